#!/usr/bin/env python3
"""Generates the Swift tables of words from Localization/*.json: make-words.py [--check]

The words have the names of SpokenWord and InterfaceWords; Localization/en.json says which of them are counted and which contain a name. A file with a
missing or unknown word, number form or placeholder is refused, with the file, the word and the reason. Without `--check`, the script also sorts the
files (by name, one word a line) and writes the list of forms in Localization/README.md. `--check` writes nothing, and fails if something is out of
date. It needs only Python 3.
"""

import json
import pathlib
import re
import sys
import unicodedata

import plural_table

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORDS = ROOT / "Sources/BubbleLayout/Reader/Words"
GENERATED = WORDS / "Generated"
LOCALIZATION = ROOT / "Localization"
README = LOCALIZATION / "README.md"
BEGIN, END = "<!-- forms: written by Scripts/make-words.py -->\n", "<!-- end of forms -->\n"

# The words in addition to those of SpokenWord: those of InterfaceWords, and the separator between the parts of a label.
PLAIN = ("edited", "readMore", "unread")
LISTS = {"units": 4, "weekdays": 7}
# Characters that separate words and forms in the tables, or end a string in Swift.
RESERVED = ';|\\"'
WIDTH, LANGUAGES_A_FILE = 110, 13
# At most this many problems are listed.
SHOWN = 50


def cases(path, name):
    """Returns the cases of an enum, in order."""
    body = re.search(rf"enum {name}\b[^\n]*\{{\n(.*?)\n(?:\}}|\n)", path.read_text(encoding="utf8"), re.S).group(1)
    return [case.strip() for line in re.findall(r"^  case (.+)$", body, re.M) for case in line.split(",")]


SPOKEN = cases(WORDS / "SpokenWord.swift", "SpokenWord")
ALERTS = cases(ROOT / "Sources/MessageContent/Blocks/QuoteBlock.swift", "AlertKind")


class Problems:
    """The problems found in the files."""

    def __init__(self):
        self.found = []

    def add(self, tag, key, reason):
        self.found.append(f"Localization/{tag}.json: " + (f"{key}: " if key else "") + reason)


def object_of(pairs):
    """Returns a JSON object as a dictionary; refuses duplicate names."""
    result = {}
    for name, value in pairs:
        if name in result:
            raise ValueError(f"“{name}” occurs twice")
        result[name] = value
    return result


def read(tag, problems):
    try:
        text = (LOCALIZATION / f"{tag}.json").read_text(encoding="utf8")
        words = json.loads(text, object_pairs_hook=object_of)
    except ValueError as error:  # invalid UTF-8, invalid JSON, or duplicate names
        problems.add(tag, None, str(error))
        return None
    if not isinstance(words, dict):
        problems.add(tag, None, "is not an object")
        return None
    return words


def names(value, expected, tag, key, problems, what):
    """Returns whether an object has exactly the expected names. Reports missing and unknown ones."""
    if not isinstance(value, dict):
        problems.add(tag, key, f"has to be an object with {', '.join(expected)}")
        return False
    for name in expected:
        if name not in value:
            problems.add(tag, key, f"lacks {what} “{name}”")
    for name in value:
        if name not in expected:
            problems.add(tag, key, f"has {what} “{name}”, which is not known here")
    return all(name in value for name in expected)


def check_text(text, tag, key, problems, percents=0, numbers=(0,), trimmed=True):
    """Checks that a text has the right numbers of placeholders for names and for numbers."""
    if not isinstance(text, str):
        return problems.add(tag, key, "has to be a text")
    if not text.strip():
        problems.add(tag, key, "is empty")
    elif trimmed and text != text.strip():
        problems.add(tag, key, "begins or ends with a space")
    for character in text:
        if character in RESERVED or unicodedata.category(character) in ("Cc", "Zl", "Zp"):
            problems.add(tag, key, f"may not have U+{ord(character):04X} in it")
    if text.count("%") != percents:
        problems.add(tag, key, "needs one % for the name" if percents else "may not have a %")
    if text.count("#") not in numbers:
        problems.add(tag, key, "needs one # for the number" if 1 in numbers else "may not have a #")


