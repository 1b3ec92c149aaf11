"""Texts by themselves: how large they are at which width, and where their lines, carets and rectangles are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypedDict, Union

import numpy as np

from ._calls import call, optional_text, utf8
from ._declarations import ffi
from ._handle import Handle
from ._memory import Array, Pool, dtype
from ._native import NONE, CData, sized
from .enums import (
    Affinity, Alignment, Autospace, Direction, LineBreak, LineHeight, MeasureFlags, Policy, Truncation, WhiteSpace, WordBreak, Wrap)

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .engine import Engine


@dataclass(frozen=True)
class SourceText:
    """A text to be measured, with what may differ from one text to the next.

    text: The characters.
    language: BCP 47, such as "ja": it chooses glyphs and breaks lines; None for unknown.
    direction: The base direction; by the first strong character where it is AUTO.
    """

    text: str
    language: str | None = None
    direction: Direction = Direction.AUTO


#: One width or several, in points.
Widths = Union[float, Sequence[float], Array]
#: A text, or one with a language and a direction.
TextLike = Union[str, SourceText]


@dataclass(frozen=True)
class MeasureOptions:
    """How texts are set and broken into lines: all that `bubble measure` can be told. Lengths are points.

    font_size: The em, up to 10000.
    family: The font family to try first; None for the engine's first.
    weight: From 1 to 1000: 400 is regular, 700 bold.
    italic: Italic, where the family has it.
    letter_spacing, word_spacing: Added after each character, and to each space.
    features: OpenType features by their tags, {"smcp": 1, "liga": 0}.
    variations: Settings of variable fonts by their axes, {"wdth": 80}.
    policy: Whether lines break as Unicode says or as Chromium does.
    line_break, word_break, white_space, autospace: As in CSS (autospace: text-autospace).
    keep_words: A word that is wider than the line reaches beyond it, and is not broken.
    wrap: Lines end at words, between any characters, or nowhere.
    alignment: How lines are aligned in their block.
    max_lines: The most lines; None for any number.
    truncation: Which part of a text with too many lines is cut off.
    line_height: A multiple of the natural height as a number, or a rule and its number, (LineHeight.FIXED, 20); None for natural.
    tab_size: The distance of tab stops, in spaces.
    tab_stops: Tab stops before those, from a line's start.
    balanced: Lines about equally long: the narrowest width with the same number of them.
    utf8_offsets: Whether text offsets count UTF-8 bytes rather than UTF-16 code units.
    """

    font_size: float = 16
    family: str | None = None
    weight: int = 400
    italic: bool = False
    letter_spacing: float = 0
    word_spacing: float = 0
    features: Mapping[str, int] | None = None
    variations: Mapping[str, float] | None = None
    policy: Policy = Policy.UNICODE
    line_break: LineBreak = LineBreak.AUTO
    word_break: WordBreak = WordBreak.NORMAL
    white_space: WhiteSpace = WhiteSpace.PRE_WRAP
    autospace: Autospace = Autospace.NONE
    keep_words: bool = False
    wrap: Wrap = Wrap.WORDS
    alignment: Alignment = Alignment.START
    max_lines: int | None = None
    truncation: Truncation = Truncation.TAIL
    line_height: float | tuple[LineHeight, float] | None = None
    tab_size: int = 8
    tab_stops: Sequence[float] = ()
    balanced: bool = False
    utf8_offsets: bool = False

    def native(self, lines: bool, kept: list[Any]) -> CData:
        """The same as the library has it, which lives as long as `kept`.

        lines: Whether the lines of texts are listed.
        """
        options = sized("bubble_measure_options")
        options.font_size = _positive("font_size", self.font_size)
        options.family = optional_text(self.family, kept)
        options.weight = int(_positive("weight", self.weight))
        wanted = {
            MeasureFlags.ITALIC: self.italic, MeasureFlags.BALANCED: self.balanced, MeasureFlags.KEEP_WORDS: self.keep_words,
            MeasureFlags.LINES: lines, MeasureFlags.UTF8_OFFSETS: self.utf8_offsets}
        options.flags = sum(flag for flag, is_wanted in wanted.items() if is_wanted)
        options.letter_spacing, options.word_spacing = self.letter_spacing, self.word_spacing
        features = ffi.new("bubble_feature[]", [(_tag(tag), int(value)) for tag, value in (self.features or {}).items()])
        variations = ffi.new("bubble_variation[]", [(_tag(axis), value) for axis, value in (self.variations or {}).items()])
        stops = ffi.new("double[]", list(self.tab_stops))
        options.features, options.feature_count = features, len(features)
        options.variations, options.variation_count = variations, len(variations)
        options.tab_stops, options.tab_stop_count = stops, len(stops)
        for name in ("policy", "line_break", "word_break", "white_space", "autospace", "wrap", "alignment", "truncation"):
            setattr(options, name, getattr(self, name))
        if self.max_lines is not None:
            options.maximum_lines = int(_positive("max_lines", self.max_lines))
        rule = self.line_height
        if rule is not None:
            options.line_height_rule, options.line_height = rule if isinstance(rule, tuple) else (LineHeight.MULTIPLE, rule)
        options.tab_size = self.tab_size or NONE
        kept += [features, variations, stops, options]
        return options


class MeasureFields(TypedDict, total=False):
    """The fields of `MeasureOptions` as keyword arguments."""

    font_size: float
    family: str | None
    weight: int
    italic: bool
    letter_spacing: float
    word_spacing: float
    features: Mapping[str, int] | None
    variations: Mapping[str, float] | None
    policy: Policy
    line_break: LineBreak
    word_break: WordBreak
    white_space: WhiteSpace
    autospace: Autospace
    keep_words: bool
    wrap: Wrap
    alignment: Alignment
    max_lines: int | None
    truncation: Truncation
    line_height: float | tuple[LineHeight, float] | None
    tab_size: int
    tab_stops: Sequence[float]
    balanced: bool
    utf8_offsets: bool


class MeasuredLines(NamedTuple):
    """Texts at widths, with their lines: `lines[first:first + count]` of a measure's field `lines` are its own."""

    #: `bubble_measure`, an element for each text and width.
    measures: Array
    #: `bubble_line`, relative to the top left corner of their text.
    lines: Array


