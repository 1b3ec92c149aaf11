"""Pointing, selecting and finding in a transcript."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ._accessibility import accessibility_of
from ._calls import IdArgument, MessageId, c_id, call, python_id, python_text, utf8
from ._declarations import ffi
from ._edits import rect_of
from ._handle import Handle
from ._memory import Array, Pool
from ._native import NONE, CData, sized
from .enums import Affinity, Card, FindFlags, SpanKind, Target
from .values import Accessibility, Element, Hit, Match, Offsets, Position, Rect


class Interaction(Handle):
    """Pointing, selecting and finding. Places are in the transcript, in points; viewports are a y and a height."""

    _buffers: Pool

    def hit(self, x: float, y: float) -> Hit:
        """What is at a point, and what a press there means."""
        memory, hit = self._buffers.take(), sized("bubble_hit")
        call("bubble_transcript_hit", self._pointer, x, y, memory.pointer, hit)
        target = Target(hit.target)
        is_data = target is Target.DATA
        return Hit(
            target, None if target in (Target.NOTHING, Target.TYPING) else python_id(hit.id), _number(hit.index),
            None if hit.card == NONE else Card(hit.card), _number(hit.part), _number(hit.offset), Affinity(hit.affinity),
            SpanKind(hit.span.kind) if is_data else None,
            Offsets(hit.span.range.start, hit.span.range.end) if is_data else None)

    def position(self, x: float, y: float) -> Position:
        """The place in a text that a pointer means while it selects: in the message at that height, or the nearest one.

        Raises NotFoundError for a transcript without messages.
        """
        memory, place = self._buffers.take(), sized("bubble_position")
        call("bubble_transcript_position", self._pointer, x, y, memory.pointer, place)
        return Position(python_id(place.id), place.offset, Affinity(place.affinity))

    def caret(self, position: Position) -> Rect:
        """The caret at a place, without width. Raises NotFoundError for a message that is not there or has no text."""
        caret, kept = ffi.new("bubble_rect *"), list[Any]()
        call("bubble_transcript_caret", self._pointer, _place(position, kept), caret)
        return rect_of(caret)

    def range_rects(self, id: MessageId, start: int, end: int) -> Array:
        """The rectangles behind a range of a message's text: a NumPy view with `x`, `y`, `width` and `height`."""
        memory, rects = self._buffers.take(), sized("bubble_rects")
        call("bubble_transcript_range_rects", self._pointer, IdArgument(id), start, end, memory.pointer, rects)
        return memory.array(rects.rects, rects.count)

    def selection_rects(self, anchor: Position, focus: Position, y: float = 0, height: float = float("inf")) -> Array:
        """The rectangles behind the text selected between two places that can be seen in a viewport: a NumPy view."""
        memory, rects, kept = self._buffers.take(), sized("bubble_rects"), list[Any]()
        call(
            "bubble_transcript_selection_rects", self._pointer, _place(anchor, kept), _place(focus, kept), y, height,
            memory.pointer, rects)
        return memory.array(rects.rects, rects.count)

    def selected_text(self, anchor: Position, focus: Position) -> str:
        """The text selected between two places, each message's in a line of its own."""
        memory, text, kept = self._buffers.take(), sized("bubble_text"), list[Any]()
        call(
            "bubble_transcript_selected_text", self._pointer, _place(anchor, kept), _place(focus, kept), memory.pointer, text)
        return python_text(text)

    def find(
        self,
        text: str,
        *,
        case: bool = False,
        marks: bool = False,
        limit: int = 10_000,
        first: int = 0,
        count: int | None = None,
    ) -> list[Match]:
        """All places where a text occurs, from the oldest message to the newest.

        case: Whether capital and small letters differ. marks: Whether letters with different marks differ: é is not e.
        limit: The most places.
        first, count: The index of the first message that is looked at, and how many are; all without them.
        """
        memory, matches, content = self._buffers.take(), sized("bubble_matches"), utf8(text)
        call(
            "bubble_transcript_find_in", self._pointer, content, len(content), _flags(case, marks), first,
            _EVERY if count is None else count, limit, memory.pointer, matches)
        return [_match(matches.matches[index]) for index in range(matches.count)]

    def find_next(
        self, text: str, after: Match | None = None, *, up: bool = False, case: bool = False, marks: bool = False
    ) -> Match | None:
        """The next place where a text occurs, around the end to the other one; None where it occurs nowhere.

        after: Where to go on; None for the first message, or going up the last.
        """
        memory, matches, content = self._buffers.take(), sized("bubble_matches"), utf8(text)
        place, kept = ffi.NULL, list[Any]()
        if after is not None:
            place = ffi.new("bubble_match *")
            c_id(after.id, kept, place.id)
            place.range.start, place.range.end = after.range
        flags = _flags(case, marks) | (FindFlags.UP if up else FindFlags(0))
        call(
            "bubble_transcript_find_next", self._pointer, content, len(content), flags, place, memory.pointer, matches)
        return _match(matches.matches[0]) if matches.count else None


    def highlight(self, matches: Iterable[Match], current: Match | None = None) -> None:
        """Puts colours behind places in texts, in place of all that were highlighted before; none for an empty list.

        No layout changes: rows (`Rows.highlights`) and drawings have them from now on. Places in messages that are not there do no
        harm.
        current: The one that the reader is at, which has another colour.
        """
        found, kept = list(matches), list[Any]()
        places = ffi.new("bubble_match[]", len(found))
        for place, match in zip(places, found):
            c_id(match.id, kept, place.id)
            place.range.start, place.range.end = match.range
        at = found.index(current) if current in found else _EVERY
        call("bubble_transcript_highlight", self._pointer, places, len(found), at)

    # -- Accessibility

    def accessibility(self, y: float = 0, height: float = float("inf")) -> Accessibility:
        """What screen readers are told of the rows that reach into a viewport, from top to bottom, in the locale's words."""
        memory, told = self._buffers.take(), sized("bubble_accessibility")
        call("bubble_transcript_accessibility", self._pointer, y, height, memory.pointer, told)
        return accessibility_of(told)

    def message_accessibility(self, id: MessageId) -> Element:
        """What screen readers are told of a message. Raises NotFoundError."""
        memory, told = self._buffers.take(), sized("bubble_accessibility")
        call("bubble_transcript_message_accessibility", self._pointer, IdArgument(id), memory.pointer, told)
        return accessibility_of(told).rows[0]


#: Beyond every index.
_EVERY = (1 << 64) - 1


def _number(number: int) -> int | None:
    return None if number == NONE else number


def _flags(case: bool, marks: bool) -> FindFlags:
    return (FindFlags.CASE if case else FindFlags(0)) | (FindFlags.MARKS if marks else FindFlags(0))


def _match(match: CData) -> Match:
    return Match(python_id(match.id), Offsets(match.range.start, match.range.end))


def _place(position: Position, kept: list[CData]) -> CData:
    place = sized("bubble_position")
    c_id(position.id, kept, place.id)
    place.offset, place.affinity = position.offset, position.affinity
    return place
