"""BubbleLayout computes the place of every glyph, line, bubble, label and cell of a conversation. You draw it.

    with bubblelayout.Engine() as engine:
        with engine.transcript(pathlib.Path("chat.jsonl"), "merged", width=320, me="you") as transcript:
            with transcript.rows(0, 900, drawing=True) as rows:
                rows.glyphs["x"]

Lengths are points, y downwards. Arrays are read-only NumPy views of the library's memory. Objects with a `close` method raise HandleError
after they are closed. Errors of the library are raised as BubbleError, with a `code`, a `message` and a `place`.

Several threads may use different objects at once, and also the same Engine and Style, which never change. Calls on the same
Transcript or Composer wait for each other. The interpreter's lock is released while the library works.
"""

from ._calls import MessageId, Messages
from ._declarations import ffi as _ffi
from ._native import NONE
from ._native import lib as _lib
from ._sizing import SizeFunction
from .composer import Composer
from .content_paths import ContentPath, content_path, json_pointer
from .engine import Engine
from .enums import (
    ActionKind, Affinity, Alignment, Autospace, BoxRole, Card, CellElementKind, ChangeKind, Delivery, Direction, Edge, ElementFlags, ElementRole, FontFlags, LabelRole,
    LineBreak, LineEnding, LineHeight, Look, MediaKind, MediaState, MessageRole, Movement, ObjectKind, OperationKind, PartFlags, PartKind, Policy, RowKind, Side, Sign, SpanKind, Status, SubjectKind, Target, TextRole,
    TextScope, Theme, Truncation, Verb, WhiteSpace, WordBreak, Wrap)
from .errors import (
    ArgumentError, BubbleError, ComposerError, FontsError, HandleError, LimitError, MessagesError, MessagesWarning, NotFoundError,
    StyleError)
from .measuring import MeasuredLines, MeasureOptions, Paragraph, SourceText, TextLike, TextPosition
from .offsets import utf16_index, utf16_offset
from .options import Options, Person
from .paths import rgba
from .rows import Rows
from .style import Style, StyleLike, color_roles, presets
from .transcript import Transcript
from .values import (
    END, Accessibility, Action, CellElement, Change, Changes, ComposerLayout, ComposerState, CustomPart, Edit, Element, GlyphImage, Hit, Match, Metrics, Offsets, Outline, Point, Position,
    Reading, Rect, Selection, Sent)

__version__: str = _ffi.string(_lib.bubble_version()).decode()
#: The version as numbers that can be compared, such as (0, 1, 0).
version_info: tuple[int, int, int] = (
    _lib.bubble_version_number() // 1_000_000, _lib.bubble_version_number() // 1_000 % 1_000, _lib.bubble_version_number() % 1_000)

__all__ = [
    "Accessibility", "Action", "ActionKind", "Affinity", "Alignment", "ArgumentError", "Autospace", "BoxRole", "BubbleError",
    "Card", "CellElement", "CellElementKind", "Change", "ChangeKind", "Changes", "Composer", "ComposerError", "ComposerLayout",
    "ComposerState", "ContentPath", "CustomPart", "Delivery", "Direction", "END", "Edge", "Edit", "Element", "ElementFlags",
    "ElementRole", "Engine", "FontFlags", "FontsError", "GlyphImage", "HandleError", "Hit", "LabelRole", "LimitError", "LineBreak",
    "LineEnding", "LineHeight", "Look", "Match", "MeasureOptions", "MeasuredLines", "MediaKind", "MediaState", "MessageId",
    "MessageRole", "Messages", "MessagesError", "MessagesWarning", "Metrics", "Movement", "NONE", "NotFoundError", "ObjectKind", "Offsets",
    "OperationKind", "Options", "Outline", "Paragraph", "PartFlags", "PartKind", "Person", "Point", "Policy", "Position", "Reading",
    "Rect", "RowKind", "Rows", "Selection", "Sent", "Side", "Sign", "SizeFunction", "SourceText", "SpanKind", "Status", "Style",
    "StyleError", "StyleLike", "SubjectKind", "Target", "TextLike", "TextPosition", "TextRole", "TextScope", "Theme", "Transcript",
    "Truncation", "Verb", "WhiteSpace", "WordBreak", "Wrap", "color_roles", "content_path", "json_pointer", "presets", "rgba",
    "utf16_index", "utf16_offset", "version_info",
]