class TextPosition(NamedTuple):
    """A place in a text, and which of its two neighbours it belongs to."""

    offset: int
    affinity: Affinity = Affinity.DOWNSTREAM


class Paragraph(Handle):
    """A text by itself, shaped, that is broken into lines at any width. It never changes: any number of threads may use it.

    Lengths are points from the top left corner of the text. Text offsets count UTF-16 code units, or UTF-8 bytes where
    `MeasureOptions.utf8_offsets` says so.
    """

    _kind = "paragraph"
    _end = "bubble_paragraph_destroy"

    def __init__(self, engine: Engine, text: TextLike, options: MeasureOptions | None = None) -> None:
        """Analyses and shapes a text. Raises ArgumentError, naming the option."""
        kept: list[Any] = []
        source = text if isinstance(text, SourceText) else SourceText(text)
        place = source_texts([source], kept)
        #: The text, and how it is set.
        self.source, self.options = source, options or MeasureOptions()
        native = self.options.native(False, kept)
        super().__init__("bubble_paragraph_create", engine._pointer, native, place, Handle)
        self._buffers = Pool("buffer")

    def __repr__(self) -> str:
        return f"<Paragraph {self.source.text[:40]!r}{', closed' if self.closed else ''}>"

    def measure(self, widths: Widths) -> Array:
        """How much room the text takes: an array of `bubble_measure` as with `Engine.measure`."""
        wanted = np.asarray(widths, np.float64)
        given = np.ascontiguousarray(wanted).reshape(-1)
        memory, measures = self._buffers.take(), sized("bubble_measures")
        call("bubble_paragraph_measure", self._pointer, ffi.from_buffer("double[]", given), len(given), memory.pointer, measures)
        return memory.array(measures.measures, measures.count).reshape(wanted.shape)

    def lines(self, width: float) -> Array:
        """The lines at a width: a NumPy view of `bubble_line`."""
        memory, measures = self._buffers.take(), sized("bubble_measures")
        call("bubble_paragraph_lines", self._pointer, width, memory.pointer, measures)
        return memory.array(measures.lines, measures.line_count)

    def carets(self, width: float, positions: Iterable[int | TextPosition]) -> Array:
        """The carets at places of the text at a width: a NumPy view of `bubble_caret`."""
        places = [(position, Affinity.DOWNSTREAM) if isinstance(position, int) else tuple(position) for position in positions]
        memory, carets = self._buffers.take(), sized("bubble_carets")
        given = ffi.new("bubble_text_position[]", places)
        call("bubble_paragraph_carets", self._pointer, width, given, len(places), memory.pointer, carets)
        return memory.array(carets.carets, carets.count)

    def position(self, width: float, x: float, y: float) -> TextPosition:
        """The place that a point means: the nearest edge of a grapheme cluster on the nearest line."""
        place = ffi.new("bubble_text_position *")
        call("bubble_paragraph_position", self._pointer, width, x, y, place)
        return TextPosition(place.offset, Affinity(place.affinity))

    def range_rects(self, width: float, start: int, end: int) -> Array:
        """The rectangles behind a range at a width, from the first line to the last: a NumPy view."""
        memory, rects = self._buffers.take(), sized("bubble_rects")
        call("bubble_paragraph_range_rects", self._pointer, width, start, end, memory.pointer, rects)
        return memory.array(rects.rects, rects.count)