def check(tag, words, english, rule, problems):
    """Checks a file against the English one, which says what kind each word is."""
    names(words, sorted([*SPOKEN, *PLAIN, "alerts", "separator", *LISTS]), tag, None, problems, "the word")
    for key in (key for key in (*SPOKEN, *PLAIN) if key in words):
        value, model = words[key], english.get(key)
        if isinstance(model, dict):
            if names(value, rule.categories, tag, key, problems, "the form"):
                for category in rule.categories:
                    # A form that is used for a single number may write it as a word.
                    numbers = (0, 1) if category in rule.single() else (1,)
                    check_text(value[category], tag, f"{key}: {category}", problems, numbers=numbers)
        else:
            check_text(value, tag, key, problems, percents="%" in model if isinstance(model, str) else 0)
    if "separator" in words:
        check_text(words["separator"], tag, "separator", problems, trimmed=False)
    if "alerts" in words and names(words["alerts"], ALERTS, tag, "alerts", problems, "the kind"):
        for kind in ALERTS:
            check_text(words["alerts"][kind], tag, f"alerts: {kind}", problems)
    for key, count in LISTS.items():
        if key not in words:
            continue
        if not isinstance(words[key], list) or len(words[key]) != count:
            problems.add(tag, key, f"has to be a list of {count}")
        else:
            for word in words[key]:
                check_text(word, tag, key, problems)


def read_all():
    """Returns the words by language tag, and the plural rules. Ends the program if a file is invalid."""
    problems, rules = Problems(), plural_table.rules()
    tags = sorted(path.stem for path in LOCALIZATION.glob("*.json"))
    found = {tag: read(tag, problems) for tag in tags}
    if found.get("en"):
        for tag in (tag for tag in tags if found[tag] is not None):
            rule = plural_table.rule_of(tag, rules)
            if rule is None:
                problems.add(tag, None, "CLDR has no plural rule for this tag")
            else:
                check(tag, found[tag], found["en"], rule, problems)
    elif "en" not in found:
        problems.add("en", None, "is not there, and says which words there are")
    if problems.found:
        more = len(problems.found) - SHOWN
        sys.exit("\n".join(problems.found[:SHOWN] + ([f"and {more} more"] if more > 0 else [])))
    return found, {tag: plural_table.rule_of(tag, rules) for tag in tags}


def text_of(value):
    return json.dumps(value, ensure_ascii=False)


