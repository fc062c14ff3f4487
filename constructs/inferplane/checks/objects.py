"""What rules see: all objects at once, Kubernetes' and CloudFormation's, and ways to find one from another."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from inferplane.checks.values import at, mapping, strings, text

ACKNOWLEDGE = "acknowledge.inferplane.dev/"
"""Annotations under this domain acknowledge a rule: its id is the name, the reason is the value."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a document begins."""

    file: str
    """As it was given, or below what was given; `-` is standard input."""
    line: int = 1
    """Its first line, from 1."""


@dataclass(frozen=True, slots=True, eq=False)
class Object:
    """A Kubernetes object."""

    content: Mapping[str, Any]
    place: Place

    @property
    def kind(self) -> str:
        """Its kind."""
        return text(self.content, "kind") or ""

    @property
    def group(self) -> str:
        """The group of its API; empty for the core one."""
        group, slash, _ = (text(self.content, "apiVersion") or "").partition("/")
        return group if slash else ""

    @property
    def name(self) -> str:
        """Its name; empty where it has none."""
        return text(self.content, "metadata", "name") or ""

    @property
    def namespace(self) -> str:
        """Its namespace; empty where it names none."""
        return text(self.content, "metadata", "namespace") or ""

    @property
    def labels(self) -> dict[str, str]:
        """Its labels."""
        return strings(self.content, "metadata", "labels")

    @property
    def annotations(self) -> dict[str, str]:
        """Its annotations."""
        return strings(self.content, "metadata", "annotations")

    @property
    def spec(self) -> Mapping[str, Any]:
        """What is asked of it."""
        return mapping(self.content, "spec")

    @property
    def title(self) -> str:
        """How a finding calls it."""
        return f"{self.kind} {self.namespace}/{self.name}" if self.namespace else f"{self.kind} {self.name}"

    @property
    def acknowledged(self) -> dict[str, str]:
        """Reasons by the id of a rule that does not hold here."""
        return {
            key.removeprefix(ACKNOWLEDGE): reason
            for key, reason in self.annotations.items()
            if key.startswith(ACKNOWLEDGE)
        }


@dataclass(frozen=True, slots=True, eq=False)
class Template:
    """A CloudFormation template."""

    content: Mapping[str, Any]
    place: Place

    @property
    def title(self) -> str:
        """How a finding calls it."""
        return "template"

    @property
    def acknowledged(self) -> dict[str, str]:
        """Reasons by the id of a rule that does not hold in the whole template."""
        return strings(self.content, "Metadata", "inferplane", "acknowledge")


@dataclass(frozen=True, slots=True, eq=False)
class Resource:
    """A resource of a CloudFormation template."""

    logical_id: str
    content: Mapping[str, Any]
    template: Template

    @property
    def type(self) -> str:
        """Its type, such as `AWS::SQS::Queue`."""
        return text(self.content, "Type") or ""

    @property
    def properties(self) -> Mapping[str, Any]:
        """What is asked of it."""
        return mapping(self.content, "Properties")

    @property
    def place(self) -> Place:
        """Where its template begins."""
        return self.template.place

    @property
    def title(self) -> str:
        """How a finding calls it."""
        return f"{self.type} {self.logical_id}"

    @property
    def acknowledged(self) -> dict[str, str]:
        """Reasons by the id of a rule that does not hold here."""
        return strings(self.content, "Metadata", "inferplane", "acknowledge")


@dataclass(frozen=True, slots=True, eq=False)
class Document:
    """A document that is neither, such as `quotas.json` or a workflow; also a file's own text."""

    content: Any
    place: Place

    @property
    def title(self) -> str:
        """How a finding calls it."""
        return "document"

    @property
    def acknowledged(self) -> dict[str, str]:
        """Nothing: a document has no place for it."""
        return {}


Subject = Object | Resource | Template | Document
"""What a finding is about."""


