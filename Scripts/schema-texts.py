#!/usr/bin/env python3
"""Generates the descriptions of the fields in JSON Schemas: schema-texts.py [--check]

The descriptions are the first sentences of the comments of the Swift properties in Sources. A field that no property stands for, such as those of the
output, or that means something else than its property, has its description in schema-texts.txt beside this script. The fields are those of the schemas in Documentation/Schemas. The script writes
Sources/LayoutSchemas/Generated/SchemaTexts+Lines.swift; `BUBBLE_SCHEMAS=record swift test --filter SchemaTests` then writes the schemas with them.
`--check` fails if the file is out of date, if a field has no description, or if schema-texts.txt describes a field that does not exist.
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
    "SessionHighlights": ["FindOptions"], "SessionSearch": ["FindOptions"]}
# Further sentences of a comment are used as long as the description is at most this long.
LENGTH = 150

spec = importlib.util.spec_from_file_location("reference", ROOT / "Scripts/style-reference.py")
reference = importlib.util.module_from_spec(spec)
spec.loader.exec_module(reference)


def plain(comment):
    """Returns the first sentences of a comment without what only Swift's documentation shows."""
    text = re.split(r" ?```| - (?:Parameters?|Returns|Throws|Complexity|Note|Important)\b", comment)[0].strip()
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", re.sub(r"``([^`]+)``", r"`\1`", text))
    text = re.sub(r"<doc:(\w+)>", r"\1", re.sub(r" \((?:see|compare) [^()]*(?:\([^()]*\)[^()]*)*\)", "", text))
    text = re.sub(r"\b(?:A nested nil|Nil)\b", "Null", re.sub(r"\b(?:a nested nil|nil)\b", "null", text))
    first, *more = re.split(r"(?<=[.!?]) (?=[A-Z`\"])", text)
    for sentence in more:
        if len(first) + 1 + len(sentence) > LENGTH:
            break
        first += " " + sentence
    return first if first.endswith((".", "!", "?")) else first.rstrip(":;,") + "."


def color(field):
    """Returns the key of a colour by its role."""
    surface, _, role = field.rpartition(".")
    return f"SurfaceColorRole.{role}" if surface else f"SharedColorRole.{role.rstrip('0123456789')}"


class Fields:
    """The fields of all schemas: by record and field, the variants of the record that have it, and whether it is read."""

    def __init__(self):
        self.found = {}
        for file in sorted(SCHEMAS.glob("*.schema.json")):
            name = file.name.partition(".")[0]
            self.walk(json.loads(file.read_text(encoding="utf8")), WHOLE.get(name, name), name in READ)

    def walk(self, node, record, is_read):
        if isinstance(node, list):
            for each in node:
                self.walk(each, record, is_read)
        if not isinstance(node, dict):
            return
        properties = node.get("properties", {})
        variant = next((str(inner["const"]) for name, inner in properties.items() if name in ("type", "kind") and "const" in inner), "")
        for field, inner in properties.items():
            if record not in ("ColorTable", "palette"):
                variants, read = self.found.get((record, field), (set(), False))
                self.found[record, field] = (variants | {variant}, read or is_read)
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
        self.types = {**reference.types(), **{f"MessageBlock.{name}": kind for name, kind in self.blocks()},
                      **{f"MessageAttachment.{name}": kind for name, kind in self.attachments()}}
        self.given, self.used, self.failures, self.texts = {}, set(), [], {}
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
            for name in (self.properties.get((kind, field)), self.properties.get((own, field)), field):
                if name and (kind, name) in self.comments:
                    return plain(self.comments[kind, name])
        return None

    def text(self, record, field):
        whole = f"{record}.{field}"
        if whole in self.given:
            self.used.add(whole)
            return self.given[whole]
        return self.comment(record, field)

    def all(self, fields):
        for (record, field), (variants, is_read) in fields.found.items():
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
        self.failures += [f"schema-texts.txt describes {name}, which is no field" for name in sorted(set(self.given) - self.used)]

    def file(self):
        lines = "\n".join(f"    {name} {text}" for name, text in sorted(self.texts.items()))
        return f'''// swift-format-ignore-file
// Scripts/schema-texts.py writes this file.

extension SchemaTexts {{
  /// The name of each field, after that of its record, and its description: a field on each line.
  static let lines = #"""
{lines}
    """#
}}
'''


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    writer = Writer()
    writer.all(Fields())
    for failure in writer.failures:
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
