#!/usr/bin/env python3
"""Proves that two builds of the tool have the same output: compare-tools.py [options] OLD NEW [FOLDER ...]

All transcripts of the repository, and those in the given folders, are read as one conversation and laid out in six presets, at three widths and in
both directions: as JSON Lines with other settings at each width (glyphs, dates, large type, device pixels, selecting, elements for screen readers), and
at the first width also as a picture (SVG), as a page (HTML), with elements and drawings, and in the text format of goldens. `bubble measure` breaks the
texts at six widths under both policies. `bubble read` prints the messages as they are and as Markdown, `bubble compose` runs the scripts of the goldens,
and `bubble serve` answers random scripts of requests (sessions.py). Files in folders named "hostile" are laid out one by one; the old tool may crash on
them. All output, including standard error, must be the same byte for byte, except for new fields that --allow names. Exit code 1 means differences.

  --allow elements,path   additional fields of the new tool, at any depth
  --every 1               take one of this many messages from files of more than 400 (default: 4)
  --only rows,text        some of: rows, drawing, html, svg, text, measure, read, compose, sessions
  --sessions 2000         how many scripts of requests
  --show 5                how many differences of each layout to show
  --keep FOLDER           where to keep differing output
  --libraries             the versions of HarfBuzz and FreeType in the outputs may differ
"""

import argparse
import concurrent.futures
import filecmp
import itertools
import json
import os
import pathlib
import re
import sessions
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PRESETS = ["balloon", "padded", "rows", "tailed", "clustered", "merged"]
FEW = 400
# Messages of scripts are shorter than this many bytes; this many scripts are answered by one process.
LONG, SCRIPTS = 4000, 50
ENVIRONMENT = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
# The versions of the libraries as JSON and goldens write them.
LIBRARIES = re.compile(r'(harfbuzz"?|freetype"?)(=|: ?)"[0-9.]+"')
DEATH = re.compile(r"exit code -\d+\n$")
# The additional settings at each width.
WIDTHS = {
    "320": ["--glyphs"],
    "180": ["--dates", "--font-scale", "1.5", "--typing"],
    "414.5": ["--device-scale", "1.5", "--selecting", "--accessibility"],
}


def transcripts(folders):
    """Yields the files that may contain messages, sorted by path."""
    for folder in [ROOT / "Demo", ROOT / "Examples", ROOT / "Tests", *map(pathlib.Path, folders)]:
        for path in sorted(folder.rglob("*.json*")):
            if not {".build", "hostile"} & set(path.parts) and "Data" not in path.parts and "Compositions" not in path.parts:
                yield path
    yield from sorted((ROOT / "Tests/Corpora/longform").glob("*.txt"))


def lines(path):
    """Returns the messages of a file, one per line. Invalid lines are kept, so that both tools refuse them."""
    if path.suffix == ".jsonl":
        return [line for line in path.read_bytes().split(b"\n") if line.strip()]
    if path.suffix == ".txt":
        return [json.dumps({"id": path.stem, "sender": "you", "text": path.read_text(encoding="utf8")}).encode()]
    try:
        document = json.loads(path.read_bytes())
    except ValueError:
        return []
    messages = document.get("messages") if isinstance(document, dict) else None
    return [json.dumps(message, ensure_ascii=False).encode() for message in messages or []]


def hostile(folders):
    return sorted(path for folder in folders for path in pathlib.Path(folder).rglob("hostile/*.jsonl"))


class Input:
    """All messages in one file, with the file that each came from."""

    def __init__(self, folders, every, path):
        self.path = path
        self.sources = {}
        senders = {}
        self.files = self.count = 0
        with open(path, "wb") as file:
            for source in transcripts(folders):
                found = lines(source)
                step = every if len(found) > FEW else 1
                self.files += bool(found)
                for number, line in list(enumerate(found, 1))[::step]:
                    file.write(line + b"\n")
                    self.count += 1
                    try:
                        message = json.loads(line)
                        self.sources.setdefault(json.dumps(message.get("id")), f"{source.name}:{number}")
                        senders[message.get("sender")] = senders.get(message.get("sender"), 0) + 1
                    except (ValueError, AttributeError, TypeError):
                        continue
        # One width uses the most frequent sender of the corpora as the reader.
        self.reader = max((name for name in senders if isinstance(name, str) and name != "you"), key=senders.get, default="you")


