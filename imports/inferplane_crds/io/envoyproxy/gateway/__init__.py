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


class EnvoyProxy(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxy",
):
    '''
    :schema: EnvoyProxy
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        spec: typing.Union["EnvoyProxySpec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "EnvoyProxy" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param spec: 
        :param metadata: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a35b1224648935d2829bdfbd60e756ef09161b2ffa2c27219a3bd78450c5ef7d)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = EnvoyProxyProps(spec=spec, metadata=metadata)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        spec: typing.Union["EnvoyProxySpec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "EnvoyProxy".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param spec: 
        :param metadata: 
        '''
        props = EnvoyProxyProps(spec=spec, metadata=metadata)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "EnvoyProxy".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxyProps",
    jsii_struct_bases=[],
    name_mapping={"spec": "spec", "metadata": "metadata"},
)
class EnvoyProxyProps:
    def __init__(
        self,
        *,
        spec: typing.Union["EnvoyProxySpec", typing.Dict[builtins.str, typing.Any]],
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param spec: 
        :param metadata: 

        :schema: EnvoyProxy
        '''
        if isinstance(spec, dict):
            spec = EnvoyProxySpec(**spec)
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5ddede65d5a4a860835a4f64dbb2f8848a9e6d71c9820530da784e7d7d372e66)
            check_type(argname="argument spec", value=spec, expected_type=type_hints["spec"])
            check_type(argname="argument metadata", value=metadata, expected_type=type_hints["metadata"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "spec": spec,
        }
        if metadata is not None:
            self._values["metadata"] = metadata

    @builtins.property
    def spec(self) -> "EnvoyProxySpec":
        '''
        :schema: EnvoyProxy#spec
        '''
        result = self._values.get("spec")
        assert result is not None, "Required property 'spec' is missing"
        return typing.cast("EnvoyProxySpec", result)

    @builtins.property
    def metadata(self) -> typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"]:
        '''
        :schema: EnvoyProxy#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxyProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpec",
    jsii_struct_bases=[],
    name_mapping={
        "backend_tls": "backendTls",
        "bootstrap": "bootstrap",
        "concurrency": "concurrency",
        "dynamic_modules": "dynamicModules",
        "extra_args": "extraArgs",
        "filter_order": "filterOrder",
        "geo_ip": "geoIp",
        "ip_family": "ipFamily",
        "logging": "logging",
        "lua_validation": "luaValidation",
        "merge_gateways": "mergeGateways",
        "merge_type": "mergeType",
        "preserve_route_order": "preserveRouteOrder",
        "provider": "provider",
        "routing_type": "routingType",
        "shutdown": "shutdown",
        "telemetry": "telemetry",
    },
)
class EnvoyProxySpec:
    def __init__(
        self,
        *,
        backend_tls: typing.Any = None,
        bootstrap: typing.Any = None,
        concurrency: typing.Optional[jsii.Number] = None,
        dynamic_modules: typing.Optional[typing.Sequence[typing.Union["EnvoyProxySpecDynamicModules", typing.Dict[builtins.str, typing.Any]]]] = None,
        extra_args: typing.Optional[typing.Sequence[builtins.str]] = None,
        filter_order: typing.Optional[typing.Sequence[typing.Union["EnvoyProxySpecFilterOrder", typing.Dict[builtins.str, typing.Any]]]] = None,
        geo_ip: typing.Optional[typing.Union["EnvoyProxySpecGeoIp", typing.Dict[builtins.str, typing.Any]]] = None,
        ip_family: typing.Optional["EnvoyProxySpecIpFamily"] = None,
        logging: typing.Optional[typing.Union["EnvoyProxySpecLogging", typing.Dict[builtins.str, typing.Any]]] = None,
        lua_validation: typing.Optional["EnvoyProxySpecLuaValidation"] = None,
        merge_gateways: typing.Optional[builtins.bool] = None,
        merge_type: typing.Optional["EnvoyProxySpecMergeType"] = None,
        preserve_route_order: typing.Optional[builtins.bool] = None,
        provider: typing.Optional[typing.Union["EnvoyProxySpecProvider", typing.Dict[builtins.str, typing.Any]]] = None,
        routing_type: typing.Optional[builtins.str] = None,
        shutdown: typing.Optional[typing.Union["EnvoyProxySpecShutdown", typing.Dict[builtins.str, typing.Any]]] = None,
        telemetry: typing.Any = None,
    ) -> None:
        '''
        :param backend_tls: 
        :param bootstrap: 
        :param concurrency: 
        :param dynamic_modules: 
        :param extra_args: 
        :param filter_order: 
        :param geo_ip: 
        :param ip_family: 
        :param logging: 
        :param lua_validation: 
        :param merge_gateways: 
        :param merge_type: 
        :param preserve_route_order: 
        :param provider: 
        :param routing_type: 
        :param shutdown: 
        :param telemetry: 

        :schema: EnvoyProxySpec
        '''
        if isinstance(geo_ip, dict):
            geo_ip = EnvoyProxySpecGeoIp(**geo_ip)
        if isinstance(logging, dict):
            logging = EnvoyProxySpecLogging(**logging)
        if isinstance(provider, dict):
            provider = EnvoyProxySpecProvider(**provider)
        if isinstance(shutdown, dict):
            shutdown = EnvoyProxySpecShutdown(**shutdown)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__34713aea5a04e732fb33950de630d30d4e05098194949412a720632c747da617)
            check_type(argname="argument backend_tls", value=backend_tls, expected_type=type_hints["backend_tls"])
            check_type(argname="argument bootstrap", value=bootstrap, expected_type=type_hints["bootstrap"])
            check_type(argname="argument concurrency", value=concurrency, expected_type=type_hints["concurrency"])
            check_type(argname="argument dynamic_modules", value=dynamic_modules, expected_type=type_hints["dynamic_modules"])
            check_type(argname="argument extra_args", value=extra_args, expected_type=type_hints["extra_args"])
            check_type(argname="argument filter_order", value=filter_order, expected_type=type_hints["filter_order"])
            check_type(argname="argument geo_ip", value=geo_ip, expected_type=type_hints["geo_ip"])
            check_type(argname="argument ip_family", value=ip_family, expected_type=type_hints["ip_family"])
            check_type(argname="argument logging", value=logging, expected_type=type_hints["logging"])
            check_type(argname="argument lua_validation", value=lua_validation, expected_type=type_hints["lua_validation"])
            check_type(argname="argument merge_gateways", value=merge_gateways, expected_type=type_hints["merge_gateways"])
            check_type(argname="argument merge_type", value=merge_type, expected_type=type_hints["merge_type"])
            check_type(argname="argument preserve_route_order", value=preserve_route_order, expected_type=type_hints["preserve_route_order"])
            check_type(argname="argument provider", value=provider, expected_type=type_hints["provider"])
            check_type(argname="argument routing_type", value=routing_type, expected_type=type_hints["routing_type"])
            check_type(argname="argument shutdown", value=shutdown, expected_type=type_hints["shutdown"])
            check_type(argname="argument telemetry", value=telemetry, expected_type=type_hints["telemetry"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if backend_tls is not None:
            self._values["backend_tls"] = backend_tls
        if bootstrap is not None:
            self._values["bootstrap"] = bootstrap
        if concurrency is not None:
            self._values["concurrency"] = concurrency
        if dynamic_modules is not None:
            self._values["dynamic_modules"] = dynamic_modules
        if extra_args is not None:
            self._values["extra_args"] = extra_args
        if filter_order is not None:
            self._values["filter_order"] = filter_order
        if geo_ip is not None:
            self._values["geo_ip"] = geo_ip
        if ip_family is not None:
            self._values["ip_family"] = ip_family
        if logging is not None:
            self._values["logging"] = logging
        if lua_validation is not None:
            self._values["lua_validation"] = lua_validation
        if merge_gateways is not None:
            self._values["merge_gateways"] = merge_gateways
        if merge_type is not None:
            self._values["merge_type"] = merge_type
        if preserve_route_order is not None:
            self._values["preserve_route_order"] = preserve_route_order
        if provider is not None:
            self._values["provider"] = provider
        if routing_type is not None:
            self._values["routing_type"] = routing_type
        if shutdown is not None:
            self._values["shutdown"] = shutdown
        if telemetry is not None:
            self._values["telemetry"] = telemetry

    @builtins.property
    def backend_tls(self) -> typing.Any:
        '''
        :schema: EnvoyProxySpec#backendTLS
        '''
        result = self._values.get("backend_tls")
        return typing.cast(typing.Any, result)

    @builtins.property
    def bootstrap(self) -> typing.Any:
        '''
        :schema: EnvoyProxySpec#bootstrap
        '''
        result = self._values.get("bootstrap")
        return typing.cast(typing.Any, result)

    @builtins.property
    def concurrency(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: EnvoyProxySpec#concurrency
        '''
        result = self._values.get("concurrency")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def dynamic_modules(
        self,
    ) -> typing.Optional[typing.List["EnvoyProxySpecDynamicModules"]]:
        '''
        :schema: EnvoyProxySpec#dynamicModules
        '''
        result = self._values.get("dynamic_modules")
        return typing.cast(typing.Optional[typing.List["EnvoyProxySpecDynamicModules"]], result)

    @builtins.property
    def extra_args(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: EnvoyProxySpec#extraArgs
        '''
        result = self._values.get("extra_args")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def filter_order(self) -> typing.Optional[typing.List["EnvoyProxySpecFilterOrder"]]:
        '''
        :schema: EnvoyProxySpec#filterOrder
        '''
        result = self._values.get("filter_order")
        return typing.cast(typing.Optional[typing.List["EnvoyProxySpecFilterOrder"]], result)

    @builtins.property
    def geo_ip(self) -> typing.Optional["EnvoyProxySpecGeoIp"]:
        '''
        :schema: EnvoyProxySpec#geoIP
        '''
        result = self._values.get("geo_ip")
        return typing.cast(typing.Optional["EnvoyProxySpecGeoIp"], result)

    @builtins.property
    def ip_family(self) -> typing.Optional["EnvoyProxySpecIpFamily"]:
        '''
        :schema: EnvoyProxySpec#ipFamily
        '''
        result = self._values.get("ip_family")
        return typing.cast(typing.Optional["EnvoyProxySpecIpFamily"], result)

    @builtins.property
    def logging(self) -> typing.Optional["EnvoyProxySpecLogging"]:
        '''
        :schema: EnvoyProxySpec#logging
        '''
        result = self._values.get("logging")
        return typing.cast(typing.Optional["EnvoyProxySpecLogging"], result)

    @builtins.property
    def lua_validation(self) -> typing.Optional["EnvoyProxySpecLuaValidation"]:
        '''
        :schema: EnvoyProxySpec#luaValidation
        '''
        result = self._values.get("lua_validation")
        return typing.cast(typing.Optional["EnvoyProxySpecLuaValidation"], result)

    @builtins.property
    def merge_gateways(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: EnvoyProxySpec#mergeGateways
        '''
        result = self._values.get("merge_gateways")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def merge_type(self) -> typing.Optional["EnvoyProxySpecMergeType"]:
        '''
        :schema: EnvoyProxySpec#mergeType
        '''
        result = self._values.get("merge_type")
        return typing.cast(typing.Optional["EnvoyProxySpecMergeType"], result)

    @builtins.property
    def preserve_route_order(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: EnvoyProxySpec#preserveRouteOrder
        '''
        result = self._values.get("preserve_route_order")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def provider(self) -> typing.Optional["EnvoyProxySpecProvider"]:
        '''
        :schema: EnvoyProxySpec#provider
        '''
        result = self._values.get("provider")
        return typing.cast(typing.Optional["EnvoyProxySpecProvider"], result)

    @builtins.property
    def routing_type(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpec#routingType
        '''
        result = self._values.get("routing_type")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def shutdown(self) -> typing.Optional["EnvoyProxySpecShutdown"]:
        '''
        :schema: EnvoyProxySpec#shutdown
        '''
        result = self._values.get("shutdown")
        return typing.cast(typing.Optional["EnvoyProxySpecShutdown"], result)

    @builtins.property
    def telemetry(self) -> typing.Any:
        '''
        :schema: EnvoyProxySpec#telemetry
        '''
        result = self._values.get("telemetry")
        return typing.cast(typing.Any, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecDynamicModules",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "source": "source",
        "do_not_close": "doNotClose",
        "load_globally": "loadGlobally",
    },
)
class EnvoyProxySpecDynamicModules:
    def __init__(
        self,
        *,
        name: builtins.str,
        source: typing.Union["EnvoyProxySpecDynamicModulesSource", typing.Dict[builtins.str, typing.Any]],
        do_not_close: typing.Optional[builtins.bool] = None,
        load_globally: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param name: 
        :param source: 
        :param do_not_close: 
        :param load_globally: 

        :schema: EnvoyProxySpecDynamicModules
        '''
        if isinstance(source, dict):
            source = EnvoyProxySpecDynamicModulesSource(**source)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bf5441d5534ed75a8c34fb289061ea633c265296fc83f6206841b6f4b4c45a7b)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument source", value=source, expected_type=type_hints["source"])
            check_type(argname="argument do_not_close", value=do_not_close, expected_type=type_hints["do_not_close"])
            check_type(argname="argument load_globally", value=load_globally, expected_type=type_hints["load_globally"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "source": source,
        }
        if do_not_close is not None:
            self._values["do_not_close"] = do_not_close
        if load_globally is not None:
            self._values["load_globally"] = load_globally

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecDynamicModules#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def source(self) -> "EnvoyProxySpecDynamicModulesSource":
        '''
        :schema: EnvoyProxySpecDynamicModules#source
        '''
        result = self._values.get("source")
        assert result is not None, "Required property 'source' is missing"
        return typing.cast("EnvoyProxySpecDynamicModulesSource", result)

    @builtins.property
    def do_not_close(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: EnvoyProxySpecDynamicModules#doNotClose
        '''
        result = self._values.get("do_not_close")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def load_globally(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: EnvoyProxySpecDynamicModules#loadGlobally
        '''
        result = self._values.get("load_globally")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecDynamicModules(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecDynamicModulesSource",
    jsii_struct_bases=[],
    name_mapping={"local": "local", "remote": "remote", "type": "type"},
)
class EnvoyProxySpecDynamicModulesSource:
    def __init__(
        self,
        *,
        local: typing.Optional[typing.Union["EnvoyProxySpecDynamicModulesSourceLocal", typing.Dict[builtins.str, typing.Any]]] = None,
        remote: typing.Optional[typing.Union["EnvoyProxySpecDynamicModulesSourceRemote", typing.Dict[builtins.str, typing.Any]]] = None,
        type: typing.Optional["EnvoyProxySpecDynamicModulesSourceType"] = None,
    ) -> None:
        '''
        :param local: 
        :param remote: 
        :param type: 

        :schema: EnvoyProxySpecDynamicModulesSource
        '''
        if isinstance(local, dict):
            local = EnvoyProxySpecDynamicModulesSourceLocal(**local)
        if isinstance(remote, dict):
            remote = EnvoyProxySpecDynamicModulesSourceRemote(**remote)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0e1005f1d93a3d03ae67704a55caa712c9af840c0b592b81b070eb2a36e3ab23)
            check_type(argname="argument local", value=local, expected_type=type_hints["local"])
            check_type(argname="argument remote", value=remote, expected_type=type_hints["remote"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if local is not None:
            self._values["local"] = local
        if remote is not None:
            self._values["remote"] = remote
        if type is not None:
            self._values["type"] = type

    @builtins.property
    def local(self) -> typing.Optional["EnvoyProxySpecDynamicModulesSourceLocal"]:
        '''
        :schema: EnvoyProxySpecDynamicModulesSource#local
        '''
        result = self._values.get("local")
        return typing.cast(typing.Optional["EnvoyProxySpecDynamicModulesSourceLocal"], result)

    @builtins.property
    def remote(self) -> typing.Optional["EnvoyProxySpecDynamicModulesSourceRemote"]:
        '''
        :schema: EnvoyProxySpecDynamicModulesSource#remote
        '''
        result = self._values.get("remote")
        return typing.cast(typing.Optional["EnvoyProxySpecDynamicModulesSourceRemote"], result)

    @builtins.property
    def type(self) -> typing.Optional["EnvoyProxySpecDynamicModulesSourceType"]:
        '''
        :schema: EnvoyProxySpecDynamicModulesSource#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional["EnvoyProxySpecDynamicModulesSourceType"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecDynamicModulesSource(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecDynamicModulesSourceLocal",
    jsii_struct_bases=[],
    name_mapping={"path": "path"},
)
class EnvoyProxySpecDynamicModulesSourceLocal:
    def __init__(self, *, path: builtins.str) -> None:
        '''
        :param path: 

        :schema: EnvoyProxySpecDynamicModulesSourceLocal
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b3c5dfd28c3323bfaf0bdf6b55ea4a19a8935cc59ab800995cdfa7c6350bf371)
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "path": path,
        }

    @builtins.property
    def path(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecDynamicModulesSourceLocal#path
        '''
        result = self._values.get("path")
        assert result is not None, "Required property 'path' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecDynamicModulesSourceLocal(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecDynamicModulesSourceRemote",
    jsii_struct_bases=[],
    name_mapping={"sha256": "sha256", "url": "url"},
)
class EnvoyProxySpecDynamicModulesSourceRemote:
    def __init__(self, *, sha256: builtins.str, url: builtins.str) -> None:
        '''
        :param sha256: 
        :param url: 

        :schema: EnvoyProxySpecDynamicModulesSourceRemote
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f25aeca98011a4e50ff05d5d19acd8aabe2e2825fc9c3073c38be1f2892a6688)
            check_type(argname="argument sha256", value=sha256, expected_type=type_hints["sha256"])
            check_type(argname="argument url", value=url, expected_type=type_hints["url"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "sha256": sha256,
            "url": url,
        }

    @builtins.property
    def sha256(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecDynamicModulesSourceRemote#sha256
        '''
        result = self._values.get("sha256")
        assert result is not None, "Required property 'sha256' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def url(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecDynamicModulesSourceRemote#url
        '''
        result = self._values.get("url")
        assert result is not None, "Required property 'url' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecDynamicModulesSourceRemote(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecDynamicModulesSourceType"
)
class EnvoyProxySpecDynamicModulesSourceType(enum.Enum):
    '''
    :schema: EnvoyProxySpecDynamicModulesSourceType
    '''

    LOCAL = "LOCAL"
    '''Local.'''
    REMOTE = "REMOTE"
    '''Remote.'''


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecFilterOrder",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "after": "after", "before": "before"},
)
class EnvoyProxySpecFilterOrder:
    def __init__(
        self,
        *,
        name: "EnvoyProxySpecFilterOrderName",
        after: typing.Optional["EnvoyProxySpecFilterOrderAfter"] = None,
        before: typing.Optional["EnvoyProxySpecFilterOrderBefore"] = None,
    ) -> None:
        '''
        :param name: 
        :param after: 
        :param before: 

        :schema: EnvoyProxySpecFilterOrder
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e8f542ae153c9d29c68e5f61f16ba63cd63c0f5861449270039c0f213f3292d4)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument after", value=after, expected_type=type_hints["after"])
            check_type(argname="argument before", value=before, expected_type=type_hints["before"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if after is not None:
            self._values["after"] = after
        if before is not None:
            self._values["before"] = before

    @builtins.property
    def name(self) -> "EnvoyProxySpecFilterOrderName":
        '''
        :schema: EnvoyProxySpecFilterOrder#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast("EnvoyProxySpecFilterOrderName", result)

    @builtins.property
    def after(self) -> typing.Optional["EnvoyProxySpecFilterOrderAfter"]:
        '''
        :schema: EnvoyProxySpecFilterOrder#after
        '''
        result = self._values.get("after")
        return typing.cast(typing.Optional["EnvoyProxySpecFilterOrderAfter"], result)

    @builtins.property
    def before(self) -> typing.Optional["EnvoyProxySpecFilterOrderBefore"]:
        '''
        :schema: EnvoyProxySpecFilterOrder#before
        '''
        result = self._values.get("before")
        return typing.cast(typing.Optional["EnvoyProxySpecFilterOrderBefore"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecFilterOrder(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecFilterOrderAfter"
)
class EnvoyProxySpecFilterOrderAfter(enum.Enum):
    '''
    :schema: EnvoyProxySpecFilterOrderAfter
    '''

    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CUSTOM_UNDERSCORE_RESPONSE = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CUSTOM_UNDERSCORE_RESPONSE"
    '''envoy.filters.http.custom_response.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_HEALTH_UNDERSCORE_CHECK = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_HEALTH_UNDERSCORE_CHECK"
    '''envoy.filters.http.health_check.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_FAULT = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_FAULT"
    '''envoy.filters.http.fault.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CORS = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CORS"
    '''envoy.filters.http.cors.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_HEADER_UNDERSCORE_MUTATION = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_HEADER_UNDERSCORE_MUTATION"
    '''envoy.filters.http.header_mutation.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_EXT_UNDERSCORE_AUTHZ = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_EXT_UNDERSCORE_AUTHZ"
    '''envoy.filters.http.ext_authz.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_API_UNDERSCORE_KEY_UNDERSCORE_AUTH = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_API_UNDERSCORE_KEY_UNDERSCORE_AUTH"
    '''envoy.filters.http.api_key_auth.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BASIC_UNDERSCORE_AUTH = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BASIC_UNDERSCORE_AUTH"
    '''envoy.filters.http.basic_auth.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_OAUTH2 = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_OAUTH2"
    '''envoy.filters.http.oauth2.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_JWT_UNDERSCORE_AUTHN = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_JWT_UNDERSCORE_AUTHN"
    '''envoy.filters.http.jwt_authn.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_STATEFUL_UNDERSCORE_SESSION = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_STATEFUL_UNDERSCORE_SESSION"
    '''envoy.filters.http.stateful_session.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BUFFER = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BUFFER"
    '''envoy.filters.http.buffer.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_LUA = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_LUA"
    '''envoy.filters.http.lua.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_EXT_UNDERSCORE_PROC = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_EXT_UNDERSCORE_PROC"
    '''envoy.filters.http.ext_proc.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_WASM = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_WASM"
    '''envoy.filters.http.wasm.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_DYNAMIC_UNDERSCORE_MODULES = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_DYNAMIC_UNDERSCORE_MODULES"
    '''envoy.filters.http.dynamic_modules.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GEOIP = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GEOIP"
    '''envoy.filters.http.geoip.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_RBAC = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_RBAC"
    '''envoy.filters.http.rbac.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_LOCAL_UNDERSCORE_RATELIMIT = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_LOCAL_UNDERSCORE_RATELIMIT"
    '''envoy.filters.http.local_ratelimit.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_RATELIMIT = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_RATELIMIT"
    '''envoy.filters.http.ratelimit.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BANDWIDTH_UNDERSCORE_LIMIT = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BANDWIDTH_UNDERSCORE_LIMIT"
    '''envoy.filters.http.bandwidth_limit.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GRPC_UNDERSCORE_WEB = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GRPC_UNDERSCORE_WEB"
    '''envoy.filters.http.grpc_web.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GRPC_UNDERSCORE_STATS = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GRPC_UNDERSCORE_STATS"
    '''envoy.filters.http.grpc_stats.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CREDENTIAL_UNDERSCORE_INJECTOR = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CREDENTIAL_UNDERSCORE_INJECTOR"
    '''envoy.filters.http.credential_injector.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_COMPRESSOR = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_COMPRESSOR"
    '''envoy.filters.http.compressor.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_DYNAMIC_UNDERSCORE_FORWARD_UNDERSCORE_PROXY = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_DYNAMIC_UNDERSCORE_FORWARD_UNDERSCORE_PROXY"
    '''envoy.filters.http.dynamic_forward_proxy.'''


@jsii.enum(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecFilterOrderBefore"
)
class EnvoyProxySpecFilterOrderBefore(enum.Enum):
    '''
    :schema: EnvoyProxySpecFilterOrderBefore
    '''

    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CUSTOM_UNDERSCORE_RESPONSE = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CUSTOM_UNDERSCORE_RESPONSE"
    '''envoy.filters.http.custom_response.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_HEALTH_UNDERSCORE_CHECK = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_HEALTH_UNDERSCORE_CHECK"
    '''envoy.filters.http.health_check.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_FAULT = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_FAULT"
    '''envoy.filters.http.fault.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CORS = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CORS"
    '''envoy.filters.http.cors.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_HEADER_UNDERSCORE_MUTATION = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_HEADER_UNDERSCORE_MUTATION"
    '''envoy.filters.http.header_mutation.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_EXT_UNDERSCORE_AUTHZ = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_EXT_UNDERSCORE_AUTHZ"
    '''envoy.filters.http.ext_authz.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_API_UNDERSCORE_KEY_UNDERSCORE_AUTH = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_API_UNDERSCORE_KEY_UNDERSCORE_AUTH"
    '''envoy.filters.http.api_key_auth.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BASIC_UNDERSCORE_AUTH = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BASIC_UNDERSCORE_AUTH"
    '''envoy.filters.http.basic_auth.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_OAUTH2 = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_OAUTH2"
    '''envoy.filters.http.oauth2.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_JWT_UNDERSCORE_AUTHN = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_JWT_UNDERSCORE_AUTHN"
    '''envoy.filters.http.jwt_authn.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_STATEFUL_UNDERSCORE_SESSION = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_STATEFUL_UNDERSCORE_SESSION"
    '''envoy.filters.http.stateful_session.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BUFFER = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BUFFER"
    '''envoy.filters.http.buffer.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_LUA = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_LUA"
    '''envoy.filters.http.lua.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_EXT_UNDERSCORE_PROC = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_EXT_UNDERSCORE_PROC"
    '''envoy.filters.http.ext_proc.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_WASM = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_WASM"
    '''envoy.filters.http.wasm.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_DYNAMIC_UNDERSCORE_MODULES = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_DYNAMIC_UNDERSCORE_MODULES"
    '''envoy.filters.http.dynamic_modules.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GEOIP = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GEOIP"
    '''envoy.filters.http.geoip.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_RBAC = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_RBAC"
    '''envoy.filters.http.rbac.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_LOCAL_UNDERSCORE_RATELIMIT = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_LOCAL_UNDERSCORE_RATELIMIT"
    '''envoy.filters.http.local_ratelimit.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_RATELIMIT = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_RATELIMIT"
    '''envoy.filters.http.ratelimit.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BANDWIDTH_UNDERSCORE_LIMIT = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BANDWIDTH_UNDERSCORE_LIMIT"
    '''envoy.filters.http.bandwidth_limit.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GRPC_UNDERSCORE_WEB = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GRPC_UNDERSCORE_WEB"
    '''envoy.filters.http.grpc_web.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GRPC_UNDERSCORE_STATS = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GRPC_UNDERSCORE_STATS"
    '''envoy.filters.http.grpc_stats.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CREDENTIAL_UNDERSCORE_INJECTOR = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CREDENTIAL_UNDERSCORE_INJECTOR"
    '''envoy.filters.http.credential_injector.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_COMPRESSOR = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_COMPRESSOR"
    '''envoy.filters.http.compressor.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_DYNAMIC_UNDERSCORE_FORWARD_UNDERSCORE_PROXY = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_DYNAMIC_UNDERSCORE_FORWARD_UNDERSCORE_PROXY"
    '''envoy.filters.http.dynamic_forward_proxy.'''


@jsii.enum(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecFilterOrderName"
)
class EnvoyProxySpecFilterOrderName(enum.Enum):
    '''
    :schema: EnvoyProxySpecFilterOrderName
    '''

    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CUSTOM_UNDERSCORE_RESPONSE = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CUSTOM_UNDERSCORE_RESPONSE"
    '''envoy.filters.http.custom_response.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_HEALTH_UNDERSCORE_CHECK = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_HEALTH_UNDERSCORE_CHECK"
    '''envoy.filters.http.health_check.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_FAULT = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_FAULT"
    '''envoy.filters.http.fault.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CORS = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CORS"
    '''envoy.filters.http.cors.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_HEADER_UNDERSCORE_MUTATION = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_HEADER_UNDERSCORE_MUTATION"
    '''envoy.filters.http.header_mutation.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_EXT_UNDERSCORE_AUTHZ = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_EXT_UNDERSCORE_AUTHZ"
    '''envoy.filters.http.ext_authz.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_API_UNDERSCORE_KEY_UNDERSCORE_AUTH = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_API_UNDERSCORE_KEY_UNDERSCORE_AUTH"
    '''envoy.filters.http.api_key_auth.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BASIC_UNDERSCORE_AUTH = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BASIC_UNDERSCORE_AUTH"
    '''envoy.filters.http.basic_auth.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_OAUTH2 = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_OAUTH2"
    '''envoy.filters.http.oauth2.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_JWT_UNDERSCORE_AUTHN = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_JWT_UNDERSCORE_AUTHN"
    '''envoy.filters.http.jwt_authn.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_STATEFUL_UNDERSCORE_SESSION = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_STATEFUL_UNDERSCORE_SESSION"
    '''envoy.filters.http.stateful_session.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BUFFER = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BUFFER"
    '''envoy.filters.http.buffer.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_LUA = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_LUA"
    '''envoy.filters.http.lua.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_EXT_UNDERSCORE_PROC = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_EXT_UNDERSCORE_PROC"
    '''envoy.filters.http.ext_proc.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_WASM = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_WASM"
    '''envoy.filters.http.wasm.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_DYNAMIC_UNDERSCORE_MODULES = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_DYNAMIC_UNDERSCORE_MODULES"
    '''envoy.filters.http.dynamic_modules.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GEOIP = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GEOIP"
    '''envoy.filters.http.geoip.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_RBAC = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_RBAC"
    '''envoy.filters.http.rbac.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_LOCAL_UNDERSCORE_RATELIMIT = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_LOCAL_UNDERSCORE_RATELIMIT"
    '''envoy.filters.http.local_ratelimit.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_RATELIMIT = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_RATELIMIT"
    '''envoy.filters.http.ratelimit.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BANDWIDTH_UNDERSCORE_LIMIT = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_BANDWIDTH_UNDERSCORE_LIMIT"
    '''envoy.filters.http.bandwidth_limit.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GRPC_UNDERSCORE_WEB = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GRPC_UNDERSCORE_WEB"
    '''envoy.filters.http.grpc_web.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GRPC_UNDERSCORE_STATS = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_GRPC_UNDERSCORE_STATS"
    '''envoy.filters.http.grpc_stats.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CREDENTIAL_UNDERSCORE_INJECTOR = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_CREDENTIAL_UNDERSCORE_INJECTOR"
    '''envoy.filters.http.credential_injector.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_COMPRESSOR = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_COMPRESSOR"
    '''envoy.filters.http.compressor.'''
    ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_DYNAMIC_UNDERSCORE_FORWARD_UNDERSCORE_PROXY = "ENVOY_PERIOD_FILTERS_PERIOD_HTTP_PERIOD_DYNAMIC_UNDERSCORE_FORWARD_UNDERSCORE_PROXY"
    '''envoy.filters.http.dynamic_forward_proxy.'''


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecGeoIp",
    jsii_struct_bases=[],
    name_mapping={"provider": "provider"},
)
class EnvoyProxySpecGeoIp:
    def __init__(
        self,
        *,
        provider: typing.Union["EnvoyProxySpecGeoIpProvider", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param provider: 

        :schema: EnvoyProxySpecGeoIp
        '''
        if isinstance(provider, dict):
            provider = EnvoyProxySpecGeoIpProvider(**provider)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c1b40430b86f68dddef2ba211ed1f96a45cae4aa46cb44b24032ef96c7e7604f)
            check_type(argname="argument provider", value=provider, expected_type=type_hints["provider"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "provider": provider,
        }

    @builtins.property
    def provider(self) -> "EnvoyProxySpecGeoIpProvider":
        '''
        :schema: EnvoyProxySpecGeoIp#provider
        '''
        result = self._values.get("provider")
        assert result is not None, "Required property 'provider' is missing"
        return typing.cast("EnvoyProxySpecGeoIpProvider", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecGeoIp(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecGeoIpProvider",
    jsii_struct_bases=[],
    name_mapping={"type": "type", "max_mind": "maxMind"},
)
class EnvoyProxySpecGeoIpProvider:
    def __init__(
        self,
        *,
        type: "EnvoyProxySpecGeoIpProviderType",
        max_mind: typing.Optional[typing.Union["EnvoyProxySpecGeoIpProviderMaxMind", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param type: 
        :param max_mind: 

        :schema: EnvoyProxySpecGeoIpProvider
        '''
        if isinstance(max_mind, dict):
            max_mind = EnvoyProxySpecGeoIpProviderMaxMind(**max_mind)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ba60166f0a1bbe0a910e0ee1d6ffd97dba2514fa4fdcaac834d8cbf9a7f97b54)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument max_mind", value=max_mind, expected_type=type_hints["max_mind"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if max_mind is not None:
            self._values["max_mind"] = max_mind

    @builtins.property
    def type(self) -> "EnvoyProxySpecGeoIpProviderType":
        '''
        :schema: EnvoyProxySpecGeoIpProvider#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast("EnvoyProxySpecGeoIpProviderType", result)

    @builtins.property
    def max_mind(self) -> typing.Optional["EnvoyProxySpecGeoIpProviderMaxMind"]:
        '''
        :schema: EnvoyProxySpecGeoIpProvider#maxMind
        '''
        result = self._values.get("max_mind")
        return typing.cast(typing.Optional["EnvoyProxySpecGeoIpProviderMaxMind"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecGeoIpProvider(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecGeoIpProviderMaxMind",
    jsii_struct_bases=[],
    name_mapping={
        "anonymous_ip_db_source": "anonymousIpDbSource",
        "asn_db_source": "asnDbSource",
        "city_db_source": "cityDbSource",
        "country_db_source": "countryDbSource",
        "isp_db_source": "ispDbSource",
    },
)
class EnvoyProxySpecGeoIpProviderMaxMind:
    def __init__(
        self,
        *,
        anonymous_ip_db_source: typing.Optional[typing.Union["EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSource", typing.Dict[builtins.str, typing.Any]]] = None,
        asn_db_source: typing.Optional[typing.Union["EnvoyProxySpecGeoIpProviderMaxMindAsnDbSource", typing.Dict[builtins.str, typing.Any]]] = None,
        city_db_source: typing.Optional[typing.Union["EnvoyProxySpecGeoIpProviderMaxMindCityDbSource", typing.Dict[builtins.str, typing.Any]]] = None,
        country_db_source: typing.Optional[typing.Union["EnvoyProxySpecGeoIpProviderMaxMindCountryDbSource", typing.Dict[builtins.str, typing.Any]]] = None,
        isp_db_source: typing.Optional[typing.Union["EnvoyProxySpecGeoIpProviderMaxMindIspDbSource", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param anonymous_ip_db_source: 
        :param asn_db_source: 
        :param city_db_source: 
        :param country_db_source: 
        :param isp_db_source: 

        :schema: EnvoyProxySpecGeoIpProviderMaxMind
        '''
        if isinstance(anonymous_ip_db_source, dict):
            anonymous_ip_db_source = EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSource(**anonymous_ip_db_source)
        if isinstance(asn_db_source, dict):
            asn_db_source = EnvoyProxySpecGeoIpProviderMaxMindAsnDbSource(**asn_db_source)
        if isinstance(city_db_source, dict):
            city_db_source = EnvoyProxySpecGeoIpProviderMaxMindCityDbSource(**city_db_source)
        if isinstance(country_db_source, dict):
            country_db_source = EnvoyProxySpecGeoIpProviderMaxMindCountryDbSource(**country_db_source)
        if isinstance(isp_db_source, dict):
            isp_db_source = EnvoyProxySpecGeoIpProviderMaxMindIspDbSource(**isp_db_source)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__143bc9a59301989327a3866fa780ec91584a468ab4315c2e2a4d8692e8b0772a)
            check_type(argname="argument anonymous_ip_db_source", value=anonymous_ip_db_source, expected_type=type_hints["anonymous_ip_db_source"])
            check_type(argname="argument asn_db_source", value=asn_db_source, expected_type=type_hints["asn_db_source"])
            check_type(argname="argument city_db_source", value=city_db_source, expected_type=type_hints["city_db_source"])
            check_type(argname="argument country_db_source", value=country_db_source, expected_type=type_hints["country_db_source"])
            check_type(argname="argument isp_db_source", value=isp_db_source, expected_type=type_hints["isp_db_source"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if anonymous_ip_db_source is not None:
            self._values["anonymous_ip_db_source"] = anonymous_ip_db_source
        if asn_db_source is not None:
            self._values["asn_db_source"] = asn_db_source
        if city_db_source is not None:
            self._values["city_db_source"] = city_db_source
        if country_db_source is not None:
            self._values["country_db_source"] = country_db_source
        if isp_db_source is not None:
            self._values["isp_db_source"] = isp_db_source

    @builtins.property
    def anonymous_ip_db_source(
        self,
    ) -> typing.Optional["EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSource"]:
        '''
        :schema: EnvoyProxySpecGeoIpProviderMaxMind#anonymousIpDbSource
        '''
        result = self._values.get("anonymous_ip_db_source")
        return typing.cast(typing.Optional["EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSource"], result)

    @builtins.property
    def asn_db_source(
        self,
    ) -> typing.Optional["EnvoyProxySpecGeoIpProviderMaxMindAsnDbSource"]:
        '''
        :schema: EnvoyProxySpecGeoIpProviderMaxMind#asnDbSource
        '''
        result = self._values.get("asn_db_source")
        return typing.cast(typing.Optional["EnvoyProxySpecGeoIpProviderMaxMindAsnDbSource"], result)

    @builtins.property
    def city_db_source(
        self,
    ) -> typing.Optional["EnvoyProxySpecGeoIpProviderMaxMindCityDbSource"]:
        '''
        :schema: EnvoyProxySpecGeoIpProviderMaxMind#cityDbSource
        '''
        result = self._values.get("city_db_source")
        return typing.cast(typing.Optional["EnvoyProxySpecGeoIpProviderMaxMindCityDbSource"], result)

    @builtins.property
    def country_db_source(
        self,
    ) -> typing.Optional["EnvoyProxySpecGeoIpProviderMaxMindCountryDbSource"]:
        '''
        :schema: EnvoyProxySpecGeoIpProviderMaxMind#countryDbSource
        '''
        result = self._values.get("country_db_source")
        return typing.cast(typing.Optional["EnvoyProxySpecGeoIpProviderMaxMindCountryDbSource"], result)

    @builtins.property
    def isp_db_source(
        self,
    ) -> typing.Optional["EnvoyProxySpecGeoIpProviderMaxMindIspDbSource"]:
        '''
        :schema: EnvoyProxySpecGeoIpProviderMaxMind#ispDbSource
        '''
        result = self._values.get("isp_db_source")
        return typing.cast(typing.Optional["EnvoyProxySpecGeoIpProviderMaxMindIspDbSource"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecGeoIpProviderMaxMind(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSource",
    jsii_struct_bases=[],
    name_mapping={"local": "local"},
)
class EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSource:
    def __init__(
        self,
        *,
        local: typing.Union["EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSourceLocal", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param local: 

        :schema: EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSource
        '''
        if isinstance(local, dict):
            local = EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSourceLocal(**local)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__07ca2d522795318e6f63d6a113bf16433055406d57c296a4fad17829d4d68c35)
            check_type(argname="argument local", value=local, expected_type=type_hints["local"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "local": local,
        }

    @builtins.property
    def local(self) -> "EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSourceLocal":
        '''
        :schema: EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSource#local
        '''
        result = self._values.get("local")
        assert result is not None, "Required property 'local' is missing"
        return typing.cast("EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSourceLocal", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSource(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSourceLocal",
    jsii_struct_bases=[],
    name_mapping={"path": "path"},
)
class EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSourceLocal:
    def __init__(self, *, path: builtins.str) -> None:
        '''
        :param path: 

        :schema: EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSourceLocal
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__72b4bd0b627c1d915c07a40d8b952bfc4349d124a18cbde3313f46386ed5b93e)
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "path": path,
        }

    @builtins.property
    def path(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSourceLocal#path
        '''
        result = self._values.get("path")
        assert result is not None, "Required property 'path' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSourceLocal(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecGeoIpProviderMaxMindAsnDbSource",
    jsii_struct_bases=[],
    name_mapping={"local": "local"},
)
class EnvoyProxySpecGeoIpProviderMaxMindAsnDbSource:
    def __init__(
        self,
        *,
        local: typing.Union["EnvoyProxySpecGeoIpProviderMaxMindAsnDbSourceLocal", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param local: 

        :schema: EnvoyProxySpecGeoIpProviderMaxMindAsnDbSource
        '''
        if isinstance(local, dict):
            local = EnvoyProxySpecGeoIpProviderMaxMindAsnDbSourceLocal(**local)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e686191df1fb2018b62888347a9db6e89c4057b3a062bef9d0e6c1caa4ed90c6)
            check_type(argname="argument local", value=local, expected_type=type_hints["local"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "local": local,
        }

    @builtins.property
    def local(self) -> "EnvoyProxySpecGeoIpProviderMaxMindAsnDbSourceLocal":
        '''
        :schema: EnvoyProxySpecGeoIpProviderMaxMindAsnDbSource#local
        '''
        result = self._values.get("local")
        assert result is not None, "Required property 'local' is missing"
        return typing.cast("EnvoyProxySpecGeoIpProviderMaxMindAsnDbSourceLocal", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecGeoIpProviderMaxMindAsnDbSource(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecGeoIpProviderMaxMindAsnDbSourceLocal",
    jsii_struct_bases=[],
    name_mapping={"path": "path"},
)
class EnvoyProxySpecGeoIpProviderMaxMindAsnDbSourceLocal:
    def __init__(self, *, path: builtins.str) -> None:
        '''
        :param path: 

        :schema: EnvoyProxySpecGeoIpProviderMaxMindAsnDbSourceLocal
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9fa118dfc1095f4c1cc47897f28a77386c39c61244e02468c61d3714aba4dd2f)
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "path": path,
        }

    @builtins.property
    def path(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecGeoIpProviderMaxMindAsnDbSourceLocal#path
        '''
        result = self._values.get("path")
        assert result is not None, "Required property 'path' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecGeoIpProviderMaxMindAsnDbSourceLocal(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecGeoIpProviderMaxMindCityDbSource",
    jsii_struct_bases=[],
    name_mapping={"local": "local"},
)
class EnvoyProxySpecGeoIpProviderMaxMindCityDbSource:
    def __init__(
        self,
        *,
        local: typing.Union["EnvoyProxySpecGeoIpProviderMaxMindCityDbSourceLocal", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param local: 

        :schema: EnvoyProxySpecGeoIpProviderMaxMindCityDbSource
        '''
        if isinstance(local, dict):
            local = EnvoyProxySpecGeoIpProviderMaxMindCityDbSourceLocal(**local)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c89f97475090490a421cdb9b07b29e1ce1684673e6e0e0051b46f1fd2bd032bb)
            check_type(argname="argument local", value=local, expected_type=type_hints["local"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "local": local,
        }

    @builtins.property
    def local(self) -> "EnvoyProxySpecGeoIpProviderMaxMindCityDbSourceLocal":
        '''
        :schema: EnvoyProxySpecGeoIpProviderMaxMindCityDbSource#local
        '''
        result = self._values.get("local")
        assert result is not None, "Required property 'local' is missing"
        return typing.cast("EnvoyProxySpecGeoIpProviderMaxMindCityDbSourceLocal", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecGeoIpProviderMaxMindCityDbSource(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecGeoIpProviderMaxMindCityDbSourceLocal",
    jsii_struct_bases=[],
    name_mapping={"path": "path"},
)
class EnvoyProxySpecGeoIpProviderMaxMindCityDbSourceLocal:
    def __init__(self, *, path: builtins.str) -> None:
        '''
        :param path: 

        :schema: EnvoyProxySpecGeoIpProviderMaxMindCityDbSourceLocal
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4aafb8446ab3e060202539ec47de7ff8907dd3a664c53bec525317a7648e03f6)
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "path": path,
        }

    @builtins.property
    def path(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecGeoIpProviderMaxMindCityDbSourceLocal#path
        '''
        result = self._values.get("path")
        assert result is not None, "Required property 'path' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecGeoIpProviderMaxMindCityDbSourceLocal(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecGeoIpProviderMaxMindCountryDbSource",
    jsii_struct_bases=[],
    name_mapping={"local": "local"},
)
class EnvoyProxySpecGeoIpProviderMaxMindCountryDbSource:
    def __init__(
        self,
        *,
        local: typing.Union["EnvoyProxySpecGeoIpProviderMaxMindCountryDbSourceLocal", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param local: 

        :schema: EnvoyProxySpecGeoIpProviderMaxMindCountryDbSource
        '''
        if isinstance(local, dict):
            local = EnvoyProxySpecGeoIpProviderMaxMindCountryDbSourceLocal(**local)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b33fddfad6fed9f39580120aa2a7112677de055ac208837a691a2423092ed75e)
            check_type(argname="argument local", value=local, expected_type=type_hints["local"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "local": local,
        }

    @builtins.property
    def local(self) -> "EnvoyProxySpecGeoIpProviderMaxMindCountryDbSourceLocal":
        '''
        :schema: EnvoyProxySpecGeoIpProviderMaxMindCountryDbSource#local
        '''
        result = self._values.get("local")
        assert result is not None, "Required property 'local' is missing"
        return typing.cast("EnvoyProxySpecGeoIpProviderMaxMindCountryDbSourceLocal", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecGeoIpProviderMaxMindCountryDbSource(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecGeoIpProviderMaxMindCountryDbSourceLocal",
    jsii_struct_bases=[],
    name_mapping={"path": "path"},
)
class EnvoyProxySpecGeoIpProviderMaxMindCountryDbSourceLocal:
    def __init__(self, *, path: builtins.str) -> None:
        '''
        :param path: 

        :schema: EnvoyProxySpecGeoIpProviderMaxMindCountryDbSourceLocal
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__35717d334b95eeb574da5d3930afb681beea8fe3116af34218603f7247b28691)
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "path": path,
        }

    @builtins.property
    def path(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecGeoIpProviderMaxMindCountryDbSourceLocal#path
        '''
        result = self._values.get("path")
        assert result is not None, "Required property 'path' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecGeoIpProviderMaxMindCountryDbSourceLocal(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecGeoIpProviderMaxMindIspDbSource",
    jsii_struct_bases=[],
    name_mapping={"local": "local"},
)
class EnvoyProxySpecGeoIpProviderMaxMindIspDbSource:
    def __init__(
        self,
        *,
        local: typing.Union["EnvoyProxySpecGeoIpProviderMaxMindIspDbSourceLocal", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param local: 

        :schema: EnvoyProxySpecGeoIpProviderMaxMindIspDbSource
        '''
        if isinstance(local, dict):
            local = EnvoyProxySpecGeoIpProviderMaxMindIspDbSourceLocal(**local)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__086232ce8f8a286f470d28abc93f5538f2dc12ade3a3db49ea7dd297a3aaacbf)
            check_type(argname="argument local", value=local, expected_type=type_hints["local"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "local": local,
        }

    @builtins.property
    def local(self) -> "EnvoyProxySpecGeoIpProviderMaxMindIspDbSourceLocal":
        '''
        :schema: EnvoyProxySpecGeoIpProviderMaxMindIspDbSource#local
        '''
        result = self._values.get("local")
        assert result is not None, "Required property 'local' is missing"
        return typing.cast("EnvoyProxySpecGeoIpProviderMaxMindIspDbSourceLocal", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecGeoIpProviderMaxMindIspDbSource(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecGeoIpProviderMaxMindIspDbSourceLocal",
    jsii_struct_bases=[],
    name_mapping={"path": "path"},
)
class EnvoyProxySpecGeoIpProviderMaxMindIspDbSourceLocal:
    def __init__(self, *, path: builtins.str) -> None:
        '''
        :param path: 

        :schema: EnvoyProxySpecGeoIpProviderMaxMindIspDbSourceLocal
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3495e30c348ccee8a2bfe6cd0ba952ae3152f4df25d66d7c2c15af3fa14f2b49)
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "path": path,
        }

    @builtins.property
    def path(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecGeoIpProviderMaxMindIspDbSourceLocal#path
        '''
        result = self._values.get("path")
        assert result is not None, "Required property 'path' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecGeoIpProviderMaxMindIspDbSourceLocal(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecGeoIpProviderType"
)
class EnvoyProxySpecGeoIpProviderType(enum.Enum):
    '''
    :schema: EnvoyProxySpecGeoIpProviderType
    '''

    MAX_MIND = "MAX_MIND"
    '''MaxMind.'''


@jsii.enum(jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecIpFamily")
class EnvoyProxySpecIpFamily(enum.Enum):
    '''
    :schema: EnvoyProxySpecIpFamily
    '''

    I_PV4 = "I_PV4"
    '''IPv4.'''
    I_PV6 = "I_PV6"
    '''IPv6.'''
    DUAL_STACK = "DUAL_STACK"
    '''DualStack.'''


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecLogging",
    jsii_struct_bases=[],
    name_mapping={"level": "level"},
)
class EnvoyProxySpecLogging:
    def __init__(
        self,
        *,
        level: typing.Optional[typing.Mapping[builtins.str, "EnvoyProxySpecLoggingLevel"]] = None,
    ) -> None:
        '''
        :param level: 

        :schema: EnvoyProxySpecLogging
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1717fadc96b2ede2790a2af96cd8f092334f60747b784fffe6152194511193bc)
            check_type(argname="argument level", value=level, expected_type=type_hints["level"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if level is not None:
            self._values["level"] = level

    @builtins.property
    def level(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "EnvoyProxySpecLoggingLevel"]]:
        '''
        :schema: EnvoyProxySpecLogging#level
        '''
        result = self._values.get("level")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "EnvoyProxySpecLoggingLevel"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecLogging(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecLoggingLevel")
class EnvoyProxySpecLoggingLevel(enum.Enum):
    '''
    :schema: EnvoyProxySpecLoggingLevel
    '''

    TRACE = "TRACE"
    '''trace.'''
    DEBUG = "DEBUG"
    '''debug.'''
    INFO = "INFO"
    '''info.'''
    WARN = "WARN"
    '''warn.'''
    ERROR = "ERROR"
    '''error.'''


@jsii.enum(jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecLuaValidation")
class EnvoyProxySpecLuaValidation(enum.Enum):
    '''
    :schema: EnvoyProxySpecLuaValidation
    '''

    STRICT = "STRICT"
    '''Strict.'''
    INSECURE_SYNTAX = "INSECURE_SYNTAX"
    '''InsecureSyntax.'''
    DISABLED = "DISABLED"
    '''Disabled.'''


@jsii.enum(jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecMergeType")
class EnvoyProxySpecMergeType(enum.Enum):
    '''
    :schema: EnvoyProxySpecMergeType
    '''

    REPLACE = "REPLACE"
    '''Replace.'''
    STRATEGIC_MERGE = "STRATEGIC_MERGE"
    '''StrategicMerge.'''
    JSON_MERGE = "JSON_MERGE"
    '''JSONMerge.'''


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProvider",
    jsii_struct_bases=[],
    name_mapping={"type": "type", "host": "host", "kubernetes": "kubernetes"},
)
class EnvoyProxySpecProvider:
    def __init__(
        self,
        *,
        type: "EnvoyProxySpecProviderType",
        host: typing.Optional[typing.Union["EnvoyProxySpecProviderHost", typing.Dict[builtins.str, typing.Any]]] = None,
        kubernetes: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetes", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param type: 
        :param host: 
        :param kubernetes: 

        :schema: EnvoyProxySpecProvider
        '''
        if isinstance(host, dict):
            host = EnvoyProxySpecProviderHost(**host)
        if isinstance(kubernetes, dict):
            kubernetes = EnvoyProxySpecProviderKubernetes(**kubernetes)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f6109d527aaec501a2d9858a2df2579328f64969cdd11e03cff7c14c921dd50a)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument host", value=host, expected_type=type_hints["host"])
            check_type(argname="argument kubernetes", value=kubernetes, expected_type=type_hints["kubernetes"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if host is not None:
            self._values["host"] = host
        if kubernetes is not None:
            self._values["kubernetes"] = kubernetes

    @builtins.property
    def type(self) -> "EnvoyProxySpecProviderType":
        '''
        :schema: EnvoyProxySpecProvider#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast("EnvoyProxySpecProviderType", result)

    @builtins.property
    def host(self) -> typing.Optional["EnvoyProxySpecProviderHost"]:
        '''
        :schema: EnvoyProxySpecProvider#host
        '''
        result = self._values.get("host")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderHost"], result)

    @builtins.property
    def kubernetes(self) -> typing.Optional["EnvoyProxySpecProviderKubernetes"]:
        '''
        :schema: EnvoyProxySpecProvider#kubernetes
        '''
        result = self._values.get("kubernetes")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetes"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProvider(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderHost",
    jsii_struct_bases=[],
    name_mapping={"envoy_version": "envoyVersion"},
)
class EnvoyProxySpecProviderHost:
    def __init__(self, *, envoy_version: typing.Optional[builtins.str] = None) -> None:
        '''
        :param envoy_version: 

        :schema: EnvoyProxySpecProviderHost
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c99e5f9bd30a13d1845abd5a4e2794f21937d1ef1e9998f5637e5d7a4088ac14)
            check_type(argname="argument envoy_version", value=envoy_version, expected_type=type_hints["envoy_version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if envoy_version is not None:
            self._values["envoy_version"] = envoy_version

    @builtins.property
    def envoy_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderHost#envoyVersion
        '''
        result = self._values.get("envoy_version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderHost(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetes",
    jsii_struct_bases=[],
    name_mapping={
        "envoy_daemon_set": "envoyDaemonSet",
        "envoy_deployment": "envoyDeployment",
        "envoy_hpa": "envoyHpa",
        "envoy_pdb": "envoyPdb",
        "envoy_service": "envoyService",
        "envoy_service_account": "envoyServiceAccount",
        "use_listener_port_as_container_port": "useListenerPortAsContainerPort",
    },
)
class EnvoyProxySpecProviderKubernetes:
    def __init__(
        self,
        *,
        envoy_daemon_set: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyDaemonSet", typing.Dict[builtins.str, typing.Any]]] = None,
        envoy_deployment: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyDeployment", typing.Dict[builtins.str, typing.Any]]] = None,
        envoy_hpa: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpa", typing.Dict[builtins.str, typing.Any]]] = None,
        envoy_pdb: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyPdb", typing.Dict[builtins.str, typing.Any]]] = None,
        envoy_service: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyService", typing.Dict[builtins.str, typing.Any]]] = None,
        envoy_service_account: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyServiceAccount", typing.Dict[builtins.str, typing.Any]]] = None,
        use_listener_port_as_container_port: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param envoy_daemon_set: 
        :param envoy_deployment: 
        :param envoy_hpa: 
        :param envoy_pdb: 
        :param envoy_service: 
        :param envoy_service_account: 
        :param use_listener_port_as_container_port: 

        :schema: EnvoyProxySpecProviderKubernetes
        '''
        if isinstance(envoy_daemon_set, dict):
            envoy_daemon_set = EnvoyProxySpecProviderKubernetesEnvoyDaemonSet(**envoy_daemon_set)
        if isinstance(envoy_deployment, dict):
            envoy_deployment = EnvoyProxySpecProviderKubernetesEnvoyDeployment(**envoy_deployment)
        if isinstance(envoy_hpa, dict):
            envoy_hpa = EnvoyProxySpecProviderKubernetesEnvoyHpa(**envoy_hpa)
        if isinstance(envoy_pdb, dict):
            envoy_pdb = EnvoyProxySpecProviderKubernetesEnvoyPdb(**envoy_pdb)
        if isinstance(envoy_service, dict):
            envoy_service = EnvoyProxySpecProviderKubernetesEnvoyService(**envoy_service)
        if isinstance(envoy_service_account, dict):
            envoy_service_account = EnvoyProxySpecProviderKubernetesEnvoyServiceAccount(**envoy_service_account)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3f7f3d8c37f471971bc6cd41212bcefda6ffbeb11cdf8b9df2d788e5b62c64c7)
            check_type(argname="argument envoy_daemon_set", value=envoy_daemon_set, expected_type=type_hints["envoy_daemon_set"])
            check_type(argname="argument envoy_deployment", value=envoy_deployment, expected_type=type_hints["envoy_deployment"])
            check_type(argname="argument envoy_hpa", value=envoy_hpa, expected_type=type_hints["envoy_hpa"])
            check_type(argname="argument envoy_pdb", value=envoy_pdb, expected_type=type_hints["envoy_pdb"])
            check_type(argname="argument envoy_service", value=envoy_service, expected_type=type_hints["envoy_service"])
            check_type(argname="argument envoy_service_account", value=envoy_service_account, expected_type=type_hints["envoy_service_account"])
            check_type(argname="argument use_listener_port_as_container_port", value=use_listener_port_as_container_port, expected_type=type_hints["use_listener_port_as_container_port"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if envoy_daemon_set is not None:
            self._values["envoy_daemon_set"] = envoy_daemon_set
        if envoy_deployment is not None:
            self._values["envoy_deployment"] = envoy_deployment
        if envoy_hpa is not None:
            self._values["envoy_hpa"] = envoy_hpa
        if envoy_pdb is not None:
            self._values["envoy_pdb"] = envoy_pdb
        if envoy_service is not None:
            self._values["envoy_service"] = envoy_service
        if envoy_service_account is not None:
            self._values["envoy_service_account"] = envoy_service_account
        if use_listener_port_as_container_port is not None:
            self._values["use_listener_port_as_container_port"] = use_listener_port_as_container_port

    @builtins.property
    def envoy_daemon_set(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDaemonSet"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetes#envoyDaemonSet
        '''
        result = self._values.get("envoy_daemon_set")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDaemonSet"], result)

    @builtins.property
    def envoy_deployment(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDeployment"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetes#envoyDeployment
        '''
        result = self._values.get("envoy_deployment")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDeployment"], result)

    @builtins.property
    def envoy_hpa(self) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpa"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetes#envoyHpa
        '''
        result = self._values.get("envoy_hpa")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpa"], result)

    @builtins.property
    def envoy_pdb(self) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyPdb"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetes#envoyPDB
        '''
        result = self._values.get("envoy_pdb")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyPdb"], result)

    @builtins.property
    def envoy_service(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyService"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetes#envoyService
        '''
        result = self._values.get("envoy_service")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyService"], result)

    @builtins.property
    def envoy_service_account(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyServiceAccount"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetes#envoyServiceAccount
        '''
        result = self._values.get("envoy_service_account")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyServiceAccount"], result)

    @builtins.property
    def use_listener_port_as_container_port(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: EnvoyProxySpecProviderKubernetes#useListenerPortAsContainerPort
        '''
        result = self._values.get("use_listener_port_as_container_port")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetes(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyDaemonSet",
    jsii_struct_bases=[],
    name_mapping={
        "container": "container",
        "name": "name",
        "patch": "patch",
        "pod": "pod",
        "strategy": "strategy",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyDaemonSet:
    def __init__(
        self,
        *,
        container: typing.Any = None,
        name: typing.Optional[builtins.str] = None,
        patch: typing.Any = None,
        pod: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod", typing.Dict[builtins.str, typing.Any]]] = None,
        strategy: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategy", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param container: 
        :param name: 
        :param patch: 
        :param pod: 
        :param strategy: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSet
        '''
        if isinstance(pod, dict):
            pod = EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod(**pod)
        if isinstance(strategy, dict):
            strategy = EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategy(**strategy)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a11c99c58b50ea1219c0fd442d006350b8f8fe6e3027b10bb4c678808df556fe)
            check_type(argname="argument container", value=container, expected_type=type_hints["container"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument patch", value=patch, expected_type=type_hints["patch"])
            check_type(argname="argument pod", value=pod, expected_type=type_hints["pod"])
            check_type(argname="argument strategy", value=strategy, expected_type=type_hints["strategy"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if container is not None:
            self._values["container"] = container
        if name is not None:
            self._values["name"] = name
        if patch is not None:
            self._values["patch"] = patch
        if pod is not None:
            self._values["pod"] = pod
        if strategy is not None:
            self._values["strategy"] = strategy

    @builtins.property
    def container(self) -> typing.Any:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSet#container
        '''
        result = self._values.get("container")
        return typing.cast(typing.Any, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSet#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def patch(self) -> typing.Any:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSet#patch
        '''
        result = self._values.get("patch")
        return typing.cast(typing.Any, result)

    @builtins.property
    def pod(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSet#pod
        '''
        result = self._values.get("pod")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod"], result)

    @builtins.property
    def strategy(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategy"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSet#strategy
        '''
        result = self._values.get("strategy")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategy"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyDaemonSet(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod",
    jsii_struct_bases=[],
    name_mapping={
        "affinity": "affinity",
        "annotations": "annotations",
        "image_pull_secrets": "imagePullSecrets",
        "labels": "labels",
        "node_selector": "nodeSelector",
        "priority_class_name": "priorityClassName",
        "security_context": "securityContext",
        "tolerations": "tolerations",
        "topology_spread_constraints": "topologySpreadConstraints",
        "volumes": "volumes",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod:
    def __init__(
        self,
        *,
        affinity: typing.Any = None,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        image_pull_secrets: typing.Optional[typing.Sequence[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodImagePullSecrets", typing.Dict[builtins.str, typing.Any]]]] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        priority_class_name: typing.Optional[builtins.str] = None,
        security_context: typing.Any = None,
        tolerations: typing.Optional[typing.Sequence[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodTolerations", typing.Dict[builtins.str, typing.Any]]]] = None,
        topology_spread_constraints: typing.Optional[typing.Sequence[typing.Any]] = None,
        volumes: typing.Optional[typing.Sequence[typing.Any]] = None,
    ) -> None:
        '''
        :param affinity: 
        :param annotations: 
        :param image_pull_secrets: 
        :param labels: 
        :param node_selector: 
        :param priority_class_name: 
        :param security_context: 
        :param tolerations: 
        :param topology_spread_constraints: 
        :param volumes: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__67a568d98c83245537803f975109c0c63322f0064d6f8341b1d3fcf21c99076e)
            check_type(argname="argument affinity", value=affinity, expected_type=type_hints["affinity"])
            check_type(argname="argument annotations", value=annotations, expected_type=type_hints["annotations"])
            check_type(argname="argument image_pull_secrets", value=image_pull_secrets, expected_type=type_hints["image_pull_secrets"])
            check_type(argname="argument labels", value=labels, expected_type=type_hints["labels"])
            check_type(argname="argument node_selector", value=node_selector, expected_type=type_hints["node_selector"])
            check_type(argname="argument priority_class_name", value=priority_class_name, expected_type=type_hints["priority_class_name"])
            check_type(argname="argument security_context", value=security_context, expected_type=type_hints["security_context"])
            check_type(argname="argument tolerations", value=tolerations, expected_type=type_hints["tolerations"])
            check_type(argname="argument topology_spread_constraints", value=topology_spread_constraints, expected_type=type_hints["topology_spread_constraints"])
            check_type(argname="argument volumes", value=volumes, expected_type=type_hints["volumes"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if affinity is not None:
            self._values["affinity"] = affinity
        if annotations is not None:
            self._values["annotations"] = annotations
        if image_pull_secrets is not None:
            self._values["image_pull_secrets"] = image_pull_secrets
        if labels is not None:
            self._values["labels"] = labels
        if node_selector is not None:
            self._values["node_selector"] = node_selector
        if priority_class_name is not None:
            self._values["priority_class_name"] = priority_class_name
        if security_context is not None:
            self._values["security_context"] = security_context
        if tolerations is not None:
            self._values["tolerations"] = tolerations
        if topology_spread_constraints is not None:
            self._values["topology_spread_constraints"] = topology_spread_constraints
        if volumes is not None:
            self._values["volumes"] = volumes

    @builtins.property
    def affinity(self) -> typing.Any:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod#affinity
        '''
        result = self._values.get("affinity")
        return typing.cast(typing.Any, result)

    @builtins.property
    def annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def image_pull_secrets(
        self,
    ) -> typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodImagePullSecrets"]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod#imagePullSecrets
        '''
        result = self._values.get("image_pull_secrets")
        return typing.cast(typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodImagePullSecrets"]], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def node_selector(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod#nodeSelector
        '''
        result = self._values.get("node_selector")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def priority_class_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod#priorityClassName
        '''
        result = self._values.get("priority_class_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def security_context(self) -> typing.Any:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod#securityContext
        '''
        result = self._values.get("security_context")
        return typing.cast(typing.Any, result)

    @builtins.property
    def tolerations(
        self,
    ) -> typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodTolerations"]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod#tolerations
        '''
        result = self._values.get("tolerations")
        return typing.cast(typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodTolerations"]], result)

    @builtins.property
    def topology_spread_constraints(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod#topologySpreadConstraints
        '''
        result = self._values.get("topology_spread_constraints")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def volumes(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod#volumes
        '''
        result = self._values.get("volumes")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodImagePullSecrets",
    jsii_struct_bases=[],
    name_mapping={"name": "name"},
)
class EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodImagePullSecrets:
    def __init__(self, *, name: typing.Optional[builtins.str] = None) -> None:
        '''
        :param name: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodImagePullSecrets
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6a71127deba441e170ecf6fc077ce610a09ec8eea76ba1a65116c9403db43a95)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodImagePullSecrets#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodImagePullSecrets(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodTolerations",
    jsii_struct_bases=[],
    name_mapping={
        "effect": "effect",
        "key": "key",
        "operator": "operator",
        "toleration_seconds": "tolerationSeconds",
        "value": "value",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodTolerations:
    def __init__(
        self,
        *,
        effect: typing.Optional[builtins.str] = None,
        key: typing.Optional[builtins.str] = None,
        operator: typing.Optional[builtins.str] = None,
        toleration_seconds: typing.Optional[jsii.Number] = None,
        value: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param effect: 
        :param key: 
        :param operator: 
        :param toleration_seconds: 
        :param value: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodTolerations
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__857a366092b7b30cb954aebaa0a7e9481078e6b9a075253e408da6b2ac414c38)
            check_type(argname="argument effect", value=effect, expected_type=type_hints["effect"])
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument operator", value=operator, expected_type=type_hints["operator"])
            check_type(argname="argument toleration_seconds", value=toleration_seconds, expected_type=type_hints["toleration_seconds"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if effect is not None:
            self._values["effect"] = effect
        if key is not None:
            self._values["key"] = key
        if operator is not None:
            self._values["operator"] = operator
        if toleration_seconds is not None:
            self._values["toleration_seconds"] = toleration_seconds
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def effect(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodTolerations#effect
        '''
        result = self._values.get("effect")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def key(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodTolerations#key
        '''
        result = self._values.get("key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def operator(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodTolerations#operator
        '''
        result = self._values.get("operator")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def toleration_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodTolerations#tolerationSeconds
        '''
        result = self._values.get("toleration_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodTolerations#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodTolerations(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategy",
    jsii_struct_bases=[],
    name_mapping={"rolling_update": "rollingUpdate", "type": "type"},
)
class EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategy:
    def __init__(
        self,
        *,
        rolling_update: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdate", typing.Dict[builtins.str, typing.Any]]] = None,
        type: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param rolling_update: 
        :param type: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategy
        '''
        if isinstance(rolling_update, dict):
            rolling_update = EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdate(**rolling_update)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5a0edb693c4ae5da659bf53170b28980ff0db55d39ef602b08aedfc828268ed9)
            check_type(argname="argument rolling_update", value=rolling_update, expected_type=type_hints["rolling_update"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if rolling_update is not None:
            self._values["rolling_update"] = rolling_update
        if type is not None:
            self._values["type"] = type

    @builtins.property
    def rolling_update(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdate"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategy#rollingUpdate
        '''
        result = self._values.get("rolling_update")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdate"], result)

    @builtins.property
    def type(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategy#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategy(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdate",
    jsii_struct_bases=[],
    name_mapping={"max_surge": "maxSurge", "max_unavailable": "maxUnavailable"},
)
class EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdate:
    def __init__(
        self,
        *,
        max_surge: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxSurge"] = None,
        max_unavailable: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxUnavailable"] = None,
    ) -> None:
        '''
        :param max_surge: 
        :param max_unavailable: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdate
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9cce1019676568bfe8c7189dcde7303d3d2ea97ad0703a4ce0e3b1b20b76b6de)
            check_type(argname="argument max_surge", value=max_surge, expected_type=type_hints["max_surge"])
            check_type(argname="argument max_unavailable", value=max_unavailable, expected_type=type_hints["max_unavailable"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if max_surge is not None:
            self._values["max_surge"] = max_surge
        if max_unavailable is not None:
            self._values["max_unavailable"] = max_unavailable

    @builtins.property
    def max_surge(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxSurge"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdate#maxSurge
        '''
        result = self._values.get("max_surge")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxSurge"], result)

    @builtins.property
    def max_unavailable(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxUnavailable"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdate#maxUnavailable
        '''
        result = self._values.get("max_unavailable")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxUnavailable"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdate(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxSurge(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxSurge",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxSurge
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxSurge":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__55dca75ce0bc1b63d3c5bfe57691c433a5f378e2d3d377170efdba8d7374e9cc)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxSurge", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxSurge":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__54b91d28aa3ee4f15002a91ae215e4fa5441083253dc0dc598f8519d391a7de8)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxSurge", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxUnavailable(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxUnavailable",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxUnavailable
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxUnavailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b1991db1aba4993f0a5c666960e51801c27097e0399dbe71860516941e856625)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxUnavailable", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxUnavailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1ed3d3fde3f1a211112a651493269de16794344200fea12ffbfd3b8773c1e152)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxUnavailable", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyDeployment",
    jsii_struct_bases=[],
    name_mapping={
        "container": "container",
        "init_containers": "initContainers",
        "name": "name",
        "patch": "patch",
        "pod": "pod",
        "replicas": "replicas",
        "strategy": "strategy",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyDeployment:
    def __init__(
        self,
        *,
        container: typing.Any = None,
        init_containers: typing.Optional[typing.Sequence[typing.Any]] = None,
        name: typing.Optional[builtins.str] = None,
        patch: typing.Any = None,
        pod: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod", typing.Dict[builtins.str, typing.Any]]] = None,
        replicas: typing.Optional[jsii.Number] = None,
        strategy: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategy", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param container: 
        :param init_containers: 
        :param name: 
        :param patch: 
        :param pod: 
        :param replicas: 
        :param strategy: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeployment
        '''
        if isinstance(pod, dict):
            pod = EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod(**pod)
        if isinstance(strategy, dict):
            strategy = EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategy(**strategy)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5d12079739db6f21afff45369d949bb7ea4bcd5580d90db2d398ea211e969ba3)
            check_type(argname="argument container", value=container, expected_type=type_hints["container"])
            check_type(argname="argument init_containers", value=init_containers, expected_type=type_hints["init_containers"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument patch", value=patch, expected_type=type_hints["patch"])
            check_type(argname="argument pod", value=pod, expected_type=type_hints["pod"])
            check_type(argname="argument replicas", value=replicas, expected_type=type_hints["replicas"])
            check_type(argname="argument strategy", value=strategy, expected_type=type_hints["strategy"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if container is not None:
            self._values["container"] = container
        if init_containers is not None:
            self._values["init_containers"] = init_containers
        if name is not None:
            self._values["name"] = name
        if patch is not None:
            self._values["patch"] = patch
        if pod is not None:
            self._values["pod"] = pod
        if replicas is not None:
            self._values["replicas"] = replicas
        if strategy is not None:
            self._values["strategy"] = strategy

    @builtins.property
    def container(self) -> typing.Any:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeployment#container
        '''
        result = self._values.get("container")
        return typing.cast(typing.Any, result)

    @builtins.property
    def init_containers(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeployment#initContainers
        '''
        result = self._values.get("init_containers")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeployment#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def patch(self) -> typing.Any:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeployment#patch
        '''
        result = self._values.get("patch")
        return typing.cast(typing.Any, result)

    @builtins.property
    def pod(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeployment#pod
        '''
        result = self._values.get("pod")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod"], result)

    @builtins.property
    def replicas(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeployment#replicas
        '''
        result = self._values.get("replicas")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def strategy(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategy"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeployment#strategy
        '''
        result = self._values.get("strategy")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategy"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyDeployment(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod",
    jsii_struct_bases=[],
    name_mapping={
        "affinity": "affinity",
        "annotations": "annotations",
        "image_pull_secrets": "imagePullSecrets",
        "labels": "labels",
        "node_selector": "nodeSelector",
        "priority_class_name": "priorityClassName",
        "security_context": "securityContext",
        "tolerations": "tolerations",
        "topology_spread_constraints": "topologySpreadConstraints",
        "volumes": "volumes",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod:
    def __init__(
        self,
        *,
        affinity: typing.Any = None,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        image_pull_secrets: typing.Optional[typing.Sequence[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodImagePullSecrets", typing.Dict[builtins.str, typing.Any]]]] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        priority_class_name: typing.Optional[builtins.str] = None,
        security_context: typing.Any = None,
        tolerations: typing.Optional[typing.Sequence[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodTolerations", typing.Dict[builtins.str, typing.Any]]]] = None,
        topology_spread_constraints: typing.Optional[typing.Sequence[typing.Any]] = None,
        volumes: typing.Optional[typing.Sequence[typing.Any]] = None,
    ) -> None:
        '''
        :param affinity: 
        :param annotations: 
        :param image_pull_secrets: 
        :param labels: 
        :param node_selector: 
        :param priority_class_name: 
        :param security_context: 
        :param tolerations: 
        :param topology_spread_constraints: 
        :param volumes: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__225120c7ec4782b8403edd4fff68d0fbf6602077ac905e9c18285da913b604e3)
            check_type(argname="argument affinity", value=affinity, expected_type=type_hints["affinity"])
            check_type(argname="argument annotations", value=annotations, expected_type=type_hints["annotations"])
            check_type(argname="argument image_pull_secrets", value=image_pull_secrets, expected_type=type_hints["image_pull_secrets"])
            check_type(argname="argument labels", value=labels, expected_type=type_hints["labels"])
            check_type(argname="argument node_selector", value=node_selector, expected_type=type_hints["node_selector"])
            check_type(argname="argument priority_class_name", value=priority_class_name, expected_type=type_hints["priority_class_name"])
            check_type(argname="argument security_context", value=security_context, expected_type=type_hints["security_context"])
            check_type(argname="argument tolerations", value=tolerations, expected_type=type_hints["tolerations"])
            check_type(argname="argument topology_spread_constraints", value=topology_spread_constraints, expected_type=type_hints["topology_spread_constraints"])
            check_type(argname="argument volumes", value=volumes, expected_type=type_hints["volumes"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if affinity is not None:
            self._values["affinity"] = affinity
        if annotations is not None:
            self._values["annotations"] = annotations
        if image_pull_secrets is not None:
            self._values["image_pull_secrets"] = image_pull_secrets
        if labels is not None:
            self._values["labels"] = labels
        if node_selector is not None:
            self._values["node_selector"] = node_selector
        if priority_class_name is not None:
            self._values["priority_class_name"] = priority_class_name
        if security_context is not None:
            self._values["security_context"] = security_context
        if tolerations is not None:
            self._values["tolerations"] = tolerations
        if topology_spread_constraints is not None:
            self._values["topology_spread_constraints"] = topology_spread_constraints
        if volumes is not None:
            self._values["volumes"] = volumes

    @builtins.property
    def affinity(self) -> typing.Any:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod#affinity
        '''
        result = self._values.get("affinity")
        return typing.cast(typing.Any, result)

    @builtins.property
    def annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def image_pull_secrets(
        self,
    ) -> typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodImagePullSecrets"]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod#imagePullSecrets
        '''
        result = self._values.get("image_pull_secrets")
        return typing.cast(typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodImagePullSecrets"]], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def node_selector(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod#nodeSelector
        '''
        result = self._values.get("node_selector")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def priority_class_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod#priorityClassName
        '''
        result = self._values.get("priority_class_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def security_context(self) -> typing.Any:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod#securityContext
        '''
        result = self._values.get("security_context")
        return typing.cast(typing.Any, result)

    @builtins.property
    def tolerations(
        self,
    ) -> typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodTolerations"]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod#tolerations
        '''
        result = self._values.get("tolerations")
        return typing.cast(typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodTolerations"]], result)

    @builtins.property
    def topology_spread_constraints(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod#topologySpreadConstraints
        '''
        result = self._values.get("topology_spread_constraints")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def volumes(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod#volumes
        '''
        result = self._values.get("volumes")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodImagePullSecrets",
    jsii_struct_bases=[],
    name_mapping={"name": "name"},
)
class EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodImagePullSecrets:
    def __init__(self, *, name: typing.Optional[builtins.str] = None) -> None:
        '''
        :param name: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodImagePullSecrets
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d0a271a3b8734aadaa56e5297d9c78c0a6542eeeefbfc318b13f1d8f898c2a13)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodImagePullSecrets#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodImagePullSecrets(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodTolerations",
    jsii_struct_bases=[],
    name_mapping={
        "effect": "effect",
        "key": "key",
        "operator": "operator",
        "toleration_seconds": "tolerationSeconds",
        "value": "value",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodTolerations:
    def __init__(
        self,
        *,
        effect: typing.Optional[builtins.str] = None,
        key: typing.Optional[builtins.str] = None,
        operator: typing.Optional[builtins.str] = None,
        toleration_seconds: typing.Optional[jsii.Number] = None,
        value: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param effect: 
        :param key: 
        :param operator: 
        :param toleration_seconds: 
        :param value: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodTolerations
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__49ab2bec4e6e452341019ce9c47334a500fdc2439fb00178912f65555d7b3bfa)
            check_type(argname="argument effect", value=effect, expected_type=type_hints["effect"])
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument operator", value=operator, expected_type=type_hints["operator"])
            check_type(argname="argument toleration_seconds", value=toleration_seconds, expected_type=type_hints["toleration_seconds"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if effect is not None:
            self._values["effect"] = effect
        if key is not None:
            self._values["key"] = key
        if operator is not None:
            self._values["operator"] = operator
        if toleration_seconds is not None:
            self._values["toleration_seconds"] = toleration_seconds
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def effect(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodTolerations#effect
        '''
        result = self._values.get("effect")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def key(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodTolerations#key
        '''
        result = self._values.get("key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def operator(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodTolerations#operator
        '''
        result = self._values.get("operator")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def toleration_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodTolerations#tolerationSeconds
        '''
        result = self._values.get("toleration_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodTolerations#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodTolerations(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategy",
    jsii_struct_bases=[],
    name_mapping={"rolling_update": "rollingUpdate", "type": "type"},
)
class EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategy:
    def __init__(
        self,
        *,
        rolling_update: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdate", typing.Dict[builtins.str, typing.Any]]] = None,
        type: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param rolling_update: 
        :param type: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategy
        '''
        if isinstance(rolling_update, dict):
            rolling_update = EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdate(**rolling_update)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b839d2fb381498f96516b5dd66376e3227b864aebe4341bca6b27748d204929e)
            check_type(argname="argument rolling_update", value=rolling_update, expected_type=type_hints["rolling_update"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if rolling_update is not None:
            self._values["rolling_update"] = rolling_update
        if type is not None:
            self._values["type"] = type

    @builtins.property
    def rolling_update(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdate"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategy#rollingUpdate
        '''
        result = self._values.get("rolling_update")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdate"], result)

    @builtins.property
    def type(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategy#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategy(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdate",
    jsii_struct_bases=[],
    name_mapping={"max_surge": "maxSurge", "max_unavailable": "maxUnavailable"},
)
class EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdate:
    def __init__(
        self,
        *,
        max_surge: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxSurge"] = None,
        max_unavailable: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxUnavailable"] = None,
    ) -> None:
        '''
        :param max_surge: 
        :param max_unavailable: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdate
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8c2da426bded451264a19716ea5e4d29906ec57446d9d1dc4e9c27107a51c8fb)
            check_type(argname="argument max_surge", value=max_surge, expected_type=type_hints["max_surge"])
            check_type(argname="argument max_unavailable", value=max_unavailable, expected_type=type_hints["max_unavailable"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if max_surge is not None:
            self._values["max_surge"] = max_surge
        if max_unavailable is not None:
            self._values["max_unavailable"] = max_unavailable

    @builtins.property
    def max_surge(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxSurge"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdate#maxSurge
        '''
        result = self._values.get("max_surge")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxSurge"], result)

    @builtins.property
    def max_unavailable(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxUnavailable"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdate#maxUnavailable
        '''
        result = self._values.get("max_unavailable")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxUnavailable"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdate(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxSurge(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxSurge",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxSurge
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxSurge":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__128b4b8f4b5b5cd0e51ecbf38059467ee0712bcb78ab87930c7e0a19d14130e9)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxSurge", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxSurge":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2eda22d668420134dfa67db4a662234068e99221d4c3c4e820b099afe0f16b4c)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxSurge", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxUnavailable(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxUnavailable",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxUnavailable
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxUnavailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c5082f2e441036945d63afae27fdc6cb15e07a8327d1c2c4cdb54e40c9fcfaab)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxUnavailable", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxUnavailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__669134ba5db194fbb319fe3f32d3b835c52b9add1e7498ad8b497011a92287c5)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxUnavailable", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpa",
    jsii_struct_bases=[],
    name_mapping={
        "max_replicas": "maxReplicas",
        "behavior": "behavior",
        "metrics": "metrics",
        "min_replicas": "minReplicas",
        "name": "name",
        "patch": "patch",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyHpa:
    def __init__(
        self,
        *,
        max_replicas: jsii.Number,
        behavior: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaBehavior", typing.Dict[builtins.str, typing.Any]]] = None,
        metrics: typing.Optional[typing.Sequence[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetrics", typing.Dict[builtins.str, typing.Any]]]] = None,
        min_replicas: typing.Optional[jsii.Number] = None,
        name: typing.Optional[builtins.str] = None,
        patch: typing.Any = None,
    ) -> None:
        '''
        :param max_replicas: 
        :param behavior: 
        :param metrics: 
        :param min_replicas: 
        :param name: 
        :param patch: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpa
        '''
        if isinstance(behavior, dict):
            behavior = EnvoyProxySpecProviderKubernetesEnvoyHpaBehavior(**behavior)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__47c06c0acb06011ccf0dc79e45481d8f9bfa1e20a19229ada32d436d7e6eaef1)
            check_type(argname="argument max_replicas", value=max_replicas, expected_type=type_hints["max_replicas"])
            check_type(argname="argument behavior", value=behavior, expected_type=type_hints["behavior"])
            check_type(argname="argument metrics", value=metrics, expected_type=type_hints["metrics"])
            check_type(argname="argument min_replicas", value=min_replicas, expected_type=type_hints["min_replicas"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument patch", value=patch, expected_type=type_hints["patch"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "max_replicas": max_replicas,
        }
        if behavior is not None:
            self._values["behavior"] = behavior
        if metrics is not None:
            self._values["metrics"] = metrics
        if min_replicas is not None:
            self._values["min_replicas"] = min_replicas
        if name is not None:
            self._values["name"] = name
        if patch is not None:
            self._values["patch"] = patch

    @builtins.property
    def max_replicas(self) -> jsii.Number:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpa#maxReplicas
        '''
        result = self._values.get("max_replicas")
        assert result is not None, "Required property 'max_replicas' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def behavior(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaBehavior"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpa#behavior
        '''
        result = self._values.get("behavior")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaBehavior"], result)

    @builtins.property
    def metrics(
        self,
    ) -> typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyHpaMetrics"]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpa#metrics
        '''
        result = self._values.get("metrics")
        return typing.cast(typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyHpaMetrics"]], result)

    @builtins.property
    def min_replicas(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpa#minReplicas
        '''
        result = self._values.get("min_replicas")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpa#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def patch(self) -> typing.Any:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpa#patch
        '''
        result = self._values.get("patch")
        return typing.cast(typing.Any, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpa(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaBehavior",
    jsii_struct_bases=[],
    name_mapping={"scale_down": "scaleDown", "scale_up": "scaleUp"},
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaBehavior:
    def __init__(
        self,
        *,
        scale_down: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDown", typing.Dict[builtins.str, typing.Any]]] = None,
        scale_up: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUp", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param scale_down: 
        :param scale_up: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehavior
        '''
        if isinstance(scale_down, dict):
            scale_down = EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDown(**scale_down)
        if isinstance(scale_up, dict):
            scale_up = EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUp(**scale_up)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__300bc3c3ac0167f8a399489204017b313d1a33b01988261ed9cb460cee8e11db)
            check_type(argname="argument scale_down", value=scale_down, expected_type=type_hints["scale_down"])
            check_type(argname="argument scale_up", value=scale_up, expected_type=type_hints["scale_up"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if scale_down is not None:
            self._values["scale_down"] = scale_down
        if scale_up is not None:
            self._values["scale_up"] = scale_up

    @builtins.property
    def scale_down(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDown"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehavior#scaleDown
        '''
        result = self._values.get("scale_down")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDown"], result)

    @builtins.property
    def scale_up(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUp"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehavior#scaleUp
        '''
        result = self._values.get("scale_up")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUp"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaBehavior(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDown",
    jsii_struct_bases=[],
    name_mapping={
        "policies": "policies",
        "select_policy": "selectPolicy",
        "stabilization_window_seconds": "stabilizationWindowSeconds",
        "tolerance": "tolerance",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDown:
    def __init__(
        self,
        *,
        policies: typing.Optional[typing.Sequence[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownPolicies", typing.Dict[builtins.str, typing.Any]]]] = None,
        select_policy: typing.Optional[builtins.str] = None,
        stabilization_window_seconds: typing.Optional[jsii.Number] = None,
        tolerance: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownTolerance"] = None,
    ) -> None:
        '''
        :param policies: 
        :param select_policy: 
        :param stabilization_window_seconds: 
        :param tolerance: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDown
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7cade5dbc9fc9888f681f1e67e4baf5c8de8e69ea84ab18a6ef62847e4e28e1e)
            check_type(argname="argument policies", value=policies, expected_type=type_hints["policies"])
            check_type(argname="argument select_policy", value=select_policy, expected_type=type_hints["select_policy"])
            check_type(argname="argument stabilization_window_seconds", value=stabilization_window_seconds, expected_type=type_hints["stabilization_window_seconds"])
            check_type(argname="argument tolerance", value=tolerance, expected_type=type_hints["tolerance"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if policies is not None:
            self._values["policies"] = policies
        if select_policy is not None:
            self._values["select_policy"] = select_policy
        if stabilization_window_seconds is not None:
            self._values["stabilization_window_seconds"] = stabilization_window_seconds
        if tolerance is not None:
            self._values["tolerance"] = tolerance

    @builtins.property
    def policies(
        self,
    ) -> typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownPolicies"]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDown#policies
        '''
        result = self._values.get("policies")
        return typing.cast(typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownPolicies"]], result)

    @builtins.property
    def select_policy(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDown#selectPolicy
        '''
        result = self._values.get("select_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def stabilization_window_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDown#stabilizationWindowSeconds
        '''
        result = self._values.get("stabilization_window_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def tolerance(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownTolerance"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDown#tolerance
        '''
        result = self._values.get("tolerance")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownTolerance"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDown(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownPolicies",
    jsii_struct_bases=[],
    name_mapping={"period_seconds": "periodSeconds", "type": "type", "value": "value"},
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownPolicies:
    def __init__(
        self,
        *,
        period_seconds: jsii.Number,
        type: builtins.str,
        value: jsii.Number,
    ) -> None:
        '''
        :param period_seconds: 
        :param type: 
        :param value: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownPolicies
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__75453827cf9217c4e44ae253fe2594db8f473e44e63d2c646ab7ac061ce65195)
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "period_seconds": period_seconds,
            "type": type,
            "value": value,
        }

    @builtins.property
    def period_seconds(self) -> jsii.Number:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownPolicies#periodSeconds
        '''
        result = self._values.get("period_seconds")
        assert result is not None, "Required property 'period_seconds' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def type(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownPolicies#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> jsii.Number:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownPolicies#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(jsii.Number, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownPolicies(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownTolerance(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownTolerance",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownTolerance
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownTolerance":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__fa8372a4f11244dfaccfc311d80a78f24b3fe3d26f41635ec8c2a1d194d1383c)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownTolerance", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownTolerance":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__02256f3cfe8c7a35b5891601202c40807e6eae20be0453c130d114fa8d11bd49)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownTolerance", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUp",
    jsii_struct_bases=[],
    name_mapping={
        "policies": "policies",
        "select_policy": "selectPolicy",
        "stabilization_window_seconds": "stabilizationWindowSeconds",
        "tolerance": "tolerance",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUp:
    def __init__(
        self,
        *,
        policies: typing.Optional[typing.Sequence[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpPolicies", typing.Dict[builtins.str, typing.Any]]]] = None,
        select_policy: typing.Optional[builtins.str] = None,
        stabilization_window_seconds: typing.Optional[jsii.Number] = None,
        tolerance: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpTolerance"] = None,
    ) -> None:
        '''
        :param policies: 
        :param select_policy: 
        :param stabilization_window_seconds: 
        :param tolerance: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUp
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f943d95f484889f1e4d927e2eb21125c2dec61aa5dc8b813d5aa846eaa9d6e7f)
            check_type(argname="argument policies", value=policies, expected_type=type_hints["policies"])
            check_type(argname="argument select_policy", value=select_policy, expected_type=type_hints["select_policy"])
            check_type(argname="argument stabilization_window_seconds", value=stabilization_window_seconds, expected_type=type_hints["stabilization_window_seconds"])
            check_type(argname="argument tolerance", value=tolerance, expected_type=type_hints["tolerance"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if policies is not None:
            self._values["policies"] = policies
        if select_policy is not None:
            self._values["select_policy"] = select_policy
        if stabilization_window_seconds is not None:
            self._values["stabilization_window_seconds"] = stabilization_window_seconds
        if tolerance is not None:
            self._values["tolerance"] = tolerance

    @builtins.property
    def policies(
        self,
    ) -> typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpPolicies"]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUp#policies
        '''
        result = self._values.get("policies")
        return typing.cast(typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpPolicies"]], result)

    @builtins.property
    def select_policy(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUp#selectPolicy
        '''
        result = self._values.get("select_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def stabilization_window_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUp#stabilizationWindowSeconds
        '''
        result = self._values.get("stabilization_window_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def tolerance(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpTolerance"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUp#tolerance
        '''
        result = self._values.get("tolerance")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpTolerance"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUp(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpPolicies",
    jsii_struct_bases=[],
    name_mapping={"period_seconds": "periodSeconds", "type": "type", "value": "value"},
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpPolicies:
    def __init__(
        self,
        *,
        period_seconds: jsii.Number,
        type: builtins.str,
        value: jsii.Number,
    ) -> None:
        '''
        :param period_seconds: 
        :param type: 
        :param value: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpPolicies
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__cd9e3b4aacaf2c044f89de9fbde492fe61ad36c579e00d71e05460c1b4581d75)
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "period_seconds": period_seconds,
            "type": type,
            "value": value,
        }

    @builtins.property
    def period_seconds(self) -> jsii.Number:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpPolicies#periodSeconds
        '''
        result = self._values.get("period_seconds")
        assert result is not None, "Required property 'period_seconds' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def type(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpPolicies#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> jsii.Number:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpPolicies#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(jsii.Number, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpPolicies(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpTolerance(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpTolerance",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpTolerance
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpTolerance":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a7bc4343303b16e59e609a9ec89df204e9b4ae83b6e95272a2454cc57c0424e5)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpTolerance", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpTolerance":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e1a1b102f68c6282d0ea7c27217e0e5f981194fd80b5a6b26f6035fd4fc80011)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpTolerance", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetrics",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "container_resource": "containerResource",
        "external": "external",
        "object": "object",
        "pods": "pods",
        "resource": "resource",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetrics:
    def __init__(
        self,
        *,
        type: builtins.str,
        container_resource: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResource", typing.Dict[builtins.str, typing.Any]]] = None,
        external: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternal", typing.Dict[builtins.str, typing.Any]]] = None,
        object: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObject", typing.Dict[builtins.str, typing.Any]]] = None,
        pods: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPods", typing.Dict[builtins.str, typing.Any]]] = None,
        resource: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResource", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param type: 
        :param container_resource: 
        :param external: 
        :param object: 
        :param pods: 
        :param resource: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetrics
        '''
        if isinstance(container_resource, dict):
            container_resource = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResource(**container_resource)
        if isinstance(external, dict):
            external = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternal(**external)
        if isinstance(object, dict):
            object = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObject(**object)
        if isinstance(pods, dict):
            pods = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPods(**pods)
        if isinstance(resource, dict):
            resource = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResource(**resource)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__871efa9865c91347176e96d6e1e3b6fb707e8d8da5ef309b5c73bd9428d6ff0d)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument container_resource", value=container_resource, expected_type=type_hints["container_resource"])
            check_type(argname="argument external", value=external, expected_type=type_hints["external"])
            check_type(argname="argument object", value=object, expected_type=type_hints["object"])
            check_type(argname="argument pods", value=pods, expected_type=type_hints["pods"])
            check_type(argname="argument resource", value=resource, expected_type=type_hints["resource"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if container_resource is not None:
            self._values["container_resource"] = container_resource
        if external is not None:
            self._values["external"] = external
        if object is not None:
            self._values["object"] = object
        if pods is not None:
            self._values["pods"] = pods
        if resource is not None:
            self._values["resource"] = resource

    @builtins.property
    def type(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetrics#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def container_resource(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResource"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetrics#containerResource
        '''
        result = self._values.get("container_resource")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResource"], result)

    @builtins.property
    def external(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternal"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetrics#external
        '''
        result = self._values.get("external")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternal"], result)

    @builtins.property
    def object(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObject"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetrics#object
        '''
        result = self._values.get("object")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObject"], result)

    @builtins.property
    def pods(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPods"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetrics#pods
        '''
        result = self._values.get("pods")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPods"], result)

    @builtins.property
    def resource(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResource"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetrics#resource
        '''
        result = self._values.get("resource")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResource"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetrics(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResource",
    jsii_struct_bases=[],
    name_mapping={"container": "container", "name": "name", "target": "target"},
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResource:
    def __init__(
        self,
        *,
        container: typing.Any,
        name: builtins.str,
        target: typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTarget", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param container: 
        :param name: 
        :param target: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResource
        '''
        if isinstance(target, dict):
            target = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTarget(**target)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1e8cf48de7ab985175209195c7dc28b9acf996ec57e5a161ba7accefc4ba8477)
            check_type(argname="argument container", value=container, expected_type=type_hints["container"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument target", value=target, expected_type=type_hints["target"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "container": container,
            "name": name,
            "target": target,
        }

    @builtins.property
    def container(self) -> typing.Any:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResource#container
        '''
        result = self._values.get("container")
        assert result is not None, "Required property 'container' is missing"
        return typing.cast(typing.Any, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResource#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def target(
        self,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTarget":
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResource#target
        '''
        result = self._values.get("target")
        assert result is not None, "Required property 'target' is missing"
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTarget", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResource(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTarget",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "average_utilization": "averageUtilization",
        "average_value": "averageValue",
        "value": "value",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTarget:
    def __init__(
        self,
        *,
        type: builtins.str,
        average_utilization: typing.Optional[jsii.Number] = None,
        average_value: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetAverageValue"] = None,
        value: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetValue"] = None,
    ) -> None:
        '''
        :param type: 
        :param average_utilization: 
        :param average_value: 
        :param value: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTarget
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__77f0d837084dd8dbe9a71b6687af8c8806632bb3286935ac50e7dfab6271724c)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument average_utilization", value=average_utilization, expected_type=type_hints["average_utilization"])
            check_type(argname="argument average_value", value=average_value, expected_type=type_hints["average_value"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if average_utilization is not None:
            self._values["average_utilization"] = average_utilization
        if average_value is not None:
            self._values["average_value"] = average_value
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def type(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTarget#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def average_utilization(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTarget#averageUtilization
        '''
        result = self._values.get("average_utilization")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def average_value(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetAverageValue"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTarget#averageValue
        '''
        result = self._values.get("average_value")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetAverageValue"], result)

    @builtins.property
    def value(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetValue"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTarget#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetValue"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTarget(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetAverageValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetAverageValue",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetAverageValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5b98b3a7322ce6cfc4988e7d274889b018cc41a83388c0274173c11438983998)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetAverageValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__780c3817501f516d086c9cb01932ae4e83b0281b6b83202206b0cd05b378aecc)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetAverageValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetValue",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3563e76e571ba185007ee9e8facf09dc473215e8771f6991d073be124ab5ba04)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e485d49935541355e2fdada7cd3b3feae630644a0ee53bbba17e1db77cb3168d)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternal",
    jsii_struct_bases=[],
    name_mapping={"metric": "metric", "target": "target"},
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternal:
    def __init__(
        self,
        *,
        metric: typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetric", typing.Dict[builtins.str, typing.Any]],
        target: typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTarget", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param metric: 
        :param target: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternal
        '''
        if isinstance(metric, dict):
            metric = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetric(**metric)
        if isinstance(target, dict):
            target = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTarget(**target)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5929c14fa7f86dfbf37ecd3007a23b839df51b576ffa56d771225d48294d1c29)
            check_type(argname="argument metric", value=metric, expected_type=type_hints["metric"])
            check_type(argname="argument target", value=target, expected_type=type_hints["target"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "metric": metric,
            "target": target,
        }

    @builtins.property
    def metric(self) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetric":
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternal#metric
        '''
        result = self._values.get("metric")
        assert result is not None, "Required property 'metric' is missing"
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetric", result)

    @builtins.property
    def target(self) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTarget":
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternal#target
        '''
        result = self._values.get("target")
        assert result is not None, "Required property 'target' is missing"
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTarget", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternal(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetric",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "selector": "selector"},
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetric:
    def __init__(
        self,
        *,
        name: builtins.str,
        selector: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelector", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param name: 
        :param selector: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetric
        '''
        if isinstance(selector, dict):
            selector = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelector(**selector)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__839b00657828e6548e975a19efec2a0de8df5fcec285b17e2fc8fb9894e51f6b)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument selector", value=selector, expected_type=type_hints["selector"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if selector is not None:
            self._values["selector"] = selector

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetric#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def selector(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelector"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetric#selector
        '''
        result = self._values.get("selector")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelector"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetric(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelector",
    jsii_struct_bases=[],
    name_mapping={
        "match_expressions": "matchExpressions",
        "match_labels": "matchLabels",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelector:
    def __init__(
        self,
        *,
        match_expressions: typing.Optional[typing.Sequence[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelectorMatchExpressions", typing.Dict[builtins.str, typing.Any]]]] = None,
        match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param match_expressions: 
        :param match_labels: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelector
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__55f62015e08c6194d654c31e63a6f54fcf88d6bdeb59c3aa97ae27f0b8162cc5)
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
    ) -> typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelectorMatchExpressions"]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelector#matchExpressions
        '''
        result = self._values.get("match_expressions")
        return typing.cast(typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelectorMatchExpressions"]], result)

    @builtins.property
    def match_labels(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelector#matchLabels
        '''
        result = self._values.get("match_labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelector(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelectorMatchExpressions",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "operator": "operator", "values": "values"},
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelectorMatchExpressions:
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

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelectorMatchExpressions
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d80558752ae0d3b39a75e39c61f0d2b626be9a7a390d8bfae14cb70c83fd0efd)
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
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelectorMatchExpressions#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def operator(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelectorMatchExpressions#operator
        '''
        result = self._values.get("operator")
        assert result is not None, "Required property 'operator' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def values(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelectorMatchExpressions#values
        '''
        result = self._values.get("values")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelectorMatchExpressions(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTarget",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "average_utilization": "averageUtilization",
        "average_value": "averageValue",
        "value": "value",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTarget:
    def __init__(
        self,
        *,
        type: builtins.str,
        average_utilization: typing.Optional[jsii.Number] = None,
        average_value: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetAverageValue"] = None,
        value: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetValue"] = None,
    ) -> None:
        '''
        :param type: 
        :param average_utilization: 
        :param average_value: 
        :param value: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTarget
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__02df4954941570471b1d76c5701c8a1b1677a9c56c5de5206911848368d2561c)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument average_utilization", value=average_utilization, expected_type=type_hints["average_utilization"])
            check_type(argname="argument average_value", value=average_value, expected_type=type_hints["average_value"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if average_utilization is not None:
            self._values["average_utilization"] = average_utilization
        if average_value is not None:
            self._values["average_value"] = average_value
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def type(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTarget#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def average_utilization(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTarget#averageUtilization
        '''
        result = self._values.get("average_utilization")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def average_value(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetAverageValue"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTarget#averageValue
        '''
        result = self._values.get("average_value")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetAverageValue"], result)

    @builtins.property
    def value(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetValue"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTarget#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetValue"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTarget(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetAverageValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetAverageValue",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetAverageValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__353473a1f97410f92f09d4559ee3fc959c02167c5f222f0b0f067bc54fb4e11a)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetAverageValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f0d501964322724caeca06215be13434020349c369e543ce50dfa5827231286f)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetAverageValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetValue",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__70db6ff14192e036a1cb03ce8f9311e06459a163770b74dcc0ff87b0a82f0fd7)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1c199a4eede5a6c748396123914aaba0a043ce0167c82577fb216a7105c94a33)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObject",
    jsii_struct_bases=[],
    name_mapping={
        "described_object": "describedObject",
        "metric": "metric",
        "target": "target",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObject:
    def __init__(
        self,
        *,
        described_object: typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectDescribedObject", typing.Dict[builtins.str, typing.Any]],
        metric: typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetric", typing.Dict[builtins.str, typing.Any]],
        target: typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTarget", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param described_object: 
        :param metric: 
        :param target: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObject
        '''
        if isinstance(described_object, dict):
            described_object = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectDescribedObject(**described_object)
        if isinstance(metric, dict):
            metric = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetric(**metric)
        if isinstance(target, dict):
            target = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTarget(**target)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__225c8c318a2e83a3ea7004469afec55c9eaf13c14eacf081a01be3d4672f4d18)
            check_type(argname="argument described_object", value=described_object, expected_type=type_hints["described_object"])
            check_type(argname="argument metric", value=metric, expected_type=type_hints["metric"])
            check_type(argname="argument target", value=target, expected_type=type_hints["target"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "described_object": described_object,
            "metric": metric,
            "target": target,
        }

    @builtins.property
    def described_object(
        self,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectDescribedObject":
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObject#describedObject
        '''
        result = self._values.get("described_object")
        assert result is not None, "Required property 'described_object' is missing"
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectDescribedObject", result)

    @builtins.property
    def metric(self) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetric":
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObject#metric
        '''
        result = self._values.get("metric")
        assert result is not None, "Required property 'metric' is missing"
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetric", result)

    @builtins.property
    def target(self) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTarget":
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObject#target
        '''
        result = self._values.get("target")
        assert result is not None, "Required property 'target' is missing"
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTarget", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObject(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectDescribedObject",
    jsii_struct_bases=[],
    name_mapping={"kind": "kind", "name": "name", "api_version": "apiVersion"},
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectDescribedObject:
    def __init__(
        self,
        *,
        kind: builtins.str,
        name: builtins.str,
        api_version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param kind: 
        :param name: 
        :param api_version: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectDescribedObject
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3b7da996710e9ec31f84e463ebc3720e9fc0b1f35a2a382fa11443e5bedff1ec)
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument api_version", value=api_version, expected_type=type_hints["api_version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "kind": kind,
            "name": name,
        }
        if api_version is not None:
            self._values["api_version"] = api_version

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectDescribedObject#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectDescribedObject#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def api_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectDescribedObject#apiVersion
        '''
        result = self._values.get("api_version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectDescribedObject(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetric",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "selector": "selector"},
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetric:
    def __init__(
        self,
        *,
        name: builtins.str,
        selector: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelector", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param name: 
        :param selector: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetric
        '''
        if isinstance(selector, dict):
            selector = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelector(**selector)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__53bfbfaa8273944c5a57045a90f20dcba231bc5fc8421bb0483a9284a4b5a02c)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument selector", value=selector, expected_type=type_hints["selector"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if selector is not None:
            self._values["selector"] = selector

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetric#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def selector(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelector"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetric#selector
        '''
        result = self._values.get("selector")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelector"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetric(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelector",
    jsii_struct_bases=[],
    name_mapping={
        "match_expressions": "matchExpressions",
        "match_labels": "matchLabels",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelector:
    def __init__(
        self,
        *,
        match_expressions: typing.Optional[typing.Sequence[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelectorMatchExpressions", typing.Dict[builtins.str, typing.Any]]]] = None,
        match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param match_expressions: 
        :param match_labels: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelector
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__93fd84d7b147001e278957e4e69176aefdd07eb01fd065c499120e6bd3789a57)
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
    ) -> typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelectorMatchExpressions"]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelector#matchExpressions
        '''
        result = self._values.get("match_expressions")
        return typing.cast(typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelectorMatchExpressions"]], result)

    @builtins.property
    def match_labels(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelector#matchLabels
        '''
        result = self._values.get("match_labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelector(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelectorMatchExpressions",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "operator": "operator", "values": "values"},
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelectorMatchExpressions:
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

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelectorMatchExpressions
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__053715ce3957da148712922168c38c433c6eca0dce5008aeb41f9a5b31b110d4)
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
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelectorMatchExpressions#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def operator(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelectorMatchExpressions#operator
        '''
        result = self._values.get("operator")
        assert result is not None, "Required property 'operator' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def values(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelectorMatchExpressions#values
        '''
        result = self._values.get("values")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelectorMatchExpressions(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTarget",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "average_utilization": "averageUtilization",
        "average_value": "averageValue",
        "value": "value",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTarget:
    def __init__(
        self,
        *,
        type: builtins.str,
        average_utilization: typing.Optional[jsii.Number] = None,
        average_value: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetAverageValue"] = None,
        value: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetValue"] = None,
    ) -> None:
        '''
        :param type: 
        :param average_utilization: 
        :param average_value: 
        :param value: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTarget
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__51a8ae173b9cd477ff7a5a53486cd3cfaa61080f7179131ac95e25242bc049f8)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument average_utilization", value=average_utilization, expected_type=type_hints["average_utilization"])
            check_type(argname="argument average_value", value=average_value, expected_type=type_hints["average_value"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if average_utilization is not None:
            self._values["average_utilization"] = average_utilization
        if average_value is not None:
            self._values["average_value"] = average_value
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def type(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTarget#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def average_utilization(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTarget#averageUtilization
        '''
        result = self._values.get("average_utilization")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def average_value(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetAverageValue"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTarget#averageValue
        '''
        result = self._values.get("average_value")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetAverageValue"], result)

    @builtins.property
    def value(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetValue"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTarget#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetValue"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTarget(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetAverageValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetAverageValue",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetAverageValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4e7c4bfc0ac67cec4fe8bca2e08182cfd1836e51c851925a896bc7f3373c651b)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetAverageValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3f6c3a676c713b885c987d25a43d730a442861308ce6ec8deee0f1d79ed93f83)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetAverageValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetValue",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8a52000dd3c1d0fe3ab60efe0b51e8de80830955b761895aac60b1d69f63963c)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__62eeb7a5464e50fd1c6b9b240bedcff9b02a27d2b28f943321c522b418c9d3bb)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPods",
    jsii_struct_bases=[],
    name_mapping={"metric": "metric", "target": "target"},
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPods:
    def __init__(
        self,
        *,
        metric: typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetric", typing.Dict[builtins.str, typing.Any]],
        target: typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTarget", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param metric: 
        :param target: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPods
        '''
        if isinstance(metric, dict):
            metric = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetric(**metric)
        if isinstance(target, dict):
            target = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTarget(**target)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__09b33f7c7c4230142aaeaf6f88838b9f08f32591af9348f4523f9a3c7683cdd6)
            check_type(argname="argument metric", value=metric, expected_type=type_hints["metric"])
            check_type(argname="argument target", value=target, expected_type=type_hints["target"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "metric": metric,
            "target": target,
        }

    @builtins.property
    def metric(self) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetric":
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPods#metric
        '''
        result = self._values.get("metric")
        assert result is not None, "Required property 'metric' is missing"
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetric", result)

    @builtins.property
    def target(self) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTarget":
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPods#target
        '''
        result = self._values.get("target")
        assert result is not None, "Required property 'target' is missing"
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTarget", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPods(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetric",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "selector": "selector"},
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetric:
    def __init__(
        self,
        *,
        name: builtins.str,
        selector: typing.Optional[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelector", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param name: 
        :param selector: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetric
        '''
        if isinstance(selector, dict):
            selector = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelector(**selector)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__cf5fec65f7d21607ed8c705112cee7a5a869f6f90c47b297bebcc417746ff053)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument selector", value=selector, expected_type=type_hints["selector"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if selector is not None:
            self._values["selector"] = selector

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetric#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def selector(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelector"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetric#selector
        '''
        result = self._values.get("selector")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelector"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetric(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelector",
    jsii_struct_bases=[],
    name_mapping={
        "match_expressions": "matchExpressions",
        "match_labels": "matchLabels",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelector:
    def __init__(
        self,
        *,
        match_expressions: typing.Optional[typing.Sequence[typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelectorMatchExpressions", typing.Dict[builtins.str, typing.Any]]]] = None,
        match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param match_expressions: 
        :param match_labels: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelector
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d936f831d068f807a0981bdb2aaa73c3dcba0b5f14cb7caadb79ade3a0713825)
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
    ) -> typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelectorMatchExpressions"]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelector#matchExpressions
        '''
        result = self._values.get("match_expressions")
        return typing.cast(typing.Optional[typing.List["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelectorMatchExpressions"]], result)

    @builtins.property
    def match_labels(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelector#matchLabels
        '''
        result = self._values.get("match_labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelector(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelectorMatchExpressions",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "operator": "operator", "values": "values"},
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelectorMatchExpressions:
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

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelectorMatchExpressions
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a39a46ff6d9e5cffa8bba361f48623945be05b34d413db8b89d4e5151e5a5498)
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
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelectorMatchExpressions#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def operator(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelectorMatchExpressions#operator
        '''
        result = self._values.get("operator")
        assert result is not None, "Required property 'operator' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def values(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelectorMatchExpressions#values
        '''
        result = self._values.get("values")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelectorMatchExpressions(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTarget",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "average_utilization": "averageUtilization",
        "average_value": "averageValue",
        "value": "value",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTarget:
    def __init__(
        self,
        *,
        type: builtins.str,
        average_utilization: typing.Optional[jsii.Number] = None,
        average_value: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetAverageValue"] = None,
        value: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetValue"] = None,
    ) -> None:
        '''
        :param type: 
        :param average_utilization: 
        :param average_value: 
        :param value: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTarget
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__467bd29cda3af6b9cfc087363d55fcba6c27f97d6eed4a2c1d38bad2a3620619)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument average_utilization", value=average_utilization, expected_type=type_hints["average_utilization"])
            check_type(argname="argument average_value", value=average_value, expected_type=type_hints["average_value"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if average_utilization is not None:
            self._values["average_utilization"] = average_utilization
        if average_value is not None:
            self._values["average_value"] = average_value
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def type(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTarget#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def average_utilization(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTarget#averageUtilization
        '''
        result = self._values.get("average_utilization")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def average_value(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetAverageValue"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTarget#averageValue
        '''
        result = self._values.get("average_value")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetAverageValue"], result)

    @builtins.property
    def value(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetValue"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTarget#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetValue"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTarget(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetAverageValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetAverageValue",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetAverageValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__fa794b3b215952c02f9a3a25fd1667402a286ff8ece11c2c6ae71cb76b37cf79)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetAverageValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e6324d217ef4fea6688370d7397f19fec89fcf6f5cbc9e774d5bef5551d2bee2)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetAverageValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetValue",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__54f23a32487e589c176fdd228da48256363e5465c5021ebf3ca34d9ca9dfbf5b)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c55ea0b73ac5a7512acee71223811ee9dd9e3223ed6800d1f0b504b774d2902c)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResource",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "target": "target"},
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResource:
    def __init__(
        self,
        *,
        name: builtins.str,
        target: typing.Union["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTarget", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param name: 
        :param target: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResource
        '''
        if isinstance(target, dict):
            target = EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTarget(**target)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ec1275cdd4a0374010651af4bfa728c5dd45329a58ae6dcd80a13d90e5738e44)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument target", value=target, expected_type=type_hints["target"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "target": target,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResource#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def target(self) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTarget":
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResource#target
        '''
        result = self._values.get("target")
        assert result is not None, "Required property 'target' is missing"
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTarget", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResource(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTarget",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "average_utilization": "averageUtilization",
        "average_value": "averageValue",
        "value": "value",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTarget:
    def __init__(
        self,
        *,
        type: builtins.str,
        average_utilization: typing.Optional[jsii.Number] = None,
        average_value: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetAverageValue"] = None,
        value: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetValue"] = None,
    ) -> None:
        '''
        :param type: 
        :param average_utilization: 
        :param average_value: 
        :param value: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTarget
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__67a625bce5af610c7012a206a0a2d5941e403547881d6aba63b9d528971367fe)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument average_utilization", value=average_utilization, expected_type=type_hints["average_utilization"])
            check_type(argname="argument average_value", value=average_value, expected_type=type_hints["average_value"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if average_utilization is not None:
            self._values["average_utilization"] = average_utilization
        if average_value is not None:
            self._values["average_value"] = average_value
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def type(self) -> builtins.str:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTarget#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def average_utilization(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTarget#averageUtilization
        '''
        result = self._values.get("average_utilization")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def average_value(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetAverageValue"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTarget#averageValue
        '''
        result = self._values.get("average_value")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetAverageValue"], result)

    @builtins.property
    def value(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetValue"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTarget#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetValue"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTarget(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetAverageValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetAverageValue",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetAverageValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ac0a5611b9d5112be510d42980c8bfdb7cfd5eb7b157bca9178c41f3ad6a958c)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetAverageValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__91c4729896caf0947c74e441182d85f5832d045c805f37962bdbc220f4e388e6)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetAverageValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetValue",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a64ff4a9fac39a2aa027247a5ffb6379c0fc03eb67aa0ae2474dce6775431d06)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d68b1e2446ab78dbd86b65a466773953966ea6f942246d38f7a8a30c29b33615)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyPdb",
    jsii_struct_bases=[],
    name_mapping={
        "max_unavailable": "maxUnavailable",
        "min_available": "minAvailable",
        "name": "name",
        "patch": "patch",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyPdb:
    def __init__(
        self,
        *,
        max_unavailable: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyPdbMaxUnavailable"] = None,
        min_available: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyPdbMinAvailable"] = None,
        name: typing.Optional[builtins.str] = None,
        patch: typing.Any = None,
    ) -> None:
        '''
        :param max_unavailable: 
        :param min_available: 
        :param name: 
        :param patch: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyPdb
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__cfa98e3364b7b793656bc27cc1853e5006c3418ed4240f872a74738a29b36c12)
            check_type(argname="argument max_unavailable", value=max_unavailable, expected_type=type_hints["max_unavailable"])
            check_type(argname="argument min_available", value=min_available, expected_type=type_hints["min_available"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument patch", value=patch, expected_type=type_hints["patch"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if max_unavailable is not None:
            self._values["max_unavailable"] = max_unavailable
        if min_available is not None:
            self._values["min_available"] = min_available
        if name is not None:
            self._values["name"] = name
        if patch is not None:
            self._values["patch"] = patch

    @builtins.property
    def max_unavailable(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyPdbMaxUnavailable"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyPdb#maxUnavailable
        '''
        result = self._values.get("max_unavailable")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyPdbMaxUnavailable"], result)

    @builtins.property
    def min_available(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyPdbMinAvailable"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyPdb#minAvailable
        '''
        result = self._values.get("min_available")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyPdbMinAvailable"], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyPdb#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def patch(self) -> typing.Any:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyPdb#patch
        '''
        result = self._values.get("patch")
        return typing.cast(typing.Any, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyPdb(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class EnvoyProxySpecProviderKubernetesEnvoyPdbMaxUnavailable(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyPdbMaxUnavailable",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyPdbMaxUnavailable
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyPdbMaxUnavailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ccca7a5811306c8e908a3012146e882cf6952b1aee6109ae8fad41b9218b1fcb)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyPdbMaxUnavailable", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyPdbMaxUnavailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2f52e0d627d11c9e131a879247e79e60686e58fabdf8e55f0b28133d08522d79)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyPdbMaxUnavailable", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class EnvoyProxySpecProviderKubernetesEnvoyPdbMinAvailable(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyPdbMinAvailable",
):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyPdbMinAvailable
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyPdbMinAvailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__60f00143b96394bb7b9caf05f47e576b3359e2cb96fe86001aa5c4f4a421cd7f)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyPdbMinAvailable", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "EnvoyProxySpecProviderKubernetesEnvoyPdbMinAvailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3084ea1514472a3a3e34056ff7e258235e4079774ee7de5117884924e3dd0ad4)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("EnvoyProxySpecProviderKubernetesEnvoyPdbMinAvailable", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyService",
    jsii_struct_bases=[],
    name_mapping={
        "allocate_load_balancer_node_ports": "allocateLoadBalancerNodePorts",
        "annotations": "annotations",
        "external_traffic_policy": "externalTrafficPolicy",
        "labels": "labels",
        "load_balancer_class": "loadBalancerClass",
        "load_balancer_ip": "loadBalancerIp",
        "load_balancer_source_ranges": "loadBalancerSourceRanges",
        "name": "name",
        "patch": "patch",
        "type": "type",
    },
)
class EnvoyProxySpecProviderKubernetesEnvoyService:
    def __init__(
        self,
        *,
        allocate_load_balancer_node_ports: typing.Optional[builtins.bool] = None,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        external_traffic_policy: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyServiceExternalTrafficPolicy"] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        load_balancer_class: typing.Optional[builtins.str] = None,
        load_balancer_ip: typing.Optional[builtins.str] = None,
        load_balancer_source_ranges: typing.Optional[typing.Sequence[builtins.str]] = None,
        name: typing.Optional[builtins.str] = None,
        patch: typing.Any = None,
        type: typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyServiceType"] = None,
    ) -> None:
        '''
        :param allocate_load_balancer_node_ports: 
        :param annotations: 
        :param external_traffic_policy: 
        :param labels: 
        :param load_balancer_class: 
        :param load_balancer_ip: 
        :param load_balancer_source_ranges: 
        :param name: 
        :param patch: 
        :param type: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyService
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d9f8d6bd0cf9b56e97854de071cd41f32b4adedf82a78beb262baa3d94f4bd87)
            check_type(argname="argument allocate_load_balancer_node_ports", value=allocate_load_balancer_node_ports, expected_type=type_hints["allocate_load_balancer_node_ports"])
            check_type(argname="argument annotations", value=annotations, expected_type=type_hints["annotations"])
            check_type(argname="argument external_traffic_policy", value=external_traffic_policy, expected_type=type_hints["external_traffic_policy"])
            check_type(argname="argument labels", value=labels, expected_type=type_hints["labels"])
            check_type(argname="argument load_balancer_class", value=load_balancer_class, expected_type=type_hints["load_balancer_class"])
            check_type(argname="argument load_balancer_ip", value=load_balancer_ip, expected_type=type_hints["load_balancer_ip"])
            check_type(argname="argument load_balancer_source_ranges", value=load_balancer_source_ranges, expected_type=type_hints["load_balancer_source_ranges"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument patch", value=patch, expected_type=type_hints["patch"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allocate_load_balancer_node_ports is not None:
            self._values["allocate_load_balancer_node_ports"] = allocate_load_balancer_node_ports
        if annotations is not None:
            self._values["annotations"] = annotations
        if external_traffic_policy is not None:
            self._values["external_traffic_policy"] = external_traffic_policy
        if labels is not None:
            self._values["labels"] = labels
        if load_balancer_class is not None:
            self._values["load_balancer_class"] = load_balancer_class
        if load_balancer_ip is not None:
            self._values["load_balancer_ip"] = load_balancer_ip
        if load_balancer_source_ranges is not None:
            self._values["load_balancer_source_ranges"] = load_balancer_source_ranges
        if name is not None:
            self._values["name"] = name
        if patch is not None:
            self._values["patch"] = patch
        if type is not None:
            self._values["type"] = type

    @builtins.property
    def allocate_load_balancer_node_ports(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyService#allocateLoadBalancerNodePorts
        '''
        result = self._values.get("allocate_load_balancer_node_ports")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyService#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def external_traffic_policy(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyServiceExternalTrafficPolicy"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyService#externalTrafficPolicy
        '''
        result = self._values.get("external_traffic_policy")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyServiceExternalTrafficPolicy"], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyService#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def load_balancer_class(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyService#loadBalancerClass
        '''
        result = self._values.get("load_balancer_class")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def load_balancer_ip(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyService#loadBalancerIP
        '''
        result = self._values.get("load_balancer_ip")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def load_balancer_source_ranges(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyService#loadBalancerSourceRanges
        '''
        result = self._values.get("load_balancer_source_ranges")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyService#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def patch(self) -> typing.Any:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyService#patch
        '''
        result = self._values.get("patch")
        return typing.cast(typing.Any, result)

    @builtins.property
    def type(
        self,
    ) -> typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyServiceType"]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyService#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional["EnvoyProxySpecProviderKubernetesEnvoyServiceType"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyService(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyServiceAccount",
    jsii_struct_bases=[],
    name_mapping={"name": "name"},
)
class EnvoyProxySpecProviderKubernetesEnvoyServiceAccount:
    def __init__(self, *, name: typing.Optional[builtins.str] = None) -> None:
        '''
        :param name: 

        :schema: EnvoyProxySpecProviderKubernetesEnvoyServiceAccount
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8e8f77de9d601dd4a047a7cc5a2b7bbf53fe1847199272163a369f07deca79f3)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecProviderKubernetesEnvoyServiceAccount#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecProviderKubernetesEnvoyServiceAccount(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyServiceExternalTrafficPolicy"
)
class EnvoyProxySpecProviderKubernetesEnvoyServiceExternalTrafficPolicy(enum.Enum):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyServiceExternalTrafficPolicy
    '''

    LOCAL = "LOCAL"
    '''Local.'''
    CLUSTER = "CLUSTER"
    '''Cluster.'''


@jsii.enum(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderKubernetesEnvoyServiceType"
)
class EnvoyProxySpecProviderKubernetesEnvoyServiceType(enum.Enum):
    '''
    :schema: EnvoyProxySpecProviderKubernetesEnvoyServiceType
    '''

    CLUSTER_IP = "CLUSTER_IP"
    '''ClusterIP.'''
    LOAD_BALANCER = "LOAD_BALANCER"
    '''LoadBalancer.'''
    NODE_PORT = "NODE_PORT"
    '''NodePort.'''


@jsii.enum(jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecProviderType")
class EnvoyProxySpecProviderType(enum.Enum):
    '''
    :schema: EnvoyProxySpecProviderType
    '''

    KUBERNETES = "KUBERNETES"
    '''Kubernetes.'''
    HOST = "HOST"
    '''Host.'''


@jsii.data_type(
    jsii_type="inferplane_crds_ioenvoyproxygateway.EnvoyProxySpecShutdown",
    jsii_struct_bases=[],
    name_mapping={
        "drain_timeout": "drainTimeout",
        "min_drain_duration": "minDrainDuration",
    },
)
class EnvoyProxySpecShutdown:
    def __init__(
        self,
        *,
        drain_timeout: typing.Optional[builtins.str] = None,
        min_drain_duration: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param drain_timeout: 
        :param min_drain_duration: 

        :schema: EnvoyProxySpecShutdown
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__06e853a59ca68cff62efa5eb224108a2717a7a768128840afae2eedafca6162c)
            check_type(argname="argument drain_timeout", value=drain_timeout, expected_type=type_hints["drain_timeout"])
            check_type(argname="argument min_drain_duration", value=min_drain_duration, expected_type=type_hints["min_drain_duration"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if drain_timeout is not None:
            self._values["drain_timeout"] = drain_timeout
        if min_drain_duration is not None:
            self._values["min_drain_duration"] = min_drain_duration

    @builtins.property
    def drain_timeout(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecShutdown#drainTimeout
        '''
        result = self._values.get("drain_timeout")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def min_drain_duration(self) -> typing.Optional[builtins.str]:
        '''
        :schema: EnvoyProxySpecShutdown#minDrainDuration
        '''
        result = self._values.get("min_drain_duration")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "EnvoyProxySpecShutdown(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


__all__ = [
    "EnvoyProxy",
    "EnvoyProxyProps",
    "EnvoyProxySpec",
    "EnvoyProxySpecDynamicModules",
    "EnvoyProxySpecDynamicModulesSource",
    "EnvoyProxySpecDynamicModulesSourceLocal",
    "EnvoyProxySpecDynamicModulesSourceRemote",
    "EnvoyProxySpecDynamicModulesSourceType",
    "EnvoyProxySpecFilterOrder",
    "EnvoyProxySpecFilterOrderAfter",
    "EnvoyProxySpecFilterOrderBefore",
    "EnvoyProxySpecFilterOrderName",
    "EnvoyProxySpecGeoIp",
    "EnvoyProxySpecGeoIpProvider",
    "EnvoyProxySpecGeoIpProviderMaxMind",
    "EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSource",
    "EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSourceLocal",
    "EnvoyProxySpecGeoIpProviderMaxMindAsnDbSource",
    "EnvoyProxySpecGeoIpProviderMaxMindAsnDbSourceLocal",
    "EnvoyProxySpecGeoIpProviderMaxMindCityDbSource",
    "EnvoyProxySpecGeoIpProviderMaxMindCityDbSourceLocal",
    "EnvoyProxySpecGeoIpProviderMaxMindCountryDbSource",
    "EnvoyProxySpecGeoIpProviderMaxMindCountryDbSourceLocal",
    "EnvoyProxySpecGeoIpProviderMaxMindIspDbSource",
    "EnvoyProxySpecGeoIpProviderMaxMindIspDbSourceLocal",
    "EnvoyProxySpecGeoIpProviderType",
    "EnvoyProxySpecIpFamily",
    "EnvoyProxySpecLogging",
    "EnvoyProxySpecLoggingLevel",
    "EnvoyProxySpecLuaValidation",
    "EnvoyProxySpecMergeType",
    "EnvoyProxySpecProvider",
    "EnvoyProxySpecProviderHost",
    "EnvoyProxySpecProviderKubernetes",
    "EnvoyProxySpecProviderKubernetesEnvoyDaemonSet",
    "EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod",
    "EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodImagePullSecrets",
    "EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodTolerations",
    "EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategy",
    "EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdate",
    "EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxSurge",
    "EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxUnavailable",
    "EnvoyProxySpecProviderKubernetesEnvoyDeployment",
    "EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod",
    "EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodImagePullSecrets",
    "EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodTolerations",
    "EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategy",
    "EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdate",
    "EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxSurge",
    "EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxUnavailable",
    "EnvoyProxySpecProviderKubernetesEnvoyHpa",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaBehavior",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDown",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownPolicies",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownTolerance",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUp",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpPolicies",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpTolerance",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetrics",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResource",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTarget",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetAverageValue",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetValue",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternal",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetric",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelector",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelectorMatchExpressions",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTarget",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetAverageValue",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetValue",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObject",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectDescribedObject",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetric",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelector",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelectorMatchExpressions",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTarget",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetAverageValue",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetValue",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPods",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetric",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelector",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelectorMatchExpressions",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTarget",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetAverageValue",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetValue",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResource",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTarget",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetAverageValue",
    "EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetValue",
    "EnvoyProxySpecProviderKubernetesEnvoyPdb",
    "EnvoyProxySpecProviderKubernetesEnvoyPdbMaxUnavailable",
    "EnvoyProxySpecProviderKubernetesEnvoyPdbMinAvailable",
    "EnvoyProxySpecProviderKubernetesEnvoyService",
    "EnvoyProxySpecProviderKubernetesEnvoyServiceAccount",
    "EnvoyProxySpecProviderKubernetesEnvoyServiceExternalTrafficPolicy",
    "EnvoyProxySpecProviderKubernetesEnvoyServiceType",
    "EnvoyProxySpecProviderType",
    "EnvoyProxySpecShutdown",
]

publication.publish()

def _typecheckingstub__a35b1224648935d2829bdfbd60e756ef09161b2ffa2c27219a3bd78450c5ef7d(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    spec: typing.Union[EnvoyProxySpec, typing.Dict[builtins.str, typing.Any]],
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5ddede65d5a4a860835a4f64dbb2f8848a9e6d71c9820530da784e7d7d372e66(
    *,
    spec: typing.Union[EnvoyProxySpec, typing.Dict[builtins.str, typing.Any]],
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__34713aea5a04e732fb33950de630d30d4e05098194949412a720632c747da617(
    *,
    backend_tls: typing.Any = None,
    bootstrap: typing.Any = None,
    concurrency: typing.Optional[jsii.Number] = None,
    dynamic_modules: typing.Optional[typing.Sequence[typing.Union[EnvoyProxySpecDynamicModules, typing.Dict[builtins.str, typing.Any]]]] = None,
    extra_args: typing.Optional[typing.Sequence[builtins.str]] = None,
    filter_order: typing.Optional[typing.Sequence[typing.Union[EnvoyProxySpecFilterOrder, typing.Dict[builtins.str, typing.Any]]]] = None,
    geo_ip: typing.Optional[typing.Union[EnvoyProxySpecGeoIp, typing.Dict[builtins.str, typing.Any]]] = None,
    ip_family: typing.Optional[EnvoyProxySpecIpFamily] = None,
    logging: typing.Optional[typing.Union[EnvoyProxySpecLogging, typing.Dict[builtins.str, typing.Any]]] = None,
    lua_validation: typing.Optional[EnvoyProxySpecLuaValidation] = None,
    merge_gateways: typing.Optional[builtins.bool] = None,
    merge_type: typing.Optional[EnvoyProxySpecMergeType] = None,
    preserve_route_order: typing.Optional[builtins.bool] = None,
    provider: typing.Optional[typing.Union[EnvoyProxySpecProvider, typing.Dict[builtins.str, typing.Any]]] = None,
    routing_type: typing.Optional[builtins.str] = None,
    shutdown: typing.Optional[typing.Union[EnvoyProxySpecShutdown, typing.Dict[builtins.str, typing.Any]]] = None,
    telemetry: typing.Any = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bf5441d5534ed75a8c34fb289061ea633c265296fc83f6206841b6f4b4c45a7b(
    *,
    name: builtins.str,
    source: typing.Union[EnvoyProxySpecDynamicModulesSource, typing.Dict[builtins.str, typing.Any]],
    do_not_close: typing.Optional[builtins.bool] = None,
    load_globally: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0e1005f1d93a3d03ae67704a55caa712c9af840c0b592b81b070eb2a36e3ab23(
    *,
    local: typing.Optional[typing.Union[EnvoyProxySpecDynamicModulesSourceLocal, typing.Dict[builtins.str, typing.Any]]] = None,
    remote: typing.Optional[typing.Union[EnvoyProxySpecDynamicModulesSourceRemote, typing.Dict[builtins.str, typing.Any]]] = None,
    type: typing.Optional[EnvoyProxySpecDynamicModulesSourceType] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b3c5dfd28c3323bfaf0bdf6b55ea4a19a8935cc59ab800995cdfa7c6350bf371(
    *,
    path: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f25aeca98011a4e50ff05d5d19acd8aabe2e2825fc9c3073c38be1f2892a6688(
    *,
    sha256: builtins.str,
    url: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e8f542ae153c9d29c68e5f61f16ba63cd63c0f5861449270039c0f213f3292d4(
    *,
    name: EnvoyProxySpecFilterOrderName,
    after: typing.Optional[EnvoyProxySpecFilterOrderAfter] = None,
    before: typing.Optional[EnvoyProxySpecFilterOrderBefore] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c1b40430b86f68dddef2ba211ed1f96a45cae4aa46cb44b24032ef96c7e7604f(
    *,
    provider: typing.Union[EnvoyProxySpecGeoIpProvider, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ba60166f0a1bbe0a910e0ee1d6ffd97dba2514fa4fdcaac834d8cbf9a7f97b54(
    *,
    type: EnvoyProxySpecGeoIpProviderType,
    max_mind: typing.Optional[typing.Union[EnvoyProxySpecGeoIpProviderMaxMind, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__143bc9a59301989327a3866fa780ec91584a468ab4315c2e2a4d8692e8b0772a(
    *,
    anonymous_ip_db_source: typing.Optional[typing.Union[EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSource, typing.Dict[builtins.str, typing.Any]]] = None,
    asn_db_source: typing.Optional[typing.Union[EnvoyProxySpecGeoIpProviderMaxMindAsnDbSource, typing.Dict[builtins.str, typing.Any]]] = None,
    city_db_source: typing.Optional[typing.Union[EnvoyProxySpecGeoIpProviderMaxMindCityDbSource, typing.Dict[builtins.str, typing.Any]]] = None,
    country_db_source: typing.Optional[typing.Union[EnvoyProxySpecGeoIpProviderMaxMindCountryDbSource, typing.Dict[builtins.str, typing.Any]]] = None,
    isp_db_source: typing.Optional[typing.Union[EnvoyProxySpecGeoIpProviderMaxMindIspDbSource, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__07ca2d522795318e6f63d6a113bf16433055406d57c296a4fad17829d4d68c35(
    *,
    local: typing.Union[EnvoyProxySpecGeoIpProviderMaxMindAnonymousIpDbSourceLocal, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__72b4bd0b627c1d915c07a40d8b952bfc4349d124a18cbde3313f46386ed5b93e(
    *,
    path: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e686191df1fb2018b62888347a9db6e89c4057b3a062bef9d0e6c1caa4ed90c6(
    *,
    local: typing.Union[EnvoyProxySpecGeoIpProviderMaxMindAsnDbSourceLocal, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9fa118dfc1095f4c1cc47897f28a77386c39c61244e02468c61d3714aba4dd2f(
    *,
    path: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c89f97475090490a421cdb9b07b29e1ce1684673e6e0e0051b46f1fd2bd032bb(
    *,
    local: typing.Union[EnvoyProxySpecGeoIpProviderMaxMindCityDbSourceLocal, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4aafb8446ab3e060202539ec47de7ff8907dd3a664c53bec525317a7648e03f6(
    *,
    path: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b33fddfad6fed9f39580120aa2a7112677de055ac208837a691a2423092ed75e(
    *,
    local: typing.Union[EnvoyProxySpecGeoIpProviderMaxMindCountryDbSourceLocal, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__35717d334b95eeb574da5d3930afb681beea8fe3116af34218603f7247b28691(
    *,
    path: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__086232ce8f8a286f470d28abc93f5538f2dc12ade3a3db49ea7dd297a3aaacbf(
    *,
    local: typing.Union[EnvoyProxySpecGeoIpProviderMaxMindIspDbSourceLocal, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3495e30c348ccee8a2bfe6cd0ba952ae3152f4df25d66d7c2c15af3fa14f2b49(
    *,
    path: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1717fadc96b2ede2790a2af96cd8f092334f60747b784fffe6152194511193bc(
    *,
    level: typing.Optional[typing.Mapping[builtins.str, EnvoyProxySpecLoggingLevel]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f6109d527aaec501a2d9858a2df2579328f64969cdd11e03cff7c14c921dd50a(
    *,
    type: EnvoyProxySpecProviderType,
    host: typing.Optional[typing.Union[EnvoyProxySpecProviderHost, typing.Dict[builtins.str, typing.Any]]] = None,
    kubernetes: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetes, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c99e5f9bd30a13d1845abd5a4e2794f21937d1ef1e9998f5637e5d7a4088ac14(
    *,
    envoy_version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3f7f3d8c37f471971bc6cd41212bcefda6ffbeb11cdf8b9df2d788e5b62c64c7(
    *,
    envoy_daemon_set: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyDaemonSet, typing.Dict[builtins.str, typing.Any]]] = None,
    envoy_deployment: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyDeployment, typing.Dict[builtins.str, typing.Any]]] = None,
    envoy_hpa: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpa, typing.Dict[builtins.str, typing.Any]]] = None,
    envoy_pdb: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyPdb, typing.Dict[builtins.str, typing.Any]]] = None,
    envoy_service: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyService, typing.Dict[builtins.str, typing.Any]]] = None,
    envoy_service_account: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyServiceAccount, typing.Dict[builtins.str, typing.Any]]] = None,
    use_listener_port_as_container_port: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a11c99c58b50ea1219c0fd442d006350b8f8fe6e3027b10bb4c678808df556fe(
    *,
    container: typing.Any = None,
    name: typing.Optional[builtins.str] = None,
    patch: typing.Any = None,
    pod: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPod, typing.Dict[builtins.str, typing.Any]]] = None,
    strategy: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategy, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__67a568d98c83245537803f975109c0c63322f0064d6f8341b1d3fcf21c99076e(
    *,
    affinity: typing.Any = None,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    image_pull_secrets: typing.Optional[typing.Sequence[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodImagePullSecrets, typing.Dict[builtins.str, typing.Any]]]] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    priority_class_name: typing.Optional[builtins.str] = None,
    security_context: typing.Any = None,
    tolerations: typing.Optional[typing.Sequence[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyDaemonSetPodTolerations, typing.Dict[builtins.str, typing.Any]]]] = None,
    topology_spread_constraints: typing.Optional[typing.Sequence[typing.Any]] = None,
    volumes: typing.Optional[typing.Sequence[typing.Any]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6a71127deba441e170ecf6fc077ce610a09ec8eea76ba1a65116c9403db43a95(
    *,
    name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__857a366092b7b30cb954aebaa0a7e9481078e6b9a075253e408da6b2ac414c38(
    *,
    effect: typing.Optional[builtins.str] = None,
    key: typing.Optional[builtins.str] = None,
    operator: typing.Optional[builtins.str] = None,
    toleration_seconds: typing.Optional[jsii.Number] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5a0edb693c4ae5da659bf53170b28980ff0db55d39ef602b08aedfc828268ed9(
    *,
    rolling_update: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdate, typing.Dict[builtins.str, typing.Any]]] = None,
    type: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9cce1019676568bfe8c7189dcde7303d3d2ea97ad0703a4ce0e3b1b20b76b6de(
    *,
    max_surge: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxSurge] = None,
    max_unavailable: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyDaemonSetStrategyRollingUpdateMaxUnavailable] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__55dca75ce0bc1b63d3c5bfe57691c433a5f378e2d3d377170efdba8d7374e9cc(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__54b91d28aa3ee4f15002a91ae215e4fa5441083253dc0dc598f8519d391a7de8(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b1991db1aba4993f0a5c666960e51801c27097e0399dbe71860516941e856625(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1ed3d3fde3f1a211112a651493269de16794344200fea12ffbfd3b8773c1e152(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5d12079739db6f21afff45369d949bb7ea4bcd5580d90db2d398ea211e969ba3(
    *,
    container: typing.Any = None,
    init_containers: typing.Optional[typing.Sequence[typing.Any]] = None,
    name: typing.Optional[builtins.str] = None,
    patch: typing.Any = None,
    pod: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyDeploymentPod, typing.Dict[builtins.str, typing.Any]]] = None,
    replicas: typing.Optional[jsii.Number] = None,
    strategy: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategy, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__225120c7ec4782b8403edd4fff68d0fbf6602077ac905e9c18285da913b604e3(
    *,
    affinity: typing.Any = None,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    image_pull_secrets: typing.Optional[typing.Sequence[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodImagePullSecrets, typing.Dict[builtins.str, typing.Any]]]] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    priority_class_name: typing.Optional[builtins.str] = None,
    security_context: typing.Any = None,
    tolerations: typing.Optional[typing.Sequence[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyDeploymentPodTolerations, typing.Dict[builtins.str, typing.Any]]]] = None,
    topology_spread_constraints: typing.Optional[typing.Sequence[typing.Any]] = None,
    volumes: typing.Optional[typing.Sequence[typing.Any]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d0a271a3b8734aadaa56e5297d9c78c0a6542eeeefbfc318b13f1d8f898c2a13(
    *,
    name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__49ab2bec4e6e452341019ce9c47334a500fdc2439fb00178912f65555d7b3bfa(
    *,
    effect: typing.Optional[builtins.str] = None,
    key: typing.Optional[builtins.str] = None,
    operator: typing.Optional[builtins.str] = None,
    toleration_seconds: typing.Optional[jsii.Number] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b839d2fb381498f96516b5dd66376e3227b864aebe4341bca6b27748d204929e(
    *,
    rolling_update: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdate, typing.Dict[builtins.str, typing.Any]]] = None,
    type: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8c2da426bded451264a19716ea5e4d29906ec57446d9d1dc4e9c27107a51c8fb(
    *,
    max_surge: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxSurge] = None,
    max_unavailable: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyDeploymentStrategyRollingUpdateMaxUnavailable] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__128b4b8f4b5b5cd0e51ecbf38059467ee0712bcb78ab87930c7e0a19d14130e9(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2eda22d668420134dfa67db4a662234068e99221d4c3c4e820b099afe0f16b4c(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c5082f2e441036945d63afae27fdc6cb15e07a8327d1c2c4cdb54e40c9fcfaab(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__669134ba5db194fbb319fe3f32d3b835c52b9add1e7498ad8b497011a92287c5(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__47c06c0acb06011ccf0dc79e45481d8f9bfa1e20a19229ada32d436d7e6eaef1(
    *,
    max_replicas: jsii.Number,
    behavior: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaBehavior, typing.Dict[builtins.str, typing.Any]]] = None,
    metrics: typing.Optional[typing.Sequence[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetrics, typing.Dict[builtins.str, typing.Any]]]] = None,
    min_replicas: typing.Optional[jsii.Number] = None,
    name: typing.Optional[builtins.str] = None,
    patch: typing.Any = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__300bc3c3ac0167f8a399489204017b313d1a33b01988261ed9cb460cee8e11db(
    *,
    scale_down: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDown, typing.Dict[builtins.str, typing.Any]]] = None,
    scale_up: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUp, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7cade5dbc9fc9888f681f1e67e4baf5c8de8e69ea84ab18a6ef62847e4e28e1e(
    *,
    policies: typing.Optional[typing.Sequence[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownPolicies, typing.Dict[builtins.str, typing.Any]]]] = None,
    select_policy: typing.Optional[builtins.str] = None,
    stabilization_window_seconds: typing.Optional[jsii.Number] = None,
    tolerance: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleDownTolerance] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__75453827cf9217c4e44ae253fe2594db8f473e44e63d2c646ab7ac061ce65195(
    *,
    period_seconds: jsii.Number,
    type: builtins.str,
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fa8372a4f11244dfaccfc311d80a78f24b3fe3d26f41635ec8c2a1d194d1383c(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__02256f3cfe8c7a35b5891601202c40807e6eae20be0453c130d114fa8d11bd49(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f943d95f484889f1e4d927e2eb21125c2dec61aa5dc8b813d5aa846eaa9d6e7f(
    *,
    policies: typing.Optional[typing.Sequence[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpPolicies, typing.Dict[builtins.str, typing.Any]]]] = None,
    select_policy: typing.Optional[builtins.str] = None,
    stabilization_window_seconds: typing.Optional[jsii.Number] = None,
    tolerance: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyHpaBehaviorScaleUpTolerance] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cd9e3b4aacaf2c044f89de9fbde492fe61ad36c579e00d71e05460c1b4581d75(
    *,
    period_seconds: jsii.Number,
    type: builtins.str,
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a7bc4343303b16e59e609a9ec89df204e9b4ae83b6e95272a2454cc57c0424e5(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e1a1b102f68c6282d0ea7c27217e0e5f981194fd80b5a6b26f6035fd4fc80011(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__871efa9865c91347176e96d6e1e3b6fb707e8d8da5ef309b5c73bd9428d6ff0d(
    *,
    type: builtins.str,
    container_resource: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResource, typing.Dict[builtins.str, typing.Any]]] = None,
    external: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternal, typing.Dict[builtins.str, typing.Any]]] = None,
    object: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObject, typing.Dict[builtins.str, typing.Any]]] = None,
    pods: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPods, typing.Dict[builtins.str, typing.Any]]] = None,
    resource: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResource, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1e8cf48de7ab985175209195c7dc28b9acf996ec57e5a161ba7accefc4ba8477(
    *,
    container: typing.Any,
    name: builtins.str,
    target: typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTarget, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__77f0d837084dd8dbe9a71b6687af8c8806632bb3286935ac50e7dfab6271724c(
    *,
    type: builtins.str,
    average_utilization: typing.Optional[jsii.Number] = None,
    average_value: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetAverageValue] = None,
    value: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsContainerResourceTargetValue] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5b98b3a7322ce6cfc4988e7d274889b018cc41a83388c0274173c11438983998(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__780c3817501f516d086c9cb01932ae4e83b0281b6b83202206b0cd05b378aecc(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3563e76e571ba185007ee9e8facf09dc473215e8771f6991d073be124ab5ba04(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e485d49935541355e2fdada7cd3b3feae630644a0ee53bbba17e1db77cb3168d(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5929c14fa7f86dfbf37ecd3007a23b839df51b576ffa56d771225d48294d1c29(
    *,
    metric: typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetric, typing.Dict[builtins.str, typing.Any]],
    target: typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTarget, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__839b00657828e6548e975a19efec2a0de8df5fcec285b17e2fc8fb9894e51f6b(
    *,
    name: builtins.str,
    selector: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelector, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__55f62015e08c6194d654c31e63a6f54fcf88d6bdeb59c3aa97ae27f0b8162cc5(
    *,
    match_expressions: typing.Optional[typing.Sequence[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalMetricSelectorMatchExpressions, typing.Dict[builtins.str, typing.Any]]]] = None,
    match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d80558752ae0d3b39a75e39c61f0d2b626be9a7a390d8bfae14cb70c83fd0efd(
    *,
    key: builtins.str,
    operator: builtins.str,
    values: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__02df4954941570471b1d76c5701c8a1b1677a9c56c5de5206911848368d2561c(
    *,
    type: builtins.str,
    average_utilization: typing.Optional[jsii.Number] = None,
    average_value: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetAverageValue] = None,
    value: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsExternalTargetValue] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__353473a1f97410f92f09d4559ee3fc959c02167c5f222f0b0f067bc54fb4e11a(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f0d501964322724caeca06215be13434020349c369e543ce50dfa5827231286f(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__70db6ff14192e036a1cb03ce8f9311e06459a163770b74dcc0ff87b0a82f0fd7(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1c199a4eede5a6c748396123914aaba0a043ce0167c82577fb216a7105c94a33(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__225c8c318a2e83a3ea7004469afec55c9eaf13c14eacf081a01be3d4672f4d18(
    *,
    described_object: typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectDescribedObject, typing.Dict[builtins.str, typing.Any]],
    metric: typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetric, typing.Dict[builtins.str, typing.Any]],
    target: typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTarget, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3b7da996710e9ec31f84e463ebc3720e9fc0b1f35a2a382fa11443e5bedff1ec(
    *,
    kind: builtins.str,
    name: builtins.str,
    api_version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__53bfbfaa8273944c5a57045a90f20dcba231bc5fc8421bb0483a9284a4b5a02c(
    *,
    name: builtins.str,
    selector: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelector, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__93fd84d7b147001e278957e4e69176aefdd07eb01fd065c499120e6bd3789a57(
    *,
    match_expressions: typing.Optional[typing.Sequence[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectMetricSelectorMatchExpressions, typing.Dict[builtins.str, typing.Any]]]] = None,
    match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__053715ce3957da148712922168c38c433c6eca0dce5008aeb41f9a5b31b110d4(
    *,
    key: builtins.str,
    operator: builtins.str,
    values: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__51a8ae173b9cd477ff7a5a53486cd3cfaa61080f7179131ac95e25242bc049f8(
    *,
    type: builtins.str,
    average_utilization: typing.Optional[jsii.Number] = None,
    average_value: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetAverageValue] = None,
    value: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsObjectTargetValue] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4e7c4bfc0ac67cec4fe8bca2e08182cfd1836e51c851925a896bc7f3373c651b(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3f6c3a676c713b885c987d25a43d730a442861308ce6ec8deee0f1d79ed93f83(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8a52000dd3c1d0fe3ab60efe0b51e8de80830955b761895aac60b1d69f63963c(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__62eeb7a5464e50fd1c6b9b240bedcff9b02a27d2b28f943321c522b418c9d3bb(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__09b33f7c7c4230142aaeaf6f88838b9f08f32591af9348f4523f9a3c7683cdd6(
    *,
    metric: typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetric, typing.Dict[builtins.str, typing.Any]],
    target: typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTarget, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cf5fec65f7d21607ed8c705112cee7a5a869f6f90c47b297bebcc417746ff053(
    *,
    name: builtins.str,
    selector: typing.Optional[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelector, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d936f831d068f807a0981bdb2aaa73c3dcba0b5f14cb7caadb79ade3a0713825(
    *,
    match_expressions: typing.Optional[typing.Sequence[typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsMetricSelectorMatchExpressions, typing.Dict[builtins.str, typing.Any]]]] = None,
    match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a39a46ff6d9e5cffa8bba361f48623945be05b34d413db8b89d4e5151e5a5498(
    *,
    key: builtins.str,
    operator: builtins.str,
    values: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__467bd29cda3af6b9cfc087363d55fcba6c27f97d6eed4a2c1d38bad2a3620619(
    *,
    type: builtins.str,
    average_utilization: typing.Optional[jsii.Number] = None,
    average_value: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetAverageValue] = None,
    value: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsPodsTargetValue] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fa794b3b215952c02f9a3a25fd1667402a286ff8ece11c2c6ae71cb76b37cf79(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e6324d217ef4fea6688370d7397f19fec89fcf6f5cbc9e774d5bef5551d2bee2(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__54f23a32487e589c176fdd228da48256363e5465c5021ebf3ca34d9ca9dfbf5b(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c55ea0b73ac5a7512acee71223811ee9dd9e3223ed6800d1f0b504b774d2902c(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ec1275cdd4a0374010651af4bfa728c5dd45329a58ae6dcd80a13d90e5738e44(
    *,
    name: builtins.str,
    target: typing.Union[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTarget, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__67a625bce5af610c7012a206a0a2d5941e403547881d6aba63b9d528971367fe(
    *,
    type: builtins.str,
    average_utilization: typing.Optional[jsii.Number] = None,
    average_value: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetAverageValue] = None,
    value: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyHpaMetricsResourceTargetValue] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ac0a5611b9d5112be510d42980c8bfdb7cfd5eb7b157bca9178c41f3ad6a958c(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__91c4729896caf0947c74e441182d85f5832d045c805f37962bdbc220f4e388e6(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a64ff4a9fac39a2aa027247a5ffb6379c0fc03eb67aa0ae2474dce6775431d06(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d68b1e2446ab78dbd86b65a466773953966ea6f942246d38f7a8a30c29b33615(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cfa98e3364b7b793656bc27cc1853e5006c3418ed4240f872a74738a29b36c12(
    *,
    max_unavailable: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyPdbMaxUnavailable] = None,
    min_available: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyPdbMinAvailable] = None,
    name: typing.Optional[builtins.str] = None,
    patch: typing.Any = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ccca7a5811306c8e908a3012146e882cf6952b1aee6109ae8fad41b9218b1fcb(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2f52e0d627d11c9e131a879247e79e60686e58fabdf8e55f0b28133d08522d79(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__60f00143b96394bb7b9caf05f47e576b3359e2cb96fe86001aa5c4f4a421cd7f(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3084ea1514472a3a3e34056ff7e258235e4079774ee7de5117884924e3dd0ad4(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d9f8d6bd0cf9b56e97854de071cd41f32b4adedf82a78beb262baa3d94f4bd87(
    *,
    allocate_load_balancer_node_ports: typing.Optional[builtins.bool] = None,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    external_traffic_policy: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyServiceExternalTrafficPolicy] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    load_balancer_class: typing.Optional[builtins.str] = None,
    load_balancer_ip: typing.Optional[builtins.str] = None,
    load_balancer_source_ranges: typing.Optional[typing.Sequence[builtins.str]] = None,
    name: typing.Optional[builtins.str] = None,
    patch: typing.Any = None,
    type: typing.Optional[EnvoyProxySpecProviderKubernetesEnvoyServiceType] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8e8f77de9d601dd4a047a7cc5a2b7bbf53fe1847199272163a369f07deca79f3(
    *,
    name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__06e853a59ca68cff62efa5eb224108a2717a7a768128840afae2eedafca6162c(
    *,
    drain_timeout: typing.Optional[builtins.str] = None,
    min_drain_duration: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass
