#!/usr/bin/env python3
"""Proves that drawings in a headless Chromium, and PNGs, agree with the layout they were painted from.

For each preset, the rich conversation of the goldens is laid out as JSON and drawn as SVG, as a page and as PNG. In the browser, the text of each line
must begin, end and stand within 0.1 px of its place in the layout, and each bubble's edges within 0.5 px. In the PNG, the ink of each line must lie
within 0.15 px of that in the browser's picture, because programs scale the pictures of emoji with different filters. A paragraph must copy as one
line, and links must be links. Without Chromium the script says so and checks nothing.
"""

import argparse
import io
import json
import pathlib
import subprocess
import sys
import tempfile

import browser_python

browser_python.enter_or_skip()

from chromium_browser import Browser, Page  # noqa: E402
from PIL import Image, ImageChops  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
CONVERSATION = ROOT / "Tests" / "Goldens" / "Cases" / "rich.jsonl"
PRESETS = ("balloon", "padded", "tailed", "rows", "clustered", "merged")
WIDTH, SCALE = 360, 2

# JavaScript that returns the drawing's bubbles and its lines of text, each line with the places of its first and last characters.
READ = """
(() => {
  const svg = document.querySelector("svg");
  const frame = svg.getBoundingClientRect();
  const matrix = element => svg.getScreenCTM().inverse().multiply(element.getScreenCTM());
  const lines = [...svg.querySelectorAll("tspan[textLength]")].map(span => {
    const count = span.getNumberOfChars();
    const move = matrix(span);
    const ends = [...Array(count).keys()].flatMap(i => [span.getStartPositionOfChar(i).x, span.getEndPositionOfChar(i).x]);
    return {text: span.textContent, left: Math.min(...ends) + move.e, right: Math.max(...ends) + move.e,
            y: span.getStartPositionOfChar(0).y + move.f};
  });
  const rows = [...svg.children].filter(row => row.tagName === "g");
  const bodies = rows.map(row => {
    const body = row.querySelector(":scope > path");
    if (!body) return null;
    const box = body.getBoundingClientRect();
    return [box.left - frame.left, box.top - frame.top, box.right - frame.left, box.bottom - frame.top];
  });
  const links = [...svg.querySelectorAll("a")].map(link => [link.getAttribute("href"), link.textContent]);
  return {lines, bodies, links, title: svg.querySelector("title")?.textContent ?? document.title};
})()
"""

# JavaScript that returns the copied text of each whole message, by the text of its first line.
COPY = """
(texts => texts.map(start => {
  const text = [...document.querySelectorAll("text")].find(text => text.textContent.startsWith(start));
  if (!text) return null;
  const range = document.createRange();
  range.selectNodeContents(text);
  getSelection().removeAllRanges();
  getSelection().addRange(range);
  return getSelection().toString();
}))
"""


