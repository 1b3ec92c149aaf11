# Makes a Debian system in a folder, for tests of packages; the test scripts in this folder include this file. It needs root.
#
# debian_root FILES: sets `made` to a folder for the test, and `root` to a Debian that debootstrap makes (RELEASE=bookworm, MIRROR= another
# archive), or to a copy of ROOT, the folder of an existing one. FILES are then in its folder /packages, and /chat.jsonl is a conversation.
# Everything is removed when the script ends.

here=$(cd "$(dirname "$0")/.." && pwd)

debian_root() {
  made=$(mktemp -d)
  trap 'rm -rf "$made"' EXIT
  root=$made/root
  if [ -n "${ROOT:-}" ]; then
    cp -a "$ROOT" "$root"
  else
    echo "debootstrap makes a Debian ${RELEASE:-bookworm}"
    # shellcheck disable=SC2086 # no argument if there is no mirror
    debootstrap --variant=minbase "${RELEASE:-bookworm}" "$root" ${MIRROR:-} >"$made/log" 2>&1 || { cat "$made/log" >&2 && exit 1; }
  fi
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  # The certificates that this machine trusts are trusted there too, for networks whose proxy has a certificate of its own.
  if [ -d /usr/local/share/ca-certificates ]; then
    mkdir -p "$root/usr/local/share/ca-certificates"
    cp -R /usr/local/share/ca-certificates/. "$root/usr/local/share/ca-certificates"
  fi
  chroot "$root" apt-get update >"$made/log" 2>&1 || { cat "$made/log" >&2 && exit 1; }
  if find "$root" -xdev -iname '*swift*' -not -path '*/share/*' | grep .; then
    echo "the Debian root already contains Swift" >&2
    exit 1
  fi
  mkdir "$root/packages"
  cp "$@" "$root/packages"
  cp "$here/Demo/transcript.jsonl" "$root/chat.jsonl"
}

# Starts measuring the time that `drawn` prints.
start() { started=$(date +%s); }

# Runs a command in the root, with /proc mounted during the command, and without the environment variables of this machine.
inside() {
  # shellcheck disable=SC2016 # for the shell in the new root
  unshare --mount sh -c 'mount -t proc proc "$0/proc" && exec chroot "$0" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive ${PIP_INDEX_URL:+PIP_INDEX_URL="$PIP_INDEX_URL"} "$@"' "$root" "$@"
}

# Runs a command in the root and prints its output only if it fails.
quietly() {
  inside "$@" >"$root/log" 2>&1 </dev/null || { cat "$root/log" >&2 && exit 1; }
}

# Fails unless a picture contains glyphs: drawn PATH [WHAT]. With WHAT, prints how long it took since `start`.
drawn() {
  [ -z "${2:-}" ] || echo "$2: $(($(date +%s) - started)) s"
  test "$(grep -c '<use' "$root$1" 2>/dev/null || true)" -gt 0 || test "$(grep -o '<path' "$root$1" | wc -l)" -gt 20 ||
    { echo "$1 has no glyphs" >&2 && exit 1; }
}
