#!/usr/bin/env python3
"""Proves that blocks are laid out as in headless Chromium: lines, the edges of tables, lists and boxes, in 1/64 px.

    Scripts/check-blocks.py --tool PATH [--all] [--tables N] [--documents N] [--seed N] [--show N]

Tables and documents of nested blocks are made at random from the texts of the chat corpus, the same for the same seed. The tool lays them out
in the style of `check-blocks-style.json`; Chromium lays out elements (`check-blocks.js`) with a style sheet of the same numbers and the same
fonts. Widths are 120 to 995 px in steps of 7. The script compares 200 tables at five widths each and 40 documents at three widths each; with
--all, 2,000 tables and 400 documents at nine widths each.

If a table is too narrow for its words, BubbleLayout breaks the words, and in CSS they overflow. Such tables are left out, and counted.
"""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata

import browser_python

browser_python.enter_or_skip()

from block_samples import Samples, resolved  # noqa: E402
from chromium_browser import Browser, Page  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
HERE = pathlib.Path(__file__).resolve().parent
CORPUS = ROOT / "Tests/Corpora/chat-dev.jsonl"
FONTS = ROOT / "Fonts/Files"
STYLE = HERE / "check-blocks-style.json"
WIDTHS = range(120, 1001, 7)
# The least width of documents in px: in narrower columns, deeply nested blocks give up their indentation, which CSS has no word for.
LEAST = 420
# The share of values that must be equal. Documentation/Blocks.md explains the differences.
LIMITS = {"lines": 0.999, "lines of cells": 0.999, "cells of one run": 0.999, "cells of several runs": 0.999, "places of cells": 0.999,
          "rows": 0.999, "boxes": 0.999, "markers": 0.999, "heights": 0.999}
# Tables with texts in these scripts are counted separately: Chromium finds their word boundaries again for each line and each measurement.
WORDS = re.compile("[\u0e00-\u0fff\u1000-\u109f\u1780-\u17ff]")
WORDS_LIMIT = 0.9
# The height of a line of code in px, its font's natural height: 1,069 + 293 thousandths of 14 px, rounded up to 1/64 px.
CODE_LINE = 1221 / 64
# 1/64 px, and the rounding error of a float.
STEP = 1 / 64 + 1e-3


def style_sheet(style):
    """Returns the numbers of a style as a CSS style sheet."""
    text, rich, code = style["text"], style["content"]["rich"], style["content"]["code"]
    size, line = text["font"]["size"], float(text["lineHeight"].removesuffix("pt"))
    headings = "".join(
        f".h{level} {{ font-size: {factor}em }}\n"
        for level, factor in enumerate(rich["headingSizes"], 1))
    return f"""
:root {{ font: 400 {size}px/{line / size} var(--text); font-kerning: normal; font-synthesis: none;
  text-rendering: geometricPrecision; text-spacing-trim: space-all; text-autospace: no-autospace }}
body {{ margin: 0 }}
.page {{ position: absolute; left: 0; top: 0 }}
.page * {{ box-sizing: border-box }}
.text {{ white-space: pre-wrap; overflow-wrap: break-word; unicode-bidi: plaintext; tab-size: 8 }}
.text * {{ line-height: 0 }}
.near {{ margin: {rich["itemGap"]}px 0 }}
.far {{ margin: {rich["gap"]}px 0 }}
.boxed {{ margin: {rich["boxGap"]}px 0 }}
.heading {{ margin: {rich["headingGapAbove"]}px 0 {rich["headingGapBelow"]}px; font-weight: 700;
  text-wrap: balance }}
{headings}
.title {{ font-weight: 600; margin-bottom: {rich["itemGap"]}px }}
.caption {{ text-align: center; margin-top: {rich["itemGap"]}px; font-size: {rich["footnoteSize"]}em }}
.centered {{ text-align: center }}
:first-child {{ margin-top: 0 }}
:last-child {{ margin-bottom: 0 }}
.rule {{ height: {rich["ruleWidth"]}px }}
.pre {{ font: 400 {code["font"]["size"]}px/{CODE_LINE}px var(--mono); padding: {code["padding"]}px; direction: ltr;
  unicode-bidi: isolate; tab-size: {rich["tabSize"]} }}
.quote {{ padding-inline-start: {rich["barWidth"] + rich["barGap"]}px }}
.alert {{ padding-block: {code["padding"]}px; padding-inline-end: {rich["barGap"]}px }}
.alert-title {{ padding-inline-start: calc(1em + {rich["markerGap"]}px) }}
.notes {{ padding-top: {rich["ruleWidth"] + rich["boxGap"]}px }}
.list {{ display: grid; grid-template-columns: minmax({rich["markerWidth"]}px, max-content) minmax(0, 1fr) }}
.near-rows {{ row-gap: {rich["itemGap"]}px }}
.far-rows {{ row-gap: {rich["gap"]}px }}
.small {{ font-size: {rich["footnoteSize"]}em }}
.row {{ display: grid; grid-column: span 2; grid-template-columns: subgrid; min-height: {line / size}em }}
.marker {{ height: 0; padding-inline-end: {rich["markerGap"]}px; justify-self: end; white-space: pre }}
.square {{ display: block; width: .8em }}
.sign {{ width: 1em }}
b {{ font-weight: 700 }}
i {{ font-style: italic }}
code {{ font-family: var(--mono); font-size: 1em }}
sub, sup {{ font-size: .75em }}
sub {{ vertical-align: calc(-.17em / .75) }}
sup {{ vertical-align: calc(.34em / .75) }}
table {{ border-spacing: {rich["tableLine"]}px; font-size: {rich["tableSize"]}em }}
td {{ padding: {rich["cellPadding"]}px {rich["cellPaddingAtSides"]}px; vertical-align: baseline }}
.head {{ font-weight: 600 }}
"""


