from __future__ import annotations

from pkgutil import extend_path
__path__ = extend_path(__path__, __name__)

import abc
import builtins
import datetime
import enum
import typing

import jsii
import publication
import typing_extensions

from jsii._type_checking import cached_type_hints, check_type


from ._jsii import *

class _LazyImport:
    def __init__(self, module_name: str) -> None:
        self._module_name = module_name
        self._module: typing.Any = None
    def __getattr__(self, name: str) -> typing.Any:
        if self._module is None:
            import importlib
            self._module = importlib.import_module(self._module_name)
        return getattr(self._module, name)

if typing.TYPE_CHECKING:

    import cdk8s as _cdk8s_d3d9af27
    import constructs as _constructs_77d1e7e8
else:

    _cdk8s_d3d9af27 = _LazyImport("cdk8s")
    _constructs_77d1e7e8 = _LazyImport("constructs")


class Gateway(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iok8snetworkinggateway.Gateway",
):
    '''
    :schema: Gateway
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        spec: typing.Union["GatewaySpec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "Gateway" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param spec: 
        :param metadata: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1a2739d36042d66ba3062f70c10b1336048f1d9e50b354882cc2c1237a059bac)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = GatewayProps(spec=spec, metadata=metadata)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        spec: typing.Union["GatewaySpec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "Gateway".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param spec: 
        :param metadata: 
        '''
        props = GatewayProps(spec=spec, metadata=metadata)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "Gateway".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


class GatewayClass(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayClass",
):
    '''
    :schema: GatewayClass
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        spec: typing.Union["GatewayClassSpec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "GatewayClass" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param spec: 
        :param metadata: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0cb783b413bb630b1852ebce28b343174ff8594a2a373f52d08318efa2d26c12)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = GatewayClassProps(spec=spec, metadata=metadata)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        spec: typing.Union["GatewayClassSpec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "GatewayClass".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param spec: 
        :param metadata: 
        '''
        props = GatewayClassProps(spec=spec, metadata=metadata)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "GatewayClass".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayClassProps",
    jsii_struct_bases=[],
    name_mapping={"spec": "spec", "metadata": "metadata"},
)
class GatewayClassProps:
    def __init__(
        self,
        *,
        spec: typing.Union["GatewayClassSpec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param spec: 
        :param metadata: 

        :schema: GatewayClass
        '''
        if isinstance(spec, dict):
            spec = GatewayClassSpec(**spec)
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1cc7d830444620cf2f8eeb676d83ee9491cac9b84bd13e7ee35b1bf47452509f)
            check_type(argname="argument spec", value=spec, expected_type=type_hints["spec"])
            check_type(argname="argument metadata", value=metadata, expected_type=type_hints["metadata"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "spec": spec,
        }
        if metadata is not None:
            self._values["metadata"] = metadata

    @builtins.property
    def spec(self) -> "GatewayClassSpec":
        '''
        :schema: GatewayClass#spec
        '''
        result = self._values.get("spec")
        assert result is not None, "Required property 'spec' is missing"
        return typing.cast("GatewayClassSpec", result)

    @builtins.property
    def metadata(self) -> typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"]:
        '''
        :schema: GatewayClass#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayClassProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayClassSpec",
    jsii_struct_bases=[],
    name_mapping={
        "controller_name": "controllerName",
        "description": "description",
        "parameters_ref": "parametersRef",
    },
)
class GatewayClassSpec:
    def __init__(
        self,
        *,
        controller_name: builtins.str,
        description: typing.Optional[builtins.str] = None,
        parameters_ref: typing.Optional[typing.Union["GatewayClassSpecParametersRef", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param controller_name: 
        :param description: 
        :param parameters_ref: 

        :schema: GatewayClassSpec
        '''
        if isinstance(parameters_ref, dict):
            parameters_ref = GatewayClassSpecParametersRef(**parameters_ref)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7510138a8fcd4fc1975ecc0c80ff81e2f5ea3b1fecaa63b526a0a5ff5bf67529)
            check_type(argname="argument controller_name", value=controller_name, expected_type=type_hints["controller_name"])
            check_type(argname="argument description", value=description, expected_type=type_hints["description"])
            check_type(argname="argument parameters_ref", value=parameters_ref, expected_type=type_hints["parameters_ref"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "controller_name": controller_name,
        }
        if description is not None:
            self._values["description"] = description
        if parameters_ref is not None:
            self._values["parameters_ref"] = parameters_ref

    @builtins.property
    def controller_name(self) -> builtins.str:
        '''
        :schema: GatewayClassSpec#controllerName
        '''
        result = self._values.get("controller_name")
        assert result is not None, "Required property 'controller_name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def description(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewayClassSpec#description
        '''
        result = self._values.get("description")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def parameters_ref(self) -> typing.Optional["GatewayClassSpecParametersRef"]:
        '''
        :schema: GatewayClassSpec#parametersRef
        '''
        result = self._values.get("parameters_ref")
        return typing.cast(typing.Optional["GatewayClassSpecParametersRef"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayClassSpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayClassSpecParametersRef",
    jsii_struct_bases=[],
    name_mapping={
        "group": "group",
        "kind": "kind",
        "name": "name",
        "namespace": "namespace",
    },
)
class GatewayClassSpecParametersRef:
    def __init__(
        self,
        *,
        group: builtins.str,
        kind: builtins.str,
        name: builtins.str,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param name: 
        :param namespace: 

        :schema: GatewayClassSpecParametersRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4205c9f4b6b92d2008399e0e07248d573ed4e0491c6ee872073743afeb752b2d)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
            "name": name,
        }
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: GatewayClassSpecParametersRef#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: GatewayClassSpecParametersRef#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: GatewayClassSpecParametersRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewayClassSpecParametersRef#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayClassSpecParametersRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class GatewayClassV1Beta1(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayClassV1Beta1",
):
    '''
    :schema: GatewayClassV1Beta1
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        spec: typing.Union["GatewayClassV1Beta1Spec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "GatewayClassV1Beta1" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param spec: 
        :param metadata: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4ef72b9f8d15dd8b7cad815c36beed88fc90eef6d3873a22802664d9ddfc7fb9)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = GatewayClassV1Beta1Props(spec=spec, metadata=metadata)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        spec: typing.Union["GatewayClassV1Beta1Spec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "GatewayClassV1Beta1".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param spec: 
        :param metadata: 
        '''
        props = GatewayClassV1Beta1Props(spec=spec, metadata=metadata)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "GatewayClassV1Beta1".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayClassV1Beta1Props",
    jsii_struct_bases=[],
    name_mapping={"spec": "spec", "metadata": "metadata"},
)
class GatewayClassV1Beta1Props:
    def __init__(
        self,
        *,
        spec: typing.Union["GatewayClassV1Beta1Spec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param spec: 
        :param metadata: 

        :schema: GatewayClassV1Beta1
        '''
        if isinstance(spec, dict):
            spec = GatewayClassV1Beta1Spec(**spec)
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b559204d4a3244def0d16a0976218815bab74db1766ca0256302941521ab730d)
            check_type(argname="argument spec", value=spec, expected_type=type_hints["spec"])
            check_type(argname="argument metadata", value=metadata, expected_type=type_hints["metadata"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "spec": spec,
        }
        if metadata is not None:
            self._values["metadata"] = metadata

    @builtins.property
    def spec(self) -> "GatewayClassV1Beta1Spec":
        '''
        :schema: GatewayClassV1Beta1#spec
        '''
        result = self._values.get("spec")
        assert result is not None, "Required property 'spec' is missing"
        return typing.cast("GatewayClassV1Beta1Spec", result)

    @builtins.property
    def metadata(self) -> typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"]:
        '''
        :schema: GatewayClassV1Beta1#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayClassV1Beta1Props(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayClassV1Beta1Spec",
    jsii_struct_bases=[],
    name_mapping={
        "controller_name": "controllerName",
        "description": "description",
        "parameters_ref": "parametersRef",
    },
)
class GatewayClassV1Beta1Spec:
    def __init__(
        self,
        *,
        controller_name: builtins.str,
        description: typing.Optional[builtins.str] = None,
        parameters_ref: typing.Optional[typing.Union["GatewayClassV1Beta1SpecParametersRef", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param controller_name: 
        :param description: 
        :param parameters_ref: 

        :schema: GatewayClassV1Beta1Spec
        '''
        if isinstance(parameters_ref, dict):
            parameters_ref = GatewayClassV1Beta1SpecParametersRef(**parameters_ref)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__73906959eba0fc689c708ecb70b52ece4cec59ab3074c3e978cd50c1ef3a8768)
            check_type(argname="argument controller_name", value=controller_name, expected_type=type_hints["controller_name"])
            check_type(argname="argument description", value=description, expected_type=type_hints["description"])
            check_type(argname="argument parameters_ref", value=parameters_ref, expected_type=type_hints["parameters_ref"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "controller_name": controller_name,
        }
        if description is not None:
            self._values["description"] = description
        if parameters_ref is not None:
            self._values["parameters_ref"] = parameters_ref

    @builtins.property
    def controller_name(self) -> builtins.str:
        '''
        :schema: GatewayClassV1Beta1Spec#controllerName
        '''
        result = self._values.get("controller_name")
        assert result is not None, "Required property 'controller_name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def description(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewayClassV1Beta1Spec#description
        '''
        result = self._values.get("description")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def parameters_ref(self) -> typing.Optional["GatewayClassV1Beta1SpecParametersRef"]:
        '''
        :schema: GatewayClassV1Beta1Spec#parametersRef
        '''
        result = self._values.get("parameters_ref")
        return typing.cast(typing.Optional["GatewayClassV1Beta1SpecParametersRef"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayClassV1Beta1Spec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayClassV1Beta1SpecParametersRef",
    jsii_struct_bases=[],
    name_mapping={
        "group": "group",
        "kind": "kind",
        "name": "name",
        "namespace": "namespace",
    },
)
class GatewayClassV1Beta1SpecParametersRef:
    def __init__(
        self,
        *,
        group: builtins.str,
        kind: builtins.str,
        name: builtins.str,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param name: 
        :param namespace: 

        :schema: GatewayClassV1Beta1SpecParametersRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a232b85fab228854a4d7cb925166ca6be015d5833507daa0a91e776916fdfe5f)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
            "name": name,
        }
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: GatewayClassV1Beta1SpecParametersRef#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: GatewayClassV1Beta1SpecParametersRef#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: GatewayClassV1Beta1SpecParametersRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewayClassV1Beta1SpecParametersRef#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayClassV1Beta1SpecParametersRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayProps",
    jsii_struct_bases=[],
    name_mapping={"spec": "spec", "metadata": "metadata"},
)
class GatewayProps:
    def __init__(
        self,
        *,
        spec: typing.Union["GatewaySpec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param spec: 
        :param metadata: 

        :schema: Gateway
        '''
        if isinstance(spec, dict):
            spec = GatewaySpec(**spec)
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5b049689cd31cf96e6e21873c8849875a8a9955740a018926fbdbdaed3cdf9e7)
            check_type(argname="argument spec", value=spec, expected_type=type_hints["spec"])
            check_type(argname="argument metadata", value=metadata, expected_type=type_hints["metadata"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "spec": spec,
        }
        if metadata is not None:
            self._values["metadata"] = metadata

    @builtins.property
    def spec(self) -> "GatewaySpec":
        '''
        :schema: Gateway#spec
        '''
        result = self._values.get("spec")
        assert result is not None, "Required property 'spec' is missing"
        return typing.cast("GatewaySpec", result)

    @builtins.property
    def metadata(self) -> typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"]:
        '''
        :schema: Gateway#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpec",
    jsii_struct_bases=[],
    name_mapping={
        "gateway_class_name": "gatewayClassName",
        "listeners": "listeners",
        "addresses": "addresses",
        "allowed_listeners": "allowedListeners",
        "default_scope": "defaultScope",
        "infrastructure": "infrastructure",
        "tls": "tls",
    },
)
class GatewaySpec:
    def __init__(
        self,
        *,
        gateway_class_name: builtins.str,
        listeners: typing.Sequence[typing.Union["GatewaySpecListeners", typing.Dict[builtins.str, typing.Any]]],
        addresses: typing.Optional[typing.Sequence[typing.Union["GatewaySpecAddresses", typing.Dict[builtins.str, typing.Any]]]] = None,
        allowed_listeners: typing.Optional[typing.Union["GatewaySpecAllowedListeners", typing.Dict[builtins.str, typing.Any]]] = None,
        default_scope: typing.Optional["GatewaySpecDefaultScope"] = None,
        infrastructure: typing.Optional[typing.Union["GatewaySpecInfrastructure", typing.Dict[builtins.str, typing.Any]]] = None,
        tls: typing.Optional[typing.Union["GatewaySpecTls", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param gateway_class_name: 
        :param listeners: 
        :param addresses: 
        :param allowed_listeners: 
        :param default_scope: 
        :param infrastructure: 
        :param tls: 

        :schema: GatewaySpec
        '''
        if isinstance(allowed_listeners, dict):
            allowed_listeners = GatewaySpecAllowedListeners(**allowed_listeners)
        if isinstance(infrastructure, dict):
            infrastructure = GatewaySpecInfrastructure(**infrastructure)
        if isinstance(tls, dict):
            tls = GatewaySpecTls(**tls)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__16fdf4fddc37b1c6b9f65ce19a24c00d7864cdb17ece5a02df7502bd38e21eca)
            check_type(argname="argument gateway_class_name", value=gateway_class_name, expected_type=type_hints["gateway_class_name"])
            check_type(argname="argument listeners", value=listeners, expected_type=type_hints["listeners"])
            check_type(argname="argument addresses", value=addresses, expected_type=type_hints["addresses"])
            check_type(argname="argument allowed_listeners", value=allowed_listeners, expected_type=type_hints["allowed_listeners"])
            check_type(argname="argument default_scope", value=default_scope, expected_type=type_hints["default_scope"])
            check_type(argname="argument infrastructure", value=infrastructure, expected_type=type_hints["infrastructure"])
            check_type(argname="argument tls", value=tls, expected_type=type_hints["tls"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "gateway_class_name": gateway_class_name,
            "listeners": listeners,
        }
        if addresses is not None:
            self._values["addresses"] = addresses
        if allowed_listeners is not None:
            self._values["allowed_listeners"] = allowed_listeners
        if default_scope is not None:
            self._values["default_scope"] = default_scope
        if infrastructure is not None:
            self._values["infrastructure"] = infrastructure
        if tls is not None:
            self._values["tls"] = tls

    @builtins.property
    def gateway_class_name(self) -> builtins.str:
        '''
        :schema: GatewaySpec#gatewayClassName
        '''
        result = self._values.get("gateway_class_name")
        assert result is not None, "Required property 'gateway_class_name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def listeners(self) -> typing.List["GatewaySpecListeners"]:
        '''
        :schema: GatewaySpec#listeners
        '''
        result = self._values.get("listeners")
        assert result is not None, "Required property 'listeners' is missing"
        return typing.cast(typing.List["GatewaySpecListeners"], result)

    @builtins.property
    def addresses(self) -> typing.Optional[typing.List["GatewaySpecAddresses"]]:
        '''
        :schema: GatewaySpec#addresses
        '''
        result = self._values.get("addresses")
        return typing.cast(typing.Optional[typing.List["GatewaySpecAddresses"]], result)

    @builtins.property
    def allowed_listeners(self) -> typing.Optional["GatewaySpecAllowedListeners"]:
        '''
        :schema: GatewaySpec#allowedListeners
        '''
        result = self._values.get("allowed_listeners")
        return typing.cast(typing.Optional["GatewaySpecAllowedListeners"], result)

    @builtins.property
    def default_scope(self) -> typing.Optional["GatewaySpecDefaultScope"]:
        '''
        :schema: GatewaySpec#defaultScope
        '''
        result = self._values.get("default_scope")
        return typing.cast(typing.Optional["GatewaySpecDefaultScope"], result)

    @builtins.property
    def infrastructure(self) -> typing.Optional["GatewaySpecInfrastructure"]:
        '''
        :schema: GatewaySpec#infrastructure
        '''
        result = self._values.get("infrastructure")
        return typing.cast(typing.Optional["GatewaySpecInfrastructure"], result)

    @builtins.property
    def tls(self) -> typing.Optional["GatewaySpecTls"]:
        '''
        :schema: GatewaySpec#tls
        '''
        result = self._values.get("tls")
        return typing.cast(typing.Optional["GatewaySpecTls"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecAddresses",
    jsii_struct_bases=[],
    name_mapping={"type": "type", "value": "value"},
)
class GatewaySpecAddresses:
    def __init__(
        self,
        *,
        type: typing.Optional[builtins.str] = None,
        value: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param type: 
        :param value: 

        :schema: GatewaySpecAddresses
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ec8ea5a678a61b070635107ee2459ea200c55a6e4e7f97c8fe065126a908b419)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if type is not None:
            self._values["type"] = type
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def type(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewaySpecAddresses#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewaySpecAddresses#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecAddresses(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecAllowedListeners",
    jsii_struct_bases=[],
    name_mapping={"namespaces": "namespaces"},
)
class GatewaySpecAllowedListeners:
    def __init__(
        self,
        *,
        namespaces: typing.Optional[typing.Union["GatewaySpecAllowedListenersNamespaces", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param namespaces: 

        :schema: GatewaySpecAllowedListeners
        '''
        if isinstance(namespaces, dict):
            namespaces = GatewaySpecAllowedListenersNamespaces(**namespaces)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a9aacd090ca4f828dfffcff35f0427b53eb262430221e2af0a94ad8791c168a8)
            check_type(argname="argument namespaces", value=namespaces, expected_type=type_hints["namespaces"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if namespaces is not None:
            self._values["namespaces"] = namespaces

    @builtins.property
    def namespaces(self) -> typing.Optional["GatewaySpecAllowedListenersNamespaces"]:
        '''
        :schema: GatewaySpecAllowedListeners#namespaces
        '''
        result = self._values.get("namespaces")
        return typing.cast(typing.Optional["GatewaySpecAllowedListenersNamespaces"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecAllowedListeners(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecAllowedListenersNamespaces",
    jsii_struct_bases=[],
    name_mapping={"from_": "from", "selector": "selector"},
)
class GatewaySpecAllowedListenersNamespaces:
    def __init__(
        self,
        *,
        from_: typing.Optional["GatewaySpecAllowedListenersNamespacesFrom"] = None,
        selector: typing.Optional[typing.Union["GatewaySpecAllowedListenersNamespacesSelector", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param from_: 
        :param selector: 

        :schema: GatewaySpecAllowedListenersNamespaces
        '''
        if isinstance(selector, dict):
            selector = GatewaySpecAllowedListenersNamespacesSelector(**selector)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__743620e0a9988719ed0d4c0ab09bfe7fdbcd77533d1913412c56be03416fd7bc)
            check_type(argname="argument from_", value=from_, expected_type=type_hints["from_"])
            check_type(argname="argument selector", value=selector, expected_type=type_hints["selector"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if from_ is not None:
            self._values["from_"] = from_
        if selector is not None:
            self._values["selector"] = selector

    @builtins.property
    def from_(self) -> typing.Optional["GatewaySpecAllowedListenersNamespacesFrom"]:
        '''
        :schema: GatewaySpecAllowedListenersNamespaces#from
        '''
        result = self._values.get("from_")
        return typing.cast(typing.Optional["GatewaySpecAllowedListenersNamespacesFrom"], result)

    @builtins.property
    def selector(
        self,
    ) -> typing.Optional["GatewaySpecAllowedListenersNamespacesSelector"]:
        '''
        :schema: GatewaySpecAllowedListenersNamespaces#selector
        '''
        result = self._values.get("selector")
        return typing.cast(typing.Optional["GatewaySpecAllowedListenersNamespacesSelector"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecAllowedListenersNamespaces(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecAllowedListenersNamespacesFrom"
)
class GatewaySpecAllowedListenersNamespacesFrom(enum.Enum):
    '''
    :schema: GatewaySpecAllowedListenersNamespacesFrom
    '''

    ALL = "ALL"
    '''All.'''
    SELECTOR = "SELECTOR"
    '''Selector.'''
    SAME = "SAME"
    '''Same.'''
    NONE = "NONE"
    '''None.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecAllowedListenersNamespacesSelector",
    jsii_struct_bases=[],
    name_mapping={
        "match_expressions": "matchExpressions",
        "match_labels": "matchLabels",
    },
)
class GatewaySpecAllowedListenersNamespacesSelector:
    def __init__(
        self,
        *,
        match_expressions: typing.Optional[typing.Sequence[typing.Union["GatewaySpecAllowedListenersNamespacesSelectorMatchExpressions", typing.Dict[builtins.str, typing.Any]]]] = None,
        match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param match_expressions: 
        :param match_labels: 

        :schema: GatewaySpecAllowedListenersNamespacesSelector
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e37a736a6b8b2e2a5bdf41336293ccc0bf04c6701ea1b89d5368aefa576061ab)
            check_type(argname="argument match_expressions", value=match_expressions, expected_type=type_hints["match_expressions"])
            check_type(argname="argument match_labels", value=match_labels, expected_type=type_hints["match_labels"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if match_expressions is not None:
            self._values["match_expressions"] = match_expressions
        if match_labels is not None:
            self._values["match_labels"] = match_labels

    @builtins.property
    def match_expressions(
        self,
    ) -> typing.Optional[typing.List["GatewaySpecAllowedListenersNamespacesSelectorMatchExpressions"]]:
        '''
        :schema: GatewaySpecAllowedListenersNamespacesSelector#matchExpressions
        '''
        result = self._values.get("match_expressions")
        return typing.cast(typing.Optional[typing.List["GatewaySpecAllowedListenersNamespacesSelectorMatchExpressions"]], result)

    @builtins.property
    def match_labels(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: GatewaySpecAllowedListenersNamespacesSelector#matchLabels
        '''
        result = self._values.get("match_labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecAllowedListenersNamespacesSelector(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecAllowedListenersNamespacesSelectorMatchExpressions",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "operator": "operator", "values": "values"},
)
class GatewaySpecAllowedListenersNamespacesSelectorMatchExpressions:
    def __init__(
        self,
        *,
        key: builtins.str,
        operator: builtins.str,
        values: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param key: 
        :param operator: 
        :param values: 

        :schema: GatewaySpecAllowedListenersNamespacesSelectorMatchExpressions
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__748ff57fdc47de9381618df5861bf2dc1f04f2bf89e547311325a25710d26a82)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument operator", value=operator, expected_type=type_hints["operator"])
            check_type(argname="argument values", value=values, expected_type=type_hints["values"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
            "operator": operator,
        }
        if values is not None:
            self._values["values"] = values

    @builtins.property
    def key(self) -> builtins.str:
        '''
        :schema: GatewaySpecAllowedListenersNamespacesSelectorMatchExpressions#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def operator(self) -> builtins.str:
        '''
        :schema: GatewaySpecAllowedListenersNamespacesSelectorMatchExpressions#operator
        '''
        result = self._values.get("operator")
        assert result is not None, "Required property 'operator' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def values(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: GatewaySpecAllowedListenersNamespacesSelectorMatchExpressions#values
        '''
        result = self._values.get("values")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecAllowedListenersNamespacesSelectorMatchExpressions(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecDefaultScope")
class GatewaySpecDefaultScope(enum.Enum):
    '''
    :schema: GatewaySpecDefaultScope
    '''

    ALL = "ALL"
    '''All.'''
    NONE = "NONE"
    '''None.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecInfrastructure",
    jsii_struct_bases=[],
    name_mapping={
        "annotations": "annotations",
        "labels": "labels",
        "parameters_ref": "parametersRef",
    },
)
class GatewaySpecInfrastructure:
    def __init__(
        self,
        *,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        parameters_ref: typing.Optional[typing.Union["GatewaySpecInfrastructureParametersRef", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param annotations: 
        :param labels: 
        :param parameters_ref: 

        :schema: GatewaySpecInfrastructure
        '''
        if isinstance(parameters_ref, dict):
            parameters_ref = GatewaySpecInfrastructureParametersRef(**parameters_ref)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a6ad74e3631dff1e9f4efd4bb6b9627b872dcec9e965fab4eb8d176683089fde)
            check_type(argname="argument annotations", value=annotations, expected_type=type_hints["annotations"])
            check_type(argname="argument labels", value=labels, expected_type=type_hints["labels"])
            check_type(argname="argument parameters_ref", value=parameters_ref, expected_type=type_hints["parameters_ref"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if annotations is not None:
            self._values["annotations"] = annotations
        if labels is not None:
            self._values["labels"] = labels
        if parameters_ref is not None:
            self._values["parameters_ref"] = parameters_ref

    @builtins.property
    def annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: GatewaySpecInfrastructure#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: GatewaySpecInfrastructure#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def parameters_ref(
        self,
    ) -> typing.Optional["GatewaySpecInfrastructureParametersRef"]:
        '''
        :schema: GatewaySpecInfrastructure#parametersRef
        '''
        result = self._values.get("parameters_ref")
        return typing.cast(typing.Optional["GatewaySpecInfrastructureParametersRef"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecInfrastructure(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecInfrastructureParametersRef",
    jsii_struct_bases=[],
    name_mapping={"group": "group", "kind": "kind", "name": "name"},
)
class GatewaySpecInfrastructureParametersRef:
    def __init__(
        self,
        *,
        group: builtins.str,
        kind: builtins.str,
        name: builtins.str,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param name: 

        :schema: GatewaySpecInfrastructureParametersRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__62e6f577fe07817fedc8d25b13d2567b9e90893413cebe557b568e7f5ebe9d52)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
            "name": name,
        }

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: GatewaySpecInfrastructureParametersRef#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: GatewaySpecInfrastructureParametersRef#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: GatewaySpecInfrastructureParametersRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecInfrastructureParametersRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecListeners",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "port": "port",
        "protocol": "protocol",
        "allowed_routes": "allowedRoutes",
        "hostname": "hostname",
        "tls": "tls",
    },
)
class GatewaySpecListeners:
    def __init__(
        self,
        *,
        name: builtins.str,
        port: jsii.Number,
        protocol: builtins.str,
        allowed_routes: typing.Optional[typing.Union["GatewaySpecListenersAllowedRoutes", typing.Dict[builtins.str, typing.Any]]] = None,
        hostname: typing.Optional[builtins.str] = None,
        tls: typing.Optional[typing.Union["GatewaySpecListenersTls", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param name: 
        :param port: 
        :param protocol: 
        :param allowed_routes: 
        :param hostname: 
        :param tls: 

        :schema: GatewaySpecListeners
        '''
        if isinstance(allowed_routes, dict):
            allowed_routes = GatewaySpecListenersAllowedRoutes(**allowed_routes)
        if isinstance(tls, dict):
            tls = GatewaySpecListenersTls(**tls)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0c64bf737b8016f0a6659f886f83bcbc5ef0676578312752b48c993b30b80327)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument protocol", value=protocol, expected_type=type_hints["protocol"])
            check_type(argname="argument allowed_routes", value=allowed_routes, expected_type=type_hints["allowed_routes"])
            check_type(argname="argument hostname", value=hostname, expected_type=type_hints["hostname"])
            check_type(argname="argument tls", value=tls, expected_type=type_hints["tls"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "port": port,
            "protocol": protocol,
        }
        if allowed_routes is not None:
            self._values["allowed_routes"] = allowed_routes
        if hostname is not None:
            self._values["hostname"] = hostname
        if tls is not None:
            self._values["tls"] = tls

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: GatewaySpecListeners#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def port(self) -> jsii.Number:
        '''
        :schema: GatewaySpecListeners#port
        '''
        result = self._values.get("port")
        assert result is not None, "Required property 'port' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def protocol(self) -> builtins.str:
        '''
        :schema: GatewaySpecListeners#protocol
        '''
        result = self._values.get("protocol")
        assert result is not None, "Required property 'protocol' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def allowed_routes(self) -> typing.Optional["GatewaySpecListenersAllowedRoutes"]:
        '''
        :schema: GatewaySpecListeners#allowedRoutes
        '''
        result = self._values.get("allowed_routes")
        return typing.cast(typing.Optional["GatewaySpecListenersAllowedRoutes"], result)

    @builtins.property
    def hostname(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewaySpecListeners#hostname
        '''
        result = self._values.get("hostname")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def tls(self) -> typing.Optional["GatewaySpecListenersTls"]:
        '''
        :schema: GatewaySpecListeners#tls
        '''
        result = self._values.get("tls")
        return typing.cast(typing.Optional["GatewaySpecListenersTls"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecListeners(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecListenersAllowedRoutes",
    jsii_struct_bases=[],
    name_mapping={"kinds": "kinds", "namespaces": "namespaces"},
)
class GatewaySpecListenersAllowedRoutes:
    def __init__(
        self,
        *,
        kinds: typing.Optional[typing.Sequence[typing.Union["GatewaySpecListenersAllowedRoutesKinds", typing.Dict[builtins.str, typing.Any]]]] = None,
        namespaces: typing.Optional[typing.Union["GatewaySpecListenersAllowedRoutesNamespaces", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param kinds: 
        :param namespaces: 

        :schema: GatewaySpecListenersAllowedRoutes
        '''
        if isinstance(namespaces, dict):
            namespaces = GatewaySpecListenersAllowedRoutesNamespaces(**namespaces)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3c670feb0f7c66e588b39b0adb7fde1c8c540ae6cc8c92d71338c73e2e703189)
            check_type(argname="argument kinds", value=kinds, expected_type=type_hints["kinds"])
            check_type(argname="argument namespaces", value=namespaces, expected_type=type_hints["namespaces"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if kinds is not None:
            self._values["kinds"] = kinds
        if namespaces is not None:
            self._values["namespaces"] = namespaces

    @builtins.property
    def kinds(
        self,
    ) -> typing.Optional[typing.List["GatewaySpecListenersAllowedRoutesKinds"]]:
        '''
        :schema: GatewaySpecListenersAllowedRoutes#kinds
        '''
        result = self._values.get("kinds")
        return typing.cast(typing.Optional[typing.List["GatewaySpecListenersAllowedRoutesKinds"]], result)

    @builtins.property
    def namespaces(
        self,
    ) -> typing.Optional["GatewaySpecListenersAllowedRoutesNamespaces"]:
        '''
        :schema: GatewaySpecListenersAllowedRoutes#namespaces
        '''
        result = self._values.get("namespaces")
        return typing.cast(typing.Optional["GatewaySpecListenersAllowedRoutesNamespaces"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecListenersAllowedRoutes(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecListenersAllowedRoutesKinds",
    jsii_struct_bases=[],
    name_mapping={"kind": "kind", "group": "group"},
)
class GatewaySpecListenersAllowedRoutesKinds:
    def __init__(
        self,
        *,
        kind: builtins.str,
        group: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param kind: 
        :param group: 

        :schema: GatewaySpecListenersAllowedRoutesKinds
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a003d18f4c5a0ab1f07a5f004e0357367df3bc72768a959aca8e5b1f83d8d168)
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "kind": kind,
        }
        if group is not None:
            self._values["group"] = group

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: GatewaySpecListenersAllowedRoutesKinds#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewaySpecListenersAllowedRoutesKinds#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecListenersAllowedRoutesKinds(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecListenersAllowedRoutesNamespaces",
    jsii_struct_bases=[],
    name_mapping={"from_": "from", "selector": "selector"},
)
class GatewaySpecListenersAllowedRoutesNamespaces:
    def __init__(
        self,
        *,
        from_: typing.Optional["GatewaySpecListenersAllowedRoutesNamespacesFrom"] = None,
        selector: typing.Optional[typing.Union["GatewaySpecListenersAllowedRoutesNamespacesSelector", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param from_: 
        :param selector: 

        :schema: GatewaySpecListenersAllowedRoutesNamespaces
        '''
        if isinstance(selector, dict):
            selector = GatewaySpecListenersAllowedRoutesNamespacesSelector(**selector)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9c4388c113b9ad47f640e413928397114d92b158905924aa47f143bdab9921b9)
            check_type(argname="argument from_", value=from_, expected_type=type_hints["from_"])
            check_type(argname="argument selector", value=selector, expected_type=type_hints["selector"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if from_ is not None:
            self._values["from_"] = from_
        if selector is not None:
            self._values["selector"] = selector

    @builtins.property
    def from_(
        self,
    ) -> typing.Optional["GatewaySpecListenersAllowedRoutesNamespacesFrom"]:
        '''
        :schema: GatewaySpecListenersAllowedRoutesNamespaces#from
        '''
        result = self._values.get("from_")
        return typing.cast(typing.Optional["GatewaySpecListenersAllowedRoutesNamespacesFrom"], result)

    @builtins.property
    def selector(
        self,
    ) -> typing.Optional["GatewaySpecListenersAllowedRoutesNamespacesSelector"]:
        '''
        :schema: GatewaySpecListenersAllowedRoutesNamespaces#selector
        '''
        result = self._values.get("selector")
        return typing.cast(typing.Optional["GatewaySpecListenersAllowedRoutesNamespacesSelector"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecListenersAllowedRoutesNamespaces(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecListenersAllowedRoutesNamespacesFrom"
)
class GatewaySpecListenersAllowedRoutesNamespacesFrom(enum.Enum):
    '''
    :schema: GatewaySpecListenersAllowedRoutesNamespacesFrom
    '''

    ALL = "ALL"
    '''All.'''
    SELECTOR = "SELECTOR"
    '''Selector.'''
    SAME = "SAME"
    '''Same.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecListenersAllowedRoutesNamespacesSelector",
    jsii_struct_bases=[],
    name_mapping={
        "match_expressions": "matchExpressions",
        "match_labels": "matchLabels",
    },
)
class GatewaySpecListenersAllowedRoutesNamespacesSelector:
    def __init__(
        self,
        *,
        match_expressions: typing.Optional[typing.Sequence[typing.Union["GatewaySpecListenersAllowedRoutesNamespacesSelectorMatchExpressions", typing.Dict[builtins.str, typing.Any]]]] = None,
        match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param match_expressions: 
        :param match_labels: 

        :schema: GatewaySpecListenersAllowedRoutesNamespacesSelector
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__efe1c68cdaea65a9a91f364fc6cceb931e740a27b401cc99f29ff72955b347b9)
            check_type(argname="argument match_expressions", value=match_expressions, expected_type=type_hints["match_expressions"])
            check_type(argname="argument match_labels", value=match_labels, expected_type=type_hints["match_labels"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if match_expressions is not None:
            self._values["match_expressions"] = match_expressions
        if match_labels is not None:
            self._values["match_labels"] = match_labels

    @builtins.property
    def match_expressions(
        self,
    ) -> typing.Optional[typing.List["GatewaySpecListenersAllowedRoutesNamespacesSelectorMatchExpressions"]]:
        '''
        :schema: GatewaySpecListenersAllowedRoutesNamespacesSelector#matchExpressions
        '''
        result = self._values.get("match_expressions")
        return typing.cast(typing.Optional[typing.List["GatewaySpecListenersAllowedRoutesNamespacesSelectorMatchExpressions"]], result)

    @builtins.property
    def match_labels(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: GatewaySpecListenersAllowedRoutesNamespacesSelector#matchLabels
        '''
        result = self._values.get("match_labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecListenersAllowedRoutesNamespacesSelector(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecListenersAllowedRoutesNamespacesSelectorMatchExpressions",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "operator": "operator", "values": "values"},
)
class GatewaySpecListenersAllowedRoutesNamespacesSelectorMatchExpressions:
    def __init__(
        self,
        *,
        key: builtins.str,
        operator: builtins.str,
        values: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param key: 
        :param operator: 
        :param values: 

        :schema: GatewaySpecListenersAllowedRoutesNamespacesSelectorMatchExpressions
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4b6be73247801ee7286d2971d7030b2293b8f2f57c542327dba90811a0d379ba)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument operator", value=operator, expected_type=type_hints["operator"])
            check_type(argname="argument values", value=values, expected_type=type_hints["values"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
            "operator": operator,
        }
        if values is not None:
            self._values["values"] = values

    @builtins.property
    def key(self) -> builtins.str:
        '''
        :schema: GatewaySpecListenersAllowedRoutesNamespacesSelectorMatchExpressions#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def operator(self) -> builtins.str:
        '''
        :schema: GatewaySpecListenersAllowedRoutesNamespacesSelectorMatchExpressions#operator
        '''
        result = self._values.get("operator")
        assert result is not None, "Required property 'operator' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def values(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: GatewaySpecListenersAllowedRoutesNamespacesSelectorMatchExpressions#values
        '''
        result = self._values.get("values")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecListenersAllowedRoutesNamespacesSelectorMatchExpressions(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecListenersTls",
    jsii_struct_bases=[],
    name_mapping={
        "certificate_refs": "certificateRefs",
        "mode": "mode",
        "options": "options",
    },
)
class GatewaySpecListenersTls:
    def __init__(
        self,
        *,
        certificate_refs: typing.Optional[typing.Sequence[typing.Union["GatewaySpecListenersTlsCertificateRefs", typing.Dict[builtins.str, typing.Any]]]] = None,
        mode: typing.Optional["GatewaySpecListenersTlsMode"] = None,
        options: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param certificate_refs: 
        :param mode: 
        :param options: 

        :schema: GatewaySpecListenersTls
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__90b1052667d8a87d1e98ba45a6bb99346276eacab3bc0fdbc2e2748759ddd0ab)
            check_type(argname="argument certificate_refs", value=certificate_refs, expected_type=type_hints["certificate_refs"])
            check_type(argname="argument mode", value=mode, expected_type=type_hints["mode"])
            check_type(argname="argument options", value=options, expected_type=type_hints["options"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if certificate_refs is not None:
            self._values["certificate_refs"] = certificate_refs
        if mode is not None:
            self._values["mode"] = mode
        if options is not None:
            self._values["options"] = options

    @builtins.property
    def certificate_refs(
        self,
    ) -> typing.Optional[typing.List["GatewaySpecListenersTlsCertificateRefs"]]:
        '''
        :schema: GatewaySpecListenersTls#certificateRefs
        '''
        result = self._values.get("certificate_refs")
        return typing.cast(typing.Optional[typing.List["GatewaySpecListenersTlsCertificateRefs"]], result)

    @builtins.property
    def mode(self) -> typing.Optional["GatewaySpecListenersTlsMode"]:
        '''
        :schema: GatewaySpecListenersTls#mode
        '''
        result = self._values.get("mode")
        return typing.cast(typing.Optional["GatewaySpecListenersTlsMode"], result)

    @builtins.property
    def options(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: GatewaySpecListenersTls#options
        '''
        result = self._values.get("options")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecListenersTls(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecListenersTlsCertificateRefs",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
    },
)
class GatewaySpecListenersTlsCertificateRefs:
    def __init__(
        self,
        *,
        name: builtins.str,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param group: 
        :param kind: 
        :param namespace: 

        :schema: GatewaySpecListenersTlsCertificateRefs
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1d17ca7866a8651ce8ec9385cbbbf39961fbf31b9d5cb9d1c56e0567a44f30d0)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: GatewaySpecListenersTlsCertificateRefs#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewaySpecListenersTlsCertificateRefs#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewaySpecListenersTlsCertificateRefs#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewaySpecListenersTlsCertificateRefs#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecListenersTlsCertificateRefs(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecListenersTlsMode"
)
class GatewaySpecListenersTlsMode(enum.Enum):
    '''
    :schema: GatewaySpecListenersTlsMode
    '''

    TERMINATE = "TERMINATE"
    '''Terminate.'''
    PASSTHROUGH = "PASSTHROUGH"
    '''Passthrough.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecTls",
    jsii_struct_bases=[],
    name_mapping={"backend": "backend", "frontend": "frontend"},
)
class GatewaySpecTls:
    def __init__(
        self,
        *,
        backend: typing.Optional[typing.Union["GatewaySpecTlsBackend", typing.Dict[builtins.str, typing.Any]]] = None,
        frontend: typing.Optional[typing.Union["GatewaySpecTlsFrontend", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param backend: 
        :param frontend: 

        :schema: GatewaySpecTls
        '''
        if isinstance(backend, dict):
            backend = GatewaySpecTlsBackend(**backend)
        if isinstance(frontend, dict):
            frontend = GatewaySpecTlsFrontend(**frontend)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ea856469f57ea180baf4267d98cae442d95cf9f3607338ba65d7c6e7e1b43fbc)
            check_type(argname="argument backend", value=backend, expected_type=type_hints["backend"])
            check_type(argname="argument frontend", value=frontend, expected_type=type_hints["frontend"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if backend is not None:
            self._values["backend"] = backend
        if frontend is not None:
            self._values["frontend"] = frontend

    @builtins.property
    def backend(self) -> typing.Optional["GatewaySpecTlsBackend"]:
        '''
        :schema: GatewaySpecTls#backend
        '''
        result = self._values.get("backend")
        return typing.cast(typing.Optional["GatewaySpecTlsBackend"], result)

    @builtins.property
    def frontend(self) -> typing.Optional["GatewaySpecTlsFrontend"]:
        '''
        :schema: GatewaySpecTls#frontend
        '''
        result = self._values.get("frontend")
        return typing.cast(typing.Optional["GatewaySpecTlsFrontend"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecTls(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecTlsBackend",
    jsii_struct_bases=[],
    name_mapping={"client_certificate_ref": "clientCertificateRef"},
)
class GatewaySpecTlsBackend:
    def __init__(
        self,
        *,
        client_certificate_ref: typing.Optional[typing.Union["GatewaySpecTlsBackendClientCertificateRef", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param client_certificate_ref: 

        :schema: GatewaySpecTlsBackend
        '''
        if isinstance(client_certificate_ref, dict):
            client_certificate_ref = GatewaySpecTlsBackendClientCertificateRef(**client_certificate_ref)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bc4ad6c5c6e88b19aed4a64dafcdabfe005c3e322cd30af570e0fee6ec7b555b)
            check_type(argname="argument client_certificate_ref", value=client_certificate_ref, expected_type=type_hints["client_certificate_ref"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if client_certificate_ref is not None:
            self._values["client_certificate_ref"] = client_certificate_ref

    @builtins.property
    def client_certificate_ref(
        self,
    ) -> typing.Optional["GatewaySpecTlsBackendClientCertificateRef"]:
        '''
        :schema: GatewaySpecTlsBackend#clientCertificateRef
        '''
        result = self._values.get("client_certificate_ref")
        return typing.cast(typing.Optional["GatewaySpecTlsBackendClientCertificateRef"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecTlsBackend(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecTlsBackendClientCertificateRef",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
    },
)
class GatewaySpecTlsBackendClientCertificateRef:
    def __init__(
        self,
        *,
        name: builtins.str,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param group: 
        :param kind: 
        :param namespace: 

        :schema: GatewaySpecTlsBackendClientCertificateRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0719d3a880c62d5a349df4fa751b8b27845c3d1567b350dbc766ff55e6d5f0d9)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: GatewaySpecTlsBackendClientCertificateRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewaySpecTlsBackendClientCertificateRef#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewaySpecTlsBackendClientCertificateRef#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewaySpecTlsBackendClientCertificateRef#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecTlsBackendClientCertificateRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecTlsFrontend",
    jsii_struct_bases=[],
    name_mapping={"default": "default", "per_port": "perPort"},
)
class GatewaySpecTlsFrontend:
    def __init__(
        self,
        *,
        default: typing.Union["GatewaySpecTlsFrontendDefault", typing.Dict[builtins.str, typing.Any]],
        per_port: typing.Optional[typing.Sequence[typing.Union["GatewaySpecTlsFrontendPerPort", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param default: 
        :param per_port: 

        :schema: GatewaySpecTlsFrontend
        '''
        if isinstance(default, dict):
            default = GatewaySpecTlsFrontendDefault(**default)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ee527dd5e481023a7c7c05ef8be3557bbffbe2bd99f192f67f4d2fa9dcb11222)
            check_type(argname="argument default", value=default, expected_type=type_hints["default"])
            check_type(argname="argument per_port", value=per_port, expected_type=type_hints["per_port"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "default": default,
        }
        if per_port is not None:
            self._values["per_port"] = per_port

    @builtins.property
    def default(self) -> "GatewaySpecTlsFrontendDefault":
        '''
        :schema: GatewaySpecTlsFrontend#default
        '''
        result = self._values.get("default")
        assert result is not None, "Required property 'default' is missing"
        return typing.cast("GatewaySpecTlsFrontendDefault", result)

    @builtins.property
    def per_port(self) -> typing.Optional[typing.List["GatewaySpecTlsFrontendPerPort"]]:
        '''
        :schema: GatewaySpecTlsFrontend#perPort
        '''
        result = self._values.get("per_port")
        return typing.cast(typing.Optional[typing.List["GatewaySpecTlsFrontendPerPort"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecTlsFrontend(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecTlsFrontendDefault",
    jsii_struct_bases=[],
    name_mapping={"validation": "validation"},
)
class GatewaySpecTlsFrontendDefault:
    def __init__(
        self,
        *,
        validation: typing.Optional[typing.Union["GatewaySpecTlsFrontendDefaultValidation", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param validation: 

        :schema: GatewaySpecTlsFrontendDefault
        '''
        if isinstance(validation, dict):
            validation = GatewaySpecTlsFrontendDefaultValidation(**validation)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f98ab15a3bbaa9c8d8c9993bcee7670abe2364cb3844910ec3cc0c5bbd3ea9bd)
            check_type(argname="argument validation", value=validation, expected_type=type_hints["validation"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if validation is not None:
            self._values["validation"] = validation

    @builtins.property
    def validation(self) -> typing.Optional["GatewaySpecTlsFrontendDefaultValidation"]:
        '''
        :schema: GatewaySpecTlsFrontendDefault#validation
        '''
        result = self._values.get("validation")
        return typing.cast(typing.Optional["GatewaySpecTlsFrontendDefaultValidation"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecTlsFrontendDefault(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecTlsFrontendDefaultValidation",
    jsii_struct_bases=[],
    name_mapping={"ca_certificate_refs": "caCertificateRefs", "mode": "mode"},
)
class GatewaySpecTlsFrontendDefaultValidation:
    def __init__(
        self,
        *,
        ca_certificate_refs: typing.Sequence[typing.Union["GatewaySpecTlsFrontendDefaultValidationCaCertificateRefs", typing.Dict[builtins.str, typing.Any]]],
        mode: typing.Optional["GatewaySpecTlsFrontendDefaultValidationMode"] = None,
    ) -> None:
        '''
        :param ca_certificate_refs: 
        :param mode: 

        :schema: GatewaySpecTlsFrontendDefaultValidation
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__42b0a63374a2c2df1af45e6c28b752843f3a60b51da91325f9a0d64dc43a60db)
            check_type(argname="argument ca_certificate_refs", value=ca_certificate_refs, expected_type=type_hints["ca_certificate_refs"])
            check_type(argname="argument mode", value=mode, expected_type=type_hints["mode"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "ca_certificate_refs": ca_certificate_refs,
        }
        if mode is not None:
            self._values["mode"] = mode

    @builtins.property
    def ca_certificate_refs(
        self,
    ) -> typing.List["GatewaySpecTlsFrontendDefaultValidationCaCertificateRefs"]:
        '''
        :schema: GatewaySpecTlsFrontendDefaultValidation#caCertificateRefs
        '''
        result = self._values.get("ca_certificate_refs")
        assert result is not None, "Required property 'ca_certificate_refs' is missing"
        return typing.cast(typing.List["GatewaySpecTlsFrontendDefaultValidationCaCertificateRefs"], result)

    @builtins.property
    def mode(self) -> typing.Optional["GatewaySpecTlsFrontendDefaultValidationMode"]:
        '''
        :schema: GatewaySpecTlsFrontendDefaultValidation#mode
        '''
        result = self._values.get("mode")
        return typing.cast(typing.Optional["GatewaySpecTlsFrontendDefaultValidationMode"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecTlsFrontendDefaultValidation(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecTlsFrontendDefaultValidationCaCertificateRefs",
    jsii_struct_bases=[],
    name_mapping={
        "group": "group",
        "kind": "kind",
        "name": "name",
        "namespace": "namespace",
    },
)
class GatewaySpecTlsFrontendDefaultValidationCaCertificateRefs:
    def __init__(
        self,
        *,
        group: builtins.str,
        kind: builtins.str,
        name: builtins.str,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param name: 
        :param namespace: 

        :schema: GatewaySpecTlsFrontendDefaultValidationCaCertificateRefs
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7fa7cd4bb13694cd7d4e15ff5cccf8da2b55fed6c57ee426bcfce73bee36f1d8)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
            "name": name,
        }
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: GatewaySpecTlsFrontendDefaultValidationCaCertificateRefs#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: GatewaySpecTlsFrontendDefaultValidationCaCertificateRefs#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: GatewaySpecTlsFrontendDefaultValidationCaCertificateRefs#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewaySpecTlsFrontendDefaultValidationCaCertificateRefs#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecTlsFrontendDefaultValidationCaCertificateRefs(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecTlsFrontendDefaultValidationMode"
)
class GatewaySpecTlsFrontendDefaultValidationMode(enum.Enum):
    '''
    :schema: GatewaySpecTlsFrontendDefaultValidationMode
    '''

    ALLOW_VALID_ONLY = "ALLOW_VALID_ONLY"
    '''AllowValidOnly.'''
    ALLOW_INSECURE_FALLBACK = "ALLOW_INSECURE_FALLBACK"
    '''AllowInsecureFallback.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecTlsFrontendPerPort",
    jsii_struct_bases=[],
    name_mapping={"port": "port", "tls": "tls"},
)
class GatewaySpecTlsFrontendPerPort:
    def __init__(
        self,
        *,
        port: jsii.Number,
        tls: typing.Union["GatewaySpecTlsFrontendPerPortTls", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param port: 
        :param tls: 

        :schema: GatewaySpecTlsFrontendPerPort
        '''
        if isinstance(tls, dict):
            tls = GatewaySpecTlsFrontendPerPortTls(**tls)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c98833631fb3b53deccf2bd2958ff2e342f3faf00644579e48c4ad2b3888113c)
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument tls", value=tls, expected_type=type_hints["tls"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "port": port,
            "tls": tls,
        }

    @builtins.property
    def port(self) -> jsii.Number:
        '''
        :schema: GatewaySpecTlsFrontendPerPort#port
        '''
        result = self._values.get("port")
        assert result is not None, "Required property 'port' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def tls(self) -> "GatewaySpecTlsFrontendPerPortTls":
        '''
        :schema: GatewaySpecTlsFrontendPerPort#tls
        '''
        result = self._values.get("tls")
        assert result is not None, "Required property 'tls' is missing"
        return typing.cast("GatewaySpecTlsFrontendPerPortTls", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecTlsFrontendPerPort(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecTlsFrontendPerPortTls",
    jsii_struct_bases=[],
    name_mapping={"validation": "validation"},
)
class GatewaySpecTlsFrontendPerPortTls:
    def __init__(
        self,
        *,
        validation: typing.Optional[typing.Union["GatewaySpecTlsFrontendPerPortTlsValidation", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param validation: 

        :schema: GatewaySpecTlsFrontendPerPortTls
        '''
        if isinstance(validation, dict):
            validation = GatewaySpecTlsFrontendPerPortTlsValidation(**validation)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7ebb667db3ce59a64680c1f20fe30bb2a209fe4f3a4fa2a02749ef8dca6f1dfc)
            check_type(argname="argument validation", value=validation, expected_type=type_hints["validation"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if validation is not None:
            self._values["validation"] = validation

    @builtins.property
    def validation(
        self,
    ) -> typing.Optional["GatewaySpecTlsFrontendPerPortTlsValidation"]:
        '''
        :schema: GatewaySpecTlsFrontendPerPortTls#validation
        '''
        result = self._values.get("validation")
        return typing.cast(typing.Optional["GatewaySpecTlsFrontendPerPortTlsValidation"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecTlsFrontendPerPortTls(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecTlsFrontendPerPortTlsValidation",
    jsii_struct_bases=[],
    name_mapping={"ca_certificate_refs": "caCertificateRefs", "mode": "mode"},
)
class GatewaySpecTlsFrontendPerPortTlsValidation:
    def __init__(
        self,
        *,
        ca_certificate_refs: typing.Sequence[typing.Union["GatewaySpecTlsFrontendPerPortTlsValidationCaCertificateRefs", typing.Dict[builtins.str, typing.Any]]],
        mode: typing.Optional["GatewaySpecTlsFrontendPerPortTlsValidationMode"] = None,
    ) -> None:
        '''
        :param ca_certificate_refs: 
        :param mode: 

        :schema: GatewaySpecTlsFrontendPerPortTlsValidation
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6281ecf6a07f540535dfeeac3f1b96c4df0bddd4dad54a0989a2403ae4605ae0)
            check_type(argname="argument ca_certificate_refs", value=ca_certificate_refs, expected_type=type_hints["ca_certificate_refs"])
            check_type(argname="argument mode", value=mode, expected_type=type_hints["mode"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "ca_certificate_refs": ca_certificate_refs,
        }
        if mode is not None:
            self._values["mode"] = mode

    @builtins.property
    def ca_certificate_refs(
        self,
    ) -> typing.List["GatewaySpecTlsFrontendPerPortTlsValidationCaCertificateRefs"]:
        '''
        :schema: GatewaySpecTlsFrontendPerPortTlsValidation#caCertificateRefs
        '''
        result = self._values.get("ca_certificate_refs")
        assert result is not None, "Required property 'ca_certificate_refs' is missing"
        return typing.cast(typing.List["GatewaySpecTlsFrontendPerPortTlsValidationCaCertificateRefs"], result)

    @builtins.property
    def mode(self) -> typing.Optional["GatewaySpecTlsFrontendPerPortTlsValidationMode"]:
        '''
        :schema: GatewaySpecTlsFrontendPerPortTlsValidation#mode
        '''
        result = self._values.get("mode")
        return typing.cast(typing.Optional["GatewaySpecTlsFrontendPerPortTlsValidationMode"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecTlsFrontendPerPortTlsValidation(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecTlsFrontendPerPortTlsValidationCaCertificateRefs",
    jsii_struct_bases=[],
    name_mapping={
        "group": "group",
        "kind": "kind",
        "name": "name",
        "namespace": "namespace",
    },
)
class GatewaySpecTlsFrontendPerPortTlsValidationCaCertificateRefs:
    def __init__(
        self,
        *,
        group: builtins.str,
        kind: builtins.str,
        name: builtins.str,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param name: 
        :param namespace: 

        :schema: GatewaySpecTlsFrontendPerPortTlsValidationCaCertificateRefs
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1a21e22b79ff81ae15ee81d708229b5a2d74909b52aacbd580a8eab95fa94881)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
            "name": name,
        }
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: GatewaySpecTlsFrontendPerPortTlsValidationCaCertificateRefs#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: GatewaySpecTlsFrontendPerPortTlsValidationCaCertificateRefs#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: GatewaySpecTlsFrontendPerPortTlsValidationCaCertificateRefs#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewaySpecTlsFrontendPerPortTlsValidationCaCertificateRefs#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewaySpecTlsFrontendPerPortTlsValidationCaCertificateRefs(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewaySpecTlsFrontendPerPortTlsValidationMode"
)
class GatewaySpecTlsFrontendPerPortTlsValidationMode(enum.Enum):
    '''
    :schema: GatewaySpecTlsFrontendPerPortTlsValidationMode
    '''

    ALLOW_VALID_ONLY = "ALLOW_VALID_ONLY"
    '''AllowValidOnly.'''
    ALLOW_INSECURE_FALLBACK = "ALLOW_INSECURE_FALLBACK"
    '''AllowInsecureFallback.'''


class GatewayV1Beta1(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1",
):
    '''
    :schema: GatewayV1Beta1
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        spec: typing.Union["GatewayV1Beta1Spec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "GatewayV1Beta1" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param spec: 
        :param metadata: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3b2d3bd298e0f8a2a99225d6df2b40539c0dd3c258d97dae2022c9077e22a69a)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = GatewayV1Beta1Props(spec=spec, metadata=metadata)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        spec: typing.Union["GatewayV1Beta1Spec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "GatewayV1Beta1".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param spec: 
        :param metadata: 
        '''
        props = GatewayV1Beta1Props(spec=spec, metadata=metadata)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "GatewayV1Beta1".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1Props",
    jsii_struct_bases=[],
    name_mapping={"spec": "spec", "metadata": "metadata"},
)
class GatewayV1Beta1Props:
    def __init__(
        self,
        *,
        spec: typing.Union["GatewayV1Beta1Spec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param spec: 
        :param metadata: 

        :schema: GatewayV1Beta1
        '''
        if isinstance(spec, dict):
            spec = GatewayV1Beta1Spec(**spec)
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__767ab1bb77d3d49c23dc68259e520460a9c1a13603d08c4ac91c45287a695e39)
            check_type(argname="argument spec", value=spec, expected_type=type_hints["spec"])
            check_type(argname="argument metadata", value=metadata, expected_type=type_hints["metadata"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "spec": spec,
        }
        if metadata is not None:
            self._values["metadata"] = metadata

    @builtins.property
    def spec(self) -> "GatewayV1Beta1Spec":
        '''
        :schema: GatewayV1Beta1#spec
        '''
        result = self._values.get("spec")
        assert result is not None, "Required property 'spec' is missing"
        return typing.cast("GatewayV1Beta1Spec", result)

    @builtins.property
    def metadata(self) -> typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"]:
        '''
        :schema: GatewayV1Beta1#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1Props(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1Spec",
    jsii_struct_bases=[],
    name_mapping={
        "gateway_class_name": "gatewayClassName",
        "listeners": "listeners",
        "addresses": "addresses",
        "allowed_listeners": "allowedListeners",
        "default_scope": "defaultScope",
        "infrastructure": "infrastructure",
        "tls": "tls",
    },
)
class GatewayV1Beta1Spec:
    def __init__(
        self,
        *,
        gateway_class_name: builtins.str,
        listeners: typing.Sequence[typing.Union["GatewayV1Beta1SpecListeners", typing.Dict[builtins.str, typing.Any]]],
        addresses: typing.Optional[typing.Sequence[typing.Union["GatewayV1Beta1SpecAddresses", typing.Dict[builtins.str, typing.Any]]]] = None,
        allowed_listeners: typing.Optional[typing.Union["GatewayV1Beta1SpecAllowedListeners", typing.Dict[builtins.str, typing.Any]]] = None,
        default_scope: typing.Optional["GatewayV1Beta1SpecDefaultScope"] = None,
        infrastructure: typing.Optional[typing.Union["GatewayV1Beta1SpecInfrastructure", typing.Dict[builtins.str, typing.Any]]] = None,
        tls: typing.Optional[typing.Union["GatewayV1Beta1SpecTls", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param gateway_class_name: 
        :param listeners: 
        :param addresses: 
        :param allowed_listeners: 
        :param default_scope: 
        :param infrastructure: 
        :param tls: 

        :schema: GatewayV1Beta1Spec
        '''
        if isinstance(allowed_listeners, dict):
            allowed_listeners = GatewayV1Beta1SpecAllowedListeners(**allowed_listeners)
        if isinstance(infrastructure, dict):
            infrastructure = GatewayV1Beta1SpecInfrastructure(**infrastructure)
        if isinstance(tls, dict):
            tls = GatewayV1Beta1SpecTls(**tls)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0d14ea6f9dfc6d3294f250727f0cf1884205b13bd92a1d87d8f7d86084970aff)
            check_type(argname="argument gateway_class_name", value=gateway_class_name, expected_type=type_hints["gateway_class_name"])
            check_type(argname="argument listeners", value=listeners, expected_type=type_hints["listeners"])
            check_type(argname="argument addresses", value=addresses, expected_type=type_hints["addresses"])
            check_type(argname="argument allowed_listeners", value=allowed_listeners, expected_type=type_hints["allowed_listeners"])
            check_type(argname="argument default_scope", value=default_scope, expected_type=type_hints["default_scope"])
            check_type(argname="argument infrastructure", value=infrastructure, expected_type=type_hints["infrastructure"])
            check_type(argname="argument tls", value=tls, expected_type=type_hints["tls"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "gateway_class_name": gateway_class_name,
            "listeners": listeners,
        }
        if addresses is not None:
            self._values["addresses"] = addresses
        if allowed_listeners is not None:
            self._values["allowed_listeners"] = allowed_listeners
        if default_scope is not None:
            self._values["default_scope"] = default_scope
        if infrastructure is not None:
            self._values["infrastructure"] = infrastructure
        if tls is not None:
            self._values["tls"] = tls

    @builtins.property
    def gateway_class_name(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1Spec#gatewayClassName
        '''
        result = self._values.get("gateway_class_name")
        assert result is not None, "Required property 'gateway_class_name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def listeners(self) -> typing.List["GatewayV1Beta1SpecListeners"]:
        '''
        :schema: GatewayV1Beta1Spec#listeners
        '''
        result = self._values.get("listeners")
        assert result is not None, "Required property 'listeners' is missing"
        return typing.cast(typing.List["GatewayV1Beta1SpecListeners"], result)

    @builtins.property
    def addresses(self) -> typing.Optional[typing.List["GatewayV1Beta1SpecAddresses"]]:
        '''
        :schema: GatewayV1Beta1Spec#addresses
        '''
        result = self._values.get("addresses")
        return typing.cast(typing.Optional[typing.List["GatewayV1Beta1SpecAddresses"]], result)

    @builtins.property
    def allowed_listeners(
        self,
    ) -> typing.Optional["GatewayV1Beta1SpecAllowedListeners"]:
        '''
        :schema: GatewayV1Beta1Spec#allowedListeners
        '''
        result = self._values.get("allowed_listeners")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecAllowedListeners"], result)

    @builtins.property
    def default_scope(self) -> typing.Optional["GatewayV1Beta1SpecDefaultScope"]:
        '''
        :schema: GatewayV1Beta1Spec#defaultScope
        '''
        result = self._values.get("default_scope")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecDefaultScope"], result)

    @builtins.property
    def infrastructure(self) -> typing.Optional["GatewayV1Beta1SpecInfrastructure"]:
        '''
        :schema: GatewayV1Beta1Spec#infrastructure
        '''
        result = self._values.get("infrastructure")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecInfrastructure"], result)

    @builtins.property
    def tls(self) -> typing.Optional["GatewayV1Beta1SpecTls"]:
        '''
        :schema: GatewayV1Beta1Spec#tls
        '''
        result = self._values.get("tls")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecTls"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1Spec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecAddresses",
    jsii_struct_bases=[],
    name_mapping={"type": "type", "value": "value"},
)
class GatewayV1Beta1SpecAddresses:
    def __init__(
        self,
        *,
        type: typing.Optional[builtins.str] = None,
        value: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param type: 
        :param value: 

        :schema: GatewayV1Beta1SpecAddresses
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__dbab2b7eb381e0ff0fe3c886df144b03a4b4181ed4034a8dd8eb449a37eb174f)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if type is not None:
            self._values["type"] = type
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def type(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewayV1Beta1SpecAddresses#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewayV1Beta1SpecAddresses#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecAddresses(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecAllowedListeners",
    jsii_struct_bases=[],
    name_mapping={"namespaces": "namespaces"},
)
class GatewayV1Beta1SpecAllowedListeners:
    def __init__(
        self,
        *,
        namespaces: typing.Optional[typing.Union["GatewayV1Beta1SpecAllowedListenersNamespaces", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param namespaces: 

        :schema: GatewayV1Beta1SpecAllowedListeners
        '''
        if isinstance(namespaces, dict):
            namespaces = GatewayV1Beta1SpecAllowedListenersNamespaces(**namespaces)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6f8b38a0df765cb928910ce20faacb051abe368a0c758a897897d8ef648e7654)
            check_type(argname="argument namespaces", value=namespaces, expected_type=type_hints["namespaces"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if namespaces is not None:
            self._values["namespaces"] = namespaces

    @builtins.property
    def namespaces(
        self,
    ) -> typing.Optional["GatewayV1Beta1SpecAllowedListenersNamespaces"]:
        '''
        :schema: GatewayV1Beta1SpecAllowedListeners#namespaces
        '''
        result = self._values.get("namespaces")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecAllowedListenersNamespaces"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecAllowedListeners(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecAllowedListenersNamespaces",
    jsii_struct_bases=[],
    name_mapping={"from_": "from", "selector": "selector"},
)
class GatewayV1Beta1SpecAllowedListenersNamespaces:
    def __init__(
        self,
        *,
        from_: typing.Optional["GatewayV1Beta1SpecAllowedListenersNamespacesFrom"] = None,
        selector: typing.Optional[typing.Union["GatewayV1Beta1SpecAllowedListenersNamespacesSelector", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param from_: 
        :param selector: 

        :schema: GatewayV1Beta1SpecAllowedListenersNamespaces
        '''
        if isinstance(selector, dict):
            selector = GatewayV1Beta1SpecAllowedListenersNamespacesSelector(**selector)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7ac8c389a053d17539633d6193b90d4b04079b09d67eaff7263d9565791e03e6)
            check_type(argname="argument from_", value=from_, expected_type=type_hints["from_"])
            check_type(argname="argument selector", value=selector, expected_type=type_hints["selector"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if from_ is not None:
            self._values["from_"] = from_
        if selector is not None:
            self._values["selector"] = selector

    @builtins.property
    def from_(
        self,
    ) -> typing.Optional["GatewayV1Beta1SpecAllowedListenersNamespacesFrom"]:
        '''
        :schema: GatewayV1Beta1SpecAllowedListenersNamespaces#from
        '''
        result = self._values.get("from_")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecAllowedListenersNamespacesFrom"], result)

    @builtins.property
    def selector(
        self,
    ) -> typing.Optional["GatewayV1Beta1SpecAllowedListenersNamespacesSelector"]:
        '''
        :schema: GatewayV1Beta1SpecAllowedListenersNamespaces#selector
        '''
        result = self._values.get("selector")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecAllowedListenersNamespacesSelector"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecAllowedListenersNamespaces(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecAllowedListenersNamespacesFrom"
)
class GatewayV1Beta1SpecAllowedListenersNamespacesFrom(enum.Enum):
    '''
    :schema: GatewayV1Beta1SpecAllowedListenersNamespacesFrom
    '''

    ALL = "ALL"
    '''All.'''
    SELECTOR = "SELECTOR"
    '''Selector.'''
    SAME = "SAME"
    '''Same.'''
    NONE = "NONE"
    '''None.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecAllowedListenersNamespacesSelector",
    jsii_struct_bases=[],
    name_mapping={
        "match_expressions": "matchExpressions",
        "match_labels": "matchLabels",
    },
)
class GatewayV1Beta1SpecAllowedListenersNamespacesSelector:
    def __init__(
        self,
        *,
        match_expressions: typing.Optional[typing.Sequence[typing.Union["GatewayV1Beta1SpecAllowedListenersNamespacesSelectorMatchExpressions", typing.Dict[builtins.str, typing.Any]]]] = None,
        match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param match_expressions: 
        :param match_labels: 

        :schema: GatewayV1Beta1SpecAllowedListenersNamespacesSelector
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9a98670a9699a384c368b57b604a926a9d260b344f3b45c0fa47819edc64b450)
            check_type(argname="argument match_expressions", value=match_expressions, expected_type=type_hints["match_expressions"])
            check_type(argname="argument match_labels", value=match_labels, expected_type=type_hints["match_labels"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if match_expressions is not None:
            self._values["match_expressions"] = match_expressions
        if match_labels is not None:
            self._values["match_labels"] = match_labels

    @builtins.property
    def match_expressions(
        self,
    ) -> typing.Optional[typing.List["GatewayV1Beta1SpecAllowedListenersNamespacesSelectorMatchExpressions"]]:
        '''
        :schema: GatewayV1Beta1SpecAllowedListenersNamespacesSelector#matchExpressions
        '''
        result = self._values.get("match_expressions")
        return typing.cast(typing.Optional[typing.List["GatewayV1Beta1SpecAllowedListenersNamespacesSelectorMatchExpressions"]], result)

    @builtins.property
    def match_labels(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: GatewayV1Beta1SpecAllowedListenersNamespacesSelector#matchLabels
        '''
        result = self._values.get("match_labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecAllowedListenersNamespacesSelector(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecAllowedListenersNamespacesSelectorMatchExpressions",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "operator": "operator", "values": "values"},
)
class GatewayV1Beta1SpecAllowedListenersNamespacesSelectorMatchExpressions:
    def __init__(
        self,
        *,
        key: builtins.str,
        operator: builtins.str,
        values: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param key: 
        :param operator: 
        :param values: 

        :schema: GatewayV1Beta1SpecAllowedListenersNamespacesSelectorMatchExpressions
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__35fbfd1b978b0e7173b6b695486cb8ad56c21c4b7b463c7bad22a0f4e47fb1ec)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument operator", value=operator, expected_type=type_hints["operator"])
            check_type(argname="argument values", value=values, expected_type=type_hints["values"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
            "operator": operator,
        }
        if values is not None:
            self._values["values"] = values

    @builtins.property
    def key(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecAllowedListenersNamespacesSelectorMatchExpressions#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def operator(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecAllowedListenersNamespacesSelectorMatchExpressions#operator
        '''
        result = self._values.get("operator")
        assert result is not None, "Required property 'operator' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def values(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: GatewayV1Beta1SpecAllowedListenersNamespacesSelectorMatchExpressions#values
        '''
        result = self._values.get("values")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecAllowedListenersNamespacesSelectorMatchExpressions(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecDefaultScope"
)
class GatewayV1Beta1SpecDefaultScope(enum.Enum):
    '''
    :schema: GatewayV1Beta1SpecDefaultScope
    '''

    ALL = "ALL"
    '''All.'''
    NONE = "NONE"
    '''None.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecInfrastructure",
    jsii_struct_bases=[],
    name_mapping={
        "annotations": "annotations",
        "labels": "labels",
        "parameters_ref": "parametersRef",
    },
)
class GatewayV1Beta1SpecInfrastructure:
    def __init__(
        self,
        *,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        parameters_ref: typing.Optional[typing.Union["GatewayV1Beta1SpecInfrastructureParametersRef", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param annotations: 
        :param labels: 
        :param parameters_ref: 

        :schema: GatewayV1Beta1SpecInfrastructure
        '''
        if isinstance(parameters_ref, dict):
            parameters_ref = GatewayV1Beta1SpecInfrastructureParametersRef(**parameters_ref)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__87cdc85907ab8388f08376c53864c11fe8b4ed77b302164636769c3f08be7cf3)
            check_type(argname="argument annotations", value=annotations, expected_type=type_hints["annotations"])
            check_type(argname="argument labels", value=labels, expected_type=type_hints["labels"])
            check_type(argname="argument parameters_ref", value=parameters_ref, expected_type=type_hints["parameters_ref"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if annotations is not None:
            self._values["annotations"] = annotations
        if labels is not None:
            self._values["labels"] = labels
        if parameters_ref is not None:
            self._values["parameters_ref"] = parameters_ref

    @builtins.property
    def annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: GatewayV1Beta1SpecInfrastructure#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: GatewayV1Beta1SpecInfrastructure#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def parameters_ref(
        self,
    ) -> typing.Optional["GatewayV1Beta1SpecInfrastructureParametersRef"]:
        '''
        :schema: GatewayV1Beta1SpecInfrastructure#parametersRef
        '''
        result = self._values.get("parameters_ref")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecInfrastructureParametersRef"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecInfrastructure(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecInfrastructureParametersRef",
    jsii_struct_bases=[],
    name_mapping={"group": "group", "kind": "kind", "name": "name"},
)
class GatewayV1Beta1SpecInfrastructureParametersRef:
    def __init__(
        self,
        *,
        group: builtins.str,
        kind: builtins.str,
        name: builtins.str,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param name: 

        :schema: GatewayV1Beta1SpecInfrastructureParametersRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6f276d1f083bb5cef56afd1ee05b22381034e0958b174a35b96155fb8879a630)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
            "name": name,
        }

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecInfrastructureParametersRef#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecInfrastructureParametersRef#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecInfrastructureParametersRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecInfrastructureParametersRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecListeners",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "port": "port",
        "protocol": "protocol",
        "allowed_routes": "allowedRoutes",
        "hostname": "hostname",
        "tls": "tls",
    },
)
class GatewayV1Beta1SpecListeners:
    def __init__(
        self,
        *,
        name: builtins.str,
        port: jsii.Number,
        protocol: builtins.str,
        allowed_routes: typing.Optional[typing.Union["GatewayV1Beta1SpecListenersAllowedRoutes", typing.Dict[builtins.str, typing.Any]]] = None,
        hostname: typing.Optional[builtins.str] = None,
        tls: typing.Optional[typing.Union["GatewayV1Beta1SpecListenersTls", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param name: 
        :param port: 
        :param protocol: 
        :param allowed_routes: 
        :param hostname: 
        :param tls: 

        :schema: GatewayV1Beta1SpecListeners
        '''
        if isinstance(allowed_routes, dict):
            allowed_routes = GatewayV1Beta1SpecListenersAllowedRoutes(**allowed_routes)
        if isinstance(tls, dict):
            tls = GatewayV1Beta1SpecListenersTls(**tls)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3374f04f53bf3bdfdc96074a1b94c3eaf8f48cdc8d419b4fadefea638ac2ef87)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument protocol", value=protocol, expected_type=type_hints["protocol"])
            check_type(argname="argument allowed_routes", value=allowed_routes, expected_type=type_hints["allowed_routes"])
            check_type(argname="argument hostname", value=hostname, expected_type=type_hints["hostname"])
            check_type(argname="argument tls", value=tls, expected_type=type_hints["tls"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "port": port,
            "protocol": protocol,
        }
        if allowed_routes is not None:
            self._values["allowed_routes"] = allowed_routes
        if hostname is not None:
            self._values["hostname"] = hostname
        if tls is not None:
            self._values["tls"] = tls

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecListeners#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def port(self) -> jsii.Number:
        '''
        :schema: GatewayV1Beta1SpecListeners#port
        '''
        result = self._values.get("port")
        assert result is not None, "Required property 'port' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def protocol(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecListeners#protocol
        '''
        result = self._values.get("protocol")
        assert result is not None, "Required property 'protocol' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def allowed_routes(
        self,
    ) -> typing.Optional["GatewayV1Beta1SpecListenersAllowedRoutes"]:
        '''
        :schema: GatewayV1Beta1SpecListeners#allowedRoutes
        '''
        result = self._values.get("allowed_routes")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecListenersAllowedRoutes"], result)

    @builtins.property
    def hostname(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewayV1Beta1SpecListeners#hostname
        '''
        result = self._values.get("hostname")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def tls(self) -> typing.Optional["GatewayV1Beta1SpecListenersTls"]:
        '''
        :schema: GatewayV1Beta1SpecListeners#tls
        '''
        result = self._values.get("tls")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecListenersTls"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecListeners(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecListenersAllowedRoutes",
    jsii_struct_bases=[],
    name_mapping={"kinds": "kinds", "namespaces": "namespaces"},
)
class GatewayV1Beta1SpecListenersAllowedRoutes:
    def __init__(
        self,
        *,
        kinds: typing.Optional[typing.Sequence[typing.Union["GatewayV1Beta1SpecListenersAllowedRoutesKinds", typing.Dict[builtins.str, typing.Any]]]] = None,
        namespaces: typing.Optional[typing.Union["GatewayV1Beta1SpecListenersAllowedRoutesNamespaces", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param kinds: 
        :param namespaces: 

        :schema: GatewayV1Beta1SpecListenersAllowedRoutes
        '''
        if isinstance(namespaces, dict):
            namespaces = GatewayV1Beta1SpecListenersAllowedRoutesNamespaces(**namespaces)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__34200b0d1da94d2dc481564e827090b4e86d8bcc5fcac5b99e500e2f7eea6c84)
            check_type(argname="argument kinds", value=kinds, expected_type=type_hints["kinds"])
            check_type(argname="argument namespaces", value=namespaces, expected_type=type_hints["namespaces"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if kinds is not None:
            self._values["kinds"] = kinds
        if namespaces is not None:
            self._values["namespaces"] = namespaces

    @builtins.property
    def kinds(
        self,
    ) -> typing.Optional[typing.List["GatewayV1Beta1SpecListenersAllowedRoutesKinds"]]:
        '''
        :schema: GatewayV1Beta1SpecListenersAllowedRoutes#kinds
        '''
        result = self._values.get("kinds")
        return typing.cast(typing.Optional[typing.List["GatewayV1Beta1SpecListenersAllowedRoutesKinds"]], result)

    @builtins.property
    def namespaces(
        self,
    ) -> typing.Optional["GatewayV1Beta1SpecListenersAllowedRoutesNamespaces"]:
        '''
        :schema: GatewayV1Beta1SpecListenersAllowedRoutes#namespaces
        '''
        result = self._values.get("namespaces")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecListenersAllowedRoutesNamespaces"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecListenersAllowedRoutes(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecListenersAllowedRoutesKinds",
    jsii_struct_bases=[],
    name_mapping={"kind": "kind", "group": "group"},
)
class GatewayV1Beta1SpecListenersAllowedRoutesKinds:
    def __init__(
        self,
        *,
        kind: builtins.str,
        group: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param kind: 
        :param group: 

        :schema: GatewayV1Beta1SpecListenersAllowedRoutesKinds
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__be473699001f953574a1ff2ab3bde90a0484c367c2225ad89628ce97f36a4274)
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "kind": kind,
        }
        if group is not None:
            self._values["group"] = group

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecListenersAllowedRoutesKinds#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewayV1Beta1SpecListenersAllowedRoutesKinds#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecListenersAllowedRoutesKinds(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecListenersAllowedRoutesNamespaces",
    jsii_struct_bases=[],
    name_mapping={"from_": "from", "selector": "selector"},
)
class GatewayV1Beta1SpecListenersAllowedRoutesNamespaces:
    def __init__(
        self,
        *,
        from_: typing.Optional["GatewayV1Beta1SpecListenersAllowedRoutesNamespacesFrom"] = None,
        selector: typing.Optional[typing.Union["GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelector", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param from_: 
        :param selector: 

        :schema: GatewayV1Beta1SpecListenersAllowedRoutesNamespaces
        '''
        if isinstance(selector, dict):
            selector = GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelector(**selector)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__974ac18440178da4b43cb24d7a5c7bfa56cc881519dd5f50d44a3af806aec9e1)
            check_type(argname="argument from_", value=from_, expected_type=type_hints["from_"])
            check_type(argname="argument selector", value=selector, expected_type=type_hints["selector"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if from_ is not None:
            self._values["from_"] = from_
        if selector is not None:
            self._values["selector"] = selector

    @builtins.property
    def from_(
        self,
    ) -> typing.Optional["GatewayV1Beta1SpecListenersAllowedRoutesNamespacesFrom"]:
        '''
        :schema: GatewayV1Beta1SpecListenersAllowedRoutesNamespaces#from
        '''
        result = self._values.get("from_")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecListenersAllowedRoutesNamespacesFrom"], result)

    @builtins.property
    def selector(
        self,
    ) -> typing.Optional["GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelector"]:
        '''
        :schema: GatewayV1Beta1SpecListenersAllowedRoutesNamespaces#selector
        '''
        result = self._values.get("selector")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelector"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecListenersAllowedRoutesNamespaces(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecListenersAllowedRoutesNamespacesFrom"
)
class GatewayV1Beta1SpecListenersAllowedRoutesNamespacesFrom(enum.Enum):
    '''
    :schema: GatewayV1Beta1SpecListenersAllowedRoutesNamespacesFrom
    '''

    ALL = "ALL"
    '''All.'''
    SELECTOR = "SELECTOR"
    '''Selector.'''
    SAME = "SAME"
    '''Same.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelector",
    jsii_struct_bases=[],
    name_mapping={
        "match_expressions": "matchExpressions",
        "match_labels": "matchLabels",
    },
)
class GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelector:
    def __init__(
        self,
        *,
        match_expressions: typing.Optional[typing.Sequence[typing.Union["GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelectorMatchExpressions", typing.Dict[builtins.str, typing.Any]]]] = None,
        match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param match_expressions: 
        :param match_labels: 

        :schema: GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelector
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5331251f493878108319a6acf00854a24d67e4bb090d78ef52b918579c1ac524)
            check_type(argname="argument match_expressions", value=match_expressions, expected_type=type_hints["match_expressions"])
            check_type(argname="argument match_labels", value=match_labels, expected_type=type_hints["match_labels"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if match_expressions is not None:
            self._values["match_expressions"] = match_expressions
        if match_labels is not None:
            self._values["match_labels"] = match_labels

    @builtins.property
    def match_expressions(
        self,
    ) -> typing.Optional[typing.List["GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelectorMatchExpressions"]]:
        '''
        :schema: GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelector#matchExpressions
        '''
        result = self._values.get("match_expressions")
        return typing.cast(typing.Optional[typing.List["GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelectorMatchExpressions"]], result)

    @builtins.property
    def match_labels(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelector#matchLabels
        '''
        result = self._values.get("match_labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelector(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelectorMatchExpressions",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "operator": "operator", "values": "values"},
)
class GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelectorMatchExpressions:
    def __init__(
        self,
        *,
        key: builtins.str,
        operator: builtins.str,
        values: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param key: 
        :param operator: 
        :param values: 

        :schema: GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelectorMatchExpressions
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3ad6a75222d60020a1e15dc4338e7b4cb6df171023586467c236105df90e1fbb)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument operator", value=operator, expected_type=type_hints["operator"])
            check_type(argname="argument values", value=values, expected_type=type_hints["values"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
            "operator": operator,
        }
        if values is not None:
            self._values["values"] = values

    @builtins.property
    def key(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelectorMatchExpressions#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def operator(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelectorMatchExpressions#operator
        '''
        result = self._values.get("operator")
        assert result is not None, "Required property 'operator' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def values(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelectorMatchExpressions#values
        '''
        result = self._values.get("values")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelectorMatchExpressions(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecListenersTls",
    jsii_struct_bases=[],
    name_mapping={
        "certificate_refs": "certificateRefs",
        "mode": "mode",
        "options": "options",
    },
)
class GatewayV1Beta1SpecListenersTls:
    def __init__(
        self,
        *,
        certificate_refs: typing.Optional[typing.Sequence[typing.Union["GatewayV1Beta1SpecListenersTlsCertificateRefs", typing.Dict[builtins.str, typing.Any]]]] = None,
        mode: typing.Optional["GatewayV1Beta1SpecListenersTlsMode"] = None,
        options: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param certificate_refs: 
        :param mode: 
        :param options: 

        :schema: GatewayV1Beta1SpecListenersTls
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b5e80baa00cfac896e53ea6df307a8bea6b6a6188f3f3be3e059c0994f5d0d99)
            check_type(argname="argument certificate_refs", value=certificate_refs, expected_type=type_hints["certificate_refs"])
            check_type(argname="argument mode", value=mode, expected_type=type_hints["mode"])
            check_type(argname="argument options", value=options, expected_type=type_hints["options"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if certificate_refs is not None:
            self._values["certificate_refs"] = certificate_refs
        if mode is not None:
            self._values["mode"] = mode
        if options is not None:
            self._values["options"] = options

    @builtins.property
    def certificate_refs(
        self,
    ) -> typing.Optional[typing.List["GatewayV1Beta1SpecListenersTlsCertificateRefs"]]:
        '''
        :schema: GatewayV1Beta1SpecListenersTls#certificateRefs
        '''
        result = self._values.get("certificate_refs")
        return typing.cast(typing.Optional[typing.List["GatewayV1Beta1SpecListenersTlsCertificateRefs"]], result)

    @builtins.property
    def mode(self) -> typing.Optional["GatewayV1Beta1SpecListenersTlsMode"]:
        '''
        :schema: GatewayV1Beta1SpecListenersTls#mode
        '''
        result = self._values.get("mode")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecListenersTlsMode"], result)

    @builtins.property
    def options(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: GatewayV1Beta1SpecListenersTls#options
        '''
        result = self._values.get("options")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecListenersTls(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecListenersTlsCertificateRefs",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
    },
)
class GatewayV1Beta1SpecListenersTlsCertificateRefs:
    def __init__(
        self,
        *,
        name: builtins.str,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param group: 
        :param kind: 
        :param namespace: 

        :schema: GatewayV1Beta1SpecListenersTlsCertificateRefs
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__87b0c39f22512a25a8e26377be4976ebcab4af5d084037be39cebe6c153ef0fe)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecListenersTlsCertificateRefs#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewayV1Beta1SpecListenersTlsCertificateRefs#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewayV1Beta1SpecListenersTlsCertificateRefs#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewayV1Beta1SpecListenersTlsCertificateRefs#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecListenersTlsCertificateRefs(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecListenersTlsMode"
)
class GatewayV1Beta1SpecListenersTlsMode(enum.Enum):
    '''
    :schema: GatewayV1Beta1SpecListenersTlsMode
    '''

    TERMINATE = "TERMINATE"
    '''Terminate.'''
    PASSTHROUGH = "PASSTHROUGH"
    '''Passthrough.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecTls",
    jsii_struct_bases=[],
    name_mapping={"backend": "backend", "frontend": "frontend"},
)
class GatewayV1Beta1SpecTls:
    def __init__(
        self,
        *,
        backend: typing.Optional[typing.Union["GatewayV1Beta1SpecTlsBackend", typing.Dict[builtins.str, typing.Any]]] = None,
        frontend: typing.Optional[typing.Union["GatewayV1Beta1SpecTlsFrontend", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param backend: 
        :param frontend: 

        :schema: GatewayV1Beta1SpecTls
        '''
        if isinstance(backend, dict):
            backend = GatewayV1Beta1SpecTlsBackend(**backend)
        if isinstance(frontend, dict):
            frontend = GatewayV1Beta1SpecTlsFrontend(**frontend)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ef2a8d506f8a4c97c94b7ffd3d4b23bd2283a7b7b0da618ab118aa1cf6d641a0)
            check_type(argname="argument backend", value=backend, expected_type=type_hints["backend"])
            check_type(argname="argument frontend", value=frontend, expected_type=type_hints["frontend"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if backend is not None:
            self._values["backend"] = backend
        if frontend is not None:
            self._values["frontend"] = frontend

    @builtins.property
    def backend(self) -> typing.Optional["GatewayV1Beta1SpecTlsBackend"]:
        '''
        :schema: GatewayV1Beta1SpecTls#backend
        '''
        result = self._values.get("backend")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecTlsBackend"], result)

    @builtins.property
    def frontend(self) -> typing.Optional["GatewayV1Beta1SpecTlsFrontend"]:
        '''
        :schema: GatewayV1Beta1SpecTls#frontend
        '''
        result = self._values.get("frontend")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecTlsFrontend"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecTls(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecTlsBackend",
    jsii_struct_bases=[],
    name_mapping={"client_certificate_ref": "clientCertificateRef"},
)
class GatewayV1Beta1SpecTlsBackend:
    def __init__(
        self,
        *,
        client_certificate_ref: typing.Optional[typing.Union["GatewayV1Beta1SpecTlsBackendClientCertificateRef", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param client_certificate_ref: 

        :schema: GatewayV1Beta1SpecTlsBackend
        '''
        if isinstance(client_certificate_ref, dict):
            client_certificate_ref = GatewayV1Beta1SpecTlsBackendClientCertificateRef(**client_certificate_ref)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e118d53389ba7fa58a01b9ad664c6213efe9560a485d7d9c86ac405d85bc405b)
            check_type(argname="argument client_certificate_ref", value=client_certificate_ref, expected_type=type_hints["client_certificate_ref"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if client_certificate_ref is not None:
            self._values["client_certificate_ref"] = client_certificate_ref

    @builtins.property
    def client_certificate_ref(
        self,
    ) -> typing.Optional["GatewayV1Beta1SpecTlsBackendClientCertificateRef"]:
        '''
        :schema: GatewayV1Beta1SpecTlsBackend#clientCertificateRef
        '''
        result = self._values.get("client_certificate_ref")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecTlsBackendClientCertificateRef"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecTlsBackend(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecTlsBackendClientCertificateRef",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
    },
)
class GatewayV1Beta1SpecTlsBackendClientCertificateRef:
    def __init__(
        self,
        *,
        name: builtins.str,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param group: 
        :param kind: 
        :param namespace: 

        :schema: GatewayV1Beta1SpecTlsBackendClientCertificateRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__40836bc776b4c6962da6ab229c1965f7f9c55b508c395db2f9b83a54ffc817fc)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecTlsBackendClientCertificateRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewayV1Beta1SpecTlsBackendClientCertificateRef#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewayV1Beta1SpecTlsBackendClientCertificateRef#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewayV1Beta1SpecTlsBackendClientCertificateRef#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecTlsBackendClientCertificateRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecTlsFrontend",
    jsii_struct_bases=[],
    name_mapping={"default": "default", "per_port": "perPort"},
)
class GatewayV1Beta1SpecTlsFrontend:
    def __init__(
        self,
        *,
        default: typing.Union["GatewayV1Beta1SpecTlsFrontendDefault", typing.Dict[builtins.str, typing.Any]],
        per_port: typing.Optional[typing.Sequence[typing.Union["GatewayV1Beta1SpecTlsFrontendPerPort", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param default: 
        :param per_port: 

        :schema: GatewayV1Beta1SpecTlsFrontend
        '''
        if isinstance(default, dict):
            default = GatewayV1Beta1SpecTlsFrontendDefault(**default)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1fbb632507f26417868a2c43c80fa38b947a4fbdab20d371126b6cc938382bf0)
            check_type(argname="argument default", value=default, expected_type=type_hints["default"])
            check_type(argname="argument per_port", value=per_port, expected_type=type_hints["per_port"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "default": default,
        }
        if per_port is not None:
            self._values["per_port"] = per_port

    @builtins.property
    def default(self) -> "GatewayV1Beta1SpecTlsFrontendDefault":
        '''
        :schema: GatewayV1Beta1SpecTlsFrontend#default
        '''
        result = self._values.get("default")
        assert result is not None, "Required property 'default' is missing"
        return typing.cast("GatewayV1Beta1SpecTlsFrontendDefault", result)

    @builtins.property
    def per_port(
        self,
    ) -> typing.Optional[typing.List["GatewayV1Beta1SpecTlsFrontendPerPort"]]:
        '''
        :schema: GatewayV1Beta1SpecTlsFrontend#perPort
        '''
        result = self._values.get("per_port")
        return typing.cast(typing.Optional[typing.List["GatewayV1Beta1SpecTlsFrontendPerPort"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecTlsFrontend(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecTlsFrontendDefault",
    jsii_struct_bases=[],
    name_mapping={"validation": "validation"},
)
class GatewayV1Beta1SpecTlsFrontendDefault:
    def __init__(
        self,
        *,
        validation: typing.Optional[typing.Union["GatewayV1Beta1SpecTlsFrontendDefaultValidation", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param validation: 

        :schema: GatewayV1Beta1SpecTlsFrontendDefault
        '''
        if isinstance(validation, dict):
            validation = GatewayV1Beta1SpecTlsFrontendDefaultValidation(**validation)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2da15a1accb701784522dcc4315ffe4e324cdbe47e0a1743cad3546f1e4c676a)
            check_type(argname="argument validation", value=validation, expected_type=type_hints["validation"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if validation is not None:
            self._values["validation"] = validation

    @builtins.property
    def validation(
        self,
    ) -> typing.Optional["GatewayV1Beta1SpecTlsFrontendDefaultValidation"]:
        '''
        :schema: GatewayV1Beta1SpecTlsFrontendDefault#validation
        '''
        result = self._values.get("validation")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecTlsFrontendDefaultValidation"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecTlsFrontendDefault(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecTlsFrontendDefaultValidation",
    jsii_struct_bases=[],
    name_mapping={"ca_certificate_refs": "caCertificateRefs", "mode": "mode"},
)
class GatewayV1Beta1SpecTlsFrontendDefaultValidation:
    def __init__(
        self,
        *,
        ca_certificate_refs: typing.Sequence[typing.Union["GatewayV1Beta1SpecTlsFrontendDefaultValidationCaCertificateRefs", typing.Dict[builtins.str, typing.Any]]],
        mode: typing.Optional["GatewayV1Beta1SpecTlsFrontendDefaultValidationMode"] = None,
    ) -> None:
        '''
        :param ca_certificate_refs: 
        :param mode: 

        :schema: GatewayV1Beta1SpecTlsFrontendDefaultValidation
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__66a6f8e77e7ce6f381e8898b17f9cff76d91a7328678cf2c4bee212e8b6e86e4)
            check_type(argname="argument ca_certificate_refs", value=ca_certificate_refs, expected_type=type_hints["ca_certificate_refs"])
            check_type(argname="argument mode", value=mode, expected_type=type_hints["mode"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "ca_certificate_refs": ca_certificate_refs,
        }
        if mode is not None:
            self._values["mode"] = mode

    @builtins.property
    def ca_certificate_refs(
        self,
    ) -> typing.List["GatewayV1Beta1SpecTlsFrontendDefaultValidationCaCertificateRefs"]:
        '''
        :schema: GatewayV1Beta1SpecTlsFrontendDefaultValidation#caCertificateRefs
        '''
        result = self._values.get("ca_certificate_refs")
        assert result is not None, "Required property 'ca_certificate_refs' is missing"
        return typing.cast(typing.List["GatewayV1Beta1SpecTlsFrontendDefaultValidationCaCertificateRefs"], result)

    @builtins.property
    def mode(
        self,
    ) -> typing.Optional["GatewayV1Beta1SpecTlsFrontendDefaultValidationMode"]:
        '''
        :schema: GatewayV1Beta1SpecTlsFrontendDefaultValidation#mode
        '''
        result = self._values.get("mode")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecTlsFrontendDefaultValidationMode"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecTlsFrontendDefaultValidation(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecTlsFrontendDefaultValidationCaCertificateRefs",
    jsii_struct_bases=[],
    name_mapping={
        "group": "group",
        "kind": "kind",
        "name": "name",
        "namespace": "namespace",
    },
)
class GatewayV1Beta1SpecTlsFrontendDefaultValidationCaCertificateRefs:
    def __init__(
        self,
        *,
        group: builtins.str,
        kind: builtins.str,
        name: builtins.str,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param name: 
        :param namespace: 

        :schema: GatewayV1Beta1SpecTlsFrontendDefaultValidationCaCertificateRefs
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__26a35b6e6fa53d04879418a7456fa735eb32d387f505c1986b240b80384dba80)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
            "name": name,
        }
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecTlsFrontendDefaultValidationCaCertificateRefs#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecTlsFrontendDefaultValidationCaCertificateRefs#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecTlsFrontendDefaultValidationCaCertificateRefs#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewayV1Beta1SpecTlsFrontendDefaultValidationCaCertificateRefs#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecTlsFrontendDefaultValidationCaCertificateRefs(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecTlsFrontendDefaultValidationMode"
)
class GatewayV1Beta1SpecTlsFrontendDefaultValidationMode(enum.Enum):
    '''
    :schema: GatewayV1Beta1SpecTlsFrontendDefaultValidationMode
    '''

    ALLOW_VALID_ONLY = "ALLOW_VALID_ONLY"
    '''AllowValidOnly.'''
    ALLOW_INSECURE_FALLBACK = "ALLOW_INSECURE_FALLBACK"
    '''AllowInsecureFallback.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecTlsFrontendPerPort",
    jsii_struct_bases=[],
    name_mapping={"port": "port", "tls": "tls"},
)
class GatewayV1Beta1SpecTlsFrontendPerPort:
    def __init__(
        self,
        *,
        port: jsii.Number,
        tls: typing.Union["GatewayV1Beta1SpecTlsFrontendPerPortTls", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param port: 
        :param tls: 

        :schema: GatewayV1Beta1SpecTlsFrontendPerPort
        '''
        if isinstance(tls, dict):
            tls = GatewayV1Beta1SpecTlsFrontendPerPortTls(**tls)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__13c3c8dd787188d568c3123ea900f949c296f682f8a683d8935304402eee7bbc)
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument tls", value=tls, expected_type=type_hints["tls"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "port": port,
            "tls": tls,
        }

    @builtins.property
    def port(self) -> jsii.Number:
        '''
        :schema: GatewayV1Beta1SpecTlsFrontendPerPort#port
        '''
        result = self._values.get("port")
        assert result is not None, "Required property 'port' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def tls(self) -> "GatewayV1Beta1SpecTlsFrontendPerPortTls":
        '''
        :schema: GatewayV1Beta1SpecTlsFrontendPerPort#tls
        '''
        result = self._values.get("tls")
        assert result is not None, "Required property 'tls' is missing"
        return typing.cast("GatewayV1Beta1SpecTlsFrontendPerPortTls", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecTlsFrontendPerPort(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecTlsFrontendPerPortTls",
    jsii_struct_bases=[],
    name_mapping={"validation": "validation"},
)
class GatewayV1Beta1SpecTlsFrontendPerPortTls:
    def __init__(
        self,
        *,
        validation: typing.Optional[typing.Union["GatewayV1Beta1SpecTlsFrontendPerPortTlsValidation", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param validation: 

        :schema: GatewayV1Beta1SpecTlsFrontendPerPortTls
        '''
        if isinstance(validation, dict):
            validation = GatewayV1Beta1SpecTlsFrontendPerPortTlsValidation(**validation)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b2216785ea8be4a14bb4510c01c2b4c1ddcbba37b6c1c759cefd476c35581007)
            check_type(argname="argument validation", value=validation, expected_type=type_hints["validation"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if validation is not None:
            self._values["validation"] = validation

    @builtins.property
    def validation(
        self,
    ) -> typing.Optional["GatewayV1Beta1SpecTlsFrontendPerPortTlsValidation"]:
        '''
        :schema: GatewayV1Beta1SpecTlsFrontendPerPortTls#validation
        '''
        result = self._values.get("validation")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecTlsFrontendPerPortTlsValidation"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecTlsFrontendPerPortTls(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecTlsFrontendPerPortTlsValidation",
    jsii_struct_bases=[],
    name_mapping={"ca_certificate_refs": "caCertificateRefs", "mode": "mode"},
)
class GatewayV1Beta1SpecTlsFrontendPerPortTlsValidation:
    def __init__(
        self,
        *,
        ca_certificate_refs: typing.Sequence[typing.Union["GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationCaCertificateRefs", typing.Dict[builtins.str, typing.Any]]],
        mode: typing.Optional["GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationMode"] = None,
    ) -> None:
        '''
        :param ca_certificate_refs: 
        :param mode: 

        :schema: GatewayV1Beta1SpecTlsFrontendPerPortTlsValidation
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1fe202e0396377da8836acaca5bfc315b26c629d60ce4e0df12a766894d38847)
            check_type(argname="argument ca_certificate_refs", value=ca_certificate_refs, expected_type=type_hints["ca_certificate_refs"])
            check_type(argname="argument mode", value=mode, expected_type=type_hints["mode"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "ca_certificate_refs": ca_certificate_refs,
        }
        if mode is not None:
            self._values["mode"] = mode

    @builtins.property
    def ca_certificate_refs(
        self,
    ) -> typing.List["GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationCaCertificateRefs"]:
        '''
        :schema: GatewayV1Beta1SpecTlsFrontendPerPortTlsValidation#caCertificateRefs
        '''
        result = self._values.get("ca_certificate_refs")
        assert result is not None, "Required property 'ca_certificate_refs' is missing"
        return typing.cast(typing.List["GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationCaCertificateRefs"], result)

    @builtins.property
    def mode(
        self,
    ) -> typing.Optional["GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationMode"]:
        '''
        :schema: GatewayV1Beta1SpecTlsFrontendPerPortTlsValidation#mode
        '''
        result = self._values.get("mode")
        return typing.cast(typing.Optional["GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationMode"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecTlsFrontendPerPortTlsValidation(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationCaCertificateRefs",
    jsii_struct_bases=[],
    name_mapping={
        "group": "group",
        "kind": "kind",
        "name": "name",
        "namespace": "namespace",
    },
)
class GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationCaCertificateRefs:
    def __init__(
        self,
        *,
        group: builtins.str,
        kind: builtins.str,
        name: builtins.str,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param name: 
        :param namespace: 

        :schema: GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationCaCertificateRefs
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e5b8812a88f49115b9b21c1c0543ee6290c4e9b08e7a98085e815ce8ff5df7c9)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
            "name": name,
        }
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationCaCertificateRefs#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationCaCertificateRefs#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationCaCertificateRefs#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationCaCertificateRefs#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationCaCertificateRefs(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationMode"
)
class GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationMode(enum.Enum):
    '''
    :schema: GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationMode
    '''

    ALLOW_VALID_ONLY = "ALLOW_VALID_ONLY"
    '''AllowValidOnly.'''
    ALLOW_INSECURE_FALLBACK = "ALLOW_INSECURE_FALLBACK"
    '''AllowInsecureFallback.'''


class HttpRoute(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRoute",
):
    '''
    :schema: HTTPRoute
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        spec: typing.Union["HttpRouteSpec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "HTTPRoute" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param spec: 
        :param metadata: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6e844c002dbd2932fc4365a484f32acdc76784b2ab23795b920ec2be540aded2)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = HttpRouteProps(spec=spec, metadata=metadata)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        spec: typing.Union["HttpRouteSpec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "HTTPRoute".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param spec: 
        :param metadata: 
        '''
        props = HttpRouteProps(spec=spec, metadata=metadata)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "HTTPRoute".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteProps",
    jsii_struct_bases=[],
    name_mapping={"spec": "spec", "metadata": "metadata"},
)
class HttpRouteProps:
    def __init__(
        self,
        *,
        spec: typing.Union["HttpRouteSpec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param spec: 
        :param metadata: 

        :schema: HTTPRoute
        '''
        if isinstance(spec, dict):
            spec = HttpRouteSpec(**spec)
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__af1b78b3c579e0cbf877f0fb9dcddaf9fb614c09a8a0fb593951dd0f5f6ee652)
            check_type(argname="argument spec", value=spec, expected_type=type_hints["spec"])
            check_type(argname="argument metadata", value=metadata, expected_type=type_hints["metadata"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "spec": spec,
        }
        if metadata is not None:
            self._values["metadata"] = metadata

    @builtins.property
    def spec(self) -> "HttpRouteSpec":
        '''
        :schema: HTTPRoute#spec
        '''
        result = self._values.get("spec")
        assert result is not None, "Required property 'spec' is missing"
        return typing.cast("HttpRouteSpec", result)

    @builtins.property
    def metadata(self) -> typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"]:
        '''
        :schema: HTTPRoute#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpec",
    jsii_struct_bases=[],
    name_mapping={
        "hostnames": "hostnames",
        "parent_refs": "parentRefs",
        "rules": "rules",
        "use_default_gateways": "useDefaultGateways",
    },
)
class HttpRouteSpec:
    def __init__(
        self,
        *,
        hostnames: typing.Optional[typing.Sequence[builtins.str]] = None,
        parent_refs: typing.Optional[typing.Sequence[typing.Union["HttpRouteSpecParentRefs", typing.Dict[builtins.str, typing.Any]]]] = None,
        rules: typing.Optional[typing.Sequence[typing.Union["HttpRouteSpecRules", typing.Dict[builtins.str, typing.Any]]]] = None,
        use_default_gateways: typing.Optional["HttpRouteSpecUseDefaultGateways"] = None,
    ) -> None:
        '''
        :param hostnames: 
        :param parent_refs: 
        :param rules: 
        :param use_default_gateways: 

        :schema: HttpRouteSpec
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__44ebd1ed84097802dc0b22d5cca2917038410ce1d53e8996d71c82d1f7246eb7)
            check_type(argname="argument hostnames", value=hostnames, expected_type=type_hints["hostnames"])
            check_type(argname="argument parent_refs", value=parent_refs, expected_type=type_hints["parent_refs"])
            check_type(argname="argument rules", value=rules, expected_type=type_hints["rules"])
            check_type(argname="argument use_default_gateways", value=use_default_gateways, expected_type=type_hints["use_default_gateways"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if hostnames is not None:
            self._values["hostnames"] = hostnames
        if parent_refs is not None:
            self._values["parent_refs"] = parent_refs
        if rules is not None:
            self._values["rules"] = rules
        if use_default_gateways is not None:
            self._values["use_default_gateways"] = use_default_gateways

    @builtins.property
    def hostnames(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpec#hostnames
        '''
        result = self._values.get("hostnames")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def parent_refs(self) -> typing.Optional[typing.List["HttpRouteSpecParentRefs"]]:
        '''
        :schema: HttpRouteSpec#parentRefs
        '''
        result = self._values.get("parent_refs")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecParentRefs"]], result)

    @builtins.property
    def rules(self) -> typing.Optional[typing.List["HttpRouteSpecRules"]]:
        '''
        :schema: HttpRouteSpec#rules
        '''
        result = self._values.get("rules")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRules"]], result)

    @builtins.property
    def use_default_gateways(
        self,
    ) -> typing.Optional["HttpRouteSpecUseDefaultGateways"]:
        '''
        :schema: HttpRouteSpec#useDefaultGateways
        '''
        result = self._values.get("use_default_gateways")
        return typing.cast(typing.Optional["HttpRouteSpecUseDefaultGateways"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecParentRefs",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
        "port": "port",
        "section_name": "sectionName",
    },
)
class HttpRouteSpecParentRefs:
    def __init__(
        self,
        *,
        name: builtins.str,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        port: typing.Optional[jsii.Number] = None,
        section_name: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param group: 
        :param kind: 
        :param namespace: 
        :param port: 
        :param section_name: 

        :schema: HttpRouteSpecParentRefs
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__215399d3caaf2a26f965b307314a471e1c647e606d0e08d1f064e84f7d114912)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument section_name", value=section_name, expected_type=type_hints["section_name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace
        if port is not None:
            self._values["port"] = port
        if section_name is not None:
            self._values["section_name"] = section_name

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecParentRefs#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecParentRefs#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecParentRefs#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecParentRefs#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecParentRefs#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def section_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecParentRefs#sectionName
        '''
        result = self._values.get("section_name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecParentRefs(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRules",
    jsii_struct_bases=[],
    name_mapping={
        "backend_refs": "backendRefs",
        "filters": "filters",
        "matches": "matches",
        "name": "name",
        "retry": "retry",
        "session_persistence": "sessionPersistence",
        "timeouts": "timeouts",
    },
)
class HttpRouteSpecRules:
    def __init__(
        self,
        *,
        backend_refs: typing.Optional[typing.Sequence[typing.Union["HttpRouteSpecRulesBackendRefs", typing.Dict[builtins.str, typing.Any]]]] = None,
        filters: typing.Optional[typing.Sequence[typing.Union["HttpRouteSpecRulesFilters", typing.Dict[builtins.str, typing.Any]]]] = None,
        matches: typing.Optional[typing.Sequence[typing.Union["HttpRouteSpecRulesMatches", typing.Dict[builtins.str, typing.Any]]]] = None,
        name: typing.Optional[builtins.str] = None,
        retry: typing.Optional[typing.Union["HttpRouteSpecRulesRetry", typing.Dict[builtins.str, typing.Any]]] = None,
        session_persistence: typing.Optional[typing.Union["HttpRouteSpecRulesSessionPersistence", typing.Dict[builtins.str, typing.Any]]] = None,
        timeouts: typing.Optional[typing.Union["HttpRouteSpecRulesTimeouts", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param backend_refs: 
        :param filters: 
        :param matches: 
        :param name: 
        :param retry: 
        :param session_persistence: 
        :param timeouts: 

        :schema: HttpRouteSpecRules
        '''
        if isinstance(retry, dict):
            retry = HttpRouteSpecRulesRetry(**retry)
        if isinstance(session_persistence, dict):
            session_persistence = HttpRouteSpecRulesSessionPersistence(**session_persistence)
        if isinstance(timeouts, dict):
            timeouts = HttpRouteSpecRulesTimeouts(**timeouts)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4169b9cd5c0dee3dbdad7d2f70d0f97ec255ec4e969f2ddcfc46e1ee3c23cf4c)
            check_type(argname="argument backend_refs", value=backend_refs, expected_type=type_hints["backend_refs"])
            check_type(argname="argument filters", value=filters, expected_type=type_hints["filters"])
            check_type(argname="argument matches", value=matches, expected_type=type_hints["matches"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument retry", value=retry, expected_type=type_hints["retry"])
            check_type(argname="argument session_persistence", value=session_persistence, expected_type=type_hints["session_persistence"])
            check_type(argname="argument timeouts", value=timeouts, expected_type=type_hints["timeouts"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if backend_refs is not None:
            self._values["backend_refs"] = backend_refs
        if filters is not None:
            self._values["filters"] = filters
        if matches is not None:
            self._values["matches"] = matches
        if name is not None:
            self._values["name"] = name
        if retry is not None:
            self._values["retry"] = retry
        if session_persistence is not None:
            self._values["session_persistence"] = session_persistence
        if timeouts is not None:
            self._values["timeouts"] = timeouts

    @builtins.property
    def backend_refs(
        self,
    ) -> typing.Optional[typing.List["HttpRouteSpecRulesBackendRefs"]]:
        '''
        :schema: HttpRouteSpecRules#backendRefs
        '''
        result = self._values.get("backend_refs")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRulesBackendRefs"]], result)

    @builtins.property
    def filters(self) -> typing.Optional[typing.List["HttpRouteSpecRulesFilters"]]:
        '''
        :schema: HttpRouteSpecRules#filters
        '''
        result = self._values.get("filters")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRulesFilters"]], result)

    @builtins.property
    def matches(self) -> typing.Optional[typing.List["HttpRouteSpecRulesMatches"]]:
        '''
        :schema: HttpRouteSpecRules#matches
        '''
        result = self._values.get("matches")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRulesMatches"]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRules#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def retry(self) -> typing.Optional["HttpRouteSpecRulesRetry"]:
        '''
        :schema: HttpRouteSpecRules#retry
        '''
        result = self._values.get("retry")
        return typing.cast(typing.Optional["HttpRouteSpecRulesRetry"], result)

    @builtins.property
    def session_persistence(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesSessionPersistence"]:
        '''
        :schema: HttpRouteSpecRules#sessionPersistence
        '''
        result = self._values.get("session_persistence")
        return typing.cast(typing.Optional["HttpRouteSpecRulesSessionPersistence"], result)

    @builtins.property
    def timeouts(self) -> typing.Optional["HttpRouteSpecRulesTimeouts"]:
        '''
        :schema: HttpRouteSpecRules#timeouts
        '''
        result = self._values.get("timeouts")
        return typing.cast(typing.Optional["HttpRouteSpecRulesTimeouts"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRules(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefs",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "filters": "filters",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
        "port": "port",
        "weight": "weight",
    },
)
class HttpRouteSpecRulesBackendRefs:
    def __init__(
        self,
        *,
        name: builtins.str,
        filters: typing.Optional[typing.Sequence[typing.Union["HttpRouteSpecRulesBackendRefsFilters", typing.Dict[builtins.str, typing.Any]]]] = None,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        port: typing.Optional[jsii.Number] = None,
        weight: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param name: 
        :param filters: 
        :param group: 
        :param kind: 
        :param namespace: 
        :param port: 
        :param weight: 

        :schema: HttpRouteSpecRulesBackendRefs
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__cf2c56fcfca98c7d095272f61292b708194925bb3086c9c8a00f066cfb53758b)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument filters", value=filters, expected_type=type_hints["filters"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument weight", value=weight, expected_type=type_hints["weight"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if filters is not None:
            self._values["filters"] = filters
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace
        if port is not None:
            self._values["port"] = port
        if weight is not None:
            self._values["weight"] = weight

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesBackendRefs#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def filters(
        self,
    ) -> typing.Optional[typing.List["HttpRouteSpecRulesBackendRefsFilters"]]:
        '''
        :schema: HttpRouteSpecRulesBackendRefs#filters
        '''
        result = self._values.get("filters")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRulesBackendRefsFilters"]], result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesBackendRefs#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesBackendRefs#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesBackendRefs#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesBackendRefs#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def weight(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesBackendRefs#weight
        '''
        result = self._values.get("weight")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefs(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFilters",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "cors": "cors",
        "extension_ref": "extensionRef",
        "external_auth": "externalAuth",
        "request_header_modifier": "requestHeaderModifier",
        "request_mirror": "requestMirror",
        "request_redirect": "requestRedirect",
        "response_header_modifier": "responseHeaderModifier",
        "url_rewrite": "urlRewrite",
    },
)
class HttpRouteSpecRulesBackendRefsFilters:
    def __init__(
        self,
        *,
        type: "HttpRouteSpecRulesBackendRefsFiltersType",
        cors: typing.Optional[typing.Union["HttpRouteSpecRulesBackendRefsFiltersCors", typing.Dict[builtins.str, typing.Any]]] = None,
        extension_ref: typing.Optional[typing.Union["HttpRouteSpecRulesBackendRefsFiltersExtensionRef", typing.Dict[builtins.str, typing.Any]]] = None,
        external_auth: typing.Optional[typing.Union["HttpRouteSpecRulesBackendRefsFiltersExternalAuth", typing.Dict[builtins.str, typing.Any]]] = None,
        request_header_modifier: typing.Optional[typing.Union["HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifier", typing.Dict[builtins.str, typing.Any]]] = None,
        request_mirror: typing.Optional[typing.Union["HttpRouteSpecRulesBackendRefsFiltersRequestMirror", typing.Dict[builtins.str, typing.Any]]] = None,
        request_redirect: typing.Optional[typing.Union["HttpRouteSpecRulesBackendRefsFiltersRequestRedirect", typing.Dict[builtins.str, typing.Any]]] = None,
        response_header_modifier: typing.Optional[typing.Union["HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifier", typing.Dict[builtins.str, typing.Any]]] = None,
        url_rewrite: typing.Optional[typing.Union["HttpRouteSpecRulesBackendRefsFiltersUrlRewrite", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param type: 
        :param cors: 
        :param extension_ref: 
        :param external_auth: 
        :param request_header_modifier: 
        :param request_mirror: 
        :param request_redirect: 
        :param response_header_modifier: 
        :param url_rewrite: 

        :schema: HttpRouteSpecRulesBackendRefsFilters
        '''
        if isinstance(cors, dict):
            cors = HttpRouteSpecRulesBackendRefsFiltersCors(**cors)
        if isinstance(extension_ref, dict):
            extension_ref = HttpRouteSpecRulesBackendRefsFiltersExtensionRef(**extension_ref)
        if isinstance(external_auth, dict):
            external_auth = HttpRouteSpecRulesBackendRefsFiltersExternalAuth(**external_auth)
        if isinstance(request_header_modifier, dict):
            request_header_modifier = HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifier(**request_header_modifier)
        if isinstance(request_mirror, dict):
            request_mirror = HttpRouteSpecRulesBackendRefsFiltersRequestMirror(**request_mirror)
        if isinstance(request_redirect, dict):
            request_redirect = HttpRouteSpecRulesBackendRefsFiltersRequestRedirect(**request_redirect)
        if isinstance(response_header_modifier, dict):
            response_header_modifier = HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifier(**response_header_modifier)
        if isinstance(url_rewrite, dict):
            url_rewrite = HttpRouteSpecRulesBackendRefsFiltersUrlRewrite(**url_rewrite)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4f00266e84e69084367eb1c5129bbf179cebb875a7dc28f65f4557f342b608db)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument cors", value=cors, expected_type=type_hints["cors"])
            check_type(argname="argument extension_ref", value=extension_ref, expected_type=type_hints["extension_ref"])
            check_type(argname="argument external_auth", value=external_auth, expected_type=type_hints["external_auth"])
            check_type(argname="argument request_header_modifier", value=request_header_modifier, expected_type=type_hints["request_header_modifier"])
            check_type(argname="argument request_mirror", value=request_mirror, expected_type=type_hints["request_mirror"])
            check_type(argname="argument request_redirect", value=request_redirect, expected_type=type_hints["request_redirect"])
            check_type(argname="argument response_header_modifier", value=response_header_modifier, expected_type=type_hints["response_header_modifier"])
            check_type(argname="argument url_rewrite", value=url_rewrite, expected_type=type_hints["url_rewrite"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if cors is not None:
            self._values["cors"] = cors
        if extension_ref is not None:
            self._values["extension_ref"] = extension_ref
        if external_auth is not None:
            self._values["external_auth"] = external_auth
        if request_header_modifier is not None:
            self._values["request_header_modifier"] = request_header_modifier
        if request_mirror is not None:
            self._values["request_mirror"] = request_mirror
        if request_redirect is not None:
            self._values["request_redirect"] = request_redirect
        if response_header_modifier is not None:
            self._values["response_header_modifier"] = response_header_modifier
        if url_rewrite is not None:
            self._values["url_rewrite"] = url_rewrite

    @builtins.property
    def type(self) -> "HttpRouteSpecRulesBackendRefsFiltersType":
        '''
        :schema: HttpRouteSpecRulesBackendRefsFilters#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast("HttpRouteSpecRulesBackendRefsFiltersType", result)

    @builtins.property
    def cors(self) -> typing.Optional["HttpRouteSpecRulesBackendRefsFiltersCors"]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFilters#cors
        '''
        result = self._values.get("cors")
        return typing.cast(typing.Optional["HttpRouteSpecRulesBackendRefsFiltersCors"], result)

    @builtins.property
    def extension_ref(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesBackendRefsFiltersExtensionRef"]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFilters#extensionRef
        '''
        result = self._values.get("extension_ref")
        return typing.cast(typing.Optional["HttpRouteSpecRulesBackendRefsFiltersExtensionRef"], result)

    @builtins.property
    def external_auth(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesBackendRefsFiltersExternalAuth"]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFilters#externalAuth
        '''
        result = self._values.get("external_auth")
        return typing.cast(typing.Optional["HttpRouteSpecRulesBackendRefsFiltersExternalAuth"], result)

    @builtins.property
    def request_header_modifier(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifier"]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFilters#requestHeaderModifier
        '''
        result = self._values.get("request_header_modifier")
        return typing.cast(typing.Optional["HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifier"], result)

    @builtins.property
    def request_mirror(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesBackendRefsFiltersRequestMirror"]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFilters#requestMirror
        '''
        result = self._values.get("request_mirror")
        return typing.cast(typing.Optional["HttpRouteSpecRulesBackendRefsFiltersRequestMirror"], result)

    @builtins.property
    def request_redirect(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesBackendRefsFiltersRequestRedirect"]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFilters#requestRedirect
        '''
        result = self._values.get("request_redirect")
        return typing.cast(typing.Optional["HttpRouteSpecRulesBackendRefsFiltersRequestRedirect"], result)

    @builtins.property
    def response_header_modifier(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifier"]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFilters#responseHeaderModifier
        '''
        result = self._values.get("response_header_modifier")
        return typing.cast(typing.Optional["HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifier"], result)

    @builtins.property
    def url_rewrite(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesBackendRefsFiltersUrlRewrite"]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFilters#urlRewrite
        '''
        result = self._values.get("url_rewrite")
        return typing.cast(typing.Optional["HttpRouteSpecRulesBackendRefsFiltersUrlRewrite"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFilters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersCors",
    jsii_struct_bases=[],
    name_mapping={
        "allow_credentials": "allowCredentials",
        "allow_headers": "allowHeaders",
        "allow_methods": "allowMethods",
        "allow_origins": "allowOrigins",
        "expose_headers": "exposeHeaders",
        "max_age": "maxAge",
    },
)
class HttpRouteSpecRulesBackendRefsFiltersCors:
    def __init__(
        self,
        *,
        allow_credentials: typing.Optional[builtins.bool] = None,
        allow_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        allow_methods: typing.Optional[typing.Sequence["HttpRouteSpecRulesBackendRefsFiltersCorsAllowMethods"]] = None,
        allow_origins: typing.Optional[typing.Sequence[builtins.str]] = None,
        expose_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        max_age: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param allow_credentials: 
        :param allow_headers: 
        :param allow_methods: 
        :param allow_origins: 
        :param expose_headers: 
        :param max_age: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersCors
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__14e5d6a8951b31983ca1f7562926a3f4eb646216ae50e9b30a6220a0fee1cef1)
            check_type(argname="argument allow_credentials", value=allow_credentials, expected_type=type_hints["allow_credentials"])
            check_type(argname="argument allow_headers", value=allow_headers, expected_type=type_hints["allow_headers"])
            check_type(argname="argument allow_methods", value=allow_methods, expected_type=type_hints["allow_methods"])
            check_type(argname="argument allow_origins", value=allow_origins, expected_type=type_hints["allow_origins"])
            check_type(argname="argument expose_headers", value=expose_headers, expected_type=type_hints["expose_headers"])
            check_type(argname="argument max_age", value=max_age, expected_type=type_hints["max_age"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allow_credentials is not None:
            self._values["allow_credentials"] = allow_credentials
        if allow_headers is not None:
            self._values["allow_headers"] = allow_headers
        if allow_methods is not None:
            self._values["allow_methods"] = allow_methods
        if allow_origins is not None:
            self._values["allow_origins"] = allow_origins
        if expose_headers is not None:
            self._values["expose_headers"] = expose_headers
        if max_age is not None:
            self._values["max_age"] = max_age

    @builtins.property
    def allow_credentials(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersCors#allowCredentials
        '''
        result = self._values.get("allow_credentials")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def allow_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersCors#allowHeaders
        '''
        result = self._values.get("allow_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def allow_methods(
        self,
    ) -> typing.Optional[typing.List["HttpRouteSpecRulesBackendRefsFiltersCorsAllowMethods"]]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersCors#allowMethods
        '''
        result = self._values.get("allow_methods")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRulesBackendRefsFiltersCorsAllowMethods"]], result)

    @builtins.property
    def allow_origins(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersCors#allowOrigins
        '''
        result = self._values.get("allow_origins")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def expose_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersCors#exposeHeaders
        '''
        result = self._values.get("expose_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def max_age(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersCors#maxAge
        '''
        result = self._values.get("max_age")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersCors(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersCorsAllowMethods"
)
class HttpRouteSpecRulesBackendRefsFiltersCorsAllowMethods(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesBackendRefsFiltersCorsAllowMethods
    '''

    GET = "GET"
    '''GET.'''
    HEAD = "HEAD"
    '''HEAD.'''
    POST = "POST"
    '''POST.'''
    PUT = "PUT"
    '''PUT.'''
    DELETE = "DELETE"
    '''DELETE.'''
    CONNECT = "CONNECT"
    '''CONNECT.'''
    OPTIONS = "OPTIONS"
    '''OPTIONS.'''
    TRACE = "TRACE"
    '''TRACE.'''
    PATCH = "PATCH"
    '''PATCH.'''
    VALUE_ASTERISK = "VALUE_ASTERISK"
    '''*.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersExtensionRef",
    jsii_struct_bases=[],
    name_mapping={"group": "group", "kind": "kind", "name": "name"},
)
class HttpRouteSpecRulesBackendRefsFiltersExtensionRef:
    def __init__(
        self,
        *,
        group: builtins.str,
        kind: builtins.str,
        name: builtins.str,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param name: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersExtensionRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__cc4d66e410f86c0afc0cf7eb31cab63cb17efc7ee61e0ee54e859040d476df60)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
            "name": name,
        }

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExtensionRef#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExtensionRef#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExtensionRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersExtensionRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersExternalAuth",
    jsii_struct_bases=[],
    name_mapping={
        "backend_ref": "backendRef",
        "protocol": "protocol",
        "forward_body": "forwardBody",
        "grpc": "grpc",
        "http": "http",
    },
)
class HttpRouteSpecRulesBackendRefsFiltersExternalAuth:
    def __init__(
        self,
        *,
        backend_ref: typing.Union["HttpRouteSpecRulesBackendRefsFiltersExternalAuthBackendRef", typing.Dict[builtins.str, typing.Any]],
        protocol: "HttpRouteSpecRulesBackendRefsFiltersExternalAuthProtocol",
        forward_body: typing.Optional[typing.Union["HttpRouteSpecRulesBackendRefsFiltersExternalAuthForwardBody", typing.Dict[builtins.str, typing.Any]]] = None,
        grpc: typing.Optional[typing.Union["HttpRouteSpecRulesBackendRefsFiltersExternalAuthGrpc", typing.Dict[builtins.str, typing.Any]]] = None,
        http: typing.Optional[typing.Union["HttpRouteSpecRulesBackendRefsFiltersExternalAuthHttp", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param backend_ref: 
        :param protocol: 
        :param forward_body: 
        :param grpc: 
        :param http: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuth
        '''
        if isinstance(backend_ref, dict):
            backend_ref = HttpRouteSpecRulesBackendRefsFiltersExternalAuthBackendRef(**backend_ref)
        if isinstance(forward_body, dict):
            forward_body = HttpRouteSpecRulesBackendRefsFiltersExternalAuthForwardBody(**forward_body)
        if isinstance(grpc, dict):
            grpc = HttpRouteSpecRulesBackendRefsFiltersExternalAuthGrpc(**grpc)
        if isinstance(http, dict):
            http = HttpRouteSpecRulesBackendRefsFiltersExternalAuthHttp(**http)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d88dc1cb8ae3a7332494b83c25e1546ad822cb9e74acc65017388afa0c1dcee5)
            check_type(argname="argument backend_ref", value=backend_ref, expected_type=type_hints["backend_ref"])
            check_type(argname="argument protocol", value=protocol, expected_type=type_hints["protocol"])
            check_type(argname="argument forward_body", value=forward_body, expected_type=type_hints["forward_body"])
            check_type(argname="argument grpc", value=grpc, expected_type=type_hints["grpc"])
            check_type(argname="argument http", value=http, expected_type=type_hints["http"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "backend_ref": backend_ref,
            "protocol": protocol,
        }
        if forward_body is not None:
            self._values["forward_body"] = forward_body
        if grpc is not None:
            self._values["grpc"] = grpc
        if http is not None:
            self._values["http"] = http

    @builtins.property
    def backend_ref(
        self,
    ) -> "HttpRouteSpecRulesBackendRefsFiltersExternalAuthBackendRef":
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuth#backendRef
        '''
        result = self._values.get("backend_ref")
        assert result is not None, "Required property 'backend_ref' is missing"
        return typing.cast("HttpRouteSpecRulesBackendRefsFiltersExternalAuthBackendRef", result)

    @builtins.property
    def protocol(self) -> "HttpRouteSpecRulesBackendRefsFiltersExternalAuthProtocol":
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuth#protocol
        '''
        result = self._values.get("protocol")
        assert result is not None, "Required property 'protocol' is missing"
        return typing.cast("HttpRouteSpecRulesBackendRefsFiltersExternalAuthProtocol", result)

    @builtins.property
    def forward_body(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesBackendRefsFiltersExternalAuthForwardBody"]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuth#forwardBody
        '''
        result = self._values.get("forward_body")
        return typing.cast(typing.Optional["HttpRouteSpecRulesBackendRefsFiltersExternalAuthForwardBody"], result)

    @builtins.property
    def grpc(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesBackendRefsFiltersExternalAuthGrpc"]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuth#grpc
        '''
        result = self._values.get("grpc")
        return typing.cast(typing.Optional["HttpRouteSpecRulesBackendRefsFiltersExternalAuthGrpc"], result)

    @builtins.property
    def http(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesBackendRefsFiltersExternalAuthHttp"]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuth#http
        '''
        result = self._values.get("http")
        return typing.cast(typing.Optional["HttpRouteSpecRulesBackendRefsFiltersExternalAuthHttp"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersExternalAuth(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersExternalAuthBackendRef",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
        "port": "port",
    },
)
class HttpRouteSpecRulesBackendRefsFiltersExternalAuthBackendRef:
    def __init__(
        self,
        *,
        name: builtins.str,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        port: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param name: 
        :param group: 
        :param kind: 
        :param namespace: 
        :param port: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuthBackendRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__245c6b414ff1c7af89b0feb384c1a4167adeb67a11a904e7a359319b756e90b0)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace
        if port is not None:
            self._values["port"] = port

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuthBackendRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuthBackendRef#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuthBackendRef#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuthBackendRef#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuthBackendRef#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersExternalAuthBackendRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersExternalAuthForwardBody",
    jsii_struct_bases=[],
    name_mapping={"max_size": "maxSize"},
)
class HttpRouteSpecRulesBackendRefsFiltersExternalAuthForwardBody:
    def __init__(self, *, max_size: typing.Optional[jsii.Number] = None) -> None:
        '''
        :param max_size: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuthForwardBody
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__38066a766c57aa1c61156f018f9e7e3fab0c06d02ce168a1cf22241ef0cf4894)
            check_type(argname="argument max_size", value=max_size, expected_type=type_hints["max_size"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if max_size is not None:
            self._values["max_size"] = max_size

    @builtins.property
    def max_size(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuthForwardBody#maxSize
        '''
        result = self._values.get("max_size")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersExternalAuthForwardBody(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersExternalAuthGrpc",
    jsii_struct_bases=[],
    name_mapping={"allowed_headers": "allowedHeaders"},
)
class HttpRouteSpecRulesBackendRefsFiltersExternalAuthGrpc:
    def __init__(
        self,
        *,
        allowed_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param allowed_headers: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuthGrpc
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__543346bcc28b3c53e2d186e33b5267876a218e851113a99767aa9140e8c58dca)
            check_type(argname="argument allowed_headers", value=allowed_headers, expected_type=type_hints["allowed_headers"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allowed_headers is not None:
            self._values["allowed_headers"] = allowed_headers

    @builtins.property
    def allowed_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuthGrpc#allowedHeaders
        '''
        result = self._values.get("allowed_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersExternalAuthGrpc(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersExternalAuthHttp",
    jsii_struct_bases=[],
    name_mapping={
        "allowed_headers": "allowedHeaders",
        "allowed_response_headers": "allowedResponseHeaders",
        "path": "path",
    },
)
class HttpRouteSpecRulesBackendRefsFiltersExternalAuthHttp:
    def __init__(
        self,
        *,
        allowed_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        allowed_response_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        path: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param allowed_headers: 
        :param allowed_response_headers: 
        :param path: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuthHttp
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3cd43d71025811b0e98926a55300b961b52ac1f8e8526418b524eb7f5875640e)
            check_type(argname="argument allowed_headers", value=allowed_headers, expected_type=type_hints["allowed_headers"])
            check_type(argname="argument allowed_response_headers", value=allowed_response_headers, expected_type=type_hints["allowed_response_headers"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allowed_headers is not None:
            self._values["allowed_headers"] = allowed_headers
        if allowed_response_headers is not None:
            self._values["allowed_response_headers"] = allowed_response_headers
        if path is not None:
            self._values["path"] = path

    @builtins.property
    def allowed_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuthHttp#allowedHeaders
        '''
        result = self._values.get("allowed_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def allowed_response_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuthHttp#allowedResponseHeaders
        '''
        result = self._values.get("allowed_response_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuthHttp#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersExternalAuthHttp(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersExternalAuthProtocol"
)
class HttpRouteSpecRulesBackendRefsFiltersExternalAuthProtocol(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesBackendRefsFiltersExternalAuthProtocol
    '''

    HTTP = "HTTP"
    '''HTTP.'''
    GRPC = "GRPC"
    '''GRPC.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifier",
    jsii_struct_bases=[],
    name_mapping={"add": "add", "remove": "remove", "set": "set"},
)
class HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifier:
    def __init__(
        self,
        *,
        add: typing.Optional[typing.Sequence[typing.Union["HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierAdd", typing.Dict[builtins.str, typing.Any]]]] = None,
        remove: typing.Optional[typing.Sequence[builtins.str]] = None,
        set: typing.Optional[typing.Sequence[typing.Union["HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierSet", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param add: 
        :param remove: 
        :param set: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifier
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3719362048ea0f6de6482e62103d21fb4d580173915ca08d33dcf3c304a42402)
            check_type(argname="argument add", value=add, expected_type=type_hints["add"])
            check_type(argname="argument remove", value=remove, expected_type=type_hints["remove"])
            check_type(argname="argument set", value=set, expected_type=type_hints["set"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if add is not None:
            self._values["add"] = add
        if remove is not None:
            self._values["remove"] = remove
        if set is not None:
            self._values["set"] = set

    @builtins.property
    def add(
        self,
    ) -> typing.Optional[typing.List["HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierAdd"]]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifier#add
        '''
        result = self._values.get("add")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierAdd"]], result)

    @builtins.property
    def remove(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifier#remove
        '''
        result = self._values.get("remove")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def set(
        self,
    ) -> typing.Optional[typing.List["HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierSet"]]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifier#set
        '''
        result = self._values.get("set")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierSet"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifier(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierAdd",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierAdd:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierAdd
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__744f31260a5e82001878632dc3222615cdb0f39a0061654d62b4fce5f81641c4)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierAdd#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierAdd#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierAdd(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierSet",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierSet:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierSet
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ef319192f3db53ad7035bca326e5d74b493358091462956b464a4bd9369b2b15)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierSet#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierSet#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierSet(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersRequestMirror",
    jsii_struct_bases=[],
    name_mapping={
        "backend_ref": "backendRef",
        "fraction": "fraction",
        "percent": "percent",
    },
)
class HttpRouteSpecRulesBackendRefsFiltersRequestMirror:
    def __init__(
        self,
        *,
        backend_ref: typing.Union["HttpRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef", typing.Dict[builtins.str, typing.Any]],
        fraction: typing.Optional[typing.Union["HttpRouteSpecRulesBackendRefsFiltersRequestMirrorFraction", typing.Dict[builtins.str, typing.Any]]] = None,
        percent: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param backend_ref: 
        :param fraction: 
        :param percent: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestMirror
        '''
        if isinstance(backend_ref, dict):
            backend_ref = HttpRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef(**backend_ref)
        if isinstance(fraction, dict):
            fraction = HttpRouteSpecRulesBackendRefsFiltersRequestMirrorFraction(**fraction)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e4456b765524a67001b8a142fc6e9e5e4efc4a310241ef4b123e76088746e177)
            check_type(argname="argument backend_ref", value=backend_ref, expected_type=type_hints["backend_ref"])
            check_type(argname="argument fraction", value=fraction, expected_type=type_hints["fraction"])
            check_type(argname="argument percent", value=percent, expected_type=type_hints["percent"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "backend_ref": backend_ref,
        }
        if fraction is not None:
            self._values["fraction"] = fraction
        if percent is not None:
            self._values["percent"] = percent

    @builtins.property
    def backend_ref(
        self,
    ) -> "HttpRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef":
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestMirror#backendRef
        '''
        result = self._values.get("backend_ref")
        assert result is not None, "Required property 'backend_ref' is missing"
        return typing.cast("HttpRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef", result)

    @builtins.property
    def fraction(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesBackendRefsFiltersRequestMirrorFraction"]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestMirror#fraction
        '''
        result = self._values.get("fraction")
        return typing.cast(typing.Optional["HttpRouteSpecRulesBackendRefsFiltersRequestMirrorFraction"], result)

    @builtins.property
    def percent(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestMirror#percent
        '''
        result = self._values.get("percent")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersRequestMirror(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
        "port": "port",
    },
)
class HttpRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef:
    def __init__(
        self,
        *,
        name: builtins.str,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        port: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param name: 
        :param group: 
        :param kind: 
        :param namespace: 
        :param port: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bb865c3264378734b751067f5fe2e41741d2b3c80c4337bce9bebab2963723a3)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace
        if port is not None:
            self._values["port"] = port

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersRequestMirrorFraction",
    jsii_struct_bases=[],
    name_mapping={"numerator": "numerator", "denominator": "denominator"},
)
class HttpRouteSpecRulesBackendRefsFiltersRequestMirrorFraction:
    def __init__(
        self,
        *,
        numerator: jsii.Number,
        denominator: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param numerator: 
        :param denominator: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestMirrorFraction
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__46f6004c41283be6950281c5770299396637353c52310cece519f55464f8a6a4)
            check_type(argname="argument numerator", value=numerator, expected_type=type_hints["numerator"])
            check_type(argname="argument denominator", value=denominator, expected_type=type_hints["denominator"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "numerator": numerator,
        }
        if denominator is not None:
            self._values["denominator"] = denominator

    @builtins.property
    def numerator(self) -> jsii.Number:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestMirrorFraction#numerator
        '''
        result = self._values.get("numerator")
        assert result is not None, "Required property 'numerator' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def denominator(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestMirrorFraction#denominator
        '''
        result = self._values.get("denominator")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersRequestMirrorFraction(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersRequestRedirect",
    jsii_struct_bases=[],
    name_mapping={
        "hostname": "hostname",
        "path": "path",
        "port": "port",
        "scheme": "scheme",
        "status_code": "statusCode",
    },
)
class HttpRouteSpecRulesBackendRefsFiltersRequestRedirect:
    def __init__(
        self,
        *,
        hostname: typing.Optional[builtins.str] = None,
        path: typing.Optional[typing.Union["HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPath", typing.Dict[builtins.str, typing.Any]]] = None,
        port: typing.Optional[jsii.Number] = None,
        scheme: typing.Optional["HttpRouteSpecRulesBackendRefsFiltersRequestRedirectScheme"] = None,
        status_code: typing.Optional["HttpRouteSpecRulesBackendRefsFiltersRequestRedirectStatusCode"] = None,
    ) -> None:
        '''
        :param hostname: 
        :param path: 
        :param port: 
        :param scheme: 
        :param status_code: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestRedirect
        '''
        if isinstance(path, dict):
            path = HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPath(**path)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1cfb9ff298e8e366f91f976ab8f459502ad506a7702d80a6f6b591db867cd3d4)
            check_type(argname="argument hostname", value=hostname, expected_type=type_hints["hostname"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument scheme", value=scheme, expected_type=type_hints["scheme"])
            check_type(argname="argument status_code", value=status_code, expected_type=type_hints["status_code"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if hostname is not None:
            self._values["hostname"] = hostname
        if path is not None:
            self._values["path"] = path
        if port is not None:
            self._values["port"] = port
        if scheme is not None:
            self._values["scheme"] = scheme
        if status_code is not None:
            self._values["status_code"] = status_code

    @builtins.property
    def hostname(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestRedirect#hostname
        '''
        result = self._values.get("hostname")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPath"]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestRedirect#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional["HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPath"], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestRedirect#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def scheme(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesBackendRefsFiltersRequestRedirectScheme"]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestRedirect#scheme
        '''
        result = self._values.get("scheme")
        return typing.cast(typing.Optional["HttpRouteSpecRulesBackendRefsFiltersRequestRedirectScheme"], result)

    @builtins.property
    def status_code(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesBackendRefsFiltersRequestRedirectStatusCode"]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestRedirect#statusCode
        '''
        result = self._values.get("status_code")
        return typing.cast(typing.Optional["HttpRouteSpecRulesBackendRefsFiltersRequestRedirectStatusCode"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersRequestRedirect(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPath",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "replace_full_path": "replaceFullPath",
        "replace_prefix_match": "replacePrefixMatch",
    },
)
class HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPath:
    def __init__(
        self,
        *,
        type: "HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPathType",
        replace_full_path: typing.Optional[builtins.str] = None,
        replace_prefix_match: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param type: 
        :param replace_full_path: 
        :param replace_prefix_match: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPath
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a735f3eff5165ec056762d5db787b6774f3b7fdfe7a1550ee875b53d33ab6173)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument replace_full_path", value=replace_full_path, expected_type=type_hints["replace_full_path"])
            check_type(argname="argument replace_prefix_match", value=replace_prefix_match, expected_type=type_hints["replace_prefix_match"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if replace_full_path is not None:
            self._values["replace_full_path"] = replace_full_path
        if replace_prefix_match is not None:
            self._values["replace_prefix_match"] = replace_prefix_match

    @builtins.property
    def type(self) -> "HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPathType":
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPath#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast("HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPathType", result)

    @builtins.property
    def replace_full_path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPath#replaceFullPath
        '''
        result = self._values.get("replace_full_path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def replace_prefix_match(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPath#replacePrefixMatch
        '''
        result = self._values.get("replace_prefix_match")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPath(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPathType"
)
class HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPathType(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPathType
    '''

    REPLACE_FULL_PATH = "REPLACE_FULL_PATH"
    '''ReplaceFullPath.'''
    REPLACE_PREFIX_MATCH = "REPLACE_PREFIX_MATCH"
    '''ReplacePrefixMatch.'''


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersRequestRedirectScheme"
)
class HttpRouteSpecRulesBackendRefsFiltersRequestRedirectScheme(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesBackendRefsFiltersRequestRedirectScheme
    '''

    HTTP = "HTTP"
    '''http.'''
    HTTPS = "HTTPS"
    '''https.'''


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersRequestRedirectStatusCode"
)
class HttpRouteSpecRulesBackendRefsFiltersRequestRedirectStatusCode(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesBackendRefsFiltersRequestRedirectStatusCode
    '''

    VALUE_301 = "VALUE_301"
    '''301.'''
    VALUE_302 = "VALUE_302"
    '''302.'''
    VALUE_303 = "VALUE_303"
    '''303.'''
    VALUE_307 = "VALUE_307"
    '''307.'''
    VALUE_308 = "VALUE_308"
    '''308.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifier",
    jsii_struct_bases=[],
    name_mapping={"add": "add", "remove": "remove", "set": "set"},
)
class HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifier:
    def __init__(
        self,
        *,
        add: typing.Optional[typing.Sequence[typing.Union["HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierAdd", typing.Dict[builtins.str, typing.Any]]]] = None,
        remove: typing.Optional[typing.Sequence[builtins.str]] = None,
        set: typing.Optional[typing.Sequence[typing.Union["HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierSet", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param add: 
        :param remove: 
        :param set: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifier
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__642aa6d498fd4a0857f08d113b74a761e3ef62a613ce90679e29ac3638184b53)
            check_type(argname="argument add", value=add, expected_type=type_hints["add"])
            check_type(argname="argument remove", value=remove, expected_type=type_hints["remove"])
            check_type(argname="argument set", value=set, expected_type=type_hints["set"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if add is not None:
            self._values["add"] = add
        if remove is not None:
            self._values["remove"] = remove
        if set is not None:
            self._values["set"] = set

    @builtins.property
    def add(
        self,
    ) -> typing.Optional[typing.List["HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierAdd"]]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifier#add
        '''
        result = self._values.get("add")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierAdd"]], result)

    @builtins.property
    def remove(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifier#remove
        '''
        result = self._values.get("remove")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def set(
        self,
    ) -> typing.Optional[typing.List["HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierSet"]]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifier#set
        '''
        result = self._values.get("set")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierSet"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifier(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierAdd",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierAdd:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierAdd
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__24a76ce67e71534eb732105289d0d8fbf418c8f36782bac166abcbde4bff656f)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierAdd#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierAdd#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierAdd(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierSet",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierSet:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierSet
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b87a9c0226b12a7ea698e4115f17817cd925f87eef54ad4c689f90fd9b3a9ad2)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierSet#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierSet#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierSet(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersType"
)
class HttpRouteSpecRulesBackendRefsFiltersType(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesBackendRefsFiltersType
    '''

    REQUEST_HEADER_MODIFIER = "REQUEST_HEADER_MODIFIER"
    '''RequestHeaderModifier.'''
    RESPONSE_HEADER_MODIFIER = "RESPONSE_HEADER_MODIFIER"
    '''ResponseHeaderModifier.'''
    REQUEST_MIRROR = "REQUEST_MIRROR"
    '''RequestMirror.'''
    REQUEST_REDIRECT = "REQUEST_REDIRECT"
    '''RequestRedirect.'''
    URL_REWRITE = "URL_REWRITE"
    '''URLRewrite.'''
    EXTENSION_REF = "EXTENSION_REF"
    '''ExtensionRef.'''
    CORS = "CORS"
    '''CORS.'''
    EXTERNAL_AUTH = "EXTERNAL_AUTH"
    '''ExternalAuth.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersUrlRewrite",
    jsii_struct_bases=[],
    name_mapping={"hostname": "hostname", "path": "path"},
)
class HttpRouteSpecRulesBackendRefsFiltersUrlRewrite:
    def __init__(
        self,
        *,
        hostname: typing.Optional[builtins.str] = None,
        path: typing.Optional[typing.Union["HttpRouteSpecRulesBackendRefsFiltersUrlRewritePath", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param hostname: 
        :param path: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersUrlRewrite
        '''
        if isinstance(path, dict):
            path = HttpRouteSpecRulesBackendRefsFiltersUrlRewritePath(**path)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7926f23808759722d9f02595a899c091fc20462c6e38be2a9629c4b362325389)
            check_type(argname="argument hostname", value=hostname, expected_type=type_hints["hostname"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if hostname is not None:
            self._values["hostname"] = hostname
        if path is not None:
            self._values["path"] = path

    @builtins.property
    def hostname(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersUrlRewrite#hostname
        '''
        result = self._values.get("hostname")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesBackendRefsFiltersUrlRewritePath"]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersUrlRewrite#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional["HttpRouteSpecRulesBackendRefsFiltersUrlRewritePath"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersUrlRewrite(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersUrlRewritePath",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "replace_full_path": "replaceFullPath",
        "replace_prefix_match": "replacePrefixMatch",
    },
)
class HttpRouteSpecRulesBackendRefsFiltersUrlRewritePath:
    def __init__(
        self,
        *,
        type: "HttpRouteSpecRulesBackendRefsFiltersUrlRewritePathType",
        replace_full_path: typing.Optional[builtins.str] = None,
        replace_prefix_match: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param type: 
        :param replace_full_path: 
        :param replace_prefix_match: 

        :schema: HttpRouteSpecRulesBackendRefsFiltersUrlRewritePath
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__aeb22e7fdc2b629811c78c24b55116fc72ad0aa8bceee5b5da10db03073d671f)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument replace_full_path", value=replace_full_path, expected_type=type_hints["replace_full_path"])
            check_type(argname="argument replace_prefix_match", value=replace_prefix_match, expected_type=type_hints["replace_prefix_match"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if replace_full_path is not None:
            self._values["replace_full_path"] = replace_full_path
        if replace_prefix_match is not None:
            self._values["replace_prefix_match"] = replace_prefix_match

    @builtins.property
    def type(self) -> "HttpRouteSpecRulesBackendRefsFiltersUrlRewritePathType":
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersUrlRewritePath#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast("HttpRouteSpecRulesBackendRefsFiltersUrlRewritePathType", result)

    @builtins.property
    def replace_full_path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersUrlRewritePath#replaceFullPath
        '''
        result = self._values.get("replace_full_path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def replace_prefix_match(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesBackendRefsFiltersUrlRewritePath#replacePrefixMatch
        '''
        result = self._values.get("replace_prefix_match")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesBackendRefsFiltersUrlRewritePath(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesBackendRefsFiltersUrlRewritePathType"
)
class HttpRouteSpecRulesBackendRefsFiltersUrlRewritePathType(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesBackendRefsFiltersUrlRewritePathType
    '''

    REPLACE_FULL_PATH = "REPLACE_FULL_PATH"
    '''ReplaceFullPath.'''
    REPLACE_PREFIX_MATCH = "REPLACE_PREFIX_MATCH"
    '''ReplacePrefixMatch.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFilters",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "cors": "cors",
        "extension_ref": "extensionRef",
        "external_auth": "externalAuth",
        "request_header_modifier": "requestHeaderModifier",
        "request_mirror": "requestMirror",
        "request_redirect": "requestRedirect",
        "response_header_modifier": "responseHeaderModifier",
        "url_rewrite": "urlRewrite",
    },
)
class HttpRouteSpecRulesFilters:
    def __init__(
        self,
        *,
        type: "HttpRouteSpecRulesFiltersType",
        cors: typing.Optional[typing.Union["HttpRouteSpecRulesFiltersCors", typing.Dict[builtins.str, typing.Any]]] = None,
        extension_ref: typing.Optional[typing.Union["HttpRouteSpecRulesFiltersExtensionRef", typing.Dict[builtins.str, typing.Any]]] = None,
        external_auth: typing.Optional[typing.Union["HttpRouteSpecRulesFiltersExternalAuth", typing.Dict[builtins.str, typing.Any]]] = None,
        request_header_modifier: typing.Optional[typing.Union["HttpRouteSpecRulesFiltersRequestHeaderModifier", typing.Dict[builtins.str, typing.Any]]] = None,
        request_mirror: typing.Optional[typing.Union["HttpRouteSpecRulesFiltersRequestMirror", typing.Dict[builtins.str, typing.Any]]] = None,
        request_redirect: typing.Optional[typing.Union["HttpRouteSpecRulesFiltersRequestRedirect", typing.Dict[builtins.str, typing.Any]]] = None,
        response_header_modifier: typing.Optional[typing.Union["HttpRouteSpecRulesFiltersResponseHeaderModifier", typing.Dict[builtins.str, typing.Any]]] = None,
        url_rewrite: typing.Optional[typing.Union["HttpRouteSpecRulesFiltersUrlRewrite", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param type: 
        :param cors: 
        :param extension_ref: 
        :param external_auth: 
        :param request_header_modifier: 
        :param request_mirror: 
        :param request_redirect: 
        :param response_header_modifier: 
        :param url_rewrite: 

        :schema: HttpRouteSpecRulesFilters
        '''
        if isinstance(cors, dict):
            cors = HttpRouteSpecRulesFiltersCors(**cors)
        if isinstance(extension_ref, dict):
            extension_ref = HttpRouteSpecRulesFiltersExtensionRef(**extension_ref)
        if isinstance(external_auth, dict):
            external_auth = HttpRouteSpecRulesFiltersExternalAuth(**external_auth)
        if isinstance(request_header_modifier, dict):
            request_header_modifier = HttpRouteSpecRulesFiltersRequestHeaderModifier(**request_header_modifier)
        if isinstance(request_mirror, dict):
            request_mirror = HttpRouteSpecRulesFiltersRequestMirror(**request_mirror)
        if isinstance(request_redirect, dict):
            request_redirect = HttpRouteSpecRulesFiltersRequestRedirect(**request_redirect)
        if isinstance(response_header_modifier, dict):
            response_header_modifier = HttpRouteSpecRulesFiltersResponseHeaderModifier(**response_header_modifier)
        if isinstance(url_rewrite, dict):
            url_rewrite = HttpRouteSpecRulesFiltersUrlRewrite(**url_rewrite)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__24698c919046b639061d97559fb462d288e19893eb3f543e178fb7a21d43897a)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument cors", value=cors, expected_type=type_hints["cors"])
            check_type(argname="argument extension_ref", value=extension_ref, expected_type=type_hints["extension_ref"])
            check_type(argname="argument external_auth", value=external_auth, expected_type=type_hints["external_auth"])
            check_type(argname="argument request_header_modifier", value=request_header_modifier, expected_type=type_hints["request_header_modifier"])
            check_type(argname="argument request_mirror", value=request_mirror, expected_type=type_hints["request_mirror"])
            check_type(argname="argument request_redirect", value=request_redirect, expected_type=type_hints["request_redirect"])
            check_type(argname="argument response_header_modifier", value=response_header_modifier, expected_type=type_hints["response_header_modifier"])
            check_type(argname="argument url_rewrite", value=url_rewrite, expected_type=type_hints["url_rewrite"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if cors is not None:
            self._values["cors"] = cors
        if extension_ref is not None:
            self._values["extension_ref"] = extension_ref
        if external_auth is not None:
            self._values["external_auth"] = external_auth
        if request_header_modifier is not None:
            self._values["request_header_modifier"] = request_header_modifier
        if request_mirror is not None:
            self._values["request_mirror"] = request_mirror
        if request_redirect is not None:
            self._values["request_redirect"] = request_redirect
        if response_header_modifier is not None:
            self._values["response_header_modifier"] = response_header_modifier
        if url_rewrite is not None:
            self._values["url_rewrite"] = url_rewrite

    @builtins.property
    def type(self) -> "HttpRouteSpecRulesFiltersType":
        '''
        :schema: HttpRouteSpecRulesFilters#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast("HttpRouteSpecRulesFiltersType", result)

    @builtins.property
    def cors(self) -> typing.Optional["HttpRouteSpecRulesFiltersCors"]:
        '''
        :schema: HttpRouteSpecRulesFilters#cors
        '''
        result = self._values.get("cors")
        return typing.cast(typing.Optional["HttpRouteSpecRulesFiltersCors"], result)

    @builtins.property
    def extension_ref(self) -> typing.Optional["HttpRouteSpecRulesFiltersExtensionRef"]:
        '''
        :schema: HttpRouteSpecRulesFilters#extensionRef
        '''
        result = self._values.get("extension_ref")
        return typing.cast(typing.Optional["HttpRouteSpecRulesFiltersExtensionRef"], result)

    @builtins.property
    def external_auth(self) -> typing.Optional["HttpRouteSpecRulesFiltersExternalAuth"]:
        '''
        :schema: HttpRouteSpecRulesFilters#externalAuth
        '''
        result = self._values.get("external_auth")
        return typing.cast(typing.Optional["HttpRouteSpecRulesFiltersExternalAuth"], result)

    @builtins.property
    def request_header_modifier(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesFiltersRequestHeaderModifier"]:
        '''
        :schema: HttpRouteSpecRulesFilters#requestHeaderModifier
        '''
        result = self._values.get("request_header_modifier")
        return typing.cast(typing.Optional["HttpRouteSpecRulesFiltersRequestHeaderModifier"], result)

    @builtins.property
    def request_mirror(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesFiltersRequestMirror"]:
        '''
        :schema: HttpRouteSpecRulesFilters#requestMirror
        '''
        result = self._values.get("request_mirror")
        return typing.cast(typing.Optional["HttpRouteSpecRulesFiltersRequestMirror"], result)

    @builtins.property
    def request_redirect(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesFiltersRequestRedirect"]:
        '''
        :schema: HttpRouteSpecRulesFilters#requestRedirect
        '''
        result = self._values.get("request_redirect")
        return typing.cast(typing.Optional["HttpRouteSpecRulesFiltersRequestRedirect"], result)

    @builtins.property
    def response_header_modifier(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesFiltersResponseHeaderModifier"]:
        '''
        :schema: HttpRouteSpecRulesFilters#responseHeaderModifier
        '''
        result = self._values.get("response_header_modifier")
        return typing.cast(typing.Optional["HttpRouteSpecRulesFiltersResponseHeaderModifier"], result)

    @builtins.property
    def url_rewrite(self) -> typing.Optional["HttpRouteSpecRulesFiltersUrlRewrite"]:
        '''
        :schema: HttpRouteSpecRulesFilters#urlRewrite
        '''
        result = self._values.get("url_rewrite")
        return typing.cast(typing.Optional["HttpRouteSpecRulesFiltersUrlRewrite"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFilters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersCors",
    jsii_struct_bases=[],
    name_mapping={
        "allow_credentials": "allowCredentials",
        "allow_headers": "allowHeaders",
        "allow_methods": "allowMethods",
        "allow_origins": "allowOrigins",
        "expose_headers": "exposeHeaders",
        "max_age": "maxAge",
    },
)
class HttpRouteSpecRulesFiltersCors:
    def __init__(
        self,
        *,
        allow_credentials: typing.Optional[builtins.bool] = None,
        allow_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        allow_methods: typing.Optional[typing.Sequence["HttpRouteSpecRulesFiltersCorsAllowMethods"]] = None,
        allow_origins: typing.Optional[typing.Sequence[builtins.str]] = None,
        expose_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        max_age: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param allow_credentials: 
        :param allow_headers: 
        :param allow_methods: 
        :param allow_origins: 
        :param expose_headers: 
        :param max_age: 

        :schema: HttpRouteSpecRulesFiltersCors
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a11e3436f58d946b2efe5022b79ebe289b20f3cd3c8bbb73f600f4266908de1c)
            check_type(argname="argument allow_credentials", value=allow_credentials, expected_type=type_hints["allow_credentials"])
            check_type(argname="argument allow_headers", value=allow_headers, expected_type=type_hints["allow_headers"])
            check_type(argname="argument allow_methods", value=allow_methods, expected_type=type_hints["allow_methods"])
            check_type(argname="argument allow_origins", value=allow_origins, expected_type=type_hints["allow_origins"])
            check_type(argname="argument expose_headers", value=expose_headers, expected_type=type_hints["expose_headers"])
            check_type(argname="argument max_age", value=max_age, expected_type=type_hints["max_age"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allow_credentials is not None:
            self._values["allow_credentials"] = allow_credentials
        if allow_headers is not None:
            self._values["allow_headers"] = allow_headers
        if allow_methods is not None:
            self._values["allow_methods"] = allow_methods
        if allow_origins is not None:
            self._values["allow_origins"] = allow_origins
        if expose_headers is not None:
            self._values["expose_headers"] = expose_headers
        if max_age is not None:
            self._values["max_age"] = max_age

    @builtins.property
    def allow_credentials(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: HttpRouteSpecRulesFiltersCors#allowCredentials
        '''
        result = self._values.get("allow_credentials")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def allow_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpecRulesFiltersCors#allowHeaders
        '''
        result = self._values.get("allow_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def allow_methods(
        self,
    ) -> typing.Optional[typing.List["HttpRouteSpecRulesFiltersCorsAllowMethods"]]:
        '''
        :schema: HttpRouteSpecRulesFiltersCors#allowMethods
        '''
        result = self._values.get("allow_methods")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRulesFiltersCorsAllowMethods"]], result)

    @builtins.property
    def allow_origins(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpecRulesFiltersCors#allowOrigins
        '''
        result = self._values.get("allow_origins")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def expose_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpecRulesFiltersCors#exposeHeaders
        '''
        result = self._values.get("expose_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def max_age(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesFiltersCors#maxAge
        '''
        result = self._values.get("max_age")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersCors(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersCorsAllowMethods"
)
class HttpRouteSpecRulesFiltersCorsAllowMethods(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesFiltersCorsAllowMethods
    '''

    GET = "GET"
    '''GET.'''
    HEAD = "HEAD"
    '''HEAD.'''
    POST = "POST"
    '''POST.'''
    PUT = "PUT"
    '''PUT.'''
    DELETE = "DELETE"
    '''DELETE.'''
    CONNECT = "CONNECT"
    '''CONNECT.'''
    OPTIONS = "OPTIONS"
    '''OPTIONS.'''
    TRACE = "TRACE"
    '''TRACE.'''
    PATCH = "PATCH"
    '''PATCH.'''
    VALUE_ASTERISK = "VALUE_ASTERISK"
    '''*.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersExtensionRef",
    jsii_struct_bases=[],
    name_mapping={"group": "group", "kind": "kind", "name": "name"},
)
class HttpRouteSpecRulesFiltersExtensionRef:
    def __init__(
        self,
        *,
        group: builtins.str,
        kind: builtins.str,
        name: builtins.str,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param name: 

        :schema: HttpRouteSpecRulesFiltersExtensionRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__15c0d5123621c23552d74bc2feefcdf9cbbdb46dca222cb060f088579ddf5413)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
            "name": name,
        }

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesFiltersExtensionRef#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesFiltersExtensionRef#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesFiltersExtensionRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersExtensionRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersExternalAuth",
    jsii_struct_bases=[],
    name_mapping={
        "backend_ref": "backendRef",
        "protocol": "protocol",
        "forward_body": "forwardBody",
        "grpc": "grpc",
        "http": "http",
    },
)
class HttpRouteSpecRulesFiltersExternalAuth:
    def __init__(
        self,
        *,
        backend_ref: typing.Union["HttpRouteSpecRulesFiltersExternalAuthBackendRef", typing.Dict[builtins.str, typing.Any]],
        protocol: "HttpRouteSpecRulesFiltersExternalAuthProtocol",
        forward_body: typing.Optional[typing.Union["HttpRouteSpecRulesFiltersExternalAuthForwardBody", typing.Dict[builtins.str, typing.Any]]] = None,
        grpc: typing.Optional[typing.Union["HttpRouteSpecRulesFiltersExternalAuthGrpc", typing.Dict[builtins.str, typing.Any]]] = None,
        http: typing.Optional[typing.Union["HttpRouteSpecRulesFiltersExternalAuthHttp", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param backend_ref: 
        :param protocol: 
        :param forward_body: 
        :param grpc: 
        :param http: 

        :schema: HttpRouteSpecRulesFiltersExternalAuth
        '''
        if isinstance(backend_ref, dict):
            backend_ref = HttpRouteSpecRulesFiltersExternalAuthBackendRef(**backend_ref)
        if isinstance(forward_body, dict):
            forward_body = HttpRouteSpecRulesFiltersExternalAuthForwardBody(**forward_body)
        if isinstance(grpc, dict):
            grpc = HttpRouteSpecRulesFiltersExternalAuthGrpc(**grpc)
        if isinstance(http, dict):
            http = HttpRouteSpecRulesFiltersExternalAuthHttp(**http)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5a08cd652f83bfe11788ffebfc93bbdf21d61c16970569522848e9797bb67b73)
            check_type(argname="argument backend_ref", value=backend_ref, expected_type=type_hints["backend_ref"])
            check_type(argname="argument protocol", value=protocol, expected_type=type_hints["protocol"])
            check_type(argname="argument forward_body", value=forward_body, expected_type=type_hints["forward_body"])
            check_type(argname="argument grpc", value=grpc, expected_type=type_hints["grpc"])
            check_type(argname="argument http", value=http, expected_type=type_hints["http"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "backend_ref": backend_ref,
            "protocol": protocol,
        }
        if forward_body is not None:
            self._values["forward_body"] = forward_body
        if grpc is not None:
            self._values["grpc"] = grpc
        if http is not None:
            self._values["http"] = http

    @builtins.property
    def backend_ref(self) -> "HttpRouteSpecRulesFiltersExternalAuthBackendRef":
        '''
        :schema: HttpRouteSpecRulesFiltersExternalAuth#backendRef
        '''
        result = self._values.get("backend_ref")
        assert result is not None, "Required property 'backend_ref' is missing"
        return typing.cast("HttpRouteSpecRulesFiltersExternalAuthBackendRef", result)

    @builtins.property
    def protocol(self) -> "HttpRouteSpecRulesFiltersExternalAuthProtocol":
        '''
        :schema: HttpRouteSpecRulesFiltersExternalAuth#protocol
        '''
        result = self._values.get("protocol")
        assert result is not None, "Required property 'protocol' is missing"
        return typing.cast("HttpRouteSpecRulesFiltersExternalAuthProtocol", result)

    @builtins.property
    def forward_body(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesFiltersExternalAuthForwardBody"]:
        '''
        :schema: HttpRouteSpecRulesFiltersExternalAuth#forwardBody
        '''
        result = self._values.get("forward_body")
        return typing.cast(typing.Optional["HttpRouteSpecRulesFiltersExternalAuthForwardBody"], result)

    @builtins.property
    def grpc(self) -> typing.Optional["HttpRouteSpecRulesFiltersExternalAuthGrpc"]:
        '''
        :schema: HttpRouteSpecRulesFiltersExternalAuth#grpc
        '''
        result = self._values.get("grpc")
        return typing.cast(typing.Optional["HttpRouteSpecRulesFiltersExternalAuthGrpc"], result)

    @builtins.property
    def http(self) -> typing.Optional["HttpRouteSpecRulesFiltersExternalAuthHttp"]:
        '''
        :schema: HttpRouteSpecRulesFiltersExternalAuth#http
        '''
        result = self._values.get("http")
        return typing.cast(typing.Optional["HttpRouteSpecRulesFiltersExternalAuthHttp"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersExternalAuth(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersExternalAuthBackendRef",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
        "port": "port",
    },
)
class HttpRouteSpecRulesFiltersExternalAuthBackendRef:
    def __init__(
        self,
        *,
        name: builtins.str,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        port: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param name: 
        :param group: 
        :param kind: 
        :param namespace: 
        :param port: 

        :schema: HttpRouteSpecRulesFiltersExternalAuthBackendRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e4ad7b371d77cf244001e0d30b52531d017e54f01306afcb1ab82d3169d35dfe)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace
        if port is not None:
            self._values["port"] = port

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesFiltersExternalAuthBackendRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesFiltersExternalAuthBackendRef#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesFiltersExternalAuthBackendRef#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesFiltersExternalAuthBackendRef#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesFiltersExternalAuthBackendRef#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersExternalAuthBackendRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersExternalAuthForwardBody",
    jsii_struct_bases=[],
    name_mapping={"max_size": "maxSize"},
)
class HttpRouteSpecRulesFiltersExternalAuthForwardBody:
    def __init__(self, *, max_size: typing.Optional[jsii.Number] = None) -> None:
        '''
        :param max_size: 

        :schema: HttpRouteSpecRulesFiltersExternalAuthForwardBody
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f3fa9cff37cbd8a321e8ac761524eca6e1ead4090b146f0596ba8edbc7f03efa)
            check_type(argname="argument max_size", value=max_size, expected_type=type_hints["max_size"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if max_size is not None:
            self._values["max_size"] = max_size

    @builtins.property
    def max_size(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesFiltersExternalAuthForwardBody#maxSize
        '''
        result = self._values.get("max_size")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersExternalAuthForwardBody(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersExternalAuthGrpc",
    jsii_struct_bases=[],
    name_mapping={"allowed_headers": "allowedHeaders"},
)
class HttpRouteSpecRulesFiltersExternalAuthGrpc:
    def __init__(
        self,
        *,
        allowed_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param allowed_headers: 

        :schema: HttpRouteSpecRulesFiltersExternalAuthGrpc
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__572cbb55944ffa6598dc99ccea4d026d8d6cac4bfe8d32c0369588d86e28397c)
            check_type(argname="argument allowed_headers", value=allowed_headers, expected_type=type_hints["allowed_headers"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allowed_headers is not None:
            self._values["allowed_headers"] = allowed_headers

    @builtins.property
    def allowed_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpecRulesFiltersExternalAuthGrpc#allowedHeaders
        '''
        result = self._values.get("allowed_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersExternalAuthGrpc(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersExternalAuthHttp",
    jsii_struct_bases=[],
    name_mapping={
        "allowed_headers": "allowedHeaders",
        "allowed_response_headers": "allowedResponseHeaders",
        "path": "path",
    },
)
class HttpRouteSpecRulesFiltersExternalAuthHttp:
    def __init__(
        self,
        *,
        allowed_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        allowed_response_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        path: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param allowed_headers: 
        :param allowed_response_headers: 
        :param path: 

        :schema: HttpRouteSpecRulesFiltersExternalAuthHttp
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__627d1b09c562bdcc6a96f61d61221150537aae7afe8e4c85efa6c5c24cd01616)
            check_type(argname="argument allowed_headers", value=allowed_headers, expected_type=type_hints["allowed_headers"])
            check_type(argname="argument allowed_response_headers", value=allowed_response_headers, expected_type=type_hints["allowed_response_headers"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allowed_headers is not None:
            self._values["allowed_headers"] = allowed_headers
        if allowed_response_headers is not None:
            self._values["allowed_response_headers"] = allowed_response_headers
        if path is not None:
            self._values["path"] = path

    @builtins.property
    def allowed_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpecRulesFiltersExternalAuthHttp#allowedHeaders
        '''
        result = self._values.get("allowed_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def allowed_response_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpecRulesFiltersExternalAuthHttp#allowedResponseHeaders
        '''
        result = self._values.get("allowed_response_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesFiltersExternalAuthHttp#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersExternalAuthHttp(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersExternalAuthProtocol"
)
class HttpRouteSpecRulesFiltersExternalAuthProtocol(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesFiltersExternalAuthProtocol
    '''

    HTTP = "HTTP"
    '''HTTP.'''
    GRPC = "GRPC"
    '''GRPC.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersRequestHeaderModifier",
    jsii_struct_bases=[],
    name_mapping={"add": "add", "remove": "remove", "set": "set"},
)
class HttpRouteSpecRulesFiltersRequestHeaderModifier:
    def __init__(
        self,
        *,
        add: typing.Optional[typing.Sequence[typing.Union["HttpRouteSpecRulesFiltersRequestHeaderModifierAdd", typing.Dict[builtins.str, typing.Any]]]] = None,
        remove: typing.Optional[typing.Sequence[builtins.str]] = None,
        set: typing.Optional[typing.Sequence[typing.Union["HttpRouteSpecRulesFiltersRequestHeaderModifierSet", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param add: 
        :param remove: 
        :param set: 

        :schema: HttpRouteSpecRulesFiltersRequestHeaderModifier
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__172c8e100c10bd224bdd79aa680e994e2618cba1fe863988093eadbda1d19247)
            check_type(argname="argument add", value=add, expected_type=type_hints["add"])
            check_type(argname="argument remove", value=remove, expected_type=type_hints["remove"])
            check_type(argname="argument set", value=set, expected_type=type_hints["set"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if add is not None:
            self._values["add"] = add
        if remove is not None:
            self._values["remove"] = remove
        if set is not None:
            self._values["set"] = set

    @builtins.property
    def add(
        self,
    ) -> typing.Optional[typing.List["HttpRouteSpecRulesFiltersRequestHeaderModifierAdd"]]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestHeaderModifier#add
        '''
        result = self._values.get("add")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRulesFiltersRequestHeaderModifierAdd"]], result)

    @builtins.property
    def remove(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestHeaderModifier#remove
        '''
        result = self._values.get("remove")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def set(
        self,
    ) -> typing.Optional[typing.List["HttpRouteSpecRulesFiltersRequestHeaderModifierSet"]]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestHeaderModifier#set
        '''
        result = self._values.get("set")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRulesFiltersRequestHeaderModifierSet"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersRequestHeaderModifier(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersRequestHeaderModifierAdd",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class HttpRouteSpecRulesFiltersRequestHeaderModifierAdd:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: HttpRouteSpecRulesFiltersRequestHeaderModifierAdd
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__457b851245ab3d6c8954ac4d39a4ab8f469e27e5ff08b6c924c5671480628471)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestHeaderModifierAdd#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestHeaderModifierAdd#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersRequestHeaderModifierAdd(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersRequestHeaderModifierSet",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class HttpRouteSpecRulesFiltersRequestHeaderModifierSet:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: HttpRouteSpecRulesFiltersRequestHeaderModifierSet
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6ecad7ffff17379c72b4e37c8fccf87223e7c7fe6488af1a8d67cc8028739ea5)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestHeaderModifierSet#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestHeaderModifierSet#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersRequestHeaderModifierSet(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersRequestMirror",
    jsii_struct_bases=[],
    name_mapping={
        "backend_ref": "backendRef",
        "fraction": "fraction",
        "percent": "percent",
    },
)
class HttpRouteSpecRulesFiltersRequestMirror:
    def __init__(
        self,
        *,
        backend_ref: typing.Union["HttpRouteSpecRulesFiltersRequestMirrorBackendRef", typing.Dict[builtins.str, typing.Any]],
        fraction: typing.Optional[typing.Union["HttpRouteSpecRulesFiltersRequestMirrorFraction", typing.Dict[builtins.str, typing.Any]]] = None,
        percent: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param backend_ref: 
        :param fraction: 
        :param percent: 

        :schema: HttpRouteSpecRulesFiltersRequestMirror
        '''
        if isinstance(backend_ref, dict):
            backend_ref = HttpRouteSpecRulesFiltersRequestMirrorBackendRef(**backend_ref)
        if isinstance(fraction, dict):
            fraction = HttpRouteSpecRulesFiltersRequestMirrorFraction(**fraction)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e432a838aa4f673dbdc6e5140d9a94baa931808584de67f3533ce1b2e8cfecc6)
            check_type(argname="argument backend_ref", value=backend_ref, expected_type=type_hints["backend_ref"])
            check_type(argname="argument fraction", value=fraction, expected_type=type_hints["fraction"])
            check_type(argname="argument percent", value=percent, expected_type=type_hints["percent"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "backend_ref": backend_ref,
        }
        if fraction is not None:
            self._values["fraction"] = fraction
        if percent is not None:
            self._values["percent"] = percent

    @builtins.property
    def backend_ref(self) -> "HttpRouteSpecRulesFiltersRequestMirrorBackendRef":
        '''
        :schema: HttpRouteSpecRulesFiltersRequestMirror#backendRef
        '''
        result = self._values.get("backend_ref")
        assert result is not None, "Required property 'backend_ref' is missing"
        return typing.cast("HttpRouteSpecRulesFiltersRequestMirrorBackendRef", result)

    @builtins.property
    def fraction(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesFiltersRequestMirrorFraction"]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestMirror#fraction
        '''
        result = self._values.get("fraction")
        return typing.cast(typing.Optional["HttpRouteSpecRulesFiltersRequestMirrorFraction"], result)

    @builtins.property
    def percent(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestMirror#percent
        '''
        result = self._values.get("percent")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersRequestMirror(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersRequestMirrorBackendRef",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
        "port": "port",
    },
)
class HttpRouteSpecRulesFiltersRequestMirrorBackendRef:
    def __init__(
        self,
        *,
        name: builtins.str,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        port: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param name: 
        :param group: 
        :param kind: 
        :param namespace: 
        :param port: 

        :schema: HttpRouteSpecRulesFiltersRequestMirrorBackendRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__17135c5db8a7b07bd3d662fc19dcc855479f845ce2a2cd4addfcc2be1010c1bf)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace
        if port is not None:
            self._values["port"] = port

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestMirrorBackendRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestMirrorBackendRef#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestMirrorBackendRef#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestMirrorBackendRef#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestMirrorBackendRef#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersRequestMirrorBackendRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersRequestMirrorFraction",
    jsii_struct_bases=[],
    name_mapping={"numerator": "numerator", "denominator": "denominator"},
)
class HttpRouteSpecRulesFiltersRequestMirrorFraction:
    def __init__(
        self,
        *,
        numerator: jsii.Number,
        denominator: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param numerator: 
        :param denominator: 

        :schema: HttpRouteSpecRulesFiltersRequestMirrorFraction
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c5815ab83bddf186a41727b0b2414d87c8e07273498f2aabe0e1eee958bde103)
            check_type(argname="argument numerator", value=numerator, expected_type=type_hints["numerator"])
            check_type(argname="argument denominator", value=denominator, expected_type=type_hints["denominator"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "numerator": numerator,
        }
        if denominator is not None:
            self._values["denominator"] = denominator

    @builtins.property
    def numerator(self) -> jsii.Number:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestMirrorFraction#numerator
        '''
        result = self._values.get("numerator")
        assert result is not None, "Required property 'numerator' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def denominator(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestMirrorFraction#denominator
        '''
        result = self._values.get("denominator")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersRequestMirrorFraction(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersRequestRedirect",
    jsii_struct_bases=[],
    name_mapping={
        "hostname": "hostname",
        "path": "path",
        "port": "port",
        "scheme": "scheme",
        "status_code": "statusCode",
    },
)
class HttpRouteSpecRulesFiltersRequestRedirect:
    def __init__(
        self,
        *,
        hostname: typing.Optional[builtins.str] = None,
        path: typing.Optional[typing.Union["HttpRouteSpecRulesFiltersRequestRedirectPath", typing.Dict[builtins.str, typing.Any]]] = None,
        port: typing.Optional[jsii.Number] = None,
        scheme: typing.Optional["HttpRouteSpecRulesFiltersRequestRedirectScheme"] = None,
        status_code: typing.Optional["HttpRouteSpecRulesFiltersRequestRedirectStatusCode"] = None,
    ) -> None:
        '''
        :param hostname: 
        :param path: 
        :param port: 
        :param scheme: 
        :param status_code: 

        :schema: HttpRouteSpecRulesFiltersRequestRedirect
        '''
        if isinstance(path, dict):
            path = HttpRouteSpecRulesFiltersRequestRedirectPath(**path)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__fdf744f222abfe81c7edfd849910dd63fcbbe320af8554455c2bbb6a03d71283)
            check_type(argname="argument hostname", value=hostname, expected_type=type_hints["hostname"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument scheme", value=scheme, expected_type=type_hints["scheme"])
            check_type(argname="argument status_code", value=status_code, expected_type=type_hints["status_code"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if hostname is not None:
            self._values["hostname"] = hostname
        if path is not None:
            self._values["path"] = path
        if port is not None:
            self._values["port"] = port
        if scheme is not None:
            self._values["scheme"] = scheme
        if status_code is not None:
            self._values["status_code"] = status_code

    @builtins.property
    def hostname(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestRedirect#hostname
        '''
        result = self._values.get("hostname")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional["HttpRouteSpecRulesFiltersRequestRedirectPath"]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestRedirect#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional["HttpRouteSpecRulesFiltersRequestRedirectPath"], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestRedirect#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def scheme(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesFiltersRequestRedirectScheme"]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestRedirect#scheme
        '''
        result = self._values.get("scheme")
        return typing.cast(typing.Optional["HttpRouteSpecRulesFiltersRequestRedirectScheme"], result)

    @builtins.property
    def status_code(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesFiltersRequestRedirectStatusCode"]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestRedirect#statusCode
        '''
        result = self._values.get("status_code")
        return typing.cast(typing.Optional["HttpRouteSpecRulesFiltersRequestRedirectStatusCode"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersRequestRedirect(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersRequestRedirectPath",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "replace_full_path": "replaceFullPath",
        "replace_prefix_match": "replacePrefixMatch",
    },
)
class HttpRouteSpecRulesFiltersRequestRedirectPath:
    def __init__(
        self,
        *,
        type: "HttpRouteSpecRulesFiltersRequestRedirectPathType",
        replace_full_path: typing.Optional[builtins.str] = None,
        replace_prefix_match: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param type: 
        :param replace_full_path: 
        :param replace_prefix_match: 

        :schema: HttpRouteSpecRulesFiltersRequestRedirectPath
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__af5f71820fc271bf2f7aa1574dcd0145c57c6f981b9bf75d37c329339da9edea)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument replace_full_path", value=replace_full_path, expected_type=type_hints["replace_full_path"])
            check_type(argname="argument replace_prefix_match", value=replace_prefix_match, expected_type=type_hints["replace_prefix_match"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if replace_full_path is not None:
            self._values["replace_full_path"] = replace_full_path
        if replace_prefix_match is not None:
            self._values["replace_prefix_match"] = replace_prefix_match

    @builtins.property
    def type(self) -> "HttpRouteSpecRulesFiltersRequestRedirectPathType":
        '''
        :schema: HttpRouteSpecRulesFiltersRequestRedirectPath#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast("HttpRouteSpecRulesFiltersRequestRedirectPathType", result)

    @builtins.property
    def replace_full_path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestRedirectPath#replaceFullPath
        '''
        result = self._values.get("replace_full_path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def replace_prefix_match(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesFiltersRequestRedirectPath#replacePrefixMatch
        '''
        result = self._values.get("replace_prefix_match")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersRequestRedirectPath(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersRequestRedirectPathType"
)
class HttpRouteSpecRulesFiltersRequestRedirectPathType(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesFiltersRequestRedirectPathType
    '''

    REPLACE_FULL_PATH = "REPLACE_FULL_PATH"
    '''ReplaceFullPath.'''
    REPLACE_PREFIX_MATCH = "REPLACE_PREFIX_MATCH"
    '''ReplacePrefixMatch.'''


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersRequestRedirectScheme"
)
class HttpRouteSpecRulesFiltersRequestRedirectScheme(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesFiltersRequestRedirectScheme
    '''

    HTTP = "HTTP"
    '''http.'''
    HTTPS = "HTTPS"
    '''https.'''


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersRequestRedirectStatusCode"
)
class HttpRouteSpecRulesFiltersRequestRedirectStatusCode(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesFiltersRequestRedirectStatusCode
    '''

    VALUE_301 = "VALUE_301"
    '''301.'''
    VALUE_302 = "VALUE_302"
    '''302.'''
    VALUE_303 = "VALUE_303"
    '''303.'''
    VALUE_307 = "VALUE_307"
    '''307.'''
    VALUE_308 = "VALUE_308"
    '''308.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersResponseHeaderModifier",
    jsii_struct_bases=[],
    name_mapping={"add": "add", "remove": "remove", "set": "set"},
)
class HttpRouteSpecRulesFiltersResponseHeaderModifier:
    def __init__(
        self,
        *,
        add: typing.Optional[typing.Sequence[typing.Union["HttpRouteSpecRulesFiltersResponseHeaderModifierAdd", typing.Dict[builtins.str, typing.Any]]]] = None,
        remove: typing.Optional[typing.Sequence[builtins.str]] = None,
        set: typing.Optional[typing.Sequence[typing.Union["HttpRouteSpecRulesFiltersResponseHeaderModifierSet", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param add: 
        :param remove: 
        :param set: 

        :schema: HttpRouteSpecRulesFiltersResponseHeaderModifier
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0da8bc0c1534037be547293973c3f4fdccebcda937ee6e287f4408f8d73bb796)
            check_type(argname="argument add", value=add, expected_type=type_hints["add"])
            check_type(argname="argument remove", value=remove, expected_type=type_hints["remove"])
            check_type(argname="argument set", value=set, expected_type=type_hints["set"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if add is not None:
            self._values["add"] = add
        if remove is not None:
            self._values["remove"] = remove
        if set is not None:
            self._values["set"] = set

    @builtins.property
    def add(
        self,
    ) -> typing.Optional[typing.List["HttpRouteSpecRulesFiltersResponseHeaderModifierAdd"]]:
        '''
        :schema: HttpRouteSpecRulesFiltersResponseHeaderModifier#add
        '''
        result = self._values.get("add")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRulesFiltersResponseHeaderModifierAdd"]], result)

    @builtins.property
    def remove(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteSpecRulesFiltersResponseHeaderModifier#remove
        '''
        result = self._values.get("remove")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def set(
        self,
    ) -> typing.Optional[typing.List["HttpRouteSpecRulesFiltersResponseHeaderModifierSet"]]:
        '''
        :schema: HttpRouteSpecRulesFiltersResponseHeaderModifier#set
        '''
        result = self._values.get("set")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRulesFiltersResponseHeaderModifierSet"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersResponseHeaderModifier(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersResponseHeaderModifierAdd",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class HttpRouteSpecRulesFiltersResponseHeaderModifierAdd:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: HttpRouteSpecRulesFiltersResponseHeaderModifierAdd
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__34620f4d728b4aa4d952f439d1795649cbee5c849e6bc8ffb813883b7976e286)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesFiltersResponseHeaderModifierAdd#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesFiltersResponseHeaderModifierAdd#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersResponseHeaderModifierAdd(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersResponseHeaderModifierSet",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class HttpRouteSpecRulesFiltersResponseHeaderModifierSet:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: HttpRouteSpecRulesFiltersResponseHeaderModifierSet
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0e573d185ff1b783a50f8eea6ce05ae030b4c2cc9492e4a6eabbf2ccecf9c048)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesFiltersResponseHeaderModifierSet#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesFiltersResponseHeaderModifierSet#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersResponseHeaderModifierSet(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersType"
)
class HttpRouteSpecRulesFiltersType(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesFiltersType
    '''

    REQUEST_HEADER_MODIFIER = "REQUEST_HEADER_MODIFIER"
    '''RequestHeaderModifier.'''
    RESPONSE_HEADER_MODIFIER = "RESPONSE_HEADER_MODIFIER"
    '''ResponseHeaderModifier.'''
    REQUEST_MIRROR = "REQUEST_MIRROR"
    '''RequestMirror.'''
    REQUEST_REDIRECT = "REQUEST_REDIRECT"
    '''RequestRedirect.'''
    URL_REWRITE = "URL_REWRITE"
    '''URLRewrite.'''
    EXTENSION_REF = "EXTENSION_REF"
    '''ExtensionRef.'''
    CORS = "CORS"
    '''CORS.'''
    EXTERNAL_AUTH = "EXTERNAL_AUTH"
    '''ExternalAuth.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersUrlRewrite",
    jsii_struct_bases=[],
    name_mapping={"hostname": "hostname", "path": "path"},
)
class HttpRouteSpecRulesFiltersUrlRewrite:
    def __init__(
        self,
        *,
        hostname: typing.Optional[builtins.str] = None,
        path: typing.Optional[typing.Union["HttpRouteSpecRulesFiltersUrlRewritePath", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param hostname: 
        :param path: 

        :schema: HttpRouteSpecRulesFiltersUrlRewrite
        '''
        if isinstance(path, dict):
            path = HttpRouteSpecRulesFiltersUrlRewritePath(**path)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__68be9dd0d7ef247b5704568ff3c6f349f9b932e9ada7020f0ba56b2d1b6611dc)
            check_type(argname="argument hostname", value=hostname, expected_type=type_hints["hostname"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if hostname is not None:
            self._values["hostname"] = hostname
        if path is not None:
            self._values["path"] = path

    @builtins.property
    def hostname(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesFiltersUrlRewrite#hostname
        '''
        result = self._values.get("hostname")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional["HttpRouteSpecRulesFiltersUrlRewritePath"]:
        '''
        :schema: HttpRouteSpecRulesFiltersUrlRewrite#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional["HttpRouteSpecRulesFiltersUrlRewritePath"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersUrlRewrite(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersUrlRewritePath",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "replace_full_path": "replaceFullPath",
        "replace_prefix_match": "replacePrefixMatch",
    },
)
class HttpRouteSpecRulesFiltersUrlRewritePath:
    def __init__(
        self,
        *,
        type: "HttpRouteSpecRulesFiltersUrlRewritePathType",
        replace_full_path: typing.Optional[builtins.str] = None,
        replace_prefix_match: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param type: 
        :param replace_full_path: 
        :param replace_prefix_match: 

        :schema: HttpRouteSpecRulesFiltersUrlRewritePath
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e1d3bf146d220fbed37a0ca85ed0441e2f463ae4cac18aa733a4f95159ca4ab0)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument replace_full_path", value=replace_full_path, expected_type=type_hints["replace_full_path"])
            check_type(argname="argument replace_prefix_match", value=replace_prefix_match, expected_type=type_hints["replace_prefix_match"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if replace_full_path is not None:
            self._values["replace_full_path"] = replace_full_path
        if replace_prefix_match is not None:
            self._values["replace_prefix_match"] = replace_prefix_match

    @builtins.property
    def type(self) -> "HttpRouteSpecRulesFiltersUrlRewritePathType":
        '''
        :schema: HttpRouteSpecRulesFiltersUrlRewritePath#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast("HttpRouteSpecRulesFiltersUrlRewritePathType", result)

    @builtins.property
    def replace_full_path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesFiltersUrlRewritePath#replaceFullPath
        '''
        result = self._values.get("replace_full_path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def replace_prefix_match(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesFiltersUrlRewritePath#replacePrefixMatch
        '''
        result = self._values.get("replace_prefix_match")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesFiltersUrlRewritePath(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesFiltersUrlRewritePathType"
)
class HttpRouteSpecRulesFiltersUrlRewritePathType(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesFiltersUrlRewritePathType
    '''

    REPLACE_FULL_PATH = "REPLACE_FULL_PATH"
    '''ReplaceFullPath.'''
    REPLACE_PREFIX_MATCH = "REPLACE_PREFIX_MATCH"
    '''ReplacePrefixMatch.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesMatches",
    jsii_struct_bases=[],
    name_mapping={
        "headers": "headers",
        "method": "method",
        "path": "path",
        "query_params": "queryParams",
    },
)
class HttpRouteSpecRulesMatches:
    def __init__(
        self,
        *,
        headers: typing.Optional[typing.Sequence[typing.Union["HttpRouteSpecRulesMatchesHeaders", typing.Dict[builtins.str, typing.Any]]]] = None,
        method: typing.Optional["HttpRouteSpecRulesMatchesMethod"] = None,
        path: typing.Optional[typing.Union["HttpRouteSpecRulesMatchesPath", typing.Dict[builtins.str, typing.Any]]] = None,
        query_params: typing.Optional[typing.Sequence[typing.Union["HttpRouteSpecRulesMatchesQueryParams", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param headers: 
        :param method: 
        :param path: 
        :param query_params: 

        :schema: HttpRouteSpecRulesMatches
        '''
        if isinstance(path, dict):
            path = HttpRouteSpecRulesMatchesPath(**path)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e392e72a91a08e864afc375fcf65bbec51e80be289167b46b2dd82fd43492ead)
            check_type(argname="argument headers", value=headers, expected_type=type_hints["headers"])
            check_type(argname="argument method", value=method, expected_type=type_hints["method"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument query_params", value=query_params, expected_type=type_hints["query_params"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if headers is not None:
            self._values["headers"] = headers
        if method is not None:
            self._values["method"] = method
        if path is not None:
            self._values["path"] = path
        if query_params is not None:
            self._values["query_params"] = query_params

    @builtins.property
    def headers(
        self,
    ) -> typing.Optional[typing.List["HttpRouteSpecRulesMatchesHeaders"]]:
        '''
        :schema: HttpRouteSpecRulesMatches#headers
        '''
        result = self._values.get("headers")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRulesMatchesHeaders"]], result)

    @builtins.property
    def method(self) -> typing.Optional["HttpRouteSpecRulesMatchesMethod"]:
        '''
        :schema: HttpRouteSpecRulesMatches#method
        '''
        result = self._values.get("method")
        return typing.cast(typing.Optional["HttpRouteSpecRulesMatchesMethod"], result)

    @builtins.property
    def path(self) -> typing.Optional["HttpRouteSpecRulesMatchesPath"]:
        '''
        :schema: HttpRouteSpecRulesMatches#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional["HttpRouteSpecRulesMatchesPath"], result)

    @builtins.property
    def query_params(
        self,
    ) -> typing.Optional[typing.List["HttpRouteSpecRulesMatchesQueryParams"]]:
        '''
        :schema: HttpRouteSpecRulesMatches#queryParams
        '''
        result = self._values.get("query_params")
        return typing.cast(typing.Optional[typing.List["HttpRouteSpecRulesMatchesQueryParams"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesMatches(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesMatchesHeaders",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "type": "type"},
)
class HttpRouteSpecRulesMatchesHeaders:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: builtins.str,
        type: typing.Optional["HttpRouteSpecRulesMatchesHeadersType"] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param type: 

        :schema: HttpRouteSpecRulesMatchesHeaders
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__fae86abf9b483f2f45db46a3ae3ae5aa349e1e6544d061663e78548441097ffe)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }
        if type is not None:
            self._values["type"] = type

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesMatchesHeaders#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesMatchesHeaders#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def type(self) -> typing.Optional["HttpRouteSpecRulesMatchesHeadersType"]:
        '''
        :schema: HttpRouteSpecRulesMatchesHeaders#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional["HttpRouteSpecRulesMatchesHeadersType"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesMatchesHeaders(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesMatchesHeadersType"
)
class HttpRouteSpecRulesMatchesHeadersType(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesMatchesHeadersType
    '''

    EXACT = "EXACT"
    '''Exact.'''
    REGULAR_EXPRESSION = "REGULAR_EXPRESSION"
    '''RegularExpression.'''


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesMatchesMethod"
)
class HttpRouteSpecRulesMatchesMethod(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesMatchesMethod
    '''

    GET = "GET"
    '''GET.'''
    HEAD = "HEAD"
    '''HEAD.'''
    POST = "POST"
    '''POST.'''
    PUT = "PUT"
    '''PUT.'''
    DELETE = "DELETE"
    '''DELETE.'''
    CONNECT = "CONNECT"
    '''CONNECT.'''
    OPTIONS = "OPTIONS"
    '''OPTIONS.'''
    TRACE = "TRACE"
    '''TRACE.'''
    PATCH = "PATCH"
    '''PATCH.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesMatchesPath",
    jsii_struct_bases=[],
    name_mapping={"type": "type", "value": "value"},
)
class HttpRouteSpecRulesMatchesPath:
    def __init__(
        self,
        *,
        type: typing.Optional["HttpRouteSpecRulesMatchesPathType"] = None,
        value: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param type: 
        :param value: 

        :schema: HttpRouteSpecRulesMatchesPath
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f299962232648f555fd9f9272814f6b1260adc461c362ec339c5ace8241d6592)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if type is not None:
            self._values["type"] = type
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def type(self) -> typing.Optional["HttpRouteSpecRulesMatchesPathType"]:
        '''
        :schema: HttpRouteSpecRulesMatchesPath#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional["HttpRouteSpecRulesMatchesPathType"], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesMatchesPath#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesMatchesPath(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesMatchesPathType"
)
class HttpRouteSpecRulesMatchesPathType(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesMatchesPathType
    '''

    EXACT = "EXACT"
    '''Exact.'''
    PATH_PREFIX = "PATH_PREFIX"
    '''PathPrefix.'''
    REGULAR_EXPRESSION = "REGULAR_EXPRESSION"
    '''RegularExpression.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesMatchesQueryParams",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "type": "type"},
)
class HttpRouteSpecRulesMatchesQueryParams:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: builtins.str,
        type: typing.Optional["HttpRouteSpecRulesMatchesQueryParamsType"] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param type: 

        :schema: HttpRouteSpecRulesMatchesQueryParams
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9af44768583d1c7dcb67b2e93a9dc98550d05a7736d7a90cbe69ef172f0770f8)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }
        if type is not None:
            self._values["type"] = type

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesMatchesQueryParams#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteSpecRulesMatchesQueryParams#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def type(self) -> typing.Optional["HttpRouteSpecRulesMatchesQueryParamsType"]:
        '''
        :schema: HttpRouteSpecRulesMatchesQueryParams#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional["HttpRouteSpecRulesMatchesQueryParamsType"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesMatchesQueryParams(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesMatchesQueryParamsType"
)
class HttpRouteSpecRulesMatchesQueryParamsType(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesMatchesQueryParamsType
    '''

    EXACT = "EXACT"
    '''Exact.'''
    REGULAR_EXPRESSION = "REGULAR_EXPRESSION"
    '''RegularExpression.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesRetry",
    jsii_struct_bases=[],
    name_mapping={"attempts": "attempts", "backoff": "backoff", "codes": "codes"},
)
class HttpRouteSpecRulesRetry:
    def __init__(
        self,
        *,
        attempts: typing.Optional[jsii.Number] = None,
        backoff: typing.Optional[builtins.str] = None,
        codes: typing.Optional[typing.Sequence[jsii.Number]] = None,
    ) -> None:
        '''
        :param attempts: 
        :param backoff: 
        :param codes: 

        :schema: HttpRouteSpecRulesRetry
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ddaaf5ef5d56a2a5bcce625c3c324249a1a0cf4cca8d0acca2e6dd239ce5900f)
            check_type(argname="argument attempts", value=attempts, expected_type=type_hints["attempts"])
            check_type(argname="argument backoff", value=backoff, expected_type=type_hints["backoff"])
            check_type(argname="argument codes", value=codes, expected_type=type_hints["codes"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if attempts is not None:
            self._values["attempts"] = attempts
        if backoff is not None:
            self._values["backoff"] = backoff
        if codes is not None:
            self._values["codes"] = codes

    @builtins.property
    def attempts(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteSpecRulesRetry#attempts
        '''
        result = self._values.get("attempts")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def backoff(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesRetry#backoff
        '''
        result = self._values.get("backoff")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def codes(self) -> typing.Optional[typing.List[jsii.Number]]:
        '''
        :schema: HttpRouteSpecRulesRetry#codes
        '''
        result = self._values.get("codes")
        return typing.cast(typing.Optional[typing.List[jsii.Number]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesRetry(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesSessionPersistence",
    jsii_struct_bases=[],
    name_mapping={
        "absolute_timeout": "absoluteTimeout",
        "cookie_config": "cookieConfig",
        "idle_timeout": "idleTimeout",
        "session_name": "sessionName",
        "type": "type",
    },
)
class HttpRouteSpecRulesSessionPersistence:
    def __init__(
        self,
        *,
        absolute_timeout: typing.Optional[builtins.str] = None,
        cookie_config: typing.Optional[typing.Union["HttpRouteSpecRulesSessionPersistenceCookieConfig", typing.Dict[builtins.str, typing.Any]]] = None,
        idle_timeout: typing.Optional[builtins.str] = None,
        session_name: typing.Optional[builtins.str] = None,
        type: typing.Optional["HttpRouteSpecRulesSessionPersistenceType"] = None,
    ) -> None:
        '''
        :param absolute_timeout: 
        :param cookie_config: 
        :param idle_timeout: 
        :param session_name: 
        :param type: 

        :schema: HttpRouteSpecRulesSessionPersistence
        '''
        if isinstance(cookie_config, dict):
            cookie_config = HttpRouteSpecRulesSessionPersistenceCookieConfig(**cookie_config)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c1193a2b48ee5ff9549823d04d745351f3db76d5f5ac6ea6b8c2beb943fc47f2)
            check_type(argname="argument absolute_timeout", value=absolute_timeout, expected_type=type_hints["absolute_timeout"])
            check_type(argname="argument cookie_config", value=cookie_config, expected_type=type_hints["cookie_config"])
            check_type(argname="argument idle_timeout", value=idle_timeout, expected_type=type_hints["idle_timeout"])
            check_type(argname="argument session_name", value=session_name, expected_type=type_hints["session_name"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if absolute_timeout is not None:
            self._values["absolute_timeout"] = absolute_timeout
        if cookie_config is not None:
            self._values["cookie_config"] = cookie_config
        if idle_timeout is not None:
            self._values["idle_timeout"] = idle_timeout
        if session_name is not None:
            self._values["session_name"] = session_name
        if type is not None:
            self._values["type"] = type

    @builtins.property
    def absolute_timeout(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesSessionPersistence#absoluteTimeout
        '''
        result = self._values.get("absolute_timeout")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def cookie_config(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesSessionPersistenceCookieConfig"]:
        '''
        :schema: HttpRouteSpecRulesSessionPersistence#cookieConfig
        '''
        result = self._values.get("cookie_config")
        return typing.cast(typing.Optional["HttpRouteSpecRulesSessionPersistenceCookieConfig"], result)

    @builtins.property
    def idle_timeout(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesSessionPersistence#idleTimeout
        '''
        result = self._values.get("idle_timeout")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def session_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesSessionPersistence#sessionName
        '''
        result = self._values.get("session_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def type(self) -> typing.Optional["HttpRouteSpecRulesSessionPersistenceType"]:
        '''
        :schema: HttpRouteSpecRulesSessionPersistence#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional["HttpRouteSpecRulesSessionPersistenceType"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesSessionPersistence(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesSessionPersistenceCookieConfig",
    jsii_struct_bases=[],
    name_mapping={"lifetime_type": "lifetimeType"},
)
class HttpRouteSpecRulesSessionPersistenceCookieConfig:
    def __init__(
        self,
        *,
        lifetime_type: typing.Optional["HttpRouteSpecRulesSessionPersistenceCookieConfigLifetimeType"] = None,
    ) -> None:
        '''
        :param lifetime_type: 

        :schema: HttpRouteSpecRulesSessionPersistenceCookieConfig
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a67a509d9ef54185bfcc83904849bba4aaaccdfbd1f1a06f880044f4861b4f2e)
            check_type(argname="argument lifetime_type", value=lifetime_type, expected_type=type_hints["lifetime_type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if lifetime_type is not None:
            self._values["lifetime_type"] = lifetime_type

    @builtins.property
    def lifetime_type(
        self,
    ) -> typing.Optional["HttpRouteSpecRulesSessionPersistenceCookieConfigLifetimeType"]:
        '''
        :schema: HttpRouteSpecRulesSessionPersistenceCookieConfig#lifetimeType
        '''
        result = self._values.get("lifetime_type")
        return typing.cast(typing.Optional["HttpRouteSpecRulesSessionPersistenceCookieConfigLifetimeType"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesSessionPersistenceCookieConfig(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesSessionPersistenceCookieConfigLifetimeType"
)
class HttpRouteSpecRulesSessionPersistenceCookieConfigLifetimeType(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesSessionPersistenceCookieConfigLifetimeType
    '''

    PERMANENT = "PERMANENT"
    '''Permanent.'''
    SESSION = "SESSION"
    '''Session.'''


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesSessionPersistenceType"
)
class HttpRouteSpecRulesSessionPersistenceType(enum.Enum):
    '''
    :schema: HttpRouteSpecRulesSessionPersistenceType
    '''

    COOKIE = "COOKIE"
    '''Cookie.'''
    HEADER = "HEADER"
    '''Header.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecRulesTimeouts",
    jsii_struct_bases=[],
    name_mapping={"backend_request": "backendRequest", "request": "request"},
)
class HttpRouteSpecRulesTimeouts:
    def __init__(
        self,
        *,
        backend_request: typing.Optional[builtins.str] = None,
        request: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param backend_request: 
        :param request: 

        :schema: HttpRouteSpecRulesTimeouts
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f6aaf03bd46ec2d2d70db43e6b44a5f83d83ff5f9ca5ff004bda2bd0b783bd15)
            check_type(argname="argument backend_request", value=backend_request, expected_type=type_hints["backend_request"])
            check_type(argname="argument request", value=request, expected_type=type_hints["request"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if backend_request is not None:
            self._values["backend_request"] = backend_request
        if request is not None:
            self._values["request"] = request

    @builtins.property
    def backend_request(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesTimeouts#backendRequest
        '''
        result = self._values.get("backend_request")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def request(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteSpecRulesTimeouts#request
        '''
        result = self._values.get("request")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteSpecRulesTimeouts(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteSpecUseDefaultGateways"
)
class HttpRouteSpecUseDefaultGateways(enum.Enum):
    '''
    :schema: HttpRouteSpecUseDefaultGateways
    '''

    ALL = "ALL"
    '''All.'''
    NONE = "NONE"
    '''None.'''


class HttpRouteV1Beta1(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1",
):
    '''
    :schema: HTTPRouteV1Beta1
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        spec: typing.Union["HttpRouteV1Beta1Spec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "HTTPRouteV1Beta1" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param spec: 
        :param metadata: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7dd34a2c56725ac6adf7abb2848c3a8599352de2e7d8860f1363660f8eb13e01)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = HttpRouteV1Beta1Props(spec=spec, metadata=metadata)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        spec: typing.Union["HttpRouteV1Beta1Spec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "HTTPRouteV1Beta1".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param spec: 
        :param metadata: 
        '''
        props = HttpRouteV1Beta1Props(spec=spec, metadata=metadata)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "HTTPRouteV1Beta1".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1Props",
    jsii_struct_bases=[],
    name_mapping={"spec": "spec", "metadata": "metadata"},
)
class HttpRouteV1Beta1Props:
    def __init__(
        self,
        *,
        spec: typing.Union["HttpRouteV1Beta1Spec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param spec: 
        :param metadata: 

        :schema: HTTPRouteV1Beta1
        '''
        if isinstance(spec, dict):
            spec = HttpRouteV1Beta1Spec(**spec)
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__71ad06fe630e367e8b1652a7ff9b565f231a249ca63abbcdbaadb6c6b6ee16dd)
            check_type(argname="argument spec", value=spec, expected_type=type_hints["spec"])
            check_type(argname="argument metadata", value=metadata, expected_type=type_hints["metadata"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "spec": spec,
        }
        if metadata is not None:
            self._values["metadata"] = metadata

    @builtins.property
    def spec(self) -> "HttpRouteV1Beta1Spec":
        '''
        :schema: HTTPRouteV1Beta1#spec
        '''
        result = self._values.get("spec")
        assert result is not None, "Required property 'spec' is missing"
        return typing.cast("HttpRouteV1Beta1Spec", result)

    @builtins.property
    def metadata(self) -> typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"]:
        '''
        :schema: HTTPRouteV1Beta1#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1Props(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1Spec",
    jsii_struct_bases=[],
    name_mapping={
        "hostnames": "hostnames",
        "parent_refs": "parentRefs",
        "rules": "rules",
        "use_default_gateways": "useDefaultGateways",
    },
)
class HttpRouteV1Beta1Spec:
    def __init__(
        self,
        *,
        hostnames: typing.Optional[typing.Sequence[builtins.str]] = None,
        parent_refs: typing.Optional[typing.Sequence[typing.Union["HttpRouteV1Beta1SpecParentRefs", typing.Dict[builtins.str, typing.Any]]]] = None,
        rules: typing.Optional[typing.Sequence[typing.Union["HttpRouteV1Beta1SpecRules", typing.Dict[builtins.str, typing.Any]]]] = None,
        use_default_gateways: typing.Optional["HttpRouteV1Beta1SpecUseDefaultGateways"] = None,
    ) -> None:
        '''
        :param hostnames: 
        :param parent_refs: 
        :param rules: 
        :param use_default_gateways: 

        :schema: HttpRouteV1Beta1Spec
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1a0ad29d4f312f9d82e8393ba40c58e366840d6fdc710dcc7e40686242c20e07)
            check_type(argname="argument hostnames", value=hostnames, expected_type=type_hints["hostnames"])
            check_type(argname="argument parent_refs", value=parent_refs, expected_type=type_hints["parent_refs"])
            check_type(argname="argument rules", value=rules, expected_type=type_hints["rules"])
            check_type(argname="argument use_default_gateways", value=use_default_gateways, expected_type=type_hints["use_default_gateways"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if hostnames is not None:
            self._values["hostnames"] = hostnames
        if parent_refs is not None:
            self._values["parent_refs"] = parent_refs
        if rules is not None:
            self._values["rules"] = rules
        if use_default_gateways is not None:
            self._values["use_default_gateways"] = use_default_gateways

    @builtins.property
    def hostnames(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1Spec#hostnames
        '''
        result = self._values.get("hostnames")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def parent_refs(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecParentRefs"]]:
        '''
        :schema: HttpRouteV1Beta1Spec#parentRefs
        '''
        result = self._values.get("parent_refs")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecParentRefs"]], result)

    @builtins.property
    def rules(self) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRules"]]:
        '''
        :schema: HttpRouteV1Beta1Spec#rules
        '''
        result = self._values.get("rules")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRules"]], result)

    @builtins.property
    def use_default_gateways(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecUseDefaultGateways"]:
        '''
        :schema: HttpRouteV1Beta1Spec#useDefaultGateways
        '''
        result = self._values.get("use_default_gateways")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecUseDefaultGateways"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1Spec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecParentRefs",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
        "port": "port",
        "section_name": "sectionName",
    },
)
class HttpRouteV1Beta1SpecParentRefs:
    def __init__(
        self,
        *,
        name: builtins.str,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        port: typing.Optional[jsii.Number] = None,
        section_name: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param group: 
        :param kind: 
        :param namespace: 
        :param port: 
        :param section_name: 

        :schema: HttpRouteV1Beta1SpecParentRefs
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__31ab331b0d91cf83377de79d78d05855c0e511fab4af8b98b36afee05a86234f)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument section_name", value=section_name, expected_type=type_hints["section_name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace
        if port is not None:
            self._values["port"] = port
        if section_name is not None:
            self._values["section_name"] = section_name

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecParentRefs#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecParentRefs#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecParentRefs#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecParentRefs#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecParentRefs#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def section_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecParentRefs#sectionName
        '''
        result = self._values.get("section_name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecParentRefs(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRules",
    jsii_struct_bases=[],
    name_mapping={
        "backend_refs": "backendRefs",
        "filters": "filters",
        "matches": "matches",
        "name": "name",
        "retry": "retry",
        "session_persistence": "sessionPersistence",
        "timeouts": "timeouts",
    },
)
class HttpRouteV1Beta1SpecRules:
    def __init__(
        self,
        *,
        backend_refs: typing.Optional[typing.Sequence[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefs", typing.Dict[builtins.str, typing.Any]]]] = None,
        filters: typing.Optional[typing.Sequence[typing.Union["HttpRouteV1Beta1SpecRulesFilters", typing.Dict[builtins.str, typing.Any]]]] = None,
        matches: typing.Optional[typing.Sequence[typing.Union["HttpRouteV1Beta1SpecRulesMatches", typing.Dict[builtins.str, typing.Any]]]] = None,
        name: typing.Optional[builtins.str] = None,
        retry: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesRetry", typing.Dict[builtins.str, typing.Any]]] = None,
        session_persistence: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesSessionPersistence", typing.Dict[builtins.str, typing.Any]]] = None,
        timeouts: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesTimeouts", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param backend_refs: 
        :param filters: 
        :param matches: 
        :param name: 
        :param retry: 
        :param session_persistence: 
        :param timeouts: 

        :schema: HttpRouteV1Beta1SpecRules
        '''
        if isinstance(retry, dict):
            retry = HttpRouteV1Beta1SpecRulesRetry(**retry)
        if isinstance(session_persistence, dict):
            session_persistence = HttpRouteV1Beta1SpecRulesSessionPersistence(**session_persistence)
        if isinstance(timeouts, dict):
            timeouts = HttpRouteV1Beta1SpecRulesTimeouts(**timeouts)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3c262f024aef6ad491daa9c0a3f9eebf7ab17f6d7a307088c2720e68bad454bb)
            check_type(argname="argument backend_refs", value=backend_refs, expected_type=type_hints["backend_refs"])
            check_type(argname="argument filters", value=filters, expected_type=type_hints["filters"])
            check_type(argname="argument matches", value=matches, expected_type=type_hints["matches"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument retry", value=retry, expected_type=type_hints["retry"])
            check_type(argname="argument session_persistence", value=session_persistence, expected_type=type_hints["session_persistence"])
            check_type(argname="argument timeouts", value=timeouts, expected_type=type_hints["timeouts"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if backend_refs is not None:
            self._values["backend_refs"] = backend_refs
        if filters is not None:
            self._values["filters"] = filters
        if matches is not None:
            self._values["matches"] = matches
        if name is not None:
            self._values["name"] = name
        if retry is not None:
            self._values["retry"] = retry
        if session_persistence is not None:
            self._values["session_persistence"] = session_persistence
        if timeouts is not None:
            self._values["timeouts"] = timeouts

    @builtins.property
    def backend_refs(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesBackendRefs"]]:
        '''
        :schema: HttpRouteV1Beta1SpecRules#backendRefs
        '''
        result = self._values.get("backend_refs")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesBackendRefs"]], result)

    @builtins.property
    def filters(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesFilters"]]:
        '''
        :schema: HttpRouteV1Beta1SpecRules#filters
        '''
        result = self._values.get("filters")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesFilters"]], result)

    @builtins.property
    def matches(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesMatches"]]:
        '''
        :schema: HttpRouteV1Beta1SpecRules#matches
        '''
        result = self._values.get("matches")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesMatches"]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRules#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def retry(self) -> typing.Optional["HttpRouteV1Beta1SpecRulesRetry"]:
        '''
        :schema: HttpRouteV1Beta1SpecRules#retry
        '''
        result = self._values.get("retry")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesRetry"], result)

    @builtins.property
    def session_persistence(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesSessionPersistence"]:
        '''
        :schema: HttpRouteV1Beta1SpecRules#sessionPersistence
        '''
        result = self._values.get("session_persistence")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesSessionPersistence"], result)

    @builtins.property
    def timeouts(self) -> typing.Optional["HttpRouteV1Beta1SpecRulesTimeouts"]:
        '''
        :schema: HttpRouteV1Beta1SpecRules#timeouts
        '''
        result = self._values.get("timeouts")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesTimeouts"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRules(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefs",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "filters": "filters",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
        "port": "port",
        "weight": "weight",
    },
)
class HttpRouteV1Beta1SpecRulesBackendRefs:
    def __init__(
        self,
        *,
        name: builtins.str,
        filters: typing.Optional[typing.Sequence[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFilters", typing.Dict[builtins.str, typing.Any]]]] = None,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        port: typing.Optional[jsii.Number] = None,
        weight: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param name: 
        :param filters: 
        :param group: 
        :param kind: 
        :param namespace: 
        :param port: 
        :param weight: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefs
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9c05ec2b631498bfa3ece7c9e032cb6e671440803deae39b8ac33ad5144394f6)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument filters", value=filters, expected_type=type_hints["filters"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument weight", value=weight, expected_type=type_hints["weight"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if filters is not None:
            self._values["filters"] = filters
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace
        if port is not None:
            self._values["port"] = port
        if weight is not None:
            self._values["weight"] = weight

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefs#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def filters(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesBackendRefsFilters"]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefs#filters
        '''
        result = self._values.get("filters")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesBackendRefsFilters"]], result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefs#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefs#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefs#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefs#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def weight(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefs#weight
        '''
        result = self._values.get("weight")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefs(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFilters",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "cors": "cors",
        "extension_ref": "extensionRef",
        "external_auth": "externalAuth",
        "request_header_modifier": "requestHeaderModifier",
        "request_mirror": "requestMirror",
        "request_redirect": "requestRedirect",
        "response_header_modifier": "responseHeaderModifier",
        "url_rewrite": "urlRewrite",
    },
)
class HttpRouteV1Beta1SpecRulesBackendRefsFilters:
    def __init__(
        self,
        *,
        type: "HttpRouteV1Beta1SpecRulesBackendRefsFiltersType",
        cors: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersCors", typing.Dict[builtins.str, typing.Any]]] = None,
        extension_ref: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersExtensionRef", typing.Dict[builtins.str, typing.Any]]] = None,
        external_auth: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuth", typing.Dict[builtins.str, typing.Any]]] = None,
        request_header_modifier: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifier", typing.Dict[builtins.str, typing.Any]]] = None,
        request_mirror: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirror", typing.Dict[builtins.str, typing.Any]]] = None,
        request_redirect: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirect", typing.Dict[builtins.str, typing.Any]]] = None,
        response_header_modifier: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifier", typing.Dict[builtins.str, typing.Any]]] = None,
        url_rewrite: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewrite", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param type: 
        :param cors: 
        :param extension_ref: 
        :param external_auth: 
        :param request_header_modifier: 
        :param request_mirror: 
        :param request_redirect: 
        :param response_header_modifier: 
        :param url_rewrite: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFilters
        '''
        if isinstance(cors, dict):
            cors = HttpRouteV1Beta1SpecRulesBackendRefsFiltersCors(**cors)
        if isinstance(extension_ref, dict):
            extension_ref = HttpRouteV1Beta1SpecRulesBackendRefsFiltersExtensionRef(**extension_ref)
        if isinstance(external_auth, dict):
            external_auth = HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuth(**external_auth)
        if isinstance(request_header_modifier, dict):
            request_header_modifier = HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifier(**request_header_modifier)
        if isinstance(request_mirror, dict):
            request_mirror = HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirror(**request_mirror)
        if isinstance(request_redirect, dict):
            request_redirect = HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirect(**request_redirect)
        if isinstance(response_header_modifier, dict):
            response_header_modifier = HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifier(**response_header_modifier)
        if isinstance(url_rewrite, dict):
            url_rewrite = HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewrite(**url_rewrite)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b4de555d5c97ea6a4b4fb60335459237b8157b68cf20a4a72da7553b859499be)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument cors", value=cors, expected_type=type_hints["cors"])
            check_type(argname="argument extension_ref", value=extension_ref, expected_type=type_hints["extension_ref"])
            check_type(argname="argument external_auth", value=external_auth, expected_type=type_hints["external_auth"])
            check_type(argname="argument request_header_modifier", value=request_header_modifier, expected_type=type_hints["request_header_modifier"])
            check_type(argname="argument request_mirror", value=request_mirror, expected_type=type_hints["request_mirror"])
            check_type(argname="argument request_redirect", value=request_redirect, expected_type=type_hints["request_redirect"])
            check_type(argname="argument response_header_modifier", value=response_header_modifier, expected_type=type_hints["response_header_modifier"])
            check_type(argname="argument url_rewrite", value=url_rewrite, expected_type=type_hints["url_rewrite"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if cors is not None:
            self._values["cors"] = cors
        if extension_ref is not None:
            self._values["extension_ref"] = extension_ref
        if external_auth is not None:
            self._values["external_auth"] = external_auth
        if request_header_modifier is not None:
            self._values["request_header_modifier"] = request_header_modifier
        if request_mirror is not None:
            self._values["request_mirror"] = request_mirror
        if request_redirect is not None:
            self._values["request_redirect"] = request_redirect
        if response_header_modifier is not None:
            self._values["response_header_modifier"] = response_header_modifier
        if url_rewrite is not None:
            self._values["url_rewrite"] = url_rewrite

    @builtins.property
    def type(self) -> "HttpRouteV1Beta1SpecRulesBackendRefsFiltersType":
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFilters#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast("HttpRouteV1Beta1SpecRulesBackendRefsFiltersType", result)

    @builtins.property
    def cors(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersCors"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFilters#cors
        '''
        result = self._values.get("cors")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersCors"], result)

    @builtins.property
    def extension_ref(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersExtensionRef"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFilters#extensionRef
        '''
        result = self._values.get("extension_ref")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersExtensionRef"], result)

    @builtins.property
    def external_auth(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuth"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFilters#externalAuth
        '''
        result = self._values.get("external_auth")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuth"], result)

    @builtins.property
    def request_header_modifier(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifier"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFilters#requestHeaderModifier
        '''
        result = self._values.get("request_header_modifier")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifier"], result)

    @builtins.property
    def request_mirror(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirror"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFilters#requestMirror
        '''
        result = self._values.get("request_mirror")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirror"], result)

    @builtins.property
    def request_redirect(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirect"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFilters#requestRedirect
        '''
        result = self._values.get("request_redirect")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirect"], result)

    @builtins.property
    def response_header_modifier(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifier"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFilters#responseHeaderModifier
        '''
        result = self._values.get("response_header_modifier")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifier"], result)

    @builtins.property
    def url_rewrite(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewrite"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFilters#urlRewrite
        '''
        result = self._values.get("url_rewrite")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewrite"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFilters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersCors",
    jsii_struct_bases=[],
    name_mapping={
        "allow_credentials": "allowCredentials",
        "allow_headers": "allowHeaders",
        "allow_methods": "allowMethods",
        "allow_origins": "allowOrigins",
        "expose_headers": "exposeHeaders",
        "max_age": "maxAge",
    },
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersCors:
    def __init__(
        self,
        *,
        allow_credentials: typing.Optional[builtins.bool] = None,
        allow_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        allow_methods: typing.Optional[typing.Sequence["HttpRouteV1Beta1SpecRulesBackendRefsFiltersCorsAllowMethods"]] = None,
        allow_origins: typing.Optional[typing.Sequence[builtins.str]] = None,
        expose_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        max_age: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param allow_credentials: 
        :param allow_headers: 
        :param allow_methods: 
        :param allow_origins: 
        :param expose_headers: 
        :param max_age: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersCors
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__25d8cd06faf9f1379093257d44c7312b8cf931a4b30e581b9a9eafa716c59ee3)
            check_type(argname="argument allow_credentials", value=allow_credentials, expected_type=type_hints["allow_credentials"])
            check_type(argname="argument allow_headers", value=allow_headers, expected_type=type_hints["allow_headers"])
            check_type(argname="argument allow_methods", value=allow_methods, expected_type=type_hints["allow_methods"])
            check_type(argname="argument allow_origins", value=allow_origins, expected_type=type_hints["allow_origins"])
            check_type(argname="argument expose_headers", value=expose_headers, expected_type=type_hints["expose_headers"])
            check_type(argname="argument max_age", value=max_age, expected_type=type_hints["max_age"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allow_credentials is not None:
            self._values["allow_credentials"] = allow_credentials
        if allow_headers is not None:
            self._values["allow_headers"] = allow_headers
        if allow_methods is not None:
            self._values["allow_methods"] = allow_methods
        if allow_origins is not None:
            self._values["allow_origins"] = allow_origins
        if expose_headers is not None:
            self._values["expose_headers"] = expose_headers
        if max_age is not None:
            self._values["max_age"] = max_age

    @builtins.property
    def allow_credentials(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersCors#allowCredentials
        '''
        result = self._values.get("allow_credentials")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def allow_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersCors#allowHeaders
        '''
        result = self._values.get("allow_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def allow_methods(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesBackendRefsFiltersCorsAllowMethods"]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersCors#allowMethods
        '''
        result = self._values.get("allow_methods")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesBackendRefsFiltersCorsAllowMethods"]], result)

    @builtins.property
    def allow_origins(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersCors#allowOrigins
        '''
        result = self._values.get("allow_origins")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def expose_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersCors#exposeHeaders
        '''
        result = self._values.get("expose_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def max_age(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersCors#maxAge
        '''
        result = self._values.get("max_age")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersCors(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersCorsAllowMethods"
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersCorsAllowMethods(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersCorsAllowMethods
    '''

    GET = "GET"
    '''GET.'''
    HEAD = "HEAD"
    '''HEAD.'''
    POST = "POST"
    '''POST.'''
    PUT = "PUT"
    '''PUT.'''
    DELETE = "DELETE"
    '''DELETE.'''
    CONNECT = "CONNECT"
    '''CONNECT.'''
    OPTIONS = "OPTIONS"
    '''OPTIONS.'''
    TRACE = "TRACE"
    '''TRACE.'''
    PATCH = "PATCH"
    '''PATCH.'''
    VALUE_ASTERISK = "VALUE_ASTERISK"
    '''*.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersExtensionRef",
    jsii_struct_bases=[],
    name_mapping={"group": "group", "kind": "kind", "name": "name"},
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersExtensionRef:
    def __init__(
        self,
        *,
        group: builtins.str,
        kind: builtins.str,
        name: builtins.str,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param name: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExtensionRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8407339221b964f84457014de88f00da3c7a60fdd96a4c01232b02f7cedb6f0b)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
            "name": name,
        }

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExtensionRef#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExtensionRef#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExtensionRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersExtensionRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuth",
    jsii_struct_bases=[],
    name_mapping={
        "backend_ref": "backendRef",
        "protocol": "protocol",
        "forward_body": "forwardBody",
        "grpc": "grpc",
        "http": "http",
    },
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuth:
    def __init__(
        self,
        *,
        backend_ref: typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthBackendRef", typing.Dict[builtins.str, typing.Any]],
        protocol: "HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthProtocol",
        forward_body: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthForwardBody", typing.Dict[builtins.str, typing.Any]]] = None,
        grpc: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthGrpc", typing.Dict[builtins.str, typing.Any]]] = None,
        http: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthHttp", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param backend_ref: 
        :param protocol: 
        :param forward_body: 
        :param grpc: 
        :param http: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuth
        '''
        if isinstance(backend_ref, dict):
            backend_ref = HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthBackendRef(**backend_ref)
        if isinstance(forward_body, dict):
            forward_body = HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthForwardBody(**forward_body)
        if isinstance(grpc, dict):
            grpc = HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthGrpc(**grpc)
        if isinstance(http, dict):
            http = HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthHttp(**http)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__13d22079fe0d4c96a857f397e241b3c98b8c0077d33f4ce4596542b2a6321da2)
            check_type(argname="argument backend_ref", value=backend_ref, expected_type=type_hints["backend_ref"])
            check_type(argname="argument protocol", value=protocol, expected_type=type_hints["protocol"])
            check_type(argname="argument forward_body", value=forward_body, expected_type=type_hints["forward_body"])
            check_type(argname="argument grpc", value=grpc, expected_type=type_hints["grpc"])
            check_type(argname="argument http", value=http, expected_type=type_hints["http"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "backend_ref": backend_ref,
            "protocol": protocol,
        }
        if forward_body is not None:
            self._values["forward_body"] = forward_body
        if grpc is not None:
            self._values["grpc"] = grpc
        if http is not None:
            self._values["http"] = http

    @builtins.property
    def backend_ref(
        self,
    ) -> "HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthBackendRef":
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuth#backendRef
        '''
        result = self._values.get("backend_ref")
        assert result is not None, "Required property 'backend_ref' is missing"
        return typing.cast("HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthBackendRef", result)

    @builtins.property
    def protocol(
        self,
    ) -> "HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthProtocol":
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuth#protocol
        '''
        result = self._values.get("protocol")
        assert result is not None, "Required property 'protocol' is missing"
        return typing.cast("HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthProtocol", result)

    @builtins.property
    def forward_body(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthForwardBody"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuth#forwardBody
        '''
        result = self._values.get("forward_body")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthForwardBody"], result)

    @builtins.property
    def grpc(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthGrpc"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuth#grpc
        '''
        result = self._values.get("grpc")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthGrpc"], result)

    @builtins.property
    def http(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthHttp"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuth#http
        '''
        result = self._values.get("http")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthHttp"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuth(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthBackendRef",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
        "port": "port",
    },
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthBackendRef:
    def __init__(
        self,
        *,
        name: builtins.str,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        port: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param name: 
        :param group: 
        :param kind: 
        :param namespace: 
        :param port: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthBackendRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e8f1267234a63328ac31408578c00308b2af8480addc4bb72fafdbc9d9f7111b)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace
        if port is not None:
            self._values["port"] = port

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthBackendRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthBackendRef#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthBackendRef#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthBackendRef#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthBackendRef#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthBackendRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthForwardBody",
    jsii_struct_bases=[],
    name_mapping={"max_size": "maxSize"},
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthForwardBody:
    def __init__(self, *, max_size: typing.Optional[jsii.Number] = None) -> None:
        '''
        :param max_size: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthForwardBody
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bd487b43cc80980711ddcb3a2b296ec5e81306acc4938009d31f1961094ce268)
            check_type(argname="argument max_size", value=max_size, expected_type=type_hints["max_size"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if max_size is not None:
            self._values["max_size"] = max_size

    @builtins.property
    def max_size(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthForwardBody#maxSize
        '''
        result = self._values.get("max_size")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthForwardBody(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthGrpc",
    jsii_struct_bases=[],
    name_mapping={"allowed_headers": "allowedHeaders"},
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthGrpc:
    def __init__(
        self,
        *,
        allowed_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param allowed_headers: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthGrpc
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8c6bd57c85772b9a931170d7d38922772804bcd1ea41c78fff3cbd55cfab0e36)
            check_type(argname="argument allowed_headers", value=allowed_headers, expected_type=type_hints["allowed_headers"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allowed_headers is not None:
            self._values["allowed_headers"] = allowed_headers

    @builtins.property
    def allowed_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthGrpc#allowedHeaders
        '''
        result = self._values.get("allowed_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthGrpc(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthHttp",
    jsii_struct_bases=[],
    name_mapping={
        "allowed_headers": "allowedHeaders",
        "allowed_response_headers": "allowedResponseHeaders",
        "path": "path",
    },
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthHttp:
    def __init__(
        self,
        *,
        allowed_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        allowed_response_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        path: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param allowed_headers: 
        :param allowed_response_headers: 
        :param path: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthHttp
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5a02f03333ebdf9efa163cfcae7675442ab5672a36bc3349e74dbae62a6f1fce)
            check_type(argname="argument allowed_headers", value=allowed_headers, expected_type=type_hints["allowed_headers"])
            check_type(argname="argument allowed_response_headers", value=allowed_response_headers, expected_type=type_hints["allowed_response_headers"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allowed_headers is not None:
            self._values["allowed_headers"] = allowed_headers
        if allowed_response_headers is not None:
            self._values["allowed_response_headers"] = allowed_response_headers
        if path is not None:
            self._values["path"] = path

    @builtins.property
    def allowed_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthHttp#allowedHeaders
        '''
        result = self._values.get("allowed_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def allowed_response_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthHttp#allowedResponseHeaders
        '''
        result = self._values.get("allowed_response_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthHttp#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthHttp(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthProtocol"
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthProtocol(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthProtocol
    '''

    HTTP = "HTTP"
    '''HTTP.'''
    GRPC = "GRPC"
    '''GRPC.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifier",
    jsii_struct_bases=[],
    name_mapping={"add": "add", "remove": "remove", "set": "set"},
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifier:
    def __init__(
        self,
        *,
        add: typing.Optional[typing.Sequence[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierAdd", typing.Dict[builtins.str, typing.Any]]]] = None,
        remove: typing.Optional[typing.Sequence[builtins.str]] = None,
        set: typing.Optional[typing.Sequence[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierSet", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param add: 
        :param remove: 
        :param set: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifier
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f34d3b5f9bc2b803775cabff6f20f55ea43117c3c5132df5c0f6590dbcfc1d2d)
            check_type(argname="argument add", value=add, expected_type=type_hints["add"])
            check_type(argname="argument remove", value=remove, expected_type=type_hints["remove"])
            check_type(argname="argument set", value=set, expected_type=type_hints["set"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if add is not None:
            self._values["add"] = add
        if remove is not None:
            self._values["remove"] = remove
        if set is not None:
            self._values["set"] = set

    @builtins.property
    def add(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierAdd"]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifier#add
        '''
        result = self._values.get("add")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierAdd"]], result)

    @builtins.property
    def remove(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifier#remove
        '''
        result = self._values.get("remove")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def set(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierSet"]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifier#set
        '''
        result = self._values.get("set")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierSet"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifier(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierAdd",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierAdd:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierAdd
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__508de264d5be92ae240671673462786d6c0184c4f2ee0af6534964743b6e9ad1)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierAdd#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierAdd#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierAdd(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierSet",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierSet:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierSet
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__da1efea89221d1f2ac7d6e306dadf51083d572f0dd42ae62a80bfd26b7778706)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierSet#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierSet#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierSet(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirror",
    jsii_struct_bases=[],
    name_mapping={
        "backend_ref": "backendRef",
        "fraction": "fraction",
        "percent": "percent",
    },
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirror:
    def __init__(
        self,
        *,
        backend_ref: typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorBackendRef", typing.Dict[builtins.str, typing.Any]],
        fraction: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorFraction", typing.Dict[builtins.str, typing.Any]]] = None,
        percent: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param backend_ref: 
        :param fraction: 
        :param percent: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirror
        '''
        if isinstance(backend_ref, dict):
            backend_ref = HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorBackendRef(**backend_ref)
        if isinstance(fraction, dict):
            fraction = HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorFraction(**fraction)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9bde809e860731c5894c1fb23beb6919ea8604bc61d79081a376d694ff67f53c)
            check_type(argname="argument backend_ref", value=backend_ref, expected_type=type_hints["backend_ref"])
            check_type(argname="argument fraction", value=fraction, expected_type=type_hints["fraction"])
            check_type(argname="argument percent", value=percent, expected_type=type_hints["percent"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "backend_ref": backend_ref,
        }
        if fraction is not None:
            self._values["fraction"] = fraction
        if percent is not None:
            self._values["percent"] = percent

    @builtins.property
    def backend_ref(
        self,
    ) -> "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorBackendRef":
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirror#backendRef
        '''
        result = self._values.get("backend_ref")
        assert result is not None, "Required property 'backend_ref' is missing"
        return typing.cast("HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorBackendRef", result)

    @builtins.property
    def fraction(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorFraction"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirror#fraction
        '''
        result = self._values.get("fraction")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorFraction"], result)

    @builtins.property
    def percent(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirror#percent
        '''
        result = self._values.get("percent")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirror(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorBackendRef",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
        "port": "port",
    },
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorBackendRef:
    def __init__(
        self,
        *,
        name: builtins.str,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        port: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param name: 
        :param group: 
        :param kind: 
        :param namespace: 
        :param port: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorBackendRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__aa6ae796cfa15ee3534b1a30d9517e945453b65db5f346243281174f371c1078)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace
        if port is not None:
            self._values["port"] = port

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorBackendRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorBackendRef#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorBackendRef#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorBackendRef#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorBackendRef#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorBackendRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorFraction",
    jsii_struct_bases=[],
    name_mapping={"numerator": "numerator", "denominator": "denominator"},
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorFraction:
    def __init__(
        self,
        *,
        numerator: jsii.Number,
        denominator: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param numerator: 
        :param denominator: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorFraction
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__94632c3d94264378476b7f8788489ef1e9fe8d526fb2c58cd97ac74be8e0e233)
            check_type(argname="argument numerator", value=numerator, expected_type=type_hints["numerator"])
            check_type(argname="argument denominator", value=denominator, expected_type=type_hints["denominator"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "numerator": numerator,
        }
        if denominator is not None:
            self._values["denominator"] = denominator

    @builtins.property
    def numerator(self) -> jsii.Number:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorFraction#numerator
        '''
        result = self._values.get("numerator")
        assert result is not None, "Required property 'numerator' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def denominator(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorFraction#denominator
        '''
        result = self._values.get("denominator")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorFraction(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirect",
    jsii_struct_bases=[],
    name_mapping={
        "hostname": "hostname",
        "path": "path",
        "port": "port",
        "scheme": "scheme",
        "status_code": "statusCode",
    },
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirect:
    def __init__(
        self,
        *,
        hostname: typing.Optional[builtins.str] = None,
        path: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPath", typing.Dict[builtins.str, typing.Any]]] = None,
        port: typing.Optional[jsii.Number] = None,
        scheme: typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectScheme"] = None,
        status_code: typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectStatusCode"] = None,
    ) -> None:
        '''
        :param hostname: 
        :param path: 
        :param port: 
        :param scheme: 
        :param status_code: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirect
        '''
        if isinstance(path, dict):
            path = HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPath(**path)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__14cc8b176d7e0fcfc3742ed7038800b49140090800fe055efcec56678574fb22)
            check_type(argname="argument hostname", value=hostname, expected_type=type_hints["hostname"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument scheme", value=scheme, expected_type=type_hints["scheme"])
            check_type(argname="argument status_code", value=status_code, expected_type=type_hints["status_code"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if hostname is not None:
            self._values["hostname"] = hostname
        if path is not None:
            self._values["path"] = path
        if port is not None:
            self._values["port"] = port
        if scheme is not None:
            self._values["scheme"] = scheme
        if status_code is not None:
            self._values["status_code"] = status_code

    @builtins.property
    def hostname(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirect#hostname
        '''
        result = self._values.get("hostname")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPath"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirect#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPath"], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirect#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def scheme(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectScheme"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirect#scheme
        '''
        result = self._values.get("scheme")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectScheme"], result)

    @builtins.property
    def status_code(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectStatusCode"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirect#statusCode
        '''
        result = self._values.get("status_code")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectStatusCode"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirect(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPath",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "replace_full_path": "replaceFullPath",
        "replace_prefix_match": "replacePrefixMatch",
    },
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPath:
    def __init__(
        self,
        *,
        type: "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPathType",
        replace_full_path: typing.Optional[builtins.str] = None,
        replace_prefix_match: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param type: 
        :param replace_full_path: 
        :param replace_prefix_match: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPath
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__321ca4d85f62287c0f27e2d07e0fcaf27bd2b2b92166a49512417f8c67a6166a)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument replace_full_path", value=replace_full_path, expected_type=type_hints["replace_full_path"])
            check_type(argname="argument replace_prefix_match", value=replace_prefix_match, expected_type=type_hints["replace_prefix_match"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if replace_full_path is not None:
            self._values["replace_full_path"] = replace_full_path
        if replace_prefix_match is not None:
            self._values["replace_prefix_match"] = replace_prefix_match

    @builtins.property
    def type(
        self,
    ) -> "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPathType":
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPath#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast("HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPathType", result)

    @builtins.property
    def replace_full_path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPath#replaceFullPath
        '''
        result = self._values.get("replace_full_path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def replace_prefix_match(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPath#replacePrefixMatch
        '''
        result = self._values.get("replace_prefix_match")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPath(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPathType"
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPathType(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPathType
    '''

    REPLACE_FULL_PATH = "REPLACE_FULL_PATH"
    '''ReplaceFullPath.'''
    REPLACE_PREFIX_MATCH = "REPLACE_PREFIX_MATCH"
    '''ReplacePrefixMatch.'''


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectScheme"
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectScheme(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectScheme
    '''

    HTTP = "HTTP"
    '''http.'''
    HTTPS = "HTTPS"
    '''https.'''


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectStatusCode"
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectStatusCode(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectStatusCode
    '''

    VALUE_301 = "VALUE_301"
    '''301.'''
    VALUE_302 = "VALUE_302"
    '''302.'''
    VALUE_303 = "VALUE_303"
    '''303.'''
    VALUE_307 = "VALUE_307"
    '''307.'''
    VALUE_308 = "VALUE_308"
    '''308.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifier",
    jsii_struct_bases=[],
    name_mapping={"add": "add", "remove": "remove", "set": "set"},
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifier:
    def __init__(
        self,
        *,
        add: typing.Optional[typing.Sequence[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierAdd", typing.Dict[builtins.str, typing.Any]]]] = None,
        remove: typing.Optional[typing.Sequence[builtins.str]] = None,
        set: typing.Optional[typing.Sequence[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierSet", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param add: 
        :param remove: 
        :param set: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifier
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bee5d5aa78ff550ee520af9fce26786465ea8ac7337d8039e5e058f659fb6d59)
            check_type(argname="argument add", value=add, expected_type=type_hints["add"])
            check_type(argname="argument remove", value=remove, expected_type=type_hints["remove"])
            check_type(argname="argument set", value=set, expected_type=type_hints["set"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if add is not None:
            self._values["add"] = add
        if remove is not None:
            self._values["remove"] = remove
        if set is not None:
            self._values["set"] = set

    @builtins.property
    def add(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierAdd"]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifier#add
        '''
        result = self._values.get("add")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierAdd"]], result)

    @builtins.property
    def remove(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifier#remove
        '''
        result = self._values.get("remove")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def set(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierSet"]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifier#set
        '''
        result = self._values.get("set")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierSet"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifier(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierAdd",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierAdd:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierAdd
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bbde2964792e95186125d3b923f5788b911f417dd874a1ae0406ef1888b242c3)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierAdd#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierAdd#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierAdd(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierSet",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierSet:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierSet
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8d1d219007272c127c354861aba586b403fbec0ab164d139001fa14d8ecee562)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierSet#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierSet#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierSet(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersType"
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersType(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersType
    '''

    REQUEST_HEADER_MODIFIER = "REQUEST_HEADER_MODIFIER"
    '''RequestHeaderModifier.'''
    RESPONSE_HEADER_MODIFIER = "RESPONSE_HEADER_MODIFIER"
    '''ResponseHeaderModifier.'''
    REQUEST_MIRROR = "REQUEST_MIRROR"
    '''RequestMirror.'''
    REQUEST_REDIRECT = "REQUEST_REDIRECT"
    '''RequestRedirect.'''
    URL_REWRITE = "URL_REWRITE"
    '''URLRewrite.'''
    EXTENSION_REF = "EXTENSION_REF"
    '''ExtensionRef.'''
    CORS = "CORS"
    '''CORS.'''
    EXTERNAL_AUTH = "EXTERNAL_AUTH"
    '''ExternalAuth.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewrite",
    jsii_struct_bases=[],
    name_mapping={"hostname": "hostname", "path": "path"},
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewrite:
    def __init__(
        self,
        *,
        hostname: typing.Optional[builtins.str] = None,
        path: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePath", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param hostname: 
        :param path: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewrite
        '''
        if isinstance(path, dict):
            path = HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePath(**path)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__da4cbfea93e37a94f933ae9d24002dbadd5ea6eb2d63183544cce9ed58e1b29d)
            check_type(argname="argument hostname", value=hostname, expected_type=type_hints["hostname"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if hostname is not None:
            self._values["hostname"] = hostname
        if path is not None:
            self._values["path"] = path

    @builtins.property
    def hostname(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewrite#hostname
        '''
        result = self._values.get("hostname")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePath"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewrite#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePath"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewrite(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePath",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "replace_full_path": "replaceFullPath",
        "replace_prefix_match": "replacePrefixMatch",
    },
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePath:
    def __init__(
        self,
        *,
        type: "HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePathType",
        replace_full_path: typing.Optional[builtins.str] = None,
        replace_prefix_match: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param type: 
        :param replace_full_path: 
        :param replace_prefix_match: 

        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePath
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1f2a63fbacea165e2ae7a66ac57879511b55e345341aab7a5851f4ba3235611c)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument replace_full_path", value=replace_full_path, expected_type=type_hints["replace_full_path"])
            check_type(argname="argument replace_prefix_match", value=replace_prefix_match, expected_type=type_hints["replace_prefix_match"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if replace_full_path is not None:
            self._values["replace_full_path"] = replace_full_path
        if replace_prefix_match is not None:
            self._values["replace_prefix_match"] = replace_prefix_match

    @builtins.property
    def type(self) -> "HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePathType":
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePath#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast("HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePathType", result)

    @builtins.property
    def replace_full_path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePath#replaceFullPath
        '''
        result = self._values.get("replace_full_path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def replace_prefix_match(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePath#replacePrefixMatch
        '''
        result = self._values.get("replace_prefix_match")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePath(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePathType"
)
class HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePathType(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePathType
    '''

    REPLACE_FULL_PATH = "REPLACE_FULL_PATH"
    '''ReplaceFullPath.'''
    REPLACE_PREFIX_MATCH = "REPLACE_PREFIX_MATCH"
    '''ReplacePrefixMatch.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFilters",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "cors": "cors",
        "extension_ref": "extensionRef",
        "external_auth": "externalAuth",
        "request_header_modifier": "requestHeaderModifier",
        "request_mirror": "requestMirror",
        "request_redirect": "requestRedirect",
        "response_header_modifier": "responseHeaderModifier",
        "url_rewrite": "urlRewrite",
    },
)
class HttpRouteV1Beta1SpecRulesFilters:
    def __init__(
        self,
        *,
        type: "HttpRouteV1Beta1SpecRulesFiltersType",
        cors: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesFiltersCors", typing.Dict[builtins.str, typing.Any]]] = None,
        extension_ref: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesFiltersExtensionRef", typing.Dict[builtins.str, typing.Any]]] = None,
        external_auth: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesFiltersExternalAuth", typing.Dict[builtins.str, typing.Any]]] = None,
        request_header_modifier: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifier", typing.Dict[builtins.str, typing.Any]]] = None,
        request_mirror: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesFiltersRequestMirror", typing.Dict[builtins.str, typing.Any]]] = None,
        request_redirect: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesFiltersRequestRedirect", typing.Dict[builtins.str, typing.Any]]] = None,
        response_header_modifier: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifier", typing.Dict[builtins.str, typing.Any]]] = None,
        url_rewrite: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesFiltersUrlRewrite", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param type: 
        :param cors: 
        :param extension_ref: 
        :param external_auth: 
        :param request_header_modifier: 
        :param request_mirror: 
        :param request_redirect: 
        :param response_header_modifier: 
        :param url_rewrite: 

        :schema: HttpRouteV1Beta1SpecRulesFilters
        '''
        if isinstance(cors, dict):
            cors = HttpRouteV1Beta1SpecRulesFiltersCors(**cors)
        if isinstance(extension_ref, dict):
            extension_ref = HttpRouteV1Beta1SpecRulesFiltersExtensionRef(**extension_ref)
        if isinstance(external_auth, dict):
            external_auth = HttpRouteV1Beta1SpecRulesFiltersExternalAuth(**external_auth)
        if isinstance(request_header_modifier, dict):
            request_header_modifier = HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifier(**request_header_modifier)
        if isinstance(request_mirror, dict):
            request_mirror = HttpRouteV1Beta1SpecRulesFiltersRequestMirror(**request_mirror)
        if isinstance(request_redirect, dict):
            request_redirect = HttpRouteV1Beta1SpecRulesFiltersRequestRedirect(**request_redirect)
        if isinstance(response_header_modifier, dict):
            response_header_modifier = HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifier(**response_header_modifier)
        if isinstance(url_rewrite, dict):
            url_rewrite = HttpRouteV1Beta1SpecRulesFiltersUrlRewrite(**url_rewrite)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f687f32a7573e83d9c9d9422c7ebd88917d51277ce631cd41854e8c70afe7e7a)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument cors", value=cors, expected_type=type_hints["cors"])
            check_type(argname="argument extension_ref", value=extension_ref, expected_type=type_hints["extension_ref"])
            check_type(argname="argument external_auth", value=external_auth, expected_type=type_hints["external_auth"])
            check_type(argname="argument request_header_modifier", value=request_header_modifier, expected_type=type_hints["request_header_modifier"])
            check_type(argname="argument request_mirror", value=request_mirror, expected_type=type_hints["request_mirror"])
            check_type(argname="argument request_redirect", value=request_redirect, expected_type=type_hints["request_redirect"])
            check_type(argname="argument response_header_modifier", value=response_header_modifier, expected_type=type_hints["response_header_modifier"])
            check_type(argname="argument url_rewrite", value=url_rewrite, expected_type=type_hints["url_rewrite"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if cors is not None:
            self._values["cors"] = cors
        if extension_ref is not None:
            self._values["extension_ref"] = extension_ref
        if external_auth is not None:
            self._values["external_auth"] = external_auth
        if request_header_modifier is not None:
            self._values["request_header_modifier"] = request_header_modifier
        if request_mirror is not None:
            self._values["request_mirror"] = request_mirror
        if request_redirect is not None:
            self._values["request_redirect"] = request_redirect
        if response_header_modifier is not None:
            self._values["response_header_modifier"] = response_header_modifier
        if url_rewrite is not None:
            self._values["url_rewrite"] = url_rewrite

    @builtins.property
    def type(self) -> "HttpRouteV1Beta1SpecRulesFiltersType":
        '''
        :schema: HttpRouteV1Beta1SpecRulesFilters#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast("HttpRouteV1Beta1SpecRulesFiltersType", result)

    @builtins.property
    def cors(self) -> typing.Optional["HttpRouteV1Beta1SpecRulesFiltersCors"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFilters#cors
        '''
        result = self._values.get("cors")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesFiltersCors"], result)

    @builtins.property
    def extension_ref(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesFiltersExtensionRef"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFilters#extensionRef
        '''
        result = self._values.get("extension_ref")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesFiltersExtensionRef"], result)

    @builtins.property
    def external_auth(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesFiltersExternalAuth"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFilters#externalAuth
        '''
        result = self._values.get("external_auth")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesFiltersExternalAuth"], result)

    @builtins.property
    def request_header_modifier(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifier"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFilters#requestHeaderModifier
        '''
        result = self._values.get("request_header_modifier")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifier"], result)

    @builtins.property
    def request_mirror(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesFiltersRequestMirror"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFilters#requestMirror
        '''
        result = self._values.get("request_mirror")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesFiltersRequestMirror"], result)

    @builtins.property
    def request_redirect(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesFiltersRequestRedirect"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFilters#requestRedirect
        '''
        result = self._values.get("request_redirect")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesFiltersRequestRedirect"], result)

    @builtins.property
    def response_header_modifier(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifier"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFilters#responseHeaderModifier
        '''
        result = self._values.get("response_header_modifier")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifier"], result)

    @builtins.property
    def url_rewrite(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesFiltersUrlRewrite"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFilters#urlRewrite
        '''
        result = self._values.get("url_rewrite")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesFiltersUrlRewrite"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFilters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersCors",
    jsii_struct_bases=[],
    name_mapping={
        "allow_credentials": "allowCredentials",
        "allow_headers": "allowHeaders",
        "allow_methods": "allowMethods",
        "allow_origins": "allowOrigins",
        "expose_headers": "exposeHeaders",
        "max_age": "maxAge",
    },
)
class HttpRouteV1Beta1SpecRulesFiltersCors:
    def __init__(
        self,
        *,
        allow_credentials: typing.Optional[builtins.bool] = None,
        allow_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        allow_methods: typing.Optional[typing.Sequence["HttpRouteV1Beta1SpecRulesFiltersCorsAllowMethods"]] = None,
        allow_origins: typing.Optional[typing.Sequence[builtins.str]] = None,
        expose_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        max_age: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param allow_credentials: 
        :param allow_headers: 
        :param allow_methods: 
        :param allow_origins: 
        :param expose_headers: 
        :param max_age: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersCors
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2553193e7fc00130d09a9889e4caf92e7134e45d0c36c7099074de07539b2f5f)
            check_type(argname="argument allow_credentials", value=allow_credentials, expected_type=type_hints["allow_credentials"])
            check_type(argname="argument allow_headers", value=allow_headers, expected_type=type_hints["allow_headers"])
            check_type(argname="argument allow_methods", value=allow_methods, expected_type=type_hints["allow_methods"])
            check_type(argname="argument allow_origins", value=allow_origins, expected_type=type_hints["allow_origins"])
            check_type(argname="argument expose_headers", value=expose_headers, expected_type=type_hints["expose_headers"])
            check_type(argname="argument max_age", value=max_age, expected_type=type_hints["max_age"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allow_credentials is not None:
            self._values["allow_credentials"] = allow_credentials
        if allow_headers is not None:
            self._values["allow_headers"] = allow_headers
        if allow_methods is not None:
            self._values["allow_methods"] = allow_methods
        if allow_origins is not None:
            self._values["allow_origins"] = allow_origins
        if expose_headers is not None:
            self._values["expose_headers"] = expose_headers
        if max_age is not None:
            self._values["max_age"] = max_age

    @builtins.property
    def allow_credentials(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersCors#allowCredentials
        '''
        result = self._values.get("allow_credentials")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def allow_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersCors#allowHeaders
        '''
        result = self._values.get("allow_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def allow_methods(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesFiltersCorsAllowMethods"]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersCors#allowMethods
        '''
        result = self._values.get("allow_methods")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesFiltersCorsAllowMethods"]], result)

    @builtins.property
    def allow_origins(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersCors#allowOrigins
        '''
        result = self._values.get("allow_origins")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def expose_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersCors#exposeHeaders
        '''
        result = self._values.get("expose_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def max_age(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersCors#maxAge
        '''
        result = self._values.get("max_age")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersCors(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersCorsAllowMethods"
)
class HttpRouteV1Beta1SpecRulesFiltersCorsAllowMethods(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesFiltersCorsAllowMethods
    '''

    GET = "GET"
    '''GET.'''
    HEAD = "HEAD"
    '''HEAD.'''
    POST = "POST"
    '''POST.'''
    PUT = "PUT"
    '''PUT.'''
    DELETE = "DELETE"
    '''DELETE.'''
    CONNECT = "CONNECT"
    '''CONNECT.'''
    OPTIONS = "OPTIONS"
    '''OPTIONS.'''
    TRACE = "TRACE"
    '''TRACE.'''
    PATCH = "PATCH"
    '''PATCH.'''
    VALUE_ASTERISK = "VALUE_ASTERISK"
    '''*.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersExtensionRef",
    jsii_struct_bases=[],
    name_mapping={"group": "group", "kind": "kind", "name": "name"},
)
class HttpRouteV1Beta1SpecRulesFiltersExtensionRef:
    def __init__(
        self,
        *,
        group: builtins.str,
        kind: builtins.str,
        name: builtins.str,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param name: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersExtensionRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b72974139d1fa5821ab677fb708e9bb274b46ad3756365c55f5d72ab4b302caa)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
            "name": name,
        }

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExtensionRef#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExtensionRef#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExtensionRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersExtensionRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersExternalAuth",
    jsii_struct_bases=[],
    name_mapping={
        "backend_ref": "backendRef",
        "protocol": "protocol",
        "forward_body": "forwardBody",
        "grpc": "grpc",
        "http": "http",
    },
)
class HttpRouteV1Beta1SpecRulesFiltersExternalAuth:
    def __init__(
        self,
        *,
        backend_ref: typing.Union["HttpRouteV1Beta1SpecRulesFiltersExternalAuthBackendRef", typing.Dict[builtins.str, typing.Any]],
        protocol: "HttpRouteV1Beta1SpecRulesFiltersExternalAuthProtocol",
        forward_body: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesFiltersExternalAuthForwardBody", typing.Dict[builtins.str, typing.Any]]] = None,
        grpc: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesFiltersExternalAuthGrpc", typing.Dict[builtins.str, typing.Any]]] = None,
        http: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesFiltersExternalAuthHttp", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param backend_ref: 
        :param protocol: 
        :param forward_body: 
        :param grpc: 
        :param http: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuth
        '''
        if isinstance(backend_ref, dict):
            backend_ref = HttpRouteV1Beta1SpecRulesFiltersExternalAuthBackendRef(**backend_ref)
        if isinstance(forward_body, dict):
            forward_body = HttpRouteV1Beta1SpecRulesFiltersExternalAuthForwardBody(**forward_body)
        if isinstance(grpc, dict):
            grpc = HttpRouteV1Beta1SpecRulesFiltersExternalAuthGrpc(**grpc)
        if isinstance(http, dict):
            http = HttpRouteV1Beta1SpecRulesFiltersExternalAuthHttp(**http)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5986cb45b0638eb644ce30b014e85f785b29a0726d3242f69e7e15ffe39c300a)
            check_type(argname="argument backend_ref", value=backend_ref, expected_type=type_hints["backend_ref"])
            check_type(argname="argument protocol", value=protocol, expected_type=type_hints["protocol"])
            check_type(argname="argument forward_body", value=forward_body, expected_type=type_hints["forward_body"])
            check_type(argname="argument grpc", value=grpc, expected_type=type_hints["grpc"])
            check_type(argname="argument http", value=http, expected_type=type_hints["http"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "backend_ref": backend_ref,
            "protocol": protocol,
        }
        if forward_body is not None:
            self._values["forward_body"] = forward_body
        if grpc is not None:
            self._values["grpc"] = grpc
        if http is not None:
            self._values["http"] = http

    @builtins.property
    def backend_ref(self) -> "HttpRouteV1Beta1SpecRulesFiltersExternalAuthBackendRef":
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuth#backendRef
        '''
        result = self._values.get("backend_ref")
        assert result is not None, "Required property 'backend_ref' is missing"
        return typing.cast("HttpRouteV1Beta1SpecRulesFiltersExternalAuthBackendRef", result)

    @builtins.property
    def protocol(self) -> "HttpRouteV1Beta1SpecRulesFiltersExternalAuthProtocol":
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuth#protocol
        '''
        result = self._values.get("protocol")
        assert result is not None, "Required property 'protocol' is missing"
        return typing.cast("HttpRouteV1Beta1SpecRulesFiltersExternalAuthProtocol", result)

    @builtins.property
    def forward_body(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesFiltersExternalAuthForwardBody"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuth#forwardBody
        '''
        result = self._values.get("forward_body")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesFiltersExternalAuthForwardBody"], result)

    @builtins.property
    def grpc(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesFiltersExternalAuthGrpc"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuth#grpc
        '''
        result = self._values.get("grpc")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesFiltersExternalAuthGrpc"], result)

    @builtins.property
    def http(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesFiltersExternalAuthHttp"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuth#http
        '''
        result = self._values.get("http")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesFiltersExternalAuthHttp"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersExternalAuth(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersExternalAuthBackendRef",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
        "port": "port",
    },
)
class HttpRouteV1Beta1SpecRulesFiltersExternalAuthBackendRef:
    def __init__(
        self,
        *,
        name: builtins.str,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        port: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param name: 
        :param group: 
        :param kind: 
        :param namespace: 
        :param port: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuthBackendRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bd9bb46c76ae9c0f89245cbcc6fd662e954553719a638dd4d46b09feea8822ff)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace
        if port is not None:
            self._values["port"] = port

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuthBackendRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuthBackendRef#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuthBackendRef#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuthBackendRef#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuthBackendRef#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersExternalAuthBackendRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersExternalAuthForwardBody",
    jsii_struct_bases=[],
    name_mapping={"max_size": "maxSize"},
)
class HttpRouteV1Beta1SpecRulesFiltersExternalAuthForwardBody:
    def __init__(self, *, max_size: typing.Optional[jsii.Number] = None) -> None:
        '''
        :param max_size: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuthForwardBody
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6e6f6b01a4eb582281dd0f5b65106241c956c20e42824879daf9a5ed5e714fcf)
            check_type(argname="argument max_size", value=max_size, expected_type=type_hints["max_size"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if max_size is not None:
            self._values["max_size"] = max_size

    @builtins.property
    def max_size(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuthForwardBody#maxSize
        '''
        result = self._values.get("max_size")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersExternalAuthForwardBody(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersExternalAuthGrpc",
    jsii_struct_bases=[],
    name_mapping={"allowed_headers": "allowedHeaders"},
)
class HttpRouteV1Beta1SpecRulesFiltersExternalAuthGrpc:
    def __init__(
        self,
        *,
        allowed_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param allowed_headers: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuthGrpc
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__abc35ba7c97cadd82e2b6a2aaa7b082207ff510622d60e903e36e55f8c0f4bca)
            check_type(argname="argument allowed_headers", value=allowed_headers, expected_type=type_hints["allowed_headers"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allowed_headers is not None:
            self._values["allowed_headers"] = allowed_headers

    @builtins.property
    def allowed_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuthGrpc#allowedHeaders
        '''
        result = self._values.get("allowed_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersExternalAuthGrpc(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersExternalAuthHttp",
    jsii_struct_bases=[],
    name_mapping={
        "allowed_headers": "allowedHeaders",
        "allowed_response_headers": "allowedResponseHeaders",
        "path": "path",
    },
)
class HttpRouteV1Beta1SpecRulesFiltersExternalAuthHttp:
    def __init__(
        self,
        *,
        allowed_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        allowed_response_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        path: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param allowed_headers: 
        :param allowed_response_headers: 
        :param path: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuthHttp
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ff622570c4041973e4e08969a544fc03e350a63aee24ca911707957b0cac0ce7)
            check_type(argname="argument allowed_headers", value=allowed_headers, expected_type=type_hints["allowed_headers"])
            check_type(argname="argument allowed_response_headers", value=allowed_response_headers, expected_type=type_hints["allowed_response_headers"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allowed_headers is not None:
            self._values["allowed_headers"] = allowed_headers
        if allowed_response_headers is not None:
            self._values["allowed_response_headers"] = allowed_response_headers
        if path is not None:
            self._values["path"] = path

    @builtins.property
    def allowed_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuthHttp#allowedHeaders
        '''
        result = self._values.get("allowed_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def allowed_response_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuthHttp#allowedResponseHeaders
        '''
        result = self._values.get("allowed_response_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuthHttp#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersExternalAuthHttp(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersExternalAuthProtocol"
)
class HttpRouteV1Beta1SpecRulesFiltersExternalAuthProtocol(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesFiltersExternalAuthProtocol
    '''

    HTTP = "HTTP"
    '''HTTP.'''
    GRPC = "GRPC"
    '''GRPC.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifier",
    jsii_struct_bases=[],
    name_mapping={"add": "add", "remove": "remove", "set": "set"},
)
class HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifier:
    def __init__(
        self,
        *,
        add: typing.Optional[typing.Sequence[typing.Union["HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierAdd", typing.Dict[builtins.str, typing.Any]]]] = None,
        remove: typing.Optional[typing.Sequence[builtins.str]] = None,
        set: typing.Optional[typing.Sequence[typing.Union["HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierSet", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param add: 
        :param remove: 
        :param set: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifier
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__900f6d4f4b67c89188049acf1b2e116ea5fc1868bfaf4a49ca61d059e463c98c)
            check_type(argname="argument add", value=add, expected_type=type_hints["add"])
            check_type(argname="argument remove", value=remove, expected_type=type_hints["remove"])
            check_type(argname="argument set", value=set, expected_type=type_hints["set"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if add is not None:
            self._values["add"] = add
        if remove is not None:
            self._values["remove"] = remove
        if set is not None:
            self._values["set"] = set

    @builtins.property
    def add(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierAdd"]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifier#add
        '''
        result = self._values.get("add")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierAdd"]], result)

    @builtins.property
    def remove(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifier#remove
        '''
        result = self._values.get("remove")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def set(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierSet"]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifier#set
        '''
        result = self._values.get("set")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierSet"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifier(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierAdd",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierAdd:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierAdd
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ac692d395a1f678922f92c6a29fdb551b2bbb062e9661879e202aa7a377391fa)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierAdd#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierAdd#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierAdd(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierSet",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierSet:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierSet
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a9516cfbb6ca9fe3717599ba8def4972c7ca109fd645ac6ec88efae751c91272)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierSet#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierSet#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierSet(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersRequestMirror",
    jsii_struct_bases=[],
    name_mapping={
        "backend_ref": "backendRef",
        "fraction": "fraction",
        "percent": "percent",
    },
)
class HttpRouteV1Beta1SpecRulesFiltersRequestMirror:
    def __init__(
        self,
        *,
        backend_ref: typing.Union["HttpRouteV1Beta1SpecRulesFiltersRequestMirrorBackendRef", typing.Dict[builtins.str, typing.Any]],
        fraction: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesFiltersRequestMirrorFraction", typing.Dict[builtins.str, typing.Any]]] = None,
        percent: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param backend_ref: 
        :param fraction: 
        :param percent: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestMirror
        '''
        if isinstance(backend_ref, dict):
            backend_ref = HttpRouteV1Beta1SpecRulesFiltersRequestMirrorBackendRef(**backend_ref)
        if isinstance(fraction, dict):
            fraction = HttpRouteV1Beta1SpecRulesFiltersRequestMirrorFraction(**fraction)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__558c98e4e86a5ea41e9e23bc131a8292544845903ff56482a0e15f390b0a7bf7)
            check_type(argname="argument backend_ref", value=backend_ref, expected_type=type_hints["backend_ref"])
            check_type(argname="argument fraction", value=fraction, expected_type=type_hints["fraction"])
            check_type(argname="argument percent", value=percent, expected_type=type_hints["percent"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "backend_ref": backend_ref,
        }
        if fraction is not None:
            self._values["fraction"] = fraction
        if percent is not None:
            self._values["percent"] = percent

    @builtins.property
    def backend_ref(self) -> "HttpRouteV1Beta1SpecRulesFiltersRequestMirrorBackendRef":
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestMirror#backendRef
        '''
        result = self._values.get("backend_ref")
        assert result is not None, "Required property 'backend_ref' is missing"
        return typing.cast("HttpRouteV1Beta1SpecRulesFiltersRequestMirrorBackendRef", result)

    @builtins.property
    def fraction(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesFiltersRequestMirrorFraction"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestMirror#fraction
        '''
        result = self._values.get("fraction")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesFiltersRequestMirrorFraction"], result)

    @builtins.property
    def percent(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestMirror#percent
        '''
        result = self._values.get("percent")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersRequestMirror(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersRequestMirrorBackendRef",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "group": "group",
        "kind": "kind",
        "namespace": "namespace",
        "port": "port",
    },
)
class HttpRouteV1Beta1SpecRulesFiltersRequestMirrorBackendRef:
    def __init__(
        self,
        *,
        name: builtins.str,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        port: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param name: 
        :param group: 
        :param kind: 
        :param namespace: 
        :param port: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestMirrorBackendRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d1b61ed3b2303aaa446d53bd94bf2395f2a86fccb40585f57d2a723e6f84d5aa)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if namespace is not None:
            self._values["namespace"] = namespace
        if port is not None:
            self._values["port"] = port

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestMirrorBackendRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestMirrorBackendRef#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestMirrorBackendRef#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestMirrorBackendRef#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestMirrorBackendRef#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersRequestMirrorBackendRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersRequestMirrorFraction",
    jsii_struct_bases=[],
    name_mapping={"numerator": "numerator", "denominator": "denominator"},
)
class HttpRouteV1Beta1SpecRulesFiltersRequestMirrorFraction:
    def __init__(
        self,
        *,
        numerator: jsii.Number,
        denominator: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param numerator: 
        :param denominator: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestMirrorFraction
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c6e86d5baebf810322abaa06c7b1d3c682bea016d5d44d0e57a234f16d1fb915)
            check_type(argname="argument numerator", value=numerator, expected_type=type_hints["numerator"])
            check_type(argname="argument denominator", value=denominator, expected_type=type_hints["denominator"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "numerator": numerator,
        }
        if denominator is not None:
            self._values["denominator"] = denominator

    @builtins.property
    def numerator(self) -> jsii.Number:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestMirrorFraction#numerator
        '''
        result = self._values.get("numerator")
        assert result is not None, "Required property 'numerator' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def denominator(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestMirrorFraction#denominator
        '''
        result = self._values.get("denominator")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersRequestMirrorFraction(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersRequestRedirect",
    jsii_struct_bases=[],
    name_mapping={
        "hostname": "hostname",
        "path": "path",
        "port": "port",
        "scheme": "scheme",
        "status_code": "statusCode",
    },
)
class HttpRouteV1Beta1SpecRulesFiltersRequestRedirect:
    def __init__(
        self,
        *,
        hostname: typing.Optional[builtins.str] = None,
        path: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPath", typing.Dict[builtins.str, typing.Any]]] = None,
        port: typing.Optional[jsii.Number] = None,
        scheme: typing.Optional["HttpRouteV1Beta1SpecRulesFiltersRequestRedirectScheme"] = None,
        status_code: typing.Optional["HttpRouteV1Beta1SpecRulesFiltersRequestRedirectStatusCode"] = None,
    ) -> None:
        '''
        :param hostname: 
        :param path: 
        :param port: 
        :param scheme: 
        :param status_code: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestRedirect
        '''
        if isinstance(path, dict):
            path = HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPath(**path)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__99f85f14a17a54b9501f336df9d89168d1bc1d596c10b388ec8695b843313c9d)
            check_type(argname="argument hostname", value=hostname, expected_type=type_hints["hostname"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument scheme", value=scheme, expected_type=type_hints["scheme"])
            check_type(argname="argument status_code", value=status_code, expected_type=type_hints["status_code"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if hostname is not None:
            self._values["hostname"] = hostname
        if path is not None:
            self._values["path"] = path
        if port is not None:
            self._values["port"] = port
        if scheme is not None:
            self._values["scheme"] = scheme
        if status_code is not None:
            self._values["status_code"] = status_code

    @builtins.property
    def hostname(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestRedirect#hostname
        '''
        result = self._values.get("hostname")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPath"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestRedirect#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPath"], result)

    @builtins.property
    def port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestRedirect#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def scheme(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesFiltersRequestRedirectScheme"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestRedirect#scheme
        '''
        result = self._values.get("scheme")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesFiltersRequestRedirectScheme"], result)

    @builtins.property
    def status_code(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesFiltersRequestRedirectStatusCode"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestRedirect#statusCode
        '''
        result = self._values.get("status_code")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesFiltersRequestRedirectStatusCode"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersRequestRedirect(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPath",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "replace_full_path": "replaceFullPath",
        "replace_prefix_match": "replacePrefixMatch",
    },
)
class HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPath:
    def __init__(
        self,
        *,
        type: "HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPathType",
        replace_full_path: typing.Optional[builtins.str] = None,
        replace_prefix_match: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param type: 
        :param replace_full_path: 
        :param replace_prefix_match: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPath
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bba3a4fd4a97951afd78ad40fcd00b344d5789defdd91b20690337f00205b21f)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument replace_full_path", value=replace_full_path, expected_type=type_hints["replace_full_path"])
            check_type(argname="argument replace_prefix_match", value=replace_prefix_match, expected_type=type_hints["replace_prefix_match"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if replace_full_path is not None:
            self._values["replace_full_path"] = replace_full_path
        if replace_prefix_match is not None:
            self._values["replace_prefix_match"] = replace_prefix_match

    @builtins.property
    def type(self) -> "HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPathType":
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPath#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast("HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPathType", result)

    @builtins.property
    def replace_full_path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPath#replaceFullPath
        '''
        result = self._values.get("replace_full_path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def replace_prefix_match(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPath#replacePrefixMatch
        '''
        result = self._values.get("replace_prefix_match")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPath(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPathType"
)
class HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPathType(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPathType
    '''

    REPLACE_FULL_PATH = "REPLACE_FULL_PATH"
    '''ReplaceFullPath.'''
    REPLACE_PREFIX_MATCH = "REPLACE_PREFIX_MATCH"
    '''ReplacePrefixMatch.'''


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersRequestRedirectScheme"
)
class HttpRouteV1Beta1SpecRulesFiltersRequestRedirectScheme(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesFiltersRequestRedirectScheme
    '''

    HTTP = "HTTP"
    '''http.'''
    HTTPS = "HTTPS"
    '''https.'''


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersRequestRedirectStatusCode"
)
class HttpRouteV1Beta1SpecRulesFiltersRequestRedirectStatusCode(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesFiltersRequestRedirectStatusCode
    '''

    VALUE_301 = "VALUE_301"
    '''301.'''
    VALUE_302 = "VALUE_302"
    '''302.'''
    VALUE_303 = "VALUE_303"
    '''303.'''
    VALUE_307 = "VALUE_307"
    '''307.'''
    VALUE_308 = "VALUE_308"
    '''308.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifier",
    jsii_struct_bases=[],
    name_mapping={"add": "add", "remove": "remove", "set": "set"},
)
class HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifier:
    def __init__(
        self,
        *,
        add: typing.Optional[typing.Sequence[typing.Union["HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierAdd", typing.Dict[builtins.str, typing.Any]]]] = None,
        remove: typing.Optional[typing.Sequence[builtins.str]] = None,
        set: typing.Optional[typing.Sequence[typing.Union["HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierSet", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param add: 
        :param remove: 
        :param set: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifier
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__95db78e53b9543a8820c177fb7ad695cc951d1ef92baaad742f88e857ce590fb)
            check_type(argname="argument add", value=add, expected_type=type_hints["add"])
            check_type(argname="argument remove", value=remove, expected_type=type_hints["remove"])
            check_type(argname="argument set", value=set, expected_type=type_hints["set"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if add is not None:
            self._values["add"] = add
        if remove is not None:
            self._values["remove"] = remove
        if set is not None:
            self._values["set"] = set

    @builtins.property
    def add(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierAdd"]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifier#add
        '''
        result = self._values.get("add")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierAdd"]], result)

    @builtins.property
    def remove(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifier#remove
        '''
        result = self._values.get("remove")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def set(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierSet"]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifier#set
        '''
        result = self._values.get("set")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierSet"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifier(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierAdd",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierAdd:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierAdd
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f65ec4ddc372632d044baf02cf6c7c5b8d346ad58c120d6eb9d4ee97e8a1ea25)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierAdd#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierAdd#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierAdd(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierSet",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierSet:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierSet
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2c49a937e6b63388d59beb3431f8493d3b5db06afb4fba4226d8a38cd231631d)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierSet#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierSet#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierSet(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersType"
)
class HttpRouteV1Beta1SpecRulesFiltersType(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesFiltersType
    '''

    REQUEST_HEADER_MODIFIER = "REQUEST_HEADER_MODIFIER"
    '''RequestHeaderModifier.'''
    RESPONSE_HEADER_MODIFIER = "RESPONSE_HEADER_MODIFIER"
    '''ResponseHeaderModifier.'''
    REQUEST_MIRROR = "REQUEST_MIRROR"
    '''RequestMirror.'''
    REQUEST_REDIRECT = "REQUEST_REDIRECT"
    '''RequestRedirect.'''
    URL_REWRITE = "URL_REWRITE"
    '''URLRewrite.'''
    EXTENSION_REF = "EXTENSION_REF"
    '''ExtensionRef.'''
    CORS = "CORS"
    '''CORS.'''
    EXTERNAL_AUTH = "EXTERNAL_AUTH"
    '''ExternalAuth.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersUrlRewrite",
    jsii_struct_bases=[],
    name_mapping={"hostname": "hostname", "path": "path"},
)
class HttpRouteV1Beta1SpecRulesFiltersUrlRewrite:
    def __init__(
        self,
        *,
        hostname: typing.Optional[builtins.str] = None,
        path: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesFiltersUrlRewritePath", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param hostname: 
        :param path: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersUrlRewrite
        '''
        if isinstance(path, dict):
            path = HttpRouteV1Beta1SpecRulesFiltersUrlRewritePath(**path)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3675753c501912f5ca503d855f6dba145658a7aa7da51816e2f5c9850879c63d)
            check_type(argname="argument hostname", value=hostname, expected_type=type_hints["hostname"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if hostname is not None:
            self._values["hostname"] = hostname
        if path is not None:
            self._values["path"] = path

    @builtins.property
    def hostname(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersUrlRewrite#hostname
        '''
        result = self._values.get("hostname")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional["HttpRouteV1Beta1SpecRulesFiltersUrlRewritePath"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersUrlRewrite#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesFiltersUrlRewritePath"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersUrlRewrite(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersUrlRewritePath",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "replace_full_path": "replaceFullPath",
        "replace_prefix_match": "replacePrefixMatch",
    },
)
class HttpRouteV1Beta1SpecRulesFiltersUrlRewritePath:
    def __init__(
        self,
        *,
        type: "HttpRouteV1Beta1SpecRulesFiltersUrlRewritePathType",
        replace_full_path: typing.Optional[builtins.str] = None,
        replace_prefix_match: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param type: 
        :param replace_full_path: 
        :param replace_prefix_match: 

        :schema: HttpRouteV1Beta1SpecRulesFiltersUrlRewritePath
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__29e7ae358de5ed4c953cb219f3f4cff31cf84475f86eda13b794677b373d35cd)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument replace_full_path", value=replace_full_path, expected_type=type_hints["replace_full_path"])
            check_type(argname="argument replace_prefix_match", value=replace_prefix_match, expected_type=type_hints["replace_prefix_match"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if replace_full_path is not None:
            self._values["replace_full_path"] = replace_full_path
        if replace_prefix_match is not None:
            self._values["replace_prefix_match"] = replace_prefix_match

    @builtins.property
    def type(self) -> "HttpRouteV1Beta1SpecRulesFiltersUrlRewritePathType":
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersUrlRewritePath#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast("HttpRouteV1Beta1SpecRulesFiltersUrlRewritePathType", result)

    @builtins.property
    def replace_full_path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersUrlRewritePath#replaceFullPath
        '''
        result = self._values.get("replace_full_path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def replace_prefix_match(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesFiltersUrlRewritePath#replacePrefixMatch
        '''
        result = self._values.get("replace_prefix_match")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesFiltersUrlRewritePath(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesFiltersUrlRewritePathType"
)
class HttpRouteV1Beta1SpecRulesFiltersUrlRewritePathType(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesFiltersUrlRewritePathType
    '''

    REPLACE_FULL_PATH = "REPLACE_FULL_PATH"
    '''ReplaceFullPath.'''
    REPLACE_PREFIX_MATCH = "REPLACE_PREFIX_MATCH"
    '''ReplacePrefixMatch.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesMatches",
    jsii_struct_bases=[],
    name_mapping={
        "headers": "headers",
        "method": "method",
        "path": "path",
        "query_params": "queryParams",
    },
)
class HttpRouteV1Beta1SpecRulesMatches:
    def __init__(
        self,
        *,
        headers: typing.Optional[typing.Sequence[typing.Union["HttpRouteV1Beta1SpecRulesMatchesHeaders", typing.Dict[builtins.str, typing.Any]]]] = None,
        method: typing.Optional["HttpRouteV1Beta1SpecRulesMatchesMethod"] = None,
        path: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesMatchesPath", typing.Dict[builtins.str, typing.Any]]] = None,
        query_params: typing.Optional[typing.Sequence[typing.Union["HttpRouteV1Beta1SpecRulesMatchesQueryParams", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param headers: 
        :param method: 
        :param path: 
        :param query_params: 

        :schema: HttpRouteV1Beta1SpecRulesMatches
        '''
        if isinstance(path, dict):
            path = HttpRouteV1Beta1SpecRulesMatchesPath(**path)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__07f6e3f82168c33c5ea979e48c883d8859db235f192745a7f608a2fdda5ba51e)
            check_type(argname="argument headers", value=headers, expected_type=type_hints["headers"])
            check_type(argname="argument method", value=method, expected_type=type_hints["method"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument query_params", value=query_params, expected_type=type_hints["query_params"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if headers is not None:
            self._values["headers"] = headers
        if method is not None:
            self._values["method"] = method
        if path is not None:
            self._values["path"] = path
        if query_params is not None:
            self._values["query_params"] = query_params

    @builtins.property
    def headers(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesMatchesHeaders"]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesMatches#headers
        '''
        result = self._values.get("headers")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesMatchesHeaders"]], result)

    @builtins.property
    def method(self) -> typing.Optional["HttpRouteV1Beta1SpecRulesMatchesMethod"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesMatches#method
        '''
        result = self._values.get("method")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesMatchesMethod"], result)

    @builtins.property
    def path(self) -> typing.Optional["HttpRouteV1Beta1SpecRulesMatchesPath"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesMatches#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesMatchesPath"], result)

    @builtins.property
    def query_params(
        self,
    ) -> typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesMatchesQueryParams"]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesMatches#queryParams
        '''
        result = self._values.get("query_params")
        return typing.cast(typing.Optional[typing.List["HttpRouteV1Beta1SpecRulesMatchesQueryParams"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesMatches(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesMatchesHeaders",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "type": "type"},
)
class HttpRouteV1Beta1SpecRulesMatchesHeaders:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: builtins.str,
        type: typing.Optional["HttpRouteV1Beta1SpecRulesMatchesHeadersType"] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param type: 

        :schema: HttpRouteV1Beta1SpecRulesMatchesHeaders
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__550b765bf5d803047e9c634d753ec6b36fa8994db6d0e93e7614ad5d9d5194dd)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }
        if type is not None:
            self._values["type"] = type

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesMatchesHeaders#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesMatchesHeaders#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def type(self) -> typing.Optional["HttpRouteV1Beta1SpecRulesMatchesHeadersType"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesMatchesHeaders#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesMatchesHeadersType"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesMatchesHeaders(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesMatchesHeadersType"
)
class HttpRouteV1Beta1SpecRulesMatchesHeadersType(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesMatchesHeadersType
    '''

    EXACT = "EXACT"
    '''Exact.'''
    REGULAR_EXPRESSION = "REGULAR_EXPRESSION"
    '''RegularExpression.'''


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesMatchesMethod"
)
class HttpRouteV1Beta1SpecRulesMatchesMethod(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesMatchesMethod
    '''

    GET = "GET"
    '''GET.'''
    HEAD = "HEAD"
    '''HEAD.'''
    POST = "POST"
    '''POST.'''
    PUT = "PUT"
    '''PUT.'''
    DELETE = "DELETE"
    '''DELETE.'''
    CONNECT = "CONNECT"
    '''CONNECT.'''
    OPTIONS = "OPTIONS"
    '''OPTIONS.'''
    TRACE = "TRACE"
    '''TRACE.'''
    PATCH = "PATCH"
    '''PATCH.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesMatchesPath",
    jsii_struct_bases=[],
    name_mapping={"type": "type", "value": "value"},
)
class HttpRouteV1Beta1SpecRulesMatchesPath:
    def __init__(
        self,
        *,
        type: typing.Optional["HttpRouteV1Beta1SpecRulesMatchesPathType"] = None,
        value: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param type: 
        :param value: 

        :schema: HttpRouteV1Beta1SpecRulesMatchesPath
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c736df2c8d242fac2ef5b0c2f71f1b5f176ac7b427f3c8d0f6388682a67e350a)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if type is not None:
            self._values["type"] = type
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def type(self) -> typing.Optional["HttpRouteV1Beta1SpecRulesMatchesPathType"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesMatchesPath#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesMatchesPathType"], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesMatchesPath#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesMatchesPath(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesMatchesPathType"
)
class HttpRouteV1Beta1SpecRulesMatchesPathType(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesMatchesPathType
    '''

    EXACT = "EXACT"
    '''Exact.'''
    PATH_PREFIX = "PATH_PREFIX"
    '''PathPrefix.'''
    REGULAR_EXPRESSION = "REGULAR_EXPRESSION"
    '''RegularExpression.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesMatchesQueryParams",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "type": "type"},
)
class HttpRouteV1Beta1SpecRulesMatchesQueryParams:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: builtins.str,
        type: typing.Optional["HttpRouteV1Beta1SpecRulesMatchesQueryParamsType"] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param type: 

        :schema: HttpRouteV1Beta1SpecRulesMatchesQueryParams
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__621fceafa23579f3e0544d65fb4b35232b06866aae4d058a979c95895360a9db)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }
        if type is not None:
            self._values["type"] = type

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesMatchesQueryParams#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: HttpRouteV1Beta1SpecRulesMatchesQueryParams#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def type(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesMatchesQueryParamsType"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesMatchesQueryParams#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesMatchesQueryParamsType"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesMatchesQueryParams(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesMatchesQueryParamsType"
)
class HttpRouteV1Beta1SpecRulesMatchesQueryParamsType(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesMatchesQueryParamsType
    '''

    EXACT = "EXACT"
    '''Exact.'''
    REGULAR_EXPRESSION = "REGULAR_EXPRESSION"
    '''RegularExpression.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesRetry",
    jsii_struct_bases=[],
    name_mapping={"attempts": "attempts", "backoff": "backoff", "codes": "codes"},
)
class HttpRouteV1Beta1SpecRulesRetry:
    def __init__(
        self,
        *,
        attempts: typing.Optional[jsii.Number] = None,
        backoff: typing.Optional[builtins.str] = None,
        codes: typing.Optional[typing.Sequence[jsii.Number]] = None,
    ) -> None:
        '''
        :param attempts: 
        :param backoff: 
        :param codes: 

        :schema: HttpRouteV1Beta1SpecRulesRetry
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f2aa74809e67cd6d1acb6109de2a51025551408122c25b7eb7dd8fccedc1f11c)
            check_type(argname="argument attempts", value=attempts, expected_type=type_hints["attempts"])
            check_type(argname="argument backoff", value=backoff, expected_type=type_hints["backoff"])
            check_type(argname="argument codes", value=codes, expected_type=type_hints["codes"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if attempts is not None:
            self._values["attempts"] = attempts
        if backoff is not None:
            self._values["backoff"] = backoff
        if codes is not None:
            self._values["codes"] = codes

    @builtins.property
    def attempts(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesRetry#attempts
        '''
        result = self._values.get("attempts")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def backoff(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesRetry#backoff
        '''
        result = self._values.get("backoff")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def codes(self) -> typing.Optional[typing.List[jsii.Number]]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesRetry#codes
        '''
        result = self._values.get("codes")
        return typing.cast(typing.Optional[typing.List[jsii.Number]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesRetry(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesSessionPersistence",
    jsii_struct_bases=[],
    name_mapping={
        "absolute_timeout": "absoluteTimeout",
        "cookie_config": "cookieConfig",
        "idle_timeout": "idleTimeout",
        "session_name": "sessionName",
        "type": "type",
    },
)
class HttpRouteV1Beta1SpecRulesSessionPersistence:
    def __init__(
        self,
        *,
        absolute_timeout: typing.Optional[builtins.str] = None,
        cookie_config: typing.Optional[typing.Union["HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfig", typing.Dict[builtins.str, typing.Any]]] = None,
        idle_timeout: typing.Optional[builtins.str] = None,
        session_name: typing.Optional[builtins.str] = None,
        type: typing.Optional["HttpRouteV1Beta1SpecRulesSessionPersistenceType"] = None,
    ) -> None:
        '''
        :param absolute_timeout: 
        :param cookie_config: 
        :param idle_timeout: 
        :param session_name: 
        :param type: 

        :schema: HttpRouteV1Beta1SpecRulesSessionPersistence
        '''
        if isinstance(cookie_config, dict):
            cookie_config = HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfig(**cookie_config)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5f3a4979e4915e7d3c1f14078b6e38fb974d2a3d565b3bd67c12524344b5bd51)
            check_type(argname="argument absolute_timeout", value=absolute_timeout, expected_type=type_hints["absolute_timeout"])
            check_type(argname="argument cookie_config", value=cookie_config, expected_type=type_hints["cookie_config"])
            check_type(argname="argument idle_timeout", value=idle_timeout, expected_type=type_hints["idle_timeout"])
            check_type(argname="argument session_name", value=session_name, expected_type=type_hints["session_name"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if absolute_timeout is not None:
            self._values["absolute_timeout"] = absolute_timeout
        if cookie_config is not None:
            self._values["cookie_config"] = cookie_config
        if idle_timeout is not None:
            self._values["idle_timeout"] = idle_timeout
        if session_name is not None:
            self._values["session_name"] = session_name
        if type is not None:
            self._values["type"] = type

    @builtins.property
    def absolute_timeout(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesSessionPersistence#absoluteTimeout
        '''
        result = self._values.get("absolute_timeout")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def cookie_config(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfig"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesSessionPersistence#cookieConfig
        '''
        result = self._values.get("cookie_config")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfig"], result)

    @builtins.property
    def idle_timeout(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesSessionPersistence#idleTimeout
        '''
        result = self._values.get("idle_timeout")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def session_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesSessionPersistence#sessionName
        '''
        result = self._values.get("session_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def type(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesSessionPersistenceType"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesSessionPersistence#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesSessionPersistenceType"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesSessionPersistence(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfig",
    jsii_struct_bases=[],
    name_mapping={"lifetime_type": "lifetimeType"},
)
class HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfig:
    def __init__(
        self,
        *,
        lifetime_type: typing.Optional["HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfigLifetimeType"] = None,
    ) -> None:
        '''
        :param lifetime_type: 

        :schema: HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfig
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__86b0492f5869a8bdacdf266d26e3d974c71d58d90cc4bc8ce893bb77bcf5cb61)
            check_type(argname="argument lifetime_type", value=lifetime_type, expected_type=type_hints["lifetime_type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if lifetime_type is not None:
            self._values["lifetime_type"] = lifetime_type

    @builtins.property
    def lifetime_type(
        self,
    ) -> typing.Optional["HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfigLifetimeType"]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfig#lifetimeType
        '''
        result = self._values.get("lifetime_type")
        return typing.cast(typing.Optional["HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfigLifetimeType"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfig(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfigLifetimeType"
)
class HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfigLifetimeType(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfigLifetimeType
    '''

    PERMANENT = "PERMANENT"
    '''Permanent.'''
    SESSION = "SESSION"
    '''Session.'''


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesSessionPersistenceType"
)
class HttpRouteV1Beta1SpecRulesSessionPersistenceType(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecRulesSessionPersistenceType
    '''

    COOKIE = "COOKIE"
    '''Cookie.'''
    HEADER = "HEADER"
    '''Header.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecRulesTimeouts",
    jsii_struct_bases=[],
    name_mapping={"backend_request": "backendRequest", "request": "request"},
)
class HttpRouteV1Beta1SpecRulesTimeouts:
    def __init__(
        self,
        *,
        backend_request: typing.Optional[builtins.str] = None,
        request: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param backend_request: 
        :param request: 

        :schema: HttpRouteV1Beta1SpecRulesTimeouts
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__93b857abb52814523fb49c3d499020dcfae0ea1ddf573f177a7ddf0e6f47a66d)
            check_type(argname="argument backend_request", value=backend_request, expected_type=type_hints["backend_request"])
            check_type(argname="argument request", value=request, expected_type=type_hints["request"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if backend_request is not None:
            self._values["backend_request"] = backend_request
        if request is not None:
            self._values["request"] = request

    @builtins.property
    def backend_request(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesTimeouts#backendRequest
        '''
        result = self._values.get("backend_request")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def request(self) -> typing.Optional[builtins.str]:
        '''
        :schema: HttpRouteV1Beta1SpecRulesTimeouts#request
        '''
        result = self._values.get("request")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "HttpRouteV1Beta1SpecRulesTimeouts(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iok8snetworkinggateway.HttpRouteV1Beta1SpecUseDefaultGateways"
)
class HttpRouteV1Beta1SpecUseDefaultGateways(enum.Enum):
    '''
    :schema: HttpRouteV1Beta1SpecUseDefaultGateways
    '''

    ALL = "ALL"
    '''All.'''
    NONE = "NONE"
    '''None.'''


class ReferenceGrant(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iok8snetworkinggateway.ReferenceGrant",
):
    '''
    :schema: ReferenceGrant
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["ReferenceGrantSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "ReferenceGrant" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param metadata: 
        :param spec: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__55bc38fedc724783f6de06ee7e04f2eae5a770eac3ec563dce5a1a2348b1fd02)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = ReferenceGrantProps(metadata=metadata, spec=spec)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["ReferenceGrantSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "ReferenceGrant".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param metadata: 
        :param spec: 
        '''
        props = ReferenceGrantProps(metadata=metadata, spec=spec)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "ReferenceGrant".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.ReferenceGrantProps",
    jsii_struct_bases=[],
    name_mapping={"metadata": "metadata", "spec": "spec"},
)
class ReferenceGrantProps:
    def __init__(
        self,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["ReferenceGrantSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param metadata: 
        :param spec: 

        :schema: ReferenceGrant
        '''
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if isinstance(spec, dict):
            spec = ReferenceGrantSpec(**spec)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__af5e9d1140821f281aaa023e16bc768ef20b8d52fef7a40c072dbd80b96bf0c2)
            check_type(argname="argument metadata", value=metadata, expected_type=type_hints["metadata"])
            check_type(argname="argument spec", value=spec, expected_type=type_hints["spec"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if metadata is not None:
            self._values["metadata"] = metadata
        if spec is not None:
            self._values["spec"] = spec

    @builtins.property
    def metadata(self) -> typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"]:
        '''
        :schema: ReferenceGrant#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    @builtins.property
    def spec(self) -> typing.Optional["ReferenceGrantSpec"]:
        '''
        :schema: ReferenceGrant#spec
        '''
        result = self._values.get("spec")
        return typing.cast(typing.Optional["ReferenceGrantSpec"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ReferenceGrantProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.ReferenceGrantSpec",
    jsii_struct_bases=[],
    name_mapping={"from_": "from", "to": "to"},
)
class ReferenceGrantSpec:
    def __init__(
        self,
        *,
        from_: typing.Sequence[typing.Union["ReferenceGrantSpecFrom", typing.Dict[builtins.str, typing.Any]]],
        to: typing.Sequence[typing.Union["ReferenceGrantSpecTo", typing.Dict[builtins.str, typing.Any]]],
    ) -> None:
        '''
        :param from_: 
        :param to: 

        :schema: ReferenceGrantSpec
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b4d3b181fb850f851ee4af73e4cb91f912a61fe0313b4c4ec41a232505b27986)
            check_type(argname="argument from_", value=from_, expected_type=type_hints["from_"])
            check_type(argname="argument to", value=to, expected_type=type_hints["to"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "from_": from_,
            "to": to,
        }

    @builtins.property
    def from_(self) -> typing.List["ReferenceGrantSpecFrom"]:
        '''
        :schema: ReferenceGrantSpec#from
        '''
        result = self._values.get("from_")
        assert result is not None, "Required property 'from_' is missing"
        return typing.cast(typing.List["ReferenceGrantSpecFrom"], result)

    @builtins.property
    def to(self) -> typing.List["ReferenceGrantSpecTo"]:
        '''
        :schema: ReferenceGrantSpec#to
        '''
        result = self._values.get("to")
        assert result is not None, "Required property 'to' is missing"
        return typing.cast(typing.List["ReferenceGrantSpecTo"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ReferenceGrantSpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.ReferenceGrantSpecFrom",
    jsii_struct_bases=[],
    name_mapping={"group": "group", "kind": "kind", "namespace": "namespace"},
)
class ReferenceGrantSpecFrom:
    def __init__(
        self,
        *,
        group: builtins.str,
        kind: builtins.str,
        namespace: builtins.str,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param namespace: 

        :schema: ReferenceGrantSpecFrom
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__fe9029ac796fa0d87501d8ea57d71a5976bc5182540dff3c2e27ca29e61ba840)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
            "namespace": namespace,
        }

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: ReferenceGrantSpecFrom#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: ReferenceGrantSpecFrom#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def namespace(self) -> builtins.str:
        '''
        :schema: ReferenceGrantSpecFrom#namespace
        '''
        result = self._values.get("namespace")
        assert result is not None, "Required property 'namespace' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ReferenceGrantSpecFrom(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.ReferenceGrantSpecTo",
    jsii_struct_bases=[],
    name_mapping={"group": "group", "kind": "kind", "name": "name"},
)
class ReferenceGrantSpecTo:
    def __init__(
        self,
        *,
        group: builtins.str,
        kind: builtins.str,
        name: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param name: 

        :schema: ReferenceGrantSpecTo
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2ba06e16b500e1f382b2f3c6a03fe0b79835cabb32d9542bf19a4287d90ceef8)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
        }
        if name is not None:
            self._values["name"] = name

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: ReferenceGrantSpecTo#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: ReferenceGrantSpecTo#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ReferenceGrantSpecTo#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ReferenceGrantSpecTo(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class ReferenceGrantV1Beta1(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iok8snetworkinggateway.ReferenceGrantV1Beta1",
):
    '''
    :schema: ReferenceGrantV1Beta1
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["ReferenceGrantV1Beta1Spec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "ReferenceGrantV1Beta1" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param metadata: 
        :param spec: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0d91593730c9f07c7b2cb3c6426bda48ccbb922772fc10fd13bbaeaf9efae192)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = ReferenceGrantV1Beta1Props(metadata=metadata, spec=spec)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["ReferenceGrantV1Beta1Spec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "ReferenceGrantV1Beta1".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param metadata: 
        :param spec: 
        '''
        props = ReferenceGrantV1Beta1Props(metadata=metadata, spec=spec)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "ReferenceGrantV1Beta1".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.ReferenceGrantV1Beta1Props",
    jsii_struct_bases=[],
    name_mapping={"metadata": "metadata", "spec": "spec"},
)
class ReferenceGrantV1Beta1Props:
    def __init__(
        self,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["ReferenceGrantV1Beta1Spec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param metadata: 
        :param spec: 

        :schema: ReferenceGrantV1Beta1
        '''
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if isinstance(spec, dict):
            spec = ReferenceGrantV1Beta1Spec(**spec)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__aad7c6b7d6404b0bcb2064e952c9d0106950324e2fed4e93d668caba8ad13ad9)
            check_type(argname="argument metadata", value=metadata, expected_type=type_hints["metadata"])
            check_type(argname="argument spec", value=spec, expected_type=type_hints["spec"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if metadata is not None:
            self._values["metadata"] = metadata
        if spec is not None:
            self._values["spec"] = spec

    @builtins.property
    def metadata(self) -> typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"]:
        '''
        :schema: ReferenceGrantV1Beta1#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    @builtins.property
    def spec(self) -> typing.Optional["ReferenceGrantV1Beta1Spec"]:
        '''
        :schema: ReferenceGrantV1Beta1#spec
        '''
        result = self._values.get("spec")
        return typing.cast(typing.Optional["ReferenceGrantV1Beta1Spec"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ReferenceGrantV1Beta1Props(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.ReferenceGrantV1Beta1Spec",
    jsii_struct_bases=[],
    name_mapping={"from_": "from", "to": "to"},
)
class ReferenceGrantV1Beta1Spec:
    def __init__(
        self,
        *,
        from_: typing.Sequence[typing.Union["ReferenceGrantV1Beta1SpecFrom", typing.Dict[builtins.str, typing.Any]]],
        to: typing.Sequence[typing.Union["ReferenceGrantV1Beta1SpecTo", typing.Dict[builtins.str, typing.Any]]],
    ) -> None:
        '''
        :param from_: 
        :param to: 

        :schema: ReferenceGrantV1Beta1Spec
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__cbda883c1dc5994bae56b49dfd4cec3bd511901cbeddf4b27201d83cfa2067e0)
            check_type(argname="argument from_", value=from_, expected_type=type_hints["from_"])
            check_type(argname="argument to", value=to, expected_type=type_hints["to"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "from_": from_,
            "to": to,
        }

    @builtins.property
    def from_(self) -> typing.List["ReferenceGrantV1Beta1SpecFrom"]:
        '''
        :schema: ReferenceGrantV1Beta1Spec#from
        '''
        result = self._values.get("from_")
        assert result is not None, "Required property 'from_' is missing"
        return typing.cast(typing.List["ReferenceGrantV1Beta1SpecFrom"], result)

    @builtins.property
    def to(self) -> typing.List["ReferenceGrantV1Beta1SpecTo"]:
        '''
        :schema: ReferenceGrantV1Beta1Spec#to
        '''
        result = self._values.get("to")
        assert result is not None, "Required property 'to' is missing"
        return typing.cast(typing.List["ReferenceGrantV1Beta1SpecTo"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ReferenceGrantV1Beta1Spec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.ReferenceGrantV1Beta1SpecFrom",
    jsii_struct_bases=[],
    name_mapping={"group": "group", "kind": "kind", "namespace": "namespace"},
)
class ReferenceGrantV1Beta1SpecFrom:
    def __init__(
        self,
        *,
        group: builtins.str,
        kind: builtins.str,
        namespace: builtins.str,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param namespace: 

        :schema: ReferenceGrantV1Beta1SpecFrom
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3c3f0e5013d7edc34a4b3f702f7489d89ec6f4369c1cc112fcb3c28b4bac5e45)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
            "namespace": namespace,
        }

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: ReferenceGrantV1Beta1SpecFrom#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: ReferenceGrantV1Beta1SpecFrom#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def namespace(self) -> builtins.str:
        '''
        :schema: ReferenceGrantV1Beta1SpecFrom#namespace
        '''
        result = self._values.get("namespace")
        assert result is not None, "Required property 'namespace' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ReferenceGrantV1Beta1SpecFrom(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iok8snetworkinggateway.ReferenceGrantV1Beta1SpecTo",
    jsii_struct_bases=[],
    name_mapping={"group": "group", "kind": "kind", "name": "name"},
)
class ReferenceGrantV1Beta1SpecTo:
    def __init__(
        self,
        *,
        group: builtins.str,
        kind: builtins.str,
        name: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param name: 

        :schema: ReferenceGrantV1Beta1SpecTo
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0bc323816f1ce1e755d5dd0b9eb2730697ff31e15ba55d55ee1ebc41be037ae2)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
        }
        if name is not None:
            self._values["name"] = name

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: ReferenceGrantV1Beta1SpecTo#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: ReferenceGrantV1Beta1SpecTo#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ReferenceGrantV1Beta1SpecTo#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ReferenceGrantV1Beta1SpecTo(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


__all__ = [
    "Gateway",
    "GatewayClass",
    "GatewayClassProps",
    "GatewayClassSpec",
    "GatewayClassSpecParametersRef",
    "GatewayClassV1Beta1",
    "GatewayClassV1Beta1Props",
    "GatewayClassV1Beta1Spec",
    "GatewayClassV1Beta1SpecParametersRef",
    "GatewayProps",
    "GatewaySpec",
    "GatewaySpecAddresses",
    "GatewaySpecAllowedListeners",
    "GatewaySpecAllowedListenersNamespaces",
    "GatewaySpecAllowedListenersNamespacesFrom",
    "GatewaySpecAllowedListenersNamespacesSelector",
    "GatewaySpecAllowedListenersNamespacesSelectorMatchExpressions",
    "GatewaySpecDefaultScope",
    "GatewaySpecInfrastructure",
    "GatewaySpecInfrastructureParametersRef",
    "GatewaySpecListeners",
    "GatewaySpecListenersAllowedRoutes",
    "GatewaySpecListenersAllowedRoutesKinds",
    "GatewaySpecListenersAllowedRoutesNamespaces",
    "GatewaySpecListenersAllowedRoutesNamespacesFrom",
    "GatewaySpecListenersAllowedRoutesNamespacesSelector",
    "GatewaySpecListenersAllowedRoutesNamespacesSelectorMatchExpressions",
    "GatewaySpecListenersTls",
    "GatewaySpecListenersTlsCertificateRefs",
    "GatewaySpecListenersTlsMode",
    "GatewaySpecTls",
    "GatewaySpecTlsBackend",
    "GatewaySpecTlsBackendClientCertificateRef",
    "GatewaySpecTlsFrontend",
    "GatewaySpecTlsFrontendDefault",
    "GatewaySpecTlsFrontendDefaultValidation",
    "GatewaySpecTlsFrontendDefaultValidationCaCertificateRefs",
    "GatewaySpecTlsFrontendDefaultValidationMode",
    "GatewaySpecTlsFrontendPerPort",
    "GatewaySpecTlsFrontendPerPortTls",
    "GatewaySpecTlsFrontendPerPortTlsValidation",
    "GatewaySpecTlsFrontendPerPortTlsValidationCaCertificateRefs",
    "GatewaySpecTlsFrontendPerPortTlsValidationMode",
    "GatewayV1Beta1",
    "GatewayV1Beta1Props",
    "GatewayV1Beta1Spec",
    "GatewayV1Beta1SpecAddresses",
    "GatewayV1Beta1SpecAllowedListeners",
    "GatewayV1Beta1SpecAllowedListenersNamespaces",
    "GatewayV1Beta1SpecAllowedListenersNamespacesFrom",
    "GatewayV1Beta1SpecAllowedListenersNamespacesSelector",
    "GatewayV1Beta1SpecAllowedListenersNamespacesSelectorMatchExpressions",
    "GatewayV1Beta1SpecDefaultScope",
    "GatewayV1Beta1SpecInfrastructure",
    "GatewayV1Beta1SpecInfrastructureParametersRef",
    "GatewayV1Beta1SpecListeners",
    "GatewayV1Beta1SpecListenersAllowedRoutes",
    "GatewayV1Beta1SpecListenersAllowedRoutesKinds",
    "GatewayV1Beta1SpecListenersAllowedRoutesNamespaces",
    "GatewayV1Beta1SpecListenersAllowedRoutesNamespacesFrom",
    "GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelector",
    "GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelectorMatchExpressions",
    "GatewayV1Beta1SpecListenersTls",
    "GatewayV1Beta1SpecListenersTlsCertificateRefs",
    "GatewayV1Beta1SpecListenersTlsMode",
    "GatewayV1Beta1SpecTls",
    "GatewayV1Beta1SpecTlsBackend",
    "GatewayV1Beta1SpecTlsBackendClientCertificateRef",
    "GatewayV1Beta1SpecTlsFrontend",
    "GatewayV1Beta1SpecTlsFrontendDefault",
    "GatewayV1Beta1SpecTlsFrontendDefaultValidation",
    "GatewayV1Beta1SpecTlsFrontendDefaultValidationCaCertificateRefs",
    "GatewayV1Beta1SpecTlsFrontendDefaultValidationMode",
    "GatewayV1Beta1SpecTlsFrontendPerPort",
    "GatewayV1Beta1SpecTlsFrontendPerPortTls",
    "GatewayV1Beta1SpecTlsFrontendPerPortTlsValidation",
    "GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationCaCertificateRefs",
    "GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationMode",
    "HttpRoute",
    "HttpRouteProps",
    "HttpRouteSpec",
    "HttpRouteSpecParentRefs",
    "HttpRouteSpecRules",
    "HttpRouteSpecRulesBackendRefs",
    "HttpRouteSpecRulesBackendRefsFilters",
    "HttpRouteSpecRulesBackendRefsFiltersCors",
    "HttpRouteSpecRulesBackendRefsFiltersCorsAllowMethods",
    "HttpRouteSpecRulesBackendRefsFiltersExtensionRef",
    "HttpRouteSpecRulesBackendRefsFiltersExternalAuth",
    "HttpRouteSpecRulesBackendRefsFiltersExternalAuthBackendRef",
    "HttpRouteSpecRulesBackendRefsFiltersExternalAuthForwardBody",
    "HttpRouteSpecRulesBackendRefsFiltersExternalAuthGrpc",
    "HttpRouteSpecRulesBackendRefsFiltersExternalAuthHttp",
    "HttpRouteSpecRulesBackendRefsFiltersExternalAuthProtocol",
    "HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifier",
    "HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierAdd",
    "HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierSet",
    "HttpRouteSpecRulesBackendRefsFiltersRequestMirror",
    "HttpRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef",
    "HttpRouteSpecRulesBackendRefsFiltersRequestMirrorFraction",
    "HttpRouteSpecRulesBackendRefsFiltersRequestRedirect",
    "HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPath",
    "HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPathType",
    "HttpRouteSpecRulesBackendRefsFiltersRequestRedirectScheme",
    "HttpRouteSpecRulesBackendRefsFiltersRequestRedirectStatusCode",
    "HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifier",
    "HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierAdd",
    "HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierSet",
    "HttpRouteSpecRulesBackendRefsFiltersType",
    "HttpRouteSpecRulesBackendRefsFiltersUrlRewrite",
    "HttpRouteSpecRulesBackendRefsFiltersUrlRewritePath",
    "HttpRouteSpecRulesBackendRefsFiltersUrlRewritePathType",
    "HttpRouteSpecRulesFilters",
    "HttpRouteSpecRulesFiltersCors",
    "HttpRouteSpecRulesFiltersCorsAllowMethods",
    "HttpRouteSpecRulesFiltersExtensionRef",
    "HttpRouteSpecRulesFiltersExternalAuth",
    "HttpRouteSpecRulesFiltersExternalAuthBackendRef",
    "HttpRouteSpecRulesFiltersExternalAuthForwardBody",
    "HttpRouteSpecRulesFiltersExternalAuthGrpc",
    "HttpRouteSpecRulesFiltersExternalAuthHttp",
    "HttpRouteSpecRulesFiltersExternalAuthProtocol",
    "HttpRouteSpecRulesFiltersRequestHeaderModifier",
    "HttpRouteSpecRulesFiltersRequestHeaderModifierAdd",
    "HttpRouteSpecRulesFiltersRequestHeaderModifierSet",
    "HttpRouteSpecRulesFiltersRequestMirror",
    "HttpRouteSpecRulesFiltersRequestMirrorBackendRef",
    "HttpRouteSpecRulesFiltersRequestMirrorFraction",
    "HttpRouteSpecRulesFiltersRequestRedirect",
    "HttpRouteSpecRulesFiltersRequestRedirectPath",
    "HttpRouteSpecRulesFiltersRequestRedirectPathType",
    "HttpRouteSpecRulesFiltersRequestRedirectScheme",
    "HttpRouteSpecRulesFiltersRequestRedirectStatusCode",
    "HttpRouteSpecRulesFiltersResponseHeaderModifier",
    "HttpRouteSpecRulesFiltersResponseHeaderModifierAdd",
    "HttpRouteSpecRulesFiltersResponseHeaderModifierSet",
    "HttpRouteSpecRulesFiltersType",
    "HttpRouteSpecRulesFiltersUrlRewrite",
    "HttpRouteSpecRulesFiltersUrlRewritePath",
    "HttpRouteSpecRulesFiltersUrlRewritePathType",
    "HttpRouteSpecRulesMatches",
    "HttpRouteSpecRulesMatchesHeaders",
    "HttpRouteSpecRulesMatchesHeadersType",
    "HttpRouteSpecRulesMatchesMethod",
    "HttpRouteSpecRulesMatchesPath",
    "HttpRouteSpecRulesMatchesPathType",
    "HttpRouteSpecRulesMatchesQueryParams",
    "HttpRouteSpecRulesMatchesQueryParamsType",
    "HttpRouteSpecRulesRetry",
    "HttpRouteSpecRulesSessionPersistence",
    "HttpRouteSpecRulesSessionPersistenceCookieConfig",
    "HttpRouteSpecRulesSessionPersistenceCookieConfigLifetimeType",
    "HttpRouteSpecRulesSessionPersistenceType",
    "HttpRouteSpecRulesTimeouts",
    "HttpRouteSpecUseDefaultGateways",
    "HttpRouteV1Beta1",
    "HttpRouteV1Beta1Props",
    "HttpRouteV1Beta1Spec",
    "HttpRouteV1Beta1SpecParentRefs",
    "HttpRouteV1Beta1SpecRules",
    "HttpRouteV1Beta1SpecRulesBackendRefs",
    "HttpRouteV1Beta1SpecRulesBackendRefsFilters",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersCors",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersCorsAllowMethods",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersExtensionRef",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuth",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthBackendRef",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthForwardBody",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthGrpc",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthHttp",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthProtocol",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifier",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierAdd",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierSet",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirror",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorBackendRef",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorFraction",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirect",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPath",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPathType",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectScheme",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectStatusCode",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifier",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierAdd",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierSet",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersType",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewrite",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePath",
    "HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePathType",
    "HttpRouteV1Beta1SpecRulesFilters",
    "HttpRouteV1Beta1SpecRulesFiltersCors",
    "HttpRouteV1Beta1SpecRulesFiltersCorsAllowMethods",
    "HttpRouteV1Beta1SpecRulesFiltersExtensionRef",
    "HttpRouteV1Beta1SpecRulesFiltersExternalAuth",
    "HttpRouteV1Beta1SpecRulesFiltersExternalAuthBackendRef",
    "HttpRouteV1Beta1SpecRulesFiltersExternalAuthForwardBody",
    "HttpRouteV1Beta1SpecRulesFiltersExternalAuthGrpc",
    "HttpRouteV1Beta1SpecRulesFiltersExternalAuthHttp",
    "HttpRouteV1Beta1SpecRulesFiltersExternalAuthProtocol",
    "HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifier",
    "HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierAdd",
    "HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierSet",
    "HttpRouteV1Beta1SpecRulesFiltersRequestMirror",
    "HttpRouteV1Beta1SpecRulesFiltersRequestMirrorBackendRef",
    "HttpRouteV1Beta1SpecRulesFiltersRequestMirrorFraction",
    "HttpRouteV1Beta1SpecRulesFiltersRequestRedirect",
    "HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPath",
    "HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPathType",
    "HttpRouteV1Beta1SpecRulesFiltersRequestRedirectScheme",
    "HttpRouteV1Beta1SpecRulesFiltersRequestRedirectStatusCode",
    "HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifier",
    "HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierAdd",
    "HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierSet",
    "HttpRouteV1Beta1SpecRulesFiltersType",
    "HttpRouteV1Beta1SpecRulesFiltersUrlRewrite",
    "HttpRouteV1Beta1SpecRulesFiltersUrlRewritePath",
    "HttpRouteV1Beta1SpecRulesFiltersUrlRewritePathType",
    "HttpRouteV1Beta1SpecRulesMatches",
    "HttpRouteV1Beta1SpecRulesMatchesHeaders",
    "HttpRouteV1Beta1SpecRulesMatchesHeadersType",
    "HttpRouteV1Beta1SpecRulesMatchesMethod",
    "HttpRouteV1Beta1SpecRulesMatchesPath",
    "HttpRouteV1Beta1SpecRulesMatchesPathType",
    "HttpRouteV1Beta1SpecRulesMatchesQueryParams",
    "HttpRouteV1Beta1SpecRulesMatchesQueryParamsType",
    "HttpRouteV1Beta1SpecRulesRetry",
    "HttpRouteV1Beta1SpecRulesSessionPersistence",
    "HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfig",
    "HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfigLifetimeType",
    "HttpRouteV1Beta1SpecRulesSessionPersistenceType",
    "HttpRouteV1Beta1SpecRulesTimeouts",
    "HttpRouteV1Beta1SpecUseDefaultGateways",
    "ReferenceGrant",
    "ReferenceGrantProps",
    "ReferenceGrantSpec",
    "ReferenceGrantSpecFrom",
    "ReferenceGrantSpecTo",
    "ReferenceGrantV1Beta1",
    "ReferenceGrantV1Beta1Props",
    "ReferenceGrantV1Beta1Spec",
    "ReferenceGrantV1Beta1SpecFrom",
    "ReferenceGrantV1Beta1SpecTo",
]

publication.publish()

def _typecheckingstub__1a2739d36042d66ba3062f70c10b1336048f1d9e50b354882cc2c1237a059bac(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    spec: typing.Union[GatewaySpec, typing.Dict[builtins.str, typing.Any]],
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0cb783b413bb630b1852ebce28b343174ff8594a2a373f52d08318efa2d26c12(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    spec: typing.Union[GatewayClassSpec, typing.Dict[builtins.str, typing.Any]],
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1cc7d830444620cf2f8eeb676d83ee9491cac9b84bd13e7ee35b1bf47452509f(
    *,
    spec: typing.Union[GatewayClassSpec, typing.Dict[builtins.str, typing.Any]],
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7510138a8fcd4fc1975ecc0c80ff81e2f5ea3b1fecaa63b526a0a5ff5bf67529(
    *,
    controller_name: builtins.str,
    description: typing.Optional[builtins.str] = None,
    parameters_ref: typing.Optional[typing.Union[GatewayClassSpecParametersRef, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4205c9f4b6b92d2008399e0e07248d573ed4e0491c6ee872073743afeb752b2d(
    *,
    group: builtins.str,
    kind: builtins.str,
    name: builtins.str,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4ef72b9f8d15dd8b7cad815c36beed88fc90eef6d3873a22802664d9ddfc7fb9(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    spec: typing.Union[GatewayClassV1Beta1Spec, typing.Dict[builtins.str, typing.Any]],
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b559204d4a3244def0d16a0976218815bab74db1766ca0256302941521ab730d(
    *,
    spec: typing.Union[GatewayClassV1Beta1Spec, typing.Dict[builtins.str, typing.Any]],
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__73906959eba0fc689c708ecb70b52ece4cec59ab3074c3e978cd50c1ef3a8768(
    *,
    controller_name: builtins.str,
    description: typing.Optional[builtins.str] = None,
    parameters_ref: typing.Optional[typing.Union[GatewayClassV1Beta1SpecParametersRef, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a232b85fab228854a4d7cb925166ca6be015d5833507daa0a91e776916fdfe5f(
    *,
    group: builtins.str,
    kind: builtins.str,
    name: builtins.str,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5b049689cd31cf96e6e21873c8849875a8a9955740a018926fbdbdaed3cdf9e7(
    *,
    spec: typing.Union[GatewaySpec, typing.Dict[builtins.str, typing.Any]],
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__16fdf4fddc37b1c6b9f65ce19a24c00d7864cdb17ece5a02df7502bd38e21eca(
    *,
    gateway_class_name: builtins.str,
    listeners: typing.Sequence[typing.Union[GatewaySpecListeners, typing.Dict[builtins.str, typing.Any]]],
    addresses: typing.Optional[typing.Sequence[typing.Union[GatewaySpecAddresses, typing.Dict[builtins.str, typing.Any]]]] = None,
    allowed_listeners: typing.Optional[typing.Union[GatewaySpecAllowedListeners, typing.Dict[builtins.str, typing.Any]]] = None,
    default_scope: typing.Optional[GatewaySpecDefaultScope] = None,
    infrastructure: typing.Optional[typing.Union[GatewaySpecInfrastructure, typing.Dict[builtins.str, typing.Any]]] = None,
    tls: typing.Optional[typing.Union[GatewaySpecTls, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ec8ea5a678a61b070635107ee2459ea200c55a6e4e7f97c8fe065126a908b419(
    *,
    type: typing.Optional[builtins.str] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a9aacd090ca4f828dfffcff35f0427b53eb262430221e2af0a94ad8791c168a8(
    *,
    namespaces: typing.Optional[typing.Union[GatewaySpecAllowedListenersNamespaces, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__743620e0a9988719ed0d4c0ab09bfe7fdbcd77533d1913412c56be03416fd7bc(
    *,
    from_: typing.Optional[GatewaySpecAllowedListenersNamespacesFrom] = None,
    selector: typing.Optional[typing.Union[GatewaySpecAllowedListenersNamespacesSelector, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e37a736a6b8b2e2a5bdf41336293ccc0bf04c6701ea1b89d5368aefa576061ab(
    *,
    match_expressions: typing.Optional[typing.Sequence[typing.Union[GatewaySpecAllowedListenersNamespacesSelectorMatchExpressions, typing.Dict[builtins.str, typing.Any]]]] = None,
    match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__748ff57fdc47de9381618df5861bf2dc1f04f2bf89e547311325a25710d26a82(
    *,
    key: builtins.str,
    operator: builtins.str,
    values: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a6ad74e3631dff1e9f4efd4bb6b9627b872dcec9e965fab4eb8d176683089fde(
    *,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    parameters_ref: typing.Optional[typing.Union[GatewaySpecInfrastructureParametersRef, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__62e6f577fe07817fedc8d25b13d2567b9e90893413cebe557b568e7f5ebe9d52(
    *,
    group: builtins.str,
    kind: builtins.str,
    name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0c64bf737b8016f0a6659f886f83bcbc5ef0676578312752b48c993b30b80327(
    *,
    name: builtins.str,
    port: jsii.Number,
    protocol: builtins.str,
    allowed_routes: typing.Optional[typing.Union[GatewaySpecListenersAllowedRoutes, typing.Dict[builtins.str, typing.Any]]] = None,
    hostname: typing.Optional[builtins.str] = None,
    tls: typing.Optional[typing.Union[GatewaySpecListenersTls, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3c670feb0f7c66e588b39b0adb7fde1c8c540ae6cc8c92d71338c73e2e703189(
    *,
    kinds: typing.Optional[typing.Sequence[typing.Union[GatewaySpecListenersAllowedRoutesKinds, typing.Dict[builtins.str, typing.Any]]]] = None,
    namespaces: typing.Optional[typing.Union[GatewaySpecListenersAllowedRoutesNamespaces, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a003d18f4c5a0ab1f07a5f004e0357367df3bc72768a959aca8e5b1f83d8d168(
    *,
    kind: builtins.str,
    group: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9c4388c113b9ad47f640e413928397114d92b158905924aa47f143bdab9921b9(
    *,
    from_: typing.Optional[GatewaySpecListenersAllowedRoutesNamespacesFrom] = None,
    selector: typing.Optional[typing.Union[GatewaySpecListenersAllowedRoutesNamespacesSelector, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__efe1c68cdaea65a9a91f364fc6cceb931e740a27b401cc99f29ff72955b347b9(
    *,
    match_expressions: typing.Optional[typing.Sequence[typing.Union[GatewaySpecListenersAllowedRoutesNamespacesSelectorMatchExpressions, typing.Dict[builtins.str, typing.Any]]]] = None,
    match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4b6be73247801ee7286d2971d7030b2293b8f2f57c542327dba90811a0d379ba(
    *,
    key: builtins.str,
    operator: builtins.str,
    values: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__90b1052667d8a87d1e98ba45a6bb99346276eacab3bc0fdbc2e2748759ddd0ab(
    *,
    certificate_refs: typing.Optional[typing.Sequence[typing.Union[GatewaySpecListenersTlsCertificateRefs, typing.Dict[builtins.str, typing.Any]]]] = None,
    mode: typing.Optional[GatewaySpecListenersTlsMode] = None,
    options: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1d17ca7866a8651ce8ec9385cbbbf39961fbf31b9d5cb9d1c56e0567a44f30d0(
    *,
    name: builtins.str,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ea856469f57ea180baf4267d98cae442d95cf9f3607338ba65d7c6e7e1b43fbc(
    *,
    backend: typing.Optional[typing.Union[GatewaySpecTlsBackend, typing.Dict[builtins.str, typing.Any]]] = None,
    frontend: typing.Optional[typing.Union[GatewaySpecTlsFrontend, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bc4ad6c5c6e88b19aed4a64dafcdabfe005c3e322cd30af570e0fee6ec7b555b(
    *,
    client_certificate_ref: typing.Optional[typing.Union[GatewaySpecTlsBackendClientCertificateRef, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0719d3a880c62d5a349df4fa751b8b27845c3d1567b350dbc766ff55e6d5f0d9(
    *,
    name: builtins.str,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ee527dd5e481023a7c7c05ef8be3557bbffbe2bd99f192f67f4d2fa9dcb11222(
    *,
    default: typing.Union[GatewaySpecTlsFrontendDefault, typing.Dict[builtins.str, typing.Any]],
    per_port: typing.Optional[typing.Sequence[typing.Union[GatewaySpecTlsFrontendPerPort, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f98ab15a3bbaa9c8d8c9993bcee7670abe2364cb3844910ec3cc0c5bbd3ea9bd(
    *,
    validation: typing.Optional[typing.Union[GatewaySpecTlsFrontendDefaultValidation, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__42b0a63374a2c2df1af45e6c28b752843f3a60b51da91325f9a0d64dc43a60db(
    *,
    ca_certificate_refs: typing.Sequence[typing.Union[GatewaySpecTlsFrontendDefaultValidationCaCertificateRefs, typing.Dict[builtins.str, typing.Any]]],
    mode: typing.Optional[GatewaySpecTlsFrontendDefaultValidationMode] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7fa7cd4bb13694cd7d4e15ff5cccf8da2b55fed6c57ee426bcfce73bee36f1d8(
    *,
    group: builtins.str,
    kind: builtins.str,
    name: builtins.str,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c98833631fb3b53deccf2bd2958ff2e342f3faf00644579e48c4ad2b3888113c(
    *,
    port: jsii.Number,
    tls: typing.Union[GatewaySpecTlsFrontendPerPortTls, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7ebb667db3ce59a64680c1f20fe30bb2a209fe4f3a4fa2a02749ef8dca6f1dfc(
    *,
    validation: typing.Optional[typing.Union[GatewaySpecTlsFrontendPerPortTlsValidation, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6281ecf6a07f540535dfeeac3f1b96c4df0bddd4dad54a0989a2403ae4605ae0(
    *,
    ca_certificate_refs: typing.Sequence[typing.Union[GatewaySpecTlsFrontendPerPortTlsValidationCaCertificateRefs, typing.Dict[builtins.str, typing.Any]]],
    mode: typing.Optional[GatewaySpecTlsFrontendPerPortTlsValidationMode] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1a21e22b79ff81ae15ee81d708229b5a2d74909b52aacbd580a8eab95fa94881(
    *,
    group: builtins.str,
    kind: builtins.str,
    name: builtins.str,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3b2d3bd298e0f8a2a99225d6df2b40539c0dd3c258d97dae2022c9077e22a69a(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    spec: typing.Union[GatewayV1Beta1Spec, typing.Dict[builtins.str, typing.Any]],
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__767ab1bb77d3d49c23dc68259e520460a9c1a13603d08c4ac91c45287a695e39(
    *,
    spec: typing.Union[GatewayV1Beta1Spec, typing.Dict[builtins.str, typing.Any]],
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0d14ea6f9dfc6d3294f250727f0cf1884205b13bd92a1d87d8f7d86084970aff(
    *,
    gateway_class_name: builtins.str,
    listeners: typing.Sequence[typing.Union[GatewayV1Beta1SpecListeners, typing.Dict[builtins.str, typing.Any]]],
    addresses: typing.Optional[typing.Sequence[typing.Union[GatewayV1Beta1SpecAddresses, typing.Dict[builtins.str, typing.Any]]]] = None,
    allowed_listeners: typing.Optional[typing.Union[GatewayV1Beta1SpecAllowedListeners, typing.Dict[builtins.str, typing.Any]]] = None,
    default_scope: typing.Optional[GatewayV1Beta1SpecDefaultScope] = None,
    infrastructure: typing.Optional[typing.Union[GatewayV1Beta1SpecInfrastructure, typing.Dict[builtins.str, typing.Any]]] = None,
    tls: typing.Optional[typing.Union[GatewayV1Beta1SpecTls, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__dbab2b7eb381e0ff0fe3c886df144b03a4b4181ed4034a8dd8eb449a37eb174f(
    *,
    type: typing.Optional[builtins.str] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6f8b38a0df765cb928910ce20faacb051abe368a0c758a897897d8ef648e7654(
    *,
    namespaces: typing.Optional[typing.Union[GatewayV1Beta1SpecAllowedListenersNamespaces, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7ac8c389a053d17539633d6193b90d4b04079b09d67eaff7263d9565791e03e6(
    *,
    from_: typing.Optional[GatewayV1Beta1SpecAllowedListenersNamespacesFrom] = None,
    selector: typing.Optional[typing.Union[GatewayV1Beta1SpecAllowedListenersNamespacesSelector, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9a98670a9699a384c368b57b604a926a9d260b344f3b45c0fa47819edc64b450(
    *,
    match_expressions: typing.Optional[typing.Sequence[typing.Union[GatewayV1Beta1SpecAllowedListenersNamespacesSelectorMatchExpressions, typing.Dict[builtins.str, typing.Any]]]] = None,
    match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__35fbfd1b978b0e7173b6b695486cb8ad56c21c4b7b463c7bad22a0f4e47fb1ec(
    *,
    key: builtins.str,
    operator: builtins.str,
    values: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__87cdc85907ab8388f08376c53864c11fe8b4ed77b302164636769c3f08be7cf3(
    *,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    parameters_ref: typing.Optional[typing.Union[GatewayV1Beta1SpecInfrastructureParametersRef, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6f276d1f083bb5cef56afd1ee05b22381034e0958b174a35b96155fb8879a630(
    *,
    group: builtins.str,
    kind: builtins.str,
    name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3374f04f53bf3bdfdc96074a1b94c3eaf8f48cdc8d419b4fadefea638ac2ef87(
    *,
    name: builtins.str,
    port: jsii.Number,
    protocol: builtins.str,
    allowed_routes: typing.Optional[typing.Union[GatewayV1Beta1SpecListenersAllowedRoutes, typing.Dict[builtins.str, typing.Any]]] = None,
    hostname: typing.Optional[builtins.str] = None,
    tls: typing.Optional[typing.Union[GatewayV1Beta1SpecListenersTls, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__34200b0d1da94d2dc481564e827090b4e86d8bcc5fcac5b99e500e2f7eea6c84(
    *,
    kinds: typing.Optional[typing.Sequence[typing.Union[GatewayV1Beta1SpecListenersAllowedRoutesKinds, typing.Dict[builtins.str, typing.Any]]]] = None,
    namespaces: typing.Optional[typing.Union[GatewayV1Beta1SpecListenersAllowedRoutesNamespaces, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__be473699001f953574a1ff2ab3bde90a0484c367c2225ad89628ce97f36a4274(
    *,
    kind: builtins.str,
    group: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__974ac18440178da4b43cb24d7a5c7bfa56cc881519dd5f50d44a3af806aec9e1(
    *,
    from_: typing.Optional[GatewayV1Beta1SpecListenersAllowedRoutesNamespacesFrom] = None,
    selector: typing.Optional[typing.Union[GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelector, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5331251f493878108319a6acf00854a24d67e4bb090d78ef52b918579c1ac524(
    *,
    match_expressions: typing.Optional[typing.Sequence[typing.Union[GatewayV1Beta1SpecListenersAllowedRoutesNamespacesSelectorMatchExpressions, typing.Dict[builtins.str, typing.Any]]]] = None,
    match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3ad6a75222d60020a1e15dc4338e7b4cb6df171023586467c236105df90e1fbb(
    *,
    key: builtins.str,
    operator: builtins.str,
    values: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b5e80baa00cfac896e53ea6df307a8bea6b6a6188f3f3be3e059c0994f5d0d99(
    *,
    certificate_refs: typing.Optional[typing.Sequence[typing.Union[GatewayV1Beta1SpecListenersTlsCertificateRefs, typing.Dict[builtins.str, typing.Any]]]] = None,
    mode: typing.Optional[GatewayV1Beta1SpecListenersTlsMode] = None,
    options: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__87b0c39f22512a25a8e26377be4976ebcab4af5d084037be39cebe6c153ef0fe(
    *,
    name: builtins.str,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ef2a8d506f8a4c97c94b7ffd3d4b23bd2283a7b7b0da618ab118aa1cf6d641a0(
    *,
    backend: typing.Optional[typing.Union[GatewayV1Beta1SpecTlsBackend, typing.Dict[builtins.str, typing.Any]]] = None,
    frontend: typing.Optional[typing.Union[GatewayV1Beta1SpecTlsFrontend, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e118d53389ba7fa58a01b9ad664c6213efe9560a485d7d9c86ac405d85bc405b(
    *,
    client_certificate_ref: typing.Optional[typing.Union[GatewayV1Beta1SpecTlsBackendClientCertificateRef, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__40836bc776b4c6962da6ab229c1965f7f9c55b508c395db2f9b83a54ffc817fc(
    *,
    name: builtins.str,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1fbb632507f26417868a2c43c80fa38b947a4fbdab20d371126b6cc938382bf0(
    *,
    default: typing.Union[GatewayV1Beta1SpecTlsFrontendDefault, typing.Dict[builtins.str, typing.Any]],
    per_port: typing.Optional[typing.Sequence[typing.Union[GatewayV1Beta1SpecTlsFrontendPerPort, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2da15a1accb701784522dcc4315ffe4e324cdbe47e0a1743cad3546f1e4c676a(
    *,
    validation: typing.Optional[typing.Union[GatewayV1Beta1SpecTlsFrontendDefaultValidation, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__66a6f8e77e7ce6f381e8898b17f9cff76d91a7328678cf2c4bee212e8b6e86e4(
    *,
    ca_certificate_refs: typing.Sequence[typing.Union[GatewayV1Beta1SpecTlsFrontendDefaultValidationCaCertificateRefs, typing.Dict[builtins.str, typing.Any]]],
    mode: typing.Optional[GatewayV1Beta1SpecTlsFrontendDefaultValidationMode] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__26a35b6e6fa53d04879418a7456fa735eb32d387f505c1986b240b80384dba80(
    *,
    group: builtins.str,
    kind: builtins.str,
    name: builtins.str,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__13c3c8dd787188d568c3123ea900f949c296f682f8a683d8935304402eee7bbc(
    *,
    port: jsii.Number,
    tls: typing.Union[GatewayV1Beta1SpecTlsFrontendPerPortTls, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b2216785ea8be4a14bb4510c01c2b4c1ddcbba37b6c1c759cefd476c35581007(
    *,
    validation: typing.Optional[typing.Union[GatewayV1Beta1SpecTlsFrontendPerPortTlsValidation, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1fe202e0396377da8836acaca5bfc315b26c629d60ce4e0df12a766894d38847(
    *,
    ca_certificate_refs: typing.Sequence[typing.Union[GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationCaCertificateRefs, typing.Dict[builtins.str, typing.Any]]],
    mode: typing.Optional[GatewayV1Beta1SpecTlsFrontendPerPortTlsValidationMode] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e5b8812a88f49115b9b21c1c0543ee6290c4e9b08e7a98085e815ce8ff5df7c9(
    *,
    group: builtins.str,
    kind: builtins.str,
    name: builtins.str,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6e844c002dbd2932fc4365a484f32acdc76784b2ab23795b920ec2be540aded2(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    spec: typing.Union[HttpRouteSpec, typing.Dict[builtins.str, typing.Any]],
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__af1b78b3c579e0cbf877f0fb9dcddaf9fb614c09a8a0fb593951dd0f5f6ee652(
    *,
    spec: typing.Union[HttpRouteSpec, typing.Dict[builtins.str, typing.Any]],
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__44ebd1ed84097802dc0b22d5cca2917038410ce1d53e8996d71c82d1f7246eb7(
    *,
    hostnames: typing.Optional[typing.Sequence[builtins.str]] = None,
    parent_refs: typing.Optional[typing.Sequence[typing.Union[HttpRouteSpecParentRefs, typing.Dict[builtins.str, typing.Any]]]] = None,
    rules: typing.Optional[typing.Sequence[typing.Union[HttpRouteSpecRules, typing.Dict[builtins.str, typing.Any]]]] = None,
    use_default_gateways: typing.Optional[HttpRouteSpecUseDefaultGateways] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__215399d3caaf2a26f965b307314a471e1c647e606d0e08d1f064e84f7d114912(
    *,
    name: builtins.str,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    port: typing.Optional[jsii.Number] = None,
    section_name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4169b9cd5c0dee3dbdad7d2f70d0f97ec255ec4e969f2ddcfc46e1ee3c23cf4c(
    *,
    backend_refs: typing.Optional[typing.Sequence[typing.Union[HttpRouteSpecRulesBackendRefs, typing.Dict[builtins.str, typing.Any]]]] = None,
    filters: typing.Optional[typing.Sequence[typing.Union[HttpRouteSpecRulesFilters, typing.Dict[builtins.str, typing.Any]]]] = None,
    matches: typing.Optional[typing.Sequence[typing.Union[HttpRouteSpecRulesMatches, typing.Dict[builtins.str, typing.Any]]]] = None,
    name: typing.Optional[builtins.str] = None,
    retry: typing.Optional[typing.Union[HttpRouteSpecRulesRetry, typing.Dict[builtins.str, typing.Any]]] = None,
    session_persistence: typing.Optional[typing.Union[HttpRouteSpecRulesSessionPersistence, typing.Dict[builtins.str, typing.Any]]] = None,
    timeouts: typing.Optional[typing.Union[HttpRouteSpecRulesTimeouts, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cf2c56fcfca98c7d095272f61292b708194925bb3086c9c8a00f066cfb53758b(
    *,
    name: builtins.str,
    filters: typing.Optional[typing.Sequence[typing.Union[HttpRouteSpecRulesBackendRefsFilters, typing.Dict[builtins.str, typing.Any]]]] = None,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    port: typing.Optional[jsii.Number] = None,
    weight: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4f00266e84e69084367eb1c5129bbf179cebb875a7dc28f65f4557f342b608db(
    *,
    type: HttpRouteSpecRulesBackendRefsFiltersType,
    cors: typing.Optional[typing.Union[HttpRouteSpecRulesBackendRefsFiltersCors, typing.Dict[builtins.str, typing.Any]]] = None,
    extension_ref: typing.Optional[typing.Union[HttpRouteSpecRulesBackendRefsFiltersExtensionRef, typing.Dict[builtins.str, typing.Any]]] = None,
    external_auth: typing.Optional[typing.Union[HttpRouteSpecRulesBackendRefsFiltersExternalAuth, typing.Dict[builtins.str, typing.Any]]] = None,
    request_header_modifier: typing.Optional[typing.Union[HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifier, typing.Dict[builtins.str, typing.Any]]] = None,
    request_mirror: typing.Optional[typing.Union[HttpRouteSpecRulesBackendRefsFiltersRequestMirror, typing.Dict[builtins.str, typing.Any]]] = None,
    request_redirect: typing.Optional[typing.Union[HttpRouteSpecRulesBackendRefsFiltersRequestRedirect, typing.Dict[builtins.str, typing.Any]]] = None,
    response_header_modifier: typing.Optional[typing.Union[HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifier, typing.Dict[builtins.str, typing.Any]]] = None,
    url_rewrite: typing.Optional[typing.Union[HttpRouteSpecRulesBackendRefsFiltersUrlRewrite, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__14e5d6a8951b31983ca1f7562926a3f4eb646216ae50e9b30a6220a0fee1cef1(
    *,
    allow_credentials: typing.Optional[builtins.bool] = None,
    allow_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    allow_methods: typing.Optional[typing.Sequence[HttpRouteSpecRulesBackendRefsFiltersCorsAllowMethods]] = None,
    allow_origins: typing.Optional[typing.Sequence[builtins.str]] = None,
    expose_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    max_age: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cc4d66e410f86c0afc0cf7eb31cab63cb17efc7ee61e0ee54e859040d476df60(
    *,
    group: builtins.str,
    kind: builtins.str,
    name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d88dc1cb8ae3a7332494b83c25e1546ad822cb9e74acc65017388afa0c1dcee5(
    *,
    backend_ref: typing.Union[HttpRouteSpecRulesBackendRefsFiltersExternalAuthBackendRef, typing.Dict[builtins.str, typing.Any]],
    protocol: HttpRouteSpecRulesBackendRefsFiltersExternalAuthProtocol,
    forward_body: typing.Optional[typing.Union[HttpRouteSpecRulesBackendRefsFiltersExternalAuthForwardBody, typing.Dict[builtins.str, typing.Any]]] = None,
    grpc: typing.Optional[typing.Union[HttpRouteSpecRulesBackendRefsFiltersExternalAuthGrpc, typing.Dict[builtins.str, typing.Any]]] = None,
    http: typing.Optional[typing.Union[HttpRouteSpecRulesBackendRefsFiltersExternalAuthHttp, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__245c6b414ff1c7af89b0feb384c1a4167adeb67a11a904e7a359319b756e90b0(
    *,
    name: builtins.str,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    port: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__38066a766c57aa1c61156f018f9e7e3fab0c06d02ce168a1cf22241ef0cf4894(
    *,
    max_size: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__543346bcc28b3c53e2d186e33b5267876a218e851113a99767aa9140e8c58dca(
    *,
    allowed_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3cd43d71025811b0e98926a55300b961b52ac1f8e8526418b524eb7f5875640e(
    *,
    allowed_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    allowed_response_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    path: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3719362048ea0f6de6482e62103d21fb4d580173915ca08d33dcf3c304a42402(
    *,
    add: typing.Optional[typing.Sequence[typing.Union[HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierAdd, typing.Dict[builtins.str, typing.Any]]]] = None,
    remove: typing.Optional[typing.Sequence[builtins.str]] = None,
    set: typing.Optional[typing.Sequence[typing.Union[HttpRouteSpecRulesBackendRefsFiltersRequestHeaderModifierSet, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__744f31260a5e82001878632dc3222615cdb0f39a0061654d62b4fce5f81641c4(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ef319192f3db53ad7035bca326e5d74b493358091462956b464a4bd9369b2b15(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e4456b765524a67001b8a142fc6e9e5e4efc4a310241ef4b123e76088746e177(
    *,
    backend_ref: typing.Union[HttpRouteSpecRulesBackendRefsFiltersRequestMirrorBackendRef, typing.Dict[builtins.str, typing.Any]],
    fraction: typing.Optional[typing.Union[HttpRouteSpecRulesBackendRefsFiltersRequestMirrorFraction, typing.Dict[builtins.str, typing.Any]]] = None,
    percent: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bb865c3264378734b751067f5fe2e41741d2b3c80c4337bce9bebab2963723a3(
    *,
    name: builtins.str,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    port: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__46f6004c41283be6950281c5770299396637353c52310cece519f55464f8a6a4(
    *,
    numerator: jsii.Number,
    denominator: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1cfb9ff298e8e366f91f976ab8f459502ad506a7702d80a6f6b591db867cd3d4(
    *,
    hostname: typing.Optional[builtins.str] = None,
    path: typing.Optional[typing.Union[HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPath, typing.Dict[builtins.str, typing.Any]]] = None,
    port: typing.Optional[jsii.Number] = None,
    scheme: typing.Optional[HttpRouteSpecRulesBackendRefsFiltersRequestRedirectScheme] = None,
    status_code: typing.Optional[HttpRouteSpecRulesBackendRefsFiltersRequestRedirectStatusCode] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a735f3eff5165ec056762d5db787b6774f3b7fdfe7a1550ee875b53d33ab6173(
    *,
    type: HttpRouteSpecRulesBackendRefsFiltersRequestRedirectPathType,
    replace_full_path: typing.Optional[builtins.str] = None,
    replace_prefix_match: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__642aa6d498fd4a0857f08d113b74a761e3ef62a613ce90679e29ac3638184b53(
    *,
    add: typing.Optional[typing.Sequence[typing.Union[HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierAdd, typing.Dict[builtins.str, typing.Any]]]] = None,
    remove: typing.Optional[typing.Sequence[builtins.str]] = None,
    set: typing.Optional[typing.Sequence[typing.Union[HttpRouteSpecRulesBackendRefsFiltersResponseHeaderModifierSet, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__24a76ce67e71534eb732105289d0d8fbf418c8f36782bac166abcbde4bff656f(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b87a9c0226b12a7ea698e4115f17817cd925f87eef54ad4c689f90fd9b3a9ad2(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7926f23808759722d9f02595a899c091fc20462c6e38be2a9629c4b362325389(
    *,
    hostname: typing.Optional[builtins.str] = None,
    path: typing.Optional[typing.Union[HttpRouteSpecRulesBackendRefsFiltersUrlRewritePath, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__aeb22e7fdc2b629811c78c24b55116fc72ad0aa8bceee5b5da10db03073d671f(
    *,
    type: HttpRouteSpecRulesBackendRefsFiltersUrlRewritePathType,
    replace_full_path: typing.Optional[builtins.str] = None,
    replace_prefix_match: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__24698c919046b639061d97559fb462d288e19893eb3f543e178fb7a21d43897a(
    *,
    type: HttpRouteSpecRulesFiltersType,
    cors: typing.Optional[typing.Union[HttpRouteSpecRulesFiltersCors, typing.Dict[builtins.str, typing.Any]]] = None,
    extension_ref: typing.Optional[typing.Union[HttpRouteSpecRulesFiltersExtensionRef, typing.Dict[builtins.str, typing.Any]]] = None,
    external_auth: typing.Optional[typing.Union[HttpRouteSpecRulesFiltersExternalAuth, typing.Dict[builtins.str, typing.Any]]] = None,
    request_header_modifier: typing.Optional[typing.Union[HttpRouteSpecRulesFiltersRequestHeaderModifier, typing.Dict[builtins.str, typing.Any]]] = None,
    request_mirror: typing.Optional[typing.Union[HttpRouteSpecRulesFiltersRequestMirror, typing.Dict[builtins.str, typing.Any]]] = None,
    request_redirect: typing.Optional[typing.Union[HttpRouteSpecRulesFiltersRequestRedirect, typing.Dict[builtins.str, typing.Any]]] = None,
    response_header_modifier: typing.Optional[typing.Union[HttpRouteSpecRulesFiltersResponseHeaderModifier, typing.Dict[builtins.str, typing.Any]]] = None,
    url_rewrite: typing.Optional[typing.Union[HttpRouteSpecRulesFiltersUrlRewrite, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a11e3436f58d946b2efe5022b79ebe289b20f3cd3c8bbb73f600f4266908de1c(
    *,
    allow_credentials: typing.Optional[builtins.bool] = None,
    allow_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    allow_methods: typing.Optional[typing.Sequence[HttpRouteSpecRulesFiltersCorsAllowMethods]] = None,
    allow_origins: typing.Optional[typing.Sequence[builtins.str]] = None,
    expose_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    max_age: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__15c0d5123621c23552d74bc2feefcdf9cbbdb46dca222cb060f088579ddf5413(
    *,
    group: builtins.str,
    kind: builtins.str,
    name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5a08cd652f83bfe11788ffebfc93bbdf21d61c16970569522848e9797bb67b73(
    *,
    backend_ref: typing.Union[HttpRouteSpecRulesFiltersExternalAuthBackendRef, typing.Dict[builtins.str, typing.Any]],
    protocol: HttpRouteSpecRulesFiltersExternalAuthProtocol,
    forward_body: typing.Optional[typing.Union[HttpRouteSpecRulesFiltersExternalAuthForwardBody, typing.Dict[builtins.str, typing.Any]]] = None,
    grpc: typing.Optional[typing.Union[HttpRouteSpecRulesFiltersExternalAuthGrpc, typing.Dict[builtins.str, typing.Any]]] = None,
    http: typing.Optional[typing.Union[HttpRouteSpecRulesFiltersExternalAuthHttp, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e4ad7b371d77cf244001e0d30b52531d017e54f01306afcb1ab82d3169d35dfe(
    *,
    name: builtins.str,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    port: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f3fa9cff37cbd8a321e8ac761524eca6e1ead4090b146f0596ba8edbc7f03efa(
    *,
    max_size: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__572cbb55944ffa6598dc99ccea4d026d8d6cac4bfe8d32c0369588d86e28397c(
    *,
    allowed_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__627d1b09c562bdcc6a96f61d61221150537aae7afe8e4c85efa6c5c24cd01616(
    *,
    allowed_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    allowed_response_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    path: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__172c8e100c10bd224bdd79aa680e994e2618cba1fe863988093eadbda1d19247(
    *,
    add: typing.Optional[typing.Sequence[typing.Union[HttpRouteSpecRulesFiltersRequestHeaderModifierAdd, typing.Dict[builtins.str, typing.Any]]]] = None,
    remove: typing.Optional[typing.Sequence[builtins.str]] = None,
    set: typing.Optional[typing.Sequence[typing.Union[HttpRouteSpecRulesFiltersRequestHeaderModifierSet, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__457b851245ab3d6c8954ac4d39a4ab8f469e27e5ff08b6c924c5671480628471(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6ecad7ffff17379c72b4e37c8fccf87223e7c7fe6488af1a8d67cc8028739ea5(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e432a838aa4f673dbdc6e5140d9a94baa931808584de67f3533ce1b2e8cfecc6(
    *,
    backend_ref: typing.Union[HttpRouteSpecRulesFiltersRequestMirrorBackendRef, typing.Dict[builtins.str, typing.Any]],
    fraction: typing.Optional[typing.Union[HttpRouteSpecRulesFiltersRequestMirrorFraction, typing.Dict[builtins.str, typing.Any]]] = None,
    percent: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__17135c5db8a7b07bd3d662fc19dcc855479f845ce2a2cd4addfcc2be1010c1bf(
    *,
    name: builtins.str,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    port: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c5815ab83bddf186a41727b0b2414d87c8e07273498f2aabe0e1eee958bde103(
    *,
    numerator: jsii.Number,
    denominator: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fdf744f222abfe81c7edfd849910dd63fcbbe320af8554455c2bbb6a03d71283(
    *,
    hostname: typing.Optional[builtins.str] = None,
    path: typing.Optional[typing.Union[HttpRouteSpecRulesFiltersRequestRedirectPath, typing.Dict[builtins.str, typing.Any]]] = None,
    port: typing.Optional[jsii.Number] = None,
    scheme: typing.Optional[HttpRouteSpecRulesFiltersRequestRedirectScheme] = None,
    status_code: typing.Optional[HttpRouteSpecRulesFiltersRequestRedirectStatusCode] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__af5f71820fc271bf2f7aa1574dcd0145c57c6f981b9bf75d37c329339da9edea(
    *,
    type: HttpRouteSpecRulesFiltersRequestRedirectPathType,
    replace_full_path: typing.Optional[builtins.str] = None,
    replace_prefix_match: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0da8bc0c1534037be547293973c3f4fdccebcda937ee6e287f4408f8d73bb796(
    *,
    add: typing.Optional[typing.Sequence[typing.Union[HttpRouteSpecRulesFiltersResponseHeaderModifierAdd, typing.Dict[builtins.str, typing.Any]]]] = None,
    remove: typing.Optional[typing.Sequence[builtins.str]] = None,
    set: typing.Optional[typing.Sequence[typing.Union[HttpRouteSpecRulesFiltersResponseHeaderModifierSet, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__34620f4d728b4aa4d952f439d1795649cbee5c849e6bc8ffb813883b7976e286(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0e573d185ff1b783a50f8eea6ce05ae030b4c2cc9492e4a6eabbf2ccecf9c048(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__68be9dd0d7ef247b5704568ff3c6f349f9b932e9ada7020f0ba56b2d1b6611dc(
    *,
    hostname: typing.Optional[builtins.str] = None,
    path: typing.Optional[typing.Union[HttpRouteSpecRulesFiltersUrlRewritePath, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e1d3bf146d220fbed37a0ca85ed0441e2f463ae4cac18aa733a4f95159ca4ab0(
    *,
    type: HttpRouteSpecRulesFiltersUrlRewritePathType,
    replace_full_path: typing.Optional[builtins.str] = None,
    replace_prefix_match: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e392e72a91a08e864afc375fcf65bbec51e80be289167b46b2dd82fd43492ead(
    *,
    headers: typing.Optional[typing.Sequence[typing.Union[HttpRouteSpecRulesMatchesHeaders, typing.Dict[builtins.str, typing.Any]]]] = None,
    method: typing.Optional[HttpRouteSpecRulesMatchesMethod] = None,
    path: typing.Optional[typing.Union[HttpRouteSpecRulesMatchesPath, typing.Dict[builtins.str, typing.Any]]] = None,
    query_params: typing.Optional[typing.Sequence[typing.Union[HttpRouteSpecRulesMatchesQueryParams, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fae86abf9b483f2f45db46a3ae3ae5aa349e1e6544d061663e78548441097ffe(
    *,
    name: builtins.str,
    value: builtins.str,
    type: typing.Optional[HttpRouteSpecRulesMatchesHeadersType] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f299962232648f555fd9f9272814f6b1260adc461c362ec339c5ace8241d6592(
    *,
    type: typing.Optional[HttpRouteSpecRulesMatchesPathType] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9af44768583d1c7dcb67b2e93a9dc98550d05a7736d7a90cbe69ef172f0770f8(
    *,
    name: builtins.str,
    value: builtins.str,
    type: typing.Optional[HttpRouteSpecRulesMatchesQueryParamsType] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ddaaf5ef5d56a2a5bcce625c3c324249a1a0cf4cca8d0acca2e6dd239ce5900f(
    *,
    attempts: typing.Optional[jsii.Number] = None,
    backoff: typing.Optional[builtins.str] = None,
    codes: typing.Optional[typing.Sequence[jsii.Number]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c1193a2b48ee5ff9549823d04d745351f3db76d5f5ac6ea6b8c2beb943fc47f2(
    *,
    absolute_timeout: typing.Optional[builtins.str] = None,
    cookie_config: typing.Optional[typing.Union[HttpRouteSpecRulesSessionPersistenceCookieConfig, typing.Dict[builtins.str, typing.Any]]] = None,
    idle_timeout: typing.Optional[builtins.str] = None,
    session_name: typing.Optional[builtins.str] = None,
    type: typing.Optional[HttpRouteSpecRulesSessionPersistenceType] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a67a509d9ef54185bfcc83904849bba4aaaccdfbd1f1a06f880044f4861b4f2e(
    *,
    lifetime_type: typing.Optional[HttpRouteSpecRulesSessionPersistenceCookieConfigLifetimeType] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f6aaf03bd46ec2d2d70db43e6b44a5f83d83ff5f9ca5ff004bda2bd0b783bd15(
    *,
    backend_request: typing.Optional[builtins.str] = None,
    request: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7dd34a2c56725ac6adf7abb2848c3a8599352de2e7d8860f1363660f8eb13e01(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    spec: typing.Union[HttpRouteV1Beta1Spec, typing.Dict[builtins.str, typing.Any]],
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__71ad06fe630e367e8b1652a7ff9b565f231a249ca63abbcdbaadb6c6b6ee16dd(
    *,
    spec: typing.Union[HttpRouteV1Beta1Spec, typing.Dict[builtins.str, typing.Any]],
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1a0ad29d4f312f9d82e8393ba40c58e366840d6fdc710dcc7e40686242c20e07(
    *,
    hostnames: typing.Optional[typing.Sequence[builtins.str]] = None,
    parent_refs: typing.Optional[typing.Sequence[typing.Union[HttpRouteV1Beta1SpecParentRefs, typing.Dict[builtins.str, typing.Any]]]] = None,
    rules: typing.Optional[typing.Sequence[typing.Union[HttpRouteV1Beta1SpecRules, typing.Dict[builtins.str, typing.Any]]]] = None,
    use_default_gateways: typing.Optional[HttpRouteV1Beta1SpecUseDefaultGateways] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__31ab331b0d91cf83377de79d78d05855c0e511fab4af8b98b36afee05a86234f(
    *,
    name: builtins.str,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    port: typing.Optional[jsii.Number] = None,
    section_name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3c262f024aef6ad491daa9c0a3f9eebf7ab17f6d7a307088c2720e68bad454bb(
    *,
    backend_refs: typing.Optional[typing.Sequence[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefs, typing.Dict[builtins.str, typing.Any]]]] = None,
    filters: typing.Optional[typing.Sequence[typing.Union[HttpRouteV1Beta1SpecRulesFilters, typing.Dict[builtins.str, typing.Any]]]] = None,
    matches: typing.Optional[typing.Sequence[typing.Union[HttpRouteV1Beta1SpecRulesMatches, typing.Dict[builtins.str, typing.Any]]]] = None,
    name: typing.Optional[builtins.str] = None,
    retry: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesRetry, typing.Dict[builtins.str, typing.Any]]] = None,
    session_persistence: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesSessionPersistence, typing.Dict[builtins.str, typing.Any]]] = None,
    timeouts: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesTimeouts, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9c05ec2b631498bfa3ece7c9e032cb6e671440803deae39b8ac33ad5144394f6(
    *,
    name: builtins.str,
    filters: typing.Optional[typing.Sequence[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFilters, typing.Dict[builtins.str, typing.Any]]]] = None,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    port: typing.Optional[jsii.Number] = None,
    weight: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b4de555d5c97ea6a4b4fb60335459237b8157b68cf20a4a72da7553b859499be(
    *,
    type: HttpRouteV1Beta1SpecRulesBackendRefsFiltersType,
    cors: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersCors, typing.Dict[builtins.str, typing.Any]]] = None,
    extension_ref: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersExtensionRef, typing.Dict[builtins.str, typing.Any]]] = None,
    external_auth: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuth, typing.Dict[builtins.str, typing.Any]]] = None,
    request_header_modifier: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifier, typing.Dict[builtins.str, typing.Any]]] = None,
    request_mirror: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirror, typing.Dict[builtins.str, typing.Any]]] = None,
    request_redirect: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirect, typing.Dict[builtins.str, typing.Any]]] = None,
    response_header_modifier: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifier, typing.Dict[builtins.str, typing.Any]]] = None,
    url_rewrite: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewrite, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__25d8cd06faf9f1379093257d44c7312b8cf931a4b30e581b9a9eafa716c59ee3(
    *,
    allow_credentials: typing.Optional[builtins.bool] = None,
    allow_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    allow_methods: typing.Optional[typing.Sequence[HttpRouteV1Beta1SpecRulesBackendRefsFiltersCorsAllowMethods]] = None,
    allow_origins: typing.Optional[typing.Sequence[builtins.str]] = None,
    expose_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    max_age: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8407339221b964f84457014de88f00da3c7a60fdd96a4c01232b02f7cedb6f0b(
    *,
    group: builtins.str,
    kind: builtins.str,
    name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__13d22079fe0d4c96a857f397e241b3c98b8c0077d33f4ce4596542b2a6321da2(
    *,
    backend_ref: typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthBackendRef, typing.Dict[builtins.str, typing.Any]],
    protocol: HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthProtocol,
    forward_body: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthForwardBody, typing.Dict[builtins.str, typing.Any]]] = None,
    grpc: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthGrpc, typing.Dict[builtins.str, typing.Any]]] = None,
    http: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersExternalAuthHttp, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e8f1267234a63328ac31408578c00308b2af8480addc4bb72fafdbc9d9f7111b(
    *,
    name: builtins.str,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    port: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bd487b43cc80980711ddcb3a2b296ec5e81306acc4938009d31f1961094ce268(
    *,
    max_size: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8c6bd57c85772b9a931170d7d38922772804bcd1ea41c78fff3cbd55cfab0e36(
    *,
    allowed_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5a02f03333ebdf9efa163cfcae7675442ab5672a36bc3349e74dbae62a6f1fce(
    *,
    allowed_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    allowed_response_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    path: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f34d3b5f9bc2b803775cabff6f20f55ea43117c3c5132df5c0f6590dbcfc1d2d(
    *,
    add: typing.Optional[typing.Sequence[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierAdd, typing.Dict[builtins.str, typing.Any]]]] = None,
    remove: typing.Optional[typing.Sequence[builtins.str]] = None,
    set: typing.Optional[typing.Sequence[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestHeaderModifierSet, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__508de264d5be92ae240671673462786d6c0184c4f2ee0af6534964743b6e9ad1(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__da1efea89221d1f2ac7d6e306dadf51083d572f0dd42ae62a80bfd26b7778706(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9bde809e860731c5894c1fb23beb6919ea8604bc61d79081a376d694ff67f53c(
    *,
    backend_ref: typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorBackendRef, typing.Dict[builtins.str, typing.Any]],
    fraction: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestMirrorFraction, typing.Dict[builtins.str, typing.Any]]] = None,
    percent: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__aa6ae796cfa15ee3534b1a30d9517e945453b65db5f346243281174f371c1078(
    *,
    name: builtins.str,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    port: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__94632c3d94264378476b7f8788489ef1e9fe8d526fb2c58cd97ac74be8e0e233(
    *,
    numerator: jsii.Number,
    denominator: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__14cc8b176d7e0fcfc3742ed7038800b49140090800fe055efcec56678574fb22(
    *,
    hostname: typing.Optional[builtins.str] = None,
    path: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPath, typing.Dict[builtins.str, typing.Any]]] = None,
    port: typing.Optional[jsii.Number] = None,
    scheme: typing.Optional[HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectScheme] = None,
    status_code: typing.Optional[HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectStatusCode] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__321ca4d85f62287c0f27e2d07e0fcaf27bd2b2b92166a49512417f8c67a6166a(
    *,
    type: HttpRouteV1Beta1SpecRulesBackendRefsFiltersRequestRedirectPathType,
    replace_full_path: typing.Optional[builtins.str] = None,
    replace_prefix_match: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bee5d5aa78ff550ee520af9fce26786465ea8ac7337d8039e5e058f659fb6d59(
    *,
    add: typing.Optional[typing.Sequence[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierAdd, typing.Dict[builtins.str, typing.Any]]]] = None,
    remove: typing.Optional[typing.Sequence[builtins.str]] = None,
    set: typing.Optional[typing.Sequence[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersResponseHeaderModifierSet, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bbde2964792e95186125d3b923f5788b911f417dd874a1ae0406ef1888b242c3(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8d1d219007272c127c354861aba586b403fbec0ab164d139001fa14d8ecee562(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__da4cbfea93e37a94f933ae9d24002dbadd5ea6eb2d63183544cce9ed58e1b29d(
    *,
    hostname: typing.Optional[builtins.str] = None,
    path: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePath, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1f2a63fbacea165e2ae7a66ac57879511b55e345341aab7a5851f4ba3235611c(
    *,
    type: HttpRouteV1Beta1SpecRulesBackendRefsFiltersUrlRewritePathType,
    replace_full_path: typing.Optional[builtins.str] = None,
    replace_prefix_match: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f687f32a7573e83d9c9d9422c7ebd88917d51277ce631cd41854e8c70afe7e7a(
    *,
    type: HttpRouteV1Beta1SpecRulesFiltersType,
    cors: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesFiltersCors, typing.Dict[builtins.str, typing.Any]]] = None,
    extension_ref: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesFiltersExtensionRef, typing.Dict[builtins.str, typing.Any]]] = None,
    external_auth: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesFiltersExternalAuth, typing.Dict[builtins.str, typing.Any]]] = None,
    request_header_modifier: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifier, typing.Dict[builtins.str, typing.Any]]] = None,
    request_mirror: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesFiltersRequestMirror, typing.Dict[builtins.str, typing.Any]]] = None,
    request_redirect: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesFiltersRequestRedirect, typing.Dict[builtins.str, typing.Any]]] = None,
    response_header_modifier: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifier, typing.Dict[builtins.str, typing.Any]]] = None,
    url_rewrite: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesFiltersUrlRewrite, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2553193e7fc00130d09a9889e4caf92e7134e45d0c36c7099074de07539b2f5f(
    *,
    allow_credentials: typing.Optional[builtins.bool] = None,
    allow_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    allow_methods: typing.Optional[typing.Sequence[HttpRouteV1Beta1SpecRulesFiltersCorsAllowMethods]] = None,
    allow_origins: typing.Optional[typing.Sequence[builtins.str]] = None,
    expose_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    max_age: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b72974139d1fa5821ab677fb708e9bb274b46ad3756365c55f5d72ab4b302caa(
    *,
    group: builtins.str,
    kind: builtins.str,
    name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5986cb45b0638eb644ce30b014e85f785b29a0726d3242f69e7e15ffe39c300a(
    *,
    backend_ref: typing.Union[HttpRouteV1Beta1SpecRulesFiltersExternalAuthBackendRef, typing.Dict[builtins.str, typing.Any]],
    protocol: HttpRouteV1Beta1SpecRulesFiltersExternalAuthProtocol,
    forward_body: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesFiltersExternalAuthForwardBody, typing.Dict[builtins.str, typing.Any]]] = None,
    grpc: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesFiltersExternalAuthGrpc, typing.Dict[builtins.str, typing.Any]]] = None,
    http: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesFiltersExternalAuthHttp, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bd9bb46c76ae9c0f89245cbcc6fd662e954553719a638dd4d46b09feea8822ff(
    *,
    name: builtins.str,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    port: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6e6f6b01a4eb582281dd0f5b65106241c956c20e42824879daf9a5ed5e714fcf(
    *,
    max_size: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__abc35ba7c97cadd82e2b6a2aaa7b082207ff510622d60e903e36e55f8c0f4bca(
    *,
    allowed_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ff622570c4041973e4e08969a544fc03e350a63aee24ca911707957b0cac0ce7(
    *,
    allowed_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    allowed_response_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    path: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__900f6d4f4b67c89188049acf1b2e116ea5fc1868bfaf4a49ca61d059e463c98c(
    *,
    add: typing.Optional[typing.Sequence[typing.Union[HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierAdd, typing.Dict[builtins.str, typing.Any]]]] = None,
    remove: typing.Optional[typing.Sequence[builtins.str]] = None,
    set: typing.Optional[typing.Sequence[typing.Union[HttpRouteV1Beta1SpecRulesFiltersRequestHeaderModifierSet, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ac692d395a1f678922f92c6a29fdb551b2bbb062e9661879e202aa7a377391fa(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a9516cfbb6ca9fe3717599ba8def4972c7ca109fd645ac6ec88efae751c91272(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__558c98e4e86a5ea41e9e23bc131a8292544845903ff56482a0e15f390b0a7bf7(
    *,
    backend_ref: typing.Union[HttpRouteV1Beta1SpecRulesFiltersRequestMirrorBackendRef, typing.Dict[builtins.str, typing.Any]],
    fraction: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesFiltersRequestMirrorFraction, typing.Dict[builtins.str, typing.Any]]] = None,
    percent: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d1b61ed3b2303aaa446d53bd94bf2395f2a86fccb40585f57d2a723e6f84d5aa(
    *,
    name: builtins.str,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    port: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c6e86d5baebf810322abaa06c7b1d3c682bea016d5d44d0e57a234f16d1fb915(
    *,
    numerator: jsii.Number,
    denominator: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__99f85f14a17a54b9501f336df9d89168d1bc1d596c10b388ec8695b843313c9d(
    *,
    hostname: typing.Optional[builtins.str] = None,
    path: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPath, typing.Dict[builtins.str, typing.Any]]] = None,
    port: typing.Optional[jsii.Number] = None,
    scheme: typing.Optional[HttpRouteV1Beta1SpecRulesFiltersRequestRedirectScheme] = None,
    status_code: typing.Optional[HttpRouteV1Beta1SpecRulesFiltersRequestRedirectStatusCode] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bba3a4fd4a97951afd78ad40fcd00b344d5789defdd91b20690337f00205b21f(
    *,
    type: HttpRouteV1Beta1SpecRulesFiltersRequestRedirectPathType,
    replace_full_path: typing.Optional[builtins.str] = None,
    replace_prefix_match: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__95db78e53b9543a8820c177fb7ad695cc951d1ef92baaad742f88e857ce590fb(
    *,
    add: typing.Optional[typing.Sequence[typing.Union[HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierAdd, typing.Dict[builtins.str, typing.Any]]]] = None,
    remove: typing.Optional[typing.Sequence[builtins.str]] = None,
    set: typing.Optional[typing.Sequence[typing.Union[HttpRouteV1Beta1SpecRulesFiltersResponseHeaderModifierSet, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f65ec4ddc372632d044baf02cf6c7c5b8d346ad58c120d6eb9d4ee97e8a1ea25(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2c49a937e6b63388d59beb3431f8493d3b5db06afb4fba4226d8a38cd231631d(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3675753c501912f5ca503d855f6dba145658a7aa7da51816e2f5c9850879c63d(
    *,
    hostname: typing.Optional[builtins.str] = None,
    path: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesFiltersUrlRewritePath, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__29e7ae358de5ed4c953cb219f3f4cff31cf84475f86eda13b794677b373d35cd(
    *,
    type: HttpRouteV1Beta1SpecRulesFiltersUrlRewritePathType,
    replace_full_path: typing.Optional[builtins.str] = None,
    replace_prefix_match: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__07f6e3f82168c33c5ea979e48c883d8859db235f192745a7f608a2fdda5ba51e(
    *,
    headers: typing.Optional[typing.Sequence[typing.Union[HttpRouteV1Beta1SpecRulesMatchesHeaders, typing.Dict[builtins.str, typing.Any]]]] = None,
    method: typing.Optional[HttpRouteV1Beta1SpecRulesMatchesMethod] = None,
    path: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesMatchesPath, typing.Dict[builtins.str, typing.Any]]] = None,
    query_params: typing.Optional[typing.Sequence[typing.Union[HttpRouteV1Beta1SpecRulesMatchesQueryParams, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__550b765bf5d803047e9c634d753ec6b36fa8994db6d0e93e7614ad5d9d5194dd(
    *,
    name: builtins.str,
    value: builtins.str,
    type: typing.Optional[HttpRouteV1Beta1SpecRulesMatchesHeadersType] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c736df2c8d242fac2ef5b0c2f71f1b5f176ac7b427f3c8d0f6388682a67e350a(
    *,
    type: typing.Optional[HttpRouteV1Beta1SpecRulesMatchesPathType] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__621fceafa23579f3e0544d65fb4b35232b06866aae4d058a979c95895360a9db(
    *,
    name: builtins.str,
    value: builtins.str,
    type: typing.Optional[HttpRouteV1Beta1SpecRulesMatchesQueryParamsType] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f2aa74809e67cd6d1acb6109de2a51025551408122c25b7eb7dd8fccedc1f11c(
    *,
    attempts: typing.Optional[jsii.Number] = None,
    backoff: typing.Optional[builtins.str] = None,
    codes: typing.Optional[typing.Sequence[jsii.Number]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5f3a4979e4915e7d3c1f14078b6e38fb974d2a3d565b3bd67c12524344b5bd51(
    *,
    absolute_timeout: typing.Optional[builtins.str] = None,
    cookie_config: typing.Optional[typing.Union[HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfig, typing.Dict[builtins.str, typing.Any]]] = None,
    idle_timeout: typing.Optional[builtins.str] = None,
    session_name: typing.Optional[builtins.str] = None,
    type: typing.Optional[HttpRouteV1Beta1SpecRulesSessionPersistenceType] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__86b0492f5869a8bdacdf266d26e3d974c71d58d90cc4bc8ce893bb77bcf5cb61(
    *,
    lifetime_type: typing.Optional[HttpRouteV1Beta1SpecRulesSessionPersistenceCookieConfigLifetimeType] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__93b857abb52814523fb49c3d499020dcfae0ea1ddf573f177a7ddf0e6f47a66d(
    *,
    backend_request: typing.Optional[builtins.str] = None,
    request: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__55bc38fedc724783f6de06ee7e04f2eae5a770eac3ec563dce5a1a2348b1fd02(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[ReferenceGrantSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__af5e9d1140821f281aaa023e16bc768ef20b8d52fef7a40c072dbd80b96bf0c2(
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[ReferenceGrantSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b4d3b181fb850f851ee4af73e4cb91f912a61fe0313b4c4ec41a232505b27986(
    *,
    from_: typing.Sequence[typing.Union[ReferenceGrantSpecFrom, typing.Dict[builtins.str, typing.Any]]],
    to: typing.Sequence[typing.Union[ReferenceGrantSpecTo, typing.Dict[builtins.str, typing.Any]]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fe9029ac796fa0d87501d8ea57d71a5976bc5182540dff3c2e27ca29e61ba840(
    *,
    group: builtins.str,
    kind: builtins.str,
    namespace: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2ba06e16b500e1f382b2f3c6a03fe0b79835cabb32d9542bf19a4287d90ceef8(
    *,
    group: builtins.str,
    kind: builtins.str,
    name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0d91593730c9f07c7b2cb3c6426bda48ccbb922772fc10fd13bbaeaf9efae192(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[ReferenceGrantV1Beta1Spec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__aad7c6b7d6404b0bcb2064e952c9d0106950324e2fed4e93d668caba8ad13ad9(
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[ReferenceGrantV1Beta1Spec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cbda883c1dc5994bae56b49dfd4cec3bd511901cbeddf4b27201d83cfa2067e0(
    *,
    from_: typing.Sequence[typing.Union[ReferenceGrantV1Beta1SpecFrom, typing.Dict[builtins.str, typing.Any]]],
    to: typing.Sequence[typing.Union[ReferenceGrantV1Beta1SpecTo, typing.Dict[builtins.str, typing.Any]]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3c3f0e5013d7edc34a4b3f702f7489d89ec6f4369c1cc112fcb3c28b4bac5e45(
    *,
    group: builtins.str,
    kind: builtins.str,
    namespace: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0bc323816f1ce1e755d5dd0b9eb2730697ff31e15ba55d55ee1ebc41be037ae2(
    *,
    group: builtins.str,
    kind: builtins.str,
    name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass
