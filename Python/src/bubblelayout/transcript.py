"""A conversation that is laid out and can be edited."""

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
from .options import OptionFields, Options, Person
from .rows import Rows
from .style import Style, StyleLike, style_of
from .values import Metrics, Rect

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .engine import Engine


class Transcript(Edits, Interaction):
    """A conversation that is laid out at a width.

    Any thread may use a transcript: calls on the same one wait for each other, and other threads run Python during a call. Widths, heights and
    coordinates are points, y downwards from the top of the first row. Text offsets count UTF-16 code units, or UTF-8 bytes with
    `Options.utf8_offsets`; `utf16_index` and `utf16_offset` convert between UTF-16 offsets and indices of Python texts.
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
        """Lays out messages. The cost is that of shaping all texts, unless heights are estimated at first.

        width: The width in points; negative ones are 0, and infinity makes each row as wide as its content.
        Raises MessagesError with the line, StyleError, or ArgumentError for an unknown locale or time zone.
        """
        kept: list[CData] = []
        self._options, reading, shown = options or Options(), sized("bubble_reading"), style_of(style)
        self._engine, self._style, self._width = engine, shown, float(width)
        content = messages_bytes(messages)
        Handle.__init__(
            self, "bubble_transcript_open", engine._pointer, shown._pointer, self._options.native(width, kept), content,
            len(content), Handle, reading, keeping=engine._sizing)
        self._rows, self._buffers = Pool("rows"), Pool("buffer")
        #: The result of reading the messages that the transcript was opened with.
        self.reading = reading_of(reading)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the transcript's engine, its messages in their current state, its style, its width and its options. What was expanded, scrolled,
        highlighted or held is not kept."""
        messages = [self.message(self.id(index)) for index in range(len(self))]
        return _opened, (self._engine, messages, self._style, self._width, self._options)

    def __repr__(self) -> str:
        if self.closed:
            return "<Transcript closed>"
        size = self.metrics
        return f"<Transcript {size.count} messages, {self._width:g} × {size.height:g} pt, {self._style!r}>"

    # -- The arguments of the transcript.

    @property
    def engine(self) -> Engine:
        """The engine that the transcript was opened with."""
        return self._engine

    @property
    def style(self) -> Style:
        """The current style. Setting it is the same as `set_style`."""
        return self._style

    @style.setter
    def style(self, style: StyleLike) -> None:
        self.set_style(style)

    @property
    def width(self) -> float:
        """The width in points, as it was given. Setting it is the same as `set_width`."""
        return self._width

    @width.setter
    def width(self, width: float) -> None:
        self.set_width(width)

    # -- Size.

    @property
    def metrics(self) -> Metrics:
        """The number of messages and the size of all rows, in points."""
        metrics = sized("bubble_metrics")
        call("bubble_transcript_metrics", self._pointer, metrics)
        return Metrics(metrics.count, metrics.unsettled, metrics.width, metrics.height)

    @property
    def height(self) -> float:
        """The height of all rows, in points."""
        return self.metrics.height

    def __len__(self) -> int:
        """Returns the number of messages."""
        return self.metrics.count

    def __bool__(self) -> bool:
        return True

    def set_width(self, width: float) -> None:
        """Changes the width, in points. Lines are broken again; no text is shaped."""
        call("bubble_transcript_set_width", self._pointer, width)
        self._width = float(width)

    def set_style(self, style: StyleLike) -> None:
        """Changes the style."""
        shown = style_of(style)
        call("bubble_transcript_set_style", self._pointer, shown._pointer)
        self._style = shown

    @property
    def options(self) -> Options:
        """The reader, and the settings of the display."""
        return self._options

    def set_options(self, **changes: Unpack[OptionFields]) -> None:
        """Changes fields of `Options`, except `estimated` and `utf8_offsets`. Expanded messages stay expanded."""
        options, kept = dataclasses.replace(self._options, **changes), list[CData]()
        call("bubble_transcript_set_options", self._pointer, options.native(0, kept))
        self._options = options

    # -- Rows.

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
        """Returns the rows in a viewport. It is a single call of the library, whose arrays are not copied.

        y, height: The viewport in points; by default all rows.
        overscan: The distance beyond the viewport's edges up to which rows are included, in points.
        lines, glyphs: Whether to include the lines of texts, and the glyphs of lines.
        drawing: Whether to include operations that draw the rows, in the colours of `theme`.
        elements: Whether to include the contents of rows as trees (`Rows.elements_of`).
        overlay: Whether to include what floats over the rows, as further rows, which have only operations.
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

    # -- The reader's place.

    def hold(self, y: float, height: float, edge: Edge = Edge.TOP) -> None:
        """Records the reader's place before any changes. A transcript keeps one such place.

        edge: The edge of the viewport at which rows stay in place.
        """
        call("bubble_transcript_hold", self._pointer, y, height, edge)

    def held(self, height: float) -> float:
        """Returns the y at which the viewport must begin so that the row at the recorded place has not moved on the screen."""
        place = ffi.new("double *")
        call("bubble_transcript_held", self._pointer, height, place)
        return float(place[0])

    def scroll_range(self, height: float) -> tuple[float, float]:
        """Returns the lowest and the highest y at which a viewport of a height may begin."""
        lowest, highest = ffi.new("double *"), ffi.new("double *")
        call("bubble_transcript_scroll_range", self._pointer, height, lowest, highest)
        return float(lowest[0]), float(highest[0])

    def settle(self, y: float, height: float, edge: Edge = Edge.TOP, seconds: float = 0) -> float:
        """Makes estimated heights exact: those in the viewport at once, others for up to `seconds`.

        Returns the y at which the viewport must begin so that the row at the edge stays in place.
        """
        place = ffi.new("double *", y)
        call("bubble_transcript_settle", self._pointer, place, height, edge, seconds)
        return float(place[0])

    # -- Messages.

    def index(self, id: MessageId) -> int:
        """Returns the index of a message. Raises NotFoundError."""
        place = ffi.new("size_t *")
        call("bubble_transcript_index", self._pointer, IdArgument(id), place)
        return int(place[0])

    def id(self, index: int) -> MessageId:
        """Returns the id of the message at an index. Raises NotFoundError."""
        memory, id = self._buffers.take(), ffi.new("bubble_id *")
        call("bubble_transcript_id", self._pointer, index, memory.pointer, id)
        return python_id(id)

    def frame(self, id: MessageId) -> Rect:
        """Returns the frame of a message's row, in coordinates of the transcript. Raises NotFoundError."""
        frame = ffi.new("bubble_rect *")
        call("bubble_transcript_frame", self._pointer, IdArgument(id), frame)
        return Rect(frame.x, frame.y, frame.width, frame.height)

    def frames(self, first: int = 0, count: int | None = None) -> Array:
        """Returns the frames of messages from an index on, in coordinates of the transcript: an array with `x`, `y`, `width` and `height`.

        It makes no rows, so a million frames take milliseconds. Estimated heights are returned as estimates. The array is not a view.
        count: The number of frames; None for all that follow. Messages beyond the last are left out.
        """
        return self._filled("bubble_transcript_frames", "bubble_rect[]", dtype("bubble_rect"), first, count)

    def heights(self, first: int = 0, count: int | None = None) -> Array:
        """Returns the heights of messages from an index on, in points. The arguments are those of `frames`; the array is not a view."""
        return self._filled("bubble_transcript_heights", "double[]", np.dtype(np.float64), first, count)

    def _filled(self, function: str, kind: str, element: np.dtype[Any], first: int, count: int | None) -> Array:
        left = max(0, len(self) - first)
        found = np.empty(left if count is None else min(count, left), element)
        place, written = ffi.from_buffer(kind, found, require_writable=True), ffi.new("size_t *")
        call(function, self._pointer, first, len(found), place, written)
        return found[: written[0]]

    def message(self, id: MessageId) -> dict[str, Any]:
        """Returns a message in its current state. Raises NotFoundError."""
        memory, text = self._buffers.take(), sized("bubble_text")
        call("bubble_transcript_message", self._pointer, IdArgument(id), memory.pointer, text)
        found: dict[str, Any] = json.loads(python_text(text))
        return found

    @property
    def people(self) -> dict[str, Person]:
        """The people of the conversation: those that were given, then the others in the order in which their messages arrived.

        Given to another transcript, the list gives everybody the same colours.
        """
        memory, text = self._buffers.take(), sized("bubble_text")
        call("bubble_transcript_people", self._pointer, memory.pointer, text)
        return {id: Person(**person) for id, person in json.loads(python_text(text)).items()}

    def json(self, *, glyphs: bool = False) -> str:
        """Returns the whole layout as `bubble layout --format json` writes it; with glyphs as with `--glyphs`."""
        memory, text = self._buffers.take(), sized("bubble_text")
        call("bubble_transcript_json", self._pointer, glyphs, memory.pointer, text)
        return python_text(text)


def _opened(engine: Engine, messages: Messages, style: Style, width: float, options: Options) -> Transcript:
    """Opens a transcript that was pickled."""
    return Transcript(engine, messages, style, width=width, options=options)
