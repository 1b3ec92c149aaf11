"""Chooses the texts with which all engines are measured, and their fonts: make_texts.py OUT

It writes OUT/texts.tsv (kind, language, numbers of the fonts that the text needs, text; backslash, newline and tab escaped) and
OUT/fonts.tsv (path and family, in fallback order). Everything comes from this repository: sentences from Tests/Corpora, each used once
among the kinds of one language, emoji from Unicode's list. The same checkout gives the same files, byte for byte.
"""

import json
import pathlib
import random
import struct
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CORPORA = ROOT / "Tests" / "Corpora"
EMOJI_LIST = ROOT / "Tests" / "Conformance" / "Data" / "Unicode" / "17.0.0" / "emoji" / "emoji-test.txt"
FONTS = ROOT / "Fonts" / "Files"
MOST = 500

# The kinds whose texts are sentences of one language: the languages of each, and the separator between two sentences.
KINDS = {
    "latin": ("en de fr es it pt nl sv fi pl cs hu tr vi id ro da nb et lt lv hr sk is ga ca eu cy sw".split(), " "),
    "cyrillic": ("ru uk bg mn tt kk mk be ky tg sr".split(), " "),
    "cjk": ("zh-Hans zh-Hant yue ja ko".split(), ""),
    "rtl": ("he ar fa ur ug ckb ps yi sd".split(), " "),
    "thai": (["th"], " "),
    "devanagari": ("hi mr ne sa".split(), " "),
    "indic": ("ta te or kn gu pa ml bn si as".split(), " "),
}

HOSTS = ["example.com", "www.example.org", "files.example.net", "a.b.c.example.co.uk", "example.org:8080", "[2001:db8::1]"]
PATH_WORDS = ["news", "2026", "photos", "thread", "user-settings", "index.html", "search", "v2", "layout_engine", "README.md", "a", "pull"]
LONG = [
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
    "muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine", "nooooooooooooooooooooooooooooooooooooooooo", "loooooooooooooool",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!", "?!?!?!?!?!?!?!?!?!?!?!?!?!?!?!?!",
    "=========================================================", "state-of-the-art-but-not-quite-finished-yet", "this_is_a_name_that_only_a_programmer_could_love",
    "either/or/neither/nor/both/and/whether/not/only/but/also", "un\u00adbe\u00adliev\u00ada\u00adbly long\u00adwind\u00aded",
    "one\u200btwo\u200bthree\u200bfour\u200bfive\u200bsix\u200bseven\u200beight", "10\u00a0000\u00a0km\u00a0in\u00a0a\u00a0single\u00a0unbroken\u00a0line",
]


class Texts:
    """The chosen texts, without repetitions within a kind."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.rows = []
        with open(CORPORA / "chat-dev.jsonl", encoding="utf8") as lines:
            self.sentences = {}
            for line in lines:
                message = json.loads(line)
                if "\n" not in message["text"] and len(message["text"]) > 1:
                    self.sentences.setdefault(message["lang"], []).append(message["text"])
        self.chat = [
            json.loads(line)["text"]
            for name in ("irc-rust-2018-12", "irc-ubuntu-2008-12-11", "irc-mediawiki-2013-01")
            for line in open(CORPORA / "transcripts" / f"{name}.jsonl", encoding="utf8")]
        self.chat = [text for text in self.chat if len(text) > 3]

    def add(self, kind, language, make):
        """Adds texts of `make` until there are enough, or until `make` gives no more."""
        seen = set()
        for _ in range(MOST * 10):
            text = make()
            if text is None or len(seen) == MOST:
                return
            if text.strip() and text not in seen:
                seen.add(text)
                self.rows.append((kind, language, text))

    def length(self):
        """Returns a random length in characters: half of them are below 40, few above 200."""
        return min(600, self.random.lognormvariate(3.6, 0.85))

    def sentences_of(self, kind):
        """Yields messages in the kind's languages, one language after the other; each sentence is used once."""
        languages, glue = KINDS[kind]
        pools = {language: list(self.sentences.get(language, [])) for language in languages}
        for pool in pools.values():
            self.random.shuffle(pool)
        count = 0
        while any(pools.values()) and count < MOST:
            for language, pool in pools.items():
                if not pool or count == MOST:
                    continue
                text, aim = pool.pop(), self.length()
                while pool and len(text) < aim:
                    text += ("\n" if self.random.random() < 0.05 else glue) + pool.pop()
                self.rows.append((kind, language, text))
                count += 1

    def line(self):
        return self.random.choice(self.chat)

    def link(self):
        r = self.random
        path = "".join("/" + r.choice("-_.").join(r.sample(PATH_WORDS, r.randint(1, 3))) for _ in range(r.randint(0, 6)))
        query = "&".join(f"{r.choice(PATH_WORDS)}={r.randrange(10 ** r.randint(1, 9))}" for _ in range(r.randint(0, 4)))
        return r.choice(["https://", "http://"]) + r.choice(HOSTS) + path + ("?" + query if query else "") + r.choice(["", "", "#top"])

    def with_link(self):
        parts = [self.link()] + [self.line() for _ in range(self.random.choice([0, 1, 1, 2]))]
        self.random.shuffle(parts)
        return " ".join(parts)

    def with_long_word(self):
        r = self.random
        word = r.choice(LONG) if r.random() < 0.5 else "".join(
            r.choice(r.choice(["0123456789abcdef", "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"]))
            for _ in range(r.randint(30, 180)))
        return " ".join(([self.line()] if r.random() < 0.7 else []) + [word] + ([self.line()] if r.random() < 0.4 else []))

    def with_two_directions(self):
        r = self.random
        own = self.sentences[r.choice(["he", "ar", "fa"])]
        makers = [lambda: r.choice(own), lambda: r.choice(own), self.line, lambda: f"({self.line()[:24].strip()})",
                  lambda: f"{r.randint(1, 28)}.{r.randint(1, 12)}.{r.randint(1970, 2030)}", lambda: f"{r.randint(1, 99)},{r.randint(0, 99)} %", self.link]
        return " ".join([r.choice(own)] + [r.choice(makers)() for _ in range(r.randint(1, 5))])

    def with_white_space(self):
        r = self.random
        form = r.randrange(6)
        if form == 0:
            return r.choice(["\n", "\n\n", "\n* "]).join(self.line() for _ in range(r.randint(2, 6)))
        if form == 1:
            return (" " * r.randint(2, 40)).join(self.line() for _ in range(r.randint(2, 3)))
        if form == 2:
            return " " * r.randint(1, 30) + self.line() + " " * r.randint(0, 60)
        if form == 3:
            return "if (a) {\n" + "".join(" " * (4 * r.randint(1, 4)) + self.line() + ";\n" for _ in range(r.randint(1, 4))) + "}"
        if form == 4:
            return self.line() + "\n" * r.randint(1, 4)
        return "\u3000".join(r.choice(self.sentences["ja"]) for _ in range(r.randint(2, 4)))

    def of_emoji(self, kinds):
        r = self.random

        def row(least, most):
            return [r.choice(r.choice(kinds)) for _ in range(r.randint(least, most))]
        form = r.random()
        if form < 0.35:
            return "".join(row(1, 40))
        if form < 0.45:
            return " ".join(row(2, 20))
        if form < 0.55:
            return row(1, 1)[0] * r.randint(2, 30)
        words = self.line().split(" ")
        for _ in range(r.randint(1, 6)):
            words.insert(r.randint(0, len(words)), "".join(row(1, 4)))
        return ("" if r.random() < 0.1 else " ").join(words)


