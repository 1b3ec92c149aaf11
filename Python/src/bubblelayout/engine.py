"""Fonts, and the cache of texts shaped with them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ._calls import Messages, call
from ._declarations import ffi
from ._handle import Handle
from ._memory import Array, Pool
from ._native import CData, sized
from ._sizing import SizeFunction, callback
from .enums import Fonts
from .measuring import MeasuredLines, MeasureFields, MeasureOptions, Paragraph, TextLike, Widths, measured
from .options import OptionFields, Options
from .style import StyleLike
from .transcript import Transcript
from .values import GlyphImage, Outline

if TYPE_CHECKING:
    from typing_extensions import Unpack


class Engine(Handle):
    """Fonts, and the cache of texts shaped with them.

    Make one and share it: any number of threads may use it at once. It has to be there while transcripts are opened; those that
    are open live without it.
    """

    _kind = "engine"

    def __init__(
        self,
        *,
        system: bool = False,
        folder: str | os.PathLike[str] | None = None,
        files: Sequence[str | os.PathLike[str]] | None = None,
        sizing: SizeFunction | None = None,
        plain_formulas: bool = False,
    ) -> None:
        """Opens fonts: those that come with the package, unless one of these is given.

        system: What fontconfig finds, and after these the package's.
        folder: A folder, with those in it, in the order of its stack.txt or by path.
        files: Files, in fall-back order.
        sizing: How large the application's own parts are (attachments of the type `custom`): called with a `CustomPart` and the width
            that there is, in points, and gives a width and a height, or None to leave it to the message. It has to answer the same
            whenever it is asked the same. It is called in the thread of the call that measures; it may not use transcripts of this
            engine. What it raises is raised by that call at its end, and the part is as large as its message says.
        plain_formulas: Whether formulas are shown as their source where `sizing` knows no size for them. Otherwise they are laid out.
        Raises FontsError, naming the file.
        """
        if (system is True) + (folder is not None) + (files is not None) > 1:
            raise ValueError("only one of system, folder and files can be given")
        options, kept = sized("bubble_engine_options"), list[CData]()
        options.fonts = Fonts.SYSTEM if system else Fonts.BUNDLED
        if folder is not None:
            kept.append(ffi.new("char[]", os.fsencode(folder)))
            options.fonts, options.folder = Fonts.FOLDER, kept[-1]
        if files is not None:
            kept += [ffi.new("char[]", os.fsencode(file)) for file in files]
            kept.append(ffi.new("char *[]", kept))
            options.fonts, options.files, options.file_count = Fonts.FILES, kept[-1], len(files)
        options.plain_formulas = plain_formulas
        self._sizing: CData = None
        if sizing is not None:
            self._sizing = options.sizing = callback(sizing)
        super().__init__("bubble_engine_open", options, Handle, keeping=self._sizing)
        self._buffers = Pool("buffer")
        self._given: dict[str, Any] = {
            "system": system, "folder": None if folder is None else os.fspath(folder),
            "files": None if files is None else [os.fspath(file) for file in files], "sizing": sizing}

    def __reduce__(self) -> tuple[Any, ...]:
        """An engine is pickled as what it was opened with: the other process opens the same fonts. A sizing function has to be one that can
        be pickled."""
        return _opened, (self._given,)

    def __repr__(self) -> str:
        given = ", ".join(f"{name}={value!r}" for name, value in self._given.items() if value not in (None, False))
        return f"<Engine {given or 'bundled fonts'}{', closed' if self.closed else ''}>"

    def measure(self, texts: Iterable[TextLike], widths: Widths, **options: Unpack[MeasureFields]) -> Array:
        """How much room texts take: what `bubble measure` prints, as a structured array of `bubble_measure`.

            engine.measure(["Hello", "How tall is this?"], [80, 200])["height"]     # shape (2, 2)
            engine.measure(["Hello", "How tall is this?"], 80)["line_count"]        # shape (2,)

        Its fields: `width` and `height` of the text (of the widest line, and of all lines), `line_count`, `narrowest` and `widest` (the
        widths with the same lines, from the first up to but not including the second), and where the last line ends: `last_x`,
        `last_width`, `last_top`, `last_baseline`. Lengths are points.

        texts: Texts, each a `str` or a `SourceText` with its language and direction.
        widths: In points, one or several; any numbers will do, infinity is no limit.
        options: Fields of `MeasureOptions`.
        Raises ArgumentError, naming the option. Each text is shaped once; the interpreter's lock is released meanwhile.
        """
        return measured(self._pointer, texts, widths, MeasureOptions(**options), False).measures

    def measure_lines(
        self, texts: Iterable[TextLike], widths: Widths, **options: Unpack[MeasureFields]
    ) -> MeasuredLines:
        """As `measure`, with the lines of the texts: arrays of `bubble_measure` and of `bubble_line`."""
        return measured(self._pointer, texts, widths, MeasureOptions(**options), True)

    def paragraph(self, text: TextLike, **options: Unpack[MeasureFields]) -> Paragraph:
        """A text by itself, shaped: its lines, carets and rectangles at any width.

        options: Fields of `MeasureOptions`.
        """
        return Paragraph(self, text, MeasureOptions(**options))

    def transcript(
        self, messages: Messages | None = None, style: StyleLike = "merged", *, width: float = 320, **options: Unpack[OptionFields]
    ) -> Transcript:
        """Lays out messages. The same as `Transcript(engine, messages, style, ...)`.

        width: In points; negative ones are 0, and infinity makes each row as wide as its content.
        options: Fields of `Options`.
        """
        return Transcript(self, messages, style, width=width, options=Options(**options))

    def outline(self, font: int, glyph: int) -> Outline:
        """The outline of a glyph of a font that rows have named by its `id`, emboldened and slanted as the font asks for.

        Glyphs without ink, and those that are pictures, have no steps. Raises NotFoundError for a font that no rows have named.
        """
        memory, outline = self._buffers.take(), sized("bubble_outline")
        call("bubble_engine_glyph_outline", self._pointer, font, glyph, memory.pointer, outline)
        return Outline(
            memory.array(outline.verbs, outline.verb_count), memory.array(outline.points, outline.point_count),
            outline.units_per_em)

    def image(self, font: int, glyph: int) -> GlyphImage | None:
        """The picture of a coloured glyph; None for a glyph that is an outline. Raises as `outline`."""
        memory, image = self._buffers.take(), sized("bubble_image")
        call("bubble_engine_glyph_image", self._pointer, font, glyph, memory.pointer, image)
        if image.png == ffi.NULL:
            return None
        return GlyphImage(
            memory.array(image.png, image.length), image.left, image.top, image.width, image.height, image.units_per_em)


def _opened(given: dict[str, Any]) -> Engine:
    """An engine that was pickled."""
    return Engine(**given)
