"""Puts the library and the header's declarations into the package, and the fonts into their package: stage.py LIBRARY.

`stage.py --declarations FOLDER` writes only the declarations, for a package that uses an installed library.
"""

from __future__ import annotations

import pathlib
import shutil
import subprocess
import sys

import cffi
import header

PACKAGE = pathlib.Path(__file__).resolve().parents[1] / "src/bubblelayout"
NATIVE = PACKAGE / "native"
ROOT = pathlib.Path(__file__).resolve().parents[2]
FONTS = ROOT / "Python/fonts"


def stage_library(library: pathlib.Path) -> None:
    NATIVE.mkdir()
    shutil.copy(library, NATIVE / library.name)
    # The package contains the header, because it explains the fields of the arrays.
    shutil.copy(header.HEADER, NATIVE)
    # Strips symbols that only the library itself uses; exported functions keep theirs.
    subprocess.run(["strip", "--strip-unneeded", NATIVE / library.name], check=True)
    for name in ("LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, ROOT / "Python" / name)


def stage_fonts() -> None:
    files, licenses = FONTS / "src/bubblelayout_fonts/files", FONTS / "licenses"
    for folder in (files, licenses):
        shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "Fonts/Files", files)
    shutil.copytree(ROOT / "Fonts/Files/Licenses", licenses)


def stage_declarations(folder: pathlib.Path) -> None:
    text = header.HEADER.read_text(encoding="utf-8")
    ffi = cffi.FFI()
    ffi.cdef(header.declarations(text))
    ffi.set_source("bubblelayout._declarations", None)
    ffi.emit_python_code(str(folder / "_declarations.py"))


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--declarations":
        stage_declarations(pathlib.Path(sys.argv[2]))
    elif len(sys.argv) == 2 and sys.argv[1] != "--declarations":
        shutil.rmtree(NATIVE, ignore_errors=True)
        stage_declarations(PACKAGE)
        stage_library(pathlib.Path(sys.argv[1]))
        stage_fonts()
    else:
        sys.exit(__doc__)
