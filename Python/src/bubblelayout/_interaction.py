"""Hit tests, selections and searches in a transcript."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ._accessibility import accessibility_of
from ._calls import IdArgument, MessageId, c_id, c_path, call, python_id, python_path, python_text, utf8
from .content_paths import ContentPath
from ._declarations import ffi
from ._edits import offsets_of, rect_of
from ._handle import Handle
from ._memory import Array, Pool
from ._native import NONE, CData, sized
from .enums import Affinity, Card, FindFlags, SpanKind, Target, TextScope
from .values import Accessibility, Element, Hit, Match, Offsets, Position, Rect, Selection


class Interaction(Handle):
    """Hit tests, selections and searches. Coordinates are those of the transcript, in points; viewports are a y and a height."""

    _buffers: Pool

    def hit(self, x: float, y: float) -> Hit:
        """Returns what is at a point, and the meaning of a press there."""
        memory, hit = self._buffers.take(), sized("bubble_hit")
        call("bubble_transcript_hit", self._pointer, x, y, memory.pointer, hit)
        target = Target(hit.target)
        return Hit(
            target=target, id=None if target in (Target.NOTHING, Target.TYPING) else python_id(hit.id), index=_number(hit.index),
            card=None if hit.card == NONE else Card(hit.card), part=_number(hit.part), offset=_number(hit.offset),
            affinity=Affinity(hit.affinity), data=None if hit.span_kind == NONE else SpanKind(hit.span_kind),
            data_range=offsets_of(hit.span_range), path=python_path(hit.path), href=_text(hit.href, hit.href_length),
            footnote=_text(hit.footnote, hit.footnote_length), block=python_path(hit.block))

    def position(self, x: float, y: float, scope: TextScope = TextScope.OWN) -> Position:
        """Returns the position in a text for a pointer that selects: in the message at that height, or in the nearest one.

        scope: Which texts count. In a message without such texts, the result is the position at which such a text would begin.
        Raises NotFoundError for a transcript without messages.
        """
        memory, place = self._buffers.take(), sized("bubble_position")
        call("bubble_transcript_position", self._pointer, x, y, scope, memory.pointer, place)
        return _position(place)

    def caret(self, position: Position) -> Rect:
        """Returns the caret at a position, without width. Raises NotFoundError for an unknown message, or one that does not show that text."""
        caret, kept = ffi.new("bubble_rect *"), list[Any]()
        call("bubble_transcript_caret", self._pointer, _place(position, kept), caret)
        return rect_of(caret)

    def range_rects(self, id: MessageId, start: int, end: int, path: ContentPath | None = None) -> Array:
        """Returns the rectangles behind a range of a text: a NumPy view with `x`, `y`, `width` and `height`; none if the text is not shown.

        path: Which of the message's texts; None for its own text, or the first of its other texts if it has none.
        """
        memory, rects, kept = self._buffers.take(), sized("bubble_rects"), list[Any]()
        place = ffi.new("bubble_match *")
        _write(Match(id, Offsets(start, end), path), place, kept)
        call("bubble_transcript_range_rects", self._pointer, place, memory.pointer, rects)
        return memory.array(rects.rects, rects.count)

    def select_all(self, scope: TextScope = TextScope.OWN) -> Selection:
        """Returns a selection of all texts of a scope in all messages. Raises NotFoundError for a transcript without messages."""
        memory, anchor, focus = self._buffers.take(), sized("bubble_position"), sized("bubble_position")
        call("bubble_transcript_select_all", self._pointer, scope, memory.pointer, anchor, focus)
        return Selection(_position(anchor), _position(focus), scope)

    def selection_rects(self, selection: Selection, y: float = 0, height: float = float("inf")) -> Array:
        """Returns the visible rectangles behind selected text in a viewport: a NumPy view."""
        memory, rects, kept = self._buffers.take(), sized("bubble_rects"), list[Any]()
        call(
            "bubble_transcript_selection_rects", self._pointer, _place(selection.anchor, kept), _place(selection.focus, kept),
            selection.scope, y, height, memory.pointer, rects)
        return memory.array(rects.rects, rects.count)

    def selected_text(self, selection: Selection) -> str:
        """Returns the selected text, each text on a line of its own."""
        memory, text, kept = self._buffers.take(), sized("bubble_text"), list[Any]()
        call(
            "bubble_transcript_selected_text", self._pointer, _place(selection.anchor, kept), _place(selection.focus, kept),
            selection.scope, memory.pointer, text)
        return python_text(text)

    def find(
        self,
        text: str,
        *,
        case: bool = False,
        marks: bool = False,
        any_hamza: bool = False,
        scope: TextScope = TextScope.OWN,
        limit: int = 10_000,
        first: int = 0,
        count: int | None = None,
    ) -> list[Match]:
        """Returns all occurrences of a text, from the oldest message to the newest, and in reading order within each.

        case: Whether upper-case and lower-case letters differ. marks: Whether letters with different marks differ: é is not e.
        any_hamza: Whether hamza and madda on Arabic letters are ignored: an alef without hamza finds one with it.
        scope: Which texts are searched, such as TextScope.ALL.
        limit: The maximum number of matches.
        first, count: The index of the first message to search, and the number of messages to search; by default all messages.
        """
        memory, matches, content = self._buffers.take(), sized("bubble_matches"), utf8(text)
        call(
            "bubble_transcript_find_in", self._pointer, content, len(content), _flags(case, marks, any_hamza), scope, first,
            _EVERY if count is None else count, limit, memory.pointer, matches)
        return [_match(matches.matches[index]) for index in range(matches.count)]

    def find_next(
        self,
        text: str,
        after: Match | None = None,
        *,
        up: bool = False,
        case: bool = False,
        marks: bool = False,
        any_hamza: bool = False,
        scope: TextScope = TextScope.OWN,
    ) -> Match | None:
        """Returns the next occurrence of a text; None if the text does not occur. After the last message the search continues at the first, or vice versa.

        after: The match to continue from; None for the first message or, if the direction is up, the last.
        """
        memory, matches, content = self._buffers.take(), sized("bubble_matches"), utf8(text)
        place, kept = ffi.NULL, list[Any]()
        if after is not None:
            place = ffi.new("bubble_match *")
            _write(after, place, kept)
        flags = _flags(case, marks, any_hamza) | (FindFlags.UP if up else FindFlags(0))
        call(
            "bubble_transcript_find_next", self._pointer, content, len(content), flags, scope, place, memory.pointer,
            matches)
        return _match(matches.matches[0]) if matches.count else None

    def highlight(self, matches: Iterable[Match], current: Match | None = None) -> None:
        """Highlights ranges of texts. It replaces all earlier highlights; an empty list removes them.

        The layout stays the same: rows (`Rows.highlights`) and drawings show the highlights from now on. Ranges in unknown messages and
        texts are ignored.
        current: The reader's current match, which has another colour.
        """
        found, kept = list(matches), list[Any]()
        places = ffi.new("bubble_match[]", len(found))
        for place, match in zip(places, found):
            _write(match, place, kept)
        at = found.index(current) if current in found else _EVERY
        call("bubble_transcript_highlight", self._pointer, places, len(found), at)

    # -- Accessibility.

    def accessibility(self, y: float = 0, height: float = float("inf")) -> Accessibility:
        """Returns what screen readers say about the rows in a viewport, from top to bottom, in the locale's language."""
        memory, told = self._buffers.take(), sized("bubble_accessibility")
        call("bubble_transcript_accessibility", self._pointer, y, height, memory.pointer, told)
        return accessibility_of(told)

    def message_accessibility(self, id: MessageId) -> Element:
        """Returns what screen readers say about a message. Raises NotFoundError."""
        memory, told = self._buffers.take(), sized("bubble_accessibility")
        call("bubble_transcript_message_accessibility", self._pointer, IdArgument(id), memory.pointer, told)
        return accessibility_of(told).rows[0]


