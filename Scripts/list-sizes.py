#!/usr/bin/env python3
"""Lists the parts of a library or program by size: list-sizes.py MAP [--members N].

MAP is the linker's map (-Map): each section of each object file, with its size. Object files are grouped by their static library, or by the folder
that the package manager builds a module in. Only sections that are loaded into memory count.
"""

import argparse
import collections
import pathlib
import re

# A line of the map, or two: the name of a section, its address, its size, and its file.
PLACED = re.compile(r"^ (\.?[\w.$@]+)\s+0x([0-9a-f]+)\s+0x([0-9a-f]+) (\S.*)$")
LOADED = re.compile(r"\.(text|rodata|data|bss|gcc_except_table|init_array|eh_frame|tdata|tbss|got|rel|dyn|gnu|plt|sdata)|swift5|protocol_conformances")


def lines(path):
    """Yields the lines of a map. The linker puts a long name on a line of its own, which is joined with the next line."""
    held = ""
    for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
        if re.fullmatch(r" [.\w$@]+", line):
            held = line
            continue
        yield held + line if held and line.startswith("   ") else line
        held = ""


def origin(file):
    """Returns the name of the static library or module that an object file belongs to."""
    library = re.match(r".*/(lib[^/]+)\.a\(", file)
    if library:
        return library.group(1)
    module = re.search(r"/([^/]+)\.build/", file)
    return module.group(1) if module else pathlib.Path(file).name


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("map", type=pathlib.Path)
    parser.add_argument("--members", type=int, default=0, help="name the largest object files too")
    options = parser.parse_args()
    sizes, members = collections.Counter(), collections.Counter()
    for line in lines(options.map):
        found = PLACED.match(line)
        if found and int(found[2], 16) and LOADED.search(found[1]) and not found[1].startswith(".debug"):
            sizes[origin(found[4])] += int(found[3], 16)
            members[found[4].rpartition("/")[2]] += int(found[3], 16)
    total = sum(sizes.values())
    for name, size in sizes.most_common():
        if size >= total / 1000:
            print(f"{size / 1e6:8.2f} MB  {name}")
    print(f"{total / 1e6:8.2f} MB  in all")
    for name, size in members.most_common(options.members):
        print(f"{size / 1e6:8.2f} MB  {name}")


if __name__ == "__main__":
    main()
