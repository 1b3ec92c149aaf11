#!/usr/bin/env python3
"""Generates Sources/TextUnicode/Tables/Generated from the files of the Unicode Character Database.

    Scripts/unicode-tables.py [UCD-FOLDER [OUTPUT-FOLDER]]

The files it reads are committed under Tests/Conformance/Data/Unicode/17.0.0 (the default folder); a
conformance test runs it again and compares every byte. It needs Python 3 and nothing else.

It writes:
  *.swift enumerations   one case per property value, whose raw value is its number in the packed record
  Script+Names.swift     one constant per script, and their ISO 15924 tags
  PropertyTables.swift   one 64-bit record per scalar with a two-stage lookup, script extension sets,
                         bracket pairs
"""

import os
import sys

from unicode_files import SCALARS, VERSION, blocks_of, encode, entries, header, lines, literal

BLOCK = 128

LINE_BREAK = (
    "AL AI AK AP AS B2 BA BB BK CB CJ CL CM CP CR EB EM EX GL H2 H3 HH HL HY ID IN IS JL JT JV LF NL NS NU "
    "OP PO PR QU RI SA SG SP SY VF VI WJ XX ZW ZWJ"
).split()
GRAPHEME = "Other CR LF Control Extend ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT".split()
CONJUNCT = "None Linker Consonant Extend".split()
WORD = (
    "Other CR LF Newline Extend ZWJ Format Regional_Indicator Katakana Hebrew_Letter ALetter Single_Quote "
    "Double_Quote MidNumLet MidLetter MidNum Numeric ExtendNumLet WSegSpace"
).split()
BIDI = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split()
CATEGORY = "Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn".split()
WIDTH = {"N": 0, "Na": 0, "A": 1, "W": 2, "F": 2, "H": 3}
NEEDS_BIDI = set("R AL AN LRE LRO RLE RLO LRI RLI FSI".split())

# The packed record, from its lowest bit: (name, width). ScalarProperties+Fields.swift, which reads it, is
# generated from this list, so the order is defined only here.
FIELDS = [
    ("lineBreak", 6),
    ("graphemeBreak", 4),
    ("conjunctBreak", 2),
    ("wordBreak", 5),
    ("generalCategory", 5),
    ("bidiClass", 5),
    ("eastAsianWidth", 2),
    ("bracket", 2),
    ("script", 8),
    ("scriptExtensions", 8),
    ("isEmoji", 1),
    ("isEmojiPresentation", 1),
    ("isEmojiModifier", 1),
    ("isEmojiModifierBase", 1),
    ("isExtendedPictographic", 1),
    ("needsBidi", 1),
    ("isMirrored", 1),
    ("isDefaultIgnorable", 1),
    ("isWhiteSpace", 1),
    ("isDottedCircle", 1),
]


def fill(target, scalars, value):
    target[scalars.start:scalars.stop] = [value] * len(scalars)


def property_values(folder, name, numbers, default):
    """Returns the number of an enumerated property's value for each scalar."""
    result = [numbers[default]] * SCALARS
    for scalars, fields in entries(folder, name):
        fill(result, scalars, numbers[fields[0]])
    return result


def flags(folder, name, value):
    result = [0] * SCALARS
    for scalars, fields in entries(folder, name):
        if fields == [value]:
            fill(result, scalars, 1)
    return result


def numbered(names):
    return {name: number for number, name in enumerate(names)}


def aliases(folder, property_name):
    """Returns the long names of a property's values by their short names, in the file's order."""
    result = {}
    for _, line in lines(folder, "PropertyValueAliases.txt"):
        fields = [field.strip() for field in line.split(";")]
        if fields[0] == property_name:
            result[fields[1]] = fields[2]
    return result


