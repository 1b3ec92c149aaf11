#!/bin/sh
# Proves that users of the last version can still compile: api-check.sh [TAG]
#
# It compares all libraries of the package with those of TAG, or of the last tag, and fails if something was removed or changed.
set -eu

cd "$(dirname "$0")/.."
base=${1:-$(git describe --tags --abbrev=0 --match 'v[0-9]*' 2>/dev/null || true)}
if [ -z "$base" ]; then
  echo "api-check: no version has a tag yet; BASE names what to compare with"
  exit 0
fi
products=$(sed -n 's/^    \.library(name: "\([A-Za-z]*\)", targets.*/\1/p' Package.swift)
# shellcheck disable=SC2046 # one option for each product
exec ${SWIFT:-swift} package --scratch-path .build/api diagnose-api-breaking-changes "$base" \
  $(for product in ${PRODUCTS:-$products}; do echo "--products $product"; done)
