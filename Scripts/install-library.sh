#!/bin/sh
# Installs the C library, its header and fonts, the tool, its manual pages and shell completions, or removes them:
#   install-library.sh install|uninstall LIBRARY TOOL PREFIX [LIBDIR]
#
# LIBDIR is the folder of libraries below PREFIX: `lib`, or for example `lib/x86_64-linux-gnu`. All paths are relative to the library,
# so the tree may be installed under DESTDIR or moved as a whole.
set -eu

action=$1
library=$2
tool=$3
prefix=$4
libdir=${5:-lib}
libdir=${libdir#"$prefix"/}
root=${DESTDIR:-}$prefix
here=$(cd "$(dirname "$0")/.." && pwd)
version=$(cat "$here/VERSION")
# The number of the binary interface: compiled programs keep working as long as it stays the same.
abi=$(sed -n 's/^#define BUBBLE_ABI //p' "$here/Sources/CBubbleLayout/bubble_layout.h")
case $libdir in
/*)
  echo "install: LIBDIR must be below PREFIX, but $libdir is not below $prefix" >&2
  exit 2
  ;;
esac
lib=$root/$libdir
share=$root/share

# The list of the folders that the installation has made, so that uninstalling removes only these.
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

# Removes links of other interface numbers to the file of this version: programs that need another interface must not load it.
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
    "$lib/pkgconfig/bubblelayout.pc" "$lib/cmake/BubbleLayout/BubbleLayoutConfig.cmake" \
    "$lib/cmake/BubbleLayout/BubbleLayoutConfigVersion.cmake" "$root/include/bubble_layout.h" "$root/bin/bubble" \
    "$share/bash-completion/completions/bubble" "$share/zsh/site-functions/_bubble" \
    "$share/fish/vendor_completions.d/bubble.fish" "$share/man/man1/bubble.1" "$share/man/man1"/bubble-*.1
  rm -rf "$share/bubblelayout"
  # Inner folders first; folders with other files stay.
  printf '%s\n' "$made" | while IFS= read -r path; do
    [ -n "$path" ] && rmdir "$root$path" 2>/dev/null || true
  done
}

# Writes a template with the paths and numbers of this installation.
filled() {
  sed -e "s,@VERSION@,$version,g" -e "s,@ABI@,$abi,g" -e "s,@LIBDIR@,$libdir,g" -e "s,@UP@,$up,g" "$here/Packaging/$1.in" >"$2/$1"
}

# The installed files must run without Swift, and must not look for libraries in folders of the machine that built them.
refuse_foreign() {
  if readelf -dW "$1" | grep -E '\((NEEDED|RUNPATH|RPATH)\)' | grep -E 'swift|Foundation|dispatch|BlocksRuntime|\(RUNPATH\)|\(RPATH\)' >&2; then
    echo "install: $1 needs libraries that other machines do not have; build it with \`make static\`" >&2
    exit 1
  fi
}

if [ "$action" = uninstall ]; then
  uninstall
  echo "removed from $root"
  exit 0
fi

refuse_foreign "$library"
[ -z "$tool" ] || refuse_foreign "$tool"
# The relative path from the folder of bubblelayout.pc to the prefix: one `..` more than LIBDIR has parts.
up=..$(printf '/%s' "$libdir" | sed 's,/[^/]*,/..,g')
made=
for path in "$lib/pkgconfig" "$lib/cmake/BubbleLayout" "$root/include" "$root/bin" "$share/bubblelayout" \
  "$share/bash-completion/completions" "$share/zsh/site-functions" "$share/fish/vendor_completions.d" "$share/man/man1"; do
  folder "$path"
done
known=$([ -f "$folders" ] && cat "$folders" || true)
{
  printf '%s' "$made"
  printf '%s\n' "$known"
} >"$folders.new"
mv "$folders.new" "$folders"
# Without debugging information the library is half as large. A new file replaces the old one, so that running programs keep theirs.
strip --strip-unneeded -o "$lib/.bubblelayout.$$" "$library"
chmod 644 "$lib/.bubblelayout.$$"
mv "$lib/.bubblelayout.$$" "$lib/libbubblelayout.so.$version"
unlink_others
ln -sf "libbubblelayout.so.$version" "$lib/libbubblelayout.so.$abi"
ln -sf "libbubblelayout.so.$abi" "$lib/libbubblelayout.so"
install -m 644 "$here/Sources/CBubbleLayout/bubble_layout.h" "$root/include/bubble_layout.h"
install -m 644 "$here/Sources/CBubbleLayout/bubble_layout.json" "$share/bubblelayout/bubble_layout.json"
filled bubblelayout.pc "$lib/pkgconfig"
filled BubbleLayoutConfig.cmake "$lib/cmake/BubbleLayout"
filled BubbleLayoutConfigVersion.cmake "$lib/cmake/BubbleLayout"
rm -rf "$share/bubblelayout/fonts"
cp -R "$here/Fonts/Files" "$share/bubblelayout/fonts"
if [ -n "$tool" ]; then
  strip --strip-unneeded -o "$root/bin/.bubble.$$" "$tool"
  chmod 755 "$root/bin/.bubble.$$"
  mv "$root/bin/.bubble.$$" "$root/bin/bubble"
  # Shells read this file and do not run it, so it needs no interpreter line.
  "$tool" --generate-completion-script bash | sed '1{/^#!/d;}' >"$share/bash-completion/completions/bubble"
  "$tool" --generate-completion-script zsh >"$share/zsh/site-functions/_bubble"
  "$tool" --generate-completion-script fish >"$share/fish/vendor_completions.d/bubble.fish"
  python3 "$here/Scripts/make-manual.py" "$tool" "$share/man/man1"
fi
echo "installed version $version in $root"
