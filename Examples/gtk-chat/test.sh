#!/bin/sh
# Drives the window on a display and a bus of its own: test.sh WINDOW [OPTIONS of drive/test.py]
set -eu
window=$(realpath "$1")
shift
# Where the test is, which leaves the caller's own paths as they are.
DRIVE=$(cd "$(dirname "$0")/drive" && pwd)
export DRIVE
# What it needs besides the window: a display, keys and a pointer, a bus, and what screen readers read with.
sh "$DRIVE/../../../Scripts/install.sh" xvfb xauth xdotool dbus at-spi2-core python3-gi gir1.2-atspi-2.0 python3-pil
# Cairo draws without a graphics card; GTK's own input method needs no server.
export GSK_RENDERER=cairo GDK_BACKEND=x11 GTK_IM_MODULE=gtk-im-context-simple PYTHONDONTWRITEBYTECODE=1
# What starts on the bus talks on its error output; that of the test and the window goes around it.
exec 3>&2
exec xvfb-run -a -s "-screen 0 1400x1100x24" dbus-run-session -- \
  sh -c 'exec /usr/bin/python3 "$DRIVE/test.py" "$@" 2>&3 3>&-' test "$window" "$@" 2>/dev/null
