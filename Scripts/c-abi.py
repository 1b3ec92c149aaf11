#!/usr/bin/env python3
"""Generates bubble_layout.json, the description of the C library for binding generators: c-abi.py [--check] [--comments] [--output FILE]

Sizes, alignments and offsets come from a C compiler for `bubble_layout.h` on this platform (LP64: 64-bit Linux); names, constants and signatures come
from the header. The file is `Sources/CBubbleLayout/bubble_layout.json`, which is also installed beside the fonts. `--check` fails if it is out of date.
`--comments` fails if the header has a function without a comment; it needs no compiler.
"""

import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEADER = ROOT / "Sources/CBubbleLayout/bubble_layout.h"
FILE = HEADER.with_suffix(".json")


def without_comments(text):
    return re.sub(r"/\*.*?\*/", " ", text, flags=re.S)


def spelled(kind):
    """Returns a type with single spaces between its words and its asterisks at the end."""
    kind = re.sub(r"\s+", " ", kind).strip()
    return re.sub(r" ?\* ?", " *", kind).replace("* *", "**")


def declared(text):
    """Returns the type, the name and the array length of a declaration such as `const char *const *files`."""
    found = re.fullmatch(r"(.*?)(\w+)\s*(?:\[(\w+)\])?", text.strip(), flags=re.S)
    return spelled(found[1]), found[2], found[3]


class Header:
    """The structures, constants and functions that the header declares."""

    def __init__(self, text):
        text = without_comments(text)
        self.numbers = {name: int(number) for name, number in re.findall(r"^#define (BUBBLE_\w+) (\d+)$", text, flags=re.M)}
        text = "\n".join(line for line in text.split("\n") if not line.lstrip().startswith("#"))
        text = re.sub(r"\bBUBBLE_API\b|BUBBLE_DEPRECATED\([^)]*\)", "", text)
        self.structures = {name: self.fields(body) for body, name in re.findall(r"typedef struct \w+ \{(.*?)\} (\w+);", text, flags=re.S)}
        self.enumerations = {
            name: re.findall(r"(BUBBLE_\w+) =", body) for body, name in re.findall(r"typedef enum \w+ \{(.*?)\} (\w+);", text, flags=re.S)}
        older = re.search(r"\benum \{(.*?)\};", text, flags=re.S)
        self.older = dict(re.findall(r"(BUBBLE_\w+)\s*= (BUBBLE_\w+)", older[1]))
        self.handles = [name for name in re.findall(r"typedef struct (\w+) \1;", text) if name not in self.structures]
        self.callbacks = [self.callback(*found) for found in re.findall(r"typedef ([\w ]+?)\(\*(\w+)\)\((.*?)\);", text, flags=re.S)]
        functions = re.findall(r"^ *((?:const )?\w+) (\**)(bubble_\w+)\(([^)]*)\);", text, flags=re.M)
        self.functions = [self.function(spelled(f"{kind} {stars}"), name, given) for kind, stars, name, given in functions]

    @staticmethod
    def fields(body):
        for declaration in filter(str.strip, body.split(";")):
            first, *more = declaration.split(",")
            kind, name, count = declared(first)
            yield kind, name, count
            # `double x, y` declares several fields of one type.
            for other in more:
                yield kind, other.strip(), None

    @staticmethod
    def parameters(given):
        if given.strip() in ("", "void"):
            return []
        return [{"name": name, "type": kind} for kind, name, _ in map(declared, given.split(","))]

    def function(self, kind, name, given):
        return {"name": name, "returns": kind, "parameters": self.parameters(given)}

    def callback(self, kind, name, given):
        return {"name": name, "returns": spelled(kind), "parameters": self.parameters(given)}


def without_comment(text):
    """Yields the names of functions that no comment precedes."""
    for declaration in re.finditer(r"^BUBBLE_API [^(]*?(bubble_\w+)\(", text, flags=re.M):
        if not text[:declaration.start()].endswith("*/\n"):
            yield declaration[1]


def measured(header):
    """Returns what a C compiler reports: sizes, alignments and offsets, and the values of constants."""
    structures = {name: list(fields) for name, fields in header.structures.items()}
    lines = ["#include <stdio.h>", "#include <stddef.h>", "#include <stdint.h>", '#include "bubble_layout.h"', "int main(void) {"]
    for name, fields in structures.items():
        lines.append(f'printf("s {name} %zu %zu\\n", sizeof({name}), _Alignof({name}));')
        lines += [
            f'printf("f {name} {field} %zu %zu\\n", offsetof({name}, {field}), sizeof((({name} *)0)->{field}));'
            for _, field, _ in fields]
    for constants in header.enumerations.values():
        lines += [f'printf("c {name} %lld\\n", (long long){name});' for name in constants]
    lines += ["return 0; }"]
    with tempfile.TemporaryDirectory() as folder:
        source, program = pathlib.Path(folder) / "abi.c", pathlib.Path(folder) / "abi"
        source.write_text("\n".join(lines), encoding="utf-8")
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, "-std=c11", f"-I{HEADER.parent}", source, "-o", program], check=True)
        said = [line.split() for line in subprocess.run([program], capture_output=True, text=True, check=True).stdout.splitlines()]
    sizes = {words[1]: tuple(map(int, words[2:])) for words in said if words[0] == "s"}
    places = {(words[1], words[2]): tuple(map(int, words[3:])) for words in said if words[0] == "f"}
    values = {words[1]: int(words[2]) for words in said if words[0] == "c"}
    return structures, sizes, places, values


def described(text):
    header = Header(text)
    structures, sizes, places, values = measured(header)

    def field(owner, kind, name, count):
        offset, size = places[owner, name]
        found = {"name": name, "type": kind, "offset": offset, "size": size}
        if count:
            found["count"] = header.numbers.get(count) or int(count)
        return found

    return {
        "abi": header.numbers["BUBBLE_ABI"],
        "version": ".".join(str(header.numbers[f"BUBBLE_VERSION_{part}"]) for part in ("MAJOR", "MINOR", "PATCH")),
        "platform": "LP64",
        "handles": header.handles,
        "constants": {name: number for name, number in header.numbers.items() if name.endswith("_SIZE")},
        "enumerations": [{"name": name, "constants": {each: values[each] for each in constants}} for name, constants in header.enumerations.items()],
        "olderNames": header.older,
        "structures": [
            {"name": name, "size": sizes[name][0], "alignment": sizes[name][1], "fields": [field(name, *given) for given in fields]}
            for name, fields in structures.items()],
        "callbacks": header.callbacks,
        "functions": header.functions,
    }


def lines(value, depth=0):
    """Returns JSON with a line for each element of the outer lists and objects, so that diffs are easy to read."""
    if depth < 2 and isinstance(value, (dict, list)) and value:
        indent, inner = "  " * depth, "  " * (depth + 1)
        if isinstance(value, dict):
            parts = [f"{json.dumps(name)}: {lines(member, depth + 1)}" for name, member in value.items()]
        else:
            parts = [lines(member, depth + 1) for member in value]
        begin, end = "{}" if isinstance(value, dict) else "[]"
        return begin + "\n" + ",\n".join(inner + part for part in parts) + "\n" + indent + end
    return json.dumps(value, ensure_ascii=False)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--comments", action="store_true")
    parser.add_argument("--output", type=pathlib.Path, default=FILE)
    options = parser.parse_args()
    if options.comments:
        missing = list(without_comment(HEADER.read_text(encoding="utf-8")))
        sys.exit(f"c-abi: no comment says what these functions do: {', '.join(missing)}" if missing else 0)
    text = lines(described(HEADER.read_text(encoding="utf-8"))) + "\n"
    if not options.check:
        options.output.write_text(text, encoding="utf-8")
    elif not options.output.exists() or options.output.read_text(encoding="utf-8") != text:
        sys.exit(f"c-abi: {options.output.name} is out of date; run Scripts/c-abi.py")


if __name__ == "__main__":
    main()
