"""Edges: every text has the edge that it says, and what stands in one column or row is flush."""

from cells import Breach

# A pixel, as sizes are rounded up to whole ones.
SLACK = 1.01
# A badge needs this many points beside it, to stand where others do.
ROOM = 13
# Stand at the end of their row, or in the middle of what they belong to.
AT_THE_END = ("count", "duration", "hiddenCount", "initials", "button", "reaction", "time", "columnTitle", "lineNumber", "language", "unfold", "formulaNumber",
              "mention", "readMore", "readLess", "edited", "code")
# Lines of code are indented as they are written, and where they are wrapped.
FREE = ("formula", "marker", "code")
CARDS = ("card", "link", "poll")
# What may end a message without a bubble, and how far below a time a bubble ends at most.
BARE, FOOT = ("media", "reactions", "buttons", "footer"), 12
# Elements that are not the content of a message.
AROUND = ("avatar", "status", "selection", "swipe", "seenBy", "label")


def breaches(batch):
    layout = batch.base
    for cell in layout.cells:
        checks = (aligned(cell), cards(cell, layout), paragraphs(cell), marked(cell), quotes(cell), avatars(cell), badges(cell), buttons(cell))
        for kind, detail in (breach for check in checks for breach in check):
            yield Breach("edges", kind, cell.id, detail)


def aligned(cell):
    """The lines of a label stand where its `align` says."""
    for part in cell.having("label"):
        if part.role in FREE:
            continue
        align = part.value.get("align")
        for line in part.lines:
            x, _, width, _ = line["frame"]
            if width > part.frame.width + SLACK:
                continue
            off = {"left": x - part.frame.x, "right": x + width - part.frame.right, "center": x + width / 2 - part.frame.middle[0]}.get(align, 0)
            if abs(off) > SLACK:
                yield "a line is not where align says", f"{part}: a line stands {off:g} from {align}"
                break


def cards(cell, layout):
    """All texts of a card begin at the reader's side, and those of one column at one edge."""
    start, end = ("right", "left") if layout.starts_right else ("left", "right")
    for element in cell.all_elements():
        if element.kind not in CARDS:
            continue
        columns = {}
        for index in element.parts:
            part = cell.parts[index]
            if part.kind != "label" or part.role in AT_THE_END and part.role != "count" or part.is_hidden:
                continue
            wanted = end if part.role == "count" else start
            if part.value.get("align") not in (wanted, "justify"):
                yield "a text of a card is not at its edge", f"{part}: align is {part.value.get('align')}, and the card's edge is {wanted}"
            column = "option" if part.role == "option" else "count" if part.role == "count" else "text"
            columns.setdefault(column, []).append((part.frame.x if wanted == "left" else part.frame.right, part))
        for column, edges in columns.items():
            spread = max(edge for edge, _ in edges) - min(edge for edge, _ in edges)
            if spread > SLACK:
                yield "texts of a card have several edges", f"{element.kind}, {column}: {spread:g} apart, {edges[0][1]}, {edges[-1][1]}"


def paragraphs(cell):
    """The lines of a block's text share one edge, which is that of the block's direction."""
    for part in cell.having("text"):
        # Notices are centred.
        if part.role is None and cell.value["role"] != "notice":
            yield from own_sides(part)
        if part.role is None or part.role in FREE or len(part.lines) < 2:
            continue
        block = next((element for element in part.elements() if element.direction), None)
        lefts = [line["frame"][0] for line in part.lines]
        rights = [line["frame"][0] + line["frame"][2] for line in part.lines]
        middles = [(left + right) / 2 for left, right in zip(lefts, rights)]
        spreads = {name: max(edges) - min(edges) for name, edges in (("left", lefts), ("right", rights), ("center", middles))}
        if min(spreads.values()) > SLACK:
            yield "lines of a block have several edges", f"{part}: {spreads}, direction {block.direction if block else None}"


def own_sides(part):
    """The lines of a plain text begin at the side that their paragraph's direction says."""
    for line in part.lines:
        x, _, width, _ = line["frame"]
        off = part.frame.right - x - width if line.get("direction") == "rtl" else x - part.frame.x
        if abs(off) > SLACK and width < part.frame.width:
            yield "a line is at the wrong side", f"{part}: a line at {line['start']} is {off:g} from its side"
            return


def marked(cell):
    """Markers and bars stand at the side where their text begins, and a title beside its bar."""
    for element in cell.all_elements():
        parts = [cell.parts[index] for index in element.parts if not cell.parts[index].is_hidden]
        if element.type == "item":
            text = next((part for part in parts if part.kind == "text" and part.role != "marker" and part.lines), None)
            # The markers of the items around it stand beside the same line, before its own.
            marker = next((part for part in reversed(parts) if text and part.index < text.index and part.role in ("marker", "task")), None)
            if marker and text and text.element and text.within("item") is element:
                yield from beside(marker, text, element)
        elif element.type == "quote":
            bar = next((part for part in parts if part.role == "bar" and part.element is element), None)
            title = parts[parts.index(bar) + 1:][:2][-1] if bar in parts[:-1] else None
            if title and title.kind == "text" and title.role == "title" and title.lines:
                x, _, width, _ = title.lines[0]["frame"]
                gap = max(x - bar.frame.right, bar.frame.x - x - width)
                if gap > 2.5 * title.lines[0]["frame"][3]:
                    yield "a title is far from its bar", f"{title}: {gap:g} from {bar}"


