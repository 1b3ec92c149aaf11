#!/usr/bin/env python3
"""Proves that the C call for the visible rows costs at most 1.2 times the Swift call: viewport-ratio.py FOLDER [--clock]

FOLDER has the program Viewports and libBubbleLayoutC.so, as Swift builds them. Both go through a conversation page by page, 900 points each, and read
glyphs and the outlines of bubbles: first at a width at which rows are laid out, then again with these rows cached. Valgrind's callgrind counts the
instructions of bubble_transcript_rows and of the Swift function that a program would write. A first pass at another width opens the fonts and lets
Swift's runtime prepare its types. Counts do not depend on how busy a machine is. `--clock` measures times instead, the best passes in turns.

The frames and heights of many messages may cost a hundred instructions for each message, and a preset that is named again only its look-up.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIMIT = 1.2
# The transcripts, and how many messages of each to use: enough for some pages.
TRANSCRIPTS = [("Tests/Corpora/transcripts/group-multilingual.jsonl", 60), ("Tests/Goldens/Cases/rich.jsonl", 60)]
GLYPHS = "2"  # BUBBLE_ROWS_GLYPHS
# The number of messages in a call for frames, and the most instructions for each frame, and for a preset that was named before.
BULK = 1_000
MOST_FOR_A_FRAME = 100
MOST_FOR_A_PRESET = 5_000


class Programs:
    """The two programs without debugging information: valgrind fails if that is in a newer format than it knows."""

    def __init__(self, built, folder):
        self.folder = folder
        # The copy is in the folder of the original program, where its fonts are.
        self.swift = str(built / "Viewports-without-debug")
        subprocess.run(["strip", "--strip-debug", "-o", self.swift, built / "Viewports"], check=True)
        subprocess.run(
            ["strip", "--strip-debug", "-o", folder / "libBubbleLayoutC.so", built / "libBubbleLayoutC.so"], check=True)
        self.c, self.bulk = self.compiled("viewport"), self.compiled("bulk")
        swift = pathlib.Path(shutil.which(os.environ.get("SWIFT") or "swift")).resolve()
        runtime = [str(folder), str(swift.parent.parent / "lib/swift/linux"), os.environ.get("LD_LIBRARY_PATH", "")]
        self.environment = os.environ | {
            "LD_LIBRARY_PATH": ":".join(filter(None, runtime)), "BUBBLE_LAYOUT_FONTS": str(ROOT / "Fonts/Files"),
            "SWIFT_DETERMINISTIC_HASHING": "1"}

    def compiled(self, name):
        program = str(self.folder / name)
        subprocess.run(
            ["gcc", "-O2", "-Wall", "-Wextra", "-Werror", f"-I{ROOT}/Sources/CBubbleLayout", ROOT / f"Tests/CLibrary/{name}.c",
             f"-L{self.folder}", "-lBubbleLayoutC", "-Wl,--allow-shlib-undefined", "-o", program], check=True)
        return program

    def run(self, *command):
        run = subprocess.run(command, env=self.environment, capture_output=True, text=True)
        if run.returncode:
            sys.exit(f"viewport-ratio: {command[0]} failed: {run.stderr.strip()[-2000:]}")
        return run.stdout

    def counts(self, function, *command):
        """Returns the instructions of each call of a function, in order, and what the program printed."""
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            printed = self.run(
                "valgrind", "--tool=callgrind", f"--toggle-collect={function}", f"--dump-after={function}",
                f"--callgrind-out-file={folder}/out", *command)
            counts = {}
            for path in pathlib.Path(folder).glob("out.*"):
                text = path.read_text(errors="replace")
                if f"Trigger: --dump-after={function}" in text:
                    counts[int(path.suffix[1:])] = int(re.search(r"^(?:totals|summary): (\d+)", text, re.M).group(1))
        return [counts[number] for number in sorted(counts)], printed

    def instructions(self, function, *command):
        """Returns the instructions of the pass over all pages in which rows are laid out, and of the pass in which they are cached."""
        counts, printed = self.counts(function, *command)
        rounds = [int(pages) for pages in re.findall(r"round \d+: (\d+) pages", printed)]
        if len(counts) != sum(rounds) or len(rounds) != 4:
            sys.exit(f"viewport-ratio: callgrind saw {len(counts)} calls of {function}, but {sum(rounds)} were made")
        end = sum(rounds)
        return sum(counts[end - rounds[2] - rounds[3] : end - rounds[3]]), sum(counts[end - rounds[3] :])

    def microseconds(self, *command):
        """Returns the best time of a pass in which rows are laid out, and of one in which they are cached."""
        times = [float(time) for time in re.findall(r"pages, ([\d.]+) µs", self.run(*command))]
        return min(times[2::4]), min(times[3::4])


def check_bulk(programs):
    """Returns whether frames, heights or known presets cost more than they may."""
    failed = False
    for function, what, units, most in [
        ("bubble_transcript_frames", "a frame", BULK, MOST_FOR_A_FRAME), ("bubble_transcript_heights", "a height", BULK, MOST_FOR_A_FRAME),
        ("bubble_style_preset", "a preset named again", 1, MOST_FOR_A_PRESET),
    ]:
        counts, _ = programs.counts(function, programs.bulk, str(BULK))
        if len(counts) != 3:
            sys.exit(f"viewport-ratio: callgrind saw {len(counts)} calls of {function}, but 3 were made")
        # Only the last call counts, because the first one may fill caches.
        each = counts[-1] / units
        print(f"viewport-ratio: {what}: {each:,.1f} instructions, {most:,} at most")
        failed |= each > most
    if failed:
        print("viewport-ratio: what is asked for in bulk costs more than it may", file=sys.stderr)
    return failed


def best(pairs):
    return tuple(min(times) for times in zip(*pairs))


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    by_clock = "--clock" in sys.argv
    if not by_clock and not shutil.which("valgrind"):
        print("viewport-ratio: skipped, as valgrind is missing (Scripts/install.sh valgrind)")
        return 0
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        programs = Programs(pathlib.Path(sys.argv[1]), folder)
        for name, count in TRANSCRIPTS:
            messages = folder / "messages.jsonl"
            messages.write_bytes(b"".join((ROOT / name).read_bytes().splitlines(keepends=True)[:count]))
            if by_clock:
                passes = [(programs.microseconds(programs.swift, str(messages), "rows", "10"),
                           programs.microseconds(programs.c, str(messages), GLYPHS, "10")) for _ in range(5)]
                swift, c = best(swift for swift, _ in passes), best(c for _, c in passes)
            else:
                swift = programs.instructions("viewport_of_swift", programs.swift, str(messages), "rows", "1")
                c = programs.instructions("bubble_transcript_rows", programs.c, str(messages), GLYPHS, "1")
            unit = "µs" if by_clock else "instructions"
            for when, ours, theirs in zip(("new", "known"), c, swift):
                ratio = ours / theirs
                print(f"viewport-ratio: {pathlib.Path(name).stem}, {when} rows: C {ours:,.0f} {unit}, Swift {theirs:,.0f}: {ratio:.3f}")
                failed |= ratio > LIMIT and not by_clock
        in_bulk = not by_clock and check_bulk(programs)
    if failed:
        print(f"viewport-ratio: the C call costs more than {LIMIT} times the Swift call", file=sys.stderr)
    return 1 if failed or in_bulk else 0


if __name__ == "__main__":
    sys.exit(main())