def jobs(data):
    """Yields the names and arguments of all runs of a tool."""
    for preset, (width, settings), direction in itertools.product(PRESETS, WIDTHS.items(), ["ltr", "rtl"]):
        layout = ["layout", str(data.path), "--input", "jsonl", "--style", preset, "--width", width, "--direction", direction]
        name = f"{preset} {width} {direction}"
        if width == "180":
            layout += ["--me", data.reader]
        yield f"{name} rows", [*layout, *settings, "--format", "jsonl"]
        if width == "320":
            yield f"{name} drawing", [*layout, "--format", "jsonl", "--elements", "--drawing"]
            yield f"{name} html", [*layout, "--format", "html"]
            yield f"{name} svg", [*layout, "--format", "svg"]
            yield f"{name} text", [*layout, "--format", "text"]
    for settings in [], ["--markdown"]:
        yield f"read{''.join(settings)}", ["read", str(data.path), "--input", "jsonl", *settings]
    for script in sorted(ROOT.glob("Tests/Goldens/Compositions/*.jsonl")):
        yield f"compose {script.stem}", ["compose", str(script)]
    for policy in ["unicode", "browser"]:
        yield f"measure {policy}", [
            "measure", str(data.path), "--input", "jsonl", "--width", "80,180,260,300.5,340,inf", "--policy", policy, "--details"]


def run(tool, arguments, output, given):
    """Writes the output of a tool to OUTPUT, and its standard error and exit code to OUTPUT.err. GIVEN is its input."""
    with open(output, "wb") as out, open(f"{output}.err", "w+b") as err:
        code = subprocess.run([tool, *arguments], input=given, stdout=out, stderr=err, env=ENVIRONMENT).returncode
        err.write(b"exit code %d\n" % code)
    return output


def scripts(data, count):
    """Yields a name and the requests of SCRIPTS scripts at a time. The tool that answers them runs once for each."""
    with open(data.path, "rb") as file:
        messages = []
        for line in file:
            try:
                message = json.loads(line)
            except ValueError:
                continue
            if isinstance(message, dict) and len(line) < LONG:
                messages.append(message)
    for first in range(0, count, SCRIPTS):
        numbers = range(first, min(count, first + SCRIPTS))
        yield f"sessions {first}", "".join(sessions.Script(messages, number).write(PRESETS) for number in numbers).encode()


class Comparison:
    """Runs both tools and reports differences."""

    def __init__(self, options, folder, pool):
        self.options = options
        self.folder = folder
        self.pool = pool
        self.allowed = {name for name in options.allow.split(",") if name}
        self.total = 0
        self.failed = []

    def compare(self, name, form, arguments, data=None, given=b""):
        """Compares the outputs of both tools. DATA knows the origin of each message; None for hostile messages. GIVEN is their input."""
        self.total += 1
        outputs = [self.folder / f"{name} {side}".replace(" ", "-") for side in ("old", "new")]
        # The two tools run at the same time, one on each core.
        old, new = self.pool.map(run, [self.options.old, self.options.new], [arguments] * 2, outputs, [given] * 2)
        said, says = (pathlib.Path(f"{output}.err").read_text(errors="replace") for output in outputs)
        found, count = [], 0
        if not data and DEATH.search(said):
            print(f"{name}: the old tool dies, and the new one {'too' if DEATH.search(says) else 'does not'}")
        else:
            if not filecmp.cmp(old, new, shallow=False):
                found, count = differences(old, new, form, self.allowed, data.sources if data and not given else {}, self.options)
            if said != says:
                pairs = itertools.zip_longest(said.splitlines(), says.splitlines())
                found.append("standard error: " + next(f"{b}, not {a}" for a, b in pairs if a != b)[:300])
                count += 1
            if data and not count and not said.endswith("exit code 0\n"):
                found, count = [f"both tools fail: {said.strip()[-300:]}"], 1
        if count:
            self.failed.append(name)
            print(f"{name}: {count} differences", *found, sep="\n    ")
        if not (self.options.keep and count):
            for output in outputs:
                output.unlink()
                pathlib.Path(f"{output}.err").unlink()


def first_difference(old, new, allowed, path=""):
    """Returns the first difference between two values, except for allowed fields that only the new value has; None if they are equal."""
    if isinstance(old, dict) and isinstance(new, dict):
        extra = [key for key in new if key not in old and key not in allowed]
        if extra:
            return f"{path}.{extra[0]} is new"
        missing = [key for key in old if key not in new]
        if missing:
            return f"{path}.{missing[0]} is gone"
        if [key for key in new if key in old] != list(old):
            return f"{path or '.'} has its fields in another order"
        return next(filter(None, (first_difference(old[key], new[key], allowed, f"{path}.{key}") for key in old)), None)
    if isinstance(old, list) and isinstance(new, list):
        for index, (one, other) in enumerate(zip(old, new)):
            if found := first_difference(one, other, allowed, f"{path}[{index}]"):
                return found
        return None if len(old) == len(new) else f"{path} has {len(new)} items, not {len(old)}"
    return None if old == new and type(old) is type(new) else f"{path}: {json.dumps(new)[:90]}, not {json.dumps(old)[:90]}"


