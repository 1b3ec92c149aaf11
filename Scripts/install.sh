#!/bin/sh
# Installs the given Debian packages that are missing: install.sh PACKAGE...
#
# It is for programs that only some targets need; setup.sh installs what everything needs.
set -eu

missing=""
for package in "$@"; do
  if ! dpkg -s "$package" 2>/dev/null | grep -q '^Status: .* installed$'; then missing="$missing $package"; fi
done
if [ -z "$missing" ]; then exit 0; fi

if ! command -v apt-get >/dev/null 2>&1; then
  echo "install: missing:$missing (Debian's names); apt was not found to install them" >&2
  exit 1
fi
root=""
if [ "$(id -u)" -ne 0 ]; then root="sudo"; fi
echo "install: installing with apt:$missing" >&2
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# shellcheck disable=SC2086 # names of packages, one word each
if ! { $root apt-get update && $root env DEBIAN_FRONTEND=noninteractive \
  apt-get -o DPkg::Lock::Timeout=600 install --yes --no-install-recommends $missing; } >"$log" 2>&1 </dev/null; then
  cat "$log" >&2
  echo "install: apt could not install them; try: apt-get install$missing" >&2
  exit 1
fi
