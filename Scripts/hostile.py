#!/usr/bin/env python3
"""Proves that the built tool withstands hostile input.

hostile.py TOOL texts      59 texts at five widths, plain, balanced, broken anywhere and verified: 1 MB takes at most 12
                           times as long as 100 KB, and under 10 s. --modes, --widths and --only choose some of them
hostile.py TOOL kill       each output format is killed at 50 moments: the file is the old one or the new one
hostile.py TOOL languages  100,000 messages with as many language tags take at most 1.5 times the time and memory of one tag
hostile.py TOOL variations   400 inputs of the kinds that an attack found, and of others: no crash, linear time and output, no control character on standard
                           error or a terminal. --only chooses kinds (1 to 14 as in Documentation/Security.md, Markdown, formulas, exports, serve,
                           composer) or names; --table prints each time
hostile.py TOOL constructs   100 KB and 400 KB of each construct of Markdown, laid out whole: at most 4.4 times the time and the output
hostile.py TOOL memory     a million messages (or --messages N) as JSON, SVG and HTML take the memory of a thousand

Times are processor times of the tool's own code, so other work on the machine matters little. Near a limit, the best of several runs counts.
"""

import argparse
import json
import os
import pathlib
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import hostile_markdown
import hostile_variations
from hostile_texts import UNITS

MODES = {"plain": [], "balance": ["--balance"], "break-all": ["--word-break", "break-all"], "verify": ["--verify"]}
WIDTHS = ["0.01", "1", "260", "20000", "inf"]
FORMS = ["json", "jsonl", "svg", "png", "html", "text"]


class Run:
    """A run of the tool: its seconds of processor time, and its largest memory in bytes."""

    def __init__(self, command, data=None, limit=None, output=None, most=None):
        """Runs the tool. After `limit` seconds of processor time, `most` bytes of a file or three times as much memory, the run is ended.

        `output` is a file for its output.
        """

        def bound():
            if limit:
                resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
            if most:
                resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
                resource.setrlimit(resource.RLIMIT_AS, (3 * most, 3 * most))

        with tempfile.TemporaryFile() as source, tempfile.TemporaryFile() as errors:
            source.write(data or b"")
            source.seek(0)
            process = subprocess.Popen(command, stdin=source, stdout=output or subprocess.DEVNULL, stderr=errors, preexec_fn=bound)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            errors.seek(0)
            self.errors = errors.read().decode("utf-8", "replace")
        self.status = process.returncode
        self.seconds = usage.ru_utime
        self.memory = usage.ru_maxrss * 1024


def line(unit, size):
    count = max(1, size // len(unit.encode("utf-8", "surrogatepass")))
    return json.dumps({"runs": [[unit, count]]}).encode()


# The limits for 1 MB: in multiples of the time for 100 KB, and in seconds. A run that takes longer than LIMIT seconds is ended.
MOST_TIMES, MOST_SECONDS, LIMIT = 12, 10, 60
# The clock is too coarse for times below some hundredths of a second.
SHORTEST = 0.03
TRIES = 4


def linear(small, great):
    return great.seconds <= MOST_TIMES * max(SHORTEST, small.seconds) and great.seconds <= MOST_SECONDS


def pair(options, name, width, mode):
    """Measures a text of 100 KB and one of 1 MB: the best of several runs if a limit seems to be exceeded."""
    command = [options.tool, "measure", "-", "--width", width, *MODES[mode]]
    sizes = [line(UNITS[name], size) for size in (100_000, 1_000_000)]
    best = [Run(command, data, LIMIT) for data in sizes]
    for _ in range(TRIES - 1):
        # A run that was ended is not repeated.
        if linear(*best) or best[1].status or best[1].seconds > 2 * MOST_SECONDS:
            break
        best = [min(run, Run(command, data, LIMIT), key=lambda run: run.seconds) for run, data in zip(best, sizes)]
    return best


def texts(options):
    failures, slowest, largest, steepest = [], (0, ""), (0, ""), (0, "")
    chosen = [name for name in UNITS if not options.only or name in options.only.split(",")]
    empty = Run([options.tool, "measure", "-", "--width", "260"], b'{"text":"a"}')
    for mode in options.modes.split(","):
        checked, failed = 0, len(failures)
        for name in chosen:
            bytes_per_byte = []
            for width in options.widths.split(","):
                small, great = pair(options, name, width, mode)
                label = f"{name}, width {width}, {mode}"
                checked += 1
                for run in (small, great):
                    if run.status:
                        failures.append(f"{label}: exit code {run.status}: {run.errors[:200]}")
                if not linear(small, great):
                    failures.append(f"{label}: 100 KB {small.seconds:.2f} s, 1 MB {great.seconds:.2f} s")
                    print(f"FAILED {failures[-1]}", flush=True)
                bytes_per_byte.append((great.memory - empty.memory) / 1e6)
                slowest = max(slowest, (great.seconds, label))
                steepest = max(steepest, (great.seconds / max(SHORTEST, small.seconds), label))
                largest = max(largest, (bytes_per_byte[-1], label))
            if options.table:
                print(f"{mode}\t{name}\t" + "\t".join(f"{value:.0f}" for value in bytes_per_byte), flush=True)
        print(f"{mode}: {checked} combinations, {len(failures) - failed} failures", flush=True)
    print(f"slowest: {slowest[0]:.2f} s for 1 MB ({slowest[1]})")
    print(f"steepest: {steepest[0]:.1f} times for ten times the text ({steepest[1]})")
    print(f"largest: {largest[0]:.0f} bytes for each byte of text ({largest[1]})")
    return failures


def kill(options):
    source = random.Random(1)
    failures = []
    root = pathlib.Path(__file__).resolve().parent.parent
    # A PNG has a largest height, enough for some hundred messages.
    lines = (root / "Tests/Corpora/chat-dev.jsonl").read_bytes().splitlines()[:options.messages or 900]
    for form in FORMS:
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "out")
            count = 150 if form == "png" else len(lines)
            messages = os.path.join(folder, "messages.jsonl")
            pathlib.Path(messages).write_bytes(b"\n".join(lines[:count]))
            command = [options.tool, "layout", messages, "--format", form, "-o", path]
            start = time.monotonic()
            subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
            whole = time.monotonic() - start
            new = pathlib.Path(path).read_bytes()
            counts = {"old": 0, "new": 0}
            for number in range(50):
                old = f"old {number}".encode()
                pathlib.Path(path).write_bytes(old)
                process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
                # Most moments are late, when the tool writes its output.
                time.sleep(whole * (source.random() if number % 2 else 0.8 + 0.4 * source.random()))
                process.send_signal(signal.SIGKILL)
                process.wait()
                found = pathlib.Path(path).read_bytes()
                if found == old:
                    counts["old"] += 1
                elif found == new:
                    counts["new"] += 1
                else:
                    failures.append(f"{form}: {len(found)} bytes that are neither the old file nor the new one")
            others = sorted(set(os.listdir(folder)) - {"out", "messages.jsonl"})
            if others not in ([], [".out.part"]):
                failures.append(f"{form}: left {others}")
            print(f"{form}: killed 50 times in {whole:.2f} s of work: {counts['old']} old, {counts['new']} new", flush=True)
    return failures


