#!/bin/sh
# Installs the tool's Debian packages in another Debian release, whose libraries have other versions, and compares its output with that of the
# tool here: test-other-debian.sh FOLDER TOOL
#
# It lays out all transcripts of the repository, in six presets, at three widths and in both directions, as JSON, SVG, text of goldens and measurements.
# The outputs must be identical except for the versions of HarfBuzz and FreeType in them. RELEASE is trixie unless it is set; ROOT and MIRROR are
# those of debian-root.sh, EVERY is that of compare-tools.py.
set -eu

: "${RELEASE:=trixie}"
. "$(dirname "$0")/debian-root.sh"
debian_root "$1"/bubble-layout_*.deb "$1"/fonts-bubblelayout_*.deb
quietly sh -c 'apt-get install --yes --no-install-recommends /packages/*.deb'
echo "other-debian: Debian $(cat "$root/etc/debian_version") with $(inside bubble --version | tail -n 1), glibc $(inside sh -c "ldd --version | sed -n '1s/.* //p'")"
echo "other-debian: here $("$2" --version | tail -n 1), glibc $(ldd --version | sed -n '1s/.* //p')"

# Runs the tool of the other Debian in the current folder.
cat >"$made/bubble" <<TOOL
#!/bin/sh
exec unshare --mount sh -c 'mount -t proc proc "\$1/proc" && mkdir -p "\$1/tmp" && mount --bind /tmp "\$1/tmp" && root=\$1 && shift && \\
  exec chroot "\$root" env -i PATH=/usr/bin:/bin LANG=C.UTF-8 bubble "\$@"' "\$0" "$root" "\$@"
TOOL
chmod +x "$made/bubble"
TMPDIR=/tmp python3 "$here/Scripts/compare-tools.py" "$2" "$made/bubble" --libraries --every "${EVERY:-40}" --show 3