def emoji_kinds():
    """Returns lists of emoji: plain ones four times, then those with skin tones, joined ones, flags and keycaps; none newer than Emoji 14."""
    found = []
    with open(EMOJI_LIST, encoding="utf8") as lines:
        for line in lines:
            if "; fully-qualified" in line and float(line.split(" E")[1].split()[0]) <= 14:
                found.append("".join(chr(int(scalar, 16)) for scalar in line.split(";")[0].split()))

    def has(text, low, high):
        return any(low <= ord(scalar) <= high for scalar in text)
    plain = [text for text in found if len(text) == 1]
    joined = [text for text in found if "\u200d" in text]
    toned = [text for text in found if has(text, 0x1F3FB, 0x1F3FF) and "\u200d" not in text]
    flags = [text for text in found if has(text, 0x1F1E6, 0x1F1FF)]
    keycaps = [text for text in found if "\u20e3" in text]
    return [plain, plain, plain, plain, toned, joined, flags, keycaps]


def font_list():
    """Returns the upright regular faces in the engine's fallback order, the first of each collection, without the test font."""
    with open(FONTS / "manifest.json", encoding="utf8") as file:
        faces = [face for face in json.load(file)["fonts"] if face["weight"] == 400 and face["slant"] == "upright" and not face.get("face")]
    return [face for role in ("text", "emoji", "monospaced") for face in faces if face["role"] == role]


def characters(path):
    """Returns the characters in a font's `cmap` (formats 4 and 12 of the OpenType specification)."""
    data = path.read_bytes()
    # A collection begins with the offsets of its fonts. The engines read the first.
    font = struct.unpack_from(">I", data, 12)[0] if data[:4] == b"ttcf" else 0
    count = struct.unpack_from(">H", data, font + 4)[0]
    records = [data[font + 12 + 16 * index:font + 28 + 16 * index] for index in range(count)]
    table = next(struct.unpack_from(">I", record, 8)[0] for record in records if record[:4] == b"cmap")
    found = set()
    for index in range(struct.unpack_from(">H", data, table + 2)[0]):
        start = table + struct.unpack_from(">I", data, table + 4 + 8 * index + 4)[0]
        form = struct.unpack_from(">H", data, start)[0]
        if form == 12:
            for group in range(struct.unpack_from(">I", data, start + 12)[0]):
                first, last, _ = struct.unpack_from(">III", data, start + 16 + 12 * group)
                found.update(range(first, last + 1))
        elif form == 4:
            count = struct.unpack_from(">H", data, start + 6)[0] // 2
            for segment in range(count):
                last = struct.unpack_from(">H", data, start + 14 + 2 * segment)[0]
                first = struct.unpack_from(">H", data, start + 16 + 2 * (count + segment))[0]
                found.update(range(first, min(last, 0xFFFE) + 1))
    return found


def needed(text, coverage):
    """Returns the numbers of the fonts for a text: the first font, and for each character the first font that has it."""
    numbers = {0}
    for scalar in set(map(ord, text)):
        number = next((number for number, has in enumerate(coverage) if scalar in has), None)
        if number is not None:
            numbers.add(number)
    return sorted(numbers)


def main():
    out = pathlib.Path(sys.argv[1])
    texts = Texts(seed=17)
    for kind in KINDS:
        texts.sentences_of(kind)
    kinds = emoji_kinds()
    texts.add("emoji", "en", lambda: texts.of_emoji(kinds))
    texts.add("links", "en", texts.with_link)
    texts.add("long words", "en", texts.with_long_word)
    texts.add("two directions", "he", texts.with_two_directions)
    texts.add("white space", "en", texts.with_white_space)

    fonts = font_list()
    coverage = [characters(FONTS / face["file"]) for face in fonts]
    with open(out / "fonts.tsv", "w", encoding="utf8") as file:
        for face in fonts:
            file.write(f"{FONTS / face['file']}\t{face['family']}\n")
    with open(out / "texts.tsv", "w", encoding="utf8") as file:
        for kind, language, text in texts.rows:
            text = text.replace("\r", " ")
            numbers = ",".join(map(str, needed(text, coverage)))
            escaped = text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")
            file.write(f"{kind}\t{language}\t{numbers}\t{escaped}\n")


if __name__ == "__main__":
    main()
