#!/usr/bin/env python3
"""Proves that doc comments of public functions explain all their parameters or none: check-docs.py MODULE...

DocC warns if a comment explains only some of a function's parameters, or one that the function does not have, and a warning makes `make docs` fail.
That build takes minutes. This script checks the same in the sources in a second, so `make lint` fails first. A comment that explains no parameter
at all is allowed.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
DECLARATION = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*((?:\w+(?:\(set\))?\s+)*)(func\s+\S+?|init[?!]?|subscript)\s*[<(]")


def folder(module):
    return ROOT / ("Fonts" if module == "BundledFonts" else f"Sources/{module}")


def explained(comment):
    """Returns the names of the parameters that a doc comment explains."""
    names = re.findall(r"^- Parameter (\w+):", "\n".join(comment), re.M)
    inside = False
    for line in comment:
        inside = line.startswith("- Parameters:") or inside and (line.startswith(" ") or not line.strip())
        item = re.match(r"\s+- (\w+):", line)
        if inside and item:
            names.append(item.group(1))
    return names


def balanced(text, start):
    """Returns the text between the opening bracket at an offset and its closing bracket."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] in "([<{") - (text[place] in ")]}" or text[place] == ">" and text[place - 1] != "-")
        if depth == 0:
            return text[start + 1 : place], place + 1
    return text[start + 1 :], len(text)


def parameters(text):
    """Returns the names by which a function's body uses its parameters."""
    place = text.index(re.search(r"[<(]", text).group())
    if text[place] == "<":
        _, place = balanced(text, place)
        place = text.index("(", place)
    inside, _ = balanced(text, place)
    depth, begin, parts = 0, 0, []
    for offset, character in enumerate(inside):
        depth += (character in "([<{") - (character in ")]}" or character == ">" and inside[offset - 1] != "-")
        if character == "," and depth == 0:
            parts.append(inside[begin:offset])
            begin = offset + 1
    parts.append(inside[begin:])
    heads = [re.sub(r"@\w+(\([^)]*\))?", "", part.split(":")[0]).split() for part in parts if ":" in part]
    return [head[-1] for head in heads if head]


def problems(path):
    lines = path.read_text(encoding="utf8").split("\n")
    comment, found, protocol = [], [], False
    for number, line in enumerate(lines):
        text = line.strip()
        if re.match(r"public protocol ", line):
            protocol = True
        elif line.startswith("}"):
            protocol = False
        if text.startswith("///"):
            comment.append(text[3:].removeprefix(" "))
            continue
        match = DECLARATION.match(line)
        if match and comment and (protocol or {"public", "open"} & set(match.group(1).split())):
            named = explained(comment)
            if named:
                declaration = "\n".join(lines[number : number + 40])
                declared = parameters(declaration[match.start(2) :])
                where = f"{path.relative_to(ROOT)}:{number + 1}"
                found += [f"{where}: parameter '{name}' is missing documentation" for name in declared if name not in named]
                found += [f"{where}: parameter '{name}' is explained, but the function has no such parameter" for name in named if name not in declared]
        if not text.startswith("@"):
            comment = []
    return found


def main():
    modules = sys.argv[1:]
    if not modules:
        sys.exit(__doc__)
    found, count = [], 0
    for module in modules:
        for path in sorted(folder(module).rglob("*.swift")):
            count += 1
            found += problems(path)
    for problem in found:
        print(f"check-docs: {problem}", file=sys.stderr)
    if not found:
        print(f"check-docs: the parameters of public functions are explained whole or not at all in {count} files")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
