"""A team's own app: two constructs of Inferplane in its own CDK stack and cdk8s chart, beside its own `cdk8s import`.

`imports/` is what `cdk8s import` made of the released NodePool CRD: the same kind that Inferplane carries a type of.
`python app.py`, in this folder, writes `dist/` and `cdk.out/`.
"""

import json
from pathlib import Path

from inferplane import Names, Quota, manifests
from inferplane.aws import KarpenterCapacity
from inferplane.k8s import TenantNamespace

import aws_cdk as cdk
import cdk8s
from imports.sh import karpenter

FOLDER = Path(__file__).parent
NAMES = Names(platform="vision", environment="dev", account="444455556666", region="eu-central-1")


def app() -> cdk.App:
    """The team's app: a stack with what Karpenter needs, and a topic of its own."""
    made = cdk.App(outdir=str(FOLDER / "cdk.out"), analytics_reporting=False)
    stack = cdk.Stack(made, "vision", env=cdk.Environment(account=NAMES.account, region=NAMES.region))
    KarpenterCapacity(stack, "Karpenter", names=NAMES, identity="pod-identity")
    cdk.CfnResource(stack, "Alarms", type="AWS::SNS::Topic", properties={"KmsMasterKeyId": "alias/aws/sns"})
    return made


def chart() -> cdk8s.Chart:
    """The team's chart: a namespace of Inferplane's kind, and a NodePool by the team's own types."""
    made = cdk8s.Chart(cdk8s.App(), "vision", disable_resource_name_hashes=True)
    TenantNamespace(made, "namespace", name="vision", quota=Quota(gpus=4))
    karpenter.NodePool(
        made,
        "pool",
        metadata=cdk8s.ApiObjectMetadata(name="vision"),
        spec=karpenter.NodePoolSpec(
            template=karpenter.NodePoolSpecTemplate(
                spec=karpenter.NodePoolSpecTemplateSpec(
                    node_class_ref=karpenter.NodePoolSpecTemplateSpecNodeClassRef(
                        group="karpenter.k8s.aws", kind="EC2NodeClass", name="default"
                    ),
                    requirements=[
                        karpenter.NodePoolSpecTemplateSpecRequirements(
                            key="karpenter.k8s.aws/instance-family",
                            operator=karpenter.NodePoolSpecTemplateSpecRequirementsOperator.IN,
                            values=["g6"],
                        )
                    ],
                    taints=[
                        karpenter.NodePoolSpecTemplateSpecTaints(
                            key="nvidia.com/gpu",
                            value="true",
                            effect=karpenter.NodePoolSpecTemplateSpecTaintsEffect.NO_SCHEDULE,
                        )
                    ],
                )
            )
        ),
    )
    return made


if __name__ == "__main__":
    template = json.dumps(app().synth().stacks[0].template, indent=2, sort_keys=True) + "\n"
    files = manifests.tree({("dev", "vision"): chart().to_json()}) | {"vision.template.json": template}
    manifests.write(files, FOLDER / "dist")
