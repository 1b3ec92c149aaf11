#!/usr/bin/env python3
"""Proves that the structure of the sources is that of Scripts/structure.json: check-structure.py check|record|list

It counts, from the text alone:

- pairs of folders of a module that use each other's types, by name (a folder and its subfolder do not count);
- public types, by module;
- Swift files longer than 250 lines; none may be longer than 400, except generated tables;
- duplicated lines outside tests: runs of six or more that are identical, or have the same shape with other names, numbers and texts. Lists of
  properties and the like are similar everywhere, and do not count.

`check` fails if a number is higher than the recorded one, so a change that raises one says so in its diff. It also fails if one is lower, so that
improvements last. `record` writes the current numbers, and `list` prints what they consist of.
"""

import collections
import itertools
import json
import os
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDERS = ("Benchmarks", "Examples", "Fonts", "Fuzzing", "Python", "Scripts", "Sources", "Tests")
ENDINGS = (".swift", ".py", ".js", ".c")
# Folders with the output of builds, or with third-party code.
NOT_OURS = {"build", "generated", "native", "node_modules"}
NUMBERS = ROOT / "Scripts" / "structure.json"
LONG, LONGEST = 250, 400
RUN = 6
# Lines that occur in more places than this are a common form of the language or the project, and do not count as copies.
MOST_PLACES = 8

TYPE = re.compile(
    r"^((?:(?:public|package|internal|open|private|fileprivate|final|indirect|nonisolated) +)*)"
    r"(?:struct|class|enum|protocol|actor|typealias) +(\w+)", re.M)
PUBLIC = re.compile(r"^ *(?:public|open) +(?:(?:final|indirect) +)*(?:struct|class|enum|protocol|actor) +\w+", re.M)
TOKEN = re.compile(r'"(?:\\.|[^"\\])*"?|\d[\w.]*|[A-Za-z_]\w*|\S')
KEYWORDS = set(
    "actor any as associatedtype async await borrowing break case catch class consuming continue default defer deinit do else enum extension "
    "fallthrough false fileprivate final for func get guard if import in indirect init inout internal is lazy let mutating nil nonisolated open "
    "operator override package precedencegroup private protocol public repeat rethrows return self Self set some static struct subscript super "
    "switch throw throws true try typealias unowned var weak where while def from elif except with lambda not and or None True False".split())


class Source:
    """A file of code."""

    def __init__(self, path):
        self.path = path
        self.text = (ROOT / path).read_text(encoding="utf8")
        self.lines = self.text.split("\n")
        parts = pathlib.PurePosixPath(path).parts
        self.module = parts[1] if parts[0] == "Sources" else parts[0]
        self.folder = str(pathlib.PurePosixPath(path).parent)
        self.isGenerated = "Generated" in parts
        self.isSwift = path.endswith(".swift")

    def code(self):
        """Returns the text without comments and without the contents of strings."""
        text = re.sub(r'"""(?:.|\n)*?"""', '""', self.text)
        return re.sub(r"//[^\n]*", "", re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text))


def sources():
    found = [path.name for path in ROOT.glob("*.swift")]
    for top in FOLDERS:
        for folder, folders, names in os.walk(ROOT / top):
            folders[:] = [name for name in folders if not name.startswith(".") and name not in NOT_OURS and not name.endswith(".docc")]
            found += [os.path.relpath(os.path.join(folder, name), ROOT) for name in names if name.endswith(ENDINGS)]
    return [Source(path) for path in sorted(found)]


def modules(files):
    """Returns the Swift files of each module that is shipped, without generated tables."""
    found = collections.defaultdict(list)
    for file in files:
        if file.isSwift and not file.isGenerated and file.path.startswith(("Sources/", "Fonts/")):
            found[file.module].append(file)
    return found


def pairs(module, files):
    """Returns the pairs of folders that use each other's types, with one use in each direction."""
    homes, uses = collections.defaultdict(set), collections.defaultdict(dict)
    texts = [(file, file.code()) for file in files]
    for file, text in texts:
        for modifiers, name in TYPE.findall(text):
            if "private" not in modifiers:
                homes[name].add(file.folder)
    for file, text in texts:
        own = {name for name, folders in homes.items() if file.folder in folders}
        for name in sorted(set(re.findall(r"\b[A-Z]\w*\b", text)) & set(homes) - own):
            for folder in homes[name]:
                uses[file.folder].setdefault(folder, f"{pathlib.PurePosixPath(file.path).name} uses {name}")
    found = {}
    for first, second in itertools.combinations(sorted(uses), 2):
        inside = first.startswith(second + "/") or second.startswith(first + "/")
        if not inside and second in uses[first] and first in uses[second]:
            short = [folder.removeprefix(f"Sources/{module}/") for folder in (first, second)]
            found[f"{module}: {short[0]} and {short[1]}"] = f"{uses[first][second]}, {uses[second][first]}"
    return found


def public_types(files):
    """Returns the number of public types, including nested ones, without type aliases."""
    return sum(len(PUBLIC.findall(file.code())) for file in files)


