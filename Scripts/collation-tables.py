#!/usr/bin/env python3
"""Generates Sources/TextUnicode/Tables/Generated/CollationTables.swift, by which texts are compared when readers search.

    Scripts/collation-tables.py [UCD-FOLDER [OUTPUT-FOLDER]]

It reads `uca/allkeys.txt` (the Default Unicode Collation Element Table of UTS #10) and files of the Unicode Character Database,
plain or gzipped. They are committed under Tests/Conformance/Data/Unicode/17.0.0 (the default folder); a conformance test runs the
generator again and compares every byte. It needs Python 3 and nothing else.

A search compares letters and never sorts them. So the table has no weights: each primary weight is represented by a character that
has it, mostly the smallest one. A character that represents itself, like a Han ideograph or an emoji, takes no space.

What is different from the default table, where searches in browsers are too (names of UTS #10 and of CLDR's root `search` collation):
  · The vowels that Thai, Lao, New Tai Lue and Tai Viet write before the consonant form no contractions, so that a part of a word is
    found in the order in which it is typed.
  · Voicing marks of kana have primary weights, and small kana differ from large ones, as in Blink's and WebKit's searches.
  · A negated relation such as ≠ differs from the relation.
  · Quotation marks are one, as in Blink and WebKit: single ones with the apostrophe, double ones with U+0022.
Beyond browsers: hyphens and dashes are one, all white space is one, wave dashes are tildes, the fraction slash is a slash, and every
Default_Ignorable_Code_Point is ignored. Skin tones are ignored like accents.
"""

import os
import re
import sys

from unicode_files import SCALARS, blocks_of, encode, entries, header, lines, literal

BLOCK = 32

# The values of the table. A unit is what one primary weight, or one mark, becomes.
MARK, UPPERCASE, SMALL, CLASS_SHIFT = 1 << 21, 1 << 22, 1 << 23, 24
# The records of the table: the offset of the units, their number, and flags.
COUNT_SHIFT, BREAKS, CONTINUES, RELATIVE, SPACE = 18, 1 << 23, 1 << 24, 1 << 25, 1 << 26

UPPERCASE_TERTIARIES = {0x08, 0x09, 0x0A, 0x0B, 0x0C, 0x1D}
SMALL_KANA_TERTIARIES = {0x0D, 0x0F, 0x10}
VOICING = {0x3099, 0x309A}
NEGATION = 0x0338
TAILORED = {
    "'": "\u00b4\u02bb\u02bc\u02bd\u05f3\u2018\u2019\u201a\u201b\u2032\u2039\u203a\u275b\u275c",
    '"': "\u00ab\u00bb\u05f4\u201c\u201d\u201e\u201f\u2033\u275d\u275e\u301d\u301e\u301f",
    "~": "\u301c",
    "/": "\u2044\u2215",
}
# The wave dashes look like tildes, and the double hyphen of katakana like an equals sign.
NO_HYPHENS = {0x2053, 0x301C, 0x3030, 0x30A0}
# Above this, characters are ignorable or represent themselves.
LIMIT = 0x30000


def property_set(folder, name, value):
    found = set()
    for scalars, fields in entries(folder, name):
        if fields[0] == value:
            found.update(scalars)
    return found


def read_elements(folder):
    """Returns the collation elements of each sequence: (primary, secondary, tertiary)."""
    elements = {}
    for _, line in lines(folder, "uca/allkeys.txt"):
        if line.startswith("@"):
            continue
        key, _, value = line.partition(";")
        scalars = tuple(int(scalar, 16) for scalar in key.split())
        found = [tuple(int(weight, 16) for weight in match.split("."))
                 for match in re.findall(r"\[[.*]([0-9A-F.]+)\]", value)]
        elements[scalars] = joined_implicit(found)
    return elements


def joined_implicit(found):
    """Joins the two elements of an implicit weight, which stand for one ideograph, to one primary weight."""
    result = []
    for primary, secondary, tertiary in found:
        if result and result[-1][0] in range(0xFB00, 0xFC00):
            lead = result.pop()
            result.append((lead[0] << 16 | primary, lead[1], lead[2]))
        else:
            result.append((primary, secondary, tertiary))
    return result


