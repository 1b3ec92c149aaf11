"""Runs the variations of `hostile.py TOOL variations` and checks what the tool promises for any input.

Each run must end by itself with a permitted exit code, and with a message if the code is not 0. 1 MB may take 12 times the processor time of 100 KB,
and 10 s. The output and the peak memory are bounded by multiples of the input. Nothing untrusted reaches standard error as a control character, or begins
a line there. The last checks need more than one run: history, terminals, and files that a killed run leaves.
"""

import collections
import os
import re
import tempfile

from hostile_inputs import variations
from hostile_specials import drafts, history, killed, poisons, terminals

SMALL, GREAT = 100_000, 1_000_000
# A multiple of the input, and a fixed amount: of each format for the output, and of any run for the memory. A row of one letter at width 1 has
# the most output for each byte.
OUTPUT = {"json": 600, "jsonl": 600, "svg": 600, "html": 600, "text": 600}
FIXED_OUTPUT = 1_000_000
# How many times the output of 100 KB 1 MB may have. Only outputs above so many bytes for each byte of input are compared: the text beyond the limit of
# 10,000 blocks has more output than the blocks have.
MOST_OUTPUT, LITTLE_OUTPUT = 15, 50
MEMORY, FIXED_MEMORY = 1_000, 200_000_000
# The largest file that a run may write. A report on standard error may have as many characters, and a multiple of the input.
LARGEST_FILE, FIXED_REPORT, REPORT = 2_000_000_000, 100_000, 12
# What a terminal acts on, or what reverses the direction of a line; only a line feed is allowed.
CONTROLS = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def told(errors, size):
    """Lists what is wrong with a report on standard error."""
    found = []
    if raw := CONTROLS.search(errors):
        found.append(f"standard error has a raw U+{ord(raw.group()):04X}")
    if re.search(r"^\s*::", errors, re.MULTILINE):
        found.append("a line of standard error begins with ::")
    if len(errors) > FIXED_REPORT + REPORT * size:
        found.append(f"{len(errors)} characters on standard error")
    return found


