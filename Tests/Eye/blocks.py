"""Random blocks of every kind, deep in each other, and answers in Markdown."""

import attachments
import words

ALERTS = ("note", "tip", "important", "warning", "caution")
FORMULAS = ("x^2 + y^2 = z^2", "\\frac{a+b}{c}", "\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}", "\\sqrt{1+\\sqrt{2}}",
            "a = b + c + d + e + f + g + h + i + j + k + l + m + n + o + p", "\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}")


def units(text):
    return len(text.encode("utf-16-le")) // 2


def rich(pick, script, most=24):
    """Returns a text, sometimes with formatted words, a link, a chip or a formula in it."""
    text = words.sentence(pick, script, most)
    value = {"text": text}
    places = [0] + [index + 1 for index, letter in enumerate(text) if letter == " "]
    if pick.random() < 0.35 and len(places) > 2:
        first = pick.choice(places[:-1])
        last = pick.choice([place for place in places if place > first]) - 1
        span = {"start": units(text[:first]), "end": units(text[:last])}
        kind = pick.random()
        if kind < 0.7:
            span["look"] = pick.choice(("bold", "italic", "code", "underline", "strike", "mark", "sub", "sup", "spoiler"))
        elif kind < 0.85:
            span["href"] = "https://example.org/a"
        else:
            span["object"] = pick.choice(({"kind": "emoji", "id": "party"}, {"kind": "mention", "id": "u7"}, {"kind": "citation", "label": "7"},
                                          {"kind": "formula", "source": pick.choice(FORMULAS)}))
        value["spans"] = [span]
    return value


def table(pick, script):
    columns = pick.choice((1, 2, 2, 3, 4, 7))
    rows = [[rich(pick, script, pick.choice((1, 2, 4, 10))) if pick.random() > 0.05 else {"text": ""} for _ in range(columns)]
            for _ in range(pick.randint(1, 6))]
    value = {"type": "table", "rows": rows}
    if pick.random() < 0.2:
        value["header"] = False
    if pick.random() < 0.5:
        value["align"] = [pick.choice(("start", "center", "end", None)) for _ in range(columns)]
    if pick.random() < 0.15:
        value["caption"] = words.sentence(pick, script, 6)
    return value


def block(pick, script, depth=0):
    """Returns a block; its script is sometimes another one than that of the blocks around it."""
    if pick.random() < 0.12:
        script = pick.choice(words.FREQUENT)
    kind = pick.choice(("paragraph",) * 5 + ("heading", "code", "rule", "table", "formula", "html")
                       + (("list",) * 4 + ("quote", "alert", "alert", "details", "footnotes", "attachment") if depth < 5 else ()))
    deeper = [block(pick, script, depth + 1) for _ in range(pick.randint(1, 2 if depth else 3))] if depth < 5 else []
    if kind == "paragraph":
        value = {"type": kind, **rich(pick, script, 30)}
    elif kind == "heading":
        value = {"type": kind, "level": pick.randint(1, 6), **rich(pick, script, 8)}
    elif kind == "code":
        value = {"type": kind, "text": attachments.code(pick), "language": pick.choice(("swift", "python"))}
    elif kind == "table":
        value = table(pick, script)
    elif kind == "formula":
        value = {"type": kind, "source": pick.choice(FORMULAS)}
        if pick.random() < 0.3:
            value["number"] = pick.choice(("1", "A.12"))
    elif kind == "html":
        value = {"type": kind, "text": "<video src='a.mp4'>"}
    elif kind == "list":
        value = {"type": kind, "ordered": pick.random() < 0.5, "tight": pick.random() < 0.7, "start": pick.choice((1, 1, 1, 9, 98)),
                 "items": [item(pick, script, depth) for _ in range(pick.randint(1, 4))]}
    elif kind == "quote":
        value = {"type": kind, "blocks": deeper, "expandable": pick.random() < 0.3}
    elif kind == "alert":
        value = {"type": "quote", "kind": pick.choice(ALERTS), "blocks": deeper}
    elif kind == "details":
        value = {"type": kind, "summary": rich(pick, script, 8), "blocks": deeper, "open": pick.random() < 0.6}
    elif kind == "footnotes":
        value = {"type": kind, "items": [{"label": label, "blocks": deeper} for label in ("1", "note")[:pick.randint(1, 2)]]}
    elif kind == "attachment":
        value = {"type": kind, "value": pick.choice((attachments.card, attachments.media))(pick)}
    else:
        value = {"type": "rule"}
    if pick.random() < 0.04:
        value["dir"] = pick.choice(("ltr", "rtl", "auto"))
    return value


def item(pick, script, depth):
    value = {"blocks": [{"type": "paragraph", **rich(pick, script, 14)}]}
    if depth < 5 and pick.random() < 0.35:
        value["blocks"].append(block(pick, script, depth + 1))
    if pick.random() < 0.25:
        value["checked"] = pick.random() < 0.5
    return value


def blocks(pick, script=None):
    script = script or pick.choice(words.FREQUENT)
    return [block(pick, script) for _ in range(pick.choice((1, 2, 3, 5)))]


def markdown(pick, script=None):
    """Returns an answer as an assistant writes it."""
    script = script or pick.choice(words.FREQUENT)
    line = lambda most=14: words.sentence(pick, script, most).replace("\n", " ")
    pieces = {
        "heading": lambda: "#" * pick.randint(1, 4) + " " + line(6), "text": lambda: line(40), "bold": lambda: f"**{line(4)}** {line()} `code` {line(4)}",
        "list": lambda: "\n".join(f"{'   ' * (index % 3)}{pick.choice(('-', '1.'))} {line(10)}" for index in range(pick.randint(2, 5))),
        "code": lambda: f"```swift\n{attachments.code(pick)}\n```", "rule": lambda: "---", "quote": lambda: f"> {line()}",
        "alert": lambda: f"> [!{pick.choice(ALERTS).upper()}]\n> {line(20)}", "tasks": lambda: f"- [x] {line(6)}\n- [ ] {line(6)}",
        "table": lambda: f"| {line(2)} | {line(2)} |\n|--|--:|\n| {line(6)} | 12 |\n| {line(3)} | {line(2)} |",
        "note": lambda: f"{line(6)}[^1]\n\n[^1]: {line(8)}", "formula": lambda: f"$$\n{pick.choice(FORMULAS)}\n$$"}
    return "\n\n".join(pieces[pick.choice(list(pieces))]() for _ in range(pick.randint(1, 6)))
