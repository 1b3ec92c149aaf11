"""The common parts of the drivers in Python; peer.h describes a driver's arguments and answers."""

import json
import sys
import time


class Text:
    def __init__(self, line):
        self.kind, self.language, fonts, text = line.rstrip("\n").split("\t", 3)
        self.fonts = [int(number) for number in fonts.split(",")]
        self.text = "".join(
            {"n": "\n", "t": "\t"}.get(part[0], part[0]) + part[1:] if index and part else part
            for index, part in enumerate(text.replace("\\\\", "\\\0").split("\\"))).replace("\0", "\\")


class Input:
    """The texts by kind, the fonts (path and family), and the values of the arguments."""

    def __init__(self, arguments):
        with open(arguments[0], encoding="utf8", newline="\n") as file:
            self.texts = [Text(line) for line in file]
        self.kinds = {}
        for text in self.texts:
            self.kinds.setdefault(text.kind, []).append(text)
        with open(arguments[1], encoding="utf8") as file:
            self.fonts = [line.rstrip("\n").split("\t") for line in file]
        self.size = float(arguments[2])
        self.widths = [float(width) for width in arguments[3:]]


def nanoseconds(work):
    """Returns the thread's own time for some work."""
    start = time.thread_time_ns()
    work()
    return time.thread_time_ns() - start


def answer(version, texts, measure):
    """Answers commands by calling measure(command, kind), which returns nanoseconds and the number of layouts."""
    print(version, flush=True)
    for command in sys.stdin:
        print(json.dumps({kind: measure(command.strip(), kind) for kind in texts.kinds}), flush=True)
