"""Pixels: in pictures, rules, the lines of tables and the bars of quotes have whole pixels of their own colour, and equal lines equal weights."""

import random

from cells import Breach, Frame, Layout
from drawings import Drawing
from law_ink import clip

WIDTH = 170
# Where along a line to look at it, and how many pixels beside it.
PLACES, BESIDE = (0.2, 0.35, 0.5, 0.65, 0.8), 2
# Channels that differ by less look the same beside each other.
NEAR = 20


def messages(pick):
    """A small conversation with all kinds of lines; its letters move them to other places."""
    word = lambda: "".join(pick.choice("iwmlo") for _ in range(pick.randint(1, 3)))
    rows = [[{"text": word()} for _ in range(2)] for _ in range(2)]
    blocks = [{"type": "paragraph", "text": word()}, {"type": "table", "rows": rows}, {"type": "rule"},
              {"type": "quote", "blocks": [{"type": "paragraph", "text": word()}]} | pick.choice(({}, {"kind": "tip"}))]
    sender = pick.choice(("you", "Ines"))
    return [{"id": "lines", "sender": sender, "text": "x", "blocks": blocks, "quote": {"sender": "Kofi", "text": word()}}]


def breaches(batch):
    own = batch.configuration
    if not isinstance(own.device, (int, float)) or own.type > 1.6:
        own = own.having(type=1)
    own = own.having(width=WIDTH, others=())
    conversation = messages(random.Random(f"{batch.seed} pixels"))
    layout = Layout(*batch.tool.run(conversation, own, "--elements"), own)
    drawing = Drawing(batch.tool.draw(conversation, own))
    bottom = max((cell.frame.bottom for cell in layout.cells), default=0)
    # There is as much space above the rows as below them, or only below.
    top = 12 if drawing.height / own.device - bottom > 18 else 0
    weights = {}
    for cell in layout.cells:
        for name, frame, thickness, ink in lines(cell):
            colour = layout.colour(ink) or ink
            moved = Frame(frame.x, frame.y + cell.frame.y + top, frame.width, frame.height)
            found = {weight(drawing, moved, own.device, colour, place) for place in PLACES} - {None}
            if not found:
                yield Breach("pixels", f"a {name} is blurred", cell.id, f"{name} {frame} of {colour} at {own.device} pixels a point: "
                             f"{across(drawing, moved, own.device, 0.5)}", f"--width {WIDTH}, by the message of law_pixels.py")
            else:
                weights.setdefault((name, thickness), []).append(min(found))
    for (name, thickness), found in weights.items():
        if max(found) != min(found):
            yield Breach("pixels", f"a {name} has several weights", "lines", f"{thickness:g} points are {sorted(found)} pixels",
                         f"--width {WIDTH}, by the message of law_pixels.py")


def lines(cell):
    """Yields the lines of a message: a name, the frame, the thickness, and the role of the colour or the colour."""
    for part in cell.having("box", "rule", "bar", "quoteBar", "line", "table"):
        if clip(part):
            continue
        ink = part.value.get("tint") or part.value.get("ground") or part.value.get("ink")
        if part.role != "table":
            yield part.role, part.frame, min(part.frame.width, part.frame.height), ink
        elif part.value.get("border"):
            border, frame = part.value["border"], part.frame
            for edge in (Frame(frame.x, frame.y, frame.width, border), Frame(frame.x, frame.bottom - border, frame.width, border),
                         Frame(frame.x, frame.y, border, frame.height), Frame(frame.right - border, frame.y, border, frame.height)):
                yield "table", edge, border, part.value.get("ink")


def across(drawing, frame, scale, place):
    """The pixels across a line, with a few beside it."""
    if frame.width > frame.height:
        x = int((frame.x + frame.width * place) * scale)
        return [drawing.pixel(x, y) for y in range(int(frame.y * scale) - BESIDE, int(-(-frame.bottom * scale // 1)) + BESIDE)]
    y = int((frame.y + frame.height * place) * scale)
    return [drawing.pixel(x, y) for x in range(int(frame.x * scale) - BESIDE, int(-(-frame.right * scale // 1)) + BESIDE)]


def weight(drawing, frame, scale, colour, place):
    """How many pixels of its colour a line has at a place; None if others are visibly mixed with those beside it."""
    pixels = across(drawing, frame, scale, place)
    own = [index for index, pixel in enumerate(pixels) if is_near(pixel, colour)]
    if not own or own != list(range(own[0], own[-1] + 1)):
        return None
    sides = ((pixels[0], pixels[:own[0]]), (pixels[-1], pixels[own[-1] + 1:]))
    return len(own) if all(is_near(pixel, end) for end, side in sides for pixel in side) else None


def is_near(one, other):
    """Whether nobody can tell two colours apart on a single pixel."""
    if one is None or other is None:
        return one is other
    return all(abs(int(one[place:place + 2], 16) - int(other[place:place + 2], 16)) <= NEAR for place in (1, 3, 5))
