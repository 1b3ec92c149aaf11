"""The library's results as Python values. Lengths are points; text offsets count UTF-16 code units or UTF-8 bytes, as chosen when opening."""

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
    """A point, y downwards."""

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

    #: The number of messages that were accepted.
    messages: int
    #: The number of messages that were left out because they could not be read, and the number of repaired messages.
    skipped: int
    repaired: int
    #: The number of messages that were left out because their id exists already; when messages are replaced, because it does not exist.
    duplicates: int
    #: The first problem, such as 'messages:7: field "delivery": ... (repaired)'; empty for no problem.
    problem: str
    #: The time for reading, before the layout began, in seconds.
    seconds: float = 0


@dataclass(frozen=True)
class CustomPart:
    """A part that the application draws: an attachment of the type `custom`."""

    #: The application's name of the part, and its own data for the part.
    name: str
    data: str
    #: A description of the part in words.
    alternative: str | None
    #: The size that the message gives, in points; the width divided by the height.
    width: float | None
    height: float | None
    aspect: float | None


@dataclass(frozen=True)
class Metrics:
    """The size of a transcript."""

    #: The number of messages, and the number of those with an estimated height.
    count: int
    unsettled: int
    #: The width of the widest row and the height of all rows, in points.
    width: float
    height: float


@dataclass(frozen=True)
class Change:
    """The change of a row by an edit: a message with the date and the unread line above it."""

    kind: ChangeKind
    #: Whether the row was moved. A moved row is both removed and inserted.
    is_move: bool
    id: MessageId
    #: The message's index: before the edit for a removal, after the edit for other changes.
    index: int
    #: The frames before and after the edit, in coordinates of the transcript; empty if the row did not or does not exist.
    old_frame: Rect
    frame: Rect


@dataclass(frozen=True)
class Changes:
    """The changes of rows by an edit. A list that applies `changes` in order has the transcript's rows afterwards."""

    changes: list[Change]
    #: The heights of all rows before and after the edit, in points.
    old_height: float
    height: float
    #: Whether everything may look different; there are no changes then.
    changes_all: bool


@dataclass(frozen=True)
class Edit:
    """The result of an edit."""

    #: The result of reading the edit's messages; None for an edit without messages.
    reading: Reading | None = None
    #: The changes of rows, if they were requested.
    changes: Changes | None = None


@dataclass(frozen=True)
class Position:
    """A place in one of a message's texts, as the text is shown."""

    id: MessageId
    #: The offset; END, or any offset beyond the text, is the text's end.
    offset: int
    affinity: Affinity = Affinity.DOWNSTREAM
    #: Which of the message's texts; None for its own text, or the first of its other texts if it has none.
    path: ContentPath | None = None


@dataclass(frozen=True)
class Selection:
    """Selected text from one place to another, which may be in another message."""

    #: The place where the selection began, and the place of the pointer, in either order.
    anchor: Position
    focus: Position
    #: Which kinds of texts between the two places are selected, besides the kinds of the texts at the two places.
    scope: TextScope = TextScope.OWN


@dataclass(frozen=True)
class Match:
    """A range of one of a message's texts: a match of a search, or a range to be highlighted or measured."""

    id: MessageId
    #: The range in the text as it is shown. In a text that is shown shortened, the range refers to the whole text.
    range: Offsets
    #: Which of the message's texts; None for its own text, or the first of its other texts if it has none.
    path: ContentPath | None = None


@dataclass(frozen=True, kw_only=True)
class Press:
    """What a press, or an action that does the same, is about."""

    target: Target
    #: The number of the attachment, answer, button or reaction; None for other targets, and for the attachment of a block.
    index: int | None
    #: The kind of the card; None for other targets.
    card: Card | None
    #: For Target.DATA the kind of the data, for Target.LINK SpanKind.LINK; None for other targets.
    data: SpanKind | None
    #: For data, a link, a footnote or a spoiler, its range in its text; None for other targets.
    data_range: Offsets | None
    #: The text that contains the position of a hit, or the data, link, footnote, spoiler or object of an action; None for a text that is not
    #: one of the message's own, such as the time.
    path: ContentPath | None = None
    #: The address that a press opens: that of a named link, a link preview, detected data ("https:", "mailto:", "tel:"), a picture, file or
    #: button that has one, the link around a mention or a citation, or a place ("geo:"); None for none. It comes from the message, so check
    #: its scheme before you open it.
    href: str | None = None
    #: The label of a footnote; None for other targets.
    footnote: str | None = None
    #: The details block, the task's list item, the code or the cover that a press is about, or the block that has the attachment; None for
    #: other targets.
    block: ContentPath | None = None


