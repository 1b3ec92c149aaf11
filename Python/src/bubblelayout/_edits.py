"""Edits of a transcript."""

from __future__ import annotations

import sys
import warnings
from typing import Any

from ._calls import IdArgument, MessageId, Messages, c_path, call, messages_bytes, python_id, utf8
from ._declarations import ffi
from .content_paths import ContentPath
from ._handle import Handle
from ._memory import Pool
from ._native import NONE, CData, sized
from .enums import ChangeKind
from .errors import MessagesWarning
from .values import Change, Changes, Edit, Offsets, Reading, Rect


def reading_of(reading: CData) -> Reading:
    """Converts the library's result of reading messages."""
    problem = ffi.string(reading.problem).decode("utf-8", "replace")
    return told(
        Reading(reading.messages, reading.skipped, reading.repaired, reading.duplicates, problem, reading.seconds_reading))


def told(reading: Reading) -> Reading:
    """Warns the caller of this package about messages that were left out or repaired, and returns the result of reading them."""
    counts = [
        (reading.skipped, "left out"), (reading.repaired, "repaired"),
        (reading.duplicates, "left out because of their ids, which are not new, or unknown where messages are replaced")]
    if any(count for count, _ in counts):
        said = ", ".join(f"{count} {what}" for count, what in counts if count)
        first = f"; the first problem: {reading.problem}" if reading.problem else ""
        warnings.warn(f"messages: {said}{first}", MessagesWarning, stacklevel=_caller())
    return reading


def _caller() -> int:
    """Returns the level of the first caller outside the package, for `warnings.warn` in the caller of this function."""
    level, frame = 1, sys._getframe(1)
    while frame.f_back and frame.f_globals.get("__name__", "").partition(".")[0] == __name__.partition(".")[0]:
        level, frame = level + 1, frame.f_back
    return level


