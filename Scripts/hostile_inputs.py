"""Lists the hostile inputs of `hostile.py TOOL variations`: each is a function of a size, or of nothing if its size has no meaning.

The kinds 1 to 14 are the findings of the attack in Documentation/Security.md, each with its own input and with variations of it. The other kinds are
those that the attack did not try, or tried without finding anything.
"""

from hostile_commands import SERVE, Variation, layout, lines, repeated, span
from hostile_forms import EXPORTS, FORMULAS, MARKDOWN
from hostile_numbers import numbers
from hostile_ranges import links, many, marks, ranges, searches

MONGOLIAN = "\u1b2e\u202e\u1835\u2061\u18a0\u200d\u1881\u1884\u187d\u1b79\u2058\u1b33\u204d\u18a8\u1896\u1806\u1896\u1b1d\u2013\u1831\u1894\u2040\u189e"
REFORMED = "\u1877\u1851\u0346\u030f\u0322\u034f\u206b\u1891\u1891\u186c\u2062\u2025\u2015\u183a\u1898\u031c\u183d\u0311\u0316\u2000\u1869"
FLAGS = "\U0001f1e6\U0001f1e7\U0001f1e6\U0001f1e6\U0001f1e7\U0001f1e6\U0001f1e7\u3042\U0001f1e6\U0001f1e6\U0001f1e6\U0001f1e7\U0001f1e6\U0001f1e6\U0001f1e6\U0001f1e6\u3042"
CUT = "\U0001f1e7\U0001f1ff\U0001f1f1\U0001f1fb\U0001f1f5\U0001f1f5\U0001f1ea\U0001f1e6\U0001f1fe\U0001f1ee\U0001f1f6\U0001f1f6 \U0001f1ed\U0001f1e7"


def verified():
    def measure(*options):
        return ["measure", "-", "--input", "jsonl", "--verify", *options]

    yield Variation(
        8,
        "lines between unpaired flags",
        lambda: lines({"text": CUT, "dir": "ltr"}, {"text": FLAGS}),
        [measure("--width", width, "--policy", policy) for width in ("0.01", "20", "60", "inf") for policy in ("unicode", "browser")],
        sized=False,
    )
    for name, unit in {
        "unpaired flags": FLAGS,
        "flags with letters": "\U0001f1e6a\U0001f1e7\U0001f1e6",
        "flags with marks": "\U0001f1e6\u0301\U0001f1e7\U0001f1e6",
        "flags and joiners": "\U0001f1e6\u200d\U0001f1e7\U0001f1e8",
    }.items():
        yield Variation(8, name, lambda size, unit=unit: lines({"text": repeated(unit, size)}), [measure("--width", "60"), measure("--width", "inf")])
    spacing = {
        "a gap before a tab": ("\u0d4d\u30fc\t\ue000", ["--width", "180", "--text-autospace", "normal"]),
        "negative spacing of words": (" ;", ["--width", "1", "--word-spacing", "-9"]),
        "negative spacing of letters": (" ;", ["--width", "1", "--letter-spacing", "-9"]),
    }
    for name, (text, options) in spacing.items():
        yield Variation(11, f"{name} (the attack's input)", lambda text=text: lines({"text": text}), [measure(*options)], sized=False)
        yield Variation(11, name, lambda size, text=text: lines({"text": repeated(text + "a", size)}), [measure(*options)])
    for options in (
        ["--tab-size", "0"],
        ["--letter-spacing", "-20", "--align", "justify"],
        ["--word-spacing", "1000000"],
        ["--letter-spacing", "1e9"],
        ["--line-height", "0.001"],
        ["--font-size", "0.001"],
    ):
        yield Variation(
            11,
            "verified with " + " ".join(options),
            lambda: lines({"text": "ab \t\u65e5b\u05d0 fi\n"}),
            [measure("--width", width, *options) for width in ("0.01", "1", "50", "inf")],
            sized=False,
            codes=(0, 2),
        )
    for name, text in {"Mongolian": MONGOLIAN, "Mongolian with marks": REFORMED}.items():
        options = ["--line-break", "anywhere", "--letter-spacing", "1.5", "--width", "40"]
        yield Variation(
            12,
            f"{name} broken anywhere (the attack's input)",
            lambda text=text: lines({"text": text, "dir": "rtl"}, {"text": text, "dir": "ltr"}),
            [measure(*options)],
            sized=False,
        )
        yield Variation(12, f"{name} broken anywhere", lambda size, text=text: lines({"text": repeated(text, size)}), [measure(*options)])
    for name, text in {
        "Arabic": "\u0628\u064e\u200d\u0644\u0627\u202e",
        "Syriac": "\u0712\u0730\u0715\u200c",
        "N'Ko": "\u07ca\u07eb\u07d3",
        "Phags-pa": "\ua840\ua843\u200d",
    }.items():
        yield Variation(
            12,
            f"{name} broken anywhere",
            lambda size, text=text: lines({"text": repeated(text, size)}),
            [measure("--line-break", "anywhere", "--letter-spacing", "1.5", "--width", "40")],
        )


def texts():
    """Markdown, formulas and exports: texts that other programs' rules give a structure."""
    for name, make in MARKDOWN.items():
        yield Variation(
            "Markdown",
            name,
            lambda size, make=make: lines({"text": make(size), "format": "markdown"}),
            [layout("json", "--dollars"), layout("svg", "--style", "merged", "--breaks", "hard"), ["read", "-", "--markdown"]],
        )
    for name, make in FORMULAS.items():
        yield Variation(
            "formulas",
            name,
            lambda size, make=make: lines({"blocks": [{"type": "formula", "source": make(size)}]}),
            [layout("json", "--accessibility"), layout("svg")],
        )
    for name, (form, make) in EXPORTS.items():
        yield Variation(
            "exports",
            f"{form}: {name}",
            lambda size, make=make: make(size).encode(),
            [["read", "-", "--input", form], ["layout", "-", "--input", form, "--format", "json"]],
        )


