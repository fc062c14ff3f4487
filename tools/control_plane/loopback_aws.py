"""An AWS on loopback, filled from our own CloudFormation: moto, a price list, and Spot prices that mean something.

Nothing that Karpenter finds is written by hand: network, tags, roles, instance profile and queue are what the templates
say, so that a name on which the Kubernetes half relies is there only if the AWS half makes it.
"""

from __future__ import annotations

import datetime
import json
import logging
import threading
from collections.abc import Mapping, Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any

import boto3
from moto.ec2.responses.spot_instances import SpotInstances
from moto.server import ThreadedMotoServer

from control_plane.process import free_port
from inferplane.facts import instances

SPOT_SHARE = 0.4
"""Spot prices here are On-Demand times one constant; they say nothing about real ones."""
KEYS = {"AWS_ACCESS_KEY_ID": "loopback", "AWS_SECRET_ACCESS_KEY": "loopback"}
FED = (
    "AWS::EC2::VPC",
    "AWS::EC2::Subnet",
    "AWS::EC2::SecurityGroup",
    "AWS::IAM::Role",
    "AWS::IAM::InstanceProfile",
    "AWS::SQS::Queue",
)
"""Types of resources that Karpenter looks up, in the order in which they need each other."""
ACCOUNT = "123456789012"
"""The account that moto plays."""
_METAL = "m6i.metal"  # Karpenter panics where no price of a dedicated host comes back

Template = Mapping[str, Any]


class LoopbackAws:
    """A running AWS; leave it to stop it. One in a process: moto's state is the process's."""

    def __init__(self, region: str, templates: Sequence[Template], *, spot: bool = True) -> None:
        """Start it, and make what the templates say.

        Args:
            region: The region.
            templates: CloudFormation templates of the network and of Karpenter's capacity.
            spot: Whether Spot capacity has a price; where it has none, Karpenter does not offer it.
        """
        self.region = region
        logging.getLogger("werkzeug").setLevel(logging.ERROR)  # it says every request
        self._server = ThreadedMotoServer(ip_address="127.0.0.1", port=free_port(), verbose=False)
        self._server.start()
        host, port = self._server.get_host_and_port()
        self.address = f"http://{host}:{port}"
        self._prices = _PriceList()
        _say_spot_prices(spot)
        self.ids: dict[str, str] = {}
        """Ids of what was made, by logical id."""
        for template in templates:
            self._feed(template)

    def __enter__(self) -> LoopbackAws:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    @property
    def environment(self) -> dict[str, str]:
        """What a program needs to talk to it."""
        return {
            **KEYS,
            "AWS_REGION": self.region,
            "AWS_ENDPOINT_URL": self.address,
            "AWS_ENDPOINT_URL_PRICING": self._prices.address,
        }

    def client(self, service: str) -> Any:
        """A boto3 client of one service."""
        return boto3.client(
            service,
            region_name=self.region,
            endpoint_url=self.address,
            aws_access_key_id=KEYS["AWS_ACCESS_KEY_ID"],
            aws_secret_access_key=KEYS["AWS_SECRET_ACCESS_KEY"],
        )

    def stop(self) -> None:
        """Stop it."""
        self._prices.stop()
        self._server.stop()

    def add_image_alias(self, parameter: str, image: str) -> None:
        """Let a parameter under `/aws/` name an image: no API call may put one there."""
        from moto.ssm.models import Parameter, ssm_backends

        held = ssm_backends[ACCOUNT][self.region]._parameters
        held[parameter].append(
            Parameter(  # type: ignore[abstract]  # as moto itself does
                account_id=ACCOUNT,
                name=parameter,
                value=image,
                parameter_type="String",
                description=None,
                allowed_pattern=None,
                keyid=None,
                last_modified_date=datetime.datetime(2026, 1, 1, tzinfo=datetime.UTC),
                version=1,
                data_type="text",
            )
        )

    def add_image(self, name: str, architecture: str) -> str:
        """An image of this architecture, as Kubernetes calls it; its id."""
        from moto.ec2.models import ec2_backends

        made: str = self.client("ec2").register_image(Name=name)["ImageId"]
        image = ec2_backends[ACCOUNT][self.region].amis[made]
        image.architecture = "arm64" if architecture == "arm64" else "x86_64"  # which moto's call leaves out
        return made

    def add_cluster(self, name: str, version: str) -> None:
        """An EKS cluster of this name, as Karpenter describes it."""
        subnets = [value for key, value in self.ids.items() if value.startswith("subnet-")]
        self.client("eks").create_cluster(
            name=name,
            version=version,
            roleArn=f"arn:aws:iam::{ACCOUNT}:role/cluster",
            resourcesVpcConfig={"subnetIds": subnets},
        )

    def _feed(self, template: Template) -> None:
        resources: Mapping[str, Any] = template["Resources"]
        for kind in FED:
            for logical_id, resource in resources.items():
                if resource["Type"] == kind:
                    self.ids[logical_id] = self._make(kind, self._resolved(resource.get("Properties", {})))

    def _make(self, kind: str, properties: dict[str, Any]) -> str:
        ec2, iam = self.client("ec2"), self.client("iam")
        tags = properties.get("Tags", [])
        match kind:
            case "AWS::EC2::VPC":
                made: str = ec2.create_vpc(CidrBlock=properties["CidrBlock"])["Vpc"]["VpcId"]
            case "AWS::EC2::Subnet":
                made = ec2.create_subnet(
                    VpcId=properties["VpcId"],
                    CidrBlock=properties["CidrBlock"],
                    AvailabilityZone=properties["AvailabilityZone"],
                )["Subnet"]["SubnetId"]
            case "AWS::EC2::SecurityGroup":
                made = ec2.create_security_group(
                    VpcId=properties["VpcId"],
                    GroupName=properties["GroupName"],
                    Description=properties["GroupDescription"],
                )["GroupId"]
            case "AWS::IAM::Role":
                document = properties["AssumeRolePolicyDocument"]
                text = document if isinstance(document, str) else json.dumps(document)
                iam.create_role(RoleName=properties["RoleName"], AssumeRolePolicyDocument=text)
                return str(properties["RoleName"])
            case "AWS::IAM::InstanceProfile":
                name = properties["InstanceProfileName"]
                iam.create_instance_profile(InstanceProfileName=name)
                for role in properties["Roles"]:
                    iam.add_role_to_instance_profile(InstanceProfileName=name, RoleName=role)
                return str(name)
            case _:
                queue = self.client("sqs").create_queue(QueueName=properties["QueueName"])
                return str(queue["QueueUrl"])
        if tags:
            ec2.create_tags(Resources=[made], Tags=tags)
        return made

    def _resolved(self, value: Any) -> Any:
        """A property with its references resolved to what was made."""
        if isinstance(value, list):
            return [self._resolved(each) for each in value]
        if not isinstance(value, dict):
            return value
        if set(value) == {"Ref"}:
            return self.ids.get(value["Ref"], value["Ref"])
        if set(value) == {"Fn::GetAtt"}:
            return self.ids.get(value["Fn::GetAtt"][0], "")
        if set(value) == {"Fn::Sub"}:
            return '{"Version": "2012-10-17", "Statement": []}'  # a trust policy, which nothing here judges
        return {key: self._resolved(each) for key, each in value.items()}


