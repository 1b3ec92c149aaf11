#!/usr/bin/env python3
"""Writes Documentation/Styles.md from the style's JSON Schema and the comments in Sources.

    Scripts/style-page.py --tool .build/release/bubble --write               # writes the lists of fields and colours
    Scripts/style-page.py --tool .build/release/bubble --check               # fails if the page is out of date, or if a field has no comment
    Scripts/style-page.py --tool .build/release/bubble --pictures FOLDER     # draws two pictures for each record, before and after a change

The page has a table for each record: each field with its values, its meaning, its value in the preset `merged`, and a style that changes it. The changes are
those of style-examples.json, which style-reference.py keeps. Everything before the mark in the page is written by hand.
"""

import argparse
import importlib.util
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Documentation/Styles.md"
MARK = "<!-- Scripts/style-page.py writes the rest of this page. -->\n"
SHOWN = "merged"
ROLES = ("sent", "received", "notice")
SURFACES = ("page", *ROLES)
# The style itself has the fields of a message, and those that concern the whole conversation.
WHOLE = ("name", "preset", "mirrorsInterface", "emoticons", "grouping", "colors", *ROLES)
# Fields of the style that are no properties of a Swift type: the schema describes them.
DESCRIBED = ("preset", *ROLES)

# Fields whose change is pictured, of records whose first field does not show it.
PICTURED = {"GroupingStyle": "spacingWithin", "MessageStyle": "side", "PictureStyle": "width", "RichStyle": "quoteLines"}

spec = importlib.util.spec_from_file_location("reference", ROOT / "Scripts/style-reference.py")
reference = importlib.util.module_from_spec(spec)
spec.loader.exec_module(reference)


def in_json(text):
    """Returns a comment of Swift in the words of JSON."""
    return re.sub(r"\bnil\b", "null", text).replace("Nil ", "Null ")


