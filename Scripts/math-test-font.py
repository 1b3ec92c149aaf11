#!/usr/bin/env python3
"""Generates Tests/MathLayoutTests/Data/MathTest.ttf, a test font with what STIX Math lacks: italics corrections and kerning of scripts.

    Scripts/math-test-font.py [OUTPUT]

It needs fonttools, at the version in Fonts/Scripts/requirements.txt. All glyphs are rectangles on the baseline; an em has 1,000 units.

- Letters are 500 wide and 700 tall. V has an italics correction of 80 and its accent attachment at 400. Superscripts that are raised by more
  than 500 come 120 nearer to its upper right. Subscripts come 30 nearer to the lower left of the digit 2.
- The integral sign is 400 wide and 1,000 tall. Its larger variant is 600 wide and 2,000 tall, with an italics correction of 200.
"""

import pathlib
import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.otlLib.builder import buildMathTable
from fontTools.pens.ttGlyphPen import TTGlyphPen

DEFAULT = pathlib.Path(__file__).resolve().parent.parent / "Tests/MathLayoutTests/Data/MathTest.ttf"
# A fixed time stamp, 2024-01-01, so that the font's bytes are always the same.
TIMESTAMP = 3786825600
# The width and height of each glyph.
GLYPHS = {".notdef": (500, 700), "space": (250, 0), "V": (500, 700), "A": (500, 700), "two": (300, 600), "hat": (200, 800),
          "integral": (400, 1000), "integral.large": (600, 2000)}
CHARACTERS = {0x20: "space", 0x41: "A", 0x56: "V", 0x32: "two", 0x2C6: "hat", 0x222B: "integral"}
CONSTANTS = {
    "ScriptPercentScaleDown": 70, "ScriptScriptPercentScaleDown": 50, "DisplayOperatorMinHeight": 1500, "AxisHeight": 250,
    "AccentBaseHeight": 450, "SubscriptShiftDown": 200, "SubscriptTopMax": 400, "SubscriptBaselineDropMin": 100,
    "SuperscriptShiftUp": 400, "SuperscriptShiftUpCramped": 300, "SuperscriptBottomMin": 100, "SuperscriptBaselineDropMax": 300,
    "SubSuperscriptGapMin": 200, "SuperscriptBottomMaxWithSubscript": 400, "SpaceAfterScript": 40,
    "UpperLimitGapMin": 100, "UpperLimitBaselineRiseMin": 100, "LowerLimitGapMin": 100, "LowerLimitBaselineDropMin": 100,
}


def rectangle(width, height):
    pen = TTGlyphPen(None)
    if height:
        for number, point in enumerate(((0, 0), (0, height), (width, height), (width, 0))):
            (pen.lineTo if number else pen.moveTo)(point)
        pen.closePath()
    return pen.glyph()


def main():
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder(list(GLYPHS))
    builder.setupCharacterMap(CHARACTERS)
    builder.setupGlyf({name: rectangle(*size) for name, size in GLYPHS.items()})
    builder.setupHorizontalMetrics({name: (width, 0) for name, (width, _) in GLYPHS.items()})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Math Test", "styleName": "Regular", "psName": "MathTest-Regular", "version": "Version 1.000",
                            "copyright": "Made for the BubbleLayout project; licensed under the Apache License 2.0"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    buildMathTable(
        builder.font, constants=CONSTANTS, italicsCorrections={"V": 80, "integral.large": 200}, topAccentAttachments={"V": 400},
        mathKerns={"V": {"TopRight": ([500], [0, -120])}, "two": {"BottomLeft": ([0], [-30, -30])}}, minConnectorOverlap=20,
        vertGlyphVariants={"integral": [("integral", 1000), ("integral.large", 2000)]})
    builder.font["head"].created = builder.font["head"].modified = TIMESTAMP
    builder.font.recalcTimestamp = False
    builder.save(sys.argv[1] if len(sys.argv) > 1 else DEFAULT)


if __name__ == "__main__":
    main()
