"""The characters of the CJK subset, from the character-set tables of Python's own codecs."""

from pathlib import Path


def _two_byte(codec, leads, trails):
    """The characters that `codec` decodes from two bytes with these lead and trail bytes."""
    points = set()
    for lead in leads:
        for trail in trails:
            try:
                text = bytes([lead, trail]).decode(codec)
            except UnicodeDecodeError:
                continue
            if len(text) == 1:
                points.add(ord(text))
    return points


_GR = range(0xA1, 0xFF)
_BIG5_TRAILS = [*range(0x40, 0x7F), *range(0xA1, 0xFF)]

GB_2312 = _two_byte("gb2312", _GR, _GR)
JIS_X_0208 = _two_byte("euc_jp", _GR, _GR)
KS_X_1001 = _two_byte("euc_kr", _GR, _GR)
# Big5's frequently used characters are A440 to C67E; A140 to A3BF are its symbols.
BIG5_SYMBOLS = _two_byte("big5", range(0xA1, 0xA4), _BIG5_TRAILS)
BIG5_LEVEL_1 = {
    point for point in _two_byte("big5", range(0xA4, 0xC7), _BIG5_TRAILS)
    if chr(point).encode("big5") <= b"\xc6\x7e"
}
HANGUL_SYLLABLES = set(range(0xAC00, 0xD7A4))

# Kana, bopomofo, jamo, punctuation and the compatibility forms, whole blocks; ASCII and Latin-1 in
# the CJK design, for text that stays in this font.
BLOCKS = [
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x00FF),  # Latin-1
    (0x1100, 0x11FF),  # Hangul jamo
    (0x3000, 0x303F),  # CJK symbols and punctuation
    (0x3040, 0x309F),  # Hiragana
    (0x30A0, 0x30FF),  # Katakana
    (0x3100, 0x312F),  # Bopomofo
    (0x3130, 0x318F),  # Hangul compatibility jamo
    (0x3190, 0x319F),  # Kanbun
    (0x31A0, 0x31BF),  # Bopomofo extended
    (0x31F0, 0x31FF),  # Katakana phonetic extensions
    (0x3200, 0x32FF),  # Enclosed CJK letters and months
    (0x3300, 0x33FF),  # CJK compatibility
    (0xA960, 0xA97F),  # Hangul jamo extended-A
    (0xD7B0, 0xD7FF),  # Hangul jamo extended-B
    (0xFE10, 0xFE1F),  # Vertical forms
    (0xFE30, 0xFE4F),  # CJK compatibility forms
    (0xFE50, 0xFE6F),  # Small form variants
    (0xFF00, 0xFFEF),  # Halfwidth and fullwidth forms
    (0x1F200, 0x1F2FF),  # Enclosed ideographic supplement
]


def extra_han():
    """Han characters that chats use and none of the sets above has: see extra-han.txt."""
    lines = (Path(__file__).parent / "extra-han.txt").read_text(encoding="utf-8").splitlines()
    return {ord(c) for line in lines if not line.startswith("#") for c in line if not c.isspace()}


# Named as they appear in the manifest's coverage.
SETS = {
    "GB 2312": GB_2312,
    "Big5 symbols": BIG5_SYMBOLS,
    "Big5 level 1": BIG5_LEVEL_1,
    "JIS X 0208": JIS_X_0208,
    "KS X 1001": KS_X_1001,
    "Hangul syllables": HANGUL_SYLLABLES,
    "Han beside the sets": extra_han(),
}


def wanted():
    """Every code point the subset asks for; some blocks hold code points no font has."""
    points = set().union(*SETS.values())
    for first, last in BLOCKS:
        points.update(range(first, last + 1))
    return points
