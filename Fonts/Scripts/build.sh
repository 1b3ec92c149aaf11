#!/bin/sh
# Rebuilds Fonts/Files (fonts, licences, manifest.json) from the Debian packages named in sources.py.
#
#   Fonts/Scripts/build.sh                      download the packages with apt-get, then build
#   Fonts/Scripts/build.sh --packages DIR       use the .deb files in DIR, download nothing
#   Fonts/Scripts/build.sh --output DIR         write somewhere else (to compare with what is committed)
#
# fonttools, at the version in requirements.txt, goes into a virtual environment outside the
# repository: $XDG_CACHE_HOME/bubble-layout-fonts (default ~/.cache/bubble-layout-fonts).
set -eu

scripts=$(cd "$(dirname "$0")" && pwd)
environment=${XDG_CACHE_HOME:-$HOME/.cache}/bubble-layout-fonts

for tool in python3 dpkg-deb; do
  command -v "$tool" >/dev/null || {
    echo "build.sh: needs $tool (Debian: apt-get install python3 python3-venv dpkg)" >&2
    exit 69
  }
done

if ! cmp -s "$scripts/requirements.txt" "$environment/requirements.txt"; then
  echo "Creating $environment with the packages of requirements.txt" >&2
  rm -rf "$environment"
  python3 -m venv "$environment"
  "$environment/bin/pip" install --quiet --disable-pip-version-check -r "$scripts/requirements.txt"
  cp "$scripts/requirements.txt" "$environment/requirements.txt"
fi

PYTHONDONTWRITEBYTECODE=1 exec "$environment/bin/python" "$scripts/build.py" "$@"
