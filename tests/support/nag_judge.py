"""Judges an app by cdk-nag's HIPAA and AwsSolutions packs, and by CDK's own template validation."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import aws_cdk as cdk
import cdk_nag


def findings(app: cdk.App, out: Path) -> list[tuple[str, str]]:
    """The findings in an app that writes to the folder `out`, each with the path of its construct."""
    cdk.Validations.of(app).add_plugins(cdk_nag.AwsSolutionsChecks(), cdk_nag.HIPAASecurityChecks())
    with suppress(RuntimeError):  # findings fail a synthesis; the report is written all the same
        app.synth()
    report = json.loads((out / "validation-report.json").read_text())
    return [
        (f"{plugin['pluginName']}::{violation['ruleName']}", construct["constructPath"])
        for plugin in report["pluginReports"]
        for violation in plugin["violations"]
        for construct in violation["violatingConstructs"]
    ]
