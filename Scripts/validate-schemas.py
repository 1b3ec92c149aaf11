#!/usr/bin/env python3
"""Proves that everything the tool reads and writes is valid under the schemas in Documentation/Schemas.

usage: validate-schemas.py [--tool PATH] [--messages N]

It lays out every transcript of Tests/Corpora, and the conversation with everything that a message can contain, in every preset. Each row, message and style
must fit its schema. Finally, it adds and removes fields, which the validation must find. The validator is PyPI's jsonschema, in an environment of its own
below .build.
"""

import argparse
import copy
import json
import pathlib
import subprocess
import sys
import venv

ROOT = pathlib.Path(__file__).resolve().parent.parent
ENVIRONMENT = ROOT / ".build" / "schemas"
VALIDATOR = "jsonschema==4.25.1"
PRESETS = ["balloon", "padded", "tailed", "rows", "clustered", "merged"]
RICH = ROOT / "Tests/Goldens/Cases/rich.jsonl"
ROWS = ["--dates", "--typing", "--unread", "greeting", "--accessibility", "--find", "e"]


def enter_environment():
    """Runs this script again with an interpreter that has the validator."""
    python = ENVIRONMENT / "bin" / "python"
    mark = ENVIRONMENT / VALIDATOR
    if not mark.exists():
        venv.create(ENVIRONMENT, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", VALIDATOR], check=True)
        mark.touch()
    sys.exit(subprocess.run([python, __file__, "--inside", *sys.argv[1:]]).returncode)


class Check:
    def __init__(self, tool):
        self.tool = tool
        self.counts = {}
        self.failures = 0

    def validator(self, name):
        from jsonschema import Draft202012Validator

        schema = json.loads((ROOT / f"Documentation/Schemas/{name}.schema.json").read_text())
        Draft202012Validator.check_schema(schema)
        return Draft202012Validator(schema)

    def value(self, validator, value, kind, place):
        self.counts[kind] = self.counts.get(kind, 0) + 1
        for error in list(validator.iter_errors(value))[:3]:
            self.failures += 1
            print(f"{place}: {error.json_path}: {error.message[:200]}", file=sys.stderr)

    def layout(self, lines, *arguments):
        """Returns the tool's layout of messages."""
        run = subprocess.run(
            [self.tool, "layout", "-", "--me", "you", *arguments], input=b"".join(lines), capture_output=True)
        if run.returncode:
            sys.exit(f"bubble layout {' '.join(arguments)} ended with {run.returncode}: {run.stderr.decode()}")
        return run.stdout

    def document(self, lines, place, *arguments):
        value = json.loads(self.layout(lines, "--format", "json", *arguments))
        self.value(self.documents, value, "documents", f"{place} {' '.join(arguments)}")
        return value

    def stream(self, lines, place, *arguments):
        for number, line in enumerate(self.layout(lines, "--format", "jsonl", *arguments).splitlines()):
            self.value(self.lines, json.loads(line), "rows", f"{place} {' '.join(arguments)} line {number + 1}")

    def inputs(self):
        messages, styles = self.validator("messages"), self.validator("style")
        for path in transcripts() + [RICH]:
            for number, line in enumerate(path.read_bytes().splitlines()):
                self.value(messages, json.loads(line), "messages", f"{path.name} line {number + 1}")
        for name in PRESETS:
            style = subprocess.run([self.tool, "styles", name], capture_output=True, check=True).stdout
            self.value(styles, json.loads(style), "styles", name)

    def outputs(self, count):
        self.documents, self.lines = self.validator("layout"), self.validator("layout-line")
        for name in PRESETS:
            for path in transcripts():
                lines = path.read_bytes().splitlines(keepends=True)[: count or None]
                self.stream(lines, path.name, "--style", name, "--dates", "--typing")
                self.document(lines[:10], path.name, "--style", name, "--glyphs")
            rich = RICH.read_bytes().splitlines(keepends=True)
            self.document(rich, RICH.name, "--style", name)
            self.document(rich, RICH.name, "--style", name, "--glyphs", *ROWS)
            self.stream(rich, RICH.name, "--style", name, *ROWS)
            self.stream(rich, RICH.name, "--style", name, "--glyphs")

    def compositions(self):
        """Validates composer scripts, and the tool's output for them, both line by line and as a document."""
        scripts, documents, rows = self.validator("compose-script"), self.validator("compose"), self.validator("compose-line")
        for path in sorted((ROOT / "Tests/Goldens/Compositions").glob("*.jsonl")):
            for number, line in enumerate(path.read_bytes().splitlines()):
                self.value(scripts, json.loads(line), "edits", f"{path.name} line {number + 1}")
            for more in [[], ["--glyphs"]]:
                compose = [self.tool, "compose", path, "--width", "200", "--style", "balloon", *more]
                whole = subprocess.run([*compose, "--format", "json"], capture_output=True, check=True).stdout
                self.value(documents, json.loads(whole), "compositions", path.name)
                lines = subprocess.run(compose, capture_output=True, check=True).stdout.splitlines()
                for number, line in enumerate(lines):
                    self.value(rows, json.loads(line), "steps", f"{path.name} step {number}")
        for damage in [{"insert": 1}, {"select": [1]}, {"planted": 1}, {"mention": {"id": "1"}}]:
            self.counts["damages"] = self.counts.get("damages", 0) + 1
            if scripts.is_valid(damage):
                self.failures += 1
                print(f"the edit {damage} passes", file=sys.stderr)

    def sessions(self):
        """Validates the requests and answers of a session that uses every request, with rows and drawings of all presets."""
        asked, answered = self.validator("session-request"), self.validator("session-answer")
        lines = (ROOT / "Examples/serve/session.jsonl").read_text().splitlines()
        for name in PRESETS:
            opened = {"file": str(RICH), "style": name, "dates": True, "typing": True, "unread": "greeting"}
            seen = {"height": 100_000, "glyphs": True, "drawing": True}
            lines += [json.dumps({"id": name, "open": opened}), json.dumps({"id": name, "viewport": seen})]
        run = subprocess.run([self.tool, "serve"], input="\n".join(lines).encode(), capture_output=True, check=True)
        for number, (line, answer) in enumerate(zip(lines, run.stdout.splitlines(), strict=True)):
            place = f"session line {number + 1}"
            self.value(answered, json.loads(answer), "answers", place)
            if line.startswith("{"):
                self.value(asked, json.loads(line), "requests", place)
        for damage in [{"width": "wide"}, {"edit": {"at": -1}}, {"planted": 1}, {"viewport": {}}, {"hit": {"x": 1}}]:
            self.counts["damages"] = self.counts.get("damages", 0) + 1
            if asked.is_valid(damage):
                self.failures += 1
                print(f"the request {damage} passes", file=sys.stderr)

    def damages(self):
        """Checks that the schemas refuse an additional field, a missing field and an unknown word, in every place."""
        rich = RICH.read_bytes().splitlines(keepends=True)[:4]
        layout = self.document(rich, RICH.name, "--style", "merged", "--glyphs", *ROWS)
        cell = next(i for i, cell in enumerate(layout["cells"]) if cell["bubble"])
        part = next(i for i, part in enumerate(layout["cells"][cell]["parts"]) if part["kind"] == "text")
        text = ["cells", cell, "parts", part]
        line = [*text, "lines", 0]
        places = [
            [], ["engine"], ["fonts", 0], ["separators", 0], ["separators", 0, "label"], ["typing"], ["cells", cell],
            ["cells", cell, "bubble"], text, line, [*line, "runs", 0],
        ]
        for place in places:
            for damage in (lambda item: item.update(planted=1), lambda item: item.pop(next(iter(item)))):
                self.damaged(layout, place, damage)
        self.damaged(layout, ["cells", cell], lambda item: item.update(role="stranger"))
        self.damaged(layout, ["cells", cell, "bubble"], lambda item: item.update(frame=[1, 2, 3]))

    def damaged(self, layout, place, damage):
        value = copy.deepcopy(layout)
        item = value
        for step in place:
            item = item[step]
        damage(item)
        self.counts["damages"] = self.counts.get("damages", 0) + 1
        if self.documents.is_valid(value):
            self.failures += 1
            print(f"a damage at {place} passes", file=sys.stderr)


def transcripts():
    return sorted((ROOT / "Tests/Corpora/transcripts").glob("*.jsonl"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tool", default=ROOT / ".build/release/bubble", help="the tool to ask")
    parser.add_argument("--messages", type=int, default=100, help="of each transcript; 0 for all")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if not arguments.inside:
        enter_environment()
    check = Check(arguments.tool)
    check.inputs()
    check.outputs(arguments.messages)
    check.compositions()
    check.sessions()
    check.damages()
    print("schemas: " + ", ".join(f"{count} {kind}" for kind, count in check.counts.items()))
    sys.exit(1 if check.failures else 0)


if __name__ == "__main__":
    main()