def ordered(words):
    """Returns the text of a file with one word per line, sorted by name, and the plural forms in CLDR's order."""
    lines = []
    for key in sorted(words):
        value = words[key]
        if key == "alerts":
            titles = ",\n".join(f"    {text_of(kind)}: {text_of(value[kind])}" for kind in sorted(value))
            lines.append(f'  "alerts": {{\n{titles}\n  }}')
        else:
            if isinstance(value, dict):
                value = {category: value[category] for category in plural_table.CATEGORIES if category in value}
            lines.append(f"  {text_of(key)}: {text_of(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def spoken(words, rule):
    """Returns the words of SpokenWord, in its order."""
    return [
        "|".join(words[key][category] for category in rule.categories) if isinstance(words[key], dict) else words[key]
        for key in SPOKEN
    ]


def interface(words):
    """Returns the words of InterfaceWords, in the order of its initializer."""
    return [*(words[key] for key in PLAIN), *(words["alerts"][kind] for kind in ALERTS), *(word for key in LISTS for word in words[key])]


def filled(words):
    """Returns lines of words, separated by semicolons and filled to the line length."""
    lines = []
    for word in words:
        if lines and len(lines[-1]) + len(word) + 2 <= WIDTH:
            lines[-1] += f"; {word}"
        else:
            lines.append(word)
    return lines


def swift(type, declarations):
    return "\n".join([
        "// swift-format-ignore-file",
        "// Generated by Scripts/make-words.py from Localization/*.json; do not edit.",
        "",
        f"extension {type} {{",
        *declarations,
        "}",
    ]) + "\n"


def texts(name, comment, entries):
    """Yields the lines of a Swift table of texts, by language."""
    yield f"  /// {comment}"
    yield f"  static let {name}: [String: String] = ["
    for tag, words in entries:
        yield f'    "{tag}": """'
        yield from (f"    {line}" for line in filled(words))
        yield '    """,'
    yield "  ]"


def is_right_to_left(text):
    return any(unicodedata.bidirectional(character) in ("R", "AL") for character in text)


def tables(found, rules):
    """Returns the generated files, by name."""
    tags = sorted(found)
    parts = [tags[start:start + LANGUAGES_A_FILE] for start in range(0, len(tags), LANGUAGES_A_FILE)]
    files = {
        "InterfaceWords+Texts.swift": swift("InterfaceWords", texts(
            "texts", "What is shown beside messages, by language: three words, the titles of alerts, the units of sizes, the days of the week.",
            [(tag, interface(found[tag])) for tag in tags])),
        "SpokenWords+Texts.swift": swift("SpokenWords", [
            "  /// The words by language in the order of `SpokenWord`, in parts.",
            f"  static let texts = [{', '.join(f'texts{number}' for number in range(1, len(parts) + 1))}]",
            "",
            "  /// The separator between the parts of a label, for languages in which it is not a comma with a space.",
            "  static let separators: [String: String] = [",
            *(f'    "{tag}": "{found[tag]["separator"]}",' for tag in tags if found[tag]["separator"] != ", "),
            "  ]",
            "",
            "  /// The languages that are written from right to left.",
            f"  static let rightToLeft: Set<String> = {text_of([tag for tag in tags if is_right_to_left(found[tag]['you'])])}",
        ]),
    }
    for number, part in enumerate(parts, 1):
        files[f"SpokenWords+Texts{number}.swift"] = swift("SpokenWords", texts(
            f"texts{number}", f"The words of the languages from `{part[0]}` to `{part[-1]}`.",
            [(tag, spoken(found[tag], rules[tag])) for tag in part]))
    return {GENERATED / name: text for name, text in files.items()}


def forms(rules):
    """Returns the lines of Localization/README.md about the plural forms of each language."""
    kinds = {}
    for tag, rule in rules.items():
        kinds.setdefault(tuple(rule.categories), []).append(f"`{tag}`")
    lines = ["| forms | languages |", "| --- | --- |"]
    for kind, tags in sorted(kinds.items(), key=lambda entry: len(entry[0])):
        lines.append(f"| {', '.join(f'`{name}`' for name in kind)} | {', '.join(tags)} |")
    return "\n".join(lines) + "\n"


def main():
    isCheck = "--check" in sys.argv[1:]
    found, rules = read_all()
    files = {LOCALIZATION / f"{tag}.json": ordered(words) for tag, words in found.items()} | tables(found, rules)
    before, _, rest = README.read_text(encoding="utf8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        sys.exit("Localization/README.md: the place for the table of forms is missing")
    files[README] = before + BEGIN + forms(rules) + END + after
    wrong = [path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf8") != text]
    left = [path for path in GENERATED.glob("*Words+*.swift") if path not in files]
    if isCheck:
        if wrong or left:
            sys.exit("".join(f"{path.relative_to(ROOT)} is out of date: Scripts/make-words.py writes something else\n" for path in wrong + left) + "run it and commit")
        return
    for path in wrong:
        path.write_text(files[path], encoding="utf8")
    for path in left:
        path.unlink()


if __name__ == "__main__":
    main()
