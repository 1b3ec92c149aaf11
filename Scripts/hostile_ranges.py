"""Makes hostile clusters, links, searches and spans: what an attack found in them, and variations of it."""

from hostile_commands import DRAWN, PLAIN, SERVE, STYLES, Variation, layout, lines, repeated, span

# Where a cluster of any length may be: each is a message with that cluster in one place.
PLACES = {
    "a text": lambda text: {"text": text},
    "an emoji of the application": lambda text: {"text": text, "spans": [span(0, 1, object={"id": "x"})]},
    "a mention": lambda text: {"text": text, "spans": [span(0, 1, object={"kind": "mention", "id": "u"})]},
    "a citation": lambda text: {"text": "ab", "spans": [span(0, 1, object={"kind": "citation", "label": text})]},
    "a picture in a text": lambda text: {"text": "b" + text, "spans": [span(1, 2, object={"kind": "image", "width": 1, "height": 1})]},
    "a link": lambda text: {"text": text, "spans": [span(0, 1, href="https://a.b")]},
    "code in a text": lambda text: {"text": text, "spans": [span(0, len(text), look="code")]},
    "a spoiler": lambda text: {"text": text, "spans": [span(0, 9, look="spoiler"), span(5, 2000, look="mark")]},
    "a table": lambda text: {"blocks": [{"type": "table", "rows": [[{"text": text}, {"text": "b"}]], "caption": text}]},
    "an object in a table": lambda text: {"blocks": [{"type": "table", "rows": [[{"text": text, "spans": [span(0, 1, object={"id": "x"})]}]]}]},
    "a list": lambda text: {"blocks": [{"type": "list", "items": [{"blocks": [{"type": "paragraph", "text": text}]}]}]},
    "a block of code": lambda text: {
        "blocks": [{"type": "code", "text": text, "language": text, "tokens": [span(0, 1, role="keyword"), span(1, 3, role="string")]}]
    },
    "details and a footnote": lambda text: {
        "blocks": [{"type": "details", "summary": {"text": text}, "open": True, "blocks": [{"type": "footnotes", "items": [{"label": text, "blocks": []}]}]}]
    },
    "a formula": lambda text: {"blocks": [{"type": "formula", "source": "\\text{" + text + "}" + text, "number": text}]},
    "a poll": lambda text: {"attachments": [{"type": "poll", "question": text, "options": [text, "b"], "votes": [1, 2]}]},
    "a button": lambda text: {"text": "a", "buttons": [[text, {"title": text, "kind": "copy"}]]},
    "a file's name": lambda text: {
        "attachments": [{"type": "file", "name": text}, {"type": "contact", "name": text, "detail": text}, {"type": "image", "alt": text}]
    },
    "a link's card": lambda text: {"attachments": [{"type": "link", "address": "https://a.b/" + text, "title": text, "summary": text}]},
    "a quote": lambda text: {"text": "a", "quote": {"sender": text, "text": text}},
    "a sender's name": lambda text: {"text": "a", "sender": text, "senderName": text, "forwarded": text, "time": text},
    "a reaction": lambda text: {"text": "a", "reactions": [{"symbol": text, "count": 3, "emoji": text}], "seenBy": [text]},
}
# What the marks follow: letters of several kinds, and sequences that fonts join.
BASES = {
    "a letter": "a",
    "an emoji": "\U0001f600",
    "a keycap": "1\ufe0f\u20e3",
    "a Hebrew letter": "\u05e9",
    "a flag": "\U0001f1e9\U0001f1ea",
    "a jamo": "\u1100\u1161",
    "a Devanagari letter": "\u0915\u094d",
    "a space": " ",
    "an object's character": "\ufffc",
    "a joined family": "\U0001f469\u200d\U0001f467",
}


def marks():
    yield Variation(
        2,
        "an object and 1,024 marks (the attack's input)",
        lambda: lines(PLACES["an emoji of the application"](":x:" + "\u0301" * 1024)),
        [*PLAIN, layout("text")],
        sized=False,
    )
    forms = [
        layout("text", "--accessibility"),
        layout("html", "--style", "clustered", "--find", "\u0301"),
        layout("json", "--style", "rows", "--elements", "--glyphs", "--find", "x"),
    ]
    for base, letter in BASES.items():

        def each(letter=letter):
            return lines(*(place(letter + "\u0301" * count) for count in (1022, 1023, 1024, 1025, 2049) for place in PLACES.values()))

        yield Variation(2, f"1,022 to 2,049 marks after {base}, in {len(PLACES)} places", each, forms, sized=False)
        yield Variation(2, f"marks after {base}", lambda size, letter=letter: lines({"text": letter + repeated("\u0301", size)}), PLAIN)
    for index, (name, place) in enumerate(PLACES.items()):
        yield Variation(
            2,
            f"marks in {name}",
            lambda size, place=place: lines(place("a" + repeated("\u0301", size))),
            [layout("svg", "--accessibility", "--style", STYLES[index % 6])],
        )


def covered(size, many):
    """A text with spans over it, which together have a length of about `size`."""
    count = max(1, size // 45)
    return lines({"text": "ab " * count, "spans": [many(i, count) for i in range(count)]})


def links():
    plan = [
        ("a detected address", lambda size: {"text": "http://a.b/" + "a" * size}),
        ("a link over words", lambda size: {"text": "word " * (size // 10), "spans": [span(0, size, href="https://a.b/" + "a" * (size // 2))]}),
        ("a long title", lambda size: {"text": "word " * (size // 10), "spans": [span(0, size, href="https://a.b/", title="t" * (size // 2))]}),
        ("a long tag", lambda size: {"text": "word " * (size // 10), "spans": [span(0, size, tag="t" * (size // 2))]}),
        (
            "an address of Arabic letters",
            lambda size: {"text": "https://a.b/" + repeated("\u0628 ", size), "spans": [span(0, size, href="https://a.b/" + repeated("\u0628", size // 4))]},
        ),
        ("an address of ampersands", lambda size: {"text": "https://a.b/?" + '&"<' * (size // 3)}),
    ]
    for name, make in plan:
        yield Variation(3, name, lambda size, make=make: lines(make(size)), [layout(form, "--style", "merged", "--width", "60") for form in ("svg", "html")])
    yield Variation(
        3,
        "a detected address, a letter a line",
        lambda size: lines(plan[0][1](size)),
        [layout(form, "--style", "merged", "--width", "1") for form in ("svg", "text")],
    )
    yield Variation(
        3,
        "a link over many cells of tables",
        lambda size: lines(
            {"blocks": [{"type": "table", "rows": [[{"text": "cell", "spans": [span(0, 4, href="https://a.b/" + "c" * 1000)]}]] * (size // 1100)}]}
        ),
        DRAWN,
    )
    yield Variation(
        3,
        "an object's words over lines",
        lambda size: lines({"text": "w " * (size // 2), "spans": [span(0, size, object={"kind": "mention", "id": "u" * 1000})]}),
        DRAWN,
    )


# Texts and what is searched in them. The search ignores case and diacritics.
SEARCHES = {
    "marks (the attack's input)": ("\u0301", "x"),
    "marks": ("\u0301", "\u0301"),
    "marks, one letter among them": ("a" + "\u0301" * 40, "a"),
    "Hangul jamo": ("\u1100\u1161\u11a8", "\uac01"),
    "Hangul syllables": ("\uac01", "\u1100"),
    "joined families": ("\U0001f469\u200d\U0001f467", "\U0001f467"),
    "joiners": ("\u200d", "\u200d"),
    "sharp s": ("\u00df\u1e9e", "ss"),
    "long s": ("\u017f", "s"),
    "dotted I": ("\u0130", "i"),
    "ligatures": ("\ufb03", "ffi"),
    "letters, many matches": ("a", "aa"),
    "letters, a long needle": ("a", "a" * 2000),
    "letters, a needle that fails late": ("a", "a" * 2000 + "b"),
    "letters, a needle that fails early": ("a", "b" + "a" * 2000),
    "flags": ("\U0001f1e9", "\U0001f1e9\U0001f1ea"),
    "Devanagari": ("\u0915\u094d\u0937", "\u0937"),
    "controls": ("a\u00ad\u200b", "aa"),
    "decomposed Greek": ("\u03b1\u0345\u0313", "\u1f80"),
    "Arabic": ("\u0628\u064e\u0651", "\u0628\u0628"),
}


def searches():
    for name, (unit, needle) in SEARCHES.items():
        yield Variation(4, f"finding: {name}", lambda size, unit=unit: lines({"text": "b" + repeated(unit, size)}), [layout("json", "--find", needle)])

    def session(size, needle):
        text = "a" * (size // 2)
        request = {"text": needle(size // 2)}
        return lines({"open": {"messages": [{"id": 1, "text": text}]}}, {"find": {**request, "limit": 1000}}, {"next": request}, {"highlight": request})

    for name, needle in {
        "as long as the text": lambda n: "a" * n,
        "half of the text": lambda n: "a" * (n // 2),
        "half of the text, failing late": lambda n: "a" * (n // 2) + "b",
        "half of the text, failing early": lambda n: "b" + "a" * (n // 2),
        "of marks only": lambda n: "\u0301" * (n // 2),
        "failing in the middle": lambda n: "a" * (n // 4) + "b" + "a" * (n // 4),
    }.items():
        yield Variation(4, f"finding: a needle {name}", lambda size, needle=needle: session(size, needle), [SERVE], serves=True)
    yield Variation(
        4,
        "finding in 10,000 messages and more",
        lambda size: lines(
            {"open": {"messages": [{"id": i, "text": "ab"} for i in range(size // 20)]}},
            {"find": {"text": "b", "limit": 100}},
            {"next": {"text": "zz"}},
            {"highlight": {"text": "b"}},
            {"viewport": {"bottom": True, "height": 300}},
        ),
        [SERVE],
        serves=True,
    )


def ranges():
    looks = ["bold", "italic", "code", "underline", "strike", "spoiler", "mark", "sub", "sup"]
    for look in looks:
        yield Variation(5, f"overlapping spans: {look}", lambda size, look=look: covered(size, lambda i, n: span(i, i + n, look=look)), [DRAWN[0]])
    plan = {
        "three looks (the attack's input)": lambda i, n: span(i, i + n, look=looks[i % 3]),
        "nested spans": lambda i, n: span(i, 3 * n - i, looks=["bold", "spoiler"]),
        "links": lambda i, n: span(i, i + n, href=f"https://a.b/{i}"),
        "colours": lambda i, n: span(i, i + n, background="#%06x" % i, color="#%06x" % i),
        "tags": lambda i, n: span(i, i + n, tag=f"t{i}"),
        "objects": lambda i, n: span(i, i + n, object={"id": f"e{i}"}),
        "all spans equal": lambda i, n: span(0, 3 * n, looks=looks),
        "empty and reversed": lambda i, n: span(i + 2, i, look="code"),
    }
    for name, many in plan.items():
        yield Variation(5, f"overlapping spans: {name}", lambda size, many=many: covered(size, many), [*DRAWN, layout("json", "--accessibility", "--elements")])
    yield Variation(
        5,
        "tokens of code that overlap",
        lambda size: lines(
            {"blocks": [{"type": "code", "text": "ab " * (size // 60), "tokens": [span(i, i + size // 60, role="keyword") for i in range(size // 60)]}]}
        ),
        DRAWN,
    )


def many():
    apart = {
        "addresses": lambda i: span(3 * i, 3 * i + 2, href=f"https://a.b/{i}"),
        "mentions": lambda i: span(3 * i, 3 * i + 2, object={"kind": "mention", "id": f"u{i}"}),
        "emoji of the application": lambda i: span(3 * i, 3 * i + 2, object={"id": f"e{i}"}),
        "citations": lambda i: span(3 * i, 3 * i + 2, object={"kind": "citation", "label": str(i)}),
        "formulas": lambda i: span(3 * i, 3 * i + 2, object={"kind": "formula", "source": "x^{%d}" % i}),
        "spoilers": lambda i: span(3 * i, 3 * i + 2, look="spoiler"),
        "colours": lambda i: span(3 * i, 3 * i + 2, background="#%06x" % i),
        "code": lambda i: span(3 * i, 3 * i + 1, look="code"),
        "footnotes": lambda i: span(3 * i, 3 * i + 2, footnote=str(i)),
        "tags": lambda i: span(3 * i, 3 * i + 2, tag=f"t{i}"),
    }
    forms = [*DRAWN, layout("text", "--style", "merged", "--accessibility")]
    yield Variation(6, "detected links (the attack's input)", lambda size: lines({"text": repeated("a.co ", size)}), forms)
    endless = [layout(form, "--style", "merged", "--width", "inf", *options) for form, options in (("svg", []), ("text", ["--accessibility"]))]
    yield Variation(6, "detected links on an endless line", lambda size: lines({"text": repeated("a.co ", size)}), endless)
    yield Variation(6, "detected links, no spaces between", lambda size: lines({"text": repeated("http://a.co/b,", size)}), forms)
    yield Variation(6, "detected links that end early", lambda size: lines({"text": repeated("(a.co/(((", size)}), forms)
    yield Variation(6, "addresses of mail", lambda size: lines({"text": repeated("a@b.co ", size)}), forms)
    yield Variation(6, "dots and at signs that are no address", lambda size: lines({"text": repeated("a.@.b..", size)}), forms)
    for name, make in apart.items():
        yield Variation(6, f"many {name}", lambda size, make=make: covered(size, lambda i, n: make(i)), forms)
    lists = {
        "reactions": lambda n: {"text": "a", "reactions": [{"symbol": "x", "count": i} for i in range(n // 40)]},
        "buttons": lambda n: {"text": "a", "buttons": [["b"] for _ in range(n // 10)]},
        "buttons in a row": lambda n: {"text": "a", "buttons": [["b"] * (n // 6)]},
        "pictures": lambda n: {"attachments": [{"type": "image", "width": 3, "height": 2}] * (n // 45)},
        "options of a poll": lambda n: {"attachments": [{"type": "poll", "question": "q", "options": ["o"] * (n // 6), "votes": [1] * (n // 12)}]},
        "samples": lambda n: {"attachments": [{"type": "voice", "duration": 1, "samples": [0.5] * (n // 5)}]},
        "people who have seen it": lambda n: {"text": "a", "seenBy": [f"p{i}" for i in range(n // 10)]},
        "rows of a table": lambda n: {"blocks": [{"type": "table", "rows": [[{"text": "a"}, {"text": "b"}]] * (n // 34)}]},
        "cells in a row": lambda n: {"blocks": [{"type": "table", "rows": [[{"text": "a"}] * (n // 15)]}]},
        "items": lambda n: {"blocks": [{"type": "list", "ordered": True, "items": [{"blocks": [{"type": "paragraph", "text": "i"}]}] * (n // 55)}]},
        "cells that span all rows": lambda n: {
            "blocks": [{"type": "table", "rows": [[{"text": "a", "rowspan": 9999, "colspan": 60}, {"text": "b"}]] * (n // 60)}]
        },
        "blocks of code": lambda n: {"blocks": [{"type": "code", "text": "a"}] * (n // 30)},
        "people in a thread": lambda n: {"text": "a", "thread": {"replies": 3, "people": [f"p{i}" for i in range(n // 10)]}},
    }
    for name, make in lists.items():
        yield Variation(
            6, f"many {name}", lambda size, make=make: lines(make(size)), [layout("json", "--accessibility", "--elements"), layout("svg", "--style", "merged")]
        )