@dataclass(frozen=True, eq=False)
class Index:
    """All documents that are judged together."""

    objects: Sequence[Object] = ()
    templates: Sequence[Template] = ()
    documents: Sequence[Document] = ()
    texts: Mapping[str, str] = field(default_factory=dict)
    """The text of each YAML file that was read, by its name; for rules about how a value is written."""

    def of(self, *kinds: str, group: str | None = None) -> list[Object]:
        """The objects of some kinds.

        Args:
            kinds: Kinds, such as `NodePool`.
            group: The group of their API, such as `karpenter.sh`; any by default.
        """
        found = [each for kind in kinds for each in self._by_kind.get(kind, ())]
        return found if group is None else [each for each in found if each.group == group]

    def get(self, kind: str, name: str, namespace: str = "") -> Object | None:
        """The object of this kind and name; the first, where there are several."""
        return self._by_name.get((kind, namespace, name))

    def resources(self, *types: str) -> list[Resource]:
        """The resources of some types, in all templates."""
        return [each for type in types for each in self._by_type.get(type, ())]

    def referred(self, value: Any, within: Resource | Template) -> Resource | None:
        """The resource that a `Ref`, an `Fn::GetAtt` or an `Fn::ImportValue` of a template names.

        Args:
            value: The value that refers.
            within: The resource or template in which it stands.
        """
        template = within.template if isinstance(within, Resource) else within
        if export := text(value, "Fn::ImportValue"):
            exported = self._exports.get(export)
            return self.referred(exported[0], exported[1]) if exported and exported[0] != value else None
        target = text(value, "Ref") or text(value, "Fn::GetAtt", 0) or (text(value, "Fn::GetAtt") or "").split(".")[0]
        return self._by_logical_id.get((id(template), target)) if target else None

    def literal(self, value: Any, within: Resource | Template) -> str | None:
        """The text that a value of a template has, as far as the templates tell it: None for what deployment decides.

        A reference to a resource is the name that its properties give it, whichever attribute is asked for.

        Args:
            value: The value.
            within: The resource or template in which it stands.
        """
        if isinstance(value, str):
            return value
        if found := self.referred(value, within):
            return self.name_of(found)
        parts = at(value, "Fn::Join", 1)
        separator = text(value, "Fn::Join", 0)
        if separator is None or not isinstance(parts, list):
            return None
        known = [self.literal(each, within) for each in parts]
        return None if None in known else separator.join(each for each in known if each is not None)

    @staticmethod
    def name_of(resource: Resource) -> str | None:
        """The name that a resource's properties give it."""
        kind = resource.type.rpartition("::")[2]
        return text(resource.properties, f"{kind}Name") or text(resource.properties, "Name")

    @cached_property
    def _by_kind(self) -> dict[str, list[Object]]:
        found: dict[str, list[Object]] = {}
        for each in self.objects:
            found.setdefault(each.kind, []).append(each)
        return found

    @cached_property
    def _by_name(self) -> dict[tuple[str, str, str], Object]:
        return {(each.kind, each.namespace, each.name): each for each in reversed(self.objects)}

    @cached_property
    def _by_type(self) -> dict[str, list[Resource]]:
        found: dict[str, list[Resource]] = {}
        for each in self.all_resources:
            found.setdefault(each.type, []).append(each)
        return found

    @cached_property
    def _by_logical_id(self) -> dict[tuple[int, str], Resource]:
        return {(id(each.template), each.logical_id): each for each in self.all_resources}

    @cached_property
    def _exports(self) -> dict[str, tuple[Any, Template]]:
        return {
            name: (at(output, "Value"), template)
            for template in self.templates
            for output in mapping(template.content, "Outputs").values()
            if (name := text(output, "Export", "Name"))
        }

    @cached_property
    def all_resources(self) -> list[Resource]:
        """The resources of all templates."""
        return [
            Resource(logical_id, content, template)
            for template in self.templates
            for logical_id, content in mapping(template.content, "Resources").items()
            if isinstance(content, Mapping)
        ]


def sorted_out(documents: Iterable[tuple[Any, Place]], texts: Mapping[str, str] | None = None) -> Index:
    """An index of documents, each taken for what it is; a `List` for what it holds."""
    objects: list[Object] = []
    templates: list[Template] = []
    others: list[Document] = []
    waiting = list(documents)
    waiting.reverse()
    while waiting:
        content, place = waiting.pop()
        kind = text(content, "kind")
        if kind is not None and text(content, "apiVersion") is not None:
            if kind.endswith("List") and isinstance(content.get("items"), list):
                waiting += [(each, place) for each in reversed(content["items"])]
            else:
                objects.append(Object(content, place))
        elif _is_template(content):
            templates.append(Template(content, place))
        elif content is not None:
            others.append(Document(content, place))
    return Index(objects, templates, others, texts or {})


def _is_template(content: Any) -> bool:
    return any("::" in (text(each, "Type") or "") for each in mapping(content, "Resources").values())
