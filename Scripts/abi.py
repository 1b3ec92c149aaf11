#!/usr/bin/env python3
"""Proves that the C library keeps its binary interface, compared with the last recorded version, or records it: abi.py check|record.

The interface is what the header declares. The script compiles the header with empty functions, and libabigail reads their types from the debug
information. Everything that existed must stay the same: each function's types, each field's offset, each constant's number. New functions and
constants are allowed, and so are new fields at the end of structures that begin with their size.
Other structures lie in arrays and may not grow. `abidiff` then shows all differences.
"""

import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEADER = ROOT / "Sources/CBubbleLayout/bubble_layout.h"
RECORDED = ROOT / "Packaging/abi"


def compiled(folder):
    """Returns libabigail's description of the header's interface, as XML."""
    text = re.sub(r"/\*.*?\*/", " ", HEADER.read_text(encoding="utf-8"), flags=re.S)
    abi = re.search(r"^#define BUBBLE_ABI (\d+)", text, flags=re.M)[1]
    text = "\n".join(line for line in text.split("\n") if not line.startswith("#"))
    functions = re.findall(r"^[\w ][\w *]*\bbubble_\w+\([^;{]*\);", text, flags=re.M)
    source, library = folder / "interface.c", folder / "libbubblelayout.so"
    source.write_text("\n".join(['#include "bubble_layout.h"', *(f"{line[:-1]} {{ __builtin_trap(); }}" for line in functions)]) + "\n")
    subprocess.run(
        ["gcc", "-g", "-fno-eliminate-unused-debug-types", "-shared", "-fPIC", f"-I{HEADER.parent}",
         f"-ffile-prefix-map={HEADER.parent}=.", f"-ffile-prefix-map={folder}=.", source, f"-Wl,-soname,libbubblelayout.so.{abi}", "-o", library], check=True, cwd=folder)
    return subprocess.run(
        ["abidw", "--load-all-types", "--no-corpus-path", "--no-comp-dir-path", "--no-show-locs", library], check=True, capture_output=True, text=True).stdout


class Interface:
    """The functions, structures and constants of an interface: the description of each, by name, that must stay the same."""

    def __init__(self, text):
        root = xml.etree.ElementTree.fromstring(text)
        self.soname = root.get("soname")
        self.types = {element.get("id"): element for element in root.iter() if element.get("id")}
        self.parts = {}
        for element in root.iter():
            self.add(element)

    def add(self, element):
        name = element.get("name")
        if element.tag == "function-decl" and name.startswith("bubble_"):
            types = [self.name(part.get("type-id")) for part in element if part.tag in ("parameter", "return")]
            self.parts[f"function {name}"] = ", ".join(types)
        elif element.tag == "class-decl" and element.get("is-declaration-only") != "yes":
            fields = [member.find("var-decl").get("name") for member in element.iter("data-member")]
            if fields[:1] != ["size"]:
                self.parts[f"structure {name}"] = f"{int(element.get('size-in-bits')) // 8} bytes"
            for member in element.iter("data-member"):
                field = member.find("var-decl")
                place = int(member.get("layout-offset-in-bits", 0)) // 8
                self.parts[f"field {name}.{field.get('name')}"] = f"{self.name(field.get('type-id'))} at byte {place}"
        elif element.tag == "enum-decl":
            for constant in element.iter("enumerator"):
                self.parts[f"constant {constant.get('name')}"] = constant.get("value")

    def name(self, identifier):
        """Returns a type as C spells it. A structure behind a pointer is only named, without its fields."""
        element = self.types.get(identifier)
        if element is None:
            return "void"
        of = element.get("type-id")
        if element.tag == "pointer-type-def":
            return self.name(of) + "*"
        if element.tag == "qualified-type-def":
            return ("const " if element.get("const") == "yes" else "") + self.name(of)
        if element.tag == "typedef-decl" and (of not in self.types or self.types[of].tag in ("class-decl", "enum-decl")):
            return element.get("name")
        if element.tag == "typedef-decl":
            return self.name(of)
        if element.tag == "array-type-def":
            return f"{self.name(of)}[{element.get('size-in-bits')} bits]"
        if element.tag == "function-type":
            return "(" + ", ".join(self.name(part.get("type-id")) for part in element) + ")"
        return element.get("name") or element.tag


def breaks(before, now):
    """Yields a message for each part of the earlier interface that has changed or is gone."""
    for name, what in before.parts.items():
        if now.parts.get(name) != what:
            yield f"{name}: was {what}, is {now.parts.get(name, 'gone')}"


def check(folder, text):
    last = next(iter(sorted(RECORDED.glob("*.abi"))), None)
    if not last:
        print("abi: no version is recorded yet; `make abi-record` does that with a version")
        return 0
    before, now = Interface(last.read_text(encoding="utf-8")), Interface(text)
    if before.soname != now.soname:
        print(f"abi: {now.soname} is another interface than {before.soname} of version {last.stem}: everything may change")
        return 0
    (folder / "now.abi").write_text(text, encoding="utf-8")
    found = list(breaks(before, now))
    if found:
        subprocess.run(["abidiff", last, folder / "now.abi"])
        print(f"abi: programs that were compiled with version {last.stem} would break; BUBBLE_ABI has to change:", file=sys.stderr)
        print("\n".join(found), file=sys.stderr)
        return 1
    print(f"abi: programs that were compiled with version {last.stem} keep working: {len(before.parts)} parts are as they were, "
          f"{len(now.parts) - len(before.parts)} are new")
    return 0


def record(text):
    for path in RECORDED.glob("*.abi"):
        path.unlink()
    version = (ROOT / "VERSION").read_text(encoding="utf-8").strip()
    (RECORDED / f"{version}.abi").write_text(text, encoding="utf-8")
    print(f"abi: the interface of version {version} is recorded: {len(Interface(text).parts)} parts")
    return 0


def main():
    if sys.argv[1:] not in (["check"], ["record"]):
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        text = compiled(folder)
        return record(text) if sys.argv[1] == "record" else check(folder, text)


if __name__ == "__main__":
    sys.exit(main())