class Folding:
    """Computes what each character becomes."""

    def __init__(self, folder):
        self.elements = read_elements(folder)
        self.combining, self.parts = {}, {}
        for _, line in lines(folder, "UnicodeData.txt"):
            fields = line.split(";")
            scalar = int(fields[0], 16)
            if fields[3] != "0":
                self.combining[scalar] = int(fields[3])
            if fields[5] and not fields[5].startswith("<"):
                self.parts[scalar] = [int(part, 16) for part in fields[5].split()]
        self.logical_exceptions = property_set(folder, "PropList.txt", "Logical_Order_Exception")
        self.spaces = property_set(folder, "PropList.txt", "White_Space")
        self.dashes = property_set(folder, "PropList.txt", "Dash") - NO_HYPHENS
        self.ignorable = property_set(folder, "DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
        self.modifiers = property_set(folder, "emoji/emoji-data.txt", "Emoji_Modifier")
        self.voicing_weights = {self.elements[(scalar,)][0][1]: scalar for scalar in VOICING}
        self.contractions = {
            key for key in self.elements if len(key) > 1 and key[0] not in self.logical_exceptions}
        self.representatives = {}
        self.find_representatives()
        self.units = {key: self.of_elements(key) for key in self.contractions}
        # A longer contraction is found step by step, so its beginning must be one too.
        for key in [key[:-1] for key in self.contractions if len(key) > 2 and key[:-1] not in self.contractions]:
            self.contractions.add(key)
            self.units[key] = [unit for scalar in key for unit in self.of_elements((scalar,))]
        for scalar in self.parts:
            parts = self.decomposed(scalar)
            if parts[-1] == NEGATION:
                self.contractions.add(tuple(parts))
                self.units[tuple(parts)] = [scalar]

    def find_representatives(self):
        """Chooses a character for each primary weight: the smallest plain one."""
        best = {}
        for key, found in self.elements.items():
            primaries = [element for element in found if element[0]]
            if len(primaries) != 1 or len(found) != 1 and len(key) == 1 or primaries[0][0] > 0xFFFF:
                continue
            scalar = self.composed(key)
            rank = (len(found) > 1 or len(key) > 1, found[0][2] != 2, scalar)
            if rank < best.get(primaries[0][0], (True, True, SCALARS)):
                best[primaries[0][0]] = rank
        self.representatives = {primary: rank[2] for primary, rank in best.items()}
        # The implicit weights are those of ideographs. Other weights that occur only in sequences get numbers that no character has.
        alone = sorted({element[0] for found in self.elements.values() for element in found if element[0]} - set(best))
        for number, primary in enumerate(alone):
            implicit = primary >> 16
            if implicit:
                base = 0xFB40 if implicit < 0xFB80 else 0xFB80 if implicit < 0xFBC0 else 0xFBC0
                self.representatives[primary] = (implicit - base) << 15 | primary & 0x7FFF
            else:
                self.representatives[primary] = SCALARS + number
        tailored = [(chr(dash), "-") for dash in self.dashes] + [(chr(space), " ") for space in self.spaces]
        tailored += [(other, plain) for plain, others in TAILORED.items() for other in others]
        for other, plain in tailored:
            found = self.elements.get((ord(other),), [])
            if len(found) == 1:
                self.representatives[found[0][0]] = ord(plain)

    def composed(self, key):
        """Returns a character that is canonically equivalent to a sequence, or a number that no character has."""
        if len(key) == 1:
            return key[0]
        return next((scalar for scalar in self.parts if tuple(self.decomposed(scalar)) == key), SCALARS)

    def decomposed(self, scalar):
        parts = self.parts.get(scalar)
        return [part for first in parts for part in self.decomposed(first)] if parts else [scalar]

    def of_elements(self, key):
        """Returns the units of a sequence that the table of collation elements has."""
        units = []
        combining = self.combining.get(key[0], 0) if len(key) == 1 else 0
        for primary, secondary, tertiary in self.elements[key]:
            if primary:
                unit = self.representatives[primary]
                unit |= UPPERCASE if tertiary in UPPERCASE_TERTIARIES else 0
                unit |= SMALL if tertiary in SMALL_KANA_TERTIARIES else 0
                units.append(unit | combining << CLASS_SHIFT)
            elif secondary in self.voicing_weights:
                units.append(self.voicing_weights[secondary] | combining << CLASS_SHIFT)
            elif secondary:
                units.append(secondary | MARK | combining << CLASS_SHIFT)
        return units

    def of_scalar(self, scalar):
        """Returns the units of a character."""
        if scalar in self.spaces:
            return [0x20]
        if scalar in self.ignorable:
            return []
        if scalar in self.modifiers:
            return [scalar | MARK]
        for plain, others in TAILORED.items():
            if chr(scalar) in others:
                return [ord(plain)]
        if scalar in self.parts:
            return self.of_parts(self.decomposed(scalar))
        return self.of_elements((scalar,)) if (scalar,) in self.elements else [scalar]

    def of_parts(self, parts):
        """Returns the units of a canonical decomposition."""
        units, place = [], 0
        while place < len(parts):
            length = max((len(key) for key in self.contractions if tuple(parts[place:place + len(key)]) == key), default=1)
            key = tuple(parts[place:place + length])
            units += self.units[key] if length > 1 else self.of_scalar(parts[place])
            place += length
        return units


def break_properties(folder):
    """Returns the characters whose neighbours decide whether a grapheme cluster begins before them."""
    found = set()
    for scalars, _ in entries(folder, "auxiliary/GraphemeBreakProperty.txt"):
        found.update(scalars)
    found |= property_set(folder, "emoji/emoji-data.txt", "Extended_Pictographic")
    for scalars, fields in entries(folder, "DerivedCoreProperties.txt"):
        if fields[0] == "InCB":
            found.update(scalars)
    return found


def contraction_table(folding, record_of):
    """Returns triples (first, second, record), sorted. The first is a character, or SCALARS plus the place of the contraction
    that a longer one begins with."""
    keys = sorted(folding.contractions, key=lambda key: (len(key), key))
    place = {}
    rows = []
    for key in keys:
        if len(key) == 2:
            first = key[0]
        else:
            first = SCALARS + place[key[:-1]]
        place[key] = len(rows)
        rows.append((first, key[-1], record_of(key)))
    return rows


def main():
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.join(root, "Tests/Conformance/Data/Unicode/17.0.0")
    output = sys.argv[2] if len(sys.argv) > 2 else os.path.join(root, "Sources/TextUnicode/Tables/Generated")
    os.makedirs(output, exist_ok=True)
    folding = Folding(folder)
    breaks = break_properties(folder)
    continuing = {key[-1] for key in folding.contractions}
    hangul = range(0xAC00, 0xD7A4)

    values, offsets, records, numbers = [], {}, {}, []

    def record(units, flags, scalar=None):
        if scalar is not None and len(units) == 1 and not units[0] & MARK and units[0] >> CLASS_SHIFT == 0:
            # A run of letters with the same distance to the letters that they equal shares a record.
            flags |= RELATIVE
            units = [(units[0] - scalar) & 0xFFFFFFFF]
        units = tuple(units)
        if units not in offsets:
            offsets[units] = len(values)
            values.extend(units)
        value = offsets[units] | len(units) << COUNT_SHIFT | flags
        return records.setdefault(value, len(records))

    record([ord("x")], 0, ord("x"))
    for scalar in range(LIMIT):
        flags = BREAKS if scalar in breaks else 0
        flags |= CONTINUES if scalar in continuing else 0
        flags |= SPACE if scalar in folding.spaces else 0
        # Korean syllables are decomposed by arithmetic.
        units = [scalar] if scalar in hangul or 0xD800 <= scalar < 0xE000 else folding.of_scalar(scalar)
        numbers.append(record(units, flags, scalar))
    contractions = contraction_table(folding, lambda key: record(folding.units[key], 0))
    for scalar in range(LIMIT, SCALARS):
        if 0xE0000 <= scalar < 0xE1000:
            assert scalar in folding.ignorable, hex(scalar)
        else:
            assert folding.of_scalar(scalar) == [scalar] and scalar not in breaks, hex(scalar)
    stage1, stage2 = blocks_of(numbers, BLOCK)
    assert len(values) < 1 << COUNT_SHIFT and len(records) < 1 << 16
    text = header("collation-tables.py") + "/// The tables behind `CollationTable`, six bits a character.\nenum CollationTables {\n"
    text += f"  /// Characters of a block, as a power of two.\n  static let blockBits = {BLOCK.bit_length() - 1}\n"
    text += f"  /// The characters from here on represent themselves.\n  static let limit: UInt32 = 0x{LIMIT:X}\n"
    text += "\n" + literal("stage1", f"Block number of each {BLOCK} characters, two characters each.", encode(stage1, 2))
    text += "\n" + literal("stage2", "Record number of each character of a block, three characters each.", encode(stage2, 3))
    text += "\n" + literal("records", "The distinct records, five characters each.", encode(records, 5))
    text += "\n" + literal("units", "The units of the records, six characters each.", encode(values, 6))
    text += "\n" + literal(
        "contractions", "Contractions, sorted: the first part, the last character and the record, four characters each.",
        encode([value for row in contractions for value in row], 4))
    text += "}\n"
    with open(os.path.join(output, "CollationTables.swift"), "w", encoding="utf-8", newline="\n") as file:
        file.write(text)
    print(f"{len(records)} records, {len(values)} units, {len(stage2) // BLOCK} blocks, {len(contractions)} contractions, "
        f"{len(text)} bytes")


if __name__ == "__main__":
    main()
