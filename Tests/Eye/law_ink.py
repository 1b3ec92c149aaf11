"""Ink: no letter leaves its bubble or box, or meets another part. Chips in a line are left out, and letters with stacked marks."""

import unicodedata

from cells import Breach, Frame
from glyphs import Ink, fonts, library

# Half a point of ink over an edge is what a hinted letter does as well, and so much of an em what a slanted one does.
SLACK, SLANT = 0.6, 0.055
# Initials in a row of avatars may touch the ring of the next one.
RING = 1.6
# A space that fonts draw as a line, and that hangs at the end of a line.
OGHAM = "\u1680"
# Boxes that hold texts, which stay in them.
HOLDERS = ("button", "reaction", "capsule", "pill", "code", "quote", "table", "alert", "link")
# Boxes that are drawn where no letter may be.
SOLID = ("icon", "option", "track", "share", "quoteBar", "bar", "rule", "task", "copy", "sign", "linkPicture", "quotePicture", "waveform", "play",
         "selection", "custom")
# Marks on one letter from which on its ink is that of a joke.
STACKED = 3


def breaches(batch):
    if library() is None:
        return
    layout = batch.base
    files = fonts(layout)
    for cell in layout.cells:
        inks = [(part, line, ink) for part, line, ink in lines(cell, files, layout.configuration.width) if ink.all]
        for check in (leaving(cell, inks), holders(cell, inks), meeting(cell, inks, layout.is_tiny)):
            for kind, detail in check:
                yield Breach("ink", kind, cell.id, detail)


def is_stacked(text):
    """Whether more marks stand on a letter than any language has, or a mark on none."""
    count, before = 0, " "
    for character in text:
        is_mark = unicodedata.category(character) in ("Mn", "Me") and not unicodedata.name(character, "").startswith("VARIATION")
        count = count + 1 if is_mark else 0
        if count >= STACKED or is_mark and (before.isspace() or unicodedata.category(before) == "Cf"):
            return True
        before = character
    return False


def clip(part):
    """The visible frame of what scrolls around a part, or None."""
    return next((element.frame for element in part.elements() if element.value.get("scroll")), None)


def slack(part):
    """How much ink of a text may be over an edge, in points: about a twentieth of an em."""
    size = max((run.get("size", 0) for line in part.lines for run in line.get("runs", ())), default=0)
    return max(SLACK, size * SLANT)


def lines(cell, files, width):
    """Yields the ink of each line of each text and formula. Texts of spaces have none, whatever a font draws for them, and what cannot be broken may be
    wider than the window."""
    for part in cell.parts:
        if part.is_hidden:
            continue
        if part.kind == "formula":
            yield part, None, Ink(part.value.get("runs", ()), files, clip(part))
        elif part.is_text and part.value.get("text", "").strip() and OGHAM not in part.value["text"] and not is_stacked(part.value["text"]):
            for line in part.lines:
                if line["frame"][2] > width and line.get("ending") in (None, "emergency"):
                    continue
                yield part, line, Ink(line.get("runs", ()), files, clip(part), Frame(*line["frame"]))


def leaving(cell, inks):
    """Letters in the bubble stay in it, and no text is cut at its edge."""
    for part, line, ink in inks:
        if line and line.get("ink") and not clip(part):
            yield "a text is cut at the bubble", f"{part}: its ink is {ink.all}, the bubble {cell.bubble}"
        elif cell.bubble and cell.bubble.contains(part.frame.middle) and ink.all.beyond(cell.bubble) > slack(part):
            yield "a letter leaves the bubble", f"{part}: ink {ink.all}, bubble {cell.bubble}"


def holders(cell, inks):
    """Letters in a box stay in it."""
    boxes = [part for part in cell.having("box", *HOLDERS) if part.frame.width and part.frame.height] + cell.having("avatar")
    for part, _, ink in inks:
        own = [box for box in boxes if box.index < part.index and box.frame.contains(part.frame.middle)
               and (box.element is part.element or box.element in part.elements())]
        box = min(own, key=lambda box: box.frame.width * box.frame.height, default=None)
        if box and ink.all.beyond(box.frame) > slack(part):
            yield f"a letter leaves its {box.role or box.kind}", f"{part}: ink {ink.all}, {box}"


def solids(cell):
    """Yields what is drawn besides letters, with the frames that are filled."""
    for part in cell.parts:
        if part.is_hidden:
            continue
        if part.kind in ("avatar", "status") or part.kind == "box" and part.role in SOLID:
            bars = [Frame(*bar[0]) for bar in part.value.get("bars", ())]
            own = part.frame
            if part.kind == "status":
                # Its sign does not fill its frame.
                own = Frame(own.x + own.width / 6, own.y + own.height / 6, own.width * 2 / 3, own.height * 2 / 3)
            for frame in bars or [own]:
                visible = frame.common(clip(part)) if clip(part) else frame
                if visible and visible.width and visible.height:
                    yield part, visible


def meeting(cell, inks, is_tiny):
    """Letters meet neither those of another part nor a sign, bar, avatar or picture. In a tiny window the mark of a selection has no room of its own."""
    order = sorted(inks, key=lambda entry: entry[2].all.y)
    for place, (part, _, ink) in enumerate(order):
        for other, _, ink_of_other in order[place + 1:]:
            if ink_of_other.all.y >= ink.all.bottom:
                break
            if other is part or part.kind == "formula" and other.element is part.element or not ink.all.common(ink_of_other.all):
                continue
            common = max((found for found in (ink_of_other.meets(box) for box in ink.boxes) if found),
                         key=lambda one: min(one.width, one.height), default=None)
            if common and min(common.width, common.height) > slack(part):
                yield "letters of two parts meet", f"{part} and {other} at {common}"
    for solid, frame in solids(cell):
        if is_tiny and solid.role == "selection":
            continue
        for part, _, ink in inks:
            common = ink.meets(frame)
            allowed = RING if part.role == "initials" else slack(part)
            if common and min(common.width, common.height) > allowed and not is_over(part, solid):
                yield f"a letter meets a {solid.role or solid.kind}", f"{part}: {solid} at {common}"


def is_over(part, solid):
    """Whether a text is meant to be on a box: initials, the number of a task, the words on a picture."""
    return solid.frame.contains(part.frame.middle) and part.index > solid.index
