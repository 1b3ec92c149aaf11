#!/bin/sh
# Proves that the C example compiles and runs without Swift, in a separate root: check-swift-free.sh LIBRARY
#
# LIBRARY is the result of `make c-library`. The root is a new Debian, which debootstrap makes (RELEASE=bookworm, MIRROR= another archive), or ROOT, the
# folder of an existing one, which is written to. The library is installed in it as `make install` does, apt installs its dependencies and gcc, and the
# example is compiled there with the flags of pkg-config. Without debootstrap, or with ROOT=none, the root has only the C libraries that ldd names. The
# example must print the same as here, both in a root with /proc, where the library finds its fonts by itself, and in one without, where it is told where
# they are. The script needs the rights of root.
set -eu

library=$1
here=$(cd "$(dirname "$0")/.." && pwd)
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
example=$here/Examples/c/demo.c
packages="gcc libc6-dev pkg-config libstdc++6 libharfbuzz0b libfreetype6 libfontconfig1"

install_library() { DESTDIR=$1 sh "$here/Scripts/install-library.sh" install "$library" "" /usr/local >/dev/null; }

# First the example's output here, where the library was built.
mkdir "$made/here"
install_library "$made/here"
local=$made/here/usr/local
cc -std=c11 -I"$local/include" "$example" -L"$local/lib" -lbubblelayout -Wl,--allow-shlib-undefined -o "$made/here/demo"
LD_LIBRARY_PATH="$local/lib" "$made/here/demo" "$here/Demo/transcript.jsonl" >"$made/expected"

debian() {
  root=${ROOT:-$made/root}
  if [ -z "${ROOT:-}" ]; then
    echo "swift-free: debootstrap makes a Debian ${RELEASE:-bookworm}"
    # shellcheck disable=SC2086 # no argument if there is no mirror
    debootstrap --variant=minbase "${RELEASE:-bookworm}" "$root" ${MIRROR:-} >"$made/log" 2>&1 || { cat "$made/log" >&2 && exit 1; }
  fi
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  # shellcheck disable=SC2086 # names of packages
  { chroot "$root" apt-get update && chroot "$root" env DEBIAN_FRONTEND=noninteractive apt-get install --yes --no-install-recommends \
    $packages; } >"$made/log" 2>&1 </dev/null || { cat "$made/log" >&2 && exit 1; }
  install_library "$root"
  cp "$example" "$root/demo.c"
  # shellcheck disable=SC2016 # for the shell in the new root
  chroot "$root" sh -c 'ldconfig && gcc -std=c11 -Wall -Wextra -Werror -pedantic /demo.c $(pkg-config --cflags --libs bubblelayout) -o /demo'
  what="Debian $(cat "$root/etc/debian_version") with $(chroot "$root" dpkg-query -W | wc -l) packages"
}

bare() {
  root=$made/root
  mkdir "$root"
  install_library "$root"
  cp "$made/here/demo" "$root/demo"
  LD_LIBRARY_PATH="$local/lib" ldd "$root/demo" | grep -o '/[^ ]*' | sort -u | while read -r file; do
    case $file in
    "$made"*) ;;
    *)
      mkdir -p "$root$(dirname "$file")"
      cp -L "$file" "$root$file"
      ;;
    esac
  done
  what="a root with $(find "$root" -type f -not -path '*/fonts/*' | wc -l) files and the fonts"
}

case ${ROOT:-} in
none) bare ;;
"") if command -v debootstrap >/dev/null; then debian; else bare; fi ;;
*) debian ;;
esac
cp "$here/Demo/transcript.jsonl" "$root/transcript.jsonl"
if find "$root" -xdev -iname '*swift*' -not -path '*/share/*' | grep .; then
  echo "swift-free: the Debian root contains Swift" >&2
  exit 1
fi
export LD_LIBRARY_PATH=/usr/local/lib
if [ -d "$root/proc" ]; then
  # The mount exists for this command only.
  # shellcheck disable=SC2016 # for the shell in the new root
  unshare --mount sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" /demo /transcript.jsonl' "$root" >"$made/printed"
  cmp "$made/expected" "$made/printed"
fi
BUBBLE_LAYOUT_FONTS=/usr/local/share/bubblelayout/fonts chroot "$root" /demo /transcript.jsonl >"$made/printed"
cmp "$made/expected" "$made/printed"
echo "swift-free: $what; the example prints $(grep -c '^row' "$made/printed") rows and $(wc -l <"$made/printed") lines in all, as here"
