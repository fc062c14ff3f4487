//go:build tools

// Package tools keeps the programs that are built here among the requirements.
package tools

import (
	_ "knative.dev/serving/cmd/controller"
	_ "knative.dev/serving/cmd/webhook"
)
