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


class AppProject(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioargoproj.AppProject",
):
    '''
    :schema: AppProject
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        metadata: typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]],
        spec: typing.Union["AppProjectSpec", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''Defines a "AppProject" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param metadata: 
        :param spec: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__794f0cf22c2c815ca42e1a29223f971c1bf0f3ec3487030a8802d8ff89fd1222)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = AppProjectProps(metadata=metadata, spec=spec)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        metadata: typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]],
        spec: typing.Union["AppProjectSpec", typing.Dict[builtins.str, typing.Any]],
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "AppProject".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param metadata: 
        :param spec: 
        '''
        props = AppProjectProps(metadata=metadata, spec=spec)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "AppProject".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectProps",
    jsii_struct_bases=[],
    name_mapping={"metadata": "metadata", "spec": "spec"},
)
class AppProjectProps:
    def __init__(
        self,
        *,
        metadata: typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]],
        spec: typing.Union["AppProjectSpec", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param metadata: 
        :param spec: 

        :schema: AppProject
        '''
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if isinstance(spec, dict):
            spec = AppProjectSpec(**spec)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__90cbcb4d12f1535662ed0f5d6f76c1c8e07781246acb3c811eef11d6ed86360b)
            check_type(argname="argument metadata", value=metadata, expected_type=type_hints["metadata"])
            check_type(argname="argument spec", value=spec, expected_type=type_hints["spec"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "metadata": metadata,
            "spec": spec,
        }

    @builtins.property
    def metadata(self) -> "_cdk8s_d3d9af27.ApiObjectMetadata":
        '''
        :schema: AppProject#metadata
        '''
        result = self._values.get("metadata")
        assert result is not None, "Required property 'metadata' is missing"
        return typing.cast("_cdk8s_d3d9af27.ApiObjectMetadata", result)

    @builtins.property
    def spec(self) -> "AppProjectSpec":
        '''
        :schema: AppProject#spec
        '''
        result = self._values.get("spec")
        assert result is not None, "Required property 'spec' is missing"
        return typing.cast("AppProjectSpec", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpec",
    jsii_struct_bases=[],
    name_mapping={
        "cluster_resource_blacklist": "clusterResourceBlacklist",
        "cluster_resource_whitelist": "clusterResourceWhitelist",
        "description": "description",
        "destinations": "destinations",
        "destination_service_accounts": "destinationServiceAccounts",
        "namespace_resource_blacklist": "namespaceResourceBlacklist",
        "namespace_resource_whitelist": "namespaceResourceWhitelist",
        "orphaned_resources": "orphanedResources",
        "permit_only_project_scoped_clusters": "permitOnlyProjectScopedClusters",
        "roles": "roles",
        "signature_keys": "signatureKeys",
        "source_integrity": "sourceIntegrity",
        "source_namespaces": "sourceNamespaces",
        "source_repos": "sourceRepos",
        "sync_windows": "syncWindows",
    },
)
class AppProjectSpec:
    def __init__(
        self,
        *,
        cluster_resource_blacklist: typing.Optional[typing.Sequence[typing.Union["AppProjectSpecClusterResourceBlacklist", typing.Dict[builtins.str, typing.Any]]]] = None,
        cluster_resource_whitelist: typing.Optional[typing.Sequence[typing.Union["AppProjectSpecClusterResourceWhitelist", typing.Dict[builtins.str, typing.Any]]]] = None,
        description: typing.Optional[builtins.str] = None,
        destinations: typing.Optional[typing.Sequence[typing.Union["AppProjectSpecDestinations", typing.Dict[builtins.str, typing.Any]]]] = None,
        destination_service_accounts: typing.Optional[typing.Sequence[typing.Union["AppProjectSpecDestinationServiceAccounts", typing.Dict[builtins.str, typing.Any]]]] = None,
        namespace_resource_blacklist: typing.Optional[typing.Sequence[typing.Union["AppProjectSpecNamespaceResourceBlacklist", typing.Dict[builtins.str, typing.Any]]]] = None,
        namespace_resource_whitelist: typing.Optional[typing.Sequence[typing.Union["AppProjectSpecNamespaceResourceWhitelist", typing.Dict[builtins.str, typing.Any]]]] = None,
        orphaned_resources: typing.Optional[typing.Union["AppProjectSpecOrphanedResources", typing.Dict[builtins.str, typing.Any]]] = None,
        permit_only_project_scoped_clusters: typing.Optional[builtins.bool] = None,
        roles: typing.Optional[typing.Sequence[typing.Union["AppProjectSpecRoles", typing.Dict[builtins.str, typing.Any]]]] = None,
        signature_keys: typing.Optional[typing.Sequence[typing.Union["AppProjectSpecSignatureKeys", typing.Dict[builtins.str, typing.Any]]]] = None,
        source_integrity: typing.Optional[typing.Union["AppProjectSpecSourceIntegrity", typing.Dict[builtins.str, typing.Any]]] = None,
        source_namespaces: typing.Optional[typing.Sequence[builtins.str]] = None,
        source_repos: typing.Optional[typing.Sequence[builtins.str]] = None,
        sync_windows: typing.Optional[typing.Sequence[typing.Union["AppProjectSpecSyncWindows", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param cluster_resource_blacklist: 
        :param cluster_resource_whitelist: 
        :param description: 
        :param destinations: 
        :param destination_service_accounts: 
        :param namespace_resource_blacklist: 
        :param namespace_resource_whitelist: 
        :param orphaned_resources: 
        :param permit_only_project_scoped_clusters: 
        :param roles: 
        :param signature_keys: 
        :param source_integrity: 
        :param source_namespaces: 
        :param source_repos: 
        :param sync_windows: 

        :schema: AppProjectSpec
        '''
        if isinstance(orphaned_resources, dict):
            orphaned_resources = AppProjectSpecOrphanedResources(**orphaned_resources)
        if isinstance(source_integrity, dict):
            source_integrity = AppProjectSpecSourceIntegrity(**source_integrity)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__517e82fd1db9467beab9bf4c2bf2b69f78609da8ba2893d84bec9f9431a07ccf)
            check_type(argname="argument cluster_resource_blacklist", value=cluster_resource_blacklist, expected_type=type_hints["cluster_resource_blacklist"])
            check_type(argname="argument cluster_resource_whitelist", value=cluster_resource_whitelist, expected_type=type_hints["cluster_resource_whitelist"])
            check_type(argname="argument description", value=description, expected_type=type_hints["description"])
            check_type(argname="argument destinations", value=destinations, expected_type=type_hints["destinations"])
            check_type(argname="argument destination_service_accounts", value=destination_service_accounts, expected_type=type_hints["destination_service_accounts"])
            check_type(argname="argument namespace_resource_blacklist", value=namespace_resource_blacklist, expected_type=type_hints["namespace_resource_blacklist"])
            check_type(argname="argument namespace_resource_whitelist", value=namespace_resource_whitelist, expected_type=type_hints["namespace_resource_whitelist"])
            check_type(argname="argument orphaned_resources", value=orphaned_resources, expected_type=type_hints["orphaned_resources"])
            check_type(argname="argument permit_only_project_scoped_clusters", value=permit_only_project_scoped_clusters, expected_type=type_hints["permit_only_project_scoped_clusters"])
            check_type(argname="argument roles", value=roles, expected_type=type_hints["roles"])
            check_type(argname="argument signature_keys", value=signature_keys, expected_type=type_hints["signature_keys"])
            check_type(argname="argument source_integrity", value=source_integrity, expected_type=type_hints["source_integrity"])
            check_type(argname="argument source_namespaces", value=source_namespaces, expected_type=type_hints["source_namespaces"])
            check_type(argname="argument source_repos", value=source_repos, expected_type=type_hints["source_repos"])
            check_type(argname="argument sync_windows", value=sync_windows, expected_type=type_hints["sync_windows"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if cluster_resource_blacklist is not None:
            self._values["cluster_resource_blacklist"] = cluster_resource_blacklist
        if cluster_resource_whitelist is not None:
            self._values["cluster_resource_whitelist"] = cluster_resource_whitelist
        if description is not None:
            self._values["description"] = description
        if destinations is not None:
            self._values["destinations"] = destinations
        if destination_service_accounts is not None:
            self._values["destination_service_accounts"] = destination_service_accounts
        if namespace_resource_blacklist is not None:
            self._values["namespace_resource_blacklist"] = namespace_resource_blacklist
        if namespace_resource_whitelist is not None:
            self._values["namespace_resource_whitelist"] = namespace_resource_whitelist
        if orphaned_resources is not None:
            self._values["orphaned_resources"] = orphaned_resources
        if permit_only_project_scoped_clusters is not None:
            self._values["permit_only_project_scoped_clusters"] = permit_only_project_scoped_clusters
        if roles is not None:
            self._values["roles"] = roles
        if signature_keys is not None:
            self._values["signature_keys"] = signature_keys
        if source_integrity is not None:
            self._values["source_integrity"] = source_integrity
        if source_namespaces is not None:
            self._values["source_namespaces"] = source_namespaces
        if source_repos is not None:
            self._values["source_repos"] = source_repos
        if sync_windows is not None:
            self._values["sync_windows"] = sync_windows

    @builtins.property
    def cluster_resource_blacklist(
        self,
    ) -> typing.Optional[typing.List["AppProjectSpecClusterResourceBlacklist"]]:
        '''
        :schema: AppProjectSpec#clusterResourceBlacklist
        '''
        result = self._values.get("cluster_resource_blacklist")
        return typing.cast(typing.Optional[typing.List["AppProjectSpecClusterResourceBlacklist"]], result)

    @builtins.property
    def cluster_resource_whitelist(
        self,
    ) -> typing.Optional[typing.List["AppProjectSpecClusterResourceWhitelist"]]:
        '''
        :schema: AppProjectSpec#clusterResourceWhitelist
        '''
        result = self._values.get("cluster_resource_whitelist")
        return typing.cast(typing.Optional[typing.List["AppProjectSpecClusterResourceWhitelist"]], result)

    @builtins.property
    def description(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpec#description
        '''
        result = self._values.get("description")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def destinations(
        self,
    ) -> typing.Optional[typing.List["AppProjectSpecDestinations"]]:
        '''
        :schema: AppProjectSpec#destinations
        '''
        result = self._values.get("destinations")
        return typing.cast(typing.Optional[typing.List["AppProjectSpecDestinations"]], result)

    @builtins.property
    def destination_service_accounts(
        self,
    ) -> typing.Optional[typing.List["AppProjectSpecDestinationServiceAccounts"]]:
        '''
        :schema: AppProjectSpec#destinationServiceAccounts
        '''
        result = self._values.get("destination_service_accounts")
        return typing.cast(typing.Optional[typing.List["AppProjectSpecDestinationServiceAccounts"]], result)

    @builtins.property
    def namespace_resource_blacklist(
        self,
    ) -> typing.Optional[typing.List["AppProjectSpecNamespaceResourceBlacklist"]]:
        '''
        :schema: AppProjectSpec#namespaceResourceBlacklist
        '''
        result = self._values.get("namespace_resource_blacklist")
        return typing.cast(typing.Optional[typing.List["AppProjectSpecNamespaceResourceBlacklist"]], result)

    @builtins.property
    def namespace_resource_whitelist(
        self,
    ) -> typing.Optional[typing.List["AppProjectSpecNamespaceResourceWhitelist"]]:
        '''
        :schema: AppProjectSpec#namespaceResourceWhitelist
        '''
        result = self._values.get("namespace_resource_whitelist")
        return typing.cast(typing.Optional[typing.List["AppProjectSpecNamespaceResourceWhitelist"]], result)

    @builtins.property
    def orphaned_resources(self) -> typing.Optional["AppProjectSpecOrphanedResources"]:
        '''
        :schema: AppProjectSpec#orphanedResources
        '''
        result = self._values.get("orphaned_resources")
        return typing.cast(typing.Optional["AppProjectSpecOrphanedResources"], result)

    @builtins.property
    def permit_only_project_scoped_clusters(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: AppProjectSpec#permitOnlyProjectScopedClusters
        '''
        result = self._values.get("permit_only_project_scoped_clusters")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def roles(self) -> typing.Optional[typing.List["AppProjectSpecRoles"]]:
        '''
        :schema: AppProjectSpec#roles
        '''
        result = self._values.get("roles")
        return typing.cast(typing.Optional[typing.List["AppProjectSpecRoles"]], result)

    @builtins.property
    def signature_keys(
        self,
    ) -> typing.Optional[typing.List["AppProjectSpecSignatureKeys"]]:
        '''
        :schema: AppProjectSpec#signatureKeys
        '''
        result = self._values.get("signature_keys")
        return typing.cast(typing.Optional[typing.List["AppProjectSpecSignatureKeys"]], result)

    @builtins.property
    def source_integrity(self) -> typing.Optional["AppProjectSpecSourceIntegrity"]:
        '''
        :schema: AppProjectSpec#sourceIntegrity
        '''
        result = self._values.get("source_integrity")
        return typing.cast(typing.Optional["AppProjectSpecSourceIntegrity"], result)

    @builtins.property
    def source_namespaces(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: AppProjectSpec#sourceNamespaces
        '''
        result = self._values.get("source_namespaces")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def source_repos(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: AppProjectSpec#sourceRepos
        '''
        result = self._values.get("source_repos")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def sync_windows(self) -> typing.Optional[typing.List["AppProjectSpecSyncWindows"]]:
        '''
        :schema: AppProjectSpec#syncWindows
        '''
        result = self._values.get("sync_windows")
        return typing.cast(typing.Optional[typing.List["AppProjectSpecSyncWindows"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecClusterResourceBlacklist",
    jsii_struct_bases=[],
    name_mapping={"group": "group", "kind": "kind", "name": "name"},
)
class AppProjectSpecClusterResourceBlacklist:
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

        :schema: AppProjectSpecClusterResourceBlacklist
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8afcf138dda681ad7190d16bcadb770e592673d13009805ea08a8f9a3b30e2c9)
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
        :schema: AppProjectSpecClusterResourceBlacklist#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: AppProjectSpecClusterResourceBlacklist#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpecClusterResourceBlacklist#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecClusterResourceBlacklist(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecClusterResourceWhitelist",
    jsii_struct_bases=[],
    name_mapping={"group": "group", "kind": "kind", "name": "name"},
)
class AppProjectSpecClusterResourceWhitelist:
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

        :schema: AppProjectSpecClusterResourceWhitelist
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__34525460eea886d437c14c97bc388a505f97c9c9a50d97937d5c34e98bf8931e)
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
        :schema: AppProjectSpecClusterResourceWhitelist#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: AppProjectSpecClusterResourceWhitelist#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpecClusterResourceWhitelist#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecClusterResourceWhitelist(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecDestinationServiceAccounts",
    jsii_struct_bases=[],
    name_mapping={
        "default_service_account": "defaultServiceAccount",
        "server": "server",
        "namespace": "namespace",
    },
)
class AppProjectSpecDestinationServiceAccounts:
    def __init__(
        self,
        *,
        default_service_account: builtins.str,
        server: builtins.str,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param default_service_account: 
        :param server: 
        :param namespace: 

        :schema: AppProjectSpecDestinationServiceAccounts
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b958f23e505024c570a192f0da14dc37fee901a43bba64223f490c8587dbc8a4)
            check_type(argname="argument default_service_account", value=default_service_account, expected_type=type_hints["default_service_account"])
            check_type(argname="argument server", value=server, expected_type=type_hints["server"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "default_service_account": default_service_account,
            "server": server,
        }
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def default_service_account(self) -> builtins.str:
        '''
        :schema: AppProjectSpecDestinationServiceAccounts#defaultServiceAccount
        '''
        result = self._values.get("default_service_account")
        assert result is not None, "Required property 'default_service_account' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def server(self) -> builtins.str:
        '''
        :schema: AppProjectSpecDestinationServiceAccounts#server
        '''
        result = self._values.get("server")
        assert result is not None, "Required property 'server' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpecDestinationServiceAccounts#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecDestinationServiceAccounts(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecDestinations",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "namespace": "namespace", "server": "server"},
)
class AppProjectSpecDestinations:
    def __init__(
        self,
        *,
        name: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        server: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param namespace: 
        :param server: 

        :schema: AppProjectSpecDestinations
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c23551c7afa8f547d67d9ff84738d04a236c2d214d7551e29eb733753064f085)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument server", value=server, expected_type=type_hints["server"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name
        if namespace is not None:
            self._values["namespace"] = namespace
        if server is not None:
            self._values["server"] = server

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpecDestinations#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpecDestinations#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def server(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpecDestinations#server
        '''
        result = self._values.get("server")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecDestinations(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecNamespaceResourceBlacklist",
    jsii_struct_bases=[],
    name_mapping={"group": "group", "kind": "kind"},
)
class AppProjectSpecNamespaceResourceBlacklist:
    def __init__(self, *, group: builtins.str, kind: builtins.str) -> None:
        '''
        :param group: 
        :param kind: 

        :schema: AppProjectSpecNamespaceResourceBlacklist
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bd04c57b4041d8b7264da537d22a5382700fe54af8a693fc7b9f0a0bcaaa4b35)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
        }

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: AppProjectSpecNamespaceResourceBlacklist#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: AppProjectSpecNamespaceResourceBlacklist#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecNamespaceResourceBlacklist(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecNamespaceResourceWhitelist",
    jsii_struct_bases=[],
    name_mapping={"group": "group", "kind": "kind"},
)
class AppProjectSpecNamespaceResourceWhitelist:
    def __init__(self, *, group: builtins.str, kind: builtins.str) -> None:
        '''
        :param group: 
        :param kind: 

        :schema: AppProjectSpecNamespaceResourceWhitelist
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1728f04a0a70b11147d82811162b65dd9ca71be04cee6423bb6fc0d5ffa1cb62)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "group": group,
            "kind": kind,
        }

    @builtins.property
    def group(self) -> builtins.str:
        '''
        :schema: AppProjectSpecNamespaceResourceWhitelist#group
        '''
        result = self._values.get("group")
        assert result is not None, "Required property 'group' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: AppProjectSpecNamespaceResourceWhitelist#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecNamespaceResourceWhitelist(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecOrphanedResources",
    jsii_struct_bases=[],
    name_mapping={"ignore": "ignore", "warn": "warn"},
)
class AppProjectSpecOrphanedResources:
    def __init__(
        self,
        *,
        ignore: typing.Optional[typing.Sequence[typing.Union["AppProjectSpecOrphanedResourcesIgnore", typing.Dict[builtins.str, typing.Any]]]] = None,
        warn: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param ignore: 
        :param warn: 

        :schema: AppProjectSpecOrphanedResources
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2b38c058265ca9b5332a8f5f53cac3e0a5cd6974c91f2b7fa35516376b1b9e83)
            check_type(argname="argument ignore", value=ignore, expected_type=type_hints["ignore"])
            check_type(argname="argument warn", value=warn, expected_type=type_hints["warn"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if ignore is not None:
            self._values["ignore"] = ignore
        if warn is not None:
            self._values["warn"] = warn

    @builtins.property
    def ignore(
        self,
    ) -> typing.Optional[typing.List["AppProjectSpecOrphanedResourcesIgnore"]]:
        '''
        :schema: AppProjectSpecOrphanedResources#ignore
        '''
        result = self._values.get("ignore")
        return typing.cast(typing.Optional[typing.List["AppProjectSpecOrphanedResourcesIgnore"]], result)

    @builtins.property
    def warn(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: AppProjectSpecOrphanedResources#warn
        '''
        result = self._values.get("warn")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecOrphanedResources(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecOrphanedResourcesIgnore",
    jsii_struct_bases=[],
    name_mapping={"group": "group", "kind": "kind", "name": "name"},
)
class AppProjectSpecOrphanedResourcesIgnore:
    def __init__(
        self,
        *,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        name: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param group: 
        :param kind: 
        :param name: 

        :schema: AppProjectSpecOrphanedResourcesIgnore
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__931cd9d3308671d8555c78bcf5b65316c61c9d0623834bafeddaca1b674e6e2c)
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if name is not None:
            self._values["name"] = name

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpecOrphanedResourcesIgnore#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpecOrphanedResourcesIgnore#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpecOrphanedResourcesIgnore#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecOrphanedResourcesIgnore(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecRoles",
    jsii_struct_bases=[],
    name_mapping={
        "name": "name",
        "description": "description",
        "groups": "groups",
        "jwt_tokens": "jwtTokens",
        "policies": "policies",
    },
)
class AppProjectSpecRoles:
    def __init__(
        self,
        *,
        name: builtins.str,
        description: typing.Optional[builtins.str] = None,
        groups: typing.Optional[typing.Sequence[builtins.str]] = None,
        jwt_tokens: typing.Optional[typing.Sequence[typing.Union["AppProjectSpecRolesJwtTokens", typing.Dict[builtins.str, typing.Any]]]] = None,
        policies: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param name: 
        :param description: 
        :param groups: 
        :param jwt_tokens: 
        :param policies: 

        :schema: AppProjectSpecRoles
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6114b43743aa1eb2673b94f695aee08f4efd20671fb472ef89e76ec18e3a3658)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument description", value=description, expected_type=type_hints["description"])
            check_type(argname="argument groups", value=groups, expected_type=type_hints["groups"])
            check_type(argname="argument jwt_tokens", value=jwt_tokens, expected_type=type_hints["jwt_tokens"])
            check_type(argname="argument policies", value=policies, expected_type=type_hints["policies"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
        }
        if description is not None:
            self._values["description"] = description
        if groups is not None:
            self._values["groups"] = groups
        if jwt_tokens is not None:
            self._values["jwt_tokens"] = jwt_tokens
        if policies is not None:
            self._values["policies"] = policies

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: AppProjectSpecRoles#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def description(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpecRoles#description
        '''
        result = self._values.get("description")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def groups(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: AppProjectSpecRoles#groups
        '''
        result = self._values.get("groups")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def jwt_tokens(
        self,
    ) -> typing.Optional[typing.List["AppProjectSpecRolesJwtTokens"]]:
        '''
        :schema: AppProjectSpecRoles#jwtTokens
        '''
        result = self._values.get("jwt_tokens")
        return typing.cast(typing.Optional[typing.List["AppProjectSpecRolesJwtTokens"]], result)

    @builtins.property
    def policies(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: AppProjectSpecRoles#policies
        '''
        result = self._values.get("policies")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecRoles(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecRolesJwtTokens",
    jsii_struct_bases=[],
    name_mapping={"iat": "iat", "exp": "exp", "id": "id"},
)
class AppProjectSpecRolesJwtTokens:
    def __init__(
        self,
        *,
        iat: jsii.Number,
        exp: typing.Optional[jsii.Number] = None,
        id: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param iat: 
        :param exp: 
        :param id: 

        :schema: AppProjectSpecRolesJwtTokens
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__29447f26751fe77ab2578e9088bb8f3827b40d67acce21ab886735056a54581c)
            check_type(argname="argument iat", value=iat, expected_type=type_hints["iat"])
            check_type(argname="argument exp", value=exp, expected_type=type_hints["exp"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "iat": iat,
        }
        if exp is not None:
            self._values["exp"] = exp
        if id is not None:
            self._values["id"] = id

    @builtins.property
    def iat(self) -> jsii.Number:
        '''
        :schema: AppProjectSpecRolesJwtTokens#iat
        '''
        result = self._values.get("iat")
        assert result is not None, "Required property 'iat' is missing"
        return typing.cast(jsii.Number, result)

    @builtins.property
    def exp(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: AppProjectSpecRolesJwtTokens#exp
        '''
        result = self._values.get("exp")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def id(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpecRolesJwtTokens#id
        '''
        result = self._values.get("id")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecRolesJwtTokens(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecSignatureKeys",
    jsii_struct_bases=[],
    name_mapping={"key_id": "keyId"},
)
class AppProjectSpecSignatureKeys:
    def __init__(self, *, key_id: builtins.str) -> None:
        '''
        :param key_id: 

        :schema: AppProjectSpecSignatureKeys
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__fb5b2d07fa2e0ab868914874fc05172c8d2c890db11f8f4ffda0caf8c04d2a83)
            check_type(argname="argument key_id", value=key_id, expected_type=type_hints["key_id"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key_id": key_id,
        }

    @builtins.property
    def key_id(self) -> builtins.str:
        '''
        :schema: AppProjectSpecSignatureKeys#keyID
        '''
        result = self._values.get("key_id")
        assert result is not None, "Required property 'key_id' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecSignatureKeys(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecSourceIntegrity",
    jsii_struct_bases=[],
    name_mapping={"git": "git"},
)
class AppProjectSpecSourceIntegrity:
    def __init__(
        self,
        *,
        git: typing.Union["AppProjectSpecSourceIntegrityGit", typing.Dict[builtins.str, typing.Any]],
    ) -> None:
        '''
        :param git: 

        :schema: AppProjectSpecSourceIntegrity
        '''
        if isinstance(git, dict):
            git = AppProjectSpecSourceIntegrityGit(**git)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e4f79c690bda1db225e431dcb327751a8be95682eb5239536bb507b305ee47f7)
            check_type(argname="argument git", value=git, expected_type=type_hints["git"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "git": git,
        }

    @builtins.property
    def git(self) -> "AppProjectSpecSourceIntegrityGit":
        '''
        :schema: AppProjectSpecSourceIntegrity#git
        '''
        result = self._values.get("git")
        assert result is not None, "Required property 'git' is missing"
        return typing.cast("AppProjectSpecSourceIntegrityGit", result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecSourceIntegrity(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecSourceIntegrityGit",
    jsii_struct_bases=[],
    name_mapping={"policies": "policies"},
)
class AppProjectSpecSourceIntegrityGit:
    def __init__(
        self,
        *,
        policies: typing.Sequence[typing.Union["AppProjectSpecSourceIntegrityGitPolicies", typing.Dict[builtins.str, typing.Any]]],
    ) -> None:
        '''
        :param policies: 

        :schema: AppProjectSpecSourceIntegrityGit
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__667d2d66ed1128bda6836c9e19ae6f379ce1cba99aad3f61ef90946cd280e76f)
            check_type(argname="argument policies", value=policies, expected_type=type_hints["policies"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "policies": policies,
        }

    @builtins.property
    def policies(self) -> typing.List["AppProjectSpecSourceIntegrityGitPolicies"]:
        '''
        :schema: AppProjectSpecSourceIntegrityGit#policies
        '''
        result = self._values.get("policies")
        assert result is not None, "Required property 'policies' is missing"
        return typing.cast(typing.List["AppProjectSpecSourceIntegrityGitPolicies"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecSourceIntegrityGit(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecSourceIntegrityGitPolicies",
    jsii_struct_bases=[],
    name_mapping={"gpg": "gpg", "repos": "repos"},
)
class AppProjectSpecSourceIntegrityGitPolicies:
    def __init__(
        self,
        *,
        gpg: typing.Union["AppProjectSpecSourceIntegrityGitPoliciesGpg", typing.Dict[builtins.str, typing.Any]],
        repos: typing.Sequence[typing.Union["AppProjectSpecSourceIntegrityGitPoliciesRepos", typing.Dict[builtins.str, typing.Any]]],
    ) -> None:
        '''
        :param gpg: 
        :param repos: 

        :schema: AppProjectSpecSourceIntegrityGitPolicies
        '''
        if isinstance(gpg, dict):
            gpg = AppProjectSpecSourceIntegrityGitPoliciesGpg(**gpg)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d515caffdb550ca27eadce01854e0d5662655f8ad1f59a5a3b99ebca02aa3531)
            check_type(argname="argument gpg", value=gpg, expected_type=type_hints["gpg"])
            check_type(argname="argument repos", value=repos, expected_type=type_hints["repos"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "gpg": gpg,
            "repos": repos,
        }

    @builtins.property
    def gpg(self) -> "AppProjectSpecSourceIntegrityGitPoliciesGpg":
        '''
        :schema: AppProjectSpecSourceIntegrityGitPolicies#gpg
        '''
        result = self._values.get("gpg")
        assert result is not None, "Required property 'gpg' is missing"
        return typing.cast("AppProjectSpecSourceIntegrityGitPoliciesGpg", result)

    @builtins.property
    def repos(self) -> typing.List["AppProjectSpecSourceIntegrityGitPoliciesRepos"]:
        '''
        :schema: AppProjectSpecSourceIntegrityGitPolicies#repos
        '''
        result = self._values.get("repos")
        assert result is not None, "Required property 'repos' is missing"
        return typing.cast(typing.List["AppProjectSpecSourceIntegrityGitPoliciesRepos"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecSourceIntegrityGitPolicies(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecSourceIntegrityGitPoliciesGpg",
    jsii_struct_bases=[],
    name_mapping={"keys": "keys", "mode": "mode"},
)
class AppProjectSpecSourceIntegrityGitPoliciesGpg:
    def __init__(
        self,
        *,
        keys: typing.Sequence[builtins.str],
        mode: builtins.str,
    ) -> None:
        '''
        :param keys: 
        :param mode: 

        :schema: AppProjectSpecSourceIntegrityGitPoliciesGpg
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d37aedc46859eeb4c4f5a75ad94040eea976ef1e243cc7e9d50380c1de3d2d70)
            check_type(argname="argument keys", value=keys, expected_type=type_hints["keys"])
            check_type(argname="argument mode", value=mode, expected_type=type_hints["mode"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "keys": keys,
            "mode": mode,
        }

    @builtins.property
    def keys(self) -> typing.List[builtins.str]:
        '''
        :schema: AppProjectSpecSourceIntegrityGitPoliciesGpg#keys
        '''
        result = self._values.get("keys")
        assert result is not None, "Required property 'keys' is missing"
        return typing.cast(typing.List[builtins.str], result)

    @builtins.property
    def mode(self) -> builtins.str:
        '''
        :schema: AppProjectSpecSourceIntegrityGitPoliciesGpg#mode
        '''
        result = self._values.get("mode")
        assert result is not None, "Required property 'mode' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecSourceIntegrityGitPoliciesGpg(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecSourceIntegrityGitPoliciesRepos",
    jsii_struct_bases=[],
    name_mapping={"url": "url"},
)
class AppProjectSpecSourceIntegrityGitPoliciesRepos:
    def __init__(self, *, url: builtins.str) -> None:
        '''
        :param url: 

        :schema: AppProjectSpecSourceIntegrityGitPoliciesRepos
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f74ff2a650fbad739b06588828302ea0d604076fa4361067142db5f961db3b81)
            check_type(argname="argument url", value=url, expected_type=type_hints["url"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "url": url,
        }

    @builtins.property
    def url(self) -> builtins.str:
        '''
        :schema: AppProjectSpecSourceIntegrityGitPoliciesRepos#url
        '''
        result = self._values.get("url")
        assert result is not None, "Required property 'url' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecSourceIntegrityGitPoliciesRepos(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.AppProjectSpecSyncWindows",
    jsii_struct_bases=[],
    name_mapping={
        "and_operator": "andOperator",
        "applications": "applications",
        "clusters": "clusters",
        "description": "description",
        "duration": "duration",
        "kind": "kind",
        "manual_sync": "manualSync",
        "namespaces": "namespaces",
        "schedule": "schedule",
        "sync_overrun": "syncOverrun",
        "time_zone": "timeZone",
    },
)
class AppProjectSpecSyncWindows:
    def __init__(
        self,
        *,
        and_operator: typing.Optional[builtins.bool] = None,
        applications: typing.Optional[typing.Sequence[builtins.str]] = None,
        clusters: typing.Optional[typing.Sequence[builtins.str]] = None,
        description: typing.Optional[builtins.str] = None,
        duration: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        manual_sync: typing.Optional[builtins.bool] = None,
        namespaces: typing.Optional[typing.Sequence[builtins.str]] = None,
        schedule: typing.Optional[builtins.str] = None,
        sync_overrun: typing.Optional[builtins.bool] = None,
        time_zone: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param and_operator: 
        :param applications: 
        :param clusters: 
        :param description: 
        :param duration: 
        :param kind: 
        :param manual_sync: 
        :param namespaces: 
        :param schedule: 
        :param sync_overrun: 
        :param time_zone: 

        :schema: AppProjectSpecSyncWindows
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0126cabcac1866f7b25570f352a905e2effc74b7b0e32d323846d265a38a52d0)
            check_type(argname="argument and_operator", value=and_operator, expected_type=type_hints["and_operator"])
            check_type(argname="argument applications", value=applications, expected_type=type_hints["applications"])
            check_type(argname="argument clusters", value=clusters, expected_type=type_hints["clusters"])
            check_type(argname="argument description", value=description, expected_type=type_hints["description"])
            check_type(argname="argument duration", value=duration, expected_type=type_hints["duration"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument manual_sync", value=manual_sync, expected_type=type_hints["manual_sync"])
            check_type(argname="argument namespaces", value=namespaces, expected_type=type_hints["namespaces"])
            check_type(argname="argument schedule", value=schedule, expected_type=type_hints["schedule"])
            check_type(argname="argument sync_overrun", value=sync_overrun, expected_type=type_hints["sync_overrun"])
            check_type(argname="argument time_zone", value=time_zone, expected_type=type_hints["time_zone"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if and_operator is not None:
            self._values["and_operator"] = and_operator
        if applications is not None:
            self._values["applications"] = applications
        if clusters is not None:
            self._values["clusters"] = clusters
        if description is not None:
            self._values["description"] = description
        if duration is not None:
            self._values["duration"] = duration
        if kind is not None:
            self._values["kind"] = kind
        if manual_sync is not None:
            self._values["manual_sync"] = manual_sync
        if namespaces is not None:
            self._values["namespaces"] = namespaces
        if schedule is not None:
            self._values["schedule"] = schedule
        if sync_overrun is not None:
            self._values["sync_overrun"] = sync_overrun
        if time_zone is not None:
            self._values["time_zone"] = time_zone

    @builtins.property
    def and_operator(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: AppProjectSpecSyncWindows#andOperator
        '''
        result = self._values.get("and_operator")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def applications(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: AppProjectSpecSyncWindows#applications
        '''
        result = self._values.get("applications")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def clusters(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: AppProjectSpecSyncWindows#clusters
        '''
        result = self._values.get("clusters")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def description(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpecSyncWindows#description
        '''
        result = self._values.get("description")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def duration(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpecSyncWindows#duration
        '''
        result = self._values.get("duration")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpecSyncWindows#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def manual_sync(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: AppProjectSpecSyncWindows#manualSync
        '''
        result = self._values.get("manual_sync")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def namespaces(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: AppProjectSpecSyncWindows#namespaces
        '''
        result = self._values.get("namespaces")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def schedule(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpecSyncWindows#schedule
        '''
        result = self._values.get("schedule")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def sync_overrun(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: AppProjectSpecSyncWindows#syncOverrun
        '''
        result = self._values.get("sync_overrun")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def time_zone(self) -> typing.Optional[builtins.str]:
        '''
        :schema: AppProjectSpecSyncWindows#timeZone
        '''
        result = self._values.get("time_zone")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "AppProjectSpecSyncWindows(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class Application(
    _cdk8s_d3d9af27.ApiObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioargoproj.Application",
):
    '''
    :schema: Application
    '''

    def __init__(
        self,
        scope: "_constructs_77d1e7e8.Construct",
        id: builtins.str,
        *,
        metadata: typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]],
        spec: typing.Union["ApplicationSpec", typing.Dict[builtins.str, typing.Any]],
        operation: typing.Optional[typing.Union["ApplicationOperation", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''Defines a "Application" API object.

        :param scope: the scope in which to define this object.
        :param id: a scope-local name for the object.
        :param metadata: 
        :param spec: 
        :param operation: 
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a982af05bd6fb16f614cebd794dc193597a21024aabbffdbb95356defe35f70d)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        props = ApplicationProps(metadata=metadata, spec=spec, operation=operation)

        jsii.create(self.__class__, self, [scope, id, props])

    @jsii.member(jsii_name="manifest")
    @builtins.classmethod
    def manifest(
        cls,
        *,
        metadata: typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]],
        spec: typing.Union["ApplicationSpec", typing.Dict[builtins.str, typing.Any]],
        operation: typing.Optional[typing.Union["ApplicationOperation", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> typing.Any:
        '''Renders a Kubernetes manifest for "Application".

        This can be used to inline resource manifests inside other objects (e.g. as templates).

        :param metadata: 
        :param spec: 
        :param operation: 
        '''
        props = ApplicationProps(metadata=metadata, spec=spec, operation=operation)

        return typing.cast(typing.Any, jsii.sinvoke(cls, "manifest", [props]))

    @jsii.member(jsii_name="toJson")
    def to_json(self) -> typing.Any:
        '''Renders the object to Kubernetes JSON.'''
        return typing.cast(typing.Any, jsii.invoke(self, "toJson", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="GVK")
    def GVK(cls) -> "_cdk8s_d3d9af27.GroupVersionKind":
        '''Returns the apiVersion and kind for "Application".'''
        return typing.cast("_cdk8s_d3d9af27.GroupVersionKind", jsii.sget(cls, "GVK"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperation",
    jsii_struct_bases=[],
    name_mapping={
        "info": "info",
        "initiated_by": "initiatedBy",
        "retry": "retry",
        "sync": "sync",
    },
)
class ApplicationOperation:
    def __init__(
        self,
        *,
        info: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationInfo", typing.Dict[builtins.str, typing.Any]]]] = None,
        initiated_by: typing.Optional[typing.Union["ApplicationOperationInitiatedBy", typing.Dict[builtins.str, typing.Any]]] = None,
        retry: typing.Optional[typing.Union["ApplicationOperationRetry", typing.Dict[builtins.str, typing.Any]]] = None,
        sync: typing.Optional[typing.Union["ApplicationOperationSync", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param info: 
        :param initiated_by: 
        :param retry: 
        :param sync: 

        :schema: ApplicationOperation
        '''
        if isinstance(initiated_by, dict):
            initiated_by = ApplicationOperationInitiatedBy(**initiated_by)
        if isinstance(retry, dict):
            retry = ApplicationOperationRetry(**retry)
        if isinstance(sync, dict):
            sync = ApplicationOperationSync(**sync)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a3fc932030835c28bf6324af6779905b5cb78711ccab8e54d790b4f7e8a10661)
            check_type(argname="argument info", value=info, expected_type=type_hints["info"])
            check_type(argname="argument initiated_by", value=initiated_by, expected_type=type_hints["initiated_by"])
            check_type(argname="argument retry", value=retry, expected_type=type_hints["retry"])
            check_type(argname="argument sync", value=sync, expected_type=type_hints["sync"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if info is not None:
            self._values["info"] = info
        if initiated_by is not None:
            self._values["initiated_by"] = initiated_by
        if retry is not None:
            self._values["retry"] = retry
        if sync is not None:
            self._values["sync"] = sync

    @builtins.property
    def info(self) -> typing.Optional[typing.List["ApplicationOperationInfo"]]:
        '''
        :schema: ApplicationOperation#info
        '''
        result = self._values.get("info")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationInfo"]], result)

    @builtins.property
    def initiated_by(self) -> typing.Optional["ApplicationOperationInitiatedBy"]:
        '''
        :schema: ApplicationOperation#initiatedBy
        '''
        result = self._values.get("initiated_by")
        return typing.cast(typing.Optional["ApplicationOperationInitiatedBy"], result)

    @builtins.property
    def retry(self) -> typing.Optional["ApplicationOperationRetry"]:
        '''
        :schema: ApplicationOperation#retry
        '''
        result = self._values.get("retry")
        return typing.cast(typing.Optional["ApplicationOperationRetry"], result)

    @builtins.property
    def sync(self) -> typing.Optional["ApplicationOperationSync"]:
        '''
        :schema: ApplicationOperation#sync
        '''
        result = self._values.get("sync")
        return typing.cast(typing.Optional["ApplicationOperationSync"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperation(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationInfo",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class ApplicationOperationInfo:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: ApplicationOperationInfo
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__81e3ce761f4f57130ce102b2e423c485c33b651f5798dd295726a9856f14b8a4)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationOperationInfo#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationOperationInfo#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationInfo(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationInitiatedBy",
    jsii_struct_bases=[],
    name_mapping={"automated": "automated", "username": "username"},
)
class ApplicationOperationInitiatedBy:
    def __init__(
        self,
        *,
        automated: typing.Optional[builtins.bool] = None,
        username: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param automated: 
        :param username: 

        :schema: ApplicationOperationInitiatedBy
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__61ff18c7647c671cc905b34162982db18a1151008a94a6c2297a2aa391749580)
            check_type(argname="argument automated", value=automated, expected_type=type_hints["automated"])
            check_type(argname="argument username", value=username, expected_type=type_hints["username"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if automated is not None:
            self._values["automated"] = automated
        if username is not None:
            self._values["username"] = username

    @builtins.property
    def automated(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationInitiatedBy#automated
        '''
        result = self._values.get("automated")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def username(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationInitiatedBy#username
        '''
        result = self._values.get("username")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationInitiatedBy(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationRetry",
    jsii_struct_bases=[],
    name_mapping={"backoff": "backoff", "limit": "limit", "refresh": "refresh"},
)
class ApplicationOperationRetry:
    def __init__(
        self,
        *,
        backoff: typing.Optional[typing.Union["ApplicationOperationRetryBackoff", typing.Dict[builtins.str, typing.Any]]] = None,
        limit: typing.Optional[jsii.Number] = None,
        refresh: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param backoff: 
        :param limit: 
        :param refresh: 

        :schema: ApplicationOperationRetry
        '''
        if isinstance(backoff, dict):
            backoff = ApplicationOperationRetryBackoff(**backoff)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__286eb3680bff425b69caa69ba52d0ca382a03ab9ea82b90b8f0afa08363070cf)
            check_type(argname="argument backoff", value=backoff, expected_type=type_hints["backoff"])
            check_type(argname="argument limit", value=limit, expected_type=type_hints["limit"])
            check_type(argname="argument refresh", value=refresh, expected_type=type_hints["refresh"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if backoff is not None:
            self._values["backoff"] = backoff
        if limit is not None:
            self._values["limit"] = limit
        if refresh is not None:
            self._values["refresh"] = refresh

    @builtins.property
    def backoff(self) -> typing.Optional["ApplicationOperationRetryBackoff"]:
        '''
        :schema: ApplicationOperationRetry#backoff
        '''
        result = self._values.get("backoff")
        return typing.cast(typing.Optional["ApplicationOperationRetryBackoff"], result)

    @builtins.property
    def limit(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ApplicationOperationRetry#limit
        '''
        result = self._values.get("limit")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def refresh(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationRetry#refresh
        '''
        result = self._values.get("refresh")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationRetry(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationRetryBackoff",
    jsii_struct_bases=[],
    name_mapping={
        "duration": "duration",
        "factor": "factor",
        "max_duration": "maxDuration",
    },
)
class ApplicationOperationRetryBackoff:
    def __init__(
        self,
        *,
        duration: typing.Optional[builtins.str] = None,
        factor: typing.Optional[jsii.Number] = None,
        max_duration: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param duration: 
        :param factor: 
        :param max_duration: 

        :schema: ApplicationOperationRetryBackoff
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0cf52e1333ad53fbe843520fbc0f626b5be9d83af6a1ed21d59b92ed01dfe8b2)
            check_type(argname="argument duration", value=duration, expected_type=type_hints["duration"])
            check_type(argname="argument factor", value=factor, expected_type=type_hints["factor"])
            check_type(argname="argument max_duration", value=max_duration, expected_type=type_hints["max_duration"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if duration is not None:
            self._values["duration"] = duration
        if factor is not None:
            self._values["factor"] = factor
        if max_duration is not None:
            self._values["max_duration"] = max_duration

    @builtins.property
    def duration(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationRetryBackoff#duration
        '''
        result = self._values.get("duration")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def factor(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ApplicationOperationRetryBackoff#factor
        '''
        result = self._values.get("factor")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def max_duration(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationRetryBackoff#maxDuration
        '''
        result = self._values.get("max_duration")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationRetryBackoff(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSync",
    jsii_struct_bases=[],
    name_mapping={
        "auto_heal_attempts_count": "autoHealAttemptsCount",
        "dry_run": "dryRun",
        "manifests": "manifests",
        "prune": "prune",
        "resources": "resources",
        "revision": "revision",
        "revisions": "revisions",
        "source": "source",
        "sources": "sources",
        "sync_options": "syncOptions",
        "sync_strategy": "syncStrategy",
    },
)
class ApplicationOperationSync:
    def __init__(
        self,
        *,
        auto_heal_attempts_count: typing.Optional[jsii.Number] = None,
        dry_run: typing.Optional[builtins.bool] = None,
        manifests: typing.Optional[typing.Sequence[builtins.str]] = None,
        prune: typing.Optional[builtins.bool] = None,
        resources: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncResources", typing.Dict[builtins.str, typing.Any]]]] = None,
        revision: typing.Optional[builtins.str] = None,
        revisions: typing.Optional[typing.Sequence[builtins.str]] = None,
        source: typing.Optional[typing.Union["ApplicationOperationSyncSource", typing.Dict[builtins.str, typing.Any]]] = None,
        sources: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSources", typing.Dict[builtins.str, typing.Any]]]] = None,
        sync_options: typing.Optional[typing.Sequence[builtins.str]] = None,
        sync_strategy: typing.Optional[typing.Union["ApplicationOperationSyncSyncStrategy", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param auto_heal_attempts_count: 
        :param dry_run: 
        :param manifests: 
        :param prune: 
        :param resources: 
        :param revision: 
        :param revisions: 
        :param source: 
        :param sources: 
        :param sync_options: 
        :param sync_strategy: 

        :schema: ApplicationOperationSync
        '''
        if isinstance(source, dict):
            source = ApplicationOperationSyncSource(**source)
        if isinstance(sync_strategy, dict):
            sync_strategy = ApplicationOperationSyncSyncStrategy(**sync_strategy)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__49512146dddc3385bbc96801cea8aaeea89b1076d6d13e14a10a765a430e3103)
            check_type(argname="argument auto_heal_attempts_count", value=auto_heal_attempts_count, expected_type=type_hints["auto_heal_attempts_count"])
            check_type(argname="argument dry_run", value=dry_run, expected_type=type_hints["dry_run"])
            check_type(argname="argument manifests", value=manifests, expected_type=type_hints["manifests"])
            check_type(argname="argument prune", value=prune, expected_type=type_hints["prune"])
            check_type(argname="argument resources", value=resources, expected_type=type_hints["resources"])
            check_type(argname="argument revision", value=revision, expected_type=type_hints["revision"])
            check_type(argname="argument revisions", value=revisions, expected_type=type_hints["revisions"])
            check_type(argname="argument source", value=source, expected_type=type_hints["source"])
            check_type(argname="argument sources", value=sources, expected_type=type_hints["sources"])
            check_type(argname="argument sync_options", value=sync_options, expected_type=type_hints["sync_options"])
            check_type(argname="argument sync_strategy", value=sync_strategy, expected_type=type_hints["sync_strategy"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if auto_heal_attempts_count is not None:
            self._values["auto_heal_attempts_count"] = auto_heal_attempts_count
        if dry_run is not None:
            self._values["dry_run"] = dry_run
        if manifests is not None:
            self._values["manifests"] = manifests
        if prune is not None:
            self._values["prune"] = prune
        if resources is not None:
            self._values["resources"] = resources
        if revision is not None:
            self._values["revision"] = revision
        if revisions is not None:
            self._values["revisions"] = revisions
        if source is not None:
            self._values["source"] = source
        if sources is not None:
            self._values["sources"] = sources
        if sync_options is not None:
            self._values["sync_options"] = sync_options
        if sync_strategy is not None:
            self._values["sync_strategy"] = sync_strategy

    @builtins.property
    def auto_heal_attempts_count(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ApplicationOperationSync#autoHealAttemptsCount
        '''
        result = self._values.get("auto_heal_attempts_count")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def dry_run(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSync#dryRun
        '''
        result = self._values.get("dry_run")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def manifests(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSync#manifests
        '''
        result = self._values.get("manifests")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def prune(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSync#prune
        '''
        result = self._values.get("prune")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def resources(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncResources"]]:
        '''
        :schema: ApplicationOperationSync#resources
        '''
        result = self._values.get("resources")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncResources"]], result)

    @builtins.property
    def revision(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSync#revision
        '''
        result = self._values.get("revision")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def revisions(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSync#revisions
        '''
        result = self._values.get("revisions")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def source(self) -> typing.Optional["ApplicationOperationSyncSource"]:
        '''
        :schema: ApplicationOperationSync#source
        '''
        result = self._values.get("source")
        return typing.cast(typing.Optional["ApplicationOperationSyncSource"], result)

    @builtins.property
    def sources(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSources"]]:
        '''
        :schema: ApplicationOperationSync#sources
        '''
        result = self._values.get("sources")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSources"]], result)

    @builtins.property
    def sync_options(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSync#syncOptions
        '''
        result = self._values.get("sync_options")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def sync_strategy(self) -> typing.Optional["ApplicationOperationSyncSyncStrategy"]:
        '''
        :schema: ApplicationOperationSync#syncStrategy
        '''
        result = self._values.get("sync_strategy")
        return typing.cast(typing.Optional["ApplicationOperationSyncSyncStrategy"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSync(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncResources",
    jsii_struct_bases=[],
    name_mapping={
        "kind": "kind",
        "name": "name",
        "group": "group",
        "namespace": "namespace",
    },
)
class ApplicationOperationSyncResources:
    def __init__(
        self,
        *,
        kind: builtins.str,
        name: builtins.str,
        group: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param kind: 
        :param name: 
        :param group: 
        :param namespace: 

        :schema: ApplicationOperationSyncResources
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__650b20b79eced2000d3904a5b74d27b333b37de2caa2f8805c11a9802964e6c5)
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "kind": kind,
            "name": name,
        }
        if group is not None:
            self._values["group"] = group
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncResources#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncResources#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncResources#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncResources#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncResources(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSource",
    jsii_struct_bases=[],
    name_mapping={
        "repo_url": "repoUrl",
        "chart": "chart",
        "directory": "directory",
        "helm": "helm",
        "kustomize": "kustomize",
        "name": "name",
        "path": "path",
        "plugin": "plugin",
        "ref": "ref",
        "tag_prefix": "tagPrefix",
        "target_revision": "targetRevision",
    },
)
class ApplicationOperationSyncSource:
    def __init__(
        self,
        *,
        repo_url: builtins.str,
        chart: typing.Optional[builtins.str] = None,
        directory: typing.Optional[typing.Union["ApplicationOperationSyncSourceDirectory", typing.Dict[builtins.str, typing.Any]]] = None,
        helm: typing.Optional[typing.Union["ApplicationOperationSyncSourceHelm", typing.Dict[builtins.str, typing.Any]]] = None,
        kustomize: typing.Optional[typing.Union["ApplicationOperationSyncSourceKustomize", typing.Dict[builtins.str, typing.Any]]] = None,
        name: typing.Optional[builtins.str] = None,
        path: typing.Optional[builtins.str] = None,
        plugin: typing.Optional[typing.Union["ApplicationOperationSyncSourcePlugin", typing.Dict[builtins.str, typing.Any]]] = None,
        ref: typing.Optional[builtins.str] = None,
        tag_prefix: typing.Optional[builtins.str] = None,
        target_revision: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param repo_url: 
        :param chart: 
        :param directory: 
        :param helm: 
        :param kustomize: 
        :param name: 
        :param path: 
        :param plugin: 
        :param ref: 
        :param tag_prefix: 
        :param target_revision: 

        :schema: ApplicationOperationSyncSource
        '''
        if isinstance(directory, dict):
            directory = ApplicationOperationSyncSourceDirectory(**directory)
        if isinstance(helm, dict):
            helm = ApplicationOperationSyncSourceHelm(**helm)
        if isinstance(kustomize, dict):
            kustomize = ApplicationOperationSyncSourceKustomize(**kustomize)
        if isinstance(plugin, dict):
            plugin = ApplicationOperationSyncSourcePlugin(**plugin)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__045b1f2d113cca5ab1d192b9b65a0302479faa96b3f4aac48958bfb5069aaaa3)
            check_type(argname="argument repo_url", value=repo_url, expected_type=type_hints["repo_url"])
            check_type(argname="argument chart", value=chart, expected_type=type_hints["chart"])
            check_type(argname="argument directory", value=directory, expected_type=type_hints["directory"])
            check_type(argname="argument helm", value=helm, expected_type=type_hints["helm"])
            check_type(argname="argument kustomize", value=kustomize, expected_type=type_hints["kustomize"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument plugin", value=plugin, expected_type=type_hints["plugin"])
            check_type(argname="argument ref", value=ref, expected_type=type_hints["ref"])
            check_type(argname="argument tag_prefix", value=tag_prefix, expected_type=type_hints["tag_prefix"])
            check_type(argname="argument target_revision", value=target_revision, expected_type=type_hints["target_revision"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "repo_url": repo_url,
        }
        if chart is not None:
            self._values["chart"] = chart
        if directory is not None:
            self._values["directory"] = directory
        if helm is not None:
            self._values["helm"] = helm
        if kustomize is not None:
            self._values["kustomize"] = kustomize
        if name is not None:
            self._values["name"] = name
        if path is not None:
            self._values["path"] = path
        if plugin is not None:
            self._values["plugin"] = plugin
        if ref is not None:
            self._values["ref"] = ref
        if tag_prefix is not None:
            self._values["tag_prefix"] = tag_prefix
        if target_revision is not None:
            self._values["target_revision"] = target_revision

    @builtins.property
    def repo_url(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncSource#repoURL
        '''
        result = self._values.get("repo_url")
        assert result is not None, "Required property 'repo_url' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def chart(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSource#chart
        '''
        result = self._values.get("chart")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def directory(self) -> typing.Optional["ApplicationOperationSyncSourceDirectory"]:
        '''
        :schema: ApplicationOperationSyncSource#directory
        '''
        result = self._values.get("directory")
        return typing.cast(typing.Optional["ApplicationOperationSyncSourceDirectory"], result)

    @builtins.property
    def helm(self) -> typing.Optional["ApplicationOperationSyncSourceHelm"]:
        '''
        :schema: ApplicationOperationSyncSource#helm
        '''
        result = self._values.get("helm")
        return typing.cast(typing.Optional["ApplicationOperationSyncSourceHelm"], result)

    @builtins.property
    def kustomize(self) -> typing.Optional["ApplicationOperationSyncSourceKustomize"]:
        '''
        :schema: ApplicationOperationSyncSource#kustomize
        '''
        result = self._values.get("kustomize")
        return typing.cast(typing.Optional["ApplicationOperationSyncSourceKustomize"], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSource#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSource#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def plugin(self) -> typing.Optional["ApplicationOperationSyncSourcePlugin"]:
        '''
        :schema: ApplicationOperationSyncSource#plugin
        '''
        result = self._values.get("plugin")
        return typing.cast(typing.Optional["ApplicationOperationSyncSourcePlugin"], result)

    @builtins.property
    def ref(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSource#ref
        '''
        result = self._values.get("ref")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def tag_prefix(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSource#tagPrefix
        '''
        result = self._values.get("tag_prefix")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def target_revision(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSource#targetRevision
        '''
        result = self._values.get("target_revision")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSource(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourceDirectory",
    jsii_struct_bases=[],
    name_mapping={
        "exclude": "exclude",
        "include": "include",
        "jsonnet": "jsonnet",
        "recurse": "recurse",
    },
)
class ApplicationOperationSyncSourceDirectory:
    def __init__(
        self,
        *,
        exclude: typing.Optional[builtins.str] = None,
        include: typing.Optional[builtins.str] = None,
        jsonnet: typing.Optional[typing.Union["ApplicationOperationSyncSourceDirectoryJsonnet", typing.Dict[builtins.str, typing.Any]]] = None,
        recurse: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param exclude: 
        :param include: 
        :param jsonnet: 
        :param recurse: 

        :schema: ApplicationOperationSyncSourceDirectory
        '''
        if isinstance(jsonnet, dict):
            jsonnet = ApplicationOperationSyncSourceDirectoryJsonnet(**jsonnet)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d0de68aa7e40598d413a4b4e913e1b7b66851f67d60a5013d43633abed2ce09b)
            check_type(argname="argument exclude", value=exclude, expected_type=type_hints["exclude"])
            check_type(argname="argument include", value=include, expected_type=type_hints["include"])
            check_type(argname="argument jsonnet", value=jsonnet, expected_type=type_hints["jsonnet"])
            check_type(argname="argument recurse", value=recurse, expected_type=type_hints["recurse"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if exclude is not None:
            self._values["exclude"] = exclude
        if include is not None:
            self._values["include"] = include
        if jsonnet is not None:
            self._values["jsonnet"] = jsonnet
        if recurse is not None:
            self._values["recurse"] = recurse

    @builtins.property
    def exclude(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceDirectory#exclude
        '''
        result = self._values.get("exclude")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def include(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceDirectory#include
        '''
        result = self._values.get("include")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def jsonnet(
        self,
    ) -> typing.Optional["ApplicationOperationSyncSourceDirectoryJsonnet"]:
        '''
        :schema: ApplicationOperationSyncSourceDirectory#jsonnet
        '''
        result = self._values.get("jsonnet")
        return typing.cast(typing.Optional["ApplicationOperationSyncSourceDirectoryJsonnet"], result)

    @builtins.property
    def recurse(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourceDirectory#recurse
        '''
        result = self._values.get("recurse")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourceDirectory(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourceDirectoryJsonnet",
    jsii_struct_bases=[],
    name_mapping={"ext_vars": "extVars", "libs": "libs", "tlas": "tlas"},
)
class ApplicationOperationSyncSourceDirectoryJsonnet:
    def __init__(
        self,
        *,
        ext_vars: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSourceDirectoryJsonnetExtVars", typing.Dict[builtins.str, typing.Any]]]] = None,
        libs: typing.Optional[typing.Sequence[builtins.str]] = None,
        tlas: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSourceDirectoryJsonnetTlas", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param ext_vars: 
        :param libs: 
        :param tlas: 

        :schema: ApplicationOperationSyncSourceDirectoryJsonnet
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f01177774375f16dcfd1bf4dc11e585bf5877006dd367a43d1f691220c829e87)
            check_type(argname="argument ext_vars", value=ext_vars, expected_type=type_hints["ext_vars"])
            check_type(argname="argument libs", value=libs, expected_type=type_hints["libs"])
            check_type(argname="argument tlas", value=tlas, expected_type=type_hints["tlas"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if ext_vars is not None:
            self._values["ext_vars"] = ext_vars
        if libs is not None:
            self._values["libs"] = libs
        if tlas is not None:
            self._values["tlas"] = tlas

    @builtins.property
    def ext_vars(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSourceDirectoryJsonnetExtVars"]]:
        '''
        :schema: ApplicationOperationSyncSourceDirectoryJsonnet#extVars
        '''
        result = self._values.get("ext_vars")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSourceDirectoryJsonnetExtVars"]], result)

    @builtins.property
    def libs(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourceDirectoryJsonnet#libs
        '''
        result = self._values.get("libs")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def tlas(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSourceDirectoryJsonnetTlas"]]:
        '''
        :schema: ApplicationOperationSyncSourceDirectoryJsonnet#tlas
        '''
        result = self._values.get("tlas")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSourceDirectoryJsonnetTlas"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourceDirectoryJsonnet(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourceDirectoryJsonnetExtVars",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "code": "code"},
)
class ApplicationOperationSyncSourceDirectoryJsonnetExtVars:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: builtins.str,
        code: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param code: 

        :schema: ApplicationOperationSyncSourceDirectoryJsonnetExtVars
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__0945776d078e0cd3b818b04dec9e7eece5d51beb98e1184200a3af5057807055)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
            check_type(argname="argument code", value=code, expected_type=type_hints["code"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }
        if code is not None:
            self._values["code"] = code

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncSourceDirectoryJsonnetExtVars#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncSourceDirectoryJsonnetExtVars#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def code(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourceDirectoryJsonnetExtVars#code
        '''
        result = self._values.get("code")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourceDirectoryJsonnetExtVars(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourceDirectoryJsonnetTlas",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "code": "code"},
)
class ApplicationOperationSyncSourceDirectoryJsonnetTlas:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: builtins.str,
        code: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param code: 

        :schema: ApplicationOperationSyncSourceDirectoryJsonnetTlas
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__84b08954876d5d5d37efc5d0beaac341e895cc0a6fcdfbd7bf7eaa39b7eac46e)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
            check_type(argname="argument code", value=code, expected_type=type_hints["code"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }
        if code is not None:
            self._values["code"] = code

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncSourceDirectoryJsonnetTlas#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncSourceDirectoryJsonnetTlas#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def code(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourceDirectoryJsonnetTlas#code
        '''
        result = self._values.get("code")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourceDirectoryJsonnetTlas(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourceHelm",
    jsii_struct_bases=[],
    name_mapping={
        "api_versions": "apiVersions",
        "file_parameters": "fileParameters",
        "ignore_missing_value_files": "ignoreMissingValueFiles",
        "kube_version": "kubeVersion",
        "namespace": "namespace",
        "parameters": "parameters",
        "pass_credentials": "passCredentials",
        "release_name": "releaseName",
        "skip_crds": "skipCrds",
        "skip_schema_validation": "skipSchemaValidation",
        "skip_tests": "skipTests",
        "value_files": "valueFiles",
        "values": "values",
        "values_object": "valuesObject",
        "version": "version",
    },
)
class ApplicationOperationSyncSourceHelm:
    def __init__(
        self,
        *,
        api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
        file_parameters: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSourceHelmFileParameters", typing.Dict[builtins.str, typing.Any]]]] = None,
        ignore_missing_value_files: typing.Optional[builtins.bool] = None,
        kube_version: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        parameters: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSourceHelmParameters", typing.Dict[builtins.str, typing.Any]]]] = None,
        pass_credentials: typing.Optional[builtins.bool] = None,
        release_name: typing.Optional[builtins.str] = None,
        skip_crds: typing.Optional[builtins.bool] = None,
        skip_schema_validation: typing.Optional[builtins.bool] = None,
        skip_tests: typing.Optional[builtins.bool] = None,
        value_files: typing.Optional[typing.Sequence[builtins.str]] = None,
        values: typing.Optional[builtins.str] = None,
        values_object: typing.Any = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param api_versions: 
        :param file_parameters: 
        :param ignore_missing_value_files: 
        :param kube_version: 
        :param namespace: 
        :param parameters: 
        :param pass_credentials: 
        :param release_name: 
        :param skip_crds: 
        :param skip_schema_validation: 
        :param skip_tests: 
        :param value_files: 
        :param values: 
        :param values_object: 
        :param version: 

        :schema: ApplicationOperationSyncSourceHelm
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__65462885a2298acec83b2bca5cff8269a5c7ac800a3cf0c92c2e8a5750f8bc20)
            check_type(argname="argument api_versions", value=api_versions, expected_type=type_hints["api_versions"])
            check_type(argname="argument file_parameters", value=file_parameters, expected_type=type_hints["file_parameters"])
            check_type(argname="argument ignore_missing_value_files", value=ignore_missing_value_files, expected_type=type_hints["ignore_missing_value_files"])
            check_type(argname="argument kube_version", value=kube_version, expected_type=type_hints["kube_version"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument parameters", value=parameters, expected_type=type_hints["parameters"])
            check_type(argname="argument pass_credentials", value=pass_credentials, expected_type=type_hints["pass_credentials"])
            check_type(argname="argument release_name", value=release_name, expected_type=type_hints["release_name"])
            check_type(argname="argument skip_crds", value=skip_crds, expected_type=type_hints["skip_crds"])
            check_type(argname="argument skip_schema_validation", value=skip_schema_validation, expected_type=type_hints["skip_schema_validation"])
            check_type(argname="argument skip_tests", value=skip_tests, expected_type=type_hints["skip_tests"])
            check_type(argname="argument value_files", value=value_files, expected_type=type_hints["value_files"])
            check_type(argname="argument values", value=values, expected_type=type_hints["values"])
            check_type(argname="argument values_object", value=values_object, expected_type=type_hints["values_object"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if api_versions is not None:
            self._values["api_versions"] = api_versions
        if file_parameters is not None:
            self._values["file_parameters"] = file_parameters
        if ignore_missing_value_files is not None:
            self._values["ignore_missing_value_files"] = ignore_missing_value_files
        if kube_version is not None:
            self._values["kube_version"] = kube_version
        if namespace is not None:
            self._values["namespace"] = namespace
        if parameters is not None:
            self._values["parameters"] = parameters
        if pass_credentials is not None:
            self._values["pass_credentials"] = pass_credentials
        if release_name is not None:
            self._values["release_name"] = release_name
        if skip_crds is not None:
            self._values["skip_crds"] = skip_crds
        if skip_schema_validation is not None:
            self._values["skip_schema_validation"] = skip_schema_validation
        if skip_tests is not None:
            self._values["skip_tests"] = skip_tests
        if value_files is not None:
            self._values["value_files"] = value_files
        if values is not None:
            self._values["values"] = values
        if values_object is not None:
            self._values["values_object"] = values_object
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def api_versions(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourceHelm#apiVersions
        '''
        result = self._values.get("api_versions")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def file_parameters(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSourceHelmFileParameters"]]:
        '''
        :schema: ApplicationOperationSyncSourceHelm#fileParameters
        '''
        result = self._values.get("file_parameters")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSourceHelmFileParameters"]], result)

    @builtins.property
    def ignore_missing_value_files(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourceHelm#ignoreMissingValueFiles
        '''
        result = self._values.get("ignore_missing_value_files")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def kube_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceHelm#kubeVersion
        '''
        result = self._values.get("kube_version")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceHelm#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def parameters(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSourceHelmParameters"]]:
        '''
        :schema: ApplicationOperationSyncSourceHelm#parameters
        '''
        result = self._values.get("parameters")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSourceHelmParameters"]], result)

    @builtins.property
    def pass_credentials(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourceHelm#passCredentials
        '''
        result = self._values.get("pass_credentials")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def release_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceHelm#releaseName
        '''
        result = self._values.get("release_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def skip_crds(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourceHelm#skipCrds
        '''
        result = self._values.get("skip_crds")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def skip_schema_validation(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourceHelm#skipSchemaValidation
        '''
        result = self._values.get("skip_schema_validation")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def skip_tests(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourceHelm#skipTests
        '''
        result = self._values.get("skip_tests")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def value_files(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourceHelm#valueFiles
        '''
        result = self._values.get("value_files")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def values(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceHelm#values
        '''
        result = self._values.get("values")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def values_object(self) -> typing.Any:
        '''
        :schema: ApplicationOperationSyncSourceHelm#valuesObject
        '''
        result = self._values.get("values_object")
        return typing.cast(typing.Any, result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceHelm#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourceHelm(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourceHelmFileParameters",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "path": "path"},
)
class ApplicationOperationSyncSourceHelmFileParameters:
    def __init__(
        self,
        *,
        name: typing.Optional[builtins.str] = None,
        path: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param path: 

        :schema: ApplicationOperationSyncSourceHelmFileParameters
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c4f8a5791bf788eb68221a187a265253629a22b0c1abcda6550120414d535907)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name
        if path is not None:
            self._values["path"] = path

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceHelmFileParameters#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceHelmFileParameters#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourceHelmFileParameters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourceHelmParameters",
    jsii_struct_bases=[],
    name_mapping={"force_string": "forceString", "name": "name", "value": "value"},
)
class ApplicationOperationSyncSourceHelmParameters:
    def __init__(
        self,
        *,
        force_string: typing.Optional[builtins.bool] = None,
        name: typing.Optional[builtins.str] = None,
        value: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param force_string: 
        :param name: 
        :param value: 

        :schema: ApplicationOperationSyncSourceHelmParameters
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5c5af7a041428ca0b1255e250597e946eb00709477a02df8bc971465b48d9e57)
            check_type(argname="argument force_string", value=force_string, expected_type=type_hints["force_string"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if force_string is not None:
            self._values["force_string"] = force_string
        if name is not None:
            self._values["name"] = name
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def force_string(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourceHelmParameters#forceString
        '''
        result = self._values.get("force_string")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceHelmParameters#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceHelmParameters#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourceHelmParameters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourceKustomize",
    jsii_struct_bases=[],
    name_mapping={
        "api_versions": "apiVersions",
        "common_annotations": "commonAnnotations",
        "common_annotations_envsubst": "commonAnnotationsEnvsubst",
        "common_labels": "commonLabels",
        "components": "components",
        "force_common_annotations": "forceCommonAnnotations",
        "force_common_labels": "forceCommonLabels",
        "ignore_missing_components": "ignoreMissingComponents",
        "images": "images",
        "kube_version": "kubeVersion",
        "label_include_templates": "labelIncludeTemplates",
        "label_without_selector": "labelWithoutSelector",
        "name_prefix": "namePrefix",
        "namespace": "namespace",
        "name_suffix": "nameSuffix",
        "patches": "patches",
        "replicas": "replicas",
        "version": "version",
    },
)
class ApplicationOperationSyncSourceKustomize:
    def __init__(
        self,
        *,
        api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
        common_annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        common_annotations_envsubst: typing.Optional[builtins.bool] = None,
        common_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        components: typing.Optional[typing.Sequence[builtins.str]] = None,
        force_common_annotations: typing.Optional[builtins.bool] = None,
        force_common_labels: typing.Optional[builtins.bool] = None,
        ignore_missing_components: typing.Optional[builtins.bool] = None,
        images: typing.Optional[typing.Sequence[builtins.str]] = None,
        kube_version: typing.Optional[builtins.str] = None,
        label_include_templates: typing.Optional[builtins.bool] = None,
        label_without_selector: typing.Optional[builtins.bool] = None,
        name_prefix: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        name_suffix: typing.Optional[builtins.str] = None,
        patches: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSourceKustomizePatches", typing.Dict[builtins.str, typing.Any]]]] = None,
        replicas: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSourceKustomizeReplicas", typing.Dict[builtins.str, typing.Any]]]] = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param api_versions: 
        :param common_annotations: 
        :param common_annotations_envsubst: 
        :param common_labels: 
        :param components: 
        :param force_common_annotations: 
        :param force_common_labels: 
        :param ignore_missing_components: 
        :param images: 
        :param kube_version: 
        :param label_include_templates: 
        :param label_without_selector: 
        :param name_prefix: 
        :param namespace: 
        :param name_suffix: 
        :param patches: 
        :param replicas: 
        :param version: 

        :schema: ApplicationOperationSyncSourceKustomize
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__25c659aeae0d892e54bfa869647ae73b6394e141d66d3ccaa1fd95bf5d1565f0)
            check_type(argname="argument api_versions", value=api_versions, expected_type=type_hints["api_versions"])
            check_type(argname="argument common_annotations", value=common_annotations, expected_type=type_hints["common_annotations"])
            check_type(argname="argument common_annotations_envsubst", value=common_annotations_envsubst, expected_type=type_hints["common_annotations_envsubst"])
            check_type(argname="argument common_labels", value=common_labels, expected_type=type_hints["common_labels"])
            check_type(argname="argument components", value=components, expected_type=type_hints["components"])
            check_type(argname="argument force_common_annotations", value=force_common_annotations, expected_type=type_hints["force_common_annotations"])
            check_type(argname="argument force_common_labels", value=force_common_labels, expected_type=type_hints["force_common_labels"])
            check_type(argname="argument ignore_missing_components", value=ignore_missing_components, expected_type=type_hints["ignore_missing_components"])
            check_type(argname="argument images", value=images, expected_type=type_hints["images"])
            check_type(argname="argument kube_version", value=kube_version, expected_type=type_hints["kube_version"])
            check_type(argname="argument label_include_templates", value=label_include_templates, expected_type=type_hints["label_include_templates"])
            check_type(argname="argument label_without_selector", value=label_without_selector, expected_type=type_hints["label_without_selector"])
            check_type(argname="argument name_prefix", value=name_prefix, expected_type=type_hints["name_prefix"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument name_suffix", value=name_suffix, expected_type=type_hints["name_suffix"])
            check_type(argname="argument patches", value=patches, expected_type=type_hints["patches"])
            check_type(argname="argument replicas", value=replicas, expected_type=type_hints["replicas"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if api_versions is not None:
            self._values["api_versions"] = api_versions
        if common_annotations is not None:
            self._values["common_annotations"] = common_annotations
        if common_annotations_envsubst is not None:
            self._values["common_annotations_envsubst"] = common_annotations_envsubst
        if common_labels is not None:
            self._values["common_labels"] = common_labels
        if components is not None:
            self._values["components"] = components
        if force_common_annotations is not None:
            self._values["force_common_annotations"] = force_common_annotations
        if force_common_labels is not None:
            self._values["force_common_labels"] = force_common_labels
        if ignore_missing_components is not None:
            self._values["ignore_missing_components"] = ignore_missing_components
        if images is not None:
            self._values["images"] = images
        if kube_version is not None:
            self._values["kube_version"] = kube_version
        if label_include_templates is not None:
            self._values["label_include_templates"] = label_include_templates
        if label_without_selector is not None:
            self._values["label_without_selector"] = label_without_selector
        if name_prefix is not None:
            self._values["name_prefix"] = name_prefix
        if namespace is not None:
            self._values["namespace"] = namespace
        if name_suffix is not None:
            self._values["name_suffix"] = name_suffix
        if patches is not None:
            self._values["patches"] = patches
        if replicas is not None:
            self._values["replicas"] = replicas
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def api_versions(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#apiVersions
        '''
        result = self._values.get("api_versions")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def common_annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#commonAnnotations
        '''
        result = self._values.get("common_annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def common_annotations_envsubst(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#commonAnnotationsEnvsubst
        '''
        result = self._values.get("common_annotations_envsubst")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def common_labels(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#commonLabels
        '''
        result = self._values.get("common_labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def components(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#components
        '''
        result = self._values.get("components")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def force_common_annotations(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#forceCommonAnnotations
        '''
        result = self._values.get("force_common_annotations")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def force_common_labels(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#forceCommonLabels
        '''
        result = self._values.get("force_common_labels")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def ignore_missing_components(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#ignoreMissingComponents
        '''
        result = self._values.get("ignore_missing_components")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def images(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#images
        '''
        result = self._values.get("images")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def kube_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#kubeVersion
        '''
        result = self._values.get("kube_version")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def label_include_templates(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#labelIncludeTemplates
        '''
        result = self._values.get("label_include_templates")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def label_without_selector(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#labelWithoutSelector
        '''
        result = self._values.get("label_without_selector")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def name_prefix(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#namePrefix
        '''
        result = self._values.get("name_prefix")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def name_suffix(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#nameSuffix
        '''
        result = self._values.get("name_suffix")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def patches(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSourceKustomizePatches"]]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#patches
        '''
        result = self._values.get("patches")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSourceKustomizePatches"]], result)

    @builtins.property
    def replicas(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSourceKustomizeReplicas"]]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#replicas
        '''
        result = self._values.get("replicas")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSourceKustomizeReplicas"]], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceKustomize#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourceKustomize(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourceKustomizePatches",
    jsii_struct_bases=[],
    name_mapping={
        "options": "options",
        "patch": "patch",
        "path": "path",
        "target": "target",
    },
)
class ApplicationOperationSyncSourceKustomizePatches:
    def __init__(
        self,
        *,
        options: typing.Optional[typing.Mapping[builtins.str, builtins.bool]] = None,
        patch: typing.Optional[builtins.str] = None,
        path: typing.Optional[builtins.str] = None,
        target: typing.Optional[typing.Union["ApplicationOperationSyncSourceKustomizePatchesTarget", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param options: 
        :param patch: 
        :param path: 
        :param target: 

        :schema: ApplicationOperationSyncSourceKustomizePatches
        '''
        if isinstance(target, dict):
            target = ApplicationOperationSyncSourceKustomizePatchesTarget(**target)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f142fb58c69810763c5408e400482253cf1831c7850769b522c93101989c064d)
            check_type(argname="argument options", value=options, expected_type=type_hints["options"])
            check_type(argname="argument patch", value=patch, expected_type=type_hints["patch"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument target", value=target, expected_type=type_hints["target"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if options is not None:
            self._values["options"] = options
        if patch is not None:
            self._values["patch"] = patch
        if path is not None:
            self._values["path"] = path
        if target is not None:
            self._values["target"] = target

    @builtins.property
    def options(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.bool]]:
        '''
        :schema: ApplicationOperationSyncSourceKustomizePatches#options
        '''
        result = self._values.get("options")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.bool]], result)

    @builtins.property
    def patch(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceKustomizePatches#patch
        '''
        result = self._values.get("patch")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceKustomizePatches#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def target(
        self,
    ) -> typing.Optional["ApplicationOperationSyncSourceKustomizePatchesTarget"]:
        '''
        :schema: ApplicationOperationSyncSourceKustomizePatches#target
        '''
        result = self._values.get("target")
        return typing.cast(typing.Optional["ApplicationOperationSyncSourceKustomizePatchesTarget"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourceKustomizePatches(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourceKustomizePatchesTarget",
    jsii_struct_bases=[],
    name_mapping={
        "annotation_selector": "annotationSelector",
        "group": "group",
        "kind": "kind",
        "label_selector": "labelSelector",
        "name": "name",
        "namespace": "namespace",
        "version": "version",
    },
)
class ApplicationOperationSyncSourceKustomizePatchesTarget:
    def __init__(
        self,
        *,
        annotation_selector: typing.Optional[builtins.str] = None,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        label_selector: typing.Optional[builtins.str] = None,
        name: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param annotation_selector: 
        :param group: 
        :param kind: 
        :param label_selector: 
        :param name: 
        :param namespace: 
        :param version: 

        :schema: ApplicationOperationSyncSourceKustomizePatchesTarget
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__01fd5787b0c64b35c889c61a5be5d1b0ff993c736c2d964087d2a1f8ac8ae002)
            check_type(argname="argument annotation_selector", value=annotation_selector, expected_type=type_hints["annotation_selector"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument label_selector", value=label_selector, expected_type=type_hints["label_selector"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if annotation_selector is not None:
            self._values["annotation_selector"] = annotation_selector
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if label_selector is not None:
            self._values["label_selector"] = label_selector
        if name is not None:
            self._values["name"] = name
        if namespace is not None:
            self._values["namespace"] = namespace
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def annotation_selector(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceKustomizePatchesTarget#annotationSelector
        '''
        result = self._values.get("annotation_selector")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceKustomizePatchesTarget#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceKustomizePatchesTarget#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def label_selector(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceKustomizePatchesTarget#labelSelector
        '''
        result = self._values.get("label_selector")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceKustomizePatchesTarget#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceKustomizePatchesTarget#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourceKustomizePatchesTarget#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourceKustomizePatchesTarget(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourceKustomizeReplicas",
    jsii_struct_bases=[],
    name_mapping={"count": "count", "name": "name"},
)
class ApplicationOperationSyncSourceKustomizeReplicas:
    def __init__(
        self,
        *,
        count: "ApplicationOperationSyncSourceKustomizeReplicasCount",
        name: builtins.str,
    ) -> None:
        '''
        :param count: 
        :param name: 

        :schema: ApplicationOperationSyncSourceKustomizeReplicas
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7b80b1cbde4a7c7251631067ddf685804b8e280d3e1565c13624f72c423ddcd3)
            check_type(argname="argument count", value=count, expected_type=type_hints["count"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "count": count,
            "name": name,
        }

    @builtins.property
    def count(self) -> "ApplicationOperationSyncSourceKustomizeReplicasCount":
        '''
        :schema: ApplicationOperationSyncSourceKustomizeReplicas#count
        '''
        result = self._values.get("count")
        assert result is not None, "Required property 'count' is missing"
        return typing.cast("ApplicationOperationSyncSourceKustomizeReplicasCount", result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncSourceKustomizeReplicas#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourceKustomizeReplicas(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class ApplicationOperationSyncSourceKustomizeReplicasCount(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourceKustomizeReplicasCount",
):
    '''
    :schema: ApplicationOperationSyncSourceKustomizeReplicasCount
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "ApplicationOperationSyncSourceKustomizeReplicasCount":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c344ec87696bfc28243283813c1268746830cc42515786f9bbbef70483613fa7)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("ApplicationOperationSyncSourceKustomizeReplicasCount", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "ApplicationOperationSyncSourceKustomizeReplicasCount":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6e11b67b90a4fbcbdeddea9395c693b399ceeac1016a1bea5f2f259d75bd8e65)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("ApplicationOperationSyncSourceKustomizeReplicasCount", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcePlugin",
    jsii_struct_bases=[],
    name_mapping={"env": "env", "name": "name", "parameters": "parameters"},
)
class ApplicationOperationSyncSourcePlugin:
    def __init__(
        self,
        *,
        env: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSourcePluginEnv", typing.Dict[builtins.str, typing.Any]]]] = None,
        name: typing.Optional[builtins.str] = None,
        parameters: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSourcePluginParameters", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param env: 
        :param name: 
        :param parameters: 

        :schema: ApplicationOperationSyncSourcePlugin
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9e308463afbf9ae71e9cfad8900093722cb0aa93c9974267b0cf7d90a8ab9883)
            check_type(argname="argument env", value=env, expected_type=type_hints["env"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument parameters", value=parameters, expected_type=type_hints["parameters"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if env is not None:
            self._values["env"] = env
        if name is not None:
            self._values["name"] = name
        if parameters is not None:
            self._values["parameters"] = parameters

    @builtins.property
    def env(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSourcePluginEnv"]]:
        '''
        :schema: ApplicationOperationSyncSourcePlugin#env
        '''
        result = self._values.get("env")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSourcePluginEnv"]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcePlugin#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def parameters(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSourcePluginParameters"]]:
        '''
        :schema: ApplicationOperationSyncSourcePlugin#parameters
        '''
        result = self._values.get("parameters")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSourcePluginParameters"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcePlugin(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcePluginEnv",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class ApplicationOperationSyncSourcePluginEnv:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: ApplicationOperationSyncSourcePluginEnv
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c9dbb70400929493545b3b8e6e2930413d7c716e353904eef98e58d16275c2a8)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncSourcePluginEnv#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncSourcePluginEnv#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcePluginEnv(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcePluginParameters",
    jsii_struct_bases=[],
    name_mapping={"array": "array", "map": "map", "name": "name", "string": "string"},
)
class ApplicationOperationSyncSourcePluginParameters:
    def __init__(
        self,
        *,
        array: typing.Optional[typing.Sequence[builtins.str]] = None,
        map: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        name: typing.Optional[builtins.str] = None,
        string: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param array: 
        :param map: 
        :param name: 
        :param string: 

        :schema: ApplicationOperationSyncSourcePluginParameters
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__706b34fbbb1e58f8260176a0ee38a71c6918d19d49ab23b7ddbfb089ecd54cde)
            check_type(argname="argument array", value=array, expected_type=type_hints["array"])
            check_type(argname="argument map", value=map, expected_type=type_hints["map"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument string", value=string, expected_type=type_hints["string"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if array is not None:
            self._values["array"] = array
        if map is not None:
            self._values["map"] = map
        if name is not None:
            self._values["name"] = name
        if string is not None:
            self._values["string"] = string

    @builtins.property
    def array(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourcePluginParameters#array
        '''
        result = self._values.get("array")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def map(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourcePluginParameters#map
        '''
        result = self._values.get("map")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcePluginParameters#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def string(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcePluginParameters#string
        '''
        result = self._values.get("string")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcePluginParameters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSources",
    jsii_struct_bases=[],
    name_mapping={
        "repo_url": "repoUrl",
        "chart": "chart",
        "directory": "directory",
        "helm": "helm",
        "kustomize": "kustomize",
        "name": "name",
        "path": "path",
        "plugin": "plugin",
        "ref": "ref",
        "tag_prefix": "tagPrefix",
        "target_revision": "targetRevision",
    },
)
class ApplicationOperationSyncSources:
    def __init__(
        self,
        *,
        repo_url: builtins.str,
        chart: typing.Optional[builtins.str] = None,
        directory: typing.Optional[typing.Union["ApplicationOperationSyncSourcesDirectory", typing.Dict[builtins.str, typing.Any]]] = None,
        helm: typing.Optional[typing.Union["ApplicationOperationSyncSourcesHelm", typing.Dict[builtins.str, typing.Any]]] = None,
        kustomize: typing.Optional[typing.Union["ApplicationOperationSyncSourcesKustomize", typing.Dict[builtins.str, typing.Any]]] = None,
        name: typing.Optional[builtins.str] = None,
        path: typing.Optional[builtins.str] = None,
        plugin: typing.Optional[typing.Union["ApplicationOperationSyncSourcesPlugin", typing.Dict[builtins.str, typing.Any]]] = None,
        ref: typing.Optional[builtins.str] = None,
        tag_prefix: typing.Optional[builtins.str] = None,
        target_revision: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param repo_url: 
        :param chart: 
        :param directory: 
        :param helm: 
        :param kustomize: 
        :param name: 
        :param path: 
        :param plugin: 
        :param ref: 
        :param tag_prefix: 
        :param target_revision: 

        :schema: ApplicationOperationSyncSources
        '''
        if isinstance(directory, dict):
            directory = ApplicationOperationSyncSourcesDirectory(**directory)
        if isinstance(helm, dict):
            helm = ApplicationOperationSyncSourcesHelm(**helm)
        if isinstance(kustomize, dict):
            kustomize = ApplicationOperationSyncSourcesKustomize(**kustomize)
        if isinstance(plugin, dict):
            plugin = ApplicationOperationSyncSourcesPlugin(**plugin)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7c73f8029940cdef7cee0372f2fc568b5c73e9462450038e180ac436a0292564)
            check_type(argname="argument repo_url", value=repo_url, expected_type=type_hints["repo_url"])
            check_type(argname="argument chart", value=chart, expected_type=type_hints["chart"])
            check_type(argname="argument directory", value=directory, expected_type=type_hints["directory"])
            check_type(argname="argument helm", value=helm, expected_type=type_hints["helm"])
            check_type(argname="argument kustomize", value=kustomize, expected_type=type_hints["kustomize"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument plugin", value=plugin, expected_type=type_hints["plugin"])
            check_type(argname="argument ref", value=ref, expected_type=type_hints["ref"])
            check_type(argname="argument tag_prefix", value=tag_prefix, expected_type=type_hints["tag_prefix"])
            check_type(argname="argument target_revision", value=target_revision, expected_type=type_hints["target_revision"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "repo_url": repo_url,
        }
        if chart is not None:
            self._values["chart"] = chart
        if directory is not None:
            self._values["directory"] = directory
        if helm is not None:
            self._values["helm"] = helm
        if kustomize is not None:
            self._values["kustomize"] = kustomize
        if name is not None:
            self._values["name"] = name
        if path is not None:
            self._values["path"] = path
        if plugin is not None:
            self._values["plugin"] = plugin
        if ref is not None:
            self._values["ref"] = ref
        if tag_prefix is not None:
            self._values["tag_prefix"] = tag_prefix
        if target_revision is not None:
            self._values["target_revision"] = target_revision

    @builtins.property
    def repo_url(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncSources#repoURL
        '''
        result = self._values.get("repo_url")
        assert result is not None, "Required property 'repo_url' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def chart(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSources#chart
        '''
        result = self._values.get("chart")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def directory(self) -> typing.Optional["ApplicationOperationSyncSourcesDirectory"]:
        '''
        :schema: ApplicationOperationSyncSources#directory
        '''
        result = self._values.get("directory")
        return typing.cast(typing.Optional["ApplicationOperationSyncSourcesDirectory"], result)

    @builtins.property
    def helm(self) -> typing.Optional["ApplicationOperationSyncSourcesHelm"]:
        '''
        :schema: ApplicationOperationSyncSources#helm
        '''
        result = self._values.get("helm")
        return typing.cast(typing.Optional["ApplicationOperationSyncSourcesHelm"], result)

    @builtins.property
    def kustomize(self) -> typing.Optional["ApplicationOperationSyncSourcesKustomize"]:
        '''
        :schema: ApplicationOperationSyncSources#kustomize
        '''
        result = self._values.get("kustomize")
        return typing.cast(typing.Optional["ApplicationOperationSyncSourcesKustomize"], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSources#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSources#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def plugin(self) -> typing.Optional["ApplicationOperationSyncSourcesPlugin"]:
        '''
        :schema: ApplicationOperationSyncSources#plugin
        '''
        result = self._values.get("plugin")
        return typing.cast(typing.Optional["ApplicationOperationSyncSourcesPlugin"], result)

    @builtins.property
    def ref(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSources#ref
        '''
        result = self._values.get("ref")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def tag_prefix(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSources#tagPrefix
        '''
        result = self._values.get("tag_prefix")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def target_revision(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSources#targetRevision
        '''
        result = self._values.get("target_revision")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSources(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcesDirectory",
    jsii_struct_bases=[],
    name_mapping={
        "exclude": "exclude",
        "include": "include",
        "jsonnet": "jsonnet",
        "recurse": "recurse",
    },
)
class ApplicationOperationSyncSourcesDirectory:
    def __init__(
        self,
        *,
        exclude: typing.Optional[builtins.str] = None,
        include: typing.Optional[builtins.str] = None,
        jsonnet: typing.Optional[typing.Union["ApplicationOperationSyncSourcesDirectoryJsonnet", typing.Dict[builtins.str, typing.Any]]] = None,
        recurse: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param exclude: 
        :param include: 
        :param jsonnet: 
        :param recurse: 

        :schema: ApplicationOperationSyncSourcesDirectory
        '''
        if isinstance(jsonnet, dict):
            jsonnet = ApplicationOperationSyncSourcesDirectoryJsonnet(**jsonnet)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__324298f97349afa39ae4768691455ebefe4dc690dc3f1615fa6e5857d75dae67)
            check_type(argname="argument exclude", value=exclude, expected_type=type_hints["exclude"])
            check_type(argname="argument include", value=include, expected_type=type_hints["include"])
            check_type(argname="argument jsonnet", value=jsonnet, expected_type=type_hints["jsonnet"])
            check_type(argname="argument recurse", value=recurse, expected_type=type_hints["recurse"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if exclude is not None:
            self._values["exclude"] = exclude
        if include is not None:
            self._values["include"] = include
        if jsonnet is not None:
            self._values["jsonnet"] = jsonnet
        if recurse is not None:
            self._values["recurse"] = recurse

    @builtins.property
    def exclude(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesDirectory#exclude
        '''
        result = self._values.get("exclude")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def include(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesDirectory#include
        '''
        result = self._values.get("include")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def jsonnet(
        self,
    ) -> typing.Optional["ApplicationOperationSyncSourcesDirectoryJsonnet"]:
        '''
        :schema: ApplicationOperationSyncSourcesDirectory#jsonnet
        '''
        result = self._values.get("jsonnet")
        return typing.cast(typing.Optional["ApplicationOperationSyncSourcesDirectoryJsonnet"], result)

    @builtins.property
    def recurse(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourcesDirectory#recurse
        '''
        result = self._values.get("recurse")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcesDirectory(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcesDirectoryJsonnet",
    jsii_struct_bases=[],
    name_mapping={"ext_vars": "extVars", "libs": "libs", "tlas": "tlas"},
)
class ApplicationOperationSyncSourcesDirectoryJsonnet:
    def __init__(
        self,
        *,
        ext_vars: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSourcesDirectoryJsonnetExtVars", typing.Dict[builtins.str, typing.Any]]]] = None,
        libs: typing.Optional[typing.Sequence[builtins.str]] = None,
        tlas: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSourcesDirectoryJsonnetTlas", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param ext_vars: 
        :param libs: 
        :param tlas: 

        :schema: ApplicationOperationSyncSourcesDirectoryJsonnet
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__159883daca790829107889c1fa2fe53269e4116d397c85746b064629aa16aea4)
            check_type(argname="argument ext_vars", value=ext_vars, expected_type=type_hints["ext_vars"])
            check_type(argname="argument libs", value=libs, expected_type=type_hints["libs"])
            check_type(argname="argument tlas", value=tlas, expected_type=type_hints["tlas"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if ext_vars is not None:
            self._values["ext_vars"] = ext_vars
        if libs is not None:
            self._values["libs"] = libs
        if tlas is not None:
            self._values["tlas"] = tlas

    @builtins.property
    def ext_vars(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSourcesDirectoryJsonnetExtVars"]]:
        '''
        :schema: ApplicationOperationSyncSourcesDirectoryJsonnet#extVars
        '''
        result = self._values.get("ext_vars")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSourcesDirectoryJsonnetExtVars"]], result)

    @builtins.property
    def libs(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourcesDirectoryJsonnet#libs
        '''
        result = self._values.get("libs")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def tlas(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSourcesDirectoryJsonnetTlas"]]:
        '''
        :schema: ApplicationOperationSyncSourcesDirectoryJsonnet#tlas
        '''
        result = self._values.get("tlas")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSourcesDirectoryJsonnetTlas"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcesDirectoryJsonnet(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcesDirectoryJsonnetExtVars",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "code": "code"},
)
class ApplicationOperationSyncSourcesDirectoryJsonnetExtVars:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: builtins.str,
        code: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param code: 

        :schema: ApplicationOperationSyncSourcesDirectoryJsonnetExtVars
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a0e3db57fe52dea1472d048d6c80e3907115ad5cb2b63f7fd932268e1d4bd67e)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
            check_type(argname="argument code", value=code, expected_type=type_hints["code"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }
        if code is not None:
            self._values["code"] = code

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncSourcesDirectoryJsonnetExtVars#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncSourcesDirectoryJsonnetExtVars#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def code(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourcesDirectoryJsonnetExtVars#code
        '''
        result = self._values.get("code")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcesDirectoryJsonnetExtVars(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcesDirectoryJsonnetTlas",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "code": "code"},
)
class ApplicationOperationSyncSourcesDirectoryJsonnetTlas:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: builtins.str,
        code: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param code: 

        :schema: ApplicationOperationSyncSourcesDirectoryJsonnetTlas
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__55893cfc50992ba1093e41d2a032aa2e8e92d1b37020517e595ba4679c62b5be)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
            check_type(argname="argument code", value=code, expected_type=type_hints["code"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }
        if code is not None:
            self._values["code"] = code

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncSourcesDirectoryJsonnetTlas#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncSourcesDirectoryJsonnetTlas#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def code(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourcesDirectoryJsonnetTlas#code
        '''
        result = self._values.get("code")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcesDirectoryJsonnetTlas(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcesHelm",
    jsii_struct_bases=[],
    name_mapping={
        "api_versions": "apiVersions",
        "file_parameters": "fileParameters",
        "ignore_missing_value_files": "ignoreMissingValueFiles",
        "kube_version": "kubeVersion",
        "namespace": "namespace",
        "parameters": "parameters",
        "pass_credentials": "passCredentials",
        "release_name": "releaseName",
        "skip_crds": "skipCrds",
        "skip_schema_validation": "skipSchemaValidation",
        "skip_tests": "skipTests",
        "value_files": "valueFiles",
        "values": "values",
        "values_object": "valuesObject",
        "version": "version",
    },
)
class ApplicationOperationSyncSourcesHelm:
    def __init__(
        self,
        *,
        api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
        file_parameters: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSourcesHelmFileParameters", typing.Dict[builtins.str, typing.Any]]]] = None,
        ignore_missing_value_files: typing.Optional[builtins.bool] = None,
        kube_version: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        parameters: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSourcesHelmParameters", typing.Dict[builtins.str, typing.Any]]]] = None,
        pass_credentials: typing.Optional[builtins.bool] = None,
        release_name: typing.Optional[builtins.str] = None,
        skip_crds: typing.Optional[builtins.bool] = None,
        skip_schema_validation: typing.Optional[builtins.bool] = None,
        skip_tests: typing.Optional[builtins.bool] = None,
        value_files: typing.Optional[typing.Sequence[builtins.str]] = None,
        values: typing.Optional[builtins.str] = None,
        values_object: typing.Any = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param api_versions: 
        :param file_parameters: 
        :param ignore_missing_value_files: 
        :param kube_version: 
        :param namespace: 
        :param parameters: 
        :param pass_credentials: 
        :param release_name: 
        :param skip_crds: 
        :param skip_schema_validation: 
        :param skip_tests: 
        :param value_files: 
        :param values: 
        :param values_object: 
        :param version: 

        :schema: ApplicationOperationSyncSourcesHelm
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__cfc6344c7b612a51efa177250072bafa99b922e60c3f55458965012f52aebe1b)
            check_type(argname="argument api_versions", value=api_versions, expected_type=type_hints["api_versions"])
            check_type(argname="argument file_parameters", value=file_parameters, expected_type=type_hints["file_parameters"])
            check_type(argname="argument ignore_missing_value_files", value=ignore_missing_value_files, expected_type=type_hints["ignore_missing_value_files"])
            check_type(argname="argument kube_version", value=kube_version, expected_type=type_hints["kube_version"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument parameters", value=parameters, expected_type=type_hints["parameters"])
            check_type(argname="argument pass_credentials", value=pass_credentials, expected_type=type_hints["pass_credentials"])
            check_type(argname="argument release_name", value=release_name, expected_type=type_hints["release_name"])
            check_type(argname="argument skip_crds", value=skip_crds, expected_type=type_hints["skip_crds"])
            check_type(argname="argument skip_schema_validation", value=skip_schema_validation, expected_type=type_hints["skip_schema_validation"])
            check_type(argname="argument skip_tests", value=skip_tests, expected_type=type_hints["skip_tests"])
            check_type(argname="argument value_files", value=value_files, expected_type=type_hints["value_files"])
            check_type(argname="argument values", value=values, expected_type=type_hints["values"])
            check_type(argname="argument values_object", value=values_object, expected_type=type_hints["values_object"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if api_versions is not None:
            self._values["api_versions"] = api_versions
        if file_parameters is not None:
            self._values["file_parameters"] = file_parameters
        if ignore_missing_value_files is not None:
            self._values["ignore_missing_value_files"] = ignore_missing_value_files
        if kube_version is not None:
            self._values["kube_version"] = kube_version
        if namespace is not None:
            self._values["namespace"] = namespace
        if parameters is not None:
            self._values["parameters"] = parameters
        if pass_credentials is not None:
            self._values["pass_credentials"] = pass_credentials
        if release_name is not None:
            self._values["release_name"] = release_name
        if skip_crds is not None:
            self._values["skip_crds"] = skip_crds
        if skip_schema_validation is not None:
            self._values["skip_schema_validation"] = skip_schema_validation
        if skip_tests is not None:
            self._values["skip_tests"] = skip_tests
        if value_files is not None:
            self._values["value_files"] = value_files
        if values is not None:
            self._values["values"] = values
        if values_object is not None:
            self._values["values_object"] = values_object
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def api_versions(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourcesHelm#apiVersions
        '''
        result = self._values.get("api_versions")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def file_parameters(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSourcesHelmFileParameters"]]:
        '''
        :schema: ApplicationOperationSyncSourcesHelm#fileParameters
        '''
        result = self._values.get("file_parameters")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSourcesHelmFileParameters"]], result)

    @builtins.property
    def ignore_missing_value_files(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourcesHelm#ignoreMissingValueFiles
        '''
        result = self._values.get("ignore_missing_value_files")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def kube_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesHelm#kubeVersion
        '''
        result = self._values.get("kube_version")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesHelm#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def parameters(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSourcesHelmParameters"]]:
        '''
        :schema: ApplicationOperationSyncSourcesHelm#parameters
        '''
        result = self._values.get("parameters")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSourcesHelmParameters"]], result)

    @builtins.property
    def pass_credentials(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourcesHelm#passCredentials
        '''
        result = self._values.get("pass_credentials")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def release_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesHelm#releaseName
        '''
        result = self._values.get("release_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def skip_crds(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourcesHelm#skipCrds
        '''
        result = self._values.get("skip_crds")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def skip_schema_validation(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourcesHelm#skipSchemaValidation
        '''
        result = self._values.get("skip_schema_validation")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def skip_tests(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourcesHelm#skipTests
        '''
        result = self._values.get("skip_tests")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def value_files(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourcesHelm#valueFiles
        '''
        result = self._values.get("value_files")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def values(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesHelm#values
        '''
        result = self._values.get("values")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def values_object(self) -> typing.Any:
        '''
        :schema: ApplicationOperationSyncSourcesHelm#valuesObject
        '''
        result = self._values.get("values_object")
        return typing.cast(typing.Any, result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesHelm#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcesHelm(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcesHelmFileParameters",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "path": "path"},
)
class ApplicationOperationSyncSourcesHelmFileParameters:
    def __init__(
        self,
        *,
        name: typing.Optional[builtins.str] = None,
        path: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param path: 

        :schema: ApplicationOperationSyncSourcesHelmFileParameters
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b5a5b2360764f8c0214d8897fe465b331a5ba5b71cb35abee3fb2d8ed50414d6)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name
        if path is not None:
            self._values["path"] = path

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesHelmFileParameters#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesHelmFileParameters#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcesHelmFileParameters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcesHelmParameters",
    jsii_struct_bases=[],
    name_mapping={"force_string": "forceString", "name": "name", "value": "value"},
)
class ApplicationOperationSyncSourcesHelmParameters:
    def __init__(
        self,
        *,
        force_string: typing.Optional[builtins.bool] = None,
        name: typing.Optional[builtins.str] = None,
        value: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param force_string: 
        :param name: 
        :param value: 

        :schema: ApplicationOperationSyncSourcesHelmParameters
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4ec85a732fbce5322f69f05557cf2a2092db91b2cc2ecc12f067763823299607)
            check_type(argname="argument force_string", value=force_string, expected_type=type_hints["force_string"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if force_string is not None:
            self._values["force_string"] = force_string
        if name is not None:
            self._values["name"] = name
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def force_string(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourcesHelmParameters#forceString
        '''
        result = self._values.get("force_string")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesHelmParameters#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesHelmParameters#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcesHelmParameters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcesKustomize",
    jsii_struct_bases=[],
    name_mapping={
        "api_versions": "apiVersions",
        "common_annotations": "commonAnnotations",
        "common_annotations_envsubst": "commonAnnotationsEnvsubst",
        "common_labels": "commonLabels",
        "components": "components",
        "force_common_annotations": "forceCommonAnnotations",
        "force_common_labels": "forceCommonLabels",
        "ignore_missing_components": "ignoreMissingComponents",
        "images": "images",
        "kube_version": "kubeVersion",
        "label_include_templates": "labelIncludeTemplates",
        "label_without_selector": "labelWithoutSelector",
        "name_prefix": "namePrefix",
        "namespace": "namespace",
        "name_suffix": "nameSuffix",
        "patches": "patches",
        "replicas": "replicas",
        "version": "version",
    },
)
class ApplicationOperationSyncSourcesKustomize:
    def __init__(
        self,
        *,
        api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
        common_annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        common_annotations_envsubst: typing.Optional[builtins.bool] = None,
        common_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        components: typing.Optional[typing.Sequence[builtins.str]] = None,
        force_common_annotations: typing.Optional[builtins.bool] = None,
        force_common_labels: typing.Optional[builtins.bool] = None,
        ignore_missing_components: typing.Optional[builtins.bool] = None,
        images: typing.Optional[typing.Sequence[builtins.str]] = None,
        kube_version: typing.Optional[builtins.str] = None,
        label_include_templates: typing.Optional[builtins.bool] = None,
        label_without_selector: typing.Optional[builtins.bool] = None,
        name_prefix: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        name_suffix: typing.Optional[builtins.str] = None,
        patches: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSourcesKustomizePatches", typing.Dict[builtins.str, typing.Any]]]] = None,
        replicas: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSourcesKustomizeReplicas", typing.Dict[builtins.str, typing.Any]]]] = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param api_versions: 
        :param common_annotations: 
        :param common_annotations_envsubst: 
        :param common_labels: 
        :param components: 
        :param force_common_annotations: 
        :param force_common_labels: 
        :param ignore_missing_components: 
        :param images: 
        :param kube_version: 
        :param label_include_templates: 
        :param label_without_selector: 
        :param name_prefix: 
        :param namespace: 
        :param name_suffix: 
        :param patches: 
        :param replicas: 
        :param version: 

        :schema: ApplicationOperationSyncSourcesKustomize
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4240977f0d8fb6d7a641b62e99484c8e6f471c725ed03a8d0d9494b10ab2d512)
            check_type(argname="argument api_versions", value=api_versions, expected_type=type_hints["api_versions"])
            check_type(argname="argument common_annotations", value=common_annotations, expected_type=type_hints["common_annotations"])
            check_type(argname="argument common_annotations_envsubst", value=common_annotations_envsubst, expected_type=type_hints["common_annotations_envsubst"])
            check_type(argname="argument common_labels", value=common_labels, expected_type=type_hints["common_labels"])
            check_type(argname="argument components", value=components, expected_type=type_hints["components"])
            check_type(argname="argument force_common_annotations", value=force_common_annotations, expected_type=type_hints["force_common_annotations"])
            check_type(argname="argument force_common_labels", value=force_common_labels, expected_type=type_hints["force_common_labels"])
            check_type(argname="argument ignore_missing_components", value=ignore_missing_components, expected_type=type_hints["ignore_missing_components"])
            check_type(argname="argument images", value=images, expected_type=type_hints["images"])
            check_type(argname="argument kube_version", value=kube_version, expected_type=type_hints["kube_version"])
            check_type(argname="argument label_include_templates", value=label_include_templates, expected_type=type_hints["label_include_templates"])
            check_type(argname="argument label_without_selector", value=label_without_selector, expected_type=type_hints["label_without_selector"])
            check_type(argname="argument name_prefix", value=name_prefix, expected_type=type_hints["name_prefix"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument name_suffix", value=name_suffix, expected_type=type_hints["name_suffix"])
            check_type(argname="argument patches", value=patches, expected_type=type_hints["patches"])
            check_type(argname="argument replicas", value=replicas, expected_type=type_hints["replicas"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if api_versions is not None:
            self._values["api_versions"] = api_versions
        if common_annotations is not None:
            self._values["common_annotations"] = common_annotations
        if common_annotations_envsubst is not None:
            self._values["common_annotations_envsubst"] = common_annotations_envsubst
        if common_labels is not None:
            self._values["common_labels"] = common_labels
        if components is not None:
            self._values["components"] = components
        if force_common_annotations is not None:
            self._values["force_common_annotations"] = force_common_annotations
        if force_common_labels is not None:
            self._values["force_common_labels"] = force_common_labels
        if ignore_missing_components is not None:
            self._values["ignore_missing_components"] = ignore_missing_components
        if images is not None:
            self._values["images"] = images
        if kube_version is not None:
            self._values["kube_version"] = kube_version
        if label_include_templates is not None:
            self._values["label_include_templates"] = label_include_templates
        if label_without_selector is not None:
            self._values["label_without_selector"] = label_without_selector
        if name_prefix is not None:
            self._values["name_prefix"] = name_prefix
        if namespace is not None:
            self._values["namespace"] = namespace
        if name_suffix is not None:
            self._values["name_suffix"] = name_suffix
        if patches is not None:
            self._values["patches"] = patches
        if replicas is not None:
            self._values["replicas"] = replicas
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def api_versions(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#apiVersions
        '''
        result = self._values.get("api_versions")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def common_annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#commonAnnotations
        '''
        result = self._values.get("common_annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def common_annotations_envsubst(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#commonAnnotationsEnvsubst
        '''
        result = self._values.get("common_annotations_envsubst")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def common_labels(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#commonLabels
        '''
        result = self._values.get("common_labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def components(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#components
        '''
        result = self._values.get("components")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def force_common_annotations(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#forceCommonAnnotations
        '''
        result = self._values.get("force_common_annotations")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def force_common_labels(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#forceCommonLabels
        '''
        result = self._values.get("force_common_labels")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def ignore_missing_components(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#ignoreMissingComponents
        '''
        result = self._values.get("ignore_missing_components")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def images(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#images
        '''
        result = self._values.get("images")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def kube_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#kubeVersion
        '''
        result = self._values.get("kube_version")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def label_include_templates(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#labelIncludeTemplates
        '''
        result = self._values.get("label_include_templates")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def label_without_selector(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#labelWithoutSelector
        '''
        result = self._values.get("label_without_selector")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def name_prefix(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#namePrefix
        '''
        result = self._values.get("name_prefix")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def name_suffix(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#nameSuffix
        '''
        result = self._values.get("name_suffix")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def patches(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSourcesKustomizePatches"]]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#patches
        '''
        result = self._values.get("patches")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSourcesKustomizePatches"]], result)

    @builtins.property
    def replicas(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSourcesKustomizeReplicas"]]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#replicas
        '''
        result = self._values.get("replicas")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSourcesKustomizeReplicas"]], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomize#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcesKustomize(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcesKustomizePatches",
    jsii_struct_bases=[],
    name_mapping={
        "options": "options",
        "patch": "patch",
        "path": "path",
        "target": "target",
    },
)
class ApplicationOperationSyncSourcesKustomizePatches:
    def __init__(
        self,
        *,
        options: typing.Optional[typing.Mapping[builtins.str, builtins.bool]] = None,
        patch: typing.Optional[builtins.str] = None,
        path: typing.Optional[builtins.str] = None,
        target: typing.Optional[typing.Union["ApplicationOperationSyncSourcesKustomizePatchesTarget", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param options: 
        :param patch: 
        :param path: 
        :param target: 

        :schema: ApplicationOperationSyncSourcesKustomizePatches
        '''
        if isinstance(target, dict):
            target = ApplicationOperationSyncSourcesKustomizePatchesTarget(**target)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__98c4d0c3bf2f6251000d01d7ae2eea257bfa69c138e13994d4daf1e0a46363c8)
            check_type(argname="argument options", value=options, expected_type=type_hints["options"])
            check_type(argname="argument patch", value=patch, expected_type=type_hints["patch"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument target", value=target, expected_type=type_hints["target"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if options is not None:
            self._values["options"] = options
        if patch is not None:
            self._values["patch"] = patch
        if path is not None:
            self._values["path"] = path
        if target is not None:
            self._values["target"] = target

    @builtins.property
    def options(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.bool]]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomizePatches#options
        '''
        result = self._values.get("options")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.bool]], result)

    @builtins.property
    def patch(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomizePatches#patch
        '''
        result = self._values.get("patch")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomizePatches#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def target(
        self,
    ) -> typing.Optional["ApplicationOperationSyncSourcesKustomizePatchesTarget"]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomizePatches#target
        '''
        result = self._values.get("target")
        return typing.cast(typing.Optional["ApplicationOperationSyncSourcesKustomizePatchesTarget"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcesKustomizePatches(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcesKustomizePatchesTarget",
    jsii_struct_bases=[],
    name_mapping={
        "annotation_selector": "annotationSelector",
        "group": "group",
        "kind": "kind",
        "label_selector": "labelSelector",
        "name": "name",
        "namespace": "namespace",
        "version": "version",
    },
)
class ApplicationOperationSyncSourcesKustomizePatchesTarget:
    def __init__(
        self,
        *,
        annotation_selector: typing.Optional[builtins.str] = None,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        label_selector: typing.Optional[builtins.str] = None,
        name: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param annotation_selector: 
        :param group: 
        :param kind: 
        :param label_selector: 
        :param name: 
        :param namespace: 
        :param version: 

        :schema: ApplicationOperationSyncSourcesKustomizePatchesTarget
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4b8a586f0a40bec3b8d1eca27832b2d0ed0c427e45f420018538080dd9a431c3)
            check_type(argname="argument annotation_selector", value=annotation_selector, expected_type=type_hints["annotation_selector"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument label_selector", value=label_selector, expected_type=type_hints["label_selector"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if annotation_selector is not None:
            self._values["annotation_selector"] = annotation_selector
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if label_selector is not None:
            self._values["label_selector"] = label_selector
        if name is not None:
            self._values["name"] = name
        if namespace is not None:
            self._values["namespace"] = namespace
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def annotation_selector(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomizePatchesTarget#annotationSelector
        '''
        result = self._values.get("annotation_selector")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomizePatchesTarget#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomizePatchesTarget#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def label_selector(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomizePatchesTarget#labelSelector
        '''
        result = self._values.get("label_selector")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomizePatchesTarget#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomizePatchesTarget#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesKustomizePatchesTarget#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcesKustomizePatchesTarget(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcesKustomizeReplicas",
    jsii_struct_bases=[],
    name_mapping={"count": "count", "name": "name"},
)
class ApplicationOperationSyncSourcesKustomizeReplicas:
    def __init__(
        self,
        *,
        count: "ApplicationOperationSyncSourcesKustomizeReplicasCount",
        name: builtins.str,
    ) -> None:
        '''
        :param count: 
        :param name: 

        :schema: ApplicationOperationSyncSourcesKustomizeReplicas
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__88f14aa648f864792b65f10462c038b3b1179c0574eb0b203f3a5104fd0d7ab4)
            check_type(argname="argument count", value=count, expected_type=type_hints["count"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "count": count,
            "name": name,
        }

    @builtins.property
    def count(self) -> "ApplicationOperationSyncSourcesKustomizeReplicasCount":
        '''
        :schema: ApplicationOperationSyncSourcesKustomizeReplicas#count
        '''
        result = self._values.get("count")
        assert result is not None, "Required property 'count' is missing"
        return typing.cast("ApplicationOperationSyncSourcesKustomizeReplicasCount", result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncSourcesKustomizeReplicas#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcesKustomizeReplicas(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class ApplicationOperationSyncSourcesKustomizeReplicasCount(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcesKustomizeReplicasCount",
):
    '''
    :schema: ApplicationOperationSyncSourcesKustomizeReplicasCount
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "ApplicationOperationSyncSourcesKustomizeReplicasCount":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b8ba5b6f1d2ee15ece100de0065cce009cefec96477005f3ef61782bfaf04cf8)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("ApplicationOperationSyncSourcesKustomizeReplicasCount", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "ApplicationOperationSyncSourcesKustomizeReplicasCount":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7b3665dc900f17d3133ad88266b3132e978c34f2501d9dfcbd60493ed59fb6b0)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("ApplicationOperationSyncSourcesKustomizeReplicasCount", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcesPlugin",
    jsii_struct_bases=[],
    name_mapping={"env": "env", "name": "name", "parameters": "parameters"},
)
class ApplicationOperationSyncSourcesPlugin:
    def __init__(
        self,
        *,
        env: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSourcesPluginEnv", typing.Dict[builtins.str, typing.Any]]]] = None,
        name: typing.Optional[builtins.str] = None,
        parameters: typing.Optional[typing.Sequence[typing.Union["ApplicationOperationSyncSourcesPluginParameters", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param env: 
        :param name: 
        :param parameters: 

        :schema: ApplicationOperationSyncSourcesPlugin
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__dd94a838f457b40d0879c044528d163cad88fe2cfbb4d73f97f0440aed1f4624)
            check_type(argname="argument env", value=env, expected_type=type_hints["env"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument parameters", value=parameters, expected_type=type_hints["parameters"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if env is not None:
            self._values["env"] = env
        if name is not None:
            self._values["name"] = name
        if parameters is not None:
            self._values["parameters"] = parameters

    @builtins.property
    def env(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSourcesPluginEnv"]]:
        '''
        :schema: ApplicationOperationSyncSourcesPlugin#env
        '''
        result = self._values.get("env")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSourcesPluginEnv"]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesPlugin#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def parameters(
        self,
    ) -> typing.Optional[typing.List["ApplicationOperationSyncSourcesPluginParameters"]]:
        '''
        :schema: ApplicationOperationSyncSourcesPlugin#parameters
        '''
        result = self._values.get("parameters")
        return typing.cast(typing.Optional[typing.List["ApplicationOperationSyncSourcesPluginParameters"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcesPlugin(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcesPluginEnv",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class ApplicationOperationSyncSourcesPluginEnv:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: ApplicationOperationSyncSourcesPluginEnv
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__385ad3eadf8320e79c0bf4849819c8e410332b312005730c0bf4492f1808bcf6)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncSourcesPluginEnv#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationOperationSyncSourcesPluginEnv#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcesPluginEnv(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSourcesPluginParameters",
    jsii_struct_bases=[],
    name_mapping={"array": "array", "map": "map", "name": "name", "string": "string"},
)
class ApplicationOperationSyncSourcesPluginParameters:
    def __init__(
        self,
        *,
        array: typing.Optional[typing.Sequence[builtins.str]] = None,
        map: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        name: typing.Optional[builtins.str] = None,
        string: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param array: 
        :param map: 
        :param name: 
        :param string: 

        :schema: ApplicationOperationSyncSourcesPluginParameters
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ffd6bdade0712bab6a3062754bedf224999664ba6353d05845955a7ad3526b67)
            check_type(argname="argument array", value=array, expected_type=type_hints["array"])
            check_type(argname="argument map", value=map, expected_type=type_hints["map"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument string", value=string, expected_type=type_hints["string"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if array is not None:
            self._values["array"] = array
        if map is not None:
            self._values["map"] = map
        if name is not None:
            self._values["name"] = name
        if string is not None:
            self._values["string"] = string

    @builtins.property
    def array(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourcesPluginParameters#array
        '''
        result = self._values.get("array")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def map(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ApplicationOperationSyncSourcesPluginParameters#map
        '''
        result = self._values.get("map")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesPluginParameters#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def string(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationOperationSyncSourcesPluginParameters#string
        '''
        result = self._values.get("string")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSourcesPluginParameters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSyncStrategy",
    jsii_struct_bases=[],
    name_mapping={"apply": "apply", "hook": "hook"},
)
class ApplicationOperationSyncSyncStrategy:
    def __init__(
        self,
        *,
        apply: typing.Optional[typing.Union["ApplicationOperationSyncSyncStrategyApply", typing.Dict[builtins.str, typing.Any]]] = None,
        hook: typing.Optional[typing.Union["ApplicationOperationSyncSyncStrategyHook", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param apply: 
        :param hook: 

        :schema: ApplicationOperationSyncSyncStrategy
        '''
        if isinstance(apply, dict):
            apply = ApplicationOperationSyncSyncStrategyApply(**apply)
        if isinstance(hook, dict):
            hook = ApplicationOperationSyncSyncStrategyHook(**hook)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__faeccb39abd108c97f86391e77169ac51c8a42971d153953bdf26f69ce51a19c)
            check_type(argname="argument apply", value=apply, expected_type=type_hints["apply"])
            check_type(argname="argument hook", value=hook, expected_type=type_hints["hook"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if apply is not None:
            self._values["apply"] = apply
        if hook is not None:
            self._values["hook"] = hook

    @builtins.property
    def apply(self) -> typing.Optional["ApplicationOperationSyncSyncStrategyApply"]:
        '''
        :schema: ApplicationOperationSyncSyncStrategy#apply
        '''
        result = self._values.get("apply")
        return typing.cast(typing.Optional["ApplicationOperationSyncSyncStrategyApply"], result)

    @builtins.property
    def hook(self) -> typing.Optional["ApplicationOperationSyncSyncStrategyHook"]:
        '''
        :schema: ApplicationOperationSyncSyncStrategy#hook
        '''
        result = self._values.get("hook")
        return typing.cast(typing.Optional["ApplicationOperationSyncSyncStrategyHook"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSyncStrategy(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSyncStrategyApply",
    jsii_struct_bases=[],
    name_mapping={"force": "force"},
)
class ApplicationOperationSyncSyncStrategyApply:
    def __init__(self, *, force: typing.Optional[builtins.bool] = None) -> None:
        '''
        :param force: 

        :schema: ApplicationOperationSyncSyncStrategyApply
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e9f9a76d45055c724f59b75eee16559cbad4f4f01bced83f8b22ee8c7d059ac6)
            check_type(argname="argument force", value=force, expected_type=type_hints["force"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if force is not None:
            self._values["force"] = force

    @builtins.property
    def force(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSyncStrategyApply#force
        '''
        result = self._values.get("force")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSyncStrategyApply(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationOperationSyncSyncStrategyHook",
    jsii_struct_bases=[],
    name_mapping={"force": "force"},
)
class ApplicationOperationSyncSyncStrategyHook:
    def __init__(self, *, force: typing.Optional[builtins.bool] = None) -> None:
        '''
        :param force: 

        :schema: ApplicationOperationSyncSyncStrategyHook
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3e48377ca199433d1559b698d261581a0ae87660b7476c5620473699185d1e80)
            check_type(argname="argument force", value=force, expected_type=type_hints["force"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if force is not None:
            self._values["force"] = force

    @builtins.property
    def force(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationOperationSyncSyncStrategyHook#force
        '''
        result = self._values.get("force")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationOperationSyncSyncStrategyHook(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationProps",
    jsii_struct_bases=[],
    name_mapping={"metadata": "metadata", "spec": "spec", "operation": "operation"},
)
class ApplicationProps:
    def __init__(
        self,
        *,
        metadata: typing.Union["_cdk8s_d3d9af27.ApiObjectMetadata", typing.Dict[builtins.str, typing.Any]],
        spec: typing.Union["ApplicationSpec", typing.Dict[builtins.str, typing.Any]],
        operation: typing.Optional[typing.Union["ApplicationOperation", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param metadata: 
        :param spec: 
        :param operation: 

        :schema: Application
        '''
        if isinstance(metadata, dict):
            metadata = _cdk8s_d3d9af27.ApiObjectMetadata(**metadata)
        if isinstance(spec, dict):
            spec = ApplicationSpec(**spec)
        if isinstance(operation, dict):
            operation = ApplicationOperation(**operation)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__80413f692d32c6163cad42e336983ee6949334dfb0c1b2c6fbc9890246ae9fa6)
            check_type(argname="argument metadata", value=metadata, expected_type=type_hints["metadata"])
            check_type(argname="argument spec", value=spec, expected_type=type_hints["spec"])
            check_type(argname="argument operation", value=operation, expected_type=type_hints["operation"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "metadata": metadata,
            "spec": spec,
        }
        if operation is not None:
            self._values["operation"] = operation

    @builtins.property
    def metadata(self) -> "_cdk8s_d3d9af27.ApiObjectMetadata":
        '''
        :schema: Application#metadata
        '''
        result = self._values.get("metadata")
        assert result is not None, "Required property 'metadata' is missing"
        return typing.cast("_cdk8s_d3d9af27.ApiObjectMetadata", result)

    @builtins.property
    def spec(self) -> "ApplicationSpec":
        '''
        :schema: Application#spec
        '''
        result = self._values.get("spec")
        assert result is not None, "Required property 'spec' is missing"
        return typing.cast("ApplicationSpec", result)

    @builtins.property
    def operation(self) -> typing.Optional["ApplicationOperation"]:
        '''
        :schema: Application#operation
        '''
        result = self._values.get("operation")
        return typing.cast(typing.Optional["ApplicationOperation"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationProps(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpec",
    jsii_struct_bases=[],
    name_mapping={
        "destination": "destination",
        "project": "project",
        "ignore_differences": "ignoreDifferences",
        "info": "info",
        "revision_history_limit": "revisionHistoryLimit",
        "source": "source",
        "source_hydrator": "sourceHydrator",
        "sources": "sources",
        "sync_policy": "syncPolicy",
    },
)
class ApplicationSpec:
    def __init__(
        self,
        *,
        destination: typing.Union["ApplicationSpecDestination", typing.Dict[builtins.str, typing.Any]],
        project: builtins.str,
        ignore_differences: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecIgnoreDifferences", typing.Dict[builtins.str, typing.Any]]]] = None,
        info: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecInfo", typing.Dict[builtins.str, typing.Any]]]] = None,
        revision_history_limit: typing.Optional[jsii.Number] = None,
        source: typing.Optional[typing.Union["ApplicationSpecSource", typing.Dict[builtins.str, typing.Any]]] = None,
        source_hydrator: typing.Optional[typing.Union["ApplicationSpecSourceHydrator", typing.Dict[builtins.str, typing.Any]]] = None,
        sources: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSources", typing.Dict[builtins.str, typing.Any]]]] = None,
        sync_policy: typing.Optional[typing.Union["ApplicationSpecSyncPolicy", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param destination: 
        :param project: 
        :param ignore_differences: 
        :param info: 
        :param revision_history_limit: 
        :param source: 
        :param source_hydrator: 
        :param sources: 
        :param sync_policy: 

        :schema: ApplicationSpec
        '''
        if isinstance(destination, dict):
            destination = ApplicationSpecDestination(**destination)
        if isinstance(source, dict):
            source = ApplicationSpecSource(**source)
        if isinstance(source_hydrator, dict):
            source_hydrator = ApplicationSpecSourceHydrator(**source_hydrator)
        if isinstance(sync_policy, dict):
            sync_policy = ApplicationSpecSyncPolicy(**sync_policy)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c99efc057ba6a6afcd7a325bb3264e3cf06f0b8e4610d7e860f4d22d9fd7188a)
            check_type(argname="argument destination", value=destination, expected_type=type_hints["destination"])
            check_type(argname="argument project", value=project, expected_type=type_hints["project"])
            check_type(argname="argument ignore_differences", value=ignore_differences, expected_type=type_hints["ignore_differences"])
            check_type(argname="argument info", value=info, expected_type=type_hints["info"])
            check_type(argname="argument revision_history_limit", value=revision_history_limit, expected_type=type_hints["revision_history_limit"])
            check_type(argname="argument source", value=source, expected_type=type_hints["source"])
            check_type(argname="argument source_hydrator", value=source_hydrator, expected_type=type_hints["source_hydrator"])
            check_type(argname="argument sources", value=sources, expected_type=type_hints["sources"])
            check_type(argname="argument sync_policy", value=sync_policy, expected_type=type_hints["sync_policy"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "destination": destination,
            "project": project,
        }
        if ignore_differences is not None:
            self._values["ignore_differences"] = ignore_differences
        if info is not None:
            self._values["info"] = info
        if revision_history_limit is not None:
            self._values["revision_history_limit"] = revision_history_limit
        if source is not None:
            self._values["source"] = source
        if source_hydrator is not None:
            self._values["source_hydrator"] = source_hydrator
        if sources is not None:
            self._values["sources"] = sources
        if sync_policy is not None:
            self._values["sync_policy"] = sync_policy

    @builtins.property
    def destination(self) -> "ApplicationSpecDestination":
        '''
        :schema: ApplicationSpec#destination
        '''
        result = self._values.get("destination")
        assert result is not None, "Required property 'destination' is missing"
        return typing.cast("ApplicationSpecDestination", result)

    @builtins.property
    def project(self) -> builtins.str:
        '''
        :schema: ApplicationSpec#project
        '''
        result = self._values.get("project")
        assert result is not None, "Required property 'project' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def ignore_differences(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecIgnoreDifferences"]]:
        '''
        :schema: ApplicationSpec#ignoreDifferences
        '''
        result = self._values.get("ignore_differences")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecIgnoreDifferences"]], result)

    @builtins.property
    def info(self) -> typing.Optional[typing.List["ApplicationSpecInfo"]]:
        '''
        :schema: ApplicationSpec#info
        '''
        result = self._values.get("info")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecInfo"]], result)

    @builtins.property
    def revision_history_limit(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ApplicationSpec#revisionHistoryLimit
        '''
        result = self._values.get("revision_history_limit")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def source(self) -> typing.Optional["ApplicationSpecSource"]:
        '''
        :schema: ApplicationSpec#source
        '''
        result = self._values.get("source")
        return typing.cast(typing.Optional["ApplicationSpecSource"], result)

    @builtins.property
    def source_hydrator(self) -> typing.Optional["ApplicationSpecSourceHydrator"]:
        '''
        :schema: ApplicationSpec#sourceHydrator
        '''
        result = self._values.get("source_hydrator")
        return typing.cast(typing.Optional["ApplicationSpecSourceHydrator"], result)

    @builtins.property
    def sources(self) -> typing.Optional[typing.List["ApplicationSpecSources"]]:
        '''
        :schema: ApplicationSpec#sources
        '''
        result = self._values.get("sources")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSources"]], result)

    @builtins.property
    def sync_policy(self) -> typing.Optional["ApplicationSpecSyncPolicy"]:
        '''
        :schema: ApplicationSpec#syncPolicy
        '''
        result = self._values.get("sync_policy")
        return typing.cast(typing.Optional["ApplicationSpecSyncPolicy"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpec(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecDestination",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "namespace": "namespace", "server": "server"},
)
class ApplicationSpecDestination:
    def __init__(
        self,
        *,
        name: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        server: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param namespace: 
        :param server: 

        :schema: ApplicationSpecDestination
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d324b6eda1d5d17eca48702cd20fac19f3e4df6a4e747e1aa9ad949c7fe82c17)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument server", value=server, expected_type=type_hints["server"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name
        if namespace is not None:
            self._values["namespace"] = namespace
        if server is not None:
            self._values["server"] = server

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecDestination#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecDestination#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def server(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecDestination#server
        '''
        result = self._values.get("server")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecDestination(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecIgnoreDifferences",
    jsii_struct_bases=[],
    name_mapping={
        "kind": "kind",
        "group": "group",
        "jq_path_expressions": "jqPathExpressions",
        "json_pointers": "jsonPointers",
        "managed_fields_managers": "managedFieldsManagers",
        "name": "name",
        "namespace": "namespace",
    },
)
class ApplicationSpecIgnoreDifferences:
    def __init__(
        self,
        *,
        kind: builtins.str,
        group: typing.Optional[builtins.str] = None,
        jq_path_expressions: typing.Optional[typing.Sequence[builtins.str]] = None,
        json_pointers: typing.Optional[typing.Sequence[builtins.str]] = None,
        managed_fields_managers: typing.Optional[typing.Sequence[builtins.str]] = None,
        name: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param kind: 
        :param group: 
        :param jq_path_expressions: 
        :param json_pointers: 
        :param managed_fields_managers: 
        :param name: 
        :param namespace: 

        :schema: ApplicationSpecIgnoreDifferences
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3910c324304f1803b15788232d63b9ce3f16f4243806f8abd55cb848d0b073b6)
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument jq_path_expressions", value=jq_path_expressions, expected_type=type_hints["jq_path_expressions"])
            check_type(argname="argument json_pointers", value=json_pointers, expected_type=type_hints["json_pointers"])
            check_type(argname="argument managed_fields_managers", value=managed_fields_managers, expected_type=type_hints["managed_fields_managers"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "kind": kind,
        }
        if group is not None:
            self._values["group"] = group
        if jq_path_expressions is not None:
            self._values["jq_path_expressions"] = jq_path_expressions
        if json_pointers is not None:
            self._values["json_pointers"] = json_pointers
        if managed_fields_managers is not None:
            self._values["managed_fields_managers"] = managed_fields_managers
        if name is not None:
            self._values["name"] = name
        if namespace is not None:
            self._values["namespace"] = namespace

    @builtins.property
    def kind(self) -> builtins.str:
        '''
        :schema: ApplicationSpecIgnoreDifferences#kind
        '''
        result = self._values.get("kind")
        assert result is not None, "Required property 'kind' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecIgnoreDifferences#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def jq_path_expressions(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecIgnoreDifferences#jqPathExpressions
        '''
        result = self._values.get("jq_path_expressions")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def json_pointers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecIgnoreDifferences#jsonPointers
        '''
        result = self._values.get("json_pointers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def managed_fields_managers(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecIgnoreDifferences#managedFieldsManagers
        '''
        result = self._values.get("managed_fields_managers")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecIgnoreDifferences#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecIgnoreDifferences#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecIgnoreDifferences(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecInfo",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class ApplicationSpecInfo:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: ApplicationSpecInfo
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ba1847b81ec74126edd1cf88a56ba77b14558e6f0ba7354700b80773f278f414)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationSpecInfo#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationSpecInfo#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecInfo(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSource",
    jsii_struct_bases=[],
    name_mapping={
        "repo_url": "repoUrl",
        "chart": "chart",
        "directory": "directory",
        "helm": "helm",
        "kustomize": "kustomize",
        "name": "name",
        "path": "path",
        "plugin": "plugin",
        "ref": "ref",
        "tag_prefix": "tagPrefix",
        "target_revision": "targetRevision",
    },
)
class ApplicationSpecSource:
    def __init__(
        self,
        *,
        repo_url: builtins.str,
        chart: typing.Optional[builtins.str] = None,
        directory: typing.Optional[typing.Union["ApplicationSpecSourceDirectory", typing.Dict[builtins.str, typing.Any]]] = None,
        helm: typing.Optional[typing.Union["ApplicationSpecSourceHelm", typing.Dict[builtins.str, typing.Any]]] = None,
        kustomize: typing.Optional[typing.Union["ApplicationSpecSourceKustomize", typing.Dict[builtins.str, typing.Any]]] = None,
        name: typing.Optional[builtins.str] = None,
        path: typing.Optional[builtins.str] = None,
        plugin: typing.Optional[typing.Union["ApplicationSpecSourcePlugin", typing.Dict[builtins.str, typing.Any]]] = None,
        ref: typing.Optional[builtins.str] = None,
        tag_prefix: typing.Optional[builtins.str] = None,
        target_revision: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param repo_url: 
        :param chart: 
        :param directory: 
        :param helm: 
        :param kustomize: 
        :param name: 
        :param path: 
        :param plugin: 
        :param ref: 
        :param tag_prefix: 
        :param target_revision: 

        :schema: ApplicationSpecSource
        '''
        if isinstance(directory, dict):
            directory = ApplicationSpecSourceDirectory(**directory)
        if isinstance(helm, dict):
            helm = ApplicationSpecSourceHelm(**helm)
        if isinstance(kustomize, dict):
            kustomize = ApplicationSpecSourceKustomize(**kustomize)
        if isinstance(plugin, dict):
            plugin = ApplicationSpecSourcePlugin(**plugin)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__60afe7c1be98fcb0bfc279a39e0f3a2cf7020506a94b6a35ed253236108e9067)
            check_type(argname="argument repo_url", value=repo_url, expected_type=type_hints["repo_url"])
            check_type(argname="argument chart", value=chart, expected_type=type_hints["chart"])
            check_type(argname="argument directory", value=directory, expected_type=type_hints["directory"])
            check_type(argname="argument helm", value=helm, expected_type=type_hints["helm"])
            check_type(argname="argument kustomize", value=kustomize, expected_type=type_hints["kustomize"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument plugin", value=plugin, expected_type=type_hints["plugin"])
            check_type(argname="argument ref", value=ref, expected_type=type_hints["ref"])
            check_type(argname="argument tag_prefix", value=tag_prefix, expected_type=type_hints["tag_prefix"])
            check_type(argname="argument target_revision", value=target_revision, expected_type=type_hints["target_revision"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "repo_url": repo_url,
        }
        if chart is not None:
            self._values["chart"] = chart
        if directory is not None:
            self._values["directory"] = directory
        if helm is not None:
            self._values["helm"] = helm
        if kustomize is not None:
            self._values["kustomize"] = kustomize
        if name is not None:
            self._values["name"] = name
        if path is not None:
            self._values["path"] = path
        if plugin is not None:
            self._values["plugin"] = plugin
        if ref is not None:
            self._values["ref"] = ref
        if tag_prefix is not None:
            self._values["tag_prefix"] = tag_prefix
        if target_revision is not None:
            self._values["target_revision"] = target_revision

    @builtins.property
    def repo_url(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSource#repoURL
        '''
        result = self._values.get("repo_url")
        assert result is not None, "Required property 'repo_url' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def chart(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSource#chart
        '''
        result = self._values.get("chart")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def directory(self) -> typing.Optional["ApplicationSpecSourceDirectory"]:
        '''
        :schema: ApplicationSpecSource#directory
        '''
        result = self._values.get("directory")
        return typing.cast(typing.Optional["ApplicationSpecSourceDirectory"], result)

    @builtins.property
    def helm(self) -> typing.Optional["ApplicationSpecSourceHelm"]:
        '''
        :schema: ApplicationSpecSource#helm
        '''
        result = self._values.get("helm")
        return typing.cast(typing.Optional["ApplicationSpecSourceHelm"], result)

    @builtins.property
    def kustomize(self) -> typing.Optional["ApplicationSpecSourceKustomize"]:
        '''
        :schema: ApplicationSpecSource#kustomize
        '''
        result = self._values.get("kustomize")
        return typing.cast(typing.Optional["ApplicationSpecSourceKustomize"], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSource#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSource#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def plugin(self) -> typing.Optional["ApplicationSpecSourcePlugin"]:
        '''
        :schema: ApplicationSpecSource#plugin
        '''
        result = self._values.get("plugin")
        return typing.cast(typing.Optional["ApplicationSpecSourcePlugin"], result)

    @builtins.property
    def ref(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSource#ref
        '''
        result = self._values.get("ref")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def tag_prefix(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSource#tagPrefix
        '''
        result = self._values.get("tag_prefix")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def target_revision(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSource#targetRevision
        '''
        result = self._values.get("target_revision")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSource(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceDirectory",
    jsii_struct_bases=[],
    name_mapping={
        "exclude": "exclude",
        "include": "include",
        "jsonnet": "jsonnet",
        "recurse": "recurse",
    },
)
class ApplicationSpecSourceDirectory:
    def __init__(
        self,
        *,
        exclude: typing.Optional[builtins.str] = None,
        include: typing.Optional[builtins.str] = None,
        jsonnet: typing.Optional[typing.Union["ApplicationSpecSourceDirectoryJsonnet", typing.Dict[builtins.str, typing.Any]]] = None,
        recurse: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param exclude: 
        :param include: 
        :param jsonnet: 
        :param recurse: 

        :schema: ApplicationSpecSourceDirectory
        '''
        if isinstance(jsonnet, dict):
            jsonnet = ApplicationSpecSourceDirectoryJsonnet(**jsonnet)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a14d25dd18858a2d330b29a4588e09be235dc60aa3aa9ef4528164121a1769c8)
            check_type(argname="argument exclude", value=exclude, expected_type=type_hints["exclude"])
            check_type(argname="argument include", value=include, expected_type=type_hints["include"])
            check_type(argname="argument jsonnet", value=jsonnet, expected_type=type_hints["jsonnet"])
            check_type(argname="argument recurse", value=recurse, expected_type=type_hints["recurse"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if exclude is not None:
            self._values["exclude"] = exclude
        if include is not None:
            self._values["include"] = include
        if jsonnet is not None:
            self._values["jsonnet"] = jsonnet
        if recurse is not None:
            self._values["recurse"] = recurse

    @builtins.property
    def exclude(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceDirectory#exclude
        '''
        result = self._values.get("exclude")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def include(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceDirectory#include
        '''
        result = self._values.get("include")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def jsonnet(self) -> typing.Optional["ApplicationSpecSourceDirectoryJsonnet"]:
        '''
        :schema: ApplicationSpecSourceDirectory#jsonnet
        '''
        result = self._values.get("jsonnet")
        return typing.cast(typing.Optional["ApplicationSpecSourceDirectoryJsonnet"], result)

    @builtins.property
    def recurse(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceDirectory#recurse
        '''
        result = self._values.get("recurse")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceDirectory(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceDirectoryJsonnet",
    jsii_struct_bases=[],
    name_mapping={"ext_vars": "extVars", "libs": "libs", "tlas": "tlas"},
)
class ApplicationSpecSourceDirectoryJsonnet:
    def __init__(
        self,
        *,
        ext_vars: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourceDirectoryJsonnetExtVars", typing.Dict[builtins.str, typing.Any]]]] = None,
        libs: typing.Optional[typing.Sequence[builtins.str]] = None,
        tlas: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourceDirectoryJsonnetTlas", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param ext_vars: 
        :param libs: 
        :param tlas: 

        :schema: ApplicationSpecSourceDirectoryJsonnet
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2768314650090d6002dcb43a4eef5ebe8e4a2879d5c334d2b93f43d55bedc4cb)
            check_type(argname="argument ext_vars", value=ext_vars, expected_type=type_hints["ext_vars"])
            check_type(argname="argument libs", value=libs, expected_type=type_hints["libs"])
            check_type(argname="argument tlas", value=tlas, expected_type=type_hints["tlas"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if ext_vars is not None:
            self._values["ext_vars"] = ext_vars
        if libs is not None:
            self._values["libs"] = libs
        if tlas is not None:
            self._values["tlas"] = tlas

    @builtins.property
    def ext_vars(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourceDirectoryJsonnetExtVars"]]:
        '''
        :schema: ApplicationSpecSourceDirectoryJsonnet#extVars
        '''
        result = self._values.get("ext_vars")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourceDirectoryJsonnetExtVars"]], result)

    @builtins.property
    def libs(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourceDirectoryJsonnet#libs
        '''
        result = self._values.get("libs")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def tlas(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourceDirectoryJsonnetTlas"]]:
        '''
        :schema: ApplicationSpecSourceDirectoryJsonnet#tlas
        '''
        result = self._values.get("tlas")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourceDirectoryJsonnetTlas"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceDirectoryJsonnet(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceDirectoryJsonnetExtVars",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "code": "code"},
)
class ApplicationSpecSourceDirectoryJsonnetExtVars:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: builtins.str,
        code: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param code: 

        :schema: ApplicationSpecSourceDirectoryJsonnetExtVars
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d2e57929f12b384f0da30275b1557123990cd7e2bac7479bfc899eba0cf11b27)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
            check_type(argname="argument code", value=code, expected_type=type_hints["code"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }
        if code is not None:
            self._values["code"] = code

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceDirectoryJsonnetExtVars#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceDirectoryJsonnetExtVars#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def code(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceDirectoryJsonnetExtVars#code
        '''
        result = self._values.get("code")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceDirectoryJsonnetExtVars(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceDirectoryJsonnetTlas",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "code": "code"},
)
class ApplicationSpecSourceDirectoryJsonnetTlas:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: builtins.str,
        code: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param code: 

        :schema: ApplicationSpecSourceDirectoryJsonnetTlas
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e79a7c327b719965fa919d08a76aa8634f3318848cee72a83e436d84d11f23f1)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
            check_type(argname="argument code", value=code, expected_type=type_hints["code"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }
        if code is not None:
            self._values["code"] = code

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceDirectoryJsonnetTlas#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceDirectoryJsonnetTlas#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def code(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceDirectoryJsonnetTlas#code
        '''
        result = self._values.get("code")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceDirectoryJsonnetTlas(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHelm",
    jsii_struct_bases=[],
    name_mapping={
        "api_versions": "apiVersions",
        "file_parameters": "fileParameters",
        "ignore_missing_value_files": "ignoreMissingValueFiles",
        "kube_version": "kubeVersion",
        "namespace": "namespace",
        "parameters": "parameters",
        "pass_credentials": "passCredentials",
        "release_name": "releaseName",
        "skip_crds": "skipCrds",
        "skip_schema_validation": "skipSchemaValidation",
        "skip_tests": "skipTests",
        "value_files": "valueFiles",
        "values": "values",
        "values_object": "valuesObject",
        "version": "version",
    },
)
class ApplicationSpecSourceHelm:
    def __init__(
        self,
        *,
        api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
        file_parameters: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourceHelmFileParameters", typing.Dict[builtins.str, typing.Any]]]] = None,
        ignore_missing_value_files: typing.Optional[builtins.bool] = None,
        kube_version: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        parameters: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourceHelmParameters", typing.Dict[builtins.str, typing.Any]]]] = None,
        pass_credentials: typing.Optional[builtins.bool] = None,
        release_name: typing.Optional[builtins.str] = None,
        skip_crds: typing.Optional[builtins.bool] = None,
        skip_schema_validation: typing.Optional[builtins.bool] = None,
        skip_tests: typing.Optional[builtins.bool] = None,
        value_files: typing.Optional[typing.Sequence[builtins.str]] = None,
        values: typing.Optional[builtins.str] = None,
        values_object: typing.Any = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param api_versions: 
        :param file_parameters: 
        :param ignore_missing_value_files: 
        :param kube_version: 
        :param namespace: 
        :param parameters: 
        :param pass_credentials: 
        :param release_name: 
        :param skip_crds: 
        :param skip_schema_validation: 
        :param skip_tests: 
        :param value_files: 
        :param values: 
        :param values_object: 
        :param version: 

        :schema: ApplicationSpecSourceHelm
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__203ee83a02787affce0a4ba36be6d6c62b56992ce3ebaa5027a50b6ccdf87562)
            check_type(argname="argument api_versions", value=api_versions, expected_type=type_hints["api_versions"])
            check_type(argname="argument file_parameters", value=file_parameters, expected_type=type_hints["file_parameters"])
            check_type(argname="argument ignore_missing_value_files", value=ignore_missing_value_files, expected_type=type_hints["ignore_missing_value_files"])
            check_type(argname="argument kube_version", value=kube_version, expected_type=type_hints["kube_version"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument parameters", value=parameters, expected_type=type_hints["parameters"])
            check_type(argname="argument pass_credentials", value=pass_credentials, expected_type=type_hints["pass_credentials"])
            check_type(argname="argument release_name", value=release_name, expected_type=type_hints["release_name"])
            check_type(argname="argument skip_crds", value=skip_crds, expected_type=type_hints["skip_crds"])
            check_type(argname="argument skip_schema_validation", value=skip_schema_validation, expected_type=type_hints["skip_schema_validation"])
            check_type(argname="argument skip_tests", value=skip_tests, expected_type=type_hints["skip_tests"])
            check_type(argname="argument value_files", value=value_files, expected_type=type_hints["value_files"])
            check_type(argname="argument values", value=values, expected_type=type_hints["values"])
            check_type(argname="argument values_object", value=values_object, expected_type=type_hints["values_object"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if api_versions is not None:
            self._values["api_versions"] = api_versions
        if file_parameters is not None:
            self._values["file_parameters"] = file_parameters
        if ignore_missing_value_files is not None:
            self._values["ignore_missing_value_files"] = ignore_missing_value_files
        if kube_version is not None:
            self._values["kube_version"] = kube_version
        if namespace is not None:
            self._values["namespace"] = namespace
        if parameters is not None:
            self._values["parameters"] = parameters
        if pass_credentials is not None:
            self._values["pass_credentials"] = pass_credentials
        if release_name is not None:
            self._values["release_name"] = release_name
        if skip_crds is not None:
            self._values["skip_crds"] = skip_crds
        if skip_schema_validation is not None:
            self._values["skip_schema_validation"] = skip_schema_validation
        if skip_tests is not None:
            self._values["skip_tests"] = skip_tests
        if value_files is not None:
            self._values["value_files"] = value_files
        if values is not None:
            self._values["values"] = values
        if values_object is not None:
            self._values["values_object"] = values_object
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def api_versions(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourceHelm#apiVersions
        '''
        result = self._values.get("api_versions")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def file_parameters(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourceHelmFileParameters"]]:
        '''
        :schema: ApplicationSpecSourceHelm#fileParameters
        '''
        result = self._values.get("file_parameters")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourceHelmFileParameters"]], result)

    @builtins.property
    def ignore_missing_value_files(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHelm#ignoreMissingValueFiles
        '''
        result = self._values.get("ignore_missing_value_files")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def kube_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHelm#kubeVersion
        '''
        result = self._values.get("kube_version")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHelm#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def parameters(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourceHelmParameters"]]:
        '''
        :schema: ApplicationSpecSourceHelm#parameters
        '''
        result = self._values.get("parameters")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourceHelmParameters"]], result)

    @builtins.property
    def pass_credentials(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHelm#passCredentials
        '''
        result = self._values.get("pass_credentials")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def release_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHelm#releaseName
        '''
        result = self._values.get("release_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def skip_crds(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHelm#skipCrds
        '''
        result = self._values.get("skip_crds")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def skip_schema_validation(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHelm#skipSchemaValidation
        '''
        result = self._values.get("skip_schema_validation")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def skip_tests(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHelm#skipTests
        '''
        result = self._values.get("skip_tests")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def value_files(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourceHelm#valueFiles
        '''
        result = self._values.get("value_files")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def values(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHelm#values
        '''
        result = self._values.get("values")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def values_object(self) -> typing.Any:
        '''
        :schema: ApplicationSpecSourceHelm#valuesObject
        '''
        result = self._values.get("values_object")
        return typing.cast(typing.Any, result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHelm#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHelm(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHelmFileParameters",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "path": "path"},
)
class ApplicationSpecSourceHelmFileParameters:
    def __init__(
        self,
        *,
        name: typing.Optional[builtins.str] = None,
        path: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param path: 

        :schema: ApplicationSpecSourceHelmFileParameters
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__303c984effcecb4ff3540035442c13adc92cbdacaa3daf223b717242cd92038d)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name
        if path is not None:
            self._values["path"] = path

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHelmFileParameters#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHelmFileParameters#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHelmFileParameters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHelmParameters",
    jsii_struct_bases=[],
    name_mapping={"force_string": "forceString", "name": "name", "value": "value"},
)
class ApplicationSpecSourceHelmParameters:
    def __init__(
        self,
        *,
        force_string: typing.Optional[builtins.bool] = None,
        name: typing.Optional[builtins.str] = None,
        value: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param force_string: 
        :param name: 
        :param value: 

        :schema: ApplicationSpecSourceHelmParameters
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1ea1f02e2bb59236642a62a9287ec4496b8c37052fd0577799418203adf0072e)
            check_type(argname="argument force_string", value=force_string, expected_type=type_hints["force_string"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if force_string is not None:
            self._values["force_string"] = force_string
        if name is not None:
            self._values["name"] = name
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def force_string(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHelmParameters#forceString
        '''
        result = self._values.get("force_string")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHelmParameters#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHelmParameters#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHelmParameters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydrator",
    jsii_struct_bases=[],
    name_mapping={
        "dry_source": "drySource",
        "sync_source": "syncSource",
        "hydrate_to": "hydrateTo",
    },
)
class ApplicationSpecSourceHydrator:
    def __init__(
        self,
        *,
        dry_source: typing.Union["ApplicationSpecSourceHydratorDrySource", typing.Dict[builtins.str, typing.Any]],
        sync_source: typing.Union["ApplicationSpecSourceHydratorSyncSource", typing.Dict[builtins.str, typing.Any]],
        hydrate_to: typing.Optional[typing.Union["ApplicationSpecSourceHydratorHydrateTo", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param dry_source: 
        :param sync_source: 
        :param hydrate_to: 

        :schema: ApplicationSpecSourceHydrator
        '''
        if isinstance(dry_source, dict):
            dry_source = ApplicationSpecSourceHydratorDrySource(**dry_source)
        if isinstance(sync_source, dict):
            sync_source = ApplicationSpecSourceHydratorSyncSource(**sync_source)
        if isinstance(hydrate_to, dict):
            hydrate_to = ApplicationSpecSourceHydratorHydrateTo(**hydrate_to)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__3e343722ffa8f7c2be6f1be85568053619f58e181f93f1a13fc04900bea6ef6a)
            check_type(argname="argument dry_source", value=dry_source, expected_type=type_hints["dry_source"])
            check_type(argname="argument sync_source", value=sync_source, expected_type=type_hints["sync_source"])
            check_type(argname="argument hydrate_to", value=hydrate_to, expected_type=type_hints["hydrate_to"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "dry_source": dry_source,
            "sync_source": sync_source,
        }
        if hydrate_to is not None:
            self._values["hydrate_to"] = hydrate_to

    @builtins.property
    def dry_source(self) -> "ApplicationSpecSourceHydratorDrySource":
        '''
        :schema: ApplicationSpecSourceHydrator#drySource
        '''
        result = self._values.get("dry_source")
        assert result is not None, "Required property 'dry_source' is missing"
        return typing.cast("ApplicationSpecSourceHydratorDrySource", result)

    @builtins.property
    def sync_source(self) -> "ApplicationSpecSourceHydratorSyncSource":
        '''
        :schema: ApplicationSpecSourceHydrator#syncSource
        '''
        result = self._values.get("sync_source")
        assert result is not None, "Required property 'sync_source' is missing"
        return typing.cast("ApplicationSpecSourceHydratorSyncSource", result)

    @builtins.property
    def hydrate_to(self) -> typing.Optional["ApplicationSpecSourceHydratorHydrateTo"]:
        '''
        :schema: ApplicationSpecSourceHydrator#hydrateTo
        '''
        result = self._values.get("hydrate_to")
        return typing.cast(typing.Optional["ApplicationSpecSourceHydratorHydrateTo"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydrator(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorDrySource",
    jsii_struct_bases=[],
    name_mapping={
        "path": "path",
        "repo_url": "repoUrl",
        "target_revision": "targetRevision",
        "directory": "directory",
        "helm": "helm",
        "kustomize": "kustomize",
        "plugin": "plugin",
    },
)
class ApplicationSpecSourceHydratorDrySource:
    def __init__(
        self,
        *,
        path: builtins.str,
        repo_url: builtins.str,
        target_revision: builtins.str,
        directory: typing.Optional[typing.Union["ApplicationSpecSourceHydratorDrySourceDirectory", typing.Dict[builtins.str, typing.Any]]] = None,
        helm: typing.Optional[typing.Union["ApplicationSpecSourceHydratorDrySourceHelm", typing.Dict[builtins.str, typing.Any]]] = None,
        kustomize: typing.Optional[typing.Union["ApplicationSpecSourceHydratorDrySourceKustomize", typing.Dict[builtins.str, typing.Any]]] = None,
        plugin: typing.Optional[typing.Union["ApplicationSpecSourceHydratorDrySourcePlugin", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param path: 
        :param repo_url: 
        :param target_revision: 
        :param directory: 
        :param helm: 
        :param kustomize: 
        :param plugin: 

        :schema: ApplicationSpecSourceHydratorDrySource
        '''
        if isinstance(directory, dict):
            directory = ApplicationSpecSourceHydratorDrySourceDirectory(**directory)
        if isinstance(helm, dict):
            helm = ApplicationSpecSourceHydratorDrySourceHelm(**helm)
        if isinstance(kustomize, dict):
            kustomize = ApplicationSpecSourceHydratorDrySourceKustomize(**kustomize)
        if isinstance(plugin, dict):
            plugin = ApplicationSpecSourceHydratorDrySourcePlugin(**plugin)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1add2da7aa142f4a17e346a2af0d8a1c0436f67668a70f924b541071135f324e)
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument repo_url", value=repo_url, expected_type=type_hints["repo_url"])
            check_type(argname="argument target_revision", value=target_revision, expected_type=type_hints["target_revision"])
            check_type(argname="argument directory", value=directory, expected_type=type_hints["directory"])
            check_type(argname="argument helm", value=helm, expected_type=type_hints["helm"])
            check_type(argname="argument kustomize", value=kustomize, expected_type=type_hints["kustomize"])
            check_type(argname="argument plugin", value=plugin, expected_type=type_hints["plugin"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "path": path,
            "repo_url": repo_url,
            "target_revision": target_revision,
        }
        if directory is not None:
            self._values["directory"] = directory
        if helm is not None:
            self._values["helm"] = helm
        if kustomize is not None:
            self._values["kustomize"] = kustomize
        if plugin is not None:
            self._values["plugin"] = plugin

    @builtins.property
    def path(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceHydratorDrySource#path
        '''
        result = self._values.get("path")
        assert result is not None, "Required property 'path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def repo_url(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceHydratorDrySource#repoURL
        '''
        result = self._values.get("repo_url")
        assert result is not None, "Required property 'repo_url' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def target_revision(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceHydratorDrySource#targetRevision
        '''
        result = self._values.get("target_revision")
        assert result is not None, "Required property 'target_revision' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def directory(
        self,
    ) -> typing.Optional["ApplicationSpecSourceHydratorDrySourceDirectory"]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySource#directory
        '''
        result = self._values.get("directory")
        return typing.cast(typing.Optional["ApplicationSpecSourceHydratorDrySourceDirectory"], result)

    @builtins.property
    def helm(self) -> typing.Optional["ApplicationSpecSourceHydratorDrySourceHelm"]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySource#helm
        '''
        result = self._values.get("helm")
        return typing.cast(typing.Optional["ApplicationSpecSourceHydratorDrySourceHelm"], result)

    @builtins.property
    def kustomize(
        self,
    ) -> typing.Optional["ApplicationSpecSourceHydratorDrySourceKustomize"]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySource#kustomize
        '''
        result = self._values.get("kustomize")
        return typing.cast(typing.Optional["ApplicationSpecSourceHydratorDrySourceKustomize"], result)

    @builtins.property
    def plugin(self) -> typing.Optional["ApplicationSpecSourceHydratorDrySourcePlugin"]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySource#plugin
        '''
        result = self._values.get("plugin")
        return typing.cast(typing.Optional["ApplicationSpecSourceHydratorDrySourcePlugin"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorDrySource(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorDrySourceDirectory",
    jsii_struct_bases=[],
    name_mapping={
        "exclude": "exclude",
        "include": "include",
        "jsonnet": "jsonnet",
        "recurse": "recurse",
    },
)
class ApplicationSpecSourceHydratorDrySourceDirectory:
    def __init__(
        self,
        *,
        exclude: typing.Optional[builtins.str] = None,
        include: typing.Optional[builtins.str] = None,
        jsonnet: typing.Optional[typing.Union["ApplicationSpecSourceHydratorDrySourceDirectoryJsonnet", typing.Dict[builtins.str, typing.Any]]] = None,
        recurse: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param exclude: 
        :param include: 
        :param jsonnet: 
        :param recurse: 

        :schema: ApplicationSpecSourceHydratorDrySourceDirectory
        '''
        if isinstance(jsonnet, dict):
            jsonnet = ApplicationSpecSourceHydratorDrySourceDirectoryJsonnet(**jsonnet)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ff84f3a9572d161f422d3b054d90976d9d5012bae97ce91c1499f0f3d25560d2)
            check_type(argname="argument exclude", value=exclude, expected_type=type_hints["exclude"])
            check_type(argname="argument include", value=include, expected_type=type_hints["include"])
            check_type(argname="argument jsonnet", value=jsonnet, expected_type=type_hints["jsonnet"])
            check_type(argname="argument recurse", value=recurse, expected_type=type_hints["recurse"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if exclude is not None:
            self._values["exclude"] = exclude
        if include is not None:
            self._values["include"] = include
        if jsonnet is not None:
            self._values["jsonnet"] = jsonnet
        if recurse is not None:
            self._values["recurse"] = recurse

    @builtins.property
    def exclude(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceDirectory#exclude
        '''
        result = self._values.get("exclude")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def include(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceDirectory#include
        '''
        result = self._values.get("include")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def jsonnet(
        self,
    ) -> typing.Optional["ApplicationSpecSourceHydratorDrySourceDirectoryJsonnet"]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceDirectory#jsonnet
        '''
        result = self._values.get("jsonnet")
        return typing.cast(typing.Optional["ApplicationSpecSourceHydratorDrySourceDirectoryJsonnet"], result)

    @builtins.property
    def recurse(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceDirectory#recurse
        '''
        result = self._values.get("recurse")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorDrySourceDirectory(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorDrySourceDirectoryJsonnet",
    jsii_struct_bases=[],
    name_mapping={"ext_vars": "extVars", "libs": "libs", "tlas": "tlas"},
)
class ApplicationSpecSourceHydratorDrySourceDirectoryJsonnet:
    def __init__(
        self,
        *,
        ext_vars: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetExtVars", typing.Dict[builtins.str, typing.Any]]]] = None,
        libs: typing.Optional[typing.Sequence[builtins.str]] = None,
        tlas: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetTlas", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param ext_vars: 
        :param libs: 
        :param tlas: 

        :schema: ApplicationSpecSourceHydratorDrySourceDirectoryJsonnet
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d406bf27138f9e3fc16f7fcb30119b63d908f89ea914c2476fd41297ffc63458)
            check_type(argname="argument ext_vars", value=ext_vars, expected_type=type_hints["ext_vars"])
            check_type(argname="argument libs", value=libs, expected_type=type_hints["libs"])
            check_type(argname="argument tlas", value=tlas, expected_type=type_hints["tlas"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if ext_vars is not None:
            self._values["ext_vars"] = ext_vars
        if libs is not None:
            self._values["libs"] = libs
        if tlas is not None:
            self._values["tlas"] = tlas

    @builtins.property
    def ext_vars(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetExtVars"]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceDirectoryJsonnet#extVars
        '''
        result = self._values.get("ext_vars")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetExtVars"]], result)

    @builtins.property
    def libs(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceDirectoryJsonnet#libs
        '''
        result = self._values.get("libs")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def tlas(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetTlas"]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceDirectoryJsonnet#tlas
        '''
        result = self._values.get("tlas")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetTlas"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorDrySourceDirectoryJsonnet(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetExtVars",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "code": "code"},
)
class ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetExtVars:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: builtins.str,
        code: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param code: 

        :schema: ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetExtVars
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__08d13b6aef55fe8bcb1c59b6091cf72e8eb9ef097f0fa160058cc944682f6341)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
            check_type(argname="argument code", value=code, expected_type=type_hints["code"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }
        if code is not None:
            self._values["code"] = code

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetExtVars#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetExtVars#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def code(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetExtVars#code
        '''
        result = self._values.get("code")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetExtVars(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetTlas",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "code": "code"},
)
class ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetTlas:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: builtins.str,
        code: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param code: 

        :schema: ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetTlas
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__557041f4ee71b7bd89dd9016cfb6a5d1f427b02fdea966aeca78cc022c16012e)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
            check_type(argname="argument code", value=code, expected_type=type_hints["code"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }
        if code is not None:
            self._values["code"] = code

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetTlas#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetTlas#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def code(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetTlas#code
        '''
        result = self._values.get("code")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetTlas(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorDrySourceHelm",
    jsii_struct_bases=[],
    name_mapping={
        "api_versions": "apiVersions",
        "file_parameters": "fileParameters",
        "ignore_missing_value_files": "ignoreMissingValueFiles",
        "kube_version": "kubeVersion",
        "namespace": "namespace",
        "parameters": "parameters",
        "pass_credentials": "passCredentials",
        "release_name": "releaseName",
        "skip_crds": "skipCrds",
        "skip_schema_validation": "skipSchemaValidation",
        "skip_tests": "skipTests",
        "value_files": "valueFiles",
        "values": "values",
        "values_object": "valuesObject",
        "version": "version",
    },
)
class ApplicationSpecSourceHydratorDrySourceHelm:
    def __init__(
        self,
        *,
        api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
        file_parameters: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourceHydratorDrySourceHelmFileParameters", typing.Dict[builtins.str, typing.Any]]]] = None,
        ignore_missing_value_files: typing.Optional[builtins.bool] = None,
        kube_version: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        parameters: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourceHydratorDrySourceHelmParameters", typing.Dict[builtins.str, typing.Any]]]] = None,
        pass_credentials: typing.Optional[builtins.bool] = None,
        release_name: typing.Optional[builtins.str] = None,
        skip_crds: typing.Optional[builtins.bool] = None,
        skip_schema_validation: typing.Optional[builtins.bool] = None,
        skip_tests: typing.Optional[builtins.bool] = None,
        value_files: typing.Optional[typing.Sequence[builtins.str]] = None,
        values: typing.Optional[builtins.str] = None,
        values_object: typing.Any = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param api_versions: 
        :param file_parameters: 
        :param ignore_missing_value_files: 
        :param kube_version: 
        :param namespace: 
        :param parameters: 
        :param pass_credentials: 
        :param release_name: 
        :param skip_crds: 
        :param skip_schema_validation: 
        :param skip_tests: 
        :param value_files: 
        :param values: 
        :param values_object: 
        :param version: 

        :schema: ApplicationSpecSourceHydratorDrySourceHelm
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__13cc441d73d20e9f4d1f249da43576fc7494951baee70cb57e1b6272ff3a8fd8)
            check_type(argname="argument api_versions", value=api_versions, expected_type=type_hints["api_versions"])
            check_type(argname="argument file_parameters", value=file_parameters, expected_type=type_hints["file_parameters"])
            check_type(argname="argument ignore_missing_value_files", value=ignore_missing_value_files, expected_type=type_hints["ignore_missing_value_files"])
            check_type(argname="argument kube_version", value=kube_version, expected_type=type_hints["kube_version"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument parameters", value=parameters, expected_type=type_hints["parameters"])
            check_type(argname="argument pass_credentials", value=pass_credentials, expected_type=type_hints["pass_credentials"])
            check_type(argname="argument release_name", value=release_name, expected_type=type_hints["release_name"])
            check_type(argname="argument skip_crds", value=skip_crds, expected_type=type_hints["skip_crds"])
            check_type(argname="argument skip_schema_validation", value=skip_schema_validation, expected_type=type_hints["skip_schema_validation"])
            check_type(argname="argument skip_tests", value=skip_tests, expected_type=type_hints["skip_tests"])
            check_type(argname="argument value_files", value=value_files, expected_type=type_hints["value_files"])
            check_type(argname="argument values", value=values, expected_type=type_hints["values"])
            check_type(argname="argument values_object", value=values_object, expected_type=type_hints["values_object"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if api_versions is not None:
            self._values["api_versions"] = api_versions
        if file_parameters is not None:
            self._values["file_parameters"] = file_parameters
        if ignore_missing_value_files is not None:
            self._values["ignore_missing_value_files"] = ignore_missing_value_files
        if kube_version is not None:
            self._values["kube_version"] = kube_version
        if namespace is not None:
            self._values["namespace"] = namespace
        if parameters is not None:
            self._values["parameters"] = parameters
        if pass_credentials is not None:
            self._values["pass_credentials"] = pass_credentials
        if release_name is not None:
            self._values["release_name"] = release_name
        if skip_crds is not None:
            self._values["skip_crds"] = skip_crds
        if skip_schema_validation is not None:
            self._values["skip_schema_validation"] = skip_schema_validation
        if skip_tests is not None:
            self._values["skip_tests"] = skip_tests
        if value_files is not None:
            self._values["value_files"] = value_files
        if values is not None:
            self._values["values"] = values
        if values_object is not None:
            self._values["values_object"] = values_object
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def api_versions(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelm#apiVersions
        '''
        result = self._values.get("api_versions")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def file_parameters(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourceHydratorDrySourceHelmFileParameters"]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelm#fileParameters
        '''
        result = self._values.get("file_parameters")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourceHydratorDrySourceHelmFileParameters"]], result)

    @builtins.property
    def ignore_missing_value_files(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelm#ignoreMissingValueFiles
        '''
        result = self._values.get("ignore_missing_value_files")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def kube_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelm#kubeVersion
        '''
        result = self._values.get("kube_version")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelm#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def parameters(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourceHydratorDrySourceHelmParameters"]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelm#parameters
        '''
        result = self._values.get("parameters")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourceHydratorDrySourceHelmParameters"]], result)

    @builtins.property
    def pass_credentials(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelm#passCredentials
        '''
        result = self._values.get("pass_credentials")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def release_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelm#releaseName
        '''
        result = self._values.get("release_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def skip_crds(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelm#skipCrds
        '''
        result = self._values.get("skip_crds")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def skip_schema_validation(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelm#skipSchemaValidation
        '''
        result = self._values.get("skip_schema_validation")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def skip_tests(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelm#skipTests
        '''
        result = self._values.get("skip_tests")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def value_files(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelm#valueFiles
        '''
        result = self._values.get("value_files")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def values(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelm#values
        '''
        result = self._values.get("values")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def values_object(self) -> typing.Any:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelm#valuesObject
        '''
        result = self._values.get("values_object")
        return typing.cast(typing.Any, result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelm#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorDrySourceHelm(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorDrySourceHelmFileParameters",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "path": "path"},
)
class ApplicationSpecSourceHydratorDrySourceHelmFileParameters:
    def __init__(
        self,
        *,
        name: typing.Optional[builtins.str] = None,
        path: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param path: 

        :schema: ApplicationSpecSourceHydratorDrySourceHelmFileParameters
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bddea6740e41253d32617cf059b698f52a1c356d4591df68855631de7f8a93e2)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name
        if path is not None:
            self._values["path"] = path

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelmFileParameters#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelmFileParameters#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorDrySourceHelmFileParameters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorDrySourceHelmParameters",
    jsii_struct_bases=[],
    name_mapping={"force_string": "forceString", "name": "name", "value": "value"},
)
class ApplicationSpecSourceHydratorDrySourceHelmParameters:
    def __init__(
        self,
        *,
        force_string: typing.Optional[builtins.bool] = None,
        name: typing.Optional[builtins.str] = None,
        value: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param force_string: 
        :param name: 
        :param value: 

        :schema: ApplicationSpecSourceHydratorDrySourceHelmParameters
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c51713ff0a4bce62a768a54481a3fb5560d91fe6fb81a76cc2609ccebeee51cc)
            check_type(argname="argument force_string", value=force_string, expected_type=type_hints["force_string"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if force_string is not None:
            self._values["force_string"] = force_string
        if name is not None:
            self._values["name"] = name
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def force_string(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelmParameters#forceString
        '''
        result = self._values.get("force_string")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelmParameters#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceHelmParameters#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorDrySourceHelmParameters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorDrySourceKustomize",
    jsii_struct_bases=[],
    name_mapping={
        "api_versions": "apiVersions",
        "common_annotations": "commonAnnotations",
        "common_annotations_envsubst": "commonAnnotationsEnvsubst",
        "common_labels": "commonLabels",
        "components": "components",
        "force_common_annotations": "forceCommonAnnotations",
        "force_common_labels": "forceCommonLabels",
        "ignore_missing_components": "ignoreMissingComponents",
        "images": "images",
        "kube_version": "kubeVersion",
        "label_include_templates": "labelIncludeTemplates",
        "label_without_selector": "labelWithoutSelector",
        "name_prefix": "namePrefix",
        "namespace": "namespace",
        "name_suffix": "nameSuffix",
        "patches": "patches",
        "replicas": "replicas",
        "version": "version",
    },
)
class ApplicationSpecSourceHydratorDrySourceKustomize:
    def __init__(
        self,
        *,
        api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
        common_annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        common_annotations_envsubst: typing.Optional[builtins.bool] = None,
        common_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        components: typing.Optional[typing.Sequence[builtins.str]] = None,
        force_common_annotations: typing.Optional[builtins.bool] = None,
        force_common_labels: typing.Optional[builtins.bool] = None,
        ignore_missing_components: typing.Optional[builtins.bool] = None,
        images: typing.Optional[typing.Sequence[builtins.str]] = None,
        kube_version: typing.Optional[builtins.str] = None,
        label_include_templates: typing.Optional[builtins.bool] = None,
        label_without_selector: typing.Optional[builtins.bool] = None,
        name_prefix: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        name_suffix: typing.Optional[builtins.str] = None,
        patches: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourceHydratorDrySourceKustomizePatches", typing.Dict[builtins.str, typing.Any]]]] = None,
        replicas: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourceHydratorDrySourceKustomizeReplicas", typing.Dict[builtins.str, typing.Any]]]] = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param api_versions: 
        :param common_annotations: 
        :param common_annotations_envsubst: 
        :param common_labels: 
        :param components: 
        :param force_common_annotations: 
        :param force_common_labels: 
        :param ignore_missing_components: 
        :param images: 
        :param kube_version: 
        :param label_include_templates: 
        :param label_without_selector: 
        :param name_prefix: 
        :param namespace: 
        :param name_suffix: 
        :param patches: 
        :param replicas: 
        :param version: 

        :schema: ApplicationSpecSourceHydratorDrySourceKustomize
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__20fbf4d115e5e43df460e69b18fe0545c30233ab83370bcd815899e59925221f)
            check_type(argname="argument api_versions", value=api_versions, expected_type=type_hints["api_versions"])
            check_type(argname="argument common_annotations", value=common_annotations, expected_type=type_hints["common_annotations"])
            check_type(argname="argument common_annotations_envsubst", value=common_annotations_envsubst, expected_type=type_hints["common_annotations_envsubst"])
            check_type(argname="argument common_labels", value=common_labels, expected_type=type_hints["common_labels"])
            check_type(argname="argument components", value=components, expected_type=type_hints["components"])
            check_type(argname="argument force_common_annotations", value=force_common_annotations, expected_type=type_hints["force_common_annotations"])
            check_type(argname="argument force_common_labels", value=force_common_labels, expected_type=type_hints["force_common_labels"])
            check_type(argname="argument ignore_missing_components", value=ignore_missing_components, expected_type=type_hints["ignore_missing_components"])
            check_type(argname="argument images", value=images, expected_type=type_hints["images"])
            check_type(argname="argument kube_version", value=kube_version, expected_type=type_hints["kube_version"])
            check_type(argname="argument label_include_templates", value=label_include_templates, expected_type=type_hints["label_include_templates"])
            check_type(argname="argument label_without_selector", value=label_without_selector, expected_type=type_hints["label_without_selector"])
            check_type(argname="argument name_prefix", value=name_prefix, expected_type=type_hints["name_prefix"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument name_suffix", value=name_suffix, expected_type=type_hints["name_suffix"])
            check_type(argname="argument patches", value=patches, expected_type=type_hints["patches"])
            check_type(argname="argument replicas", value=replicas, expected_type=type_hints["replicas"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if api_versions is not None:
            self._values["api_versions"] = api_versions
        if common_annotations is not None:
            self._values["common_annotations"] = common_annotations
        if common_annotations_envsubst is not None:
            self._values["common_annotations_envsubst"] = common_annotations_envsubst
        if common_labels is not None:
            self._values["common_labels"] = common_labels
        if components is not None:
            self._values["components"] = components
        if force_common_annotations is not None:
            self._values["force_common_annotations"] = force_common_annotations
        if force_common_labels is not None:
            self._values["force_common_labels"] = force_common_labels
        if ignore_missing_components is not None:
            self._values["ignore_missing_components"] = ignore_missing_components
        if images is not None:
            self._values["images"] = images
        if kube_version is not None:
            self._values["kube_version"] = kube_version
        if label_include_templates is not None:
            self._values["label_include_templates"] = label_include_templates
        if label_without_selector is not None:
            self._values["label_without_selector"] = label_without_selector
        if name_prefix is not None:
            self._values["name_prefix"] = name_prefix
        if namespace is not None:
            self._values["namespace"] = namespace
        if name_suffix is not None:
            self._values["name_suffix"] = name_suffix
        if patches is not None:
            self._values["patches"] = patches
        if replicas is not None:
            self._values["replicas"] = replicas
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def api_versions(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#apiVersions
        '''
        result = self._values.get("api_versions")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def common_annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#commonAnnotations
        '''
        result = self._values.get("common_annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def common_annotations_envsubst(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#commonAnnotationsEnvsubst
        '''
        result = self._values.get("common_annotations_envsubst")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def common_labels(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#commonLabels
        '''
        result = self._values.get("common_labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def components(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#components
        '''
        result = self._values.get("components")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def force_common_annotations(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#forceCommonAnnotations
        '''
        result = self._values.get("force_common_annotations")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def force_common_labels(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#forceCommonLabels
        '''
        result = self._values.get("force_common_labels")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def ignore_missing_components(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#ignoreMissingComponents
        '''
        result = self._values.get("ignore_missing_components")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def images(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#images
        '''
        result = self._values.get("images")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def kube_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#kubeVersion
        '''
        result = self._values.get("kube_version")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def label_include_templates(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#labelIncludeTemplates
        '''
        result = self._values.get("label_include_templates")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def label_without_selector(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#labelWithoutSelector
        '''
        result = self._values.get("label_without_selector")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def name_prefix(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#namePrefix
        '''
        result = self._values.get("name_prefix")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def name_suffix(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#nameSuffix
        '''
        result = self._values.get("name_suffix")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def patches(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourceHydratorDrySourceKustomizePatches"]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#patches
        '''
        result = self._values.get("patches")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourceHydratorDrySourceKustomizePatches"]], result)

    @builtins.property
    def replicas(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourceHydratorDrySourceKustomizeReplicas"]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#replicas
        '''
        result = self._values.get("replicas")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourceHydratorDrySourceKustomizeReplicas"]], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomize#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorDrySourceKustomize(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorDrySourceKustomizePatches",
    jsii_struct_bases=[],
    name_mapping={
        "options": "options",
        "patch": "patch",
        "path": "path",
        "target": "target",
    },
)
class ApplicationSpecSourceHydratorDrySourceKustomizePatches:
    def __init__(
        self,
        *,
        options: typing.Optional[typing.Mapping[builtins.str, builtins.bool]] = None,
        patch: typing.Optional[builtins.str] = None,
        path: typing.Optional[builtins.str] = None,
        target: typing.Optional[typing.Union["ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param options: 
        :param patch: 
        :param path: 
        :param target: 

        :schema: ApplicationSpecSourceHydratorDrySourceKustomizePatches
        '''
        if isinstance(target, dict):
            target = ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget(**target)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__98df1b7649b95032fa45b1e3605a18bc0709e6e25ae601e8fdb5996e3f5d7595)
            check_type(argname="argument options", value=options, expected_type=type_hints["options"])
            check_type(argname="argument patch", value=patch, expected_type=type_hints["patch"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument target", value=target, expected_type=type_hints["target"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if options is not None:
            self._values["options"] = options
        if patch is not None:
            self._values["patch"] = patch
        if path is not None:
            self._values["path"] = path
        if target is not None:
            self._values["target"] = target

    @builtins.property
    def options(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.bool]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomizePatches#options
        '''
        result = self._values.get("options")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.bool]], result)

    @builtins.property
    def patch(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomizePatches#patch
        '''
        result = self._values.get("patch")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomizePatches#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def target(
        self,
    ) -> typing.Optional["ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget"]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomizePatches#target
        '''
        result = self._values.get("target")
        return typing.cast(typing.Optional["ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorDrySourceKustomizePatches(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget",
    jsii_struct_bases=[],
    name_mapping={
        "annotation_selector": "annotationSelector",
        "group": "group",
        "kind": "kind",
        "label_selector": "labelSelector",
        "name": "name",
        "namespace": "namespace",
        "version": "version",
    },
)
class ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget:
    def __init__(
        self,
        *,
        annotation_selector: typing.Optional[builtins.str] = None,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        label_selector: typing.Optional[builtins.str] = None,
        name: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param annotation_selector: 
        :param group: 
        :param kind: 
        :param label_selector: 
        :param name: 
        :param namespace: 
        :param version: 

        :schema: ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__23087589f130de1350e2fc4bc69d4c5098428a03ac266e415ee7015ae45644f2)
            check_type(argname="argument annotation_selector", value=annotation_selector, expected_type=type_hints["annotation_selector"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument label_selector", value=label_selector, expected_type=type_hints["label_selector"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if annotation_selector is not None:
            self._values["annotation_selector"] = annotation_selector
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if label_selector is not None:
            self._values["label_selector"] = label_selector
        if name is not None:
            self._values["name"] = name
        if namespace is not None:
            self._values["namespace"] = namespace
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def annotation_selector(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget#annotationSelector
        '''
        result = self._values.get("annotation_selector")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def label_selector(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget#labelSelector
        '''
        result = self._values.get("label_selector")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorDrySourceKustomizeReplicas",
    jsii_struct_bases=[],
    name_mapping={"count": "count", "name": "name"},
)
class ApplicationSpecSourceHydratorDrySourceKustomizeReplicas:
    def __init__(
        self,
        *,
        count: "ApplicationSpecSourceHydratorDrySourceKustomizeReplicasCount",
        name: builtins.str,
    ) -> None:
        '''
        :param count: 
        :param name: 

        :schema: ApplicationSpecSourceHydratorDrySourceKustomizeReplicas
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__97e027f4d7f94fbfc7fdaa9e9c7c4741d70336beab5e3e697f43fd0595cd2c5f)
            check_type(argname="argument count", value=count, expected_type=type_hints["count"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "count": count,
            "name": name,
        }

    @builtins.property
    def count(self) -> "ApplicationSpecSourceHydratorDrySourceKustomizeReplicasCount":
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomizeReplicas#count
        '''
        result = self._values.get("count")
        assert result is not None, "Required property 'count' is missing"
        return typing.cast("ApplicationSpecSourceHydratorDrySourceKustomizeReplicasCount", result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourceKustomizeReplicas#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorDrySourceKustomizeReplicas(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class ApplicationSpecSourceHydratorDrySourceKustomizeReplicasCount(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorDrySourceKustomizeReplicasCount",
):
    '''
    :schema: ApplicationSpecSourceHydratorDrySourceKustomizeReplicasCount
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "ApplicationSpecSourceHydratorDrySourceKustomizeReplicasCount":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__d7206b64e0d5130fafeaec7296a0f91226641ee569a807ffbb80f0bd75e6b3aa)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("ApplicationSpecSourceHydratorDrySourceKustomizeReplicasCount", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "ApplicationSpecSourceHydratorDrySourceKustomizeReplicasCount":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6db12b7fc7338523473660913c43c605812e05382adfd9efea5abc6bf95ec98b)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("ApplicationSpecSourceHydratorDrySourceKustomizeReplicasCount", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorDrySourcePlugin",
    jsii_struct_bases=[],
    name_mapping={"env": "env", "name": "name", "parameters": "parameters"},
)
class ApplicationSpecSourceHydratorDrySourcePlugin:
    def __init__(
        self,
        *,
        env: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourceHydratorDrySourcePluginEnv", typing.Dict[builtins.str, typing.Any]]]] = None,
        name: typing.Optional[builtins.str] = None,
        parameters: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourceHydratorDrySourcePluginParameters", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param env: 
        :param name: 
        :param parameters: 

        :schema: ApplicationSpecSourceHydratorDrySourcePlugin
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c8ee5c24d7bb4b467412c2e1ee1f4e0a0704d8ae4c71a32964ffa55d1bc97109)
            check_type(argname="argument env", value=env, expected_type=type_hints["env"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument parameters", value=parameters, expected_type=type_hints["parameters"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if env is not None:
            self._values["env"] = env
        if name is not None:
            self._values["name"] = name
        if parameters is not None:
            self._values["parameters"] = parameters

    @builtins.property
    def env(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourceHydratorDrySourcePluginEnv"]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourcePlugin#env
        '''
        result = self._values.get("env")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourceHydratorDrySourcePluginEnv"]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourcePlugin#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def parameters(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourceHydratorDrySourcePluginParameters"]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourcePlugin#parameters
        '''
        result = self._values.get("parameters")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourceHydratorDrySourcePluginParameters"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorDrySourcePlugin(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorDrySourcePluginEnv",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class ApplicationSpecSourceHydratorDrySourcePluginEnv:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: ApplicationSpecSourceHydratorDrySourcePluginEnv
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__03ac0663a44e3cdc7f4dc6e1423b646bc4d6c21fd4e478d87c83aad13721bba5)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourcePluginEnv#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourcePluginEnv#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorDrySourcePluginEnv(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorDrySourcePluginParameters",
    jsii_struct_bases=[],
    name_mapping={"array": "array", "map": "map", "name": "name", "string": "string"},
)
class ApplicationSpecSourceHydratorDrySourcePluginParameters:
    def __init__(
        self,
        *,
        array: typing.Optional[typing.Sequence[builtins.str]] = None,
        map: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        name: typing.Optional[builtins.str] = None,
        string: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param array: 
        :param map: 
        :param name: 
        :param string: 

        :schema: ApplicationSpecSourceHydratorDrySourcePluginParameters
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__311c3c2d638a1ab0be2ae4cbf23a98c296c57182649ed8cd70e7d1a07273bc82)
            check_type(argname="argument array", value=array, expected_type=type_hints["array"])
            check_type(argname="argument map", value=map, expected_type=type_hints["map"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument string", value=string, expected_type=type_hints["string"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if array is not None:
            self._values["array"] = array
        if map is not None:
            self._values["map"] = map
        if name is not None:
            self._values["name"] = name
        if string is not None:
            self._values["string"] = string

    @builtins.property
    def array(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourcePluginParameters#array
        '''
        result = self._values.get("array")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def map(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourcePluginParameters#map
        '''
        result = self._values.get("map")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourcePluginParameters#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def string(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorDrySourcePluginParameters#string
        '''
        result = self._values.get("string")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorDrySourcePluginParameters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorHydrateTo",
    jsii_struct_bases=[],
    name_mapping={"target_branch": "targetBranch"},
)
class ApplicationSpecSourceHydratorHydrateTo:
    def __init__(self, *, target_branch: builtins.str) -> None:
        '''
        :param target_branch: 

        :schema: ApplicationSpecSourceHydratorHydrateTo
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6bf4de82548204a2231f7f53fd1d618c599f155fd21dd67444f69abf7bb3ba23)
            check_type(argname="argument target_branch", value=target_branch, expected_type=type_hints["target_branch"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "target_branch": target_branch,
        }

    @builtins.property
    def target_branch(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceHydratorHydrateTo#targetBranch
        '''
        result = self._values.get("target_branch")
        assert result is not None, "Required property 'target_branch' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorHydrateTo(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceHydratorSyncSource",
    jsii_struct_bases=[],
    name_mapping={
        "path": "path",
        "target_branch": "targetBranch",
        "repo_url": "repoUrl",
    },
)
class ApplicationSpecSourceHydratorSyncSource:
    def __init__(
        self,
        *,
        path: builtins.str,
        target_branch: builtins.str,
        repo_url: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param path: 
        :param target_branch: 
        :param repo_url: 

        :schema: ApplicationSpecSourceHydratorSyncSource
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__dd657fa2e3be2ae35fb08058844e38e2fc6f5c32ada02f66586803c0d9a44f21)
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument target_branch", value=target_branch, expected_type=type_hints["target_branch"])
            check_type(argname="argument repo_url", value=repo_url, expected_type=type_hints["repo_url"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "path": path,
            "target_branch": target_branch,
        }
        if repo_url is not None:
            self._values["repo_url"] = repo_url

    @builtins.property
    def path(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceHydratorSyncSource#path
        '''
        result = self._values.get("path")
        assert result is not None, "Required property 'path' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def target_branch(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceHydratorSyncSource#targetBranch
        '''
        result = self._values.get("target_branch")
        assert result is not None, "Required property 'target_branch' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def repo_url(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceHydratorSyncSource#repoURL
        '''
        result = self._values.get("repo_url")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceHydratorSyncSource(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceKustomize",
    jsii_struct_bases=[],
    name_mapping={
        "api_versions": "apiVersions",
        "common_annotations": "commonAnnotations",
        "common_annotations_envsubst": "commonAnnotationsEnvsubst",
        "common_labels": "commonLabels",
        "components": "components",
        "force_common_annotations": "forceCommonAnnotations",
        "force_common_labels": "forceCommonLabels",
        "ignore_missing_components": "ignoreMissingComponents",
        "images": "images",
        "kube_version": "kubeVersion",
        "label_include_templates": "labelIncludeTemplates",
        "label_without_selector": "labelWithoutSelector",
        "name_prefix": "namePrefix",
        "namespace": "namespace",
        "name_suffix": "nameSuffix",
        "patches": "patches",
        "replicas": "replicas",
        "version": "version",
    },
)
class ApplicationSpecSourceKustomize:
    def __init__(
        self,
        *,
        api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
        common_annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        common_annotations_envsubst: typing.Optional[builtins.bool] = None,
        common_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        components: typing.Optional[typing.Sequence[builtins.str]] = None,
        force_common_annotations: typing.Optional[builtins.bool] = None,
        force_common_labels: typing.Optional[builtins.bool] = None,
        ignore_missing_components: typing.Optional[builtins.bool] = None,
        images: typing.Optional[typing.Sequence[builtins.str]] = None,
        kube_version: typing.Optional[builtins.str] = None,
        label_include_templates: typing.Optional[builtins.bool] = None,
        label_without_selector: typing.Optional[builtins.bool] = None,
        name_prefix: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        name_suffix: typing.Optional[builtins.str] = None,
        patches: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourceKustomizePatches", typing.Dict[builtins.str, typing.Any]]]] = None,
        replicas: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourceKustomizeReplicas", typing.Dict[builtins.str, typing.Any]]]] = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param api_versions: 
        :param common_annotations: 
        :param common_annotations_envsubst: 
        :param common_labels: 
        :param components: 
        :param force_common_annotations: 
        :param force_common_labels: 
        :param ignore_missing_components: 
        :param images: 
        :param kube_version: 
        :param label_include_templates: 
        :param label_without_selector: 
        :param name_prefix: 
        :param namespace: 
        :param name_suffix: 
        :param patches: 
        :param replicas: 
        :param version: 

        :schema: ApplicationSpecSourceKustomize
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6e552a5a005ddf43baec1d790994ce7b46b349d28047506ca6608d0d2fdebaee)
            check_type(argname="argument api_versions", value=api_versions, expected_type=type_hints["api_versions"])
            check_type(argname="argument common_annotations", value=common_annotations, expected_type=type_hints["common_annotations"])
            check_type(argname="argument common_annotations_envsubst", value=common_annotations_envsubst, expected_type=type_hints["common_annotations_envsubst"])
            check_type(argname="argument common_labels", value=common_labels, expected_type=type_hints["common_labels"])
            check_type(argname="argument components", value=components, expected_type=type_hints["components"])
            check_type(argname="argument force_common_annotations", value=force_common_annotations, expected_type=type_hints["force_common_annotations"])
            check_type(argname="argument force_common_labels", value=force_common_labels, expected_type=type_hints["force_common_labels"])
            check_type(argname="argument ignore_missing_components", value=ignore_missing_components, expected_type=type_hints["ignore_missing_components"])
            check_type(argname="argument images", value=images, expected_type=type_hints["images"])
            check_type(argname="argument kube_version", value=kube_version, expected_type=type_hints["kube_version"])
            check_type(argname="argument label_include_templates", value=label_include_templates, expected_type=type_hints["label_include_templates"])
            check_type(argname="argument label_without_selector", value=label_without_selector, expected_type=type_hints["label_without_selector"])
            check_type(argname="argument name_prefix", value=name_prefix, expected_type=type_hints["name_prefix"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument name_suffix", value=name_suffix, expected_type=type_hints["name_suffix"])
            check_type(argname="argument patches", value=patches, expected_type=type_hints["patches"])
            check_type(argname="argument replicas", value=replicas, expected_type=type_hints["replicas"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if api_versions is not None:
            self._values["api_versions"] = api_versions
        if common_annotations is not None:
            self._values["common_annotations"] = common_annotations
        if common_annotations_envsubst is not None:
            self._values["common_annotations_envsubst"] = common_annotations_envsubst
        if common_labels is not None:
            self._values["common_labels"] = common_labels
        if components is not None:
            self._values["components"] = components
        if force_common_annotations is not None:
            self._values["force_common_annotations"] = force_common_annotations
        if force_common_labels is not None:
            self._values["force_common_labels"] = force_common_labels
        if ignore_missing_components is not None:
            self._values["ignore_missing_components"] = ignore_missing_components
        if images is not None:
            self._values["images"] = images
        if kube_version is not None:
            self._values["kube_version"] = kube_version
        if label_include_templates is not None:
            self._values["label_include_templates"] = label_include_templates
        if label_without_selector is not None:
            self._values["label_without_selector"] = label_without_selector
        if name_prefix is not None:
            self._values["name_prefix"] = name_prefix
        if namespace is not None:
            self._values["namespace"] = namespace
        if name_suffix is not None:
            self._values["name_suffix"] = name_suffix
        if patches is not None:
            self._values["patches"] = patches
        if replicas is not None:
            self._values["replicas"] = replicas
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def api_versions(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourceKustomize#apiVersions
        '''
        result = self._values.get("api_versions")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def common_annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ApplicationSpecSourceKustomize#commonAnnotations
        '''
        result = self._values.get("common_annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def common_annotations_envsubst(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceKustomize#commonAnnotationsEnvsubst
        '''
        result = self._values.get("common_annotations_envsubst")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def common_labels(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ApplicationSpecSourceKustomize#commonLabels
        '''
        result = self._values.get("common_labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def components(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourceKustomize#components
        '''
        result = self._values.get("components")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def force_common_annotations(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceKustomize#forceCommonAnnotations
        '''
        result = self._values.get("force_common_annotations")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def force_common_labels(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceKustomize#forceCommonLabels
        '''
        result = self._values.get("force_common_labels")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def ignore_missing_components(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceKustomize#ignoreMissingComponents
        '''
        result = self._values.get("ignore_missing_components")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def images(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourceKustomize#images
        '''
        result = self._values.get("images")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def kube_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceKustomize#kubeVersion
        '''
        result = self._values.get("kube_version")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def label_include_templates(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceKustomize#labelIncludeTemplates
        '''
        result = self._values.get("label_include_templates")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def label_without_selector(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourceKustomize#labelWithoutSelector
        '''
        result = self._values.get("label_without_selector")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def name_prefix(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceKustomize#namePrefix
        '''
        result = self._values.get("name_prefix")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceKustomize#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def name_suffix(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceKustomize#nameSuffix
        '''
        result = self._values.get("name_suffix")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def patches(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourceKustomizePatches"]]:
        '''
        :schema: ApplicationSpecSourceKustomize#patches
        '''
        result = self._values.get("patches")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourceKustomizePatches"]], result)

    @builtins.property
    def replicas(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourceKustomizeReplicas"]]:
        '''
        :schema: ApplicationSpecSourceKustomize#replicas
        '''
        result = self._values.get("replicas")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourceKustomizeReplicas"]], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceKustomize#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceKustomize(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceKustomizePatches",
    jsii_struct_bases=[],
    name_mapping={
        "options": "options",
        "patch": "patch",
        "path": "path",
        "target": "target",
    },
)
class ApplicationSpecSourceKustomizePatches:
    def __init__(
        self,
        *,
        options: typing.Optional[typing.Mapping[builtins.str, builtins.bool]] = None,
        patch: typing.Optional[builtins.str] = None,
        path: typing.Optional[builtins.str] = None,
        target: typing.Optional[typing.Union["ApplicationSpecSourceKustomizePatchesTarget", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param options: 
        :param patch: 
        :param path: 
        :param target: 

        :schema: ApplicationSpecSourceKustomizePatches
        '''
        if isinstance(target, dict):
            target = ApplicationSpecSourceKustomizePatchesTarget(**target)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4f4378289895febf017cca654cbfe53f54f8e267a760457b061b513b16669d5d)
            check_type(argname="argument options", value=options, expected_type=type_hints["options"])
            check_type(argname="argument patch", value=patch, expected_type=type_hints["patch"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument target", value=target, expected_type=type_hints["target"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if options is not None:
            self._values["options"] = options
        if patch is not None:
            self._values["patch"] = patch
        if path is not None:
            self._values["path"] = path
        if target is not None:
            self._values["target"] = target

    @builtins.property
    def options(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.bool]]:
        '''
        :schema: ApplicationSpecSourceKustomizePatches#options
        '''
        result = self._values.get("options")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.bool]], result)

    @builtins.property
    def patch(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceKustomizePatches#patch
        '''
        result = self._values.get("patch")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceKustomizePatches#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def target(self) -> typing.Optional["ApplicationSpecSourceKustomizePatchesTarget"]:
        '''
        :schema: ApplicationSpecSourceKustomizePatches#target
        '''
        result = self._values.get("target")
        return typing.cast(typing.Optional["ApplicationSpecSourceKustomizePatchesTarget"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceKustomizePatches(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceKustomizePatchesTarget",
    jsii_struct_bases=[],
    name_mapping={
        "annotation_selector": "annotationSelector",
        "group": "group",
        "kind": "kind",
        "label_selector": "labelSelector",
        "name": "name",
        "namespace": "namespace",
        "version": "version",
    },
)
class ApplicationSpecSourceKustomizePatchesTarget:
    def __init__(
        self,
        *,
        annotation_selector: typing.Optional[builtins.str] = None,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        label_selector: typing.Optional[builtins.str] = None,
        name: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param annotation_selector: 
        :param group: 
        :param kind: 
        :param label_selector: 
        :param name: 
        :param namespace: 
        :param version: 

        :schema: ApplicationSpecSourceKustomizePatchesTarget
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9549ff3c5893f6edf865ff5a504de647c66da7c9ea00329cb8c4fc268b0fc01c)
            check_type(argname="argument annotation_selector", value=annotation_selector, expected_type=type_hints["annotation_selector"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument label_selector", value=label_selector, expected_type=type_hints["label_selector"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if annotation_selector is not None:
            self._values["annotation_selector"] = annotation_selector
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if label_selector is not None:
            self._values["label_selector"] = label_selector
        if name is not None:
            self._values["name"] = name
        if namespace is not None:
            self._values["namespace"] = namespace
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def annotation_selector(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceKustomizePatchesTarget#annotationSelector
        '''
        result = self._values.get("annotation_selector")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceKustomizePatchesTarget#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceKustomizePatchesTarget#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def label_selector(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceKustomizePatchesTarget#labelSelector
        '''
        result = self._values.get("label_selector")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceKustomizePatchesTarget#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceKustomizePatchesTarget#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourceKustomizePatchesTarget#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceKustomizePatchesTarget(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceKustomizeReplicas",
    jsii_struct_bases=[],
    name_mapping={"count": "count", "name": "name"},
)
class ApplicationSpecSourceKustomizeReplicas:
    def __init__(
        self,
        *,
        count: "ApplicationSpecSourceKustomizeReplicasCount",
        name: builtins.str,
    ) -> None:
        '''
        :param count: 
        :param name: 

        :schema: ApplicationSpecSourceKustomizeReplicas
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5e40fdca05618a1b32fddf3b86c373e2bdefb050d142ed1809ccb5a6b36a84d3)
            check_type(argname="argument count", value=count, expected_type=type_hints["count"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "count": count,
            "name": name,
        }

    @builtins.property
    def count(self) -> "ApplicationSpecSourceKustomizeReplicasCount":
        '''
        :schema: ApplicationSpecSourceKustomizeReplicas#count
        '''
        result = self._values.get("count")
        assert result is not None, "Required property 'count' is missing"
        return typing.cast("ApplicationSpecSourceKustomizeReplicasCount", result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourceKustomizeReplicas#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourceKustomizeReplicas(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class ApplicationSpecSourceKustomizeReplicasCount(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourceKustomizeReplicasCount",
):
    '''
    :schema: ApplicationSpecSourceKustomizeReplicasCount
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "ApplicationSpecSourceKustomizeReplicasCount":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__39adf34e41f3eb5299a7eefe196cdac49cd5b33105969f1e65ce268812555588)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("ApplicationSpecSourceKustomizeReplicasCount", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "ApplicationSpecSourceKustomizeReplicasCount":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9cdd07e292b9d36b76b5a644f078a39e268adc90e184a9675e0d8e4bc1dd3522)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("ApplicationSpecSourceKustomizeReplicasCount", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcePlugin",
    jsii_struct_bases=[],
    name_mapping={"env": "env", "name": "name", "parameters": "parameters"},
)
class ApplicationSpecSourcePlugin:
    def __init__(
        self,
        *,
        env: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourcePluginEnv", typing.Dict[builtins.str, typing.Any]]]] = None,
        name: typing.Optional[builtins.str] = None,
        parameters: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourcePluginParameters", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param env: 
        :param name: 
        :param parameters: 

        :schema: ApplicationSpecSourcePlugin
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__695f1a5cba81818ff63d929c89e5f3dc4dba5faf39c3d37182f4fb5d1d6e8d20)
            check_type(argname="argument env", value=env, expected_type=type_hints["env"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument parameters", value=parameters, expected_type=type_hints["parameters"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if env is not None:
            self._values["env"] = env
        if name is not None:
            self._values["name"] = name
        if parameters is not None:
            self._values["parameters"] = parameters

    @builtins.property
    def env(self) -> typing.Optional[typing.List["ApplicationSpecSourcePluginEnv"]]:
        '''
        :schema: ApplicationSpecSourcePlugin#env
        '''
        result = self._values.get("env")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourcePluginEnv"]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcePlugin#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def parameters(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourcePluginParameters"]]:
        '''
        :schema: ApplicationSpecSourcePlugin#parameters
        '''
        result = self._values.get("parameters")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourcePluginParameters"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcePlugin(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcePluginEnv",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class ApplicationSpecSourcePluginEnv:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: ApplicationSpecSourcePluginEnv
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__35642784bbc478430ecbd7194ee4cd05dfd84a2fde10a66987e8a6ad7875dcd5)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourcePluginEnv#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourcePluginEnv#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcePluginEnv(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcePluginParameters",
    jsii_struct_bases=[],
    name_mapping={"array": "array", "map": "map", "name": "name", "string": "string"},
)
class ApplicationSpecSourcePluginParameters:
    def __init__(
        self,
        *,
        array: typing.Optional[typing.Sequence[builtins.str]] = None,
        map: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        name: typing.Optional[builtins.str] = None,
        string: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param array: 
        :param map: 
        :param name: 
        :param string: 

        :schema: ApplicationSpecSourcePluginParameters
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__cd5db93d9a1ba361c40b689f0f9ec1eada1d87c7bcd4e237cc5bee489c536b6e)
            check_type(argname="argument array", value=array, expected_type=type_hints["array"])
            check_type(argname="argument map", value=map, expected_type=type_hints["map"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument string", value=string, expected_type=type_hints["string"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if array is not None:
            self._values["array"] = array
        if map is not None:
            self._values["map"] = map
        if name is not None:
            self._values["name"] = name
        if string is not None:
            self._values["string"] = string

    @builtins.property
    def array(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourcePluginParameters#array
        '''
        result = self._values.get("array")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def map(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ApplicationSpecSourcePluginParameters#map
        '''
        result = self._values.get("map")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcePluginParameters#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def string(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcePluginParameters#string
        '''
        result = self._values.get("string")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcePluginParameters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSources",
    jsii_struct_bases=[],
    name_mapping={
        "repo_url": "repoUrl",
        "chart": "chart",
        "directory": "directory",
        "helm": "helm",
        "kustomize": "kustomize",
        "name": "name",
        "path": "path",
        "plugin": "plugin",
        "ref": "ref",
        "tag_prefix": "tagPrefix",
        "target_revision": "targetRevision",
    },
)
class ApplicationSpecSources:
    def __init__(
        self,
        *,
        repo_url: builtins.str,
        chart: typing.Optional[builtins.str] = None,
        directory: typing.Optional[typing.Union["ApplicationSpecSourcesDirectory", typing.Dict[builtins.str, typing.Any]]] = None,
        helm: typing.Optional[typing.Union["ApplicationSpecSourcesHelm", typing.Dict[builtins.str, typing.Any]]] = None,
        kustomize: typing.Optional[typing.Union["ApplicationSpecSourcesKustomize", typing.Dict[builtins.str, typing.Any]]] = None,
        name: typing.Optional[builtins.str] = None,
        path: typing.Optional[builtins.str] = None,
        plugin: typing.Optional[typing.Union["ApplicationSpecSourcesPlugin", typing.Dict[builtins.str, typing.Any]]] = None,
        ref: typing.Optional[builtins.str] = None,
        tag_prefix: typing.Optional[builtins.str] = None,
        target_revision: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param repo_url: 
        :param chart: 
        :param directory: 
        :param helm: 
        :param kustomize: 
        :param name: 
        :param path: 
        :param plugin: 
        :param ref: 
        :param tag_prefix: 
        :param target_revision: 

        :schema: ApplicationSpecSources
        '''
        if isinstance(directory, dict):
            directory = ApplicationSpecSourcesDirectory(**directory)
        if isinstance(helm, dict):
            helm = ApplicationSpecSourcesHelm(**helm)
        if isinstance(kustomize, dict):
            kustomize = ApplicationSpecSourcesKustomize(**kustomize)
        if isinstance(plugin, dict):
            plugin = ApplicationSpecSourcesPlugin(**plugin)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__43317a857044d6962d648db08a15bfb0c754eb91b79f732311dc5f25b548848f)
            check_type(argname="argument repo_url", value=repo_url, expected_type=type_hints["repo_url"])
            check_type(argname="argument chart", value=chart, expected_type=type_hints["chart"])
            check_type(argname="argument directory", value=directory, expected_type=type_hints["directory"])
            check_type(argname="argument helm", value=helm, expected_type=type_hints["helm"])
            check_type(argname="argument kustomize", value=kustomize, expected_type=type_hints["kustomize"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument plugin", value=plugin, expected_type=type_hints["plugin"])
            check_type(argname="argument ref", value=ref, expected_type=type_hints["ref"])
            check_type(argname="argument tag_prefix", value=tag_prefix, expected_type=type_hints["tag_prefix"])
            check_type(argname="argument target_revision", value=target_revision, expected_type=type_hints["target_revision"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "repo_url": repo_url,
        }
        if chart is not None:
            self._values["chart"] = chart
        if directory is not None:
            self._values["directory"] = directory
        if helm is not None:
            self._values["helm"] = helm
        if kustomize is not None:
            self._values["kustomize"] = kustomize
        if name is not None:
            self._values["name"] = name
        if path is not None:
            self._values["path"] = path
        if plugin is not None:
            self._values["plugin"] = plugin
        if ref is not None:
            self._values["ref"] = ref
        if tag_prefix is not None:
            self._values["tag_prefix"] = tag_prefix
        if target_revision is not None:
            self._values["target_revision"] = target_revision

    @builtins.property
    def repo_url(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSources#repoURL
        '''
        result = self._values.get("repo_url")
        assert result is not None, "Required property 'repo_url' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def chart(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSources#chart
        '''
        result = self._values.get("chart")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def directory(self) -> typing.Optional["ApplicationSpecSourcesDirectory"]:
        '''
        :schema: ApplicationSpecSources#directory
        '''
        result = self._values.get("directory")
        return typing.cast(typing.Optional["ApplicationSpecSourcesDirectory"], result)

    @builtins.property
    def helm(self) -> typing.Optional["ApplicationSpecSourcesHelm"]:
        '''
        :schema: ApplicationSpecSources#helm
        '''
        result = self._values.get("helm")
        return typing.cast(typing.Optional["ApplicationSpecSourcesHelm"], result)

    @builtins.property
    def kustomize(self) -> typing.Optional["ApplicationSpecSourcesKustomize"]:
        '''
        :schema: ApplicationSpecSources#kustomize
        '''
        result = self._values.get("kustomize")
        return typing.cast(typing.Optional["ApplicationSpecSourcesKustomize"], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSources#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSources#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def plugin(self) -> typing.Optional["ApplicationSpecSourcesPlugin"]:
        '''
        :schema: ApplicationSpecSources#plugin
        '''
        result = self._values.get("plugin")
        return typing.cast(typing.Optional["ApplicationSpecSourcesPlugin"], result)

    @builtins.property
    def ref(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSources#ref
        '''
        result = self._values.get("ref")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def tag_prefix(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSources#tagPrefix
        '''
        result = self._values.get("tag_prefix")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def target_revision(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSources#targetRevision
        '''
        result = self._values.get("target_revision")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSources(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcesDirectory",
    jsii_struct_bases=[],
    name_mapping={
        "exclude": "exclude",
        "include": "include",
        "jsonnet": "jsonnet",
        "recurse": "recurse",
    },
)
class ApplicationSpecSourcesDirectory:
    def __init__(
        self,
        *,
        exclude: typing.Optional[builtins.str] = None,
        include: typing.Optional[builtins.str] = None,
        jsonnet: typing.Optional[typing.Union["ApplicationSpecSourcesDirectoryJsonnet", typing.Dict[builtins.str, typing.Any]]] = None,
        recurse: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param exclude: 
        :param include: 
        :param jsonnet: 
        :param recurse: 

        :schema: ApplicationSpecSourcesDirectory
        '''
        if isinstance(jsonnet, dict):
            jsonnet = ApplicationSpecSourcesDirectoryJsonnet(**jsonnet)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f3a4b4c9a67cf7685598dc532c013ec8de942ff2f123291a1466e7ac2cec2a57)
            check_type(argname="argument exclude", value=exclude, expected_type=type_hints["exclude"])
            check_type(argname="argument include", value=include, expected_type=type_hints["include"])
            check_type(argname="argument jsonnet", value=jsonnet, expected_type=type_hints["jsonnet"])
            check_type(argname="argument recurse", value=recurse, expected_type=type_hints["recurse"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if exclude is not None:
            self._values["exclude"] = exclude
        if include is not None:
            self._values["include"] = include
        if jsonnet is not None:
            self._values["jsonnet"] = jsonnet
        if recurse is not None:
            self._values["recurse"] = recurse

    @builtins.property
    def exclude(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesDirectory#exclude
        '''
        result = self._values.get("exclude")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def include(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesDirectory#include
        '''
        result = self._values.get("include")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def jsonnet(self) -> typing.Optional["ApplicationSpecSourcesDirectoryJsonnet"]:
        '''
        :schema: ApplicationSpecSourcesDirectory#jsonnet
        '''
        result = self._values.get("jsonnet")
        return typing.cast(typing.Optional["ApplicationSpecSourcesDirectoryJsonnet"], result)

    @builtins.property
    def recurse(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourcesDirectory#recurse
        '''
        result = self._values.get("recurse")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcesDirectory(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcesDirectoryJsonnet",
    jsii_struct_bases=[],
    name_mapping={"ext_vars": "extVars", "libs": "libs", "tlas": "tlas"},
)
class ApplicationSpecSourcesDirectoryJsonnet:
    def __init__(
        self,
        *,
        ext_vars: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourcesDirectoryJsonnetExtVars", typing.Dict[builtins.str, typing.Any]]]] = None,
        libs: typing.Optional[typing.Sequence[builtins.str]] = None,
        tlas: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourcesDirectoryJsonnetTlas", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param ext_vars: 
        :param libs: 
        :param tlas: 

        :schema: ApplicationSpecSourcesDirectoryJsonnet
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__5ad7f0c7f7c652c5db9e1218b344764c5c2d475300641bf1766d8d0c2bdaa72f)
            check_type(argname="argument ext_vars", value=ext_vars, expected_type=type_hints["ext_vars"])
            check_type(argname="argument libs", value=libs, expected_type=type_hints["libs"])
            check_type(argname="argument tlas", value=tlas, expected_type=type_hints["tlas"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if ext_vars is not None:
            self._values["ext_vars"] = ext_vars
        if libs is not None:
            self._values["libs"] = libs
        if tlas is not None:
            self._values["tlas"] = tlas

    @builtins.property
    def ext_vars(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourcesDirectoryJsonnetExtVars"]]:
        '''
        :schema: ApplicationSpecSourcesDirectoryJsonnet#extVars
        '''
        result = self._values.get("ext_vars")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourcesDirectoryJsonnetExtVars"]], result)

    @builtins.property
    def libs(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourcesDirectoryJsonnet#libs
        '''
        result = self._values.get("libs")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def tlas(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourcesDirectoryJsonnetTlas"]]:
        '''
        :schema: ApplicationSpecSourcesDirectoryJsonnet#tlas
        '''
        result = self._values.get("tlas")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourcesDirectoryJsonnetTlas"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcesDirectoryJsonnet(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcesDirectoryJsonnetExtVars",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "code": "code"},
)
class ApplicationSpecSourcesDirectoryJsonnetExtVars:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: builtins.str,
        code: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param code: 

        :schema: ApplicationSpecSourcesDirectoryJsonnetExtVars
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e1305660b9930292463f9024015a99afbb7a74706d6a667e830cdf9f390a8ca9)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
            check_type(argname="argument code", value=code, expected_type=type_hints["code"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }
        if code is not None:
            self._values["code"] = code

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourcesDirectoryJsonnetExtVars#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourcesDirectoryJsonnetExtVars#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def code(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourcesDirectoryJsonnetExtVars#code
        '''
        result = self._values.get("code")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcesDirectoryJsonnetExtVars(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcesDirectoryJsonnetTlas",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value", "code": "code"},
)
class ApplicationSpecSourcesDirectoryJsonnetTlas:
    def __init__(
        self,
        *,
        name: builtins.str,
        value: builtins.str,
        code: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param name: 
        :param value: 
        :param code: 

        :schema: ApplicationSpecSourcesDirectoryJsonnetTlas
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__ef9ecbeeaa64dcef63ebee4cc4bac9b0b50a8a2093ef9b6fae7dbce30eaf323b)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
            check_type(argname="argument code", value=code, expected_type=type_hints["code"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }
        if code is not None:
            self._values["code"] = code

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourcesDirectoryJsonnetTlas#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourcesDirectoryJsonnetTlas#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def code(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourcesDirectoryJsonnetTlas#code
        '''
        result = self._values.get("code")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcesDirectoryJsonnetTlas(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcesHelm",
    jsii_struct_bases=[],
    name_mapping={
        "api_versions": "apiVersions",
        "file_parameters": "fileParameters",
        "ignore_missing_value_files": "ignoreMissingValueFiles",
        "kube_version": "kubeVersion",
        "namespace": "namespace",
        "parameters": "parameters",
        "pass_credentials": "passCredentials",
        "release_name": "releaseName",
        "skip_crds": "skipCrds",
        "skip_schema_validation": "skipSchemaValidation",
        "skip_tests": "skipTests",
        "value_files": "valueFiles",
        "values": "values",
        "values_object": "valuesObject",
        "version": "version",
    },
)
class ApplicationSpecSourcesHelm:
    def __init__(
        self,
        *,
        api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
        file_parameters: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourcesHelmFileParameters", typing.Dict[builtins.str, typing.Any]]]] = None,
        ignore_missing_value_files: typing.Optional[builtins.bool] = None,
        kube_version: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        parameters: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourcesHelmParameters", typing.Dict[builtins.str, typing.Any]]]] = None,
        pass_credentials: typing.Optional[builtins.bool] = None,
        release_name: typing.Optional[builtins.str] = None,
        skip_crds: typing.Optional[builtins.bool] = None,
        skip_schema_validation: typing.Optional[builtins.bool] = None,
        skip_tests: typing.Optional[builtins.bool] = None,
        value_files: typing.Optional[typing.Sequence[builtins.str]] = None,
        values: typing.Optional[builtins.str] = None,
        values_object: typing.Any = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param api_versions: 
        :param file_parameters: 
        :param ignore_missing_value_files: 
        :param kube_version: 
        :param namespace: 
        :param parameters: 
        :param pass_credentials: 
        :param release_name: 
        :param skip_crds: 
        :param skip_schema_validation: 
        :param skip_tests: 
        :param value_files: 
        :param values: 
        :param values_object: 
        :param version: 

        :schema: ApplicationSpecSourcesHelm
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__9363200f43c02de75f1240544d9656a22985d28959356dde86ae6cd810249718)
            check_type(argname="argument api_versions", value=api_versions, expected_type=type_hints["api_versions"])
            check_type(argname="argument file_parameters", value=file_parameters, expected_type=type_hints["file_parameters"])
            check_type(argname="argument ignore_missing_value_files", value=ignore_missing_value_files, expected_type=type_hints["ignore_missing_value_files"])
            check_type(argname="argument kube_version", value=kube_version, expected_type=type_hints["kube_version"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument parameters", value=parameters, expected_type=type_hints["parameters"])
            check_type(argname="argument pass_credentials", value=pass_credentials, expected_type=type_hints["pass_credentials"])
            check_type(argname="argument release_name", value=release_name, expected_type=type_hints["release_name"])
            check_type(argname="argument skip_crds", value=skip_crds, expected_type=type_hints["skip_crds"])
            check_type(argname="argument skip_schema_validation", value=skip_schema_validation, expected_type=type_hints["skip_schema_validation"])
            check_type(argname="argument skip_tests", value=skip_tests, expected_type=type_hints["skip_tests"])
            check_type(argname="argument value_files", value=value_files, expected_type=type_hints["value_files"])
            check_type(argname="argument values", value=values, expected_type=type_hints["values"])
            check_type(argname="argument values_object", value=values_object, expected_type=type_hints["values_object"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if api_versions is not None:
            self._values["api_versions"] = api_versions
        if file_parameters is not None:
            self._values["file_parameters"] = file_parameters
        if ignore_missing_value_files is not None:
            self._values["ignore_missing_value_files"] = ignore_missing_value_files
        if kube_version is not None:
            self._values["kube_version"] = kube_version
        if namespace is not None:
            self._values["namespace"] = namespace
        if parameters is not None:
            self._values["parameters"] = parameters
        if pass_credentials is not None:
            self._values["pass_credentials"] = pass_credentials
        if release_name is not None:
            self._values["release_name"] = release_name
        if skip_crds is not None:
            self._values["skip_crds"] = skip_crds
        if skip_schema_validation is not None:
            self._values["skip_schema_validation"] = skip_schema_validation
        if skip_tests is not None:
            self._values["skip_tests"] = skip_tests
        if value_files is not None:
            self._values["value_files"] = value_files
        if values is not None:
            self._values["values"] = values
        if values_object is not None:
            self._values["values_object"] = values_object
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def api_versions(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourcesHelm#apiVersions
        '''
        result = self._values.get("api_versions")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def file_parameters(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourcesHelmFileParameters"]]:
        '''
        :schema: ApplicationSpecSourcesHelm#fileParameters
        '''
        result = self._values.get("file_parameters")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourcesHelmFileParameters"]], result)

    @builtins.property
    def ignore_missing_value_files(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourcesHelm#ignoreMissingValueFiles
        '''
        result = self._values.get("ignore_missing_value_files")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def kube_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesHelm#kubeVersion
        '''
        result = self._values.get("kube_version")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesHelm#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def parameters(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourcesHelmParameters"]]:
        '''
        :schema: ApplicationSpecSourcesHelm#parameters
        '''
        result = self._values.get("parameters")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourcesHelmParameters"]], result)

    @builtins.property
    def pass_credentials(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourcesHelm#passCredentials
        '''
        result = self._values.get("pass_credentials")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def release_name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesHelm#releaseName
        '''
        result = self._values.get("release_name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def skip_crds(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourcesHelm#skipCrds
        '''
        result = self._values.get("skip_crds")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def skip_schema_validation(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourcesHelm#skipSchemaValidation
        '''
        result = self._values.get("skip_schema_validation")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def skip_tests(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourcesHelm#skipTests
        '''
        result = self._values.get("skip_tests")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def value_files(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourcesHelm#valueFiles
        '''
        result = self._values.get("value_files")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def values(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesHelm#values
        '''
        result = self._values.get("values")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def values_object(self) -> typing.Any:
        '''
        :schema: ApplicationSpecSourcesHelm#valuesObject
        '''
        result = self._values.get("values_object")
        return typing.cast(typing.Any, result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesHelm#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcesHelm(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcesHelmFileParameters",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "path": "path"},
)
class ApplicationSpecSourcesHelmFileParameters:
    def __init__(
        self,
        *,
        name: typing.Optional[builtins.str] = None,
        path: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param name: 
        :param path: 

        :schema: ApplicationSpecSourcesHelmFileParameters
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__e389c7bcc4eb12efad1549e09d65dd39c4e4cf87f5772dbe5479f950dba18e28)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if name is not None:
            self._values["name"] = name
        if path is not None:
            self._values["path"] = path

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesHelmFileParameters#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesHelmFileParameters#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcesHelmFileParameters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcesHelmParameters",
    jsii_struct_bases=[],
    name_mapping={"force_string": "forceString", "name": "name", "value": "value"},
)
class ApplicationSpecSourcesHelmParameters:
    def __init__(
        self,
        *,
        force_string: typing.Optional[builtins.bool] = None,
        name: typing.Optional[builtins.str] = None,
        value: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param force_string: 
        :param name: 
        :param value: 

        :schema: ApplicationSpecSourcesHelmParameters
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__8001d634c4082f3e96d9c94aa4d69316177670be93ed431f5e4b17857d96928d)
            check_type(argname="argument force_string", value=force_string, expected_type=type_hints["force_string"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if force_string is not None:
            self._values["force_string"] = force_string
        if name is not None:
            self._values["name"] = name
        if value is not None:
            self._values["value"] = value

    @builtins.property
    def force_string(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourcesHelmParameters#forceString
        '''
        result = self._values.get("force_string")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesHelmParameters#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def value(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesHelmParameters#value
        '''
        result = self._values.get("value")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcesHelmParameters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcesKustomize",
    jsii_struct_bases=[],
    name_mapping={
        "api_versions": "apiVersions",
        "common_annotations": "commonAnnotations",
        "common_annotations_envsubst": "commonAnnotationsEnvsubst",
        "common_labels": "commonLabels",
        "components": "components",
        "force_common_annotations": "forceCommonAnnotations",
        "force_common_labels": "forceCommonLabels",
        "ignore_missing_components": "ignoreMissingComponents",
        "images": "images",
        "kube_version": "kubeVersion",
        "label_include_templates": "labelIncludeTemplates",
        "label_without_selector": "labelWithoutSelector",
        "name_prefix": "namePrefix",
        "namespace": "namespace",
        "name_suffix": "nameSuffix",
        "patches": "patches",
        "replicas": "replicas",
        "version": "version",
    },
)
class ApplicationSpecSourcesKustomize:
    def __init__(
        self,
        *,
        api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
        common_annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        common_annotations_envsubst: typing.Optional[builtins.bool] = None,
        common_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        components: typing.Optional[typing.Sequence[builtins.str]] = None,
        force_common_annotations: typing.Optional[builtins.bool] = None,
        force_common_labels: typing.Optional[builtins.bool] = None,
        ignore_missing_components: typing.Optional[builtins.bool] = None,
        images: typing.Optional[typing.Sequence[builtins.str]] = None,
        kube_version: typing.Optional[builtins.str] = None,
        label_include_templates: typing.Optional[builtins.bool] = None,
        label_without_selector: typing.Optional[builtins.bool] = None,
        name_prefix: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        name_suffix: typing.Optional[builtins.str] = None,
        patches: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourcesKustomizePatches", typing.Dict[builtins.str, typing.Any]]]] = None,
        replicas: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourcesKustomizeReplicas", typing.Dict[builtins.str, typing.Any]]]] = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param api_versions: 
        :param common_annotations: 
        :param common_annotations_envsubst: 
        :param common_labels: 
        :param components: 
        :param force_common_annotations: 
        :param force_common_labels: 
        :param ignore_missing_components: 
        :param images: 
        :param kube_version: 
        :param label_include_templates: 
        :param label_without_selector: 
        :param name_prefix: 
        :param namespace: 
        :param name_suffix: 
        :param patches: 
        :param replicas: 
        :param version: 

        :schema: ApplicationSpecSourcesKustomize
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a738d38367bc3c2d8c6c883eb51d68fc09fdfdf2099327310cf8d59d0c652c54)
            check_type(argname="argument api_versions", value=api_versions, expected_type=type_hints["api_versions"])
            check_type(argname="argument common_annotations", value=common_annotations, expected_type=type_hints["common_annotations"])
            check_type(argname="argument common_annotations_envsubst", value=common_annotations_envsubst, expected_type=type_hints["common_annotations_envsubst"])
            check_type(argname="argument common_labels", value=common_labels, expected_type=type_hints["common_labels"])
            check_type(argname="argument components", value=components, expected_type=type_hints["components"])
            check_type(argname="argument force_common_annotations", value=force_common_annotations, expected_type=type_hints["force_common_annotations"])
            check_type(argname="argument force_common_labels", value=force_common_labels, expected_type=type_hints["force_common_labels"])
            check_type(argname="argument ignore_missing_components", value=ignore_missing_components, expected_type=type_hints["ignore_missing_components"])
            check_type(argname="argument images", value=images, expected_type=type_hints["images"])
            check_type(argname="argument kube_version", value=kube_version, expected_type=type_hints["kube_version"])
            check_type(argname="argument label_include_templates", value=label_include_templates, expected_type=type_hints["label_include_templates"])
            check_type(argname="argument label_without_selector", value=label_without_selector, expected_type=type_hints["label_without_selector"])
            check_type(argname="argument name_prefix", value=name_prefix, expected_type=type_hints["name_prefix"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument name_suffix", value=name_suffix, expected_type=type_hints["name_suffix"])
            check_type(argname="argument patches", value=patches, expected_type=type_hints["patches"])
            check_type(argname="argument replicas", value=replicas, expected_type=type_hints["replicas"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if api_versions is not None:
            self._values["api_versions"] = api_versions
        if common_annotations is not None:
            self._values["common_annotations"] = common_annotations
        if common_annotations_envsubst is not None:
            self._values["common_annotations_envsubst"] = common_annotations_envsubst
        if common_labels is not None:
            self._values["common_labels"] = common_labels
        if components is not None:
            self._values["components"] = components
        if force_common_annotations is not None:
            self._values["force_common_annotations"] = force_common_annotations
        if force_common_labels is not None:
            self._values["force_common_labels"] = force_common_labels
        if ignore_missing_components is not None:
            self._values["ignore_missing_components"] = ignore_missing_components
        if images is not None:
            self._values["images"] = images
        if kube_version is not None:
            self._values["kube_version"] = kube_version
        if label_include_templates is not None:
            self._values["label_include_templates"] = label_include_templates
        if label_without_selector is not None:
            self._values["label_without_selector"] = label_without_selector
        if name_prefix is not None:
            self._values["name_prefix"] = name_prefix
        if namespace is not None:
            self._values["namespace"] = namespace
        if name_suffix is not None:
            self._values["name_suffix"] = name_suffix
        if patches is not None:
            self._values["patches"] = patches
        if replicas is not None:
            self._values["replicas"] = replicas
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def api_versions(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourcesKustomize#apiVersions
        '''
        result = self._values.get("api_versions")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def common_annotations(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ApplicationSpecSourcesKustomize#commonAnnotations
        '''
        result = self._values.get("common_annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def common_annotations_envsubst(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourcesKustomize#commonAnnotationsEnvsubst
        '''
        result = self._values.get("common_annotations_envsubst")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def common_labels(
        self,
    ) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ApplicationSpecSourcesKustomize#commonLabels
        '''
        result = self._values.get("common_labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def components(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourcesKustomize#components
        '''
        result = self._values.get("components")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def force_common_annotations(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourcesKustomize#forceCommonAnnotations
        '''
        result = self._values.get("force_common_annotations")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def force_common_labels(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourcesKustomize#forceCommonLabels
        '''
        result = self._values.get("force_common_labels")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def ignore_missing_components(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourcesKustomize#ignoreMissingComponents
        '''
        result = self._values.get("ignore_missing_components")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def images(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourcesKustomize#images
        '''
        result = self._values.get("images")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def kube_version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesKustomize#kubeVersion
        '''
        result = self._values.get("kube_version")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def label_include_templates(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourcesKustomize#labelIncludeTemplates
        '''
        result = self._values.get("label_include_templates")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def label_without_selector(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSourcesKustomize#labelWithoutSelector
        '''
        result = self._values.get("label_without_selector")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def name_prefix(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesKustomize#namePrefix
        '''
        result = self._values.get("name_prefix")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesKustomize#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def name_suffix(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesKustomize#nameSuffix
        '''
        result = self._values.get("name_suffix")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def patches(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourcesKustomizePatches"]]:
        '''
        :schema: ApplicationSpecSourcesKustomize#patches
        '''
        result = self._values.get("patches")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourcesKustomizePatches"]], result)

    @builtins.property
    def replicas(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourcesKustomizeReplicas"]]:
        '''
        :schema: ApplicationSpecSourcesKustomize#replicas
        '''
        result = self._values.get("replicas")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourcesKustomizeReplicas"]], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesKustomize#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcesKustomize(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcesKustomizePatches",
    jsii_struct_bases=[],
    name_mapping={
        "options": "options",
        "patch": "patch",
        "path": "path",
        "target": "target",
    },
)
class ApplicationSpecSourcesKustomizePatches:
    def __init__(
        self,
        *,
        options: typing.Optional[typing.Mapping[builtins.str, builtins.bool]] = None,
        patch: typing.Optional[builtins.str] = None,
        path: typing.Optional[builtins.str] = None,
        target: typing.Optional[typing.Union["ApplicationSpecSourcesKustomizePatchesTarget", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param options: 
        :param patch: 
        :param path: 
        :param target: 

        :schema: ApplicationSpecSourcesKustomizePatches
        '''
        if isinstance(target, dict):
            target = ApplicationSpecSourcesKustomizePatchesTarget(**target)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__c0fe77154c3a059360f40ed815695c0989490b498aad25d0900f6afad6df65fc)
            check_type(argname="argument options", value=options, expected_type=type_hints["options"])
            check_type(argname="argument patch", value=patch, expected_type=type_hints["patch"])
            check_type(argname="argument path", value=path, expected_type=type_hints["path"])
            check_type(argname="argument target", value=target, expected_type=type_hints["target"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if options is not None:
            self._values["options"] = options
        if patch is not None:
            self._values["patch"] = patch
        if path is not None:
            self._values["path"] = path
        if target is not None:
            self._values["target"] = target

    @builtins.property
    def options(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.bool]]:
        '''
        :schema: ApplicationSpecSourcesKustomizePatches#options
        '''
        result = self._values.get("options")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.bool]], result)

    @builtins.property
    def patch(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesKustomizePatches#patch
        '''
        result = self._values.get("patch")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def path(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesKustomizePatches#path
        '''
        result = self._values.get("path")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def target(self) -> typing.Optional["ApplicationSpecSourcesKustomizePatchesTarget"]:
        '''
        :schema: ApplicationSpecSourcesKustomizePatches#target
        '''
        result = self._values.get("target")
        return typing.cast(typing.Optional["ApplicationSpecSourcesKustomizePatchesTarget"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcesKustomizePatches(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcesKustomizePatchesTarget",
    jsii_struct_bases=[],
    name_mapping={
        "annotation_selector": "annotationSelector",
        "group": "group",
        "kind": "kind",
        "label_selector": "labelSelector",
        "name": "name",
        "namespace": "namespace",
        "version": "version",
    },
)
class ApplicationSpecSourcesKustomizePatchesTarget:
    def __init__(
        self,
        *,
        annotation_selector: typing.Optional[builtins.str] = None,
        group: typing.Optional[builtins.str] = None,
        kind: typing.Optional[builtins.str] = None,
        label_selector: typing.Optional[builtins.str] = None,
        name: typing.Optional[builtins.str] = None,
        namespace: typing.Optional[builtins.str] = None,
        version: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param annotation_selector: 
        :param group: 
        :param kind: 
        :param label_selector: 
        :param name: 
        :param namespace: 
        :param version: 

        :schema: ApplicationSpecSourcesKustomizePatchesTarget
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b1b4b892d011977b3aff82a2e4149b8d5c06ab0c367b47c8c8fcf8fda565406c)
            check_type(argname="argument annotation_selector", value=annotation_selector, expected_type=type_hints["annotation_selector"])
            check_type(argname="argument group", value=group, expected_type=type_hints["group"])
            check_type(argname="argument kind", value=kind, expected_type=type_hints["kind"])
            check_type(argname="argument label_selector", value=label_selector, expected_type=type_hints["label_selector"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument namespace", value=namespace, expected_type=type_hints["namespace"])
            check_type(argname="argument version", value=version, expected_type=type_hints["version"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if annotation_selector is not None:
            self._values["annotation_selector"] = annotation_selector
        if group is not None:
            self._values["group"] = group
        if kind is not None:
            self._values["kind"] = kind
        if label_selector is not None:
            self._values["label_selector"] = label_selector
        if name is not None:
            self._values["name"] = name
        if namespace is not None:
            self._values["namespace"] = namespace
        if version is not None:
            self._values["version"] = version

    @builtins.property
    def annotation_selector(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesKustomizePatchesTarget#annotationSelector
        '''
        result = self._values.get("annotation_selector")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def group(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesKustomizePatchesTarget#group
        '''
        result = self._values.get("group")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kind(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesKustomizePatchesTarget#kind
        '''
        result = self._values.get("kind")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def label_selector(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesKustomizePatchesTarget#labelSelector
        '''
        result = self._values.get("label_selector")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesKustomizePatchesTarget#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def namespace(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesKustomizePatchesTarget#namespace
        '''
        result = self._values.get("namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def version(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesKustomizePatchesTarget#version
        '''
        result = self._values.get("version")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcesKustomizePatchesTarget(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcesKustomizeReplicas",
    jsii_struct_bases=[],
    name_mapping={"count": "count", "name": "name"},
)
class ApplicationSpecSourcesKustomizeReplicas:
    def __init__(
        self,
        *,
        count: "ApplicationSpecSourcesKustomizeReplicasCount",
        name: builtins.str,
    ) -> None:
        '''
        :param count: 
        :param name: 

        :schema: ApplicationSpecSourcesKustomizeReplicas
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__2cc18182f9ea90dc9384ec973917bbe2d3f2c3ee00aeb0fb4aee8ad3865dd57f)
            check_type(argname="argument count", value=count, expected_type=type_hints["count"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "count": count,
            "name": name,
        }

    @builtins.property
    def count(self) -> "ApplicationSpecSourcesKustomizeReplicasCount":
        '''
        :schema: ApplicationSpecSourcesKustomizeReplicas#count
        '''
        result = self._values.get("count")
        assert result is not None, "Required property 'count' is missing"
        return typing.cast("ApplicationSpecSourcesKustomizeReplicasCount", result)

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourcesKustomizeReplicas#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcesKustomizeReplicas(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class ApplicationSpecSourcesKustomizeReplicasCount(
    metaclass=jsii.JSIIMeta,
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcesKustomizeReplicasCount",
):
    '''
    :schema: ApplicationSpecSourcesKustomizeReplicasCount
    '''

    @jsii.member(jsii_name="fromNumber")
    @builtins.classmethod
    def from_number(
        cls,
        value: jsii.Number,
    ) -> "ApplicationSpecSourcesKustomizeReplicasCount":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__54fbb3ad8f5d34f955c8b5830b8b272fa7d48c03ee566a9759290ea43e67b5d6)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("ApplicationSpecSourcesKustomizeReplicasCount", jsii.sinvoke(cls, "fromNumber", [value]))

    @jsii.member(jsii_name="fromString")
    @builtins.classmethod
    def from_string(
        cls,
        value: builtins.str,
    ) -> "ApplicationSpecSourcesKustomizeReplicasCount":
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b5ca9e1511717c15c83609afacb660f40cf21cb8e8a601cf32b4c4038adb0cf8)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast("ApplicationSpecSourcesKustomizeReplicasCount", jsii.sinvoke(cls, "fromString", [value]))

    @builtins.property
    @jsii.member(jsii_name="value")
    def value(self) -> typing.Union[builtins.str, jsii.Number]:
        return typing.cast(typing.Union[builtins.str, jsii.Number], jsii.get(self, "value"))


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcesPlugin",
    jsii_struct_bases=[],
    name_mapping={"env": "env", "name": "name", "parameters": "parameters"},
)
class ApplicationSpecSourcesPlugin:
    def __init__(
        self,
        *,
        env: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourcesPluginEnv", typing.Dict[builtins.str, typing.Any]]]] = None,
        name: typing.Optional[builtins.str] = None,
        parameters: typing.Optional[typing.Sequence[typing.Union["ApplicationSpecSourcesPluginParameters", typing.Dict[builtins.str, typing.Any]]]] = None,
    ) -> None:
        '''
        :param env: 
        :param name: 
        :param parameters: 

        :schema: ApplicationSpecSourcesPlugin
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__1cf3d0605bc15c8fcb38123bb87a85be3efad306b133a735ed65afb8661e90f6)
            check_type(argname="argument env", value=env, expected_type=type_hints["env"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument parameters", value=parameters, expected_type=type_hints["parameters"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if env is not None:
            self._values["env"] = env
        if name is not None:
            self._values["name"] = name
        if parameters is not None:
            self._values["parameters"] = parameters

    @builtins.property
    def env(self) -> typing.Optional[typing.List["ApplicationSpecSourcesPluginEnv"]]:
        '''
        :schema: ApplicationSpecSourcesPlugin#env
        '''
        result = self._values.get("env")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourcesPluginEnv"]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesPlugin#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def parameters(
        self,
    ) -> typing.Optional[typing.List["ApplicationSpecSourcesPluginParameters"]]:
        '''
        :schema: ApplicationSpecSourcesPlugin#parameters
        '''
        result = self._values.get("parameters")
        return typing.cast(typing.Optional[typing.List["ApplicationSpecSourcesPluginParameters"]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcesPlugin(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcesPluginEnv",
    jsii_struct_bases=[],
    name_mapping={"name": "name", "value": "value"},
)
class ApplicationSpecSourcesPluginEnv:
    def __init__(self, *, name: builtins.str, value: builtins.str) -> None:
        '''
        :param name: 
        :param value: 

        :schema: ApplicationSpecSourcesPluginEnv
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__b3b9082f16433f2d041296296fde22cd5a507b05a31ef05676e72402529fd67d)
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "name": name,
            "value": value,
        }

    @builtins.property
    def name(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourcesPluginEnv#name
        '''
        result = self._values.get("name")
        assert result is not None, "Required property 'name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def value(self) -> builtins.str:
        '''
        :schema: ApplicationSpecSourcesPluginEnv#value
        '''
        result = self._values.get("value")
        assert result is not None, "Required property 'value' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcesPluginEnv(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSourcesPluginParameters",
    jsii_struct_bases=[],
    name_mapping={"array": "array", "map": "map", "name": "name", "string": "string"},
)
class ApplicationSpecSourcesPluginParameters:
    def __init__(
        self,
        *,
        array: typing.Optional[typing.Sequence[builtins.str]] = None,
        map: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        name: typing.Optional[builtins.str] = None,
        string: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param array: 
        :param map: 
        :param name: 
        :param string: 

        :schema: ApplicationSpecSourcesPluginParameters
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__6e911f947e7797c4650c963c44d25cf2c49797984af732270f85ca7972f0f1a9)
            check_type(argname="argument array", value=array, expected_type=type_hints["array"])
            check_type(argname="argument map", value=map, expected_type=type_hints["map"])
            check_type(argname="argument name", value=name, expected_type=type_hints["name"])
            check_type(argname="argument string", value=string, expected_type=type_hints["string"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if array is not None:
            self._values["array"] = array
        if map is not None:
            self._values["map"] = map
        if name is not None:
            self._values["name"] = name
        if string is not None:
            self._values["string"] = string

    @builtins.property
    def array(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSourcesPluginParameters#array
        '''
        result = self._values.get("array")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    @builtins.property
    def map(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ApplicationSpecSourcesPluginParameters#map
        '''
        result = self._values.get("map")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def name(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesPluginParameters#name
        '''
        result = self._values.get("name")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def string(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSourcesPluginParameters#string
        '''
        result = self._values.get("string")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSourcesPluginParameters(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSyncPolicy",
    jsii_struct_bases=[],
    name_mapping={
        "automated": "automated",
        "managed_namespace_metadata": "managedNamespaceMetadata",
        "retry": "retry",
        "sync_options": "syncOptions",
    },
)
class ApplicationSpecSyncPolicy:
    def __init__(
        self,
        *,
        automated: typing.Optional[typing.Union["ApplicationSpecSyncPolicyAutomated", typing.Dict[builtins.str, typing.Any]]] = None,
        managed_namespace_metadata: typing.Optional[typing.Union["ApplicationSpecSyncPolicyManagedNamespaceMetadata", typing.Dict[builtins.str, typing.Any]]] = None,
        retry: typing.Optional[typing.Union["ApplicationSpecSyncPolicyRetry", typing.Dict[builtins.str, typing.Any]]] = None,
        sync_options: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param automated: 
        :param managed_namespace_metadata: 
        :param retry: 
        :param sync_options: 

        :schema: ApplicationSpecSyncPolicy
        '''
        if isinstance(automated, dict):
            automated = ApplicationSpecSyncPolicyAutomated(**automated)
        if isinstance(managed_namespace_metadata, dict):
            managed_namespace_metadata = ApplicationSpecSyncPolicyManagedNamespaceMetadata(**managed_namespace_metadata)
        if isinstance(retry, dict):
            retry = ApplicationSpecSyncPolicyRetry(**retry)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__7151120c0042371998cf2d54b6df74e08d81d8c12143dffe8a154f8560ad3dfd)
            check_type(argname="argument automated", value=automated, expected_type=type_hints["automated"])
            check_type(argname="argument managed_namespace_metadata", value=managed_namespace_metadata, expected_type=type_hints["managed_namespace_metadata"])
            check_type(argname="argument retry", value=retry, expected_type=type_hints["retry"])
            check_type(argname="argument sync_options", value=sync_options, expected_type=type_hints["sync_options"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if automated is not None:
            self._values["automated"] = automated
        if managed_namespace_metadata is not None:
            self._values["managed_namespace_metadata"] = managed_namespace_metadata
        if retry is not None:
            self._values["retry"] = retry
        if sync_options is not None:
            self._values["sync_options"] = sync_options

    @builtins.property
    def automated(self) -> typing.Optional["ApplicationSpecSyncPolicyAutomated"]:
        '''
        :schema: ApplicationSpecSyncPolicy#automated
        '''
        result = self._values.get("automated")
        return typing.cast(typing.Optional["ApplicationSpecSyncPolicyAutomated"], result)

    @builtins.property
    def managed_namespace_metadata(
        self,
    ) -> typing.Optional["ApplicationSpecSyncPolicyManagedNamespaceMetadata"]:
        '''
        :schema: ApplicationSpecSyncPolicy#managedNamespaceMetadata
        '''
        result = self._values.get("managed_namespace_metadata")
        return typing.cast(typing.Optional["ApplicationSpecSyncPolicyManagedNamespaceMetadata"], result)

    @builtins.property
    def retry(self) -> typing.Optional["ApplicationSpecSyncPolicyRetry"]:
        '''
        :schema: ApplicationSpecSyncPolicy#retry
        '''
        result = self._values.get("retry")
        return typing.cast(typing.Optional["ApplicationSpecSyncPolicyRetry"], result)

    @builtins.property
    def sync_options(self) -> typing.Optional[typing.List[builtins.str]]:
        '''
        :schema: ApplicationSpecSyncPolicy#syncOptions
        '''
        result = self._values.get("sync_options")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSyncPolicy(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSyncPolicyAutomated",
    jsii_struct_bases=[],
    name_mapping={
        "allow_empty": "allowEmpty",
        "enabled": "enabled",
        "prune": "prune",
        "self_heal": "selfHeal",
    },
)
class ApplicationSpecSyncPolicyAutomated:
    def __init__(
        self,
        *,
        allow_empty: typing.Optional[builtins.bool] = None,
        enabled: typing.Optional[builtins.bool] = None,
        prune: typing.Optional[builtins.bool] = None,
        self_heal: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param allow_empty: 
        :param enabled: 
        :param prune: 
        :param self_heal: 

        :schema: ApplicationSpecSyncPolicyAutomated
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__a6b0f303cf3acb9c6228e80751451ba48bdea6b4e965359e66ea698efc9b3890)
            check_type(argname="argument allow_empty", value=allow_empty, expected_type=type_hints["allow_empty"])
            check_type(argname="argument enabled", value=enabled, expected_type=type_hints["enabled"])
            check_type(argname="argument prune", value=prune, expected_type=type_hints["prune"])
            check_type(argname="argument self_heal", value=self_heal, expected_type=type_hints["self_heal"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if allow_empty is not None:
            self._values["allow_empty"] = allow_empty
        if enabled is not None:
            self._values["enabled"] = enabled
        if prune is not None:
            self._values["prune"] = prune
        if self_heal is not None:
            self._values["self_heal"] = self_heal

    @builtins.property
    def allow_empty(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSyncPolicyAutomated#allowEmpty
        '''
        result = self._values.get("allow_empty")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def enabled(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSyncPolicyAutomated#enabled
        '''
        result = self._values.get("enabled")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def prune(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSyncPolicyAutomated#prune
        '''
        result = self._values.get("prune")
        return typing.cast(typing.Optional[builtins.bool], result)

    @builtins.property
    def self_heal(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSyncPolicyAutomated#selfHeal
        '''
        result = self._values.get("self_heal")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSyncPolicyAutomated(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSyncPolicyManagedNamespaceMetadata",
    jsii_struct_bases=[],
    name_mapping={"annotations": "annotations", "labels": "labels"},
)
class ApplicationSpecSyncPolicyManagedNamespaceMetadata:
    def __init__(
        self,
        *,
        annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
        labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    ) -> None:
        '''
        :param annotations: 
        :param labels: 

        :schema: ApplicationSpecSyncPolicyManagedNamespaceMetadata
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__bf2233b7c6023a46f40c80e24564e12e587efb8315351d78b896b077d157035e)
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
        :schema: ApplicationSpecSyncPolicyManagedNamespaceMetadata#annotations
        '''
        result = self._values.get("annotations")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    @builtins.property
    def labels(self) -> typing.Optional[typing.Mapping[builtins.str, builtins.str]]:
        '''
        :schema: ApplicationSpecSyncPolicyManagedNamespaceMetadata#labels
        '''
        result = self._values.get("labels")
        return typing.cast(typing.Optional[typing.Mapping[builtins.str, builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSyncPolicyManagedNamespaceMetadata(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSyncPolicyRetry",
    jsii_struct_bases=[],
    name_mapping={"backoff": "backoff", "limit": "limit", "refresh": "refresh"},
)
class ApplicationSpecSyncPolicyRetry:
    def __init__(
        self,
        *,
        backoff: typing.Optional[typing.Union["ApplicationSpecSyncPolicyRetryBackoff", typing.Dict[builtins.str, typing.Any]]] = None,
        limit: typing.Optional[jsii.Number] = None,
        refresh: typing.Optional[builtins.bool] = None,
    ) -> None:
        '''
        :param backoff: 
        :param limit: 
        :param refresh: 

        :schema: ApplicationSpecSyncPolicyRetry
        '''
        if isinstance(backoff, dict):
            backoff = ApplicationSpecSyncPolicyRetryBackoff(**backoff)
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__f534be3d49968caf4a12763512ba1b27fc152df0f660cb383100cd470dd96e42)
            check_type(argname="argument backoff", value=backoff, expected_type=type_hints["backoff"])
            check_type(argname="argument limit", value=limit, expected_type=type_hints["limit"])
            check_type(argname="argument refresh", value=refresh, expected_type=type_hints["refresh"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if backoff is not None:
            self._values["backoff"] = backoff
        if limit is not None:
            self._values["limit"] = limit
        if refresh is not None:
            self._values["refresh"] = refresh

    @builtins.property
    def backoff(self) -> typing.Optional["ApplicationSpecSyncPolicyRetryBackoff"]:
        '''
        :schema: ApplicationSpecSyncPolicyRetry#backoff
        '''
        result = self._values.get("backoff")
        return typing.cast(typing.Optional["ApplicationSpecSyncPolicyRetryBackoff"], result)

    @builtins.property
    def limit(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ApplicationSpecSyncPolicyRetry#limit
        '''
        result = self._values.get("limit")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def refresh(self) -> typing.Optional[builtins.bool]:
        '''
        :schema: ApplicationSpecSyncPolicyRetry#refresh
        '''
        result = self._values.get("refresh")
        return typing.cast(typing.Optional[builtins.bool], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSyncPolicyRetry(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="inferplane_crds_ioargoproj.ApplicationSpecSyncPolicyRetryBackoff",
    jsii_struct_bases=[],
    name_mapping={
        "duration": "duration",
        "factor": "factor",
        "max_duration": "maxDuration",
    },
)
class ApplicationSpecSyncPolicyRetryBackoff:
    def __init__(
        self,
        *,
        duration: typing.Optional[builtins.str] = None,
        factor: typing.Optional[jsii.Number] = None,
        max_duration: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param duration: 
        :param factor: 
        :param max_duration: 

        :schema: ApplicationSpecSyncPolicyRetryBackoff
        '''
        if __debug__:
            type_hints = cached_type_hints(_typecheckingstub__4de3355545f325cddd2ef32adfad16b3883521ffdbd8eaebae8d0fd956903887)
            check_type(argname="argument duration", value=duration, expected_type=type_hints["duration"])
            check_type(argname="argument factor", value=factor, expected_type=type_hints["factor"])
            check_type(argname="argument max_duration", value=max_duration, expected_type=type_hints["max_duration"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if duration is not None:
            self._values["duration"] = duration
        if factor is not None:
            self._values["factor"] = factor
        if max_duration is not None:
            self._values["max_duration"] = max_duration

    @builtins.property
    def duration(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSyncPolicyRetryBackoff#duration
        '''
        result = self._values.get("duration")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def factor(self) -> typing.Optional[jsii.Number]:
        '''
        :schema: ApplicationSpecSyncPolicyRetryBackoff#factor
        '''
        result = self._values.get("factor")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def max_duration(self) -> typing.Optional[builtins.str]:
        '''
        :schema: ApplicationSpecSyncPolicyRetryBackoff#maxDuration
        '''
        result = self._values.get("max_duration")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ApplicationSpecSyncPolicyRetryBackoff(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


__all__ = [
    "AppProject",
    "AppProjectProps",
    "AppProjectSpec",
    "AppProjectSpecClusterResourceBlacklist",
    "AppProjectSpecClusterResourceWhitelist",
    "AppProjectSpecDestinationServiceAccounts",
    "AppProjectSpecDestinations",
    "AppProjectSpecNamespaceResourceBlacklist",
    "AppProjectSpecNamespaceResourceWhitelist",
    "AppProjectSpecOrphanedResources",
    "AppProjectSpecOrphanedResourcesIgnore",
    "AppProjectSpecRoles",
    "AppProjectSpecRolesJwtTokens",
    "AppProjectSpecSignatureKeys",
    "AppProjectSpecSourceIntegrity",
    "AppProjectSpecSourceIntegrityGit",
    "AppProjectSpecSourceIntegrityGitPolicies",
    "AppProjectSpecSourceIntegrityGitPoliciesGpg",
    "AppProjectSpecSourceIntegrityGitPoliciesRepos",
    "AppProjectSpecSyncWindows",
    "Application",
    "ApplicationOperation",
    "ApplicationOperationInfo",
    "ApplicationOperationInitiatedBy",
    "ApplicationOperationRetry",
    "ApplicationOperationRetryBackoff",
    "ApplicationOperationSync",
    "ApplicationOperationSyncResources",
    "ApplicationOperationSyncSource",
    "ApplicationOperationSyncSourceDirectory",
    "ApplicationOperationSyncSourceDirectoryJsonnet",
    "ApplicationOperationSyncSourceDirectoryJsonnetExtVars",
    "ApplicationOperationSyncSourceDirectoryJsonnetTlas",
    "ApplicationOperationSyncSourceHelm",
    "ApplicationOperationSyncSourceHelmFileParameters",
    "ApplicationOperationSyncSourceHelmParameters",
    "ApplicationOperationSyncSourceKustomize",
    "ApplicationOperationSyncSourceKustomizePatches",
    "ApplicationOperationSyncSourceKustomizePatchesTarget",
    "ApplicationOperationSyncSourceKustomizeReplicas",
    "ApplicationOperationSyncSourceKustomizeReplicasCount",
    "ApplicationOperationSyncSourcePlugin",
    "ApplicationOperationSyncSourcePluginEnv",
    "ApplicationOperationSyncSourcePluginParameters",
    "ApplicationOperationSyncSources",
    "ApplicationOperationSyncSourcesDirectory",
    "ApplicationOperationSyncSourcesDirectoryJsonnet",
    "ApplicationOperationSyncSourcesDirectoryJsonnetExtVars",
    "ApplicationOperationSyncSourcesDirectoryJsonnetTlas",
    "ApplicationOperationSyncSourcesHelm",
    "ApplicationOperationSyncSourcesHelmFileParameters",
    "ApplicationOperationSyncSourcesHelmParameters",
    "ApplicationOperationSyncSourcesKustomize",
    "ApplicationOperationSyncSourcesKustomizePatches",
    "ApplicationOperationSyncSourcesKustomizePatchesTarget",
    "ApplicationOperationSyncSourcesKustomizeReplicas",
    "ApplicationOperationSyncSourcesKustomizeReplicasCount",
    "ApplicationOperationSyncSourcesPlugin",
    "ApplicationOperationSyncSourcesPluginEnv",
    "ApplicationOperationSyncSourcesPluginParameters",
    "ApplicationOperationSyncSyncStrategy",
    "ApplicationOperationSyncSyncStrategyApply",
    "ApplicationOperationSyncSyncStrategyHook",
    "ApplicationProps",
    "ApplicationSpec",
    "ApplicationSpecDestination",
    "ApplicationSpecIgnoreDifferences",
    "ApplicationSpecInfo",
    "ApplicationSpecSource",
    "ApplicationSpecSourceDirectory",
    "ApplicationSpecSourceDirectoryJsonnet",
    "ApplicationSpecSourceDirectoryJsonnetExtVars",
    "ApplicationSpecSourceDirectoryJsonnetTlas",
    "ApplicationSpecSourceHelm",
    "ApplicationSpecSourceHelmFileParameters",
    "ApplicationSpecSourceHelmParameters",
    "ApplicationSpecSourceHydrator",
    "ApplicationSpecSourceHydratorDrySource",
    "ApplicationSpecSourceHydratorDrySourceDirectory",
    "ApplicationSpecSourceHydratorDrySourceDirectoryJsonnet",
    "ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetExtVars",
    "ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetTlas",
    "ApplicationSpecSourceHydratorDrySourceHelm",
    "ApplicationSpecSourceHydratorDrySourceHelmFileParameters",
    "ApplicationSpecSourceHydratorDrySourceHelmParameters",
    "ApplicationSpecSourceHydratorDrySourceKustomize",
    "ApplicationSpecSourceHydratorDrySourceKustomizePatches",
    "ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget",
    "ApplicationSpecSourceHydratorDrySourceKustomizeReplicas",
    "ApplicationSpecSourceHydratorDrySourceKustomizeReplicasCount",
    "ApplicationSpecSourceHydratorDrySourcePlugin",
    "ApplicationSpecSourceHydratorDrySourcePluginEnv",
    "ApplicationSpecSourceHydratorDrySourcePluginParameters",
    "ApplicationSpecSourceHydratorHydrateTo",
    "ApplicationSpecSourceHydratorSyncSource",
    "ApplicationSpecSourceKustomize",
    "ApplicationSpecSourceKustomizePatches",
    "ApplicationSpecSourceKustomizePatchesTarget",
    "ApplicationSpecSourceKustomizeReplicas",
    "ApplicationSpecSourceKustomizeReplicasCount",
    "ApplicationSpecSourcePlugin",
    "ApplicationSpecSourcePluginEnv",
    "ApplicationSpecSourcePluginParameters",
    "ApplicationSpecSources",
    "ApplicationSpecSourcesDirectory",
    "ApplicationSpecSourcesDirectoryJsonnet",
    "ApplicationSpecSourcesDirectoryJsonnetExtVars",
    "ApplicationSpecSourcesDirectoryJsonnetTlas",
    "ApplicationSpecSourcesHelm",
    "ApplicationSpecSourcesHelmFileParameters",
    "ApplicationSpecSourcesHelmParameters",
    "ApplicationSpecSourcesKustomize",
    "ApplicationSpecSourcesKustomizePatches",
    "ApplicationSpecSourcesKustomizePatchesTarget",
    "ApplicationSpecSourcesKustomizeReplicas",
    "ApplicationSpecSourcesKustomizeReplicasCount",
    "ApplicationSpecSourcesPlugin",
    "ApplicationSpecSourcesPluginEnv",
    "ApplicationSpecSourcesPluginParameters",
    "ApplicationSpecSyncPolicy",
    "ApplicationSpecSyncPolicyAutomated",
    "ApplicationSpecSyncPolicyManagedNamespaceMetadata",
    "ApplicationSpecSyncPolicyRetry",
    "ApplicationSpecSyncPolicyRetryBackoff",
]

publication.publish()

def _typecheckingstub__794f0cf22c2c815ca42e1a29223f971c1bf0f3ec3487030a8802d8ff89fd1222(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    metadata: typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]],
    spec: typing.Union[AppProjectSpec, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__90cbcb4d12f1535662ed0f5d6f76c1c8e07781246acb3c811eef11d6ed86360b(
    *,
    metadata: typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]],
    spec: typing.Union[AppProjectSpec, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__517e82fd1db9467beab9bf4c2bf2b69f78609da8ba2893d84bec9f9431a07ccf(
    *,
    cluster_resource_blacklist: typing.Optional[typing.Sequence[typing.Union[AppProjectSpecClusterResourceBlacklist, typing.Dict[builtins.str, typing.Any]]]] = None,
    cluster_resource_whitelist: typing.Optional[typing.Sequence[typing.Union[AppProjectSpecClusterResourceWhitelist, typing.Dict[builtins.str, typing.Any]]]] = None,
    description: typing.Optional[builtins.str] = None,
    destinations: typing.Optional[typing.Sequence[typing.Union[AppProjectSpecDestinations, typing.Dict[builtins.str, typing.Any]]]] = None,
    destination_service_accounts: typing.Optional[typing.Sequence[typing.Union[AppProjectSpecDestinationServiceAccounts, typing.Dict[builtins.str, typing.Any]]]] = None,
    namespace_resource_blacklist: typing.Optional[typing.Sequence[typing.Union[AppProjectSpecNamespaceResourceBlacklist, typing.Dict[builtins.str, typing.Any]]]] = None,
    namespace_resource_whitelist: typing.Optional[typing.Sequence[typing.Union[AppProjectSpecNamespaceResourceWhitelist, typing.Dict[builtins.str, typing.Any]]]] = None,
    orphaned_resources: typing.Optional[typing.Union[AppProjectSpecOrphanedResources, typing.Dict[builtins.str, typing.Any]]] = None,
    permit_only_project_scoped_clusters: typing.Optional[builtins.bool] = None,
    roles: typing.Optional[typing.Sequence[typing.Union[AppProjectSpecRoles, typing.Dict[builtins.str, typing.Any]]]] = None,
    signature_keys: typing.Optional[typing.Sequence[typing.Union[AppProjectSpecSignatureKeys, typing.Dict[builtins.str, typing.Any]]]] = None,
    source_integrity: typing.Optional[typing.Union[AppProjectSpecSourceIntegrity, typing.Dict[builtins.str, typing.Any]]] = None,
    source_namespaces: typing.Optional[typing.Sequence[builtins.str]] = None,
    source_repos: typing.Optional[typing.Sequence[builtins.str]] = None,
    sync_windows: typing.Optional[typing.Sequence[typing.Union[AppProjectSpecSyncWindows, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8afcf138dda681ad7190d16bcadb770e592673d13009805ea08a8f9a3b30e2c9(
    *,
    group: builtins.str,
    kind: builtins.str,
    name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__34525460eea886d437c14c97bc388a505f97c9c9a50d97937d5c34e98bf8931e(
    *,
    group: builtins.str,
    kind: builtins.str,
    name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b958f23e505024c570a192f0da14dc37fee901a43bba64223f490c8587dbc8a4(
    *,
    default_service_account: builtins.str,
    server: builtins.str,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c23551c7afa8f547d67d9ff84738d04a236c2d214d7551e29eb733753064f085(
    *,
    name: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    server: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bd04c57b4041d8b7264da537d22a5382700fe54af8a693fc7b9f0a0bcaaa4b35(
    *,
    group: builtins.str,
    kind: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1728f04a0a70b11147d82811162b65dd9ca71be04cee6423bb6fc0d5ffa1cb62(
    *,
    group: builtins.str,
    kind: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2b38c058265ca9b5332a8f5f53cac3e0a5cd6974c91f2b7fa35516376b1b9e83(
    *,
    ignore: typing.Optional[typing.Sequence[typing.Union[AppProjectSpecOrphanedResourcesIgnore, typing.Dict[builtins.str, typing.Any]]]] = None,
    warn: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__931cd9d3308671d8555c78bcf5b65316c61c9d0623834bafeddaca1b674e6e2c(
    *,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    name: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6114b43743aa1eb2673b94f695aee08f4efd20671fb472ef89e76ec18e3a3658(
    *,
    name: builtins.str,
    description: typing.Optional[builtins.str] = None,
    groups: typing.Optional[typing.Sequence[builtins.str]] = None,
    jwt_tokens: typing.Optional[typing.Sequence[typing.Union[AppProjectSpecRolesJwtTokens, typing.Dict[builtins.str, typing.Any]]]] = None,
    policies: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__29447f26751fe77ab2578e9088bb8f3827b40d67acce21ab886735056a54581c(
    *,
    iat: jsii.Number,
    exp: typing.Optional[jsii.Number] = None,
    id: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fb5b2d07fa2e0ab868914874fc05172c8d2c890db11f8f4ffda0caf8c04d2a83(
    *,
    key_id: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e4f79c690bda1db225e431dcb327751a8be95682eb5239536bb507b305ee47f7(
    *,
    git: typing.Union[AppProjectSpecSourceIntegrityGit, typing.Dict[builtins.str, typing.Any]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__667d2d66ed1128bda6836c9e19ae6f379ce1cba99aad3f61ef90946cd280e76f(
    *,
    policies: typing.Sequence[typing.Union[AppProjectSpecSourceIntegrityGitPolicies, typing.Dict[builtins.str, typing.Any]]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d515caffdb550ca27eadce01854e0d5662655f8ad1f59a5a3b99ebca02aa3531(
    *,
    gpg: typing.Union[AppProjectSpecSourceIntegrityGitPoliciesGpg, typing.Dict[builtins.str, typing.Any]],
    repos: typing.Sequence[typing.Union[AppProjectSpecSourceIntegrityGitPoliciesRepos, typing.Dict[builtins.str, typing.Any]]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d37aedc46859eeb4c4f5a75ad94040eea976ef1e243cc7e9d50380c1de3d2d70(
    *,
    keys: typing.Sequence[builtins.str],
    mode: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f74ff2a650fbad739b06588828302ea0d604076fa4361067142db5f961db3b81(
    *,
    url: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0126cabcac1866f7b25570f352a905e2effc74b7b0e32d323846d265a38a52d0(
    *,
    and_operator: typing.Optional[builtins.bool] = None,
    applications: typing.Optional[typing.Sequence[builtins.str]] = None,
    clusters: typing.Optional[typing.Sequence[builtins.str]] = None,
    description: typing.Optional[builtins.str] = None,
    duration: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    manual_sync: typing.Optional[builtins.bool] = None,
    namespaces: typing.Optional[typing.Sequence[builtins.str]] = None,
    schedule: typing.Optional[builtins.str] = None,
    sync_overrun: typing.Optional[builtins.bool] = None,
    time_zone: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a982af05bd6fb16f614cebd794dc193597a21024aabbffdbb95356defe35f70d(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    metadata: typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]],
    spec: typing.Union[ApplicationSpec, typing.Dict[builtins.str, typing.Any]],
    operation: typing.Optional[typing.Union[ApplicationOperation, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a3fc932030835c28bf6324af6779905b5cb78711ccab8e54d790b4f7e8a10661(
    *,
    info: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationInfo, typing.Dict[builtins.str, typing.Any]]]] = None,
    initiated_by: typing.Optional[typing.Union[ApplicationOperationInitiatedBy, typing.Dict[builtins.str, typing.Any]]] = None,
    retry: typing.Optional[typing.Union[ApplicationOperationRetry, typing.Dict[builtins.str, typing.Any]]] = None,
    sync: typing.Optional[typing.Union[ApplicationOperationSync, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__81e3ce761f4f57130ce102b2e423c485c33b651f5798dd295726a9856f14b8a4(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__61ff18c7647c671cc905b34162982db18a1151008a94a6c2297a2aa391749580(
    *,
    automated: typing.Optional[builtins.bool] = None,
    username: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__286eb3680bff425b69caa69ba52d0ca382a03ab9ea82b90b8f0afa08363070cf(
    *,
    backoff: typing.Optional[typing.Union[ApplicationOperationRetryBackoff, typing.Dict[builtins.str, typing.Any]]] = None,
    limit: typing.Optional[jsii.Number] = None,
    refresh: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0cf52e1333ad53fbe843520fbc0f626b5be9d83af6a1ed21d59b92ed01dfe8b2(
    *,
    duration: typing.Optional[builtins.str] = None,
    factor: typing.Optional[jsii.Number] = None,
    max_duration: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__49512146dddc3385bbc96801cea8aaeea89b1076d6d13e14a10a765a430e3103(
    *,
    auto_heal_attempts_count: typing.Optional[jsii.Number] = None,
    dry_run: typing.Optional[builtins.bool] = None,
    manifests: typing.Optional[typing.Sequence[builtins.str]] = None,
    prune: typing.Optional[builtins.bool] = None,
    resources: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncResources, typing.Dict[builtins.str, typing.Any]]]] = None,
    revision: typing.Optional[builtins.str] = None,
    revisions: typing.Optional[typing.Sequence[builtins.str]] = None,
    source: typing.Optional[typing.Union[ApplicationOperationSyncSource, typing.Dict[builtins.str, typing.Any]]] = None,
    sources: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSources, typing.Dict[builtins.str, typing.Any]]]] = None,
    sync_options: typing.Optional[typing.Sequence[builtins.str]] = None,
    sync_strategy: typing.Optional[typing.Union[ApplicationOperationSyncSyncStrategy, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__650b20b79eced2000d3904a5b74d27b333b37de2caa2f8805c11a9802964e6c5(
    *,
    kind: builtins.str,
    name: builtins.str,
    group: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__045b1f2d113cca5ab1d192b9b65a0302479faa96b3f4aac48958bfb5069aaaa3(
    *,
    repo_url: builtins.str,
    chart: typing.Optional[builtins.str] = None,
    directory: typing.Optional[typing.Union[ApplicationOperationSyncSourceDirectory, typing.Dict[builtins.str, typing.Any]]] = None,
    helm: typing.Optional[typing.Union[ApplicationOperationSyncSourceHelm, typing.Dict[builtins.str, typing.Any]]] = None,
    kustomize: typing.Optional[typing.Union[ApplicationOperationSyncSourceKustomize, typing.Dict[builtins.str, typing.Any]]] = None,
    name: typing.Optional[builtins.str] = None,
    path: typing.Optional[builtins.str] = None,
    plugin: typing.Optional[typing.Union[ApplicationOperationSyncSourcePlugin, typing.Dict[builtins.str, typing.Any]]] = None,
    ref: typing.Optional[builtins.str] = None,
    tag_prefix: typing.Optional[builtins.str] = None,
    target_revision: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d0de68aa7e40598d413a4b4e913e1b7b66851f67d60a5013d43633abed2ce09b(
    *,
    exclude: typing.Optional[builtins.str] = None,
    include: typing.Optional[builtins.str] = None,
    jsonnet: typing.Optional[typing.Union[ApplicationOperationSyncSourceDirectoryJsonnet, typing.Dict[builtins.str, typing.Any]]] = None,
    recurse: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f01177774375f16dcfd1bf4dc11e585bf5877006dd367a43d1f691220c829e87(
    *,
    ext_vars: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSourceDirectoryJsonnetExtVars, typing.Dict[builtins.str, typing.Any]]]] = None,
    libs: typing.Optional[typing.Sequence[builtins.str]] = None,
    tlas: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSourceDirectoryJsonnetTlas, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0945776d078e0cd3b818b04dec9e7eece5d51beb98e1184200a3af5057807055(
    *,
    name: builtins.str,
    value: builtins.str,
    code: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__84b08954876d5d5d37efc5d0beaac341e895cc0a6fcdfbd7bf7eaa39b7eac46e(
    *,
    name: builtins.str,
    value: builtins.str,
    code: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__65462885a2298acec83b2bca5cff8269a5c7ac800a3cf0c92c2e8a5750f8bc20(
    *,
    api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
    file_parameters: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSourceHelmFileParameters, typing.Dict[builtins.str, typing.Any]]]] = None,
    ignore_missing_value_files: typing.Optional[builtins.bool] = None,
    kube_version: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    parameters: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSourceHelmParameters, typing.Dict[builtins.str, typing.Any]]]] = None,
    pass_credentials: typing.Optional[builtins.bool] = None,
    release_name: typing.Optional[builtins.str] = None,
    skip_crds: typing.Optional[builtins.bool] = None,
    skip_schema_validation: typing.Optional[builtins.bool] = None,
    skip_tests: typing.Optional[builtins.bool] = None,
    value_files: typing.Optional[typing.Sequence[builtins.str]] = None,
    values: typing.Optional[builtins.str] = None,
    values_object: typing.Any = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c4f8a5791bf788eb68221a187a265253629a22b0c1abcda6550120414d535907(
    *,
    name: typing.Optional[builtins.str] = None,
    path: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5c5af7a041428ca0b1255e250597e946eb00709477a02df8bc971465b48d9e57(
    *,
    force_string: typing.Optional[builtins.bool] = None,
    name: typing.Optional[builtins.str] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__25c659aeae0d892e54bfa869647ae73b6394e141d66d3ccaa1fd95bf5d1565f0(
    *,
    api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
    common_annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    common_annotations_envsubst: typing.Optional[builtins.bool] = None,
    common_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    components: typing.Optional[typing.Sequence[builtins.str]] = None,
    force_common_annotations: typing.Optional[builtins.bool] = None,
    force_common_labels: typing.Optional[builtins.bool] = None,
    ignore_missing_components: typing.Optional[builtins.bool] = None,
    images: typing.Optional[typing.Sequence[builtins.str]] = None,
    kube_version: typing.Optional[builtins.str] = None,
    label_include_templates: typing.Optional[builtins.bool] = None,
    label_without_selector: typing.Optional[builtins.bool] = None,
    name_prefix: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    name_suffix: typing.Optional[builtins.str] = None,
    patches: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSourceKustomizePatches, typing.Dict[builtins.str, typing.Any]]]] = None,
    replicas: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSourceKustomizeReplicas, typing.Dict[builtins.str, typing.Any]]]] = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f142fb58c69810763c5408e400482253cf1831c7850769b522c93101989c064d(
    *,
    options: typing.Optional[typing.Mapping[builtins.str, builtins.bool]] = None,
    patch: typing.Optional[builtins.str] = None,
    path: typing.Optional[builtins.str] = None,
    target: typing.Optional[typing.Union[ApplicationOperationSyncSourceKustomizePatchesTarget, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__01fd5787b0c64b35c889c61a5be5d1b0ff993c736c2d964087d2a1f8ac8ae002(
    *,
    annotation_selector: typing.Optional[builtins.str] = None,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    label_selector: typing.Optional[builtins.str] = None,
    name: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7b80b1cbde4a7c7251631067ddf685804b8e280d3e1565c13624f72c423ddcd3(
    *,
    count: ApplicationOperationSyncSourceKustomizeReplicasCount,
    name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c344ec87696bfc28243283813c1268746830cc42515786f9bbbef70483613fa7(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6e11b67b90a4fbcbdeddea9395c693b399ceeac1016a1bea5f2f259d75bd8e65(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9e308463afbf9ae71e9cfad8900093722cb0aa93c9974267b0cf7d90a8ab9883(
    *,
    env: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSourcePluginEnv, typing.Dict[builtins.str, typing.Any]]]] = None,
    name: typing.Optional[builtins.str] = None,
    parameters: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSourcePluginParameters, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c9dbb70400929493545b3b8e6e2930413d7c716e353904eef98e58d16275c2a8(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__706b34fbbb1e58f8260176a0ee38a71c6918d19d49ab23b7ddbfb089ecd54cde(
    *,
    array: typing.Optional[typing.Sequence[builtins.str]] = None,
    map: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    name: typing.Optional[builtins.str] = None,
    string: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7c73f8029940cdef7cee0372f2fc568b5c73e9462450038e180ac436a0292564(
    *,
    repo_url: builtins.str,
    chart: typing.Optional[builtins.str] = None,
    directory: typing.Optional[typing.Union[ApplicationOperationSyncSourcesDirectory, typing.Dict[builtins.str, typing.Any]]] = None,
    helm: typing.Optional[typing.Union[ApplicationOperationSyncSourcesHelm, typing.Dict[builtins.str, typing.Any]]] = None,
    kustomize: typing.Optional[typing.Union[ApplicationOperationSyncSourcesKustomize, typing.Dict[builtins.str, typing.Any]]] = None,
    name: typing.Optional[builtins.str] = None,
    path: typing.Optional[builtins.str] = None,
    plugin: typing.Optional[typing.Union[ApplicationOperationSyncSourcesPlugin, typing.Dict[builtins.str, typing.Any]]] = None,
    ref: typing.Optional[builtins.str] = None,
    tag_prefix: typing.Optional[builtins.str] = None,
    target_revision: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__324298f97349afa39ae4768691455ebefe4dc690dc3f1615fa6e5857d75dae67(
    *,
    exclude: typing.Optional[builtins.str] = None,
    include: typing.Optional[builtins.str] = None,
    jsonnet: typing.Optional[typing.Union[ApplicationOperationSyncSourcesDirectoryJsonnet, typing.Dict[builtins.str, typing.Any]]] = None,
    recurse: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__159883daca790829107889c1fa2fe53269e4116d397c85746b064629aa16aea4(
    *,
    ext_vars: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSourcesDirectoryJsonnetExtVars, typing.Dict[builtins.str, typing.Any]]]] = None,
    libs: typing.Optional[typing.Sequence[builtins.str]] = None,
    tlas: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSourcesDirectoryJsonnetTlas, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a0e3db57fe52dea1472d048d6c80e3907115ad5cb2b63f7fd932268e1d4bd67e(
    *,
    name: builtins.str,
    value: builtins.str,
    code: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__55893cfc50992ba1093e41d2a032aa2e8e92d1b37020517e595ba4679c62b5be(
    *,
    name: builtins.str,
    value: builtins.str,
    code: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cfc6344c7b612a51efa177250072bafa99b922e60c3f55458965012f52aebe1b(
    *,
    api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
    file_parameters: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSourcesHelmFileParameters, typing.Dict[builtins.str, typing.Any]]]] = None,
    ignore_missing_value_files: typing.Optional[builtins.bool] = None,
    kube_version: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    parameters: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSourcesHelmParameters, typing.Dict[builtins.str, typing.Any]]]] = None,
    pass_credentials: typing.Optional[builtins.bool] = None,
    release_name: typing.Optional[builtins.str] = None,
    skip_crds: typing.Optional[builtins.bool] = None,
    skip_schema_validation: typing.Optional[builtins.bool] = None,
    skip_tests: typing.Optional[builtins.bool] = None,
    value_files: typing.Optional[typing.Sequence[builtins.str]] = None,
    values: typing.Optional[builtins.str] = None,
    values_object: typing.Any = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b5a5b2360764f8c0214d8897fe465b331a5ba5b71cb35abee3fb2d8ed50414d6(
    *,
    name: typing.Optional[builtins.str] = None,
    path: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4ec85a732fbce5322f69f05557cf2a2092db91b2cc2ecc12f067763823299607(
    *,
    force_string: typing.Optional[builtins.bool] = None,
    name: typing.Optional[builtins.str] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4240977f0d8fb6d7a641b62e99484c8e6f471c725ed03a8d0d9494b10ab2d512(
    *,
    api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
    common_annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    common_annotations_envsubst: typing.Optional[builtins.bool] = None,
    common_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    components: typing.Optional[typing.Sequence[builtins.str]] = None,
    force_common_annotations: typing.Optional[builtins.bool] = None,
    force_common_labels: typing.Optional[builtins.bool] = None,
    ignore_missing_components: typing.Optional[builtins.bool] = None,
    images: typing.Optional[typing.Sequence[builtins.str]] = None,
    kube_version: typing.Optional[builtins.str] = None,
    label_include_templates: typing.Optional[builtins.bool] = None,
    label_without_selector: typing.Optional[builtins.bool] = None,
    name_prefix: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    name_suffix: typing.Optional[builtins.str] = None,
    patches: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSourcesKustomizePatches, typing.Dict[builtins.str, typing.Any]]]] = None,
    replicas: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSourcesKustomizeReplicas, typing.Dict[builtins.str, typing.Any]]]] = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__98c4d0c3bf2f6251000d01d7ae2eea257bfa69c138e13994d4daf1e0a46363c8(
    *,
    options: typing.Optional[typing.Mapping[builtins.str, builtins.bool]] = None,
    patch: typing.Optional[builtins.str] = None,
    path: typing.Optional[builtins.str] = None,
    target: typing.Optional[typing.Union[ApplicationOperationSyncSourcesKustomizePatchesTarget, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4b8a586f0a40bec3b8d1eca27832b2d0ed0c427e45f420018538080dd9a431c3(
    *,
    annotation_selector: typing.Optional[builtins.str] = None,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    label_selector: typing.Optional[builtins.str] = None,
    name: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__88f14aa648f864792b65f10462c038b3b1179c0574eb0b203f3a5104fd0d7ab4(
    *,
    count: ApplicationOperationSyncSourcesKustomizeReplicasCount,
    name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b8ba5b6f1d2ee15ece100de0065cce009cefec96477005f3ef61782bfaf04cf8(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7b3665dc900f17d3133ad88266b3132e978c34f2501d9dfcbd60493ed59fb6b0(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__dd94a838f457b40d0879c044528d163cad88fe2cfbb4d73f97f0440aed1f4624(
    *,
    env: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSourcesPluginEnv, typing.Dict[builtins.str, typing.Any]]]] = None,
    name: typing.Optional[builtins.str] = None,
    parameters: typing.Optional[typing.Sequence[typing.Union[ApplicationOperationSyncSourcesPluginParameters, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__385ad3eadf8320e79c0bf4849819c8e410332b312005730c0bf4492f1808bcf6(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ffd6bdade0712bab6a3062754bedf224999664ba6353d05845955a7ad3526b67(
    *,
    array: typing.Optional[typing.Sequence[builtins.str]] = None,
    map: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    name: typing.Optional[builtins.str] = None,
    string: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__faeccb39abd108c97f86391e77169ac51c8a42971d153953bdf26f69ce51a19c(
    *,
    apply: typing.Optional[typing.Union[ApplicationOperationSyncSyncStrategyApply, typing.Dict[builtins.str, typing.Any]]] = None,
    hook: typing.Optional[typing.Union[ApplicationOperationSyncSyncStrategyHook, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e9f9a76d45055c724f59b75eee16559cbad4f4f01bced83f8b22ee8c7d059ac6(
    *,
    force: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3e48377ca199433d1559b698d261581a0ae87660b7476c5620473699185d1e80(
    *,
    force: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__80413f692d32c6163cad42e336983ee6949334dfb0c1b2c6fbc9890246ae9fa6(
    *,
    metadata: typing.Union[_cdk8s_d3d9af27.ApiObjectMetadata, typing.Dict[builtins.str, typing.Any]],
    spec: typing.Union[ApplicationSpec, typing.Dict[builtins.str, typing.Any]],
    operation: typing.Optional[typing.Union[ApplicationOperation, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c99efc057ba6a6afcd7a325bb3264e3cf06f0b8e4610d7e860f4d22d9fd7188a(
    *,
    destination: typing.Union[ApplicationSpecDestination, typing.Dict[builtins.str, typing.Any]],
    project: builtins.str,
    ignore_differences: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecIgnoreDifferences, typing.Dict[builtins.str, typing.Any]]]] = None,
    info: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecInfo, typing.Dict[builtins.str, typing.Any]]]] = None,
    revision_history_limit: typing.Optional[jsii.Number] = None,
    source: typing.Optional[typing.Union[ApplicationSpecSource, typing.Dict[builtins.str, typing.Any]]] = None,
    source_hydrator: typing.Optional[typing.Union[ApplicationSpecSourceHydrator, typing.Dict[builtins.str, typing.Any]]] = None,
    sources: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSources, typing.Dict[builtins.str, typing.Any]]]] = None,
    sync_policy: typing.Optional[typing.Union[ApplicationSpecSyncPolicy, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d324b6eda1d5d17eca48702cd20fac19f3e4df6a4e747e1aa9ad949c7fe82c17(
    *,
    name: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    server: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3910c324304f1803b15788232d63b9ce3f16f4243806f8abd55cb848d0b073b6(
    *,
    kind: builtins.str,
    group: typing.Optional[builtins.str] = None,
    jq_path_expressions: typing.Optional[typing.Sequence[builtins.str]] = None,
    json_pointers: typing.Optional[typing.Sequence[builtins.str]] = None,
    managed_fields_managers: typing.Optional[typing.Sequence[builtins.str]] = None,
    name: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ba1847b81ec74126edd1cf88a56ba77b14558e6f0ba7354700b80773f278f414(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__60afe7c1be98fcb0bfc279a39e0f3a2cf7020506a94b6a35ed253236108e9067(
    *,
    repo_url: builtins.str,
    chart: typing.Optional[builtins.str] = None,
    directory: typing.Optional[typing.Union[ApplicationSpecSourceDirectory, typing.Dict[builtins.str, typing.Any]]] = None,
    helm: typing.Optional[typing.Union[ApplicationSpecSourceHelm, typing.Dict[builtins.str, typing.Any]]] = None,
    kustomize: typing.Optional[typing.Union[ApplicationSpecSourceKustomize, typing.Dict[builtins.str, typing.Any]]] = None,
    name: typing.Optional[builtins.str] = None,
    path: typing.Optional[builtins.str] = None,
    plugin: typing.Optional[typing.Union[ApplicationSpecSourcePlugin, typing.Dict[builtins.str, typing.Any]]] = None,
    ref: typing.Optional[builtins.str] = None,
    tag_prefix: typing.Optional[builtins.str] = None,
    target_revision: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a14d25dd18858a2d330b29a4588e09be235dc60aa3aa9ef4528164121a1769c8(
    *,
    exclude: typing.Optional[builtins.str] = None,
    include: typing.Optional[builtins.str] = None,
    jsonnet: typing.Optional[typing.Union[ApplicationSpecSourceDirectoryJsonnet, typing.Dict[builtins.str, typing.Any]]] = None,
    recurse: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2768314650090d6002dcb43a4eef5ebe8e4a2879d5c334d2b93f43d55bedc4cb(
    *,
    ext_vars: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourceDirectoryJsonnetExtVars, typing.Dict[builtins.str, typing.Any]]]] = None,
    libs: typing.Optional[typing.Sequence[builtins.str]] = None,
    tlas: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourceDirectoryJsonnetTlas, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d2e57929f12b384f0da30275b1557123990cd7e2bac7479bfc899eba0cf11b27(
    *,
    name: builtins.str,
    value: builtins.str,
    code: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e79a7c327b719965fa919d08a76aa8634f3318848cee72a83e436d84d11f23f1(
    *,
    name: builtins.str,
    value: builtins.str,
    code: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__203ee83a02787affce0a4ba36be6d6c62b56992ce3ebaa5027a50b6ccdf87562(
    *,
    api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
    file_parameters: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourceHelmFileParameters, typing.Dict[builtins.str, typing.Any]]]] = None,
    ignore_missing_value_files: typing.Optional[builtins.bool] = None,
    kube_version: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    parameters: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourceHelmParameters, typing.Dict[builtins.str, typing.Any]]]] = None,
    pass_credentials: typing.Optional[builtins.bool] = None,
    release_name: typing.Optional[builtins.str] = None,
    skip_crds: typing.Optional[builtins.bool] = None,
    skip_schema_validation: typing.Optional[builtins.bool] = None,
    skip_tests: typing.Optional[builtins.bool] = None,
    value_files: typing.Optional[typing.Sequence[builtins.str]] = None,
    values: typing.Optional[builtins.str] = None,
    values_object: typing.Any = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__303c984effcecb4ff3540035442c13adc92cbdacaa3daf223b717242cd92038d(
    *,
    name: typing.Optional[builtins.str] = None,
    path: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1ea1f02e2bb59236642a62a9287ec4496b8c37052fd0577799418203adf0072e(
    *,
    force_string: typing.Optional[builtins.bool] = None,
    name: typing.Optional[builtins.str] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3e343722ffa8f7c2be6f1be85568053619f58e181f93f1a13fc04900bea6ef6a(
    *,
    dry_source: typing.Union[ApplicationSpecSourceHydratorDrySource, typing.Dict[builtins.str, typing.Any]],
    sync_source: typing.Union[ApplicationSpecSourceHydratorSyncSource, typing.Dict[builtins.str, typing.Any]],
    hydrate_to: typing.Optional[typing.Union[ApplicationSpecSourceHydratorHydrateTo, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1add2da7aa142f4a17e346a2af0d8a1c0436f67668a70f924b541071135f324e(
    *,
    path: builtins.str,
    repo_url: builtins.str,
    target_revision: builtins.str,
    directory: typing.Optional[typing.Union[ApplicationSpecSourceHydratorDrySourceDirectory, typing.Dict[builtins.str, typing.Any]]] = None,
    helm: typing.Optional[typing.Union[ApplicationSpecSourceHydratorDrySourceHelm, typing.Dict[builtins.str, typing.Any]]] = None,
    kustomize: typing.Optional[typing.Union[ApplicationSpecSourceHydratorDrySourceKustomize, typing.Dict[builtins.str, typing.Any]]] = None,
    plugin: typing.Optional[typing.Union[ApplicationSpecSourceHydratorDrySourcePlugin, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ff84f3a9572d161f422d3b054d90976d9d5012bae97ce91c1499f0f3d25560d2(
    *,
    exclude: typing.Optional[builtins.str] = None,
    include: typing.Optional[builtins.str] = None,
    jsonnet: typing.Optional[typing.Union[ApplicationSpecSourceHydratorDrySourceDirectoryJsonnet, typing.Dict[builtins.str, typing.Any]]] = None,
    recurse: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d406bf27138f9e3fc16f7fcb30119b63d908f89ea914c2476fd41297ffc63458(
    *,
    ext_vars: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetExtVars, typing.Dict[builtins.str, typing.Any]]]] = None,
    libs: typing.Optional[typing.Sequence[builtins.str]] = None,
    tlas: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourceHydratorDrySourceDirectoryJsonnetTlas, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__08d13b6aef55fe8bcb1c59b6091cf72e8eb9ef097f0fa160058cc944682f6341(
    *,
    name: builtins.str,
    value: builtins.str,
    code: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__557041f4ee71b7bd89dd9016cfb6a5d1f427b02fdea966aeca78cc022c16012e(
    *,
    name: builtins.str,
    value: builtins.str,
    code: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__13cc441d73d20e9f4d1f249da43576fc7494951baee70cb57e1b6272ff3a8fd8(
    *,
    api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
    file_parameters: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourceHydratorDrySourceHelmFileParameters, typing.Dict[builtins.str, typing.Any]]]] = None,
    ignore_missing_value_files: typing.Optional[builtins.bool] = None,
    kube_version: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    parameters: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourceHydratorDrySourceHelmParameters, typing.Dict[builtins.str, typing.Any]]]] = None,
    pass_credentials: typing.Optional[builtins.bool] = None,
    release_name: typing.Optional[builtins.str] = None,
    skip_crds: typing.Optional[builtins.bool] = None,
    skip_schema_validation: typing.Optional[builtins.bool] = None,
    skip_tests: typing.Optional[builtins.bool] = None,
    value_files: typing.Optional[typing.Sequence[builtins.str]] = None,
    values: typing.Optional[builtins.str] = None,
    values_object: typing.Any = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bddea6740e41253d32617cf059b698f52a1c356d4591df68855631de7f8a93e2(
    *,
    name: typing.Optional[builtins.str] = None,
    path: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c51713ff0a4bce62a768a54481a3fb5560d91fe6fb81a76cc2609ccebeee51cc(
    *,
    force_string: typing.Optional[builtins.bool] = None,
    name: typing.Optional[builtins.str] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__20fbf4d115e5e43df460e69b18fe0545c30233ab83370bcd815899e59925221f(
    *,
    api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
    common_annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    common_annotations_envsubst: typing.Optional[builtins.bool] = None,
    common_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    components: typing.Optional[typing.Sequence[builtins.str]] = None,
    force_common_annotations: typing.Optional[builtins.bool] = None,
    force_common_labels: typing.Optional[builtins.bool] = None,
    ignore_missing_components: typing.Optional[builtins.bool] = None,
    images: typing.Optional[typing.Sequence[builtins.str]] = None,
    kube_version: typing.Optional[builtins.str] = None,
    label_include_templates: typing.Optional[builtins.bool] = None,
    label_without_selector: typing.Optional[builtins.bool] = None,
    name_prefix: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    name_suffix: typing.Optional[builtins.str] = None,
    patches: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourceHydratorDrySourceKustomizePatches, typing.Dict[builtins.str, typing.Any]]]] = None,
    replicas: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourceHydratorDrySourceKustomizeReplicas, typing.Dict[builtins.str, typing.Any]]]] = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__98df1b7649b95032fa45b1e3605a18bc0709e6e25ae601e8fdb5996e3f5d7595(
    *,
    options: typing.Optional[typing.Mapping[builtins.str, builtins.bool]] = None,
    patch: typing.Optional[builtins.str] = None,
    path: typing.Optional[builtins.str] = None,
    target: typing.Optional[typing.Union[ApplicationSpecSourceHydratorDrySourceKustomizePatchesTarget, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__23087589f130de1350e2fc4bc69d4c5098428a03ac266e415ee7015ae45644f2(
    *,
    annotation_selector: typing.Optional[builtins.str] = None,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    label_selector: typing.Optional[builtins.str] = None,
    name: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__97e027f4d7f94fbfc7fdaa9e9c7c4741d70336beab5e3e697f43fd0595cd2c5f(
    *,
    count: ApplicationSpecSourceHydratorDrySourceKustomizeReplicasCount,
    name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d7206b64e0d5130fafeaec7296a0f91226641ee569a807ffbb80f0bd75e6b3aa(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6db12b7fc7338523473660913c43c605812e05382adfd9efea5abc6bf95ec98b(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c8ee5c24d7bb4b467412c2e1ee1f4e0a0704d8ae4c71a32964ffa55d1bc97109(
    *,
    env: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourceHydratorDrySourcePluginEnv, typing.Dict[builtins.str, typing.Any]]]] = None,
    name: typing.Optional[builtins.str] = None,
    parameters: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourceHydratorDrySourcePluginParameters, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__03ac0663a44e3cdc7f4dc6e1423b646bc4d6c21fd4e478d87c83aad13721bba5(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__311c3c2d638a1ab0be2ae4cbf23a98c296c57182649ed8cd70e7d1a07273bc82(
    *,
    array: typing.Optional[typing.Sequence[builtins.str]] = None,
    map: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    name: typing.Optional[builtins.str] = None,
    string: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6bf4de82548204a2231f7f53fd1d618c599f155fd21dd67444f69abf7bb3ba23(
    *,
    target_branch: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__dd657fa2e3be2ae35fb08058844e38e2fc6f5c32ada02f66586803c0d9a44f21(
    *,
    path: builtins.str,
    target_branch: builtins.str,
    repo_url: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6e552a5a005ddf43baec1d790994ce7b46b349d28047506ca6608d0d2fdebaee(
    *,
    api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
    common_annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    common_annotations_envsubst: typing.Optional[builtins.bool] = None,
    common_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    components: typing.Optional[typing.Sequence[builtins.str]] = None,
    force_common_annotations: typing.Optional[builtins.bool] = None,
    force_common_labels: typing.Optional[builtins.bool] = None,
    ignore_missing_components: typing.Optional[builtins.bool] = None,
    images: typing.Optional[typing.Sequence[builtins.str]] = None,
    kube_version: typing.Optional[builtins.str] = None,
    label_include_templates: typing.Optional[builtins.bool] = None,
    label_without_selector: typing.Optional[builtins.bool] = None,
    name_prefix: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    name_suffix: typing.Optional[builtins.str] = None,
    patches: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourceKustomizePatches, typing.Dict[builtins.str, typing.Any]]]] = None,
    replicas: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourceKustomizeReplicas, typing.Dict[builtins.str, typing.Any]]]] = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4f4378289895febf017cca654cbfe53f54f8e267a760457b061b513b16669d5d(
    *,
    options: typing.Optional[typing.Mapping[builtins.str, builtins.bool]] = None,
    patch: typing.Optional[builtins.str] = None,
    path: typing.Optional[builtins.str] = None,
    target: typing.Optional[typing.Union[ApplicationSpecSourceKustomizePatchesTarget, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9549ff3c5893f6edf865ff5a504de647c66da7c9ea00329cb8c4fc268b0fc01c(
    *,
    annotation_selector: typing.Optional[builtins.str] = None,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    label_selector: typing.Optional[builtins.str] = None,
    name: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5e40fdca05618a1b32fddf3b86c373e2bdefb050d142ed1809ccb5a6b36a84d3(
    *,
    count: ApplicationSpecSourceKustomizeReplicasCount,
    name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__39adf34e41f3eb5299a7eefe196cdac49cd5b33105969f1e65ce268812555588(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9cdd07e292b9d36b76b5a644f078a39e268adc90e184a9675e0d8e4bc1dd3522(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__695f1a5cba81818ff63d929c89e5f3dc4dba5faf39c3d37182f4fb5d1d6e8d20(
    *,
    env: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourcePluginEnv, typing.Dict[builtins.str, typing.Any]]]] = None,
    name: typing.Optional[builtins.str] = None,
    parameters: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourcePluginParameters, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__35642784bbc478430ecbd7194ee4cd05dfd84a2fde10a66987e8a6ad7875dcd5(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cd5db93d9a1ba361c40b689f0f9ec1eada1d87c7bcd4e237cc5bee489c536b6e(
    *,
    array: typing.Optional[typing.Sequence[builtins.str]] = None,
    map: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    name: typing.Optional[builtins.str] = None,
    string: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__43317a857044d6962d648db08a15bfb0c754eb91b79f732311dc5f25b548848f(
    *,
    repo_url: builtins.str,
    chart: typing.Optional[builtins.str] = None,
    directory: typing.Optional[typing.Union[ApplicationSpecSourcesDirectory, typing.Dict[builtins.str, typing.Any]]] = None,
    helm: typing.Optional[typing.Union[ApplicationSpecSourcesHelm, typing.Dict[builtins.str, typing.Any]]] = None,
    kustomize: typing.Optional[typing.Union[ApplicationSpecSourcesKustomize, typing.Dict[builtins.str, typing.Any]]] = None,
    name: typing.Optional[builtins.str] = None,
    path: typing.Optional[builtins.str] = None,
    plugin: typing.Optional[typing.Union[ApplicationSpecSourcesPlugin, typing.Dict[builtins.str, typing.Any]]] = None,
    ref: typing.Optional[builtins.str] = None,
    tag_prefix: typing.Optional[builtins.str] = None,
    target_revision: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f3a4b4c9a67cf7685598dc532c013ec8de942ff2f123291a1466e7ac2cec2a57(
    *,
    exclude: typing.Optional[builtins.str] = None,
    include: typing.Optional[builtins.str] = None,
    jsonnet: typing.Optional[typing.Union[ApplicationSpecSourcesDirectoryJsonnet, typing.Dict[builtins.str, typing.Any]]] = None,
    recurse: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5ad7f0c7f7c652c5db9e1218b344764c5c2d475300641bf1766d8d0c2bdaa72f(
    *,
    ext_vars: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourcesDirectoryJsonnetExtVars, typing.Dict[builtins.str, typing.Any]]]] = None,
    libs: typing.Optional[typing.Sequence[builtins.str]] = None,
    tlas: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourcesDirectoryJsonnetTlas, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e1305660b9930292463f9024015a99afbb7a74706d6a667e830cdf9f390a8ca9(
    *,
    name: builtins.str,
    value: builtins.str,
    code: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ef9ecbeeaa64dcef63ebee4cc4bac9b0b50a8a2093ef9b6fae7dbce30eaf323b(
    *,
    name: builtins.str,
    value: builtins.str,
    code: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9363200f43c02de75f1240544d9656a22985d28959356dde86ae6cd810249718(
    *,
    api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
    file_parameters: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourcesHelmFileParameters, typing.Dict[builtins.str, typing.Any]]]] = None,
    ignore_missing_value_files: typing.Optional[builtins.bool] = None,
    kube_version: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    parameters: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourcesHelmParameters, typing.Dict[builtins.str, typing.Any]]]] = None,
    pass_credentials: typing.Optional[builtins.bool] = None,
    release_name: typing.Optional[builtins.str] = None,
    skip_crds: typing.Optional[builtins.bool] = None,
    skip_schema_validation: typing.Optional[builtins.bool] = None,
    skip_tests: typing.Optional[builtins.bool] = None,
    value_files: typing.Optional[typing.Sequence[builtins.str]] = None,
    values: typing.Optional[builtins.str] = None,
    values_object: typing.Any = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e389c7bcc4eb12efad1549e09d65dd39c4e4cf87f5772dbe5479f950dba18e28(
    *,
    name: typing.Optional[builtins.str] = None,
    path: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8001d634c4082f3e96d9c94aa4d69316177670be93ed431f5e4b17857d96928d(
    *,
    force_string: typing.Optional[builtins.bool] = None,
    name: typing.Optional[builtins.str] = None,
    value: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a738d38367bc3c2d8c6c883eb51d68fc09fdfdf2099327310cf8d59d0c652c54(
    *,
    api_versions: typing.Optional[typing.Sequence[builtins.str]] = None,
    common_annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    common_annotations_envsubst: typing.Optional[builtins.bool] = None,
    common_labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    components: typing.Optional[typing.Sequence[builtins.str]] = None,
    force_common_annotations: typing.Optional[builtins.bool] = None,
    force_common_labels: typing.Optional[builtins.bool] = None,
    ignore_missing_components: typing.Optional[builtins.bool] = None,
    images: typing.Optional[typing.Sequence[builtins.str]] = None,
    kube_version: typing.Optional[builtins.str] = None,
    label_include_templates: typing.Optional[builtins.bool] = None,
    label_without_selector: typing.Optional[builtins.bool] = None,
    name_prefix: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    name_suffix: typing.Optional[builtins.str] = None,
    patches: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourcesKustomizePatches, typing.Dict[builtins.str, typing.Any]]]] = None,
    replicas: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourcesKustomizeReplicas, typing.Dict[builtins.str, typing.Any]]]] = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c0fe77154c3a059360f40ed815695c0989490b498aad25d0900f6afad6df65fc(
    *,
    options: typing.Optional[typing.Mapping[builtins.str, builtins.bool]] = None,
    patch: typing.Optional[builtins.str] = None,
    path: typing.Optional[builtins.str] = None,
    target: typing.Optional[typing.Union[ApplicationSpecSourcesKustomizePatchesTarget, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b1b4b892d011977b3aff82a2e4149b8d5c06ab0c367b47c8c8fcf8fda565406c(
    *,
    annotation_selector: typing.Optional[builtins.str] = None,
    group: typing.Optional[builtins.str] = None,
    kind: typing.Optional[builtins.str] = None,
    label_selector: typing.Optional[builtins.str] = None,
    name: typing.Optional[builtins.str] = None,
    namespace: typing.Optional[builtins.str] = None,
    version: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2cc18182f9ea90dc9384ec973917bbe2d3f2c3ee00aeb0fb4aee8ad3865dd57f(
    *,
    count: ApplicationSpecSourcesKustomizeReplicasCount,
    name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__54fbb3ad8f5d34f955c8b5830b8b272fa7d48c03ee566a9759290ea43e67b5d6(
    value: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b5ca9e1511717c15c83609afacb660f40cf21cb8e8a601cf32b4c4038adb0cf8(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1cf3d0605bc15c8fcb38123bb87a85be3efad306b133a735ed65afb8661e90f6(
    *,
    env: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourcesPluginEnv, typing.Dict[builtins.str, typing.Any]]]] = None,
    name: typing.Optional[builtins.str] = None,
    parameters: typing.Optional[typing.Sequence[typing.Union[ApplicationSpecSourcesPluginParameters, typing.Dict[builtins.str, typing.Any]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b3b9082f16433f2d041296296fde22cd5a507b05a31ef05676e72402529fd67d(
    *,
    name: builtins.str,
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6e911f947e7797c4650c963c44d25cf2c49797984af732270f85ca7972f0f1a9(
    *,
    array: typing.Optional[typing.Sequence[builtins.str]] = None,
    map: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    name: typing.Optional[builtins.str] = None,
    string: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7151120c0042371998cf2d54b6df74e08d81d8c12143dffe8a154f8560ad3dfd(
    *,
    automated: typing.Optional[typing.Union[ApplicationSpecSyncPolicyAutomated, typing.Dict[builtins.str, typing.Any]]] = None,
    managed_namespace_metadata: typing.Optional[typing.Union[ApplicationSpecSyncPolicyManagedNamespaceMetadata, typing.Dict[builtins.str, typing.Any]]] = None,
    retry: typing.Optional[typing.Union[ApplicationSpecSyncPolicyRetry, typing.Dict[builtins.str, typing.Any]]] = None,
    sync_options: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a6b0f303cf3acb9c6228e80751451ba48bdea6b4e965359e66ea698efc9b3890(
    *,
    allow_empty: typing.Optional[builtins.bool] = None,
    enabled: typing.Optional[builtins.bool] = None,
    prune: typing.Optional[builtins.bool] = None,
    self_heal: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bf2233b7c6023a46f40c80e24564e12e587efb8315351d78b896b077d157035e(
    *,
    annotations: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
    labels: typing.Optional[typing.Mapping[builtins.str, builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f534be3d49968caf4a12763512ba1b27fc152df0f660cb383100cd470dd96e42(
    *,
    backoff: typing.Optional[typing.Union[ApplicationSpecSyncPolicyRetryBackoff, typing.Dict[builtins.str, typing.Any]]] = None,
    limit: typing.Optional[jsii.Number] = None,
    refresh: typing.Optional[builtins.bool] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4de3355545f325cddd2ef32adfad16b3883521ffdbd8eaebae8d0fd956903887(
    *,
    duration: typing.Optional[builtins.str] = None,
    factor: typing.Optional[jsii.Number] = None,
    max_duration: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass
