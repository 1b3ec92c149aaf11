#!/usr/bin/env python3
"""Generates the reference of styles, and proves that every field has an effect: style-reference.py --tool BUBBLE --output FOLDER

It writes an article for each record of the style's JSON Schema. For each field it shows its values and meaning, from the schema and from the property's
comment in Sources; the shortest style that changes it; and a picture of a chat before and after, drawn by the tool. A field that changes nothing in any
preset, or that has no comment, is an error, so the reference also tests the styles. With --check nothing is drawn.

The search for a value and a preset that show a field runs once; style-examples.json beside this script keeps the result. If an example shows nothing any
more, or is missing, the search runs again.
"""

import argparse
import itertools
import json
import pathlib
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parent.parent
EXAMPLES = pathlib.Path(__file__).resolve().parent / "style-examples.json"
PRESETS = ["clustered", "merged", "padded", "rows", "balloon", "tailed"]
# Ways of showing a conversation, tried in turn until a field has an effect: with dates, with selected messages, in a wide window,
# with larger type, from right to left, between two people, in a narrow window, without dates.
VIEWS = [
    ["--width", "340", "--dates"], ["--width", "340", "--selecting"], ["--width", "900"],
    ["--width", "340", "--font-scale", "2"], ["--width", "340", "--direction", "rtl"], ["--width", "340", "--private"],
    ["--width", "200"], ["--width", "340"]]
COMMON = ["--me", "you", "--unread", "poll", "--time-zone", "UTC"]
# Records that presets may leave out, each with values that have a visible effect.
LEFT_OUT = {
    "CollapseStyle": {"graphemes": 80, "lines": 3, "label": "Read more"}, "FacesStyle": {"size": 32}, "FailureStyle": {"gap": 12}, "RichStyle": {"gap": 24},
    "FormulaStyle": {"overflow": "scroll", "lineGap": 24}}
