"""Lays out conversations as their messages arrive, batch by batch. A height is returned as soon as no later message can change it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from ._messages import is_document, is_object, is_timed, without_double_ids
from .engine import Engine
from .errors import BubbleError
from .options import Options
from .style import Style
from .transcript import Transcript

#: Columns of rows that are pieces of conversations: the number of the piece; whether the row is context, which is laid out with the piece but not
#: returned; the place in the conversation.
PIECE, CONTEXT, PLACE = "bubble_piece", "bubble_context", "bubble_place"

#: For consecutive rows: the heights of messages, the heights above them, and the errors.
Found = tuple[Any, Any, list["str | None"]]


class Conversations:
    """Lays out conversations one after the other: each as a whole, or in pieces if it is long.

    The height of a message depends on itself, on its readable neighbours, and on the day of the last earlier message with a time. So each piece is
    laid out after the messages that it depends on, and its last message is held back until its next neighbour is known.
    """

    def __init__(self, engine: Engine, style: Style, width: float, options: Options, most: int) -> None:
        self._engine, self._style, self._width, self._options, self._most = engine, style, width, options, max(1, most)
        self._key: Any = None
        #: The messages with known heights that come before the waiting ones.
        self._before: list[str] = []
        #: A message whose neighbour below is not known yet, and the errors of the invalid rows after it.
        self._held: list[str | None] = []
        self._after_held: list[str | None] = []
        self._waiting: list[str | None] = []
        self._finished: list[Found] = []

    def add(self, texts: list[str | None], keys: list[Any]) -> None:
        """Adds messages, each with the key of its conversation."""
        first = 0
        while first < len(texts):
            key, last = keys[first], first + 1
            if key != self._key:
                self.end()
                self._key = key
            while last < len(texts) and keys[last] == key:
                last += 1
            while first < last:
                part = min(last - first, self._most - len(self._waiting))
                self._waiting += texts[first : first + part]
                first += part
                if len(self._waiting) >= self._most:
                    self._lay_out(False)

    def end(self) -> None:
        """Ends the conversation."""
        if self._held or self._waiting:
            self._lay_out(True)
        self._before, self._key = [], None

    def finished(self) -> Iterator[Found]:
        """Yields the results for messages, in their order, since the last call."""
        found, self._finished = self._finished, []
        yield from found

    def _lay_out(self, is_end: bool) -> None:
        texts = self._held + self._waiting
        heights, above, errors = self._measured([*self._before, *texts])
        heights, above, errors = heights[len(self._before) :], above[len(self._before) :], errors[len(self._before) :]
        read = [number for number in range(len(texts)) if not np.isnan(heights[number])]
        done = len(texts) if is_end or not read else read[-1]
        if self._held and done > 0:
            # The invalid rows after the held message come before the other results.
            none = np.full(len(self._after_held), np.nan)
            heights, above = (np.concatenate([found[:1], none, found[1:]]) for found in (heights, above))
            errors = errors[:1] + self._after_held + errors[1:]
            shift, self._after_held = len(none), []
        else:
            shift = 0
        end = done + shift if done > 0 else 0
        self._finished.append((heights[:end], above[:end], errors[:end]))
        self._before = self._context([*self._before, *(texts[number] or "" for number in read if number < done)])
        self._held = texts[done : done + 1]
        self._after_held += errors[end + 1 :]
        self._waiting = []

    @staticmethod
    def _context(read: list[str]) -> list[str]:
        """Returns the readable messages that decide the look of the next message: the last one, and the last one with a time."""
        if not read:
            return []
        timed = next((text for text in reversed(read) if is_timed(text)), None)
        return [read[-1]] if timed is None or timed is read[-1] else [timed, read[-1]]

    def _measured(self, texts: list[str | None]) -> Found:
        """Returns the heights of messages, the heights above them, and the errors. Heights of unreadable messages are NaN."""
        # Rows that are no JSON objects are known to be invalid before anything is laid out.
        numbers = [number for number, text in enumerate(texts) if is_object(text)]
        found = self._all_at_once([texts[number] or "" for number in numbers])
        if found is None:
            return self._one_by_one(texts)
        heights, above = np.full(len(texts), np.nan), np.full(len(texts), np.nan)
        heights[numbers], above[numbers] = found
        return heights, above, [None if is_object(text) else _nothing(text) for text in texts]

    def _all_at_once(self, texts: list[str]) -> tuple[Any, Any] | None:
        """Returns the heights of messages and the heights above them; None if one of the messages is invalid or repaired."""
        if not texts or '"messages"' in texts[0]:
            return None
        try:
            with self._opened("\n".join(texts)) as chat:
                reading = chat.reading
                if reading.messages == len(texts) and not reading.repaired:
                    return _frames(chat)
            if reading.duplicates:
                with self._opened("\n".join(text or "" for text in without_double_ids([*texts]))) as chat:
                    reading = chat.reading
                    if reading.messages == len(texts) and not reading.repaired:
                        return _frames(chat)
        except BubbleError:
            # An invalid message makes the whole call fail; then each message is read by itself.
            pass
        return None

    def _one_by_one(self, texts: list[str | None]) -> Found:
        errors: list[str | None] = []
        read: list[int] = []
        with self._opened(None) as chat:
            for number, text in enumerate(without_double_ids(texts)):
                if text is None or not is_object(text) or is_document(text):
                    errors.append(_nothing(text))
                    continue
                try:
                    reading = chat.append(text).reading
                except BubbleError as error:
                    errors.append(error.message)
                    continue
                if reading is not None and reading.messages:
                    read.append(number)
                errors.append((reading.problem if reading is not None else "").removeprefix("messages:1: ") or None)
            heights, above = np.full(len(texts), np.nan), np.full(len(texts), np.nan)
            heights[read], above[read] = _frames(chat)
        return heights, above, errors

    def _opened(self, content: str | None) -> Transcript:
        return Transcript(self._engine, content, self._style, width=self._width, options=self._options)


def _nothing(text: str | None) -> str:
    """Returns the reason why a row is not a message."""
    return "there is no message" if not text or not text.strip() else "not a message: a JSON object was expected"


def _frames(chat: Transcript) -> tuple[Any, Any]:
    """Returns the heights of messages, and the distance from each one to the message above."""
    frames = chat.frames()
    tops, heights = frames["y"], frames["height"]
    above = tops.copy()
    above[1:] -= (tops + heights)[:-1]
    return np.ascontiguousarray(heights), above
