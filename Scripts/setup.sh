#!/bin/sh
# Installs the tools and libraries that building and testing the package needs, if any are missing.
set -eu

# Collects the packages to install: `need PACKAGE COMMAND` adds a package if the command that tests for it fails.
missing=""
need() {
  package=$1
  shift
  if ! "$@" >/dev/null 2>&1; then missing="$missing $package"; fi
}

need pkg-config command -v pkg-config
need libfreetype-dev pkg-config --exists freetype2
need libharfbuzz-dev pkg-config --exists harfbuzz
need libfontconfig-dev pkg-config --exists fontconfig
need libpng-dev pkg-config --exists libpng
need libturbojpeg0-dev pkg-config --exists libturbojpeg
need libwebp-dev pkg-config --exists libwebp
need zlib1g-dev pkg-config --exists zlib
need libharfbuzz-bin command -v hb-shape
need python3 command -v python3
need python3-venv python3 -c 'import ensurepip, venv'

if ! command -v swift >/dev/null 2>&1; then
  echo "setup: Swift 6.3 or later is needed: https://www.swift.org/install" >&2
  exit 1
fi
if [ -z "$missing" ]; then exit 0; fi

if ! command -v apt-get >/dev/null 2>&1; then
  echo "setup: missing:$missing (Debian's names); apt was not found to install them." >&2
  echo "setup: install FreeType, HarfBuzz, fontconfig, libpng, libjpeg-turbo, libwebp and zlib with their headers, pkg-config and the hb-shape program;" >&2
  echo "setup: Fedora: dnf install freetype-devel harfbuzz-devel fontconfig-devel libpng-devel turbojpeg-devel libwebp-devel zlib-devel pkgconf; macOS: brew install freetype harfbuzz fontconfig libpng jpeg-turbo webp pkgconf" >&2
  exit 1
fi

root=""
if [ "$(id -u)" -ne 0 ]; then
  if ! command -v sudo >/dev/null 2>&1; then
    echo "setup: missing:$missing; neither root nor sudo to install them: apt-get install$missing" >&2
    exit 1
  fi
  root="sudo"
fi

echo "setup: installing with apt:$missing"
log=$(mktemp)
trap 'rm -f "$log"' EXIT
# shellcheck disable=SC2086 # names of packages, one word each
if ! { $root apt-get update && $root env DEBIAN_FRONTEND=noninteractive \
  apt-get install --yes --no-install-recommends $missing; } >"$log" 2>&1 </dev/null; then
  cat "$log" >&2
  echo "setup: apt could not install them; try: apt-get install$missing" >&2
  exit 1
fi
