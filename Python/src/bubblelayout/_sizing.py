"""Sizes of custom parts, which the library asks Python functions for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Optional, Tuple

from ._calls import keep_raised
from ._declarations import ffi
from ._native import CData
from .values import CustomPart

#: Returns the size of a part in points: a width and a height, or None for the size in the message. The second argument is the available
#: width (infinite in rows without a width).
SizeFunction = Callable[[CustomPart, float], Optional[Tuple[float, float]]]


def callback(function: SizeFunction) -> CData:
    """Returns a C function for the library, which must be kept as long as the library may call it.

    Exceptions do not pass through C: the part gets the size in its message, and the call of the library raises the exception
    at its end.
    """

    def answer(data: CData, part: CData, available: float, width: CData, height: CData) -> int:
        try:
            size = function(_part(part), available)
            if size is None:
                return 0
            width[0], height[0] = size
            return 1
        except BaseException as error:
            keep_raised(error)
            return 0

    return ffi.callback("bubble_sizing", answer)


def _part(part: CData) -> CustomPart:
    def text(bytes_: CData, length: int) -> str:
        return bytes(ffi.buffer(bytes_, length)).decode()

    return CustomPart(
        text(part.name, part.name_length), text(part.data, part.data_length),
        None if part.alternative == ffi.NULL else text(part.alternative, part.alternative_length),
        _length(part.width), _length(part.height), _length(part.aspect))


def _length(length: float) -> float | None:
    return None if length < 0 else length