#: A number of messages that is larger than every count.
_EVERY = (1 << 64) - 1


def _text(bytes: CData, length: int) -> str | None:
    return None if bytes == ffi.NULL else ffi.buffer(bytes, length)[:].decode()


def _number(number: int) -> int | None:
    return None if number == NONE else number


def _flags(case: bool, marks: bool, any_hamza: bool) -> FindFlags:
    flags = (FindFlags.CASE if case else FindFlags(0)) | (FindFlags.MARKS if marks else FindFlags(0))
    return flags | (FindFlags.ANY_HAMZA if any_hamza else FindFlags(0))


def _match(match: CData) -> Match:
    return Match(python_id(match.id), Offsets(match.range.start, match.range.end), python_path(match.path))


def _write(match: Match, place: CData, kept: list[CData]) -> None:
    c_id(match.id, kept, place.id)
    c_path(match.path, kept, place.path)
    place.range.start, place.range.end = match.range


def _position(place: CData) -> Position:
    return Position(python_id(place.id), place.offset, Affinity(place.affinity), python_path(place.path))


def _place(position: Position, kept: list[CData]) -> CData:
    place = sized("bubble_position")
    c_id(position.id, kept, place.id)
    c_path(position.path, kept, place.path)
    place.offset, place.affinity = position.offset, position.affinity
    return place
