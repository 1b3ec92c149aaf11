"""Time: it has distance to tables, code and bars above it, and stands on the baseline of a card's last row if there is room."""

from cells import Breach, Frame

DISTANCE, SLACK = 6, 0.76
# How far the baselines of two labels in a row may be apart, as both are rounded to pixels.
BASELINE = 1.01
BARS = ("table", "code", "track", "share", "bar", "rule", "waveform", "line")
CARDS = ("card", "poll")


def breaches(batch):
    for cell in batch.base.cells:
        for detail in covering(cell):
            yield Breach("time", "it covers the sign of a picture", cell.id, detail)
        footer = next((element for element in cell.elements if element.kind == "footer"), None)
        time = next((part for part in cell.having("label", "time") if part.within("footer") and part.lines), None)
        if not footer or not time or not cell.bubble or not cell.bubble.contains(footer.frame.middle):
            continue
        for kind, detail in [*near(cell, footer), *apart(cell, footer, time, batch.base)]:
            yield Breach("time", kind, cell.id, detail)


def near(cell, footer):
    """Tables, code and bars end above the time, at a distance."""
    above = [(part.role, drawn(part)) for part in cell.having("box", *BARS) if part.element and part.element.kind != "footer" and part.frame.height]
    above += [("code", element.frame) for element in cell.all_elements() if element.value.get("scroll")]
    beside = [line["baseline"] for part in cell.having("label") if part.element and part.element.kind != "footer" for line in part.lines]
    own = [line["baseline"] for part in cell.having("label", "time") if part.within("footer") for line in part.lines]
    if any(abs(one - other) <= BASELINE for one in beside for other in own):
        # In the row of a card, the time stands as far below a bar as the words of the row.
        above = [(role, frame) for role, frame in above if role not in ("waveform", "track", "share")]
    for role, frame in above:
        if frame.right <= footer.frame.x or frame.x >= footer.frame.right or not cell.bubble.contains(frame.middle):
            continue
        distance = footer.frame.y - frame.bottom
        if -footer.frame.height < distance < DISTANCE - SLACK:
            yield f"too near to a {role}", f"{distance:g} below {role} {frame}, footer {footer.frame}"
            return


def drawn(part):
    """The frame of what is drawn of a bar; the bars of a voice message are lower than their box."""
    bars = [bar for bars in part.value.get("bars", ()) for bar in bars]
    if not bars:
        return part.frame
    frames = [Frame(*bar) for bar in bars]
    top, bottom = min(frame.y for frame in frames), max(frame.bottom for frame in frames)
    return Frame(part.frame.x, top, part.frame.width, bottom - top)


def covering(cell):
    """The capsule of the time leaves the sign in the middle of a single picture free."""
    capsules = [part for part in cell.having("box", "capsule") if part.within("footer")]
    pictures = [part for part in cell.having("media") if part.value.get("block") is None]
    if len(pictures) == 1:
        for sign in cell.having("box", "play"):
            for capsule in capsules:
                if capsule.frame.common(sign.frame):
                    yield f"{capsule} on {sign}"


def apart(cell, footer, time, layout):
    """The time is beside the last row of a card that ends the message, if both have room on one line."""
    content = [element for element in cell.elements if element.kind not in ("footer", "avatar", "status", "selection", "swipe", "name")]
    last = max(content, key=lambda element: element.frame.bottom, default=None)
    if not last or last.kind not in CARDS or sum(element.frame.bottom > last.frame.bottom - 1 for element in content) > 1:
        return
    rows = [(line["baseline"], line["frame"], cell.parts[index]) for index in last.parts for line in cell.parts[index].lines
            if cell.parts[index].kind == "label" and not cell.parts[index].is_hidden]
    if not rows:
        return
    baseline, (x, _, width, _), label = max(rows, key=lambda row: row[0])
    # In the row of an answer, the time would look like the answer's votes.
    if label.role == "option":
        return
    used = [row[1] for row in rows if abs(row[0] - baseline) < 2]
    left, right = min(frame[0] for frame in used), max(frame[0] + frame[2] for frame in used)
    # From the other edge of the card's own content, so that a bar below the row does not count.
    lowest = max(cell.parts[index].frame.bottom for index in last.parts if cell.parts[index].kind == "box" and cell.parts[index].role in BARS
                 or cell.parts[index] is label)
    if lowest > label.frame.bottom + 1:
        return
    if len({round(line["baseline"]) for part in cell.having("label") if part.within("footer") for line in part.lines}) > 1:
        # A footer of several rows stands beside none.
        return
    free = left - last.frame.x if layout.starts_right else last.frame.right - right
    gap = 12 * max(1, layout.configuration.type)
    off = time.lines[0]["baseline"] - baseline
    if free >= footer.frame.width + gap and abs(off) > 1.01:
        yield "a row of its own below a card", f"{free:g} are free beside {label}, and the time needs {footer.frame.width:g}; it is {off:g} lower"
