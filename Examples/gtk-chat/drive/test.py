#!/usr/bin/env python3
"""Uses the chat window as a reader does, with the keyboard and the pointer, and checks its state.

test.py WINDOW [--messages N] [--screenshots FOLDER] [--measure] [--only NAME,...]: needs a display and a session bus, which test.sh
makes, and xdotool.
"""

import argparse
import pathlib

import access
import frames
import reading
import writing
from window import Window, focus

STEPS = {
    "scroll": lambda window, options: reading.scroll(window),
    "prepend": lambda window, options: reading.prepend(window, options.prepends),
    "select": lambda window, options: reading.copy(window, reading.select(window)),
    "find": lambda window, options: (reading.find(window), reading.close_find(window)),
    "absent": lambda window, options: reading.find_nothing(window),
    "names": lambda window, options: reading.find_names(window),
    "hover": lambda window, options: reading.hover(window),
    "link": lambda window, options: reading.follow_link(window),
    "jump": lambda window, options: reading.jump(window),
    "expand": lambda window, options: reading.expand(window),
    "menu": lambda window, options: reading.menu(window),
    "keys": lambda window, options: reading.keys(window),
    "theme": lambda window, options: reading.theme(window),
    "mentions": lambda window, options: writing.mentions(window),
    "emoticons": lambda window, options: writing.emoticons(window),
    "input": lambda window, options: writing.input_methods(window),
    "send": lambda window, options: writing.send(window),
    "access": lambda window, options: access.access(window),
    "stream": lambda window, options: reading.stream(window),
    "resize": lambda window, options: reading.resize(window),
    # It opens a window of its own, above the other one.
    "named": lambda window, options: reading.follow_named(options.window),
    "measure": lambda window, options: frames.measure(window),
}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("window")
    parser.add_argument("--messages", type=int, default=20000)
    parser.add_argument("--prepends", type=int, default=1000)
    parser.add_argument("--screenshots", type=pathlib.Path)
    parser.add_argument("--measure", action="store_true", help="only print frame times")
    parser.add_argument("--only", help="only some steps")
    options = parser.parse_args()
    if options.screenshots:
        return frames.pictures(options.window, options.screenshots.resolve(), options.messages)
    window = Window(options.window, "--messages", str(options.messages))
    window.rest(300)
    focus()
    steps = ["measure"] if options.measure else options.only.split(",") if options.only else STEPS
    for step in steps:
        STEPS[step](window, options)
    window.close()


main()