def shapes(file):
    """Returns the lines of code in a file: number, words, and the line's shape, in which names, numbers and texts are replaced."""
    result, inside = [], False
    for number, line in enumerate(file.lines, 1):
        text = line.strip()
        # The lines of Python's docstrings and of multi-line strings are prose.
        if text.count('"""') % 2:
            inside = not inside
            continue
        if inside or text.startswith(("//", "#", "import ", "from ")) or not re.search(r"\w", text):
            continue
        words = TOKEN.findall(re.sub(r"\s//.*$", "", text))
        shape = [
            word if word in KEYWORDS else "s" if word[0] == '"' else "0" if word[0].isdigit() else "n" if word[0].isalpha() or word[0] == "_" else word
            for word in words]
        result.append((number, " ".join(words), " ".join(shape)))
    return result


def is_thin(lines, isShape):
    """Returns whether lines say so little that two copies of them are no problem."""
    words = sum(len(line.split()) for line in lines)
    return len(set(lines)) < RUN - 1 or words < (8 if isShape else 4) * RUN


def runs(files, word):
    """Returns the repeated runs of lines as pairs of places; `word` is 1 for identical lines and 2 for lines of the same shape."""
    every = {file.path: shapes(file) for file in files}
    windows = collections.defaultdict(list)
    for path, lines in every.items():
        for start in range(len(lines) - RUN + 1):
            window = tuple(line[word] for line in lines[start : start + RUN])
            if not is_thin(window, word == 2):
                windows[window].append((path, start))
    matches = collections.defaultdict(list)
    for places in windows.values():
        if 1 < len(places) <= MOST_PLACES:
            for (first, start), (second, other) in itertools.combinations(places, 2):
                if first != second or other - start >= RUN:
                    matches[first, second, other - start].append(start)
    found = []
    for (first, second, distance), starts in matches.items():
        starts.sort()
        begin = end = starts[0]
        for start in [*starts[1:], None]:
            if start is not None and start == end + 1:
                end = start
                continue
            ours, theirs = every[first], every[second]
            found.append((end - begin + RUN, f"{first}:{ours[begin][0]}-{ours[end + RUN - 1][0]}",
                          f"{second}:{theirs[begin + distance][0]}-{theirs[end + distance + RUN - 1][0]}"))
            begin = end = start
    return sorted(found, reverse=True)


def main():
    verb = sys.argv[1] if len(sys.argv) == 2 else ""
    if verb not in ("check", "record", "list"):
        sys.exit(__doc__)
    files = sources()
    swift = [file for file in files if file.isSwift and not file.isGenerated]
    too_long = [f"{file.path} has {file.text.count(chr(10))} lines; {LONGEST} are the most" for file in swift if file.text.count("\n") > LONGEST]
    by_module = modules(files)
    found = {name: use for module, own in sorted(by_module.items()) for name, use in pairs(module, own).items()}
    own = [file for file in files if not file.isGenerated and not file.path.startswith("Tests/")]
    same, alike = runs(own, 1), runs(own, 2)
    numbers = {
        "folders that use each other": {name: 1 for name in found},
        "public types": {module: count for module, own in sorted(by_module.items()) if (count := public_types(own))},
        f"files of more than {LONG} lines": {
            place: sum(file.text.count("\n") > LONG for file in swift if file.path.startswith("Tests/") == (place == "tests")) for place in ("sources", "tests")},
        f"runs of {RUN} lines that stand twice": {"the same": len(same), "of the same shape": len(alike)},
    }
    if verb == "list":
        for name, use in found.items():
            print(f"{name}: {use}")
        for title, listed in ("the same", same), ("the same shape", alike):
            for length, first, second in listed:
                print(f"{title}, {length} lines: {first} and {second}")
        return 0
    if verb == "record":
        NUMBERS.write_text(json.dumps(numbers, indent=2, ensure_ascii=False) + "\n", encoding="utf8")
        print("check-structure: recorded in Scripts/structure.json")
        return 0
    committed = json.loads(NUMBERS.read_text(encoding="utf8")) if NUMBERS.exists() else {}
    higher, lower = list(too_long), []
    for title, counts in numbers.items():
        known = committed.get(title, {})
        for name in sorted({*counts, *known}):
            now, then = counts.get(name, 0), known.get(name, 0)
            detail = f" ({found[name]})" if name in found else ""
            if now != then:
                (higher if now > then else lower).append(f"{title}: {name}: {now}, {then} committed{detail}")
    for problem in higher + lower:
        print(f"check-structure: {problem}", file=sys.stderr)
    if higher:
        print("check-structure: undo what is higher, or `make structure-record` and say why; `make structure` lists the places", file=sys.stderr)
    elif lower:
        print("check-structure: less than before: `make structure-record` keeps it so", file=sys.stderr)
    else:
        print(f"check-structure: {len(found)} pairs of folders, {len(same)} and {len(alike)} runs, as committed; no file of more than {LONGEST} lines")
    return 1 if higher or lower else 0


if __name__ == "__main__":
    sys.exit(main())
