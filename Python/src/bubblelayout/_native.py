"""The C library, loaded once."""

from __future__ import annotations

import os
import pathlib
from typing import Any

from ._declarations import ffi

#: No index, no string, no role.
NONE = 0xFFFF_FFFF

#: A pointer or a structure of the library.
CData = Any


def _path() -> str:
    """Where the library is: where BUBBLE_LAYOUT_LIBRARY says, or in the package."""
    named = os.environ.get("BUBBLE_LAYOUT_LIBRARY")
    if named:
        return named
    folder = pathlib.Path(__file__).parent / "native"
    for name in ("libBubbleLayoutC.so", "libBubbleLayoutC.dylib", "BubbleLayoutC.dll"):
        if (folder / name).exists():
            return str(folder / name)
    raise ImportError(f"there is no library in {folder}; `make python` builds the package")


lib: Any = ffi.dlopen(_path())
if lib.bubble_abi() != lib.BUBBLE_ABI:
    raise ImportError(f"the library has the interface {lib.bubble_abi()}, and {lib.BUBBLE_ABI} is needed")


def sized(name: str) -> CData:
    """A structure whose first field is its size; other fields are 0."""
    value = ffi.new(name + " *")
    value.size = ffi.sizeof(name)
    return value
