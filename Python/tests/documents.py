"""Converts `Rows` into the form of the tool's JSON, with the functions that the C library's own check uses for its arrays."""

from __future__ import annotations

import importlib.util
import pathlib
import sys
from types import ModuleType
from typing import Any

import numpy as np

import bubblelayout
from bubblelayout._declarations import ffi
from bubblelayout._native import lib

ROOT = pathlib.Path(__file__).resolve().parents[2]


def module(path: str) -> ModuleType:
    """Imports a module that is not in a package."""
    name = pathlib.Path(path).stem.replace("-", "_")
    spec = importlib.util.spec_from_file_location(name, ROOT / path)
    assert spec and spec.loader
    found = importlib.util.module_from_spec(spec)
    sys.modules[name] = found
    spec.loader.exec_module(found)
    return found


CHECK = module("Scripts/check-c-library.py")
ROWS = module("Tests/CLibrary/rows.py")


class Fields:
    """An element of a NumPy array whose fields are attributes, as in C."""

    def __init__(self, element: Any) -> None:
        self._element = element

    def __getattr__(self, name: str) -> Any:
        return plain(self._element[name])


def plain(value: Any) -> Any:
    if isinstance(value, np.void):
        return Fields(value)
    return value.tolist()


class Elements:
    def __init__(self, array: Any) -> None:
        self.array = array

    def __getitem__(self, index: int) -> Any:
        return plain(self.array[index])


class View:
    """Arrays and their counts, with the names of `bubble_rows_view`."""

    def __init__(self, rows: bubblelayout.Rows) -> None:
        self.rows_ = rows

    def __getattr__(self, name: str) -> Any:
        if name.endswith("_count"):
            plural = {"patch": "patches"}.get(name[:-6], name[:-6] + "s")
            return len(getattr(self.rows_, plural))
        array = getattr(self.rows_, name)
        return array if name == "strings" else Elements(array)


class Library:
    """The functions by which ROWS reads texts and the names of roles."""

    class ffi:
        @staticmethod
        def buffer(array: Any, count: int) -> bytes:
            return bytes(array[:count])

        string = staticmethod(ffi.string)

    c = lib


def document(rows: bubblelayout.Rows, paths: bool = False) -> dict[str, Any]:
    """Returns cells, separators and the typing row, in the form that `normal` gives the tool's output.

    paths: Whether to include the paths of all texts, as --elements does.
    """
    found: dict[str, Any] = ROWS.Rows(Library, View(rows), paths=paths).document()
    return found


def normal(written: dict[str, Any], offsets: str) -> dict[str, Any]:
    """Returns the tool's output in the form of the arrays."""
    found: dict[str, Any] = CHECK.Normal(written, offsets).document
    return found


def differences(left: Any, right: Any) -> list[str]:
    """Returns the first differences between two documents."""
    return [difference for difference, _ in zip(CHECK.differences(left, right), range(5))]
