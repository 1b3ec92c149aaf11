#!/usr/bin/env python3
"""Records how Chromium breaks a corpus of messages into lines.

CORPUS is JSON Lines with `id`, `text` and `lang`; FONTS is a folder of fonts with `stack.txt` (file TAB
family TAB face index, in fallback order). OUT gets a line for each message and width, in the format of
`bubble measure`:

    {"id":"en-1","width":260,"lines":[{"start":0,"end":27,"width":251.3281}],"height":22}

Offsets are UTF-16, widths are in px without trailing white space. With --compact each message has one line:

    {"id":"en-1","260":{"starts":[0,27],"widths":[251.3281,80.5],"height":44}}

With --opportunities each message has one line, with every offset at which Chromium may or must begin a
line, at any width: {"id":"en-1","breaks":[4,9,27]}. SIZE and WIDTHS have no effect then.
"""

import argparse
import gzip
import hashlib
import io
import json
import os
import sys

import browser_python

browser_python.enter()

from chromium_recorder import Recorder, package_versions, read_corpus  # noqa: E402
from playwright.sync_api import Error  # noqa: E402

BATCH = 200


def write_lines(browser, messages, widths, compact, out):
    for first in range(0, len(messages), BATCH):
        batch = messages[first:first + BATCH]
        laid_out = {width: browser.apply("layOut", texts(batch), width) for width in widths}
        for index, message in enumerate(batch):
            if compact:
                row = {"id": message["id"]}
                for width in widths:
                    lines, height = laid_out[width][index]
                    row[format(width, "g")] = {"starts": [line[0] for line in lines],
                                               "widths": [line[2] for line in lines], "height": height}
                put(row, out)
                continue
            for width in widths:
                lines, height = laid_out[width][index]
                put({"id": message["id"], "width": int(width) if width == int(width) else width,
                     "lines": [{"start": start, "end": end, "width": size} for start, end, size in lines],
                     "height": height}, out)


def write_opportunities(browser, messages, out):
    for first in range(0, len(messages), BATCH):
        batch = messages[first:first + BATCH]
        for message, breaks in zip(batch, browser.apply("opportunities", texts(batch))):
            put({"id": message["id"], "breaks": breaks}, out)


def texts(messages):
    return [{"text": message["text"], "lang": message.get("lang")} for message in messages]


def put(row, out):
    out.write(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n")


def open_output(path):
    if not path.endswith(".gz"):
        return open(path, "w", encoding="utf-8", newline="\n")
    # The archive has no time stamp, so that the same recording gives the same bytes.
    return io.TextIOWrapper(gzip.GzipFile(path, "wb", mtime=0), encoding="utf-8", newline="\n")


def write_versions(path, browser, arguments, stack):
    with open(arguments.corpus, "rb") as corpus:
        digest = hashlib.sha256(corpus.read()).hexdigest()
    fonts = []
    for file, family in stack:
        with open(file, "rb") as font:
            fonts.append({"file": os.path.basename(file), "family": family,
                          "sha256": hashlib.sha256(font.read()).hexdigest()})
    described = {"chromium": browser.version, "packages": package_versions(stack),
                 "corpus": {"file": os.path.basename(arguments.corpus), "sha256": digest},
                 "size": arguments.size, "widths": arguments.widths, "fonts": fonts}
    with open(path, "w", encoding="utf-8") as out:
        json.dump(described, out, indent=2)
        out.write("\n")


def main():
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=layout)
    parser.add_argument("corpus")
    parser.add_argument("fonts")
    parser.add_argument("size", type=float, help="font size in px")
    parser.add_argument("widths", help="px, comma separated")
    parser.add_argument("out", help="a name that ends in .gz is compressed")
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--compact", action="store_true", help="one line a message")
    kind.add_argument("--opportunities", action="store_true", help="break opportunities instead of lines")
    parser.add_argument("--versions", metavar="FILE", help="also write what was measured with")
    arguments = parser.parse_args()
    arguments.widths = [float(width) for width in arguments.widths.split(",")]

    messages = read_corpus(arguments.corpus)
    with Recorder() as browser:
        stack = browser.load_fonts(arguments.fonts, arguments.size)
        with open_output(arguments.out) as out:
            if arguments.opportunities:
                write_opportunities(browser, messages, out)
            else:
                write_lines(browser, messages, arguments.widths, arguments.compact, out)
        if arguments.versions:
            write_versions(arguments.versions, browser, arguments, stack)


if __name__ == "__main__":
    try:
        main()
    except (Error, OSError, ValueError) as error:
        sys.exit(f"chromium-record: {error}")
