#!/bin/sh
# Installs the wheels in a Debian without Swift and HarfBuzz and draws a chat: test-wheel.sh FOLDER
#
# It says how long it took from the wheels to the picture. ROOT, RELEASE and MIRROR are those of debian-root.sh.
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)
. "$here/Packaging/debian-root.sh"
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
debian_root "$made"
ls "$1"/bubblelayout-*-manylinux_*.whl
quietly apt-get install --yes --no-install-recommends python3-venv ca-certificates
for library in libharfbuzz libfreetype libfontconfig libglib-2.0; do
  if inside ldconfig -p | grep "$library"; then
    echo "wheel-test: there is $library in it already" >&2
    exit 1
  fi
done
mkdir "$root/wheels"
cp "$1"/*.whl "$root/wheels"
cp "$here/Demo/transcript.jsonl" "$root/chat.jsonl"

started=$(date +%s)
quietly sh -c 'python3 -m venv /environment && /environment/bin/pip install --quiet --find-links /wheels bubblelayout'
inside /environment/bin/python -m bubblelayout /chat.jsonl -o /chat.svg
echo "wheel-test: from the wheels to a drawn chat: $(($(date +%s) - started)) s"
drawn /chat.svg
inside /environment/bin/python -c 'import bubblelayout; print("wheel-test: version", bubblelayout.__version__)'
