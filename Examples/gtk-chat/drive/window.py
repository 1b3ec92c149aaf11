"""Runs the window and controls it."""

import json
import subprocess
import sys
import tempfile
import time

from PIL import Image


class Window:
    """A running window: commands go to its standard input, and its answers are lines of JSON."""

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
            if line.startswith("footnote: "):
                self.opened.append(line.strip())

    def state(self):
        return self.ask("state")

    def message(self, number):
        return self.ask(f"message {number}")

    def places(self, *kinds):
        """Returns the places of items of the given kinds in the window, without those too near to the edges to be pressed."""
        return [place for place in self.ask("places")["places"] if place["kind"] in kinds]

    def widget(self, name):
        return self.ask("widgets")[name]

    def settled(self, name, seconds=20):
        """Returns the middle of a widget once it no longer moves: a widget that has just opened may not have its final place."""
        end, before = time.monotonic() + seconds, None
        while time.monotonic() < end:
            now = self.ask("widgets").get(name)
            if now and now == before:
                return now
            before = now
            time.sleep(0.2)
        sys.exit(f"FAILED: {name} does not come to rest: {before}")

    def rest(self, seconds=60):
        """Waits until nothing moves and no messages are being loaded."""
        end = time.monotonic() + seconds
        # Presses reach the window through the display, which takes a moment.
        time.sleep(0.25)
        while time.monotonic() < end:
            state = self.state()
            if not state["moves"] and not state["opens"] and not state["searches"] and state["streams"] == 0:
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
        sys.exit(f"FAILED: {what}: {self.state()}")

    def field(self):
        """Gives the keyboard focus to the field in which messages are typed, and empties the field."""
        press("mousemove", *self.widget("field"), "click", 1)
        press("key", "ctrl+a", "BackSpace")
        self.until("an empty field", lambda state: state["typed"] == "")

    def shot(self, path):
        """Writes a picture of the window. While the window is being laid out no picture is available, so it tries again."""
        for _ in range(50):
            if self.ask(f"shot {path}")["done"]:
                return
            time.sleep(0.1)
        sys.exit(f"FAILED: a picture as {path}")

    def picture(self):
        """Returns a picture of the window as it is now."""
        with tempfile.TemporaryDirectory() as folder:
            path = f"{folder}/window.png"
            self.shot(path)
            return Image.open(path).convert("RGB")

    def changed(self, before, x, y, width, height):
        """Returns the share of a rectangle's pixels that differ from a picture."""
        left, top = self.widget("origin")
        box = (int(x - left), int(y - top), int(x - left + width), int(y - top + height))
        one, other = before.crop(box).tobytes(), self.picture().crop(box).tobytes()
        pixels = range(0, len(one), 3)
        return sum(one[p:p + 3] != other[p:p + 3] for p in pixels) / len(pixels)

    def choose(self, entry):
        """Chooses an entry of the open menu with the keyboard."""
        entries = self.until(f"a menu with {entry}", lambda state: entry in state["menu"])["menu"]
        time.sleep(0.3)
        # The first entry has the keyboard focus.
        press("key", *["Down"] * entries.index(entry), "Return")
        self.until("the menu closes", lambda state: not state["menu"])

    def opens(self, count):
        """Waits until more than `count` addresses have been opened."""
        self.until("an address is opened", lambda state: len(self.opened) > count)
        self.rest()
        return len(self.opened) == count + 1

    def close(self):
        self.process.stdin.write("quit\n")
        self.process.stdin.close()
        rest = self.process.stdout.read()
        if self.process.wait(60) != 0:
            sys.exit(f"the window ended with {self.process.returncode}")
        return rest


def press(*arguments):
    subprocess.run(["xdotool", *[str(argument) for argument in arguments]], check=True)


def type_text(text):
    press("type", "--delay", 20, text)


def focus():
    found = subprocess.run(["xdotool", "search", "--sync", "--name", "Bubble Layout"], check=True, capture_output=True, text=True)
    press("windowfocus", "--sync", found.stdout.split()[-1])


def check(what, is_true, state=None):
    print(f"{'ok' if is_true else 'FAILED'}: {what}", flush=True)
    if not is_true:
        sys.exit(f"{what} failed: {state}")
