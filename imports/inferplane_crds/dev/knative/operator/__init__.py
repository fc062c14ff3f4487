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


class KnativeServing(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_devknativeoperator.KnativeServing",
):
    '''
    :schema: KnativeServing
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["KnativeServingSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "KnativeServing" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param metadata: 
        :param spec: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c6f76e3dce84cfc6268c0f041c89da7a86defdeb9e21b8dd16e4c3a35e5eb9a5)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = KnativeServingProps(metadata=metadata, spec=spec)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["KnativeServingSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "KnativeServing".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param metadata: 
        :param spec: 
        '''
        props = KnativeServingProps(metadata=metadata, spec=spec)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "KnativeServing".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingProps",
    jsii_struct_bases=[],
    name_mapping={"metadata": "metadata", "spec": "spec"},
)
class KnativeServingProps:
    def __init__(
        self,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["KnativeServingSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param metadata: 
        :param spec: 

        :schema: KnativeServing
        '''
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if isinstance(spec, dict):
            spec = KnativeServingSpec(**spec)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__09e0cacdc3ef2a6c1839783549a9dc0baba237f3afbdee0f63167e80644ec0c8)
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
        :schema: KnativeServing#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    @builtins.property
    def spec(self) -> typing.Optional["KnativeServingSpec"]:
        '''
        :schema: KnativeServing#spec
        '''
        result = self._values.get("spec")
        return typing.cast(typing.Optional["KnativeServingSpec"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpec",
    jsii_struct_bases=[],
    name_mapping={
        "additional_manifests": "additionalManifests",
        "cluster_profile_ref": "clusterProfileRef",
        "config": "config",
        "controller_custom_certs": "controllerCustomCerts",
        "deployments": "deployments",
        "high_availability": "highAvailability",
        "ingress": "ingress",
        "manifests": "manifests",
        "namespace": "namespace",
        "pod_disruption_budgets": "podDisruptionBudgets",
        "registry": "registry",
        "resources": "resources",
        "security": "security",
        "services": "services",
        "version": "version",
        "workloads": "workloads",
    },
)
class KnativeServingSpec:
    def __init__(
        self,
        *,
        additional_manifests: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecAdditionalManifests", typing.Dict[builtins.str, typing.Any]]]] = None,
        cluster_profile_ref: typing.Optional[typing.Union["KnativeServingSpecClusterProfileRef", typing.Dict[builtins.str, typing.Any]]] = None,
        config: typing.Optional[typing.Mapping[builtins.str, typing.Mapping[builtins.str, builtins.str]]] = None,
        controller_custom_certs: typing.Optional[typing.Union["KnativeServingSpecControllerCustomCerts", typing.Dict[builtins.str, typing.Any]]] = None,
        deployments: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecDeployments", typing.Dict[builtins.str, typing.Any]]]] = None,
        high_availability: typing.Optional[typing.Union["KnativeServingSpecHighAvailability", typing.Dict[builtins.str, typing.Any]]] = None,
        ingress: typing.Optional[typing.Union["KnativeServingSpecIngress", typing.Dict[builtins.str, typing.Any]]] = None,
        manifests: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecManifests", typing.Dict[builtins.str, typing.Any]]]] = None,
        namespace: typing.Optional[typing.Union["KnativeServingSpecNamespace", typing.Dict[builtins.str, typing.Any]]] = None,
        pod_disruption_budgets: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecPodDisruptionBudgets", typing.Dict[builtins.str, typing.Any]]]] = None,
        registry: typing.Optional[typing.Union["KnativeServingSpecRegistry", typing.Dict[builtins.str, typing.Any]]] = None,
        resources: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecResources", typing.Dict[builtins.str, typing.Any]]]] = None,
        security: typing.Optional[typing.Union["KnativeServingSpecSecurity", typing.Dict[builtins.str, typing.Any]]] = None,
        services: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecServices", typing.Dict[builtins.str, typing.Any]]]] = None,
        version: typing.Optional[builtins.str] = None,
        workloads: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecWorkloads", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param additional_manifests: 
        :param cluster_profile_ref: 
        :param config: 
        :param controller_custom_certs: 
        :param deployments: 
        :param high_availability: 
        :param ingress: 
        :param manifests: 
        :param namespace: 
        :param pod_disruption_budgets: 
        :param registry: 
        :param resources: 
        :param security: 
        :param services: 
        :param version: 
        :param workloads: 

        :schema: KnativeServingSpec
        '''
        if isinstance(cluster_profile_ref, dict):
            cluster_profile_ref = KnativeServingSpecClusterProfileRef(**cluster_profile_ref)
        if isinstance(controller_custom_certs, dict):
            controller_custom_certs = KnativeServingSpecControllerCustomCerts(**controller_custom_certs)
        if isinstance(high_availability, dict):
            high_availability = KnativeServingSpecHighAvailability(**high_availability)
        if isinstance(ingress, dict):
            ingress = KnativeServingSpecIngress(**ingress)
        if isinstance(namespace, dict):
            namespace = KnativeServingSpecNamespace(**namespace)
        if isinstance(registry, dict):
            registry = KnativeServingSpecRegistry(**registry)
        if isinstance(security, dict):
            security = KnativeServingSpecSecurity(**security)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e3cc2bfc8594e39363858ff40e5468670d0424e8f1bcec67faabc6b7dcff0768)
            check_type(argname="argument additional_manifests", value=additional_manifests, expected_type=type_hints["additional_manifests"])
            check_type(argname="argument cluster_profile_ref", value=cluster_profile_ref, expected_type=type_hints["cluster_profile_ref"])
            check_type(argname="argument config", value=config, expected_type=type_hints["config"])
            check_type(argname="argument controller_custom_certs", value=controller_custom_certs, expected_type=type_hints["controller_custom_certs"])
            check_type(argname="argument deployments", value=deployments, expected_type=type_hints["deployments"])
            check_type(argname="argument high_availability", value=high_availability, expected_type=type_hints["high_availability"])
            check_type(argname="argument ingress", value=ingress, expected_type=type_hints["ingress"])
            check_type(argname="argument manifests", value=manifests, expected_type=type_hints["manifests"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument pod_disruption_budgets", value=pod_disruption_budgets, expected_type=type_hints["pod_disruption_budgets"])
            check_type(argname="argument registry", value=registry, expected_type=type_hints["registry"])
            check_type(argname="argument resources", value=resources, expected_type=type_hints["resources"])
            check_type(argname="argument security", value=security, expected_type=type_hints["security"])
            check_type(argname="argument services", value=services, expected_type=type_hints["services"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
            check_type(argname="argument workloads", value=workloads, expected_type=type_hints["workloads"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if additional_manifests is not None:
            self._values["additional_manifests"] = additional_manifests
        if cluster_profile_ref is not None:
            self._values["cluster_profile_ref"] = cluster_profile_ref
        if config is not None:
            self._values["config"] = config
        if controller_custom_certs is not None:
            self._values["controller_custom_certs"] = controller_custom_certs
        if deployments is not None:
            self._values["deployments"] = deployments
        if high_availability is not None:
            self._values["high_availability"] = high_availability
        if ingress is not None:
            self._values["ingress"] = ingress
        if manifests is not None:
            self._values["manifests"] = manifests
        if namespace is not None:
            self._values["namespace"] = namespace
        if pod_disruption_budgets is not None:
            self._values["pod_disruption_budgets"] = pod_disruption_budgets
        if registry is not None:
            self._values["registry"] = registry
        if resources is not None:
            self._values["resources"] = resources
        if security is not None:
            self._values["security"] = security
        if services is not None:
            self._values["services"] = services
        if version is not None:
            self._values["version"] = version
        if workloads is not None:
            self._values["workloads"] = workloads

    @builtins.property
    def additional_manifests(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecAdditionalManifests"]]:
        '''
        :schema: KnativeServingSpec#additionalManifests
        '''
        result = self._values.get("additional_manifests")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecAdditionalManifests"]], result)

    @builtins.property
    def cluster_profile_ref(
        self,
    ) -> typing.Optional["KnativeServingSpecClusterProfileRef"]:
        '''
        :schema: KnativeServingSpec#clusterProfileRef
        '''
        result = self._values.get("cluster_profile_ref")
        return typing.cast(typing.Optional["KnativeServingSpecClusterProfileRef"], result)

    @builtins.property
    def config(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, typing.Mapping[builtins.str, builtins.str]]]:
        '''
        :schema: KnativeServingSpec#config
        '''
        result = self._values.get("config")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, typing.Mapping[builtins.str, builtins.str]]], result)

    @builtins.property
    def controller_custom_certs(
        self,
    ) -> typing.Optional["KnativeServingSpecControllerCustomCerts"]:
        '''
        :schema: KnativeServingSpec#controller-custom-certs
        '''
        result = self._values.get("controller_custom_certs")
        return typing.cast(typing.Optional["KnativeServingSpecControllerCustomCerts"], result)

    @builtins.property
    def deployments(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecDeployments"]]:
        '''
        :schema: KnativeServingSpec#deployments
        '''
        result = self._values.get("deployments")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecDeployments"]], result)

    @builtins.property
    def high_availability(
        self,
    ) -> typing.Optional["KnativeServingSpecHighAvailability"]:
        '''
        :schema: KnativeServingSpec#high-availability
        '''
        result = self._values.get("high_availability")
        return typing.cast(typing.Optional["KnativeServingSpecHighAvailability"], result)

    @builtins.property
    def ingress(self) -> typing.Optional["KnativeServingSpecIngress"]:
        '''
        :schema: KnativeServingSpec#ingress
        '''
        result = self._values.get("ingress")
        return typing.cast(typing.Optional["KnativeServingSpecIngress"], result)

    @builtins.property
    def manifests(self) -> typing.Optional[typing.List["KnativeServingSpecManifests"]]:
        '''
        :schema: KnativeServingSpec#manifests
        '''
        result = self._values.get("manifests")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecManifests"]], result)

    @builtins.property
    def namespace(self) -> typing.Optional["KnativeServingSpecNamespace"]:
        '''
        :schema: KnativeServingSpec#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional["KnativeServingSpecNamespace"], result)

    @builtins.property
    def pod_disruption_budgets(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecPodDisruptionBudgets"]]:
        '''
        :schema: KnativeServingSpec#podDisruptionBudgets
        '''
        result = self._values.get("pod_disruption_budgets")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecPodDisruptionBudgets"]], result)

    @builtins.property
    def registry(self) -> typing.Optional["KnativeServingSpecRegistry"]:
        '''
        :schema: KnativeServingSpec#registry
        '''
        result = self._values.get("registry")
        return typing.cast(typing.Optional["KnativeServingSpecRegistry"], result)

    @builtins.property
    def resources(self) -> typing.Optional[typing.List["KnativeServingSpecResources"]]:
        '''
        :schema: KnativeServingSpec#resources
        '''
        result = self._values.get("resources")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecResources"]], result)

    @builtins.property
    def security(self) -> typing.Optional["KnativeServingSpecSecurity"]:
        '''
        :schema: KnativeServingSpec#security
        '''
        result = self._values.get("security")
        return typing.cast(typing.Optional["KnativeServingSpecSecurity"], result)

    @builtins.property
    def services(self) -> typing.Optional[typing.List["KnativeServingSpecServices"]]:
        '''
        :schema: KnativeServingSpec#services
        '''
        result = self._values.get("services")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecServices"]], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpec#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def workloads(self) -> typing.Optional[typing.List["KnativeServingSpecWorkloads"]]:
        '''
        :schema: KnativeServingSpec#workloads
        '''
        result = self._values.get("workloads")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecWorkloads"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecAdditionalManifests",
    jsii_struct_bases=[],
    name_mapping={"url": "url"},
)
class KnativeServingSpecAdditionalManifests:
    def __init__(self, *, url: builtins.str) -> None:
        '''
        :param url: 

        :schema: KnativeServingSpecAdditionalManifests
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ca04c9a0ff36af7f7cedad574de2d51596cad98c22c09cd1cd4549131dbe8444)
            check_type(argname="argument url", value=url, expected_type=type_hints["url"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "url": url,
        }

    @builtins.property
    def url(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecAdditionalManifests#URL
        '''
        result = self._values.get("url")
        assert result is not None, "Required property 'url' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecAdditionalManifests(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecClusterProfileRef",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "namespace": "namespace"},
)
class KnativeServingSpecClusterProfileRef:
    def __init__(self, *, name: builtins.str, namespace: builtins.str) -> None:
        '''
        :param name: 
        :param namespace: 

        :schema: KnativeServingSpecClusterProfileRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__879966c96972101da5469a4377561e814e609b8def901675ec118b51fffe0ac2)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "namespace": namespace,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecClusterProfileRef#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def namespace(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecClusterProfileRef#namespace
        '''
        result = self._values.get("namespace")
        assert result is not None, "Required property 'namespace' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecClusterProfileRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecControllerCustomCerts",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "type": "type"},
)
class KnativeServingSpecControllerCustomCerts:
    def __init__(self, *, name: builtins.str, type: builtins.str) -> None:
        '''
        :param name: 
        :param type: 

        :schema: KnativeServingSpecControllerCustomCerts
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c927f7f91118e85c430ffc870a551b27cf716c114429b35af0ab7665e50e860c)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument type", value=type, expected_type=type_hints["type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "type": type,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecControllerCustomCerts#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def type(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecControllerCustomCerts#type
        '''
        result = self._values.get("type")
        assert result is not None, "Required property 'type' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecControllerCustomCerts(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeployments",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "affinity": "affinity",
        "annotations": "annotations",
        "env": "env",
        "host_network": "hostNetwork",
        "labels": "labels",
        "liveness_probes": "livenessProbes",
        "node_selector": "nodeSelector",
        "readiness_probes": "readinessProbes",
        "replicas": "replicas",
        "resources": "resources",
        "tolerations": "tolerations",
        "topology_spread_constraints": "topologySpreadConstraints",
        "version": "version",
        "volume_mounts": "volumeMounts",
    },
)
class KnativeServingSpecDeployments:
    def __init__(
        self,
        *,
        name: builtins.str,
        affinity: typing.Any = None,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        env: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecDeploymentsEnv", typing.Dict[builtins.str, typing.Any]]]] = None,
        host_network: typing.Optional[builtins.bool] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        liveness_probes: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecDeploymentsLivenessProbes", typing.Dict[builtins.str, typing.Any]]]] = None,
        node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        readiness_probes: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecDeploymentsReadinessProbes", typing.Dict[builtins.str, typing.Any]]]] = None,
        replicas: typing.Optional[jsii.Number] = None,
        resources: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecDeploymentsResources", typing.Dict[builtins.str, typing.Any]]]] = None,
        tolerations: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecDeploymentsTolerations", typing.Dict[builtins.str, typing.Any]]]] = None,
        topology_spread_constraints: typing.Optional[typing.Sequence[typing.Any]] = None,
        version: typing.Optional[builtins.str] = None,
        volume_mounts: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecDeploymentsVolumeMounts", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param name: 
        :param affinity: 
        :param annotations: 
        :param env: 
        :param host_network: 
        :param labels: 
        :param liveness_probes: 
        :param node_selector: 
        :param readiness_probes: 
        :param replicas: 
        :param resources: 
        :param tolerations: 
        :param topology_spread_constraints: 
        :param version: 
        :param volume_mounts: 

        :schema: KnativeServingSpecDeployments
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__161a44edacc1f5d8d2d432276961267ae581f19dfc05bb2c4ec90eff08c92833)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument affinity", value=affinity, expected_type=type_hints["affinity"])
            check_type(argname="argument annotations", value=annotations, expected_type=type_hints["annotations"])
            check_type(argname="argument env", value=env, expected_type=type_hints["env"])
            check_type(argname="argument host_network", value=host_network, expected_type=type_hints["host_network"])
            check_type(argname="argument labels", value=labels, expected_type=type_hints["labels"])
            check_type(argname="argument liveness_probes", value=liveness_probes, expected_type=type_hints["liveness_probes"])
            check_type(argname="argument node_selector", value=node_selector, expected_type=type_hints["node_selector"])
            check_type(argname="argument readiness_probes", value=readiness_probes, expected_type=type_hints["readiness_probes"])
            check_type(argname="argument replicas", value=replicas, expected_type=type_hints["replicas"])
            check_type(argname="argument resources", value=resources, expected_type=type_hints["resources"])
            check_type(argname="argument tolerations", value=tolerations, expected_type=type_hints["tolerations"])
            check_type(argname="argument topology_spread_constraints", value=topology_spread_constraints, expected_type=type_hints["topology_spread_constraints"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
            check_type(argname="argument volume_mounts", value=volume_mounts, expected_type=type_hints["volume_mounts"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if affinity is not None:
            self._values["affinity"] = affinity
        if annotations is not None:
            self._values["annotations"] = annotations
        if env is not None:
            self._values["env"] = env
        if host_network is not None:
            self._values["host_network"] = host_network
        if labels is not None:
            self._values["labels"] = labels
        if liveness_probes is not None:
            self._values["liveness_probes"] = liveness_probes
        if node_selector is not None:
            self._values["node_selector"] = node_selector
        if readiness_probes is not None:
            self._values["readiness_probes"] = readiness_probes
        if replicas is not None:
            self._values["replicas"] = replicas
        if resources is not None:
            self._values["resources"] = resources
        if tolerations is not None:
            self._values["tolerations"] = tolerations
        if topology_spread_constraints is not None:
            self._values["topology_spread_constraints"] = topology_spread_constraints
        if version is not None:
            self._values["version"] = version
        if volume_mounts is not None:
            self._values["volume_mounts"] = volume_mounts

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecDeployments#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def affinity(self) -> typing.Any:
        '''
        :schema: KnativeServingSpecDeployments#affinity
        '''
        result = self._values.get("affinity")
        return typing.cast(typing.Any, result)

    @builtins.property
    def annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: KnativeServingSpecDeployments#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def env(self) -> typing.Optional[typing.List["KnativeServingSpecDeploymentsEnv"]]:
        '''
        :schema: KnativeServingSpecDeployments#env
        '''
        result = self._values.get("env")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecDeploymentsEnv"]], result)

    @builtins.property
    def host_network(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: KnativeServingSpecDeployments#hostNetwork
        '''
        result = self._values.get("host_network")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: KnativeServingSpecDeployments#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def liveness_probes(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecDeploymentsLivenessProbes"]]:
        '''
        :schema: KnativeServingSpecDeployments#livenessProbes
        '''
        result = self._values.get("liveness_probes")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecDeploymentsLivenessProbes"]], result)

    @builtins.property
    def node_selector(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: KnativeServingSpecDeployments#nodeSelector
        '''
        result = self._values.get("node_selector")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def readiness_probes(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecDeploymentsReadinessProbes"]]:
        '''
        :schema: KnativeServingSpecDeployments#readinessProbes
        '''
        result = self._values.get("readiness_probes")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecDeploymentsReadinessProbes"]], result)

    @builtins.property
    def replicas(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecDeployments#replicas
        '''
        result = self._values.get("replicas")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def resources(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecDeploymentsResources"]]:
        '''
        :schema: KnativeServingSpecDeployments#resources
        '''
        result = self._values.get("resources")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecDeploymentsResources"]], result)

    @builtins.property
    def tolerations(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecDeploymentsTolerations"]]:
        '''
        :schema: KnativeServingSpecDeployments#tolerations
        '''
        result = self._values.get("tolerations")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecDeploymentsTolerations"]], result)

    @builtins.property
    def topology_spread_constraints(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: KnativeServingSpecDeployments#topologySpreadConstraints
        '''
        result = self._values.get("topology_spread_constraints")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecDeployments#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def volume_mounts(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecDeploymentsVolumeMounts"]]:
        '''
        :schema: KnativeServingSpecDeployments#volumeMounts
        '''
        result = self._values.get("volume_mounts")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecDeploymentsVolumeMounts"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecDeployments(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsEnv",
    jsii_struct_bases=[],
    name_mapping={"container": "container", "env_vars": "envVars"},
)
class KnativeServingSpecDeploymentsEnv:
    def __init__(
        self,
        *,
        container: typing.Any,
        env_vars: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecDeploymentsEnvEnvVars", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param container: 
        :param env_vars: 

        :schema: KnativeServingSpecDeploymentsEnv
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c44f996a26707334a1e9e8e018380f7a3cbc5c9ec1d9ebb0f62bde0832bf9263)
            check_type(argname="argument container", value=container, expected_type=type_hints["container"])
            check_type(argname="argument env_vars", value=env_vars, expected_type=type_hints["env_vars"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "container": container,
        }
        if env_vars is not None:
            self._values["env_vars"] = env_vars

    @builtins.property
    def container(self) -> typing.Any:
        '''
        :schema: KnativeServingSpecDeploymentsEnv#container
        '''
        result = self._values.get("container")
        assert result is not None, "Required property 'container' is missing"
        return typing.cast(typing.Any, result)

    @builtins.property
    def env_vars(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecDeploymentsEnvEnvVars"]]:
        '''
        :schema: KnativeServingSpecDeploymentsEnv#envVars
        '''
        result = self._values.get("env_vars")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecDeploymentsEnvEnvVars"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecDeploymentsEnv(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsEnvEnvVars",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "value_from": "valueFrom"},
)
class KnativeServingSpecDeploymentsEnvEnvVars:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: typing.Optional[builtins.str] = None,
        value_from: typing.Optional[typing.Union["KnativeServingSpecDeploymentsEnvEnvVarsValueFrom", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param value_from: 

        :schema: KnativeServingSpecDeploymentsEnvEnvVars
        '''
        if isinstance(value_from, dict):
            value_from = KnativeServingSpecDeploymentsEnvEnvVarsValueFrom(**value_from)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7286997d7566e345d53a810beb02b2bb3ae27d3531c316ffa79cfa1d72f7cc2b)
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
        :schema: KnativeServingSpecDeploymentsEnvEnvVars#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVars#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def value_from(
        self,
    ) -> typing.Optional["KnativeServingSpecDeploymentsEnvEnvVarsValueFrom"]:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVars#valueFrom
        '''
        result = self._values.get("value_from")
        return typing.cast(typing.Optional["KnativeServingSpecDeploymentsEnvEnvVarsValueFrom"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecDeploymentsEnvEnvVars(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsEnvEnvVarsValueFrom",
    jsii_struct_bases=[],
    name_mapping={
        "config_map_key_ref": "configMapKeyRef",
        "field_ref": "fieldRef",
        "file_key_ref": "fileKeyRef",
        "resource_field_ref": "resourceFieldRef",
        "secret_key_ref": "secretKeyRef",
    },
)
class KnativeServingSpecDeploymentsEnvEnvVarsValueFrom:
    def __init__(
        self,
        *,
        config_map_key_ref: typing.Optional[typing.Union["KnativeServingSpecDeploymentsEnvEnvVarsValueFromConfigMapKeyRef", typing.Dict[builtins.str, typing.Any]]] = None,
        field_ref: typing.Optional[typing.Union["KnativeServingSpecDeploymentsEnvEnvVarsValueFromFieldRef", typing.Dict[builtins.str, typing.Any]]] = None,
        file_key_ref: typing.Optional[typing.Union["KnativeServingSpecDeploymentsEnvEnvVarsValueFromFileKeyRef", typing.Dict[builtins.str, typing.Any]]] = None,
        resource_field_ref: typing.Optional[typing.Union["KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRef", typing.Dict[builtins.str, typing.Any]]] = None,
        secret_key_ref: typing.Optional[typing.Union["KnativeServingSpecDeploymentsEnvEnvVarsValueFromSecretKeyRef", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param config_map_key_ref: 
        :param field_ref: 
        :param file_key_ref: 
        :param resource_field_ref: 
        :param secret_key_ref: 

        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFrom
        '''
        if isinstance(config_map_key_ref, dict):
            config_map_key_ref = KnativeServingSpecDeploymentsEnvEnvVarsValueFromConfigMapKeyRef(**config_map_key_ref)
        if isinstance(field_ref, dict):
            field_ref = KnativeServingSpecDeploymentsEnvEnvVarsValueFromFieldRef(**field_ref)
        if isinstance(file_key_ref, dict):
            file_key_ref = KnativeServingSpecDeploymentsEnvEnvVarsValueFromFileKeyRef(**file_key_ref)
        if isinstance(resource_field_ref, dict):
            resource_field_ref = KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRef(**resource_field_ref)
        if isinstance(secret_key_ref, dict):
            secret_key_ref = KnativeServingSpecDeploymentsEnvEnvVarsValueFromSecretKeyRef(**secret_key_ref)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e14da7ba38c2824ee76731f8db46d0538b7c6ad963dec7dc27e94351a6d346ff)
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
    ) -> typing.Optional["KnativeServingSpecDeploymentsEnvEnvVarsValueFromConfigMapKeyRef"]:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFrom#configMapKeyRef
        '''
        result = self._values.get("config_map_key_ref")
        return typing.cast(typing.Optional["KnativeServingSpecDeploymentsEnvEnvVarsValueFromConfigMapKeyRef"], result)

    @builtins.property
    def field_ref(
        self,
    ) -> typing.Optional["KnativeServingSpecDeploymentsEnvEnvVarsValueFromFieldRef"]:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFrom#fieldRef
        '''
        result = self._values.get("field_ref")
        return typing.cast(typing.Optional["KnativeServingSpecDeploymentsEnvEnvVarsValueFromFieldRef"], result)

    @builtins.property
    def file_key_ref(
        self,
    ) -> typing.Optional["KnativeServingSpecDeploymentsEnvEnvVarsValueFromFileKeyRef"]:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFrom#fileKeyRef
        '''
        result = self._values.get("file_key_ref")
        return typing.cast(typing.Optional["KnativeServingSpecDeploymentsEnvEnvVarsValueFromFileKeyRef"], result)

    @builtins.property
    def resource_field_ref(
        self,
    ) -> typing.Optional["KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRef"]:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFrom#resourceFieldRef
        '''
        result = self._values.get("resource_field_ref")
        return typing.cast(typing.Optional["KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRef"], result)

    @builtins.property
    def secret_key_ref(
        self,
    ) -> typing.Optional["KnativeServingSpecDeploymentsEnvEnvVarsValueFromSecretKeyRef"]:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFrom#secretKeyRef
        '''
        result = self._values.get("secret_key_ref")
        return typing.cast(typing.Optional["KnativeServingSpecDeploymentsEnvEnvVarsValueFromSecretKeyRef"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecDeploymentsEnvEnvVarsValueFrom(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsEnvEnvVarsValueFromConfigMapKeyRef",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "name": "name", "optional": "optional"},
)
class KnativeServingSpecDeploymentsEnvEnvVarsValueFromConfigMapKeyRef:
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

        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromConfigMapKeyRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2f82135eea8d50816cd49e5f79769bd13c6298d8fc66fda786c16bfcf4e960bb)
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
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromConfigMapKeyRef#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromConfigMapKeyRef#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def optional(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromConfigMapKeyRef#optional
        '''
        result = self._values.get("optional")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecDeploymentsEnvEnvVarsValueFromConfigMapKeyRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsEnvEnvVarsValueFromFieldRef",
    jsii_struct_bases=[],
    name_mapping={"field_path": "fieldPath", "api_version": "apiVersion"},
)
class KnativeServingSpecDeploymentsEnvEnvVarsValueFromFieldRef:
    def __init__(
        self,
        *,
        field_path: builtins.str,
        api_version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param field_path: 
        :param api_version: 

        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromFieldRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b6989df8612a35d33942adb19986de8c3868c01965e4bc66f1e81b16cc36258f)
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
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromFieldRef#fieldPath
        '''
        result = self._values.get("field_path")
        assert result is not None, "Required property 'field_path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def api_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromFieldRef#apiVersion
        '''
        result = self._values.get("api_version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecDeploymentsEnvEnvVarsValueFromFieldRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsEnvEnvVarsValueFromFileKeyRef",
    jsii_struct_bases=[],
    name_mapping={
        "key": "key",
        "path": "path",
        "volume_name": "volumeName",
        "optional": "optional",
    },
)
class KnativeServingSpecDeploymentsEnvEnvVarsValueFromFileKeyRef:
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

        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromFileKeyRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__72f62ca8836f0996970de503f2b7fd6d34400b66542bd8ef234eaa82fa2ce29e)
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
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromFileKeyRef#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def path(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromFileKeyRef#path
        '''
        result = self._values.get("path")
        assert result is not None, "Required property 'path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def volume_name(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromFileKeyRef#volumeName
        '''
        result = self._values.get("volume_name")
        assert result is not None, "Required property 'volume_name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def optional(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromFileKeyRef#optional
        '''
        result = self._values.get("optional")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecDeploymentsEnvEnvVarsValueFromFileKeyRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRef",
    jsii_struct_bases=[],
    name_mapping={
        "resource": "resource",
        "container_name": "containerName",
        "divisor": "divisor",
    },
)
class KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRef:
    def __init__(
        self,
        *,
        resource: builtins.str,
        container_name: typing.Optional[builtins.str] = None,
        divisor: typing.Optional["KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRefDivisor"] = None,
    ) -> None:
        '''
        :param resource: 
        :param container_name: 
        :param divisor: 

        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3a59b1ad6155e005eee518fb37daa342906a7c110bdac8a510a4abd1f58b857b)
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
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRef#resource
        '''
        result = self._values.get("resource")
        assert result is not None, "Required property 'resource' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def container_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRef#containerName
        '''
        result = self._values.get("container_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def divisor(
        self,
    ) -> typing.Optional["KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRefDivisor"]:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRef#divisor
        '''
        result = self._values.get("divisor")
        return typing.cast(typing.Optional["KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRefDivisor"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRefDivisor(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRefDivisor",
):
    '''
    :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRefDivisor
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRefDivisor":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__fc0a2b02150077c4889cb8069a01a1dbf70984a43f0058cad75aca0ea850ea7b)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRefDivisor", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRefDivisor":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e6e02aec2404075ab65338b31b63f4d4615aa0b64ecfd3f91904b586d9de9bf6)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRefDivisor", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsEnvEnvVarsValueFromSecretKeyRef",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "name": "name", "optional": "optional"},
)
class KnativeServingSpecDeploymentsEnvEnvVarsValueFromSecretKeyRef:
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

        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromSecretKeyRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0cb605c460af9b156c8fda284ad7cc3a9685d11311d20998109ea02e71aaab41)
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
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromSecretKeyRef#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromSecretKeyRef#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def optional(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: KnativeServingSpecDeploymentsEnvEnvVarsValueFromSecretKeyRef#optional
        '''
        result = self._values.get("optional")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecDeploymentsEnvEnvVarsValueFromSecretKeyRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsLivenessProbes",
    jsii_struct_bases=[],
    name_mapping={
        "container": "container",
        "failure_threshold": "failureThreshold",
        "initial_delay_seconds": "initialDelaySeconds",
        "period_seconds": "periodSeconds",
        "success_threshold": "successThreshold",
        "termination_grace_period_seconds": "terminationGracePeriodSeconds",
        "timeout_seconds": "timeoutSeconds",
    },
)
class KnativeServingSpecDeploymentsLivenessProbes:
    def __init__(
        self,
        *,
        container: typing.Any,
        failure_threshold: typing.Optional[jsii.Number] = None,
        initial_delay_seconds: typing.Optional[jsii.Number] = None,
        period_seconds: typing.Optional[jsii.Number] = None,
        success_threshold: typing.Optional[jsii.Number] = None,
        termination_grace_period_seconds: typing.Optional[jsii.Number] = None,
        timeout_seconds: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param container: 
        :param failure_threshold: 
        :param initial_delay_seconds: 
        :param period_seconds: 
        :param success_threshold: 
        :param termination_grace_period_seconds: 
        :param timeout_seconds: 

        :schema: KnativeServingSpecDeploymentsLivenessProbes
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d4ef5c44ab54290aed101773cf646e6061beccfd49411b360e96b710800e5cdd)
            check_type(argname="argument container", value=container, expected_type=type_hints["container"])
            check_type(argname="argument failure_threshold", value=failure_threshold, expected_type=type_hints["failure_threshold"])
            check_type(argname="argument initial_delay_seconds", value=initial_delay_seconds, expected_type=type_hints["initial_delay_seconds"])
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument success_threshold", value=success_threshold, expected_type=type_hints["success_threshold"])
            check_type(argname="argument termination_grace_period_seconds", value=termination_grace_period_seconds, expected_type=type_hints["termination_grace_period_seconds"])
            check_type(argname="argument timeout_seconds", value=timeout_seconds, expected_type=type_hints["timeout_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "container": container,
        }
        if failure_threshold is not None:
            self._values["failure_threshold"] = failure_threshold
        if initial_delay_seconds is not None:
            self._values["initial_delay_seconds"] = initial_delay_seconds
        if period_seconds is not None:
            self._values["period_seconds"] = period_seconds
        if success_threshold is not None:
            self._values["success_threshold"] = success_threshold
        if termination_grace_period_seconds is not None:
            self._values["termination_grace_period_seconds"] = termination_grace_period_seconds
        if timeout_seconds is not None:
            self._values["timeout_seconds"] = timeout_seconds

    @builtins.property
    def container(self) -> typing.Any:
        '''
        :schema: KnativeServingSpecDeploymentsLivenessProbes#container
        '''
        result = self._values.get("container")
        assert result is not None, "Required property 'container' is missing"
        return typing.cast(typing.Any, result)

    @builtins.property
    def failure_threshold(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecDeploymentsLivenessProbes#failureThreshold
        '''
        result = self._values.get("failure_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def initial_delay_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecDeploymentsLivenessProbes#initialDelaySeconds
        '''
        result = self._values.get("initial_delay_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def period_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecDeploymentsLivenessProbes#periodSeconds
        '''
        result = self._values.get("period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def success_threshold(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecDeploymentsLivenessProbes#successThreshold
        '''
        result = self._values.get("success_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def termination_grace_period_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecDeploymentsLivenessProbes#terminationGracePeriodSeconds
        '''
        result = self._values.get("termination_grace_period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecDeploymentsLivenessProbes#timeoutSeconds
        '''
        result = self._values.get("timeout_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecDeploymentsLivenessProbes(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsReadinessProbes",
    jsii_struct_bases=[],
    name_mapping={
        "container": "container",
        "failure_threshold": "failureThreshold",
        "initial_delay_seconds": "initialDelaySeconds",
        "period_seconds": "periodSeconds",
        "success_threshold": "successThreshold",
        "termination_grace_period_seconds": "terminationGracePeriodSeconds",
        "timeout_seconds": "timeoutSeconds",
    },
)
class KnativeServingSpecDeploymentsReadinessProbes:
    def __init__(
        self,
        *,
        container: typing.Any,
        failure_threshold: typing.Optional[jsii.Number] = None,
        initial_delay_seconds: typing.Optional[jsii.Number] = None,
        period_seconds: typing.Optional[jsii.Number] = None,
        success_threshold: typing.Optional[jsii.Number] = None,
        termination_grace_period_seconds: typing.Optional[jsii.Number] = None,
        timeout_seconds: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param container: 
        :param failure_threshold: 
        :param initial_delay_seconds: 
        :param period_seconds: 
        :param success_threshold: 
        :param termination_grace_period_seconds: 
        :param timeout_seconds: 

        :schema: KnativeServingSpecDeploymentsReadinessProbes
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6ad110d3e1a71f3e748cf9fb718bd463005005e90fedc4fa7d183d31d77ae534)
            check_type(argname="argument container", value=container, expected_type=type_hints["container"])
            check_type(argname="argument failure_threshold", value=failure_threshold, expected_type=type_hints["failure_threshold"])
            check_type(argname="argument initial_delay_seconds", value=initial_delay_seconds, expected_type=type_hints["initial_delay_seconds"])
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument success_threshold", value=success_threshold, expected_type=type_hints["success_threshold"])
            check_type(argname="argument termination_grace_period_seconds", value=termination_grace_period_seconds, expected_type=type_hints["termination_grace_period_seconds"])
            check_type(argname="argument timeout_seconds", value=timeout_seconds, expected_type=type_hints["timeout_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "container": container,
        }
        if failure_threshold is not None:
            self._values["failure_threshold"] = failure_threshold
        if initial_delay_seconds is not None:
            self._values["initial_delay_seconds"] = initial_delay_seconds
        if period_seconds is not None:
            self._values["period_seconds"] = period_seconds
        if success_threshold is not None:
            self._values["success_threshold"] = success_threshold
        if termination_grace_period_seconds is not None:
            self._values["termination_grace_period_seconds"] = termination_grace_period_seconds
        if timeout_seconds is not None:
            self._values["timeout_seconds"] = timeout_seconds

    @builtins.property
    def container(self) -> typing.Any:
        '''
        :schema: KnativeServingSpecDeploymentsReadinessProbes#container
        '''
        result = self._values.get("container")
        assert result is not None, "Required property 'container' is missing"
        return typing.cast(typing.Any, result)

    @builtins.property
    def failure_threshold(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecDeploymentsReadinessProbes#failureThreshold
        '''
        result = self._values.get("failure_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def initial_delay_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecDeploymentsReadinessProbes#initialDelaySeconds
        '''
        result = self._values.get("initial_delay_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def period_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecDeploymentsReadinessProbes#periodSeconds
        '''
        result = self._values.get("period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def success_threshold(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecDeploymentsReadinessProbes#successThreshold
        '''
        result = self._values.get("success_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def termination_grace_period_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecDeploymentsReadinessProbes#terminationGracePeriodSeconds
        '''
        result = self._values.get("termination_grace_period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecDeploymentsReadinessProbes#timeoutSeconds
        '''
        result = self._values.get("timeout_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecDeploymentsReadinessProbes(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsResources",
    jsii_struct_bases=[],
    name_mapping={
        "container": "container",
        "claims": "claims",
        "limits": "limits",
        "requests": "requests",
    },
)
class KnativeServingSpecDeploymentsResources:
    def __init__(
        self,
        *,
        container: typing.Any,
        claims: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecDeploymentsResourcesClaims", typing.Dict[builtins.str, typing.Any]]]] = None,
        limits: typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecDeploymentsResourcesLimits"]] = None,
        requests: typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecDeploymentsResourcesRequests"]] = None,
    ) -> None:
        '''
        :param container: 
        :param claims: 
        :param limits: 
        :param requests: 

        :schema: KnativeServingSpecDeploymentsResources
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__fac73a6f02186c93c03d381aa07a69b2f4ce707e8deac23b25c0209180a80a40)
            check_type(argname="argument container", value=container, expected_type=type_hints["container"])
            check_type(argname="argument claims", value=claims, expected_type=type_hints["claims"])
            check_type(argname="argument limits", value=limits, expected_type=type_hints["limits"])
            check_type(argname="argument requests", value=requests, expected_type=type_hints["requests"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "container": container,
        }
        if claims is not None:
            self._values["claims"] = claims
        if limits is not None:
            self._values["limits"] = limits
        if requests is not None:
            self._values["requests"] = requests

    @builtins.property
    def container(self) -> typing.Any:
        '''
        :schema: KnativeServingSpecDeploymentsResources#container
        '''
        result = self._values.get("container")
        assert result is not None, "Required property 'container' is missing"
        return typing.cast(typing.Any, result)

    @builtins.property
    def claims(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecDeploymentsResourcesClaims"]]:
        '''
        :schema: KnativeServingSpecDeploymentsResources#claims
        '''
        result = self._values.get("claims")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecDeploymentsResourcesClaims"]], result)

    @builtins.property
    def limits(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecDeploymentsResourcesLimits"]]:
        '''
        :schema: KnativeServingSpecDeploymentsResources#limits
        '''
        result = self._values.get("limits")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecDeploymentsResourcesLimits"]], result)

    @builtins.property
    def requests(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecDeploymentsResourcesRequests"]]:
        '''
        :schema: KnativeServingSpecDeploymentsResources#requests
        '''
        result = self._values.get("requests")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecDeploymentsResourcesRequests"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecDeploymentsResources(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsResourcesClaims",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "request": "request"},
)
class KnativeServingSpecDeploymentsResourcesClaims:
    def __init__(
        self,
        *,
        name: builtins.str,
        request: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param request: 

        :schema: KnativeServingSpecDeploymentsResourcesClaims
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5b30042ddcfb03e7dd54f0d514e73245670dcd2b397d721963cd20b12ba149c4)
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
        :schema: KnativeServingSpecDeploymentsResourcesClaims#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def request(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecDeploymentsResourcesClaims#request
        '''
        result = self._values.get("request")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecDeploymentsResourcesClaims(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class KnativeServingSpecDeploymentsResourcesLimits(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsResourcesLimits",
):
    '''
    :schema: KnativeServingSpecDeploymentsResourcesLimits
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "KnativeServingSpecDeploymentsResourcesLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__88ce89432e7c09da78fb98b08dadb7bc3e7c42933a9496d75f5eb6d3892fea7a)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecDeploymentsResourcesLimits", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "KnativeServingSpecDeploymentsResourcesLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__062f8e1218dd6e507039fa6d6d2fbb55013b229d76a97bcc2257224ab343817e)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecDeploymentsResourcesLimits", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class KnativeServingSpecDeploymentsResourcesRequests(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsResourcesRequests",
):
    '''
    :schema: KnativeServingSpecDeploymentsResourcesRequests
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "KnativeServingSpecDeploymentsResourcesRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f039d31080d9ec6829ab820666c8ff3d99546f6af31b54c8193a4cccc18df9aa)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecDeploymentsResourcesRequests", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "KnativeServingSpecDeploymentsResourcesRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1b4a842c0b652c337b002be29ae6175490b547735256292092b557c4ebcad610)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecDeploymentsResourcesRequests", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsTolerations",
    jsii_struct_bases=[],
    name_mapping={
        "effect": "effect",
        "key": "key",
        "operator": "operator",
        "toleration_seconds": "tolerationSeconds",
        "value": "value",
    },
)
class KnativeServingSpecDeploymentsTolerations:
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

        :schema: KnativeServingSpecDeploymentsTolerations
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ff34942198bd77c9929faaa679a2d4ced442f8a950adbc3b5a6dd5d1d757afdd)
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
        :schema: KnativeServingSpecDeploymentsTolerations#effect
        '''
        result = self._values.get("effect")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def key(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecDeploymentsTolerations#key
        '''
        result = self._values.get("key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def operator(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecDeploymentsTolerations#operator
        '''
        result = self._values.get("operator")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def toleration_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecDeploymentsTolerations#tolerationSeconds
        '''
        result = self._values.get("toleration_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecDeploymentsTolerations#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecDeploymentsTolerations(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecDeploymentsVolumeMounts",
    jsii_struct_bases=[],
    name_mapping={
        "mount_path": "mountPath",
        "name": "name",
        "mount_propagation": "mountPropagation",
        "read_only": "readOnly",
        "recursive_read_only": "recursiveReadOnly",
        "sub_path": "subPath",
        "sub_path_expr": "subPathExpr",
    },
)
class KnativeServingSpecDeploymentsVolumeMounts:
    def __init__(
        self,
        *,
        mount_path: builtins.str,
        name: builtins.str,
        mount_propagation: typing.Optional[builtins.str] = None,
        read_only: typing.Optional[builtins.bool] = None,
        recursive_read_only: typing.Optional[builtins.str] = None,
        sub_path: typing.Optional[builtins.str] = None,
        sub_path_expr: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param mount_path: 
        :param name: 
        :param mount_propagation: 
        :param read_only: 
        :param recursive_read_only: 
        :param sub_path: 
        :param sub_path_expr: 

        :schema: KnativeServingSpecDeploymentsVolumeMounts
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8853791d8ba5fb2982403f0e83484c2365750b18232201989cad689d16713177)
            check_type(argname="argument mount_path", value=mount_path, expected_type=type_hints["mount_path"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument mount_propagation", value=mount_propagation, expected_type=type_hints["mount_propagation"])
            check_type(argname="argument read_only", value=read_only, expected_type=type_hints["read_only"])
            check_type(argname="argument recursive_read_only", value=recursive_read_only, expected_type=type_hints["recursive_read_only"])
            check_type(argname="argument sub_path", value=sub_path, expected_type=type_hints["sub_path"])
            check_type(argname="argument sub_path_expr", value=sub_path_expr, expected_type=type_hints["sub_path_expr"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "mount_path": mount_path,
            "name": name,
        }
        if mount_propagation is not None:
            self._values["mount_propagation"] = mount_propagation
        if read_only is not None:
            self._values["read_only"] = read_only
        if recursive_read_only is not None:
            self._values["recursive_read_only"] = recursive_read_only
        if sub_path is not None:
            self._values["sub_path"] = sub_path
        if sub_path_expr is not None:
            self._values["sub_path_expr"] = sub_path_expr

    @builtins.property
    def mount_path(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecDeploymentsVolumeMounts#mountPath
        '''
        result = self._values.get("mount_path")
        assert result is not None, "Required property 'mount_path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecDeploymentsVolumeMounts#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def mount_propagation(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecDeploymentsVolumeMounts#mountPropagation
        '''
        result = self._values.get("mount_propagation")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def read_only(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: KnativeServingSpecDeploymentsVolumeMounts#readOnly
        '''
        result = self._values.get("read_only")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def recursive_read_only(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecDeploymentsVolumeMounts#recursiveReadOnly
        '''
        result = self._values.get("recursive_read_only")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def sub_path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecDeploymentsVolumeMounts#subPath
        '''
        result = self._values.get("sub_path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def sub_path_expr(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecDeploymentsVolumeMounts#subPathExpr
        '''
        result = self._values.get("sub_path_expr")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecDeploymentsVolumeMounts(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecHighAvailability",
    jsii_struct_bases=[],
    name_mapping={"replicas": "replicas"},
)
class KnativeServingSpecHighAvailability:
    def __init__(self, *, replicas: jsii.Number) -> None:
        '''
        :param replicas: 

        :schema: KnativeServingSpecHighAvailability
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a782ab5a75a319a84f61e1aecebfaaadc4c168dbbf4ad378ca11d3ec2db48d8e)
            check_type(argname="argument replicas", value=replicas, expected_type=type_hints["replicas"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "replicas": replicas,
        }

    @builtins.property
    def replicas(self) -> jsii.Number:
        '''
        :schema: KnativeServingSpecHighAvailability#replicas
        '''
        result = self._values.get("replicas")
        assert result is not None, "Required property 'replicas' is missing"
        return typing.cast(jsii.Number, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecHighAvailability(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecIngress",
    jsii_struct_bases=[],
    name_mapping={
        "contour": "contour",
        "gateway_api": "gatewayApi",
        "istio": "istio",
        "kourier": "kourier",
    },
)
class KnativeServingSpecIngress:
    def __init__(
        self,
        *,
        contour: typing.Optional[typing.Union["KnativeServingSpecIngressContour", typing.Dict[builtins.str, typing.Any]]] = None,
        gateway_api: typing.Optional[typing.Union["KnativeServingSpecIngressGatewayApi", typing.Dict[builtins.str, typing.Any]]] = None,
        istio: typing.Optional[typing.Union["KnativeServingSpecIngressIstio", typing.Dict[builtins.str, typing.Any]]] = None,
        kourier: typing.Optional[typing.Union["KnativeServingSpecIngressKourier", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param contour: 
        :param gateway_api: 
        :param istio: 
        :param kourier: 

        :schema: KnativeServingSpecIngress
        '''
        if isinstance(contour, dict):
            contour = KnativeServingSpecIngressContour(**contour)
        if isinstance(gateway_api, dict):
            gateway_api = KnativeServingSpecIngressGatewayApi(**gateway_api)
        if isinstance(istio, dict):
            istio = KnativeServingSpecIngressIstio(**istio)
        if isinstance(kourier, dict):
            kourier = KnativeServingSpecIngressKourier(**kourier)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0a763fc97d14478bc83c1b1e2ecf55b5454280787b5f6e62028a961858b07c06)
            check_type(argname="argument contour", value=contour, expected_type=type_hints["contour"])
            check_type(argname="argument gateway_api", value=gateway_api, expected_type=type_hints["gateway_api"])
            check_type(argname="argument istio", value=istio, expected_type=type_hints["istio"])
            check_type(argname="argument kourier", value=kourier, expected_type=type_hints["kourier"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if contour is not None:
            self._values["contour"] = contour
        if gateway_api is not None:
            self._values["gateway_api"] = gateway_api
        if istio is not None:
            self._values["istio"] = istio
        if kourier is not None:
            self._values["kourier"] = kourier

    @builtins.property
    def contour(self) -> typing.Optional["KnativeServingSpecIngressContour"]:
        '''
        :schema: KnativeServingSpecIngress#contour
        '''
        result = self._values.get("contour")
        return typing.cast(typing.Optional["KnativeServingSpecIngressContour"], result)

    @builtins.property
    def gateway_api(self) -> typing.Optional["KnativeServingSpecIngressGatewayApi"]:
        '''
        :schema: KnativeServingSpecIngress#gateway-api
        '''
        result = self._values.get("gateway_api")
        return typing.cast(typing.Optional["KnativeServingSpecIngressGatewayApi"], result)

    @builtins.property
    def istio(self) -> typing.Optional["KnativeServingSpecIngressIstio"]:
        '''
        :schema: KnativeServingSpecIngress#istio
        '''
        result = self._values.get("istio")
        return typing.cast(typing.Optional["KnativeServingSpecIngressIstio"], result)

    @builtins.property
    def kourier(self) -> typing.Optional["KnativeServingSpecIngressKourier"]:
        '''
        :schema: KnativeServingSpecIngress#kourier
        '''
        result = self._values.get("kourier")
        return typing.cast(typing.Optional["KnativeServingSpecIngressKourier"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecIngress(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecIngressContour",
    jsii_struct_bases=[],
    name_mapping={"enabled": "enabled"},
)
class KnativeServingSpecIngressContour:
    def __init__(self, *, enabled: typing.Optional[builtins.bool] = None) -> None:
        '''
        :param enabled: 

        :schema: KnativeServingSpecIngressContour
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ab36ee9b4d7f475cbdf0b8d064140ebe66a87786194fa3a07cf64abdafc8be4e)
            check_type(argname="argument enabled", value=enabled, expected_type=type_hints["enabled"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if enabled is not None:
            self._values["enabled"] = enabled

    @builtins.property
    def enabled(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: KnativeServingSpecIngressContour#enabled
        '''
        result = self._values.get("enabled")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecIngressContour(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecIngressGatewayApi",
    jsii_struct_bases=[],
    name_mapping={"enabled": "enabled"},
)
class KnativeServingSpecIngressGatewayApi:
    def __init__(self, *, enabled: typing.Optional[builtins.bool] = None) -> None:
        '''
        :param enabled: 

        :schema: KnativeServingSpecIngressGatewayApi
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__629212e224e92d2f89d318dd62c68b5da344aaaa918c20801e502db99217d76a)
            check_type(argname="argument enabled", value=enabled, expected_type=type_hints["enabled"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if enabled is not None:
            self._values["enabled"] = enabled

    @builtins.property
    def enabled(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: KnativeServingSpecIngressGatewayApi#enabled
        '''
        result = self._values.get("enabled")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecIngressGatewayApi(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecIngressIstio",
    jsii_struct_bases=[],
    name_mapping={
        "enabled": "enabled",
        "knative_ingress_gateway": "knativeIngressGateway",
        "knative_local_gateway": "knativeLocalGateway",
    },
)
class KnativeServingSpecIngressIstio:
    def __init__(
        self,
        *,
        enabled: typing.Optional[builtins.bool] = None,
        knative_ingress_gateway: typing.Optional[typing.Union["KnativeServingSpecIngressIstioKnativeIngressGateway", typing.Dict[builtins.str, typing.Any]]] = None,
        knative_local_gateway: typing.Optional[typing.Union["KnativeServingSpecIngressIstioKnativeLocalGateway", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param enabled: 
        :param knative_ingress_gateway: 
        :param knative_local_gateway: 

        :schema: KnativeServingSpecIngressIstio
        '''
        if isinstance(knative_ingress_gateway, dict):
            knative_ingress_gateway = KnativeServingSpecIngressIstioKnativeIngressGateway(**knative_ingress_gateway)
        if isinstance(knative_local_gateway, dict):
            knative_local_gateway = KnativeServingSpecIngressIstioKnativeLocalGateway(**knative_local_gateway)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__dbbcc6afc59bdc495096393b3ea6d988c5c3adb68650978c9a98ae259fc6d169)
            check_type(argname="argument enabled", value=enabled, expected_type=type_hints["enabled"])
            check_type(argname="argument knative_ingress_gateway", value=knative_ingress_gateway, expected_type=type_hints["knative_ingress_gateway"])
            check_type(argname="argument knative_local_gateway", value=knative_local_gateway, expected_type=type_hints["knative_local_gateway"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if enabled is not None:
            self._values["enabled"] = enabled
        if knative_ingress_gateway is not None:
            self._values["knative_ingress_gateway"] = knative_ingress_gateway
        if knative_local_gateway is not None:
            self._values["knative_local_gateway"] = knative_local_gateway

    @builtins.property
    def enabled(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: KnativeServingSpecIngressIstio#enabled
        '''
        result = self._values.get("enabled")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def knative_ingress_gateway(
        self,
    ) -> typing.Optional["KnativeServingSpecIngressIstioKnativeIngressGateway"]:
        '''
        :schema: KnativeServingSpecIngressIstio#knative-ingress-gateway
        '''
        result = self._values.get("knative_ingress_gateway")
        return typing.cast(typing.Optional["KnativeServingSpecIngressIstioKnativeIngressGateway"], result)

    @builtins.property
    def knative_local_gateway(
        self,
    ) -> typing.Optional["KnativeServingSpecIngressIstioKnativeLocalGateway"]:
        '''
        :schema: KnativeServingSpecIngressIstio#knative-local-gateway
        '''
        result = self._values.get("knative_local_gateway")
        return typing.cast(typing.Optional["KnativeServingSpecIngressIstioKnativeLocalGateway"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecIngressIstio(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecIngressIstioKnativeIngressGateway",
    jsii_struct_bases=[],
    name_mapping={"selector": "selector", "servers": "servers"},
)
class KnativeServingSpecIngressIstioKnativeIngressGateway:
    def __init__(
        self,
        *,
        selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        servers: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecIngressIstioKnativeIngressGatewayServers", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param selector: 
        :param servers: 

        :schema: KnativeServingSpecIngressIstioKnativeIngressGateway
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5a6afbf524a8fe7f86bc4f17be4fbaa197eec94138851fc35a7f63f2ab438b0c)
            check_type(argname="argument selector", value=selector, expected_type=type_hints["selector"])
            check_type(argname="argument servers", value=servers, expected_type=type_hints["servers"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if selector is not None:
            self._values["selector"] = selector
        if servers is not None:
            self._values["servers"] = servers

    @builtins.property
    def selector(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGateway#selector
        '''
        result = self._values.get("selector")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def servers(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecIngressIstioKnativeIngressGatewayServers"]]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGateway#servers
        '''
        result = self._values.get("servers")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecIngressIstioKnativeIngressGatewayServers"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecIngressIstioKnativeIngressGateway(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecIngressIstioKnativeIngressGatewayServers",
    jsii_struct_bases=[],
    name_mapping={
        "bind": "bind",
        "default_endpoint": "defaultEndpoint",
        "hosts": "hosts",
        "name": "name",
        "port": "port",
        "tls": "tls",
    },
)
class KnativeServingSpecIngressIstioKnativeIngressGatewayServers:
    def __init__(
        self,
        *,
        bind: typing.Optional[builtins.str] = None,
        default_endpoint: typing.Optional[builtins.str] = None,
        hosts: typing.Optional[typing.Sequence[builtins.str]] = None,
        name: typing.Optional[builtins.str] = None,
        port: typing.Optional[typing.Union["KnativeServingSpecIngressIstioKnativeIngressGatewayServersPort", typing.Dict[builtins.str, typing.Any]]] = None,
        tls: typing.Optional[typing.Union["KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param bind: 
        :param default_endpoint: 
        :param hosts: 
        :param name: 
        :param port: 
        :param tls: 

        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServers
        '''
        if isinstance(port, dict):
            port = KnativeServingSpecIngressIstioKnativeIngressGatewayServersPort(**port)
        if isinstance(tls, dict):
            tls = KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls(**tls)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e33796d0b90132aeec833070cd6b6b371fb01d75cf3a0bfcddc661ac7124e4a4)
            check_type(argname="argument bind", value=bind, expected_type=type_hints["bind"])
            check_type(argname="argument default_endpoint", value=default_endpoint, expected_type=type_hints["default_endpoint"])
            check_type(argname="argument hosts", value=hosts, expected_type=type_hints["hosts"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument tls", value=tls, expected_type=type_hints["tls"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if bind is not None:
            self._values["bind"] = bind
        if default_endpoint is not None:
            self._values["default_endpoint"] = default_endpoint
        if hosts is not None:
            self._values["hosts"] = hosts
        if name is not None:
            self._values["name"] = name
        if port is not None:
            self._values["port"] = port
        if tls is not None:
            self._values["tls"] = tls

    @builtins.property
    def bind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServers#bind
        '''
        result = self._values.get("bind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def default_endpoint(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServers#defaultEndpoint
        '''
        result = self._values.get("default_endpoint")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def hosts(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServers#hosts
        '''
        result = self._values.get("hosts")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServers#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def port(
        self,
    ) -> typing.Optional["KnativeServingSpecIngressIstioKnativeIngressGatewayServersPort"]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServers#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional["KnativeServingSpecIngressIstioKnativeIngressGatewayServersPort"], result)

    @builtins.property
    def tls(
        self,
    ) -> typing.Optional["KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls"]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServers#tls
        '''
        result = self._values.get("tls")
        return typing.cast(typing.Optional["KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecIngressIstioKnativeIngressGatewayServers(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecIngressIstioKnativeIngressGatewayServersPort",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "number": "number",
        "protocol": "protocol",
        "target_port": "targetPort",
    },
)
class KnativeServingSpecIngressIstioKnativeIngressGatewayServersPort:
    def __init__(
        self,
        *,
        name: typing.Optional[builtins.str] = None,
        number: typing.Optional[jsii.Number] = None,
        protocol: typing.Optional[builtins.str] = None,
        target_port: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param name: 
        :param number: 
        :param protocol: 
        :param target_port: 

        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersPort
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b82870ea7d2a019fd3eda2b58af5aed0cd1e554a335871fe4d52661352dee00a)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument number", value=number, expected_type=type_hints["number"])
            check_type(argname="argument protocol", value=protocol, expected_type=type_hints["protocol"])
            check_type(argname="argument target_port", value=target_port, expected_type=type_hints["target_port"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name
        if number is not None:
            self._values["number"] = number
        if protocol is not None:
            self._values["protocol"] = protocol
        if target_port is not None:
            self._values["target_port"] = target_port

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersPort#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def number(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersPort#number
        '''
        result = self._values.get("number")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def protocol(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersPort#protocol
        '''
        result = self._values.get("protocol")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def target_port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersPort#target_port
        '''
        result = self._values.get("target_port")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecIngressIstioKnativeIngressGatewayServersPort(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls",
    jsii_struct_bases=[],
    name_mapping={
        "ca_certificates": "caCertificates",
        "cipher_suites": "cipherSuites",
        "credential_name": "credentialName",
        "https_redirect": "httpsRedirect",
        "max_protocol_version": "maxProtocolVersion",
        "min_protocol_version": "minProtocolVersion",
        "mode": "mode",
        "private_key": "privateKey",
        "server_certificate": "serverCertificate",
        "subject_alt_names": "subjectAltNames",
        "verify_certificate_hash": "verifyCertificateHash",
        "verify_certificate_spki": "verifyCertificateSpki",
    },
)
class KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls:
    def __init__(
        self,
        *,
        ca_certificates: typing.Optional[builtins.str] = None,
        cipher_suites: typing.Optional[typing.Sequence[builtins.str]] = None,
        credential_name: typing.Optional[builtins.str] = None,
        https_redirect: typing.Optional[builtins.bool] = None,
        max_protocol_version: typing.Optional[jsii.Number] = None,
        min_protocol_version: typing.Optional[jsii.Number] = None,
        mode: typing.Optional["KnativeServingSpecIngressIstioKnativeIngressGatewayServersTlsMode"] = None,
        private_key: typing.Optional[builtins.str] = None,
        server_certificate: typing.Optional[builtins.str] = None,
        subject_alt_names: typing.Optional[typing.Sequence[builtins.str]] = None,
        verify_certificate_hash: typing.Optional[typing.Sequence[builtins.str]] = None,
        verify_certificate_spki: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param ca_certificates: 
        :param cipher_suites: 
        :param credential_name: 
        :param https_redirect: 
        :param max_protocol_version: 
        :param min_protocol_version: 
        :param mode: 
        :param private_key: 
        :param server_certificate: 
        :param subject_alt_names: 
        :param verify_certificate_hash: 
        :param verify_certificate_spki: 

        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9942440139b52cc56bce1872780710c58ba076a2927bfc6abd34e819775687e7)
            check_type(argname="argument ca_certificates", value=ca_certificates, expected_type=type_hints["ca_certificates"])
            check_type(argname="argument cipher_suites", value=cipher_suites, expected_type=type_hints["cipher_suites"])
            check_type(argname="argument credential_name", value=credential_name, expected_type=type_hints["credential_name"])
            check_type(argname="argument https_redirect", value=https_redirect, expected_type=type_hints["https_redirect"])
            check_type(argname="argument max_protocol_version", value=max_protocol_version, expected_type=type_hints["max_protocol_version"])
            check_type(argname="argument min_protocol_version", value=min_protocol_version, expected_type=type_hints["min_protocol_version"])
            check_type(argname="argument mode", value=mode, expected_type=type_hints["mode"])
            check_type(argname="argument private_key", value=private_key, expected_type=type_hints["private_key"])
            check_type(argname="argument server_certificate", value=server_certificate, expected_type=type_hints["server_certificate"])
            check_type(argname="argument subject_alt_names", value=subject_alt_names, expected_type=type_hints["subject_alt_names"])
            check_type(argname="argument verify_certificate_hash", value=verify_certificate_hash, expected_type=type_hints["verify_certificate_hash"])
            check_type(argname="argument verify_certificate_spki", value=verify_certificate_spki, expected_type=type_hints["verify_certificate_spki"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if ca_certificates is not None:
            self._values["ca_certificates"] = ca_certificates
        if cipher_suites is not None:
            self._values["cipher_suites"] = cipher_suites
        if credential_name is not None:
            self._values["credential_name"] = credential_name
        if https_redirect is not None:
            self._values["https_redirect"] = https_redirect
        if max_protocol_version is not None:
            self._values["max_protocol_version"] = max_protocol_version
        if min_protocol_version is not None:
            self._values["min_protocol_version"] = min_protocol_version
        if mode is not None:
            self._values["mode"] = mode
        if private_key is not None:
            self._values["private_key"] = private_key
        if server_certificate is not None:
            self._values["server_certificate"] = server_certificate
        if subject_alt_names is not None:
            self._values["subject_alt_names"] = subject_alt_names
        if verify_certificate_hash is not None:
            self._values["verify_certificate_hash"] = verify_certificate_hash
        if verify_certificate_spki is not None:
            self._values["verify_certificate_spki"] = verify_certificate_spki

    @builtins.property
    def ca_certificates(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls#caCertificates
        '''
        result = self._values.get("ca_certificates")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def cipher_suites(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls#cipherSuites
        '''
        result = self._values.get("cipher_suites")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def credential_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls#credentialName
        '''
        result = self._values.get("credential_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def https_redirect(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls#httpsRedirect
        '''
        result = self._values.get("https_redirect")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def max_protocol_version(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls#maxProtocolVersion
        '''
        result = self._values.get("max_protocol_version")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def min_protocol_version(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls#minProtocolVersion
        '''
        result = self._values.get("min_protocol_version")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def mode(
        self,
    ) -> typing.Optional["KnativeServingSpecIngressIstioKnativeIngressGatewayServersTlsMode"]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls#mode
        '''
        result = self._values.get("mode")
        return typing.cast(typing.Optional["KnativeServingSpecIngressIstioKnativeIngressGatewayServersTlsMode"], result)

    @builtins.property
    def private_key(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls#privateKey
        '''
        result = self._values.get("private_key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def server_certificate(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls#serverCertificate
        '''
        result = self._values.get("server_certificate")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def subject_alt_names(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls#subjectAltNames
        '''
        result = self._values.get("subject_alt_names")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def verify_certificate_hash(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls#verifyCertificateHash
        '''
        result = self._values.get("verify_certificate_hash")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def verify_certificate_spki(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls#verifyCertificateSpki
        '''
        result = self._values.get("verify_certificate_spki")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecIngressIstioKnativeIngressGatewayServersTlsMode"
)
class KnativeServingSpecIngressIstioKnativeIngressGatewayServersTlsMode(enum.Enum):
    '''
    :schema: KnativeServingSpecIngressIstioKnativeIngressGatewayServersTlsMode
    '''

    PASSTHROUGH = "PASSTHROUGH"
    '''PASSTHROUGH.'''
    SIMPLE = "SIMPLE"
    '''SIMPLE.'''
    MUTUAL = "MUTUAL"
    '''MUTUAL.'''
    AUTO_UNDERSCORE_PASSTHROUGH = "AUTO_UNDERSCORE_PASSTHROUGH"
    '''AUTO_PASSTHROUGH.'''
    ISTIO_UNDERSCORE_MUTUAL = "ISTIO_UNDERSCORE_MUTUAL"
    '''ISTIO_MUTUAL.'''


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecIngressIstioKnativeLocalGateway",
    jsii_struct_bases=[],
    name_mapping={"selector": "selector", "servers": "servers"},
)
class KnativeServingSpecIngressIstioKnativeLocalGateway:
    def __init__(
        self,
        *,
        selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        servers: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecIngressIstioKnativeLocalGatewayServers", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param selector: 
        :param servers: 

        :schema: KnativeServingSpecIngressIstioKnativeLocalGateway
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__19539d3485dc3d23b2788d0f0f655306ed5a6aec3600a0bcfb1752f0dfb121cf)
            check_type(argname="argument selector", value=selector, expected_type=type_hints["selector"])
            check_type(argname="argument servers", value=servers, expected_type=type_hints["servers"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if selector is not None:
            self._values["selector"] = selector
        if servers is not None:
            self._values["servers"] = servers

    @builtins.property
    def selector(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGateway#selector
        '''
        result = self._values.get("selector")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def servers(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecIngressIstioKnativeLocalGatewayServers"]]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGateway#servers
        '''
        result = self._values.get("servers")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecIngressIstioKnativeLocalGatewayServers"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecIngressIstioKnativeLocalGateway(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecIngressIstioKnativeLocalGatewayServers",
    jsii_struct_bases=[],
    name_mapping={
        "bind": "bind",
        "default_endpoint": "defaultEndpoint",
        "hosts": "hosts",
        "name": "name",
        "port": "port",
        "tls": "tls",
    },
)
class KnativeServingSpecIngressIstioKnativeLocalGatewayServers:
    def __init__(
        self,
        *,
        bind: typing.Optional[builtins.str] = None,
        default_endpoint: typing.Optional[builtins.str] = None,
        hosts: typing.Optional[typing.Sequence[builtins.str]] = None,
        name: typing.Optional[builtins.str] = None,
        port: typing.Optional[typing.Union["KnativeServingSpecIngressIstioKnativeLocalGatewayServersPort", typing.Dict[builtins.str, typing.Any]]] = None,
        tls: typing.Optional[typing.Union["KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param bind: 
        :param default_endpoint: 
        :param hosts: 
        :param name: 
        :param port: 
        :param tls: 

        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServers
        '''
        if isinstance(port, dict):
            port = KnativeServingSpecIngressIstioKnativeLocalGatewayServersPort(**port)
        if isinstance(tls, dict):
            tls = KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls(**tls)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ea88a2d158e2e17f90d992157cc278edeb08f91e2186e35a4ac52f0863f839db)
            check_type(argname="argument bind", value=bind, expected_type=type_hints["bind"])
            check_type(argname="argument default_endpoint", value=default_endpoint, expected_type=type_hints["default_endpoint"])
            check_type(argname="argument hosts", value=hosts, expected_type=type_hints["hosts"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument port", value=port, expected_type=type_hints["port"])
            check_type(argname="argument tls", value=tls, expected_type=type_hints["tls"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if bind is not None:
            self._values["bind"] = bind
        if default_endpoint is not None:
            self._values["default_endpoint"] = default_endpoint
        if hosts is not None:
            self._values["hosts"] = hosts
        if name is not None:
            self._values["name"] = name
        if port is not None:
            self._values["port"] = port
        if tls is not None:
            self._values["tls"] = tls

    @builtins.property
    def bind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServers#bind
        '''
        result = self._values.get("bind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def default_endpoint(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServers#defaultEndpoint
        '''
        result = self._values.get("default_endpoint")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def hosts(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServers#hosts
        '''
        result = self._values.get("hosts")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServers#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def port(
        self,
    ) -> typing.Optional["KnativeServingSpecIngressIstioKnativeLocalGatewayServersPort"]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServers#port
        '''
        result = self._values.get("port")
        return typing.cast(typing.Optional["KnativeServingSpecIngressIstioKnativeLocalGatewayServersPort"], result)

    @builtins.property
    def tls(
        self,
    ) -> typing.Optional["KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls"]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServers#tls
        '''
        result = self._values.get("tls")
        return typing.cast(typing.Optional["KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecIngressIstioKnativeLocalGatewayServers(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecIngressIstioKnativeLocalGatewayServersPort",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "number": "number",
        "protocol": "protocol",
        "target_port": "targetPort",
    },
)
class KnativeServingSpecIngressIstioKnativeLocalGatewayServersPort:
    def __init__(
        self,
        *,
        name: typing.Optional[builtins.str] = None,
        number: typing.Optional[jsii.Number] = None,
        protocol: typing.Optional[builtins.str] = None,
        target_port: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param name: 
        :param number: 
        :param protocol: 
        :param target_port: 

        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersPort
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6ec924c01e3f46fe9e7adb1f5f3eb0ed48079972114894dd1025d3259d91bcac)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument number", value=number, expected_type=type_hints["number"])
            check_type(argname="argument protocol", value=protocol, expected_type=type_hints["protocol"])
            check_type(argname="argument target_port", value=target_port, expected_type=type_hints["target_port"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name
        if number is not None:
            self._values["number"] = number
        if protocol is not None:
            self._values["protocol"] = protocol
        if target_port is not None:
            self._values["target_port"] = target_port

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersPort#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def number(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersPort#number
        '''
        result = self._values.get("number")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def protocol(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersPort#protocol
        '''
        result = self._values.get("protocol")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def target_port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersPort#target_port
        '''
        result = self._values.get("target_port")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecIngressIstioKnativeLocalGatewayServersPort(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls",
    jsii_struct_bases=[],
    name_mapping={
        "ca_certificates": "caCertificates",
        "cipher_suites": "cipherSuites",
        "credential_name": "credentialName",
        "https_redirect": "httpsRedirect",
        "max_protocol_version": "maxProtocolVersion",
        "min_protocol_version": "minProtocolVersion",
        "mode": "mode",
        "private_key": "privateKey",
        "server_certificate": "serverCertificate",
        "subject_alt_names": "subjectAltNames",
        "verify_certificate_hash": "verifyCertificateHash",
        "verify_certificate_spki": "verifyCertificateSpki",
    },
)
class KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls:
    def __init__(
        self,
        *,
        ca_certificates: typing.Optional[builtins.str] = None,
        cipher_suites: typing.Optional[typing.Sequence[builtins.str]] = None,
        credential_name: typing.Optional[builtins.str] = None,
        https_redirect: typing.Optional[builtins.bool] = None,
        max_protocol_version: typing.Optional[jsii.Number] = None,
        min_protocol_version: typing.Optional[jsii.Number] = None,
        mode: typing.Optional["KnativeServingSpecIngressIstioKnativeLocalGatewayServersTlsMode"] = None,
        private_key: typing.Optional[builtins.str] = None,
        server_certificate: typing.Optional[builtins.str] = None,
        subject_alt_names: typing.Optional[typing.Sequence[builtins.str]] = None,
        verify_certificate_hash: typing.Optional[typing.Sequence[builtins.str]] = None,
        verify_certificate_spki: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param ca_certificates: 
        :param cipher_suites: 
        :param credential_name: 
        :param https_redirect: 
        :param max_protocol_version: 
        :param min_protocol_version: 
        :param mode: 
        :param private_key: 
        :param server_certificate: 
        :param subject_alt_names: 
        :param verify_certificate_hash: 
        :param verify_certificate_spki: 

        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e75fa18e05916bc16814edc5f12b55f7f824e1959f58de2389aea69406681fd6)
            check_type(argname="argument ca_certificates", value=ca_certificates, expected_type=type_hints["ca_certificates"])
            check_type(argname="argument cipher_suites", value=cipher_suites, expected_type=type_hints["cipher_suites"])
            check_type(argname="argument credential_name", value=credential_name, expected_type=type_hints["credential_name"])
            check_type(argname="argument https_redirect", value=https_redirect, expected_type=type_hints["https_redirect"])
            check_type(argname="argument max_protocol_version", value=max_protocol_version, expected_type=type_hints["max_protocol_version"])
            check_type(argname="argument min_protocol_version", value=min_protocol_version, expected_type=type_hints["min_protocol_version"])
            check_type(argname="argument mode", value=mode, expected_type=type_hints["mode"])
            check_type(argname="argument private_key", value=private_key, expected_type=type_hints["private_key"])
            check_type(argname="argument server_certificate", value=server_certificate, expected_type=type_hints["server_certificate"])
            check_type(argname="argument subject_alt_names", value=subject_alt_names, expected_type=type_hints["subject_alt_names"])
            check_type(argname="argument verify_certificate_hash", value=verify_certificate_hash, expected_type=type_hints["verify_certificate_hash"])
            check_type(argname="argument verify_certificate_spki", value=verify_certificate_spki, expected_type=type_hints["verify_certificate_spki"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if ca_certificates is not None:
            self._values["ca_certificates"] = ca_certificates
        if cipher_suites is not None:
            self._values["cipher_suites"] = cipher_suites
        if credential_name is not None:
            self._values["credential_name"] = credential_name
        if https_redirect is not None:
            self._values["https_redirect"] = https_redirect
        if max_protocol_version is not None:
            self._values["max_protocol_version"] = max_protocol_version
        if min_protocol_version is not None:
            self._values["min_protocol_version"] = min_protocol_version
        if mode is not None:
            self._values["mode"] = mode
        if private_key is not None:
            self._values["private_key"] = private_key
        if server_certificate is not None:
            self._values["server_certificate"] = server_certificate
        if subject_alt_names is not None:
            self._values["subject_alt_names"] = subject_alt_names
        if verify_certificate_hash is not None:
            self._values["verify_certificate_hash"] = verify_certificate_hash
        if verify_certificate_spki is not None:
            self._values["verify_certificate_spki"] = verify_certificate_spki

    @builtins.property
    def ca_certificates(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls#caCertificates
        '''
        result = self._values.get("ca_certificates")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def cipher_suites(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls#cipherSuites
        '''
        result = self._values.get("cipher_suites")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def credential_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls#credentialName
        '''
        result = self._values.get("credential_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def https_redirect(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls#httpsRedirect
        '''
        result = self._values.get("https_redirect")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def max_protocol_version(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls#maxProtocolVersion
        '''
        result = self._values.get("max_protocol_version")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def min_protocol_version(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls#minProtocolVersion
        '''
        result = self._values.get("min_protocol_version")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def mode(
        self,
    ) -> typing.Optional["KnativeServingSpecIngressIstioKnativeLocalGatewayServersTlsMode"]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls#mode
        '''
        result = self._values.get("mode")
        return typing.cast(typing.Optional["KnativeServingSpecIngressIstioKnativeLocalGatewayServersTlsMode"], result)

    @builtins.property
    def private_key(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls#privateKey
        '''
        result = self._values.get("private_key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def server_certificate(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls#serverCertificate
        '''
        result = self._values.get("server_certificate")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def subject_alt_names(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls#subjectAltNames
        '''
        result = self._values.get("subject_alt_names")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def verify_certificate_hash(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls#verifyCertificateHash
        '''
        result = self._values.get("verify_certificate_hash")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def verify_certificate_spki(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls#verifyCertificateSpki
        '''
        result = self._values.get("verify_certificate_spki")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecIngressIstioKnativeLocalGatewayServersTlsMode"
)
class KnativeServingSpecIngressIstioKnativeLocalGatewayServersTlsMode(enum.Enum):
    '''
    :schema: KnativeServingSpecIngressIstioKnativeLocalGatewayServersTlsMode
    '''

    PASSTHROUGH = "PASSTHROUGH"
    '''PASSTHROUGH.'''
    SIMPLE = "SIMPLE"
    '''SIMPLE.'''
    MUTUAL = "MUTUAL"
    '''MUTUAL.'''
    AUTO_UNDERSCORE_PASSTHROUGH = "AUTO_UNDERSCORE_PASSTHROUGH"
    '''AUTO_PASSTHROUGH.'''
    ISTIO_UNDERSCORE_MUTUAL = "ISTIO_UNDERSCORE_MUTUAL"
    '''ISTIO_MUTUAL.'''


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecIngressKourier",
    jsii_struct_bases=[],
    name_mapping={
        "bootstrap_configmap": "bootstrapConfigmap",
        "enabled": "enabled",
        "http_port": "httpPort",
        "https_port": "httpsPort",
        "service_load_balancer_ip": "serviceLoadBalancerIp",
        "service_type": "serviceType",
    },
)
class KnativeServingSpecIngressKourier:
    def __init__(
        self,
        *,
        bootstrap_configmap: typing.Optional[builtins.str] = None,
        enabled: typing.Optional[builtins.bool] = None,
        http_port: typing.Optional[jsii.Number] = None,
        https_port: typing.Optional[jsii.Number] = None,
        service_load_balancer_ip: typing.Optional[builtins.str] = None,
        service_type: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param bootstrap_configmap: 
        :param enabled: 
        :param http_port: 
        :param https_port: 
        :param service_load_balancer_ip: 
        :param service_type: 

        :schema: KnativeServingSpecIngressKourier
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f6228372c04b0820be94af84fb607b6e7b5095b3f02533f37aebb1547de48be8)
            check_type(argname="argument bootstrap_configmap", value=bootstrap_configmap, expected_type=type_hints["bootstrap_configmap"])
            check_type(argname="argument enabled", value=enabled, expected_type=type_hints["enabled"])
            check_type(argname="argument http_port", value=http_port, expected_type=type_hints["http_port"])
            check_type(argname="argument https_port", value=https_port, expected_type=type_hints["https_port"])
            check_type(argname="argument service_load_balancer_ip", value=service_load_balancer_ip, expected_type=type_hints["service_load_balancer_ip"])
            check_type(argname="argument service_type", value=service_type, expected_type=type_hints["service_type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if bootstrap_configmap is not None:
            self._values["bootstrap_configmap"] = bootstrap_configmap
        if enabled is not None:
            self._values["enabled"] = enabled
        if http_port is not None:
            self._values["http_port"] = http_port
        if https_port is not None:
            self._values["https_port"] = https_port
        if service_load_balancer_ip is not None:
            self._values["service_load_balancer_ip"] = service_load_balancer_ip
        if service_type is not None:
            self._values["service_type"] = service_type

    @builtins.property
    def bootstrap_configmap(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressKourier#bootstrap-configmap
        '''
        result = self._values.get("bootstrap_configmap")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def enabled(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: KnativeServingSpecIngressKourier#enabled
        '''
        result = self._values.get("enabled")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def http_port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecIngressKourier#http-port
        '''
        result = self._values.get("http_port")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def https_port(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecIngressKourier#https-port
        '''
        result = self._values.get("https_port")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def service_load_balancer_ip(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressKourier#service-load-balancer-ip
        '''
        result = self._values.get("service_load_balancer_ip")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def service_type(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecIngressKourier#service-type
        '''
        result = self._values.get("service_type")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecIngressKourier(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecManifests",
    jsii_struct_bases=[],
    name_mapping={"url": "url"},
)
class KnativeServingSpecManifests:
    def __init__(self, *, url: builtins.str) -> None:
        '''
        :param url: 

        :schema: KnativeServingSpecManifests
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b0f37bc865d04c27fa051ba9d153b9b56cca1f2e0fe194ceb5c715c465cf3f3e)
            check_type(argname="argument url", value=url, expected_type=type_hints["url"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "url": url,
        }

    @builtins.property
    def url(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecManifests#URL
        '''
        result = self._values.get("url")
        assert result is not None, "Required property 'url' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecManifests(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecNamespace",
    jsii_struct_bases=[],
    name_mapping={"annotations": "annotations", "labels": "labels"},
)
class KnativeServingSpecNamespace:
    def __init__(
        self,
        *,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param annotations: 
        :param labels: 

        :schema: KnativeServingSpecNamespace
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__49a221942a417052c08a5af081a3048a3f6ce0daf2e980436d4ffc0b8ddc505c)
            check_type(argname="argument annotations", value=annotations, expected_type=type_hints["annotations"])
            check_type(argname="argument labels", value=labels, expected_type=type_hints["labels"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if annotations is not None:
            self._values["annotations"] = annotations
        if labels is not None:
            self._values["labels"] = labels

    @builtins.property
    def annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: KnativeServingSpecNamespace#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: KnativeServingSpecNamespace#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecNamespace(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecPodDisruptionBudgets",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "max_unavailable": "maxUnavailable",
        "min_available": "minAvailable",
        "selector": "selector",
        "unhealthy_pod_eviction_policy": "unhealthyPodEvictionPolicy",
    },
)
class KnativeServingSpecPodDisruptionBudgets:
    def __init__(
        self,
        *,
        name: builtins.str,
        max_unavailable: typing.Optional["KnativeServingSpecPodDisruptionBudgetsMaxUnavailable"] = None,
        min_available: typing.Optional["KnativeServingSpecPodDisruptionBudgetsMinAvailable"] = None,
        selector: typing.Optional[typing.Union["KnativeServingSpecPodDisruptionBudgetsSelector", typing.Dict[builtins.str, typing.Any]]] = None,
        unhealthy_pod_eviction_policy: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param max_unavailable: 
        :param min_available: 
        :param selector: 
        :param unhealthy_pod_eviction_policy: 

        :schema: KnativeServingSpecPodDisruptionBudgets
        '''
        if isinstance(selector, dict):
            selector = KnativeServingSpecPodDisruptionBudgetsSelector(**selector)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__54a8bdab5d0926de0ecee9470f540d71d86e293ad2639dbdd160a9b18afbd6a8)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument max_unavailable", value=max_unavailable, expected_type=type_hints["max_unavailable"])
            check_type(argname="argument min_available", value=min_available, expected_type=type_hints["min_available"])
            check_type(argname="argument selector", value=selector, expected_type=type_hints["selector"])
            check_type(argname="argument unhealthy_pod_eviction_policy", value=unhealthy_pod_eviction_policy, expected_type=type_hints["unhealthy_pod_eviction_policy"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if max_unavailable is not None:
            self._values["max_unavailable"] = max_unavailable
        if min_available is not None:
            self._values["min_available"] = min_available
        if selector is not None:
            self._values["selector"] = selector
        if unhealthy_pod_eviction_policy is not None:
            self._values["unhealthy_pod_eviction_policy"] = unhealthy_pod_eviction_policy

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecPodDisruptionBudgets#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def max_unavailable(
        self,
    ) -> typing.Optional["KnativeServingSpecPodDisruptionBudgetsMaxUnavailable"]:
        '''
        :schema: KnativeServingSpecPodDisruptionBudgets#maxUnavailable
        '''
        result = self._values.get("max_unavailable")
        return typing.cast(typing.Optional["KnativeServingSpecPodDisruptionBudgetsMaxUnavailable"], result)

    @builtins.property
    def min_available(
        self,
    ) -> typing.Optional["KnativeServingSpecPodDisruptionBudgetsMinAvailable"]:
        '''
        :schema: KnativeServingSpecPodDisruptionBudgets#minAvailable
        '''
        result = self._values.get("min_available")
        return typing.cast(typing.Optional["KnativeServingSpecPodDisruptionBudgetsMinAvailable"], result)

    @builtins.property
    def selector(
        self,
    ) -> typing.Optional["KnativeServingSpecPodDisruptionBudgetsSelector"]:
        '''
        :schema: KnativeServingSpecPodDisruptionBudgets#selector
        '''
        result = self._values.get("selector")
        return typing.cast(typing.Optional["KnativeServingSpecPodDisruptionBudgetsSelector"], result)

    @builtins.property
    def unhealthy_pod_eviction_policy(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecPodDisruptionBudgets#unhealthyPodEvictionPolicy
        '''
        result = self._values.get("unhealthy_pod_eviction_policy")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecPodDisruptionBudgets(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class KnativeServingSpecPodDisruptionBudgetsMaxUnavailable(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecPodDisruptionBudgetsMaxUnavailable",
):
    '''
    :schema: KnativeServingSpecPodDisruptionBudgetsMaxUnavailable
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "KnativeServingSpecPodDisruptionBudgetsMaxUnavailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__45144d438810932d7629e7220b25c04f46a7c003737c68531ab9573f84e3c3a6)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecPodDisruptionBudgetsMaxUnavailable", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "KnativeServingSpecPodDisruptionBudgetsMaxUnavailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3f9af596b73984d75132f776c477d3ab48e09e81bab394e4de29e26e810b9c82)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecPodDisruptionBudgetsMaxUnavailable", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class KnativeServingSpecPodDisruptionBudgetsMinAvailable(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecPodDisruptionBudgetsMinAvailable",
):
    '''
    :schema: KnativeServingSpecPodDisruptionBudgetsMinAvailable
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "KnativeServingSpecPodDisruptionBudgetsMinAvailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__16f6e31be675a644f3de19950c7137fb54f2f895d51bf2b3494e629a879e78e9)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecPodDisruptionBudgetsMinAvailable", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "KnativeServingSpecPodDisruptionBudgetsMinAvailable":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__689add7920ddec7e591a488b17b670c4b72b118f0d1c6f90409436585f960a77)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecPodDisruptionBudgetsMinAvailable", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecPodDisruptionBudgetsSelector",
    jsii_struct_bases=[],
    name_mapping={
        "match_expressions": "matchExpressions",
        "match_labels": "matchLabels",
    },
)
class KnativeServingSpecPodDisruptionBudgetsSelector:
    def __init__(
        self,
        *,
        match_expressions: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecPodDisruptionBudgetsSelectorMatchExpressions", typing.Dict[builtins.str, typing.Any]]]] = None,
        match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param match_expressions: 
        :param match_labels: 

        :schema: KnativeServingSpecPodDisruptionBudgetsSelector
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__fbc18c68cc5d4bc44028136439f42989fc748082ccfdf2596e9c1059d595b1d6)
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
    ) -> typing.Optional[typing.List["KnativeServingSpecPodDisruptionBudgetsSelectorMatchExpressions"]]:
        '''
        :schema: KnativeServingSpecPodDisruptionBudgetsSelector#matchExpressions
        '''
        result = self._values.get("match_expressions")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecPodDisruptionBudgetsSelectorMatchExpressions"]], result)

    @builtins.property
    def match_labels(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: KnativeServingSpecPodDisruptionBudgetsSelector#matchLabels
        '''
        result = self._values.get("match_labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecPodDisruptionBudgetsSelector(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecPodDisruptionBudgetsSelectorMatchExpressions",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "operator": "operator", "values": "values"},
)
class KnativeServingSpecPodDisruptionBudgetsSelectorMatchExpressions:
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

        :schema: KnativeServingSpecPodDisruptionBudgetsSelectorMatchExpressions
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1556b7892935df0094744ba0eaeeb457af90c92c03d6d6d5fb827ba6feb9c2e0)
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
        :schema: KnativeServingSpecPodDisruptionBudgetsSelectorMatchExpressions#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def operator(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecPodDisruptionBudgetsSelectorMatchExpressions#operator
        '''
        result = self._values.get("operator")
        assert result is not None, "Required property 'operator' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def values(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: KnativeServingSpecPodDisruptionBudgetsSelectorMatchExpressions#values
        '''
        result = self._values.get("values")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecPodDisruptionBudgetsSelectorMatchExpressions(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecRegistry",
    jsii_struct_bases=[],
    name_mapping={
        "default": "default",
        "image_pull_secrets": "imagePullSecrets",
        "override": "override",
    },
)
class KnativeServingSpecRegistry:
    def __init__(
        self,
        *,
        default: typing.Optional[builtins.str] = None,
        image_pull_secrets: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecRegistryImagePullSecrets", typing.Dict[builtins.str, typing.Any]]]] = None,
        override: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param default: 
        :param image_pull_secrets: 
        :param override: 

        :schema: KnativeServingSpecRegistry
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e345441583dde9001980c78881539119e57694dcf12f4afd48728625775adfbf)
            check_type(argname="argument default", value=default, expected_type=type_hints["default"])
            check_type(argname="argument image_pull_secrets", value=image_pull_secrets, expected_type=type_hints["image_pull_secrets"])
            check_type(argname="argument override", value=override, expected_type=type_hints["override"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if default is not None:
            self._values["default"] = default
        if image_pull_secrets is not None:
            self._values["image_pull_secrets"] = image_pull_secrets
        if override is not None:
            self._values["override"] = override

    @builtins.property
    def default(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecRegistry#default
        '''
        result = self._values.get("default")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def image_pull_secrets(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecRegistryImagePullSecrets"]]:
        '''
        :schema: KnativeServingSpecRegistry#imagePullSecrets
        '''
        result = self._values.get("image_pull_secrets")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecRegistryImagePullSecrets"]], result)

    @builtins.property
    def override(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: KnativeServingSpecRegistry#override
        '''
        result = self._values.get("override")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecRegistry(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecRegistryImagePullSecrets",
    jsii_struct_bases=[],
    name_mapping={"name": "name"},
)
class KnativeServingSpecRegistryImagePullSecrets:
    def __init__(self, *, name: typing.Optional[builtins.str] = None) -> None:
        '''
        :param name: 

        :schema: KnativeServingSpecRegistryImagePullSecrets
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__245083e3d142b5f9e230fff407602bc6f748d0132838b3694e1b08b2bf94dfa1)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecRegistryImagePullSecrets#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecRegistryImagePullSecrets(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecResources",
    jsii_struct_bases=[],
    name_mapping={
        "container": "container",
        "claims": "claims",
        "limits": "limits",
        "requests": "requests",
    },
)
class KnativeServingSpecResources:
    def __init__(
        self,
        *,
        container: typing.Any,
        claims: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecResourcesClaims", typing.Dict[builtins.str, typing.Any]]]] = None,
        limits: typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecResourcesLimits"]] = None,
        requests: typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecResourcesRequests"]] = None,
    ) -> None:
        '''
        :param container: 
        :param claims: 
        :param limits: 
        :param requests: 

        :schema: KnativeServingSpecResources
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6133a42cb309d4f8ced520eb3b56077a1498a8d550964b48a24d0915db6442a7)
            check_type(argname="argument container", value=container, expected_type=type_hints["container"])
            check_type(argname="argument claims", value=claims, expected_type=type_hints["claims"])
            check_type(argname="argument limits", value=limits, expected_type=type_hints["limits"])
            check_type(argname="argument requests", value=requests, expected_type=type_hints["requests"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "container": container,
        }
        if claims is not None:
            self._values["claims"] = claims
        if limits is not None:
            self._values["limits"] = limits
        if requests is not None:
            self._values["requests"] = requests

    @builtins.property
    def container(self) -> typing.Any:
        '''
        :schema: KnativeServingSpecResources#container
        '''
        result = self._values.get("container")
        assert result is not None, "Required property 'container' is missing"
        return typing.cast(typing.Any, result)

    @builtins.property
    def claims(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecResourcesClaims"]]:
        '''
        :schema: KnativeServingSpecResources#claims
        '''
        result = self._values.get("claims")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecResourcesClaims"]], result)

    @builtins.property
    def limits(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecResourcesLimits"]]:
        '''
        :schema: KnativeServingSpecResources#limits
        '''
        result = self._values.get("limits")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecResourcesLimits"]], result)

    @builtins.property
    def requests(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecResourcesRequests"]]:
        '''
        :schema: KnativeServingSpecResources#requests
        '''
        result = self._values.get("requests")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecResourcesRequests"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecResources(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecResourcesClaims",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "request": "request"},
)
class KnativeServingSpecResourcesClaims:
    def __init__(
        self,
        *,
        name: builtins.str,
        request: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param request: 

        :schema: KnativeServingSpecResourcesClaims
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9884e8bc85540d0769c24ef49ba18377d6aafd8f75bde5fc454968da5f3370aa)
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
        :schema: KnativeServingSpecResourcesClaims#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def request(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecResourcesClaims#request
        '''
        result = self._values.get("request")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecResourcesClaims(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class KnativeServingSpecResourcesLimits(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecResourcesLimits",
):
    '''
    :schema: KnativeServingSpecResourcesLimits
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(cls, value: jsii.Number) -> "KnativeServingSpecResourcesLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8c832544b26a35a2fdf1ec8e5e9c1c209b2305652cd253d494fb8335b373ca93)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecResourcesLimits", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(cls, value: builtins.str) -> "KnativeServingSpecResourcesLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__acf30bc7b78d880abce7467a8f0d1cad49054a1b1332ea730fd615ce6b38a511)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecResourcesLimits", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class KnativeServingSpecResourcesRequests(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecResourcesRequests",
):
    '''
    :schema: KnativeServingSpecResourcesRequests
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(cls, value: jsii.Number) -> "KnativeServingSpecResourcesRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__91bfb818521d57284590126b8ed91d7ba30a49c5f33e8f0e178dbea88726c9d1)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecResourcesRequests", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(cls, value: builtins.str) -> "KnativeServingSpecResourcesRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b17c1f36b6b1b9ce4a613310cc95ac4692f0461e36388497db727a23eb3015e3)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecResourcesRequests", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecSecurity",
    jsii_struct_bases=[],
    name_mapping={"security_guard": "securityGuard"},
)
class KnativeServingSpecSecurity:
    def __init__(
        self,
        *,
        security_guard: typing.Union["KnativeServingSpecSecuritySecurityGuard", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param security_guard: 

        :schema: KnativeServingSpecSecurity
        '''
        if isinstance(security_guard, dict):
            security_guard = KnativeServingSpecSecuritySecurityGuard(**security_guard)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__174d49e255af0e2e7ff8ecf7dc2f710cd22739445a310099ca0fdf626e2d4a62)
            check_type(argname="argument security_guard", value=security_guard, expected_type=type_hints["security_guard"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "security_guard": security_guard,
        }

    @builtins.property
    def security_guard(self) -> "KnativeServingSpecSecuritySecurityGuard":
        '''
        :schema: KnativeServingSpecSecurity#securityGuard
        '''
        result = self._values.get("security_guard")
        assert result is not None, "Required property 'security_guard' is missing"
        return typing.cast("KnativeServingSpecSecuritySecurityGuard", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecSecurity(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecSecuritySecurityGuard",
    jsii_struct_bases=[],
    name_mapping={"enabled": "enabled"},
)
class KnativeServingSpecSecuritySecurityGuard:
    def __init__(self, *, enabled: builtins.bool) -> None:
        '''
        :param enabled: 

        :schema: KnativeServingSpecSecuritySecurityGuard
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__18e2d2477adf3b8d479b195681c70051afe25b211851bf832c8894692a543e96)
            check_type(argname="argument enabled", value=enabled, expected_type=type_hints["enabled"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "enabled": enabled,
        }

    @builtins.property
    def enabled(self) -> builtins.bool:
        '''
        :schema: KnativeServingSpecSecuritySecurityGuard#enabled
        '''
        result = self._values.get("enabled")
        assert result is not None, "Required property 'enabled' is missing"
        return typing.cast(builtins.bool, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecSecuritySecurityGuard(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecServices",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "annotations": "annotations",
        "labels": "labels",
        "selector": "selector",
    },
)
class KnativeServingSpecServices:
    def __init__(
        self,
        *,
        name: builtins.str,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param name: 
        :param annotations: 
        :param labels: 
        :param selector: 

        :schema: KnativeServingSpecServices
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5e205bba7886df9b2b7bcc88ec5821ce7e3cff8858f088e0ca7b0d7c5a627b15)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument annotations", value=annotations, expected_type=type_hints["annotations"])
            check_type(argname="argument labels", value=labels, expected_type=type_hints["labels"])
            check_type(argname="argument selector", value=selector, expected_type=type_hints["selector"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if annotations is not None:
            self._values["annotations"] = annotations
        if labels is not None:
            self._values["labels"] = labels
        if selector is not None:
            self._values["selector"] = selector

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecServices#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: KnativeServingSpecServices#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: KnativeServingSpecServices#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def selector(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: KnativeServingSpecServices#selector
        '''
        result = self._values.get("selector")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecServices(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloads",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "affinity": "affinity",
        "annotations": "annotations",
        "env": "env",
        "host_network": "hostNetwork",
        "labels": "labels",
        "liveness_probes": "livenessProbes",
        "node_selector": "nodeSelector",
        "readiness_probes": "readinessProbes",
        "replicas": "replicas",
        "resources": "resources",
        "tolerations": "tolerations",
        "topology_spread_constraints": "topologySpreadConstraints",
        "version": "version",
        "volume_mounts": "volumeMounts",
    },
)
class KnativeServingSpecWorkloads:
    def __init__(
        self,
        *,
        name: builtins.str,
        affinity: typing.Any = None,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        env: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecWorkloadsEnv", typing.Dict[builtins.str, typing.Any]]]] = None,
        host_network: typing.Optional[builtins.bool] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        liveness_probes: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecWorkloadsLivenessProbes", typing.Dict[builtins.str, typing.Any]]]] = None,
        node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        readiness_probes: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecWorkloadsReadinessProbes", typing.Dict[builtins.str, typing.Any]]]] = None,
        replicas: typing.Optional[jsii.Number] = None,
        resources: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecWorkloadsResources", typing.Dict[builtins.str, typing.Any]]]] = None,
        tolerations: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecWorkloadsTolerations", typing.Dict[builtins.str, typing.Any]]]] = None,
        topology_spread_constraints: typing.Optional[typing.Sequence[typing.Any]] = None,
        version: typing.Optional[builtins.str] = None,
        volume_mounts: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecWorkloadsVolumeMounts", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param name: 
        :param affinity: 
        :param annotations: 
        :param env: 
        :param host_network: 
        :param labels: 
        :param liveness_probes: 
        :param node_selector: 
        :param readiness_probes: 
        :param replicas: 
        :param resources: 
        :param tolerations: 
        :param topology_spread_constraints: 
        :param version: 
        :param volume_mounts: 

        :schema: KnativeServingSpecWorkloads
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b695a10ff06d1ced76655e2f58b39242044d836873d83cdae7242f57e0e9f196)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument affinity", value=affinity, expected_type=type_hints["affinity"])
            check_type(argname="argument annotations", value=annotations, expected_type=type_hints["annotations"])
            check_type(argname="argument env", value=env, expected_type=type_hints["env"])
            check_type(argname="argument host_network", value=host_network, expected_type=type_hints["host_network"])
            check_type(argname="argument labels", value=labels, expected_type=type_hints["labels"])
            check_type(argname="argument liveness_probes", value=liveness_probes, expected_type=type_hints["liveness_probes"])
            check_type(argname="argument node_selector", value=node_selector, expected_type=type_hints["node_selector"])
            check_type(argname="argument readiness_probes", value=readiness_probes, expected_type=type_hints["readiness_probes"])
            check_type(argname="argument replicas", value=replicas, expected_type=type_hints["replicas"])
            check_type(argname="argument resources", value=resources, expected_type=type_hints["resources"])
            check_type(argname="argument tolerations", value=tolerations, expected_type=type_hints["tolerations"])
            check_type(argname="argument topology_spread_constraints", value=topology_spread_constraints, expected_type=type_hints["topology_spread_constraints"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
            check_type(argname="argument volume_mounts", value=volume_mounts, expected_type=type_hints["volume_mounts"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if affinity is not None:
            self._values["affinity"] = affinity
        if annotations is not None:
            self._values["annotations"] = annotations
        if env is not None:
            self._values["env"] = env
        if host_network is not None:
            self._values["host_network"] = host_network
        if labels is not None:
            self._values["labels"] = labels
        if liveness_probes is not None:
            self._values["liveness_probes"] = liveness_probes
        if node_selector is not None:
            self._values["node_selector"] = node_selector
        if readiness_probes is not None:
            self._values["readiness_probes"] = readiness_probes
        if replicas is not None:
            self._values["replicas"] = replicas
        if resources is not None:
            self._values["resources"] = resources
        if tolerations is not None:
            self._values["tolerations"] = tolerations
        if topology_spread_constraints is not None:
            self._values["topology_spread_constraints"] = topology_spread_constraints
        if version is not None:
            self._values["version"] = version
        if volume_mounts is not None:
            self._values["volume_mounts"] = volume_mounts

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecWorkloads#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def affinity(self) -> typing.Any:
        '''
        :schema: KnativeServingSpecWorkloads#affinity
        '''
        result = self._values.get("affinity")
        return typing.cast(typing.Any, result)

    @builtins.property
    def annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: KnativeServingSpecWorkloads#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def env(self) -> typing.Optional[typing.List["KnativeServingSpecWorkloadsEnv"]]:
        '''
        :schema: KnativeServingSpecWorkloads#env
        '''
        result = self._values.get("env")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecWorkloadsEnv"]], result)

    @builtins.property
    def host_network(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: KnativeServingSpecWorkloads#hostNetwork
        '''
        result = self._values.get("host_network")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: KnativeServingSpecWorkloads#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def liveness_probes(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecWorkloadsLivenessProbes"]]:
        '''
        :schema: KnativeServingSpecWorkloads#livenessProbes
        '''
        result = self._values.get("liveness_probes")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecWorkloadsLivenessProbes"]], result)

    @builtins.property
    def node_selector(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: KnativeServingSpecWorkloads#nodeSelector
        '''
        result = self._values.get("node_selector")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def readiness_probes(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecWorkloadsReadinessProbes"]]:
        '''
        :schema: KnativeServingSpecWorkloads#readinessProbes
        '''
        result = self._values.get("readiness_probes")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecWorkloadsReadinessProbes"]], result)

    @builtins.property
    def replicas(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecWorkloads#replicas
        '''
        result = self._values.get("replicas")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def resources(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecWorkloadsResources"]]:
        '''
        :schema: KnativeServingSpecWorkloads#resources
        '''
        result = self._values.get("resources")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecWorkloadsResources"]], result)

    @builtins.property
    def tolerations(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecWorkloadsTolerations"]]:
        '''
        :schema: KnativeServingSpecWorkloads#tolerations
        '''
        result = self._values.get("tolerations")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecWorkloadsTolerations"]], result)

    @builtins.property
    def topology_spread_constraints(self) -> typing.Optional[typing.List[typing.Any]]:
        '''
        :schema: KnativeServingSpecWorkloads#topologySpreadConstraints
        '''
        result = self._values.get("topology_spread_constraints")
        return typing.cast(typing.Optional[typing.List[typing.Any]], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecWorkloads#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def volume_mounts(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecWorkloadsVolumeMounts"]]:
        '''
        :schema: KnativeServingSpecWorkloads#volumeMounts
        '''
        result = self._values.get("volume_mounts")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecWorkloadsVolumeMounts"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecWorkloads(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsEnv",
    jsii_struct_bases=[],
    name_mapping={"container": "container", "env_vars": "envVars"},
)
class KnativeServingSpecWorkloadsEnv:
    def __init__(
        self,
        *,
        container: typing.Any,
        env_vars: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecWorkloadsEnvEnvVars", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param container: 
        :param env_vars: 

        :schema: KnativeServingSpecWorkloadsEnv
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d380c42058258a2046ef4176882aaed1a8c838dacf1858b437432997c78c4a32)
            check_type(argname="argument container", value=container, expected_type=type_hints["container"])
            check_type(argname="argument env_vars", value=env_vars, expected_type=type_hints["env_vars"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "container": container,
        }
        if env_vars is not None:
            self._values["env_vars"] = env_vars

    @builtins.property
    def container(self) -> typing.Any:
        '''
        :schema: KnativeServingSpecWorkloadsEnv#container
        '''
        result = self._values.get("container")
        assert result is not None, "Required property 'container' is missing"
        return typing.cast(typing.Any, result)

    @builtins.property
    def env_vars(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecWorkloadsEnvEnvVars"]]:
        '''
        :schema: KnativeServingSpecWorkloadsEnv#envVars
        '''
        result = self._values.get("env_vars")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecWorkloadsEnvEnvVars"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecWorkloadsEnv(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsEnvEnvVars",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "value_from": "valueFrom"},
)
class KnativeServingSpecWorkloadsEnvEnvVars:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: typing.Optional[builtins.str] = None,
        value_from: typing.Optional[typing.Union["KnativeServingSpecWorkloadsEnvEnvVarsValueFrom", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param value_from: 

        :schema: KnativeServingSpecWorkloadsEnvEnvVars
        '''
        if isinstance(value_from, dict):
            value_from = KnativeServingSpecWorkloadsEnvEnvVarsValueFrom(**value_from)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d985471a3fbb15ce83f38b682c7b37e00ba9a5c1da2168434845eba0dfc94da6)
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
        :schema: KnativeServingSpecWorkloadsEnvEnvVars#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVars#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def value_from(
        self,
    ) -> typing.Optional["KnativeServingSpecWorkloadsEnvEnvVarsValueFrom"]:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVars#valueFrom
        '''
        result = self._values.get("value_from")
        return typing.cast(typing.Optional["KnativeServingSpecWorkloadsEnvEnvVarsValueFrom"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecWorkloadsEnvEnvVars(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsEnvEnvVarsValueFrom",
    jsii_struct_bases=[],
    name_mapping={
        "config_map_key_ref": "configMapKeyRef",
        "field_ref": "fieldRef",
        "file_key_ref": "fileKeyRef",
        "resource_field_ref": "resourceFieldRef",
        "secret_key_ref": "secretKeyRef",
    },
)
class KnativeServingSpecWorkloadsEnvEnvVarsValueFrom:
    def __init__(
        self,
        *,
        config_map_key_ref: typing.Optional[typing.Union["KnativeServingSpecWorkloadsEnvEnvVarsValueFromConfigMapKeyRef", typing.Dict[builtins.str, typing.Any]]] = None,
        field_ref: typing.Optional[typing.Union["KnativeServingSpecWorkloadsEnvEnvVarsValueFromFieldRef", typing.Dict[builtins.str, typing.Any]]] = None,
        file_key_ref: typing.Optional[typing.Union["KnativeServingSpecWorkloadsEnvEnvVarsValueFromFileKeyRef", typing.Dict[builtins.str, typing.Any]]] = None,
        resource_field_ref: typing.Optional[typing.Union["KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRef", typing.Dict[builtins.str, typing.Any]]] = None,
        secret_key_ref: typing.Optional[typing.Union["KnativeServingSpecWorkloadsEnvEnvVarsValueFromSecretKeyRef", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param config_map_key_ref: 
        :param field_ref: 
        :param file_key_ref: 
        :param resource_field_ref: 
        :param secret_key_ref: 

        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFrom
        '''
        if isinstance(config_map_key_ref, dict):
            config_map_key_ref = KnativeServingSpecWorkloadsEnvEnvVarsValueFromConfigMapKeyRef(**config_map_key_ref)
        if isinstance(field_ref, dict):
            field_ref = KnativeServingSpecWorkloadsEnvEnvVarsValueFromFieldRef(**field_ref)
        if isinstance(file_key_ref, dict):
            file_key_ref = KnativeServingSpecWorkloadsEnvEnvVarsValueFromFileKeyRef(**file_key_ref)
        if isinstance(resource_field_ref, dict):
            resource_field_ref = KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRef(**resource_field_ref)
        if isinstance(secret_key_ref, dict):
            secret_key_ref = KnativeServingSpecWorkloadsEnvEnvVarsValueFromSecretKeyRef(**secret_key_ref)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b16e6d38aa2a51b3b206eb0009ef7ba43dae984f8761e9263a6a43fbc93d7ac9)
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
    ) -> typing.Optional["KnativeServingSpecWorkloadsEnvEnvVarsValueFromConfigMapKeyRef"]:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFrom#configMapKeyRef
        '''
        result = self._values.get("config_map_key_ref")
        return typing.cast(typing.Optional["KnativeServingSpecWorkloadsEnvEnvVarsValueFromConfigMapKeyRef"], result)

    @builtins.property
    def field_ref(
        self,
    ) -> typing.Optional["KnativeServingSpecWorkloadsEnvEnvVarsValueFromFieldRef"]:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFrom#fieldRef
        '''
        result = self._values.get("field_ref")
        return typing.cast(typing.Optional["KnativeServingSpecWorkloadsEnvEnvVarsValueFromFieldRef"], result)

    @builtins.property
    def file_key_ref(
        self,
    ) -> typing.Optional["KnativeServingSpecWorkloadsEnvEnvVarsValueFromFileKeyRef"]:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFrom#fileKeyRef
        '''
        result = self._values.get("file_key_ref")
        return typing.cast(typing.Optional["KnativeServingSpecWorkloadsEnvEnvVarsValueFromFileKeyRef"], result)

    @builtins.property
    def resource_field_ref(
        self,
    ) -> typing.Optional["KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRef"]:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFrom#resourceFieldRef
        '''
        result = self._values.get("resource_field_ref")
        return typing.cast(typing.Optional["KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRef"], result)

    @builtins.property
    def secret_key_ref(
        self,
    ) -> typing.Optional["KnativeServingSpecWorkloadsEnvEnvVarsValueFromSecretKeyRef"]:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFrom#secretKeyRef
        '''
        result = self._values.get("secret_key_ref")
        return typing.cast(typing.Optional["KnativeServingSpecWorkloadsEnvEnvVarsValueFromSecretKeyRef"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecWorkloadsEnvEnvVarsValueFrom(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsEnvEnvVarsValueFromConfigMapKeyRef",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "name": "name", "optional": "optional"},
)
class KnativeServingSpecWorkloadsEnvEnvVarsValueFromConfigMapKeyRef:
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

        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromConfigMapKeyRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__639455c40bf886b9b1de47e04c2bcb8800cdd86137965bfd2abc057124302b68)
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
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromConfigMapKeyRef#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromConfigMapKeyRef#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def optional(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromConfigMapKeyRef#optional
        '''
        result = self._values.get("optional")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecWorkloadsEnvEnvVarsValueFromConfigMapKeyRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsEnvEnvVarsValueFromFieldRef",
    jsii_struct_bases=[],
    name_mapping={"field_path": "fieldPath", "api_version": "apiVersion"},
)
class KnativeServingSpecWorkloadsEnvEnvVarsValueFromFieldRef:
    def __init__(
        self,
        *,
        field_path: builtins.str,
        api_version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param field_path: 
        :param api_version: 

        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromFieldRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6fe02c175e44e10eecec7c2c7568bf24704f90baf0b559993bb55e2b3cb34297)
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
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromFieldRef#fieldPath
        '''
        result = self._values.get("field_path")
        assert result is not None, "Required property 'field_path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def api_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromFieldRef#apiVersion
        '''
        result = self._values.get("api_version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecWorkloadsEnvEnvVarsValueFromFieldRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsEnvEnvVarsValueFromFileKeyRef",
    jsii_struct_bases=[],
    name_mapping={
        "key": "key",
        "path": "path",
        "volume_name": "volumeName",
        "optional": "optional",
    },
)
class KnativeServingSpecWorkloadsEnvEnvVarsValueFromFileKeyRef:
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

        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromFileKeyRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__73709dc507ff9e2915f60cfdcf0badb5fba9e87d4e699603db940ae92807f580)
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
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromFileKeyRef#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def path(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromFileKeyRef#path
        '''
        result = self._values.get("path")
        assert result is not None, "Required property 'path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def volume_name(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromFileKeyRef#volumeName
        '''
        result = self._values.get("volume_name")
        assert result is not None, "Required property 'volume_name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def optional(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromFileKeyRef#optional
        '''
        result = self._values.get("optional")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecWorkloadsEnvEnvVarsValueFromFileKeyRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRef",
    jsii_struct_bases=[],
    name_mapping={
        "resource": "resource",
        "container_name": "containerName",
        "divisor": "divisor",
    },
)
class KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRef:
    def __init__(
        self,
        *,
        resource: builtins.str,
        container_name: typing.Optional[builtins.str] = None,
        divisor: typing.Optional["KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRefDivisor"] = None,
    ) -> None:
        '''
        :param resource: 
        :param container_name: 
        :param divisor: 

        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1651bfb8ecd981d3ab3ef006dc83363f6bf3586f8a914bf470b2ab5d4e2fbbb6)
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
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRef#resource
        '''
        result = self._values.get("resource")
        assert result is not None, "Required property 'resource' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def container_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRef#containerName
        '''
        result = self._values.get("container_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def divisor(
        self,
    ) -> typing.Optional["KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRefDivisor"]:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRef#divisor
        '''
        result = self._values.get("divisor")
        return typing.cast(typing.Optional["KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRefDivisor"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRefDivisor(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRefDivisor",
):
    '''
    :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRefDivisor
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRefDivisor":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2929bfebff969354f5f08ab34fb5475527c294dcdafc1b58d6c918133c684b61)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRefDivisor", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRefDivisor":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3f9bbfb12c746f9ce704bef1fc68800b9742d11ce8ad081bb594fbded921ed9b)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRefDivisor", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsEnvEnvVarsValueFromSecretKeyRef",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "name": "name", "optional": "optional"},
)
class KnativeServingSpecWorkloadsEnvEnvVarsValueFromSecretKeyRef:
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

        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromSecretKeyRef
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__246a0e1d46d0b0a1992153a56e801214f1a57ffe0c7572444b42e7d1d1fcd655)
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
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromSecretKeyRef#key
        '''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromSecretKeyRef#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def optional(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: KnativeServingSpecWorkloadsEnvEnvVarsValueFromSecretKeyRef#optional
        '''
        result = self._values.get("optional")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecWorkloadsEnvEnvVarsValueFromSecretKeyRef(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsLivenessProbes",
    jsii_struct_bases=[],
    name_mapping={
        "container": "container",
        "failure_threshold": "failureThreshold",
        "initial_delay_seconds": "initialDelaySeconds",
        "period_seconds": "periodSeconds",
        "success_threshold": "successThreshold",
        "termination_grace_period_seconds": "terminationGracePeriodSeconds",
        "timeout_seconds": "timeoutSeconds",
    },
)
class KnativeServingSpecWorkloadsLivenessProbes:
    def __init__(
        self,
        *,
        container: typing.Any,
        failure_threshold: typing.Optional[jsii.Number] = None,
        initial_delay_seconds: typing.Optional[jsii.Number] = None,
        period_seconds: typing.Optional[jsii.Number] = None,
        success_threshold: typing.Optional[jsii.Number] = None,
        termination_grace_period_seconds: typing.Optional[jsii.Number] = None,
        timeout_seconds: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param container: 
        :param failure_threshold: 
        :param initial_delay_seconds: 
        :param period_seconds: 
        :param success_threshold: 
        :param termination_grace_period_seconds: 
        :param timeout_seconds: 

        :schema: KnativeServingSpecWorkloadsLivenessProbes
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__52bcdac984216e9ab38c42cabdb415496ced73fadcee294cb32a11b249a02057)
            check_type(argname="argument container", value=container, expected_type=type_hints["container"])
            check_type(argname="argument failure_threshold", value=failure_threshold, expected_type=type_hints["failure_threshold"])
            check_type(argname="argument initial_delay_seconds", value=initial_delay_seconds, expected_type=type_hints["initial_delay_seconds"])
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument success_threshold", value=success_threshold, expected_type=type_hints["success_threshold"])
            check_type(argname="argument termination_grace_period_seconds", value=termination_grace_period_seconds, expected_type=type_hints["termination_grace_period_seconds"])
            check_type(argname="argument timeout_seconds", value=timeout_seconds, expected_type=type_hints["timeout_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "container": container,
        }
        if failure_threshold is not None:
            self._values["failure_threshold"] = failure_threshold
        if initial_delay_seconds is not None:
            self._values["initial_delay_seconds"] = initial_delay_seconds
        if period_seconds is not None:
            self._values["period_seconds"] = period_seconds
        if success_threshold is not None:
            self._values["success_threshold"] = success_threshold
        if termination_grace_period_seconds is not None:
            self._values["termination_grace_period_seconds"] = termination_grace_period_seconds
        if timeout_seconds is not None:
            self._values["timeout_seconds"] = timeout_seconds

    @builtins.property
    def container(self) -> typing.Any:
        '''
        :schema: KnativeServingSpecWorkloadsLivenessProbes#container
        '''
        result = self._values.get("container")
        assert result is not None, "Required property 'container' is missing"
        return typing.cast(typing.Any, result)

    @builtins.property
    def failure_threshold(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecWorkloadsLivenessProbes#failureThreshold
        '''
        result = self._values.get("failure_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def initial_delay_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecWorkloadsLivenessProbes#initialDelaySeconds
        '''
        result = self._values.get("initial_delay_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def period_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecWorkloadsLivenessProbes#periodSeconds
        '''
        result = self._values.get("period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def success_threshold(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecWorkloadsLivenessProbes#successThreshold
        '''
        result = self._values.get("success_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def termination_grace_period_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecWorkloadsLivenessProbes#terminationGracePeriodSeconds
        '''
        result = self._values.get("termination_grace_period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecWorkloadsLivenessProbes#timeoutSeconds
        '''
        result = self._values.get("timeout_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecWorkloadsLivenessProbes(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsReadinessProbes",
    jsii_struct_bases=[],
    name_mapping={
        "container": "container",
        "failure_threshold": "failureThreshold",
        "initial_delay_seconds": "initialDelaySeconds",
        "period_seconds": "periodSeconds",
        "success_threshold": "successThreshold",
        "termination_grace_period_seconds": "terminationGracePeriodSeconds",
        "timeout_seconds": "timeoutSeconds",
    },
)
class KnativeServingSpecWorkloadsReadinessProbes:
    def __init__(
        self,
        *,
        container: typing.Any,
        failure_threshold: typing.Optional[jsii.Number] = None,
        initial_delay_seconds: typing.Optional[jsii.Number] = None,
        period_seconds: typing.Optional[jsii.Number] = None,
        success_threshold: typing.Optional[jsii.Number] = None,
        termination_grace_period_seconds: typing.Optional[jsii.Number] = None,
        timeout_seconds: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param container: 
        :param failure_threshold: 
        :param initial_delay_seconds: 
        :param period_seconds: 
        :param success_threshold: 
        :param termination_grace_period_seconds: 
        :param timeout_seconds: 

        :schema: KnativeServingSpecWorkloadsReadinessProbes
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__723f54832a3c8707d360afa9733991c5220029c379000ace040a2ff14706b625)
            check_type(argname="argument container", value=container, expected_type=type_hints["container"])
            check_type(argname="argument failure_threshold", value=failure_threshold, expected_type=type_hints["failure_threshold"])
            check_type(argname="argument initial_delay_seconds", value=initial_delay_seconds, expected_type=type_hints["initial_delay_seconds"])
            check_type(argname="argument period_seconds", value=period_seconds, expected_type=type_hints["period_seconds"])
            check_type(argname="argument success_threshold", value=success_threshold, expected_type=type_hints["success_threshold"])
            check_type(argname="argument termination_grace_period_seconds", value=termination_grace_period_seconds, expected_type=type_hints["termination_grace_period_seconds"])
            check_type(argname="argument timeout_seconds", value=timeout_seconds, expected_type=type_hints["timeout_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "container": container,
        }
        if failure_threshold is not None:
            self._values["failure_threshold"] = failure_threshold
        if initial_delay_seconds is not None:
            self._values["initial_delay_seconds"] = initial_delay_seconds
        if period_seconds is not None:
            self._values["period_seconds"] = period_seconds
        if success_threshold is not None:
            self._values["success_threshold"] = success_threshold
        if termination_grace_period_seconds is not None:
            self._values["termination_grace_period_seconds"] = termination_grace_period_seconds
        if timeout_seconds is not None:
            self._values["timeout_seconds"] = timeout_seconds

    @builtins.property
    def container(self) -> typing.Any:
        '''
        :schema: KnativeServingSpecWorkloadsReadinessProbes#container
        '''
        result = self._values.get("container")
        assert result is not None, "Required property 'container' is missing"
        return typing.cast(typing.Any, result)

    @builtins.property
    def failure_threshold(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecWorkloadsReadinessProbes#failureThreshold
        '''
        result = self._values.get("failure_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def initial_delay_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecWorkloadsReadinessProbes#initialDelaySeconds
        '''
        result = self._values.get("initial_delay_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def period_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecWorkloadsReadinessProbes#periodSeconds
        '''
        result = self._values.get("period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def success_threshold(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecWorkloadsReadinessProbes#successThreshold
        '''
        result = self._values.get("success_threshold")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def termination_grace_period_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecWorkloadsReadinessProbes#terminationGracePeriodSeconds
        '''
        result = self._values.get("termination_grace_period_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def timeout_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecWorkloadsReadinessProbes#timeoutSeconds
        '''
        result = self._values.get("timeout_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecWorkloadsReadinessProbes(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsResources",
    jsii_struct_bases=[],
    name_mapping={
        "container": "container",
        "claims": "claims",
        "limits": "limits",
        "requests": "requests",
    },
)
class KnativeServingSpecWorkloadsResources:
    def __init__(
        self,
        *,
        container: typing.Any,
        claims: typing.Optional[typing.Sequence[typing.Union["KnativeServingSpecWorkloadsResourcesClaims", typing.Dict[builtins.str, typing.Any]]]] = None,
        limits: typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecWorkloadsResourcesLimits"]] = None,
        requests: typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecWorkloadsResourcesRequests"]] = None,
    ) -> None:
        '''
        :param container: 
        :param claims: 
        :param limits: 
        :param requests: 

        :schema: KnativeServingSpecWorkloadsResources
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9b72d9841b8060b7cfe2c9c4dae9fe7601144cb18a0cb878898695b594b1270a)
            check_type(argname="argument container", value=container, expected_type=type_hints["container"])
            check_type(argname="argument claims", value=claims, expected_type=type_hints["claims"])
            check_type(argname="argument limits", value=limits, expected_type=type_hints["limits"])
            check_type(argname="argument requests", value=requests, expected_type=type_hints["requests"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "container": container,
        }
        if claims is not None:
            self._values["claims"] = claims
        if limits is not None:
            self._values["limits"] = limits
        if requests is not None:
            self._values["requests"] = requests

    @builtins.property
    def container(self) -> typing.Any:
        '''
        :schema: KnativeServingSpecWorkloadsResources#container
        '''
        result = self._values.get("container")
        assert result is not None, "Required property 'container' is missing"
        return typing.cast(typing.Any, result)

    @builtins.property
    def claims(
        self,
    ) -> typing.Optional[typing.List["KnativeServingSpecWorkloadsResourcesClaims"]]:
        '''
        :schema: KnativeServingSpecWorkloadsResources#claims
        '''
        result = self._values.get("claims")
        return typing.cast(typing.Optional[typing.List["KnativeServingSpecWorkloadsResourcesClaims"]], result)

    @builtins.property
    def limits(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecWorkloadsResourcesLimits"]]:
        '''
        :schema: KnativeServingSpecWorkloadsResources#limits
        '''
        result = self._values.get("limits")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecWorkloadsResourcesLimits"]], result)

    @builtins.property
    def requests(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecWorkloadsResourcesRequests"]]:
        '''
        :schema: KnativeServingSpecWorkloadsResources#requests
        '''
        result = self._values.get("requests")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, "KnativeServingSpecWorkloadsResourcesRequests"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecWorkloadsResources(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsResourcesClaims",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "request": "request"},
)
class KnativeServingSpecWorkloadsResourcesClaims:
    def __init__(
        self,
        *,
        name: builtins.str,
        request: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param request: 

        :schema: KnativeServingSpecWorkloadsResourcesClaims
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c4c4fa14924efb882507e787755d508166d54074d21c8726881a56cda4c712db)
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
        :schema: KnativeServingSpecWorkloadsResourcesClaims#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def request(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecWorkloadsResourcesClaims#request
        '''
        result = self._values.get("request")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecWorkloadsResourcesClaims(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class KnativeServingSpecWorkloadsResourcesLimits(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsResourcesLimits",
):
    '''
    :schema: KnativeServingSpecWorkloadsResourcesLimits
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "KnativeServingSpecWorkloadsResourcesLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__aa9f3d41bfcbc392af59cdf93230719e3ab69789922832d4cc6db025b2e3f190)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecWorkloadsResourcesLimits", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "KnativeServingSpecWorkloadsResourcesLimits":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__89a8f7bd809c3ff10641df5a9a288aa3f618e62fd62ae94d0b0e2ddfeed90cd6)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecWorkloadsResourcesLimits", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


class KnativeServingSpecWorkloadsResourcesRequests(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsResourcesRequests",
):
    '''
    :schema: KnativeServingSpecWorkloadsResourcesRequests
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "KnativeServingSpecWorkloadsResourcesRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8b1953fae1079e99d4240c184c19162687d06c8e2054740defaa2c1c380db4e9)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecWorkloadsResourcesRequests", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "KnativeServingSpecWorkloadsResourcesRequests":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1655c29c1d957b4d8d7a35cecef168a83b5d6dfa5e3faa3b3e523ae2a4f0ec73)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("KnativeServingSpecWorkloadsResourcesRequests", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsTolerations",
    jsii_struct_bases=[],
    name_mapping={
        "effect": "effect",
        "key": "key",
        "operator": "operator",
        "toleration_seconds": "tolerationSeconds",
        "value": "value",
    },
)
class KnativeServingSpecWorkloadsTolerations:
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

        :schema: KnativeServingSpecWorkloadsTolerations
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__341d406b0b290d83cc127736a7590b2c40df860b4355070e460b92a26124a23f)
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
        :schema: KnativeServingSpecWorkloadsTolerations#effect
        '''
        result = self._values.get("effect")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def key(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecWorkloadsTolerations#key
        '''
        result = self._values.get("key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def operator(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecWorkloadsTolerations#operator
        '''
        result = self._values.get("operator")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def toleration_seconds(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: KnativeServingSpecWorkloadsTolerations#tolerationSeconds
        '''
        result = self._values.get("toleration_seconds")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecWorkloadsTolerations#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecWorkloadsTolerations(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_devknativeoperator.KnativeServingSpecWorkloadsVolumeMounts",
    jsii_struct_bases=[],
    name_mapping={
        "mount_path": "mountPath",
        "name": "name",
        "mount_propagation": "mountPropagation",
        "read_only": "readOnly",
        "recursive_read_only": "recursiveReadOnly",
        "sub_path": "subPath",
        "sub_path_expr": "subPathExpr",
    },
)
class KnativeServingSpecWorkloadsVolumeMounts:
    def __init__(
        self,
        *,
        mount_path: builtins.str,
        name: builtins.str,
        mount_propagation: typing.Optional[builtins.str] = None,
        read_only: typing.Optional[builtins.bool] = None,
        recursive_read_only: typing.Optional[builtins.str] = None,
        sub_path: typing.Optional[builtins.str] = None,
        sub_path_expr: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param mount_path: 
        :param name: 
        :param mount_propagation: 
        :param read_only: 
        :param recursive_read_only: 
        :param sub_path: 
        :param sub_path_expr: 

        :schema: KnativeServingSpecWorkloadsVolumeMounts
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__790e0942617bc6c5a0399e7605c2fa724cae06d91ef3a6c30a2fe33ba62fb42b)
            check_type(argname="argument mount_path", value=mount_path, expected_type=type_hints["mount_path"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument mount_propagation", value=mount_propagation, expected_type=type_hints["mount_propagation"])
            check_type(argname="argument read_only", value=read_only, expected_type=type_hints["read_only"])
            check_type(argname="argument recursive_read_only", value=recursive_read_only, expected_type=type_hints["recursive_read_only"])
            check_type(argname="argument sub_path", value=sub_path, expected_type=type_hints["sub_path"])
            check_type(argname="argument sub_path_expr", value=sub_path_expr, expected_type=type_hints["sub_path_expr"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "mount_path": mount_path,
            "name": name,
        }
        if mount_propagation is not None:
            self._values["mount_propagation"] = mount_propagation
        if read_only is not None:
            self._values["read_only"] = read_only
        if recursive_read_only is not None:
            self._values["recursive_read_only"] = recursive_read_only
        if sub_path is not None:
            self._values["sub_path"] = sub_path
        if sub_path_expr is not None:
            self._values["sub_path_expr"] = sub_path_expr

    @builtins.property
    def mount_path(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecWorkloadsVolumeMounts#mountPath
        '''
        result = self._values.get("mount_path")
        assert result is not None, "Required property 'mount_path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: KnativeServingSpecWorkloadsVolumeMounts#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def mount_propagation(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecWorkloadsVolumeMounts#mountPropagation
        '''
        result = self._values.get("mount_propagation")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def read_only(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: KnativeServingSpecWorkloadsVolumeMounts#readOnly
        '''
        result = self._values.get("read_only")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def recursive_read_only(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecWorkloadsVolumeMounts#recursiveReadOnly
        '''
        result = self._values.get("recursive_read_only")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def sub_path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecWorkloadsVolumeMounts#subPath
        '''
        result = self._values.get("sub_path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def sub_path_expr(self) -> typing.Optional[builtins.str]:
        '''
        :schema: KnativeServingSpecWorkloadsVolumeMounts#subPathExpr
        '''
        result = self._values.get("sub_path_expr")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KnativeServingSpecWorkloadsVolumeMounts(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


__all__ = [
    "KnativeServing",
    "KnativeServingProps",
    "KnativeServingSpec",
    "KnativeServingSpecAdditionalManifests",
    "KnativeServingSpecClusterProfileRef",
    "KnativeServingSpecControllerCustomCerts",
    "KnativeServingSpecDeployments",
    "KnativeServingSpecDeploymentsEnv",
    "KnativeServingSpecDeploymentsEnvEnvVars",
    "KnativeServingSpecDeploymentsEnvEnvVarsValueFrom",
    "KnativeServingSpecDeploymentsEnvEnvVarsValueFromConfigMapKeyRef",
    "KnativeServingSpecDeploymentsEnvEnvVarsValueFromFieldRef",
    "KnativeServingSpecDeploymentsEnvEnvVarsValueFromFileKeyRef",
    "KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRef",
    "KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRefDivisor",
    "KnativeServingSpecDeploymentsEnvEnvVarsValueFromSecretKeyRef",
    "KnativeServingSpecDeploymentsLivenessProbes",
    "KnativeServingSpecDeploymentsReadinessProbes",
    "KnativeServingSpecDeploymentsResources",
    "KnativeServingSpecDeploymentsResourcesClaims",
    "KnativeServingSpecDeploymentsResourcesLimits",
    "KnativeServingSpecDeploymentsResourcesRequests",
    "KnativeServingSpecDeploymentsTolerations",
    "KnativeServingSpecDeploymentsVolumeMounts",
    "KnativeServingSpecHighAvailability",
    "KnativeServingSpecIngress",
    "KnativeServingSpecIngressContour",
    "KnativeServingSpecIngressGatewayApi",
    "KnativeServingSpecIngressIstio",
    "KnativeServingSpecIngressIstioKnativeIngressGateway",
    "KnativeServingSpecIngressIstioKnativeIngressGatewayServers",
    "KnativeServingSpecIngressIstioKnativeIngressGatewayServersPort",
    "KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls",
    "KnativeServingSpecIngressIstioKnativeIngressGatewayServersTlsMode",
    "KnativeServingSpecIngressIstioKnativeLocalGateway",
    "KnativeServingSpecIngressIstioKnativeLocalGatewayServers",
    "KnativeServingSpecIngressIstioKnativeLocalGatewayServersPort",
    "KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls",
    "KnativeServingSpecIngressIstioKnativeLocalGatewayServersTlsMode",
    "KnativeServingSpecIngressKourier",
    "KnativeServingSpecManifests",
    "KnativeServingSpecNamespace",
    "KnativeServingSpecPodDisruptionBudgets",
    "KnativeServingSpecPodDisruptionBudgetsMaxUnavailable",
    "KnativeServingSpecPodDisruptionBudgetsMinAvailable",
    "KnativeServingSpecPodDisruptionBudgetsSelector",
    "KnativeServingSpecPodDisruptionBudgetsSelectorMatchExpressions",
    "KnativeServingSpecRegistry",
    "KnativeServingSpecRegistryImagePullSecrets",
    "KnativeServingSpecResources",
    "KnativeServingSpecResourcesClaims",
    "KnativeServingSpecResourcesLimits",
    "KnativeServingSpecResourcesRequests",
    "KnativeServingSpecSecurity",
    "KnativeServingSpecSecuritySecurityGuard",
    "KnativeServingSpecServices",
    "KnativeServingSpecWorkloads",
    "KnativeServingSpecWorkloadsEnv",
    "KnativeServingSpecWorkloadsEnvEnvVars",
    "KnativeServingSpecWorkloadsEnvEnvVarsValueFrom",
    "KnativeServingSpecWorkloadsEnvEnvVarsValueFromConfigMapKeyRef",
    "KnativeServingSpecWorkloadsEnvEnvVarsValueFromFieldRef",
    "KnativeServingSpecWorkloadsEnvEnvVarsValueFromFileKeyRef",
    "KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRef",
    "KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRefDivisor",
    "KnativeServingSpecWorkloadsEnvEnvVarsValueFromSecretKeyRef",
    "KnativeServingSpecWorkloadsLivenessProbes",
    "KnativeServingSpecWorkloadsReadinessProbes",
    "KnativeServingSpecWorkloadsResources",
    "KnativeServingSpecWorkloadsResourcesClaims",
    "KnativeServingSpecWorkloadsResourcesLimits",
    "KnativeServingSpecWorkloadsResourcesRequests",
    "KnativeServingSpecWorkloadsTolerations",
    "KnativeServingSpecWorkloadsVolumeMounts",
]

publication.publish()

def _typecheckingstub__c6f76e3dce84cfc6268c0f041c89da7a86defdeb9e21b8dd16e4c3a35e5eb9a5(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[KnativeServingSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__09e0cacdc3ef2a6c1839783549a9dc0baba237f3afbdee0f63167e80644ec0c8(
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[KnativeServingSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e3cc2bfc8594e39363858ff40e5468670d0424e8f1bcec67faabc6b7dcff0768(
    *,
    additional_manifests: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecAdditionalManifests, typing.Dict[builtins.str, typing.Any]]]] = None,
    cluster_profile_ref: typing.Optional[typing.Union[KnativeServingSpecClusterProfileRef, typing.Dict[builtins.str, typing.Any]]] = None,
    config: typing.Optional[typing.Mapping[builtins.str, typing.Mapping[builtins.str, builtins.str]]] = None,
    controller_custom_certs: typing.Optional[typing.Union[KnativeServingSpecControllerCustomCerts, typing.Dict[builtins.str, typing.Any]]] = None,
    deployments: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecDeployments, typing.Dict[builtins.str, typing.Any]]]] = None,
    high_availability: typing.Optional[typing.Union[KnativeServingSpecHighAvailability, typing.Dict[builtins.str, typing.Any]]] = None,
    ingress: typing.Optional[typing.Union[KnativeServingSpecIngress, typing.Dict[builtins.str, typing.Any]]] = None,
    manifests: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecManifests, typing.Dict[builtins.str, typing.Any]]]] = None,
    namespace: typing.Optional[typing.Union[KnativeServingSpecNamespace, typing.Dict[builtins.str, typing.Any]]] = None,
    pod_disruption_budgets: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecPodDisruptionBudgets, typing.Dict[builtins.str, typing.Any]]]] = None,
    registry: typing.Optional[typing.Union[KnativeServingSpecRegistry, typing.Dict[builtins.str, typing.Any]]] = None,
    resources: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecResources, typing.Dict[builtins.str, typing.Any]]]] = None,
    security: typing.Optional[typing.Union[KnativeServingSpecSecurity, typing.Dict[builtins.str, typing.Any]]] = None,
    services: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecServices, typing.Dict[builtins.str, typing.Any]]]] = None,
    version: typing.Optional[builtins.str] = None,
    workloads: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecWorkloads, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ca04c9a0ff36af7f7cedad574de2d51596cad98c22c09cd1cd4549131dbe8444(
    *,
    url: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__879966c96972101da5469a4377561e814e609b8def901675ec118b51fffe0ac2(
    *,
    name: builtins.str,
    namespace: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c927f7f91118e85c430ffc870a551b27cf716c114429b35af0ab7665e50e860c(
    *,
    name: builtins.str,
    type: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__161a44edacc1f5d8d2d432276961267ae581f19dfc05bb2c4ec90eff08c92833(
    *,
    name: builtins.str,
    affinity: typing.Any = None,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    env: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecDeploymentsEnv, typing.Dict[builtins.str, typing.Any]]]] = None,
    host_network: typing.Optional[builtins.bool] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    liveness_probes: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecDeploymentsLivenessProbes, typing.Dict[builtins.str, typing.Any]]]] = None,
    node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    readiness_probes: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecDeploymentsReadinessProbes, typing.Dict[builtins.str, typing.Any]]]] = None,
    replicas: typing.Optional[jsii.Number] = None,
    resources: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecDeploymentsResources, typing.Dict[builtins.str, typing.Any]]]] = None,
    tolerations: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecDeploymentsTolerations, typing.Dict[builtins.str, typing.Any]]]] = None,
    topology_spread_constraints: typing.Optional[typing.Sequence[typing.Any]] = None,
    version: typing.Optional[builtins.str] = None,
    volume_mounts: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecDeploymentsVolumeMounts, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c44f996a26707334a1e9e8e018380f7a3cbc5c9ec1d9ebb0f62bde0832bf9263(
    *,
    container: typing.Any,
    env_vars: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecDeploymentsEnvEnvVars, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7286997d7566e345d53a810beb02b2bb3ae27d3531c316ffa79cfa1d72f7cc2b(
    *,
    name: builtins.str,
    value: typing.Optional[builtins.str] = None,
    value_from: typing.Optional[typing.Union[KnativeServingSpecDeploymentsEnvEnvVarsValueFrom, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e14da7ba38c2824ee76731f8db46d0538b7c6ad963dec7dc27e94351a6d346ff(
    *,
    config_map_key_ref: typing.Optional[typing.Union[KnativeServingSpecDeploymentsEnvEnvVarsValueFromConfigMapKeyRef, typing.Dict[builtins.str, typing.Any]]] = None,
    field_ref: typing.Optional[typing.Union[KnativeServingSpecDeploymentsEnvEnvVarsValueFromFieldRef, typing.Dict[builtins.str, typing.Any]]] = None,
    file_key_ref: typing.Optional[typing.Union[KnativeServingSpecDeploymentsEnvEnvVarsValueFromFileKeyRef, typing.Dict[builtins.str, typing.Any]]] = None,
    resource_field_ref: typing.Optional[typing.Union[KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRef, typing.Dict[builtins.str, typing.Any]]] = None,
    secret_key_ref: typing.Optional[typing.Union[KnativeServingSpecDeploymentsEnvEnvVarsValueFromSecretKeyRef, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2f82135eea8d50816cd49e5f79769bd13c6298d8fc66fda786c16bfcf4e960bb(
    *,
    key: builtins.str,
    name: typing.Optional[builtins.str] = None,
    optional: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b6989df8612a35d33942adb19986de8c3868c01965e4bc66f1e81b16cc36258f(
    *,
    field_path: builtins.str,
    api_version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__72f62ca8836f0996970de503f2b7fd6d34400b66542bd8ef234eaa82fa2ce29e(
    *,
    key: builtins.str,
    path: builtins.str,
    volume_name: builtins.str,
    optional: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3a59b1ad6155e005eee518fb37daa342906a7c110bdac8a510a4abd1f58b857b(
    *,
    resource: builtins.str,
    container_name: typing.Optional[builtins.str] = None,
    divisor: typing.Optional[KnativeServingSpecDeploymentsEnvEnvVarsValueFromResourceFieldRefDivisor] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fc0a2b02150077c4889cb8069a01a1dbf70984a43f0058cad75aca0ea850ea7b(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e6e02aec2404075ab65338b31b63f4d4615aa0b64ecfd3f91904b586d9de9bf6(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0cb605c460af9b156c8fda284ad7cc3a9685d11311d20998109ea02e71aaab41(
    *,
    key: builtins.str,
    name: typing.Optional[builtins.str] = None,
    optional: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d4ef5c44ab54290aed101773cf646e6061beccfd49411b360e96b710800e5cdd(
    *,
    container: typing.Any,
    failure_threshold: typing.Optional[jsii.Number] = None,
    initial_delay_seconds: typing.Optional[jsii.Number] = None,
    period_seconds: typing.Optional[jsii.Number] = None,
    success_threshold: typing.Optional[jsii.Number] = None,
    termination_grace_period_seconds: typing.Optional[jsii.Number] = None,
    timeout_seconds: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6ad110d3e1a71f3e748cf9fb718bd463005005e90fedc4fa7d183d31d77ae534(
    *,
    container: typing.Any,
    failure_threshold: typing.Optional[jsii.Number] = None,
    initial_delay_seconds: typing.Optional[jsii.Number] = None,
    period_seconds: typing.Optional[jsii.Number] = None,
    success_threshold: typing.Optional[jsii.Number] = None,
    termination_grace_period_seconds: typing.Optional[jsii.Number] = None,
    timeout_seconds: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fac73a6f02186c93c03d381aa07a69b2f4ce707e8deac23b25c0209180a80a40(
    *,
    container: typing.Any,
    claims: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecDeploymentsResourcesClaims, typing.Dict[builtins.str, typing.Any]]]] = None,
    limits: typing.Optional[typing.Mapping[builtins.str, KnativeServingSpecDeploymentsResourcesLimits]] = None,
    requests: typing.Optional[typing.Mapping[builtins.str, KnativeServingSpecDeploymentsResourcesRequests]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5b30042ddcfb03e7dd54f0d514e73245670dcd2b397d721963cd20b12ba149c4(
    *,
    name: builtins.str,
    request: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__88ce89432e7c09da78fb98b08dadb7bc3e7c42933a9496d75f5eb6d3892fea7a(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__062f8e1218dd6e507039fa6d6d2fbb55013b229d76a97bcc2257224ab343817e(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f039d31080d9ec6829ab820666c8ff3d99546f6af31b54c8193a4cccc18df9aa(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1b4a842c0b652c337b002be29ae6175490b547735256292092b557c4ebcad610(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ff34942198bd77c9929faaa679a2d4ced442f8a950adbc3b5a6dd5d1d757afdd(
    *,
    effect: typing.Optional[builtins.str] = None,
    key: typing.Optional[builtins.str] = None,
    operator: typing.Optional[builtins.str] = None,
    toleration_seconds: typing.Optional[jsii.Number] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8853791d8ba5fb2982403f0e83484c2365750b18232201989cad689d16713177(
    *,
    mount_path: builtins.str,
    name: builtins.str,
    mount_propagation: typing.Optional[builtins.str] = None,
    read_only: typing.Optional[builtins.bool] = None,
    recursive_read_only: typing.Optional[builtins.str] = None,
    sub_path: typing.Optional[builtins.str] = None,
    sub_path_expr: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a782ab5a75a319a84f61e1aecebfaaadc4c168dbbf4ad378ca11d3ec2db48d8e(
    *,
    replicas: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0a763fc97d14478bc83c1b1e2ecf55b5454280787b5f6e62028a961858b07c06(
    *,
    contour: typing.Optional[typing.Union[KnativeServingSpecIngressContour, typing.Dict[builtins.str, typing.Any]]] = None,
    gateway_api: typing.Optional[typing.Union[KnativeServingSpecIngressGatewayApi, typing.Dict[builtins.str, typing.Any]]] = None,
    istio: typing.Optional[typing.Union[KnativeServingSpecIngressIstio, typing.Dict[builtins.str, typing.Any]]] = None,
    kourier: typing.Optional[typing.Union[KnativeServingSpecIngressKourier, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ab36ee9b4d7f475cbdf0b8d064140ebe66a87786194fa3a07cf64abdafc8be4e(
    *,
    enabled: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__629212e224e92d2f89d318dd62c68b5da344aaaa918c20801e502db99217d76a(
    *,
    enabled: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__dbbcc6afc59bdc495096393b3ea6d988c5c3adb68650978c9a98ae259fc6d169(
    *,
    enabled: typing.Optional[builtins.bool] = None,
    knative_ingress_gateway: typing.Optional[typing.Union[KnativeServingSpecIngressIstioKnativeIngressGateway, typing.Dict[builtins.str, typing.Any]]] = None,
    knative_local_gateway: typing.Optional[typing.Union[KnativeServingSpecIngressIstioKnativeLocalGateway, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5a6afbf524a8fe7f86bc4f17be4fbaa197eec94138851fc35a7f63f2ab438b0c(
    *,
    selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    servers: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecIngressIstioKnativeIngressGatewayServers, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e33796d0b90132aeec833070cd6b6b371fb01d75cf3a0bfcddc661ac7124e4a4(
    *,
    bind: typing.Optional[builtins.str] = None,
    default_endpoint: typing.Optional[builtins.str] = None,
    hosts: typing.Optional[typing.Sequence[builtins.str]] = None,
    name: typing.Optional[builtins.str] = None,
    port: typing.Optional[typing.Union[KnativeServingSpecIngressIstioKnativeIngressGatewayServersPort, typing.Dict[builtins.str, typing.Any]]] = None,
    tls: typing.Optional[typing.Union[KnativeServingSpecIngressIstioKnativeIngressGatewayServersTls, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b82870ea7d2a019fd3eda2b58af5aed0cd1e554a335871fe4d52661352dee00a(
    *,
    name: typing.Optional[builtins.str] = None,
    number: typing.Optional[jsii.Number] = None,
    protocol: typing.Optional[builtins.str] = None,
    target_port: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9942440139b52cc56bce1872780710c58ba076a2927bfc6abd34e819775687e7(
    *,
    ca_certificates: typing.Optional[builtins.str] = None,
    cipher_suites: typing.Optional[typing.Sequence[builtins.str]] = None,
    credential_name: typing.Optional[builtins.str] = None,
    https_redirect: typing.Optional[builtins.bool] = None,
    max_protocol_version: typing.Optional[jsii.Number] = None,
    min_protocol_version: typing.Optional[jsii.Number] = None,
    mode: typing.Optional[KnativeServingSpecIngressIstioKnativeIngressGatewayServersTlsMode] = None,
    private_key: typing.Optional[builtins.str] = None,
    server_certificate: typing.Optional[builtins.str] = None,
    subject_alt_names: typing.Optional[typing.Sequence[builtins.str]] = None,
    verify_certificate_hash: typing.Optional[typing.Sequence[builtins.str]] = None,
    verify_certificate_spki: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__19539d3485dc3d23b2788d0f0f655306ed5a6aec3600a0bcfb1752f0dfb121cf(
    *,
    selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    servers: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecIngressIstioKnativeLocalGatewayServers, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ea88a2d158e2e17f90d992157cc278edeb08f91e2186e35a4ac52f0863f839db(
    *,
    bind: typing.Optional[builtins.str] = None,
    default_endpoint: typing.Optional[builtins.str] = None,
    hosts: typing.Optional[typing.Sequence[builtins.str]] = None,
    name: typing.Optional[builtins.str] = None,
    port: typing.Optional[typing.Union[KnativeServingSpecIngressIstioKnativeLocalGatewayServersPort, typing.Dict[builtins.str, typing.Any]]] = None,
    tls: typing.Optional[typing.Union[KnativeServingSpecIngressIstioKnativeLocalGatewayServersTls, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6ec924c01e3f46fe9e7adb1f5f3eb0ed48079972114894dd1025d3259d91bcac(
    *,
    name: typing.Optional[builtins.str] = None,
    number: typing.Optional[jsii.Number] = None,
    protocol: typing.Optional[builtins.str] = None,
    target_port: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e75fa18e05916bc16814edc5f12b55f7f824e1959f58de2389aea69406681fd6(
    *,
    ca_certificates: typing.Optional[builtins.str] = None,
    cipher_suites: typing.Optional[typing.Sequence[builtins.str]] = None,
    credential_name: typing.Optional[builtins.str] = None,
    https_redirect: typing.Optional[builtins.bool] = None,
    max_protocol_version: typing.Optional[jsii.Number] = None,
    min_protocol_version: typing.Optional[jsii.Number] = None,
    mode: typing.Optional[KnativeServingSpecIngressIstioKnativeLocalGatewayServersTlsMode] = None,
    private_key: typing.Optional[builtins.str] = None,
    server_certificate: typing.Optional[builtins.str] = None,
    subject_alt_names: typing.Optional[typing.Sequence[builtins.str]] = None,
    verify_certificate_hash: typing.Optional[typing.Sequence[builtins.str]] = None,
    verify_certificate_spki: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f6228372c04b0820be94af84fb607b6e7b5095b3f02533f37aebb1547de48be8(
    *,
    bootstrap_configmap: typing.Optional[builtins.str] = None,
    enabled: typing.Optional[builtins.bool] = None,
    http_port: typing.Optional[jsii.Number] = None,
    https_port: typing.Optional[jsii.Number] = None,
    service_load_balancer_ip: typing.Optional[builtins.str] = None,
    service_type: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b0f37bc865d04c27fa051ba9d153b9b56cca1f2e0fe194ceb5c715c465cf3f3e(
    *,
    url: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__49a221942a417052c08a5af081a3048a3f6ce0daf2e980436d4ffc0b8ddc505c(
    *,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__54a8bdab5d0926de0ecee9470f540d71d86e293ad2639dbdd160a9b18afbd6a8(
    *,
    name: builtins.str,
    max_unavailable: typing.Optional[KnativeServingSpecPodDisruptionBudgetsMaxUnavailable] = None,
    min_available: typing.Optional[KnativeServingSpecPodDisruptionBudgetsMinAvailable] = None,
    selector: typing.Optional[typing.Union[KnativeServingSpecPodDisruptionBudgetsSelector, typing.Dict[builtins.str, typing.Any]]] = None,
    unhealthy_pod_eviction_policy: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__45144d438810932d7629e7220b25c04f46a7c003737c68531ab9573f84e3c3a6(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3f9af596b73984d75132f776c477d3ab48e09e81bab394e4de29e26e810b9c82(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__16f6e31be675a644f3de19950c7137fb54f2f895d51bf2b3494e629a879e78e9(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__689add7920ddec7e591a488b17b670c4b72b118f0d1c6f90409436585f960a77(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fbc18c68cc5d4bc44028136439f42989fc748082ccfdf2596e9c1059d595b1d6(
    *,
    match_expressions: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecPodDisruptionBudgetsSelectorMatchExpressions, typing.Dict[builtins.str, typing.Any]]]] = None,
    match_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1556b7892935df0094744ba0eaeeb457af90c92c03d6d6d5fb827ba6feb9c2e0(
    *,
    key: builtins.str,
    operator: builtins.str,
    values: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e345441583dde9001980c78881539119e57694dcf12f4afd48728625775adfbf(
    *,
    default: typing.Optional[builtins.str] = None,
    image_pull_secrets: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecRegistryImagePullSecrets, typing.Dict[builtins.str, typing.Any]]]] = None,
    override: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__245083e3d142b5f9e230fff407602bc6f748d0132838b3694e1b08b2bf94dfa1(
    *,
    name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6133a42cb309d4f8ced520eb3b56077a1498a8d550964b48a24d0915db6442a7(
    *,
    container: typing.Any,
    claims: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecResourcesClaims, typing.Dict[builtins.str, typing.Any]]]] = None,
    limits: typing.Optional[typing.Mapping[builtins.str, KnativeServingSpecResourcesLimits]] = None,
    requests: typing.Optional[typing.Mapping[builtins.str, KnativeServingSpecResourcesRequests]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9884e8bc85540d0769c24ef49ba18377d6aafd8f75bde5fc454968da5f3370aa(
    *,
    name: builtins.str,
    request: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8c832544b26a35a2fdf1ec8e5e9c1c209b2305652cd253d494fb8335b373ca93(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__acf30bc7b78d880abce7467a8f0d1cad49054a1b1332ea730fd615ce6b38a511(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__91bfb818521d57284590126b8ed91d7ba30a49c5f33e8f0e178dbea88726c9d1(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b17c1f36b6b1b9ce4a613310cc95ac4692f0461e36388497db727a23eb3015e3(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__174d49e255af0e2e7ff8ecf7dc2f710cd22739445a310099ca0fdf626e2d4a62(
    *,
    security_guard: typing.Union[KnativeServingSpecSecuritySecurityGuard, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__18e2d2477adf3b8d479b195681c70051afe25b211851bf832c8894692a543e96(
    *,
    enabled: builtins.bool,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5e205bba7886df9b2b7bcc88ec5821ce7e3cff8858f088e0ca7b0d7c5a627b15(
    *,
    name: builtins.str,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b695a10ff06d1ced76655e2f58b39242044d836873d83cdae7242f57e0e9f196(
    *,
    name: builtins.str,
    affinity: typing.Any = None,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    env: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecWorkloadsEnv, typing.Dict[builtins.str, typing.Any]]]] = None,
    host_network: typing.Optional[builtins.bool] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    liveness_probes: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecWorkloadsLivenessProbes, typing.Dict[builtins.str, typing.Any]]]] = None,
    node_selector: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    readiness_probes: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecWorkloadsReadinessProbes, typing.Dict[builtins.str, typing.Any]]]] = None,
    replicas: typing.Optional[jsii.Number] = None,
    resources: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecWorkloadsResources, typing.Dict[builtins.str, typing.Any]]]] = None,
    tolerations: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecWorkloadsTolerations, typing.Dict[builtins.str, typing.Any]]]] = None,
    topology_spread_constraints: typing.Optional[typing.Sequence[typing.Any]] = None,
    version: typing.Optional[builtins.str] = None,
    volume_mounts: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecWorkloadsVolumeMounts, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d380c42058258a2046ef4176882aaed1a8c838dacf1858b437432997c78c4a32(
    *,
    container: typing.Any,
    env_vars: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecWorkloadsEnvEnvVars, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d985471a3fbb15ce83f38b682c7b37e00ba9a5c1da2168434845eba0dfc94da6(
    *,
    name: builtins.str,
    value: typing.Optional[builtins.str] = None,
    value_from: typing.Optional[typing.Union[KnativeServingSpecWorkloadsEnvEnvVarsValueFrom, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b16e6d38aa2a51b3b206eb0009ef7ba43dae984f8761e9263a6a43fbc93d7ac9(
    *,
    config_map_key_ref: typing.Optional[typing.Union[KnativeServingSpecWorkloadsEnvEnvVarsValueFromConfigMapKeyRef, typing.Dict[builtins.str, typing.Any]]] = None,
    field_ref: typing.Optional[typing.Union[KnativeServingSpecWorkloadsEnvEnvVarsValueFromFieldRef, typing.Dict[builtins.str, typing.Any]]] = None,
    file_key_ref: typing.Optional[typing.Union[KnativeServingSpecWorkloadsEnvEnvVarsValueFromFileKeyRef, typing.Dict[builtins.str, typing.Any]]] = None,
    resource_field_ref: typing.Optional[typing.Union[KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRef, typing.Dict[builtins.str, typing.Any]]] = None,
    secret_key_ref: typing.Optional[typing.Union[KnativeServingSpecWorkloadsEnvEnvVarsValueFromSecretKeyRef, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__639455c40bf886b9b1de47e04c2bcb8800cdd86137965bfd2abc057124302b68(
    *,
    key: builtins.str,
    name: typing.Optional[builtins.str] = None,
    optional: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6fe02c175e44e10eecec7c2c7568bf24704f90baf0b559993bb55e2b3cb34297(
    *,
    field_path: builtins.str,
    api_version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__73709dc507ff9e2915f60cfdcf0badb5fba9e87d4e699603db940ae92807f580(
    *,
    key: builtins.str,
    path: builtins.str,
    volume_name: builtins.str,
    optional: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1651bfb8ecd981d3ab3ef006dc83363f6bf3586f8a914bf470b2ab5d4e2fbbb6(
    *,
    resource: builtins.str,
    container_name: typing.Optional[builtins.str] = None,
    divisor: typing.Optional[KnativeServingSpecWorkloadsEnvEnvVarsValueFromResourceFieldRefDivisor] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2929bfebff969354f5f08ab34fb5475527c294dcdafc1b58d6c918133c684b61(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3f9bbfb12c746f9ce704bef1fc68800b9742d11ce8ad081bb594fbded921ed9b(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__246a0e1d46d0b0a1992153a56e801214f1a57ffe0c7572444b42e7d1d1fcd655(
    *,
    key: builtins.str,
    name: typing.Optional[builtins.str] = None,
    optional: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__52bcdac984216e9ab38c42cabdb415496ced73fadcee294cb32a11b249a02057(
    *,
    container: typing.Any,
    failure_threshold: typing.Optional[jsii.Number] = None,
    initial_delay_seconds: typing.Optional[jsii.Number] = None,
    period_seconds: typing.Optional[jsii.Number] = None,
    success_threshold: typing.Optional[jsii.Number] = None,
    termination_grace_period_seconds: typing.Optional[jsii.Number] = None,
    timeout_seconds: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__723f54832a3c8707d360afa9733991c5220029c379000ace040a2ff14706b625(
    *,
    container: typing.Any,
    failure_threshold: typing.Optional[jsii.Number] = None,
    initial_delay_seconds: typing.Optional[jsii.Number] = None,
    period_seconds: typing.Optional[jsii.Number] = None,
    success_threshold: typing.Optional[jsii.Number] = None,
    termination_grace_period_seconds: typing.Optional[jsii.Number] = None,
    timeout_seconds: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9b72d9841b8060b7cfe2c9c4dae9fe7601144cb18a0cb878898695b594b1270a(
    *,
    container: typing.Any,
    claims: typing.Optional[typing.Sequence[typing.Union[KnativeServingSpecWorkloadsResourcesClaims, typing.Dict[builtins.str, typing.Any]]]] = None,
    limits: typing.Optional[typing.Mapping[builtins.str, KnativeServingSpecWorkloadsResourcesLimits]] = None,
    requests: typing.Optional[typing.Mapping[builtins.str, KnativeServingSpecWorkloadsResourcesRequests]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c4c4fa14924efb882507e787755d508166d54074d21c8726881a56cda4c712db(
    *,
    name: builtins.str,
    request: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__aa9f3d41bfcbc392af59cdf93230719e3ab69789922832d4cc6db025b2e3f190(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__89a8f7bd809c3ff10641df5a9a288aa3f618e62fd62ae94d0b0e2ddfeed90cd6(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8b1953fae1079e99d4240c184c19162687d06c8e2054740defaa2c1c380db4e9(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1655c29c1d957b4d8d7a35cecef168a83b5d6dfa5e3faa3b3e523ae2a4f0ec73(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__341d406b0b290d83cc127736a7590b2c40df860b4355070e460b92a26124a23f(
    *,
    effect: typing.Optional[builtins.str] = None,
    key: typing.Optional[builtins.str] = None,
    operator: typing.Optional[builtins.str] = None,
    toleration_seconds: typing.Optional[jsii.Number] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__790e0942617bc6c5a0399e7605c2fa724cae06d91ef3a6c30a2fe33ba62fb42b(
    *,
    mount_path: builtins.str,
    name: builtins.str,
    mount_propagation: typing.Optional[builtins.str] = None,
    read_only: typing.Optional[builtins.bool] = None,
    recursive_read_only: typing.Optional[builtins.str] = None,
    sub_path: typing.Optional[builtins.str] = None,
    sub_path_expr: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass
