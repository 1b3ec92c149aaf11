#!/usr/bin/env python3
"""Prints two programs' benchmark rows side by side: bench_compare.py BASE NOW

Each file holds the output of the program `texts`, once or several times: a line that begins a corpus ("English: 1200 messages, ..."), then one
line for each row ("  name  123 ns  0.123 ..."). The best time of each row counts. Each side's rows are also divided by its row of bare HarfBuzz,
which removes the effect of other work on the machine; the last column compares these ratios.
"""

import re
import sys


def rows(path):
    """Returns the best time of each row in nanoseconds, by corpus and row, in the order of the file."""
    best, corpus = {}, ""
    with open(path, encoding="utf8") as lines:
        for line in lines:
            if head := re.match(r"(\S.*?): \d+ messages", line):
                corpus = head.group(1)
            elif row := re.match(r"  (\S.*?) {2,}([\d.]+) ns ", line):
                key = (corpus, row.group(1))
                best[key] = min(best.get(key, float("inf")), float(row.group(2)))
    return best


def main():
    base, now = map(rows, sys.argv[1:3])
    shared = [key for key in now if key in base]
    if not shared:
        sys.exit("bench-compare: the two have no row in common")
    print("| texts | row | base, ns | now, ns | ratio | ratio, of HarfBuzz's times |")
    print("| --- | --- | ---: | ---: | ---: | ---: |")
    for corpus, row in shared:
        key, bare = (corpus, row), (corpus, "bare HarfBuzz")
        ratio = now[key] / base[key]
        own = ratio * base[bare] / now[bare] if bare in shared else ratio
        print(f"| {corpus} | {row} | {base[key]:,.0f} | {now[key]:,.0f} | {ratio:.2f} | {own:.2f} |")
    for name, other, side in (("now", base, now), ("base", now, base)):
        missing = sorted({row for corpus, row in side if (corpus, row) not in other and any(own == corpus for own, _ in other)})
        if missing:
            print(f"\nOnly {name} has: {', '.join(missing)}.")


if __name__ == "__main__":
    main()
