#!/bin/sh
# Runs the example in a root that has no Swift: check-swift-free.sh LIBRARY
#
# The root has the installed library with its fonts, the example and the C libraries that ldd names, and nothing else. It takes the rights of
# root to enter it.
set -eu

library=$1
here=$(cd "$(dirname "$0")/.." && pwd)
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
DESTDIR=$root sh "$here/Scripts/install-library.sh" install "$library" "" /usr/local >/dev/null
cc -std=c11 -I"$root/usr/local/include" "$here/Examples/c/demo.c" -L"$root/usr/local/lib" -lbubblelayout \
  -Wl,--allow-shlib-undefined -o "$root/demo"
LD_LIBRARY_PATH="$root/usr/local/lib" ldd "$root/demo" | grep -o '/[^ ]*' | sort -u | while read -r file; do
  case $file in
  "$root"*) ;;
  *)
    mkdir -p "$root$(dirname "$file")"
    cp -L "$file" "$root$file"
    ;;
  esac
done
cp "$here/Demo/transcript.jsonl" "$root/transcript.jsonl"
if find "$root" -iname '*swift*' | grep .; then
  echo "swift-free: the library needs Swift beside it" >&2
  exit 1
fi
rows=$(LD_LIBRARY_PATH=/usr/local/lib BUBBLE_LAYOUT_FONTS=/usr/local/share/bubblelayout/fonts \
  chroot "$root" /demo /transcript.jsonl | grep -c '^row')
echo "swift-free: $(find "$root" -type f -not -path '*/fonts/*' | wc -l) files and the fonts, none of them Swift's; the example prints $rows rows"
