#!/bin/sh
# Tests the window on a display and a session bus of its own: test.sh WINDOW [OPTIONS of drive/test.py]
set -eu
window=$(realpath "$1")
shift
# The folder of the test; the caller's folder stays the current one, for relative paths.
DRIVE=$(cd "$(dirname "$0")/drive" && pwd)
export DRIVE
# The test needs a display, a tool that sends keys and presses, a bus, and the interface of screen readers.
sh "$DRIVE/../../../Scripts/install.sh" xvfb xauth xdotool dbus at-spi2-core python3-gi gir1.2-atspi-2.0 python3-pil
# Cairo draws without a graphics card. GTK's own input method needs no server.
export GSK_RENDERER=cairo GDK_BACKEND=x11 GTK_IM_MODULE=gtk-im-context-simple PYTHONDONTWRITEBYTECODE=1
# Services on the bus write to its standard error; the test and the window use the caller's instead.
exec 3>&2
exec xvfb-run -a -s "-screen 0 1400x1100x24" dbus-run-session -- \
  sh -c 'exec /usr/bin/python3 "$DRIVE/test.py" "$@" 2>&3 3>&-' test "$window" "$@" 2>/dev/null
