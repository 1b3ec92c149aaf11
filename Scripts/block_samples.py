"""Makes random messages of blocks from the texts of a corpus, the same for the same seed."""

import json
import random
import unicodedata

BULLETS = "•◦▪"
ALERTS = {"note": "Note", "tip": "Tip", "important": "Important", "warning": "Warning", "caution": "Caution"}
LOOKS = ("bold", "italic", "code", "strike", "sub", "sup")


def side(texts):
    """Returns the direction of the first strong character, "ltr" or "rtl"; None if there is no strong character (UAX #9 P2)."""
    for text in texts:
        for character in text:
            strong = unicodedata.bidirectional(character)
            if strong in ("L", "R", "AL"):
                return "ltr" if strong == "L" else "rtl"
    return None


def texts_of(block):
    """The texts that decide the direction of a block, in order. Code, which always runs from left to right, is left out."""
    kind = block["type"]
    if kind == "details":
        yield without_code(block["summary"])
    if kind in ("paragraph", "heading", "html"):
        yield without_code(block)
    for row in block.get("rows", ()):
        for cell in row:
            yield without_code(cell)
    if block.get("caption"):
        yield block["caption"]
    for inner in children(block) if block.get("open", True) else ():
        yield from texts_of(inner)


def without_code(text):
    """Returns a text without its ranges of code."""
    shown = text["text"].encode("utf-16-le")
    for span in reversed(text.get("spans", ())):
        if span["look"] == "code":
            shown = shown[:2 * span["start"]] + shown[2 * span["end"]:]
    return shown.decode("utf-16-le")


def children(block):
    yield from block.get("blocks", ())
    for item in block.get("items", ()):
        yield from item["blocks"]


def resolved(blocks, around=None, depth=0):
    """Returns blocks for the browser, with their directions, markers and titles, which the layout engine finds by itself.

    A block without letters has the direction of the block around it; outside blocks, that of the whole message.
    """
    around = around or side(text for block in blocks for text in texts_of(block)) or "ltr"
    result = []
    for block in blocks:
        block = dict(block)
        block["side"] = side(texts_of(block)) or around
        deeper = depth + (block["type"] == "list")
        if "blocks" in block:
            block["blocks"] = resolved(block["blocks"], block["side"], deeper)
        if "items" in block:
            block["items"] = [dict(item, blocks=resolved(item["blocks"], block["side"], deeper)) for item in block["items"]]
        if block["type"] == "list":
            for number, item in enumerate(block["items"]):
                item["marker"] = f'{block.get("start", 1) + number}.' if block.get("ordered") else BULLETS[depth % 3]
        if "kind" in block:
            block["title"] = ALERTS[block["kind"]]
        result.append(block)
    return result


