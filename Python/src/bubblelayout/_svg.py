"""Rows as SVG: outlines and pictures of glyphs, so that neither fonts nor a drawing library are needed."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator
from typing import Any

from ._native import NONE
from .engine import Engine
from .enums import FontFlags, OperationKind, Verb
from .rows import Rows

_LETTERS = {Verb.MOVE: "M", Verb.LINE_TO: "L", Verb.QUADRATIC: "Q", Verb.CUBIC: "C", Verb.CLOSE: "Z"}


def number(value: float) -> str:
    """Returns a length with at most four decimals."""
    return f"{value:.4f}".rstrip("0").rstrip(".")


def _data(steps: Iterable[tuple[Verb, list[float]]]) -> str:
    return "".join(_LETTERS[verb] + " ".join(map(number, numbers)) for verb, numbers in steps)


def _color(name: str, color: int) -> str:
    opacity = "stop-opacity" if name == "stop-color" else f"{name}-opacity"
    alpha = color & 255
    return f'{name}="#{color >> 8:06x}"' + (f' {opacity}="{number(alpha / 255)}"' if alpha < 255 else "")


class Drawing:
    """A drawing of rows. Shapes of glyphs, gradients and clips that are used several times are written once."""

    def __init__(self, engine: Engine, rows: Rows) -> None:
        self._engine, self._rows = engine, rows
        self._names: dict[object, str] = {}
        self._definitions: list[str] = []
        #: For each glyph drawn so far, the name of its shape and the units per em; None for a glyph without ink.
        self._shapes: dict[tuple[int, int], tuple[str, int] | None] = {}

    def svg(self, width: float, height: float) -> str:
        """Returns the whole picture; width and height in points."""
        body = []
        for row in self._rows:
            drawn = "".join(self._operation(operation) for operation in self._rows.operations_of(row))
            body.append(f'<g transform="translate({number(row["frame"]["x"])} {number(row["frame"]["y"])})">{drawn}</g>')
        size = f'width="{number(width)}" height="{number(height)}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {number(width)} {number(height)}">'
        ground = f'<rect {size} {_color("fill", self._rows.background)}/>'
        return "\n".join([head, f'<defs>{"".join(self._definitions)}</defs>', ground, *body, "</svg>", ""])

    def _named(self, tag: str, rest: str) -> str:
        """Returns the name of a shared element, which is defined at its first use."""
        name = self._names.setdefault((tag, rest), f"d{len(self._names)}")
        if len(self._definitions) < len(self._names):
            self._definitions.append(f'<{tag} id="{name}" {rest}')
        return name

    def _operation(self, operation: Any) -> str:
        kind = OperationKind(int(operation["kind"]))
        if kind is OperationKind.FILL:
            drawn = f'<path d="{self._path(operation["path"])}" {self._paint("fill", operation)}/>'
        elif kind is OperationKind.STROKE:
            line = f'fill="none" stroke-width="{number(operation["width"])}" stroke-linecap="round" stroke-linejoin="round"'
            drawn = f'<path d="{self._path(operation["path"])}" {self._paint("stroke", operation)} {line}/>'
        elif kind is OperationKind.GLYPHS:
            drawn = f'<g {self._paint("fill", operation)}>{"".join(self._glyphs(operation))}</g>'
        else:
            return ""  # There are no pictures; placeholders are drawn.
        if operation["clip"] == NONE:
            return drawn
        clip = self._named("clipPath", f'><path d="{self._path(operation["clip"])}"/></clipPath>')
        return f'<g clip-path="url(#{clip})">{drawn}</g>'

    def _path(self, path: Any) -> str:
        return _data(self._rows.steps(int(path)))

    def _paint(self, name: str, operation: Any) -> str:
        stops = self._rows.stops_of(operation).tolist()
        if not stops:
            return _color(name, int(operation["color"]))
        ends = f'x1="0" x2="0" y1="{number(operation["top"])}" y2="{number(operation["bottom"])}"'
        colors = "".join(f'<stop offset="{number(offset)}" {_color("stop-color", color)}/>' for offset, color, _ in stops)
        gradient = self._named("linearGradient", f'gradientUnits="userSpaceOnUse" {ends}>{colors}</linearGradient>')
        return f'{name}="url(#{gradient})"'

    def _glyphs(self, operation: Any) -> Iterator[str]:
        font = self._rows.fonts[operation["font"]]
        for glyph, x, y in self._rows.glyphs_of(operation).tolist():
            shape = self._shape(int(font["id"]), glyph, bool(font["flags"] & FontFlags.COLOR))
            if shape:
                scale = font["point_size"] / shape[1]
                yield f'<use href="#{shape[0]}" transform="translate({number(x)} {number(y)}) scale({scale:.8f})"/>'

    def _shape(self, font: int, glyph: int, is_colored: bool) -> tuple[str, int] | None:
        if (font, glyph) not in self._shapes:
            self._shapes[font, glyph] = self._new_shape(font, glyph, is_colored)
        return self._shapes[font, glyph]

    def _new_shape(self, font: int, glyph: int, is_colored: bool) -> tuple[str, int] | None:
        image = self._engine.image(font, glyph) if is_colored else None
        if image:
            content = base64.b64encode(image.png.tobytes()).decode()
            place = f'x="{number(image.left)}" y="{number(-image.top)}"'
            size = f'width="{number(image.width)}" height="{number(image.height)}"'
            return self._named("image", f'{place} {size} href="data:image/png;base64,{content}"/>'), image.units_per_em
        outline = self._engine.outline(font, glyph)
        path = _data(outline.steps())
        return (self._named("path", f'transform="scale(1 -1)" d="{path}"/>'), outline.units_per_em) if path else None
