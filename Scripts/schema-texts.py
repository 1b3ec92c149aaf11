#!/usr/bin/env python3
"""Generates the descriptions of the fields in JSON Schemas: schema-texts.py [--check]

The descriptions are the first sentences of the comments of the Swift properties in Sources; for the output, of the properties that its writers describe.
A field that no property stands for, or that means something else than its property, has its description in schema-texts.txt beside this script. The fields
are those of the schemas in Documentation/Schemas. Words of which a value is one are described by the comments of the enumeration's cases. The script writes
Sources/LayoutSchemas/Generated/SchemaTexts+Lines.swift; `BUBBLE_SCHEMAS=record swift test --filter SchemaTests` then writes the schemas with them.
`--check` fails if the file is out of date, if a field has no description, or if schema-texts.txt describes a field that does not exist or repeats a
comment.
"""

import argparse
import importlib.util
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCHEMAS = ROOT / "Documentation/Schemas"
TEXTS = ROOT / "Scripts/schema-texts.txt"
OUTPUT = ROOT / "Sources/LayoutSchemas/Generated/SchemaTexts+Lines.swift"
# The names of the records that are whole schemas, by the name of the file. Others are named as their file.
WHOLE = {"style": "ChatStyle", "compose-script": "ComposerEdit", "session-request": "SessionLine"}
# Schemas of what is read; the others are of the output.
READ = ("style", "messages", "compose-script", "session-request")
# Records whose fields are properties of other types too.
ALSO = {
    "ChatStyle": ["MessageStyle"], "SessionOpening": ["SessionSettings", "LayoutEnvironment", "TranscriptOptions"],
    "SessionSettings": ["LayoutEnvironment", "TranscriptOptions"], "SessionOverlay": ["OverlayRules"], "SessionWords": ["InterfaceWords"],
    "SessionHighlights": ["FindOptions"], "SessionSearch": ["FindOptions"], "SessionLine": ["SessionRequest", "SessionChange", "SessionQuestion"],
    "SessionMeasuring": ["TextStyle", "ParagraphOptions", "LineBreakOptions", "LayoutOptions", "MeasureOptions"]}
# The Swift types whose properties the records of the output have.
WRITTEN = {
    "anchor": ["ScrollAnchor"], "around": ["ComposerBar"], "avatarPart": ["AvatarPart"], "boxPart": ["BoxPart"], "bubble": ["Bubble"], "cell": ["Cell"],
    "cellElement": ["CellElement"], "changes": ["ChangeSet"], "childElement": ["CellElement"], "decoration": ["TextDecoration"],
    "element": ["AccessibilityElement"], "error": ["SessionFailure"], "formulaPart": ["FormulaPart"], "formulaProblem": ["MessageFormulaProblem"],
    "formulaRun": ["FormulaRun"], "highlight": ["HighlightedRange"], "hit": ["Hit"], "label": ["LabelPart"],
    "labelPart": ["LabelPart"], "line": ["LineBox"], "match": ["TextMatch"], "measure": ["SessionMeasure"], "mediaPart": ["MediaPart"],
    "nearest": ["TextPosition"], "object": ["TextObject"], "outline": ["SessionGlyph"], "problem": ["SessionProblem"], "query": ["ComposerQuery"],
    "run": ["GlyphRun"], "separator": ["TranscriptSeparator"], "shape": ["FormulaRule"], "state": ["SessionState"],
    "statistics": ["TranscriptStatistics", "SessionState"], "statusPart": ["DeliveryPart"], "step": ["ComposedStep", "Composer"], "textPart": ["TextPart"],
    "typing": ["TypingRow"], "viewport": ["SessionView"]}
# Further sentences of a comment are used as long as the description is at most this long.
LENGTH = 150

spec = importlib.util.spec_from_file_location("reference", ROOT / "Scripts/style-reference.py")
reference = importlib.util.module_from_spec(spec)
spec.loader.exec_module(reference)


