#!/usr/bin/env python3
"""Records Chromium's line-break rules by probing, and with --check proves that the rules explain it.

It lays out short strings in a column narrower than any glyph, so every break opportunity is taken, and reads back where lines begin.

Writes into OUT:
  ascii-pairs.txt       for each ordered pair of U+0020…U+007E, whether a line may begin between them
  ascii-contexts.json   the pairs whose answer depends on the character before, with that dependence
  class-pairs.json      pairs of representatives of the line-break classes, in several contexts and languages
  opportunities.jsonl   break offsets (UTF-16) of realistic tokens: {"text","lang","breaks"}

FONTS is a folder with `stack.txt`, as for chromium-record.py; any fonts will do, since widths do not matter.

With --check CORPUS nothing is probed. Instead the rules in chromium-model.js, with the table in OUT, are compared with Chromium's breaks in the texts
of a JSON Lines corpus, in opportunities.jsonl and in random strings.
"""

import argparse
import json
import os
import sys
import unicodedata
from random import Random

import browser_python

browser_python.enter()

from chromium_probe_texts import LANGUAGES, REPRESENTATIVES, tokens  # noqa: E402
from chromium_recorder import Recorder, package_versions, read_corpus  # noqa: E402
from playwright.sync_api import Error  # noqa: E402

ASCII = [chr(code) for code in range(0x20, 0x7F)]
BATCH = 2000

# The texts before and after a pair. The empty string is the start or the end of the paragraph.
BEFORE = ["", "a", "1", " ", ".", "-", "(", "é", "日"]
AFTER = ["", "a", "1", " ", ".", "日"]
CLASS_CONTEXTS = [("", ""), ("a", "a"), ("1", "1"), ("日", "日"), (" ", " ")]


def probe(browser, items):
    """Returns the break offsets of (text, language) items; the language "" means that it is unknown."""
    results = []
    for first in range(0, len(items), BATCH):
        batch = [{"text": text, "lang": lang} for text, lang in items[first:first + BATCH]]
        results += browser.apply("opportunities", batch)
    return results


def units(text):
    return len(text.encode("utf-16-le")) // 2


def probe_pairs(browser, pairs, before, after, lang):
    """Returns whether a line may begin inside each pair, with `before` and `after` around it."""
    items = [(before + first + second + after, lang) for first, second in pairs]
    starts = probe(browser, items)
    return [units(before + first) in breaks for (first, second), breaks in zip(pairs, starts)]


def ascii_pairs(browser, folder, head):
    pairs = [(first, second) for first in ASCII for second in ASCII]
    answers = {}
    for before in BEFORE:
        for after in AFTER:
            for pair, allowed in zip(pairs, probe_pairs(browser, pairs, before, after, "en")):
                answers.setdefault(pair, {})[before, after] = allowed
    with open(os.path.join(folder, "ascii-pairs.txt"), "w", encoding="utf-8") as out:
        out.write(f"# {head}\n"
                  "# Rows: the first character, U+0020…U+007E; columns: the second, in the same order.\n"
                  "# 1: a line may begin between the two, 0: it may not; the letter a stands on both sides.\n"
                  "# ascii-contexts.json lists the pairs that answer otherwise in other surroundings.\n")
        out.write("#      " + "".join(ASCII) + "\n")
        for first in ASCII:
            row = "".join("01"[answers[first, second]["a", "a"]] for second in ASCII)
            out.write(f"{ord(first):04X} {first} {row}\n")
    # The table is for the letter a on both sides. Pairs whose answer depends on the text after them are listed separately.
    varying = [pair for pair in pairs if len(set(answers[pair].values())) > 1]
    by_following = [pair for pair in varying
                    if any(len({answers[pair][before, after] for after in AFTER}) > 1 for before in BEFORE)]
    contexts = ASCII + [text for text, _ in REPRESENTATIVES if ord(text[0]) > 0x7E]
    allowed = {pair: [] for pair in varying}
    for before in [""] + contexts:
        for pair, answer in zip(varying, probe_pairs(browser, varying, before, "a", "en")):
            if answer:
                allowed[pair].append(before)
    rules = [{"pair": "".join(pair), "allowedAfter": allowed[pair]} for pair in varying]
    with open(os.path.join(folder, "ascii-contexts.json"), "w", encoding="utf-8") as out:
        out.write('{"contextsProbed":' + json.dumps([""] + contexts, ensure_ascii=False) + ",\n")
        out.write('"changedByWhatFollows":' + json.dumps(["".join(pair) for pair in by_following]) + ",\n")
        out.write('"rules":[\n' + ",\n".join(json.dumps(rule, ensure_ascii=False) for rule in rules) + "\n]}\n")
    return len(varying)


