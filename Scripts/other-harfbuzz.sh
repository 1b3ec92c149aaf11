#!/bin/sh
# Proves that other versions of HarfBuzz give the same layouts: other-harfbuzz.sh TOOL FOLDER [VERSION…]
#
# A version is one of uharfbuzz, a Python package that contains the sources of HarfBuzz, and the newest if none is given. It is built in a folder of its
# own in FOLDER. Then the same tool runs with that library and with the system's, and lays out all transcripts of the repository (compare-tools.py). The
# outputs must be identical except for the version of HarfBuzz in them. EVERY is the option of compare-tools.py.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
tool=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
shift 2
[ $# -gt 0 ] || set -- newest
failed=0
for version in "$@"; do
  prefix=$folder/harfbuzz-$version
  case $version in
  newest) sh "$here/build-harfbuzz.sh" "$prefix" ;;
  *) sh "$here/build-harfbuzz.sh" "$prefix" "$version" ;;
  esac
  cat >"$prefix/bubble" <<TOOL
#!/bin/sh
LD_LIBRARY_PATH="$prefix/lib" exec "$(readlink -f "$tool")" "\$@"
TOOL
  chmod +x "$prefix/bubble"
  echo "other-harfbuzz: here $("$tool" --version | tail -n 1)"
  echo "other-harfbuzz: there $("$prefix/bubble" --version | tail -n 1)"
  python3 "$here/compare-tools.py" "$tool" "$prefix/bubble" --libraries --every "${EVERY:-40}" --show 3 || failed=1
done
exit $failed
