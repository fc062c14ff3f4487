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


class Ec2NodeClass(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClass",
):
    '''
    :schema: EC2NodeClass
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["Ec2NodeClassSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "EC2NodeClass" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param metadata: 
        :param spec: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6068ed7609f50b772bd2f4c5efb934f313783921a0bc1842acd0369fa4c7dd34)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = Ec2NodeClassProps(metadata=metadata, spec=spec)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["Ec2NodeClassSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "EC2NodeClass".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param metadata: 
        :param spec: 
        '''
        props = Ec2NodeClassProps(metadata=metadata, spec=spec)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "EC2NodeClass".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassProps",
    jsii_struct_bases=[],
    name_mapping={"metadata": "metadata", "spec": "spec"},
)
class Ec2NodeClassProps:
    def __init__(
        self,
        *,
        metadata: typing.Optional[typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        spec: typing.Optional[typing.Union["Ec2NodeClassSpec", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param metadata: 
        :param spec: 

        :schema: EC2NodeClass
        '''
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if isinstance(spec, dict):
            spec = Ec2NodeClassSpec(**spec)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__47fff993215eef66ae62c2e7fa4cd34680e933ced42810d36c787b3ff6adee80)
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
        :schema: EC2NodeClass#metadata
        '''
        result = self._values.get("metadata")
        return typing.cast(typing.Optional["_cdk8s_d3d9af27.ApiObjectMetadata"], result)

    @builtins.property
    def spec(self) -> typing.Optional["Ec2NodeClassSpec"]:
        '''
        :schema: EC2NodeClass#spec
        '''
        result = self._values.get("spec")
        return typing.cast(typing.Optional["Ec2NodeClassSpec"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "Ec2NodeClassProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpec",
    jsii_struct_bases=[],
    name_mapping={
        "ami_selector_terms": "amiSelectorTerms",
        "security_group_selector_terms": "securityGroupSelectorTerms",
        "subnet_selector_terms": "subnetSelectorTerms",
        "ami_family": "amiFamily",
        "associate_public_ip_address": "associatePublicIpAddress",
        "block_device_mappings": "blockDeviceMappings",
        "capacity_reservation_selector_terms": "capacityReservationSelectorTerms",
        "connection_tracking": "connectionTracking",
        "context": "context",
        "cpu_options": "cpuOptions",
        "detailed_monitoring": "detailedMonitoring",
        "instance_profile": "instanceProfile",
        "instance_store_policy": "instanceStorePolicy",
        "ip_prefix_count": "ipPrefixCount",
        "kubelet": "kubelet",
        "metadata_options": "metadataOptions",
        "network_interfaces": "networkInterfaces",
        "placement_group_selector": "placementGroupSelector",
        "role": "role",
        "tags": "tags",
        "user_data": "userData",
    },
)
class Ec2NodeClassSpec:
    def __init__(
        self,
        *,
        ami_selector_terms: typing.Sequence[typing.Union["Ec2NodeClassSpecAmiSelectorTerms", typing.Dict[builtins.str, typing.Any]]],
        security_group_selector_terms: typing.Sequence[typing.Union["Ec2NodeClassSpecSecurityGroupSelectorTerms", typing.Dict[builtins.str, typing.Any]]],
        subnet_selector_terms: typing.Sequence[typing.Union["Ec2NodeClassSpecSubnetSelectorTerms", typing.Dict[builtins.str, typing.Any]]],
        ami_family: typing.Optional["Ec2NodeClassSpecAmiFamily"] = None,
        associate_public_ip_address: typing.Optional[builtins.bool] = None,
        block_device_mappings: typing.Optional[typing.Sequence[typing.Union["Ec2NodeClassSpecBlockDeviceMappings", typing.Dict[builtins.str, typing.Any]]]] = None,
        capacity_reservation_selector_terms: typing.Optional[typing.Sequence[typing.Union["Ec2NodeClassSpecCapacityReservationSelectorTerms", typing.Dict[builtins.str, typing.Any]]]] = None,
        connection_tracking: typing.Optional[typing.Union["Ec2NodeClassSpecConnectionTracking", typing.Dict[builtins.str, typing.Any]]] = None,
        context: typing.Optional[builtins.str] = None,
        cpu_options: typing.Optional[typing.Union["Ec2NodeClassSpecCpuOptions", typing.Dict[builtins.str, typing.Any]]] = None,
        detailed_monitoring: typing.Optional[builtins.bool] = None,
        instance_profile: typing.Optional[builtins.str] = None,
        instance_store_policy: typing.Optional["Ec2NodeClassSpecInstanceStorePolicy"] = None,
        ip_prefix_count: typing.Optional[jsii.Number] = None,
        kubelet: typing.Optional[typing.Union["Ec2NodeClassSpecKubelet", typing.Dict[builtins.str, typing.Any]]] = None,
        metadata_options: typing.Optional[typing.Union["Ec2NodeClassSpecMetadataOptions", typing.Dict[builtins.str, typing.Any]]] = None,
        network_interfaces: typing.Optional[typing.Sequence[typing.Union["Ec2NodeClassSpecNetworkInterfaces", typing.Dict[builtins.str, typing.Any]]]] = None,
        placement_group_selector: typing.Optional[typing.Union["Ec2NodeClassSpecPlacementGroupSelector", typing.Dict[builtins.str, typing.Any]]] = None,
        role: typing.Optional[builtins.str] = None,
        tags: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        user_data: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param ami_selector_terms: 
        :param security_group_selector_terms: 
        :param subnet_selector_terms: 
        :param ami_family: 
        :param associate_public_ip_address: 
        :param block_device_mappings: 
        :param capacity_reservation_selector_terms: 
        :param connection_tracking: 
        :param context: 
        :param cpu_options: 
        :param detailed_monitoring: 
        :param instance_profile: 
        :param instance_store_policy: 
        :param ip_prefix_count: 
        :param kubelet: 
        :param metadata_options: 
        :param network_interfaces: 
        :param placement_group_selector: 
        :param role: 
        :param tags: 
        :param user_data: 

        :schema: Ec2NodeClassSpec
        '''
        if isinstance(connection_tracking, dict):
            connection_tracking = Ec2NodeClassSpecConnectionTracking(**connection_tracking)
        if isinstance(cpu_options, dict):
            cpu_options = Ec2NodeClassSpecCpuOptions(**cpu_options)
        if isinstance(kubelet, dict):
            kubelet = Ec2NodeClassSpecKubelet(**kubelet)
        if isinstance(metadata_options, dict):
            metadata_options = Ec2NodeClassSpecMetadataOptions(**metadata_options)
        if isinstance(placement_group_selector, dict):
            placement_group_selector = Ec2NodeClassSpecPlacementGroupSelector(**placement_group_selector)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__61e23341ac8e990595fb05b744a97c550dbc6d41692cc124c5aa572823feac96)
            check_type(argname="argument ami_selector_terms", value=ami_selector_terms, expected_type=type_hints["ami_selector_terms"])
            check_type(argname="argument security_group_selector_terms", value=security_group_selector_terms, expected_type=type_hints["security_group_selector_terms"])
            check_type(argname="argument subnet_selector_terms", value=subnet_selector_terms, expected_type=type_hints["subnet_selector_terms"])
            check_type(argname="argument ami_family", value=ami_family, expected_type=type_hints["ami_family"])
            check_type(argname="argument associate_public_ip_address", value=associate_public_ip_address, expected_type=type_hints["associate_public_ip_address"])
            check_type(argname="argument block_device_mappings", value=block_device_mappings, expected_type=type_hints["block_device_mappings"])
            check_type(argname="argument capacity_reservation_selector_terms", value=capacity_reservation_selector_terms, expected_type=type_hints["capacity_reservation_selector_terms"])
            check_type(argname="argument connection_tracking", value=connection_tracking, expected_type=type_hints["connection_tracking"])
            check_type(argname="argument context", value=context, expected_type=type_hints["context"])
            check_type(argname="argument cpu_options", value=cpu_options, expected_type=type_hints["cpu_options"])
            check_type(argname="argument detailed_monitoring", value=detailed_monitoring, expected_type=type_hints["detailed_monitoring"])
            check_type(argname="argument instance_profile", value=instance_profile, expected_type=type_hints["instance_profile"])
            check_type(argname="argument instance_store_policy", value=instance_store_policy, expected_type=type_hints["instance_store_policy"])
            check_type(argname="argument ip_prefix_count", value=ip_prefix_count, expected_type=type_hints["ip_prefix_count"])
            check_type(argname="argument kubelet", value=kubelet, expected_type=type_hints["kubelet"])
            check_type(argname="argument metadata_options", value=metadata_options, expected_type=type_hints["metadata_options"])
            check_type(argname="argument network_interfaces", value=network_interfaces, expected_type=type_hints["network_interfaces"])
            check_type(argname="argument placement_group_selector", value=placement_group_selector, expected_type=type_hints["placement_group_selector"])
            check_type(argname="argument role", value=role, expected_type=type_hints["role"])
            check_type(argname="argument tags", value=tags, expected_type=type_hints["tags"])
            check_type(argname="argument user_data", value=user_data, expected_type=type_hints["user_data"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "ami_selector_terms": ami_selector_terms,
            "security_group_selector_terms": security_group_selector_terms,
            "subnet_selector_terms": subnet_selector_terms,
        }
        if ami_family is not None:
            self._values["ami_family"] = ami_family
        if associate_public_ip_address is not None:
            self._values["associate_public_ip_address"] = associate_public_ip_address
        if block_device_mappings is not None:
            self._values["block_device_mappings"] = block_device_mappings
        if capacity_reservation_selector_terms is not None:
            self._values["capacity_reservation_selector_terms"] = capacity_reservation_selector_terms
        if connection_tracking is not None:
            self._values["connection_tracking"] = connection_tracking
        if context is not None:
            self._values["context"] = context
        if cpu_options is not None:
            self._values["cpu_options"] = cpu_options
        if detailed_monitoring is not None:
            self._values["detailed_monitoring"] = detailed_monitoring
        if instance_profile is not None:
            self._values["instance_profile"] = instance_profile
        if instance_store_policy is not None:
            self._values["instance_store_policy"] = instance_store_policy
        if ip_prefix_count is not None:
            self._values["ip_prefix_count"] = ip_prefix_count
        if kubelet is not None:
            self._values["kubelet"] = kubelet
        if metadata_options is not None:
            self._values["metadata_options"] = metadata_options
        if network_interfaces is not None:
            self._values["network_interfaces"] = network_interfaces
        if placement_group_selector is not None:
            self._values["placement_group_selector"] = placement_group_selector
        if role is not None:
            self._values["role"] = role
        if tags is not None:
            self._values["tags"] = tags
        if user_data is not None:
            self._values["user_data"] = user_data

    @builtins.property
    def ami_selector_terms(self) -> typing.List["Ec2NodeClassSpecAmiSelectorTerms"]:
        '''
        :schema: Ec2NodeClassSpec#amiSelectorTerms
        '''
        result = self._values.get("ami_selector_terms")
        assert result is not None, "Required property 'ami_selector_terms' is missing"
        return typing.cast(typing.List["Ec2NodeClassSpecAmiSelectorTerms"], result)

    @builtins.property
    def security_group_selector_terms(
        self,
    ) -> typing.List["Ec2NodeClassSpecSecurityGroupSelectorTerms"]:
        '''
        :schema: Ec2NodeClassSpec#securityGroupSelectorTerms
        '''
        result = self._values.get("security_group_selector_terms")
        assert result is not None, "Required property 'security_group_selector_terms' is missing"
        return typing.cast(typing.List["Ec2NodeClassSpecSecurityGroupSelectorTerms"], result)

    @builtins.property
    def subnet_selector_terms(
        self,
    ) -> typing.List["Ec2NodeClassSpecSubnetSelectorTerms"]:
        '''
        :schema: Ec2NodeClassSpec#subnetSelectorTerms
        '''
        result = self._values.get("subnet_selector_terms")
        assert result is not None, "Required property 'subnet_selector_terms' is missing"
        return typing.cast(typing.List["Ec2NodeClassSpecSubnetSelectorTerms"], result)

    @builtins.property
    def ami_family(self) -> typing.Optional["Ec2NodeClassSpecAmiFamily"]:
        '''
        :schema: Ec2NodeClassSpec#amiFamily
        '''
        result = self._values.get("ami_family")
        return typing.cast(typing.Optional["Ec2NodeClassSpecAmiFamily"], result)

    @builtins.property
    def associate_public_ip_address(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: Ec2NodeClassSpec#associatePublicIPAddress
        '''
        result = self._values.get("associate_public_ip_address")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def block_device_mappings(
        self,
    ) -> typing.Optional[typing.List["Ec2NodeClassSpecBlockDeviceMappings"]]:
        '''
        :schema: Ec2NodeClassSpec#blockDeviceMappings
        '''
        result = self._values.get("block_device_mappings")
        return typing.cast(typing.Optional[typing.List["Ec2NodeClassSpecBlockDeviceMappings"]], result)

    @builtins.property
    def capacity_reservation_selector_terms(
        self,
    ) -> typing.Optional[typing.List["Ec2NodeClassSpecCapacityReservationSelectorTerms"]]:
        '''
        :schema: Ec2NodeClassSpec#capacityReservationSelectorTerms
        '''
        result = self._values.get("capacity_reservation_selector_terms")
        return typing.cast(typing.Optional[typing.List["Ec2NodeClassSpecCapacityReservationSelectorTerms"]], result)

    @builtins.property
    def connection_tracking(
        self,
    ) -> typing.Optional["Ec2NodeClassSpecConnectionTracking"]:
        '''
        :schema: Ec2NodeClassSpec#connectionTracking
        '''
        result = self._values.get("connection_tracking")
        return typing.cast(typing.Optional["Ec2NodeClassSpecConnectionTracking"], result)

    @builtins.property
    def context(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpec#context
        '''
        result = self._values.get("context")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def cpu_options(self) -> typing.Optional["Ec2NodeClassSpecCpuOptions"]:
        '''
        :schema: Ec2NodeClassSpec#cpuOptions
        '''
        result = self._values.get("cpu_options")
        return typing.cast(typing.Optional["Ec2NodeClassSpecCpuOptions"], result)

    @builtins.property
    def detailed_monitoring(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: Ec2NodeClassSpec#detailedMonitoring
        '''
        result = self._values.get("detailed_monitoring")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def instance_profile(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpec#instanceProfile
        '''
        result = self._values.get("instance_profile")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def instance_store_policy(
        self,
    ) -> typing.Optional["Ec2NodeClassSpecInstanceStorePolicy"]:
        '''
        :schema: Ec2NodeClassSpec#instanceStorePolicy
        '''
        result = self._values.get("instance_store_policy")
        return typing.cast(typing.Optional["Ec2NodeClassSpecInstanceStorePolicy"], result)

    @builtins.property
    def ip_prefix_count(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: Ec2NodeClassSpec#ipPrefixCount
        '''
        result = self._values.get("ip_prefix_count")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def kubelet(self) -> typing.Optional["Ec2NodeClassSpecKubelet"]:
        '''
        :schema: Ec2NodeClassSpec#kubelet
        '''
        result = self._values.get("kubelet")
        return typing.cast(typing.Optional["Ec2NodeClassSpecKubelet"], result)

    @builtins.property
    def metadata_options(self) -> typing.Optional["Ec2NodeClassSpecMetadataOptions"]:
        '''
        :schema: Ec2NodeClassSpec#metadataOptions
        '''
        result = self._values.get("metadata_options")
        return typing.cast(typing.Optional["Ec2NodeClassSpecMetadataOptions"], result)

    @builtins.property
    def network_interfaces(
        self,
    ) -> typing.Optional[typing.List["Ec2NodeClassSpecNetworkInterfaces"]]:
        '''
        :schema: Ec2NodeClassSpec#networkInterfaces
        '''
        result = self._values.get("network_interfaces")
        return typing.cast(typing.Optional[typing.List["Ec2NodeClassSpecNetworkInterfaces"]], result)

    @builtins.property
    def placement_group_selector(
        self,
    ) -> typing.Optional["Ec2NodeClassSpecPlacementGroupSelector"]:
        '''
        :schema: Ec2NodeClassSpec#placementGroupSelector
        '''
        result = self._values.get("placement_group_selector")
        return typing.cast(typing.Optional["Ec2NodeClassSpecPlacementGroupSelector"], result)

    @builtins.property
    def role(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpec#role
        '''
        result = self._values.get("role")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def tags(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: Ec2NodeClassSpec#tags
        '''
        result = self._values.get("tags")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def user_data(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpec#userData
        '''
        result = self._values.get("user_data")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "Ec2NodeClassSpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecAmiFamily")
class Ec2NodeClassSpecAmiFamily(enum.Enum):
    '''
    :schema: Ec2NodeClassSpecAmiFamily
    '''

    AL2 = "AL2"
    '''AL2.'''
    AL2023 = "AL2023"
    '''AL2023.'''
    BOTTLEROCKET = "BOTTLEROCKET"
    '''Bottlerocket.'''
    CUSTOM = "CUSTOM"
    '''Custom.'''
    WINDOWS2019 = "WINDOWS2019"
    '''Windows2019.'''
    WINDOWS2022 = "WINDOWS2022"
    '''Windows2022.'''
    WINDOWS2025 = "WINDOWS2025"
    '''Windows2025.'''


@jsii.data_type(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecAmiSelectorTerms",
    jsii_struct_bases=[],
    name_mapping={
        "alias": "alias",
        "id": "id",
        "name": "name",
        "owner": "owner",
        "ssm_parameter": "ssmParameter",
        "tags": "tags",
    },
)
class Ec2NodeClassSpecAmiSelectorTerms:
    def __init__(
        self,
        *,
        alias: typing.Optional[builtins.str] = None,
        id: typing.Optional[builtins.str] = None,
        name: typing.Optional[builtins.str] = None,
        owner: typing.Optional[builtins.str] = None,
        ssm_parameter: typing.Optional[builtins.str] = None,
        tags: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param alias: 
        :param id: 
        :param name: 
        :param owner: 
        :param ssm_parameter: 
        :param tags: 

        :schema: Ec2NodeClassSpecAmiSelectorTerms
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__eaa18094457a71c2e424a9082e31eed46d5a6eae6f3cb1944a959247a40ee64a)
            check_type(argname="argument alias", value=alias, expected_type=type_hints["alias"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument owner", value=owner, expected_type=type_hints["owner"])
            check_type(argname="argument ssm_parameter", value=ssm_parameter, expected_type=type_hints["ssm_parameter"])
            check_type(argname="argument tags", value=tags, expected_type=type_hints["tags"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if alias is not None:
            self._values["alias"] = alias
        if id is not None:
            self._values["id"] = id
        if name is not None:
            self._values["name"] = name
        if owner is not None:
            self._values["owner"] = owner
        if ssm_parameter is not None:
            self._values["ssm_parameter"] = ssm_parameter
        if tags is not None:
            self._values["tags"] = tags

    @builtins.property
    def alias(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpecAmiSelectorTerms#alias
        '''
        result = self._values.get("alias")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def id(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpecAmiSelectorTerms#id
        '''
        result = self._values.get("id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpecAmiSelectorTerms#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def owner(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpecAmiSelectorTerms#owner
        '''
        result = self._values.get("owner")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def ssm_parameter(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpecAmiSelectorTerms#ssmParameter
        '''
        result = self._values.get("ssm_parameter")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def tags(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: Ec2NodeClassSpecAmiSelectorTerms#tags
        '''
        result = self._values.get("tags")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "Ec2NodeClassSpecAmiSelectorTerms(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecBlockDeviceMappings",
    jsii_struct_bases=[],
    name_mapping={
        "device_name": "deviceName",
        "ebs": "ebs",
        "root_volume": "rootVolume",
    },
)
class Ec2NodeClassSpecBlockDeviceMappings:
    def __init__(
        self,
        *,
        device_name: typing.Optional[builtins.str] = None,
        ebs: typing.Optional[typing.Union["Ec2NodeClassSpecBlockDeviceMappingsEbs", typing.Dict[builtins.str, typing.Any]]] = None,
        root_volume: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param device_name: 
        :param ebs: 
        :param root_volume: 

        :schema: Ec2NodeClassSpecBlockDeviceMappings
        '''
        if isinstance(ebs, dict):
            ebs = Ec2NodeClassSpecBlockDeviceMappingsEbs(**ebs)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7a94fab487891a57151d31723bc97b2f387732701f787646c68f6acf01fff865)
            check_type(argname="argument device_name", value=device_name, expected_type=type_hints["device_name"])
            check_type(argname="argument ebs", value=ebs, expected_type=type_hints["ebs"])
            check_type(argname="argument root_volume", value=root_volume, expected_type=type_hints["root_volume"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if device_name is not None:
            self._values["device_name"] = device_name
        if ebs is not None:
            self._values["ebs"] = ebs
        if root_volume is not None:
            self._values["root_volume"] = root_volume

    @builtins.property
    def device_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpecBlockDeviceMappings#deviceName
        '''
        result = self._values.get("device_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def ebs(self) -> typing.Optional["Ec2NodeClassSpecBlockDeviceMappingsEbs"]:
        '''
        :schema: Ec2NodeClassSpecBlockDeviceMappings#ebs
        '''
        result = self._values.get("ebs")
        return typing.cast(typing.Optional["Ec2NodeClassSpecBlockDeviceMappingsEbs"], result)

    @builtins.property
    def root_volume(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: Ec2NodeClassSpecBlockDeviceMappings#rootVolume
        '''
        result = self._values.get("root_volume")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "Ec2NodeClassSpecBlockDeviceMappings(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecBlockDeviceMappingsEbs",
    jsii_struct_bases=[],
    name_mapping={
        "delete_on_termination": "deleteOnTermination",
        "encrypted": "encrypted",
        "iops": "iops",
        "kms_key_id": "kmsKeyId",
        "snapshot_id": "snapshotId",
        "throughput": "throughput",
        "volume_initialization_rate": "volumeInitializationRate",
        "volume_size": "volumeSize",
        "volume_type": "volumeType",
    },
)
class Ec2NodeClassSpecBlockDeviceMappingsEbs:
    def __init__(
        self,
        *,
        delete_on_termination: typing.Optional[builtins.bool] = None,
        encrypted: typing.Optional[builtins.bool] = None,
        iops: typing.Optional[jsii.Number] = None,
        kms_key_id: typing.Optional[builtins.str] = None,
        snapshot_id: typing.Optional[builtins.str] = None,
        throughput: typing.Optional[jsii.Number] = None,
        volume_initialization_rate: typing.Optional[jsii.Number] = None,
        volume_size: typing.Optional[builtins.str] = None,
        volume_type: typing.Optional["Ec2NodeClassSpecBlockDeviceMappingsEbsVolumeType"] = None,
    ) -> None:
        '''
        :param delete_on_termination: 
        :param encrypted: 
        :param iops: 
        :param kms_key_id: 
        :param snapshot_id: 
        :param throughput: 
        :param volume_initialization_rate: 
        :param volume_size: 
        :param volume_type: 

        :schema: Ec2NodeClassSpecBlockDeviceMappingsEbs
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9fc2a80fb96896376aa4256619cfb8a64edab7133a420b3c69b58d61d167f9b3)
            check_type(argname="argument delete_on_termination", value=delete_on_termination, expected_type=type_hints["delete_on_termination"])
            check_type(argname="argument encrypted", value=encrypted, expected_type=type_hints["encrypted"])
            check_type(argname="argument iops", value=iops, expected_type=type_hints["iops"])
            check_type(argname="argument kms_key_id", value=kms_key_id, expected_type=type_hints["kms_key_id"])
            check_type(argname="argument snapshot_id", value=snapshot_id, expected_type=type_hints["snapshot_id"])
            check_type(argname="argument throughput", value=throughput, expected_type=type_hints["throughput"])
            check_type(argname="argument volume_initialization_rate", value=volume_initialization_rate, expected_type=type_hints["volume_initialization_rate"])
            check_type(argname="argument volume_size", value=volume_size, expected_type=type_hints["volume_size"])
            check_type(argname="argument volume_type", value=volume_type, expected_type=type_hints["volume_type"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if delete_on_termination is not None:
            self._values["delete_on_termination"] = delete_on_termination
        if encrypted is not None:
            self._values["encrypted"] = encrypted
        if iops is not None:
            self._values["iops"] = iops
        if kms_key_id is not None:
            self._values["kms_key_id"] = kms_key_id
        if snapshot_id is not None:
            self._values["snapshot_id"] = snapshot_id
        if throughput is not None:
            self._values["throughput"] = throughput
        if volume_initialization_rate is not None:
            self._values["volume_initialization_rate"] = volume_initialization_rate
        if volume_size is not None:
            self._values["volume_size"] = volume_size
        if volume_type is not None:
            self._values["volume_type"] = volume_type

    @builtins.property
    def delete_on_termination(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: Ec2NodeClassSpecBlockDeviceMappingsEbs#deleteOnTermination
        '''
        result = self._values.get("delete_on_termination")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def encrypted(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: Ec2NodeClassSpecBlockDeviceMappingsEbs#encrypted
        '''
        result = self._values.get("encrypted")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def iops(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: Ec2NodeClassSpecBlockDeviceMappingsEbs#iops
        '''
        result = self._values.get("iops")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def kms_key_id(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpecBlockDeviceMappingsEbs#kmsKeyID
        '''
        result = self._values.get("kms_key_id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def snapshot_id(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpecBlockDeviceMappingsEbs#snapshotID
        '''
        result = self._values.get("snapshot_id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def throughput(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: Ec2NodeClassSpecBlockDeviceMappingsEbs#throughput
        '''
        result = self._values.get("throughput")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def volume_initialization_rate(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: Ec2NodeClassSpecBlockDeviceMappingsEbs#volumeInitializationRate
        '''
        result = self._values.get("volume_initialization_rate")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def volume_size(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpecBlockDeviceMappingsEbs#volumeSize
        '''
        result = self._values.get("volume_size")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def volume_type(
        self,
    ) -> typing.Optional["Ec2NodeClassSpecBlockDeviceMappingsEbsVolumeType"]:
        '''
        :schema: Ec2NodeClassSpecBlockDeviceMappingsEbs#volumeType
        '''
        result = self._values.get("volume_type")
        return typing.cast(typing.Optional["Ec2NodeClassSpecBlockDeviceMappingsEbsVolumeType"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "Ec2NodeClassSpecBlockDeviceMappingsEbs(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecBlockDeviceMappingsEbsVolumeType"
)
class Ec2NodeClassSpecBlockDeviceMappingsEbsVolumeType(enum.Enum):
    '''
    :schema: Ec2NodeClassSpecBlockDeviceMappingsEbsVolumeType
    '''

    STANDARD = "STANDARD"
    '''standard.'''
    IO1 = "IO1"
    '''io1.'''
    IO2 = "IO2"
    '''io2.'''
    GP2 = "GP2"
    '''gp2.'''
    SC1 = "SC1"
    '''sc1.'''
    ST1 = "ST1"
    '''st1.'''
    GP3 = "GP3"
    '''gp3.'''


@jsii.data_type(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecCapacityReservationSelectorTerms",
    jsii_struct_bases=[],
    name_mapping={
        "id": "id",
        "instance_match_criteria": "instanceMatchCriteria",
        "owner_id": "ownerId",
        "tags": "tags",
    },
)
class Ec2NodeClassSpecCapacityReservationSelectorTerms:
    def __init__(
        self,
        *,
        id: typing.Optional[builtins.str] = None,
        instance_match_criteria: typing.Optional["Ec2NodeClassSpecCapacityReservationSelectorTermsInstanceMatchCriteria"] = None,
        owner_id: typing.Optional[builtins.str] = None,
        tags: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param id: 
        :param instance_match_criteria: 
        :param owner_id: 
        :param tags: 

        :schema: Ec2NodeClassSpecCapacityReservationSelectorTerms
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ceee73a4e7387f7152503847c06b0f4048ae2c5ed1c44c40bc7f0f9752400281)
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
            check_type(argname="argument instance_match_criteria", value=instance_match_criteria, expected_type=type_hints["instance_match_criteria"])
            check_type(argname="argument owner_id", value=owner_id, expected_type=type_hints["owner_id"])
            check_type(argname="argument tags", value=tags, expected_type=type_hints["tags"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if id is not None:
            self._values["id"] = id
        if instance_match_criteria is not None:
            self._values["instance_match_criteria"] = instance_match_criteria
        if owner_id is not None:
            self._values["owner_id"] = owner_id
        if tags is not None:
            self._values["tags"] = tags

    @builtins.property
    def id(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpecCapacityReservationSelectorTerms#id
        '''
        result = self._values.get("id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def instance_match_criteria(
        self,
    ) -> typing.Optional["Ec2NodeClassSpecCapacityReservationSelectorTermsInstanceMatchCriteria"]:
        '''
        :schema: Ec2NodeClassSpecCapacityReservationSelectorTerms#instanceMatchCriteria
        '''
        result = self._values.get("instance_match_criteria")
        return typing.cast(typing.Optional["Ec2NodeClassSpecCapacityReservationSelectorTermsInstanceMatchCriteria"], result)

    @builtins.property
    def owner_id(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpecCapacityReservationSelectorTerms#ownerID
        '''
        result = self._values.get("owner_id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def tags(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: Ec2NodeClassSpecCapacityReservationSelectorTerms#tags
        '''
        result = self._values.get("tags")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "Ec2NodeClassSpecCapacityReservationSelectorTerms(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecCapacityReservationSelectorTermsInstanceMatchCriteria"
)
class Ec2NodeClassSpecCapacityReservationSelectorTermsInstanceMatchCriteria(enum.Enum):
    '''
    :schema: Ec2NodeClassSpecCapacityReservationSelectorTermsInstanceMatchCriteria
    '''

    OPEN = "OPEN"
    '''open.'''
    TARGETED = "TARGETED"
    '''targeted.'''


@jsii.data_type(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecConnectionTracking",
    jsii_struct_bases=[],
    name_mapping={
        "tcp_established_timeout": "tcpEstablishedTimeout",
        "udp_stream_timeout": "udpStreamTimeout",
        "udp_timeout": "udpTimeout",
    },
)
class Ec2NodeClassSpecConnectionTracking:
    def __init__(
        self,
        *,
        tcp_established_timeout: typing.Optional[jsii.Number] = None,
        udp_stream_timeout: typing.Optional[jsii.Number] = None,
        udp_timeout: typing.Optional[jsii.Number] = None,
    ) -> None:
        '''
        :param tcp_established_timeout: 
        :param udp_stream_timeout: 
        :param udp_timeout: 

        :schema: Ec2NodeClassSpecConnectionTracking
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2606f362401da253e3fd3741f2054240c3a5f550eeac202682a13d06252d9914)
            check_type(argname="argument tcp_established_timeout", value=tcp_established_timeout, expected_type=type_hints["tcp_established_timeout"])
            check_type(argname="argument udp_stream_timeout", value=udp_stream_timeout, expected_type=type_hints["udp_stream_timeout"])
            check_type(argname="argument udp_timeout", value=udp_timeout, expected_type=type_hints["udp_timeout"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if tcp_established_timeout is not None:
            self._values["tcp_established_timeout"] = tcp_established_timeout
        if udp_stream_timeout is not None:
            self._values["udp_stream_timeout"] = udp_stream_timeout
        if udp_timeout is not None:
            self._values["udp_timeout"] = udp_timeout

    @builtins.property
    def tcp_established_timeout(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: Ec2NodeClassSpecConnectionTracking#tcpEstablishedTimeout
        '''
        result = self._values.get("tcp_established_timeout")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def udp_stream_timeout(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: Ec2NodeClassSpecConnectionTracking#udpStreamTimeout
        '''
        result = self._values.get("udp_stream_timeout")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def udp_timeout(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: Ec2NodeClassSpecConnectionTracking#udpTimeout
        '''
        result = self._values.get("udp_timeout")
        return typing.cast(typing.Optional[jsii.Number], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "Ec2NodeClassSpecConnectionTracking(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecCpuOptions",
    jsii_struct_bases=[],
    name_mapping={"nested_virtualization": "nestedVirtualization"},
)
class Ec2NodeClassSpecCpuOptions:
    def __init__(
        self,
        *,
        nested_virtualization: typing.Optional["Ec2NodeClassSpecCpuOptionsNestedVirtualization"] = None,
    ) -> None:
        '''
        :param nested_virtualization: 

        :schema: Ec2NodeClassSpecCpuOptions
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1dd799e450ab31c46f213ba009d6d522539f1569296d5a1a1fa9b63da2c3a3b6)
            check_type(argname="argument nested_virtualization", value=nested_virtualization, expected_type=type_hints["nested_virtualization"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if nested_virtualization is not None:
            self._values["nested_virtualization"] = nested_virtualization

    @builtins.property
    def nested_virtualization(
        self,
    ) -> typing.Optional["Ec2NodeClassSpecCpuOptionsNestedVirtualization"]:
        '''
        :schema: Ec2NodeClassSpecCpuOptions#nestedVirtualization
        '''
        result = self._values.get("nested_virtualization")
        return typing.cast(typing.Optional["Ec2NodeClassSpecCpuOptionsNestedVirtualization"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "Ec2NodeClassSpecCpuOptions(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecCpuOptionsNestedVirtualization"
)
class Ec2NodeClassSpecCpuOptionsNestedVirtualization(enum.Enum):
    '''
    :schema: Ec2NodeClassSpecCpuOptionsNestedVirtualization
    '''

    ENABLED = "ENABLED"
    '''enabled.'''
    DISABLED = "DISABLED"
    '''disabled.'''


@jsii.enum(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecInstanceStorePolicy"
)
class Ec2NodeClassSpecInstanceStorePolicy(enum.Enum):
    '''
    :schema: Ec2NodeClassSpecInstanceStorePolicy
    '''

    RAID0 = "RAID0"
    '''RAID0.'''


@jsii.data_type(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecKubelet",
    jsii_struct_bases=[],
    name_mapping={
        "cluster_dns": "clusterDns",
        "cpu_cfs_quota": "cpuCfsQuota",
        "eviction_hard": "evictionHard",
        "eviction_max_pod_grace_period": "evictionMaxPodGracePeriod",
        "eviction_soft": "evictionSoft",
        "eviction_soft_grace_period": "evictionSoftGracePeriod",
        "image_gc_high_threshold_percent": "imageGcHighThresholdPercent",
        "image_gc_low_threshold_percent": "imageGcLowThresholdPercent",
        "kube_reserved": "kubeReserved",
        "max_pods": "maxPods",
        "pods_per_core": "podsPerCore",
        "system_reserved": "systemReserved",
    },
)
class Ec2NodeClassSpecKubelet:
    def __init__(
        self,
        *,
        cluster_dns: typing.Optional[typing.Sequence[builtins.str]] = None,
        cpu_cfs_quota: typing.Optional[builtins.bool] = None,
        eviction_hard: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        eviction_max_pod_grace_period: typing.Optional[jsii.Number] = None,
        eviction_soft: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        eviction_soft_grace_period: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        image_gc_high_threshold_percent: typing.Optional[jsii.Number] = None,
        image_gc_low_threshold_percent: typing.Optional[jsii.Number] = None,
        kube_reserved: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        max_pods: typing.Optional[jsii.Number] = None,
        pods_per_core: typing.Optional[jsii.Number] = None,
        system_reserved: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param cluster_dns: 
        :param cpu_cfs_quota: 
        :param eviction_hard: 
        :param eviction_max_pod_grace_period: 
        :param eviction_soft: 
        :param eviction_soft_grace_period: 
        :param image_gc_high_threshold_percent: 
        :param image_gc_low_threshold_percent: 
        :param kube_reserved: 
        :param max_pods: 
        :param pods_per_core: 
        :param system_reserved: 

        :schema: Ec2NodeClassSpecKubelet
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3ad4a40252ea21ee0d4712c4694b31650781792c7df513338a414ac22b6bdff1)
            check_type(argname="argument cluster_dns", value=cluster_dns, expected_type=type_hints["cluster_dns"])
            check_type(argname="argument cpu_cfs_quota", value=cpu_cfs_quota, expected_type=type_hints["cpu_cfs_quota"])
            check_type(argname="argument eviction_hard", value=eviction_hard, expected_type=type_hints["eviction_hard"])
            check_type(argname="argument eviction_max_pod_grace_period", value=eviction_max_pod_grace_period, expected_type=type_hints["eviction_max_pod_grace_period"])
            check_type(argname="argument eviction_soft", value=eviction_soft, expected_type=type_hints["eviction_soft"])
            check_type(argname="argument eviction_soft_grace_period", value=eviction_soft_grace_period, expected_type=type_hints["eviction_soft_grace_period"])
            check_type(argname="argument image_gc_high_threshold_percent", value=image_gc_high_threshold_percent, expected_type=type_hints["image_gc_high_threshold_percent"])
            check_type(argname="argument image_gc_low_threshold_percent", value=image_gc_low_threshold_percent, expected_type=type_hints["image_gc_low_threshold_percent"])
            check_type(argname="argument kube_reserved", value=kube_reserved, expected_type=type_hints["kube_reserved"])
            check_type(argname="argument max_pods", value=max_pods, expected_type=type_hints["max_pods"])
            check_type(argname="argument pods_per_core", value=pods_per_core, expected_type=type_hints["pods_per_core"])
            check_type(argname="argument system_reserved", value=system_reserved, expected_type=type_hints["system_reserved"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if cluster_dns is not None:
            self._values["cluster_dns"] = cluster_dns
        if cpu_cfs_quota is not None:
            self._values["cpu_cfs_quota"] = cpu_cfs_quota
        if eviction_hard is not None:
            self._values["eviction_hard"] = eviction_hard
        if eviction_max_pod_grace_period is not None:
            self._values["eviction_max_pod_grace_period"] = eviction_max_pod_grace_period
        if eviction_soft is not None:
            self._values["eviction_soft"] = eviction_soft
        if eviction_soft_grace_period is not None:
            self._values["eviction_soft_grace_period"] = eviction_soft_grace_period
        if image_gc_high_threshold_percent is not None:
            self._values["image_gc_high_threshold_percent"] = image_gc_high_threshold_percent
        if image_gc_low_threshold_percent is not None:
            self._values["image_gc_low_threshold_percent"] = image_gc_low_threshold_percent
        if kube_reserved is not None:
            self._values["kube_reserved"] = kube_reserved
        if max_pods is not None:
            self._values["max_pods"] = max_pods
        if pods_per_core is not None:
            self._values["pods_per_core"] = pods_per_core
        if system_reserved is not None:
            self._values["system_reserved"] = system_reserved

    @builtins.property
    def cluster_dns(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: Ec2NodeClassSpecKubelet#clusterDNS
        '''
        result = self._values.get("cluster_dns")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def cpu_cfs_quota(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: Ec2NodeClassSpecKubelet#cpuCFSQuota
        '''
        result = self._values.get("cpu_cfs_quota")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def eviction_hard(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: Ec2NodeClassSpecKubelet#evictionHard
        '''
        result = self._values.get("eviction_hard")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def eviction_max_pod_grace_period(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: Ec2NodeClassSpecKubelet#evictionMaxPodGracePeriod
        '''
        result = self._values.get("eviction_max_pod_grace_period")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def eviction_soft(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: Ec2NodeClassSpecKubelet#evictionSoft
        '''
        result = self._values.get("eviction_soft")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def eviction_soft_grace_period(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: Ec2NodeClassSpecKubelet#evictionSoftGracePeriod
        '''
        result = self._values.get("eviction_soft_grace_period")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def image_gc_high_threshold_percent(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: Ec2NodeClassSpecKubelet#imageGCHighThresholdPercent
        '''
        result = self._values.get("image_gc_high_threshold_percent")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def image_gc_low_threshold_percent(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: Ec2NodeClassSpecKubelet#imageGCLowThresholdPercent
        '''
        result = self._values.get("image_gc_low_threshold_percent")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def kube_reserved(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: Ec2NodeClassSpecKubelet#kubeReserved
        '''
        result = self._values.get("kube_reserved")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def max_pods(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: Ec2NodeClassSpecKubelet#maxPods
        '''
        result = self._values.get("max_pods")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def pods_per_core(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: Ec2NodeClassSpecKubelet#podsPerCore
        '''
        result = self._values.get("pods_per_core")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def system_reserved(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: Ec2NodeClassSpecKubelet#systemReserved
        '''
        result = self._values.get("system_reserved")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "Ec2NodeClassSpecKubelet(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecMetadataOptions",
    jsii_struct_bases=[],
    name_mapping={
        "http_endpoint": "httpEndpoint",
        "http_protocol_i_pv6": "httpProtocolIPv6",
        "http_put_response_hop_limit": "httpPutResponseHopLimit",
        "http_tokens": "httpTokens",
    },
)
class Ec2NodeClassSpecMetadataOptions:
    def __init__(
        self,
        *,
        http_endpoint: typing.Optional["Ec2NodeClassSpecMetadataOptionsHttpEndpoint"] = None,
        http_protocol_i_pv6: typing.Optional["Ec2NodeClassSpecMetadataOptionsHttpProtocolIPv6"] = None,
        http_put_response_hop_limit: typing.Optional[jsii.Number] = None,
        http_tokens: typing.Optional["Ec2NodeClassSpecMetadataOptionsHttpTokens"] = None,
    ) -> None:
        '''
        :param http_endpoint: 
        :param http_protocol_i_pv6: 
        :param http_put_response_hop_limit: 
        :param http_tokens: 

        :schema: Ec2NodeClassSpecMetadataOptions
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e4b838a3151c42b7da953d3d8ef7dec3182507b8edf2c03ee484ada38f307d78)
            check_type(argname="argument http_endpoint", value=http_endpoint, expected_type=type_hints["http_endpoint"])
            check_type(argname="argument http_protocol_i_pv6", value=http_protocol_i_pv6, expected_type=type_hints["http_protocol_i_pv6"])
            check_type(argname="argument http_put_response_hop_limit", value=http_put_response_hop_limit, expected_type=type_hints["http_put_response_hop_limit"])
            check_type(argname="argument http_tokens", value=http_tokens, expected_type=type_hints["http_tokens"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if http_endpoint is not None:
            self._values["http_endpoint"] = http_endpoint
        if http_protocol_i_pv6 is not None:
            self._values["http_protocol_i_pv6"] = http_protocol_i_pv6
        if http_put_response_hop_limit is not None:
            self._values["http_put_response_hop_limit"] = http_put_response_hop_limit
        if http_tokens is not None:
            self._values["http_tokens"] = http_tokens

    @builtins.property
    def http_endpoint(
        self,
    ) -> typing.Optional["Ec2NodeClassSpecMetadataOptionsHttpEndpoint"]:
        '''
        :schema: Ec2NodeClassSpecMetadataOptions#httpEndpoint
        '''
        result = self._values.get("http_endpoint")
        return typing.cast(typing.Optional["Ec2NodeClassSpecMetadataOptionsHttpEndpoint"], result)

    @builtins.property
    def http_protocol_i_pv6(
        self,
    ) -> typing.Optional["Ec2NodeClassSpecMetadataOptionsHttpProtocolIPv6"]:
        '''
        :schema: Ec2NodeClassSpecMetadataOptions#httpProtocolIPv6
        '''
        result = self._values.get("http_protocol_i_pv6")
        return typing.cast(typing.Optional["Ec2NodeClassSpecMetadataOptionsHttpProtocolIPv6"], result)

    @builtins.property
    def http_put_response_hop_limit(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: Ec2NodeClassSpecMetadataOptions#httpPutResponseHopLimit
        '''
        result = self._values.get("http_put_response_hop_limit")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def http_tokens(
        self,
    ) -> typing.Optional["Ec2NodeClassSpecMetadataOptionsHttpTokens"]:
        '''
        :schema: Ec2NodeClassSpecMetadataOptions#httpTokens
        '''
        result = self._values.get("http_tokens")
        return typing.cast(typing.Optional["Ec2NodeClassSpecMetadataOptionsHttpTokens"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "Ec2NodeClassSpecMetadataOptions(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecMetadataOptionsHttpEndpoint"
)
class Ec2NodeClassSpecMetadataOptionsHttpEndpoint(enum.Enum):
    '''
    :schema: Ec2NodeClassSpecMetadataOptionsHttpEndpoint
    '''

    ENABLED = "ENABLED"
    '''enabled.'''
    DISABLED = "DISABLED"
    '''disabled.'''


@jsii.enum(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecMetadataOptionsHttpProtocolIPv6"
)
class Ec2NodeClassSpecMetadataOptionsHttpProtocolIPv6(enum.Enum):
    '''
    :schema: Ec2NodeClassSpecMetadataOptionsHttpProtocolIPv6
    '''

    ENABLED = "ENABLED"
    '''enabled.'''
    DISABLED = "DISABLED"
    '''disabled.'''


@jsii.enum(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecMetadataOptionsHttpTokens"
)
class Ec2NodeClassSpecMetadataOptionsHttpTokens(enum.Enum):
    '''
    :schema: Ec2NodeClassSpecMetadataOptionsHttpTokens
    '''

    REQUIRED = "REQUIRED"
    '''required.'''
    OPTIONAL = "OPTIONAL"
    '''optional.'''


@jsii.data_type(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecNetworkInterfaces",
    jsii_struct_bases=[],
    name_mapping={
        "device_index": "deviceIndex",
        "interface_type": "interfaceType",
        "network_card_index": "networkCardIndex",
    },
)
class Ec2NodeClassSpecNetworkInterfaces:
    def __init__(
        self,
        *,
        device_index: jsii.Number,
        interface_type: "Ec2NodeClassSpecNetworkInterfacesInterfaceType",
        network_card_index: jsii.Number,
    ) -> None:
        '''
        :param device_index: 
        :param interface_type: 
        :param network_card_index: 

        :schema: Ec2NodeClassSpecNetworkInterfaces
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a4ca8bd2d5a1044c6ff88fd0aab4a7b92c2f3abd6bb28e78681dbee84b112d6f)
            check_type(argname="argument device_index", value=device_index, expected_type=type_hints["device_index"])
            check_type(argname="argument interface_type", value=interface_type, expected_type=type_hints["interface_type"])
            check_type(argname="argument network_card_index", value=network_card_index, expected_type=type_hints["network_card_index"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "device_index": device_index,
            "interface_type": interface_type,
            "network_card_index": network_card_index,
        }

    @builtins.property
    def device_index(self) -> jsii.Number:
        '''
        :schema: Ec2NodeClassSpecNetworkInterfaces#deviceIndex
        '''
        result = self._values.get("device_index")
        assert result is not None, "Required property 'device_index' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def interface_type(self) -> "Ec2NodeClassSpecNetworkInterfacesInterfaceType":
        '''
        :schema: Ec2NodeClassSpecNetworkInterfaces#interfaceType
        '''
        result = self._values.get("interface_type")
        assert result is not None, "Required property 'interface_type' is missing"
        return typing.cast("Ec2NodeClassSpecNetworkInterfacesInterfaceType", result)

    @builtins.property
    def network_card_index(self) -> jsii.Number:
        '''
        :schema: Ec2NodeClassSpecNetworkInterfaces#networkCardIndex
        '''
        result = self._values.get("network_card_index")
        assert result is not None, "Required property 'network_card_index' is missing"
        return typing.cast(jsii.Number, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "Ec2NodeClassSpecNetworkInterfaces(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.enum(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecNetworkInterfacesInterfaceType"
)
class Ec2NodeClassSpecNetworkInterfacesInterfaceType(enum.Enum):
    '''
    :schema: Ec2NodeClassSpecNetworkInterfacesInterfaceType
    '''

    INTERFACE = "INTERFACE"
    '''interface.'''
    EFA_HYPHEN_ONLY = "EFA_HYPHEN_ONLY"
    '''efa-only.'''


@jsii.data_type(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecPlacementGroupSelector",
    jsii_struct_bases=[],
    name_mapping={"id": "id", "name": "name"},
)
class Ec2NodeClassSpecPlacementGroupSelector:
    def __init__(
        self,
        *,
        id: typing.Optional[builtins.str] = None,
        name: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param id: 
        :param name: 

        :schema: Ec2NodeClassSpecPlacementGroupSelector
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4b4afc9d2a7840198be53450c142e77bf8cab154f4713474ca0ae32ba84ca3c8)
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if id is not None:
            self._values["id"] = id
        if name is not None:
            self._values["name"] = name

    @builtins.property
    def id(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpecPlacementGroupSelector#id
        '''
        result = self._values.get("id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpecPlacementGroupSelector#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "Ec2NodeClassSpecPlacementGroupSelector(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecSecurityGroupSelectorTerms",
    jsii_struct_bases=[],
    name_mapping={"id": "id", "name": "name", "tags": "tags"},
)
class Ec2NodeClassSpecSecurityGroupSelectorTerms:
    def __init__(
        self,
        *,
        id: typing.Optional[builtins.str] = None,
        name: typing.Optional[builtins.str] = None,
        tags: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param id: 
        :param name: 
        :param tags: 

        :schema: Ec2NodeClassSpecSecurityGroupSelectorTerms
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__dd827feea9683904b8ca7c9f52c4057c60caf58dea2064c5b4cb60910f2d4b7f)
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument tags", value=tags, expected_type=type_hints["tags"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if id is not None:
            self._values["id"] = id
        if name is not None:
            self._values["name"] = name
        if tags is not None:
            self._values["tags"] = tags

    @builtins.property
    def id(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpecSecurityGroupSelectorTerms#id
        '''
        result = self._values.get("id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpecSecurityGroupSelectorTerms#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def tags(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: Ec2NodeClassSpecSecurityGroupSelectorTerms#tags
        '''
        result = self._values.get("tags")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "Ec2NodeClassSpecSecurityGroupSelectorTerms(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_awsk8skarpenter.Ec2NodeClassSpecSubnetSelectorTerms",
    jsii_struct_bases=[],
    name_mapping={"id": "id", "tags": "tags"},
)
class Ec2NodeClassSpecSubnetSelectorTerms:
    def __init__(
        self,
        *,
        id: typing.Optional[builtins.str] = None,
        tags: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param id: 
        :param tags: 

        :schema: Ec2NodeClassSpecSubnetSelectorTerms
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__69fcf90edd1fb4ef22a3f696f5b8a4593c33ea3a69485a09a48bf690f38ca0ce)
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
            check_type(argname="argument tags", value=tags, expected_type=type_hints["tags"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if id is not None:
            self._values["id"] = id
        if tags is not None:
            self._values["tags"] = tags

    @builtins.property
    def id(self) -> typing.Optional[builtins.str]:
        '''
        :schema: Ec2NodeClassSpecSubnetSelectorTerms#id
        '''
        result = self._values.get("id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def tags(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: Ec2NodeClassSpecSubnetSelectorTerms#tags
        '''
        result = self._values.get("tags")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "Ec2NodeClassSpecSubnetSelectorTerms(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


__all__ = [
    "Ec2NodeClass",
    "Ec2NodeClassProps",
    "Ec2NodeClassSpec",
    "Ec2NodeClassSpecAmiFamily",
    "Ec2NodeClassSpecAmiSelectorTerms",
    "Ec2NodeClassSpecBlockDeviceMappings",
    "Ec2NodeClassSpecBlockDeviceMappingsEbs",
    "Ec2NodeClassSpecBlockDeviceMappingsEbsVolumeType",
    "Ec2NodeClassSpecCapacityReservationSelectorTerms",
    "Ec2NodeClassSpecCapacityReservationSelectorTermsInstanceMatchCriteria",
    "Ec2NodeClassSpecConnectionTracking",
    "Ec2NodeClassSpecCpuOptions",
    "Ec2NodeClassSpecCpuOptionsNestedVirtualization",
    "Ec2NodeClassSpecInstanceStorePolicy",
    "Ec2NodeClassSpecKubelet",
    "Ec2NodeClassSpecMetadataOptions",
    "Ec2NodeClassSpecMetadataOptionsHttpEndpoint",
    "Ec2NodeClassSpecMetadataOptionsHttpProtocolIPv6",
    "Ec2NodeClassSpecMetadataOptionsHttpTokens",
    "Ec2NodeClassSpecNetworkInterfaces",
    "Ec2NodeClassSpecNetworkInterfacesInterfaceType",
    "Ec2NodeClassSpecPlacementGroupSelector",
    "Ec2NodeClassSpecSecurityGroupSelectorTerms",
    "Ec2NodeClassSpecSubnetSelectorTerms",
]

publication.publish()

def _typecheckingstub__6068ed7609f50b772bd2f4c5efb934f313783921a0bc1842acd0369fa4c7dd34(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[Ec2NodeClassSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__47fff993215eef66ae62c2e7fa4cd34680e933ced42810d36c787b3ff6adee80(
    *,
    metadata: typing.Optional[typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    spec: typing.Optional[typing.Union[Ec2NodeClassSpec, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__61e23341ac8e990595fb05b744a97c550dbc6d41692cc124c5aa572823feac96(
    *,
    ami_selector_terms: typing.Sequence[typing.Union[Ec2NodeClassSpecAmiSelectorTerms, typing.Dict[builtins.str, typing.Any]]],
    security_group_selector_terms: typing.Sequence[typing.Union[Ec2NodeClassSpecSecurityGroupSelectorTerms, typing.Dict[builtins.str, typing.Any]]],
    subnet_selector_terms: typing.Sequence[typing.Union[Ec2NodeClassSpecSubnetSelectorTerms, typing.Dict[builtins.str, typing.Any]]],
    ami_family: typing.Optional[Ec2NodeClassSpecAmiFamily] = None,
    associate_public_ip_address: typing.Optional[builtins.bool] = None,
    block_device_mappings: typing.Optional[typing.Sequence[typing.Union[Ec2NodeClassSpecBlockDeviceMappings, typing.Dict[builtins.str, typing.Any]]]] = None,
    capacity_reservation_selector_terms: typing.Optional[typing.Sequence[typing.Union[Ec2NodeClassSpecCapacityReservationSelectorTerms, typing.Dict[builtins.str, typing.Any]]]] = None,
    connection_tracking: typing.Optional[typing.Union[Ec2NodeClassSpecConnectionTracking, typing.Dict[builtins.str, typing.Any]]] = None,
    context: typing.Optional[builtins.str] = None,
    cpu_options: typing.Optional[typing.Union[Ec2NodeClassSpecCpuOptions, typing.Dict[builtins.str, typing.Any]]] = None,
    detailed_monitoring: typing.Optional[builtins.bool] = None,
    instance_profile: typing.Optional[builtins.str] = None,
    instance_store_policy: typing.Optional[Ec2NodeClassSpecInstanceStorePolicy] = None,
    ip_prefix_count: typing.Optional[jsii.Number] = None,
    kubelet: typing.Optional[typing.Union[Ec2NodeClassSpecKubelet, typing.Dict[builtins.str, typing.Any]]] = None,
    metadata_options: typing.Optional[typing.Union[Ec2NodeClassSpecMetadataOptions, typing.Dict[builtins.str, typing.Any]]] = None,
    network_interfaces: typing.Optional[typing.Sequence[typing.Union[Ec2NodeClassSpecNetworkInterfaces, typing.Dict[builtins.str, typing.Any]]]] = None,
    placement_group_selector: typing.Optional[typing.Union[Ec2NodeClassSpecPlacementGroupSelector, typing.Dict[builtins.str, typing.Any]]] = None,
    role: typing.Optional[builtins.str] = None,
    tags: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    user_data: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__eaa18094457a71c2e424a9082e31eed46d5a6eae6f3cb1944a959247a40ee64a(
    *,
    alias: typing.Optional[builtins.str] = None,
    id: typing.Optional[builtins.str] = None,
    name: typing.Optional[builtins.str] = None,
    owner: typing.Optional[builtins.str] = None,
    ssm_parameter: typing.Optional[builtins.str] = None,
    tags: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7a94fab487891a57151d31723bc97b2f387732701f787646c68f6acf01fff865(
    *,
    device_name: typing.Optional[builtins.str] = None,
    ebs: typing.Optional[typing.Union[Ec2NodeClassSpecBlockDeviceMappingsEbs, typing.Dict[builtins.str, typing.Any]]] = None,
    root_volume: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9fc2a80fb96896376aa4256619cfb8a64edab7133a420b3c69b58d61d167f9b3(
    *,
    delete_on_termination: typing.Optional[builtins.bool] = None,
    encrypted: typing.Optional[builtins.bool] = None,
    iops: typing.Optional[jsii.Number] = None,
    kms_key_id: typing.Optional[builtins.str] = None,
    snapshot_id: typing.Optional[builtins.str] = None,
    throughput: typing.Optional[jsii.Number] = None,
    volume_initialization_rate: typing.Optional[jsii.Number] = None,
    volume_size: typing.Optional[builtins.str] = None,
    volume_type: typing.Optional[Ec2NodeClassSpecBlockDeviceMappingsEbsVolumeType] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ceee73a4e7387f7152503847c06b0f4048ae2c5ed1c44c40bc7f0f9752400281(
    *,
    id: typing.Optional[builtins.str] = None,
    instance_match_criteria: typing.Optional[Ec2NodeClassSpecCapacityReservationSelectorTermsInstanceMatchCriteria] = None,
    owner_id: typing.Optional[builtins.str] = None,
    tags: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2606f362401da253e3fd3741f2054240c3a5f550eeac202682a13d06252d9914(
    *,
    tcp_established_timeout: typing.Optional[jsii.Number] = None,
    udp_stream_timeout: typing.Optional[jsii.Number] = None,
    udp_timeout: typing.Optional[jsii.Number] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1dd799e450ab31c46f213ba009d6d522539f1569296d5a1a1fa9b63da2c3a3b6(
    *,
    nested_virtualization: typing.Optional[Ec2NodeClassSpecCpuOptionsNestedVirtualization] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3ad4a40252ea21ee0d4712c4694b31650781792c7df513338a414ac22b6bdff1(
    *,
    cluster_dns: typing.Optional[typing.Sequence[builtins.str]] = None,
    cpu_cfs_quota: typing.Optional[builtins.bool] = None,
    eviction_hard: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    eviction_max_pod_grace_period: typing.Optional[jsii.Number] = None,
    eviction_soft: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    eviction_soft_grace_period: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    image_gc_high_threshold_percent: typing.Optional[jsii.Number] = None,
    image_gc_low_threshold_percent: typing.Optional[jsii.Number] = None,
    kube_reserved: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    max_pods: typing.Optional[jsii.Number] = None,
    pods_per_core: typing.Optional[jsii.Number] = None,
    system_reserved: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e4b838a3151c42b7da953d3d8ef7dec3182507b8edf2c03ee484ada38f307d78(
    *,
    http_endpoint: typing.Optional[Ec2NodeClassSpecMetadataOptionsHttpEndpoint] = None,
    http_protocol_i_pv6: typing.Optional[Ec2NodeClassSpecMetadataOptionsHttpProtocolIPv6] = None,
    http_put_response_hop_limit: typing.Optional[jsii.Number] = None,
    http_tokens: typing.Optional[Ec2NodeClassSpecMetadataOptionsHttpTokens] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a4ca8bd2d5a1044c6ff88fd0aab4a7b92c2f3abd6bb28e78681dbee84b112d6f(
    *,
    device_index: jsii.Number,
    interface_type: Ec2NodeClassSpecNetworkInterfacesInterfaceType,
    network_card_index: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4b4afc9d2a7840198be53450c142e77bf8cab154f4713474ca0ae32ba84ca3c8(
    *,
    id: typing.Optional[builtins.str] = None,
    name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__dd827feea9683904b8ca7c9f52c4057c60caf58dea2064c5b4cb60910f2d4b7f(
    *,
    id: typing.Optional[builtins.str] = None,
    name: typing.Optional[builtins.str] = None,
    tags: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__69fcf90edd1fb4ef22a3f696f5b8a4593c33ea3a69485a09a48bf690f38ca0ce(
    *,
    id: typing.Optional[builtins.str] = None,
    tags: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass
