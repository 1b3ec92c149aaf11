"""The library's memory as NumPy arrays. The memory is kept as long as any array uses it."""

from __future__ import annotations

import functools
from typing import Any

import numpy as np
import numpy.typing as npt

from ._calls import call
from ._declarations import ffi
from ._native import CData, lib

Array = npt.NDArray[Any]

_NUMBERS = {
    "uint8_t": "u1", "char": "u1", "uint32_t": "u4", "int32_t": "i4", "uint64_t": "u8", "int64_t": "i8", "float": "f4",
    "double": "f8"}


class Pool:
    """Memory of one kind, "rows" or "buffer", that the library fills; it is reused once no array uses it any more."""

    #: The largest number of unused pieces of memory that are kept.
    LIMIT = 4

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._free = getattr(lib, f"bubble_{kind}_free")
        self._spare: list[CData] = []

    def take(self) -> Memory:
        """Takes memory that no array uses."""
        try:
            return Memory(self, self._spare.pop())
        except IndexError:
            place = ffi.new(f"bubble_{self._kind} **")
            call(f"bubble_{self._kind}_open", place)
            return Memory(self, place[0])

    def give(self, pointer: CData) -> None:
        """Returns memory that no array uses any more."""
        if len(self._spare) < self.LIMIT:
            self._spare.append(pointer)
        else:
            self._free(pointer)

    def __del__(self) -> None:
        for pointer in self._spare:
            self._free(pointer)


class Memory:
    """A `bubble_rows` or a `bubble_buffer`, kept as long as an array uses it."""

    __slots__ = ("pointer", "_pool")

    def __init__(self, pool: Pool, pointer: CData) -> None:
        self._pool, self.pointer = pool, pointer

    def __del__(self) -> None:
        self._pool.give(self.pointer)

    def array(self, first: CData, count: int) -> Array:
        """Returns elements in this memory as an array. Nothing is copied, and the memory is kept as long as the array."""
        element = ffi.typeof(first).item
        kind = dtype(element.cname)
        if count == 0:
            empty = np.empty(0, kind)
            empty.flags.writeable = False
            return empty
        address = int(ffi.cast("uintptr_t", first))
        return np.asarray(_Place(self, address, count * kind.itemsize)).view(kind)


class _Place:
    """The array interface through which NumPy reads the bytes of a memory. An array keeps this object, which keeps the memory."""

    def __init__(self, memory: Memory, address: int, size: int) -> None:
        self._memory = memory
        self.__array_interface__ = {"version": 3, "data": (address, True), "shape": (size,), "typestr": "|u1"}


@functools.lru_cache(maxsize=None)
def dtype(name: str) -> np.dtype[Any]:
    """Returns the NumPy type of a C type. A structure has the same offsets and size as in C.

    Text offsets, ranges and rectangles are structures within structures: `rows["frame"]["x"]`.
    """
    return _dtype(ffi.typeof(name))


def _dtype(kind: Any) -> np.dtype[Any]:
    if kind.kind == "array":
        return np.dtype((_dtype(kind.item), (kind.length,)))
    if kind.kind != "struct":
        return np.dtype(_NUMBERS.get(kind.cname) or f"u{ffi.sizeof(kind)}")
    fields = [(name, _dtype(field.type), field.offset) for name, field in kind.fields]
    names, formats, offsets = zip(*fields)
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": ffi.sizeof(kind)})
