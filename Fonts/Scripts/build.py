"""Rebuilds Fonts/Files from Debian packages. Run it through build.sh, which describes the usage."""

import argparse
import hashlib
import json
import shutil
import subprocess
import tempfile
import unicodedata
from pathlib import Path

from fontTools.ttLib import TTFont

import sources
import square_font

SCRIPTS = Path(__file__).resolve().parent
APACHE = "Apache-2.0.txt"


def sha256(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def suite_options(suite, directory):
    """Returns apt-get's options for a suite of Debian that the machine is not set up for.

    The mirror is the one from which the machine gets Debian 12. Its own lists of packages are not changed.
    """
    targets = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Label: Debian"],
        check=True, capture_output=True, text=True).stdout.split()
    if not targets:
        raise SystemExit("build.py: apt-get has no mirror of Debian")
    (directory / "lists" / "partial").mkdir(parents=True, exist_ok=True)
    key = "/usr/share/keyrings/debian-archive-keyring.gpg"
    (directory / "sources.list").write_text(f"deb [signed-by={key}] {targets[0]} {suite} main\n", encoding="ascii")
    settings = {"Dir::Etc::SourceList": directory / "sources.list", "Dir::Etc::SourceParts": "/dev/null",
                "Dir::State::Lists": directory / "lists"}
    return [f"--option={name}={value}" for name, value in settings.items()]


def obtain(package, directory, download):
    """Returns the path of a package's .deb file in `directory`, after checking its hash."""
    version, expected = sources.PACKAGES[package]
    name = f"{package}_{version.replace(':', '%3a')}_all.deb"
    path = directory / name
    if not path.exists() and download:
        options = []
        if suite := sources.SUITES.get(package):
            options = suite_options(suite, directory / suite)
            subprocess.run(["apt-get", *options, "update", "--quiet"], check=True)
        subprocess.run(["apt-get", *options, "download", f"{package}={version}"], cwd=directory, check=True)
    if not path.exists():
        raise SystemExit(f"build.py: {path} is missing")
    if sha256(path) != expected:
        raise SystemExit(f"build.py: {path}: SHA-256 is {sha256(path)}, expected {expected}")
    return path


def unpack(packages, download, root):
    """Unpacks each package into `root`/<package>."""
    packages.mkdir(parents=True, exist_ok=True)
    for package in sources.PACKAGES:
        subprocess.run(
            ["dpkg-deb", "-x", obtain(package, packages, download), root / package], check=True)


def write_licenses(root, output):
    """Writes each package's copyright file, and the Apache licence of the fonts that the scripts make."""
    for package in sources.PACKAGES:
        text = root / package / "usr/share/doc" / package / "copyright"
        shutil.copyfile(text, output / f"{package}.txt")
    shutil.copyfile(SCRIPTS / APACHE, output / APACHE)


def write_fonts(root, output):
    for font in sources.FONTS:
        target = output / font.file
        if font.file == sources.SQUARE_FILE:
            square_font.build(target)
        else:
            folder = sources.FOLDERS.get(font.package, sources.OPENTYPE if font.file.endswith(".ttc") else sources.TRUETYPE)
            shutil.copyfile(root / font.package / folder / font.file, target)
        target.chmod(0o644)


def coverage(points):
    """Returns code points as ranges in hexadecimal. A program that reads them need not open the font."""
    ranges = []
    for point in sorted(points):
        if ranges and point == ranges[-1][1] + 1:
            ranges[-1][1] = point
        else:
            ranges.append([point, point])
    return " ".join(f"{first:X}-{last:X}" if first != last else f"{first:X}" for first, last in ranges)


def language_systems(face):
    """Returns the tags of the language systems of `GSUB` and `GPOS`, in any script. A `lang` that selects none of them changes nothing."""
    tables = [face[name].table for name in ("GSUB", "GPOS") if name in face]
    scripts = [record.Script for table in tables if table.ScriptList for record in table.ScriptList.ScriptRecord]
    return " ".join(sorted({record.LangSysTag.strip() for script in scripts for record in script.LangSysRecord}))


def describe(font, output):
    """Returns the manifest's entry for one face, its characters and its language systems."""
    path = output / font.file
    face = TTFont(path, lazy=True, fontNumber=font.face)
    points = set(face.getBestCmap())
    missing = [p for first, last in font.required for p in range(first, last + 1) if p not in points]
    # Unassigned code points inside a required range do not count as missing.
    missing = [f"U+{p:04X}" for p in missing if is_assigned(p)]
    if missing:
        raise SystemExit(f"build.py: {font.file} lacks {missing[:20]}")

    names = face["name"]
    italic = bool(face["OS/2"].fsSelection & 1)
    entry = {
        "file": font.file,
        **({"face": font.face} if font.face else {}),
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
    entry["sha256"] = sha256(path)
    entry["size"] = path.stat().st_size
    entry["isVariable"] = "fvar" in face
    return entry, f"{coverage(points)}\t{language_systems(face)}"


def write_coverage(described, path):
    """Writes a line for each group of faces with the same characters and language systems.

    It has `file:face` of each face, the ranges and the tags, with tabs between the three.
    """
    faces = {}
    for entry, content in described:
        faces.setdefault(content, []).append(f"{entry['file']}:{entry.get('face', 0)}")
    path.write_text("".join(f"{' '.join(names)}\t{content}\n" for content, names in faces.items()), encoding="ascii")


def is_assigned(point):
    """Returns whether the code point is a character, but not a control, in Python's version of Unicode."""
    return unicodedata.category(chr(point)) not in ("Cn", "Cc", "Cf")


def check_sizes(entries):
    for entry in entries:
        if entry["size"] > sources.MAXIMUM_FILE_SIZE:
            raise SystemExit(f"build.py: {entry['file']} has {entry['size']} bytes")
    total = sum({entry["file"]: entry["size"] for entry in entries}.values())
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
        described = [describe(font, made) for font in sources.FONTS]
        entries = [entry for entry, _ in described]
        write_coverage(described, made / "coverage.txt")
        total = check_sizes(entries)
        manifest = {"formatVersion": 1, "fonts": entries}
        text = json.dumps(manifest, indent=2, ensure_ascii=False) + "\n"
        (made / "manifest.json").write_text(text, encoding="utf-8")
        # The old content is replaced only now, so that a failed run does not change it.
        if arguments.output.exists():
            shutil.rmtree(arguments.output)
        shutil.copytree(made, arguments.output)
    print(f"{len(entries)} faces, {total} bytes, in {arguments.output}")


if __name__ == "__main__":
    main()
