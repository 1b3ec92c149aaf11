"""The ink of glyphs, as FreeType finds it in the fonts of the repository."""

import ctypes
import ctypes.util
import functools
import pathlib

from cells import Frame

FONTS = pathlib.Path(__file__).resolve().parent.parent.parent / "Fonts/Files"
NO_SCALE = 1
# Offsets of members in FreeType's FT_FaceRec and FT_GlyphSlotRec on machines with 64 bits.
UNITS, SLOT, METRICS = 136, 152, 48
# How far left of its pen and how high a glyph of a font of pictures reaches at most, in em: those have no outlines.
PICTURE = (0.0, -0.95, 1.17, 0.25)


@functools.cache
def library():
    """FreeType with a library object, or None if it is not installed."""
    try:
        freetype = ctypes.CDLL(ctypes.util.find_library("freetype") or "libfreetype.so.6")
    except OSError:
        return None
    handle = ctypes.c_void_p()
    return (freetype, handle) if freetype.FT_Init_FreeType(ctypes.byref(handle)) == 0 else None


@functools.cache
def face(file, index):
    """Returns the face in a file and its units per em, or None."""
    freetype, handle = library()
    found = ctypes.c_void_p()
    path = FONTS / file
    if not path.is_file() or freetype.FT_New_Face(handle, str(path).encode(), ctypes.c_long(index), ctypes.byref(found)):
        return None
    return found, ctypes.c_ushort.from_address(found.value + UNITS).value


@functools.cache
def box(file, index, glyph):
    """The ink of a glyph as left, top, right and bottom in em, y growing downwards; None if it has no ink or the font is unknown."""
    if "Emoji" in file:
        return PICTURE
    found = face(file, index)
    if found is None or library()[0].FT_Load_Glyph(found[0], ctypes.c_uint(glyph), ctypes.c_int(NO_SCALE)):
        return None
    slot = ctypes.c_void_p.from_address(found[0].value + SLOT).value
    width, height, left, top = (ctypes.c_long * 4).from_address(slot + METRICS)
    if not width or not height or not found[1]:
        return None
    return left / found[1], -top / found[1], (left + width) / found[1], (height - top) / found[1]


class Ink:
    """The ink of the runs of one line: the frame of each glyph, and that of all. Pictures stay in the frame of the line, `whole`."""

    def __init__(self, runs, fonts, clip=None, whole=None):
        self.boxes = []
        for run in runs:
            file, index = fonts.get(run.get("font"), ("", 0))
            size = run.get("size", 0)
            for glyph, x, y, *_ in run.get("glyphs", ()):
                edges = box(file, index, glyph) if file else None
                if edges:
                    frame = Frame(x + edges[0] * size, y + edges[1] * size, (edges[2] - edges[0]) * size, (edges[3] - edges[1]) * size)
                    if edges is PICTURE and whole:
                        frame = frame.common(whole)
                    frame = frame.common(clip) if clip and frame else frame
                    if frame:
                        self.boxes.append(frame)
        self.all = union(self.boxes)

    def meets(self, frame):
        """The part of the ink in a frame that is the largest in both directions, or None."""
        if not self.all or not self.all.common(frame):
            return None
        found = [common for common in (one.common(frame) for one in self.boxes) if common]
        return max(found, key=lambda one: min(one.width, one.height), default=None)


def union(frames):
    if not frames:
        return None
    x, y = min(frame.x for frame in frames), min(frame.y for frame in frames)
    return Frame(x, y, max(frame.right for frame in frames) - x, max(frame.bottom for frame in frames) - y)


def fonts(layout):
    """The files and faces of a layout's fonts by their numbers."""
    return {font["id"]: (font.get("file", ""), font.get("index", 0)) for row in [layout.header, *layout.rows] for font in row.get("fonts", ())}
