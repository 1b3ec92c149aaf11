#!/usr/bin/env python3
"""Proves that a binding's drawing of a conversation equals the tool's.

usage: check-drawings.py TRANSCRIPT DRAWING.svg [--style NAME] [--width W] [--tool PATH]

The drawing must be as large as that of `bubble layout --format svg`. Its rows must have the frames of `--format json`. Each glyph must stand where the
tool puts it, with the same outline or picture, and each line must have the same words at the same place.
"""

import argparse
import hashlib
import json
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
SVG = "{http://www.w3.org/2000/svg}"
# The largest allowed difference in points: places are multiples of 1/64 point, drawings write three decimals, and sums add these errors.
CLOSE = 0.004
# The largest allowed difference of outlines in points: the tool's drawing writes them in whole font units, and an em
# has 1,000 units or more.
SHAPE_CLOSE = 0.04
COUNTS = {"M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0}


def numbers(text):
    return [float(number) for number in re.findall(r"-?[0-9]*\.?[0-9]+(?:e-?[0-9]+)?", text or "")]


def absolute(data):
    """Returns the steps of SVG path data, each with its letter and its points in absolute coordinates."""
    found, pen, start = [], (0.0, 0.0), (0.0, 0.0)
    for letter, rest in re.findall(r"([MmLlQqCcZz])([^MmLlQqCcZz]*)", data):
        lengths, step = numbers(rest), letter.upper()
        count = COUNTS[step] * 2
        for first in range(0, max(1, len(lengths)), count or 1):
            points = list(zip(lengths[first : first + count : 2], lengths[first + 1 : first + count : 2]))
            if letter.islower():
                points = [(pen[0] + x, pen[1] + y) for x, y in points]
            pen = points[-1] if points else start
            start = pen if step == "M" else start
            found.append((step, points))
    return found


class Drawing:
    """The size, rows, glyphs and lines of an SVG drawing."""

    def __init__(self, text):
        self.root = ElementTree.fromstring(text)
        self.by_id = {element.get("id"): element for element in self.root.iter() if element.get("id")}
        self.size = numbers(self.root.get("viewBox"))
        self.glyphs, self.words, self.frames = [], {}, []
        for element in self.root:
            self.walk(element, (0.0, 0.0))
        self.glyphs.sort(key=lambda glyph: (round(glyph[0] * 64), round(glyph[1] * 64), len(glyph[2]), str(glyph[2])[:40]))

    def walk(self, element, origin):
        name = element.tag.removeprefix(SVG)
        if name in ("defs", "style", "title"):
            return
        if move := re.match(r"translate\(([^)]*)\)", element.get("transform", "")):
            x, y, *_ = numbers(move[1]) + [0.0]
            origin = (origin[0] + x, origin[1] + y)
        if name == "g" and element.get("data-frame"):
            self.frames.append(numbers(element.get("data-frame")))
        if name == "use":
            place = (origin[0] + float(element.get("x", 0)), origin[1] + float(element.get("y", 0)))
            self.glyphs.append((*place, self.shape(element.get("href"), 1)))
        elif name in ("text", "tspan") and element.get("textLength"):
            # The text of a line, which links may divide into several elements.
            y = round((origin[1] + float(element.get("y"))) * 64)
            self.words.setdefault(y, []).append(
                (origin[0] + float(element.get("x")), float(element.get("textLength")), "".join(element.itertext())))
        for child in element:
            self.walk(child, origin)

    def shape(self, reference, scale):
        """Returns the path of an outline, or the hash and frame of a picture, in points."""
        element = self.by_id[reference.removeprefix("#")]
        given = numbers(element.get("transform", "scale(1)").removeprefix("scale"))
        scale *= given[0]
        if element.tag == SVG + "use":
            return self.shape(element.get("href"), scale)
        if element.tag == SVG + "path":
            # A transform that flips y is the same in both drawings.
            return [(step, [(x * scale, y * scale) for x, y in points]) for step, points in absolute(element.get("d"))]
        frame = [abs(float(element.get(name)) * scale) for name in ("x", "y", "width", "height")]
        return [(hashlib.sha256(element.get("href").encode()).hexdigest(), [tuple(frame[:2]), tuple(frame[2:])])]

    def lines(self):
        """Returns the text at each vertical position, from left to right."""
        return {y: "".join(text for _, _, text in sorted(pieces)).rstrip() for y, pieces in self.words.items()}


def is_close(one, other, room):
    return len(one) == len(other) and all(
        left[0] == right[0] and len(left[1]) == len(right[1])
        and all(abs(a - b) <= room for first, second in zip(left[1], right[1]) for a, b in zip(first, second))
        for left, right in zip(one, other))


def differences(tool, drawing, layout):
    if any(abs(one - other) > CLOSE for one, other in zip(tool.size, drawing.size)):
        yield f"the drawing's view is {drawing.size}, the tool's {tool.size}"
    rows = sorted(row["frame"] for name in ("cells", "separators") for row in layout.get(name, []))
    frames = sorted(drawing.frames)
    if len(rows) != len(frames):
        yield f"{len(frames)} rows are drawn of {len(rows)}"
    for wanted, found in zip(rows, frames):
        if any(abs(one - other) > CLOSE for one, other in zip(wanted, found)):
            yield f"a row has the frame {found}, in the layout {wanted}"
    if len(tool.glyphs) != len(drawing.glyphs):
        yield f"{len(drawing.glyphs)} glyphs are drawn of {len(tool.glyphs)}"
    for wanted, found in zip(tool.glyphs, drawing.glyphs):
        if max(abs(wanted[0] - found[0]), abs(wanted[1] - found[1])) > CLOSE:
            yield f"a glyph is at {found[:2]}, in the tool's drawing at {wanted[:2]}"
        elif not is_close(wanted[2], found[2], SHAPE_CLOSE):
            yield f"the glyph at {found[:2]} has another shape than in the tool's drawing"
    one, other = tool.lines(), drawing.lines()
    for y in sorted(set(one) | set(other)):
        if one.get(y) != other.get(y):
            yield f"the line at {y / 64} says {other.get(y)!r}, in the tool's drawing {one.get(y)!r}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("transcript")
    parser.add_argument("drawing")
    parser.add_argument("--style", default="merged")
    parser.add_argument("--width", default="320")
    parser.add_argument("--tool", default=str(ROOT / ".build/release/bubble"))
    options = parser.parse_args()
    command = [options.tool, "layout", options.transcript, "--style", options.style, "--width", options.width, "--me", "you"]

    def written(form):
        return subprocess.run([*command, "--format", form], capture_output=True, check=True).stdout

    tool = Drawing(written("svg"))
    drawing = Drawing(pathlib.Path(options.drawing).read_bytes())
    if not drawing.glyphs or not drawing.frames:
        sys.exit(f"check-drawings: {options.drawing} shows nothing")
    found = list(differences(tool, drawing, json.loads(written("json"))))
    for difference in found[:10]:
        print(f"{options.drawing}: {difference}", file=sys.stderr)
    if found:
        sys.exit(f"check-drawings: {len(found)} differences from the tool's drawing")
    print(
        f"check-drawings: {options.style}: {len(drawing.frames)} rows, {len(drawing.glyphs)} glyphs and "
        f"{len(drawing.words)} lines stand where the tool draws them")


if __name__ == "__main__":
    main()
