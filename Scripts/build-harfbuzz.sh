#!/bin/sh
# Builds a newer HarfBuzz than the system's, with its hb-shape program: build-harfbuzz.sh PREFIX [VERSION]
#
# Afterwards `make test HARFBUZZ=PREFIX` and `make bench HARFBUZZ=PREFIX` build and run with it. The sources come from the Python
# package uharfbuzz (VERSION, or the newest), which pip downloads; the build tools are installed in a virtual environment in PREFIX.
# If PREFIX already has a HarfBuzz, the script does nothing.
set -eu

if [ $# -lt 1 ]; then
  sed -n 's/^# \{0,1\}//p' "$0" | sed -n '2,$p' >&2
  exit 2
fi
mkdir -p "$1"
prefix=$(cd "$1" && pwd)
version=${2:+==$2}
if [ -e "$prefix/lib/pkgconfig/harfbuzz.pc" ] && [ -x "$prefix/bin/hb-shape" ]; then
  echo "build-harfbuzz: $prefix has $("$prefix/bin/hb-shape" --version | head -n 1)"
  exit 0
fi

here=$(cd "$(dirname "$0")" && pwd)
sh "$here/install.sh" g++ pkg-config libglib2.0-dev python3-venv
[ -x "$prefix/tools/bin/python" ] || python3 -m venv "$prefix/tools"
"$prefix/tools/bin/python" -m pip install --quiet --disable-pip-version-check meson ninja

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
echo "build-harfbuzz: fetching the sources"
"$prefix/tools/bin/python" -m pip download --quiet --disable-pip-version-check --no-deps --no-binary uharfbuzz \
  --dest "$work" "uharfbuzz$version"
tar -C "$work" -xzf "$work"/uharfbuzz-*.tar.gz
source=$(echo "$work"/uharfbuzz-*/harfbuzz)

echo "build-harfbuzz: building, for some minutes"
PATH="$prefix/tools/bin:$PATH"
# hb-shape needs GLib; all other optional parts of HarfBuzz are left out. Not every version knows every option.
options=""
for option in tests benchmark subset raster vector gpu; do
  if grep -q "^option('$option'" "$source/meson_options.txt"; then options="$options -D$option=disabled"; fi
done
# The run path lets the program run from PREFIX without further settings.
# shellcheck disable=SC2086 # options, one word each
if ! { meson setup "$work/build" "$source" --prefix "$prefix" --libdir lib --buildtype release --auto-features disabled \
  -Dglib=enabled -Dutilities=enabled $options -Dcpp_link_args="-Wl,-rpath,$prefix/lib" &&
  ninja -C "$work/build" && meson install -C "$work/build" --no-rebuild; } >"$work/log" 2>&1; then
  tail -n 40 "$work/log" >&2
  exit 1
fi
echo "build-harfbuzz: $("$prefix/bin/hb-shape" --version | head -n 1) is in $prefix"