# Messages with content that the demo's conversation lacks.
MORE = [
    {"id": "code", "sender": "Yuki", "timestamp": "2026-03-14T08:20:00Z", "text": "The stops, as a list:",
     "attachments": [{"type": "code", "language": "swift",
                      "text": "for stop in line.stops {\n\tprint(stop.name, stop.arrival, stop.platform)\n}"}]},
    {"id": "long", "sender": "Ann", "timestamp": "2026-03-14T08:22:00Z",
     "text": "What to bring:\n" + "\n".join(
         f"{number}. {thing}" for number, thing in enumerate(
             ("boots rain-coat map torch water bread cheese apples soap towel cards matches socks hat book rope tent stove pan cup "
              "knife tape").split(), 1))},
    {"id": "link", "sender": "Omar", "timestamp": "2026-03-14T08:24:00Z", "text": "https://example.org/huts :)",
     "attachments": [{"type": "link", "address": "https://example.org/huts", "title": "All huts of the lake district, with beds, "
                      "stoves and the way to each of them from the nearest stop",
                      "summary": "Opening times, prices and who has the key. The upper hut is closed until the snow has gone, "
                      "the lower one has twelve beds and a stove.", "picture": {"width": 1200, "height": 630}}]},
    {"id": "buttons", "sender": "Omar", "timestamp": "2026-03-14T08:25:00Z", "text": "Shall I book?",
     "buttons": [["Yes", "No"], ["Ask me later"]]},
    {"id": "album", "sender": "Ann", "timestamp": "2026-03-14T08:40:00Z", "attachments": [
        {"type": "image", "width": width, "height": height} for width, height in
        [(1200, 900), (900, 1200), (800, 800), (1600, 900), (900, 900), (700, 900), (1200, 800)]]},
    {"id": "unknown", "sender": "Ann", "timestamp": "2026-03-14T08:41:00Z", "text": "Still loading",
     "attachments": [{"type": "image"}]},
    {"id": "narrow", "sender": "you", "timestamp": "2026-03-14T08:42:00Z", "text": "A long scroll",
     "attachments": [{"type": "image", "width": 200, "height": 4000}], "delivery": "sending"},
    {"id": "strip", "sender": "you", "timestamp": "2026-03-14T08:43:00Z",
     "attachments": [{"type": "image", "width": 4000, "height": 120}], "delivery": "failed"},
    {"id": "sticker", "sender": "you", "timestamp": "2026-03-14T08:44:00Z",
     "attachments": [{"type": "sticker", "width": 512, "height": 512}], "delivery": "delivered"},
    {"id": "answer", "sender": "Yuki", "timestamp": "2026-03-14T08:45:00Z", "format": "markdown", "text": (
        "## Getting there\n\nBy train and *on foot*, as in the note[^1].\n\n1. take the early train\n2. walk\n   - along the lake\n\n"
        "   - up the hill\n\n> [!TIP]\n> One.\n>\n> Two.\n>\n> Three.\n>\n> Four, and so on.\n\n---\n\n"
        "| Stop | Arrives | Platform | Remarks of the railway company |\n| --- | --- | ---: | --- |\n"
        "| Lakeside | 9:10 | 2 | unaccompanied bicycles |\n\n"
        "```swift\nfunc go() {\n\tfor stop in line.stops { print(stop.name, stop.arrival, stop.platform) }\n}\n```\n\n"
        "## And back\n\nBy boat.\n\n| Way | What to see on it |\n| --- | --- |\n"
        "| over the hill and down to the lake | the old mill, the bridge and the huts |\n\n[^1]: The note.\n")},
    {"id": "formula", "sender": "Yuki", "timestamp": "2026-03-14T08:45:20Z", "format": "markdown", "text": (
        "The sum:\n\n\\[ s = a_1 + a_2 + a_3 + a_4 + a_5 + a_6 + a_7 + a_8 + a_9 + a_{10} + a_{11} + a_{12} + a_{13} + a_{14} + a_{15} + "
        "a_{16} + a_{17} + a_{18} \\]\n")},
    {"id": "fold", "sender": "Ida", "timestamp": "2026-03-14T08:45:30Z", "text": "", "blocks": [
        {"type": "quote", "expandable": True, "blocks": [
            {"type": "paragraph", "text": line} for line in ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]]}]},
    {"id": "seen", "sender": "you", "timestamp": "2026-03-14T08:46:00Z", "text": "Seen by all",
     "seenBy": ["Ann", "Yuki", "Omar", "Ida", "Ben", "Lea", "Max"], "delivery": "read"},
    {"id": "waves", "sender": "Ann", "timestamp": "2026-03-14T08:46:30Z", "kind": "action", "text": "waves"},
    {"id": "small", "sender": "Omar", "timestamp": "2026-03-14T08:47:00Z", "text": "",
     "attachments": [{"type": "link", "address": "https://example.org/map", "title": "A map", "summary": "Of the lake.",
                      "picture": {"width": 800, "height": 800}, "small": True}]},
    {"id": "reply", "sender": "Yuki", "timestamp": "2026-03-14T08:48:00Z", "text": "Which of them?",
     "quote": {"sender": "Ann", "text": "Still loading", "picture": True}},
    {"id": "spaced", "sender": "Yuki", "timestamp": "2026-03-14T08:48:30Z", "text": "明日はBus42番で8時に出発します"},
    {"id": "liked", "sender": "Omar", "timestamp": "2026-03-14T08:49:30Z", "text": "Fine", "reactions": [{"symbol": "👍"}]},
    {"id": "small", "sender": "Omar", "timestamp": "2026-03-14T08:50:00Z", "text": "ok"},
    {"id": "late", "sender": "Omar", "timestamp": "2026-03-14T23:59:00Z", "text": "Good night"},
    {"id": "early", "sender": "Omar", "timestamp": "2026-03-15T00:00:30Z", "text": "and good morning"},
    {"id": "next", "sender": "Omar", "timestamp": "2026-03-15T09:00:00Z", "text": "Good morning"},
    {"id": "left", "timestamp": "2026-03-15T09:01:00Z", "kind": "notice", "text": "Ann changed the picture of the group"},
    {"id": "left2", "timestamp": "2026-03-15T09:01:30Z", "kind": "notice", "text": "Yuki pinned a message"},
    {"id": "growing", "sender": "Yuki", "timestamp": "2026-03-15T09:02:00Z", "format": "markdown", "text": "The words of an",
     "streaming": True},
]


def merge(record, change):
    """Merges a change into a record, as styles are merged into their preset."""
    for field, value in change.items():
        if isinstance(value, dict) and isinstance(record.get(field), dict):
            merge(record[field], value)
        else:
            record[field] = value


