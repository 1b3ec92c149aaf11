"""Paths and colours in the form that drawing libraries take."""

from __future__ import annotations

from collections.abc import Iterator

from ._memory import Array
from .enums import Verb

_POINTS = {Verb.MOVE: 1, Verb.LINE_TO: 1, Verb.QUADRATIC: 2, Verb.CUBIC: 3, Verb.CLOSE: 0}


def steps(verbs: Array, points: Array, cubic: bool = False) -> Iterator[tuple[Verb, list[float]]]:
    """Yields the steps of a path, each with the coordinates of its points: x, y, x, y.

    cubic: Whether to convert quadratic curves into cubic ones; Cairo and PDF have only these.
    """
    places: list[tuple[float, float]] = points.tolist()
    next_point, pen = 0, (0.0, 0.0)
    for number in verbs.tolist():
        verb = Verb(number)
        count = _POINTS[verb]
        found = places[next_point : next_point + count]
        next_point += count
        if cubic and verb is Verb.QUADRATIC:
            verb, found = Verb.CUBIC, _cubic(pen, *found)
        pen = found[-1] if found else pen
        yield verb, [length for point in found for length in point]


def _cubic(
    start: tuple[float, float], control: tuple[float, float], end: tuple[float, float]
) -> list[tuple[float, float]]:
    """Returns the same curve with two control points, each two thirds of the way from an end to the quadratic curve's control point."""
    def towards(point: tuple[float, float]) -> tuple[float, float]:
        return (point[0] + 2 * control[0]) / 3, (point[1] + 2 * control[1]) / 3

    return [towards(start), towards(end), end]


def rgba(color: int) -> tuple[float, float, float, float]:
    """Returns a colour 0xRRGGBBAA as four numbers from 0 to 1, not premultiplied."""
    red, green, blue, alpha = int(color).to_bytes(4, "big")
    return red / 255, green / 255, blue / 255, alpha / 255
