"""The rows of a viewport as arrays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from ._calls import MessageId
from ._declarations import ffi
from ._memory import Array, Memory
from ._native import NONE, CData
from .content_paths import ContentPath, content_path
from .enums import CellElementKind, Look, Status, Verb
from .errors import HandleError
from .paths import steps
from .values import CellElement, Rect

_COUNTS = {"bubbles": "bubble_count", "patches": "patch_count", "clusters": "glyph_count"}


class Rows:
    """The rows of a viewport from top to bottom, as flat arrays that refer to each other.

    Each array is a read-only NumPy view of the library's memory; nothing is copied. Its elements are structures with the same offsets as in C, whose
    fields `native/bubble_layout.h` in the package explains: `rows.parts["frame"]["width"]`. A field of type `bubble_range` (`first`, `count`) is a range
    of elements of another array; the methods that end in `_of` return these elements.

    Views stay valid as long as anything refers to them, even after the rows or the transcript are closed: the memory is reused only when its last view
    is gone. Lengths are points; frames of rows are in coordinates of the transcript, everything else is relative to its row.
    """

    def __init__(self, memory: Memory, view: CData) -> None:
        self._memory: Memory | None = memory
        self._view = view
        self._arrays: dict[str, Array] = {}
        #: The colour of the page, 0xRRGGBBAA, if a drawing was requested.
        self.background: int = view.background

    # -- Closing.

    @property
    def closed(self) -> bool:
        """Whether the rows were closed."""
        return self._memory is None

    def close(self) -> None:
        """Makes the memory available for later rows, once no view uses it. Existing views stay valid."""
        self._memory = None
        self._arrays = {}

    def __enter__(self) -> Rows:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return "<Rows closed>" if self.closed else f"<Rows {len(self)} rows>"

    def __len__(self) -> int:
        """The number of rows."""
        return len(self.rows)

    def __iter__(self) -> Iterator[np.void]:
        """The rows; each is an element of `rows`."""
        return iter(self.rows)

    def _array(self, name: str) -> Array:
        if self._memory is None:
            raise HandleError(Status.HANDLE, "rows was closed", "bubble_rows_free")
        found = self._arrays.get(name)
        if found is None:
            count = getattr(self._view, _COUNTS.get(name, name[:-1] + "_count"))
            found = self._arrays[name] = self._memory.array(getattr(self._view, name), count)
        return found

    # -- Arrays.

    @property
    def rows(self) -> Array:
        """`bubble_row`: messages, dates, the unread line, the typing row, and what floats over the rows."""
        return self._array("rows")

    @property
    def bubbles(self) -> Array:
        """`bubble_bubble`: the shapes behind messages."""
        return self._array("bubbles")

    @property
    def patches(self) -> Array:
        """`bubble_patch`: the pieces of pictures that are stretched."""
        return self._array("patches")

    @property
    def parts(self) -> Array:
        """`bubble_part`: texts, labels, avatars, statuses, media, boxes, formulas; from back to front in each row."""
        return self._array("parts")

    @property
    def spans(self) -> Array:
        """`bubble_span`: ranges that have a meaning or a formatting of their own."""
        return self._array("spans")

    @property
    def bars(self) -> Array:
        """`bubble_rect`: the bars of waveforms."""
        return self._array("bars")

    @property
    def lines(self) -> Array:
        """`bubble_line`: lines of texts and labels."""
        return self._array("lines")

    @property
    def runs(self) -> Array:
        """`bubble_run`: glyphs of one font and direction."""
        return self._array("runs")

    @property
    def glyphs(self) -> Array:
        """`bubble_glyph`: `id`, `x`, `y` of the origin; in memory the same as Cairo's `cairo_glyph_t`."""
        return self._array("glyphs")

    @property
    def clusters(self) -> Array:
        """For each glyph, the offset of the text that it belongs to; NONE for the glyphs of operations."""
        return self._array("clusters")

    @property
    def features(self) -> Array:
        """`bubble_feature`: OpenType features of runs."""
        return self._array("features")

    @property
    def fonts(self) -> Array:
        """`bubble_font`: fonts at a size; a font's `id` is the same in all rows of an engine."""
        return self._array("fonts")

    @property
    def variations(self) -> Array:
        """`bubble_variation`: settings of the axes of variable fonts."""
        return self._array("variations")

    @property
    def operations(self) -> Array:
        """`bubble_operation`: the drawing operations of the rows, in order."""
        return self._array("operations")

    @property
    def paths(self) -> Array:
        """`bubble_path`: paths, in `verbs` and `points`."""
        return self._array("paths")

    @property
    def verbs(self) -> Array:
        """The steps of paths: a `Verb` for each, as bytes."""
        return self._array("verbs")

    @property
    def points(self) -> Array:
        """`bubble_point`: the points of paths."""
        return self._array("points")

    @property
    def stops(self) -> Array:
        """`bubble_stop`: the colours of gradients."""
        return self._array("stops")

    @property
    def subjects(self) -> Array:
        """`bubble_subject`: what pictures show: avatars, attachments, quoted pictures, emoji."""
        return self._array("subjects")

    @property
    def objects(self) -> Array:
        """`bubble_object`: custom emoji, mentions and formulas in texts, with their words."""
        return self._array("objects")

    @property
    def rules(self) -> Array:
        """`bubble_rule`: bars of fractions and other shapes of formulas that are not glyphs, each with the number of
        its part. Drawings include them."""
        return self._array("rules")

    @property
    def colored_runs(self) -> Array:
        """`bubble_colored_run`: runs of formulas that have a colour of their own."""
        return self._array("colored_runs")

    @property
    def highlights(self) -> Array:
        """`bubble_highlight`: highlights of `Transcript.highlight`; drawings include them."""
        return self._array("highlights")

    @property
    def highlight_rects(self) -> Array:
        """`bubble_rect`: the rectangles of highlights, relative to their rows."""
        return self._array("highlight_rects")

    @property
    def cell_elements(self) -> Array:
        """`bubble_cell_element`: the elements of rows as trees, each before its children; `elements_of` returns those of a row."""
        return self._array("cell_elements")

    @property
    def strings(self) -> Array:
        """All texts, as UTF-8 bytes."""
        return self._array("strings")

    # -- References between arrays.

    def text(self, range: Any) -> str | None:
        """Returns the text of a range of `strings`; None for a missing one."""
        first, count = int(range[0]), int(range[1])
        if first == NONE:
            return None
        return self.strings[first : first + count].tobytes().decode()

    def id(self, row: Any) -> MessageId:
        """Returns the id of the message of a row or a subject; for a separator, the id of the message below it."""
        text = self.text(row["id_text"])
        return int(row["id_number"]) if text is None else text

    def parts_of(self, row: Any) -> Array:
        """Returns the parts of a row."""
        return self.parts[_slice(row["parts"])]

    def operations_of(self, row: Any) -> Array:
        """Returns the drawing operations of a row, if a drawing was requested."""
        return self.operations[_slice(row["operations"])]

    def lines_of(self, part: Any) -> Array:
        """Returns the lines of a part, if lines were requested."""
        return self.lines[_slice(part["lines"])]

    def runs_of(self, line: Any) -> Array:
        """Returns the runs of a line, if glyphs were requested."""
        return self.runs[_slice(line["runs"])]

    def glyphs_of(self, run: Any) -> Array:
        """Returns the glyphs of a run, or of an operation."""
        return self.glyphs[_slice(run["glyphs"])]

    def clusters_of(self, run: Any) -> Array:
        """Returns for each glyph of a run the offset of the text that it belongs to."""
        return self.clusters[_slice(run["glyphs"])]

    def detected_of(self, part: Any) -> Array:
        """Returns links, mentions and other detected data in the text of a part."""
        return self.spans[_slice(part["detected"])]

    def spans_of(self, part: Any) -> Array:
        """Returns the ranges of a part's text that have a formatting of their own."""
        return self.spans[_slice(part["spans"])]

    def bars_of(self, part: Any) -> Array:
        """Returns the bars of a waveform."""
        return self.bars[_slice(part["bars"])]

    def patches_of(self, bubble: Any) -> Array:
        """Returns the pieces of a bubble's picture."""
        return self.patches[_slice(bubble["patches"])]

    def stops_of(self, operation: Any) -> Array:
        """Returns the colours of an operation's gradient; none for a single colour."""
        return self.stops[_slice(operation["stops"])]

    def variations_of(self, font: Any) -> Array:
        """Returns the settings of a font's axes."""
        return self.variations[_slice(font["variations"])]

    def features_of(self, run: Any) -> Array:
        """Returns the OpenType features of a run beyond the font's own."""
        return self.features[_slice(run["features"])]

    def path(self, range: Any) -> ContentPath | None:
        """Returns the path of a part, a highlight or an element, from its range of `strings`; None for a missing one."""
        text = self.text(range)
        return None if text is None else content_path(text)

    def looks_of(self, span: Any) -> Look:
        """Returns the formatting of a range of a text."""
        return Look(int(span["looks"]))

    def elements_of(self, row: Any) -> list[CellElement]:
        """Returns the elements of a row as trees, if elements were requested."""
        found: list[CellElement] = []
        # The elements that contain the next one, from outer to inner.
        open: list[CellElement] = []
        for entry in self.cell_elements[_slice(row["elements"])]:
            parts = _slice(entry["parts"])
            element = CellElement(
                CellElementKind(int(entry["kind"])), self.text(entry["type"]), self.path(entry["path"]) or (),
                Rect(*entry["frame"].tolist()), range(parts.start, parts.stop), [],
                _extent(entry), bool(entry["scrolls_from_right"]))
            del open[int(entry["depth"]) :]
            (open[-1].children if open else found).append(element)
            open.append(element)
        return found

    def rects_of(self, highlight: Any) -> Array:
        """Returns the rectangles of a highlight, relative to its row."""
        return self.highlight_rects[_slice(highlight["rects"])]

    def steps(self, path: int, *, cubic: bool = False) -> Iterator[tuple[Verb, list[float]]]:
        """Yields the steps of the path with a number, each with the coordinates of its points: x, y, x, y; none for NONE.

        cubic: Whether to convert quadratic curves into cubic ones; Cairo and PDF have only these.
        """
        if path == NONE:
            return iter(())
        found = self.paths[path]
        return steps(self.verbs[_slice(found["verbs"])], self.points[_slice(found["points"])], cubic)

    def address(self, name: str) -> int:
        """Returns the memory address of an array such as "glyphs"; 0 for an empty one."""
        self._array(name)
        return int(ffi.cast("uintptr_t", getattr(self._view, name)))


def _extent(element: Any) -> tuple[float, float] | None:
    """Returns the width and height of an element's scrolling content; None if it does not scroll."""
    width, height = float(element["scroll_width"]), float(element["scroll_height"])
    return (width, height) if width or height else None


def _slice(range: Any) -> slice:
    first, count = int(range[0]), int(range[1])
    return slice(first, first + count)