class Reference:
    def __init__(self, tool):
        self.tool = str(pathlib.Path(tool).resolve())
        self.schema = json.loads((ROOT / "Documentation/Schemas/style.schema.json").read_text(encoding="utf8"))
        self.messages = [json.loads(line) for line in (ROOT / "Demo/weekend.jsonl").read_text(encoding="utf8").splitlines()]
        self.messages += MORE
        self.presets = {name: json.loads(self.run(["styles", name])) for name in PRESETS}
        self.plain = {}

    def run(self, arguments, messages=None):
        text = "".join(json.dumps(message) + "\n" for message in messages or [])
        done = subprocess.run([self.tool, *arguments], input=text.encode(), capture_output=True, cwd=ROOT)
        if done.returncode:
            raise ValueError(done.stderr.decode(errors="replace").strip())
        return done.stdout.decode()

    def definition(self, node):
        for choice in node.get("anyOf", [node]):
            if "$ref" in choice:
                return choice["$ref"].rsplit("/", 1)[1]
        return None

    # What changes.

    def layout(self, style, view, form="jsonl", messages=None):
        """Returns the output for a style: a preset's name or a document."""
        with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
            if not isinstance(style, str):
                json.dump(style, file)
                file.flush()
                style = file.name
            return self.run(
                ["layout", "-", "--style", style, "--format", form, *view, *COMMON], messages or self.messages)

    def rows(self, style, view):
        """Returns the rows as text, by the id of their message, without their vertical position."""
        rows = {}
        for line in self.layout(style, view).splitlines()[1:]:
            row = json.loads(line)
            frame = row.get("frame")
            key = str(row.get("id", row.get("before", row.get("kind", ""))))
            if isinstance(frame, dict):
                frame.pop("y", None)
            elif isinstance(frame, list):
                frame[1] = 0
            rows[key] = rows.get(key, "") + json.dumps(row)
        return rows

    def first_change(self, preset, document, view):
        """Returns the id of the first message whose rows differ between a document and its preset; None if all rows are equal."""
        key = (preset, tuple(view))
        if key not in self.plain:
            self.plain[key] = self.rows(preset, view)
        plain, changed = self.plain[key], self.rows(document, view)
        for message in self.messages:
            if plain.get(message["id"]) != changed.get(message["id"]):
                return message["id"]
        return None

    # Values to try.

    def values(self, node, now, depth=0):
        """Yields other values that a field of a schema may have, first those with the clearest effect."""
        name = self.definition(node)
        if name:
            yield from self.records(name, now, depth)
            return
        for choice in node.get("anyOf", [node]):
            if "enum" in choice:
                yield from (value for value in choice["enum"] if value != now)
            elif choice.get("type") == "boolean":
                yield not now
            elif choice.get("type") in ("number", "integer"):
                least, most = choice.get("minimum", 0), choice.get("maximum", 1000)
                tried = [now * 2, now + 16, now / 2, 0] if isinstance(now, (int, float)) else [24, 120, 8, 1]
                tried += [0.5, 0.2, 3, 400]
                yield from (round(value, 2) for value in tried if least <= value <= most and value != now)
            elif choice.get("type") == "array" and "items" in choice:
                if isinstance(now, list) and len(now) > 1:
                    yield now[::-1]
                    yield now[:1]
                if isinstance(now, list) and now and depth < 4:
                    yield from ([value, *now[1:]] for value in self.values(choice["items"], now[0], depth + 1))
                yield [4, 3, 2]
            elif choice.get("type") == "object":
                yield {":)": "🙂"}
            elif choice.get("type") == "string":
                words = ("#c2185b", "20pt") if "pattern" in choice else ("Label", "Noto Serif", "HH.mm")
                yield from words if now is None or "pattern" in choice else (*words[1:], "edited!")
        if any(choice.get("type") == "null" for choice in node.get("anyOf", [])) and now is not None:
            yield None

    def records(self, name, now, depth):
        if depth > 3:
            return
        properties = self.schema["$defs"][name]["properties"]
        if not isinstance(now, dict):
            for preset in self.presets.values():
                yield from self.found(name, self.schema, preset)
            yield LEFT_OUT.get(name, {})
            return
        for field, node in properties.items():
            for value in itertools.islice(self.values(node, now.get(field), depth + 1), 3):
                yield {field: value}

    def found(self, name, node, value):
        """Yields the records of a kind in a style."""
        kind = self.definition(node)
        if kind == name and isinstance(value, dict):
            yield value
        properties = (self.schema["$defs"][kind] if kind else node).get("properties", {})
        if isinstance(value, dict):
            for field, inner in properties.items():
                if field in value:
                    yield from self.found(name, inner, value[field])
        if isinstance(value, list):
            for item in value:
                yield from self.found(name, node.get("items", {}), item)

    # The places of records in a style.

    def places(self, name, node=None, value=None, path=()):
        """Yields the paths to records of a kind in a preset, first the paths that apply to all messages."""
        if len(path) > 6:
            return
        kind = self.definition(node)
        if kind == name:
            yield path
        properties = (self.schema["$defs"][kind] if kind else node).get("properties", {})
        for field, inner in properties.items():
            if field in ("colors", "preset"):
                continue
            if inner.get("type") == "array" and "$ref" in inner.get("items", {}):
                for index, item in enumerate((value or {}).get(field) or []):
                    yield from self.places(name, inner["items"], item, (*path, field, index))
            elif self.definition(inner):
                yield from self.places(name, inner, (value or {}).get(field) or {}, (*path, field))

    def at(self, preset, path):
        value = self.presets[preset]
        for step in path:
            value = value[step] if isinstance(value, list) else (value or {}).get(step)
        return value

    def document(self, preset, path, change):
        """Returns the shortest style that makes a change at a place of a preset. Lists are written whole."""
        lists = [index for index, step in enumerate(path) if isinstance(step, int)]
        if lists:
            cut = lists[0]
            whole = json.loads(json.dumps(self.at(preset, path[:cut])))
            inner = whole[path[cut]]
            for step in path[cut + 1:]:
                inner = inner.setdefault(step, {}) if isinstance(inner, dict) else inner[step]
            merge(inner, change)
            path, change = path[:cut], whole
        for step in reversed(path):
            change = {step: change}
        return {"preset": preset, **change}

    def example(self, name, field, known):
        """Returns a preset, a style that changes the preset's field, a view, and the first message in which the change is visible."""
        if known:
            preset, document, view, _ = known
            try:
                message = self.first_change(preset, document, view)
            except ValueError:
                message = None
            if message:
                return preset, document, view, message
        if (name, field) in WITHOUT_PICTURE:
            return None
        node = self.schema["$defs"][name]["properties"][field] if name else self.schema["properties"][field]
        tried = 0
        for view in VIEWS:
            for preset in PRESETS:
                paths = list(self.places(name, self.schema, self.presets[preset])) if name else [()]
                paths.sort(key=lambda path: (path[0] not in ("received", "sent") if path else True, len(path)))
                given = [path for path in paths if not path or self.at(preset, path) is not None]
                for path in (given or (paths if name in LEFT_OUT else []))[:6]:
                    now = self.at(preset, path)
                    base = {"graphemes": 40, "lines": 4} if now is None and name == "CollapseStyle" else {}
                    for value in itertools.islice(self.values(node, (now or {}).get(field)), 5):
                        tried += 1
                        if tried > 120:
                            return None
                        document = self.document(preset, path, {**base, field: value})
                        try:
                            message = self.first_change(preset, document, view)
                        except ValueError:
                            continue
                        if message:
                            return preset, document, view, message
        return None