@dataclass(frozen=True, kw_only=True)
class Action(Press):
    """An action on an element, and the meaning of a press that causes it."""

    kind: ActionKind
    #: The action's name in the reader's language.
    name: str


@dataclass(frozen=True)
class Element:
    """What a screen reader says about a row, or about a part of a row."""

    role: ElementRole
    states: ElementFlags
    #: The message; None for the typing row.
    id: MessageId | None
    #: The text that is read; for a row, everything that its message says.
    label: str
    #: The state, which may change while the label stays the same, and the effect of a press, in words.
    value: str | None
    hint: str | None
    #: The frame in coordinates of the transcript, in points.
    frame: Rect
    #: For a link or a mention in a text: its range in the label of the element that contains it.
    range: Offsets | None
    #: The numbers of the row's parts that belong to the element, counted from the row's first part.
    parts: list[int]
    #: The actions on the element; for a row, also the actions on all elements in it.
    actions: list[Action]
    #: The elements inside this one, in reading order.
    children: list[Element]

    def walk(self) -> Iterator[Element]:
        """Yields the element and its descendants, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass(frozen=True)
class CellElement:
    """An element of a row and the parts that show it: a quote, a picture, an answer of a poll, a block."""

    kind: CellElementKind
    #: The type of a block, as in messages; "item" and "footnote" for the elements inside lists and notes.
    type: str | None
    #: The place in the message. Elements that show no field of the message have their own paths, such as ("footer",).
    path: ContentPath
    #: The frame relative to the row, in points.
    frame: Rect
    #: The numbers of the element's parts in `Rows.parts`, including the parts of the elements in it.
    parts: range
    #: The elements inside this one, in the order in which they are painted.
    children: list[CellElement]
    #: The width and height of the scrolling content that is seen through `frame`, in points; None if it does not scroll. Parts have their places in
    #: the unscrolled content.
    scroll: tuple[float, float] | None = None
    #: Whether the scrolling content begins at the right edge of the frame and continues beyond the left edge.
    scrolls_from_right: bool = False

    def walk(self) -> Iterator[CellElement]:
        """Yields the element and its descendants."""
        yield self
        for child in self.children:
            yield from child.walk()


@dataclass(frozen=True)
class Accessibility:
    """What screen readers say about rows, in reading order."""

    rows: list[Element]
    #: The language of the words that the library adds (BCP 47), such as "de-DE".
    language: str


@dataclass(frozen=True, kw_only=True)
class Hit(Press):
    """The result of a hit test: what is at a point, and the meaning of a press there."""

    #: The message; None for a point above, below or beside all rows.
    id: MessageId | None
    #: The number of the part in the row.
    part: int | None
    #: The offset in the part's text, or the nearest offset in the message's text.
    offset: int | None
    affinity: Affinity


@dataclass(frozen=True)
class Outline:
    """The outline of a glyph in font units, y upwards; multiply by point_size / units_per_em."""

    #: NumPy views: the numbers of `Verb`, and points with `x` and `y`.
    verbs: Array
    points: Array
    units_per_em: int

    def steps(self, *, cubic: bool = False) -> Iterator[tuple[Verb, list[float]]]:
        """Yields the steps, each with the coordinates of its points. cubic: Whether to convert quadratic curves into cubic ones."""
        return steps(self.verbs, self.points, cubic)


@dataclass(frozen=True)
class GlyphImage:
    """The picture of a coloured glyph."""

    #: The contents of a PNG file: a NumPy view of bytes.
    png: Array
    #: The distances from the origin to the left edge and up to the top edge, and the size, in font units.
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

    #: The length of the text, and its number of grapheme clusters, with each mention as one.
    length: int
    count: int
    #: The selected range; empty at the caret if nothing is selected.
    selection: Offsets
    #: The range that an input method has marked; None for no marked text.
    marked: Offsets | None


@dataclass(frozen=True)
class ComposerLayout:
    """The size of a composer, in points."""

    width: float
    height: float
    #: The height of the content, and whether it is larger than the height of the composer.
    content_height: float
    scrolls: bool
    #: The scroll position at which the caret is visible.
    scroll: float
    #: The caret relative to the content, without width.
    caret: Rect
