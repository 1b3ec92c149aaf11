"""Makes the variable square font for tests. Its advances depend on the weight, and can be calculated by hand.

The axis `wght` goes from 100 to 900; its default is 400. The advance of every letter is 0.5 em at 100, 1 em at
400 and 1.5 em at 900, and linear between these weights. The ascent is 0.8 em up to 400. From there to 900, the
table MVAR raises it to 1 em.

Usage: python3 variable_square_font.py Tests/Fonts/VariableSquare.ttf
"""

import sys

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.varLib import build as build_variable

UNITS_PER_EM = 1000
DESCENT = 200
TIMESTAMP = 3786825600  # 2024-01-01; fixed, so that the script always writes the same bytes
CHARACTERS = list(range(0x20, 0x7F))


def master(advance, ascent):
    """Returns a master, in which every glyph is a rectangle as wide as its advance."""
    names = {point: f"uni{point:04X}" for point in CHARACTERS}
    order = [".notdef"] + list(names.values())
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    pen.lineTo((0, 800))
    pen.lineTo((advance, 800))
    pen.lineTo((advance, 0))
    pen.closePath()
    shape = pen.glyph()

    builder = FontBuilder(UNITS_PER_EM, isTTF=True)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({point: name for point, name in names.items()})
    builder.setupGlyf({name: shape for name in order})
    builder.setupHorizontalMetrics({name: (advance, 0) for name in order})
    builder.setupHorizontalHeader(ascent=ascent, descent=-DESCENT, lineGap=0)
    builder.setupNameTable({
        "copyright": "Made for the BubbleLayout project; licensed under the Apache License 2.0",
        "familyName": "Variable Square",
        "styleName": "Regular",
        "fullName": "Variable Square",
        "psName": "VariableSquare-Regular",
    }, mac=False)
    builder.setupOS2(
        version=4, usWeightClass=400, fsSelection=0x40 | 0x80,
        sTypoAscender=ascent, sTypoDescender=-DESCENT, sTypoLineGap=0,
        usWinAscent=ascent, usWinDescent=DESCENT, sCapHeight=700, sxHeight=500, achVendID="NONE")
    builder.setupPost(isFixedPitch=1)
    builder.setupHead(unitsPerEm=UNITS_PER_EM, created=TIMESTAMP, modified=TIMESTAMP)
    builder.font.recalcTimestamp = False
    return builder.font


def build(path):
    """Writes the font to `path`."""
    document = DesignSpaceDocument()
    document.addAxis(
        AxisDescriptor(name="Weight", tag="wght", minimum=100, default=400, maximum=900))
    for weight, advance, ascent in [(100, 500, 800), (400, 1000, 800), (900, 1500, 1000)]:
        document.addSource(SourceDescriptor(
            font=master(advance, ascent), location={"Weight": weight}, familyName="Variable Square"))
    font, _, _ = build_variable(document)
    font["head"].created = font["head"].modified = TIMESTAMP
    font.recalcTimestamp = False
    font.save(path)


if __name__ == "__main__":
    build(sys.argv[1])
