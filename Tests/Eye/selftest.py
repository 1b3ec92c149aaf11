#!/usr/bin/env python3
"""Breaks each rule in an output by hand, and checks that its law finds the breach: selftest.py [--tool .build/release/bubble]

Each case has messages, a law, the kind of breach, and a change of the rows that the tool writes. The law has to find that kind of breach in the changed
rows, and not in the rows as they are. Exit code 1 means that a law sees too little or too much.
"""

import argparse
import copy
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER))

import law_pixels
from batches import Batch
from drawings import Drawing
from laws import law
from layouts import Configuration, Tool

TIME = 1_773_478_800_000
TEXT = "Platform three at half past seven, and then we walk to the river"


def message(number=1, sender="Ines", **fields):
    return {"id": f"t{number}", "sender": sender, "timestamp": TIME + number * 4_000_000, "text": ""} | fields


def attached(**attachment):
    return [message(attachments=[attachment])]


def parts(rows, role, kind=None):
    """All parts with a role."""
    return [part for row in rows for part in row.get("parts", ()) if part.get("role") == role and kind in (None, part["kind"])]


def move(part, x=0, y=0, ink_alone=False):
    """Moves a part with its lines and glyphs, or only its glyphs."""
    if not ink_alone:
        part["frame"][0] += x
        part["frame"][1] += y
    for line in part.get("lines", ()):
        if not ink_alone:
            line["frame"][0] += x
            line["frame"][1] += y
            line["baseline"] += y
        for run in line.get("runs", ()):
            run["glyphs"] = [[glyph, left + x, base + y, cluster] for glyph, left, base, cluster in run["glyphs"]]


def shift_lines(part, x, only=None):
    for line in part["lines"] if only is None else [part["lines"][only]]:
        line["frame"][0] += x


def flip(part):
    part["align"] = {"left": "right", "right": "left"}[part["align"]]


def text_of(rows):
    return next(part for row in rows for part in row["parts"] if part["kind"] == "text" and not part.get("role"))


def footer(rows):
    return next(element for element in rows[-1]["elements"] if element["kind"] == "footer")


def lower_footer(rows, y):
    footer(rows)["frame"][1] += y
    move(parts(rows, "time")[0], y=y)
    rows[-1]["bubble"]["frame"][3] += y


def bar_above(rows):
    """Puts a box of code just above the time."""
    x, y, width, _ = footer(rows)["frame"]
    rows[-1]["parts"].append({"kind": "box", "role": "code", "frame": [x, y - 22, width, 20]})
    count = len(rows[-1]["parts"])
    rows[-1]["elements"].append({"kind": "code", "frame": [x, y - 22, width, 20], "parts": [count - 1, count]})


def without(role, rows):
    """Removes the last part with a role or of a kind from each row, at the end, so that the numbers of the other parts stay."""
    for row in rows:
        for part in row["parts"]:
            if role in (part.get("role"), part["kind"]):
                part["visible"] = False


def lower_failure(rows):
    next(element for element in rows[0]["elements"] if element["kind"] == "status")["frame"][1] += 7


def move_button(rows):
    move(parts(rows, "button", "box")[0], x=6)


def split_word(rows):
    line = text_of(rows)["lines"][0]
    line["end"], line["ending"] = 3, "emergency"


def copy_operations(rows, one, other):
    found = {row["id"]: row for row in rows}
    if one in found:
        found[other]["operations"] = copy.deepcopy(found[one]["operations"])


def recolour(part, **colours):
    part.pop("tint", None)
    part.update(colours)


class Blurred(Drawing):
    """A drawing in which each pixel is mixed with the one before it."""

    def pixel(self, x, y):
        own, before = super().pixel(x, y), super().pixel(x - 1, y - 1)
        if not own or not before:
            return own
        return "#" + "".join(f"{(int(own[place:place + 2], 16) + int(before[place:place + 2], 16)) // 2:02x}" for place in (1, 3, 5))


FILE = attached(type="file", name="A plan with a long name.pdf", bytes=20_480)
QUOTE = [message(text="Fine", quote={"sender": "Kofi", "text": "Seven?"})]
BUTTONS = [message(text=TEXT, buttons=[["Yes", "No"]])]
# The number of the note and the bullet in its quote stand at two sides of one line.
BOTH = [message(text="x", blocks=[{"type": "footnotes", "dir": "rtl", "items": [{"label": "1", "blocks": [{"type": "quote", "blocks": [
    {"type": "list", "items": [{"blocks": [{"type": "paragraph", "text": TEXT}]}]}]}]}]}])]
LIST = [message(text="x", blocks=[{"type": "list", "items": [{"blocks": [{"type": "paragraph", "text": TEXT}]}]}])]
ALERT = [message(text="x", blocks=[{"type": "quote", "kind": "tip", "blocks": [{"type": "paragraph", "text": TEXT}]}])]
LONG = [message(text=TEXT)]
PICTURE = [message(text=TEXT, attachments=[{"type": "image", "width": 600, "height": 400}])]
FILM = attached(type="video", width=600, height=400)
FAILED = [message(1, "you", text="One", delivery="failed") | {"timestamp": TIME}, message(2, "you", text="Two") | {"timestamp": TIME}]
REACTED = [message(attachments=[{"type": "file", "name": "Plan.pdf", "bytes": 1200}], reactions=[{"symbol": "+1", "count": 2}])]
TWO = [message(1, "Ines", text="One"), message(2, "Kofi", text="Two"), message(3, "Ines", text="Three")]
AT = Configuration("merged", width=300)

# The law, the kind of breach, the messages, and the change.
CASES = [
    ("edges", "a line is not where align says", FILE, lambda rows: shift_lines(parts(rows, "title")[0], 9)),
    ("edges", "a text of a card is not at its edge", FILE, lambda rows: flip(parts(rows, "detail")[0])),
    ("edges", "texts of a card have several edges", FILE, lambda rows: move(parts(rows, "detail")[0], x=7)),
    ("edges", "a text of a quote is not at its bar", QUOTE, lambda rows: flip(parts(rows, "quoteText")[0])),
    ("edges", "lines of a block have several edges", LIST, lambda rows: shift_lines(parts(rows, "item")[0], 5, only=1)),
    ("edges", "an item does not begin at its marker", BOTH, lambda rows: shift_lines(parts(rows, "item")[0], 30)),
    ("edges", "an item does not begin at its marker", LIST, lambda rows: shift_lines(parts(rows, "item")[0], 30)),
    ("edges", "a title is far from its bar", ALERT, lambda rows: shift_lines(parts(rows, "title", "text")[0], 120)),
    ("edges", "a line is at the wrong side", LONG, lambda rows: shift_lines(text_of(rows), 8, only=-1)),
    ("edges", "an avatar is not flush with its bubble", LONG, lambda rows: move(next(part for part in rows[0]["parts"] if part["kind"] == "avatar"), y=-5)),
    ("edges", "an avatar is not flush with its picture", attached(type="sticker", width=512, height=512),
     lambda rows: move(next(part for part in rows[0]["parts"] if part["kind"] == "avatar"), y=6)),
    ("edges", "a row of buttons is not flush", BUTTONS, move_button),
    ("ink", "a letter leaves the bubble", LONG, lambda rows: move(text_of(rows), x=40, ink_alone=True)),
    ("ink", "a text is cut at the bubble", LONG, lambda rows: text_of(rows)["lines"][0].update(ink=[0, 0, 900, 900])),
    ("ink", "a letter leaves its button", BUTTONS, lambda rows: move(parts(rows, "button", "label")[0], y=-30, ink_alone=True)),
    ("ink", "letters of two parts meet", FILE, lambda rows: move(parts(rows, "title")[0], y=18, ink_alone=True)),
    ("ink", "a letter meets a icon", FILE, lambda rows: move(parts(rows, "title")[0], x=-30, ink_alone=True)),
    ("monotony", "media vanishes", PICTURE, lambda rows, width: width > 300 and without("media", rows)),
    ("monotony", "avatar vanishes", LONG, lambda rows, width: width > 300 and without("avatar", rows)),
    ("room", "padding of text shrinks", LONG, lambda rows, width, kind: kind > 1 and rows[0]["bubble"].update(
        frame=next(element["frame"] for element in rows[0]["elements"] if element["kind"] == "text"))),
    ("room", "a word breaks beside unused space", LONG, split_word),
    ("room", "a line below is nearer to the next message", FAILED, lower_failure),
    ("room", "reactions touch what is above them", REACTED, lambda rows: parts(rows, "icon")[0]["frame"].__setitem__(3, parts(rows, "icon")[0]["frame"][3] + 4)),
    ("states", "delivery", [], lambda rows: copy_operations(rows, "delivery: delivered", "delivery: read")),
    ("states", "quiz", [], lambda rows: copy_operations(rows, "quiz: chosen [0]", "quiz: chosen [2]")),
    ("states", "growing", [], lambda rows: copy_operations(rows, "growing: True", "growing: False")),
    ("identity", "a name has another colour", TWO, lambda rows: recolour(parts(rows[2:], "sender")[0], ink="name5")),
    ("identity", "an avatar has another colour", TWO, lambda rows: recolour(next(part for part in rows[2]["parts"] if part["kind"] == "avatar"), ground="avatar5")),
    ("identity", "two people share a colour", TWO, lambda rows: [recolour(part, ground="avatar0", ink="name0") for row in rows for part in row["parts"]
                                                                 if part["kind"] == "avatar" or part.get("role") == "sender"]),
    ("time", "too near to a code", LONG, bar_above),
    ("time", "it covers the sign of a picture", FILM, lambda rows: parts(rows, "capsule", "box")[-1].update(frame=parts(rows, "play")[0]["frame"])),
    ("time", "a row of its own below a card", FILE, lambda rows: lower_footer(rows, 20)),
]


class Changing(Tool):
    """A tool whose rows are changed before a law sees them."""

    def __init__(self, path, change):
        super().__init__(path)
        self.change = change

    def run(self, messages, configuration, *details):
        header, rows = super().run(messages, configuration, *details)
        if self.change:
            self.change(*(rows, configuration.width, configuration.type)[:self.change.__code__.co_argcount])
        return header, rows


def kinds(path, name, messages, change):
    batch = Batch(messages, AT, Changing(path, change), seed="self-test")
    return {breach.kind for breach in law(name).breaches(batch)}


def blurred(path):
    """The kinds of breach in a drawing as it is, and in a blurred one."""
    def found():
        return {breach.kind for breach in law_pixels.breaches(Batch([], Configuration("merged"), Tool(path), seed="self-test"))}
    sharp = found()
    law_pixels.Drawing = Blurred
    return sharp, found()


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("--tool", default=str(FOLDER.parent.parent / ".build/release/bubble"))
    tool = parser.parse_args().tool
    failures = []
    for name, kind, messages, change in CASES:
        if kind in kinds(tool, name, messages, None):
            failures.append(f"{name}: {kind}: found in an output that nobody changed")
        if kind not in kinds(tool, name, messages, change):
            failures.append(f"{name}: {kind}: not found in a changed output")
    sharp, mixed = blurred(tool)
    for kind in ("a rule is blurred", "a table is blurred"):
        failures += [f"pixels: {kind}: found in a sharp drawing"] * (kind in sharp) + [f"pixels: {kind}: not found in a blurred drawing"] * (kind not in mixed)
    print("\n".join([*failures, f"selftest: {len(CASES) + 2} rules, {len(failures)} failed"]))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
