#!/usr/bin/env python3
"""Drives the chat window as a reader does, with the keyboard and the pointer, and asks it what came of that.

test.py WINDOW [--messages N] [--screenshots FOLDER] [--measure]: needs a display (test.sh makes one) and xdotool.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import time


class Window:
    """The running window: commands go to its standard input, and answers are lines of JSON."""

    def __init__(self, program, *options):
        self.process = subprocess.Popen(
            [program, "--commands", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.opened = []

    def ask(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        while True:
            line = self.process.stdout.readline()
            if not line:
                sys.exit(f"the window ended at: {command}")
            if line.startswith("{"):
                return json.loads(line)
            if line.startswith("open: "):
                self.opened.append(line[6:].strip())

    def state(self):
        return self.ask("state")

    def places(self, kind):
        return [place for place in self.ask("places")["places"] if place["kind"] == kind]

    def rest(self, seconds=30):
        """Waits until nothing moves or arrives."""
        end = time.monotonic() + seconds
        time.sleep(0.15)
        while time.monotonic() < end:
            state = self.state()
            if not state["moves"] and not state["opens"] and state["streams"] == 0:
                time.sleep(0.1)
                return self.state()
            time.sleep(0.05)
        sys.exit("the window does not come to rest")

    def until(self, what, test, seconds=20):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            state = self.state()
            if test(state):
                return state
            time.sleep(0.05)
        sys.exit(f"{what}: {self.state()}")

    def close(self):
        self.process.stdin.write("quit\n")
        self.process.stdin.close()
        rest = self.process.stdout.read()
        if self.process.wait(60) != 0:
            sys.exit(f"the window ended with {self.process.returncode}")
        return rest


def press(*arguments):
    subprocess.run(["xdotool", *[str(argument) for argument in arguments]], check=True)


def focus():
    found = subprocess.run(["xdotool", "search", "--sync", "--name", "Bubble Layout"], check=True, capture_output=True, text=True)
    press("windowfocus", "--sync", found.stdout.split()[-1])


def check(what, is_true, state=None):
    print(f"{'ok' if is_true else 'FAILED'}: {what}", flush=True)
    if not is_true:
        sys.exit(f"{what} failed: {state}")


def left(state):
    """How far above the end the reader is: rows above become exact meanwhile, and move the numbers."""
    return state["total"] - state["y"]


def scroll(window):
    before = window.rest()
    check("opened at the end", before["atEnd"], before)
    press("mousemove", 250, 400)
    press("click", "--repeat", 5, 4)
    after = window.rest()
    check("the wheel scrolls up", left(after) > left(before) + 200, (before, after))
    window.ask("fling -4000")
    flung = window.rest()
    check("a fling goes on by itself, and ends", left(flung) > left(after) + 500, (after, flung))


def type_and_send(window):
    before = window.rest()
    press("mousemove", 250, window_bottom(window), "click", 1)
    press("type", "--delay", 20, "Hello, is this on? :)")
    typed = window.until("typing", lambda state: "is this on?" in state["typed"])
    press("key", "BackSpace", "BackSpace", "BackSpace")
    press("key", "at")
    time.sleep(0.5)
    press("key", "Return")
    named = window.until("a mention", lambda state: "\ufffc" in state["typed"])
    check("an @ offers names, and one becomes a mention", "@" not in named["typed"], (typed, named))
    press("type", "--delay", 20, ":)")
    press("key", "Return")
    after = window.until("sending", lambda state: state["count"] == before["count"] + 1)
    check("what was typed is sent, and the end is shown", after["atEnd"] and after["typed"] == "", after)


def window_bottom(window):
    return int(window.state()["height"]) + 72


def resize(window, steps=12):
    """The size changes step by step, as when a corner is dragged."""
    window.ask("middle 0.5")
    window.rest()
    for step in range(steps):
        width = 480 + (step if step < steps // 2 else steps - step) * 16
        window.ask(f"resize {width} 800")
        time.sleep(0.03)
    window.ask("resize 480 800")
    return window.rest()


def copy(window, selected):
    """Copies what is selected, and pastes it where messages are typed."""
    press("key", "ctrl+c")
    press("mousemove", 250, window_bottom(window), "click", 1)
    press("key", "ctrl+v")
    pasted = window.until("pasting", lambda state: state["typed"] != "")
    check("what was selected is copied and pasted", pasted["typed"] == selected["selected"], (selected, pasted))
    press("key", "ctrl+a", "BackSpace")
    window.until("deleting", lambda state: state["typed"] == "")
    press("key", "shift+Tab")


def select(window):
    window.ask("middle 0.9")
    window.rest()
    texts = window.places("text")
    check("there are texts to select", len(texts) >= 3)
    first, last = texts[0], texts[2]
    press("mousemove", first["x"] + 5, first["y"], "mousedown", 1)
    for part in range(1, 11):
        press("mousemove", int(first["x"] + 5 + (last["x"] + last["width"] * 0.6 - first["x"]) * part / 10),
              int(first["y"] + (last["y"] - first["y"]) * part / 10))
    press("mouseup", 1)
    state = window.rest()
    check("dragging selects across messages", state["selected"].count("\n") >= 1, state)
    return state


def find(window):
    press("key", "ctrl+f")
    time.sleep(0.3)
    press("type", "--delay", 20, "sister needs")
    first = window.until("finding", lambda state: state["query"] == "sister needs" and state["matches"] > 0, 60)
    press("key", "Return")
    second = window.rest()
    check("finding goes to the match above", second["match"] < first["match"], (first, second))
    press("key", "ctrl+g")
    third = window.rest()
    check("and back to the one below", third["match"] == first["match"], (second, third))
    press("key", "Return")
    return window.rest()


def follow(window):
    """Links, quotes and long messages: scrolls until there is one, and presses it."""
    missing = {"link", "more", "quote"}
    window.ask("middle 0.8")
    for _ in range(150):
        window.rest()
        for kind in list(missing):
            places = window.places(kind)
            if not places:
                continue
            before = window.state()
            press("mousemove", places[0]["x"], places[0]["y"], "click", 1)
            after = window.rest()
            if kind == "link":
                check("a press on a link opens it", window.opened and window.opened[-1].startswith("https://"), window.opened)
            elif kind == "more":
                check("a long message is shown whole", after["total"] > before["total"] + 20, (before, after))
            else:
                check("a press on a quote goes to the message", after["current"] not in ("", places[0]["id"]), after)
            missing.remove(kind)
        if not missing:
            return
        press("mousemove", 250, 400, "click", "--repeat", 8, 4)
    check(f"found in the conversation: {missing}", False)


def menu(window):
    window.ask("middle 0.9")
    window.rest()
    place = window.places("text")[1]
    press("mousemove", place["x"] + 8, place["y"], "click", 3)
    time.sleep(0.5)
    # The first entry has the keyboard.
    press("key", "Return")
    time.sleep(0.5)
    press("type", "--delay", 20, "Agreed")
    before = window.until("replying", lambda state: state["typed"] == "Agreed")
    press("key", "Return")
    after = window.until("the reply", lambda state: state["count"] == before["count"] + 1)
    window.rest()
    check("the menu replies, with a quote", bool(window.places("quote")), after)


def stream(window):
    window.ask("stream 60")
    state = window.rest()
    check("what streams in stays in sight at the end", state["atEnd"], state)
    window.ask("middle 0.9")
    before = window.rest()
    window.ask("stream 30")
    after = window.rest()
    check("and moves nothing for who reads elsewhere", before["y"] == after["y"], (before, after))


def prepend(window, times):
    answer = window.ask(f"prepend {times} 5")
    check(f"{times} prepends move the anchored message by {answer['moved']} px", answer["moved"] <= 1, answer)


def measure(window):
    """Frame times while flinging both ways through the middle, and while the width changes."""
    window.ask("middle 0.5")
    window.rest()
    window.ask("measure")
    for velocity in (-9000, 9000, -30000, 30000, -3000):
        window.ask(f"fling {velocity}")
        window.rest()
    resize(window, 60)
    print(json.dumps(window.ask("measure")), flush=True)


def pictures(program, folder, messages):
    """Light, dark, Arabic, selected, found and streaming."""
    folder.mkdir(parents=True, exist_ok=True)
    window = Window(program, "--messages", str(messages))
    focus()
    window.rest()
    window.ask(f"shot {folder / 'light.png'}")
    window.ask("dark 1")
    window.rest()
    window.ask(f"shot {folder / 'dark.png'}")
    window.ask("dark 0")
    select(window)
    window.ask(f"shot {folder / 'selected.png'}")
    press("key", "Escape")
    find(window)
    time.sleep(0.5)
    window.ask(f"shot {folder / 'found.png'}")
    press("key", "Escape")
    press("key", "End")
    window.ask("stream 200")
    window.until("streaming", lambda state: state["streams"] < 110)
    window.ask(f"shot {folder / 'streaming.png'}")
    window.close()
    window = Window(program, "--messages", str(messages), "--arabic", "--rtl", "--locale", "ar")
    window.rest()
    window.ask(f"shot {folder / 'arabic.png'}")
    window.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("window")
    parser.add_argument("--messages", type=int, default=20000)
    parser.add_argument("--prepends", type=int, default=1000)
    parser.add_argument("--screenshots", type=pathlib.Path)
    parser.add_argument("--measure", action="store_true", help="only print frame times")
    options = parser.parse_args()
    if options.screenshots:
        return pictures(options.window, options.screenshots.resolve(), options.messages)
    window = Window(options.window, "--messages", str(options.messages), "--measure")
    window.rest(300)
    focus()
    if options.measure:
        measure(window)
    else:
        scroll(window)
        prepend(window, options.prepends)
        copy(window, select(window))
        find(window)
        press("key", "Escape")
        follow(window)
        menu(window)
        type_and_send(window)
        stream(window)
        before = window.state()
        after = resize(window)
        check("after resizing the size is what it was", before["width"] == after["width"], (before, after))
    window.close()


main()
