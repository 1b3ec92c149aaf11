"""The style of a conversation."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Union

import numpy as np
import numpy.typing as npt

from ._calls import call, python_text, utf8
from ._declarations import ffi
from ._handle import Handle
from ._memory import Pool
from ._native import lib, sized
from .enums import Theme

#: A style, the name of a preset, or the JSON object of a style.
StyleLike = Union["Style", str, Mapping[str, Any]]


def presets() -> list[str]:
    """Returns the names of the presets."""
    return [ffi.string(lib.bubble_preset_name(index)).decode() for index in range(lib.bubble_preset_count())]


def color_roles() -> list[str]:
    """Returns the names of the colour roles, such as "sent.text", in the order of their numbers."""
    return [ffi.string(lib.bubble_color_role_name(role)).decode() for role in range(lib.bubble_color_role_count())]


class Style(Handle):
    """The style of a conversation. It is immutable, and any number of threads may use it."""

    _kind = "style"

    def __init__(self, style: str | Mapping[str, Any] = "merged") -> None:
        """Opens a preset by its name, or a style from its JSON, as a dictionary or as text: {"preset": "merged", ...}.

        Raises StyleError with the name of the field.
        """
        self._given = style if isinstance(style, str) else dict(style)
        if isinstance(style, str) and not style.lstrip().startswith("{"):
            super().__init__("bubble_style_preset", utf8(style), Handle)
        else:
            text = utf8(style if isinstance(style, str) else json.dumps(style))
            super().__init__("bubble_style_open", text, len(text), Handle)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the argument that the style was made from."""
        return Style, (self._given,)

    @property
    def _name(self) -> str:
        given = self._given
        if isinstance(given, str):
            return given if not given.lstrip().startswith("{") else "of its own"
        return str(given.get("name", "of its own"))

    def __repr__(self) -> str:
        return f"<Style {self._name!r}{', closed' if self.closed else ''}>"

    def json(self) -> dict[str, Any]:
        """Returns the whole style, as `bubble styles` prints it."""
        memory, text = Pool("buffer").take(), sized("bubble_text")
        call("bubble_style_json", self._pointer, memory.pointer, text)
        found: dict[str, Any] = json.loads(python_text(text))
        return found

    def colors(self, theme: Theme = Theme.LIGHT) -> npt.NDArray[np.uint32]:
        """Returns the colours in the order of their roles (`color_roles`), each 0xRRGGBBAA, not premultiplied."""
        found = np.zeros(lib.bubble_color_role_count(), np.uint32)
        place = ffi.from_buffer("uint32_t[]", found, require_writable=True)
        call("bubble_style_colors", self._pointer, theme, place, len(found))
        return found

    def color(self, role: str, theme: Theme = Theme.LIGHT) -> int:
        """Returns the colour of one role, 0xRRGGBBAA. Raises ValueError for an unknown role."""
        return int(self.colors(theme)[color_roles().index(role)])


def style_of(style: StyleLike) -> Style:
    """Returns a style unchanged, or opens the style with a name or JSON object."""
    return style if isinstance(style, Style) else Style(style)
