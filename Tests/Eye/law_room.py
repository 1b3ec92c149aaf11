"""Room: padding and gaps never shrink when type grows, no word is broken that has room on a line, what belongs together is nearer than what does not."""

import unicodedata

from cells import Breach, Frame
from law_ink import clip

# A device pixel, as edges may be snapped.
SLACK = 0.51
# What may stay free beside a bubble, in points, in a narrow window and in others; how many em make a column that is wide enough to leave its indentation as it is, and
# a bubble that is wide enough to leave the window as it is.
FREE, NARROW, WIDE = (28, 64), 8, 11
# Blocks that indent others, and the least distance of texts from the bars and the signs of these, in points.
NESTING, BAR, BESIDE = ("list", "quote", "details", "footnotes"), 11, 6
# The least distance of reactions from something with an edge above them, in points.
APART = 6
# Spaces that hold words together, and control characters that Python counts as spaces (UAX #14 does not).
GLUE = "\u00a0\u2007\u202f\x1c\x1d\x1e\x1f"
# Scripts whose words have spaces between them; others break at places that only a dictionary or a table knows.
SPACED = ("LATIN", "CYRILLIC", "ARABIC", "HEBREW", "GREEK", "DEVANAGARI", "COMBINING")


def breaches(batch):
    for before, after in zip(batch.types, batch.types[1:]):
        # In a window of a few letters a line has nothing to give.
        if after.is_tiny:
            continue
        found = after.by_id()
        for cell in before.cells:
            larger = gaps(found[cell.id]) if cell.id in found else {}
            for name, gap in gaps(cell).items():
                if name in larger and larger[name] < gap - SLACK / min(1, before.configuration.device):
                    yield Breach("room", f"{name[0]} shrinks", cell.id, f"{name}: {gap:g} at type {before.configuration.type}, {larger[name]:g} at "
                                 f"{after.configuration.type}", f"--font-scale {after.configuration.type}")
    for detail, cell in nearer(batch.base):
        yield Breach("room", "a line below is nearer to the next message", cell.id, detail)
    for cell in batch.base.cells:
        for detail in near(cell):
            yield Breach("room", "reactions touch what is above them", cell.id, detail)
        for detail in broken(cell, batch.base):
            yield Breach("room", "a word breaks beside unused space", cell.id, detail)


def gaps(cell):
    """The distances of a message that should grow with its type, by name."""
    result = {}
    if cell.bubble:
        for element in cell.elements:
            if element.kind in ("text", "name") and cell.bubble.contains(element.frame.middle):
                result[f"padding of {element.kind}",] = min(element.frame.x - cell.bubble.x, cell.bubble.right - element.frame.right)
        for part in cell.having("avatar"):
            if part.within("avatar"):
                result["gap of avatar and bubble",] = max(cell.bubble.x - part.frame.right, part.frame.x - cell.bubble.right)
    for element in cell.all_elements():
        parts = [cell.parts[index] for index in element.parts]
        place = tuple(map(str, element.path))
        if element.kind in ("card", "option", "link"):
            signs = [part for part in parts if part.kind == "box" and part.role in ("icon", "option")]
            labels = [part for part in parts if part.kind == "label" and part.role in ("title", "option")]
            for sign, label in zip(signs, labels):
                beside = max(label.frame.x - sign.frame.right, sign.frame.x - label.frame.right)
                if beside >= 0:
                    result["gap of sign and text", place] = beside
        if element.type == "item":
            text = next((part for part in parts if part.kind == "text" and part.role != "marker" and part.lines), None)
            sign = next((part for part in reversed(parts) if text and part.index < text.index and part.role in ("marker", "task")), None)
            if sign and text.within("item") is element:
                x, _, width, _ = text.lines[0]["frame"]
                result["gap of marker and text", place] = max(x - sign.frame.right, sign.frame.x - x - width)
        if element.kind in ("reaction", "button"):
            box = next((part for part in parts if part.kind == "box" and part.role == element.kind), None)
            label = next((part for part in parts if part.kind == "label"), None)
            line = label.lines[0]["frame"] if label and label.lines else None
            if box and line and element.kind == "reaction":
                result["padding of reaction", place] = box.frame.right - (line[0] + line[2]) + line[0] - box.frame.x
    return result


def nearer(layout):
    """A line below a bubble, such as "Not sent", is nearer to this bubble than to the next message."""
    for cell, after in zip(layout.rows, layout.rows[1:]):
        cells = layout.by_id()
        cell, after = cells.get(str(cell.get("id"))), cells.get(str(after.get("id")))
        if not cell or not after or not cell.bubble or not after.bubble:
            continue
        lines = [element.frame for element in cell.elements if element.kind in ("status", "seenBy") and element.frame.y >= cell.bubble.bottom]
        edges = [after.bubble.y] + [element.frame.y for element in after.elements]
        if lines:
            # Reactions over the edge of the bubble belong to it.
            top = min(line.y for line in lines)
            own = [element.frame.bottom for element in cell.elements if element.kind == "reactions" and element.frame.bottom <= top + SLACK]
            above = top - max([cell.bubble.bottom, *own])
            below = after.frame.y + min(edges) - cell.frame.y - max(line.bottom for line in lines)
            if below < above - SLACK:
                yield f"{above:g} below its bubble, {below:g} above the next", cell


