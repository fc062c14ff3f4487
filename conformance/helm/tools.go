//go:build tools

// Package tools keeps the programs that are built here among the requirements.
package tools

import (
	_ "helm.sh/helm/v4/cmd/helm"
)