def comments():
    """Returns the comments of all properties in Sources, by type and property, and those of types."""
    found = {}
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        kind, pending, depth = None, [], 0
        for line in path.read_text(encoding="utf8").split("\n"):
            stripped = line.strip()
            if stripped.startswith("///"):
                pending.append(stripped[3:].strip())
                continue
            opened = re.match(r"(?:public |package )?(?:struct|enum|extension) (\w+)", line)
            if opened:
                kind = opened.group(1)
                if pending:
                    found.setdefault((kind, ""), " ".join(pending))
            named = re.match(r"  (?:(?:(?:public|package|static|\w+\(set\)) )*(?:var|let)|case) (\w+)", line)
            if named and pending and kind:
                found.setdefault((kind, named.group(1)), " ".join(pending))
            if stripped and not stripped.startswith("@"):
                pending = []
    return found


def declared():
    """Yields the lines of Sources, each with the type that contains it, without the lines before a file's first type."""
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        kind = None
        for line in path.read_text(encoding="utf8").split("\n"):
            opened = re.match(r"(?:public |package )?(?:struct|enum|extension) (\w+)", line)
            kind = opened.group(1) if opened else kind
            if kind:
                yield kind, line


def types():
    """Returns the Swift types whose name in JSON Schemas differs, by that name."""
    named = ((kind, re.search(r'static var schemaName: String \{ "(\w+)" \}', line)) for kind, line in declared())
    return {name.group(1): kind for kind, name in named if name}


def properties():
    """Returns the Swift property of each JSON field, by type and field."""
    found = {}
    for kind, line in declared():
        for field, name in re.findall(r'\.\w+\("(\w+)", \\\.(\w+)', line):
            found.setdefault((kind, field), name)
    return found