def plain(comment, absent="null"):
    """Returns the first sentences of a comment without what only Swift's documentation shows. `absent` says how the JSON shows nil."""
    text = re.split(r"  | ?```| - (?:Parameters?|Returns|Throws|Complexity|Note|Important)\b", comment)[0].strip()
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", re.sub(r"``([^`]+)``", r"`\1`", text))
    text = re.sub(r"<doc:(\w+)>", r"\1", re.sub(r" \((?:see|compare) [^()]*(?:\([^()]*\)[^()]*)*\)", "", text))
    text = re.sub(r" \(`[A-Z]\w*(?:\.\w+)*`\)", "", text)
    text = re.sub(r"\b(?:[Aa] nested nil|[Nn]il)\b", lambda found: absent.capitalize() if found.group()[0].isupper() else absent, text)
    first, *more = re.split(r"(?<=[.!?]) (?=[A-Z`\"])", text)
    for sentence in more:
        if len(first) + 1 + len(sentence) > LENGTH:
            break
        first += " " + sentence
    return first if first.endswith((".", "!", "?")) else first.rstrip(":;,") + "."


def written():
    """Returns where the writers of the output take the value of each field from, by field: the type that the line is in, and the path of the property."""
    found = {}
    for kind, line in reference.declared():
        for field, path in re.findall(r'sink\.\w+\("(\w+)", (?:of: "\w+", )?(?:\w+\((?:\w+: )?)?(\w+(?:\??\.\w+)*)', line):
            found.setdefault(field, []).append((kind, re.split(r"\??\.", path)))
    return found


def nested():
    """Returns the last property of each key path of a field that is deeper than one property, by type and field."""
    return {(kind, field): name for kind, line in reference.declared()
            for field, name in re.findall(r'"(\w+)", \\\.(?:\w+\.)+(\w+)', line)}


def words():
    """Returns the comments of the cases of each enumeration, by the names of the types around it and by the word of the case."""
    found = {}
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        types, pending = [], []
        for line in path.read_text(encoding="utf8").split("\n"):
            text, indent = line.strip(), len(line) - len(line.lstrip())
            if text.startswith("///"):
                pending.append(text[3:].strip())
                continue
            if text and not text.startswith("}"):
                types = [each for each in types if each[0] < indent]
            if opened := re.match(r"(?:\w+ )?(struct|enum|extension|class) ([\w.]+)", text):
                types.append((indent, *opened.groups()))
            elif text.startswith("case ") and types and types[-1][:2] == (indent - 2, "enum"):
                cases = found.setdefault(".".join(name for *_, name in types), {})
                for name, word in re.findall(r'`?(\w+)`?(?: = "([^"]*)")?(?:, |$)', text[5:]):
                    cases[word or name] = " ".join(pending)
            if text and not text.startswith("@"):
                pending = []
    return found


def color(field):
    """Returns the key of a colour by its role."""
    surface, _, role = field.rpartition(".")
    return f"SurfaceColorRole.{role}" if surface else f"SharedColorRole.{role.rstrip('0123456789')}"


class Fields:
    """The fields of all schemas: by record and field, the variants of the record that have it, and whether it is read."""

    def __init__(self):
        self.found = {}
        # Those that may be left out, those that may be null, and the lists of words of which a value is one.
        self.optional, self.nullable, self.choices = set(), set(), set()
        for file in sorted(SCHEMAS.glob("*.schema.json")):
            name = file.name.partition(".")[0]
            self.walk(json.loads(file.read_text(encoding="utf8")), WHOLE.get(name, name), name in READ)

    def walk(self, node, record, is_read):
        if isinstance(node, list):
            for each in node:
                self.walk(each, record, is_read)
        if not isinstance(node, dict):
            return
        self.choices.add(frozenset(map(str, node.get("enum", []))))
        properties = node.get("properties", {})
        variant = next((str(inner["const"]) for name, inner in properties.items() if name in ("type", "kind") and "const" in inner), "")
        for field, inner in properties.items():
            if record not in ("ColorTable", "palette"):
                variants, read = self.found.get((record, field), (set(), False))
                self.found[record, field] = (variants | {variant}, read or is_read)
                if field not in node.get("required", []):
                    self.optional.add((record, field))
                if "null" in json.dumps(inner.get("type", inner.get("anyOf", ""))):
                    self.nullable.add((record, field))
            else:
                self.found[tuple(color(field).split("."))] = ({""}, False)
            self.walk(inner, f"{record}.{field}", is_read)
        for keyword in ("items", "prefixItems", "anyOf", "additionalProperties"):
            self.walk(node.get(keyword), record, is_read)
        for name, inner in node.get("$defs", {}).items():
            self.walk(inner, name, is_read)


class Writer:
    def __init__(self):
        self.comments, self.properties = reference.comments(), reference.properties()
        self.nested, self.written, self.fields = nested(), written(), Fields()
        self.types = {**reference.types(), **{f"MessageBlock.{name}": kind for name, kind in self.blocks()},
                      **{f"MessageAttachment.{name}": kind for name, kind in self.attachments()}}
        self.given, self.used, self.failures, self.texts, self.enumerations = {}, set(), [], {}, {}
        for line in TEXTS.read_text(encoding="utf8").splitlines():
            if line and not line.startswith("#"):
                names, _, text = line.partition(": ")
                for name in names.split(", "):
                    if name in self.given:
                        self.failures.append(f"schema-texts.txt has {name} twice")
                    self.given[name] = text

    @staticmethod
    def blocks():
        for kind, line in reference.declared():
            if found := re.search(r'static var type: String \{ "(\w+)" \}', line):
                yield found.group(1), kind

    @staticmethod
    def attachments():
        for kind, line in reference.declared():
            if kind == "MessageAttachment":
                yield from re.findall(r'Kind\("(\w+)", (\w+)\.self\)', line)
        yield from ((name, "MediaAttachment") for name in ("image", "video", "animation", "sticker", "videoNote"))

    def comment(self, record, field):
        """Returns the comment of the property of a field; None if there is none."""
        own = self.types.get(record, record)
        for kind in [own, *ALSO.get(record, [])]:
            for name in (self.properties.get((kind, field)), self.properties.get((own, field)), self.nested.get((own, field)), field):
                if name and (kind, name) in self.comments:
                    return plain(self.comments[kind, name])
        for kind in WRITTEN.get(record, []):
            for name in (*self.sources(kind, field), field):
                if (kind, name) in self.comments:
                    text = self.comments[kind, name]
                    if (record, field) in self.fields.optional:
                        text = re.sub(r"\bempty (?=if |for |while )", "nil ", text)
                    return plain(text, "null" if (record, field) in self.fields.nullable else "left out")
        return None

    def sources(self, kind, field):
        """Yields the properties of a type that the output's writers give a field: those of the type itself, and of a variable with part of its name."""
        for place, (*owners, name) in self.written.get(field, []):
            if kind == place if not owners else any(owner.lower() in kind.lower() for owner in owners):
                yield name

    def text(self, record, field):
        whole = f"{record}.{field}"
        if whole in self.given:
            self.used.add(whole)
            if self.given[whole] == self.comment(record, field):
                self.failures.append(f"schema-texts.txt repeats the comment of {whole}")
            return self.given[whole]
        return self.comment(record, field)

    def all(self):
        for (record, field), (variants, is_read) in self.fields.found.items():
            named = {variant: self.text(f"{record}.{variant}" if variant else record, field) for variant in sorted(variants)}
            shared = self.text(record, field)
            general = shared or (self.given.get(f"*.{field}") if not is_read else None)
            if general and not shared:
                self.used.add(f"*.{field}")
                self.texts[f"*.{field}"] = general
            values = set(named.values())
            if not general and len(values) == 1 and None not in values:
                shared = general = values.pop()
            if shared:
                self.texts[f"{record}.{field}"] = shared
            for variant, text in named.items():
                if not (text or general):
                    self.failures.append(f"{record}{'.' * bool(variant)}{variant}.{field} has no description: write a comment, or a line of schema-texts.txt")
                elif variant and text and text != general:
                    self.texts[f"{record}.{variant}.{field}"] = text
        self.failures += [f"schema-texts.txt describes {name}, which no field needs" for name in sorted(set(self.given) - self.used)]

    def enumerate(self):
        """Describes words by the cases of the enumeration that has these words, and comments."""
        for name, cases in words().items():
            if frozenset(cases) in self.fields.choices and any(cases.values()):
                self.enumerations[name] = ",".join(sorted(cases))
                self.texts.update({f"{name}.{word}": plain(text) for word, text in cases.items() if text})
        if len(set(self.enumerations.values())) < len(self.enumerations):
            self.failures.append("two enumerations have the same words and comments, so it is not known which of them a field has")

    def file(self):
        lines, enumerations = (
            "\n".join(f"    {name} {text}" for name, text in sorted(table.items())) for table in (self.texts, self.enumerations))
        return f'''// swift-format-ignore-file
// Scripts/schema-texts.py writes this file.

extension SchemaTexts {{
  /// The name of each field, after that of its record, and its description: a field on each line. Words of
  /// enumerations have descriptions, too.
  static let lines = #"""
{lines}
    """#

  /// The name of each enumeration, and its words in ascending order: an enumeration on each line.
  static let enumerations = #"""
{enumerations}
    """#
}}
'''


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    writer = Writer()
    writer.all()
    writer.enumerate()
    for failure in dict.fromkeys(writer.failures):
        print(f"schema-texts: {failure}", file=sys.stderr)
    text = writer.file()
    stale = options.check and (not OUTPUT.exists() or OUTPUT.read_text(encoding="utf8") != text)
    if stale:
        print("schema-texts: the descriptions are out of date; Scripts/schema-texts.py writes them", file=sys.stderr)
    if not options.check:
        OUTPUT.parent.mkdir(parents=True, exist_ok=True)
        OUTPUT.write_text(text, encoding="utf8")
    sys.exit(bool(writer.failures or stale))


if __name__ == "__main__":
    main()
