#!/bin/sh
# Opens the window; without a display, writes a picture of the window: open.sh WINDOW PICTURE [OPTIONS]
set -eu
window=$1
picture=$2
shift 2
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then exec "$window" "$@"; fi
mkdir -p "$(dirname "$picture")"
echo "there is no display: a picture of the window is written instead" >&2
GSK_RENDERER=cairo GTK_A11Y=none exec xvfb-run -a -s "-screen 0 1280x1024x24" "$window" --screenshot "$picture" "$@"