class Checker:
    """Runs variations and collects the failures and the largest values."""

    def __init__(self, options, run, linear):
        self.tool, self.run, self.linear, self.table = options.tool, run, linear, options.table
        self.only = options.only.split(",") if options.only else None
        self.failures, self.counts, self.runs = [], collections.Counter(), 0
        self.slowest, self.steepest, self.widest, self.largest = (0, ""), (0, ""), (0, ""), (0, "")

    def fail(self, label, reason):
        self.failures.append(f"{label}: {reason}")
        print(f"FAILED {self.failures[-1]}", flush=True)

    def told(self, errors, size):
        """Returns what is wrong with a report on standard error."""
        return told(errors, size)

    def measured(self, command, data):
        self.runs += 1
        with tempfile.TemporaryFile() as output:
            run = self.run([self.tool, *command], data, 30, output=output, most=LARGEST_FILE)
            run.size = os.fstat(output.fileno()).st_size
            output.seek(0)
            run.beginning = output.read(4_000_000 if run.size < 4_000_000 else 0).decode("utf-8", "replace")
        return run

    def judge(self, label, variation, command, data, run):
        """Checks what holds for a single run."""
        if run.status not in variation.codes:
            self.fail(label, f"exit code {run.status}: {run.errors[-200:]!r}")
        if run.status and not run.errors.strip():
            self.fail(label, f"exit code {run.status} without a message")
        for reason in told(run.errors, len(data)):
            self.fail(label, f"{reason}: {run.errors[:200]!r}")
        form = next((word for word in command if word in OUTPUT), "json")
        if run.size > OUTPUT[form] * len(data) + FIXED_OUTPUT:
            self.fail(label, f"{run.size} bytes of output for {len(data)} bytes")
        if run.memory > MEMORY * len(data) + FIXED_MEMORY:
            self.fail(label, f"{run.memory >> 20} MB of memory for {len(data)} bytes")
        if variation.serves and run.size and run.beginning and run.beginning.count("\n") != data.strip().count(b"\n") + 1:
            self.fail(label, "not each request has an answer")

    def pair(self, label, variation, command, inputs):
        """Runs 100 KB and 1 MB: the best of several runs if a limit seems to be exceeded."""
        best = [self.measured(command, inputs[0])]
        if best[0].status < 0 or best[0].seconds > 10:
            # Ten times as much would only take the machine's time and memory.
            self.judge(label, variation, command, inputs[0], best[0])
            self.fail(label, f"100 KB take {best[0].seconds:.2f} s and {best[0].memory >> 20} MB, so 1 MB is not tried")
            return best[0].seconds
        best.append(self.measured(command, inputs[1]))
        for _ in range(3):
            if self.linear(*best) or best[1].status or best[1].seconds > 12:
                break
            best = [min(run, self.measured(command, data), key=lambda run: run.seconds) for run, data in zip(best, inputs)]
        small, great = best
        for data, run in zip(inputs, best):
            self.judge(label, variation, command, data, run)
        if not self.linear(small, great):
            self.fail(label, f"100 KB {small.seconds:.2f} s, 1 MB {great.seconds:.2f} s")
        if great.size > MOST_OUTPUT * max(small.size, LITTLE_OUTPUT * len(inputs[0])):
            self.fail(label, f"100 KB give {small.size} bytes, 1 MB gives {great.size}")
        self.steepest = max(self.steepest, (great.seconds / max(0.03, small.seconds), label))
        self.widest = max(self.widest, (great.size / len(inputs[1]), label))
        self.largest = max(self.largest, ((great.memory - self.empty) / len(inputs[1]), label))
        return great.seconds

    def check(self, variation):
        self.counts[variation.kind] += 1
        inputs = [variation.make(size) for size in (SMALL, GREAT)] if variation.sized else [variation.make()]
        for command in variation.commands:
            shown = " ".join(word for word in command if word not in ("-", "--input", "jsonl", "--max-message-bytes", "67108864", "-o") and len(word) < 40)
            label = f"{variation.kind}, {variation.name}: {shown}"
            if variation.sized:
                seconds = self.pair(label, variation, command, inputs)
            else:
                run = self.measured(command, inputs[0])
                self.judge(label, variation, command, inputs[0], run)
                seconds = run.seconds
                if seconds > 10:
                    self.fail(label, f"{seconds:.2f} s")
            self.slowest = max(self.slowest, (seconds, label))
            if self.table:
                print(f"{seconds:.2f} s\t{label}", flush=True)

    def wants(self, kind, name=None):
        return self.only is None or str(kind) in self.only or name in self.only

    def all(self):
        self.empty = self.measured(["layout", "-", "--format", "json"], b'{"text":"a"}').memory
        for variation in variations():
            if self.wants(variation.kind, variation.name):
                self.check(variation)
        for kind, special in ((7, history), (9, poisons), (10, killed), (13, terminals), (14, drafts)):
            if self.wants(kind):
                special(self)


def check(options, run, linear):
    """Runs all variations, prints what was largest, and returns the failures."""
    checker = Checker(options, run, linear)
    checker.all()
    for kind, count in checker.counts.items():
        print(f"{kind}: {count} variations")
    print(f"{sum(checker.counts.values())} variations in {checker.runs} runs, {len(checker.failures)} failures")
    print(f"slowest: {checker.slowest[0]:.2f} s ({checker.slowest[1]})")
    print(f"steepest: {checker.steepest[0]:.1f} times for ten times the input ({checker.steepest[1]})")
    print(f"most output: {checker.widest[0]:.0f} bytes for each byte of input ({checker.widest[1]})")
    print(f"most memory: {checker.largest[0]:.0f} bytes for each byte of input ({checker.largest[1]})")
    return checker.failures