def measured(pointer: CData, texts: Iterable[TextLike], widths: Widths, options: MeasureOptions, lines: bool) -> MeasuredLines:
    """Measures texts with the engine at a pointer.

    The memory is given back when the last view of it is gone: what thousands of texts need is not kept for later.
    """
    memory = Pool("buffer").take()
    kept: list[Any] = []
    sources = list(texts)
    wanted = np.asarray(widths, np.float64)
    given = np.ascontiguousarray(wanted).reshape(-1)
    measures = sized("bubble_measures")
    call(
        "bubble_measure_texts", pointer, options.native(lines, kept), source_texts(sources, kept), len(sources),
        ffi.from_buffer("double[]", given), len(given), memory.pointer, measures)
    shape = (len(sources), *wanted.shape)
    return MeasuredLines(
        memory.array(measures.measures, measures.count).reshape(shape), memory.array(measures.lines, measures.line_count))


def source_texts(texts: Sequence[TextLike], kept: list[Any]) -> CData:
    """Texts as the library takes them, which live as long as `kept`: their bytes one after the other, and an array that is made at once."""
    encoded = [utf8(text if isinstance(text, str) else text.text) for text in texts]
    # A byte more, so that an empty text has a place.
    content = b"".join(encoded) + b"\0"
    lengths = np.fromiter(map(len, encoded), np.uint64, len(encoded))
    places = np.zeros(len(encoded), dtype("bubble_source_text"))
    start = int(ffi.cast("uintptr_t", ffi.from_buffer(content)))
    places["text"] = np.uint64(start) + np.cumsum(lengths, dtype=np.uint64) - lengths
    places["length"] = lengths
    for index, text in enumerate(texts):
        if isinstance(text, SourceText):
            places["direction"][index] = text.direction
            if text.language is not None:
                places["language"][index] = int(ffi.cast("uintptr_t", optional_text(text.language, kept)))
    kept += [content, places]
    return ffi.cast("bubble_source_text *", ffi.from_buffer(places)) if len(encoded) else ffi.NULL


def _tag(name: str) -> int:
    """The number of an OpenType tag: four letters, filled up with spaces."""
    letters = name.encode("ascii", "replace")
    if not 1 <= len(letters) <= 4:
        raise ValueError(f"{name!r} is not a four-letter tag")
    return int.from_bytes(letters.ljust(4), "big")


def _positive(name: str, number: float) -> float:
    """A number for which the library has 0 as the usual value."""
    if number == 0:
        raise ValueError(f"{name} must not be 0")
    return number
