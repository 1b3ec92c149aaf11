#!/bin/sh
# Compares the speed of BubbleLayout with that of other engines: run.sh
#
# It installs what is missing with apt and pip, builds the drivers of this folder into .build/peers and prints Markdown. Environment: ROUNDS (5),
# PEERS ("qt pango skia chromium"), and SWIFT and SWIFT_FLAGS as in the Makefile.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
out=$root/Benchmarks/.build/peers
peers=${PEERS:-qt pango skia chromium}
swift=${SWIFT:-swift}
mkdir -p "$out"

wants() {
  case " $peers " in *" $1 "*) return 0 ;; esac
  return 1
}
say() { echo "bench-peers: $*" >&2; }

packages="gcc g++ pkg-config python3 python3-venv"
if wants pango; then packages="$packages libpango1.0-dev libfontconfig-dev fontconfig-config libthai0"; fi
if wants qt; then packages="$packages qt6-base-dev libthai0"; fi
if wants chromium; then packages="$packages chromium"; fi
# shellcheck disable=SC2086 # names of packages, one word each
sh "$root/Scripts/install.sh" $packages

python=$out/tools/bin/python
[ -x "$python" ] || python3 -m venv "$out/tools"
if wants skia && ! "$python" -c 'import skia' 2>/dev/null; then
  say "installing skia-python"
  "$python" -m pip install --quiet --disable-pip-version-check skia-python
fi
# Debian's Qt is years old. Qt 6 keeps binary compatibility, so the driver runs with the newest version from PyPI.
if wants qt && ! "$python" -c 'import PySide6' 2>/dev/null; then
  say "installing the newest Qt"
  "$python" -m pip install --quiet --disable-pip-version-check PySide6-Essentials || say "Debian's Qt will do"
fi

"$python" "$here/make_texts.py" "$out"

# shellcheck disable=SC2046,SC2086 # flags, one word each
if wants pango; then
  gcc -O2 -Wall -Wextra -Werror -o "$out/pango_peer" "$here/pango_peer.c" $(pkg-config --cflags --libs pangocairo pangoft2 fontconfig)
  # A fontconfig configuration with only the bundled fonts. They are links, because fontconfig
  # writes a file into each folder that it reads. It includes fontconfig's own rule for scaling
  # bitmap fonts.
  mkdir -p "$out/fonts"
  cut -f1 "$out/fonts.tsv" | while read -r font; do ln -sf "$font" "$out/fonts/"; done
  scaling=$(dpkg -L fontconfig-config | grep -m1 'conf.avail/10-scale-bitmap-fonts.conf$')
  cat >"$out/fonts.conf" <<CONF
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>$out/fonts</dir>
<cachedir>$out/fontconfig</cachedir>
<include>$scaling</include>
<match target="font"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>
<alias><family>emoji</family><prefer><family>Noto Color Emoji</family></prefer></alias>
</fontconfig>
CONF
fi
# shellcheck disable=SC2046
if wants qt; then
  g++ -O2 -Wall -Wextra -Werror -fPIC -std=c++17 -o "$out/qt_peer" "$here/qt_peer.cpp" $(pkg-config --cflags --libs Qt6Gui)
  qt=$("$python" -c 'import PySide6, os; print(os.path.join(os.path.dirname(PySide6.__file__), "Qt"))' 2>/dev/null || true)
fi
say "building the Swift driver"
# shellcheck disable=SC2086
(cd "$root/Benchmarks" && $swift build -c release ${SWIFT_FLAGS:-} --product peer) >"$out/build.log" 2>&1 || {
  tail -n 40 "$out/build.log" >&2
  exit 1
}
# shellcheck disable=SC2086
bubble=$(cd "$root/Benchmarks" && $swift build -c release ${SWIFT_FLAGS:-} --show-bin-path)/peer

set -- "bubble=$bubble"
for peer in $peers; do
  case $peer in
    pango) set -- "$@" "pango=env FONTCONFIG_FILE='$out/fonts.conf' '$out/pango_peer'" ;;
    qt) set -- "$@" "qt=env QT_QPA_PLATFORM=offscreen XDG_RUNTIME_DIR='$out' QT_LOGGING_RULES='*=false' ${qt:+LD_LIBRARY_PATH='$qt/lib' QT_PLUGIN_PATH='$qt/plugins'} '$out/qt_peer'" ;;
    skia) set -- "$@" "skia='$python' '$here/skia_peer.py'" ;;
    chromium) set -- "$@" "chromium=python3 '$here/chromium_peer.py'" ;;
    *) say "no such engine: $peer"; exit 2 ;;
  esac
done
export PYTHONDONTWRITEBYTECODE=1
python3 "$here/peers.py" "$out" "${ROUNDS:-5}" "$@"
