#!/usr/bin/env python3
"""Proves that formulas are laid out as headless Chromium's MathML with the same font and size: every box, in 1/64 px.

    Scripts/check-formulas.py --boxes PATH [--all] [--size PX] [--random N] [--seed N] [--show N]

`MathBoxes` lays out the formulas of Tests/MathLayoutTests/Data/typeset.txt, and as many random ones, under the browser policy. It prints MathML and
the position and size of each node; Chromium reports `getBoundingClientRect` of the same elements. Both count from the top left corner of the formula.
With --all, it compares three sizes and 2,000 random formulas.

A difference is attributed to the innermost elements whose size differs, or whose place within their parent differs. Formulas that browsers cannot
show are left out, and counted.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

import browser_python

browser_python.enter_or_skip()

from chromium_browser import Browser, Page  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent
FORMULAS = ROOT / "Tests/MathLayoutTests/Data/typeset.txt"
FONT = ROOT / "Fonts/Files/STIXMath-Regular.otf"
# The share of boxes that must be equal.
LIMIT = 0.95
# The largest allowed difference in 1/64 px: one, and the rounding error of a float.
STEP = 1.01
READ = """Array.from(document.querySelectorAll('math')).map(formula => {
  const origin = formula.getBoundingClientRect()
  return [formula, ...formula.querySelectorAll(':not([data-skip])')].map(element => {
    const box = element.getBoundingClientRect()
    return [(box.left - origin.left) * 64, (box.top - origin.top) * 64, box.width * 64, box.height * 64]
  })
})"""


class Formula:
    """A formula with our boxes, and with Chromium's once they are known."""

    def __init__(self, line):
        values = json.loads(line)
        self.name, self.obstacle, self.mathml, self.ours = (values[key] for key in ("name", "obstacle", "mathml", "boxes"))
        self.elements, self.children = [], []
        self.collect(xml.etree.ElementTree.fromstring(self.mathml), None)
        self.theirs = []

    def collect(self, element, around):
        if "data-skip" not in element.attrib:
            if around is not None:
                self.children[around].append(len(self.elements))
            around = len(self.elements)
            self.elements.append(element)
            self.children.append([])
        for child in element:
            self.collect(child, around)

    def has_place(self, number):
        return all(abs(one - other) <= STEP for one, other in zip(self.ours[number], self.theirs[number]))

    def has_size(self, number):
        return all(abs(one - other) <= STEP for one, other in zip(self.ours[number][2:], self.theirs[number][2:]))

    def causes(self):
        """Yields the innermost differences: elements whose size differs though their children's do not, and children that moved."""
        for number, element in enumerate(self.elements):
            inside = self.children[number]
            if not self.has_size(number):
                if all(map(self.has_size, inside)):
                    text = "" if inside else " " + "".join(element.itertext())
                    yield f"size of {element.tag}{text}", number
                continue
            for place, child in enumerate(inside):
                moved = [abs((self.ours[child][axis] - self.ours[number][axis]) - (self.theirs[child][axis] - self.theirs[number][axis]))
                         for axis in (0, 1)]
                if self.has_size(child) and max(moved) > STEP:
                    yield f"place of child {place} of {element.tag}", child


def laid_out(tool, size, source):
    output = subprocess.run([tool, str(size), *map(str, source)], check=True, capture_output=True, text=True, encoding="utf-8").stdout
    return [Formula(line) for line in output.splitlines()]


def ask(browser, formulas, size):
    """Lays out formulas in Chromium."""
    style = (f'@font-face {{ font-family: formulas; src: url("{FONT.as_uri()}") }} body {{ margin: 0 }} '
             f"math {{ font-family: formulas; font-size: {size}px; white-space: pre; position: absolute; left: 0; top: 0; "
             "text-rendering: geometricPrecision }")
    with tempfile.TemporaryDirectory() as folder:
        # The page is a file, because only pages from files may load the font.
        path = pathlib.Path(folder) / "page.html"
        path.write_text(f'<!doctype html><meta charset="utf-8"><style>{style}</style>'
                        + "".join(f"<div>{formula.mathml}</div>" for formula in formulas), encoding="utf-8")
        # The page is so wide that no formula reaches its edge.
        page = Page(browser.new_page(width=10_000))
        page.page.goto(path.as_uri())
        page.value("document.fonts.load('16px formulas').then(() => 1)")
        for formula, boxes in zip(formulas, page.value(READ), strict=True):
            formula.theirs = boxes
        page.page.close()


def report(formulas, title, show):
    """Prints the numbers of equal boxes and the differences. Returns the numbers of equal boxes and of all boxes."""
    compared = [formula for formula in formulas if not formula.obstacle]
    left = collections.Counter(formula.obstacle for formula in formulas if formula.obstacle)
    equal = total = whole = exact = 0
    causes = collections.defaultdict(list)
    for formula in compared:
        if len(formula.ours) != len(formula.theirs):
            sys.exit(f"check-formulas: {formula.name} has {len(formula.ours)} boxes, but {len(formula.theirs)} in Chromium")
        same = [formula.has_place(number) for number in range(len(formula.ours))]
        equal, total, whole = equal + sum(same), total + len(same), whole + all(same)
        exact += sum(max(abs(one - other) for one, other in zip(ours, theirs)) < 0.01
                     for ours, theirs in zip(formula.ours, formula.theirs))
        for cause, number in formula.causes():
            causes[cause].append((formula, number))
    print(f"{title}: {equal:,} of {total:,} boxes within 1/64 px ({equal / max(1, total):.3%}), {exact:,} exactly; "
          f"{whole} of {len(compared)} formulas whole")
    for obstacle, count in sorted(left.items()):
        print(f"  left out, as browsers cannot show them: {count} with {obstacle}")
    for cause, found in sorted(causes.items(), key=lambda item: (-len(item[1]), item[0])):
        print(f"  {cause}: {len(found)}")
        for formula, number in found[:show]:
            theirs = [round(value, 2) for value in formula.theirs[number]]
            print(f"    {formula.name}: {formula.ours[number]}, Chromium {theirs}")
    return equal, total


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--boxes", required=True, help="the built MathBoxes")
    parser.add_argument("--all", action="store_true", help="sizes of 13, 16 and 17.5 px, and 2,000 random formulas")
    parser.add_argument("--size", type=float, default=16)
    parser.add_argument("--random", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=2, help="how many differences of each kind are printed")
    options = parser.parse_args()
    count = options.random if options.random is not None else 2000 if options.all else 500
    is_good = True
    with Browser() as browser:
        for size in (13, 16, 17.5) if options.all else (options.size,):
            for title, source in (("formulas of the file", [FORMULAS]), ("random formulas", ["random", count, options.seed])):
                formulas = laid_out(options.boxes, size, source)
                ask(browser, formulas, size)
                equal, total = report(formulas, f"{title} at {size:g} px", options.show)
                is_good = is_good and equal >= LIMIT * total
    return 0 if is_good else f"check-formulas: fewer than {LIMIT:.0%} of the boxes are equal"


if __name__ == "__main__":
    sys.exit(main())
