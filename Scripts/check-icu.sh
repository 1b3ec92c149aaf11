#!/bin/sh
# Proves that dates, numbers and durations are the same with the kept part of ICU's data as with all of it: check-icu.sh OBJECT
#
# Tests/Locales prints dates, numbers, durations and zones in every locale, built once with the static library's data and once with
# OBJECT, which Scripts/trim-icu.py has made.
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
build() { ${SWIFT:-swift}c -swift-version 6 -static-stdlib "$@" "$here/Tests/Locales/main.swift" 2>"$made/log" || { cat "$made/log" >&2 && exit 1; }; }
build -o "$made/whole"
build "$1" -o "$made/part"
"$made/whole" >"$made/expected"
"$made/part" >"$made/written"
if ! cmp "$made/expected" "$made/written"; then
  diff "$made/expected" "$made/written" | cut -c1-300 | head -20 >&2
  exit 1
fi
echo "icu: $(grep -c '' "$made/written") lines are as with all of ICU's data"
