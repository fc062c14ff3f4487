//go:build tools

// Package tools keeps the programs that are built here among the requirements.
package tools

import (
	_ "github.com/aws/karpenter-provider-aws/kwok"
)