def languages(options):
    count = options.messages or 100_000
    texts = ["Hello there", "see you tomorrow then", "ok", "what a day that was"]

    def lines(tag):
        return b"\n".join(
            json.dumps({"text": texts[i % 4] + f" {i % 97}", "lang": tag(i)}).encode() for i in range(count)
        )

    alphabet = "abcdefghijklmnopqrstuvwxyz"
    # The one tag is as long as the others, so that the time to read longer lines is not measured.
    one = lines(lambda i: "aaaa-x-12345")
    many = lines(lambda i: "".join(alphabet[i // 26**k % 26] for k in range(4)) + "-x-" + str(i))
    failures = []
    for verb in (["layout", "-", "--format", "jsonl"], ["measure", "-", "--width", "260"]):
        runs = [[], []]
        for _ in range(3):
            for index, data in enumerate((one, many)):
                runs[index].append(Run([options.tool, *verb], data))
        (time_one, memory_one), (time_many, memory_many) = (
            (min(run.seconds for run in some), max(run.memory for run in some)) for some in runs
        )
        print(
            f"{verb[0]}: {count} messages, one tag {time_one:.2f} s {memory_one >> 20} MB, "
            f"as many tags {time_many:.2f} s {memory_many >> 20} MB: "
            f"{time_many / time_one:.2f} times the time, {memory_many / memory_one:.2f} times the memory",
            flush=True,
        )
        if time_many > 1.5 * time_one or memory_many > 1.5 * memory_one:
            failures.append(f"{verb[0]}: more than 1.5 times the time or the memory")
    return failures


def memory(options):
    root = pathlib.Path(__file__).resolve().parent.parent
    texts = [json.loads(line)["text"] for line in open(root / "Tests/Corpora/chat-dev.jsonl", encoding="utf-8")]
    source = random.Random(1)
    failures = []
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:

        def measured(form, count):
            path = os.path.join(folder, f"{count}.jsonl")
            if not os.path.exists(path):
                with open(path, "w", encoding="utf-8") as file:
                    for i in range(count):
                        message = {"id": i, "sender": f"s{source.randrange(12)}", "text": source.choice(texts)}
                        file.write(json.dumps(message) + "\n")
            output = os.path.join(folder, "out")
            run = Run([options.tool, "layout", path, "--format", form, "-o", output])
            if run.status:
                failures.append(f"{form}: exit code {run.status}: {run.errors[:200]}")
            size = os.path.getsize(output) if os.path.exists(output) else 0
            print(
                f"{form}: {count} messages, {size >> 20} MB written, {run.memory >> 20} MB of memory, {run.seconds:.1f} s",
                flush=True,
            )
            if os.path.exists(output):
                os.remove(output)
            return run.memory

        for form in options.forms.split(","):
            thousand = measured(form, 1_000)
            many = measured(form, options.messages or 1_000_000)
            # A thousand messages do not need all fonts and do not fill the caches, so a million may take more by a fixed amount.
            if many > thousand + (160 << 20):
                failures.append(f"{form}: {many >> 20} MB, a thousand messages take {thousand >> 20} MB")
    return failures


def variations(options):
    return hostile_variations.check(options, Run, linear)


def constructs(options):
    return hostile_markdown.check(options, Run)


parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
parser.add_argument("tool")
parser.add_argument("check", choices=["texts", "kill", "languages", "variations", "constructs", "memory"])
parser.add_argument("--modes", default=",".join(MODES))
parser.add_argument("--widths", default=",".join(WIDTHS))
parser.add_argument("--only", help="names of texts, with commas between")
parser.add_argument("--table", action="store_true", help="print the memory of each text: bytes for each byte, by width")
parser.add_argument("--forms", default="json,svg,html")
parser.add_argument("--messages", type=int)
parser.add_argument("--folder", help="where large files are made")
arguments = parser.parse_args()
# Some checks run the tool in another folder.
arguments.tool = os.path.abspath(shutil.which(arguments.tool) or arguments.tool)
found = globals()[arguments.check](arguments)
for failure in found:
    print(f"FAILED {failure}")
sys.exit(1 if found else 0)
