"""Measures all engines in turns and prints one Markdown table: peers.py FOLDER ROUNDS NAME=COMMAND...

FOLDER has texts.tsv and fonts.tsv. Each COMMAND is a driver as in peer.h. All drivers run from the beginning and wait, so that the engines take
turns with each kind, and a machine that slows down slows all of them. The best pass of each table cell counts.
"""

import json
import shlex
import subprocess
import sys
import tempfile

SIZE = 16
WIDTH = 260
NEW_WIDTHS = list(range(150, 350, 10))

# The commands that each driver answers. The additional commands show how much the cache, or a good choice of fonts, helps an engine.
COMMANDS = {
    "bubble": ["bare", "new", "uncached", "warmed", "seen", "width", "heights", "lines"],
    "chromium": ["new", "new-all", "empty", "width", "empty-width", "lines"],
    "skia": ["new", "new-all", "width", "lines"],
}
SHARED = ["new", "width", "lines"]
TITLES = {"bubble": "us", "qt": "Qt", "pango": "Pango", "skia": "Skia", "chromium": "Chromium"}


class Driver:
    def __init__(self, name, command, folder):
        self.name = name
        widths = [str(width) for width in NEW_WIDTHS if width != WIDTH]
        arguments = [f"{folder}/texts.tsv", f"{folder}/fonts.tsv", str(SIZE), str(WIDTH)] + widths
        # A file, because a pipe could fill up with warnings and block the driver.
        self.errors = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            shlex.split(command) + arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        self.version = self.process.stdout.readline().strip()
        if not self.version:
            self.fail()
        self.commands = COMMANDS.get(name, SHARED)
        self.best = {command: {} for command in self.commands}

    def fail(self):
        self.process.wait()
        self.errors.seek(0)
        sys.exit(f"{self.name}: {self.errors.read().strip() or 'the driver ended'}")

    def run(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            self.fail()
        for kind, (amount, layouts) in json.loads(line).items():
            known = self.best[command].get(kind, (amount, layouts))
            self.best[command][kind] = min(known, (amount, layouts))

    def each(self, command, kind):
        """Returns the average nanoseconds of a layout: of the texts of one kind, or of all texts without `kind`."""
        cells = self.best.get(command, {})
        cells = list(cells.values()) if kind is None else [cells[kind]] if kind in cells else []
        layouts = sum(layouts for _, layouts in cells)
        return sum(amount for amount, _ in cells) / layouts if layouts else None


def progress(text):
    """Prints the progress if standard error is a terminal."""
    if sys.stderr.isatty():
        print(f"\r{text:50}", end="\r", file=sys.stderr, flush=True)


def table(title, head, rows):
    print(f"**{title}**\n")
    print("| " + " | ".join(head) + " |")
    print("| --- |" + " ---: |" * (len(head) - 1))
    for row in rows:
        print("| " + " | ".join(row) + " |")
    print()


def spelled(value, digits=None):
    if value is None:
        return "–"
    if digits is None:
        return f"{value:,.0f}"
    return f"{value:.{digits}f}"


def main():
    folder, rounds = sys.argv[1], int(sys.argv[2])
    drivers = []
    for argument in sys.argv[3:]:
        name, command = argument.split("=", 1)
        drivers.append(Driver(name, command, folder))
    turns = max(len(driver.commands) for driver in drivers)
    for number in range(rounds):
        for turn in range(turns):
            for driver in drivers:
                if turn < len(driver.commands) and (number == 0 or driver.commands[turn] != "lines"):
                    progress(f"round {number + 1} of {rounds}: {driver.name} {driver.commands[turn]}")
                    driver.run(driver.commands[turn])
    progress("")
    for driver in drivers:
        driver.process.stdin.close()
    ours = next(driver for driver in drivers if driver.name == "bubble")
    others = [driver for driver in drivers if driver is not ours]
    kinds = list(ours.best["new"])
    report(ours, others, kinds, rounds)


def report(ours, others, kinds, rounds):
    rows = kinds + [None]

    def name(kind):
        return kind or "**all**"

    def ratio(driver, command, kind):
        time = driver.each(command, kind)
        return time and time / ours.each("bare", kind)

    print(f"{sum(count for _, count in ours.best['new'].values()):,} texts at {SIZE} pt, lines of {WIDTH} pt, new widths "
          f"{NEW_WIDTHS[0]} to {NEW_WIDTHS[-1]} pt; the best of {rounds} passes taken in turns.\n")
    new = [("us", ours, "new"), ("us, warmed", ours, "warmed"), ("us, seen", ours, "seen"), ("us, no cache", ours, "uncached")]
    new += [(TITLES.get(driver.name, driver.name), driver, "new") for driver in others]
    table(
        "New text to lines, in bare HarfBuzz's times",
        ["kind", "texts", "HarfBuzz, ns"] + [title for title, _, _ in new],
        [[name(kind), spelled(sum(count for own, (_, count) in ours.best["new"].items() if kind in (None, own))), spelled(ours.each("bare", kind))]
         + [spelled(ratio(driver, command, kind), 2) for _, driver, command in new] for kind in rows])
    width = [("us", ours, "width")] + [(TITLES.get(driver.name, driver.name), driver, "width") for driver in others]
    table(
        "A new width, ns a text", ["kind", "heights, us"] + [f"lines, {title}" for title, _, _ in width],
        [[name(kind), spelled(ours.each("heights", kind))] + [spelled(driver.each("width", kind)) for _, driver, _ in width] for kind in rows])
    table(
        "Lines a text, as a check that all do the same work", ["kind"] + [title for title, _, _ in width],
        [[name(kind)] + [spelled(driver.each("lines", kind), 2) for _, driver, _ in width] for kind in rows])
    print("*us*: an empty cache of glyphs that fills meanwhile; *warmed*: one filled by the other half of the kind; *seen*: by the same texts. "
          "Times are the thread's own, Chromium's its page's clock.\n")
    for driver in [ours] + others:
        notes = [driver.version]
        if "new-all" in driver.commands:
            notes.append(f"with all fonts named in each style {spelled(ratio(driver, 'new-all', None), 2)} instead of {spelled(ratio(driver, 'new', None), 2)}")
        if "empty" in driver.commands:
            notes.append(f"of which elements without text {spelled(ratio(driver, 'empty', None), 2)}, at a new width {spelled(driver.each('empty-width', None))} ns")
        print(f"- {TITLES.get(driver.name, driver.name)}: {'; '.join(notes)}")


if __name__ == "__main__":
    main()