def row_difference(one, other, allowed, sources):
    try:
        old, new = json.loads(one), json.loads(other)
    except ValueError:
        return "no JSON"
    identity = json.dumps(old.get("id")) if isinstance(old, dict) and "id" in old else None
    if found := first_difference(old, new, allowed):
        return f"{identity or 'row'} ({sources.get(identity, 'unknown')}) {found}"
    # The values are equal. With allowed additional fields the bytes cannot be compared.
    return None if allowed else f"{identity}: spelt otherwise"


def without(line, allowed):
    """Returns a line of a golden without the allowed fields; empty if the whole line is an allowed item."""
    words = line.split(maxsplit=1)
    if words and words[0] in allowed:
        return ""
    value = r'(?:"(?:[^"\\]|\\.)*"|\[[^\]]*\]|\S+)'
    return re.sub(rf" (?:{'|'.join(map(re.escape, allowed))})={value}", "", line) if allowed else line


def differences(old, new, form, allowed, sources, options):
    """Returns the first differences between two outputs, and the number of lines that differ."""
    with open(old, encoding="utf8", errors="replace") as one, open(new, encoding="utf8", errors="replace") as other:
        found, count = [], 0
        theirs = other
        if form == "text" and allowed:
            theirs = (line for line in other if without(line, allowed))
        for number, (left, right) in enumerate(itertools.zip_longest(one, theirs), 1):
            if options.libraries and left and right:
                left, right = (LIBRARIES.sub(r"\1\2", line) for line in (left, right))
            if left == right:
                continue
            if left is None or right is None:
                said = "ends there" if right is None else "goes on"
            elif form == "rows":
                said = row_difference(left, right, allowed, sources)
            elif form == "text":
                same = without(right, allowed) == left
                said = None if same else f"{right.strip()[:160]}\n      not {left.strip()[:160]}"
            else:
                at = next((index for index, (a, b) in enumerate(zip(left, right)) if a != b), min(len(left), len(right)))
                said = f"at {at}: …{right[max(0, at - 60):at + 60].strip()}…\n      not …{left[max(0, at - 60):at + 60].strip()}…"
            if said:
                count += 1
                if len(found) < options.show:
                    found.append(f"line {number}: {said}")
            if left is None or right is None:
                break
    return found, count


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("folders", nargs="*")
    parser.add_argument("--allow", default="")
    parser.add_argument("--every", type=int, default=4)
    parser.add_argument("--only", default="rows,drawing,html,svg,text,measure,read,compose,sessions")
    parser.add_argument("--sessions", type=int, default=2000)
    parser.add_argument("--show", type=int, default=5)
    parser.add_argument("--libraries", action="store_true")
    parser.add_argument("--keep", help="a folder for the outputs that differ")
    options = parser.parse_intermixed_args()
    forms = set(options.only.split(","))
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as temporary, concurrent.futures.ThreadPoolExecutor(2) as pool:
        folder = pathlib.Path(options.keep or temporary)
        folder.mkdir(parents=True, exist_ok=True)
        data = Input(options.folders, max(1, options.every), folder / "messages.jsonl")
        print(f"compare-tools: {data.count} messages of {data.files} files")
        comparison = Comparison(options, folder, pool)
        for name, arguments in jobs(data):
            # A layout names its form at the end, and another command at the beginning.
            form = name.split()[-1] if arguments[0] == "layout" else arguments[0]
            if form in forms:
                comparison.compare(name, "rows" if form == "drawing" else form, arguments, data)
        for name, requests in scripts(data, options.sessions if "sessions" in forms else 0):
            comparison.compare(name, "rows", ["serve"], data, requests)
        for path, preset in itertools.product(hostile(options.folders), ["balloon", "clustered"]):
            layout = ["layout", str(path), "--style", preset, "--format", "jsonl"]
            comparison.compare(f"{path.stem} {preset}", "rows", layout)
    total, failed = comparison.total, comparison.failed
    print(f"compare-tools: {total - len(failed)} of {total} outputs are the same, in {time.monotonic() - begun:.0f} s")
    return 1 if failed or not total else 0


if __name__ == "__main__":
    sys.exit(main())
