#!/bin/sh
# Installs the C library, its header and fonts, the tool and its shell completions, or removes them:
#   install-library.sh install|uninstall LIBRARY TOOL PREFIX
#
# Everything is found from where the library is, so that the tree may be built under DESTDIR or moved as a whole.
set -eu

action=$1
library=$2
tool=$3
root=${DESTDIR:-}$4
here=$(cd "$(dirname "$0")/.." && pwd)
version=$(sed -n 's/^    version: "\(.*\)",$/\1/p' "$here/Sources/bubble/BubbleCommand.swift")
# The number of the interface: what a program was compiled with keeps working while it stays.
abi=$(sed -n 's/^#define BUBBLE_ABI //p' "$here/Sources/CBubbleLayout/bubble_layout.h")
lib=$root/lib
share=$root/share

# The folders that were made for this, below the root, so that only they go when it does.
folders=$share/bubblelayout/folders

folder() {
  [ -d "$1" ] && return
  case $1 in
  "$root") mkdir -p "$1" ;;
  *)
    folder "$(dirname "$1")"
    mkdir "$1"
    ;;
  esac
  path_below=${1#"$root"}
  made="${path_below:-/}
$made"
}

# Takes away the names of other interfaces that lead to the file of this version: a program that wants one of them must not find another.
unlink_others() {
  for link in "$lib"/libbubblelayout.so.*; do
    if [ -L "$link" ] && [ "$link" != "$lib/libbubblelayout.so.$abi" ] &&
      [ "$(readlink "$link")" = "libbubblelayout.so.$version" ]; then rm -f "$link"; fi
  done
}

uninstall() {
  unlink_others
  made=$([ -f "$folders" ] && cat "$folders" || true)
  rm -f "$lib/libbubblelayout.so" "$lib/libbubblelayout.so.$abi" "$lib/libbubblelayout.so.$version" \
    "$lib/pkgconfig/bubblelayout.pc" "$root/include/bubble_layout.h" "$root/bin/bubble" \
    "$share/bash-completion/completions/bubble" "$share/zsh/site-functions/_bubble" \
    "$share/fish/vendor_completions.d/bubble.fish"
  rm -rf "$share/bubblelayout"
  # The innermost first; those that hold something else stay.
  printf '%s\n' "$made" | while IFS= read -r path; do
    [ -n "$path" ] && rmdir "$root$path" 2>/dev/null || true
  done
}

if [ "$action" = uninstall ]; then
  uninstall
  echo "removed from $root"
  exit 0
fi

made=
for path in "$lib/pkgconfig" "$root/include" "$root/bin" "$share/bubblelayout" "$share/bash-completion/completions" \
  "$share/zsh/site-functions" "$share/fish/vendor_completions.d"; do
  folder "$path"
done
known=$([ -f "$folders" ] && cat "$folders" || true)
{
  printf '%s' "$made"
  printf '%s\n' "$known"
} >"$folders.new"
mv "$folders.new" "$folders"
# Without what a debugger wants it is half as large. Beside the old file, then in its place: programs that run keep theirs.
strip --strip-unneeded -o "$lib/.bubblelayout.$$" "$library"
chmod 755 "$lib/.bubblelayout.$$"
mv "$lib/.bubblelayout.$$" "$lib/libbubblelayout.so.$version"
unlink_others
ln -sf "libbubblelayout.so.$version" "$lib/libbubblelayout.so.$abi"
ln -sf "libbubblelayout.so.$abi" "$lib/libbubblelayout.so"
install -m 644 "$here/Sources/CBubbleLayout/bubble_layout.h" "$root/include/bubble_layout.h"
install -m 644 "$here/Sources/CBubbleLayout/bubble_layout.json" "$share/bubblelayout/bubble_layout.json"
sed "s/@VERSION@/$version/" "$here/Scripts/bubblelayout.pc.in" >"$lib/pkgconfig/bubblelayout.pc"
rm -rf "$share/bubblelayout/fonts"
cp -R "$here/Fonts/Files" "$share/bubblelayout/fonts"
if [ -n "$tool" ]; then
  install -m 755 "$tool" "$root/bin/bubble"
  "$tool" --generate-completion-script bash >"$share/bash-completion/completions/bubble"
  "$tool" --generate-completion-script zsh >"$share/zsh/site-functions/_bubble"
  "$tool" --generate-completion-script fish >"$share/fish/vendor_completions.d/bubble.fish"
fi
echo "installed version $version in $root"