def families():
    """Returns the faces of each bundled font family, in fallback order."""
    fonts = json.loads((FONTS / "manifest.json").read_text(encoding="utf-8"))["fonts"]
    found = {}
    for role in ("text", "emoji", "monospaced"):
        for font in fonts:
            # Chromium opens only the first face of a collection; the other faces have the same advances.
            if font["role"] == role and (font["file"].endswith(".ttf") or font["family"].endswith(" JP")):
                face = {"url": (FONTS / font["file"]).as_uri(), "weight": str(font["weight"]),
                        "style": "italic" if font["slant"] == "italic" else "normal"}
                found.setdefault(font["family"], []).append(face)
    return list(found.values())


class Layout:
    """Lays out messages with the tool."""

    def __init__(self, tool, folder):
        self.tool, self.folder = tool, pathlib.Path(folder)
        self.style = json.loads(STYLE.read_text())

    def cells(self, messages, width):
        """Returns the cells of messages at a width, by id."""
        # The least width of the bubble is the whole width, so that centred texts have the same place as in a page.
        self.style["bubble"]["minimumWidth"] = width
        style, source = self.folder / "style.json", self.folder / "messages.jsonl"
        style.write_text(json.dumps(self.style))
        source.write_text("".join(json.dumps(message, ensure_ascii=False) + "\n" for message in messages), encoding="utf-8")
        output = subprocess.run(
            [self.tool, "layout", source, "--style", style, "--width", str(width), "--policy", "browser", "--format", "jsonl"],
            check=True, capture_output=True, text=True, encoding="utf-8").stdout
        cells = (json.loads(line) for line in output.splitlines()[1:])
        return {cell["id"]: cell for cell in cells if "id" in cell}


def name(path):
    return ",".join(map(str, path))


def found(cell):
    """Returns a cell's lines by path and role, boxes by path, tables with their cells by path, texts with missing glyphs, and
    whether code has lines of unusual height."""
    texts, boxes, tables, missing, tall = {}, {}, {}, set(), False
    parts = cell["parts"]

    def walk(elements):
        for element in elements:
            if element["kind"] == "block":
                first, end = element["parts"]
                if element["type"] != "table":
                    boxes.setdefault(name(element["path"]), element["frame"])
                elif element["path"][-1] != "caption":
                    frames = [part["frame"] for part in parts[first:end] if part["kind"] == "box" and part["role"] == "cell"]
                    paths = [name(part["path"]) for part in parts[first:end] if part["kind"] == "text" and part["role"] == "cell"]
                    tables[name(element["path"])] = (element["frame"], dict(zip(paths, frames)))
            walk(element.get("children", ()))

    walk(cell.get("elements", []))
    for part in parts:
        if part["kind"] == "text":
            key = name(part["path"]) + " " + part["role"]
            texts[key] = (part["text"], [(line["start"], line["frame"]) for line in part["lines"]])
            if any("missing" in line for line in part["lines"]):
                missing.add(key)
            tall = tall or part["role"] == "code" and any(line["frame"][3] != CODE_LINE for line in part["lines"])
    return texts, boxes, tables, missing, tall


