"""The library's results as Python values. Lengths are points; text offsets count as the transcript was opened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ._calls import MessageId
from ._memory import Array
from .content_paths import ContentPath
from .paths import steps
from .enums import (
    ActionKind, Affinity, Card, CellElementKind, ChangeKind, ElementFlags, ElementRole, SpanKind, Target, TextScope, Verb)


class Point(NamedTuple):
    """A place, y downwards."""

    x: float
    y: float


class Rect(NamedTuple):
    """A rectangle, y downwards."""

    x: float
    y: float
    width: float
    height: float


class Offsets(NamedTuple):
    """Offsets in a text; the end is exclusive."""

    start: int
    end: int


#: The offset of the end of a text, whatever its length.
END = 0xFFFFFFFF


@dataclass(frozen=True)
class Reading:
    """The result of reading messages."""

    #: How many messages were taken.
    messages: int
    #: How many were left out as they could not be read, and how many were repaired.
    skipped: int
    repaired: int
    #: How many were left out because their id is there already; where messages are replaced, because it is not.
    duplicates: int
    #: The first problem: 'messages:7: field "delivery": ... (repaired)'; empty for none.
    problem: str
    #: How many seconds were spent reading, before anything was laid out.
    seconds: float = 0


@dataclass(frozen=True)
class CustomPart:
    """A custom part, as messages have it: an attachment of the type `custom`."""

    #: The application's name of the part, and whatever it keeps with it.
    name: str
    data: str
    #: What it shows, in words.
    alternative: str | None
    #: What the message says of its size, in points; the width divided by the height.
    width: float | None
    height: float | None
    aspect: float | None


@dataclass(frozen=True)
class Metrics:
    """The size of a transcript."""

    #: How many messages there are, and how many of those have an estimated height.
    count: int
    unsettled: int
    #: The width of the widest row and the height of all rows, in points.
    width: float
    height: float


@dataclass(frozen=True)
class Change:
    """How an edit changed a row: a message with the date and the unread line above it."""

    kind: ChangeKind
    #: Whether the row was moved: it is removed and inserted.
    is_move: bool
    id: MessageId
    #: Before the edit for a removal, after it for others.
    index: int
    #: In the transcript, before and after; empty where there is none.
    old_frame: Rect
    frame: Rect


@dataclass(frozen=True)
class Changes:
    """How an edit changed the rows. Apply `changes` in order to a list, and it has the transcript's rows."""

    changes: list[Change]
    #: Of all rows, in points.
    old_height: float
    height: float
    #: Whether everything may look different; there are no changes then.
    changes_all: bool


@dataclass(frozen=True)
class Edit:
    """The result of an edit."""

    #: What was read of the messages; None for an edit without messages.
    reading: Reading | None = None
    #: What the edit did to the rows, where that was asked for.
    changes: Changes | None = None


@dataclass(frozen=True)
class Position:
    """A place in one of a message's texts as it is shown."""

    id: MessageId
    #: END, or any beyond the text, is its end.
    offset: int
    affinity: Affinity = Affinity.DOWNSTREAM
    #: Which text; None for the message's own, or the first of those that it has instead.
    path: ContentPath | None = None


@dataclass(frozen=True)
class Selection:
    """Text selected from one place to another, perhaps of another message."""

    #: Where selecting began, and where the pointer is: in either order.
    anchor: Position
    focus: Position
    #: Which texts between the two count, beside those kinds that the two are in.
    scope: TextScope = TextScope.OWN


@dataclass(frozen=True)
class Match:
    """A range of one of a message's texts: where something was found, what is to be highlighted or measured."""

    id: MessageId
    #: In that text as it is shown, long texts whole.
    range: Offsets
    #: Which text; None for the message's own, or the first of those that it has instead.
    path: ContentPath | None = None


@dataclass(frozen=True)
class Action:
    """An action on an element, and the meaning of a press there."""

    kind: ActionKind
    #: Its name in the reader's language.
    name: str
    target: Target
    #: The number of the attachment, answer, button or reaction, and which card.
    index: int | None
    card: Card | None
    #: For Target.DATA: a link, a mention or the like, and its range in its text.
    data: SpanKind | None
    data_range: Offsets | None
    #: The text that a link, a mention or an object is in; None for others.
    path: ContentPath | None = None


