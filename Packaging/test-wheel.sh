#!/bin/sh
# Installs the wheels in a Debian without Swift and HarfBuzz and draws a chat: test-wheel.sh FOLDER
#
# It prints the time from the wheels to the picture. ROOT, RELEASE and MIRROR are those of debian-root.sh.
set -eu

. "$(dirname "$0")/debian-root.sh"
debian_root "$1"/*.whl
ls "$1"/bubblelayout-*-manylinux_*.whl
quietly apt-get install --yes --no-install-recommends python3-venv ca-certificates
for library in libharfbuzz libfreetype libfontconfig libglib-2.0; do
  if inside ldconfig -p | grep "$library"; then
    echo "wheel-test: the system already has $library" >&2
    exit 1
  fi
done

start
quietly sh -c 'python3 -m venv /environment && /environment/bin/pip install --quiet --find-links /packages bubblelayout'
inside /environment/bin/python -m bubblelayout /chat.jsonl -o /chat.svg
drawn /chat.svg "wheel-test: from the wheels to a drawn chat"
inside /environment/bin/python -c 'import bubblelayout; print("wheel-test: version", bubblelayout.__version__)'