def read_properties(folder):
    tables = {}
    tables["lineBreak"] = property_values(folder, "LineBreak.txt", numbered(LINE_BREAK), "XX")
    tables["graphemeBreak"] = property_values(
        folder, "auxiliary/GraphemeBreakProperty.txt", numbered(GRAPHEME), "Other")
    tables["wordBreak"] = property_values(folder, "auxiliary/WordBreakProperty.txt", numbered(WORD), "Other")
    tables["generalCategory"] = property_values(
        folder, "extracted/DerivedGeneralCategory.txt", numbered(CATEGORY), "Cn")
    tables["eastAsianWidth"] = property_values(folder, "EastAsianWidth.txt", WIDTH, "N")

    conjunct = [0] * SCALARS
    ignorable = [0] * SCALARS
    for scalars, fields in entries(folder, "DerivedCoreProperties.txt"):
        if fields[0] == "InCB":
            fill(conjunct, scalars, CONJUNCT.index(fields[1]))
        elif fields[0] == "Default_Ignorable_Code_Point":
            fill(ignorable, scalars, 1)
    tables["conjunctBreak"] = conjunct
    tables["isDefaultIgnorable"] = ignorable

    # Unassigned scalars take the class of their block, which the file gives in `@missing` lines.
    long_bidi = {long: short for short, long in aliases(folder, "bc").items()}
    bidi = [0] * SCALARS
    for missing in (True, False):
        for scalars, fields in entries(folder, "extracted/DerivedBidiClass.txt", missing):
            fill(bidi, scalars, BIDI.index(long_bidi.get(fields[0], fields[0])))
    tables["bidiClass"] = bidi
    needs = {BIDI.index(name) for name in NEEDS_BIDI}
    tables["needsBidi"] = [int(value in needs) for value in bidi]

    tables["bracket"] = [0] * SCALARS
    brackets = []
    for scalars, fields in entries(folder, "BidiBrackets.txt"):
        kind = "noc".index(fields[1])
        tables["bracket"][scalars.start] = kind
        brackets.append((scalars.start, int(fields[0], 16)))
    brackets.sort()

    tables["isMirrored"] = [0] * SCALARS
    for _, line in lines(folder, "UnicodeData.txt"):
        fields = line.split(";")
        if fields[9] == "Y":
            tables["isMirrored"][int(fields[0], 16)] = 1

    for field, name in (
        ("isEmoji", "Emoji"), ("isEmojiPresentation", "Emoji_Presentation"), ("isEmojiModifier", "Emoji_Modifier"),
        ("isEmojiModifierBase", "Emoji_Modifier_Base"), ("isExtendedPictographic", "Extended_Pictographic"),
    ):
        tables[field] = flags(folder, "emoji/emoji-data.txt", name)
    tables["isWhiteSpace"] = flags(folder, "PropList.txt", "White_Space")
    tables["isDottedCircle"] = [0] * SCALARS
    tables["isDottedCircle"][0x25CC] = 1

    # Common, Inherited and Unknown come first, so that a comparison with 3 finds scalars without a script of their own.
    scripts = aliases(folder, "sc")
    tags = ["Zyyy", "Zinh", "Zzzz"] + sorted(
        tag for tag in scripts if tag not in ("Zyyy", "Zinh", "Zzzz", "Katakana_Or_Hiragana", "Hrkt"))
    tag_of = {scripts[tag]: tag for tag in tags}
    numbers = {name: tags.index(tag) for name, tag in tag_of.items()}
    tables["script"] = property_values(folder, "Scripts.txt", numbers, "Unknown")

    sets = [()]
    tables["scriptExtensions"] = [0] * SCALARS
    found = {}
    for scalars, fields in entries(folder, "ScriptExtensions.txt"):
        members = tuple(sorted(tags.index(tag) for tag in fields[0].split()))
        found.setdefault(members, []).append(scalars)
    for members in sorted(found):
        sets.append(members)
        for scalars in found[members]:
            fill(tables["scriptExtensions"], scalars, len(sets) - 1)
    return tables, tags, scripts, sets, brackets