class Page:
    def __init__(self, tool):
        self.styles = reference.Reference(tool)
        self.definitions = self.styles.schema["$defs"]
        self.writer = reference.Writer(self.styles, ROOT, draws=False)
        self.examples = json.loads(reference.EXAMPLES.read_text(encoding="utf8"))
        self.paths = {}
        self.walk(self.styles.schema, ())

    def walk(self, node, path):
        """Collects the paths at which each record occurs in a style. Those within a role are left out: they are those of all messages."""
        for field, inner in node.get("properties", {}).items():
            if field in ROLES and not path or len(path) > 5:
                continue
            place = (*path, field)
            kind = self.styles.definition(inner)
            if not kind and inner.get("type") == "array":
                kind, place = self.styles.definition(inner.get("items", {})), (*path, f"{field}[]")
            if kind and kind not in ("ColorTable",):
                self.paths.setdefault(kind, []).append(place)
                self.walk(self.definitions[kind], place)

    def values(self, node):
        """Returns in words which values a field may have."""
        text = reference.kind_of(self.styles, node)
        text = re.sub(r"<doc:(\w+)-Fields>", lambda found: f"[{found.group(1)}](#{found.group(1).lower()})", text)
        return text.replace(" from -100000 to 100000", "").replace("from 0 to 100000", "from 0").replace("1e+06", "1,000,000")

    def meaning(self, kind, field):
        if kind is None and field in DESCRIBED:
            text = self.styles.schema["properties"][field]["description"]
        else:
            text = self.writer.explain(kind or "ChatStyle", field)
        owner = self.writer.types.get(kind or "ChatStyle", kind or "ChatStyle")
        name = self.writer.properties.get((owner, field), field)
        return (in_json(text) + (f" In Swift: `{name}`." if name != field else "")).replace("|", "\\|")

    def preset(self, kind, field):
        """Returns the value of a field in the preset, if it is one word or number."""
        for path in self.paths.get(kind, [()]):
            for start in ((), ("received",)):
                value = self.styles.presets[SHOWN]
                for step in (*start, *path, field):
                    value = value.get(step) if isinstance(value, dict) else None
                if value is not None and not isinstance(value, (dict, list)):
                    return f"`{json.dumps(value, ensure_ascii=False)}`"
        return ""

    def example(self, kind, field):
        found = self.examples.get(".".join(filter(None, (kind, field))))
        if not found:
            return ""
        change = {name: value for name, value in found[1].items() if name != "preset"}
        return f"`{json.dumps(change, ensure_ascii=False)}`".replace("|", "\\|")

    def table(self, kind, properties):
        yield f"| field | values | meaning | in `{SHOWN}` | for example |\n| --- | --- | --- | --- | --- |"
        for field, node in properties.items():
            yield (f"| `{field}` | {self.values(node)} | {self.meaning(kind, field)} | {self.preset(kind, field)} | "
                   f"{self.example(kind, field)} |")

    def records(self):
        """Yields the records in the order in which a style has them."""
        yield from dict.fromkeys(["MessageStyle", *self.paths, *(kind for kind in self.definitions if kind != "ColorTable")])

    def picture(self, kind):
        """Returns the first field of a record whose change shows in a picture, with the preset, the style, the view and the message."""
        known = {message["id"] for message in self.styles.messages}
        fields = [PICTURED[kind]] if kind in PICTURED else self.definitions[kind]["properties"]
        found = ((field, self.examples.get(f"{kind}.{field}")) for field in fields)
        return next(((field, *example) for field, example in found if example and example[3] in known), None)

    def text(self):
        whole = {field: node for field, node in self.styles.schema["properties"].items() if field in WHOLE}
        yield "\n## The style\n\nThese fields are at the top level only. All fields of [MessageStyle](#messagestyle) may stand beside them.\n"
        yield from self.table(None, whole)
        for kind in self.records():
            meaning = self.writer.comments.get((self.writer.types.get(kind, kind), ""), "")
            meaning = in_json(reference.plain_links(meaning.partition("```")[0].strip()))
            places = [".".join(path) for path in sorted(self.paths.get(kind, []), key=lambda path: (len(path), path))]
            if kind == "MessageStyle":
                places = ["the top level", *ROLES]
            shown = ", ".join(place if " " in place else f"`{place}`" for place in places[:4]) + (" and others" if len(places) > 4 else "")
            owner = self.writer.types.get(kind, kind)
            yield f"\n## {kind}\n\n{meaning} Found at {shown}.{f' In Swift: `{owner}`.' if owner != kind else ''}\n"
            if found := self.picture(kind):
                field, document = found[0], found[2]
                yield (f'<p>\n<img src="Pictures/styles/{kind}-before.png" width="300" alt="{document["preset"]}">\n'
                       f'<img src="Pictures/styles/{kind}-after.png" width="300" alt="{document["preset"]} with another {field}">\n</p>\n\n'
                       f"The preset `{document['preset']}`, and the same with {self.example(kind, field)}.\n")
            yield from self.table(kind, self.definitions[kind]["properties"])
        yield from self.colors()

    def colors(self):
        roles = list(self.definitions["ColorTable"]["properties"])
        inks = list(dict.fromkeys(role.partition(".")[2] for role in roles if "." in role))
        yield ("\n## ColorTable\n\nThe colours of a theme, by their roles. A colour is text: `#rrggbb` or `#rrggbbaa`. A colour that a style does not give is derived "
               "from others.\n\nThese roles exist for each surface: " + ", ".join(f"`{surface}.`" for surface in SURFACES)
               + " and the role, such as `sent.fill`.\n\n| role | meaning |\n| --- | --- |")
        missing = [ink for ink in inks if not self.writer.comments.get(("SurfaceColorRole", ink))]
        shared = [role for role in roles if "." not in role and not re.fullmatch(r"(name|avatar)\d+", role)]
        missing += [role for role in shared if not self.writer.comments.get(("SharedColorRole", role))]
        self.writer.failures += [f"colour {role}: no comment says what it is" for role in missing]
        for ink in inks:
            yield f"| `{ink}` | {reference.plain_links(self.writer.comments.get(('SurfaceColorRole', ink), ''))} |"
        yield "\nThese roles are the same on all surfaces.\n\n| role | meaning |\n| --- | --- |"
        for role in shared:
            yield f"| `{role}` | {reference.plain_links(self.writer.comments.get(('SharedColorRole', role), ''))} |"
        yield "| `name0` to `name11` | The names of senders, by their hue. |\n| `avatar0` to `avatar11` | The backgrounds of avatars, by their hue. |"

    def draw(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.png"):
            old.unlink()
        count = 0
        for kind in self.records():
            found = self.picture(kind)
            if not found:
                continue
            _, preset, document, view, message = found
            ids = [each["id"] for each in self.styles.messages]
            index = ids.index(message)
            # The distances of a group need the message above.
            shown = self.styles.messages[index - (kind == "GroupingStyle"):index + 1]
            paths = [folder.resolve() / f"{kind}-{name}.png" for name in ("before", "after")]
            for path, style in zip(paths, (preset, document)):
                self.styles.layout(style, ["-o", str(path), *view], "png", shown)
                count += 1
            if paths[0].read_bytes() == paths[1].read_bytes():
                print(f"style-page: the pictures of {kind} are equal; name another field in PICTURED", file=sys.stderr)
        print(f"style-page: {count} pictures in {folder}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", required=True)
    parser.add_argument("--pictures", type=pathlib.Path)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    page = Page(options.tool)
    if options.pictures:
        page.draw(options.pictures)
        return
    head, _, rest = PAGE.read_text(encoding="utf8").partition(MARK)
    text = "\n".join(page.text()) + "\n"
    for failure in page.writer.failures:
        print(f"style-page: {failure}", file=sys.stderr)
    if options.write:
        PAGE.write_text(head + MARK + text, encoding="utf8")
    stale = options.check and text != rest
    if stale:
        print("style-page: Documentation/Styles.md is out of date; Scripts/style-page.py --write writes it", file=sys.stderr)
    print(f"style-page: {len(page.definitions)} records")
    sys.exit(bool(page.writer.failures or stale))


if __name__ == "__main__":
    main()