class Samples:
    """A source of random messages; `texts` are the texts of a corpus, by language."""

    def __init__(self, corpus, seed):
        self.random = random.Random(seed)
        self.texts = {}
        with open(corpus, encoding="utf-8") as lines:
            for line in lines:
                message = json.loads(line)
                text = message["text"].replace("\ufffc", "")
                if text.strip():
                    self.texts.setdefault(message["lang"], []).append(text)
        self.languages = sorted(self.texts)

    def language(self):
        return self.random.choice(self.languages)

    def text(self, language, limit):
        """Returns words of a random text of a language, at most about `limit` characters; sometimes of another language."""
        if self.random.random() < 0.1:
            language = self.language()
        words = self.random.choice(self.texts[language]).split(" ")
        first = self.random.randrange(len(words)) if self.random.random() < 0.5 else 0
        text = ""
        for word in words[first:]:
            if text and len(text) + len(word) >= limit:
                break
            text += (" " if text else "") + word
        # In CSS, max-content includes white space at the end of a text. Our widths do not, but texts in Markdown never end in white space.
        return text[:4 * limit].strip()

    def styled(self, language, limit):
        """Returns a text with up to two formatted ranges, which are nested or follow each other."""
        text = self.text(language, limit)
        spans = []
        # Formatted ranges begin and end at spaces, as in Markdown.
        places = [0] + [index for index, character in enumerate(text) if character == " "] + [len(text)]
        start = 0
        while len(places) > 2 and self.random.random() < 0.25 and start < len(places) - 1:
            end = self.random.randrange(start + 1, len(places))
            first = places[start] + (places[start] > 0)
            if first < places[end]:
                spans.append({"start": units(text[:first]), "end": units(text[:places[end]]),
                              "look": self.random.choice(LOOKS)})
            start = end
        return {"text": text, "spans": spans} if spans else {"text": text}

    def table(self):
        pick = self.random
        columns = min(pick.randint(1, 12), pick.randint(1, 12))
        rows = min(pick.randint(1, 40), pick.randint(1, 40), pick.randint(1, 40))
        if columns * rows > 120:
            rows = max(1, 120 // columns)
        language = self.language()
        limits = [pick.choice((4, 8, 16, 30, 60)) for _ in range(columns)]
        block = {"type": "table", "rows": [
            [self.styled(language, limit) if pick.random() > 0.04 else {"text": ""} for limit in limits] for _ in range(rows)]}
        if pick.random() < 0.3:
            block["header"] = False
        if pick.random() < 0.6:
            block["align"] = [pick.choice(("start", "center", "end", None)) for _ in limits]
        if pick.random() < 0.1:
            block["caption"] = self.text(language, 40)
        # The first row has all columns; only later rows may have fewer cells.
        if rows > 1 and pick.random() < 0.2:
            block["rows"][-1] = block["rows"][-1][: pick.randint(1, columns)]
        return block

    def blocks(self, language, count, depth=0, notes=True):
        return [self.block(language, depth, notes) for _ in range(count)]

    def block(self, language, depth, notes):
        """Returns a random block; without footnotes if `notes` is false, as their nested texts would be too small for browsers."""
        pick = self.random
        kind = pick.choice(("paragraph",) * 4 + ("heading", "code", "rule", "short", "html", "table")
                           + (("list",) * 4 + ("quote",) * 2 + ("details",) if depth < 4 else ())
                           + (("footnotes",) if notes and depth < 4 else ()))
        if kind == "paragraph":
            return {"type": kind, **self.styled(language, 200)}
        if kind == "heading":
            return {"type": kind, "level": pick.randint(1, 6), **self.styled(language, 60)}
        if kind == "code":
            lines = [pick.choice(("", "  ", "\t", "a\t")) + self.text(language, 50) for _ in range(pick.randint(1, 5))]
            return {"type": kind, "text": "\n".join(lines)}
        if kind == "rule":
            return {"type": kind}
        # A short paragraph takes the place of a formula: check-formulas.py compares formulas with Chromium's.
        if kind == "short":
            return {"type": "paragraph", "text": "x^2 + " + self.text("en", 30), "spans": []}
        if kind == "html":
            return {"type": kind, "text": "<p>" + self.text(language, 60)}
        if kind == "table":
            table = self.table()
            table["rows"] = [row[:4] for row in table["rows"][:5]]
            if "align" in table:
                table["align"] = table["align"][:4]
            return table
        inner = pick.choice((language, language, self.language()))
        if kind == "list":
            block = {"type": kind, "items": [
                {"blocks": self.blocks(inner, pick.choice((0, 1, 1, 1, 2, 3)), depth + 1, notes)} for _ in range(pick.randint(1, 5))]}
            if pick.random() < 0.5:
                block |= {"ordered": True, "start": pick.choice((1, 1, 8, 98, 999))}
            if pick.random() < 0.4:
                block["tight"] = False
            for item in block["items"]:
                if pick.random() < 0.1:
                    item["checked"] = pick.random() < 0.5
            return block
        if kind == "quote":
            block = {"type": kind, "blocks": self.blocks(inner, pick.randint(1, 3), depth + 1, notes)}
            return block | ({"kind": pick.choice(sorted(ALERTS))} if pick.random() < 0.4 else {})
        if kind == "details":
            return {"type": kind, "summary": self.styled(inner, 40), "open": pick.random() < 0.7,
                    "blocks": self.blocks(inner, pick.randint(1, 2), depth + 1, notes)}
        return {"type": kind, "items": [
            {"label": str(number + 1), "blocks": self.blocks(inner, pick.choice((1, 1, 2)), depth + 1, False)}
            for number in range(pick.randint(1, 3))]}


def units(text):
    return len(text.encode("utf-16-le")) // 2