def kind_of(reference, node):
    """Returns in words which values a field may have."""
    words = []
    for choice in node.get("anyOf", [node]):
        if "$ref" in choice:
            name = choice["$ref"].rsplit("/", 1)[1]
            words.append(f"<doc:{article(name)}>")
        elif "enum" in choice:
            words.append(", ".join(f"`{value}`" for value in choice["enum"]))
        elif choice.get("type") in ("number", "integer"):
            bounds = [choice.get("minimum"), choice.get("maximum")]
            words.append(f"a number from {bounds[0]:g} to {bounds[1]:g}" if None not in bounds else "a number")
        elif choice.get("type") == "array":
            words.append(f"a list of {kind_of(reference, choice['items'])}" if "items" in choice else "a list")
        elif choice.get("type") == "boolean":
            words.append("`true` or `false`")
        elif choice.get("type") == "null":
            words.append("`null`")
        elif "pattern" in choice:
            # The only other pattern is that of heights of lines.
            words.append("a colour such as `#2c6bed`" if "A-F" in choice["pattern"] else "`20pt`, `min20pt`, `max1.2x`")
        else:
            words.append({"string": "text", "object": "an object"}.get(choice.get("type"), "a value"))
    return " or ".join(words)


def article(name):
    return f"{name}-Fields"


def plain_links(text):
    """Replaces ``symbol`` links with code: they work only in the comments' own module, not in another module's article."""
    return re.sub(r"``([^`]+)``", r"`\1`", text)


class Writer:
    def __init__(self, reference, output, draws):
        self.reference, self.output, self.draws = reference, pathlib.Path(output), draws
        self.comments, self.properties, self.types = comments(), properties(), types()
        self.failures, self.pictures = [], 0

    def explain(self, record, field):
        kind = self.types.get(record, record)
        name = self.properties.get((kind, field), field)
        text = self.comments.get((kind, name)) or self.comments.get((kind, field))
        if not text:
            self.failures.append(f"{record}.{field}: no comment says what it is")
        return plain_links(text or "")

    def draw(self, name, style, view, message, whole=False):
        """Draws a message with the one before it and the one after it."""
        messages = self.reference.messages
        index = next(place for place, each in enumerate(messages) if each["id"] == message)
        shown = messages[max(0, index - 1):index + 2]
        svg = self.reference.layout(style, view, "svg", shown)
        (self.output / f"{name}.svg").write_text(svg, encoding="utf8")
        self.pictures += 1

    def field(self, kind, field, node, found):
        lines = [f"### {field}", "", f"{kind_of(self.reference, node)}. {self.explain(kind or 'ChatStyle', field)}", ""]
        if not found:
            if (kind, field) not in WITHOUT_PICTURE:
                self.failures.append(f"{kind}.{field}: no preset looks different with another value")
            else:
                lines += [WITHOUT_PICTURE[kind, field], ""]
            return lines
        preset, document, view, message = found
        lines += ["```json", json.dumps(document, ensure_ascii=False), "```", ""]
        if self.draws:
            name = f"style-{kind or 'ChatStyle'}-{field}"
            self.draw(f"{name}-before", preset, view, message)
            self.draw(f"{name}-after", document, view, message)
            lines += [
                "@Row {", "  @Column {", f"    ![{field} as the preset has it]({name}-before)", "  }", "  @Column {",
                f"    ![{field} changed]({name}-after)", "  }", "}", ""]
        return lines

    def record(self, kind, examples):
        properties = (self.reference.schema["$defs"][kind] if kind else self.reference.schema)["properties"]
        if not kind:
            own = {"name", "mirrorsInterface", "emoticons", "grouping", "colors"}
            properties = {field: node for field, node in properties.items() if field in own}
        title = kind or "ChatStyle"
        meaning = self.comments.get((self.types.get(title, title), ""), "")
        lines = [f"# Fields of {title}", "", self.first_sentence(meaning or "A record of styles."), ""]
        lines += ["## Overview", "", plain_links(meaning.partition("```")[0].strip()), "", "## Fields", ""]
        for field, node in properties.items():
            lines += self.field(kind, field, node, examples.get((kind, field)))
        self.write(article(title), lines)

    def first_sentence(self, text):
        return plain_links(re.split(r"(?<=[.:;]) ", text)[0])

    def write(self, name, lines):
        (self.output / f"{name}.md").write_text("\n".join(lines), encoding="utf8")

    # Colours.

    def colors(self):
        reference, shown = self.reference, {}
        for preset in PRESETS:
            view = VIEWS[0]
            ids = [str(row.get("id", row.get("before", ""))) for row in map(
                json.loads, reference.layout(preset, view).splitlines()[1:])]
            svg = reference.layout(preset, view, "svg")
            groups = re.split(r'\n<g>|\n<g transform="translate', svg)[1:]
            for message, group in zip(ids, groups):
                for role in set(re.findall(r'class="([\w -]+)"', group)):
                    for each in role.split():
                        if any(known["id"] == message for known in reference.messages):
                            shown.setdefault(each, (preset, message))
        lines = [f"# Fields of ColorTable", "", "The colours of a theme, by their roles.", "", "## Overview", "",
                 "A colour that a style does not give follows from others; <doc:Styles> says how.", "", "## Roles", ""]
        roles = reference.schema["$defs"]["ColorTable"]["properties"]
        for role in roles:
            surface, _, ink = role.rpartition(".")
            explained = (self.comments.get(("SurfaceColorRole" if surface else "SharedColorRole", ink))
                         or ("The name of senders of one of the twelve hues." if ink.startswith("name") else None)
                         or ("The ground of avatars of senders of one of the twelve hues." if ink.startswith("avatar") else None))
            if not explained:
                self.failures.append(f"colour {role}: no comment says what it is")
            where = {"page": " On the page.", "sent": " On the reader's own bubbles.", "received": " On other people's bubbles.",
                     "notice": " On notices."}.get(surface, "")
            lines += [f"### {role}", "", f"{plain_links(explained or '')}{where}", ""]
            found = shown.get(role.replace(".", "-"))
            if found:
                document = {"preset": found[0], "colors": {"light": {role: "#c2185b"}}}
                lines += ["```json", json.dumps(document), "```", ""]
                if self.draws:
                    name = f"style-color-{role.replace('.', '-')}"
                    self.draw(name, document, VIEWS[0], found[1])
                    lines += [f"![{role} in another colour]({name})", ""]
        self.write(article("ColorTable"), lines)
        return len(roles), sum(role.replace(".", "-") in shown for role in roles)


