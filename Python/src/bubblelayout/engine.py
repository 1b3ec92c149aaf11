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

    Make one and share it: any number of threads may use it at once. It is needed only to open transcripts and composers, which keep what they need
    of it.
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
        """Opens fonts: those that come with the package, unless one of these arguments is given.

        system: Whether to open the fonts that fontconfig finds, and after them the package's.
        folder: A folder and its subfolders, in the order of its stack.txt or by path.
        files: Files, in fallback order.
        sizing: A function that returns the size of the application's own parts (attachments of the type `custom`). Its arguments are a `CustomPart`
            and the available width in points; it returns a width and a height, or None for the size in the message. It must return the same size for
            the same arguments. It is called in the thread of the call that measures, and must not use transcripts of this engine. Its exception is
            raised by that call at its end, and the part has the size in its message.
        plain_formulas: Whether formulas are shown as their source if `sizing` returns no size for them. Otherwise they are laid out.
        Raises FontsError with the name of the file.
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
        """Pickles the arguments of the engine: the other process opens the same fonts. A sizing function must be picklable."""
        return _opened, (self._given,)

    def __repr__(self) -> str:
        given = ", ".join(f"{name}={value!r}" for name, value in self._given.items() if value not in (None, False))
        return f"<Engine {given or 'bundled fonts'}{', closed' if self.closed else ''}>"

    def measure(self, texts: Iterable[TextLike], widths: Widths, **options: Unpack[MeasureFields]) -> Array:
        """Returns the sizes of texts, which `bubble measure` prints, as a structured array of `bubble_measure`.

            engine.measure(["Hello", "How tall is this?"], [80, 200])["height"]     # shape (2, 2)
            engine.measure(["Hello", "How tall is this?"], 80)["line_count"]        # shape (2,)

        Its fields: `width` and `height` of the text (of the widest line, and of all lines), `line_count`, `narrowest` and `widest` (the
        widths with the same lines, from the first up to but not including the second), and where the last line ends: `last_x`,
        `last_width`, `last_top`, `last_baseline`. Lengths are points.

        texts: Texts, each a `str` or a `SourceText` with its language and direction.
        widths: One or several widths in points; negative numbers and NaN count as 0, and infinity is no limit.
        options: Fields of `MeasureOptions`.
        Raises ArgumentError with the name of the option. Each text is shaped once; the interpreter's lock is released meanwhile.
        """
        return measured(self._pointer, texts, widths, MeasureOptions(**options), False).measures

    def measure_lines(
        self, texts: Iterable[TextLike], widths: Widths, **options: Unpack[MeasureFields]
    ) -> MeasuredLines:
        """Measures as `measure` does, and also returns the lines of the texts: arrays of `bubble_measure` and of `bubble_line`."""
        return measured(self._pointer, texts, widths, MeasureOptions(**options), True)

    def paragraph(self, text: TextLike, **options: Unpack[MeasureFields]) -> Paragraph:
        """Shapes a single text, and returns an object with its lines, carets and rectangles at any width.

        options: Fields of `MeasureOptions`.
        """
        return Paragraph(self, text, MeasureOptions(**options))

    def transcript(
        self, messages: Messages | None = None, style: StyleLike = "merged", *, width: float = 320, **options: Unpack[OptionFields]
    ) -> Transcript:
        """Lays out messages; a short form of `Transcript(engine, messages, style, ...)`.

        width: The width in points; negative ones are 0, and infinity makes each row as wide as its content.
        options: Fields of `Options`.
        """
        return Transcript(self, messages, style, width=width, options=Options(**options))

    def outline(self, font: int, glyph: int) -> Outline:
        """Returns the outline of a glyph; `font` is the `id` of a font in rows. The outline is emboldened and slanted as the font requires.

        Glyphs without ink, and glyphs that are pictures, have no steps. Raises NotFoundError for a font that has not been in any rows.
        """
        memory, outline = self._buffers.take(), sized("bubble_outline")
        call("bubble_engine_glyph_outline", self._pointer, font, glyph, memory.pointer, outline)
        return Outline(
            memory.array(outline.verbs, outline.verb_count), memory.array(outline.points, outline.point_count),
            outline.units_per_em)

    def image(self, font: int, glyph: int) -> GlyphImage | None:
        """Returns the picture of a coloured glyph; None for a glyph that is an outline. Raises NotFoundError as `outline` does."""
        memory, image = self._buffers.take(), sized("bubble_image")
        call("bubble_engine_glyph_image", self._pointer, font, glyph, memory.pointer, image)
        if image.png == ffi.NULL:
            return None
        return GlyphImage(
            memory.array(image.png, image.length), image.left, image.top, image.width, image.height, image.units_per_em)


def _opened(given: dict[str, Any]) -> Engine:
    """Opens an engine that was pickled."""
    return Engine(**given)
