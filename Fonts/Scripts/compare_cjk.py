"""Compares the CJK subset with the collection it was made from, by HarfBuzz's hb-shape.

    compare_cjk.py COLLECTION.ttc SUBSET.otf [STRINGS]

Shapes STRINGS (default 200) random strings in each of Japanese, Simplified Chinese, Traditional
Chinese and Korean, left to right and top to bottom and with proportional and half widths, with both
fonts, and compares glyphs (by CID, which survives the subsetting), clusters, advances and offsets.
Exit code 1 when any differs. The random numbers are seeded.
"""

import random
import re
import subprocess
import sys

from fontTools.ttLib import TTFont

import cjk_charsets

KANA = [*range(0x3041, 0x3094), *range(0x30A1, 0x30FB), 0x30FC]
MARKS = [*map(ord, "、。，．・：；？！「」『』（）〔〕【】《》〈〉…—～　")]
LATIN = [*range(0x20, 0x7F)]
JAMO = [*range(0x1100, 0x1113), *range(0x1161, 0x1176), *range(0x11A8, 0x11C3)]


def _han(points):
    return sorted(p for p in points if 0x4E00 <= p <= 0x9FFF)


REPERTOIRES = {
    "ja": [_han(cjk_charsets.JIS_X_0208), KANA, MARKS, LATIN],
    "zh-hans": [_han(cjk_charsets.GB_2312), MARKS, LATIN],
    "zh-hant": [_han(cjk_charsets.BIG5_LEVEL_1), MARKS, LATIN],
    "ko": [[*range(0xAC00, 0xD7A4)], _han(cjk_charsets.KS_X_1001), JAMO, MARKS, LATIN],
}


def strings(language, count):
    generator = random.Random(language)
    for _ in range(count):
        parts = generator.choices(REPERTOIRES[language], k=generator.randint(1, 6))
        yield "".join(chr(generator.choice(part)) for part in parts for _ in range(3)).strip() or "一"


VARIANTS = [
    ("ltr", []),
    ("ttb", []),
    ("ltr", ["--features=palt,kern"]),
    ("ltr", ["--features=halt"]),
]


class Shaper:
    """hb-shape with one font; glyph ids come back as CIDs."""

    def __init__(self, path):
        self.path = path
        self.names = TTFont(path, fontNumber=0, lazy=True).getGlyphOrder()

    def shape(self, language, lines, direction="ltr", features=()):
        command = ["hb-shape", f"--font-file={self.path}", "--face-index=0",
                   f"--language={language}", f"--direction={direction}", *features]
        result = subprocess.run(
            command, input="\n".join(lines), capture_output=True, check=True, encoding="utf-8")
        return [re.sub(r"gid(\d+)", lambda match: self.names[int(match[1])], line)
                for line in result.stdout.splitlines()]


def main():
    collection, subset = Shaper(sys.argv[1]), Shaper(sys.argv[2])
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 200
    differing = 0
    for language in REPERTOIRES:
        lines = list(strings(language, count))
        for direction, features in VARIANTS:
            full = collection.shape(language, lines, direction, features)
            made = subset.shape(language, lines, direction, features)
            if len(full) != count or len(made) != count:
                raise SystemExit(f"{language}: {len(full)} and {len(made)} lines for {count} strings")
            wrong = [(a, b) for a, b in zip(full, made) if a != b]
            missing = sum(".notdef" in line for line in made)
            print(f"{language} {direction} {' '.join(features)}: {count} strings, {len(wrong)} differ, "
                  f"{missing} with a missing glyph")
            for a, b in wrong[:3]:
                print(f"  full   {a}\n  subset {b}")
            differing += len(wrong) + missing
    # That the language matters at all: this character has a form of its own in both kinds of Chinese.
    forms = {tag: subset.shape(tag, ["骨"])[0] for tag in ["ja", "zh-hans", "zh-hant"]}
    print("骨", forms)
    raise SystemExit(1 if differing or len(set(forms.values())) < 3 else 0)


if __name__ == "__main__":
    main()
