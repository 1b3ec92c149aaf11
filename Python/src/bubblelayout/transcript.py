"""A conversation laid out, which can be edited."""

from __future__ import annotations

import dataclasses
import json
from typing import TYPE_CHECKING, Any

import numpy as np

from ._calls import IdArgument, MessageId, Messages, call, messages_bytes, python_id, python_text
from ._declarations import ffi
from ._edits import Edits, reading_of
from ._handle import Handle
from ._interaction import Interaction
from ._memory import Array, Pool, dtype
from ._native import CData, sized
from .enums import Edge, RowsFlags, Theme
from .options import OptionFields, Options
from .rows import Rows
from .style import Style, StyleLike, style_of
from .values import Metrics, Rect

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .engine import Engine


class Transcript(Edits, Interaction):
    """A conversation laid out at a width.

    Calls on one transcript wait for each other, so any thread may use it; while one lays out, others run Python. Widths, heights
    and places are points, y downwards from the top of the first row. Text offsets count UTF-16 code units, or UTF-8 bytes for
    `Options.utf8_offsets`; `utf16_index` and `utf16_offset` change them into indices of Python texts and back.
    """

    _kind = "transcript"

    def __init__(
        self,
        engine: Engine,
        messages: Messages | None = None,
        style: StyleLike = "merged",
        *,
        width: float = 320,
        options: Options | None = None,
    ) -> None:
        """Lays out messages: costs as much as all texts, unless heights are estimated at first.

        width: In points; negative ones are 0, and infinity makes each row as wide as its content.
        Raises MessagesError naming the line, StyleError, ArgumentError for an unknown locale or zone.
        """
        kept: list[CData] = []
        self._options, reading, shown = options or Options(), sized("bubble_reading"), style_of(style)
        self._engine, self._style, self._width = engine, shown, float(width)
        content = messages_bytes(messages)
        Handle.__init__(
            self, "bubble_transcript_open", engine._pointer, shown._pointer, self._options.native(width, kept), content,
            len(content), Handle, reading, keeping=engine._sizing)
        self._rows, self._buffers = Pool("rows"), Pool("buffer")
        #: What was read of the messages that it was opened with.
        self.reading = reading_of(reading)

    def __reduce__(self) -> tuple[Any, ...]:
        """A transcript is pickled as its engine, its messages in their present state, its style, its width and its options. What was expanded,
        scrolled, highlighted or held is not kept."""
        messages = [self.message(self.id(index)) for index in range(len(self))]
        return _opened, (self._engine, messages, self._style, self._width, self._options)

    def __repr__(self) -> str:
        if self.closed:
            return "<Transcript closed>"
        size = self.metrics
        return f"<Transcript {size.count} messages, {self._width:g} × {size.height:g} pt, {self._style!r}>"

    # -- What it was opened with

    @property
    def engine(self) -> Engine:
        """The engine that it was opened with."""
        return self._engine

    @property
    def style(self) -> Style:
        """How it looks. Setting it is `set_style`."""
        return self._style

    @style.setter
    def style(self, style: StyleLike) -> None:
        self.set_style(style)

    @property
    def width(self) -> float:
        """The width, in points, as it was given. Setting it is `set_width`."""
        return self._width

    @width.setter
    def width(self, width: float) -> None:
        self.set_width(width)

    # -- Size

    @property
    def metrics(self) -> Metrics:
        """The count of messages and the size of all rows, in points."""
        metrics = sized("bubble_metrics")
        call("bubble_transcript_metrics", self._pointer, metrics)
        return Metrics(metrics.count, metrics.unsettled, metrics.width, metrics.height)

    @property
    def height(self) -> float:
        """The height of all rows, in points."""
        return self.metrics.height

    def __len__(self) -> int:
        """How many messages there are."""
        return self.metrics.count

    def __bool__(self) -> bool:
        return True

    def set_width(self, width: float) -> None:
        """Changes the width, in points. Lines are broken again; no text is shaped."""
        call("bubble_transcript_set_width", self._pointer, width)
        self._width = float(width)

    def set_style(self, style: StyleLike) -> None:
        """Changes how it looks."""
        shown = style_of(style)
        call("bubble_transcript_set_style", self._pointer, shown._pointer)
        self._style = shown

    @property
    def options(self) -> Options:
        """Who reads it, where, and how."""
        return self._options

    def set_options(self, **changes: Unpack[OptionFields]) -> None:
        """Changes fields of `Options`, but for `estimated` and `utf8_offsets`. Messages that were expanded stay so."""
        options, kept = dataclasses.replace(self._options, **changes), list[CData]()
        call("bubble_transcript_set_options", self._pointer, options.native(0, kept))
        self._options = options

    # -- Rows

    def rows(
        self,
        y: float = 0,
        height: float = float("inf"),
        *,
        overscan: float = 0,
        lines: bool = True,
        glyphs: bool = True,
        drawing: bool = False,
        overlay: bool = False,
        elements: bool = False,
        theme: Theme = Theme.LIGHT,
    ) -> Rows:
        """The rows that reach into a viewport: one call, whose arrays are read where the library wrote them.

        y, height: The viewport; all rows without them.
        overscan: How far beyond its edges rows are included.
        lines, glyphs: Whether texts have their lines, and lines their glyphs.
        drawing: Whether there are operations that draw the rows, in the colours of a theme.
        elements: Whether there is what is in the rows as trees (`Rows.elements_of`).
        overlay: Whether what floats over the rows comes as further rows, which have operations alone.
        """
        request = sized("bubble_rows_request")
        request.y, request.height, request.overscan, request.theme = y, height, overscan, theme
        wanted = {
            RowsFlags.LINES: lines, RowsFlags.GLYPHS: glyphs and lines, RowsFlags.DRAWING: drawing, RowsFlags.OVERLAY: overlay,
            RowsFlags.ELEMENTS: elements}
        request.flags = sum(flag for flag, is_wanted in wanted.items() if is_wanted)
        memory, view = self._rows.take(), sized("bubble_rows_view")
        call("bubble_transcript_rows", self._pointer, request, memory.pointer, view)
        return Rows(memory, view)

    # -- The reader's place

    def hold(self, y: float, height: float, edge: Edge = Edge.TOP) -> None:
        """Notes the reader's place before any changes. A transcript keeps one such place.

        edge: The edge of the viewport at which rows stay.
        """
        call("bubble_transcript_hold", self._pointer, y, height, edge)

    def held(self, height: float) -> float:
        """The y at which the viewport has to begin so that the held place is where it was."""
        place = ffi.new("double *")
        call("bubble_transcript_held", self._pointer, height, place)
        return float(place[0])

    def scroll_range(self, height: float) -> tuple[float, float]:
        """The lowest and the highest y at which a viewport of a height may begin."""
        lowest, highest = ffi.new("double *"), ffi.new("double *")
        call("bubble_transcript_scroll_range", self._pointer, height, lowest, highest)
        return float(lowest[0]), float(highest[0])

    def settle(self, y: float, height: float, edge: Edge = Edge.TOP, seconds: float = 0) -> float:
        """Makes estimated heights exact: those in the viewport at once, others for up to `seconds`.

        Returns the y at which the viewport has to begin so that the row at the edge stays in place.
        """
        place = ffi.new("double *", y)
        call("bubble_transcript_settle", self._pointer, place, height, edge, seconds)
        return float(place[0])

    # -- Messages

    def index(self, id: MessageId) -> int:
        """The index of a message. Raises NotFoundError."""
        place = ffi.new("size_t *")
        call("bubble_transcript_index", self._pointer, IdArgument(id), place)
        return int(place[0])

    def id(self, index: int) -> MessageId:
        """The id of the message at an index. Raises NotFoundError."""
        memory, id = self._buffers.take(), ffi.new("bubble_id *")
        call("bubble_transcript_id", self._pointer, index, memory.pointer, id)
        return python_id(id)

    def frame(self, id: MessageId) -> Rect:
        """The frame of a message's row, in the transcript. Raises NotFoundError."""
        frame = ffi.new("bubble_rect *")
        call("bubble_transcript_frame", self._pointer, IdArgument(id), frame)
        return Rect(frame.x, frame.y, frame.width, frame.height)

    def frames(self, first: int = 0, count: int | None = None) -> Array:
        """The frames of messages from an index on, in the transcript: an array with `x`, `y`, `width` and `height` of its own.

        No row is made, so that those of a million messages take milliseconds. Estimated heights are returned as they are.
        count: How many; all that follow without it. Messages beyond the last are left out.
        """
        return self._filled("bubble_transcript_frames", "bubble_rect[]", dtype("bubble_rect"), first, count)

    def heights(self, first: int = 0, count: int | None = None) -> Array:
        """The heights of messages from an index on, in points: an array of its own. As `frames`."""
        return self._filled("bubble_transcript_heights", "double[]", np.dtype(np.float64), first, count)

    def _filled(self, function: str, kind: str, element: np.dtype[Any], first: int, count: int | None) -> Array:
        left = max(0, len(self) - first)
        found = np.empty(left if count is None else min(count, left), element)
        place, written = ffi.from_buffer(kind, found, require_writable=True), ffi.new("size_t *")
        call(function, self._pointer, first, len(found), place, written)
        return found[: written[0]]

    def message(self, id: MessageId) -> dict[str, Any]:
        """The present message. Raises NotFoundError."""
        memory, text = self._buffers.take(), sized("bubble_text")
        call("bubble_transcript_message", self._pointer, IdArgument(id), memory.pointer, text)
        found: dict[str, Any] = json.loads(python_text(text))
        return found

    def json(self, *, glyphs: bool = False) -> str:
        """The whole layout as `bubble layout --format json` writes it; with its glyphs as with `--glyphs`."""
        memory, text = self._buffers.take(), sized("bubble_text")
        call("bubble_transcript_json", self._pointer, glyphs, memory.pointer, text)
        return python_text(text)


def _opened(engine: Engine, messages: Messages, style: Style, width: float, options: Options) -> Transcript:
    """A transcript that was pickled."""
    return Transcript(engine, messages, style, width=width, options=options)
