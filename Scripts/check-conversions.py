#!/usr/bin/env python3
"""Finds the functions that turn a Double into an integer with a conversion that traps, and compares them with a list of reviewed functions.

A trap on untrusted input ends the program, so each of these functions has to limit its number first, NaN included. The list of the functions that do is
`Scripts/conversions.json`. The functions are found in the object files of a debug build, where each such conversion refers to the words of its trap:

    python3 Scripts/check-conversions.py .build/lean            compare the modules of a build with the list
    python3 Scripts/check-conversions.py .build/debug whole     also report entries of the list that no function has any more
    python3 Scripts/check-conversions.py .build/debug record    write the functions of these modules into the list
"""

import json
import pathlib
import re
import subprocess
import sys

LIST = pathlib.Path(__file__).resolve().parent / "conversions.json"
SOURCES = LIST.parent.parent / "Sources"
TRAP = b"value cannot be converted to"
REFERENCE = re.compile(r"R_\w+\s+\.L\S*\.(?:Double|Float|Float16) value cannot be converted to (\w+) because it is either")
FUNCTION = re.compile(r"^[0-9a-f]+ <(\$s\w+)>:$")


def conversions(build):
    """Returns the functions by module and source file: `{"TextLayout/LayoutUnit.swift": {"mangled name"}}`, and the examined modules."""
    found, modules = {}, set()
    for path in sorted(build.rglob("*.build/*.swift.o")):
        module, source = path.parent.name.removesuffix(".build"), path.name.removesuffix(".o")
        if not (SOURCES / module).is_dir():
            continue
        modules.add(module)
        if TRAP not in path.read_bytes():
            continue
        listing = subprocess.run(["objdump", "-drw", "--no-show-raw-insn", path], capture_output=True, text=True, check=True).stdout
        function = None
        for line in listing.splitlines():
            if heading := FUNCTION.match(line):
                function = heading[1]
            elif function and (reference := REFERENCE.search(line)):
                found.setdefault(f"{module}/{source}", set()).add((function, reference[1]))
    return found, modules


def spelt(found):
    """Returns the functions with demangled names, sorted: `LayoutUnit.points: Int`."""
    mangled = sorted({function for functions in found.values() for function, _ in functions})
    names = subprocess.run(
        ["swift", "demangle", "--simplified", "--compact"], input="\n".join(mangled), capture_output=True, text=True, check=True).stdout.splitlines()
    name = dict(zip(mangled, names))
    return {place: sorted({f"{name[function]} → {kind}" for function, kind in functions}) for place, functions in sorted(found.items())}


def main():
    if len(sys.argv) < 2 or not pathlib.Path(sys.argv[1]).is_dir():
        sys.exit("check-conversions: the folder of a debug build is missing: check-conversions.py FOLDER [whole|record]")
    found, modules = conversions(pathlib.Path(sys.argv[1]).resolve())
    if not modules:
        sys.exit(f"check-conversions: {sys.argv[1]} has no object files of this package")
    now = spelt(found)
    known = json.loads(LIST.read_text(encoding="utf-8")) if LIST.exists() else {}
    here = {place: functions for place, functions in known.items() if place.split("/")[0] in modules}
    if sys.argv[2:] == ["record"]:
        others = {place: functions for place, functions in known.items() if place not in here}
        LIST.write_text(json.dumps(dict(sorted({**others, **now}.items())), indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        return print(f"conversions: {sum(map(len, now.values()))} functions of {len(modules)} modules are recorded")
    problems = [f"{place}: {function} is not in Scripts/conversions.json: bound the number first, then record it"
                for place, functions in now.items() for function in functions if function not in here.get(place, [])]
    # A build without some traits lacks some functions, so what is gone is told only of whole builds.
    if sys.argv[2:] == ["whole"]:
        problems += [f"{place}: {function} converts no number any more: remove it from Scripts/conversions.json"
                     for place, functions in here.items() for function in functions if function not in now.get(place, [])]
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        sys.exit(f"conversions: {len(problems)} problems")
    return print(f"conversions: {sum(map(len, now.values()))} functions of {len(modules)} modules, each known to bound its number")


if __name__ == "__main__":
    main()
