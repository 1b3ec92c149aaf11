"""The reader of a conversation, and the settings of its display."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timezone
from typing import TypedDict

from ._calls import MessageId, c_id, optional_text
from ._native import CData, sized
from .enums import TranscriptFlags


@dataclass(frozen=True)
class Person:
    """A participant and how they are shown; the `sender` of messages identifies them.

    name: The name that is shown; None for the sender as in messages.
    color: The colour of the name, of the quotes of the person's messages and of the avatar, such as "#8a2be2", in both themes; None for a
        hue by the person's place in the list.
    initials: The text of the avatar while there is no picture; None for the first letters of the name.
    picture: The address of a picture of the person, which rows pass on unchanged; None for unknown.
    """

    name: str | None = None
    color: str | None = None
    initials: str | None = None
    picture: str | None = None


@dataclass(frozen=True)
class Options:
    """The reader of a conversation, and the settings of its display.

    me: The sender of the reader's own messages; None for a reader who does not take part.
    locale: The format of dates and times, and the language of the interface.
    time_zone: The time zone of shown times, such as "Europe/Berlin".
    scale: Device pixels per point, to which measured sizes are rounded up; 0 for no rounding.
    font_scale: The factor by which fonts are enlarged, from 0.5 to 4.
    unread: The message below the unread line; None for no line.
    unread_text: The text of the unread line; None for the text in the locale's language.
    people: The participants by the `sender` of their messages, in the order in which they joined; None for the people in a document of messages,
        or nobody.
    now: The current time, which decides which days are called today, yesterday or by their weekday; None for dates only. A text is ISO 8601; a
        time without a time zone is in UTC. The library does not read the clock.
    day_texts: Texts above the first message of a day in place of its name or date, by dates: {"2025-12-25": "Christmas"}.
    right_to_left: Whether the interface runs from right to left.
    selecting: Whether the reader is selecting messages: styles with selection marks show them.
    private: Whether the conversation is between two people: without names and avatars.
    dates: Whether a date is shown above the first message of each day.
    typing: Whether a row shows that somebody is typing.
    typists: The people who are typing, by the `sender` of their messages: their avatars are in the typing row.
    short_at_bottom: Whether a transcript shorter than the viewport is aligned with its lower edge.
    keeps_bottom: Whether a viewport at the end stays there when the transcript changes.
    estimated: Whether heights are estimated at first (`Transcript.settle`). Only opening a transcript uses it.
    utf8_offsets: Whether text offsets count UTF-8 bytes rather than UTF-16 code units. Only opening a transcript uses it.
    """

    me: str | None = None
    locale: str = "en_US"
    time_zone: str = "GMT"
    scale: float = 0
    font_scale: float = 1
    unread: MessageId | None = None
    unread_text: str | None = None
    people: Mapping[str, Person] | None = None
    now: datetime | str | None = None
    day_texts: Mapping[str | date, str] | None = None
    right_to_left: bool = False
    selecting: bool = False
    private: bool = False
    dates: bool = False
    typing: bool = False
    typists: Sequence[str] = ()
    short_at_bottom: bool = False
    keeps_bottom: bool = False
    estimated: bool = False
    utf8_offsets: bool = False

    @property
    def flags(self) -> TranscriptFlags:
        """Returns the options that are flags in the library."""
        found = TranscriptFlags(0)
        for flag in TranscriptFlags:
            if getattr(self, (flag.name or "").lower()):
                found |= flag
        return found

    def native(self, width: float, kept: list[CData]) -> CData:
        """Returns the options in the library's form, which is valid as long as `kept`."""
        options = sized("bubble_transcript_options")
        options.width, options.flags = width, self.flags
        options.scale, options.font_scale = self.scale, self.font_scale
        options.me = optional_text(self.me, kept)
        options.locale = optional_text(self.locale, kept)
        options.time_zone = optional_text(self.time_zone, kept)
        options.unread_text = optional_text(self.unread_text, kept)
        options.people = optional_text(None if self.people is None else _people(self.people), kept)
        options.now = optional_text(_moment(self.now), kept)
        options.day_texts = optional_text(None if self.day_texts is None else _texts(self.day_texts), kept)
        options.typists = optional_text(json.dumps(list(self.typists)) if self.typists else None, kept)
        if self.unread is not None:
            options.unread = c_id(self.unread, kept)
        kept.append(options)
        return options


def _people(people: Mapping[str, Person]) -> str:
    """Returns people as JSON, in their order."""
    found = {
        id: {name: value for name, value in vars(person).items() if value is not None} for id, person in people.items()
    }
    return json.dumps(found)


def _moment(moment: datetime | str | None) -> str | None:
    """Returns a time in ISO 8601; None for None."""
    if not isinstance(moment, datetime):
        return moment
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=timezone.utc)
    return moment.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def _texts(texts: Mapping[str | date, str]) -> str:
    """Returns the texts of days as JSON."""
    return json.dumps({day if isinstance(day, str) else day.isoformat()[:10]: text for day, text in texts.items()})


class OptionFields(TypedDict, total=False):
    """The fields of `Options` as keyword arguments."""

    me: str | None
    locale: str
    time_zone: str
    scale: float
    font_scale: float
    unread: MessageId | None
    unread_text: str | None
    people: Mapping[str, Person] | None
    now: datetime | str | None
    day_texts: Mapping[str | date, str] | None
    right_to_left: bool
    selecting: bool
    private: bool
    dates: bool
    typing: bool
    typists: Sequence[str]
    short_at_bottom: bool
    keeps_bottom: bool
    estimated: bool
    utf8_offsets: bool