class Tally:
    """Counts equal and unequal values, by kind."""

    def __init__(self, show):
        self.same, self.count, self.skipped, self.exact = (collections.Counter() for _ in range(4))
        self.show, self.shown = show, collections.Counter()
        self.worst = collections.Counter()

    def add(self, kind, is_same, describe):
        self.count[kind] += 1
        self.same[kind] += is_same
        if not is_same:
            self.shown[kind] += 1
            if self.shown[kind] <= self.show:
                print(f"  {kind}: {describe()}")

    def near(self, kind, ours, theirs, steps, describe):
        """Counts edges as equal if they differ by at most `steps` / 64 px."""
        away = max(abs(one - other) for one, other in zip(ours, theirs))
        self.worst[kind] = max(self.worst[kind], away)
        self.add(kind, away <= steps / 64 + 1e-3, lambda: f"{describe()}: {fixed(ours)}, Chromium {fixed(theirs)}")

    def report(self):
        """Prints what was compared. Returns whether all shares are within the limits."""
        good = True
        for kind in sorted(self.count):
            share = self.same[kind] / self.count[kind]
            limit = WORDS_LIMIT if kind.endswith(" in words") else LIMITS.get(kind)
            good = good and (limit is None or share >= limit)
            note = "" if limit is None else f", at least {limit:.1%} asked" + ("" if share >= limit else ": TOO FEW")
            worst = f", {self.worst[kind]:.3f} px apart at most" if kind in self.worst else ""
            print(f"{kind}: {self.same[kind]:,} of {self.count[kind]:,} equal ({share:.3%}){worst}{note}")
        cells = sum(count for kind, count in self.count.items() if kind.startswith("cells"))
        print(f"cells of exactly the same width: {self.exact['cells']:,} of {cells:,} ({self.exact['cells'] / max(1, cells):.2%})")
        for kind, count in sorted(self.skipped.items()):
            print(f"left out, {kind}: {count:,}")
        return good


def fixed(values):
    return "[" + " ".join(f"{value:.4f}" for value in values) + "]"


def origin(path, ours, theirs):
    """Returns the path of the nearest block with known edges around a path, and its top left corner in both layouts.

    Edges are compared relative to this corner, so that a difference counts only once.
    """
    while "," in path:
        path = path.rpartition(",")[0]
        if path in ours and path in theirs:
            return path, ours[path][:2], theirs[path][:2]
    return "", (0, 0), (0, 0)


def compare(tally, message, width, cell, page):
    """Compares one message at one width."""
    texts, boxes, tables, missing, tall = found(cell)
    theirs = {key: edges for key, *edges in page["boxes"]}
    what = f"{message['id']} at {width}"
    skipped = set()
    for table in page["tables"]:
        path = table["path"]
        if table["frame"][2] > table["room"] + STEP:
            tally.skipped["tables without room for their words"] += 1
            skipped.add(path)
        elif any(key.startswith(path + ",") for key in missing):
            tally.skipped["tables with characters that no font has"] += 1
            skipped.add(path)
        else:
            compare_table(tally, what, *tables[path], table | {"lines": page["texts"]}, texts)
    for key, lines in page["texts"]:
        path, role = key.split(" ")
        if role == "cell":
            continue
        if key in missing:
            tally.skipped["texts with characters that no font has"] += 1
            continue
        text, ours = texts[key]
        inside, here, there = origin(path + ",", boxes, theirs)
        if role == "marker":
            left, right = lines[0][1] - there[0], lines[0][2] - there[0]
            frame = ours[0][1]
            tally.near("markers", (frame[0] - here[0], frame[0] + frame[2] - here[0]), (left, right), 1,
                       lambda: f"{what} {key} {text!r}")
            continue
        starts = [start for start, _ in ours]
        tally.add("lines", starts == [line[0] for line in lines],
                  lambda: f"{what} {key} {text!r}: {starts}, Chromium {[line[0] for line in lines]}")
        if starts == [line[0] for line in lines]:
            for (_, frame), (_, left, right) in zip(ours, lines):
                if left is not None:
                    tally.near("line widths", (frame[2],), (right - left,), runs(text, True), lambda: f"{what} {key} {text!r}")
    # Below a table that overflows, a missing glyph or code in fonts of other heights, blocks have other vertical positions.
    upright = not skipped and not missing and not tall
    tally.skipped["messages with such, for their heights"] += not upright
    for path, edges in theirs.items():
        if path in boxes:
            ours = boxes[path]
            _, here, there = origin(path, boxes, theirs)
            tally.near("boxes", (ours[0] - here[0], ours[2]), (edges[0] - there[0], edges[2]), 1, lambda: f"{what} {path}")
            if upright:
                tally.near("heights", (ours[1], ours[3]), (edges[1], edges[3]), 1, lambda: f"{what} {path}")