def profiles(picture, left, top, right, bottom):
    """Returns how much each column and each row of a frame differs from the background, with a margin of four pixels around the frame."""
    left, top = max(0, int(left) - 4), max(0, int(top) - 4)
    right, bottom = min(picture.width, int(right) + 5), min(picture.height, int(bottom) + 5)
    ground = Image.new("RGB", (right - left, bottom - top), picture.getpixel((left, (top + bottom) // 2)))
    ink = ImageChops.difference(picture.crop((left, top, right, bottom)), ground).tobytes()
    width = 3 * (right - left)
    columns = [sum(sum(ink[3 * x + c::width]) for c in range(3)) for x in range(right - left)]
    return columns, [sum(ink[start:start + width]) for start in range(0, len(ink), width)]


def read_png(data):
    return Image.open(io.BytesIO(data)).convert("RGB")


def shift(one, other):
    """Returns how many pixels the second profile is behind the first, as the least-squares fit for small distances; None without ink.

    The fit also includes the strength of the ink, because painters round the coverage of a pixel differently.
    """
    inner = range(1, len(one) - 1)
    energy = sum(one[i] * one[i] for i in inner)
    if not energy:
        return None
    strength = sum(one[i] * other[i] for i in inner) / energy
    slopes = [(one[i + 1] - one[i - 1]) / 2 * strength for i in inner]
    rest = [other[i] - one[i] * strength for i in inner]
    steep = sum(slope * slope for slope in slopes)
    return -sum(slope * value for slope, value in zip(slopes, rest)) / steep if steep else None


# The painters leave this space above the first row and below the last, and none at the sides.
MARGIN = 12


def expected(layout):
    """Returns the lines with their texts and places, and the bubbles with their frames, as a drawing shows them."""
    lines, bubbles = [], []
    for cell in layout["cells"]:
        x, y = cell["frame"][0], cell["frame"][1] + MARGIN
        bubble = cell["bubble"]
        # The tail of a bubble is outside its frame, in stretched pictures as in paths.
        bubbles.append(bubble and {"frame": bubble["frame"], "origin": (x, y), "tail": bubble["tail"],
                                   "isPath": "outline" in bubble})
        for part in cell["parts"]:
            if part["kind"] != "text":
                continue
            units = part["text"].encode("utf-16-le")
            for line in part["lines"]:
                left, top, width, height = line["frame"]
                text = units[2 * line["start"]:2 * line["end"]].decode("utf-16-le").rstrip()
                lines.append({
                    "id": cell["id"], "text": text, "left": x + left, "right": x + left + width,
                    "y": y + line["baseline"], "box": (x + left, y + top, x + left + width, y + top + height),
                    "links": part.get("detected", []), "rtl": line.get("direction") == "rtl"})
    return lines, bubbles


class Check:
    def __init__(self):
        self.problems, self.worst = [], {}

    def near(self, kind, what, found, wanted, limit):
        away = abs(found - wanted)
        self.worst[kind] = max(self.worst.get(kind, 0), away)
        if away > limit:
            self.problems.append(f"{what}: {kind} at {found:.3f} instead of {wanted:.3f}")


def run(tool, *arguments):
    return subprocess.run([tool, "layout", str(CONVERSATION), "--me", "you", "--width", str(WIDTH), *arguments],
                          check=True, capture_output=True).stdout


def open_drawing(page, path):
    page.page.goto(path.as_uri())
    page.value("document.fonts.ready.then(() => true)")


def check_positions(check, name, seen, lines, bubbles):
    pieces = list(seen["lines"])
    for line in lines:
        # A line with links is drawn as several pieces, side by side.
        own = [piece for piece in pieces
               if abs(piece["y"] - line["y"]) < 0.6 and piece["left"] > line["left"] - 1
               and piece["right"] < line["right"] + 1]
        if not line["text"] or line["right"] == line["left"]:
            continue
        if not own:
            check.problems.append(f"{name} {line['id']}: no text at {line['left']}, {line['y']}: {line['text']!r}")
            continue
        what = f"{name} {line['id']} {line['text'][:20]!r}"
        check.near("left end of a line", what, min(p["left"] for p in own), line["left"], 0.1)
        check.near("right end of a line", what, max(p["right"] for p in own), line["right"], 0.1)
        check.near("baseline", what, own[0]["y"], line["y"], 0.1)
    for bubble, body in zip(bubbles, seen["bodies"]):
        if not bubble or not bubble["isPath"]:
            continue
        x, y, width, height = bubble["frame"]
        left, top = bubble["origin"][0] + x, bubble["origin"][1] + y
        wanted = [left, top, left + width, top + height]
        for side, index in (("left", 0), ("top", 1), ("right", 2), ("bottom", 3)):
            if side != bubble["tail"]:
                check.near("edge of a bubble", f"{name} {side}", body[index], wanted[index], 0.5)


def check_pixels(check, name, page, path, png, lines):
    """Compares the ink of lines in the PNG with a page whose pixels have the same size."""
    open_drawing(page, path)
    size = page.value("(r => [r.width, r.height])(document.querySelector('svg').getBoundingClientRect())")
    clip = {"x": 0, "y": 0, "width": WIDTH, "height": int(min(size[1], 1500))}
    page.page.set_viewport_size({"width": int(size[0]), "height": clip["height"]})
    pictures = read_png(page.page.screenshot(clip=clip)), read_png(png)
    for line in lines:
        left, top, right, bottom = (value * SCALE for value in line["box"])
        if bottom > clip["height"] * SCALE or not line["text"]:
            continue
        one, other = (profiles(picture, left, top, right, bottom) for picture in pictures)
        what = f"{name} {line['id']} {line['text'][:20]!r}"
        for way, first, second in zip(("across", "down"), one, other):
            away = shift(first, second)
            if away is None:
                check.problems.append(f"{what}: no ink")
            else:
                check.near(f"ink of a line {way} (PNG)", what, away / SCALE, 0, 0.15)


def check_copying(check, name, page, layout):
    paragraphs = [part["text"] for cell in layout["cells"] for part in cell["parts"] if part["kind"] == "text"]
    whole = [text for text in paragraphs if "\n" not in text and len(text) > 60 and text.isascii()]
    starts = [text[:12] for text in whole]
    for text, copied in zip(whole, page.value(COPY.strip(), starts)):
        # Truncated text is copied as it is shown, with its ellipsis.
        if copied is None or not text.startswith(copied.strip().rstrip("…")):
            check.problems.append(f"{name}: {text!r} is copied as {copied!r}")
        elif "\n" in copied.strip():
            check.problems.append(f"{name}: {text!r} is copied as several lines")
        check.worst["paragraphs copied"] = check.worst.get("paragraphs copied", 0) + 1


def check_links(check, name, seen, layout):
    kinds = [found["kind"] for cell in layout["cells"] for part in cell["parts"] if part["kind"] == "text"
             for found in part.get("detected", [])]
    if "link" in kinds and not any(href.startswith("https://") for href, _ in seen["links"]):
        check.problems.append(f"{name}: no link leads anywhere")
    for href, text in seen["links"]:
        if href.startswith("https://") and text.strip() not in href:
            check.problems.append(f"{name}: {text!r} leads to {href!r}")
    check.worst["links"] = check.worst.get("links", 0) + len(seen["links"])


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", required=True, help="the built bubble")
    tool = parser.parse_args().tool
    check = Check()
    with Browser() as browser, tempfile.TemporaryDirectory() as folder:
        page, fine = Page(browser.new_page()), Page(browser.new_page(scale=SCALE))
        for style in PRESETS:
            layout = json.loads(run(tool, "--style", style, "--format", "json"))
            lines, bubbles = expected(layout)
            for form in ("svg", "html"):
                path = pathlib.Path(folder) / f"{style}.{form}"
                path.write_bytes(run(tool, "--style", style, "--format", form))
                open_drawing(page, path)
                seen = page.value(READ)
                check_positions(check, f"{style} {form}", seen, lines, bubbles)
                check_copying(check, f"{style} {form}", page, layout)
                check_links(check, f"{style} {form}", seen, layout)
                if not seen["title"]:
                    check.problems.append(f"{style} {form}: no title")
                if form == "svg":
                    png = run(tool, "--style", style, "--format", "png", "--scale", str(SCALE))
                    check_pixels(check, style, fine, path, png, lines)
    for kind, worst in sorted(check.worst.items()):
        print(f"{kind}: {worst:.3f} px at most" if isinstance(worst, float) else f"{kind}: {worst}")
    for problem in check.problems[:40]:
        print("check-pictures:", problem, file=sys.stderr)
    if check.problems:
        print(f"check-pictures: {len(check.problems)} problems", file=sys.stderr)
    return 1 if check.problems else 0


if __name__ == "__main__":
    sys.exit(main())
