"""Edges: every text has the edge that it says, and what stands in one column or row is flush."""

from cells import Breach

SLACK = 0.76
# Stand at the end of their row, or in the middle of what they belong to.
AT_THE_END = ("count", "duration", "hiddenCount", "initials", "button", "reaction", "time", "columnTitle", "lineNumber", "language", "unfold", "formulaNumber",
              "mention", "readMore", "readLess", "edited", "code")
CARDS = ("card", "link", "poll")


def breaches(batch):
    layout = batch.base
    for cell in layout.cells:
        checks = (aligned(cell), cards(cell, layout), paragraphs(cell), avatars(cell), buttons(cell))
        for kind, detail in (breach for check in checks for breach in check):
            yield Breach("edges", kind, cell.id, detail)


def aligned(cell):
    """The lines of a label stand where its `align` says."""
    for part in cell.having("label"):
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
        if part.role is None or part.role in ("formula", "marker") or len(part.lines) < 2:
            continue
        block = next((element for element in part.elements() if element.direction), None)
        lefts = [line["frame"][0] for line in part.lines]
        rights = [line["frame"][0] + line["frame"][2] for line in part.lines]
        middles = [(left + right) / 2 for left, right in zip(lefts, rights)]
        spreads = {name: max(edges) - min(edges) for name, edges in (("left", lefts), ("right", rights), ("center", middles))}
        if min(spreads.values()) > SLACK:
            yield "lines of a block have several edges", f"{part}: {spreads}, direction {block.direction if block else None}"


def avatars(cell):
    """The avatar beside a bubble has its lower edge."""
    for part in cell.having("avatar"):
        if part.within("avatar") and cell.bubble and abs(part.frame.bottom - cell.bubble.bottom) > SLACK:
            yield "an avatar is not flush with its bubble", f"{part}: the bubble is {cell.bubble}"


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