def _say_spot_prices(spot: bool) -> None:
    """Let moto say a share of the On-Demand price, or no price at all, in place of its one constant."""
    from moto.core.responses import ActionResult

    def describe(self: SpotInstances) -> ActionResult:
        asked = self._get_param("InstanceTypes", [])
        found = self.ec2_backend.describe_spot_price_history(asked, self._filters_from_querystring())
        history = []
        for each in found if spot else ():
            known = instances.known().get(each["InstanceType"])
            if known is not None and known.on_demand_usd_hour is not None:
                history.append(
                    {
                        "InstanceType": each["InstanceType"],
                        "ProductDescription": "Linux/UNIX",
                        "SpotPrice": f"{known.on_demand_usd_hour * SPOT_SHARE:.6f}",
                        "AvailabilityZone": each["Location"],
                        "Timestamp": "2026-07-06T00:00:00Z",
                    }
                )
        return ActionResult({"SpotPriceHistory": history})

    SpotInstances.describe_spot_price_history = describe  # type: ignore[method-assign]


class _PriceList:
    """The Price List API's `GetProducts`, answered from the facts."""

    def __init__(self) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _PriceHandler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class _PriceHandler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        length = int(self.headers.get("Content-Length", 0))
        asked = json.loads(self.rfile.read(length) or b"{}")
        tenancies = [each["Value"] for each in asked.get("Filters", []) if each.get("Field") == "tenancy"]
        dedicated = "Dedicated" in tenancies
        priced = {
            name: each.on_demand_usd_hour
            for name, each in instances.known().items()
            if each.on_demand_usd_hour is not None and (each.size.startswith("metal") or not dedicated)
        }
        if dedicated:
            priced.setdefault(_METAL, 5.0)
        body = json.dumps({"PriceList": [_product(name, price) for name, price in priced.items()]}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/x-amz-json-1.1")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing."""


def _product(name: str, usd: float) -> str:
    dimension = {"pricePerUnit": {"USD": f"{usd:.6f}"}}
    return json.dumps(
        {
            "product": {"attributes": {"instanceType": name}},
            "terms": {"OnDemand": {"one": {"priceDimensions": {"one": dimension}}}},
        }
    )
