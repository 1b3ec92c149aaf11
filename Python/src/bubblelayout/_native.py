"""The C library, loaded once."""

from __future__ import annotations

import importlib.util
import os
import pathlib
from typing import Any

from ._declarations import ffi

_FOLDER = pathlib.Path(__file__).parent / "native"
_FONTS = "BUBBLE_LAYOUT_FONTS"

#: The number that stands for no index, no string or no role.
NONE = 0xFFFF_FFFF

#: The type of cffi's objects: a pointer or a structure of the library.
CData = Any


def _path() -> str:
    """Returns the path of the library: from BUBBLE_LAYOUT_LIBRARY, or in this package, or else the installed library's name."""
    named = os.environ.get("BUBBLE_LAYOUT_LIBRARY")
    if named:
        return named
    for name in ("libBubbleLayoutC.so", "libBubbleLayoutC.dylib", "BubbleLayoutC.dll"):
        if (_FOLDER / name).exists():
            return str(_FOLDER / name)
    return f"libbubblelayout.so.{ffi.integer_const('BUBBLE_ABI')}"


def _loaded(path: str) -> Any:
    try:
        return ffi.dlopen(path)
    except OSError as error:
        raise ImportError(
            f"the library cannot be loaded: {error}; it is not in {_FOLDER} and not installed; BUBBLE_LAYOUT_LIBRARY can name it"
        ) from error


def _name_fonts() -> None:
    """Tells this package's library where the fonts of `bubblelayout_fonts` are, unless the environment or the package has other fonts."""
    if os.environ.get(_FONTS) or not _FOLDER.exists() or list(_FOLDER.glob("*.resources")):
        return
    found = importlib.util.find_spec("bubblelayout_fonts")
    for place in (found.submodule_search_locations or []) if found else []:
        os.environ[_FONTS] = str(pathlib.Path(place) / "files")


_name_fonts()
lib: Any = _loaded(_path())
if lib.bubble_abi() != lib.BUBBLE_ABI:
    raise ImportError(f"the library has the interface version {lib.bubble_abi()}, but {lib.BUBBLE_ABI} is needed")


def sized(name: str) -> CData:
    """Returns a structure whose first field is its size; its other fields are 0."""
    value = ffi.new(name + " *")
    value.size = ffi.sizeof(name)
    return value
