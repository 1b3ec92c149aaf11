"""Who reads a conversation, where, and how."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from ._calls import MessageId, c_id, optional_text
from ._native import CData, sized
from .enums import TranscriptFlags


@dataclass(frozen=True)
class Options:
    """Who reads a conversation, where, and how."""

    #: The sender of the reader's own messages; None for a reader who takes no part.
    me: str | None = None
    #: How dates and times are written, and the language of added words.
    locale: str = "en_US"
    #: The zone that times are shown in, such as "Europe/Berlin".
    time_zone: str = "GMT"
    #: Device pixels in a point, to which measured sizes are rounded up; 0 for no rounding.
    scale: float = 0
    #: The factor by which fonts are larger, from 0.5 to 4.
    font_scale: float = 1
    #: The message that the unread line stands above; None for no line.
    unread: MessageId | None = None
    #: The text of the unread line; None for the locale's words.
    unread_text: str | None = None
    #: Whether the interface runs from right to left.
    right_to_left: bool = False
    #: Whether the reader is selecting messages: styles that have one show a place to tick them.
    selecting: bool = False
    #: Whether only two people take part: without names and avatars.
    private: bool = False
    #: Whether a date stands above the first message of each day.
    dates: bool = False
    #: Whether a row shows that somebody types.
    typing: bool = False
    #: Whether a transcript shorter than the viewport stands at its lower edge.
    short_at_bottom: bool = False
    #: Whether a viewport at the end stays there when the transcript changes.
    keeps_bottom: bool = False
    #: Whether heights are estimated at first (`Transcript.settle`). Looked at when a transcript is opened, and never after.
    estimated: bool = False
    #: Whether text offsets count UTF-8 bytes rather than UTF-16 code units. Looked at when a transcript is opened.
    utf8_offsets: bool = False

    @property
    def flags(self) -> TranscriptFlags:
        """The same as the library has it."""
        found = TranscriptFlags(0)
        for flag in TranscriptFlags:
            if getattr(self, (flag.name or "").lower()):
                found |= flag
        return found

    def native(self, width: float, kept: list[CData]) -> CData:
        """The same as the library has it, which lives as long as `kept`."""
        options = sized("bubble_transcript_options")
        options.width, options.flags = width, self.flags
        options.scale, options.font_scale = self.scale, self.font_scale
        options.me = optional_text(self.me, kept)
        options.locale = optional_text(self.locale, kept)
        options.time_zone = optional_text(self.time_zone, kept)
        options.unread_text = optional_text(self.unread_text, kept)
        if self.unread is not None:
            options.unread = c_id(self.unread, kept)
        kept.append(options)
        return options


class OptionFields(TypedDict, total=False):
    """The fields of `Options` as keyword arguments."""

    me: str | None
    locale: str
    time_zone: str
    scale: float
    font_scale: float
    unread: MessageId | None
    unread_text: str | None
    right_to_left: bool
    selecting: bool
    private: bool
    dates: bool
    typing: bool
    short_at_bottom: bool
    keeps_bottom: bool
    estimated: bool
    utf8_offsets: bool