# Fields that change no picture, with the reason.
WITHOUT_PICTURE = {
    (None, "name"): "The name stands in the output and moves nothing.",
    (None, "colors"): "See <doc:StyleColors-Fields>.",
    ("StyleColors", "light"): "See <doc:ColorTable-Fields>.",
    ("StyleColors", "dark"): "See <doc:ColorTable-Fields>.",
    ("PictureStyle", "file"): "It names a nine-patch file beside the style.",
    ("PictureStyle", "scale"): "It is read with `file`.",
}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", required=True)
    parser.add_argument("--output")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    reference = Reference(options.tool)
    folder = pathlib.Path(options.output or tempfile.mkdtemp())
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("style-*.svg"):
        old.unlink()
    kinds = [None] + [kind for kind in reference.schema["$defs"] if kind != "ColorTable" and options.only in kind]
    wanted = []
    for kind in kinds:
        node = reference.schema["$defs"][kind] if kind else reference.schema
        own = {"name", "mirrorsInterface", "emoticons", "grouping", "colors"}
        wanted += [(kind, field) for field in node["properties"] if kind or field in own]
    known = json.loads(EXAMPLES.read_text(encoding="utf8")) if EXAMPLES.exists() else {}

    def example(each):
        key = ".".join(filter(None, each))
        found = reference.example(*each, known.get(key))
        if found and found[1] != (known.get(key) or (0, 0))[1]:
            known[key] = found
            print(f"style-reference: {key}: {json.dumps(found[1], ensure_ascii=False)}", file=sys.stderr)
        return found

    with ThreadPoolExecutor(2) as pool:
        examples = dict(zip(wanted, pool.map(example, wanted)))
    current = {key: value for key, value in sorted(known.items())}
    text = "{\n" + ",\n".join(
        f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in current.items()) + "\n}\n"
    if not EXAMPLES.exists() or EXAMPLES.read_text(encoding="utf8") != text:
        EXAMPLES.write_text(text, encoding="utf8")
    writer = Writer(reference, folder, draws=not options.check)
    for kind in kinds:
        writer.record(kind, examples)
    roles, drawn = writer.colors() if not options.only else (0, 0)
    for failure in writer.failures:
        print(f"style-reference: {failure}", file=sys.stderr)
    print(f"style-reference: {len(wanted)} fields of {len(kinds)} records, {roles} colours ({drawn} in the demo), "
          f"{writer.pictures} pictures")
    sys.exit(bool(writer.failures))


if __name__ == "__main__":
    main()
