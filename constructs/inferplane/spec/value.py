"""The base of every described value: frozen, closed to unknown keys, checked at birth; knows nothing of clouds.

Faults of one value, and of the values inside it, are raised together as one `DescriptionError`.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from pydantic import AfterValidator, BaseModel, ConfigDict, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from inferplane.errors import DescriptionError, Fault, shown


class Value(BaseModel):
    """A frozen value of the description.

    Raises:
        DescriptionError: with every fault of the value and of the values in it.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, validate_default=False)

    if not TYPE_CHECKING:  # the signature that type checkers see stays the one that pydantic makes of the fields

        def __init__(self, /, **data: Any) -> None:
            try:
                super().__init__(**data)
            except ValidationError as error:
                raise DescriptionError(type(self).__name__, _faults(type(self), error)) from None


def refuse(rule: str, cure: str = "", *, field: str = "", got: object = None) -> PydanticCustomError:
    """The error that a pydantic validator raises: the rule that is broken and the cure.

    In a validator of one field, leave `field` and `got` out: pydantic knows both. In a validator of the whole value,
    name the field at fault and show what it holds.
    """
    return PydanticCustomError("inferplane", "{rule}", {"rule": rule, "cure": cure, "field": field, "got": shown(got)})


def refuse_all(subject: str, faults: Sequence[Fault]) -> None:
    """In a validator of the whole value: refuse it with all these faults, or do nothing if there are none."""
    if faults:
        raise DescriptionError(subject, faults)


def checked(check: Callable[[Any], str | None], cure: str) -> AfterValidator:
    """A validator for `Annotated`: `check` returns the rule that the value breaks, or None."""

    def validate(value: Any) -> Any:
        rule = check(value)
        if rule is not None:
            raise refuse(rule, cure)
        return value

    return AfterValidator(validate)


_CURES = {
    "greater_than": "raise it",
    "greater_than_equal": "raise it",
    "int_type": "write a whole number, without quotes",
    "less_than": "lower it",
    "less_than_equal": "lower it",
    "literal_error": "use one of these",
    "string_pattern_mismatch": "write it in that form",
    "string_type": "write it in quotes",
    "too_short": "add one",
    "tuple_type": "write it in parentheses, with a comma after each member",
}


def _faults(model: type[BaseModel], error: ValidationError) -> list[Fault]:
    faults: list[Fault] = []
    details = error.errors(include_url=False)
    places = [detail["loc"] for detail in details]
    for detail in details:
        if detail["type"] == "too_short" and any(_inside(place, detail["loc"]) for place in places):
            continue  # pydantic does not count members that it has refused already
        path = _path(detail["loc"])
        inner = detail.get("ctx", {}).get("error")
        if isinstance(inner, DescriptionError):
            faults.extend(fault.under(path) for fault in inner.faults)
        else:
            faults.append(_fault(model, path, detail))
    return list(dict.fromkeys(faults))


def _fault(model: type[BaseModel], path: str, detail: ErrorDetails) -> Fault:
    context = detail.get("ctx", {})
    match detail["type"]:
        case "inferplane":
            at = Fault(context["field"], "").under(path).field if context["field"] else path
            got = context["got"] or ("" if context["field"] or not path else shown(detail["input"]))
            return Fault(at, context["rule"], got, context["cure"])
        case "missing":
            return Fault(path, "is required", cure="give it a value")
        case "extra_forbidden":
            key = str(detail["loc"][-1])
            known = sorted(model.model_fields) if len(detail["loc"]) == 1 else []
            near = difflib.get_close_matches(key, known, n=1)
            cure = f"did you mean {near[0]}?" if near else f"known fields: {', '.join(known)}" if known else "remove it"
            return Fault(path, "is not a known field", shown(detail["input"]), cure)
        case "value_error":
            return Fault(path, str(context.get("error", detail["msg"])), shown(detail["input"]))
        case _:
            message = detail["msg"].replace("Input should be", "must be").replace("Input is", "is")
            rule = message[0].lower() + message[1:]
            cure = _CURES.get(detail["type"], "write it as the field's type says")
            return Fault(path, rule, shown(detail["input"]) or "None", cure)


def _inside(place: tuple[int | str, ...], outer: tuple[int | str, ...]) -> bool:
    return len(place) > len(outer) and place[: len(outer)] == outer


def _path(location: Sequence[int | str]) -> str:
    path = ""
    for part in location:
        if isinstance(part, int):
            path += f"[{part}]"
        elif part and part[0].isupper():
            continue  # pydantic names the member of a union that it tried; a reader knows fields only
        else:
            path += f".{part}" if path else part
    return path