def sessions():
    def streamed(size, text, **fields):
        pieces = size // 40
        return lines(
            {"open": {"messages": [{"id": 1, "text": "", "streaming": True, **fields}]}},
            *({"edit": {"stream": 1, "text": text[i % len(text)]}} for i in range(pieces)),
            {"edit": {"finish": 1}},
        )

    yield Variation("serve", "a letter a request: words", lambda size: streamed(size, "ab "), [SERVE], serves=True)
    # Each letter of these texts changes its neighbours, or no line may end in them, or their block of Markdown is not complete. Then each request costs the
    # time of the text since the last place where nothing can change (`StreamedParagraph`). All together is quadratic, so the text is short.
    markdown = {"format": "markdown"}
    for name, text, fields in [
        ("no spaces", "a", {}),
        ("marks", "\u0301", {}),
        ("flags", "\U0001f1e6", {}),
        ("Arabic", "\u0628", {}),
        ("Markdown, words", "ab ", markdown),
        ("Markdown, items", "- a\n", markdown),
        ("Markdown, code", "`\n", markdown),
        ("Markdown, a table", "|a\n|-\n", markdown),
        ("Markdown, brackets", "[", markdown),
        ("Markdown, stars", "*a ", markdown),
    ]:
        yield Variation(
            "serve", f"a letter a request: {name}", lambda text=text, fields=fields: streamed(40_000, text, **fields), [SERVE], sized=False, serves=True
        )
    numbered = lambda i: {"id": i, "sender": "ann", "text": "Hi"}
    plan = {
        "a message prepended a request": lambda size: [{"open": {"messages": []}}] + [{"edit": {"prepend": numbered(i)}} for i in range(size // 60)],
        "the same message replaced a request": lambda size: [{"open": {"messages": [numbered(1)]}}]
        + [{"edit": {"replace": numbered(1)}} for _ in range(size // 60)],
        "messages moved": lambda size: [{"open": {"messages": [numbered(i) for i in range(500)]}}]
        + [{"edit": {"move": i % 500, "to": 0}} for i in range(size // 40)],
        "transcripts": lambda size: [{"transcript": str(i), "open": {"messages": [numbered(1)]}} for i in range(size // 90)],
        "the text selected": lambda size: [
            {"open": {"messages": [{"id": i, "text": "**a** [b"} for i in range(size // 30)]}},
            {"select": {"all": True, "text": True, "as": "markdown", "top": 0, "height": 600}},
        ],
        "texts measured": lambda size: [{"measure": {"texts": ["a b"] * (size // 8), "widths": [10], "lines": True}}],
        "texts times widths": lambda size: [{"measure": {"texts": ["a b"] * (size // 16), "widths": list(range(size // 16))}}],
        "carets of a text": lambda size: [{"measure": {"texts": {"text": "ab " * (size // 12), "carets": list(range(size // 12))}, "widths": [100]}}],
        "rectangles of a text": lambda size: [
            {"measure": {"texts": {"text": "ab " * (size // 60), "ranges": [{"start": 0, "end": size // 20}] * (size // 30)}, "widths": [10]}}
        ],
        "matches highlighted": lambda size: [
            {"open": {"messages": [{"id": 1, "text": "ab" * (size // 60)}]}},
            {"highlight": {"matches": [{"id": 1, "start": 0, "end": size // 30}] * (size // 33)}},
            {"viewport": {"top": 0, "height": 500}},
        ],
        "bad lines": lambda size: [[] for _ in range(size // 3)],
        "long names": lambda size: [
            {"transcript": "t" * (size // 4), "id": "i" * (size // 4), "open": {"messages": []}},
            {"transcript": "u" * (size // 4), "edit": {"remove": "x" * (size // 4)}},
        ],
    }
    for name, make in plan.items():
        yield Variation("serve", name, lambda size, make=make: lines(*make(size)), [SERVE], serves=True)
    scripts = {
        "a long text": lambda size: [{"insert": "ab " * (size // 3)}, {"move": "documentStart"}, {"move": "down"}, {"delete": "forward"}, {"undo": True}],
        "marks": lambda size: [{"insert": "a" + "\u0301" * (size // 2)}, {"delete": "backward"}, {"move": "left"}],
        "letters, cleared": lambda size: [{"insert": "a"}, {"clear": True}] * (size // 33),
        "tokens": lambda size: [
            {"content": {"text": "ab " * (size // 70), "spans": [span(3 * i, 3 * i + 2, object={"id": "e"}) for i in range(size // 70)]}},
            {"toggle": "bold"},
            {"undo": True},
        ],
        "Markdown": lambda size: [{"markdown": True}, {"insert": "**a** `b` " * (size // 10)}],
        "marked text": lambda size: [{"mark": "ni" * (size // 2)}, {"commit": True}],
        "candidates": lambda size: [{"candidates": [{"id": str(i), "title": "t"} for i in range(size // 30)]}],
    }
    for name, make in scripts.items():
        yield Variation("composer", name, lambda size, make=make: lines(*make(size)), [["compose", "-", "--format", form] for form in ("jsonl", "text")])


def variations():
    return [*numbers(), *marks(), *links(), *searches(), *ranges(), *many(), *verified(), *texts(), *sessions()]
