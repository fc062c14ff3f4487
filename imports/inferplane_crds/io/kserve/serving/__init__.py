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


class ClusterServingRuntime(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.ClusterServingRuntime",
):
    '''
    :schema: ClusterServingRuntime
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["ClusterServingRuntimeSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "ClusterServingRuntime" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param metadata: 
        :param spec: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9a546c853d561a04dbaabaa287e5e9e2e613d651ab4ec360b37a313b4949c920)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = ClusterServingRuntimeProps(metadata=metadata, spec=spec)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["ClusterServingRuntimeSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "ClusterServingRuntime".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param metadata: 
        :param spec: 
        '''
        props = ClusterServingRuntimeProps(metadata=metadata, spec=spec)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "ClusterServingRuntime".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterServingRuntimeProps",
    jsii_struct_bases=[],
    name_mapping={"metadata": "metadata", "spec": "spec"},
)
class ClusterServingRuntimeProps:
    def __init__(
        self,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["ClusterServingRuntimeSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param metadata: 
        :param spec: 

        :schema: ClusterServingRuntime
        '''
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if isinstance(spec, dict):
            spec = ClusterServingRuntimeSpec(**spec)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__20dfc3b055d8409ff573ba9741c05019e50b3e07dac911acf87782c0e767dbcd)
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
        :schema: ClusterServingRuntime#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    @builtins.property
    def spec(self) -> typing.Optional["ClusterServingRuntimeSpec"]:
        '''
        :schema: ClusterServingRuntime#spec
        '''
        result = self._values.get("spec")
        return typing.cast(typing.Optional["ClusterServingRuntimeSpec"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterServingRuntimeProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterServingRuntimeSpec",
    jsii_struct_bases=[],
    name_mapping={
        "containers": "containers",
        "affinity": "affinity",
        "annotations": "annotations",
        "built_in_adapter": "builtInAdapter",
        "disabled": "disabled",
        "grpc_data_endpoint": "grpcDataEndpoint",
        "grpc_endpoint": "grpcEndpoint",
        "host_ipc": "hostIpc",
        "http_data_endpoint": "httpDataEndpoint",
        "image_pull_secrets": "imagePullSecrets",
        "labels": "labels",
        "multi_model": "multiModel",
        "node_selector": "nodeSelector",
        "protocol_versions": "protocolVersions",
        "replicas": "replicas",
        "scheduler_name": "schedulerName",
        "storage_helper": "storageHelper",
        "supported_model_formats": "supportedModelFormats",
        "tolerations": "tolerations",
        "volumes": "volumes",
        "worker_spec": "workerSpec",
    },
)
class ClusterServingRuntimeSpec:
    def __init__(
        self,
        *,
        containers: typing.Sequence[typing.Any],
        affinity: typing.Any = None,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        built_in_adapter: typing.Optional[typing.Union["ClusterServingRuntimeSpecBuiltInAdapter", typing.Dict[builtins.str, typing.Any]]] = None,
        disabled: typing.Optional[builtins.bool] = None,
        grpc_data_endpoint: typing.Optional[builtins.str] = None,
        grpc_endpoint: typing.Optional[builtins.str] = None,
        host_ipc: typing.Optional[builtins.bool] = None,
        http_data_endpoint: typing.Optional[builtins.str] = None,
        image_pull_secrets: typing.Optional[typing.Sequence[typing.Union["ClusterServingRuntimeSpecImagePullSecrets", typing.Dict[builtins.str, typing.Any]]]] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        multi_model: typing.Optional[builtins.bool] = None,
        node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        protocol_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
        replicas: typing.Optional[jsii.Number] = None,
        scheduler_name: typing.Optional[builtins.str] = None,
        storage_helper: typing.Optional[typing.Union["ClusterServingRuntimeSpecStorageHelper", typing.Dict[builtins.str, typing.Any]]] = None,
        supported_model_formats: typing.Optional[typing.Sequence[typing.Union["ClusterServingRuntimeSpecSupportedModelFormats", typing.Dict[builtins.str, typing.Any]]]] = None,
        tolerations: typing.Optional[typing.Sequence[typing.Union["ClusterServingRuntimeSpecTolerations", typing.Dict[builtins.str, typing.Any]]]] = None,
        volumes: typing.Optional[typing.Sequence[typing.Any]] = None,
        worker_spec: typing.Any = None,
    ) -> None:
        '''
        :param containers: 
        :param affinity: 
        :param annotations: 
        :param built_in_adapter: 
        :param disabled: 
        :param grpc_data_endpoint: 
        :param grpc_endpoint: 
        :param host_ipc: 
        :param http_data_endpoint: 
        :param image_pull_secrets: 
        :param labels: 
        :param multi_model: 
        :param node_selector: 
        :param protocol_versions: 
        :param replicas: 
        :param scheduler_name: 
        :param storage_helper: 
        :param supported_model_formats: 
        :param tolerations: 
        :param volumes: 
        :param worker_spec: 

        :schema: ClusterServingRuntimeSpec
        '''
        if isinstance(built_in_adapter, dict):
            built_in_adapter = ClusterServingRuntimeSpecBuiltInAdapter(**built_in_adapter)
        if isinstance(storage_helper, dict):
            storage_helper = ClusterServingRuntimeSpecStorageHelper(**storage_helper)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bdc3c9b29a611c4f79da2bd42b002c82cbcfb5bf598d294ec71d807bb9c79fd2)
            check_type(argname="argument containers", value=containers, expected_type=type_hints["containers"])
            check_type(argname="argument affinity", value=affinity, expected_type=type_hints["affinity"])
            check_type(argname="argument annotations", value=annotations, expected_type=type_hints["annotations"])
            check_type(argname="argument built_in_adapter", value=built_in_adapter, expected_type=type_hints["built_in_adapter"])
            check_type(argname="argument disabled", value=disabled, expected_type=type_hints["disabled"])
            check_type(argname="argument grpc_data_endpoint", value=grpc_data_endpoint, expected_type=type_hints["grpc_data_endpoint"])
            check_type(argname="argument grpc_endpoint", value=grpc_endpoint, expected_type=type_hints["grpc_endpoint"])
            check_type(argname="argument host_ipc", value=host_ipc, expected_type=type_hints["host_ipc"])
            check_type(argname="argument http_data_endpoint", value=http_data_endpoint, expected_type=type_hints["http_data_endpoint"])
            check_type(argname="argument image_pull_secrets", value=image_pull_secrets, expected_type=type_hints["image_pull_secrets"])
            check_type(argname="argument labels", value=labels, expected_type=type_hints["labels"])
            check_type(argname="argument multi_model", value=multi_model, expected_type=type_hints["multi_model"])
            check_type(argname="argument node_selector", value=node_selector, expected_type=type_hints["node_selector"])
            check_type(argname="argument protocol_versions", value=protocol_versions, expected_type=type_hints["protocol_versions"])
            check_type(argname="argument replicas", value=replicas, expected_type=type_hints["replicas"])
            check_type(argname="argument scheduler_name", value=scheduler_name, expected_type=type_hints["scheduler_name"])
            check_type(argname="argument storage_helper", value=storage_helper, expected_type=type_hints["storage_helper"])
            check_type(argname="argument supported_model_formats", value=supported_model_formats, expected_type=type_hints["supported_model_formats"])
            check_type(argname="argument tolerations", value=tolerations, expected_type=type_hints["tolerations"])
            check_type(argname="argument volumes", value=volumes, expected_type=type_hints["volumes"])
            check_type(argname="argument worker_spec", value=worker_spec, expected_type=type_hints["worker_spec"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "containers": containers,
        }
        if affinity is not None:
            self._values["affinity"] = affinity
        if annotations is not None:
            self._values["annotations"] = annotations
        if built_in_adapter is not None:
            self._values["built_in_adapter"] = built_in_adapter
        if disabled is not None:
            self._values["disabled"] = disabled
        if grpc_data_endpoint is not None:
            self._values["grpc_data_endpoint"] = grpc_data_endpoint
        if grpc_endpoint is not None:
            self._values["grpc_endpoint"] = grpc_endpoint
        if host_ipc is not None:
            self._values["host_ipc"] = host_ipc
        if http_data_endpoint is not None:
            self._values["http_data_endpoint"] = http_data_endpoint
        if image_pull_secrets is not None:
            self._values["image_pull_secrets"] = image_pull_secrets
        if labels is not None:
            self._values["labels"] = labels
        if multi_model is not None:
            self._values["multi_model"] = multi_model
        if node_selector is not None:
            self._values["node_selector"] = node_selector
        if protocol_versions is not None:
            self._values["protocol_versions"] = protocol_versions
        if replicas is not None:
            self._values["replicas"] = replicas
        if scheduler_name is not None:
            self._values["scheduler_name"] = scheduler_name
        if storage_helper is not None:
            self._values["storage_helper"] = storage_helper
        if supported_model_formats is not None:
            self._values["supported_model_formats"] = supported_model_formats
        if tolerations is not None:
            self._values["tolerations"] = tolerations
        if volumes is not None:
            self._values["volumes"] = volumes
        if worker_spec is not None:
            self._values["worker_spec"] = worker_spec

    @builtins.property
    def containers(self) -> typing.List[typing.Any]:
        '''
        :schema: ClusterServingRuntimeSpec#containers
        '''
        result = self._values.get("containers")
        assert result is not None, "Required property 'containers' is missing"
        return typing.cast(typing.List[typing.Any], result)

    @builtins.property
    def affinity(self) -> typing.Any:
        '''
        :schema: ClusterServingRuntimeSpec#affinity
        '''
        result = self._values.get("affinity")
        return typing.cast(typing.Any, result)

    @builtins.property
    def annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ClusterServingRuntimeSpec#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def built_in_adapter(
        self,
    ) -> typing.Optional["ClusterServingRuntimeSpecBuiltInAdapter"]:
        '''
        :schema: ClusterServingRuntimeSpec#builtInAdapter
        '''
        result = self._values.get("built_in_adapter")
        return typing.cast(typing.Optional["ClusterServingRuntimeSpecBuiltInAdapter"], result)

    @builtins.property
    def disabled(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ClusterServingRuntimeSpec#disabled
        '''
        result = self._values.get("disabled")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def grpc_data_endpoint(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterServingRuntimeSpec#grpcDataEndpoint
        '''
        result = self._values.get("grpc_data_endpoint")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def grpc_endpoint(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterServingRuntimeSpec#grpcEndpoint
        '''
        result = self._values.get("grpc_endpoint")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def host_ipc(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ClusterServingRuntimeSpec#hostIPC
        '''
        result = self._values.get("host_ipc")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def http_data_endpoint(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterServingRuntimeSpec#httpDataEndpoint
        '''
        result = self._values.get("http_data_endpoint")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def image_pull_secrets(
        self,
    ) -> typing.Optional[typing.List["ClusterServingRuntimeSpecImagePullSecrets"]]:
        '''
        :schema: ClusterServingRuntimeSpec#imagePullSecrets
        '''
        result = self._values.get("image_pull_secrets")
        return typing.cast(typing.Optional[typing.List["ClusterServingRuntimeSpecImagePullSecrets"]], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ClusterServingRuntimeSpec#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def multi_model(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ClusterServingRuntimeSpec#multiModel
        '''
        result = self._values.get("multi_model")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def node_selector(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ClusterServingRuntimeSpec#nodeSelector
        '''
        result = self._values.get("node_selector")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def protocol_versions(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ClusterServingRuntimeSpec#protocolVersions
        '''
        result = self._values.get("protocol_versions")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def replicas(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ClusterServingRuntimeSpec#replicas
        '''
        result = self._values.get("replicas")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def scheduler_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterServingRuntimeSpec#schedulerName
        '''
        result = self._values.get("scheduler_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def storage_helper(
        self,
    ) -> typing.Optional["ClusterServingRuntimeSpecStorageHelper"]:
        '''
        :schema: ClusterServingRuntimeSpec#storageHelper
        '''
        result = self._values.get("storage_helper")
        return typing.cast(typing.Optional["ClusterServingRuntimeSpecStorageHelper"], result)

    @builtins.property
    def supported_model_formats(
        self,
    ) -> typing.Optional[typing.List["ClusterServingRuntimeSpecSupportedModelFormats"]]:
        '''
        :schema: ClusterServingRuntimeSpec#supportedModelFormats
        '''
        result = self._values.get("supported_model_formats")
        return typing.cast(typing.Optional[typing.List["ClusterServingRuntimeSpecSupportedModelFormats"]], result)

    @builtins.property
    def tolerations(
        self,
    ) -> typing.Optional[typing.List["ClusterServingRuntimeSpecTolerations"]]:
        '''
        :schema: ClusterServingRuntimeSpec#tolerations
        '''
        result = self._values.get("tolerations")
        return typing.cast(typing.Optional[typing.List["ClusterServingRuntimeSpecTolerations"]], result)

    @builtins.property
    def volumes(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: ClusterServingRuntimeSpec#volumes
        '''
        result = self._values.get("volumes")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def worker_spec(self) -> typing.Any:
        '''
        :schema: ClusterServingRuntimeSpec#workerSpec
        '''
        result = self._values.get("worker_spec")
        return typing.cast(typing.Any, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterServingRuntimeSpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterServingRuntimeSpecBuiltInAdapter",
    jsii_struct_bases=[],
    name_mapping={
        "env": "env",
        "mem_buffer_bytes": "memBufferBytes",
        "model_loading_timeout_millis": "modelLoadingTimeoutMillis",
        "runtime_management_port": "runtimeManagementPort",
        "server_type": "serverType",
    },
)
class ClusterServingRuntimeSpecBuiltInAdapter:
    def __init__(
        self,
        *,
        env: typing.Optional[typing.Sequence[typing.Union["ClusterServingRuntimeSpecBuiltInAdapterEnv", typing.Dict[builtins.str, typing.Any]]]] = None,
        mem_buffer_bytes: typing.Optional[jsii.Number] = None,
        model_loading_timeout_millis: typing.Optional[jsii.Number] = None,
        runtime_management_port: typing.Optional[jsii.Number] = None,
        server_type: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param env: 
        :param mem_buffer_bytes: 
        :param model_loading_timeout_millis: 
        :param runtime_management_port: 
        :param server_type: 

        :schema: ClusterServingRuntimeSpecBuiltInAdapter
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9cccd21dd63c912e704998a62a425cad8ef4b4d21bff4bb86ae0d85a0e11f7d5)
            check_type(argname="argument env", value=env, expected_type=type_hints["env"])
            check_type(argname="argument mem_buffer_bytes", value=mem_buffer_bytes, expected_type=type_hints["mem_buffer_bytes"])
            check_type(argname="argument model_loading_timeout_millis", value=model_loading_timeout_millis, expected_type=type_hints["model_loading_timeout_millis"])
            check_type(argname="argument runtime_management_port", value=runtime_management_port, expected_type=type_hints["runtime_management_port"])
            check_type(argname="argument server_type", value=server_type, expected_type=type_hints["server_type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if env is not None:
            self._values["env"] = env
        if mem_buffer_bytes is not None:
            self._values["mem_buffer_bytes"] = mem_buffer_bytes
        if model_loading_timeout_millis is not None:
            self._values["model_loading_timeout_millis"] = model_loading_timeout_millis
        if runtime_management_port is not None:
            self._values["runtime_management_port"] = runtime_management_port
        if server_type is not None:
            self._values["server_type"] = server_type

    @builtins.property
    def env(
        self,
    ) -> typing.Optional[typing.List["ClusterServingRuntimeSpecBuiltInAdapterEnv"]]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapter#env
        '''
        result = self._values.get("env")
        return typing.cast(typing.Optional[typing.List["ClusterServingRuntimeSpecBuiltInAdapterEnv"]], result)

    @builtins.property
    def mem_buffer_bytes(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapter#memBufferBytes
        '''
        result = self._values.get("mem_buffer_bytes")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def model_loading_timeout_millis(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapter#modelLoadingTimeoutMillis
        '''
        result = self._values.get("model_loading_timeout_millis")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def runtime_management_port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapter#runtimeManagementPort
        '''
        result = self._values.get("runtime_management_port")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def server_type(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapter#serverType
        '''
        result = self._values.get("server_type")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterServingRuntimeSpecBuiltInAdapter(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterServingRuntimeSpecBuiltInAdapterEnv",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "value_from": "valueFrom"},
)
class ClusterServingRuntimeSpecBuiltInAdapterEnv:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: typing.Optional[builtins.str] = None,
        value_from: typing.Optional[typing.Union["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFrom", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param value_from: 

        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnv
        '''
        if isinstance(value_from, dict):
            value_from = ClusterServingRuntimeSpecBuiltInAdapterEnvValueFrom(**value_from)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b23eefb3d40b761c2f3e7bbade6ce853158f5a8949c5bb2d7b8241ce1b3fc7b1)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
            check_type(argname="argument value_from", value=value_from, expected_type=type_hints["value_from"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if value is not None:
            self._values["value"] = value
        if value_from is not None:
            self._values["value_from"] = value_from

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnv#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnv#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def value_from(
        self,
    ) -> typing.Optional["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFrom"]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnv#valueFrom
        '''
        result = self._values.get("value_from")
        return typing.cast(typing.Optional["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFrom"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterServingRuntimeSpecBuiltInAdapterEnv(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterServingRuntimeSpecBuiltInAdapterEnvValueFrom",
    jsii_struct_bases=[],
    name_mapping={
        "config_map_key_ref": "configMapKeyRef",
        "field_ref": "fieldRef",
        "file_key_ref": "fileKeyRef",
        "resource_field_ref": "resourceFieldRef",
        "secret_key_ref": "secretKeyRef",
    },
)
class ClusterServingRuntimeSpecBuiltInAdapterEnvValueFrom:
    def __init__(
        self,
        *,
        config_map_key_ref: typing.Optional[typing.Union["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef", typing.Dict[builtins.str, typing.Any]]] = None,
        field_ref: typing.Optional[typing.Union["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef", typing.Dict[builtins.str, typing.Any]]] = None,
        file_key_ref: typing.Optional[typing.Union["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef", typing.Dict[builtins.str, typing.Any]]] = None,
        resource_field_ref: typing.Optional[typing.Union["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef", typing.Dict[builtins.str, typing.Any]]] = None,
        secret_key_ref: typing.Optional[typing.Union["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param config_map_key_ref: 
        :param field_ref: 
        :param file_key_ref: 
        :param resource_field_ref: 
        :param secret_key_ref: 

        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFrom
        '''
        if isinstance(config_map_key_ref, dict):
            config_map_key_ref = ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef(**config_map_key_ref)
        if isinstance(field_ref, dict):
            field_ref = ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef(**field_ref)
        if isinstance(file_key_ref, dict):
            file_key_ref = ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef(**file_key_ref)
        if isinstance(resource_field_ref, dict):
            resource_field_ref = ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef(**resource_field_ref)
        if isinstance(secret_key_ref, dict):
            secret_key_ref = ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef(**secret_key_ref)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a6164f864acd9392873748f547a4c287fd1656817794101a3af19b20b290cdfc)
            check_type(argname="argument config_map_key_ref", value=config_map_key_ref, expected_type=type_hints["config_map_key_ref"])
            check_type(argname="argument field_ref", value=field_ref, expected_type=type_hints["field_ref"])
            check_type(argname="argument file_key_ref", value=file_key_ref, expected_type=type_hints["file_key_ref"])
            check_type(argname="argument resource_field_ref", value=resource_field_ref, expected_type=type_hints["resource_field_ref"])
            check_type(argname="argument secret_key_ref", value=secret_key_ref, expected_type=type_hints["secret_key_ref"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if config_map_key_ref is not None:
            self._values["config_map_key_ref"] = config_map_key_ref
        if field_ref is not None:
            self._values["field_ref"] = field_ref
        if file_key_ref is not None:
            self._values["file_key_ref"] = file_key_ref
        if resource_field_ref is not None:
            self._values["resource_field_ref"] = resource_field_ref
        if secret_key_ref is not None:
            self._values["secret_key_ref"] = secret_key_ref

    @builtins.property
    def config_map_key_ref(
        self,
    ) -> typing.Optional["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef"]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFrom#configMapKeyRef
        '''
        result = self._values.get("config_map_key_ref")
        return typing.cast(typing.Optional["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef"], result)

    @builtins.property
    def field_ref(
        self,
    ) -> typing.Optional["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef"]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFrom#fieldRef
        '''
        result = self._values.get("field_ref")
        return typing.cast(typing.Optional["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef"], result)

    @builtins.property
    def file_key_ref(
        self,
    ) -> typing.Optional["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef"]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFrom#fileKeyRef
        '''
        result = self._values.get("file_key_ref")
        return typing.cast(typing.Optional["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef"], result)

    @builtins.property
    def resource_field_ref(
        self,
    ) -> typing.Optional["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef"]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFrom#resourceFieldRef
        '''
        result = self._values.get("resource_field_ref")
        return typing.cast(typing.Optional["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef"], result)

    @builtins.property
    def secret_key_ref(
        self,
    ) -> typing.Optional["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef"]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFrom#secretKeyRef
        '''
        result = self._values.get("secret_key_ref")
        return typing.cast(typing.Optional["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterServingRuntimeSpecBuiltInAdapterEnvValueFrom(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "name": "name", "optional": "optional"},
)
class ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef:
    def __init__(
        self,
        *,
        key: builtins.str,
        name: typing.Optional[builtins.str] = None,
        optional: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param key: 
        :param name: 
        :param optional: 

        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__78ee8b67e2047ad0976c9d9f4e0d1bf4c7b5c8c41a5a24da0fa249fe5e8dfb88)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument optional", value=optional, expected_type=type_hints["optional"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
        }
        if name is not None:
            self._values["name"] = name
        if optional is not None:
            self._values["optional"] = optional

    @builtins.property
    def key(self) -> builtins.str:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def optional(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef#optional
        '''
        result = self._values.get("optional")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef",
    jsii_struct_bases=[],
    name_mapping={"field_path": "fieldPath", "api_version": "apiVersion"},
)
class ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef:
    def __init__(
        self,
        *,
        field_path: builtins.str,
        api_version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param field_path: 
        :param api_version: 

        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__92aba0acb479cd0d83acdd8c5c1035f3d5ae657adf0d79aa1e051d5c6dd9fc29)
            check_type(argname="argument field_path", value=field_path, expected_type=type_hints["field_path"])
            check_type(argname="argument api_version", value=api_version, expected_type=type_hints["api_version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "field_path": field_path,
        }
        if api_version is not None:
            self._values["api_version"] = api_version

    @builtins.property
    def field_path(self) -> builtins.str:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef#fieldPath
        '''
        result = self._values.get("field_path")
        assert result is not None, "Required property 'field_path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def api_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef#apiVersion
        '''
        result = self._values.get("api_version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef",
    jsii_struct_bases=[],
    name_mapping={
        "key": "key",
        "path": "path",
        "volume_name": "volumeName",
        "optional": "optional",
    },
)
class ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef:
    def __init__(
        self,
        *,
        key: builtins.str,
        path: builtins.str,
        volume_name: builtins.str,
        optional: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param key: 
        :param path: 
        :param volume_name: 
        :param optional: 

        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__93b854b9e24036e57e6c04bf9d348f5b95bfd7b252ab4dacdb116c7811c903a3)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument volume_name", value=volume_name, expected_type=type_hints["volume_name"])
            check_type(argname="argument optional", value=optional, expected_type=type_hints["optional"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
            "path": path,
            "volume_name": volume_name,
        }
        if optional is not None:
            self._values["optional"] = optional

    @builtins.property
    def key(self) -> builtins.str:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def path(self) -> builtins.str:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef#path
        '''
        result = self._values.get("path")
        assert result is not None, "Required property 'path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def volume_name(self) -> builtins.str:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef#volumeName
        '''
        result = self._values.get("volume_name")
        assert result is not None, "Required property 'volume_name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def optional(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef#optional
        '''
        result = self._values.get("optional")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef",
    jsii_struct_bases=[],
    name_mapping={
        "resource": "resource",
        "container_name": "containerName",
        "divisor": "divisor",
    },
)
class ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef:
    def __init__(
        self,
        *,
        resource: builtins.str,
        container_name: typing.Optional[builtins.str] = None,
        divisor: typing.Optional["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor"] = None,
    ) -> None:
        '''
        :param resource: 
        :param container_name: 
        :param divisor: 

        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bdac14a592b2ad6dd85a85c8045a2df1be4df1b8cf35b6074a922a2731cdb85d)
            check_type(argname="argument resource", value=resource, expected_type=type_hints["resource"])
            check_type(argname="argument container_name", value=container_name, expected_type=type_hints["container_name"])
            check_type(argname="argument divisor", value=divisor, expected_type=type_hints["divisor"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "resource": resource,
        }
        if container_name is not None:
            self._values["container_name"] = container_name
        if divisor is not None:
            self._values["divisor"] = divisor

    @builtins.property
    def resource(self) -> builtins.str:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef#resource
        '''
        result = self._values.get("resource")
        assert result is not None, "Required property 'resource' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def container_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef#containerName
        '''
        result = self._values.get("container_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def divisor(
        self,
    ) -> typing.Optional["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor"]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef#divisor
        '''
        result = self._values.get("divisor")
        return typing.cast(typing.Optional["ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor",
):
    '''
    :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8b4bc862459f9e21a2a1033fcb7d35ed1d35931a66d6aae3d7d1e609abb6f426)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4295698c2d911b9a8522cca6922dbedcc1040549c36a08b1c5f8a8c4f7755a82)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "name": "name", "optional": "optional"},
)
class ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef:
    def __init__(
        self,
        *,
        key: builtins.str,
        name: typing.Optional[builtins.str] = None,
        optional: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param key: 
        :param name: 
        :param optional: 

        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1bad72a8d8eb96f9b2203e2bb5d32a5a0c62c21e94296c879b0b7d51cb0c2187)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument optional", value=optional, expected_type=type_hints["optional"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
        }
        if name is not None:
            self._values["name"] = name
        if optional is not None:
            self._values["optional"] = optional

    @builtins.property
    def key(self) -> builtins.str:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def optional(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef#optional
        '''
        result = self._values.get("optional")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterServingRuntimeSpecImagePullSecrets",
    jsii_struct_bases=[],
    name_mapping={"name": "name"},
)
class ClusterServingRuntimeSpecImagePullSecrets:
    def __init__(self, *, name: typing.Optional[builtins.str] = None) -> None:
        '''
        :param name: 

        :schema: ClusterServingRuntimeSpecImagePullSecrets
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__57a73a0bb3c38eae0e60ffacceca12c76acc21c20e92300f556cb7978771a678)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterServingRuntimeSpecImagePullSecrets#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterServingRuntimeSpecImagePullSecrets(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterServingRuntimeSpecStorageHelper",
    jsii_struct_bases=[],
    name_mapping={"disabled": "disabled"},
)
class ClusterServingRuntimeSpecStorageHelper:
    def __init__(self, *, disabled: typing.Optional[builtins.bool] = None) -> None:
        '''
        :param disabled: 

        :schema: ClusterServingRuntimeSpecStorageHelper
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d1d5e39d7d494905f526c9d3f318648660036e620024e2fbe13ba09a77da83cc)
            check_type(argname="argument disabled", value=disabled, expected_type=type_hints["disabled"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if disabled is not None:
            self._values["disabled"] = disabled

    @builtins.property
    def disabled(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ClusterServingRuntimeSpecStorageHelper#disabled
        '''
        result = self._values.get("disabled")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterServingRuntimeSpecStorageHelper(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterServingRuntimeSpecSupportedModelFormats",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "auto_select": "autoSelect",
        "priority": "priority",
        "version": "version",
    },
)
class ClusterServingRuntimeSpecSupportedModelFormats:
    def __init__(
        self,
        *,
        name: builtins.str,
        auto_select: typing.Optional[builtins.bool] = None,
        priority: typing.Optional[jsii.Number] = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param auto_select: 
        :param priority: 
        :param version: 

        :schema: ClusterServingRuntimeSpecSupportedModelFormats
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__606e99179b69ec2832bce77f600e514fb09f06a1afcc1313a618e9dc76cc0476)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument auto_select", value=auto_select, expected_type=type_hints["auto_select"])
            check_type(argname="argument priority", value=priority, expected_type=type_hints["priority"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if auto_select is not None:
            self._values["auto_select"] = auto_select
        if priority is not None:
            self._values["priority"] = priority
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ClusterServingRuntimeSpecSupportedModelFormats#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def auto_select(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ClusterServingRuntimeSpecSupportedModelFormats#autoSelect
        '''
        result = self._values.get("auto_select")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def priority(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ClusterServingRuntimeSpecSupportedModelFormats#priority
        '''
        result = self._values.get("priority")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterServingRuntimeSpecSupportedModelFormats#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterServingRuntimeSpecSupportedModelFormats(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterServingRuntimeSpecTolerations",
    jsii_struct_bases=[],
    name_mapping={
        "effect": "effect",
        "key": "key",
        "operator": "operator",
        "toleration_seconds": "tolerationSeconds",
        "value": "value",
    },
)
class ClusterServingRuntimeSpecTolerations:
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

        :schema: ClusterServingRuntimeSpecTolerations
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2d7fe820f73fb06c1c9c0a8cec1af6e26fd49870559b49748cb7f6f0a1db7dc3)
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
        :schema: ClusterServingRuntimeSpecTolerations#effect
        '''
        result = self._values.get("effect")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def key(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterServingRuntimeSpecTolerations#key
        '''
        result = self._values.get("key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def operator(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterServingRuntimeSpecTolerations#operator
        '''
        result = self._values.get("operator")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def toleration_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ClusterServingRuntimeSpecTolerations#tolerationSeconds
        '''
        result = self._values.get("toleration_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterServingRuntimeSpecTolerations#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterServingRuntimeSpecTolerations(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class ClusterStorageContainer(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.ClusterStorageContainer",
):
    '''
    :schema: ClusterStorageContainer
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        disabled: typing.Optional[builtins.bool] = None,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["ClusterStorageContainerSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "ClusterStorageContainer" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param disabled: 
        :param metadata: 
        :param spec: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0d6225f8eb55188592620d341f3a728f94160086f8335092d1f4a0a254dd3e6c)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = ClusterStorageContainerProps(
            disabled=disabled, metadata=metadata, spec=spec
        )

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        disabled: typing.Optional[builtins.bool] = None,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["ClusterStorageContainerSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "ClusterStorageContainer".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param disabled: 
        :param metadata: 
        :param spec: 
        '''
        props = ClusterStorageContainerProps(
            disabled=disabled, metadata=metadata, spec=spec
        )

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "ClusterStorageContainer".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterStorageContainerProps",
    jsii_struct_bases=[],
    name_mapping={"disabled": "disabled", "metadata": "metadata", "spec": "spec"},
)
class ClusterStorageContainerProps:
    def __init__(
        self,
        *,
        disabled: typing.Optional[builtins.bool] = None,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["ClusterStorageContainerSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param disabled: 
        :param metadata: 
        :param spec: 

        :schema: ClusterStorageContainer
        '''
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if isinstance(spec, dict):
            spec = ClusterStorageContainerSpec(**spec)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5b2ca5da4775701dd3ac6ee075b18452d560449b737fbed98f643bd3d5cd4611)
            check_type(argname="argument disabled", value=disabled, expected_type=type_hints["disabled"])
            check_type(argname="argument metadata", value=metadata, expected_type=type_hints["metadata"])
            check_type(argname="argument spec", value=spec, expected_type=type_hints["spec"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if disabled is not None:
            self._values["disabled"] = disabled
        if metadata is not None:
            self._values["metadata"] = metadata
        if spec is not None:
            self._values["spec"] = spec

    @builtins.property
    def disabled(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ClusterStorageContainer#disabled
        '''
        result = self._values.get("disabled")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def metadata(self) -> typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"]:
        '''
        :schema: ClusterStorageContainer#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    @builtins.property
    def spec(self) -> typing.Optional["ClusterStorageContainerSpec"]:
        '''
        :schema: ClusterStorageContainer#spec
        '''
        result = self._values.get("spec")
        return typing.cast(typing.Optional["ClusterStorageContainerSpec"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterStorageContainerProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterStorageContainerSpec",
    jsii_struct_bases=[],
    name_mapping={
        "container": "container",
        "supported_uri_formats": "supportedUriFormats",
        "supports_multi_model_download": "supportsMultiModelDownload",
        "workload_type": "workloadType",
    },
)
class ClusterStorageContainerSpec:
    def __init__(
        self,
        *,
        container: typing.Any,
        supported_uri_formats: typing.Sequence[typing.Union["ClusterStorageContainerSpecSupportedUriFormats", typing.Dict[builtins.str, typing.Any]]],
        supports_multi_model_download: typing.Optional[builtins.bool] = None,
        workload_type: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param container: 
        :param supported_uri_formats: 
        :param supports_multi_model_download: 
        :param workload_type: 

        :schema: ClusterStorageContainerSpec
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f394298f6e4f17ed9de6a50dea95dba96e50b3b1878875480bc9f01aab4bcfba)
            check_type(argname="argument container", value=container, expected_type=type_hints["container"])
            check_type(argname="argument supported_uri_formats", value=supported_uri_formats, expected_type=type_hints["supported_uri_formats"])
            check_type(argname="argument supports_multi_model_download", value=supports_multi_model_download, expected_type=type_hints["supports_multi_model_download"])
            check_type(argname="argument workload_type", value=workload_type, expected_type=type_hints["workload_type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "container": container,
            "supported_uri_formats": supported_uri_formats,
        }
        if supports_multi_model_download is not None:
            self._values["supports_multi_model_download"] = supports_multi_model_download
        if workload_type is not None:
            self._values["workload_type"] = workload_type

    @builtins.property
    def container(self) -> typing.Any:
        '''
        :schema: ClusterStorageContainerSpec#container
        '''
        result = self._values.get("container")
        assert result is not None, "Required property 'container' is missing"
        return typing.cast(typing.Any, result)

    @builtins.property
    def supported_uri_formats(
        self,
    ) -> typing.List["ClusterStorageContainerSpecSupportedUriFormats"]:
        '''
        :schema: ClusterStorageContainerSpec#supportedUriFormats
        '''
        result = self._values.get("supported_uri_formats")
        assert result is not None, "Required property 'supported_uri_formats' is missing"
        return typing.cast(typing.List["ClusterStorageContainerSpecSupportedUriFormats"], result)

    @builtins.property
    def supports_multi_model_download(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ClusterStorageContainerSpec#supportsMultiModelDownload
        '''
        result = self._values.get("supports_multi_model_download")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def workload_type(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterStorageContainerSpec#workloadType
        '''
        result = self._values.get("workload_type")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterStorageContainerSpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ClusterStorageContainerSpecSupportedUriFormats",
    jsii_struct_bases=[],
    name_mapping={"prefix": "prefix", "regex": "regex"},
)
class ClusterStorageContainerSpecSupportedUriFormats:
    def __init__(
        self,
        *,
        prefix: typing.Optional[builtins.str] = None,
        regex: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param prefix: 
        :param regex: 

        :schema: ClusterStorageContainerSpecSupportedUriFormats
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f2c0f902a675b14c8b8a4ebcb74effa554a0b4c4a6ac09ef715602913647bc65)
            check_type(argname="argument prefix", value=prefix, expected_type=type_hints["prefix"])
            check_type(argname="argument regex", value=regex, expected_type=type_hints["regex"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if prefix is not None:
            self._values["prefix"] = prefix
        if regex is not None:
            self._values["regex"] = regex

    @builtins.property
    def prefix(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterStorageContainerSpecSupportedUriFormats#prefix
        '''
        result = self._values.get("prefix")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def regex(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ClusterStorageContainerSpecSupportedUriFormats#regex
        '''
        result = self._values.get("regex")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ClusterStorageContainerSpecSupportedUriFormats(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceService(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceService",
):
    '''
    :schema: InferenceService
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["InferenceServiceSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "InferenceService" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param metadata: 
        :param spec: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d7c04280339c1661a6b78ac8529bfa54118ee4cdcc4176cbf4c48f3a57ba6dfd)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = InferenceServiceProps(metadata=metadata, spec=spec)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["InferenceServiceSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "InferenceService".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param metadata: 
        :param spec: 
        '''
        props = InferenceServiceProps(metadata=metadata, spec=spec)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "InferenceService".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceProps",
    jsii_struct_bases=[],
    name_mapping={"metadata": "metadata", "spec": "spec"},
)
class InferenceServiceProps:
    def __init__(
        self,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["InferenceServiceSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param metadata: 
        :param spec: 

        :schema: InferenceService
        '''
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if isinstance(spec, dict):
            spec = InferenceServiceSpec(**spec)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ebccfcbcbdbe7bad14051d974766f8ec3b536574cf5fa3b21e260e4f9a5fb8a9)
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
        :schema: InferenceService#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    @builtins.property
    def spec(self) -> typing.Optional["InferenceServiceSpec"]:
        '''
        :schema: InferenceService#spec
        '''
        result = self._values.get("spec")
        return typing.cast(typing.Optional["InferenceServiceSpec"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpec",
    jsii_struct_bases=[],
    name_mapping={
        "predictor": "predictor",
        "canary": "canary",
        "explainer": "explainer",
        "transformer": "transformer",
    },
)
class InferenceServiceSpec:
    def __init__(
        self,
        *,
        predictor: typing.Union["InferenceServiceSpecPredictor", typing.Dict[builtins.str, typing.Any]],
        canary: typing.Optional[typing.Sequence[typing.Any]] = None,
        explainer: typing.Any = None,
        transformer: typing.Optional[typing.Union["InferenceServiceSpecTransformer", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param predictor: 
        :param canary: 
        :param explainer: 
        :param transformer: 

        :schema: InferenceServiceSpec
        '''
        if isinstance(predictor, dict):
            predictor = InferenceServiceSpecPredictor(**predictor)
        if isinstance(transformer, dict):
            transformer = InferenceServiceSpecTransformer(**transformer)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8ff70fa2546c36da751cc292954845add4adc8a0c06457d06df720867c1d64b5)
            check_type(argname="argument predictor", value=predictor, expected_type=type_hints["predictor"])
            check_type(argname="argument canary", value=canary, expected_type=type_hints["canary"])
            check_type(argname="argument explainer", value=explainer, expected_type=type_hints["explainer"])
            check_type(argname="argument transformer", value=transformer, expected_type=type_hints["transformer"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "predictor": predictor,
        }
        if canary is not None:
            self._values["canary"] = canary
        if explainer is not None:
            self._values["explainer"] = explainer
        if transformer is not None:
            self._values["transformer"] = transformer

    @builtins.property
    def predictor(self) -> "InferenceServiceSpecPredictor":
        '''
        :schema: InferenceServiceSpec#predictor
        '''
        result = self._values.get("predictor")
        assert result is not None, "Required property 'predictor' is missing"
        return typing.cast("InferenceServiceSpecPredictor", result)

    @builtins.property
    def canary(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: InferenceServiceSpec#canary
        '''
        result = self._values.get("canary")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def explainer(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpec#explainer
        '''
        result = self._values.get("explainer")
        return typing.cast(typing.Any, result)

    @builtins.property
    def transformer(self) -> typing.Optional["InferenceServiceSpecTransformer"]:
        '''
        :schema: InferenceServiceSpec#transformer
        '''
        result = self._values.get("transformer")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformer"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictor",
    jsii_struct_bases=[],
    name_mapping={
        "active_deadline_seconds": "activeDeadlineSeconds",
        "affinity": "affinity",
        "annotations": "annotations",
        "automount_service_account_token": "automountServiceAccountToken",
        "auto_scaling": "autoScaling",
        "batcher": "batcher",
        "canary_traffic_percent": "canaryTrafficPercent",
        "container_concurrency": "containerConcurrency",
        "containers": "containers",
        "deployment_strategy": "deploymentStrategy",
        "dns_config": "dnsConfig",
        "dns_policy": "dnsPolicy",
        "enable_service_links": "enableServiceLinks",
        "host_aliases": "hostAliases",
        "host_ipc": "hostIpc",
        "hostname": "hostname",
        "hostname_override": "hostnameOverride",
        "host_network": "hostNetwork",
        "host_pid": "hostPid",
        "host_users": "hostUsers",
        "huggingface": "huggingface",
        "image_pull_secrets": "imagePullSecrets",
        "init_containers": "initContainers",
        "labels": "labels",
        "lightgbm": "lightgbm",
        "logger": "logger",
        "max_replicas": "maxReplicas",
        "min_replicas": "minReplicas",
        "model": "model",
        "name": "name",
        "node_name": "nodeName",
        "node_selector": "nodeSelector",
        "onnx": "onnx",
        "os": "os",
        "overhead": "overhead",
        "paddle": "paddle",
        "pmml": "pmml",
        "preemption_policy": "preemptionPolicy",
        "priority": "priority",
        "priority_class_name": "priorityClassName",
        "pytorch": "pytorch",
        "readiness_gates": "readinessGates",
        "resource_claims": "resourceClaims",
        "resources": "resources",
        "restart_policy": "restartPolicy",
        "runtime_class_name": "runtimeClassName",
        "scale_metric": "scaleMetric",
        "scale_metric_type": "scaleMetricType",
        "scale_target": "scaleTarget",
        "scheduler_name": "schedulerName",
        "scheduling_gates": "schedulingGates",
        "security_context": "securityContext",
        "service_account": "serviceAccount",
        "service_account_name": "serviceAccountName",
        "set_hostname_as_fqdn": "setHostnameAsFqdn",
        "share_process_namespace": "shareProcessNamespace",
        "sklearn": "sklearn",
        "storage_container_name": "storageContainerName",
        "storage_uris": "storageUris",
        "subdomain": "subdomain",
        "tensorflow": "tensorflow",
        "termination_grace_period_seconds": "terminationGracePeriodSeconds",
        "timeout": "timeout",
        "tolerations": "tolerations",
        "topology_spread_constraints": "topologySpreadConstraints",
        "triton": "triton",
        "volumes": "volumes",
        "worker_spec": "workerSpec",
        "xgboost": "xgboost",
    },
)
class InferenceServiceSpecPredictor:
    def __init__(
        self,
        *,
        active_deadline_seconds: typing.Optional[jsii.Number] = None,
        affinity: typing.Any = None,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        automount_service_account_token: typing.Optional[builtins.bool] = None,
        auto_scaling: typing.Optional[typing.Union["InferenceServiceSpecPredictorAutoScaling", typing.Dict[builtins.str, typing.Any]]] = None,
        batcher: typing.Optional[typing.Union["InferenceServiceSpecPredictorBatcher", typing.Dict[builtins.str, typing.Any]]] = None,
        canary_traffic_percent: typing.Optional[jsii.Number] = None,
        container_concurrency: typing.Optional[jsii.Number] = None,
        containers: typing.Optional[typing.Sequence[typing.Any]] = None,
        deployment_strategy: typing.Optional[typing.Union["InferenceServiceSpecPredictorDeploymentStrategy", typing.Dict[builtins.str, typing.Any]]] = None,
        dns_config: typing.Any = None,
        dns_policy: typing.Optional[builtins.str] = None,
        enable_service_links: typing.Optional[builtins.bool] = None,
        host_aliases: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecPredictorHostAliases", typing.Dict[builtins.str, typing.Any]]]] = None,
        host_ipc: typing.Optional[builtins.bool] = None,
        hostname: typing.Optional[builtins.str] = None,
        hostname_override: typing.Optional[builtins.str] = None,
        host_network: typing.Optional[builtins.bool] = None,
        host_pid: typing.Optional[builtins.bool] = None,
        host_users: typing.Optional[builtins.bool] = None,
        huggingface: typing.Any = None,
        image_pull_secrets: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecPredictorImagePullSecrets", typing.Dict[builtins.str, typing.Any]]]] = None,
        init_containers: typing.Optional[typing.Sequence[typing.Any]] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        lightgbm: typing.Any = None,
        logger: typing.Optional[typing.Union["InferenceServiceSpecPredictorLogger", typing.Dict[builtins.str, typing.Any]]] = None,
        max_replicas: typing.Optional[jsii.Number] = None,
        min_replicas: typing.Optional[jsii.Number] = None,
        model: typing.Optional[typing.Union["InferenceServiceSpecPredictorModel", typing.Dict[builtins.str, typing.Any]]] = None,
        name: typing.Optional[builtins.str] = None,
        node_name: typing.Optional[builtins.str] = None,
        node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        onnx: typing.Any = None,
        os: typing.Optional[typing.Union["InferenceServiceSpecPredictorOs", typing.Dict[builtins.str, typing.Any]]] = None,
        overhead: typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecPredictorOverhead"]] = None,
        paddle: typing.Any = None,
        pmml: typing.Any = None,
        preemption_policy: typing.Optional[builtins.str] = None,
        priority: typing.Optional[jsii.Number] = None,
        priority_class_name: typing.Optional[builtins.str] = None,
        pytorch: typing.Any = None,
        readiness_gates: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecPredictorReadinessGates", typing.Dict[builtins.str, typing.Any]]]] = None,
        resource_claims: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecPredictorResourceClaims", typing.Dict[builtins.str, typing.Any]]]] = None,
        resources: typing.Optional[typing.Union["InferenceServiceSpecPredictorResources", typing.Dict[builtins.str, typing.Any]]] = None,
        restart_policy: typing.Optional[builtins.str] = None,
        runtime_class_name: typing.Optional[builtins.str] = None,
        scale_metric: typing.Optional["InferenceServiceSpecPredictorScaleMetric"] = None,
        scale_metric_type: typing.Optional["InferenceServiceSpecPredictorScaleMetricType"] = None,
        scale_target: typing.Optional[jsii.Number] = None,
        scheduler_name: typing.Optional[builtins.str] = None,
        scheduling_gates: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecPredictorSchedulingGates", typing.Dict[builtins.str, typing.Any]]]] = None,
        security_context: typing.Any = None,
        service_account: typing.Optional[builtins.str] = None,
        service_account_name: typing.Optional[builtins.str] = None,
        set_hostname_as_fqdn: typing.Optional[builtins.bool] = None,
        share_process_namespace: typing.Optional[builtins.bool] = None,
        sklearn: typing.Any = None,
        storage_container_name: typing.Optional[builtins.str] = None,
        storage_uris: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecPredictorStorageUris", typing.Dict[builtins.str, typing.Any]]]] = None,
        subdomain: typing.Optional[builtins.str] = None,
        tensorflow: typing.Any = None,
        termination_grace_period_seconds: typing.Optional[jsii.Number] = None,
        timeout: typing.Optional[jsii.Number] = None,
        tolerations: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecPredictorTolerations", typing.Dict[builtins.str, typing.Any]]]] = None,
        topology_spread_constraints: typing.Optional[typing.Sequence[typing.Any]] = None,
        triton: typing.Any = None,
        volumes: typing.Optional[typing.Sequence[typing.Any]] = None,
        worker_spec: typing.Any = None,
        xgboost: typing.Any = None,
    ) -> None:
        '''
        :param active_deadline_seconds: 
        :param affinity: 
        :param annotations: 
        :param automount_service_account_token: 
        :param auto_scaling: 
        :param batcher: 
        :param canary_traffic_percent: 
        :param container_concurrency: 
        :param containers: 
        :param deployment_strategy: 
        :param dns_config: 
        :param dns_policy: 
        :param enable_service_links: 
        :param host_aliases: 
        :param host_ipc: 
        :param hostname: 
        :param hostname_override: 
        :param host_network: 
        :param host_pid: 
        :param host_users: 
        :param huggingface: 
        :param image_pull_secrets: 
        :param init_containers: 
        :param labels: 
        :param lightgbm: 
        :param logger: 
        :param max_replicas: 
        :param min_replicas: 
        :param model: 
        :param name: 
        :param node_name: 
        :param node_selector: 
        :param onnx: 
        :param os: 
        :param overhead: 
        :param paddle: 
        :param pmml: 
        :param preemption_policy: 
        :param priority: 
        :param priority_class_name: 
        :param pytorch: 
        :param readiness_gates: 
        :param resource_claims: 
        :param resources: 
        :param restart_policy: 
        :param runtime_class_name: 
        :param scale_metric: 
        :param scale_metric_type: 
        :param scale_target: 
        :param scheduler_name: 
        :param scheduling_gates: 
        :param security_context: 
        :param service_account: 
        :param service_account_name: 
        :param set_hostname_as_fqdn: 
        :param share_process_namespace: 
        :param sklearn: 
        :param storage_container_name: 
        :param storage_uris: 
        :param subdomain: 
        :param tensorflow: 
        :param termination_grace_period_seconds: 
        :param timeout: 
        :param tolerations: 
        :param topology_spread_constraints: 
        :param triton: 
        :param volumes: 
        :param worker_spec: 
        :param xgboost: 

        :schema: InferenceServiceSpecPredictor
        '''
        if isinstance(auto_scaling, dict):
            auto_scaling = InferenceServiceSpecPredictorAutoScaling(**auto_scaling)
        if isinstance(batcher, dict):
            batcher = InferenceServiceSpecPredictorBatcher(**batcher)
        if isinstance(deployment_strategy, dict):
            deployment_strategy = InferenceServiceSpecPredictorDeploymentStrategy(**deployment_strategy)
        if isinstance(logger, dict):
            logger = InferenceServiceSpecPredictorLogger(**logger)
        if isinstance(model, dict):
            model = InferenceServiceSpecPredictorModel(**model)
        if isinstance(os, dict):
            os = InferenceServiceSpecPredictorOs(**os)
        if isinstance(resources, dict):
            resources = InferenceServiceSpecPredictorResources(**resources)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__72ce255b8f82cf6d311adf462df472ce2b8f802ece1ac050012f04a835275654)
            check_type(argname="argument active_deadline_seconds", value=active_deadline_seconds, expected_type=type_hints["active_deadline_seconds"])
            check_type(argname="argument affinity", value=affinity, expected_type=type_hints["affinity"])
            check_type(argname="argument annotations", value=annotations, expected_type=type_hints["annotations"])
            check_type(argname="argument automount_service_account_token", value=automount_service_account_token, expected_type=type_hints["automount_service_account_token"])
            check_type(argname="argument auto_scaling", value=auto_scaling, expected_type=type_hints["auto_scaling"])
            check_type(argname="argument batcher", value=batcher, expected_type=type_hints["batcher"])
            check_type(argname="argument canary_traffic_percent", value=canary_traffic_percent, expected_type=type_hints["canary_traffic_percent"])
            check_type(argname="argument container_concurrency", value=container_concurrency, expected_type=type_hints["container_concurrency"])
            check_type(argname="argument containers", value=containers, expected_type=type_hints["containers"])
            check_type(argname="argument deployment_strategy", value=deployment_strategy, expected_type=type_hints["deployment_strategy"])
            check_type(argname="argument dns_config", value=dns_config, expected_type=type_hints["dns_config"])
            check_type(argname="argument dns_policy", value=dns_policy, expected_type=type_hints["dns_policy"])
            check_type(argname="argument enable_service_links", value=enable_service_links, expected_type=type_hints["enable_service_links"])
            check_type(argname="argument host_aliases", value=host_aliases, expected_type=type_hints["host_aliases"])
            check_type(argname="argument host_ipc", value=host_ipc, expected_type=type_hints["host_ipc"])
            check_type(argname="argument hostname", value=hostname, expected_type=type_hints["hostname"])
            check_type(argname="argument hostname_override", value=hostname_override, expected_type=type_hints["hostname_override"])
            check_type(argname="argument host_network", value=host_network, expected_type=type_hints["host_network"])
            check_type(argname="argument host_pid", value=host_pid, expected_type=type_hints["host_pid"])
            check_type(argname="argument host_users", value=host_users, expected_type=type_hints["host_users"])
            check_type(argname="argument huggingface", value=huggingface, expected_type=type_hints["huggingface"])
            check_type(argname="argument image_pull_secrets", value=image_pull_secrets, expected_type=type_hints["image_pull_secrets"])
            check_type(argname="argument init_containers", value=init_containers, expected_type=type_hints["init_containers"])
            check_type(argname="argument labels", value=labels, expected_type=type_hints["labels"])
            check_type(argname="argument lightgbm", value=lightgbm, expected_type=type_hints["lightgbm"])
            check_type(argname="argument logger", value=logger, expected_type=type_hints["logger"])
            check_type(argname="argument max_replicas", value=max_replicas, expected_type=type_hints["max_replicas"])
            check_type(argname="argument min_replicas", value=min_replicas, expected_type=type_hints["min_replicas"])
            check_type(argname="argument model", value=model, expected_type=type_hints["model"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument node_name", value=node_name, expected_type=type_hints["node_name"])
            check_type(argname="argument node_selector", value=node_selector, expected_type=type_hints["node_selector"])
            check_type(argname="argument onnx", value=onnx, expected_type=type_hints["onnx"])
            check_type(argname="argument os", value=os, expected_type=type_hints["os"])
            check_type(argname="argument overhead", value=overhead, expected_type=type_hints["overhead"])
            check_type(argname="argument paddle", value=paddle, expected_type=type_hints["paddle"])
            check_type(argname="argument pmml", value=pmml, expected_type=type_hints["pmml"])
            check_type(argname="argument preemption_policy", value=preemption_policy, expected_type=type_hints["preemption_policy"])
            check_type(argname="argument priority", value=priority, expected_type=type_hints["priority"])
            check_type(argname="argument priority_class_name", value=priority_class_name, expected_type=type_hints["priority_class_name"])
            check_type(argname="argument pytorch", value=pytorch, expected_type=type_hints["pytorch"])
            check_type(argname="argument readiness_gates", value=readiness_gates, expected_type=type_hints["readiness_gates"])
            check_type(argname="argument resource_claims", value=resource_claims, expected_type=type_hints["resource_claims"])
            check_type(argname="argument resources", value=resources, expected_type=type_hints["resources"])
            check_type(argname="argument restart_policy", value=restart_policy, expected_type=type_hints["restart_policy"])
            check_type(argname="argument runtime_class_name", value=runtime_class_name, expected_type=type_hints["runtime_class_name"])
            check_type(argname="argument scale_metric", value=scale_metric, expected_type=type_hints["scale_metric"])
            check_type(argname="argument scale_metric_type", value=scale_metric_type, expected_type=type_hints["scale_metric_type"])
            check_type(argname="argument scale_target", value=scale_target, expected_type=type_hints["scale_target"])
            check_type(argname="argument scheduler_name", value=scheduler_name, expected_type=type_hints["scheduler_name"])
            check_type(argname="argument scheduling_gates", value=scheduling_gates, expected_type=type_hints["scheduling_gates"])
            check_type(argname="argument security_context", value=security_context, expected_type=type_hints["security_context"])
            check_type(argname="argument service_account", value=service_account, expected_type=type_hints["service_account"])
            check_type(argname="argument service_account_name", value=service_account_name, expected_type=type_hints["service_account_name"])
            check_type(argname="argument set_hostname_as_fqdn", value=set_hostname_as_fqdn, expected_type=type_hints["set_hostname_as_fqdn"])
            check_type(argname="argument share_process_namespace", value=share_process_namespace, expected_type=type_hints["share_process_namespace"])
            check_type(argname="argument sklearn", value=sklearn, expected_type=type_hints["sklearn"])
            check_type(argname="argument storage_container_name", value=storage_container_name, expected_type=type_hints["storage_container_name"])
            check_type(argname="argument storage_uris", value=storage_uris, expected_type=type_hints["storage_uris"])
            check_type(argname="argument subdomain", value=subdomain, expected_type=type_hints["subdomain"])
            check_type(argname="argument tensorflow", value=tensorflow, expected_type=type_hints["tensorflow"])
            check_type(argname="argument termination_grace_period_seconds", value=termination_grace_period_seconds, expected_type=type_hints["termination_grace_period_seconds"])
            check_type(argname="argument timeout", value=timeout, expected_type=type_hints["timeout"])
            check_type(argname="argument tolerations", value=tolerations, expected_type=type_hints["tolerations"])
            check_type(argname="argument topology_spread_constraints", value=topology_spread_constraints, expected_type=type_hints["topology_spread_constraints"])
            check_type(argname="argument triton", value=triton, expected_type=type_hints["triton"])
            check_type(argname="argument volumes", value=volumes, expected_type=type_hints["volumes"])
            check_type(argname="argument worker_spec", value=worker_spec, expected_type=type_hints["worker_spec"])
            check_type(argname="argument xgboost", value=xgboost, expected_type=type_hints["xgboost"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if active_deadline_seconds is not None:
            self._values["active_deadline_seconds"] = active_deadline_seconds
        if affinity is not None:
            self._values["affinity"] = affinity
        if annotations is not None:
            self._values["annotations"] = annotations
        if automount_service_account_token is not None:
            self._values["automount_service_account_token"] = automount_service_account_token
        if auto_scaling is not None:
            self._values["auto_scaling"] = auto_scaling
        if batcher is not None:
            self._values["batcher"] = batcher
        if canary_traffic_percent is not None:
            self._values["canary_traffic_percent"] = canary_traffic_percent
        if container_concurrency is not None:
            self._values["container_concurrency"] = container_concurrency
        if containers is not None:
            self._values["containers"] = containers
        if deployment_strategy is not None:
            self._values["deployment_strategy"] = deployment_strategy
        if dns_config is not None:
            self._values["dns_config"] = dns_config
        if dns_policy is not None:
            self._values["dns_policy"] = dns_policy
        if enable_service_links is not None:
            self._values["enable_service_links"] = enable_service_links
        if host_aliases is not None:
            self._values["host_aliases"] = host_aliases
        if host_ipc is not None:
            self._values["host_ipc"] = host_ipc
        if hostname is not None:
            self._values["hostname"] = hostname
        if hostname_override is not None:
            self._values["hostname_override"] = hostname_override
        if host_network is not None:
            self._values["host_network"] = host_network
        if host_pid is not None:
            self._values["host_pid"] = host_pid
        if host_users is not None:
            self._values["host_users"] = host_users
        if huggingface is not None:
            self._values["huggingface"] = huggingface
        if image_pull_secrets is not None:
            self._values["image_pull_secrets"] = image_pull_secrets
        if init_containers is not None:
            self._values["init_containers"] = init_containers
        if labels is not None:
            self._values["labels"] = labels
        if lightgbm is not None:
            self._values["lightgbm"] = lightgbm
        if logger is not None:
            self._values["logger"] = logger
        if max_replicas is not None:
            self._values["max_replicas"] = max_replicas
        if min_replicas is not None:
            self._values["min_replicas"] = min_replicas
        if model is not None:
            self._values["model"] = model
        if name is not None:
            self._values["name"] = name
        if node_name is not None:
            self._values["node_name"] = node_name
        if node_selector is not None:
            self._values["node_selector"] = node_selector
        if onnx is not None:
            self._values["onnx"] = onnx
        if os is not None:
            self._values["os"] = os
        if overhead is not None:
            self._values["overhead"] = overhead
        if paddle is not None:
            self._values["paddle"] = paddle
        if pmml is not None:
            self._values["pmml"] = pmml
        if preemption_policy is not None:
            self._values["preemption_policy"] = preemption_policy
        if priority is not None:
            self._values["priority"] = priority
        if priority_class_name is not None:
            self._values["priority_class_name"] = priority_class_name
        if pytorch is not None:
            self._values["pytorch"] = pytorch
        if readiness_gates is not None:
            self._values["readiness_gates"] = readiness_gates
        if resource_claims is not None:
            self._values["resource_claims"] = resource_claims
        if resources is not None:
            self._values["resources"] = resources
        if restart_policy is not None:
            self._values["restart_policy"] = restart_policy
        if runtime_class_name is not None:
            self._values["runtime_class_name"] = runtime_class_name
        if scale_metric is not None:
            self._values["scale_metric"] = scale_metric
        if scale_metric_type is not None:
            self._values["scale_metric_type"] = scale_metric_type
        if scale_target is not None:
            self._values["scale_target"] = scale_target
        if scheduler_name is not None:
            self._values["scheduler_name"] = scheduler_name
        if scheduling_gates is not None:
            self._values["scheduling_gates"] = scheduling_gates
        if security_context is not None:
            self._values["security_context"] = security_context
        if service_account is not None:
            self._values["service_account"] = service_account
        if service_account_name is not None:
            self._values["service_account_name"] = service_account_name
        if set_hostname_as_fqdn is not None:
            self._values["set_hostname_as_fqdn"] = set_hostname_as_fqdn
        if share_process_namespace is not None:
            self._values["share_process_namespace"] = share_process_namespace
        if sklearn is not None:
            self._values["sklearn"] = sklearn
        if storage_container_name is not None:
            self._values["storage_container_name"] = storage_container_name
        if storage_uris is not None:
            self._values["storage_uris"] = storage_uris
        if subdomain is not None:
            self._values["subdomain"] = subdomain
        if tensorflow is not None:
            self._values["tensorflow"] = tensorflow
        if termination_grace_period_seconds is not None:
            self._values["termination_grace_period_seconds"] = termination_grace_period_seconds
        if timeout is not None:
            self._values["timeout"] = timeout
        if tolerations is not None:
            self._values["tolerations"] = tolerations
        if topology_spread_constraints is not None:
            self._values["topology_spread_constraints"] = topology_spread_constraints
        if triton is not None:
            self._values["triton"] = triton
        if volumes is not None:
            self._values["volumes"] = volumes
        if worker_spec is not None:
            self._values["worker_spec"] = worker_spec
        if xgboost is not None:
            self._values["xgboost"] = xgboost

    @builtins.property
    def active_deadline_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictor#activeDeadlineSeconds
        '''
        result = self._values.get("active_deadline_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def affinity(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictor#affinity
        '''
        result = self._values.get("affinity")
        return typing.cast(typing.Any, result)

    @builtins.property
    def annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: InferenceServiceSpecPredictor#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def automount_service_account_token(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecPredictor#automountServiceAccountToken
        '''
        result = self._values.get("automount_service_account_token")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def auto_scaling(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScaling"]:
        '''
        :schema: InferenceServiceSpecPredictor#autoScaling
        '''
        result = self._values.get("auto_scaling")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScaling"], result)

    @builtins.property
    def batcher(self) -> typing.Optional["InferenceServiceSpecPredictorBatcher"]:
        '''
        :schema: InferenceServiceSpecPredictor#batcher
        '''
        result = self._values.get("batcher")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorBatcher"], result)

    @builtins.property
    def canary_traffic_percent(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictor#canaryTrafficPercent
        '''
        result = self._values.get("canary_traffic_percent")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def container_concurrency(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictor#containerConcurrency
        '''
        result = self._values.get("container_concurrency")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def containers(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: InferenceServiceSpecPredictor#containers
        '''
        result = self._values.get("containers")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def deployment_strategy(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorDeploymentStrategy"]:
        '''
        :schema: InferenceServiceSpecPredictor#deploymentStrategy
        '''
        result = self._values.get("deployment_strategy")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorDeploymentStrategy"], result)

    @builtins.property
    def dns_config(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictor#dnsConfig
        '''
        result = self._values.get("dns_config")
        return typing.cast(typing.Any, result)

    @builtins.property
    def dns_policy(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictor#dnsPolicy
        '''
        result = self._values.get("dns_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def enable_service_links(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecPredictor#enableServiceLinks
        '''
        result = self._values.get("enable_service_links")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def host_aliases(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecPredictorHostAliases"]]:
        '''
        :schema: InferenceServiceSpecPredictor#hostAliases
        '''
        result = self._values.get("host_aliases")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecPredictorHostAliases"]], result)

    @builtins.property
    def host_ipc(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecPredictor#hostIPC
        '''
        result = self._values.get("host_ipc")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def hostname(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictor#hostname
        '''
        result = self._values.get("hostname")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def hostname_override(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictor#hostnameOverride
        '''
        result = self._values.get("hostname_override")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def host_network(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecPredictor#hostNetwork
        '''
        result = self._values.get("host_network")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def host_pid(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecPredictor#hostPID
        '''
        result = self._values.get("host_pid")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def host_users(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecPredictor#hostUsers
        '''
        result = self._values.get("host_users")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def huggingface(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictor#huggingface
        '''
        result = self._values.get("huggingface")
        return typing.cast(typing.Any, result)

    @builtins.property
    def image_pull_secrets(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecPredictorImagePullSecrets"]]:
        '''
        :schema: InferenceServiceSpecPredictor#imagePullSecrets
        '''
        result = self._values.get("image_pull_secrets")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecPredictorImagePullSecrets"]], result)

    @builtins.property
    def init_containers(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: InferenceServiceSpecPredictor#initContainers
        '''
        result = self._values.get("init_containers")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: InferenceServiceSpecPredictor#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def lightgbm(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictor#lightgbm
        '''
        result = self._values.get("lightgbm")
        return typing.cast(typing.Any, result)

    @builtins.property
    def logger(self) -> typing.Optional["InferenceServiceSpecPredictorLogger"]:
        '''
        :schema: InferenceServiceSpecPredictor#logger
        '''
        result = self._values.get("logger")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorLogger"], result)

    @builtins.property
    def max_replicas(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictor#maxReplicas
        '''
        result = self._values.get("max_replicas")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def min_replicas(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictor#minReplicas
        '''
        result = self._values.get("min_replicas")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def model(self) -> typing.Optional["InferenceServiceSpecPredictorModel"]:
        '''
        :schema: InferenceServiceSpecPredictor#model
        '''
        result = self._values.get("model")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorModel"], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictor#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def node_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictor#nodeName
        '''
        result = self._values.get("node_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def node_selector(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: InferenceServiceSpecPredictor#nodeSelector
        '''
        result = self._values.get("node_selector")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def onnx(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictor#onnx
        '''
        result = self._values.get("onnx")
        return typing.cast(typing.Any, result)

    @builtins.property
    def os(self) -> typing.Optional["InferenceServiceSpecPredictorOs"]:
        '''
        :schema: InferenceServiceSpecPredictor#os
        '''
        result = self._values.get("os")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorOs"], result)

    @builtins.property
    def overhead(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecPredictorOverhead"]]:
        '''
        :schema: InferenceServiceSpecPredictor#overhead
        '''
        result = self._values.get("overhead")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecPredictorOverhead"]], result)

    @builtins.property
    def paddle(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictor#paddle
        '''
        result = self._values.get("paddle")
        return typing.cast(typing.Any, result)

    @builtins.property
    def pmml(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictor#pmml
        '''
        result = self._values.get("pmml")
        return typing.cast(typing.Any, result)

    @builtins.property
    def preemption_policy(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictor#preemptionPolicy
        '''
        result = self._values.get("preemption_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def priority(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictor#priority
        '''
        result = self._values.get("priority")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def priority_class_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictor#priorityClassName
        '''
        result = self._values.get("priority_class_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def pytorch(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictor#pytorch
        '''
        result = self._values.get("pytorch")
        return typing.cast(typing.Any, result)

    @builtins.property
    def readiness_gates(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecPredictorReadinessGates"]]:
        '''
        :schema: InferenceServiceSpecPredictor#readinessGates
        '''
        result = self._values.get("readiness_gates")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecPredictorReadinessGates"]], result)

    @builtins.property
    def resource_claims(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecPredictorResourceClaims"]]:
        '''
        :schema: InferenceServiceSpecPredictor#resourceClaims
        '''
        result = self._values.get("resource_claims")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecPredictorResourceClaims"]], result)

    @builtins.property
    def resources(self) -> typing.Optional["InferenceServiceSpecPredictorResources"]:
        '''
        :schema: InferenceServiceSpecPredictor#resources
        '''
        result = self._values.get("resources")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorResources"], result)

    @builtins.property
    def restart_policy(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictor#restartPolicy
        '''
        result = self._values.get("restart_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def runtime_class_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictor#runtimeClassName
        '''
        result = self._values.get("runtime_class_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def scale_metric(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorScaleMetric"]:
        '''
        :schema: InferenceServiceSpecPredictor#scaleMetric
        '''
        result = self._values.get("scale_metric")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorScaleMetric"], result)

    @builtins.property
    def scale_metric_type(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorScaleMetricType"]:
        '''
        :schema: InferenceServiceSpecPredictor#scaleMetricType
        '''
        result = self._values.get("scale_metric_type")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorScaleMetricType"], result)

    @builtins.property
    def scale_target(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictor#scaleTarget
        '''
        result = self._values.get("scale_target")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def scheduler_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictor#schedulerName
        '''
        result = self._values.get("scheduler_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def scheduling_gates(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecPredictorSchedulingGates"]]:
        '''
        :schema: InferenceServiceSpecPredictor#schedulingGates
        '''
        result = self._values.get("scheduling_gates")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecPredictorSchedulingGates"]], result)

    @builtins.property
    def security_context(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictor#securityContext
        '''
        result = self._values.get("security_context")
        return typing.cast(typing.Any, result)

    @builtins.property
    def service_account(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictor#serviceAccount
        '''
        result = self._values.get("service_account")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def service_account_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictor#serviceAccountName
        '''
        result = self._values.get("service_account_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def set_hostname_as_fqdn(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecPredictor#setHostnameAsFQDN
        '''
        result = self._values.get("set_hostname_as_fqdn")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def share_process_namespace(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecPredictor#shareProcessNamespace
        '''
        result = self._values.get("share_process_namespace")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def sklearn(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictor#sklearn
        '''
        result = self._values.get("sklearn")
        return typing.cast(typing.Any, result)

    @builtins.property
    def storage_container_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictor#storageContainerName
        '''
        result = self._values.get("storage_container_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def storage_uris(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecPredictorStorageUris"]]:
        '''
        :schema: InferenceServiceSpecPredictor#storageUris
        '''
        result = self._values.get("storage_uris")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecPredictorStorageUris"]], result)

    @builtins.property
    def subdomain(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictor#subdomain
        '''
        result = self._values.get("subdomain")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def tensorflow(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictor#tensorflow
        '''
        result = self._values.get("tensorflow")
        return typing.cast(typing.Any, result)

    @builtins.property
    def termination_grace_period_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictor#terminationGracePeriodSeconds
        '''
        result = self._values.get("termination_grace_period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictor#timeout
        '''
        result = self._values.get("timeout")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def tolerations(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecPredictorTolerations"]]:
        '''
        :schema: InferenceServiceSpecPredictor#tolerations
        '''
        result = self._values.get("tolerations")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecPredictorTolerations"]], result)

    @builtins.property
    def topology_spread_constraints(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: InferenceServiceSpecPredictor#topologySpreadConstraints
        '''
        result = self._values.get("topology_spread_constraints")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def triton(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictor#triton
        '''
        result = self._values.get("triton")
        return typing.cast(typing.Any, result)

    @builtins.property
    def volumes(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: InferenceServiceSpecPredictor#volumes
        '''
        result = self._values.get("volumes")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def worker_spec(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictor#workerSpec
        '''
        result = self._values.get("worker_spec")
        return typing.cast(typing.Any, result)

    @builtins.property
    def xgboost(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictor#xgboost
        '''
        result = self._values.get("xgboost")
        return typing.cast(typing.Any, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictor(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScaling",
    jsii_struct_bases=[],
    name_mapping={"behavior": "behavior", "metrics": "metrics"},
)
class InferenceServiceSpecPredictorAutoScaling:
    def __init__(
        self,
        *,
        behavior: typing.Optional[typing.Union["InferenceServiceSpecPredictorAutoScalingBehavior", typing.Dict[builtins.str, typing.Any]]] = None,
        metrics: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecPredictorAutoScalingMetrics", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param behavior: 
        :param metrics: 

        :schema: InferenceServiceSpecPredictorAutoScaling
        '''
        if isinstance(behavior, dict):
            behavior = InferenceServiceSpecPredictorAutoScalingBehavior(**behavior)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__079c19daa4f814fb813e093e10a47963ac0b70dd6bf01e9a0a604cfaef5f89f3)
            check_type(argname="argument behavior", value=behavior, expected_type=type_hints["behavior"])
            check_type(argname="argument metrics", value=metrics, expected_type=type_hints["metrics"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if behavior is not None:
            self._values["behavior"] = behavior
        if metrics is not None:
            self._values["metrics"] = metrics

    @builtins.property
    def behavior(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingBehavior"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScaling#behavior
        '''
        result = self._values.get("behavior")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingBehavior"], result)

    @builtins.property
    def metrics(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecPredictorAutoScalingMetrics"]]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScaling#metrics
        '''
        result = self._values.get("metrics")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecPredictorAutoScalingMetrics"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScaling(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingBehavior",
    jsii_struct_bases=[],
    name_mapping={"scale_down": "scaleDown", "scale_up": "scaleUp"},
)
class InferenceServiceSpecPredictorAutoScalingBehavior:
    def __init__(
        self,
        *,
        scale_down: typing.Optional[typing.Union["InferenceServiceSpecPredictorAutoScalingBehaviorScaleDown", typing.Dict[builtins.str, typing.Any]]] = None,
        scale_up: typing.Optional[typing.Union["InferenceServiceSpecPredictorAutoScalingBehaviorScaleUp", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param scale_down: 
        :param scale_up: 

        :schema: InferenceServiceSpecPredictorAutoScalingBehavior
        '''
        if isinstance(scale_down, dict):
            scale_down = InferenceServiceSpecPredictorAutoScalingBehaviorScaleDown(**scale_down)
        if isinstance(scale_up, dict):
            scale_up = InferenceServiceSpecPredictorAutoScalingBehaviorScaleUp(**scale_up)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8947136f1d8b54d721c2bf058f36d3cb9a0b1b3681d1427e24a74c26fb2238c4)
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
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingBehaviorScaleDown"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingBehavior#scaleDown
        '''
        result = self._values.get("scale_down")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingBehaviorScaleDown"], result)

    @builtins.property
    def scale_up(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingBehaviorScaleUp"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingBehavior#scaleUp
        '''
        result = self._values.get("scale_up")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingBehaviorScaleUp"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScalingBehavior(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingBehaviorScaleDown",
    jsii_struct_bases=[],
    name_mapping={
        "policies": "policies",
        "select_policy": "selectPolicy",
        "stabilization_window_seconds": "stabilizationWindowSeconds",
        "tolerance": "tolerance",
    },
)
class InferenceServiceSpecPredictorAutoScalingBehaviorScaleDown:
    def __init__(
        self,
        *,
        policies: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownPolicies", typing.Dict[builtins.str, typing.Any]]]] = None,
        select_policy: typing.Optional[builtins.str] = None,
        stabilization_window_seconds: typing.Optional[jsii.Number] = None,
        tolerance: typing.Optional["InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownTolerance"] = None,
    ) -> None:
        '''
        :param policies: 
        :param select_policy: 
        :param stabilization_window_seconds: 
        :param tolerance: 

        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleDown
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5db9a3c5bc6b7c3b1aa2a1a177fb2c409538fc65afdade5e7e514a547461ff0f)
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
    ) -> typing.Optional[typing.List["InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownPolicies"]]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleDown#policies
        '''
        result = self._values.get("policies")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownPolicies"]], result)

    @builtins.property
    def select_policy(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleDown#selectPolicy
        '''
        result = self._values.get("select_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def stabilization_window_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleDown#stabilizationWindowSeconds
        '''
        result = self._values.get("stabilization_window_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def tolerance(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownTolerance"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleDown#tolerance
        '''
        result = self._values.get("tolerance")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownTolerance"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScalingBehaviorScaleDown(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownPolicies",
    jsii_struct_bases=[],
    name_mapping={"period_seconds": "periodSeconds", "type": "type", "value": "value"},
)
class InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownPolicies:
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

        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownPolicies
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__df2f62bfc42cbb06876c5b7d732502166067a67d32112fb5870e74015196b075)
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
        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownPolicies#periodSeconds
        '''
        result = self._values.get("period_seconds")
        assert result is not None, "Required property 'period_seconds' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def type(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownPolicies#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> jsii.Number:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownPolicies#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(jsii.Number, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownPolicies(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownTolerance(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownTolerance",
):
    '''
    :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownTolerance
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownTolerance":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d1308fa4b2d56926703baacdabe589a53bc1b8e544ff1c4cfa9869628a8d8806)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownTolerance", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownTolerance":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a2428b98b7d62af9edd3ec0b5fd1eb4a00ff480a4a479d7b4322478a9a1f2419)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownTolerance", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingBehaviorScaleUp",
    jsii_struct_bases=[],
    name_mapping={
        "policies": "policies",
        "select_policy": "selectPolicy",
        "stabilization_window_seconds": "stabilizationWindowSeconds",
        "tolerance": "tolerance",
    },
)
class InferenceServiceSpecPredictorAutoScalingBehaviorScaleUp:
    def __init__(
        self,
        *,
        policies: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpPolicies", typing.Dict[builtins.str, typing.Any]]]] = None,
        select_policy: typing.Optional[builtins.str] = None,
        stabilization_window_seconds: typing.Optional[jsii.Number] = None,
        tolerance: typing.Optional["InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpTolerance"] = None,
    ) -> None:
        '''
        :param policies: 
        :param select_policy: 
        :param stabilization_window_seconds: 
        :param tolerance: 

        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleUp
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__cc31c62aec45b7c84f76d976b87a942640a498b79d6b385cc91bdd10887b58e0)
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
    ) -> typing.Optional[typing.List["InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpPolicies"]]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleUp#policies
        '''
        result = self._values.get("policies")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpPolicies"]], result)

    @builtins.property
    def select_policy(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleUp#selectPolicy
        '''
        result = self._values.get("select_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def stabilization_window_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleUp#stabilizationWindowSeconds
        '''
        result = self._values.get("stabilization_window_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def tolerance(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpTolerance"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleUp#tolerance
        '''
        result = self._values.get("tolerance")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpTolerance"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScalingBehaviorScaleUp(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpPolicies",
    jsii_struct_bases=[],
    name_mapping={"period_seconds": "periodSeconds", "type": "type", "value": "value"},
)
class InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpPolicies:
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

        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpPolicies
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__89505191f006a6bcf1b3fa62fa28b3a278d71218a9f46e4f9b0daee671049065)
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
        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpPolicies#periodSeconds
        '''
        result = self._values.get("period_seconds")
        assert result is not None, "Required property 'period_seconds' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def type(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpPolicies#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> jsii.Number:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpPolicies#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(jsii.Number, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpPolicies(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpTolerance(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpTolerance",
):
    '''
    :schema: InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpTolerance
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpTolerance":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__04a6cfffb6beaeeef2aca702e592f47b0c6b7734243cd89002eca90c77f6bfb0)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpTolerance", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpTolerance":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__708fd5cc987cd11583b24733aa470014600b85b1eb93575ee0d57a6aa2aeb5dd)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpTolerance", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetrics",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "external": "external",
        "podmetric": "podmetric",
        "resource": "resource",
    },
)
class InferenceServiceSpecPredictorAutoScalingMetrics:
    def __init__(
        self,
        *,
        type: "InferenceServiceSpecPredictorAutoScalingMetricsType",
        external: typing.Optional[typing.Union["InferenceServiceSpecPredictorAutoScalingMetricsExternal", typing.Dict[builtins.str, typing.Any]]] = None,
        podmetric: typing.Optional[typing.Union["InferenceServiceSpecPredictorAutoScalingMetricsPodmetric", typing.Dict[builtins.str, typing.Any]]] = None,
        resource: typing.Optional[typing.Union["InferenceServiceSpecPredictorAutoScalingMetricsResource", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param type: 
        :param external: 
        :param podmetric: 
        :param resource: 

        :schema: InferenceServiceSpecPredictorAutoScalingMetrics
        '''
        if isinstance(external, dict):
            external = InferenceServiceSpecPredictorAutoScalingMetricsExternal(**external)
        if isinstance(podmetric, dict):
            podmetric = InferenceServiceSpecPredictorAutoScalingMetricsPodmetric(**podmetric)
        if isinstance(resource, dict):
            resource = InferenceServiceSpecPredictorAutoScalingMetricsResource(**resource)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a486eac75da82f40947c1a0bcd5f3c6723fad77b58ce60528d8487955f230ac6)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument external", value=external, expected_type=type_hints["external"])
            check_type(argname="argument podmetric", value=podmetric, expected_type=type_hints["podmetric"])
            check_type(argname="argument resource", value=resource, expected_type=type_hints["resource"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if external is not None:
            self._values["external"] = external
        if podmetric is not None:
            self._values["podmetric"] = podmetric
        if resource is not None:
            self._values["resource"] = resource

    @builtins.property
    def type(self) -> "InferenceServiceSpecPredictorAutoScalingMetricsType":
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetrics#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsType", result)

    @builtins.property
    def external(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsExternal"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetrics#external
        '''
        result = self._values.get("external")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsExternal"], result)

    @builtins.property
    def podmetric(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsPodmetric"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetrics#podmetric
        '''
        result = self._values.get("podmetric")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsPodmetric"], result)

    @builtins.property
    def resource(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsResource"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetrics#resource
        '''
        result = self._values.get("resource")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsResource"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScalingMetrics(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsExternal",
    jsii_struct_bases=[],
    name_mapping={
        "metric": "metric",
        "target": "target",
        "authentication_ref": "authenticationRef",
    },
)
class InferenceServiceSpecPredictorAutoScalingMetricsExternal:
    def __init__(
        self,
        *,
        metric: typing.Union["InferenceServiceSpecPredictorAutoScalingMetricsExternalMetric", typing.Dict[builtins.str, typing.Any]],
        target: typing.Union["InferenceServiceSpecPredictorAutoScalingMetricsExternalTarget", typing.Dict[builtins.str, typing.Any]],
        authentication_ref: typing.Optional[typing.Union["InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRef", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param metric: 
        :param target: 
        :param authentication_ref: 

        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternal
        '''
        if isinstance(metric, dict):
            metric = InferenceServiceSpecPredictorAutoScalingMetricsExternalMetric(**metric)
        if isinstance(target, dict):
            target = InferenceServiceSpecPredictorAutoScalingMetricsExternalTarget(**target)
        if isinstance(authentication_ref, dict):
            authentication_ref = InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRef(**authentication_ref)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a2d9fa6e677a6a0c79b91cdd7238859e2f385f3b04e1805e0d31e53f0c0bdf2f)
            check_type(argname="argument metric", value=metric, expected_type=type_hints["metric"])
            check_type(argname="argument target", value=target, expected_type=type_hints["target"])
            check_type(argname="argument authentication_ref", value=authentication_ref, expected_type=type_hints["authentication_ref"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "metric": metric,
            "target": target,
        }
        if authentication_ref is not None:
            self._values["authentication_ref"] = authentication_ref

    @builtins.property
    def metric(self) -> "InferenceServiceSpecPredictorAutoScalingMetricsExternalMetric":
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternal#metric
        '''
        result = self._values.get("metric")
        assert result is not None, "Required property 'metric' is missing"
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsExternalMetric", result)

    @builtins.property
    def target(self) -> "InferenceServiceSpecPredictorAutoScalingMetricsExternalTarget":
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternal#target
        '''
        result = self._values.get("target")
        assert result is not None, "Required property 'target' is missing"
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsExternalTarget", result)

    @builtins.property
    def authentication_ref(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRef"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternal#authenticationRef
        '''
        result = self._values.get("authentication_ref")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRef"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScalingMetricsExternal(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRef",
    jsii_struct_bases=[],
    name_mapping={
        "authentication_ref": "authenticationRef",
        "auth_modes": "authModes",
    },
)
class InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRef:
    def __init__(
        self,
        *,
        authentication_ref: typing.Union["InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRefAuthenticationRef", typing.Dict[builtins.str, typing.Any]],
        auth_modes: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param authentication_ref: 
        :param auth_modes: 

        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRef
        '''
        if isinstance(authentication_ref, dict):
            authentication_ref = InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRefAuthenticationRef(**authentication_ref)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c15163a87fb3e702b8fbe3d47247ca5150d96f87e10ae6d4139f61071c8cf7ce)
            check_type(argname="argument authentication_ref", value=authentication_ref, expected_type=type_hints["authentication_ref"])
            check_type(argname="argument auth_modes", value=auth_modes, expected_type=type_hints["auth_modes"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "authentication_ref": authentication_ref,
        }
        if auth_modes is not None:
            self._values["auth_modes"] = auth_modes

    @builtins.property
    def authentication_ref(
        self,
    ) -> "InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRefAuthenticationRef":
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRef#authenticationRef
        '''
        result = self._values.get("authentication_ref")
        assert result is not None, "Required property 'authentication_ref' is missing"
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRefAuthenticationRef", result)

    @builtins.property
    def auth_modes(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRef#authModes
        '''
        result = self._values.get("auth_modes")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRefAuthenticationRef",
    jsii_struct_bases=[],
    name_mapping={"name": "name"},
)
class InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRefAuthenticationRef:
    def __init__(self, *, name: builtins.str) -> None:
        '''
        :param name: 

        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRefAuthenticationRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__17f728ed175c25323c105bcc1c5e2f3782e1f3c7c165f23c0842d7d66e91431c)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRefAuthenticationRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRefAuthenticationRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsExternalMetric",
    jsii_struct_bases=[],
    name_mapping={
        "backend": "backend",
        "namespace": "namespace",
        "query": "query",
        "server_address": "serverAddress",
    },
)
class InferenceServiceSpecPredictorAutoScalingMetricsExternalMetric:
    def __init__(
        self,
        *,
        backend: typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsExternalMetricBackend"] = None,
        namespace: typing.Optional[builtins.str] = None,
        query: typing.Optional[builtins.str] = None,
        server_address: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param backend: 
        :param namespace: 
        :param query: 
        :param server_address: 

        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalMetric
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2e60c1dde8d14433a898b279db4fde81b1e1bbbfbd2ca6b040422e63df103c6b)
            check_type(argname="argument backend", value=backend, expected_type=type_hints["backend"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument query", value=query, expected_type=type_hints["query"])
            check_type(argname="argument server_address", value=server_address, expected_type=type_hints["server_address"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if backend is not None:
            self._values["backend"] = backend
        if namespace is not None:
            self._values["namespace"] = namespace
        if query is not None:
            self._values["query"] = query
        if server_address is not None:
            self._values["server_address"] = server_address

    @builtins.property
    def backend(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsExternalMetricBackend"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalMetric#backend
        '''
        result = self._values.get("backend")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsExternalMetricBackend"], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalMetric#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def query(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalMetric#query
        '''
        result = self._values.get("query")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def server_address(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalMetric#serverAddress
        '''
        result = self._values.get("server_address")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScalingMetricsExternalMetric(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsExternalMetricBackend"
)
class InferenceServiceSpecPredictorAutoScalingMetricsExternalMetricBackend(enum.Enum):
    '''
    :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalMetricBackend
    '''

    PROMETHEUS = "PROMETHEUS"
    '''prometheus.'''
    GRAPHITE = "GRAPHITE"
    '''graphite.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsExternalTarget",
    jsii_struct_bases=[],
    name_mapping={
        "average_utilization": "averageUtilization",
        "average_value": "averageValue",
        "type": "type",
        "value": "value",
    },
)
class InferenceServiceSpecPredictorAutoScalingMetricsExternalTarget:
    def __init__(
        self,
        *,
        average_utilization: typing.Optional[jsii.Number] = None,
        average_value: typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetAverageValue"] = None,
        type: typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetType"] = None,
        value: typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetValue"] = None,
    ) -> None:
        '''
        :param average_utilization: 
        :param average_value: 
        :param type: 
        :param value: 

        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalTarget
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3ac4449083ae40eaaeab17472dd45b7da36e807906961af8b3a1249d782b291d)
            check_type(argname="argument average_utilization", value=average_utilization, expected_type=type_hints["average_utilization"])
            check_type(argname="argument average_value", value=average_value, expected_type=type_hints["average_value"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if average_utilization is not None:
            self._values["average_utilization"] = average_utilization
        if average_value is not None:
            self._values["average_value"] = average_value
        if type is not None:
            self._values["type"] = type
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def average_utilization(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalTarget#averageUtilization
        '''
        result = self._values.get("average_utilization")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def average_value(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetAverageValue"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalTarget#averageValue
        '''
        result = self._values.get("average_value")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetAverageValue"], result)

    @builtins.property
    def type(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetType"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalTarget#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetType"], result)

    @builtins.property
    def value(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetValue"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalTarget#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetValue"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScalingMetricsExternalTarget(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetAverageValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetAverageValue",
):
    '''
    :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetAverageValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__005deabddb9e52a5d24dc0f3fff832bd7ed2cf3a9cd502b59721217f09b85edf)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetAverageValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6d8ace53e8ae7ad401a00239ffe0f76a8048b40d7b973c23af5e0a5a850587b9)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetAverageValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetType"
)
class InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetType(enum.Enum):
    '''
    :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetType
    '''

    UTILIZATION = "UTILIZATION"
    '''Utilization.'''
    VALUE = "VALUE"
    '''Value.'''
    AVERAGE_VALUE = "AVERAGE_VALUE"
    '''AverageValue.'''


class InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetValue",
):
    '''
    :schema: InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2a2decebd19c8ce50d8664918b0878e814bccdac3294b7672629b1e23b984e45)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3ef5eb28b32f3c1c4e483d567405186cd2ca621b05911e85a4d1233ce54d3053)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsPodmetric",
    jsii_struct_bases=[],
    name_mapping={"metric": "metric", "target": "target"},
)
class InferenceServiceSpecPredictorAutoScalingMetricsPodmetric:
    def __init__(
        self,
        *,
        metric: typing.Union["InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetric", typing.Dict[builtins.str, typing.Any]],
        target: typing.Union["InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTarget", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param metric: 
        :param target: 

        :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetric
        '''
        if isinstance(metric, dict):
            metric = InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetric(**metric)
        if isinstance(target, dict):
            target = InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTarget(**target)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9e54094684cb70164ff977f9e76f847be60daf1539c52963f6c5fba18a4163d2)
            check_type(argname="argument metric", value=metric, expected_type=type_hints["metric"])
            check_type(argname="argument target", value=target, expected_type=type_hints["target"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "metric": metric,
            "target": target,
        }

    @builtins.property
    def metric(
        self,
    ) -> "InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetric":
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetric#metric
        '''
        result = self._values.get("metric")
        assert result is not None, "Required property 'metric' is missing"
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetric", result)

    @builtins.property
    def target(
        self,
    ) -> "InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTarget":
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetric#target
        '''
        result = self._values.get("target")
        assert result is not None, "Required property 'target' is missing"
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTarget", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScalingMetricsPodmetric(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetric",
    jsii_struct_bases=[],
    name_mapping={
        "backend": "backend",
        "metric_names": "metricNames",
        "operation_over_time": "operationOverTime",
        "query": "query",
        "server_address": "serverAddress",
    },
)
class InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetric:
    def __init__(
        self,
        *,
        backend: typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetricBackend"] = None,
        metric_names: typing.Optional[typing.Sequence[builtins.str]] = None,
        operation_over_time: typing.Optional[builtins.str] = None,
        query: typing.Optional[builtins.str] = None,
        server_address: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param backend: 
        :param metric_names: 
        :param operation_over_time: 
        :param query: 
        :param server_address: 

        :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetric
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7e2f2ce8343caeef2a8f876adb8275a8a3b3a91d856c71af7dcc228c0882f60a)
            check_type(argname="argument backend", value=backend, expected_type=type_hints["backend"])
            check_type(argname="argument metric_names", value=metric_names, expected_type=type_hints["metric_names"])
            check_type(argname="argument operation_over_time", value=operation_over_time, expected_type=type_hints["operation_over_time"])
            check_type(argname="argument query", value=query, expected_type=type_hints["query"])
            check_type(argname="argument server_address", value=server_address, expected_type=type_hints["server_address"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if backend is not None:
            self._values["backend"] = backend
        if metric_names is not None:
            self._values["metric_names"] = metric_names
        if operation_over_time is not None:
            self._values["operation_over_time"] = operation_over_time
        if query is not None:
            self._values["query"] = query
        if server_address is not None:
            self._values["server_address"] = server_address

    @builtins.property
    def backend(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetricBackend"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetric#backend
        '''
        result = self._values.get("backend")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetricBackend"], result)

    @builtins.property
    def metric_names(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetric#metricNames
        '''
        result = self._values.get("metric_names")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def operation_over_time(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetric#operationOverTime
        '''
        result = self._values.get("operation_over_time")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def query(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetric#query
        '''
        result = self._values.get("query")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def server_address(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetric#serverAddress
        '''
        result = self._values.get("server_address")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetric(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetricBackend"
)
class InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetricBackend(enum.Enum):
    '''
    :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetricBackend
    '''

    OPENTELEMETRY = "OPENTELEMETRY"
    '''opentelemetry.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTarget",
    jsii_struct_bases=[],
    name_mapping={
        "average_utilization": "averageUtilization",
        "average_value": "averageValue",
        "type": "type",
        "value": "value",
    },
)
class InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTarget:
    def __init__(
        self,
        *,
        average_utilization: typing.Optional[jsii.Number] = None,
        average_value: typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetAverageValue"] = None,
        type: typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetType"] = None,
        value: typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetValue"] = None,
    ) -> None:
        '''
        :param average_utilization: 
        :param average_value: 
        :param type: 
        :param value: 

        :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTarget
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__722ca45a60e892d5b8c2d4727990c512c3a89650f94143d9329a6d9115d04131)
            check_type(argname="argument average_utilization", value=average_utilization, expected_type=type_hints["average_utilization"])
            check_type(argname="argument average_value", value=average_value, expected_type=type_hints["average_value"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if average_utilization is not None:
            self._values["average_utilization"] = average_utilization
        if average_value is not None:
            self._values["average_value"] = average_value
        if type is not None:
            self._values["type"] = type
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def average_utilization(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTarget#averageUtilization
        '''
        result = self._values.get("average_utilization")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def average_value(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetAverageValue"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTarget#averageValue
        '''
        result = self._values.get("average_value")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetAverageValue"], result)

    @builtins.property
    def type(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetType"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTarget#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetType"], result)

    @builtins.property
    def value(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetValue"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTarget#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetValue"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTarget(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetAverageValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetAverageValue",
):
    '''
    :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetAverageValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3d870351fe9b123e149ebd573c9ae19311ef65fc86726f4ad376b21e6631ba9e)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetAverageValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a6a04fda7fbcc9f2c65f3f964a389768014d1a32901397472edc2ce1fe25ee0b)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetAverageValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetType"
)
class InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetType(enum.Enum):
    '''
    :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetType
    '''

    UTILIZATION = "UTILIZATION"
    '''Utilization.'''
    VALUE = "VALUE"
    '''Value.'''
    AVERAGE_VALUE = "AVERAGE_VALUE"
    '''AverageValue.'''


class InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetValue",
):
    '''
    :schema: InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__84c9771cdbb2e7bc9c8b724b834b227aa4527b93d81ad3d2619c536617eb1f20)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__fedd0da37c4f8b99580a4e2ee20335ae760da008e72a4060105ea6ddbe93d8a8)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsResource",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "target": "target"},
)
class InferenceServiceSpecPredictorAutoScalingMetricsResource:
    def __init__(
        self,
        *,
        name: "InferenceServiceSpecPredictorAutoScalingMetricsResourceName",
        target: typing.Union["InferenceServiceSpecPredictorAutoScalingMetricsResourceTarget", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param name: 
        :param target: 

        :schema: InferenceServiceSpecPredictorAutoScalingMetricsResource
        '''
        if isinstance(target, dict):
            target = InferenceServiceSpecPredictorAutoScalingMetricsResourceTarget(**target)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9c803a9c2e683d3e3bfbb1060348869b9f60efbed3fbf41af9713a7deebefa10)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument target", value=target, expected_type=type_hints["target"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "target": target,
        }

    @builtins.property
    def name(self) -> "InferenceServiceSpecPredictorAutoScalingMetricsResourceName":
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsResource#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsResourceName", result)

    @builtins.property
    def target(self) -> "InferenceServiceSpecPredictorAutoScalingMetricsResourceTarget":
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsResource#target
        '''
        result = self._values.get("target")
        assert result is not None, "Required property 'target' is missing"
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsResourceTarget", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScalingMetricsResource(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsResourceName"
)
class InferenceServiceSpecPredictorAutoScalingMetricsResourceName(enum.Enum):
    '''
    :schema: InferenceServiceSpecPredictorAutoScalingMetricsResourceName
    '''

    CPU = "CPU"
    '''cpu.'''
    MEMORY = "MEMORY"
    '''memory.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsResourceTarget",
    jsii_struct_bases=[],
    name_mapping={
        "average_utilization": "averageUtilization",
        "average_value": "averageValue",
        "type": "type",
        "value": "value",
    },
)
class InferenceServiceSpecPredictorAutoScalingMetricsResourceTarget:
    def __init__(
        self,
        *,
        average_utilization: typing.Optional[jsii.Number] = None,
        average_value: typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetAverageValue"] = None,
        type: typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetType"] = None,
        value: typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetValue"] = None,
    ) -> None:
        '''
        :param average_utilization: 
        :param average_value: 
        :param type: 
        :param value: 

        :schema: InferenceServiceSpecPredictorAutoScalingMetricsResourceTarget
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__29accb875733efd14a761b5e72acaff2d2346e8ee5efb01cba2fbcb57acaafc1)
            check_type(argname="argument average_utilization", value=average_utilization, expected_type=type_hints["average_utilization"])
            check_type(argname="argument average_value", value=average_value, expected_type=type_hints["average_value"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if average_utilization is not None:
            self._values["average_utilization"] = average_utilization
        if average_value is not None:
            self._values["average_value"] = average_value
        if type is not None:
            self._values["type"] = type
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def average_utilization(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsResourceTarget#averageUtilization
        '''
        result = self._values.get("average_utilization")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def average_value(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetAverageValue"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsResourceTarget#averageValue
        '''
        result = self._values.get("average_value")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetAverageValue"], result)

    @builtins.property
    def type(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetType"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsResourceTarget#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetType"], result)

    @builtins.property
    def value(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetValue"]:
        '''
        :schema: InferenceServiceSpecPredictorAutoScalingMetricsResourceTarget#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetValue"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorAutoScalingMetricsResourceTarget(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetAverageValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetAverageValue",
):
    '''
    :schema: InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetAverageValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__44a9d36f80d3d3d76dafc39d610de39a850db93f0d816d796b5c2714a48772dd)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetAverageValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9c4f10f7f11cd16b194ff8c79d66ef1cdaf132963b519dc9cc12d3c420ddf284)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetAverageValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetType"
)
class InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetType(enum.Enum):
    '''
    :schema: InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetType
    '''

    UTILIZATION = "UTILIZATION"
    '''Utilization.'''
    VALUE = "VALUE"
    '''Value.'''
    AVERAGE_VALUE = "AVERAGE_VALUE"
    '''AverageValue.'''


class InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetValue",
):
    '''
    :schema: InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2fc7704a4ba9fe32f62a6a67476bb11abd48d89b88d12b40b3b01976369776c3)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bdff9908a8a30db2b788fa1f45af2cb986d6a0e6bb4811c2a169101f301f362d)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorAutoScalingMetricsType"
)
class InferenceServiceSpecPredictorAutoScalingMetricsType(enum.Enum):
    '''
    :schema: InferenceServiceSpecPredictorAutoScalingMetricsType
    '''

    RESOURCE = "RESOURCE"
    '''Resource.'''
    EXTERNAL = "EXTERNAL"
    '''External.'''
    POD_METRIC = "POD_METRIC"
    '''PodMetric.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorBatcher",
    jsii_struct_bases=[],
    name_mapping={
        "max_batch_size": "maxBatchSize",
        "max_latency": "maxLatency",
        "timeout": "timeout",
    },
)
class InferenceServiceSpecPredictorBatcher:
    def __init__(
        self,
        *,
        max_batch_size: typing.Optional[jsii.Number] = None,
        max_latency: typing.Optional[jsii.Number] = None,
        timeout: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param max_batch_size: 
        :param max_latency: 
        :param timeout: 

        :schema: InferenceServiceSpecPredictorBatcher
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3bd66c7ed7b7a42499a7eae105329947ad52049b6b8ac7108d7ca85e7827eba8)
            check_type(argname="argument max_batch_size", value=max_batch_size, expected_type=type_hints["max_batch_size"])
            check_type(argname="argument max_latency", value=max_latency, expected_type=type_hints["max_latency"])
            check_type(argname="argument timeout", value=timeout, expected_type=type_hints["timeout"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if max_batch_size is not None:
            self._values["max_batch_size"] = max_batch_size
        if max_latency is not None:
            self._values["max_latency"] = max_latency
        if timeout is not None:
            self._values["timeout"] = timeout

    @builtins.property
    def max_batch_size(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictorBatcher#maxBatchSize
        '''
        result = self._values.get("max_batch_size")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def max_latency(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictorBatcher#maxLatency
        '''
        result = self._values.get("max_latency")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictorBatcher#timeout
        '''
        result = self._values.get("timeout")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorBatcher(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorDeploymentStrategy",
    jsii_struct_bases=[],
    name_mapping={"rolling_update": "rollingUpdate", "type": "type"},
)
class InferenceServiceSpecPredictorDeploymentStrategy:
    def __init__(
        self,
        *,
        rolling_update: typing.Optional[typing.Union["InferenceServiceSpecPredictorDeploymentStrategyRollingUpdate", typing.Dict[builtins.str, typing.Any]]] = None,
        type: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param rolling_update: 
        :param type: 

        :schema: InferenceServiceSpecPredictorDeploymentStrategy
        '''
        if isinstance(rolling_update, dict):
            rolling_update = InferenceServiceSpecPredictorDeploymentStrategyRollingUpdate(**rolling_update)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6408e478d5846be9110d7a1187708eccb4b04e65bbb4b34327ee4230954d005f)
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
    ) -> typing.Optional["InferenceServiceSpecPredictorDeploymentStrategyRollingUpdate"]:
        '''
        :schema: InferenceServiceSpecPredictorDeploymentStrategy#rollingUpdate
        '''
        result = self._values.get("rolling_update")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorDeploymentStrategyRollingUpdate"], result)

    @builtins.property
    def type(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorDeploymentStrategy#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorDeploymentStrategy(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorDeploymentStrategyRollingUpdate",
    jsii_struct_bases=[],
    name_mapping={"max_surge": "maxSurge", "max_unavailable": "maxUnavailable"},
)
class InferenceServiceSpecPredictorDeploymentStrategyRollingUpdate:
    def __init__(
        self,
        *,
        max_surge: typing.Optional["InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxSurge"] = None,
        max_unavailable: typing.Optional["InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxUnavailable"] = None,
    ) -> None:
        '''
        :param max_surge: 
        :param max_unavailable: 

        :schema: InferenceServiceSpecPredictorDeploymentStrategyRollingUpdate
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__954ee63d34efbd8554dfcc0d19c7219e8c9628ea94d8f4b6cde63dd922ac5d19)
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
    ) -> typing.Optional["InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxSurge"]:
        '''
        :schema: InferenceServiceSpecPredictorDeploymentStrategyRollingUpdate#maxSurge
        '''
        result = self._values.get("max_surge")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxSurge"], result)

    @builtins.property
    def max_unavailable(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxUnavailable"]:
        '''
        :schema: InferenceServiceSpecPredictorDeploymentStrategyRollingUpdate#maxUnavailable
        '''
        result = self._values.get("max_unavailable")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxUnavailable"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorDeploymentStrategyRollingUpdate(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxSurge(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxSurge",
):
    '''
    :schema: InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxSurge
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxSurge":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d7cfacbcb3aa85fb3e8ea20b359304117711cd75b19a35203b36fcf0beacb65c)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxSurge", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxSurge":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ae6c6694df321c9fcd881e1f41dd4eefe53ae906a64b4e1832b64d89fa798b77)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxSurge", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxUnavailable(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxUnavailable",
):
    '''
    :schema: InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxUnavailable
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxUnavailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__641fb7cca689e893e68509e69bffe6fad0ba5a82d99f87dc91a2464874e9e89f)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxUnavailable", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxUnavailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bad559163160d5259d3dcf236723ecf08bf7864a778dbc67d2e98ec9e61a6031)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxUnavailable", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorHostAliases",
    jsii_struct_bases=[],
    name_mapping={"ip": "ip", "hostnames": "hostnames"},
)
class InferenceServiceSpecPredictorHostAliases:
    def __init__(
        self,
        *,
        ip: builtins.str,
        hostnames: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param ip: 
        :param hostnames: 

        :schema: InferenceServiceSpecPredictorHostAliases
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a8670acc4217cb3ba969bb1683ae26ed95297ac33043376b5c45f17e1bf350b6)
            check_type(argname="argument ip", value=ip, expected_type=type_hints["ip"])
            check_type(argname="argument hostnames", value=hostnames, expected_type=type_hints["hostnames"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "ip": ip,
        }
        if hostnames is not None:
            self._values["hostnames"] = hostnames

    @builtins.property
    def ip(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecPredictorHostAliases#ip
        '''
        result = self._values.get("ip")
        assert result is not None, "Required property 'ip' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def hostnames(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: InferenceServiceSpecPredictorHostAliases#hostnames
        '''
        result = self._values.get("hostnames")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorHostAliases(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorImagePullSecrets",
    jsii_struct_bases=[],
    name_mapping={"name": "name"},
)
class InferenceServiceSpecPredictorImagePullSecrets:
    def __init__(self, *, name: typing.Optional[builtins.str] = None) -> None:
        '''
        :param name: 

        :schema: InferenceServiceSpecPredictorImagePullSecrets
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9d4ca139c84ebdae411d7368f0b890b98e3ae82af5dce16849ed1fc2af6a1b92)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorImagePullSecrets#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorImagePullSecrets(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorLogger",
    jsii_struct_bases=[],
    name_mapping={
        "batch_interval": "batchInterval",
        "batch_size": "batchSize",
        "marshaller_url": "marshallerUrl",
        "metadata_annotations": "metadataAnnotations",
        "metadata_headers": "metadataHeaders",
        "mode": "mode",
        "storage": "storage",
        "url": "url",
    },
)
class InferenceServiceSpecPredictorLogger:
    def __init__(
        self,
        *,
        batch_interval: typing.Optional[builtins.str] = None,
        batch_size: typing.Optional[jsii.Number] = None,
        marshaller_url: typing.Optional[builtins.str] = None,
        metadata_annotations: typing.Optional[typing.Sequence[builtins.str]] = None,
        metadata_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        mode: typing.Optional["InferenceServiceSpecPredictorLoggerMode"] = None,
        storage: typing.Optional[typing.Union["InferenceServiceSpecPredictorLoggerStorage", typing.Dict[builtins.str, typing.Any]]] = None,
        url: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param batch_interval: 
        :param batch_size: 
        :param marshaller_url: 
        :param metadata_annotations: 
        :param metadata_headers: 
        :param mode: 
        :param storage: 
        :param url: 

        :schema: InferenceServiceSpecPredictorLogger
        '''
        if isinstance(storage, dict):
            storage = InferenceServiceSpecPredictorLoggerStorage(**storage)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__abc8e0927e01b417b9f16812b56907841e0897529acde836ae8c1138efa93cda)
            check_type(argname="argument batch_interval", value=batch_interval, expected_type=type_hints["batch_interval"])
            check_type(argname="argument batch_size", value=batch_size, expected_type=type_hints["batch_size"])
            check_type(argname="argument marshaller_url", value=marshaller_url, expected_type=type_hints["marshaller_url"])
            check_type(argname="argument metadata_annotations", value=metadata_annotations, expected_type=type_hints["metadata_annotations"])
            check_type(argname="argument metadata_headers", value=metadata_headers, expected_type=type_hints["metadata_headers"])
            check_type(argname="argument mode", value=mode, expected_type=type_hints["mode"])
            check_type(argname="argument storage", value=storage, expected_type=type_hints["storage"])
            check_type(argname="argument url", value=url, expected_type=type_hints["url"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if batch_interval is not None:
            self._values["batch_interval"] = batch_interval
        if batch_size is not None:
            self._values["batch_size"] = batch_size
        if marshaller_url is not None:
            self._values["marshaller_url"] = marshaller_url
        if metadata_annotations is not None:
            self._values["metadata_annotations"] = metadata_annotations
        if metadata_headers is not None:
            self._values["metadata_headers"] = metadata_headers
        if mode is not None:
            self._values["mode"] = mode
        if storage is not None:
            self._values["storage"] = storage
        if url is not None:
            self._values["url"] = url

    @builtins.property
    def batch_interval(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorLogger#batchInterval
        '''
        result = self._values.get("batch_interval")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def batch_size(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictorLogger#batchSize
        '''
        result = self._values.get("batch_size")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def marshaller_url(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorLogger#marshallerUrl
        '''
        result = self._values.get("marshaller_url")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def metadata_annotations(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: InferenceServiceSpecPredictorLogger#metadataAnnotations
        '''
        result = self._values.get("metadata_annotations")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def metadata_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: InferenceServiceSpecPredictorLogger#metadataHeaders
        '''
        result = self._values.get("metadata_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def mode(self) -> typing.Optional["InferenceServiceSpecPredictorLoggerMode"]:
        '''
        :schema: InferenceServiceSpecPredictorLogger#mode
        '''
        result = self._values.get("mode")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorLoggerMode"], result)

    @builtins.property
    def storage(self) -> typing.Optional["InferenceServiceSpecPredictorLoggerStorage"]:
        '''
        :schema: InferenceServiceSpecPredictorLogger#storage
        '''
        result = self._values.get("storage")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorLoggerStorage"], result)

    @builtins.property
    def url(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorLogger#url
        '''
        result = self._values.get("url")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorLogger(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorLoggerMode"
)
class InferenceServiceSpecPredictorLoggerMode(enum.Enum):
    '''
    :schema: InferenceServiceSpecPredictorLoggerMode
    '''

    ALL = "ALL"
    '''all.'''
    REQUEST = "REQUEST"
    '''request.'''
    RESPONSE = "RESPONSE"
    '''response.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorLoggerStorage",
    jsii_struct_bases=[],
    name_mapping={
        "key": "key",
        "parameters": "parameters",
        "path": "path",
        "service_account_name": "serviceAccountName",
    },
)
class InferenceServiceSpecPredictorLoggerStorage:
    def __init__(
        self,
        *,
        key: typing.Optional[builtins.str] = None,
        parameters: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        path: typing.Optional[builtins.str] = None,
        service_account_name: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param key: 
        :param parameters: 
        :param path: 
        :param service_account_name: 

        :schema: InferenceServiceSpecPredictorLoggerStorage
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8a0988759330f3be711e2d5d8554ceaefe34af8a3b49dc29ee65081185c2dafe)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument parameters", value=parameters, expected_type=type_hints["parameters"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument service_account_name", value=service_account_name, expected_type=type_hints["service_account_name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if key is not None:
            self._values["key"] = key
        if parameters is not None:
            self._values["parameters"] = parameters
        if path is not None:
            self._values["path"] = path
        if service_account_name is not None:
            self._values["service_account_name"] = service_account_name

    @builtins.property
    def key(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorLoggerStorage#key
        '''
        result = self._values.get("key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def parameters(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: InferenceServiceSpecPredictorLoggerStorage#parameters
        '''
        result = self._values.get("parameters")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorLoggerStorage#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def service_account_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorLoggerStorage#serviceAccountName
        '''
        result = self._values.get("service_account_name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorLoggerStorage(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorModel",
    jsii_struct_bases=[],
    name_mapping={
        "args": "args",
        "command": "command",
        "confidential": "confidential",
        "env": "env",
        "env_from": "envFrom",
        "image": "image",
        "image_pull_policy": "imagePullPolicy",
        "lifecycle": "lifecycle",
        "liveness_probe": "livenessProbe",
        "model_format": "modelFormat",
        "name": "name",
        "ports": "ports",
        "protocol_version": "protocolVersion",
        "readiness_probe": "readinessProbe",
        "resize_policy": "resizePolicy",
        "resources": "resources",
        "restart_policy": "restartPolicy",
        "restart_policy_rules": "restartPolicyRules",
        "runtime": "runtime",
        "runtime_version": "runtimeVersion",
        "security_context": "securityContext",
        "startup_probe": "startupProbe",
        "stdin": "stdin",
        "stdin_once": "stdinOnce",
        "storage": "storage",
        "storage_uri": "storageUri",
        "termination_message_path": "terminationMessagePath",
        "termination_message_policy": "terminationMessagePolicy",
        "tty": "tty",
        "volume_devices": "volumeDevices",
        "volume_mounts": "volumeMounts",
        "working_dir": "workingDir",
    },
)
class InferenceServiceSpecPredictorModel:
    def __init__(
        self,
        *,
        args: typing.Optional[typing.Sequence[builtins.str]] = None,
        command: typing.Optional[typing.Sequence[builtins.str]] = None,
        confidential: typing.Optional[typing.Union["InferenceServiceSpecPredictorModelConfidential", typing.Dict[builtins.str, typing.Any]]] = None,
        env: typing.Optional[typing.Sequence[typing.Any]] = None,
        env_from: typing.Optional[typing.Sequence[typing.Any]] = None,
        image: typing.Optional[builtins.str] = None,
        image_pull_policy: typing.Optional[builtins.str] = None,
        lifecycle: typing.Any = None,
        liveness_probe: typing.Any = None,
        model_format: typing.Optional[typing.Union["InferenceServiceSpecPredictorModelModelFormat", typing.Dict[builtins.str, typing.Any]]] = None,
        name: typing.Optional[builtins.str] = None,
        ports: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecPredictorModelPorts", typing.Dict[builtins.str, typing.Any]]]] = None,
        protocol_version: typing.Optional[builtins.str] = None,
        readiness_probe: typing.Any = None,
        resize_policy: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecPredictorModelResizePolicy", typing.Dict[builtins.str, typing.Any]]]] = None,
        resources: typing.Any = None,
        restart_policy: typing.Optional[builtins.str] = None,
        restart_policy_rules: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecPredictorModelRestartPolicyRules", typing.Dict[builtins.str, typing.Any]]]] = None,
        runtime: typing.Optional[builtins.str] = None,
        runtime_version: typing.Optional[builtins.str] = None,
        security_context: typing.Any = None,
        startup_probe: typing.Any = None,
        stdin: typing.Optional[builtins.bool] = None,
        stdin_once: typing.Optional[builtins.bool] = None,
        storage: typing.Optional[typing.Union["InferenceServiceSpecPredictorModelStorage", typing.Dict[builtins.str, typing.Any]]] = None,
        storage_uri: typing.Optional[builtins.str] = None,
        termination_message_path: typing.Optional[builtins.str] = None,
        termination_message_policy: typing.Optional[builtins.str] = None,
        tty: typing.Optional[builtins.bool] = None,
        volume_devices: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecPredictorModelVolumeDevices", typing.Dict[builtins.str, typing.Any]]]] = None,
        volume_mounts: typing.Optional[typing.Sequence[typing.Any]] = None,
        working_dir: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param args: 
        :param command: 
        :param confidential: 
        :param env: 
        :param env_from: 
        :param image: 
        :param image_pull_policy: 
        :param lifecycle: 
        :param liveness_probe: 
        :param model_format: 
        :param name: 
        :param ports: 
        :param protocol_version: 
        :param readiness_probe: 
        :param resize_policy: 
        :param resources: 
        :param restart_policy: 
        :param restart_policy_rules: 
        :param runtime: 
        :param runtime_version: 
        :param security_context: 
        :param startup_probe: 
        :param stdin: 
        :param stdin_once: 
        :param storage: 
        :param storage_uri: 
        :param termination_message_path: 
        :param termination_message_policy: 
        :param tty: 
        :param volume_devices: 
        :param volume_mounts: 
        :param working_dir: 

        :schema: InferenceServiceSpecPredictorModel
        '''
        if isinstance(confidential, dict):
            confidential = InferenceServiceSpecPredictorModelConfidential(**confidential)
        if isinstance(model_format, dict):
            model_format = InferenceServiceSpecPredictorModelModelFormat(**model_format)
        if isinstance(storage, dict):
            storage = InferenceServiceSpecPredictorModelStorage(**storage)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bd689411fc07ac089feeed6fcd4cab70dc260f536d04b311cbd1d9d52f6956cc)
            check_type(argname="argument args", value=args, expected_type=type_hints["args"])
            check_type(argname="argument command", value=command, expected_type=type_hints["command"])
            check_type(argname="argument confidential", value=confidential, expected_type=type_hints["confidential"])
            check_type(argname="argument env", value=env, expected_type=type_hints["env"])
            check_type(argname="argument env_from", value=env_from, expected_type=type_hints["env_from"])
            check_type(argname="argument image", value=image, expected_type=type_hints["image"])
            check_type(argname="argument image_pull_policy", value=image_pull_policy, expected_type=type_hints["image_pull_policy"])
            check_type(argname="argument lifecycle", value=lifecycle, expected_type=type_hints["lifecycle"])
            check_type(argname="argument liveness_probe", value=liveness_probe, expected_type=type_hints["liveness_probe"])
            check_type(argname="argument model_format", value=model_format, expected_type=type_hints["model_format"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument ports", value=ports, expected_type=type_hints["ports"])
            check_type(argname="argument protocol_version", value=protocol_version, expected_type=type_hints["protocol_version"])
            check_type(argname="argument readiness_probe", value=readiness_probe, expected_type=type_hints["readiness_probe"])
            check_type(argname="argument resize_policy", value=resize_policy, expected_type=type_hints["resize_policy"])
            check_type(argname="argument resources", value=resources, expected_type=type_hints["resources"])
            check_type(argname="argument restart_policy", value=restart_policy, expected_type=type_hints["restart_policy"])
            check_type(argname="argument restart_policy_rules", value=restart_policy_rules, expected_type=type_hints["restart_policy_rules"])
            check_type(argname="argument runtime", value=runtime, expected_type=type_hints["runtime"])
            check_type(argname="argument runtime_version", value=runtime_version, expected_type=type_hints["runtime_version"])
            check_type(argname="argument security_context", value=security_context, expected_type=type_hints["security_context"])
            check_type(argname="argument startup_probe", value=startup_probe, expected_type=type_hints["startup_probe"])
            check_type(argname="argument stdin", value=stdin, expected_type=type_hints["stdin"])
            check_type(argname="argument stdin_once", value=stdin_once, expected_type=type_hints["stdin_once"])
            check_type(argname="argument storage", value=storage, expected_type=type_hints["storage"])
            check_type(argname="argument storage_uri", value=storage_uri, expected_type=type_hints["storage_uri"])
            check_type(argname="argument termination_message_path", value=termination_message_path, expected_type=type_hints["termination_message_path"])
            check_type(argname="argument termination_message_policy", value=termination_message_policy, expected_type=type_hints["termination_message_policy"])
            check_type(argname="argument tty", value=tty, expected_type=type_hints["tty"])
            check_type(argname="argument volume_devices", value=volume_devices, expected_type=type_hints["volume_devices"])
            check_type(argname="argument volume_mounts", value=volume_mounts, expected_type=type_hints["volume_mounts"])
            check_type(argname="argument working_dir", value=working_dir, expected_type=type_hints["working_dir"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if args is not None:
            self._values["args"] = args
        if command is not None:
            self._values["command"] = command
        if confidential is not None:
            self._values["confidential"] = confidential
        if env is not None:
            self._values["env"] = env
        if env_from is not None:
            self._values["env_from"] = env_from
        if image is not None:
            self._values["image"] = image
        if image_pull_policy is not None:
            self._values["image_pull_policy"] = image_pull_policy
        if lifecycle is not None:
            self._values["lifecycle"] = lifecycle
        if liveness_probe is not None:
            self._values["liveness_probe"] = liveness_probe
        if model_format is not None:
            self._values["model_format"] = model_format
        if name is not None:
            self._values["name"] = name
        if ports is not None:
            self._values["ports"] = ports
        if protocol_version is not None:
            self._values["protocol_version"] = protocol_version
        if readiness_probe is not None:
            self._values["readiness_probe"] = readiness_probe
        if resize_policy is not None:
            self._values["resize_policy"] = resize_policy
        if resources is not None:
            self._values["resources"] = resources
        if restart_policy is not None:
            self._values["restart_policy"] = restart_policy
        if restart_policy_rules is not None:
            self._values["restart_policy_rules"] = restart_policy_rules
        if runtime is not None:
            self._values["runtime"] = runtime
        if runtime_version is not None:
            self._values["runtime_version"] = runtime_version
        if security_context is not None:
            self._values["security_context"] = security_context
        if startup_probe is not None:
            self._values["startup_probe"] = startup_probe
        if stdin is not None:
            self._values["stdin"] = stdin
        if stdin_once is not None:
            self._values["stdin_once"] = stdin_once
        if storage is not None:
            self._values["storage"] = storage
        if storage_uri is not None:
            self._values["storage_uri"] = storage_uri
        if termination_message_path is not None:
            self._values["termination_message_path"] = termination_message_path
        if termination_message_policy is not None:
            self._values["termination_message_policy"] = termination_message_policy
        if tty is not None:
            self._values["tty"] = tty
        if volume_devices is not None:
            self._values["volume_devices"] = volume_devices
        if volume_mounts is not None:
            self._values["volume_mounts"] = volume_mounts
        if working_dir is not None:
            self._values["working_dir"] = working_dir

    @builtins.property
    def args(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: InferenceServiceSpecPredictorModel#args
        '''
        result = self._values.get("args")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def command(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: InferenceServiceSpecPredictorModel#command
        '''
        result = self._values.get("command")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def confidential(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorModelConfidential"]:
        '''
        :schema: InferenceServiceSpecPredictorModel#confidential
        '''
        result = self._values.get("confidential")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorModelConfidential"], result)

    @builtins.property
    def env(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: InferenceServiceSpecPredictorModel#env
        '''
        result = self._values.get("env")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def env_from(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: InferenceServiceSpecPredictorModel#envFrom
        '''
        result = self._values.get("env_from")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def image(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModel#image
        '''
        result = self._values.get("image")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def image_pull_policy(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModel#imagePullPolicy
        '''
        result = self._values.get("image_pull_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def lifecycle(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictorModel#lifecycle
        '''
        result = self._values.get("lifecycle")
        return typing.cast(typing.Any, result)

    @builtins.property
    def liveness_probe(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictorModel#livenessProbe
        '''
        result = self._values.get("liveness_probe")
        return typing.cast(typing.Any, result)

    @builtins.property
    def model_format(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorModelModelFormat"]:
        '''
        :schema: InferenceServiceSpecPredictorModel#modelFormat
        '''
        result = self._values.get("model_format")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorModelModelFormat"], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModel#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def ports(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecPredictorModelPorts"]]:
        '''
        :schema: InferenceServiceSpecPredictorModel#ports
        '''
        result = self._values.get("ports")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecPredictorModelPorts"]], result)

    @builtins.property
    def protocol_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModel#protocolVersion
        '''
        result = self._values.get("protocol_version")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def readiness_probe(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictorModel#readinessProbe
        '''
        result = self._values.get("readiness_probe")
        return typing.cast(typing.Any, result)

    @builtins.property
    def resize_policy(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecPredictorModelResizePolicy"]]:
        '''
        :schema: InferenceServiceSpecPredictorModel#resizePolicy
        '''
        result = self._values.get("resize_policy")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecPredictorModelResizePolicy"]], result)

    @builtins.property
    def resources(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictorModel#resources
        '''
        result = self._values.get("resources")
        return typing.cast(typing.Any, result)

    @builtins.property
    def restart_policy(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModel#restartPolicy
        '''
        result = self._values.get("restart_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def restart_policy_rules(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecPredictorModelRestartPolicyRules"]]:
        '''
        :schema: InferenceServiceSpecPredictorModel#restartPolicyRules
        '''
        result = self._values.get("restart_policy_rules")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecPredictorModelRestartPolicyRules"]], result)

    @builtins.property
    def runtime(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModel#runtime
        '''
        result = self._values.get("runtime")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def runtime_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModel#runtimeVersion
        '''
        result = self._values.get("runtime_version")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def security_context(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictorModel#securityContext
        '''
        result = self._values.get("security_context")
        return typing.cast(typing.Any, result)

    @builtins.property
    def startup_probe(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecPredictorModel#startupProbe
        '''
        result = self._values.get("startup_probe")
        return typing.cast(typing.Any, result)

    @builtins.property
    def stdin(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecPredictorModel#stdin
        '''
        result = self._values.get("stdin")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def stdin_once(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecPredictorModel#stdinOnce
        '''
        result = self._values.get("stdin_once")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def storage(self) -> typing.Optional["InferenceServiceSpecPredictorModelStorage"]:
        '''
        :schema: InferenceServiceSpecPredictorModel#storage
        '''
        result = self._values.get("storage")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorModelStorage"], result)

    @builtins.property
    def storage_uri(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModel#storageUri
        '''
        result = self._values.get("storage_uri")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def termination_message_path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModel#terminationMessagePath
        '''
        result = self._values.get("termination_message_path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def termination_message_policy(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModel#terminationMessagePolicy
        '''
        result = self._values.get("termination_message_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def tty(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecPredictorModel#tty
        '''
        result = self._values.get("tty")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def volume_devices(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecPredictorModelVolumeDevices"]]:
        '''
        :schema: InferenceServiceSpecPredictorModel#volumeDevices
        '''
        result = self._values.get("volume_devices")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecPredictorModelVolumeDevices"]], result)

    @builtins.property
    def volume_mounts(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: InferenceServiceSpecPredictorModel#volumeMounts
        '''
        result = self._values.get("volume_mounts")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def working_dir(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModel#workingDir
        '''
        result = self._values.get("working_dir")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorModel(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorModelConfidential",
    jsii_struct_bases=[],
    name_mapping={"enabled": "enabled", "resource_id": "resourceId"},
)
class InferenceServiceSpecPredictorModelConfidential:
    def __init__(
        self,
        *,
        enabled: builtins.bool,
        resource_id: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param enabled: 
        :param resource_id: 

        :schema: InferenceServiceSpecPredictorModelConfidential
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7fe68fd0466e3fafc11a0f92500e3f7358c0944367414ce4c5ec5b62ea643fcd)
            check_type(argname="argument enabled", value=enabled, expected_type=type_hints["enabled"])
            check_type(argname="argument resource_id", value=resource_id, expected_type=type_hints["resource_id"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "enabled": enabled,
        }
        if resource_id is not None:
            self._values["resource_id"] = resource_id

    @builtins.property
    def enabled(self) -> builtins.bool:
        '''
        :schema: InferenceServiceSpecPredictorModelConfidential#enabled
        '''
        result = self._values.get("enabled")
        assert result is not None, "Required property 'enabled' is missing"
        return typing.cast(builtins.bool, result)

    @builtins.property
    def resource_id(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModelConfidential#resourceId
        '''
        result = self._values.get("resource_id")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorModelConfidential(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorModelModelFormat",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "version": "version"},
)
class InferenceServiceSpecPredictorModelModelFormat:
    def __init__(
        self,
        *,
        name: builtins.str,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param version: 

        :schema: InferenceServiceSpecPredictorModelModelFormat
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__94bc8c3307a9dd4c7b70108ee203b5237a96f1a924a2353bc84ba87a80ce1c65)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecPredictorModelModelFormat#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModelModelFormat#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorModelModelFormat(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorModelPorts",
    jsii_struct_bases=[],
    name_mapping={
        "container_port": "containerPort",
        "host_ip": "hostIp",
        "host_port": "hostPort",
        "name": "name",
        "protocol": "protocol",
    },
)
class InferenceServiceSpecPredictorModelPorts:
    def __init__(
        self,
        *,
        container_port: jsii.Number,
        host_ip: typing.Optional[builtins.str] = None,
        host_port: typing.Optional[jsii.Number] = None,
        name: typing.Optional[builtins.str] = None,
        protocol: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param container_port: 
        :param host_ip: 
        :param host_port: 
        :param name: 
        :param protocol: 

        :schema: InferenceServiceSpecPredictorModelPorts
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__083140481e5868a4872262c7b0582f0a50d95eb3c99344359694f7fdb9a4417d)
            check_type(argname="argument container_port", value=container_port, expected_type=type_hints["container_port"])
            check_type(argname="argument host_ip", value=host_ip, expected_type=type_hints["host_ip"])
            check_type(argname="argument host_port", value=host_port, expected_type=type_hints["host_port"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument protocol", value=protocol, expected_type=type_hints["protocol"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "container_port": container_port,
        }
        if host_ip is not None:
            self._values["host_ip"] = host_ip
        if host_port is not None:
            self._values["host_port"] = host_port
        if name is not None:
            self._values["name"] = name
        if protocol is not None:
            self._values["protocol"] = protocol

    @builtins.property
    def container_port(self) -> jsii.Number:
        '''
        :schema: InferenceServiceSpecPredictorModelPorts#containerPort
        '''
        result = self._values.get("container_port")
        assert result is not None, "Required property 'container_port' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def host_ip(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModelPorts#hostIP
        '''
        result = self._values.get("host_ip")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def host_port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictorModelPorts#hostPort
        '''
        result = self._values.get("host_port")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModelPorts#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def protocol(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModelPorts#protocol
        '''
        result = self._values.get("protocol")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorModelPorts(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorModelResizePolicy",
    jsii_struct_bases=[],
    name_mapping={"resource_name": "resourceName", "restart_policy": "restartPolicy"},
)
class InferenceServiceSpecPredictorModelResizePolicy:
    def __init__(
        self,
        *,
        resource_name: builtins.str,
        restart_policy: builtins.str,
    ) -> None:
        '''
        :param resource_name: 
        :param restart_policy: 

        :schema: InferenceServiceSpecPredictorModelResizePolicy
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__57abca8ff66215c96e5f6da15b6645d218bced035bd7308fe0bd79cf5a6b0615)
            check_type(argname="argument resource_name", value=resource_name, expected_type=type_hints["resource_name"])
            check_type(argname="argument restart_policy", value=restart_policy, expected_type=type_hints["restart_policy"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "resource_name": resource_name,
            "restart_policy": restart_policy,
        }

    @builtins.property
    def resource_name(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecPredictorModelResizePolicy#resourceName
        '''
        result = self._values.get("resource_name")
        assert result is not None, "Required property 'resource_name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def restart_policy(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecPredictorModelResizePolicy#restartPolicy
        '''
        result = self._values.get("restart_policy")
        assert result is not None, "Required property 'restart_policy' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorModelResizePolicy(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorModelRestartPolicyRules",
    jsii_struct_bases=[],
    name_mapping={"action": "action", "exit_codes": "exitCodes"},
)
class InferenceServiceSpecPredictorModelRestartPolicyRules:
    def __init__(
        self,
        *,
        action: builtins.str,
        exit_codes: typing.Optional[typing.Union["InferenceServiceSpecPredictorModelRestartPolicyRulesExitCodes", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param action: 
        :param exit_codes: 

        :schema: InferenceServiceSpecPredictorModelRestartPolicyRules
        '''
        if isinstance(exit_codes, dict):
            exit_codes = InferenceServiceSpecPredictorModelRestartPolicyRulesExitCodes(**exit_codes)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__fa8ea80900c385588604b45eaee85eae7cb93049161ff5e8a9effc90d6e688fe)
            check_type(argname="argument action", value=action, expected_type=type_hints["action"])
            check_type(argname="argument exit_codes", value=exit_codes, expected_type=type_hints["exit_codes"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "action": action,
        }
        if exit_codes is not None:
            self._values["exit_codes"] = exit_codes

    @builtins.property
    def action(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecPredictorModelRestartPolicyRules#action
        '''
        result = self._values.get("action")
        assert result is not None, "Required property 'action' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def exit_codes(
        self,
    ) -> typing.Optional["InferenceServiceSpecPredictorModelRestartPolicyRulesExitCodes"]:
        '''
        :schema: InferenceServiceSpecPredictorModelRestartPolicyRules#exitCodes
        '''
        result = self._values.get("exit_codes")
        return typing.cast(typing.Optional["InferenceServiceSpecPredictorModelRestartPolicyRulesExitCodes"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorModelRestartPolicyRules(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorModelRestartPolicyRulesExitCodes",
    jsii_struct_bases=[],
    name_mapping={"operator": "operator", "values": "values"},
)
class InferenceServiceSpecPredictorModelRestartPolicyRulesExitCodes:
    def __init__(
        self,
        *,
        operator: builtins.str,
        values: typing.Optional[typing.Sequence[jsii.Number]] = None,
    ) -> None:
        '''
        :param operator: 
        :param values: 

        :schema: InferenceServiceSpecPredictorModelRestartPolicyRulesExitCodes
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e45db1ce251b6eb4bfabea3f235f2606168cceea1c135e1e2960005f15535b39)
            check_type(argname="argument operator", value=operator, expected_type=type_hints["operator"])
            check_type(argname="argument values", value=values, expected_type=type_hints["values"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "operator": operator,
        }
        if values is not None:
            self._values["values"] = values

    @builtins.property
    def operator(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecPredictorModelRestartPolicyRulesExitCodes#operator
        '''
        result = self._values.get("operator")
        assert result is not None, "Required property 'operator' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def values(self) -> typing.Optional[typing.List[jsii.Number]]:
        '''
        :schema: InferenceServiceSpecPredictorModelRestartPolicyRulesExitCodes#values
        '''
        result = self._values.get("values")
        return typing.cast(typing.Optional[typing.List[jsii.Number]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorModelRestartPolicyRulesExitCodes(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorModelStorage",
    jsii_struct_bases=[],
    name_mapping={
        "key": "key",
        "parameters": "parameters",
        "path": "path",
        "schema_path": "schemaPath",
    },
)
class InferenceServiceSpecPredictorModelStorage:
    def __init__(
        self,
        *,
        key: typing.Optional[builtins.str] = None,
        parameters: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        path: typing.Optional[builtins.str] = None,
        schema_path: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param key: 
        :param parameters: 
        :param path: 
        :param schema_path: 

        :schema: InferenceServiceSpecPredictorModelStorage
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b6cb7b48100a163c7d6b14fdf5cac9f33689983f22781297ec9418e2d5c6cd12)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument parameters", value=parameters, expected_type=type_hints["parameters"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument schema_path", value=schema_path, expected_type=type_hints["schema_path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if key is not None:
            self._values["key"] = key
        if parameters is not None:
            self._values["parameters"] = parameters
        if path is not None:
            self._values["path"] = path
        if schema_path is not None:
            self._values["schema_path"] = schema_path

    @builtins.property
    def key(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModelStorage#key
        '''
        result = self._values.get("key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def parameters(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: InferenceServiceSpecPredictorModelStorage#parameters
        '''
        result = self._values.get("parameters")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModelStorage#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def schema_path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorModelStorage#schemaPath
        '''
        result = self._values.get("schema_path")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorModelStorage(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorModelVolumeDevices",
    jsii_struct_bases=[],
    name_mapping={"device_path": "devicePath", "name": "name"},
)
class InferenceServiceSpecPredictorModelVolumeDevices:
    def __init__(self, *, device_path: builtins.str, name: builtins.str) -> None:
        '''
        :param device_path: 
        :param name: 

        :schema: InferenceServiceSpecPredictorModelVolumeDevices
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__adfbba664e89c2011cb0c225e43ced2c1a99f31dd5b33808529fc04eea68f97e)
            check_type(argname="argument device_path", value=device_path, expected_type=type_hints["device_path"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "device_path": device_path,
            "name": name,
        }

    @builtins.property
    def device_path(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecPredictorModelVolumeDevices#devicePath
        '''
        result = self._values.get("device_path")
        assert result is not None, "Required property 'device_path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecPredictorModelVolumeDevices#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorModelVolumeDevices(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorOs",
    jsii_struct_bases=[],
    name_mapping={"name": "name"},
)
class InferenceServiceSpecPredictorOs:
    def __init__(self, *, name: typing.Optional[builtins.str] = None) -> None:
        '''
        :param name: 

        :schema: InferenceServiceSpecPredictorOs
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__94076e25a24627a6119294fda0f8c10507cf2280e3d0113649a64de71ff30a0a)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorOs#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorOs(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceServiceSpecPredictorOverhead(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorOverhead",
):
    '''
    :schema: InferenceServiceSpecPredictorOverhead
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(cls, value: jsii.Number) -> "InferenceServiceSpecPredictorOverhead":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b1a7524b751b366feac549ba1cc9e19c814778c1d725d2ed72df5c25802f8d5a)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorOverhead", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecPredictorOverhead":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__31c8d226cd51da83baede41bfbee9a93b6f6d2c4f98eea19eafa3cf8dbcaf7c6)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorOverhead", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorReadinessGates",
    jsii_struct_bases=[],
    name_mapping={"condition_type": "conditionType"},
)
class InferenceServiceSpecPredictorReadinessGates:
    def __init__(self, *, condition_type: builtins.str) -> None:
        '''
        :param condition_type: 

        :schema: InferenceServiceSpecPredictorReadinessGates
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__88a251bd120b3ee60c8049d001b3df2bd7834e6109ff8e52c36ea08b4b9ad037)
            check_type(argname="argument condition_type", value=condition_type, expected_type=type_hints["condition_type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "condition_type": condition_type,
        }

    @builtins.property
    def condition_type(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecPredictorReadinessGates#conditionType
        '''
        result = self._values.get("condition_type")
        assert result is not None, "Required property 'condition_type' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorReadinessGates(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorResourceClaims",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "resource_claim_name": "resourceClaimName",
        "resource_claim_template_name": "resourceClaimTemplateName",
    },
)
class InferenceServiceSpecPredictorResourceClaims:
    def __init__(
        self,
        *,
        name: builtins.str,
        resource_claim_name: typing.Optional[builtins.str] = None,
        resource_claim_template_name: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param resource_claim_name: 
        :param resource_claim_template_name: 

        :schema: InferenceServiceSpecPredictorResourceClaims
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9a870f6694eb650fdeb73c01575a6eeb71d0142a9078ac1d5822c94dc4935aff)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument resource_claim_name", value=resource_claim_name, expected_type=type_hints["resource_claim_name"])
            check_type(argname="argument resource_claim_template_name", value=resource_claim_template_name, expected_type=type_hints["resource_claim_template_name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if resource_claim_name is not None:
            self._values["resource_claim_name"] = resource_claim_name
        if resource_claim_template_name is not None:
            self._values["resource_claim_template_name"] = resource_claim_template_name

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecPredictorResourceClaims#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def resource_claim_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorResourceClaims#resourceClaimName
        '''
        result = self._values.get("resource_claim_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def resource_claim_template_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorResourceClaims#resourceClaimTemplateName
        '''
        result = self._values.get("resource_claim_template_name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorResourceClaims(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorResources",
    jsii_struct_bases=[],
    name_mapping={"claims": "claims", "limits": "limits", "requests": "requests"},
)
class InferenceServiceSpecPredictorResources:
    def __init__(
        self,
        *,
        claims: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecPredictorResourcesClaims", typing.Dict[builtins.str, typing.Any]]]] = None,
        limits: typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecPredictorResourcesLimits"]] = None,
        requests: typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecPredictorResourcesRequests"]] = None,
    ) -> None:
        '''
        :param claims: 
        :param limits: 
        :param requests: 

        :schema: InferenceServiceSpecPredictorResources
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ad4d3278ab7698acc13ec820cf402d16e28da071b16fe91563c099e8a6d00690)
            check_type(argname="argument claims", value=claims, expected_type=type_hints["claims"])
            check_type(argname="argument limits", value=limits, expected_type=type_hints["limits"])
            check_type(argname="argument requests", value=requests, expected_type=type_hints["requests"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if claims is not None:
            self._values["claims"] = claims
        if limits is not None:
            self._values["limits"] = limits
        if requests is not None:
            self._values["requests"] = requests

    @builtins.property
    def claims(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecPredictorResourcesClaims"]]:
        '''
        :schema: InferenceServiceSpecPredictorResources#claims
        '''
        result = self._values.get("claims")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecPredictorResourcesClaims"]], result)

    @builtins.property
    def limits(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecPredictorResourcesLimits"]]:
        '''
        :schema: InferenceServiceSpecPredictorResources#limits
        '''
        result = self._values.get("limits")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecPredictorResourcesLimits"]], result)

    @builtins.property
    def requests(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecPredictorResourcesRequests"]]:
        '''
        :schema: InferenceServiceSpecPredictorResources#requests
        '''
        result = self._values.get("requests")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecPredictorResourcesRequests"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorResources(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorResourcesClaims",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "request": "request"},
)
class InferenceServiceSpecPredictorResourcesClaims:
    def __init__(
        self,
        *,
        name: builtins.str,
        request: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param request: 

        :schema: InferenceServiceSpecPredictorResourcesClaims
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0606ac2e67878ad5476e349ee47864429e1cec04999a354ed63ba9cbace5f31d)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument request", value=request, expected_type=type_hints["request"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if request is not None:
            self._values["request"] = request

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecPredictorResourcesClaims#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def request(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorResourcesClaims#request
        '''
        result = self._values.get("request")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorResourcesClaims(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceServiceSpecPredictorResourcesLimits(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorResourcesLimits",
):
    '''
    :schema: InferenceServiceSpecPredictorResourcesLimits
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecPredictorResourcesLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__26c58182c3bcf223b47d52216931422b3b20811d2f97c28c35879643038411c9)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorResourcesLimits", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecPredictorResourcesLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d06d26bb38bbfc57a6159d45050a65cfa0a576e5b789e92eae3814f89b1ba0b3)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorResourcesLimits", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class InferenceServiceSpecPredictorResourcesRequests(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorResourcesRequests",
):
    '''
    :schema: InferenceServiceSpecPredictorResourcesRequests
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecPredictorResourcesRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ef7f2af7c979ec7a3f87b79b5f9b8ce75a8955dacfecbbc30d912c46fa857dd6)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorResourcesRequests", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecPredictorResourcesRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1e227876d4dc0e8e1ad7365b3ba75f26a5731a7fa35e39d00a6dd5773da7e445)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecPredictorResourcesRequests", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorScaleMetric"
)
class InferenceServiceSpecPredictorScaleMetric(enum.Enum):
    '''
    :schema: InferenceServiceSpecPredictorScaleMetric
    '''

    CPU = "CPU"
    '''cpu.'''
    MEMORY = "MEMORY"
    '''memory.'''
    CONCURRENCY = "CONCURRENCY"
    '''concurrency.'''
    RPS = "RPS"
    '''rps.'''


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorScaleMetricType"
)
class InferenceServiceSpecPredictorScaleMetricType(enum.Enum):
    '''
    :schema: InferenceServiceSpecPredictorScaleMetricType
    '''

    UTILIZATION = "UTILIZATION"
    '''Utilization.'''
    VALUE = "VALUE"
    '''Value.'''
    AVERAGE_VALUE = "AVERAGE_VALUE"
    '''AverageValue.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorSchedulingGates",
    jsii_struct_bases=[],
    name_mapping={"name": "name"},
)
class InferenceServiceSpecPredictorSchedulingGates:
    def __init__(self, *, name: builtins.str) -> None:
        '''
        :param name: 

        :schema: InferenceServiceSpecPredictorSchedulingGates
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ea872eea2c387ce44eed7afbf273353c2afaf528dafc8c94a8a8317923eef627)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecPredictorSchedulingGates#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorSchedulingGates(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorStorageUris",
    jsii_struct_bases=[],
    name_mapping={"uri": "uri", "mount_path": "mountPath"},
)
class InferenceServiceSpecPredictorStorageUris:
    def __init__(
        self,
        *,
        uri: builtins.str,
        mount_path: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param uri: 
        :param mount_path: 

        :schema: InferenceServiceSpecPredictorStorageUris
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9e663c7797b673b47a3b06058ec705f8bde1b24a21f2567da254144d93ea1db1)
            check_type(argname="argument uri", value=uri, expected_type=type_hints["uri"])
            check_type(argname="argument mount_path", value=mount_path, expected_type=type_hints["mount_path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "uri": uri,
        }
        if mount_path is not None:
            self._values["mount_path"] = mount_path

    @builtins.property
    def uri(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecPredictorStorageUris#uri
        '''
        result = self._values.get("uri")
        assert result is not None, "Required property 'uri' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def mount_path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorStorageUris#mountPath
        '''
        result = self._values.get("mount_path")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorStorageUris(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecPredictorTolerations",
    jsii_struct_bases=[],
    name_mapping={
        "effect": "effect",
        "key": "key",
        "operator": "operator",
        "toleration_seconds": "tolerationSeconds",
        "value": "value",
    },
)
class InferenceServiceSpecPredictorTolerations:
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

        :schema: InferenceServiceSpecPredictorTolerations
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__cadd6b029a790eb8beacaf7f6acd03449ce85b51187a69f3ea6a297661a05f45)
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
        :schema: InferenceServiceSpecPredictorTolerations#effect
        '''
        result = self._values.get("effect")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def key(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorTolerations#key
        '''
        result = self._values.get("key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def operator(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorTolerations#operator
        '''
        result = self._values.get("operator")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def toleration_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecPredictorTolerations#tolerationSeconds
        '''
        result = self._values.get("toleration_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecPredictorTolerations#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecPredictorTolerations(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformer",
    jsii_struct_bases=[],
    name_mapping={
        "active_deadline_seconds": "activeDeadlineSeconds",
        "affinity": "affinity",
        "annotations": "annotations",
        "automount_service_account_token": "automountServiceAccountToken",
        "auto_scaling": "autoScaling",
        "batcher": "batcher",
        "canary_traffic_percent": "canaryTrafficPercent",
        "container_concurrency": "containerConcurrency",
        "containers": "containers",
        "deployment_strategy": "deploymentStrategy",
        "dns_config": "dnsConfig",
        "dns_policy": "dnsPolicy",
        "enable_service_links": "enableServiceLinks",
        "host_aliases": "hostAliases",
        "host_ipc": "hostIpc",
        "hostname": "hostname",
        "hostname_override": "hostnameOverride",
        "host_network": "hostNetwork",
        "host_pid": "hostPid",
        "host_users": "hostUsers",
        "image_pull_secrets": "imagePullSecrets",
        "init_containers": "initContainers",
        "labels": "labels",
        "logger": "logger",
        "max_replicas": "maxReplicas",
        "min_replicas": "minReplicas",
        "node_name": "nodeName",
        "node_selector": "nodeSelector",
        "os": "os",
        "overhead": "overhead",
        "preemption_policy": "preemptionPolicy",
        "priority": "priority",
        "priority_class_name": "priorityClassName",
        "readiness_gates": "readinessGates",
        "resource_claims": "resourceClaims",
        "resources": "resources",
        "restart_policy": "restartPolicy",
        "runtime_class_name": "runtimeClassName",
        "scale_metric": "scaleMetric",
        "scale_metric_type": "scaleMetricType",
        "scale_target": "scaleTarget",
        "scheduler_name": "schedulerName",
        "scheduling_gates": "schedulingGates",
        "security_context": "securityContext",
        "service_account": "serviceAccount",
        "service_account_name": "serviceAccountName",
        "set_hostname_as_fqdn": "setHostnameAsFqdn",
        "share_process_namespace": "shareProcessNamespace",
        "storage_uris": "storageUris",
        "subdomain": "subdomain",
        "termination_grace_period_seconds": "terminationGracePeriodSeconds",
        "timeout": "timeout",
        "tolerations": "tolerations",
        "topology_spread_constraints": "topologySpreadConstraints",
        "volumes": "volumes",
    },
)
class InferenceServiceSpecTransformer:
    def __init__(
        self,
        *,
        active_deadline_seconds: typing.Optional[jsii.Number] = None,
        affinity: typing.Any = None,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        automount_service_account_token: typing.Optional[builtins.bool] = None,
        auto_scaling: typing.Optional[typing.Union["InferenceServiceSpecTransformerAutoScaling", typing.Dict[builtins.str, typing.Any]]] = None,
        batcher: typing.Optional[typing.Union["InferenceServiceSpecTransformerBatcher", typing.Dict[builtins.str, typing.Any]]] = None,
        canary_traffic_percent: typing.Optional[jsii.Number] = None,
        container_concurrency: typing.Optional[jsii.Number] = None,
        containers: typing.Optional[typing.Sequence[typing.Any]] = None,
        deployment_strategy: typing.Optional[typing.Union["InferenceServiceSpecTransformerDeploymentStrategy", typing.Dict[builtins.str, typing.Any]]] = None,
        dns_config: typing.Any = None,
        dns_policy: typing.Optional[builtins.str] = None,
        enable_service_links: typing.Optional[builtins.bool] = None,
        host_aliases: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecTransformerHostAliases", typing.Dict[builtins.str, typing.Any]]]] = None,
        host_ipc: typing.Optional[builtins.bool] = None,
        hostname: typing.Optional[builtins.str] = None,
        hostname_override: typing.Optional[builtins.str] = None,
        host_network: typing.Optional[builtins.bool] = None,
        host_pid: typing.Optional[builtins.bool] = None,
        host_users: typing.Optional[builtins.bool] = None,
        image_pull_secrets: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecTransformerImagePullSecrets", typing.Dict[builtins.str, typing.Any]]]] = None,
        init_containers: typing.Optional[typing.Sequence[typing.Any]] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        logger: typing.Optional[typing.Union["InferenceServiceSpecTransformerLogger", typing.Dict[builtins.str, typing.Any]]] = None,
        max_replicas: typing.Optional[jsii.Number] = None,
        min_replicas: typing.Optional[jsii.Number] = None,
        node_name: typing.Optional[builtins.str] = None,
        node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        os: typing.Optional[typing.Union["InferenceServiceSpecTransformerOs", typing.Dict[builtins.str, typing.Any]]] = None,
        overhead: typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecTransformerOverhead"]] = None,
        preemption_policy: typing.Optional[builtins.str] = None,
        priority: typing.Optional[jsii.Number] = None,
        priority_class_name: typing.Optional[builtins.str] = None,
        readiness_gates: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecTransformerReadinessGates", typing.Dict[builtins.str, typing.Any]]]] = None,
        resource_claims: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecTransformerResourceClaims", typing.Dict[builtins.str, typing.Any]]]] = None,
        resources: typing.Optional[typing.Union["InferenceServiceSpecTransformerResources", typing.Dict[builtins.str, typing.Any]]] = None,
        restart_policy: typing.Optional[builtins.str] = None,
        runtime_class_name: typing.Optional[builtins.str] = None,
        scale_metric: typing.Optional["InferenceServiceSpecTransformerScaleMetric"] = None,
        scale_metric_type: typing.Optional["InferenceServiceSpecTransformerScaleMetricType"] = None,
        scale_target: typing.Optional[jsii.Number] = None,
        scheduler_name: typing.Optional[builtins.str] = None,
        scheduling_gates: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecTransformerSchedulingGates", typing.Dict[builtins.str, typing.Any]]]] = None,
        security_context: typing.Any = None,
        service_account: typing.Optional[builtins.str] = None,
        service_account_name: typing.Optional[builtins.str] = None,
        set_hostname_as_fqdn: typing.Optional[builtins.bool] = None,
        share_process_namespace: typing.Optional[builtins.bool] = None,
        storage_uris: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecTransformerStorageUris", typing.Dict[builtins.str, typing.Any]]]] = None,
        subdomain: typing.Optional[builtins.str] = None,
        termination_grace_period_seconds: typing.Optional[jsii.Number] = None,
        timeout: typing.Optional[jsii.Number] = None,
        tolerations: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecTransformerTolerations", typing.Dict[builtins.str, typing.Any]]]] = None,
        topology_spread_constraints: typing.Optional[typing.Sequence[typing.Any]] = None,
        volumes: typing.Optional[typing.Sequence[typing.Any]] = None,
    ) -> None:
        '''
        :param active_deadline_seconds: 
        :param affinity: 
        :param annotations: 
        :param automount_service_account_token: 
        :param auto_scaling: 
        :param batcher: 
        :param canary_traffic_percent: 
        :param container_concurrency: 
        :param containers: 
        :param deployment_strategy: 
        :param dns_config: 
        :param dns_policy: 
        :param enable_service_links: 
        :param host_aliases: 
        :param host_ipc: 
        :param hostname: 
        :param hostname_override: 
        :param host_network: 
        :param host_pid: 
        :param host_users: 
        :param image_pull_secrets: 
        :param init_containers: 
        :param labels: 
        :param logger: 
        :param max_replicas: 
        :param min_replicas: 
        :param node_name: 
        :param node_selector: 
        :param os: 
        :param overhead: 
        :param preemption_policy: 
        :param priority: 
        :param priority_class_name: 
        :param readiness_gates: 
        :param resource_claims: 
        :param resources: 
        :param restart_policy: 
        :param runtime_class_name: 
        :param scale_metric: 
        :param scale_metric_type: 
        :param scale_target: 
        :param scheduler_name: 
        :param scheduling_gates: 
        :param security_context: 
        :param service_account: 
        :param service_account_name: 
        :param set_hostname_as_fqdn: 
        :param share_process_namespace: 
        :param storage_uris: 
        :param subdomain: 
        :param termination_grace_period_seconds: 
        :param timeout: 
        :param tolerations: 
        :param topology_spread_constraints: 
        :param volumes: 

        :schema: InferenceServiceSpecTransformer
        '''
        if isinstance(auto_scaling, dict):
            auto_scaling = InferenceServiceSpecTransformerAutoScaling(**auto_scaling)
        if isinstance(batcher, dict):
            batcher = InferenceServiceSpecTransformerBatcher(**batcher)
        if isinstance(deployment_strategy, dict):
            deployment_strategy = InferenceServiceSpecTransformerDeploymentStrategy(**deployment_strategy)
        if isinstance(logger, dict):
            logger = InferenceServiceSpecTransformerLogger(**logger)
        if isinstance(os, dict):
            os = InferenceServiceSpecTransformerOs(**os)
        if isinstance(resources, dict):
            resources = InferenceServiceSpecTransformerResources(**resources)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8937c87041c7e07bff5c8a31db557fc9a0fda44b6e51babc76c0a6cc134a6d40)
            check_type(argname="argument active_deadline_seconds", value=active_deadline_seconds, expected_type=type_hints["active_deadline_seconds"])
            check_type(argname="argument affinity", value=affinity, expected_type=type_hints["affinity"])
            check_type(argname="argument annotations", value=annotations, expected_type=type_hints["annotations"])
            check_type(argname="argument automount_service_account_token", value=automount_service_account_token, expected_type=type_hints["automount_service_account_token"])
            check_type(argname="argument auto_scaling", value=auto_scaling, expected_type=type_hints["auto_scaling"])
            check_type(argname="argument batcher", value=batcher, expected_type=type_hints["batcher"])
            check_type(argname="argument canary_traffic_percent", value=canary_traffic_percent, expected_type=type_hints["canary_traffic_percent"])
            check_type(argname="argument container_concurrency", value=container_concurrency, expected_type=type_hints["container_concurrency"])
            check_type(argname="argument containers", value=containers, expected_type=type_hints["containers"])
            check_type(argname="argument deployment_strategy", value=deployment_strategy, expected_type=type_hints["deployment_strategy"])
            check_type(argname="argument dns_config", value=dns_config, expected_type=type_hints["dns_config"])
            check_type(argname="argument dns_policy", value=dns_policy, expected_type=type_hints["dns_policy"])
            check_type(argname="argument enable_service_links", value=enable_service_links, expected_type=type_hints["enable_service_links"])
            check_type(argname="argument host_aliases", value=host_aliases, expected_type=type_hints["host_aliases"])
            check_type(argname="argument host_ipc", value=host_ipc, expected_type=type_hints["host_ipc"])
            check_type(argname="argument hostname", value=hostname, expected_type=type_hints["hostname"])
            check_type(argname="argument hostname_override", value=hostname_override, expected_type=type_hints["hostname_override"])
            check_type(argname="argument host_network", value=host_network, expected_type=type_hints["host_network"])
            check_type(argname="argument host_pid", value=host_pid, expected_type=type_hints["host_pid"])
            check_type(argname="argument host_users", value=host_users, expected_type=type_hints["host_users"])
            check_type(argname="argument image_pull_secrets", value=image_pull_secrets, expected_type=type_hints["image_pull_secrets"])
            check_type(argname="argument init_containers", value=init_containers, expected_type=type_hints["init_containers"])
            check_type(argname="argument labels", value=labels, expected_type=type_hints["labels"])
            check_type(argname="argument logger", value=logger, expected_type=type_hints["logger"])
            check_type(argname="argument max_replicas", value=max_replicas, expected_type=type_hints["max_replicas"])
            check_type(argname="argument min_replicas", value=min_replicas, expected_type=type_hints["min_replicas"])
            check_type(argname="argument node_name", value=node_name, expected_type=type_hints["node_name"])
            check_type(argname="argument node_selector", value=node_selector, expected_type=type_hints["node_selector"])
            check_type(argname="argument os", value=os, expected_type=type_hints["os"])
            check_type(argname="argument overhead", value=overhead, expected_type=type_hints["overhead"])
            check_type(argname="argument preemption_policy", value=preemption_policy, expected_type=type_hints["preemption_policy"])
            check_type(argname="argument priority", value=priority, expected_type=type_hints["priority"])
            check_type(argname="argument priority_class_name", value=priority_class_name, expected_type=type_hints["priority_class_name"])
            check_type(argname="argument readiness_gates", value=readiness_gates, expected_type=type_hints["readiness_gates"])
            check_type(argname="argument resource_claims", value=resource_claims, expected_type=type_hints["resource_claims"])
            check_type(argname="argument resources", value=resources, expected_type=type_hints["resources"])
            check_type(argname="argument restart_policy", value=restart_policy, expected_type=type_hints["restart_policy"])
            check_type(argname="argument runtime_class_name", value=runtime_class_name, expected_type=type_hints["runtime_class_name"])
            check_type(argname="argument scale_metric", value=scale_metric, expected_type=type_hints["scale_metric"])
            check_type(argname="argument scale_metric_type", value=scale_metric_type, expected_type=type_hints["scale_metric_type"])
            check_type(argname="argument scale_target", value=scale_target, expected_type=type_hints["scale_target"])
            check_type(argname="argument scheduler_name", value=scheduler_name, expected_type=type_hints["scheduler_name"])
            check_type(argname="argument scheduling_gates", value=scheduling_gates, expected_type=type_hints["scheduling_gates"])
            check_type(argname="argument security_context", value=security_context, expected_type=type_hints["security_context"])
            check_type(argname="argument service_account", value=service_account, expected_type=type_hints["service_account"])
            check_type(argname="argument service_account_name", value=service_account_name, expected_type=type_hints["service_account_name"])
            check_type(argname="argument set_hostname_as_fqdn", value=set_hostname_as_fqdn, expected_type=type_hints["set_hostname_as_fqdn"])
            check_type(argname="argument share_process_namespace", value=share_process_namespace, expected_type=type_hints["share_process_namespace"])
            check_type(argname="argument storage_uris", value=storage_uris, expected_type=type_hints["storage_uris"])
            check_type(argname="argument subdomain", value=subdomain, expected_type=type_hints["subdomain"])
            check_type(argname="argument termination_grace_period_seconds", value=termination_grace_period_seconds, expected_type=type_hints["termination_grace_period_seconds"])
            check_type(argname="argument timeout", value=timeout, expected_type=type_hints["timeout"])
            check_type(argname="argument tolerations", value=tolerations, expected_type=type_hints["tolerations"])
            check_type(argname="argument topology_spread_constraints", value=topology_spread_constraints, expected_type=type_hints["topology_spread_constraints"])
            check_type(argname="argument volumes", value=volumes, expected_type=type_hints["volumes"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if active_deadline_seconds is not None:
            self._values["active_deadline_seconds"] = active_deadline_seconds
        if affinity is not None:
            self._values["affinity"] = affinity
        if annotations is not None:
            self._values["annotations"] = annotations
        if automount_service_account_token is not None:
            self._values["automount_service_account_token"] = automount_service_account_token
        if auto_scaling is not None:
            self._values["auto_scaling"] = auto_scaling
        if batcher is not None:
            self._values["batcher"] = batcher
        if canary_traffic_percent is not None:
            self._values["canary_traffic_percent"] = canary_traffic_percent
        if container_concurrency is not None:
            self._values["container_concurrency"] = container_concurrency
        if containers is not None:
            self._values["containers"] = containers
        if deployment_strategy is not None:
            self._values["deployment_strategy"] = deployment_strategy
        if dns_config is not None:
            self._values["dns_config"] = dns_config
        if dns_policy is not None:
            self._values["dns_policy"] = dns_policy
        if enable_service_links is not None:
            self._values["enable_service_links"] = enable_service_links
        if host_aliases is not None:
            self._values["host_aliases"] = host_aliases
        if host_ipc is not None:
            self._values["host_ipc"] = host_ipc
        if hostname is not None:
            self._values["hostname"] = hostname
        if hostname_override is not None:
            self._values["hostname_override"] = hostname_override
        if host_network is not None:
            self._values["host_network"] = host_network
        if host_pid is not None:
            self._values["host_pid"] = host_pid
        if host_users is not None:
            self._values["host_users"] = host_users
        if image_pull_secrets is not None:
            self._values["image_pull_secrets"] = image_pull_secrets
        if init_containers is not None:
            self._values["init_containers"] = init_containers
        if labels is not None:
            self._values["labels"] = labels
        if logger is not None:
            self._values["logger"] = logger
        if max_replicas is not None:
            self._values["max_replicas"] = max_replicas
        if min_replicas is not None:
            self._values["min_replicas"] = min_replicas
        if node_name is not None:
            self._values["node_name"] = node_name
        if node_selector is not None:
            self._values["node_selector"] = node_selector
        if os is not None:
            self._values["os"] = os
        if overhead is not None:
            self._values["overhead"] = overhead
        if preemption_policy is not None:
            self._values["preemption_policy"] = preemption_policy
        if priority is not None:
            self._values["priority"] = priority
        if priority_class_name is not None:
            self._values["priority_class_name"] = priority_class_name
        if readiness_gates is not None:
            self._values["readiness_gates"] = readiness_gates
        if resource_claims is not None:
            self._values["resource_claims"] = resource_claims
        if resources is not None:
            self._values["resources"] = resources
        if restart_policy is not None:
            self._values["restart_policy"] = restart_policy
        if runtime_class_name is not None:
            self._values["runtime_class_name"] = runtime_class_name
        if scale_metric is not None:
            self._values["scale_metric"] = scale_metric
        if scale_metric_type is not None:
            self._values["scale_metric_type"] = scale_metric_type
        if scale_target is not None:
            self._values["scale_target"] = scale_target
        if scheduler_name is not None:
            self._values["scheduler_name"] = scheduler_name
        if scheduling_gates is not None:
            self._values["scheduling_gates"] = scheduling_gates
        if security_context is not None:
            self._values["security_context"] = security_context
        if service_account is not None:
            self._values["service_account"] = service_account
        if service_account_name is not None:
            self._values["service_account_name"] = service_account_name
        if set_hostname_as_fqdn is not None:
            self._values["set_hostname_as_fqdn"] = set_hostname_as_fqdn
        if share_process_namespace is not None:
            self._values["share_process_namespace"] = share_process_namespace
        if storage_uris is not None:
            self._values["storage_uris"] = storage_uris
        if subdomain is not None:
            self._values["subdomain"] = subdomain
        if termination_grace_period_seconds is not None:
            self._values["termination_grace_period_seconds"] = termination_grace_period_seconds
        if timeout is not None:
            self._values["timeout"] = timeout
        if tolerations is not None:
            self._values["tolerations"] = tolerations
        if topology_spread_constraints is not None:
            self._values["topology_spread_constraints"] = topology_spread_constraints
        if volumes is not None:
            self._values["volumes"] = volumes

    @builtins.property
    def active_deadline_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformer#activeDeadlineSeconds
        '''
        result = self._values.get("active_deadline_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def affinity(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecTransformer#affinity
        '''
        result = self._values.get("affinity")
        return typing.cast(typing.Any, result)

    @builtins.property
    def annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: InferenceServiceSpecTransformer#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def automount_service_account_token(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecTransformer#automountServiceAccountToken
        '''
        result = self._values.get("automount_service_account_token")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def auto_scaling(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScaling"]:
        '''
        :schema: InferenceServiceSpecTransformer#autoScaling
        '''
        result = self._values.get("auto_scaling")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScaling"], result)

    @builtins.property
    def batcher(self) -> typing.Optional["InferenceServiceSpecTransformerBatcher"]:
        '''
        :schema: InferenceServiceSpecTransformer#batcher
        '''
        result = self._values.get("batcher")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerBatcher"], result)

    @builtins.property
    def canary_traffic_percent(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformer#canaryTrafficPercent
        '''
        result = self._values.get("canary_traffic_percent")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def container_concurrency(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformer#containerConcurrency
        '''
        result = self._values.get("container_concurrency")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def containers(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: InferenceServiceSpecTransformer#containers
        '''
        result = self._values.get("containers")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def deployment_strategy(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerDeploymentStrategy"]:
        '''
        :schema: InferenceServiceSpecTransformer#deploymentStrategy
        '''
        result = self._values.get("deployment_strategy")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerDeploymentStrategy"], result)

    @builtins.property
    def dns_config(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecTransformer#dnsConfig
        '''
        result = self._values.get("dns_config")
        return typing.cast(typing.Any, result)

    @builtins.property
    def dns_policy(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformer#dnsPolicy
        '''
        result = self._values.get("dns_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def enable_service_links(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecTransformer#enableServiceLinks
        '''
        result = self._values.get("enable_service_links")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def host_aliases(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecTransformerHostAliases"]]:
        '''
        :schema: InferenceServiceSpecTransformer#hostAliases
        '''
        result = self._values.get("host_aliases")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecTransformerHostAliases"]], result)

    @builtins.property
    def host_ipc(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecTransformer#hostIPC
        '''
        result = self._values.get("host_ipc")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def hostname(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformer#hostname
        '''
        result = self._values.get("hostname")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def hostname_override(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformer#hostnameOverride
        '''
        result = self._values.get("hostname_override")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def host_network(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecTransformer#hostNetwork
        '''
        result = self._values.get("host_network")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def host_pid(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecTransformer#hostPID
        '''
        result = self._values.get("host_pid")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def host_users(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecTransformer#hostUsers
        '''
        result = self._values.get("host_users")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def image_pull_secrets(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecTransformerImagePullSecrets"]]:
        '''
        :schema: InferenceServiceSpecTransformer#imagePullSecrets
        '''
        result = self._values.get("image_pull_secrets")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecTransformerImagePullSecrets"]], result)

    @builtins.property
    def init_containers(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: InferenceServiceSpecTransformer#initContainers
        '''
        result = self._values.get("init_containers")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: InferenceServiceSpecTransformer#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def logger(self) -> typing.Optional["InferenceServiceSpecTransformerLogger"]:
        '''
        :schema: InferenceServiceSpecTransformer#logger
        '''
        result = self._values.get("logger")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerLogger"], result)

    @builtins.property
    def max_replicas(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformer#maxReplicas
        '''
        result = self._values.get("max_replicas")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def min_replicas(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformer#minReplicas
        '''
        result = self._values.get("min_replicas")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def node_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformer#nodeName
        '''
        result = self._values.get("node_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def node_selector(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: InferenceServiceSpecTransformer#nodeSelector
        '''
        result = self._values.get("node_selector")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def os(self) -> typing.Optional["InferenceServiceSpecTransformerOs"]:
        '''
        :schema: InferenceServiceSpecTransformer#os
        '''
        result = self._values.get("os")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerOs"], result)

    @builtins.property
    def overhead(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecTransformerOverhead"]]:
        '''
        :schema: InferenceServiceSpecTransformer#overhead
        '''
        result = self._values.get("overhead")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecTransformerOverhead"]], result)

    @builtins.property
    def preemption_policy(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformer#preemptionPolicy
        '''
        result = self._values.get("preemption_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def priority(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformer#priority
        '''
        result = self._values.get("priority")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def priority_class_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformer#priorityClassName
        '''
        result = self._values.get("priority_class_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def readiness_gates(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecTransformerReadinessGates"]]:
        '''
        :schema: InferenceServiceSpecTransformer#readinessGates
        '''
        result = self._values.get("readiness_gates")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecTransformerReadinessGates"]], result)

    @builtins.property
    def resource_claims(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecTransformerResourceClaims"]]:
        '''
        :schema: InferenceServiceSpecTransformer#resourceClaims
        '''
        result = self._values.get("resource_claims")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecTransformerResourceClaims"]], result)

    @builtins.property
    def resources(self) -> typing.Optional["InferenceServiceSpecTransformerResources"]:
        '''
        :schema: InferenceServiceSpecTransformer#resources
        '''
        result = self._values.get("resources")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerResources"], result)

    @builtins.property
    def restart_policy(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformer#restartPolicy
        '''
        result = self._values.get("restart_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def runtime_class_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformer#runtimeClassName
        '''
        result = self._values.get("runtime_class_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def scale_metric(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerScaleMetric"]:
        '''
        :schema: InferenceServiceSpecTransformer#scaleMetric
        '''
        result = self._values.get("scale_metric")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerScaleMetric"], result)

    @builtins.property
    def scale_metric_type(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerScaleMetricType"]:
        '''
        :schema: InferenceServiceSpecTransformer#scaleMetricType
        '''
        result = self._values.get("scale_metric_type")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerScaleMetricType"], result)

    @builtins.property
    def scale_target(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformer#scaleTarget
        '''
        result = self._values.get("scale_target")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def scheduler_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformer#schedulerName
        '''
        result = self._values.get("scheduler_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def scheduling_gates(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecTransformerSchedulingGates"]]:
        '''
        :schema: InferenceServiceSpecTransformer#schedulingGates
        '''
        result = self._values.get("scheduling_gates")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecTransformerSchedulingGates"]], result)

    @builtins.property
    def security_context(self) -> typing.Any:
        '''
        :schema: InferenceServiceSpecTransformer#securityContext
        '''
        result = self._values.get("security_context")
        return typing.cast(typing.Any, result)

    @builtins.property
    def service_account(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformer#serviceAccount
        '''
        result = self._values.get("service_account")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def service_account_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformer#serviceAccountName
        '''
        result = self._values.get("service_account_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def set_hostname_as_fqdn(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecTransformer#setHostnameAsFQDN
        '''
        result = self._values.get("set_hostname_as_fqdn")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def share_process_namespace(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: InferenceServiceSpecTransformer#shareProcessNamespace
        '''
        result = self._values.get("share_process_namespace")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def storage_uris(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecTransformerStorageUris"]]:
        '''
        :schema: InferenceServiceSpecTransformer#storageUris
        '''
        result = self._values.get("storage_uris")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecTransformerStorageUris"]], result)

    @builtins.property
    def subdomain(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformer#subdomain
        '''
        result = self._values.get("subdomain")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def termination_grace_period_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformer#terminationGracePeriodSeconds
        '''
        result = self._values.get("termination_grace_period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformer#timeout
        '''
        result = self._values.get("timeout")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def tolerations(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecTransformerTolerations"]]:
        '''
        :schema: InferenceServiceSpecTransformer#tolerations
        '''
        result = self._values.get("tolerations")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecTransformerTolerations"]], result)

    @builtins.property
    def topology_spread_constraints(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: InferenceServiceSpecTransformer#topologySpreadConstraints
        '''
        result = self._values.get("topology_spread_constraints")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def volumes(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: InferenceServiceSpecTransformer#volumes
        '''
        result = self._values.get("volumes")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformer(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScaling",
    jsii_struct_bases=[],
    name_mapping={"behavior": "behavior", "metrics": "metrics"},
)
class InferenceServiceSpecTransformerAutoScaling:
    def __init__(
        self,
        *,
        behavior: typing.Optional[typing.Union["InferenceServiceSpecTransformerAutoScalingBehavior", typing.Dict[builtins.str, typing.Any]]] = None,
        metrics: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecTransformerAutoScalingMetrics", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param behavior: 
        :param metrics: 

        :schema: InferenceServiceSpecTransformerAutoScaling
        '''
        if isinstance(behavior, dict):
            behavior = InferenceServiceSpecTransformerAutoScalingBehavior(**behavior)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c7b9c4035d338c997554c23bdcc3887d0bf1a37125fffa99dd10af49b10d3b23)
            check_type(argname="argument behavior", value=behavior, expected_type=type_hints["behavior"])
            check_type(argname="argument metrics", value=metrics, expected_type=type_hints["metrics"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if behavior is not None:
            self._values["behavior"] = behavior
        if metrics is not None:
            self._values["metrics"] = metrics

    @builtins.property
    def behavior(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingBehavior"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScaling#behavior
        '''
        result = self._values.get("behavior")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingBehavior"], result)

    @builtins.property
    def metrics(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecTransformerAutoScalingMetrics"]]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScaling#metrics
        '''
        result = self._values.get("metrics")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecTransformerAutoScalingMetrics"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScaling(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingBehavior",
    jsii_struct_bases=[],
    name_mapping={"scale_down": "scaleDown", "scale_up": "scaleUp"},
)
class InferenceServiceSpecTransformerAutoScalingBehavior:
    def __init__(
        self,
        *,
        scale_down: typing.Optional[typing.Union["InferenceServiceSpecTransformerAutoScalingBehaviorScaleDown", typing.Dict[builtins.str, typing.Any]]] = None,
        scale_up: typing.Optional[typing.Union["InferenceServiceSpecTransformerAutoScalingBehaviorScaleUp", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param scale_down: 
        :param scale_up: 

        :schema: InferenceServiceSpecTransformerAutoScalingBehavior
        '''
        if isinstance(scale_down, dict):
            scale_down = InferenceServiceSpecTransformerAutoScalingBehaviorScaleDown(**scale_down)
        if isinstance(scale_up, dict):
            scale_up = InferenceServiceSpecTransformerAutoScalingBehaviorScaleUp(**scale_up)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__88be4160e758620119321d0ea5d4eb5623156f0a856082b9cb2112c3c90feb64)
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
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingBehaviorScaleDown"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingBehavior#scaleDown
        '''
        result = self._values.get("scale_down")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingBehaviorScaleDown"], result)

    @builtins.property
    def scale_up(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingBehaviorScaleUp"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingBehavior#scaleUp
        '''
        result = self._values.get("scale_up")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingBehaviorScaleUp"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScalingBehavior(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingBehaviorScaleDown",
    jsii_struct_bases=[],
    name_mapping={
        "policies": "policies",
        "select_policy": "selectPolicy",
        "stabilization_window_seconds": "stabilizationWindowSeconds",
        "tolerance": "tolerance",
    },
)
class InferenceServiceSpecTransformerAutoScalingBehaviorScaleDown:
    def __init__(
        self,
        *,
        policies: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownPolicies", typing.Dict[builtins.str, typing.Any]]]] = None,
        select_policy: typing.Optional[builtins.str] = None,
        stabilization_window_seconds: typing.Optional[jsii.Number] = None,
        tolerance: typing.Optional["InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownTolerance"] = None,
    ) -> None:
        '''
        :param policies: 
        :param select_policy: 
        :param stabilization_window_seconds: 
        :param tolerance: 

        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleDown
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f52a495c3eee5c47827f8a0c068ecf86361187848110dffd87127ae050f9292a)
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
    ) -> typing.Optional[typing.List["InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownPolicies"]]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleDown#policies
        '''
        result = self._values.get("policies")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownPolicies"]], result)

    @builtins.property
    def select_policy(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleDown#selectPolicy
        '''
        result = self._values.get("select_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def stabilization_window_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleDown#stabilizationWindowSeconds
        '''
        result = self._values.get("stabilization_window_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def tolerance(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownTolerance"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleDown#tolerance
        '''
        result = self._values.get("tolerance")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownTolerance"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScalingBehaviorScaleDown(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownPolicies",
    jsii_struct_bases=[],
    name_mapping={"period_seconds": "periodSeconds", "type": "type", "value": "value"},
)
class InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownPolicies:
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

        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownPolicies
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e41aff3957fcd8f79976073b22cdf3bdccf2678821876044cb08babfb97d14ae)
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
        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownPolicies#periodSeconds
        '''
        result = self._values.get("period_seconds")
        assert result is not None, "Required property 'period_seconds' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def type(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownPolicies#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> jsii.Number:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownPolicies#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(jsii.Number, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownPolicies(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownTolerance(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownTolerance",
):
    '''
    :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownTolerance
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownTolerance":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0888fc73a59e3a7e47ba4a6ebf32d277d4eb0fb974c2de8974f77c9263c4a6db)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownTolerance", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownTolerance":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__13e74e834b10281b85aebe5cd9c502c635f0aa9b44f08ee2e8afe04f96ef2587)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownTolerance", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingBehaviorScaleUp",
    jsii_struct_bases=[],
    name_mapping={
        "policies": "policies",
        "select_policy": "selectPolicy",
        "stabilization_window_seconds": "stabilizationWindowSeconds",
        "tolerance": "tolerance",
    },
)
class InferenceServiceSpecTransformerAutoScalingBehaviorScaleUp:
    def __init__(
        self,
        *,
        policies: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpPolicies", typing.Dict[builtins.str, typing.Any]]]] = None,
        select_policy: typing.Optional[builtins.str] = None,
        stabilization_window_seconds: typing.Optional[jsii.Number] = None,
        tolerance: typing.Optional["InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpTolerance"] = None,
    ) -> None:
        '''
        :param policies: 
        :param select_policy: 
        :param stabilization_window_seconds: 
        :param tolerance: 

        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleUp
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__570c2faba256b73bdcd359e9caac14e820c71070d7c456daeff94750887e70b2)
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
    ) -> typing.Optional[typing.List["InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpPolicies"]]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleUp#policies
        '''
        result = self._values.get("policies")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpPolicies"]], result)

    @builtins.property
    def select_policy(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleUp#selectPolicy
        '''
        result = self._values.get("select_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def stabilization_window_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleUp#stabilizationWindowSeconds
        '''
        result = self._values.get("stabilization_window_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def tolerance(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpTolerance"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleUp#tolerance
        '''
        result = self._values.get("tolerance")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpTolerance"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScalingBehaviorScaleUp(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpPolicies",
    jsii_struct_bases=[],
    name_mapping={"period_seconds": "periodSeconds", "type": "type", "value": "value"},
)
class InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpPolicies:
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

        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpPolicies
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b13cc7aec3443ba9908c55e3b33bb01aff71ecb0fa54cc79e93e16cc48fb3add)
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
        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpPolicies#periodSeconds
        '''
        result = self._values.get("period_seconds")
        assert result is not None, "Required property 'period_seconds' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def type(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpPolicies#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> jsii.Number:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpPolicies#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(jsii.Number, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpPolicies(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpTolerance(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpTolerance",
):
    '''
    :schema: InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpTolerance
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpTolerance":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__92dbda61f57b988030ce0b84f710d0c988d92879a8806736d6e7e2adb1e7c137)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpTolerance", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpTolerance":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__444270101a5054090945aacee5a9c84377b335ac3bbe81ae3e34f5b85a5bcf19)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpTolerance", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetrics",
    jsii_struct_bases=[],
    name_mapping={
        "type": "type",
        "external": "external",
        "podmetric": "podmetric",
        "resource": "resource",
    },
)
class InferenceServiceSpecTransformerAutoScalingMetrics:
    def __init__(
        self,
        *,
        type: "InferenceServiceSpecTransformerAutoScalingMetricsType",
        external: typing.Optional[typing.Union["InferenceServiceSpecTransformerAutoScalingMetricsExternal", typing.Dict[builtins.str, typing.Any]]] = None,
        podmetric: typing.Optional[typing.Union["InferenceServiceSpecTransformerAutoScalingMetricsPodmetric", typing.Dict[builtins.str, typing.Any]]] = None,
        resource: typing.Optional[typing.Union["InferenceServiceSpecTransformerAutoScalingMetricsResource", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param type: 
        :param external: 
        :param podmetric: 
        :param resource: 

        :schema: InferenceServiceSpecTransformerAutoScalingMetrics
        '''
        if isinstance(external, dict):
            external = InferenceServiceSpecTransformerAutoScalingMetricsExternal(**external)
        if isinstance(podmetric, dict):
            podmetric = InferenceServiceSpecTransformerAutoScalingMetricsPodmetric(**podmetric)
        if isinstance(resource, dict):
            resource = InferenceServiceSpecTransformerAutoScalingMetricsResource(**resource)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__dacbae79582ad76e1bc992f87af58a6f42845e73695644a3c4e457d53a0034e2)
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument external", value=external, expected_type=type_hints["external"])
            check_type(argname="argument podmetric", value=podmetric, expected_type=type_hints["podmetric"])
            check_type(argname="argument resource", value=resource, expected_type=type_hints["resource"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "type": type,
        }
        if external is not None:
            self._values["external"] = external
        if podmetric is not None:
            self._values["podmetric"] = podmetric
        if resource is not None:
            self._values["resource"] = resource

    @builtins.property
    def type(self) -> "InferenceServiceSpecTransformerAutoScalingMetricsType":
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetrics#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsType", result)

    @builtins.property
    def external(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsExternal"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetrics#external
        '''
        result = self._values.get("external")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsExternal"], result)

    @builtins.property
    def podmetric(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsPodmetric"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetrics#podmetric
        '''
        result = self._values.get("podmetric")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsPodmetric"], result)

    @builtins.property
    def resource(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsResource"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetrics#resource
        '''
        result = self._values.get("resource")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsResource"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScalingMetrics(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsExternal",
    jsii_struct_bases=[],
    name_mapping={
        "metric": "metric",
        "target": "target",
        "authentication_ref": "authenticationRef",
    },
)
class InferenceServiceSpecTransformerAutoScalingMetricsExternal:
    def __init__(
        self,
        *,
        metric: typing.Union["InferenceServiceSpecTransformerAutoScalingMetricsExternalMetric", typing.Dict[builtins.str, typing.Any]],
        target: typing.Union["InferenceServiceSpecTransformerAutoScalingMetricsExternalTarget", typing.Dict[builtins.str, typing.Any]],
        authentication_ref: typing.Optional[typing.Union["InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRef", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param metric: 
        :param target: 
        :param authentication_ref: 

        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternal
        '''
        if isinstance(metric, dict):
            metric = InferenceServiceSpecTransformerAutoScalingMetricsExternalMetric(**metric)
        if isinstance(target, dict):
            target = InferenceServiceSpecTransformerAutoScalingMetricsExternalTarget(**target)
        if isinstance(authentication_ref, dict):
            authentication_ref = InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRef(**authentication_ref)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2408b19f17c44d3f0956100608a5b0269941b11208d4676c1514829eb7539de1)
            check_type(argname="argument metric", value=metric, expected_type=type_hints["metric"])
            check_type(argname="argument target", value=target, expected_type=type_hints["target"])
            check_type(argname="argument authentication_ref", value=authentication_ref, expected_type=type_hints["authentication_ref"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "metric": metric,
            "target": target,
        }
        if authentication_ref is not None:
            self._values["authentication_ref"] = authentication_ref

    @builtins.property
    def metric(
        self,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsExternalMetric":
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternal#metric
        '''
        result = self._values.get("metric")
        assert result is not None, "Required property 'metric' is missing"
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsExternalMetric", result)

    @builtins.property
    def target(
        self,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsExternalTarget":
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternal#target
        '''
        result = self._values.get("target")
        assert result is not None, "Required property 'target' is missing"
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsExternalTarget", result)

    @builtins.property
    def authentication_ref(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRef"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternal#authenticationRef
        '''
        result = self._values.get("authentication_ref")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRef"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScalingMetricsExternal(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRef",
    jsii_struct_bases=[],
    name_mapping={
        "authentication_ref": "authenticationRef",
        "auth_modes": "authModes",
    },
)
class InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRef:
    def __init__(
        self,
        *,
        authentication_ref: typing.Union["InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRefAuthenticationRef", typing.Dict[builtins.str, typing.Any]],
        auth_modes: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param authentication_ref: 
        :param auth_modes: 

        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRef
        '''
        if isinstance(authentication_ref, dict):
            authentication_ref = InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRefAuthenticationRef(**authentication_ref)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4a36e62e3230a6945c3e28647d2bee80a6928abb2f996400e18e7336763450bf)
            check_type(argname="argument authentication_ref", value=authentication_ref, expected_type=type_hints["authentication_ref"])
            check_type(argname="argument auth_modes", value=auth_modes, expected_type=type_hints["auth_modes"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "authentication_ref": authentication_ref,
        }
        if auth_modes is not None:
            self._values["auth_modes"] = auth_modes

    @builtins.property
    def authentication_ref(
        self,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRefAuthenticationRef":
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRef#authenticationRef
        '''
        result = self._values.get("authentication_ref")
        assert result is not None, "Required property 'authentication_ref' is missing"
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRefAuthenticationRef", result)

    @builtins.property
    def auth_modes(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRef#authModes
        '''
        result = self._values.get("auth_modes")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRefAuthenticationRef",
    jsii_struct_bases=[],
    name_mapping={"name": "name"},
)
class InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRefAuthenticationRef:
    def __init__(self, *, name: builtins.str) -> None:
        '''
        :param name: 

        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRefAuthenticationRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4a3c3c8463eaf620f66d86fb87ec08caefc81c447077b075c7c0f0702f341df1)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRefAuthenticationRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRefAuthenticationRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsExternalMetric",
    jsii_struct_bases=[],
    name_mapping={
        "backend": "backend",
        "namespace": "namespace",
        "query": "query",
        "server_address": "serverAddress",
    },
)
class InferenceServiceSpecTransformerAutoScalingMetricsExternalMetric:
    def __init__(
        self,
        *,
        backend: typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsExternalMetricBackend"] = None,
        namespace: typing.Optional[builtins.str] = None,
        query: typing.Optional[builtins.str] = None,
        server_address: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param backend: 
        :param namespace: 
        :param query: 
        :param server_address: 

        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalMetric
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ce9e241fd1b88b06a9be59553ad705a1fad3b960d3e0fb619fda0054aad194ec)
            check_type(argname="argument backend", value=backend, expected_type=type_hints["backend"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument query", value=query, expected_type=type_hints["query"])
            check_type(argname="argument server_address", value=server_address, expected_type=type_hints["server_address"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if backend is not None:
            self._values["backend"] = backend
        if namespace is not None:
            self._values["namespace"] = namespace
        if query is not None:
            self._values["query"] = query
        if server_address is not None:
            self._values["server_address"] = server_address

    @builtins.property
    def backend(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsExternalMetricBackend"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalMetric#backend
        '''
        result = self._values.get("backend")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsExternalMetricBackend"], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalMetric#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def query(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalMetric#query
        '''
        result = self._values.get("query")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def server_address(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalMetric#serverAddress
        '''
        result = self._values.get("server_address")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScalingMetricsExternalMetric(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsExternalMetricBackend"
)
class InferenceServiceSpecTransformerAutoScalingMetricsExternalMetricBackend(enum.Enum):
    '''
    :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalMetricBackend
    '''

    PROMETHEUS = "PROMETHEUS"
    '''prometheus.'''
    GRAPHITE = "GRAPHITE"
    '''graphite.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsExternalTarget",
    jsii_struct_bases=[],
    name_mapping={
        "average_utilization": "averageUtilization",
        "average_value": "averageValue",
        "type": "type",
        "value": "value",
    },
)
class InferenceServiceSpecTransformerAutoScalingMetricsExternalTarget:
    def __init__(
        self,
        *,
        average_utilization: typing.Optional[jsii.Number] = None,
        average_value: typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetAverageValue"] = None,
        type: typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetType"] = None,
        value: typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetValue"] = None,
    ) -> None:
        '''
        :param average_utilization: 
        :param average_value: 
        :param type: 
        :param value: 

        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalTarget
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9e422a6c76d68fa2bc27a781d76c4a6a0864cabab5549e9cf1d88cd789884630)
            check_type(argname="argument average_utilization", value=average_utilization, expected_type=type_hints["average_utilization"])
            check_type(argname="argument average_value", value=average_value, expected_type=type_hints["average_value"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if average_utilization is not None:
            self._values["average_utilization"] = average_utilization
        if average_value is not None:
            self._values["average_value"] = average_value
        if type is not None:
            self._values["type"] = type
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def average_utilization(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalTarget#averageUtilization
        '''
        result = self._values.get("average_utilization")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def average_value(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetAverageValue"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalTarget#averageValue
        '''
        result = self._values.get("average_value")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetAverageValue"], result)

    @builtins.property
    def type(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetType"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalTarget#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetType"], result)

    @builtins.property
    def value(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetValue"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalTarget#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetValue"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScalingMetricsExternalTarget(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetAverageValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetAverageValue",
):
    '''
    :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetAverageValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d4a388c759f8b1f32a21f05b78478a6522289d32e7c9324ea38d8cc9d9ae5b7b)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetAverageValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__17cc783d294b64e1bdd15eef68abe38b117b212b391933fd0a19a7b395ea1eff)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetAverageValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetType"
)
class InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetType(enum.Enum):
    '''
    :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetType
    '''

    UTILIZATION = "UTILIZATION"
    '''Utilization.'''
    VALUE = "VALUE"
    '''Value.'''
    AVERAGE_VALUE = "AVERAGE_VALUE"
    '''AverageValue.'''


class InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetValue",
):
    '''
    :schema: InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__17b43b9a8a811abb3cda840723e05447e263179ab4168e1dbc84b6a1e1a107eb)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1798409b4a7b20ff9e5e98bf1fac7322016ff9a89d851bc002ead151ccd77b5e)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsPodmetric",
    jsii_struct_bases=[],
    name_mapping={"metric": "metric", "target": "target"},
)
class InferenceServiceSpecTransformerAutoScalingMetricsPodmetric:
    def __init__(
        self,
        *,
        metric: typing.Union["InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetric", typing.Dict[builtins.str, typing.Any]],
        target: typing.Union["InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTarget", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param metric: 
        :param target: 

        :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetric
        '''
        if isinstance(metric, dict):
            metric = InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetric(**metric)
        if isinstance(target, dict):
            target = InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTarget(**target)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__631ad248644934e8f8894eb7fd77576fe62bb8f79778e33d3bfb3835a001fa5d)
            check_type(argname="argument metric", value=metric, expected_type=type_hints["metric"])
            check_type(argname="argument target", value=target, expected_type=type_hints["target"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "metric": metric,
            "target": target,
        }

    @builtins.property
    def metric(
        self,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetric":
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetric#metric
        '''
        result = self._values.get("metric")
        assert result is not None, "Required property 'metric' is missing"
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetric", result)

    @builtins.property
    def target(
        self,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTarget":
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetric#target
        '''
        result = self._values.get("target")
        assert result is not None, "Required property 'target' is missing"
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTarget", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScalingMetricsPodmetric(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetric",
    jsii_struct_bases=[],
    name_mapping={
        "backend": "backend",
        "metric_names": "metricNames",
        "operation_over_time": "operationOverTime",
        "query": "query",
        "server_address": "serverAddress",
    },
)
class InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetric:
    def __init__(
        self,
        *,
        backend: typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetricBackend"] = None,
        metric_names: typing.Optional[typing.Sequence[builtins.str]] = None,
        operation_over_time: typing.Optional[builtins.str] = None,
        query: typing.Optional[builtins.str] = None,
        server_address: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param backend: 
        :param metric_names: 
        :param operation_over_time: 
        :param query: 
        :param server_address: 

        :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetric
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b8565686ac5f0180b22e3757dfb5cba57e89bc8a95baeabe6ccde7a7581c5c60)
            check_type(argname="argument backend", value=backend, expected_type=type_hints["backend"])
            check_type(argname="argument metric_names", value=metric_names, expected_type=type_hints["metric_names"])
            check_type(argname="argument operation_over_time", value=operation_over_time, expected_type=type_hints["operation_over_time"])
            check_type(argname="argument query", value=query, expected_type=type_hints["query"])
            check_type(argname="argument server_address", value=server_address, expected_type=type_hints["server_address"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if backend is not None:
            self._values["backend"] = backend
        if metric_names is not None:
            self._values["metric_names"] = metric_names
        if operation_over_time is not None:
            self._values["operation_over_time"] = operation_over_time
        if query is not None:
            self._values["query"] = query
        if server_address is not None:
            self._values["server_address"] = server_address

    @builtins.property
    def backend(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetricBackend"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetric#backend
        '''
        result = self._values.get("backend")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetricBackend"], result)

    @builtins.property
    def metric_names(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetric#metricNames
        '''
        result = self._values.get("metric_names")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def operation_over_time(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetric#operationOverTime
        '''
        result = self._values.get("operation_over_time")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def query(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetric#query
        '''
        result = self._values.get("query")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def server_address(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetric#serverAddress
        '''
        result = self._values.get("server_address")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetric(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetricBackend"
)
class InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetricBackend(
    enum.Enum,
):
    '''
    :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetricBackend
    '''

    OPENTELEMETRY = "OPENTELEMETRY"
    '''opentelemetry.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTarget",
    jsii_struct_bases=[],
    name_mapping={
        "average_utilization": "averageUtilization",
        "average_value": "averageValue",
        "type": "type",
        "value": "value",
    },
)
class InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTarget:
    def __init__(
        self,
        *,
        average_utilization: typing.Optional[jsii.Number] = None,
        average_value: typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetAverageValue"] = None,
        type: typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetType"] = None,
        value: typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetValue"] = None,
    ) -> None:
        '''
        :param average_utilization: 
        :param average_value: 
        :param type: 
        :param value: 

        :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTarget
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__db1153cc6233b48526c2f47b806f1733ac5b44665740634610030faf52e8bcb8)
            check_type(argname="argument average_utilization", value=average_utilization, expected_type=type_hints["average_utilization"])
            check_type(argname="argument average_value", value=average_value, expected_type=type_hints["average_value"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if average_utilization is not None:
            self._values["average_utilization"] = average_utilization
        if average_value is not None:
            self._values["average_value"] = average_value
        if type is not None:
            self._values["type"] = type
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def average_utilization(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTarget#averageUtilization
        '''
        result = self._values.get("average_utilization")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def average_value(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetAverageValue"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTarget#averageValue
        '''
        result = self._values.get("average_value")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetAverageValue"], result)

    @builtins.property
    def type(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetType"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTarget#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetType"], result)

    @builtins.property
    def value(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetValue"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTarget#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetValue"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTarget(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetAverageValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetAverageValue",
):
    '''
    :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetAverageValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5902522e03ae6baefb268fc961e1156fbd2caf51871cb638a3358a0aac27db93)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetAverageValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b15e9ebfdc83d724f37a5a763e3e9bba1a57b2fe874d29fc63dc875534671acb)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetAverageValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetType"
)
class InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetType(enum.Enum):
    '''
    :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetType
    '''

    UTILIZATION = "UTILIZATION"
    '''Utilization.'''
    VALUE = "VALUE"
    '''Value.'''
    AVERAGE_VALUE = "AVERAGE_VALUE"
    '''AverageValue.'''


class InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetValue",
):
    '''
    :schema: InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1cba16c420c9c12379269acf3cb1f0131c00a7c55a035fb53c918097d795bfdd)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__aec91d469d084b9228b9b2da3787276986a4f19d9a1993edcaa3784a3b20c6e7)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsResource",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "target": "target"},
)
class InferenceServiceSpecTransformerAutoScalingMetricsResource:
    def __init__(
        self,
        *,
        name: "InferenceServiceSpecTransformerAutoScalingMetricsResourceName",
        target: typing.Union["InferenceServiceSpecTransformerAutoScalingMetricsResourceTarget", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param name: 
        :param target: 

        :schema: InferenceServiceSpecTransformerAutoScalingMetricsResource
        '''
        if isinstance(target, dict):
            target = InferenceServiceSpecTransformerAutoScalingMetricsResourceTarget(**target)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ac74776a6304b812ccc9e1a18b0aa4ba873a62ceed2fff9a5a7c1c5f6b20935a)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument target", value=target, expected_type=type_hints["target"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "target": target,
        }

    @builtins.property
    def name(self) -> "InferenceServiceSpecTransformerAutoScalingMetricsResourceName":
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsResource#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsResourceName", result)

    @builtins.property
    def target(
        self,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsResourceTarget":
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsResource#target
        '''
        result = self._values.get("target")
        assert result is not None, "Required property 'target' is missing"
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsResourceTarget", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScalingMetricsResource(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsResourceName"
)
class InferenceServiceSpecTransformerAutoScalingMetricsResourceName(enum.Enum):
    '''
    :schema: InferenceServiceSpecTransformerAutoScalingMetricsResourceName
    '''

    CPU = "CPU"
    '''cpu.'''
    MEMORY = "MEMORY"
    '''memory.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsResourceTarget",
    jsii_struct_bases=[],
    name_mapping={
        "average_utilization": "averageUtilization",
        "average_value": "averageValue",
        "type": "type",
        "value": "value",
    },
)
class InferenceServiceSpecTransformerAutoScalingMetricsResourceTarget:
    def __init__(
        self,
        *,
        average_utilization: typing.Optional[jsii.Number] = None,
        average_value: typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetAverageValue"] = None,
        type: typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetType"] = None,
        value: typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetValue"] = None,
    ) -> None:
        '''
        :param average_utilization: 
        :param average_value: 
        :param type: 
        :param value: 

        :schema: InferenceServiceSpecTransformerAutoScalingMetricsResourceTarget
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c36f289d07b25abdcaf3947c93b317fc2bede24c4e66a3a8b778a5a8d4c23aeb)
            check_type(argname="argument average_utilization", value=average_utilization, expected_type=type_hints["average_utilization"])
            check_type(argname="argument average_value", value=average_value, expected_type=type_hints["average_value"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if average_utilization is not None:
            self._values["average_utilization"] = average_utilization
        if average_value is not None:
            self._values["average_value"] = average_value
        if type is not None:
            self._values["type"] = type
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def average_utilization(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsResourceTarget#averageUtilization
        '''
        result = self._values.get("average_utilization")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def average_value(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetAverageValue"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsResourceTarget#averageValue
        '''
        result = self._values.get("average_value")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetAverageValue"], result)

    @builtins.property
    def type(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetType"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsResourceTarget#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetType"], result)

    @builtins.property
    def value(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetValue"]:
        '''
        :schema: InferenceServiceSpecTransformerAutoScalingMetricsResourceTarget#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetValue"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerAutoScalingMetricsResourceTarget(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetAverageValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetAverageValue",
):
    '''
    :schema: InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetAverageValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ee1431fe6b7d53e4bd09a33fe21fe312e2be49ad544ad3022a3a58eb82ed1da1)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetAverageValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetAverageValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__cd17aec137f3795afa4bb4f3bfb5a540f8b8424f66a5051a10cf6d71e20cb34b)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetAverageValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetType"
)
class InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetType(enum.Enum):
    '''
    :schema: InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetType
    '''

    UTILIZATION = "UTILIZATION"
    '''Utilization.'''
    VALUE = "VALUE"
    '''Value.'''
    AVERAGE_VALUE = "AVERAGE_VALUE"
    '''AverageValue.'''


class InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetValue(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetValue",
):
    '''
    :schema: InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetValue
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__313658247c5598dcfd896c32e2951a976e2c012b4867a8fb5dd83a79a1c5b83b)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetValue", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetValue":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__00afb91fec563a467519534c5282a9e126cad557d388a19e9e193e6f4d64e539)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetValue", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerAutoScalingMetricsType"
)
class InferenceServiceSpecTransformerAutoScalingMetricsType(enum.Enum):
    '''
    :schema: InferenceServiceSpecTransformerAutoScalingMetricsType
    '''

    RESOURCE = "RESOURCE"
    '''Resource.'''
    EXTERNAL = "EXTERNAL"
    '''External.'''
    POD_METRIC = "POD_METRIC"
    '''PodMetric.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerBatcher",
    jsii_struct_bases=[],
    name_mapping={
        "max_batch_size": "maxBatchSize",
        "max_latency": "maxLatency",
        "timeout": "timeout",
    },
)
class InferenceServiceSpecTransformerBatcher:
    def __init__(
        self,
        *,
        max_batch_size: typing.Optional[jsii.Number] = None,
        max_latency: typing.Optional[jsii.Number] = None,
        timeout: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param max_batch_size: 
        :param max_latency: 
        :param timeout: 

        :schema: InferenceServiceSpecTransformerBatcher
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f0bb32f288061f208e9139277e83cf933f5ef5b952876548a3fda5cf7a658068)
            check_type(argname="argument max_batch_size", value=max_batch_size, expected_type=type_hints["max_batch_size"])
            check_type(argname="argument max_latency", value=max_latency, expected_type=type_hints["max_latency"])
            check_type(argname="argument timeout", value=timeout, expected_type=type_hints["timeout"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if max_batch_size is not None:
            self._values["max_batch_size"] = max_batch_size
        if max_latency is not None:
            self._values["max_latency"] = max_latency
        if timeout is not None:
            self._values["timeout"] = timeout

    @builtins.property
    def max_batch_size(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformerBatcher#maxBatchSize
        '''
        result = self._values.get("max_batch_size")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def max_latency(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformerBatcher#maxLatency
        '''
        result = self._values.get("max_latency")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformerBatcher#timeout
        '''
        result = self._values.get("timeout")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerBatcher(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerDeploymentStrategy",
    jsii_struct_bases=[],
    name_mapping={"rolling_update": "rollingUpdate", "type": "type"},
)
class InferenceServiceSpecTransformerDeploymentStrategy:
    def __init__(
        self,
        *,
        rolling_update: typing.Optional[typing.Union["InferenceServiceSpecTransformerDeploymentStrategyRollingUpdate", typing.Dict[builtins.str, typing.Any]]] = None,
        type: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param rolling_update: 
        :param type: 

        :schema: InferenceServiceSpecTransformerDeploymentStrategy
        '''
        if isinstance(rolling_update, dict):
            rolling_update = InferenceServiceSpecTransformerDeploymentStrategyRollingUpdate(**rolling_update)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d83e12541972e9f54488dbbdd187983916b8bded78f8e92062065a9fce98ebc6)
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
    ) -> typing.Optional["InferenceServiceSpecTransformerDeploymentStrategyRollingUpdate"]:
        '''
        :schema: InferenceServiceSpecTransformerDeploymentStrategy#rollingUpdate
        '''
        result = self._values.get("rolling_update")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerDeploymentStrategyRollingUpdate"], result)

    @builtins.property
    def type(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerDeploymentStrategy#type
        '''
        result = self._values.get("type")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerDeploymentStrategy(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerDeploymentStrategyRollingUpdate",
    jsii_struct_bases=[],
    name_mapping={"max_surge": "maxSurge", "max_unavailable": "maxUnavailable"},
)
class InferenceServiceSpecTransformerDeploymentStrategyRollingUpdate:
    def __init__(
        self,
        *,
        max_surge: typing.Optional["InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxSurge"] = None,
        max_unavailable: typing.Optional["InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxUnavailable"] = None,
    ) -> None:
        '''
        :param max_surge: 
        :param max_unavailable: 

        :schema: InferenceServiceSpecTransformerDeploymentStrategyRollingUpdate
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2a241aa42cb3ed4f85d12049e0aa8734b66d62bbeaa12c9228f3fa5e0561707a)
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
    ) -> typing.Optional["InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxSurge"]:
        '''
        :schema: InferenceServiceSpecTransformerDeploymentStrategyRollingUpdate#maxSurge
        '''
        result = self._values.get("max_surge")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxSurge"], result)

    @builtins.property
    def max_unavailable(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxUnavailable"]:
        '''
        :schema: InferenceServiceSpecTransformerDeploymentStrategyRollingUpdate#maxUnavailable
        '''
        result = self._values.get("max_unavailable")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxUnavailable"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerDeploymentStrategyRollingUpdate(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxSurge(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxSurge",
):
    '''
    :schema: InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxSurge
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxSurge":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e8ab7333d2e48f5d70d136d353c9b29c5516f8330acd05e9faa3306a2c97cc54)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxSurge", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxSurge":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__579f060ebbfc11d09356f80f340977c41cd75747a528a8c1e96a04f309cb74a2)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxSurge", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxUnavailable(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxUnavailable",
):
    '''
    :schema: InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxUnavailable
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxUnavailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1403584e21a4c929defe925639aa4a5a3cf65e9eb5e57369c2ab5d16e5889cce)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxUnavailable", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxUnavailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ddfdfd66bfc8ed0a6a6bc2133ccfa19b5da78777703da594f3adcd80b9f0a2d9)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxUnavailable", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerHostAliases",
    jsii_struct_bases=[],
    name_mapping={"ip": "ip", "hostnames": "hostnames"},
)
class InferenceServiceSpecTransformerHostAliases:
    def __init__(
        self,
        *,
        ip: builtins.str,
        hostnames: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param ip: 
        :param hostnames: 

        :schema: InferenceServiceSpecTransformerHostAliases
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7d8529e8eff524523f84be709572ce6dc6526c00850edc373d02cf0b62b66ff0)
            check_type(argname="argument ip", value=ip, expected_type=type_hints["ip"])
            check_type(argname="argument hostnames", value=hostnames, expected_type=type_hints["hostnames"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "ip": ip,
        }
        if hostnames is not None:
            self._values["hostnames"] = hostnames

    @builtins.property
    def ip(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecTransformerHostAliases#ip
        '''
        result = self._values.get("ip")
        assert result is not None, "Required property 'ip' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def hostnames(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: InferenceServiceSpecTransformerHostAliases#hostnames
        '''
        result = self._values.get("hostnames")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerHostAliases(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerImagePullSecrets",
    jsii_struct_bases=[],
    name_mapping={"name": "name"},
)
class InferenceServiceSpecTransformerImagePullSecrets:
    def __init__(self, *, name: typing.Optional[builtins.str] = None) -> None:
        '''
        :param name: 

        :schema: InferenceServiceSpecTransformerImagePullSecrets
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ced7b6c5d9616937df0a00a56aaef8e01a3fa838af39b46d2d09b0a61426fd4a)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerImagePullSecrets#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerImagePullSecrets(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerLogger",
    jsii_struct_bases=[],
    name_mapping={
        "batch_interval": "batchInterval",
        "batch_size": "batchSize",
        "marshaller_url": "marshallerUrl",
        "metadata_annotations": "metadataAnnotations",
        "metadata_headers": "metadataHeaders",
        "mode": "mode",
        "storage": "storage",
        "url": "url",
    },
)
class InferenceServiceSpecTransformerLogger:
    def __init__(
        self,
        *,
        batch_interval: typing.Optional[builtins.str] = None,
        batch_size: typing.Optional[jsii.Number] = None,
        marshaller_url: typing.Optional[builtins.str] = None,
        metadata_annotations: typing.Optional[typing.Sequence[builtins.str]] = None,
        metadata_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
        mode: typing.Optional["InferenceServiceSpecTransformerLoggerMode"] = None,
        storage: typing.Optional[typing.Union["InferenceServiceSpecTransformerLoggerStorage", typing.Dict[builtins.str, typing.Any]]] = None,
        url: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param batch_interval: 
        :param batch_size: 
        :param marshaller_url: 
        :param metadata_annotations: 
        :param metadata_headers: 
        :param mode: 
        :param storage: 
        :param url: 

        :schema: InferenceServiceSpecTransformerLogger
        '''
        if isinstance(storage, dict):
            storage = InferenceServiceSpecTransformerLoggerStorage(**storage)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__76814d8930e4e8880cb0fb0a09d636c362d68ff21e71ea90a913abf8f97895e8)
            check_type(argname="argument batch_interval", value=batch_interval, expected_type=type_hints["batch_interval"])
            check_type(argname="argument batch_size", value=batch_size, expected_type=type_hints["batch_size"])
            check_type(argname="argument marshaller_url", value=marshaller_url, expected_type=type_hints["marshaller_url"])
            check_type(argname="argument metadata_annotations", value=metadata_annotations, expected_type=type_hints["metadata_annotations"])
            check_type(argname="argument metadata_headers", value=metadata_headers, expected_type=type_hints["metadata_headers"])
            check_type(argname="argument mode", value=mode, expected_type=type_hints["mode"])
            check_type(argname="argument storage", value=storage, expected_type=type_hints["storage"])
            check_type(argname="argument url", value=url, expected_type=type_hints["url"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if batch_interval is not None:
            self._values["batch_interval"] = batch_interval
        if batch_size is not None:
            self._values["batch_size"] = batch_size
        if marshaller_url is not None:
            self._values["marshaller_url"] = marshaller_url
        if metadata_annotations is not None:
            self._values["metadata_annotations"] = metadata_annotations
        if metadata_headers is not None:
            self._values["metadata_headers"] = metadata_headers
        if mode is not None:
            self._values["mode"] = mode
        if storage is not None:
            self._values["storage"] = storage
        if url is not None:
            self._values["url"] = url

    @builtins.property
    def batch_interval(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerLogger#batchInterval
        '''
        result = self._values.get("batch_interval")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def batch_size(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformerLogger#batchSize
        '''
        result = self._values.get("batch_size")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def marshaller_url(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerLogger#marshallerUrl
        '''
        result = self._values.get("marshaller_url")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def metadata_annotations(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: InferenceServiceSpecTransformerLogger#metadataAnnotations
        '''
        result = self._values.get("metadata_annotations")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def metadata_headers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: InferenceServiceSpecTransformerLogger#metadataHeaders
        '''
        result = self._values.get("metadata_headers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def mode(self) -> typing.Optional["InferenceServiceSpecTransformerLoggerMode"]:
        '''
        :schema: InferenceServiceSpecTransformerLogger#mode
        '''
        result = self._values.get("mode")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerLoggerMode"], result)

    @builtins.property
    def storage(
        self,
    ) -> typing.Optional["InferenceServiceSpecTransformerLoggerStorage"]:
        '''
        :schema: InferenceServiceSpecTransformerLogger#storage
        '''
        result = self._values.get("storage")
        return typing.cast(typing.Optional["InferenceServiceSpecTransformerLoggerStorage"], result)

    @builtins.property
    def url(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerLogger#url
        '''
        result = self._values.get("url")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerLogger(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerLoggerMode"
)
class InferenceServiceSpecTransformerLoggerMode(enum.Enum):
    '''
    :schema: InferenceServiceSpecTransformerLoggerMode
    '''

    ALL = "ALL"
    '''all.'''
    REQUEST = "REQUEST"
    '''request.'''
    RESPONSE = "RESPONSE"
    '''response.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerLoggerStorage",
    jsii_struct_bases=[],
    name_mapping={
        "key": "key",
        "parameters": "parameters",
        "path": "path",
        "service_account_name": "serviceAccountName",
    },
)
class InferenceServiceSpecTransformerLoggerStorage:
    def __init__(
        self,
        *,
        key: typing.Optional[builtins.str] = None,
        parameters: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        path: typing.Optional[builtins.str] = None,
        service_account_name: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param key: 
        :param parameters: 
        :param path: 
        :param service_account_name: 

        :schema: InferenceServiceSpecTransformerLoggerStorage
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__34f20a7967c810f3ce3f01f0852d4b57b9201514db3818cd3d756a331733611c)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument parameters", value=parameters, expected_type=type_hints["parameters"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument service_account_name", value=service_account_name, expected_type=type_hints["service_account_name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if key is not None:
            self._values["key"] = key
        if parameters is not None:
            self._values["parameters"] = parameters
        if path is not None:
            self._values["path"] = path
        if service_account_name is not None:
            self._values["service_account_name"] = service_account_name

    @builtins.property
    def key(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerLoggerStorage#key
        '''
        result = self._values.get("key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def parameters(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: InferenceServiceSpecTransformerLoggerStorage#parameters
        '''
        result = self._values.get("parameters")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerLoggerStorage#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def service_account_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerLoggerStorage#serviceAccountName
        '''
        result = self._values.get("service_account_name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerLoggerStorage(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerOs",
    jsii_struct_bases=[],
    name_mapping={"name": "name"},
)
class InferenceServiceSpecTransformerOs:
    def __init__(self, *, name: typing.Optional[builtins.str] = None) -> None:
        '''
        :param name: 

        :schema: InferenceServiceSpecTransformerOs
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c6f061f702f1c61771673af9f7f1a78e0bb393f675421d1412b6b485c9ae4a37)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerOs#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerOs(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceServiceSpecTransformerOverhead(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerOverhead",
):
    '''
    :schema: InferenceServiceSpecTransformerOverhead
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecTransformerOverhead":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6cf5c45ae2db6314f808744a0958c6aaee20a7e4052e4f1c6f392cf6c869a049)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerOverhead", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecTransformerOverhead":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c9f5ce9ef9ba0b4cf381839c414c762a51f961e334cc19fb660074cfcc952f6a)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerOverhead", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerReadinessGates",
    jsii_struct_bases=[],
    name_mapping={"condition_type": "conditionType"},
)
class InferenceServiceSpecTransformerReadinessGates:
    def __init__(self, *, condition_type: builtins.str) -> None:
        '''
        :param condition_type: 

        :schema: InferenceServiceSpecTransformerReadinessGates
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__37420aaa8d5b620a60e59850b2045cea0f940feb2a3eeb0ca8500b294c31cc94)
            check_type(argname="argument condition_type", value=condition_type, expected_type=type_hints["condition_type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "condition_type": condition_type,
        }

    @builtins.property
    def condition_type(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecTransformerReadinessGates#conditionType
        '''
        result = self._values.get("condition_type")
        assert result is not None, "Required property 'condition_type' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerReadinessGates(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerResourceClaims",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "resource_claim_name": "resourceClaimName",
        "resource_claim_template_name": "resourceClaimTemplateName",
    },
)
class InferenceServiceSpecTransformerResourceClaims:
    def __init__(
        self,
        *,
        name: builtins.str,
        resource_claim_name: typing.Optional[builtins.str] = None,
        resource_claim_template_name: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param resource_claim_name: 
        :param resource_claim_template_name: 

        :schema: InferenceServiceSpecTransformerResourceClaims
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__45d1172de5bfccca6b38a582efbe8657f3487704222141a2118127470734ea7b)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument resource_claim_name", value=resource_claim_name, expected_type=type_hints["resource_claim_name"])
            check_type(argname="argument resource_claim_template_name", value=resource_claim_template_name, expected_type=type_hints["resource_claim_template_name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if resource_claim_name is not None:
            self._values["resource_claim_name"] = resource_claim_name
        if resource_claim_template_name is not None:
            self._values["resource_claim_template_name"] = resource_claim_template_name

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecTransformerResourceClaims#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def resource_claim_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerResourceClaims#resourceClaimName
        '''
        result = self._values.get("resource_claim_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def resource_claim_template_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerResourceClaims#resourceClaimTemplateName
        '''
        result = self._values.get("resource_claim_template_name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerResourceClaims(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerResources",
    jsii_struct_bases=[],
    name_mapping={"claims": "claims", "limits": "limits", "requests": "requests"},
)
class InferenceServiceSpecTransformerResources:
    def __init__(
        self,
        *,
        claims: typing.Optional[typing.Sequence[typing.Union["InferenceServiceSpecTransformerResourcesClaims", typing.Dict[builtins.str, typing.Any]]]] = None,
        limits: typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecTransformerResourcesLimits"]] = None,
        requests: typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecTransformerResourcesRequests"]] = None,
    ) -> None:
        '''
        :param claims: 
        :param limits: 
        :param requests: 

        :schema: InferenceServiceSpecTransformerResources
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__fd3ca3db9c7eb7b12b3b84b5eac00be4f7a8e681e4bc75174d042dc686379ce6)
            check_type(argname="argument claims", value=claims, expected_type=type_hints["claims"])
            check_type(argname="argument limits", value=limits, expected_type=type_hints["limits"])
            check_type(argname="argument requests", value=requests, expected_type=type_hints["requests"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if claims is not None:
            self._values["claims"] = claims
        if limits is not None:
            self._values["limits"] = limits
        if requests is not None:
            self._values["requests"] = requests

    @builtins.property
    def claims(
        self,
    ) -> typing.Optional[typing.List["InferenceServiceSpecTransformerResourcesClaims"]]:
        '''
        :schema: InferenceServiceSpecTransformerResources#claims
        '''
        result = self._values.get("claims")
        return typing.cast(typing.Optional[typing.List["InferenceServiceSpecTransformerResourcesClaims"]], result)

    @builtins.property
    def limits(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecTransformerResourcesLimits"]]:
        '''
        :schema: InferenceServiceSpecTransformerResources#limits
        '''
        result = self._values.get("limits")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecTransformerResourcesLimits"]], result)

    @builtins.property
    def requests(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecTransformerResourcesRequests"]]:
        '''
        :schema: InferenceServiceSpecTransformerResources#requests
        '''
        result = self._values.get("requests")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "InferenceServiceSpecTransformerResourcesRequests"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerResources(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerResourcesClaims",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "request": "request"},
)
class InferenceServiceSpecTransformerResourcesClaims:
    def __init__(
        self,
        *,
        name: builtins.str,
        request: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param request: 

        :schema: InferenceServiceSpecTransformerResourcesClaims
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a003e58b9921131cbe6b0c650c9a8cbe67b5ce1cade257d642a32b9bc9028965)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument request", value=request, expected_type=type_hints["request"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if request is not None:
            self._values["request"] = request

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecTransformerResourcesClaims#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def request(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerResourcesClaims#request
        '''
        result = self._values.get("request")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerResourcesClaims(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class InferenceServiceSpecTransformerResourcesLimits(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerResourcesLimits",
):
    '''
    :schema: InferenceServiceSpecTransformerResourcesLimits
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecTransformerResourcesLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0bcf951372b2507dd6d6abdc3e23d3a270522a7b32c9aaed7648109e22caa04a)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerResourcesLimits", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecTransformerResourcesLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__246e479551c234528edf16d2d91d9ea5137abdc18d6b6f218de61a89f74a6748)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerResourcesLimits", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class InferenceServiceSpecTransformerResourcesRequests(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerResourcesRequests",
):
    '''
    :schema: InferenceServiceSpecTransformerResourcesRequests
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "InferenceServiceSpecTransformerResourcesRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4a714a065ea6165e33270d0ca99438e3ca336a705a56588e750b2241d19168bc)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerResourcesRequests", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "InferenceServiceSpecTransformerResourcesRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c09ee60c8a9469ea284aa840c05873923c6607816d927c78fe87382782af59e8)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("InferenceServiceSpecTransformerResourcesRequests", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerScaleMetric"
)
class InferenceServiceSpecTransformerScaleMetric(enum.Enum):
    '''
    :schema: InferenceServiceSpecTransformerScaleMetric
    '''

    CPU = "CPU"
    '''cpu.'''
    MEMORY = "MEMORY"
    '''memory.'''
    CONCURRENCY = "CONCURRENCY"
    '''concurrency.'''
    RPS = "RPS"
    '''rps.'''


@jsii.enum(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerScaleMetricType"
)
class InferenceServiceSpecTransformerScaleMetricType(enum.Enum):
    '''
    :schema: InferenceServiceSpecTransformerScaleMetricType
    '''

    UTILIZATION = "UTILIZATION"
    '''Utilization.'''
    VALUE = "VALUE"
    '''Value.'''
    AVERAGE_VALUE = "AVERAGE_VALUE"
    '''AverageValue.'''


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerSchedulingGates",
    jsii_struct_bases=[],
    name_mapping={"name": "name"},
)
class InferenceServiceSpecTransformerSchedulingGates:
    def __init__(self, *, name: builtins.str) -> None:
        '''
        :param name: 

        :schema: InferenceServiceSpecTransformerSchedulingGates
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__aa3c6ad3d0b1e929c917dbf1162afd019e1599c082b788432b93f8ee35593b6d)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecTransformerSchedulingGates#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerSchedulingGates(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerStorageUris",
    jsii_struct_bases=[],
    name_mapping={"uri": "uri", "mount_path": "mountPath"},
)
class InferenceServiceSpecTransformerStorageUris:
    def __init__(
        self,
        *,
        uri: builtins.str,
        mount_path: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param uri: 
        :param mount_path: 

        :schema: InferenceServiceSpecTransformerStorageUris
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6dd6767e86701c13d8d667d804e0e3c06c69a3326b99c6de85bf050a73afa34b)
            check_type(argname="argument uri", value=uri, expected_type=type_hints["uri"])
            check_type(argname="argument mount_path", value=mount_path, expected_type=type_hints["mount_path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "uri": uri,
        }
        if mount_path is not None:
            self._values["mount_path"] = mount_path

    @builtins.property
    def uri(self) -> builtins.str:
        '''
        :schema: InferenceServiceSpecTransformerStorageUris#uri
        '''
        result = self._values.get("uri")
        assert result is not None, "Required property 'uri' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def mount_path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerStorageUris#mountPath
        '''
        result = self._values.get("mount_path")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerStorageUris(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.InferenceServiceSpecTransformerTolerations",
    jsii_struct_bases=[],
    name_mapping={
        "effect": "effect",
        "key": "key",
        "operator": "operator",
        "toleration_seconds": "tolerationSeconds",
        "value": "value",
    },
)
class InferenceServiceSpecTransformerTolerations:
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

        :schema: InferenceServiceSpecTransformerTolerations
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__947a78ad16d0a2c0bb5f1b29da31221cbc1762e19bf4f4f3e17380dc914fb7fa)
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
        :schema: InferenceServiceSpecTransformerTolerations#effect
        '''
        result = self._values.get("effect")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def key(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerTolerations#key
        '''
        result = self._values.get("key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def operator(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerTolerations#operator
        '''
        result = self._values.get("operator")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def toleration_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: InferenceServiceSpecTransformerTolerations#tolerationSeconds
        '''
        result = self._values.get("toleration_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: InferenceServiceSpecTransformerTolerations#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "InferenceServiceSpecTransformerTolerations(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class ServingRuntime(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.ServingRuntime",
):
    '''
    :schema: ServingRuntime
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["ServingRuntimeSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "ServingRuntime" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param metadata: 
        :param spec: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a0df62b3c5c055bf53d689b7af059f002fa9cd8ca5c4f8d342705fcdb31e7923)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = ServingRuntimeProps(metadata=metadata, spec=spec)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["ServingRuntimeSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "ServingRuntime".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param metadata: 
        :param spec: 
        '''
        props = ServingRuntimeProps(metadata=metadata, spec=spec)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "ServingRuntime".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ServingRuntimeProps",
    jsii_struct_bases=[],
    name_mapping={"metadata": "metadata", "spec": "spec"},
)
class ServingRuntimeProps:
    def __init__(
        self,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["ServingRuntimeSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param metadata: 
        :param spec: 

        :schema: ServingRuntime
        '''
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if isinstance(spec, dict):
            spec = ServingRuntimeSpec(**spec)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c4a8af2751765e03784da3522e18f210d813a094df4a77f25422c5d07abddfad)
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
        :schema: ServingRuntime#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    @builtins.property
    def spec(self) -> typing.Optional["ServingRuntimeSpec"]:
        '''
        :schema: ServingRuntime#spec
        '''
        result = self._values.get("spec")
        return typing.cast(typing.Optional["ServingRuntimeSpec"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ServingRuntimeProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ServingRuntimeSpec",
    jsii_struct_bases=[],
    name_mapping={
        "containers": "containers",
        "affinity": "affinity",
        "annotations": "annotations",
        "built_in_adapter": "builtInAdapter",
        "disabled": "disabled",
        "grpc_data_endpoint": "grpcDataEndpoint",
        "grpc_endpoint": "grpcEndpoint",
        "host_ipc": "hostIpc",
        "http_data_endpoint": "httpDataEndpoint",
        "image_pull_secrets": "imagePullSecrets",
        "labels": "labels",
        "multi_model": "multiModel",
        "node_selector": "nodeSelector",
        "protocol_versions": "protocolVersions",
        "replicas": "replicas",
        "scheduler_name": "schedulerName",
        "storage_helper": "storageHelper",
        "supported_model_formats": "supportedModelFormats",
        "tolerations": "tolerations",
        "volumes": "volumes",
        "worker_spec": "workerSpec",
    },
)
class ServingRuntimeSpec:
    def __init__(
        self,
        *,
        containers: typing.Sequence[typing.Any],
        affinity: typing.Any = None,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        built_in_adapter: typing.Optional[typing.Union["ServingRuntimeSpecBuiltInAdapter", typing.Dict[builtins.str, typing.Any]]] = None,
        disabled: typing.Optional[builtins.bool] = None,
        grpc_data_endpoint: typing.Optional[builtins.str] = None,
        grpc_endpoint: typing.Optional[builtins.str] = None,
        host_ipc: typing.Optional[builtins.bool] = None,
        http_data_endpoint: typing.Optional[builtins.str] = None,
        image_pull_secrets: typing.Optional[typing.Sequence[typing.Union["ServingRuntimeSpecImagePullSecrets", typing.Dict[builtins.str, typing.Any]]]] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        multi_model: typing.Optional[builtins.bool] = None,
        node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        protocol_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
        replicas: typing.Optional[jsii.Number] = None,
        scheduler_name: typing.Optional[builtins.str] = None,
        storage_helper: typing.Optional[typing.Union["ServingRuntimeSpecStorageHelper", typing.Dict[builtins.str, typing.Any]]] = None,
        supported_model_formats: typing.Optional[typing.Sequence[typing.Union["ServingRuntimeSpecSupportedModelFormats", typing.Dict[builtins.str, typing.Any]]]] = None,
        tolerations: typing.Optional[typing.Sequence[typing.Union["ServingRuntimeSpecTolerations", typing.Dict[builtins.str, typing.Any]]]] = None,
        volumes: typing.Optional[typing.Sequence[typing.Any]] = None,
        worker_spec: typing.Any = None,
    ) -> None:
        '''
        :param containers: 
        :param affinity: 
        :param annotations: 
        :param built_in_adapter: 
        :param disabled: 
        :param grpc_data_endpoint: 
        :param grpc_endpoint: 
        :param host_ipc: 
        :param http_data_endpoint: 
        :param image_pull_secrets: 
        :param labels: 
        :param multi_model: 
        :param node_selector: 
        :param protocol_versions: 
        :param replicas: 
        :param scheduler_name: 
        :param storage_helper: 
        :param supported_model_formats: 
        :param tolerations: 
        :param volumes: 
        :param worker_spec: 

        :schema: ServingRuntimeSpec
        '''
        if isinstance(built_in_adapter, dict):
            built_in_adapter = ServingRuntimeSpecBuiltInAdapter(**built_in_adapter)
        if isinstance(storage_helper, dict):
            storage_helper = ServingRuntimeSpecStorageHelper(**storage_helper)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2d78488eca476f3ddceae4108eded8e4a088687fb2ba470ba68351220ab8d179)
            check_type(argname="argument containers", value=containers, expected_type=type_hints["containers"])
            check_type(argname="argument affinity", value=affinity, expected_type=type_hints["affinity"])
            check_type(argname="argument annotations", value=annotations, expected_type=type_hints["annotations"])
            check_type(argname="argument built_in_adapter", value=built_in_adapter, expected_type=type_hints["built_in_adapter"])
            check_type(argname="argument disabled", value=disabled, expected_type=type_hints["disabled"])
            check_type(argname="argument grpc_data_endpoint", value=grpc_data_endpoint, expected_type=type_hints["grpc_data_endpoint"])
            check_type(argname="argument grpc_endpoint", value=grpc_endpoint, expected_type=type_hints["grpc_endpoint"])
            check_type(argname="argument host_ipc", value=host_ipc, expected_type=type_hints["host_ipc"])
            check_type(argname="argument http_data_endpoint", value=http_data_endpoint, expected_type=type_hints["http_data_endpoint"])
            check_type(argname="argument image_pull_secrets", value=image_pull_secrets, expected_type=type_hints["image_pull_secrets"])
            check_type(argname="argument labels", value=labels, expected_type=type_hints["labels"])
            check_type(argname="argument multi_model", value=multi_model, expected_type=type_hints["multi_model"])
            check_type(argname="argument node_selector", value=node_selector, expected_type=type_hints["node_selector"])
            check_type(argname="argument protocol_versions", value=protocol_versions, expected_type=type_hints["protocol_versions"])
            check_type(argname="argument replicas", value=replicas, expected_type=type_hints["replicas"])
            check_type(argname="argument scheduler_name", value=scheduler_name, expected_type=type_hints["scheduler_name"])
            check_type(argname="argument storage_helper", value=storage_helper, expected_type=type_hints["storage_helper"])
            check_type(argname="argument supported_model_formats", value=supported_model_formats, expected_type=type_hints["supported_model_formats"])
            check_type(argname="argument tolerations", value=tolerations, expected_type=type_hints["tolerations"])
            check_type(argname="argument volumes", value=volumes, expected_type=type_hints["volumes"])
            check_type(argname="argument worker_spec", value=worker_spec, expected_type=type_hints["worker_spec"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "containers": containers,
        }
        if affinity is not None:
            self._values["affinity"] = affinity
        if annotations is not None:
            self._values["annotations"] = annotations
        if built_in_adapter is not None:
            self._values["built_in_adapter"] = built_in_adapter
        if disabled is not None:
            self._values["disabled"] = disabled
        if grpc_data_endpoint is not None:
            self._values["grpc_data_endpoint"] = grpc_data_endpoint
        if grpc_endpoint is not None:
            self._values["grpc_endpoint"] = grpc_endpoint
        if host_ipc is not None:
            self._values["host_ipc"] = host_ipc
        if http_data_endpoint is not None:
            self._values["http_data_endpoint"] = http_data_endpoint
        if image_pull_secrets is not None:
            self._values["image_pull_secrets"] = image_pull_secrets
        if labels is not None:
            self._values["labels"] = labels
        if multi_model is not None:
            self._values["multi_model"] = multi_model
        if node_selector is not None:
            self._values["node_selector"] = node_selector
        if protocol_versions is not None:
            self._values["protocol_versions"] = protocol_versions
        if replicas is not None:
            self._values["replicas"] = replicas
        if scheduler_name is not None:
            self._values["scheduler_name"] = scheduler_name
        if storage_helper is not None:
            self._values["storage_helper"] = storage_helper
        if supported_model_formats is not None:
            self._values["supported_model_formats"] = supported_model_formats
        if tolerations is not None:
            self._values["tolerations"] = tolerations
        if volumes is not None:
            self._values["volumes"] = volumes
        if worker_spec is not None:
            self._values["worker_spec"] = worker_spec

    @builtins.property
    def containers(self) -> typing.List[typing.Any]:
        '''
        :schema: ServingRuntimeSpec#containers
        '''
        result = self._values.get("containers")
        assert result is not None, "Required property 'containers' is missing"
        return typing.cast(typing.List[typing.Any], result)

    @builtins.property
    def affinity(self) -> typing.Any:
        '''
        :schema: ServingRuntimeSpec#affinity
        '''
        result = self._values.get("affinity")
        return typing.cast(typing.Any, result)

    @builtins.property
    def annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ServingRuntimeSpec#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def built_in_adapter(self) -> typing.Optional["ServingRuntimeSpecBuiltInAdapter"]:
        '''
        :schema: ServingRuntimeSpec#builtInAdapter
        '''
        result = self._values.get("built_in_adapter")
        return typing.cast(typing.Optional["ServingRuntimeSpecBuiltInAdapter"], result)

    @builtins.property
    def disabled(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ServingRuntimeSpec#disabled
        '''
        result = self._values.get("disabled")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def grpc_data_endpoint(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ServingRuntimeSpec#grpcDataEndpoint
        '''
        result = self._values.get("grpc_data_endpoint")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def grpc_endpoint(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ServingRuntimeSpec#grpcEndpoint
        '''
        result = self._values.get("grpc_endpoint")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def host_ipc(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ServingRuntimeSpec#hostIPC
        '''
        result = self._values.get("host_ipc")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def http_data_endpoint(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ServingRuntimeSpec#httpDataEndpoint
        '''
        result = self._values.get("http_data_endpoint")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def image_pull_secrets(
        self,
    ) -> typing.Optional[typing.List["ServingRuntimeSpecImagePullSecrets"]]:
        '''
        :schema: ServingRuntimeSpec#imagePullSecrets
        '''
        result = self._values.get("image_pull_secrets")
        return typing.cast(typing.Optional[typing.List["ServingRuntimeSpecImagePullSecrets"]], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ServingRuntimeSpec#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def multi_model(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ServingRuntimeSpec#multiModel
        '''
        result = self._values.get("multi_model")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def node_selector(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ServingRuntimeSpec#nodeSelector
        '''
        result = self._values.get("node_selector")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def protocol_versions(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ServingRuntimeSpec#protocolVersions
        '''
        result = self._values.get("protocol_versions")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def replicas(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ServingRuntimeSpec#replicas
        '''
        result = self._values.get("replicas")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def scheduler_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ServingRuntimeSpec#schedulerName
        '''
        result = self._values.get("scheduler_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def storage_helper(self) -> typing.Optional["ServingRuntimeSpecStorageHelper"]:
        '''
        :schema: ServingRuntimeSpec#storageHelper
        '''
        result = self._values.get("storage_helper")
        return typing.cast(typing.Optional["ServingRuntimeSpecStorageHelper"], result)

    @builtins.property
    def supported_model_formats(
        self,
    ) -> typing.Optional[typing.List["ServingRuntimeSpecSupportedModelFormats"]]:
        '''
        :schema: ServingRuntimeSpec#supportedModelFormats
        '''
        result = self._values.get("supported_model_formats")
        return typing.cast(typing.Optional[typing.List["ServingRuntimeSpecSupportedModelFormats"]], result)

    @builtins.property
    def tolerations(
        self,
    ) -> typing.Optional[typing.List["ServingRuntimeSpecTolerations"]]:
        '''
        :schema: ServingRuntimeSpec#tolerations
        '''
        result = self._values.get("tolerations")
        return typing.cast(typing.Optional[typing.List["ServingRuntimeSpecTolerations"]], result)

    @builtins.property
    def volumes(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: ServingRuntimeSpec#volumes
        '''
        result = self._values.get("volumes")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def worker_spec(self) -> typing.Any:
        '''
        :schema: ServingRuntimeSpec#workerSpec
        '''
        result = self._values.get("worker_spec")
        return typing.cast(typing.Any, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ServingRuntimeSpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ServingRuntimeSpecBuiltInAdapter",
    jsii_struct_bases=[],
    name_mapping={
        "env": "env",
        "mem_buffer_bytes": "memBufferBytes",
        "model_loading_timeout_millis": "modelLoadingTimeoutMillis",
        "runtime_management_port": "runtimeManagementPort",
        "server_type": "serverType",
    },
)
class ServingRuntimeSpecBuiltInAdapter:
    def __init__(
        self,
        *,
        env: typing.Optional[typing.Sequence[typing.Union["ServingRuntimeSpecBuiltInAdapterEnv", typing.Dict[builtins.str, typing.Any]]]] = None,
        mem_buffer_bytes: typing.Optional[jsii.Number] = None,
        model_loading_timeout_millis: typing.Optional[jsii.Number] = None,
        runtime_management_port: typing.Optional[jsii.Number] = None,
        server_type: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param env: 
        :param mem_buffer_bytes: 
        :param model_loading_timeout_millis: 
        :param runtime_management_port: 
        :param server_type: 

        :schema: ServingRuntimeSpecBuiltInAdapter
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7311a14e4ca0503e15813e91ce290a60b7b9699a43de3d2a29ba14fa691f283c)
            check_type(argname="argument env", value=env, expected_type=type_hints["env"])
            check_type(argname="argument mem_buffer_bytes", value=mem_buffer_bytes, expected_type=type_hints["mem_buffer_bytes"])
            check_type(argname="argument model_loading_timeout_millis", value=model_loading_timeout_millis, expected_type=type_hints["model_loading_timeout_millis"])
            check_type(argname="argument runtime_management_port", value=runtime_management_port, expected_type=type_hints["runtime_management_port"])
            check_type(argname="argument server_type", value=server_type, expected_type=type_hints["server_type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if env is not None:
            self._values["env"] = env
        if mem_buffer_bytes is not None:
            self._values["mem_buffer_bytes"] = mem_buffer_bytes
        if model_loading_timeout_millis is not None:
            self._values["model_loading_timeout_millis"] = model_loading_timeout_millis
        if runtime_management_port is not None:
            self._values["runtime_management_port"] = runtime_management_port
        if server_type is not None:
            self._values["server_type"] = server_type

    @builtins.property
    def env(
        self,
    ) -> typing.Optional[typing.List["ServingRuntimeSpecBuiltInAdapterEnv"]]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapter#env
        '''
        result = self._values.get("env")
        return typing.cast(typing.Optional[typing.List["ServingRuntimeSpecBuiltInAdapterEnv"]], result)

    @builtins.property
    def mem_buffer_bytes(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapter#memBufferBytes
        '''
        result = self._values.get("mem_buffer_bytes")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def model_loading_timeout_millis(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapter#modelLoadingTimeoutMillis
        '''
        result = self._values.get("model_loading_timeout_millis")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def runtime_management_port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapter#runtimeManagementPort
        '''
        result = self._values.get("runtime_management_port")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def server_type(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapter#serverType
        '''
        result = self._values.get("server_type")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ServingRuntimeSpecBuiltInAdapter(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ServingRuntimeSpecBuiltInAdapterEnv",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "value_from": "valueFrom"},
)
class ServingRuntimeSpecBuiltInAdapterEnv:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: typing.Optional[builtins.str] = None,
        value_from: typing.Optional[typing.Union["ServingRuntimeSpecBuiltInAdapterEnvValueFrom", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param value_from: 

        :schema: ServingRuntimeSpecBuiltInAdapterEnv
        '''
        if isinstance(value_from, dict):
            value_from = ServingRuntimeSpecBuiltInAdapterEnvValueFrom(**value_from)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__afb6052ee3fe84ea24aa2061cbd81fbc629ad002eb00ed80d961a669535145c5)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
            check_type(argname="argument value_from", value=value_from, expected_type=type_hints["value_from"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if value is not None:
            self._values["value"] = value
        if value_from is not None:
            self._values["value_from"] = value_from

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnv#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnv#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def value_from(
        self,
    ) -> typing.Optional["ServingRuntimeSpecBuiltInAdapterEnvValueFrom"]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnv#valueFrom
        '''
        result = self._values.get("value_from")
        return typing.cast(typing.Optional["ServingRuntimeSpecBuiltInAdapterEnvValueFrom"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ServingRuntimeSpecBuiltInAdapterEnv(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ServingRuntimeSpecBuiltInAdapterEnvValueFrom",
    jsii_struct_bases=[],
    name_mapping={
        "config_map_key_ref": "configMapKeyRef",
        "field_ref": "fieldRef",
        "file_key_ref": "fileKeyRef",
        "resource_field_ref": "resourceFieldRef",
        "secret_key_ref": "secretKeyRef",
    },
)
class ServingRuntimeSpecBuiltInAdapterEnvValueFrom:
    def __init__(
        self,
        *,
        config_map_key_ref: typing.Optional[typing.Union["ServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef", typing.Dict[builtins.str, typing.Any]]] = None,
        field_ref: typing.Optional[typing.Union["ServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef", typing.Dict[builtins.str, typing.Any]]] = None,
        file_key_ref: typing.Optional[typing.Union["ServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef", typing.Dict[builtins.str, typing.Any]]] = None,
        resource_field_ref: typing.Optional[typing.Union["ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef", typing.Dict[builtins.str, typing.Any]]] = None,
        secret_key_ref: typing.Optional[typing.Union["ServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param config_map_key_ref: 
        :param field_ref: 
        :param file_key_ref: 
        :param resource_field_ref: 
        :param secret_key_ref: 

        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFrom
        '''
        if isinstance(config_map_key_ref, dict):
            config_map_key_ref = ServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef(**config_map_key_ref)
        if isinstance(field_ref, dict):
            field_ref = ServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef(**field_ref)
        if isinstance(file_key_ref, dict):
            file_key_ref = ServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef(**file_key_ref)
        if isinstance(resource_field_ref, dict):
            resource_field_ref = ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef(**resource_field_ref)
        if isinstance(secret_key_ref, dict):
            secret_key_ref = ServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef(**secret_key_ref)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9d90b3dc055188b02f29f254710f6f92da78ea4ba748165557b6b397d61965ee)
            check_type(argname="argument config_map_key_ref", value=config_map_key_ref, expected_type=type_hints["config_map_key_ref"])
            check_type(argname="argument field_ref", value=field_ref, expected_type=type_hints["field_ref"])
            check_type(argname="argument file_key_ref", value=file_key_ref, expected_type=type_hints["file_key_ref"])
            check_type(argname="argument resource_field_ref", value=resource_field_ref, expected_type=type_hints["resource_field_ref"])
            check_type(argname="argument secret_key_ref", value=secret_key_ref, expected_type=type_hints["secret_key_ref"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if config_map_key_ref is not None:
            self._values["config_map_key_ref"] = config_map_key_ref
        if field_ref is not None:
            self._values["field_ref"] = field_ref
        if file_key_ref is not None:
            self._values["file_key_ref"] = file_key_ref
        if resource_field_ref is not None:
            self._values["resource_field_ref"] = resource_field_ref
        if secret_key_ref is not None:
            self._values["secret_key_ref"] = secret_key_ref

    @builtins.property
    def config_map_key_ref(
        self,
    ) -> typing.Optional["ServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef"]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFrom#configMapKeyRef
        '''
        result = self._values.get("config_map_key_ref")
        return typing.cast(typing.Optional["ServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef"], result)

    @builtins.property
    def field_ref(
        self,
    ) -> typing.Optional["ServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef"]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFrom#fieldRef
        '''
        result = self._values.get("field_ref")
        return typing.cast(typing.Optional["ServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef"], result)

    @builtins.property
    def file_key_ref(
        self,
    ) -> typing.Optional["ServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef"]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFrom#fileKeyRef
        '''
        result = self._values.get("file_key_ref")
        return typing.cast(typing.Optional["ServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef"], result)

    @builtins.property
    def resource_field_ref(
        self,
    ) -> typing.Optional["ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef"]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFrom#resourceFieldRef
        '''
        result = self._values.get("resource_field_ref")
        return typing.cast(typing.Optional["ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef"], result)

    @builtins.property
    def secret_key_ref(
        self,
    ) -> typing.Optional["ServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef"]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFrom#secretKeyRef
        '''
        result = self._values.get("secret_key_ref")
        return typing.cast(typing.Optional["ServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ServingRuntimeSpecBuiltInAdapterEnvValueFrom(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "name": "name", "optional": "optional"},
)
class ServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef:
    def __init__(
        self,
        *,
        key: builtins.str,
        name: typing.Optional[builtins.str] = None,
        optional: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param key: 
        :param name: 
        :param optional: 

        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__86c41781753e4b45e2a7c470915cb8dcab4eaf1428084b23188b6ec88dad5856)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument optional", value=optional, expected_type=type_hints["optional"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
        }
        if name is not None:
            self._values["name"] = name
        if optional is not None:
            self._values["optional"] = optional

    @builtins.property
    def key(self) -> builtins.str:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def optional(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef#optional
        '''
        result = self._values.get("optional")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef",
    jsii_struct_bases=[],
    name_mapping={"field_path": "fieldPath", "api_version": "apiVersion"},
)
class ServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef:
    def __init__(
        self,
        *,
        field_path: builtins.str,
        api_version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param field_path: 
        :param api_version: 

        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__decbb48255a23667159f6a12e22e98861aee00b86736757cf021d4fde1b8477e)
            check_type(argname="argument field_path", value=field_path, expected_type=type_hints["field_path"])
            check_type(argname="argument api_version", value=api_version, expected_type=type_hints["api_version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "field_path": field_path,
        }
        if api_version is not None:
            self._values["api_version"] = api_version

    @builtins.property
    def field_path(self) -> builtins.str:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef#fieldPath
        '''
        result = self._values.get("field_path")
        assert result is not None, "Required property 'field_path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def api_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef#apiVersion
        '''
        result = self._values.get("api_version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef",
    jsii_struct_bases=[],
    name_mapping={
        "key": "key",
        "path": "path",
        "volume_name": "volumeName",
        "optional": "optional",
    },
)
class ServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef:
    def __init__(
        self,
        *,
        key: builtins.str,
        path: builtins.str,
        volume_name: builtins.str,
        optional: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param key: 
        :param path: 
        :param volume_name: 
        :param optional: 

        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f6e076e2131b6d35b27d8c2de0aab6d1bdb791059082d85660e41cea7af5d7ed)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument volume_name", value=volume_name, expected_type=type_hints["volume_name"])
            check_type(argname="argument optional", value=optional, expected_type=type_hints["optional"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
            "path": path,
            "volume_name": volume_name,
        }
        if optional is not None:
            self._values["optional"] = optional

    @builtins.property
    def key(self) -> builtins.str:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def path(self) -> builtins.str:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef#path
        '''
        result = self._values.get("path")
        assert result is not None, "Required property 'path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def volume_name(self) -> builtins.str:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef#volumeName
        '''
        result = self._values.get("volume_name")
        assert result is not None, "Required property 'volume_name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def optional(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef#optional
        '''
        result = self._values.get("optional")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef",
    jsii_struct_bases=[],
    name_mapping={
        "resource": "resource",
        "container_name": "containerName",
        "divisor": "divisor",
    },
)
class ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef:
    def __init__(
        self,
        *,
        resource: builtins.str,
        container_name: typing.Optional[builtins.str] = None,
        divisor: typing.Optional["ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor"] = None,
    ) -> None:
        '''
        :param resource: 
        :param container_name: 
        :param divisor: 

        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__fcce3b1fce0d4f2843d515c8bc323905e137d7848eec7f0936363525ac4c00cc)
            check_type(argname="argument resource", value=resource, expected_type=type_hints["resource"])
            check_type(argname="argument container_name", value=container_name, expected_type=type_hints["container_name"])
            check_type(argname="argument divisor", value=divisor, expected_type=type_hints["divisor"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "resource": resource,
        }
        if container_name is not None:
            self._values["container_name"] = container_name
        if divisor is not None:
            self._values["divisor"] = divisor

    @builtins.property
    def resource(self) -> builtins.str:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef#resource
        '''
        result = self._values.get("resource")
        assert result is not None, "Required property 'resource' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def container_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef#containerName
        '''
        result = self._values.get("container_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def divisor(
        self,
    ) -> typing.Optional["ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor"]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef#divisor
        '''
        result = self._values.get("divisor")
        return typing.cast(typing.Optional["ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_iokserveserving.ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor",
):
    '''
    :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8958d07eb645849106acc5094fb9b8e0234da0a7f9c3fcb578ebd9253e4457ff)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e0ab66e6884f8e464464977c19807649819907ebfa0b4c2c7bb250968bf5b193)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "name": "name", "optional": "optional"},
)
class ServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef:
    def __init__(
        self,
        *,
        key: builtins.str,
        name: typing.Optional[builtins.str] = None,
        optional: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param key: 
        :param name: 
        :param optional: 

        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d4c40a11309d982b4e45aaad8e7abaebf89d84c2e9f18bfaa6efd3ebdc2e8995)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument optional", value=optional, expected_type=type_hints["optional"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
        }
        if name is not None:
            self._values["name"] = name
        if optional is not None:
            self._values["optional"] = optional

    @builtins.property
    def key(self) -> builtins.str:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def optional(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef#optional
        '''
        result = self._values.get("optional")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ServingRuntimeSpecImagePullSecrets",
    jsii_struct_bases=[],
    name_mapping={"name": "name"},
)
class ServingRuntimeSpecImagePullSecrets:
    def __init__(self, *, name: typing.Optional[builtins.str] = None) -> None:
        '''
        :param name: 

        :schema: ServingRuntimeSpecImagePullSecrets
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__12d5a2c0575ccb4b8a162d03da3cd8eca168d7bdcab3af6c6b90b6c2f30c8b02)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ServingRuntimeSpecImagePullSecrets#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ServingRuntimeSpecImagePullSecrets(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ServingRuntimeSpecStorageHelper",
    jsii_struct_bases=[],
    name_mapping={"disabled": "disabled"},
)
class ServingRuntimeSpecStorageHelper:
    def __init__(self, *, disabled: typing.Optional[builtins.bool] = None) -> None:
        '''
        :param disabled: 

        :schema: ServingRuntimeSpecStorageHelper
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ce39b12d94c296b50010f7847e995961f2eafd2939dfc2e11286335e0ae7f164)
            check_type(argname="argument disabled", value=disabled, expected_type=type_hints["disabled"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if disabled is not None:
            self._values["disabled"] = disabled

    @builtins.property
    def disabled(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ServingRuntimeSpecStorageHelper#disabled
        '''
        result = self._values.get("disabled")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ServingRuntimeSpecStorageHelper(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ServingRuntimeSpecSupportedModelFormats",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "auto_select": "autoSelect",
        "priority": "priority",
        "version": "version",
    },
)
class ServingRuntimeSpecSupportedModelFormats:
    def __init__(
        self,
        *,
        name: builtins.str,
        auto_select: typing.Optional[builtins.bool] = None,
        priority: typing.Optional[jsii.Number] = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param auto_select: 
        :param priority: 
        :param version: 

        :schema: ServingRuntimeSpecSupportedModelFormats
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__82abf66ed6d8788a69c37096b57003383cd87703665a1f926d07e5835db00c5c)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument auto_select", value=auto_select, expected_type=type_hints["auto_select"])
            check_type(argname="argument priority", value=priority, expected_type=type_hints["priority"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if auto_select is not None:
            self._values["auto_select"] = auto_select
        if priority is not None:
            self._values["priority"] = priority
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ServingRuntimeSpecSupportedModelFormats#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def auto_select(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ServingRuntimeSpecSupportedModelFormats#autoSelect
        '''
        result = self._values.get("auto_select")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def priority(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ServingRuntimeSpecSupportedModelFormats#priority
        '''
        result = self._values.get("priority")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ServingRuntimeSpecSupportedModelFormats#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ServingRuntimeSpecSupportedModelFormats(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_iokserveserving.ServingRuntimeSpecTolerations",
    jsii_struct_bases=[],
    name_mapping={
        "effect": "effect",
        "key": "key",
        "operator": "operator",
        "toleration_seconds": "tolerationSeconds",
        "value": "value",
    },
)
class ServingRuntimeSpecTolerations:
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

        :schema: ServingRuntimeSpecTolerations
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__94ba335639519c1802716a8c2d8808786f7f9c61984855a9994922ea699cb3ff)
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
        :schema: ServingRuntimeSpecTolerations#effect
        '''
        result = self._values.get("effect")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def key(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ServingRuntimeSpecTolerations#key
        '''
        result = self._values.get("key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def operator(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ServingRuntimeSpecTolerations#operator
        '''
        result = self._values.get("operator")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def toleration_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ServingRuntimeSpecTolerations#tolerationSeconds
        '''
        result = self._values.get("toleration_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ServingRuntimeSpecTolerations#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ServingRuntimeSpecTolerations(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


__all__ = [
    "ClusterServingRuntime",
    "ClusterServingRuntimeProps",
    "ClusterServingRuntimeSpec",
    "ClusterServingRuntimeSpecBuiltInAdapter",
    "ClusterServingRuntimeSpecBuiltInAdapterEnv",
    "ClusterServingRuntimeSpecBuiltInAdapterEnvValueFrom",
    "ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef",
    "ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef",
    "ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef",
    "ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef",
    "ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor",
    "ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef",
    "ClusterServingRuntimeSpecImagePullSecrets",
    "ClusterServingRuntimeSpecStorageHelper",
    "ClusterServingRuntimeSpecSupportedModelFormats",
    "ClusterServingRuntimeSpecTolerations",
    "ClusterStorageContainer",
    "ClusterStorageContainerProps",
    "ClusterStorageContainerSpec",
    "ClusterStorageContainerSpecSupportedUriFormats",
    "InferenceService",
    "InferenceServiceProps",
    "InferenceServiceSpec",
    "InferenceServiceSpecPredictor",
    "InferenceServiceSpecPredictorAutoScaling",
    "InferenceServiceSpecPredictorAutoScalingBehavior",
    "InferenceServiceSpecPredictorAutoScalingBehaviorScaleDown",
    "InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownPolicies",
    "InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownTolerance",
    "InferenceServiceSpecPredictorAutoScalingBehaviorScaleUp",
    "InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpPolicies",
    "InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpTolerance",
    "InferenceServiceSpecPredictorAutoScalingMetrics",
    "InferenceServiceSpecPredictorAutoScalingMetricsExternal",
    "InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRef",
    "InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRefAuthenticationRef",
    "InferenceServiceSpecPredictorAutoScalingMetricsExternalMetric",
    "InferenceServiceSpecPredictorAutoScalingMetricsExternalMetricBackend",
    "InferenceServiceSpecPredictorAutoScalingMetricsExternalTarget",
    "InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetAverageValue",
    "InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetType",
    "InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetValue",
    "InferenceServiceSpecPredictorAutoScalingMetricsPodmetric",
    "InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetric",
    "InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetricBackend",
    "InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTarget",
    "InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetAverageValue",
    "InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetType",
    "InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetValue",
    "InferenceServiceSpecPredictorAutoScalingMetricsResource",
    "InferenceServiceSpecPredictorAutoScalingMetricsResourceName",
    "InferenceServiceSpecPredictorAutoScalingMetricsResourceTarget",
    "InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetAverageValue",
    "InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetType",
    "InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetValue",
    "InferenceServiceSpecPredictorAutoScalingMetricsType",
    "InferenceServiceSpecPredictorBatcher",
    "InferenceServiceSpecPredictorDeploymentStrategy",
    "InferenceServiceSpecPredictorDeploymentStrategyRollingUpdate",
    "InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxSurge",
    "InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxUnavailable",
    "InferenceServiceSpecPredictorHostAliases",
    "InferenceServiceSpecPredictorImagePullSecrets",
    "InferenceServiceSpecPredictorLogger",
    "InferenceServiceSpecPredictorLoggerMode",
    "InferenceServiceSpecPredictorLoggerStorage",
    "InferenceServiceSpecPredictorModel",
    "InferenceServiceSpecPredictorModelConfidential",
    "InferenceServiceSpecPredictorModelModelFormat",
    "InferenceServiceSpecPredictorModelPorts",
    "InferenceServiceSpecPredictorModelResizePolicy",
    "InferenceServiceSpecPredictorModelRestartPolicyRules",
    "InferenceServiceSpecPredictorModelRestartPolicyRulesExitCodes",
    "InferenceServiceSpecPredictorModelStorage",
    "InferenceServiceSpecPredictorModelVolumeDevices",
    "InferenceServiceSpecPredictorOs",
    "InferenceServiceSpecPredictorOverhead",
    "InferenceServiceSpecPredictorReadinessGates",
    "InferenceServiceSpecPredictorResourceClaims",
    "InferenceServiceSpecPredictorResources",
    "InferenceServiceSpecPredictorResourcesClaims",
    "InferenceServiceSpecPredictorResourcesLimits",
    "InferenceServiceSpecPredictorResourcesRequests",
    "InferenceServiceSpecPredictorScaleMetric",
    "InferenceServiceSpecPredictorScaleMetricType",
    "InferenceServiceSpecPredictorSchedulingGates",
    "InferenceServiceSpecPredictorStorageUris",
    "InferenceServiceSpecPredictorTolerations",
    "InferenceServiceSpecTransformer",
    "InferenceServiceSpecTransformerAutoScaling",
    "InferenceServiceSpecTransformerAutoScalingBehavior",
    "InferenceServiceSpecTransformerAutoScalingBehaviorScaleDown",
    "InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownPolicies",
    "InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownTolerance",
    "InferenceServiceSpecTransformerAutoScalingBehaviorScaleUp",
    "InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpPolicies",
    "InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpTolerance",
    "InferenceServiceSpecTransformerAutoScalingMetrics",
    "InferenceServiceSpecTransformerAutoScalingMetricsExternal",
    "InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRef",
    "InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRefAuthenticationRef",
    "InferenceServiceSpecTransformerAutoScalingMetricsExternalMetric",
    "InferenceServiceSpecTransformerAutoScalingMetricsExternalMetricBackend",
    "InferenceServiceSpecTransformerAutoScalingMetricsExternalTarget",
    "InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetAverageValue",
    "InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetType",
    "InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetValue",
    "InferenceServiceSpecTransformerAutoScalingMetricsPodmetric",
    "InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetric",
    "InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetricBackend",
    "InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTarget",
    "InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetAverageValue",
    "InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetType",
    "InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetValue",
    "InferenceServiceSpecTransformerAutoScalingMetricsResource",
    "InferenceServiceSpecTransformerAutoScalingMetricsResourceName",
    "InferenceServiceSpecTransformerAutoScalingMetricsResourceTarget",
    "InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetAverageValue",
    "InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetType",
    "InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetValue",
    "InferenceServiceSpecTransformerAutoScalingMetricsType",
    "InferenceServiceSpecTransformerBatcher",
    "InferenceServiceSpecTransformerDeploymentStrategy",
    "InferenceServiceSpecTransformerDeploymentStrategyRollingUpdate",
    "InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxSurge",
    "InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxUnavailable",
    "InferenceServiceSpecTransformerHostAliases",
    "InferenceServiceSpecTransformerImagePullSecrets",
    "InferenceServiceSpecTransformerLogger",
    "InferenceServiceSpecTransformerLoggerMode",
    "InferenceServiceSpecTransformerLoggerStorage",
    "InferenceServiceSpecTransformerOs",
    "InferenceServiceSpecTransformerOverhead",
    "InferenceServiceSpecTransformerReadinessGates",
    "InferenceServiceSpecTransformerResourceClaims",
    "InferenceServiceSpecTransformerResources",
    "InferenceServiceSpecTransformerResourcesClaims",
    "InferenceServiceSpecTransformerResourcesLimits",
    "InferenceServiceSpecTransformerResourcesRequests",
    "InferenceServiceSpecTransformerScaleMetric",
    "InferenceServiceSpecTransformerScaleMetricType",
    "InferenceServiceSpecTransformerSchedulingGates",
    "InferenceServiceSpecTransformerStorageUris",
    "InferenceServiceSpecTransformerTolerations",
    "ServingRuntime",
    "ServingRuntimeProps",
    "ServingRuntimeSpec",
    "ServingRuntimeSpecBuiltInAdapter",
    "ServingRuntimeSpecBuiltInAdapterEnv",
    "ServingRuntimeSpecBuiltInAdapterEnvValueFrom",
    "ServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef",
    "ServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef",
    "ServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef",
    "ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef",
    "ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor",
    "ServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef",
    "ServingRuntimeSpecImagePullSecrets",
    "ServingRuntimeSpecStorageHelper",
    "ServingRuntimeSpecSupportedModelFormats",
    "ServingRuntimeSpecTolerations",
]

publication.publish()

def _typecheckingstub__9a546c853d561a04dbaabaa287e5e9e2e613d651ab4ec360b37a313b4949c920(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[ClusterServingRuntimeSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__20dfc3b055d8409ff573ba9741c05019e50b3e07dac911acf87782c0e767dbcd(
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[ClusterServingRuntimeSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bdc3c9b29a611c4f79da2bd42b002c82cbcfb5bf598d294ec71d807bb9c79fd2(
    *,
    containers: typing.Sequence[typing.Any],
    affinity: typing.Any = None,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    built_in_adapter: typing.Optional[typing.Union[ClusterServingRuntimeSpecBuiltInAdapter, typing.Dict[builtins.str, typing.Any]]] = None,
    disabled: typing.Optional[builtins.bool] = None,
    grpc_data_endpoint: typing.Optional[builtins.str] = None,
    grpc_endpoint: typing.Optional[builtins.str] = None,
    host_ipc: typing.Optional[builtins.bool] = None,
    http_data_endpoint: typing.Optional[builtins.str] = None,
    image_pull_secrets: typing.Optional[typing.Sequence[typing.Union[ClusterServingRuntimeSpecImagePullSecrets, typing.Dict[builtins.str, typing.Any]]]] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    multi_model: typing.Optional[builtins.bool] = None,
    node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    protocol_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
    replicas: typing.Optional[jsii.Number] = None,
    scheduler_name: typing.Optional[builtins.str] = None,
    storage_helper: typing.Optional[typing.Union[ClusterServingRuntimeSpecStorageHelper, typing.Dict[builtins.str, typing.Any]]] = None,
    supported_model_formats: typing.Optional[typing.Sequence[typing.Union[ClusterServingRuntimeSpecSupportedModelFormats, typing.Dict[builtins.str, typing.Any]]]] = None,
    tolerations: typing.Optional[typing.Sequence[typing.Union[ClusterServingRuntimeSpecTolerations, typing.Dict[builtins.str, typing.Any]]]] = None,
    volumes: typing.Optional[typing.Sequence[typing.Any]] = None,
    worker_spec: typing.Any = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9cccd21dd63c912e704998a62a425cad8ef4b4d21bff4bb86ae0d85a0e11f7d5(
    *,
    env: typing.Optional[typing.Sequence[typing.Union[ClusterServingRuntimeSpecBuiltInAdapterEnv, typing.Dict[builtins.str, typing.Any]]]] = None,
    mem_buffer_bytes: typing.Optional[jsii.Number] = None,
    model_loading_timeout_millis: typing.Optional[jsii.Number] = None,
    runtime_management_port: typing.Optional[jsii.Number] = None,
    server_type: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b23eefb3d40b761c2f3e7bbade6ce853158f5a8949c5bb2d7b8241ce1b3fc7b1(
    *,
    name: builtins.str,
    value: typing.Optional[builtins.str] = None,
    value_from: typing.Optional[typing.Union[ClusterServingRuntimeSpecBuiltInAdapterEnvValueFrom, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a6164f864acd9392873748f547a4c287fd1656817794101a3af19b20b290cdfc(
    *,
    config_map_key_ref: typing.Optional[typing.Union[ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef, typing.Dict[builtins.str, typing.Any]]] = None,
    field_ref: typing.Optional[typing.Union[ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef, typing.Dict[builtins.str, typing.Any]]] = None,
    file_key_ref: typing.Optional[typing.Union[ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef, typing.Dict[builtins.str, typing.Any]]] = None,
    resource_field_ref: typing.Optional[typing.Union[ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef, typing.Dict[builtins.str, typing.Any]]] = None,
    secret_key_ref: typing.Optional[typing.Union[ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__78ee8b67e2047ad0976c9d9f4e0d1bf4c7b5c8c41a5a24da0fa249fe5e8dfb88(
    *,
    key: builtins.str,
    name: typing.Optional[builtins.str] = None,
    optional: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__92aba0acb479cd0d83acdd8c5c1035f3d5ae657adf0d79aa1e051d5c6dd9fc29(
    *,
    field_path: builtins.str,
    api_version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__93b854b9e24036e57e6c04bf9d348f5b95bfd7b252ab4dacdb116c7811c903a3(
    *,
    key: builtins.str,
    path: builtins.str,
    volume_name: builtins.str,
    optional: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bdac14a592b2ad6dd85a85c8045a2df1be4df1b8cf35b6074a922a2731cdb85d(
    *,
    resource: builtins.str,
    container_name: typing.Optional[builtins.str] = None,
    divisor: typing.Optional[ClusterServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8b4bc862459f9e21a2a1033fcb7d35ed1d35931a66d6aae3d7d1e609abb6f426(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4295698c2d911b9a8522cca6922dbedcc1040549c36a08b1c5f8a8c4f7755a82(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1bad72a8d8eb96f9b2203e2bb5d32a5a0c62c21e94296c879b0b7d51cb0c2187(
    *,
    key: builtins.str,
    name: typing.Optional[builtins.str] = None,
    optional: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__57a73a0bb3c38eae0e60ffacceca12c76acc21c20e92300f556cb7978771a678(
    *,
    name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d1d5e39d7d494905f526c9d3f318648660036e620024e2fbe13ba09a77da83cc(
    *,
    disabled: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__606e99179b69ec2832bce77f600e514fb09f06a1afcc1313a618e9dc76cc0476(
    *,
    name: builtins.str,
    auto_select: typing.Optional[builtins.bool] = None,
    priority: typing.Optional[jsii.Number] = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2d7fe820f73fb06c1c9c0a8cec1af6e26fd49870559b49748cb7f6f0a1db7dc3(
    *,
    effect: typing.Optional[builtins.str] = None,
    key: typing.Optional[builtins.str] = None,
    operator: typing.Optional[builtins.str] = None,
    toleration_seconds: typing.Optional[jsii.Number] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0d6225f8eb55188592620d341f3a728f94160086f8335092d1f4a0a254dd3e6c(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    disabled: typing.Optional[builtins.bool] = None,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[ClusterStorageContainerSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5b2ca5da4775701dd3ac6ee075b18452d560449b737fbed98f643bd3d5cd4611(
    *,
    disabled: typing.Optional[builtins.bool] = None,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[ClusterStorageContainerSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f394298f6e4f17ed9de6a50dea95dba96e50b3b1878875480bc9f01aab4bcfba(
    *,
    container: typing.Any,
    supported_uri_formats: typing.Sequence[typing.Union[ClusterStorageContainerSpecSupportedUriFormats, typing.Dict[builtins.str, typing.Any]]],
    supports_multi_model_download: typing.Optional[builtins.bool] = None,
    workload_type: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f2c0f902a675b14c8b8a4ebcb74effa554a0b4c4a6ac09ef715602913647bc65(
    *,
    prefix: typing.Optional[builtins.str] = None,
    regex: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d7c04280339c1661a6b78ac8529bfa54118ee4cdcc4176cbf4c48f3a57ba6dfd(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[InferenceServiceSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ebccfcbcbdbe7bad14051d974766f8ec3b536574cf5fa3b21e260e4f9a5fb8a9(
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[InferenceServiceSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8ff70fa2546c36da751cc292954845add4adc8a0c06457d06df720867c1d64b5(
    *,
    predictor: typing.Union[InferenceServiceSpecPredictor, typing.Dict[builtins.str, typing.Any]],
    canary: typing.Optional[typing.Sequence[typing.Any]] = None,
    explainer: typing.Any = None,
    transformer: typing.Optional[typing.Union[InferenceServiceSpecTransformer, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__72ce255b8f82cf6d311adf462df472ce2b8f802ece1ac050012f04a835275654(
    *,
    active_deadline_seconds: typing.Optional[jsii.Number] = None,
    affinity: typing.Any = None,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    automount_service_account_token: typing.Optional[builtins.bool] = None,
    auto_scaling: typing.Optional[typing.Union[InferenceServiceSpecPredictorAutoScaling, typing.Dict[builtins.str, typing.Any]]] = None,
    batcher: typing.Optional[typing.Union[InferenceServiceSpecPredictorBatcher, typing.Dict[builtins.str, typing.Any]]] = None,
    canary_traffic_percent: typing.Optional[jsii.Number] = None,
    container_concurrency: typing.Optional[jsii.Number] = None,
    containers: typing.Optional[typing.Sequence[typing.Any]] = None,
    deployment_strategy: typing.Optional[typing.Union[InferenceServiceSpecPredictorDeploymentStrategy, typing.Dict[builtins.str, typing.Any]]] = None,
    dns_config: typing.Any = None,
    dns_policy: typing.Optional[builtins.str] = None,
    enable_service_links: typing.Optional[builtins.bool] = None,
    host_aliases: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecPredictorHostAliases, typing.Dict[builtins.str, typing.Any]]]] = None,
    host_ipc: typing.Optional[builtins.bool] = None,
    hostname: typing.Optional[builtins.str] = None,
    hostname_override: typing.Optional[builtins.str] = None,
    host_network: typing.Optional[builtins.bool] = None,
    host_pid: typing.Optional[builtins.bool] = None,
    host_users: typing.Optional[builtins.bool] = None,
    huggingface: typing.Any = None,
    image_pull_secrets: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecPredictorImagePullSecrets, typing.Dict[builtins.str, typing.Any]]]] = None,
    init_containers: typing.Optional[typing.Sequence[typing.Any]] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    lightgbm: typing.Any = None,
    logger: typing.Optional[typing.Union[InferenceServiceSpecPredictorLogger, typing.Dict[builtins.str, typing.Any]]] = None,
    max_replicas: typing.Optional[jsii.Number] = None,
    min_replicas: typing.Optional[jsii.Number] = None,
    model: typing.Optional[typing.Union[InferenceServiceSpecPredictorModel, typing.Dict[builtins.str, typing.Any]]] = None,
    name: typing.Optional[builtins.str] = None,
    node_name: typing.Optional[builtins.str] = None,
    node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    onnx: typing.Any = None,
    os: typing.Optional[typing.Union[InferenceServiceSpecPredictorOs, typing.Dict[builtins.str, typing.Any]]] = None,
    overhead: typing.Optional[typing.Mapping[builtins.str, InferenceServiceSpecPredictorOverhead]] = None,
    paddle: typing.Any = None,
    pmml: typing.Any = None,
    preemption_policy: typing.Optional[builtins.str] = None,
    priority: typing.Optional[jsii.Number] = None,
    priority_class_name: typing.Optional[builtins.str] = None,
    pytorch: typing.Any = None,
    readiness_gates: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecPredictorReadinessGates, typing.Dict[builtins.str, typing.Any]]]] = None,
    resource_claims: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecPredictorResourceClaims, typing.Dict[builtins.str, typing.Any]]]] = None,
    resources: typing.Optional[typing.Union[InferenceServiceSpecPredictorResources, typing.Dict[builtins.str, typing.Any]]] = None,
    restart_policy: typing.Optional[builtins.str] = None,
    runtime_class_name: typing.Optional[builtins.str] = None,
    scale_metric: typing.Optional[InferenceServiceSpecPredictorScaleMetric] = None,
    scale_metric_type: typing.Optional[InferenceServiceSpecPredictorScaleMetricType] = None,
    scale_target: typing.Optional[jsii.Number] = None,
    scheduler_name: typing.Optional[builtins.str] = None,
    scheduling_gates: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecPredictorSchedulingGates, typing.Dict[builtins.str, typing.Any]]]] = None,
    security_context: typing.Any = None,
    service_account: typing.Optional[builtins.str] = None,
    service_account_name: typing.Optional[builtins.str] = None,
    set_hostname_as_fqdn: typing.Optional[builtins.bool] = None,
    share_process_namespace: typing.Optional[builtins.bool] = None,
    sklearn: typing.Any = None,
    storage_container_name: typing.Optional[builtins.str] = None,
    storage_uris: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecPredictorStorageUris, typing.Dict[builtins.str, typing.Any]]]] = None,
    subdomain: typing.Optional[builtins.str] = None,
    tensorflow: typing.Any = None,
    termination_grace_period_seconds: typing.Optional[jsii.Number] = None,
    timeout: typing.Optional[jsii.Number] = None,
    tolerations: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecPredictorTolerations, typing.Dict[builtins.str, typing.Any]]]] = None,
    topology_spread_constraints: typing.Optional[typing.Sequence[typing.Any]] = None,
    triton: typing.Any = None,
    volumes: typing.Optional[typing.Sequence[typing.Any]] = None,
    worker_spec: typing.Any = None,
    xgboost: typing.Any = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__079c19daa4f814fb813e093e10a47963ac0b70dd6bf01e9a0a604cfaef5f89f3(
    *,
    behavior: typing.Optional[typing.Union[InferenceServiceSpecPredictorAutoScalingBehavior, typing.Dict[builtins.str, typing.Any]]] = None,
    metrics: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecPredictorAutoScalingMetrics, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8947136f1d8b54d721c2bf058f36d3cb9a0b1b3681d1427e24a74c26fb2238c4(
    *,
    scale_down: typing.Optional[typing.Union[InferenceServiceSpecPredictorAutoScalingBehaviorScaleDown, typing.Dict[builtins.str, typing.Any]]] = None,
    scale_up: typing.Optional[typing.Union[InferenceServiceSpecPredictorAutoScalingBehaviorScaleUp, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5db9a3c5bc6b7c3b1aa2a1a177fb2c409538fc65afdade5e7e514a547461ff0f(
    *,
    policies: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownPolicies, typing.Dict[builtins.str, typing.Any]]]] = None,
    select_policy: typing.Optional[builtins.str] = None,
    stabilization_window_seconds: typing.Optional[jsii.Number] = None,
    tolerance: typing.Optional[InferenceServiceSpecPredictorAutoScalingBehaviorScaleDownTolerance] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__df2f62bfc42cbb06876c5b7d732502166067a67d32112fb5870e74015196b075(
    *,
    period_seconds: jsii.Number,
    type: builtins.str,
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d1308fa4b2d56926703baacdabe589a53bc1b8e544ff1c4cfa9869628a8d8806(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a2428b98b7d62af9edd3ec0b5fd1eb4a00ff480a4a479d7b4322478a9a1f2419(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cc31c62aec45b7c84f76d976b87a942640a498b79d6b385cc91bdd10887b58e0(
    *,
    policies: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpPolicies, typing.Dict[builtins.str, typing.Any]]]] = None,
    select_policy: typing.Optional[builtins.str] = None,
    stabilization_window_seconds: typing.Optional[jsii.Number] = None,
    tolerance: typing.Optional[InferenceServiceSpecPredictorAutoScalingBehaviorScaleUpTolerance] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__89505191f006a6bcf1b3fa62fa28b3a278d71218a9f46e4f9b0daee671049065(
    *,
    period_seconds: jsii.Number,
    type: builtins.str,
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__04a6cfffb6beaeeef2aca702e592f47b0c6b7734243cd89002eca90c77f6bfb0(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__708fd5cc987cd11583b24733aa470014600b85b1eb93575ee0d57a6aa2aeb5dd(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a486eac75da82f40947c1a0bcd5f3c6723fad77b58ce60528d8487955f230ac6(
    *,
    type: InferenceServiceSpecPredictorAutoScalingMetricsType,
    external: typing.Optional[typing.Union[InferenceServiceSpecPredictorAutoScalingMetricsExternal, typing.Dict[builtins.str, typing.Any]]] = None,
    podmetric: typing.Optional[typing.Union[InferenceServiceSpecPredictorAutoScalingMetricsPodmetric, typing.Dict[builtins.str, typing.Any]]] = None,
    resource: typing.Optional[typing.Union[InferenceServiceSpecPredictorAutoScalingMetricsResource, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a2d9fa6e677a6a0c79b91cdd7238859e2f385f3b04e1805e0d31e53f0c0bdf2f(
    *,
    metric: typing.Union[InferenceServiceSpecPredictorAutoScalingMetricsExternalMetric, typing.Dict[builtins.str, typing.Any]],
    target: typing.Union[InferenceServiceSpecPredictorAutoScalingMetricsExternalTarget, typing.Dict[builtins.str, typing.Any]],
    authentication_ref: typing.Optional[typing.Union[InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRef, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c15163a87fb3e702b8fbe3d47247ca5150d96f87e10ae6d4139f61071c8cf7ce(
    *,
    authentication_ref: typing.Union[InferenceServiceSpecPredictorAutoScalingMetricsExternalAuthenticationRefAuthenticationRef, typing.Dict[builtins.str, typing.Any]],
    auth_modes: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__17f728ed175c25323c105bcc1c5e2f3782e1f3c7c165f23c0842d7d66e91431c(
    *,
    name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2e60c1dde8d14433a898b279db4fde81b1e1bbbfbd2ca6b040422e63df103c6b(
    *,
    backend: typing.Optional[InferenceServiceSpecPredictorAutoScalingMetricsExternalMetricBackend] = None,
    namespace: typing.Optional[builtins.str] = None,
    query: typing.Optional[builtins.str] = None,
    server_address: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3ac4449083ae40eaaeab17472dd45b7da36e807906961af8b3a1249d782b291d(
    *,
    average_utilization: typing.Optional[jsii.Number] = None,
    average_value: typing.Optional[InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetAverageValue] = None,
    type: typing.Optional[InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetType] = None,
    value: typing.Optional[InferenceServiceSpecPredictorAutoScalingMetricsExternalTargetValue] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__005deabddb9e52a5d24dc0f3fff832bd7ed2cf3a9cd502b59721217f09b85edf(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6d8ace53e8ae7ad401a00239ffe0f76a8048b40d7b973c23af5e0a5a850587b9(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2a2decebd19c8ce50d8664918b0878e814bccdac3294b7672629b1e23b984e45(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3ef5eb28b32f3c1c4e483d567405186cd2ca621b05911e85a4d1233ce54d3053(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9e54094684cb70164ff977f9e76f847be60daf1539c52963f6c5fba18a4163d2(
    *,
    metric: typing.Union[InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetric, typing.Dict[builtins.str, typing.Any]],
    target: typing.Union[InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTarget, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7e2f2ce8343caeef2a8f876adb8275a8a3b3a91d856c71af7dcc228c0882f60a(
    *,
    backend: typing.Optional[InferenceServiceSpecPredictorAutoScalingMetricsPodmetricMetricBackend] = None,
    metric_names: typing.Optional[typing.Sequence[builtins.str]] = None,
    operation_over_time: typing.Optional[builtins.str] = None,
    query: typing.Optional[builtins.str] = None,
    server_address: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__722ca45a60e892d5b8c2d4727990c512c3a89650f94143d9329a6d9115d04131(
    *,
    average_utilization: typing.Optional[jsii.Number] = None,
    average_value: typing.Optional[InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetAverageValue] = None,
    type: typing.Optional[InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetType] = None,
    value: typing.Optional[InferenceServiceSpecPredictorAutoScalingMetricsPodmetricTargetValue] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3d870351fe9b123e149ebd573c9ae19311ef65fc86726f4ad376b21e6631ba9e(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a6a04fda7fbcc9f2c65f3f964a389768014d1a32901397472edc2ce1fe25ee0b(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__84c9771cdbb2e7bc9c8b724b834b227aa4527b93d81ad3d2619c536617eb1f20(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fedd0da37c4f8b99580a4e2ee20335ae760da008e72a4060105ea6ddbe93d8a8(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9c803a9c2e683d3e3bfbb1060348869b9f60efbed3fbf41af9713a7deebefa10(
    *,
    name: InferenceServiceSpecPredictorAutoScalingMetricsResourceName,
    target: typing.Union[InferenceServiceSpecPredictorAutoScalingMetricsResourceTarget, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__29accb875733efd14a761b5e72acaff2d2346e8ee5efb01cba2fbcb57acaafc1(
    *,
    average_utilization: typing.Optional[jsii.Number] = None,
    average_value: typing.Optional[InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetAverageValue] = None,
    type: typing.Optional[InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetType] = None,
    value: typing.Optional[InferenceServiceSpecPredictorAutoScalingMetricsResourceTargetValue] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__44a9d36f80d3d3d76dafc39d610de39a850db93f0d816d796b5c2714a48772dd(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9c4f10f7f11cd16b194ff8c79d66ef1cdaf132963b519dc9cc12d3c420ddf284(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2fc7704a4ba9fe32f62a6a67476bb11abd48d89b88d12b40b3b01976369776c3(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bdff9908a8a30db2b788fa1f45af2cb986d6a0e6bb4811c2a169101f301f362d(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3bd66c7ed7b7a42499a7eae105329947ad52049b6b8ac7108d7ca85e7827eba8(
    *,
    max_batch_size: typing.Optional[jsii.Number] = None,
    max_latency: typing.Optional[jsii.Number] = None,
    timeout: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6408e478d5846be9110d7a1187708eccb4b04e65bbb4b34327ee4230954d005f(
    *,
    rolling_update: typing.Optional[typing.Union[InferenceServiceSpecPredictorDeploymentStrategyRollingUpdate, typing.Dict[builtins.str, typing.Any]]] = None,
    type: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__954ee63d34efbd8554dfcc0d19c7219e8c9628ea94d8f4b6cde63dd922ac5d19(
    *,
    max_surge: typing.Optional[InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxSurge] = None,
    max_unavailable: typing.Optional[InferenceServiceSpecPredictorDeploymentStrategyRollingUpdateMaxUnavailable] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d7cfacbcb3aa85fb3e8ea20b359304117711cd75b19a35203b36fcf0beacb65c(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ae6c6694df321c9fcd881e1f41dd4eefe53ae906a64b4e1832b64d89fa798b77(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__641fb7cca689e893e68509e69bffe6fad0ba5a82d99f87dc91a2464874e9e89f(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bad559163160d5259d3dcf236723ecf08bf7864a778dbc67d2e98ec9e61a6031(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a8670acc4217cb3ba969bb1683ae26ed95297ac33043376b5c45f17e1bf350b6(
    *,
    ip: builtins.str,
    hostnames: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9d4ca139c84ebdae411d7368f0b890b98e3ae82af5dce16849ed1fc2af6a1b92(
    *,
    name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__abc8e0927e01b417b9f16812b56907841e0897529acde836ae8c1138efa93cda(
    *,
    batch_interval: typing.Optional[builtins.str] = None,
    batch_size: typing.Optional[jsii.Number] = None,
    marshaller_url: typing.Optional[builtins.str] = None,
    metadata_annotations: typing.Optional[typing.Sequence[builtins.str]] = None,
    metadata_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    mode: typing.Optional[InferenceServiceSpecPredictorLoggerMode] = None,
    storage: typing.Optional[typing.Union[InferenceServiceSpecPredictorLoggerStorage, typing.Dict[builtins.str, typing.Any]]] = None,
    url: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8a0988759330f3be711e2d5d8554ceaefe34af8a3b49dc29ee65081185c2dafe(
    *,
    key: typing.Optional[builtins.str] = None,
    parameters: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    path: typing.Optional[builtins.str] = None,
    service_account_name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bd689411fc07ac089feeed6fcd4cab70dc260f536d04b311cbd1d9d52f6956cc(
    *,
    args: typing.Optional[typing.Sequence[builtins.str]] = None,
    command: typing.Optional[typing.Sequence[builtins.str]] = None,
    confidential: typing.Optional[typing.Union[InferenceServiceSpecPredictorModelConfidential, typing.Dict[builtins.str, typing.Any]]] = None,
    env: typing.Optional[typing.Sequence[typing.Any]] = None,
    env_from: typing.Optional[typing.Sequence[typing.Any]] = None,
    image: typing.Optional[builtins.str] = None,
    image_pull_policy: typing.Optional[builtins.str] = None,
    lifecycle: typing.Any = None,
    liveness_probe: typing.Any = None,
    model_format: typing.Optional[typing.Union[InferenceServiceSpecPredictorModelModelFormat, typing.Dict[builtins.str, typing.Any]]] = None,
    name: typing.Optional[builtins.str] = None,
    ports: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecPredictorModelPorts, typing.Dict[builtins.str, typing.Any]]]] = None,
    protocol_version: typing.Optional[builtins.str] = None,
    readiness_probe: typing.Any = None,
    resize_policy: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecPredictorModelResizePolicy, typing.Dict[builtins.str, typing.Any]]]] = None,
    resources: typing.Any = None,
    restart_policy: typing.Optional[builtins.str] = None,
    restart_policy_rules: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecPredictorModelRestartPolicyRules, typing.Dict[builtins.str, typing.Any]]]] = None,
    runtime: typing.Optional[builtins.str] = None,
    runtime_version: typing.Optional[builtins.str] = None,
    security_context: typing.Any = None,
    startup_probe: typing.Any = None,
    stdin: typing.Optional[builtins.bool] = None,
    stdin_once: typing.Optional[builtins.bool] = None,
    storage: typing.Optional[typing.Union[InferenceServiceSpecPredictorModelStorage, typing.Dict[builtins.str, typing.Any]]] = None,
    storage_uri: typing.Optional[builtins.str] = None,
    termination_message_path: typing.Optional[builtins.str] = None,
    termination_message_policy: typing.Optional[builtins.str] = None,
    tty: typing.Optional[builtins.bool] = None,
    volume_devices: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecPredictorModelVolumeDevices, typing.Dict[builtins.str, typing.Any]]]] = None,
    volume_mounts: typing.Optional[typing.Sequence[typing.Any]] = None,
    working_dir: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7fe68fd0466e3fafc11a0f92500e3f7358c0944367414ce4c5ec5b62ea643fcd(
    *,
    enabled: builtins.bool,
    resource_id: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__94bc8c3307a9dd4c7b70108ee203b5237a96f1a924a2353bc84ba87a80ce1c65(
    *,
    name: builtins.str,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__083140481e5868a4872262c7b0582f0a50d95eb3c99344359694f7fdb9a4417d(
    *,
    container_port: jsii.Number,
    host_ip: typing.Optional[builtins.str] = None,
    host_port: typing.Optional[jsii.Number] = None,
    name: typing.Optional[builtins.str] = None,
    protocol: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__57abca8ff66215c96e5f6da15b6645d218bced035bd7308fe0bd79cf5a6b0615(
    *,
    resource_name: builtins.str,
    restart_policy: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fa8ea80900c385588604b45eaee85eae7cb93049161ff5e8a9effc90d6e688fe(
    *,
    action: builtins.str,
    exit_codes: typing.Optional[typing.Union[InferenceServiceSpecPredictorModelRestartPolicyRulesExitCodes, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e45db1ce251b6eb4bfabea3f235f2606168cceea1c135e1e2960005f15535b39(
    *,
    operator: builtins.str,
    values: typing.Optional[typing.Sequence[jsii.Number]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b6cb7b48100a163c7d6b14fdf5cac9f33689983f22781297ec9418e2d5c6cd12(
    *,
    key: typing.Optional[builtins.str] = None,
    parameters: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    path: typing.Optional[builtins.str] = None,
    schema_path: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__adfbba664e89c2011cb0c225e43ced2c1a99f31dd5b33808529fc04eea68f97e(
    *,
    device_path: builtins.str,
    name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__94076e25a24627a6119294fda0f8c10507cf2280e3d0113649a64de71ff30a0a(
    *,
    name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b1a7524b751b366feac549ba1cc9e19c814778c1d725d2ed72df5c25802f8d5a(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__31c8d226cd51da83baede41bfbee9a93b6f6d2c4f98eea19eafa3cf8dbcaf7c6(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__88a251bd120b3ee60c8049d001b3df2bd7834e6109ff8e52c36ea08b4b9ad037(
    *,
    condition_type: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9a870f6694eb650fdeb73c01575a6eeb71d0142a9078ac1d5822c94dc4935aff(
    *,
    name: builtins.str,
    resource_claim_name: typing.Optional[builtins.str] = None,
    resource_claim_template_name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ad4d3278ab7698acc13ec820cf402d16e28da071b16fe91563c099e8a6d00690(
    *,
    claims: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecPredictorResourcesClaims, typing.Dict[builtins.str, typing.Any]]]] = None,
    limits: typing.Optional[typing.Mapping[builtins.str, InferenceServiceSpecPredictorResourcesLimits]] = None,
    requests: typing.Optional[typing.Mapping[builtins.str, InferenceServiceSpecPredictorResourcesRequests]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0606ac2e67878ad5476e349ee47864429e1cec04999a354ed63ba9cbace5f31d(
    *,
    name: builtins.str,
    request: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__26c58182c3bcf223b47d52216931422b3b20811d2f97c28c35879643038411c9(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d06d26bb38bbfc57a6159d45050a65cfa0a576e5b789e92eae3814f89b1ba0b3(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ef7f2af7c979ec7a3f87b79b5f9b8ce75a8955dacfecbbc30d912c46fa857dd6(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1e227876d4dc0e8e1ad7365b3ba75f26a5731a7fa35e39d00a6dd5773da7e445(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ea872eea2c387ce44eed7afbf273353c2afaf528dafc8c94a8a8317923eef627(
    *,
    name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9e663c7797b673b47a3b06058ec705f8bde1b24a21f2567da254144d93ea1db1(
    *,
    uri: builtins.str,
    mount_path: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cadd6b029a790eb8beacaf7f6acd03449ce85b51187a69f3ea6a297661a05f45(
    *,
    effect: typing.Optional[builtins.str] = None,
    key: typing.Optional[builtins.str] = None,
    operator: typing.Optional[builtins.str] = None,
    toleration_seconds: typing.Optional[jsii.Number] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8937c87041c7e07bff5c8a31db557fc9a0fda44b6e51babc76c0a6cc134a6d40(
    *,
    active_deadline_seconds: typing.Optional[jsii.Number] = None,
    affinity: typing.Any = None,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    automount_service_account_token: typing.Optional[builtins.bool] = None,
    auto_scaling: typing.Optional[typing.Union[InferenceServiceSpecTransformerAutoScaling, typing.Dict[builtins.str, typing.Any]]] = None,
    batcher: typing.Optional[typing.Union[InferenceServiceSpecTransformerBatcher, typing.Dict[builtins.str, typing.Any]]] = None,
    canary_traffic_percent: typing.Optional[jsii.Number] = None,
    container_concurrency: typing.Optional[jsii.Number] = None,
    containers: typing.Optional[typing.Sequence[typing.Any]] = None,
    deployment_strategy: typing.Optional[typing.Union[InferenceServiceSpecTransformerDeploymentStrategy, typing.Dict[builtins.str, typing.Any]]] = None,
    dns_config: typing.Any = None,
    dns_policy: typing.Optional[builtins.str] = None,
    enable_service_links: typing.Optional[builtins.bool] = None,
    host_aliases: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecTransformerHostAliases, typing.Dict[builtins.str, typing.Any]]]] = None,
    host_ipc: typing.Optional[builtins.bool] = None,
    hostname: typing.Optional[builtins.str] = None,
    hostname_override: typing.Optional[builtins.str] = None,
    host_network: typing.Optional[builtins.bool] = None,
    host_pid: typing.Optional[builtins.bool] = None,
    host_users: typing.Optional[builtins.bool] = None,
    image_pull_secrets: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecTransformerImagePullSecrets, typing.Dict[builtins.str, typing.Any]]]] = None,
    init_containers: typing.Optional[typing.Sequence[typing.Any]] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    logger: typing.Optional[typing.Union[InferenceServiceSpecTransformerLogger, typing.Dict[builtins.str, typing.Any]]] = None,
    max_replicas: typing.Optional[jsii.Number] = None,
    min_replicas: typing.Optional[jsii.Number] = None,
    node_name: typing.Optional[builtins.str] = None,
    node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    os: typing.Optional[typing.Union[InferenceServiceSpecTransformerOs, typing.Dict[builtins.str, typing.Any]]] = None,
    overhead: typing.Optional[typing.Mapping[builtins.str, InferenceServiceSpecTransformerOverhead]] = None,
    preemption_policy: typing.Optional[builtins.str] = None,
    priority: typing.Optional[jsii.Number] = None,
    priority_class_name: typing.Optional[builtins.str] = None,
    readiness_gates: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecTransformerReadinessGates, typing.Dict[builtins.str, typing.Any]]]] = None,
    resource_claims: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecTransformerResourceClaims, typing.Dict[builtins.str, typing.Any]]]] = None,
    resources: typing.Optional[typing.Union[InferenceServiceSpecTransformerResources, typing.Dict[builtins.str, typing.Any]]] = None,
    restart_policy: typing.Optional[builtins.str] = None,
    runtime_class_name: typing.Optional[builtins.str] = None,
    scale_metric: typing.Optional[InferenceServiceSpecTransformerScaleMetric] = None,
    scale_metric_type: typing.Optional[InferenceServiceSpecTransformerScaleMetricType] = None,
    scale_target: typing.Optional[jsii.Number] = None,
    scheduler_name: typing.Optional[builtins.str] = None,
    scheduling_gates: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecTransformerSchedulingGates, typing.Dict[builtins.str, typing.Any]]]] = None,
    security_context: typing.Any = None,
    service_account: typing.Optional[builtins.str] = None,
    service_account_name: typing.Optional[builtins.str] = None,
    set_hostname_as_fqdn: typing.Optional[builtins.bool] = None,
    share_process_namespace: typing.Optional[builtins.bool] = None,
    storage_uris: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecTransformerStorageUris, typing.Dict[builtins.str, typing.Any]]]] = None,
    subdomain: typing.Optional[builtins.str] = None,
    termination_grace_period_seconds: typing.Optional[jsii.Number] = None,
    timeout: typing.Optional[jsii.Number] = None,
    tolerations: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecTransformerTolerations, typing.Dict[builtins.str, typing.Any]]]] = None,
    topology_spread_constraints: typing.Optional[typing.Sequence[typing.Any]] = None,
    volumes: typing.Optional[typing.Sequence[typing.Any]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c7b9c4035d338c997554c23bdcc3887d0bf1a37125fffa99dd10af49b10d3b23(
    *,
    behavior: typing.Optional[typing.Union[InferenceServiceSpecTransformerAutoScalingBehavior, typing.Dict[builtins.str, typing.Any]]] = None,
    metrics: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecTransformerAutoScalingMetrics, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__88be4160e758620119321d0ea5d4eb5623156f0a856082b9cb2112c3c90feb64(
    *,
    scale_down: typing.Optional[typing.Union[InferenceServiceSpecTransformerAutoScalingBehaviorScaleDown, typing.Dict[builtins.str, typing.Any]]] = None,
    scale_up: typing.Optional[typing.Union[InferenceServiceSpecTransformerAutoScalingBehaviorScaleUp, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f52a495c3eee5c47827f8a0c068ecf86361187848110dffd87127ae050f9292a(
    *,
    policies: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownPolicies, typing.Dict[builtins.str, typing.Any]]]] = None,
    select_policy: typing.Optional[builtins.str] = None,
    stabilization_window_seconds: typing.Optional[jsii.Number] = None,
    tolerance: typing.Optional[InferenceServiceSpecTransformerAutoScalingBehaviorScaleDownTolerance] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e41aff3957fcd8f79976073b22cdf3bdccf2678821876044cb08babfb97d14ae(
    *,
    period_seconds: jsii.Number,
    type: builtins.str,
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0888fc73a59e3a7e47ba4a6ebf32d277d4eb0fb974c2de8974f77c9263c4a6db(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__13e74e834b10281b85aebe5cd9c502c635f0aa9b44f08ee2e8afe04f96ef2587(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__570c2faba256b73bdcd359e9caac14e820c71070d7c456daeff94750887e70b2(
    *,
    policies: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpPolicies, typing.Dict[builtins.str, typing.Any]]]] = None,
    select_policy: typing.Optional[builtins.str] = None,
    stabilization_window_seconds: typing.Optional[jsii.Number] = None,
    tolerance: typing.Optional[InferenceServiceSpecTransformerAutoScalingBehaviorScaleUpTolerance] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b13cc7aec3443ba9908c55e3b33bb01aff71ecb0fa54cc79e93e16cc48fb3add(
    *,
    period_seconds: jsii.Number,
    type: builtins.str,
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__92dbda61f57b988030ce0b84f710d0c988d92879a8806736d6e7e2adb1e7c137(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__444270101a5054090945aacee5a9c84377b335ac3bbe81ae3e34f5b85a5bcf19(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__dacbae79582ad76e1bc992f87af58a6f42845e73695644a3c4e457d53a0034e2(
    *,
    type: InferenceServiceSpecTransformerAutoScalingMetricsType,
    external: typing.Optional[typing.Union[InferenceServiceSpecTransformerAutoScalingMetricsExternal, typing.Dict[builtins.str, typing.Any]]] = None,
    podmetric: typing.Optional[typing.Union[InferenceServiceSpecTransformerAutoScalingMetricsPodmetric, typing.Dict[builtins.str, typing.Any]]] = None,
    resource: typing.Optional[typing.Union[InferenceServiceSpecTransformerAutoScalingMetricsResource, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2408b19f17c44d3f0956100608a5b0269941b11208d4676c1514829eb7539de1(
    *,
    metric: typing.Union[InferenceServiceSpecTransformerAutoScalingMetricsExternalMetric, typing.Dict[builtins.str, typing.Any]],
    target: typing.Union[InferenceServiceSpecTransformerAutoScalingMetricsExternalTarget, typing.Dict[builtins.str, typing.Any]],
    authentication_ref: typing.Optional[typing.Union[InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRef, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4a36e62e3230a6945c3e28647d2bee80a6928abb2f996400e18e7336763450bf(
    *,
    authentication_ref: typing.Union[InferenceServiceSpecTransformerAutoScalingMetricsExternalAuthenticationRefAuthenticationRef, typing.Dict[builtins.str, typing.Any]],
    auth_modes: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4a3c3c8463eaf620f66d86fb87ec08caefc81c447077b075c7c0f0702f341df1(
    *,
    name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ce9e241fd1b88b06a9be59553ad705a1fad3b960d3e0fb619fda0054aad194ec(
    *,
    backend: typing.Optional[InferenceServiceSpecTransformerAutoScalingMetricsExternalMetricBackend] = None,
    namespace: typing.Optional[builtins.str] = None,
    query: typing.Optional[builtins.str] = None,
    server_address: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9e422a6c76d68fa2bc27a781d76c4a6a0864cabab5549e9cf1d88cd789884630(
    *,
    average_utilization: typing.Optional[jsii.Number] = None,
    average_value: typing.Optional[InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetAverageValue] = None,
    type: typing.Optional[InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetType] = None,
    value: typing.Optional[InferenceServiceSpecTransformerAutoScalingMetricsExternalTargetValue] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d4a388c759f8b1f32a21f05b78478a6522289d32e7c9324ea38d8cc9d9ae5b7b(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__17cc783d294b64e1bdd15eef68abe38b117b212b391933fd0a19a7b395ea1eff(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__17b43b9a8a811abb3cda840723e05447e263179ab4168e1dbc84b6a1e1a107eb(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1798409b4a7b20ff9e5e98bf1fac7322016ff9a89d851bc002ead151ccd77b5e(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__631ad248644934e8f8894eb7fd77576fe62bb8f79778e33d3bfb3835a001fa5d(
    *,
    metric: typing.Union[InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetric, typing.Dict[builtins.str, typing.Any]],
    target: typing.Union[InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTarget, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b8565686ac5f0180b22e3757dfb5cba57e89bc8a95baeabe6ccde7a7581c5c60(
    *,
    backend: typing.Optional[InferenceServiceSpecTransformerAutoScalingMetricsPodmetricMetricBackend] = None,
    metric_names: typing.Optional[typing.Sequence[builtins.str]] = None,
    operation_over_time: typing.Optional[builtins.str] = None,
    query: typing.Optional[builtins.str] = None,
    server_address: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__db1153cc6233b48526c2f47b806f1733ac5b44665740634610030faf52e8bcb8(
    *,
    average_utilization: typing.Optional[jsii.Number] = None,
    average_value: typing.Optional[InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetAverageValue] = None,
    type: typing.Optional[InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetType] = None,
    value: typing.Optional[InferenceServiceSpecTransformerAutoScalingMetricsPodmetricTargetValue] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5902522e03ae6baefb268fc961e1156fbd2caf51871cb638a3358a0aac27db93(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b15e9ebfdc83d724f37a5a763e3e9bba1a57b2fe874d29fc63dc875534671acb(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1cba16c420c9c12379269acf3cb1f0131c00a7c55a035fb53c918097d795bfdd(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__aec91d469d084b9228b9b2da3787276986a4f19d9a1993edcaa3784a3b20c6e7(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ac74776a6304b812ccc9e1a18b0aa4ba873a62ceed2fff9a5a7c1c5f6b20935a(
    *,
    name: InferenceServiceSpecTransformerAutoScalingMetricsResourceName,
    target: typing.Union[InferenceServiceSpecTransformerAutoScalingMetricsResourceTarget, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c36f289d07b25abdcaf3947c93b317fc2bede24c4e66a3a8b778a5a8d4c23aeb(
    *,
    average_utilization: typing.Optional[jsii.Number] = None,
    average_value: typing.Optional[InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetAverageValue] = None,
    type: typing.Optional[InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetType] = None,
    value: typing.Optional[InferenceServiceSpecTransformerAutoScalingMetricsResourceTargetValue] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ee1431fe6b7d53e4bd09a33fe21fe312e2be49ad544ad3022a3a58eb82ed1da1(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cd17aec137f3795afa4bb4f3bfb5a540f8b8424f66a5051a10cf6d71e20cb34b(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__313658247c5598dcfd896c32e2951a976e2c012b4867a8fb5dd83a79a1c5b83b(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__00afb91fec563a467519534c5282a9e126cad557d388a19e9e193e6f4d64e539(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f0bb32f288061f208e9139277e83cf933f5ef5b952876548a3fda5cf7a658068(
    *,
    max_batch_size: typing.Optional[jsii.Number] = None,
    max_latency: typing.Optional[jsii.Number] = None,
    timeout: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d83e12541972e9f54488dbbdd187983916b8bded78f8e92062065a9fce98ebc6(
    *,
    rolling_update: typing.Optional[typing.Union[InferenceServiceSpecTransformerDeploymentStrategyRollingUpdate, typing.Dict[builtins.str, typing.Any]]] = None,
    type: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2a241aa42cb3ed4f85d12049e0aa8734b66d62bbeaa12c9228f3fa5e0561707a(
    *,
    max_surge: typing.Optional[InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxSurge] = None,
    max_unavailable: typing.Optional[InferenceServiceSpecTransformerDeploymentStrategyRollingUpdateMaxUnavailable] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e8ab7333d2e48f5d70d136d353c9b29c5516f8330acd05e9faa3306a2c97cc54(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__579f060ebbfc11d09356f80f340977c41cd75747a528a8c1e96a04f309cb74a2(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1403584e21a4c929defe925639aa4a5a3cf65e9eb5e57369c2ab5d16e5889cce(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ddfdfd66bfc8ed0a6a6bc2133ccfa19b5da78777703da594f3adcd80b9f0a2d9(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7d8529e8eff524523f84be709572ce6dc6526c00850edc373d02cf0b62b66ff0(
    *,
    ip: builtins.str,
    hostnames: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ced7b6c5d9616937df0a00a56aaef8e01a3fa838af39b46d2d09b0a61426fd4a(
    *,
    name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__76814d8930e4e8880cb0fb0a09d636c362d68ff21e71ea90a913abf8f97895e8(
    *,
    batch_interval: typing.Optional[builtins.str] = None,
    batch_size: typing.Optional[jsii.Number] = None,
    marshaller_url: typing.Optional[builtins.str] = None,
    metadata_annotations: typing.Optional[typing.Sequence[builtins.str]] = None,
    metadata_headers: typing.Optional[typing.Sequence[builtins.str]] = None,
    mode: typing.Optional[InferenceServiceSpecTransformerLoggerMode] = None,
    storage: typing.Optional[typing.Union[InferenceServiceSpecTransformerLoggerStorage, typing.Dict[builtins.str, typing.Any]]] = None,
    url: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__34f20a7967c810f3ce3f01f0852d4b57b9201514db3818cd3d756a331733611c(
    *,
    key: typing.Optional[builtins.str] = None,
    parameters: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    path: typing.Optional[builtins.str] = None,
    service_account_name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c6f061f702f1c61771673af9f7f1a78e0bb393f675421d1412b6b485c9ae4a37(
    *,
    name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6cf5c45ae2db6314f808744a0958c6aaee20a7e4052e4f1c6f392cf6c869a049(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c9f5ce9ef9ba0b4cf381839c414c762a51f961e334cc19fb660074cfcc952f6a(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__37420aaa8d5b620a60e59850b2045cea0f940feb2a3eeb0ca8500b294c31cc94(
    *,
    condition_type: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__45d1172de5bfccca6b38a582efbe8657f3487704222141a2118127470734ea7b(
    *,
    name: builtins.str,
    resource_claim_name: typing.Optional[builtins.str] = None,
    resource_claim_template_name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fd3ca3db9c7eb7b12b3b84b5eac00be4f7a8e681e4bc75174d042dc686379ce6(
    *,
    claims: typing.Optional[typing.Sequence[typing.Union[InferenceServiceSpecTransformerResourcesClaims, typing.Dict[builtins.str, typing.Any]]]] = None,
    limits: typing.Optional[typing.Mapping[builtins.str, InferenceServiceSpecTransformerResourcesLimits]] = None,
    requests: typing.Optional[typing.Mapping[builtins.str, InferenceServiceSpecTransformerResourcesRequests]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a003e58b9921131cbe6b0c650c9a8cbe67b5ce1cade257d642a32b9bc9028965(
    *,
    name: builtins.str,
    request: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0bcf951372b2507dd6d6abdc3e23d3a270522a7b32c9aaed7648109e22caa04a(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__246e479551c234528edf16d2d91d9ea5137abdc18d6b6f218de61a89f74a6748(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4a714a065ea6165e33270d0ca99438e3ca336a705a56588e750b2241d19168bc(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c09ee60c8a9469ea284aa840c05873923c6607816d927c78fe87382782af59e8(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__aa3c6ad3d0b1e929c917dbf1162afd019e1599c082b788432b93f8ee35593b6d(
    *,
    name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6dd6767e86701c13d8d667d804e0e3c06c69a3326b99c6de85bf050a73afa34b(
    *,
    uri: builtins.str,
    mount_path: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__947a78ad16d0a2c0bb5f1b29da31221cbc1762e19bf4f4f3e17380dc914fb7fa(
    *,
    effect: typing.Optional[builtins.str] = None,
    key: typing.Optional[builtins.str] = None,
    operator: typing.Optional[builtins.str] = None,
    toleration_seconds: typing.Optional[jsii.Number] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a0df62b3c5c055bf53d689b7af059f002fa9cd8ca5c4f8d342705fcdb31e7923(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[ServingRuntimeSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c4a8af2751765e03784da3522e18f210d813a094df4a77f25422c5d07abddfad(
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[ServingRuntimeSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2d78488eca476f3ddceae4108eded8e4a088687fb2ba470ba68351220ab8d179(
    *,
    containers: typing.Sequence[typing.Any],
    affinity: typing.Any = None,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    built_in_adapter: typing.Optional[typing.Union[ServingRuntimeSpecBuiltInAdapter, typing.Dict[builtins.str, typing.Any]]] = None,
    disabled: typing.Optional[builtins.bool] = None,
    grpc_data_endpoint: typing.Optional[builtins.str] = None,
    grpc_endpoint: typing.Optional[builtins.str] = None,
    host_ipc: typing.Optional[builtins.bool] = None,
    http_data_endpoint: typing.Optional[builtins.str] = None,
    image_pull_secrets: typing.Optional[typing.Sequence[typing.Union[ServingRuntimeSpecImagePullSecrets, typing.Dict[builtins.str, typing.Any]]]] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    multi_model: typing.Optional[builtins.bool] = None,
    node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    protocol_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
    replicas: typing.Optional[jsii.Number] = None,
    scheduler_name: typing.Optional[builtins.str] = None,
    storage_helper: typing.Optional[typing.Union[ServingRuntimeSpecStorageHelper, typing.Dict[builtins.str, typing.Any]]] = None,
    supported_model_formats: typing.Optional[typing.Sequence[typing.Union[ServingRuntimeSpecSupportedModelFormats, typing.Dict[builtins.str, typing.Any]]]] = None,
    tolerations: typing.Optional[typing.Sequence[typing.Union[ServingRuntimeSpecTolerations, typing.Dict[builtins.str, typing.Any]]]] = None,
    volumes: typing.Optional[typing.Sequence[typing.Any]] = None,
    worker_spec: typing.Any = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7311a14e4ca0503e15813e91ce290a60b7b9699a43de3d2a29ba14fa691f283c(
    *,
    env: typing.Optional[typing.Sequence[typing.Union[ServingRuntimeSpecBuiltInAdapterEnv, typing.Dict[builtins.str, typing.Any]]]] = None,
    mem_buffer_bytes: typing.Optional[jsii.Number] = None,
    model_loading_timeout_millis: typing.Optional[jsii.Number] = None,
    runtime_management_port: typing.Optional[jsii.Number] = None,
    server_type: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__afb6052ee3fe84ea24aa2061cbd81fbc629ad002eb00ed80d961a669535145c5(
    *,
    name: builtins.str,
    value: typing.Optional[builtins.str] = None,
    value_from: typing.Optional[typing.Union[ServingRuntimeSpecBuiltInAdapterEnvValueFrom, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9d90b3dc055188b02f29f254710f6f92da78ea4ba748165557b6b397d61965ee(
    *,
    config_map_key_ref: typing.Optional[typing.Union[ServingRuntimeSpecBuiltInAdapterEnvValueFromConfigMapKeyRef, typing.Dict[builtins.str, typing.Any]]] = None,
    field_ref: typing.Optional[typing.Union[ServingRuntimeSpecBuiltInAdapterEnvValueFromFieldRef, typing.Dict[builtins.str, typing.Any]]] = None,
    file_key_ref: typing.Optional[typing.Union[ServingRuntimeSpecBuiltInAdapterEnvValueFromFileKeyRef, typing.Dict[builtins.str, typing.Any]]] = None,
    resource_field_ref: typing.Optional[typing.Union[ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRef, typing.Dict[builtins.str, typing.Any]]] = None,
    secret_key_ref: typing.Optional[typing.Union[ServingRuntimeSpecBuiltInAdapterEnvValueFromSecretKeyRef, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__86c41781753e4b45e2a7c470915cb8dcab4eaf1428084b23188b6ec88dad5856(
    *,
    key: builtins.str,
    name: typing.Optional[builtins.str] = None,
    optional: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__decbb48255a23667159f6a12e22e98861aee00b86736757cf021d4fde1b8477e(
    *,
    field_path: builtins.str,
    api_version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f6e076e2131b6d35b27d8c2de0aab6d1bdb791059082d85660e41cea7af5d7ed(
    *,
    key: builtins.str,
    path: builtins.str,
    volume_name: builtins.str,
    optional: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fcce3b1fce0d4f2843d515c8bc323905e137d7848eec7f0936363525ac4c00cc(
    *,
    resource: builtins.str,
    container_name: typing.Optional[builtins.str] = None,
    divisor: typing.Optional[ServingRuntimeSpecBuiltInAdapterEnvValueFromResourceFieldRefDivisor] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8958d07eb645849106acc5094fb9b8e0234da0a7f9c3fcb578ebd9253e4457ff(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e0ab66e6884f8e464464977c19807649819907ebfa0b4c2c7bb250968bf5b193(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d4c40a11309d982b4e45aaad8e7abaebf89d84c2e9f18bfaa6efd3ebdc2e8995(
    *,
    key: builtins.str,
    name: typing.Optional[builtins.str] = None,
    optional: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__12d5a2c0575ccb4b8a162d03da3cd8eca168d7bdcab3af6c6b90b6c2f30c8b02(
    *,
    name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ce39b12d94c296b50010f7847e995961f2eafd2939dfc2e11286335e0ae7f164(
    *,
    disabled: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__82abf66ed6d8788a69c37096b57003383cd87703665a1f926d07e5835db00c5c(
    *,
    name: builtins.str,
    auto_select: typing.Optional[builtins.bool] = None,
    priority: typing.Optional[jsii.Number] = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__94ba335639519c1802716a8c2d8808786f7f9c61984855a9994922ea699cb3ff(
    *,
    effect: typing.Optional[builtins.str] = None,
    key: typing.Optional[builtins.str] = None,
    operator: typing.Optional[builtins.str] = None,
    toleration_seconds: typing.Optional[jsii.Number] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass
