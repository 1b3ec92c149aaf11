"""Rebuilds Fonts/Files from Debian's packages. Run it through build.sh, which has the usage."""

import argparse
import hashlib
import json
import shutil
import subprocess
import tempfile
import unicodedata
from pathlib import Path

from fontTools.ttLib import TTFont

import cjk_subset
import sources
import square_font

SCRIPTS = Path(__file__).resolve().parent
APACHE = "Apache-2.0.txt"


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def obtain(package, directory, download):
    """The .deb of `package` in `directory`, its hash checked."""
    version, expected = sources.PACKAGES[package]
    name = f"{package}_{version.replace(':', '%3a')}_all.deb"
    path = directory / name
    if not path.exists() and download:
        subprocess.run(["apt-get", "download", f"{package}={version}"], cwd=directory, check=True)
    if not path.exists():
        raise SystemExit(f"build.py: {path} is missing")
    if sha256(path) != expected:
        raise SystemExit(f"build.py: {path}: SHA-256 is {sha256(path)}, expected {expected}")
    return path


def unpack(packages, download, root):
    """Unpacks every package under `root`/<package>."""
    packages.mkdir(parents=True, exist_ok=True)
    for package in sources.PACKAGES:
        subprocess.run(
            ["dpkg-deb", "-x", obtain(package, packages, download), root / package], check=True)


def write_licenses(root, output):
    """Each package's copyright file, and the Apache licence for what is made here."""
    for package in sources.PACKAGES:
        text = root / package / "usr/share/doc" / package / "copyright"
        shutil.copyfile(text, output / f"{package}.txt")
    shutil.copyfile(SCRIPTS / APACHE, output / APACHE)


def write_fonts(root, output):
    for font in sources.FONTS:
        target = output / font.file
        if font.file == sources.SQUARE_FILE:
            square_font.build(target)
        elif font.file == sources.CJK_FILE:
            cjk_subset.build(root / font.package / sources.CJK_SOURCE, target)
        else:
            shutil.copyfile(root / font.package / sources.TRUETYPE / font.file, target)
        target.chmod(0o644)


def describe(font, root, output):
    """The manifest's entry for one font."""
    path = output / font.file
    face = TTFont(path, lazy=True)
    points = set(face.getBestCmap())
    missing = [p for first, last in font.required for p in range(first, last + 1) if p not in points]
    # Unassigned code points inside a required range are no one's duty.
    missing = [f"U+{p:04X}" for p in missing if is_assigned(p)]
    if missing:
        raise SystemExit(f"build.py: {font.file} lacks {missing[:20]}")

    names = face["name"]
    italic = bool(face["OS/2"].fsSelection & 1)
    entry = {
        "file": font.file,
        "family": names.getDebugName(16) or names.getDebugName(1),
        "style": names.getDebugName(17) or names.getDebugName(2),
        "postScriptName": names.getDebugName(6),
        "weight": face["OS/2"].usWeightClass,
        "slant": "italic" if italic else "upright",
        "role": font.role,
        "scripts": font.scripts,
        "characters": len(points),
    }
    if font.package:
        entry["package"] = font.package
        entry["packageVersion"] = sources.PACKAGES[font.package][0]
        entry["license"] = "OFL-1.1"
        entry["licenseFile"] = f"Licenses/{font.package}.txt"
    else:
        entry["madeBy"] = "Scripts/square_font.py"
        entry["license"] = "Apache-2.0"
        entry["licenseFile"] = f"Licenses/{APACHE}"
    entry["copyright"] = names.getDebugName(0)
    if font.file == sources.CJK_FILE:
        source = root / font.package / sources.CJK_SOURCE
        entry["madeBy"] = "Scripts/cjk_subset.py"
        entry["madeFrom"] = f"{source.name}, face {cjk_subset.FACE}"
        entry["coverage"] = cjk_subset.check(source, path)
    entry["sha256"] = sha256(path)
    entry["size"] = path.stat().st_size
    return entry


def is_assigned(point):
    """Whether the code point is a character (and not a control) of Python's Unicode version."""
    return unicodedata.category(chr(point)) not in ("Cn", "Cc", "Cf")


def check_sizes(entries):
    for entry in entries:
        if entry["size"] > sources.MAXIMUM_FILE_SIZE:
            raise SystemExit(f"build.py: {entry['file']} has {entry['size']} bytes")
    total = sum(entry["size"] for entry in entries)
    if total > sources.MAXIMUM_TOTAL_SIZE:
        raise SystemExit(f"build.py: the fonts have {total} bytes together")
    return total


def main():
    parser = argparse.ArgumentParser(prog="build.sh", description=__doc__)
    parser.add_argument("--packages", type=Path, help="directory with the .deb files")
    parser.add_argument("--output", type=Path, default=SCRIPTS.parent / "Files")
    arguments = parser.parse_args()

    with tempfile.TemporaryDirectory() as temporary:
        root = Path(temporary)
        packages = arguments.packages or root / "packages"
        unpack(packages.resolve(), arguments.packages is None, root)
        made = root / "Files"
        (made / "Licenses").mkdir(parents=True)
        write_licenses(root, made / "Licenses")
        write_fonts(root, made)
        entries = [describe(font, root, made) for font in sources.FONTS]
        total = check_sizes(entries)
        manifest = {"formatVersion": 1, "fonts": entries}
        text = json.dumps(manifest, indent=2, ensure_ascii=False) + "\n"
        (made / "manifest.json").write_text(text, encoding="utf-8")
        # Only now is the old content replaced: a failed run leaves it alone.
        if arguments.output.exists():
            shutil.rmtree(arguments.output)
        shutil.copytree(made, arguments.output)
    print(f"{len(entries)} fonts, {total} bytes, in {arguments.output}")


if __name__ == "__main__":
    main()
