#!/usr/bin/env python3
"""Lays random messages out and checks what a designer's eye would: laws.py [options]

Conversations of random messages with all parts, and of the texts in Tests/Corpora, are laid out in the modern presets and one of the others, at random
widths, type sizes, directions, themes and pixels a point. Each law is checked on the JSON alone. Presets that copy a source may break the laws that
sources.json names. Exit code 1 means that a law is broken. Documentation/EyeLaws.md describes the laws. It needs only Python 3.11 and FreeType.

  --tool .build/release/bubble  the tool to check
  --messages 500                how many messages
  --seed 1                      another number makes other messages
  --law ink                     only this law; may be repeated
  --style merged                only this style: a preset or a file; may be repeated
  --batch 7                     only this batch, as a breach names it; may be repeated
  --set "--width 320 …"         options of `bubble layout` in place of those that the batch would have; needs --batch
  --show 3                      how many breaches of each kind to show in full
  --write FOLDER                where to write the messages of batches with a breach
  --processes 2                 how many processes
"""

import argparse
import collections
import concurrent.futures
import importlib
import json
import pathlib
import sys
import time

import batches
import given
import layouts
import messages

LAWS = ("edges", "ink", "monotony", "room", "states", "identity", "time", "pixels")
FOLDER = pathlib.Path(__file__).resolve().parent
SIZE = 25
# Each fourth batch has given messages.
GIVEN = 4


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0], usage=__doc__)
    parser.add_argument("--tool", default=str(FOLDER.parent.parent / ".build/release/bubble"))
    parser.add_argument("--messages", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--law", action="append", choices=LAWS)
    parser.add_argument("--style", action="append")
    parser.add_argument("--batch", action="append", type=int)
    parser.add_argument("--set", default="")
    parser.add_argument("--show", type=int, default=3)
    parser.add_argument("--write")
    parser.add_argument("--processes", type=int, default=2)
    return parser.parse_args()


def law(name):
    """The module of a law: it has a function `breaches(batch)`."""
    return importlib.import_module(f"law_{name}")


def conversation(seed, number):
    """Returns the messages of a batch."""
    if number % GIVEN:
        return messages.Conversation(f"{seed} {number}").messages(SIZE)
    everything = given.conversation()
    first = (seed * 7 + number // GIVEN) * SIZE
    return [everything[index % len(everything)] for index in range(first, first + SIZE)]


def replaced(configuration, options):
    """Returns a configuration with the values of options, such as "--width 320 --theme dark"."""
    fields = {"--style": "style", "--width": "width", "--direction": "direction", "--font-scale": "type", "--device-scale": "device",
              "--locale": "locale", "--theme": "theme"}
    words, changes, others = options.split(), {}, []
    while words:
        word = words.pop(0)
        if word in fields:
            field, value = fields[word], words.pop(0)
            changes[field] = float(value) if field in ("width", "type", "device") else value
        elif word == "--me":
            words.pop(0)
        else:
            others.append(word)
    return configuration.having(others=tuple(others), **changes) if options else configuration


def batch(options, number, style, tool):
    seed = f"{options.seed} {number} {style}"
    return batches.Batch(conversation(options.seed, number), replaced(layouts.configuration(style, seed), options.set), tool, seed)


def check(options, number):
    """Checks a batch in each style. Returns (configuration, breach) pairs, and how often the tool ran."""
    tool = layouts.Tool(options.tool)
    styles = options.style or [*layouts.MODERN, layouts.SOURCES[number % len(layouts.SOURCES)]]
    found = []
    for style in styles:
        one = batch(options, number, style, tool)
        for name in options.law or LAWS:
            found += [(number, one.configuration, breach) for breach in law(name).breaches(one)]
        if options.write and any(entry[1] is one.configuration for entry in found):
            folder = pathlib.Path(options.write)
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{number}.jsonl").write_text("".join(json.dumps(message, ensure_ascii=False) + "\n" for message in one.messages), encoding="utf-8")
    return found, tool.runs


def is_expected(expected, style, breach):
    """Whether the source that a preset copies forces this kind of breach."""
    return any(kind in (f"{breach.law}: {breach.kind}", breach.law) for kind in expected.get(style, {}))


def report(found, expected, options):
    """Prints the table of counts and the first breaches of each kind; returns how many are not expected."""
    groups = collections.defaultdict(list)
    for entry in found:
        groups[entry[2].law, entry[2].kind].append(entry)
    styles = options.style or [*layouts.MODERN, *layouts.SOURCES]
    unexpected = 0
    print(f"{'law':34}" + "".join(f"{pathlib.Path(style).stem:>11}" for style in styles))
    for name in options.law or LAWS:
        kinds = sorted(kind for group, kind in groups if group == name)
        for kind in kinds or [""]:
            cells = []
            for style in styles:
                of_style = [entry for entry in groups.get((name, kind), ()) if entry[1].style == style]
                known = bool(of_style) and is_expected(expected, style, of_style[0][2])
                unexpected += 0 if known else len(of_style)
                cells.append(f"({len(of_style)})" if known else str(len(of_style)))
            print(f"{name + (': ' + kind if kind else ''):34}" + "".join(f"{cell:>11}" for cell in cells))
    for (name, kind), entries in sorted(groups.items()):
        new = [entry for entry in entries if not is_expected(expected, entry[1].style, entry[2])]
        for number, configuration, breach in new[:options.show]:
            print(f"\n{name}: {kind}: {breach.message}: {breach.detail}{' at ' + breach.others if breach.others else ''}\n"
                  f"  in {configuration}\n"
                  f"  again: python3 Tests/Eye/laws.py --tool {options.tool} --seed {options.seed} --batch {number} --law {name} --style {configuration.style}")
    return unexpected


def main():
    options = arguments()
    if options.set and not options.batch:
        sys.exit("--set needs --batch")
    sys.path.insert(0, str(FOLDER))
    expected = json.loads((FOLDER / "sources.json").read_text(encoding="utf-8"))
    numbers = options.batch or range(1, -(-options.messages // SIZE) + 1)
    found, runs, start = [], 0, time.monotonic()
    with concurrent.futures.ProcessPoolExecutor(options.processes) as pool:
        for breaches, count in pool.map(check, [options] * len(numbers), numbers):
            found += breaches
            runs += count
    unexpected = report(found, expected, options)
    print(f"\n{len(numbers) * SIZE} messages, {runs} layouts of {SIZE} in {time.monotonic() - start:.0f} s, seed {options.seed}: "
          f"{unexpected} breaches, and {len(found) - unexpected} that sources force (in brackets)")
    sys.exit(1 if unexpected else 0)


if __name__ == "__main__":
    main()