class Edits(Handle):
    """Edits of a transcript. The cost of an edit depends on the messages that it changes, not on the length of the transcript.

    `changes=True` reports how an edit changed the rows. If an edit raises, nothing is changed.
    """

    _buffers: Pool

    def insert(self, index: int, messages: Messages, *, changes: bool = False) -> Edit:
        """Adds messages before the one at an index; an index beyond the end is the end. Raises MessagesError."""
        return self._edit("insert", index, messages=messages, changes=changes)

    def append(self, messages: Messages, *, changes: bool = False) -> Edit:
        """Adds messages below all others. Raises MessagesError."""
        return self._edit("append", messages=messages, changes=changes)

    def prepend(self, messages: Messages, *, changes: bool = False) -> Edit:
        """Adds messages above all others, in their order. Raises MessagesError."""
        return self._edit("prepend", messages=messages, changes=changes)

    def replace(self, messages: Messages, *, changes: bool = False) -> Edit:
        """Replaces messages by messages with the same ids; `Edit.reading.duplicates` counts messages whose id was not found."""
        return self._edit("replace", messages=messages, changes=changes)

    def remove(self, id: MessageId, *, changes: bool = False) -> Edit:
        """Removes a message. Raises NotFoundError."""
        return self._edit("remove", IdArgument(id), changes=changes)

    def move(self, id: MessageId, index: int, *, changes: bool = False) -> Edit:
        """Moves a message to an index, which it has after the move. Raises NotFoundError."""
        return self._edit("move", IdArgument(id), index, changes=changes)

    def append_text(self, id: MessageId, text: str, *, changes: bool = False) -> Edit:
        """Appends to a message's text, for answers that arrive token by token. Raises NotFoundError."""
        content = utf8(text)
        return self._edit("append_text", IdArgument(id), content, len(content), changes=changes)

    def finish(self, id: MessageId, *, changes: bool = False) -> Edit:
        """Marks a streaming message as complete. Raises NotFoundError."""
        return self._edit("finish", IdArgument(id), changes=changes)

    def toggle_details(self, id: MessageId, path: ContentPath, *, changes: bool = False) -> Edit:
        """Opens or closes details, or shows all of an expandable quote or folds it again. `path` is the path of the block or of its summary. Raises
        NotFoundError."""
        kept: list[CData] = []
        place = ffi.new("bubble_content_path *")
        c_path(path, kept, place[0])
        return self._edit("toggle_details", IdArgument(id), place, changes=changes)

    def scroll(self, id: MessageId, path: ContentPath, x: float = 0, y: float = 0, *, changes: bool = False) -> Edit:
        """Scrolls a table or lines of code, by the path of their block. x, y: The point of the content at the top left corner, in points. Raises
        NotFoundError."""
        kept: list[CData] = []
        place = ffi.new("bubble_content_path *")
        c_path(path, kept, place[0])
        return self._edit("scroll", IdArgument(id), place, x, y, changes=changes)

    def set_expanded(self, id: MessageId, is_expanded: bool = True, *, changes: bool = False) -> Edit:
        """Shows a long message in full, or shortened again. Raises NotFoundError."""
        return self._edit("set_expanded", IdArgument(id), is_expanded, changes=changes)

    def uncover(self, id: MessageId, path: ContentPath | None = None, *, changes: bool = False) -> Edit:
        """Uncovers what spoilers cover in a message or, with the path of a text, a block, an attachment or the quote, only what is there. Frames and
        lines stay the same. Raises NotFoundError."""
        return self._set_uncovered(id, path, True, changes)

    def cover(self, id: MessageId, path: ContentPath | None = None, *, changes: bool = False) -> Edit:
        """Covers the spoilers of a message again or, with a path that was uncovered, only what is there. Raises NotFoundError."""
        return self._set_uncovered(id, path, False, changes)

    def _set_uncovered(self, id: MessageId, path: ContentPath | None, is_uncovered: bool, changes: bool) -> Edit:
        kept: list[CData] = []
        place = ffi.NULL
        if path is not None:
            place = ffi.new("bubble_content_path *")
            c_path(path, kept, place[0])
        return self._edit("set_uncovered", IdArgument(id), place, is_uncovered, changes=changes)

    # -- The changes of several edits.

    def start_changes(self) -> None:
        """Starts recording changes, for `take_changes`."""
        call("bubble_transcript_start_changes", self._pointer)

    def take_changes(self) -> Changes:
        """Returns the changes since recording started, or since the last call.

        Without a recording it starts one and reports that everything may have changed.
        """
        memory = self._buffers.take()
        call("bubble_transcript_take_changes", self._pointer, memory.pointer)
        return _changes(memory.pointer)

    def _edit(self, name: str, *arguments: Any, messages: Messages | None = None, changes: bool) -> Edit:
        given, reading = list(arguments), None
        memory = self._buffers.take() if changes else None
        if messages is not None:
            content = messages_bytes(messages)
            given += [content, len(content)]
        given.append(memory.pointer if memory else ffi.NULL)
        if messages is not None:
            reading = sized("bubble_reading")
            given.append(reading)
        call(f"bubble_transcript_{name}", self._pointer, *given)
        return Edit(reading_of(reading) if reading else None, _changes(memory.pointer) if memory else None)


def _changes(buffer: CData) -> Changes:
    found = sized("bubble_changes")
    call("bubble_changes_read", buffer, found)
    changes = [_change(found.changes[index]) for index in range(found.count)]
    return Changes(changes, found.old_height, found.height, bool(found.changes_all))


def _change(change: CData) -> Change:
    return Change(
        ChangeKind(change.kind), bool(change.is_move), python_id(change.id), change.index, rect_of(change.old_frame),
        rect_of(change.frame))


def rect_of(rect: CData) -> Rect:
    """Converts a `bubble_rect`."""
    return Rect(rect.x, rect.y, rect.width, rect.height)


def offsets_of(offsets: CData) -> Offsets | None:
    """Converts a `bubble_offsets`; None for no range."""
    return None if offsets.start == NONE else Offsets(offsets.start, offsets.end)
