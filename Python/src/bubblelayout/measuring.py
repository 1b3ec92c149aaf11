"""Measures texts without a conversation: their sizes at any width, and their lines, carets and rectangles."""

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
    """A text to be measured, with its language and direction.

    text: The characters.
    language: A BCP 47 tag such as "ja", which affects glyphs and line breaks; None for unknown.
    direction: The base direction; AUTO for that of the first strong character.
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
    """The font and the line breaking of measured texts: all options of `bubble measure`. Lengths are points.

    font_size: The size of the em, up to 10000.
    family: The font family to try first; None for the engine's first.
    weight: From 1 to 1000: 400 is regular, 700 bold.
    italic: Whether the text is italic, if the family has italic fonts.
    letter_spacing, word_spacing: The space added after each character, and to each space.
    features: OpenType features by their tags, such as {"smcp": 1, "liga": 0}.
    variations: Settings of variable fonts by their axes, such as {"wdth": 80}.
    policy: Whether lines break as in Unicode (UAX #14) or as in Chromium.
    line_break, word_break, white_space, autospace: As in CSS (autospace: text-autospace).
    keep_words: Whether a word that is wider than the line overflows and is not broken.
    wrap: Whether lines end at words, between any characters, or nowhere.
    alignment: The alignment of lines in their block.
    max_lines: The maximum number of lines; None for no limit.
    truncation: Which part of a text with too many lines is cut off.
    line_height: A multiple of the natural height as a number, or a rule and its number, such as (LineHeight.FIXED, 20); None for natural.
    tab_size: The distance of tab stops, in spaces.
    tab_stops: The first tab stops, measured from a line's start.
    balanced: Whether lines get similar lengths, by the narrowest width with the same number of lines.
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
        """Returns the options in the library's form, which is valid as long as `kept`.

        lines: Whether to list the lines of texts.
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
    """The sizes of texts with their lines: the field `lines` of a measurement is the range of its lines in the array `lines`."""

    #: An array of `bubble_measure`, with an element for each text and width.
    measures: Array
    #: An array of `bubble_line`; coordinates are relative to the top left corner of the line's text.
    lines: Array


class TextPosition(NamedTuple):
    """A position in a text, and which of the two characters around it the position belongs to."""

    offset: int
    affinity: Affinity = Affinity.DOWNSTREAM


class Paragraph(Handle):
    """A single shaped text that can be broken into lines at any width. It never changes: any number of threads may use it.

    Lengths are points, measured from the top left corner of the text. Text offsets count UTF-16 code units, or UTF-8 bytes with
    `MeasureOptions.utf8_offsets`.
    """

    _kind = "paragraph"
    _end = "bubble_paragraph_destroy"

    def __init__(self, engine: Engine, text: TextLike, options: MeasureOptions | None = None) -> None:
        """Analyses and shapes a text. Raises ArgumentError with the name of the option."""
        kept: list[Any] = []
        source = text if isinstance(text, SourceText) else SourceText(text)
        place = source_texts([source], kept)
        #: The text, and its options.
        self.source, self.options = source, options or MeasureOptions()
        native = self.options.native(False, kept)
        super().__init__("bubble_paragraph_create", engine._pointer, native, place, Handle)
        self._buffers = Pool("buffer")

    def __repr__(self) -> str:
        return f"<Paragraph {self.source.text[:40]!r}{', closed' if self.closed else ''}>"

    def measure(self, widths: Widths) -> Array:
        """Returns the size of the text at each width: an array of `bubble_measure`, as `Engine.measure` does."""
        wanted = np.asarray(widths, np.float64)
        given = np.ascontiguousarray(wanted).reshape(-1)
        memory, measures = self._buffers.take(), sized("bubble_measures")
        call("bubble_paragraph_measure", self._pointer, ffi.from_buffer("double[]", given), len(given), memory.pointer, measures)
        return memory.array(measures.measures, measures.count).reshape(wanted.shape)

    def lines(self, width: float) -> Array:
        """Returns the lines at a width: a NumPy view of `bubble_line`."""
        memory, measures = self._buffers.take(), sized("bubble_measures")
        call("bubble_paragraph_lines", self._pointer, width, memory.pointer, measures)
        return memory.array(measures.lines, measures.line_count)

    def carets(self, width: float, positions: Iterable[int | TextPosition]) -> Array:
        """Returns the carets at places of the text at a width: a NumPy view of `bubble_caret`."""
        places = [(position, Affinity.DOWNSTREAM) if isinstance(position, int) else tuple(position) for position in positions]
        memory, carets = self._buffers.take(), sized("bubble_carets")
        given = ffi.new("bubble_text_position[]", places)
        call("bubble_paragraph_carets", self._pointer, width, given, len(places), memory.pointer, carets)
        return memory.array(carets.carets, carets.count)

    def position(self, width: float, x: float, y: float) -> TextPosition:
        """Returns the place in the text for a point: the nearest edge of a grapheme cluster on the nearest line."""
        place = ffi.new("bubble_text_position *")
        call("bubble_paragraph_position", self._pointer, width, x, y, place)
        return TextPosition(place.offset, Affinity(place.affinity))

    def range_rects(self, width: float, start: int, end: int) -> Array:
        """Returns the rectangles behind a range at a width, from the first line to the last: a NumPy view."""
        memory, rects = self._buffers.take(), sized("bubble_rects")
        call("bubble_paragraph_range_rects", self._pointer, width, start, end, memory.pointer, rects)
        return memory.array(rects.rects, rects.count)


def measured(pointer: CData, texts: Iterable[TextLike], widths: Widths, options: MeasureOptions, lines: bool) -> MeasuredLines:
    """Measures texts with the engine at a pointer.

    The memory is freed with the last view of it and not reused, because thousands of texts need much of it.
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
    """Returns texts in the library's form, valid as long as `kept`: their bytes one after the other, and one array of structures."""
    encoded = [utf8(text if isinstance(text, str) else text.text) for text in texts]
    # One more byte, so that even an empty text has a valid address.
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
    """Returns the number of an OpenType tag: four letters, padded with spaces."""
    letters = name.encode("ascii", "replace")
    if not 1 <= len(letters) <= 4:
        raise ValueError(f"{name!r} is not a four-letter tag")
    return int.from_bytes(letters.ljust(4), "big")


def _positive(name: str, number: float) -> float:
    """Returns a number, which must not be 0, because 0 stands for the default in the library."""
    if number == 0:
        raise ValueError(f"{name} must not be 0")
    return number
