#!/usr/bin/env python3
"""Proves that a program without any trait of this package (Tests/Lean) builds and runs, and prints its size.

Its fonts are given as bytes. Neither the program nor its libraries may need fontconfig, the toolchain's ICU, or the part of Foundation that needs ICU,
and there may be no bundled fonts beside it.
"""

import os
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "Tests" / "Lean"
SCRATCH = ROOT / ".build" / "lean"
FONTS = ["NotoSans-Regular.ttf", "NotoSansArabic-Regular.ttf", "NotoSansThai-Regular.ttf"]
# A lean program must not be linked with libraries whose names contain these words.
UNWANTED = ["fontconfig", "turbojpeg", "webp", "icu", "libFoundation.so", "FoundationInternationalization"]


def run(command, folder):
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if ran.returncode:
        sys.exit(f"lean: {' '.join(map(str, command))}:\n{ran.stdout}{ran.stderr}")
    return ran.stdout


def size(path):
    return sum(file.stat().st_size for file in [path, *path.rglob("*")] if file.is_file()) if path.exists() else 0


def main():
    build = [os.environ.get("SWIFT", "swift"), "build", "--scratch-path", SCRATCH]
    run(build, PACKAGE)
    folder = pathlib.Path(run([*build, "--show-bin-path"], PACKAGE).strip())
    program = folder / "lean"
    fonts = [ROOT / "Fonts" / "Files" / name for name in FONTS]
    print(run([program, *fonts], PACKAGE), end="")
    libraries = [line.split()[0] for line in run(["ldd", program], PACKAGE).splitlines() if line.strip()]
    found = [library for library in libraries for name in UNWANTED if name.lower() in library.lower()]
    if found:
        sys.exit(f"lean: the program is linked with {', '.join(found)}")
    resources = [path for path in folder.glob("*.resources") if size(path)]
    if resources:
        sys.exit(f"lean: the build has {', '.join(path.name for path in resources)}")
    stripped = SCRATCH / "stripped"
    run(["strip", "-o", stripped, program], PACKAGE)
    print(f"lean: {program.stat().st_size / 1e6:.1f} MB (debug), {stripped.stat().st_size / 1e6:.1f} MB stripped, "
          f"no files beside it; {len(libraries)} libraries, none of ICU or fontconfig")


if __name__ == "__main__":
    main()