def near(cell):
    """Reactions in a bubble are apart from a disc, a picture or a panel above them."""
    for reactions in (element for element in cell.elements if element.kind == "reactions" and cell.bubble and cell.bubble.contains(element.frame.middle)):
        for part in cell.parts:
            if part.kind in ("media", "box") and part.role in (None, "icon", "linkPicture", "waveform", "button") and not part.within("reactions", "text"):
                distance = reactions.frame.y - part.frame.bottom
                if 0 <= distance < APART - SLACK and part.frame.x < reactions.frame.right and reactions.frame.x < part.frame.right:
                    yield f"{distance:g} below {part}"


def broken(cell, layout):
    """Yields each word of the message's own texts that is broken although it has room on a line: in its bubble, or beside it."""
    for part in cell.having("text"):
        if not cell.bubble or part.within("table", "code") or part.role in ("code", "cell", "marker") or part.within("table"):
            continue
        text = part.value["text"]
        data = text.encode("utf-16-le")
        for line in part.lines[:-1]:
            if line.get("ending") != "emergency":
                continue
            start, end = word(data, line["end"])
            if not is_plain(data[2 * start:2 * end].decode("utf-16-le", "replace")):
                continue
            width = sum(extent(other, max(start, other["start"]), min(end, other["end"])) for other in part.lines)
            room = available(part, cell, layout)
            if width and width <= room - size(part) / 4:
                yield f"{part}: {data[2 * start:2 * end].decode('utf-16-le', 'replace')!r} is {width:g} wide, and the room {room:g}"
                break


def word(data, split):
    """The offsets of what is between spaces around the end of a line."""
    is_space = lambda index: (letter := data[2 * index:2 * index + 2].decode("utf-16-le", "replace")).isspace() and letter not in GLUE
    start, end = split, split
    while start > 0 and not is_space(start - 1):
        start -= 1
    while 2 * end < len(data) and not is_space(end):
        end += 1
    return start, end


def is_plain(word):
    """Whether a word has only letters and marks of a script with spaces, and perhaps a sign at its end."""
    word = word[:-1] if len(word) > 1 and unicodedata.category(word[-1]).startswith("P") else word
    return all(unicodedata.category(letter)[0] in "LM" and unicodedata.name(letter, "").startswith(SPACED) for letter in word)


def extent(line, start, end):
    """How wide the glyphs of a range are in a line: to the next glyph beside them, or to the edge of the line."""
    glyphs = [(x, start <= cluster < end) for run in line.get("runs", ()) for _, x, _, cluster in run.get("glyphs", ())]
    places = [x for x, is_own in glyphs if is_own]
    if end <= start or not places:
        return 0
    left, _, width, _ = line["frame"]
    return min([x for x, is_own in glyphs if not is_own and x > max(places)], default=left + width) - min(places)


def reach(part):
    """The frame of a text without lines of one letter, as these may be wider than the column."""
    data = part.value["text"].encode("utf-16-le")
    lines = [line["frame"] for line in part.lines
             if sum(unicodedata.category(letter)[0] != "M" for letter in data[2 * line["start"]:2 * line["end"]].decode("utf-16-le", "replace").strip()) > 1]
    left, right = min((x for x, *_ in lines), default=part.frame.x), max((x + width for x, _, width, _ in lines), default=part.frame.right)
    return Frame(left, part.frame.y, right - left, part.frame.height)


def beside(part, cell):
    """How much of a line the lists, quotes and details around a narrow text need: half an em a level, and at each side the widest sign that stands there.

    The signs at a side share a column, but bars, the padding of alerts and the sign beside a title have a place of their own.
    """
    around = part.elements()
    signs, bars = {"left": 0, "right": 0}, 0
    for other in cell.parts:
        if other.role not in ("marker", "task", "sign", "bar"):
            continue
        block = owner(other)
        # The items of a list share the column of their markers.
        if not block or block not in around and (block.type not in ("item", "footnote") or block.parent not in around):
            continue
        side = "left" if other.frame.middle[0] < part.frame.middle[0] else "right"
        if other.role == "bar":
            bars += other.frame.width + BAR
        elif block.type == "quote":
            # The sign of an alert stands beside its title only.
            bars += other.frame.width + BESIDE if part.role == "title" and block is owner(part) else 0
        else:
            signs[side] = max(signs[side], other.frame.width + BESIDE)
    return sum(element.type in NESTING for element in around) * size(part) / 2 + sum(signs.values()) + bars


def owner(part):
    """The block that a sign or a title stands in. The title of details or of an alert is an element in theirs."""
    block = part.within("item", "footnote", "details", "quote")
    return block.parent if block and block.path[-1:] in (["summary"], ["kind"]) else block


def size(part):
    """The size of the largest letters of a text, in points."""
    return max((run.get("size", 0) for line in part.lines for run in line.get("runs", ())), default=0)


def available(part, cell, layout):
    """How wide a line of a text could be."""
    texts = [reach(other) for other in cell.having("text") if cell.bubble.contains(other.frame.middle) and not clip(other) and not other.within("table")]
    if not texts:
        return 0
    column = max(frame.right for frame in texts) - min(frame.x for frame in texts)
    if any(element.type in NESTING for element in part.elements()):
        return column - beside(part, cell) if part.frame.width < NARROW * size(part) else 0
    outside = [other.frame for other in cell.parts if other.within("avatar", "selection", "swipe", "status")]
    free = cell.bubble.x - max((frame.right for frame in outside if frame.right <= cell.bubble.x), default=0)
    if cell.value["side"] == "left":
        free = min((frame.x for frame in outside if frame.x >= cell.bubble.right), default=layout.configuration.width) - cell.bubble.right
    return min(column + max(0, free - FREE[layout.configuration.width >= 280]), max(column, WIDE * size(part)))