def quotes(cell):
    """The texts of a reply's quote begin at its bar."""
    for element in cell.all_elements():
        if element.kind != "quote":
            continue
        parts = [cell.parts[index] for index in element.parts]
        bar = next((part for part in parts if part.role == "quoteBar"), None)
        for part in parts if bar else ():
            if part.role in ("quoteSender", "quoteText") and part.lines and not part.is_hidden:
                side = "left" if bar.frame.middle[0] < element.frame.middle[0] else "right"
                if part.value.get("align") not in (side, "justify"):
                    yield "a text of a quote is not at its bar", f"{part}: align is {part.value.get('align')}, the bar {bar.frame} of {element.frame}"


def beside(marker, text, element):
    """A text begins beside its marker."""
    x, _, width, _ = text.lines[0]["frame"]
    is_left = marker.frame.middle[0] < text.frame.middle[0]
    off = x - text.frame.x if is_left else text.frame.right - x - width
    if off > SLACK and text.role != "formula" and text.within("item") is element and text.role in ("item", "paragraph"):
        yield "an item does not begin at its marker", f"{text}: {off:g} from the side of {marker}"


def avatars(cell):
    """The avatar beside a bubble has its lower edge; without a bubble, that of a picture or of reactions below it."""
    bare = [element for element in cell.elements if element.kind not in AROUND]
    last = max(bare, key=lambda element: element.frame.bottom, default=None)
    for part in cell.having("avatar"):
        if part.within("avatar") and cell.bubble and abs(part.frame.bottom - cell.bubble.bottom) > SLACK:
            yield "an avatar is not flush with its bubble", f"{part}: the bubble is {cell.bubble}"
        # A low picture is moved down by its avatar, and reactions may stand over its edge. A time below it has the space of a bubble's.
        ends = [element.frame.bottom for element in bare if element.kind in BARE]
        if cell.bubble or not part.within("avatar") or all(element.kind != "media" for element in bare) or last.kind not in BARE:
            continue
        is_flush = any(abs(part.frame.bottom - end) <= SLACK for end in ends)
        foot = max((element for element in bare if element.kind != "reactions"), key=lambda element: element.frame.bottom)
        is_flush = is_flush or foot.kind == "footer" and -SLACK <= part.frame.bottom - foot.frame.bottom <= FOOT
        if last.frame.bottom > part.frame.height + ROOM and not is_flush:
            yield "an avatar is not flush with its picture", f"{part}: {last.kind} {last.frame}"


def badges(cell):
    """The badges of a picture have one distance to its sides, and one to its upper and lower edge."""
    for picture in cell.having("media"):
        if picture.value.get("type") == "videoNote":
            continue
        inside = [part.frame for part in cell.having("box", "capsule") if part.index > picture.index
                  and picture.frame.contains(part.frame.middle) and part.frame.width < picture.frame.width - ROOM]
        # Of badges beside each other, one is at the side.
        across = list({round(frame.middle[1]): min(min(other.x - picture.frame.x, picture.frame.right - other.right) for other in inside
                                                   if abs(other.middle[1] - frame.middle[1]) < SLACK) for frame in inside}.values())
        down = [min(frame.y - picture.frame.y, picture.frame.bottom - frame.bottom) for frame in inside]
        for name, edges in (("sides", across), ("upper and lower edge", down)):
            if len(edges) > 1 and max(edges) - min(edges) > SLACK:
                yield "badges are not flush", f"{picture}: {edges} from its {name}: {inside}"


def buttons(cell):
    """Rows of buttons fill their frame, from edge to edge, with one gap and one height."""
    for element in cell.all_elements():
        if element.kind != "buttons":
            continue
        rows = {}
        for index in element.parts:
            if cell.parts[index].kind == "box" and cell.parts[index].role == "button":
                frame = cell.parts[index].frame
                rows.setdefault(round(frame.y), []).append(frame)
        for row in rows.values():
            row.sort(key=lambda frame: frame.x)
            heights = [frame.height for frame in row]
            gaps = [after.x - before.right for before, after in zip(row, row[1:])]
            for name, off in (("left", row[0].x - element.frame.x), ("right", row[-1].right - element.frame.right),
                              ("heights", max(heights) - min(heights)), ("gaps", max(gaps, default=0) - min(gaps, default=0))):
                if abs(off) > SLACK:
                    yield "a row of buttons is not flush", f"{element.frame}: {name} differ by {off:g}: {row}"