def pack(tables):
    packed = [0] * SCALARS
    shift = 0
    for name, width in FIELDS:
        values = tables[name]
        assert max(values) < 1 << width, name
        packed = [record | value << shift for record, value in zip(packed, values)]
        shift += width
    assert shift <= 64
    return packed


def two_stages(packed):
    # U+FFFD must be looked up like any other scalar, because it replaces lone surrogates; record 0 need not be that of scalar 0.
    records = sorted(set(packed))
    index = {record: number for number, record in enumerate(records)}
    numbers = [index[record] for record in packed]
    stage1, stage2 = blocks_of(numbers, BLOCK)
    return stage1, stage2, records


HEADER = header("unicode-tables.py")

FIELD_TYPES = {
    "lineBreak": ("LineBreakClass", "Line_Break of UAX #14."),
    "graphemeBreak": ("GraphemeBreakClass", "Grapheme_Cluster_Break of UAX #29."),
    "conjunctBreak": ("ConjunctBreakClass", "Indic_Conjunct_Break, for GB9c of UAX #29."),
    "wordBreak": ("WordBreakClass", "Word_Break of UAX #29."),
    "generalCategory": ("GeneralCategory", "General_Category."),
    "bidiClass": ("BidiClass", "Bidi_Class of UAX #9."),
    "eastAsianWidth": ("UInt8", "East_Asian_Width: 0 narrow or neutral, 1 ambiguous, 2 wide or fullwidth, 3 halfwidth."),
    "bracket": ("UInt8", "Bidi_Paired_Bracket_Type: 0 none, 1 open, 2 close."),
    "script": ("Script", "Script of UAX #24."),
    "scriptExtensions": ("UInt8", "Number of the Script_Extensions set, 0 where the script alone counts."),
    "isEmoji": ("Bool", "Emoji of UTS #51."),
    "isEmojiPresentation": ("Bool", "Emoji_Presentation of UTS #51."),
    "isEmojiModifier": ("Bool", "Emoji_Modifier of UTS #51."),
    "isEmojiModifierBase": ("Bool", "Emoji_Modifier_Base of UTS #51."),
    "isExtendedPictographic": ("Bool", "Extended_Pictographic of UTS #51."),
    "needsBidi": ("Bool", "Whether a text with this scalar needs UAX #9: R, AL, AN, an embedding or an isolate."),
    "isMirrored": ("Bool", "Bidi_Mirrored."),
    "isDefaultIgnorable": ("Bool", "Default_Ignorable_Code_Point."),
    "isWhiteSpace": ("Bool", "White_Space."),
    "isDottedCircle": ("Bool", "U+25CC, which LB28a names."),
}

KEYWORDS = {"in", "as", "is", "none"}


def case_name(name):
    words = name.split("_")
    first = words[0].lower() if words[0].isupper() or len(words[0]) <= 2 else words[0][0].lower() + words[0][1:]
    result = first + "".join(word[0].upper() + word[1:] for word in words[1:])
    return f"`{result}`" if result in KEYWORDS else result


def enumeration(type_name, comment, values, long_names):
    cases = ""
    for value in values:
        text = long_names.get(value, value).replace("_", " ")
        cases += f"  /// {text}.\n  case {case_name(value)}\n"
    return f"{HEADER}/// {comment}\npackage enum {type_name}: UInt8, Sendable {{\n{cases}}}\n"


def script_file(tags, scripts):
    text = HEADER + "extension Script {\n"
    for number, tag in enumerate(tags):
        name = scripts[tag].replace("_", " ")
        text += (
            f"  /// {name}, `{tag}`.\n"
            f"  package static var {case_name(scripts[tag])}: Script {{ Script(rawValue: {number}) }}\n")
    text += f"\n  /// How many scripts there are, the raw values being `0..<count`.\n"
    text += f"  static var count: Int {{ {len(tags)} }}\n"
    text += "\n" + literal("tags", "Four letters a script, in the order of the raw values.", "".join(tags))
    return text + "}\n"


