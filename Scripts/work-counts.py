#!/usr/bin/env python3
"""Proves that typical layouts take no more instructions than recorded: work-counts.py PROGRAM check|record|print

Valgrind's callgrind counts the instructions of the function that does a row's work. The counts do not depend on how busy a machine is, but on the versions
of HarfBuzz and the compiler. There is a file of counts for each recorded HarfBuzz, which names the compiler; with other versions nothing is compared.
`record` writes the counts of the program and of callgrind to Tests/Work/harfbuzz-VERSION.json; WorkTests compares the calls, hits and allocations there
with those of the code. `check` and `print` also show the work of a lively chat as a multiple of that of a plain chat with the same texts.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Tests" / "Work"
# Memory addresses affect the cost of hash tables with objects as keys, by 0.6 % at most. The recorded counts are
# those of `swift build`; the program that `swift test` builds has other flags, and its counts differ by a twentieth.
ROOM = 1.05
ENVIRONMENT = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}


def counted(program):
    """Returns the calls, hits and allocations that the program prints, by row."""
    run = subprocess.run([program], env=ENVIRONMENT, capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"work-counts: {program} failed: {run.stderr.strip()}")
    return json.loads(run.stdout)


def instructions(program):
    """Returns the instructions of each row, in the order of the rows: callgrind writes a file at each end of the function."""
    with tempfile.TemporaryDirectory() as folder:
        function = "interposed_counted"
        # Valgrind fails if debugging information is in a newer format than it knows. The copy is in the program's folder, where its fonts are.
        copy = f"{program}-without-debug"
        subprocess.run(["strip", "--strip-debug", "-o", copy, program], check=True)
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--toggle-collect={function}", f"--dump-after={function}",
             f"--callgrind-out-file={folder}/out", copy], env=ENVIRONMENT, capture_output=True, text=True)
        if run.returncode:
            sys.exit(f"work-counts: valgrind failed: {run.stderr.strip()[-2000:]}")
        totals = {}
        for path in pathlib.Path(folder).glob("out.*"):
            text = path.read_text(errors="replace")
            if f"Trigger: --dump-after={function}" in text:
                totals[int(path.suffix[1:])] = int(re.search(r"^(?:totals|summary): (\d+)", text, re.M).group(1))
    return [totals[number] for number in sorted(totals)]


def compiler():
    text = subprocess.run([os.environ.get("SWIFT") or "swift", "--version"], capture_output=True, text=True).stdout
    found = re.search(r"Swift version (\S+)", text)
    return found.group(1) if found else "unknown"


def ratios(rows):
    """Prints the work of the lively chat as a multiple of that of the plain chat, row by row."""
    print("| work | plain chat | lively chat | times | calls of HarfBuzz | allocations |\n| --- | ---: | ---: | ---: | ---: | ---: |")
    for name, plain in rows.items():
        lively = rows.get(name.replace("plain chat: ", "lively chat: "))
        if not name.startswith("plain chat: ") or not lively:
            continue
        print(f"| {name.removeprefix('plain chat: ')} | {plain['instructions']:,} | {lively['instructions']:,} | "
              f"{lively['instructions'] / plain['instructions']:.2f} | {plain['shapeCalls']:,} → {lively['shapeCalls']:,} | "
              f"{plain['allocations']:,} → {lively['allocations']:,} |")


def main():
    program, verb = sys.argv[1:3]
    if not shutil.which("valgrind"):
        sys.exit("work-counts: valgrind is missing (Debian: apt-get install valgrind)")
    now = counted(program)
    now["swift"] = compiler()
    path = FOLDER / f"harfbuzz-{now['harfbuzz']}.json"
    known = json.loads(path.read_text(encoding="utf8")) if path.exists() else {"rows": {}}
    if verb == "check" and known.get("swift") != now["swift"]:
        print(f"work-counts: instructions are not compared: {path.name} has those of Swift {known.get('swift') or 'none'}, this is {now['swift']}")
        return 0
    counts = instructions(program)
    if len(counts) != len(now["rows"]):
        sys.exit(f"work-counts: callgrind saw {len(counts)} rows, the program has {len(now['rows'])}")
    for row, count in zip(now["rows"].values(), counts):
        row["instructions"] = count
    if verb == "record":
        rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in now["rows"].items())
        path.write_text(f'{{\n"harfbuzz": "{now["harfbuzz"]}",\n"swift": "{now["swift"]}",\n"rows": {{\n{rows}\n}}\n}}\n', encoding="utf8")
        print(f"work-counts: {len(counts)} rows recorded in {path.name}")
        return 0
    failures = []
    if verb == "print":
        print("| work | instructions | committed | ratio | allocations | calls of HarfBuzz |\n| --- | ---: | ---: | ---: | ---: | ---: |")
    for name, row in now["rows"].items():
        limit = known["rows"].get(name, {}).get("instructions")
        ratio = row["instructions"] / limit if limit else None
        if verb == "print":
            print(f"| {name} | {row['instructions']:,} | {f'{limit:,}' if limit else '–'} | {f'{ratio:.3f}' if ratio else '–'} | "
                  f"{row['allocations']:,} | {row['shapeCalls']:,} |")
        elif ratio is None:
            failures.append(f"{name}: nothing is committed")
        elif ratio > ROOM:
            failures.append(f"{name}: {row['instructions']:,} instructions, {limit:,} are committed")
    if verb == "print":
        print()
    ratios(now["rows"])
    for failure in failures:
        print(f"work-counts: {failure}", file=sys.stderr)
    if verb == "check" and not failures:
        print(f"work-counts: {len(counts)} rows are within {ROOM - 1:.0%} of the committed instructions")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