def compare_table(tally, what, frame, cells, table, texts):
    """Compares the widths and places of a table's cells.

    The width of a column may differ by 1/64 px for each run of its texts, and the places of later columns accordingly.
    """
    own = {key: texts[key + " cell"] for key, *_ in table["cells"]}
    group = " in words" if any(WORDS.search(text) for text, _ in own.values()) else ""
    steps = max(runs(text, key in table["styled"]) for key, (text, _) in own.items())
    kind = "cells of one run" if steps == 1 else "cells of several runs"
    tally.near("tables" + group, (frame[2],), (table["frame"][2],), steps * table["columns"], lambda: what)
    lines = dict(table["lines"])
    for key, *edges in table["cells"]:
        ours = cells[key]
        column = int(key.rpartition(",")[2])
        tally.near(kind + group, (ours[2],), (edges[2],), steps, lambda: f"{what} {key}")
        tally.exact["cells"] += abs(ours[2] - edges[2]) < 1e-3
        tally.near("places of cells" + group, (ours[0] - frame[0],), (edges[0] - table["frame"][0],), steps * (1 + column),
                   lambda: f"{what} {key}")
        tally.near("rows" + group, (ours[1] - frame[1], ours[3]), (edges[1] - table["frame"][1], edges[3]), 1,
                   lambda: f"{what} {key}")
        text, found = own[key]
        starts, theirs = [start for start, _ in found], [line[0] for line in lines[key + " cell"]]
        tally.add("lines of cells" + group, starts == theirs, lambda: f"{what} {key} {text!r}: {starts}, Chromium {theirs}")


def runs(text, is_styled):
    """Returns the largest difference of a text's width in 1/64 px: 1 for a single run, more for several, as Chromium rounds each up."""
    kinds = {unicodedata.bidirectional(character) for character in text}
    mixed = kinds & {"R", "AL"} and kinds & {"L", "EN", "AN", "BN"}
    return 4 if mixed or is_styled else 1


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", required=True, help="the built bubble")
    parser.add_argument("--all", action="store_true", help="2,000 tables and 400 documents")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--documents", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=8, help="how many differences of each kind are printed")
    options = parser.parse_args()
    table_count = options.tables if options.tables is not None else 2000 if options.all else 200
    document_count = options.documents if options.documents is not None else 400 if options.all else 40
    samples = Samples(CORPUS, options.seed)
    messages = [{"id": f"t{number}", "sender": "a", "blocks": [samples.table()]} for number in range(table_count)]
    messages += [{"id": f"d{number}", "sender": "a", "blocks": samples.blocks(samples.language(), samples.random.randint(1, 6))}
                 for number in range(document_count)]
    by_width = collections.defaultdict(list)
    for number, message in enumerate(messages):
        times = 9 if options.all else 5 if message["id"][0] == "t" else 3
        for step in range(times):
            width = WIDTHS[(number * 37 + step * len(WIDTHS) // times) % len(WIDTHS)]
            if message["id"][0] == "t" or width >= LEAST:
                by_width[width].append(message)
    tally = Tally(options.show)
    with Browser() as browser, tempfile.TemporaryDirectory() as folder:
        layout = Layout(options.tool, folder)
        # The page is a file, because only pages from files may load the fonts.
        path = pathlib.Path(folder) / "page.html"
        script = (HERE / "check-blocks.js").read_text(encoding="utf-8")
        path.write_text(f'<!doctype html><meta charset="utf-8"><style>{style_sheet(layout.style)}</style><body>'
                        f"<script>{script}</script>", encoding="utf-8")
        page = Page(browser.new_page())
        page.page.goto(path.as_uri())
        page.value("loadFonts", families())
        shown = [{"id": message["id"], "blocks": resolved(message["blocks"])} for message in messages]
        page.value("json => prepare(JSON.parse(json))", json.dumps(shown))
        for width in sorted(by_width):
            cells = layout.cells(by_width[width], width)
            answer = page.value("(ids, width) => JSON.stringify(read(ids, width))",
                                [message["id"] for message in by_width[width]], width)
            for message, read in zip(by_width[width], json.loads(answer)):
                compare(tally, message, width, cells[message["id"]], read)
            if options.all:
                print(f"  at {width}: {sum(tally.count.values()):,} compared", flush=True)
    return 0 if tally.report() else 1


if __name__ == "__main__":
    sys.exit(main())