def table_file(stage1, stage2, records, sets, brackets):
    text = HEADER + "/// The tables behind `ScalarProperties`, six bits a character.\nenum PropertyTables {\n"
    text += "  /// The version of the Unicode Character Database they come from.\n"
    text += f"  static let unicodeVersion = \"{VERSION}\"\n"
    text += "  /// Scalars of a block, as a power of two.\n"
    text += f"  static let blockBits = {BLOCK.bit_length() - 1}\n"
    text += "\n" + literal(
        "stage1", f"Block number of each {BLOCK} scalars, two characters each.", encode(stage1, 2))
    text += "\n" + literal("stage2", "Record number of each scalar of a block, two characters each.", encode(stage2, 2))
    text += "\n" + literal("records", "The distinct packed records, eleven characters each.", encode(records, 11))
    bits = [sum(1 << member for member in members) for members in sets]
    words = [value >> 64 * place & (1 << 64) - 1 for value in bits for place in range(3)]
    text += "\n" + literal(
        "scriptSets", "The distinct sets of Script_Extensions: bit sets of three words, eleven characters a word.",
        encode(words, 11))
    pairs = [value for pair in brackets for value in pair]
    text += "\n" + literal(
        "brackets", "Bidi_Paired_Bracket, sorted: a bracket and its counterpart, three characters each.",
        encode(pairs, 3))
    return text + "}\n"


def field_file():
    text = HEADER + "extension ScalarProperties {\n"
    shift = 0
    for name, width in FIELDS:
        kind, comment = FIELD_TYPES[name]
        value = f"bits &>> {shift} & {(1 << width) - 1}"
        if kind == "Bool":
            body = f"bits & 1 &<< {shift} != 0"
        elif kind == "UInt8":
            body = f"UInt8(truncatingIfNeeded: {value})"
        elif kind == "Script":
            body = f"Script(rawValue: UInt8(truncatingIfNeeded: {value}))"
        else:
            body = f"unsafeBitCast(UInt8(truncatingIfNeeded: {value}), to: {kind}.self)"
        text += f"  /// {comment}\n  @inlinable package var {name}: {kind} {{ {body} }}\n"
        shift += width
    return text + "}\n"


def main():
    root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.join(root, "Tests/Conformance/Data/Unicode", VERSION)
    output = sys.argv[2] if len(sys.argv) > 2 else os.path.join(root, "Sources/TextUnicode/Tables/Generated")
    os.makedirs(output, exist_ok=True)
    tables, tags, scripts, sets, brackets = read_properties(folder)
    stage1, stage2, records = two_stages(pack(tables))

    files = {
        "PropertyTables.swift": table_file(stage1, stage2, records, sets, brackets),
        "ScalarProperties+Fields.swift": field_file(),
        "Script+Names.swift": script_file(tags, scripts),
        "LineBreakClass.swift": enumeration(
            "LineBreakClass", "Line_Break, the classes of UAX #14.", LINE_BREAK, aliases(folder, "lb")),
        "GraphemeBreakClass.swift": enumeration(
            "GraphemeBreakClass", "Grapheme_Cluster_Break of UAX #29.", GRAPHEME, aliases(folder, "GCB")),
        "ConjunctBreakClass.swift": enumeration(
            "ConjunctBreakClass", "Indic_Conjunct_Break, for GB9c of UAX #29.", CONJUNCT, {}),
        "WordBreakClass.swift": enumeration("WordBreakClass", "Word_Break of UAX #29.", WORD, {}),
        "BidiClass.swift": enumeration("BidiClass", "Bidi_Class of UAX #9.", BIDI, aliases(folder, "bc")),
        "GeneralCategory.swift": enumeration(
            "GeneralCategory", "General_Category.", CATEGORY, aliases(folder, "gc")),
    }
    for name, text in files.items():
        with open(os.path.join(output, name), "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
    print(f"{len(records)} records, {len(stage2) // BLOCK} blocks, {len(tags)} scripts, {len(sets)} script sets")


if __name__ == "__main__":
    main()
