#!/bin/sh
# Drives the window on a display of its own: test.sh WINDOW [OPTIONS of test.py]
set -eu
window=$(realpath "$1")
shift
cd "$(dirname "$0")"
# Cairo draws without a graphics card, and no session bus is needed.
export GSK_RENDERER=cairo GTK_A11Y=none NO_AT_BRIDGE=1 GDK_BACKEND=x11
exec xvfb-run -a -s "-screen 0 1400x1100x24" python3 test.py "$window" "$@"
