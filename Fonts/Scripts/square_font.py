"""Makes the square test font: every glyph is one em wide, so that layouts can be calculated by hand.

At a font size of S points, every character has the advance S. The ascent is 0.8 S, the descent 0.2 S,
the line gap 0, the cap height 0.7 S and the x-height 0.5 S. The underline is 0.1 S below the baseline
and 0.05 S thick. Every glyph fills its whole em square, except the spaces, which are empty.

Each character has a glyph of its own, so that the glyph ids of a run identify its characters. The font
has no GSUB, GPOS, GDEF or kern table. A shaper may still give combining marks (Thai and Arabic vowel
signs, U+0300-036F) a zero advance. This is the shaper's rule for marks; in the font they have a width.
"""

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

UNITS_PER_EM = 1000
ASCENT, DESCENT = 800, 200
FAMILY, STYLE, VERSION = "Square Test", "Regular", "Version 1.000"

# The date of the font, 2024-01-01, in seconds since 1904-01-01 (the epoch of the `head` table). It is fixed,
# so that the script always writes the same bytes.
TIMESTAMP = 3786825600

RANGES = [
    (0x0020, 0x007E, "ASCII"),
    (0x00A0, 0x00FF, "Latin-1, with the no-break space and the soft hyphen"),
    (0x0300, 0x036F, "combining marks"),
    (0x0391, 0x03A1, "Greek"),
    (0x03A3, 0x03C9, "Greek"),
    (0x0410, 0x044F, "Cyrillic"),
    (0x05D0, 0x05EA, "Hebrew letters"),
    (0x0627, 0x064A, "Arabic letters"),
    (0x0660, 0x0669, "Arabic digits"),
    (0x0E01, 0x0E3A, "Thai"),
    (0x0E3F, 0x0E5B, "Thai"),
    (0x2010, 0x2015, "hyphens and dashes"),
    (0x2018, 0x201F, "quotation marks"),
    (0x2022, 0x2022, "bullet"),
    (0x2026, 0x2026, "ellipsis"),
    (0x20AC, 0x20AC, "euro sign"),
    (0x3000, 0x303F, "CJK punctuation, with the ideographic space"),
    (0x3041, 0x3096, "Hiragana"),
    (0x3099, 0x30FF, "kana marks and Katakana"),
    (0x4E00, 0x4EFF, "the first 256 Han characters"),
    (0xAC00, 0xACFF, "the first 256 Hangul syllables"),
    (0xFF01, 0xFF5E, "fullwidth ASCII"),
    (0xFFFC, 0xFFFD, "object replacement and replacement characters"),
]
EMPTY = {0x0020, 0x00A0, 0x3000}


def characters():
    """Returns the code points of the font, in ascending order."""
    return [point for first, last, _ in RANGES for point in range(first, last + 1)]


def _square(pen):
    pen.moveTo((0, -DESCENT))
    pen.lineTo((0, ASCENT))
    pen.lineTo((UNITS_PER_EM, ASCENT))
    pen.lineTo((UNITS_PER_EM, -DESCENT))
    pen.closePath()


def build(path):
    """Writes the font to `path`."""
    names = {point: f"uni{point:04X}" for point in characters()}
    order = [".notdef"] + [names[point] for point in characters()]

    pen = TTGlyphPen(None)
    _square(pen)
    square, empty = pen.glyph(), TTGlyphPen(None).glyph()
    glyphs = {name: square for name in order}
    for point in EMPTY:
        glyphs[names[point]] = empty

    builder = FontBuilder(UNITS_PER_EM, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({point: name for point, name in names.items()})
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (UNITS_PER_EM, 0) for name in order})
    builder.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT, lineGap=0)
    builder.setupNameTable({
        "copyright": "Made for the BubbleLayout project; licensed under the Apache License 2.0",
        "familyName": FAMILY,
        "styleName": STYLE,
        "uniqueFontIdentifier": "SquareTest-Regular 1.000",
        "fullName": f"{FAMILY} {STYLE}",
        "version": VERSION,
        "psName": "SquareTest-Regular",
    }, mac=False)
    builder.setupOS2(
        version=4,
        xAvgCharWidth=UNITS_PER_EM,
        usWeightClass=400,
        fsSelection=0x40 | 0x80,  # regular, and "the typographic metrics are the line metrics"
        sTypoAscender=ASCENT, sTypoDescender=-DESCENT, sTypoLineGap=0,
        usWinAscent=ASCENT, usWinDescent=DESCENT,
        sCapHeight=700, sxHeight=500,
        yStrikeoutPosition=300, yStrikeoutSize=50,
        achVendID="NONE",
    )
    builder.setupPost(underlinePosition=-100, underlineThickness=50, isFixedPitch=1)
    builder.setupHead(unitsPerEm=UNITS_PER_EM, created=TIMESTAMP, modified=TIMESTAMP, fontRevision=1.0)
    builder.font.recalcTimestamp = False
    builder.save(path)