def class_pairs(browser, folder, head):
    texts = [text for text, _ in REPRESENTATIVES]
    pairs = [(first, second) for first in texts for second in texts]
    described = [{"text": text, "code": " ".join(f"{ord(c):04X}" for c in text), "class": name,
                  "name": ", ".join(unicodedata.name(c, "?") for c in text)} for text, name in REPRESENTATIVES]
    with open(os.path.join(folder, "class-pairs.json"), "w", encoding="utf-8") as out:
        out.write('{"made":' + json.dumps(head) + ',\n"characters":[\n')
        out.write(",\n".join(json.dumps(row, ensure_ascii=False) for row in described) + '],\n"tables":[\n')
        tables = []
        for before, after in CLASS_CONTEXTS:
            base = None
            for lang in LANGUAGES:
                answers = probe_pairs(browser, pairs, before, after, lang)
                rows = ["".join("01"[answer] for answer in answers[first:first + len(texts)])
                        for first in range(0, len(pairs), len(texts))]
                table = {"before": before, "after": after, "lang": lang}
                if base is None:
                    base = rows
                    table["rows"] = rows
                else:
                    table["differs"] = [[first, second, int(rows[first][second])]
                                        for first in range(len(texts)) for second in range(len(texts))
                                        if rows[first][second] != base[first][second]]
                tables.append(json.dumps(table, ensure_ascii=False).replace('", "', '",\n"'))
        out.write(",\n".join(tables) + "]}\n")


def realistic(browser, folder):
    items = tokens()
    with open(os.path.join(folder, "opportunities.jsonl"), "w", encoding="utf-8") as out:
        for (text, lang), breaks in zip(items, probe(browser, items)):
            row = {"text": text, "lang": lang, "breaks": breaks}
            out.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")
    return len(items)


def check(browser, folder, corpus):
    """Compares the rules of chromium-model.js with Chromium's layout. Returns the number of texts that differ."""
    with open(os.path.join(folder, "ascii-pairs.txt"), encoding="utf-8") as lines:
        table = [line.rstrip("\n")[7:] for line in lines if not line.startswith("#")]
    model = os.path.join(os.path.dirname(os.path.abspath(__file__)), "chromium-model.js")
    with open(model, encoding="utf-8") as code:
        browser.add_script(code.read())
    random = Random(1)
    latin1 = ASCII + [chr(code) for code in range(0xA1, 0x100) if code != 0xAD]
    sets = {
        "corpus": read_corpus(corpus),
        "tokens": read_corpus(os.path.join(folder, "opportunities.jsonl")),
        "random ASCII": [{"text": "".join(random.choices(ASCII, k=random.randrange(3, 40))), "lang": "en"}
                         for _ in range(5000)],
        "random Latin-1": [{"text": "".join(random.choices(latin1, k=random.randrange(3, 20))), "lang": "en"}
                           for _ in range(5000)],
        "random numbers": [{"text": "".join(random.choices("0123456789.,:;/()-+%$£€¢°±«»¿a ", k=9)), "lang": "en"}
                           for _ in range(5000)],
    }
    total = 0
    for name, messages in sets.items():
        differing = 0
        for first in range(0, len(messages), BATCH):
            batch = [{"text": message["text"], "lang": message.get("lang")}
                     for message in messages[first:first + BATCH]]
            rules, layout = browser.apply("predicted", batch, table), browser.apply("opportunities", batch)
            for message, rule, found in zip(batch, rules, layout):
                if rule != found:
                    differing += 1
                    print(f"  {message['lang']} {message['text']!a}\n    rules  {rule}\n    layout {found}")
        print(f"{name}: {differing} of {len(messages)} texts differ")
        total += differing
    return total


def main():
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=layout)
    parser.add_argument("fonts")
    parser.add_argument("out")
    parser.add_argument("--only", choices=["ascii", "classes", "tokens"])
    parser.add_argument("--check", metavar="CORPUS", help="compare the rules with the layout instead")
    arguments = parser.parse_args()
    os.makedirs(arguments.out, exist_ok=True)
    with Recorder() as browser:
        stack = browser.load_fonts(arguments.fonts, 16)
        if arguments.check:
            sys.exit(1 if check(browser, arguments.out, arguments.check) else 0)
        package = package_versions(stack).get("chromium", "")
        head = browser.version + (f" (Debian {package})" if package else "")
        if arguments.only in (None, "ascii"):
            print("ascii: pairs that depend on context:", ascii_pairs(browser, arguments.out, head))
        if arguments.only in (None, "classes"):
            class_pairs(browser, arguments.out, head)
            print("classes:", len(REPRESENTATIVES), "representatives")
        if arguments.only in (None, "tokens"):
            print("tokens:", realistic(browser, arguments.out))


if __name__ == "__main__":
    try:
        main()
    except (Error, OSError, ValueError) as error:
        sys.exit(f"chromium-probe: {error}")
