"""Puts the library, its fonts and the header's declarations into the package: stage.py LIBRARY."""

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


def stage(library: pathlib.Path) -> None:
    shutil.rmtree(NATIVE, ignore_errors=True)
    NATIVE.mkdir()
    shutil.copy(library, NATIVE / library.name)
    shutil.copy(ROOT / "LICENSE", NATIVE)
    # What the fields of arrays mean.
    shutil.copy(header.HEADER, NATIVE)
    # Names of what only the library itself calls; those of its functions stay.
    subprocess.run(["strip", "--strip-unneeded", NATIVE / library.name], check=True)
    # Where the library looks for them: beside itself, as the package manager puts them.
    shutil.copytree(ROOT / "Fonts/Files", NATIVE / "BubbleLayout_BundledFonts.resources/Files")
    text = header.HEADER.read_text(encoding="utf-8")
    ffi = cffi.FFI()
    ffi.cdef(header.declarations(text))
    ffi.set_source("bubblelayout._declarations", None)
    ffi.emit_python_code(str(PACKAGE / "_declarations.py"))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    stage(pathlib.Path(sys.argv[1]))