@dataclass(frozen=True)
class Element:
    """What a screen reader says about a row, or about something in it."""

    role: ElementRole
    states: ElementFlags
    #: The message; None for the typing row.
    id: MessageId | None
    #: What is read: of a row all that its message says.
    label: str
    #: What may change while the label stays, and what a press does, in words.
    value: str | None
    hint: str | None
    #: In the transcript, in points.
    frame: Rect
    #: Of a link or a mention in a text: offsets in the label of the text around it.
    range: Offsets | None
    #: The numbers of the row's parts that it stands for, counted from the row's first.
    parts: list[int]
    #: What can be done with it; with a row, all that can be done with anything in it.
    actions: list[Action]
    #: The elements in it, in reading order.
    children: list[Element]

    def walk(self) -> Iterator[Element]:
        """The element and its descendants, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass(frozen=True)
class CellElement:
    """One thing in a row and the parts that show it: a quote, a picture, an answer of a poll, a block."""

    kind: CellElementKind
    #: Of a block its type, as in messages; "item" and "footnote" for what lists and notes hold.
    type: str | None
    #: Where it stands in the message. What shows no field of the message has a path of its own: ("footer",).
    path: ContentPath
    #: Relative to the row, in points.
    frame: Rect
    #: The numbers of its parts in `Rows.parts`, those of the elements in it among them.
    parts: range
    #: The elements in it, in the order in which they are painted.
    children: list[CellElement]
    #: Width and height of what is seen through `frame`, in points; None where nothing scrolls. Parts stand where they are while nothing is
    #: scrolled.
    scroll: tuple[float, float] | None = None
    #: Whether what scrolls begins at the right of the frame, and reaches out at its left.
    scrolls_from_right: bool = False

    def walk(self) -> Iterator[CellElement]:
        """The element and its descendants."""
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass(frozen=True)
class Accessibility:
    """What screen readers say about rows, in reading order."""

    rows: list[Element]
    #: The language of the words that the library adds (BCP 47), such as "de-DE".
    language: str


@dataclass(frozen=True)
class Hit:
    """What is at a point, and the meaning of a press there."""

    target: Target
    #: The message; None above, below and beside all rows.
    id: MessageId | None
    #: The number of the attachment, answer, button or reaction.
    index: int | None
    #: Which card.
    card: Card | None
    #: The number of the part in the row.
    part: int | None
    #: The place in the part's text, or the nearest in the message's.
    offset: int | None
    affinity: Affinity
    #: What is pressed for Target.DATA: a link, a mention or the like, and its range in the part's text.
    data: SpanKind | None
    data_range: Offsets | None
    #: The text that the place is in; None for one in none of the message's texts, such as the time.
    path: ContentPath | None = None


@dataclass(frozen=True)
class Outline:
    """The outline of a glyph in font units, y upwards; multiply by point_size / units_per_em."""

    #: NumPy views: numbers of `Verb`, and points with `x` and `y`.
    verbs: Array
    points: Array
    units_per_em: int

    def steps(self, *, cubic: bool = False) -> Iterator[tuple[Verb, list[float]]]:
        """The steps, each with the coordinates of its points; quadratic curves as cubic ones where `cubic` says so."""
        return steps(self.verbs, self.points, cubic)


@dataclass(frozen=True)
class GlyphImage:
    """The picture of a coloured glyph."""

    #: The content of a PNG file: a NumPy view of bytes.
    png: Array
    #: From the origin to the left and the top edge (upwards), and the size, in font units.
    left: float
    top: float
    width: float
    height: float
    units_per_em: int


@dataclass(frozen=True)
class Sent:
    """The message that a composer sent: its text, and the ids of those mentioned."""

    text: str
    mentions: list[str]


@dataclass(frozen=True)
class ComposerState:
    """The content of a composer, without its layout."""

    #: Of the text, and how many grapheme clusters it has, mentions counting as one.
    length: int
    count: int
    #: What is selected; empty at the caret where nothing is.
    selection: Offsets
    #: What an input method has marked.
    marked: Offsets | None


@dataclass(frozen=True)
class ComposerLayout:
    """The size of a composer, in points."""

    width: float
    height: float
    #: The height of what scrolls in it, and whether it is higher than the composer.
    content_height: float
    scrolls: bool
    #: How far to scroll so that the caret can be seen.
    scroll: float
    #: Relative to the content, without width.
    caret: Rect
