"""The field that a message is typed in."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from ._calls import call, optional_text, python_text, utf8
from ._declarations import ffi
from ._edits import rect_of
from ._handle import Handle
from ._memory import Array, Pool
from ._native import NONE, CData, sized
from .enums import ComposerFlags, Movement, Theme
from .rows import Rows
from .style import StyleLike, style_of
from .values import ComposerLayout, ComposerState, Offsets, Sent

if TYPE_CHECKING:
    from .engine import Engine


class Composer(Handle):
    """The field that a message is typed in: its text, mentions, marked text of an input method, and caret.

    Calls on one composer wait for each other. Offsets count UTF-16 code units, or UTF-8 bytes with `utf8_offsets`. If a text is too long for the
    composer, edits insert as much as fits and raise ComposerError.
    """

    _kind = "composer"

    def __init__(
        self,
        engine: Engine,
        *,
        family: str | None = None,
        font_size: float = 14,
        insets: tuple[float, float, float, float] = (5, 5, 5, 5),
        maximum_height: float = 160,
        maximum_count: int = 0,
        placeholder: str | None = None,
        style: StyleLike = "merged",
        utf8_offsets: bool = False,
        right_to_left: bool = False,
    ) -> None:
        """Opens an empty composer.

        family, font_size: The font family, by default the engine's first, and the size of its em in points.
        insets: The distances from the edges to the text, in points: top, left, bottom, right.
        maximum_height: The height above which the composer scrolls, in points. maximum_count: The most grapheme clusters; 0 for any number.
        placeholder: The text that an empty composer shows. style: The style that defines the colours and the emoticons.
        right_to_left: Whether the composer runs from right to left while it is empty or has only letters without a direction.
        """
        kept: list[CData] = []
        self._style = style_of(style)
        options = sized("bubble_composer_options")
        options.family, options.placeholder = optional_text(family, kept), optional_text(placeholder, kept)
        options.font_size, options.maximum_height, options.maximum_count = font_size, maximum_height, maximum_count
        options.inset_top, options.inset_left, options.inset_bottom, options.inset_right = insets
        options.style = self._style._pointer
        options.flags = (ComposerFlags.UTF8_OFFSETS if utf8_offsets else 0) | (
            ComposerFlags.RIGHT_TO_LEFT if right_to_left else 0)
        super().__init__("bubble_composer_open", engine._pointer, options, Handle)
        self._rows, self._buffers = Pool("rows"), Pool("buffer")

    def __repr__(self) -> str:
        return "<Composer closed>" if self.closed else f"<Composer {self.text[:40]!r}>"

    # -- Edits.

    def insert(self, text: str) -> None:
        """Inserts a text, which replaces the selection."""
        self._edit("insert", text)

    def replace(self, start: int, end: int, text: str) -> None:
        """Replaces a range by a text."""
        self._edit("replace", start, end, text)

    def delete(self, *, forward: bool = False) -> None:
        """Deletes the selection; if it is empty, the grapheme cluster or mention before the caret, or after it with `forward`."""
        self._edit("delete", forward)

    def select(self, start: int, end: int | None = None) -> None:
        """Selects a range; without an end, moves the caret to an offset."""
        self._edit("select", start, start if end is None else end)

    def offset(self, start: int, movement: Movement) -> int:
        """Returns the offset to which a key moves from `start`, in the order of the text. Call `select` to move the caret or an end of the selection."""
        place = ffi.new("uint32_t *")
        call("bubble_composer_offset", self._pointer, start, movement, place)
        return int(place[0])

    def mark(self, text: str, start: int, end: int) -> None:
        """Shows a text that an input method has not committed yet; `start` and `end` are the range of it that the input method selects."""
        content = utf8(text)
        self._edit("mark", content, len(content), start, end)

    def commit(self) -> None:
        """Commits the marked text."""
        self._edit("commit")

    def mention(self, user_id: str, name: str) -> None:
        """Inserts a mention."""
        self._edit("mention", utf8(user_id), utf8(name))

    def emoticon(self, emoticon: str) -> None:
        """Inserts the style's emoji for an emoticon, such as ":)"."""
        self._edit("emoticon", utf8(emoticon))

    def clear(self) -> None:
        """Removes the text and everything else in the composer."""
        self._edit("clear")

    def send(self) -> Sent:
        """Returns the message to send and empties the composer. Raises ComposerError if there is nothing to send."""
        memory, text, mentions = self._buffers.take(), sized("bubble_text"), sized("bubble_text")
        call("bubble_composer_send", self._pointer, memory.pointer, text, mentions)
        found = python_text(mentions)
        return Sent(python_text(text), found.split(",") if found else [])

    def _edit(self, name: str, *arguments: Any) -> None:
        given: list[Any] = []
        for argument in arguments:
            content = utf8(argument) if isinstance(argument, str) else argument
            given += [content, len(content)] if isinstance(argument, str) else [content]
        call(f"bubble_composer_{name}", self._pointer, *given)

    # -- Edits as JSON.

    def run(self, edit: dict[str, Any], width: float) -> dict[str, Any]:
        """Applies one edit in the form of `bubble compose` and returns the step that `bubble compose` prints for it.

        Every edit of a composer has such a form: `{"move": "left", "extend": True}`, `{"undo": True}`, `{"toggle": "bold"}`,
        `{"reply": {"id": 7, "sender": "ann", "text": "Hi"}}`. Offsets count UTF-16 code units.
        width: The width of the composer in points, including any bar around the text.
        """
        content = utf8(json.dumps(edit))
        memory, step = self._buffers.take(), sized("bubble_text")
        call("bubble_composer_run", self._pointer, content, len(content), width, memory.pointer, step)
        answer: dict[str, Any] = json.loads(python_text(step))
        return answer

    # -- Contents.

    @property
    def state(self) -> ComposerState:
        """Returns the length, the selection, and the marked range."""
        state = sized("bubble_composer_state")
        call("bubble_composer_read", self._pointer, state)
        marked = None if state.marked.start == NONE else Offsets(state.marked.start, state.marked.end)
        return ComposerState(state.length, state.count, Offsets(state.selection.start, state.selection.end), marked)

    @property
    def text(self) -> str:
        """Returns the text, with a U+FFFC for each mention."""
        memory, text = self._buffers.take(), sized("bubble_text")
        call("bubble_composer_text", self._pointer, memory.pointer, text)
        return python_text(text)

    # -- Layout.

    def rows(
        self, width: float, *, scroll: float = 0, theme: Theme = Theme.LIGHT, style: StyleLike | None = None
    ) -> tuple[Rows, ComposerLayout]:
        """Lays out the composer at a width, in points. Returns one row with the text and each mention in the style's colours, and the size.

        scroll: The current scroll position in points; `ComposerLayout.scroll` differs from it as little as possible.
        """
        memory, view, layout = self._rows.take(), sized("bubble_rows_view"), sized("bubble_composer_layout")
        layout.scroll = scroll
        shown = self._style if style is None else style_of(style)
        call("bubble_composer_rows", self._pointer, width, shown._pointer, theme, memory.pointer, view, layout)
        return Rows(memory, view), ComposerLayout(
            layout.width, layout.height, layout.content_height, bool(layout.scrolls), layout.scroll, rect_of(layout.caret))

    def position(self, width: float, x: float, y: float) -> int:
        """Returns the text offset at a point of the content, which is laid out at a width."""
        place = ffi.new("uint32_t *")
        call("bubble_composer_position", self._pointer, width, x, y, place)
        return int(place[0])

    def range_rects(self, width: float, start: int, end: int) -> Array:
        """Returns the rectangles behind a range, relative to the content laid out at a width: a NumPy view."""
        memory, rects = self._buffers.take(), sized("bubble_rects")
        call("bubble_composer_range_rects", self._pointer, width, start, end, memory.pointer, rects)
        return memory.array(rects.rects, rects.count)
