#!/usr/bin/env python3
"""Writes three browsers' recorded line breaks of a corpus in the compact format of Tests/Conformance/Data/Browsers.

usage: browser-records.py CORPUS FONTS SETTING.json RECORDS OUT

RECORDS has a folder for each browser (chromium, firefox, webkit) with a file of JSON Lines for each setting, NAME.jsonl: {"id", "width",
"starts"}, where "starts" are the UTF-16 offsets at which lines start. SETTING.json describes the recording: {"name", "fonts": [files in
fallback order], "size", "letterSpacing", "wordSpacing", "widths", "browsers": {name: version}}.

OUT begins with a line of JSON: the setting, with the hashes of the fonts and of the corpus. Then comes one line for each message, in the
order of the corpus. It has one word for each width: the distances from each line's start to the next in base 36, joined by commas; "."
means a single line. If the browsers differ, there are three such words, joined by "/", and "=" stands for the same breaks as in Chromium.
"""
import hashlib
import json
import pathlib
import sys

BROWSERS = ["chromium", "firefox", "webkit"]
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def base36(number):
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
        if number == 0:
            return text


def word(starts):
    steps = [b - a for a, b in zip(starts, starts[1:])]
    return ",".join(map(base36, steps)) or "."


def sha256(path):
    return hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()


def main():
    corpus, fonts, setting, records, out = map(pathlib.Path, sys.argv[1:])
    setting = json.loads(setting.read_text())
    found = {}
    for browser in BROWSERS:
        for line in open(records / browser / (setting["name"] + ".jsonl"), encoding="utf8"):
            row = json.loads(line)
            found[browser, row["id"], row["width"]] = word([0] + row["starts"][1:])
    setting["corpus"] = sha256(corpus)
    setting["fonts"] = [{"file": name, "sha256": sha256(fonts / name)} for name in setting["fonts"]]
    with open(out, "w", encoding="utf8") as file:
        print(json.dumps(setting, separators=(",", ":")), file=file)
        for line in open(corpus, encoding="utf8"):
            ident = json.loads(line)["id"]
            words = []
            for width in setting["widths"]:
                first, *others = (found[browser, ident, width] for browser in BROWSERS)
                same = all(other == first for other in others)
                words.append(first if same else "/".join([first] + ["=" if o == first else o for o in others]))
            print(" ".join(words), file=file)


main()
