#!/usr/bin/env python3
"""Collects the files of a release: release.py FOLDER --debs FOLDER --wheels FOLDER --library FILE --tool FILE.

They are the packages for Debian, the wheels, the sources, a tree to unpack anywhere (`bin`, `lib`, `include`, `share`), the changes, the list of parts
(SPDX 2.3) and the checksums (SHA256SUMS). The sources are those of the commit, so there must be no uncommitted changes.
"""

import argparse
import gzip
import hashlib
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tempfile

import bill_of_materials

ROOT = pathlib.Path(__file__).resolve().parent.parent
VERSION = (ROOT / "VERSION").read_text(encoding="utf-8").strip()


def run(*command, **options):
    return subprocess.run([str(word) for word in command], check=True, text=True, stdout=subprocess.PIPE, **options).stdout


def changes():
    """Returns the section of CHANGELOG.md about this version, and its date."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## \[{re.escape(VERSION)}\] - (\S+)\n(.*?)(?=^## \[|\Z)", text, flags=re.M | re.S)
    if not found or not found[2].strip():
        sys.exit(f"release: CHANGELOG.md has no section for version {VERSION}")
    return found[1], f"# BubbleLayout {VERSION}\n\n{found[2].strip()}\n"


def sources(folder, moment):
    """Writes the sources of the commit as an archive; the same commit gives the same bytes."""
    name = f"bubblelayout-{VERSION}"
    packed = subprocess.run(
        ["git", "archive", f"--prefix={name}/", "HEAD"], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    with open(folder / f"{name}-source.tar.gz", "wb") as file, gzip.GzipFile("", "wb", 6, file, moment) as archive:
        archive.write(packed)


def tree(folder, library, tool, moment):
    """Writes an archive of what `make install` installs, which can be unpacked anywhere."""
    name = f"bubblelayout-{VERSION}-linux-{platform.machine()}"
    with tempfile.TemporaryDirectory() as made:
        script = ROOT / "Scripts/install-library.sh"
        run("sh", script, "install", library, tool, f"/{name}", env={**os.environ, "DESTDIR": made, "SOURCE_DATE_EPOCH": str(moment)})
        root = pathlib.Path(made) / name
        (root / "share/bubblelayout/folders").unlink()
        for text in ("LICENSE", "NOTICE", "README.md"):
            shutil.copy(ROOT / text, root / "share/bubblelayout")
        run("tar", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", f"--mtime=@{moment}", "-C", made,
            "-cJf", (folder / f"{name}.tar.xz").resolve(), name, env={**os.environ, "XZ_OPT": "-6 -T2"})


def checksums(folder):
    lines = []
    for path in sorted(folder.iterdir()):
        with open(path, "rb") as file:
            lines.append(f"{hashlib.file_digest(file, 'sha256').hexdigest()}  {path.name}\n")
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    for name in ("--debs", "--wheels", "--library", "--tool"):
        parser.add_argument(name, type=pathlib.Path, required=True)
    options = parser.parse_args()
    left = run("git", "status", "--porcelain", cwd=ROOT)
    if left:
        sys.exit(f"release: these files are not committed:\n{left}")
    day, text = changes()
    moment = int(run("date", "-u", "-d", day, "+%s"))
    shutil.rmtree(options.folder, ignore_errors=True)
    options.folder.mkdir(parents=True)
    for path in [*sorted(options.debs.glob("*.deb")), *sorted(options.wheels.glob("*.whl"))]:
        shutil.copy(path, options.folder)
    sources(options.folder, moment)
    tree(options.folder, options.library, options.tool, moment)
    (options.folder / "CHANGES.md").write_text(text, encoding="utf-8")
    bill_of_materials.write(options.folder / f"bubblelayout-{VERSION}.spdx.json", VERSION, day, options.library)
    checksums(options.folder)
    for path in sorted(options.folder.iterdir()):
        print(f"{path.stat().st_size / 1e6:8.2f} MB  {path.name}")


if __name__ == "__main__":
    main()
