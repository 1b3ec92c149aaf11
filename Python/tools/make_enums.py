"""Writes `src/bubblelayout/enums.py` from the header: make_enums.py [--check]."""

from __future__ import annotations

import os.path
import pathlib
import sys
import textwrap

import header

# Enumerations whose members are bits, although their names do not say so.
MASKS = {"bubble_look", "bubble_text_scope"}
PLACE = pathlib.Path(__file__).resolve().parents[1] / "src/bubblelayout/enums.py"
START = '''"""The numbers of the C library by name. Made from `bubble_layout.h` by tools/make_enums.py: not to be edited."""

import enum
'''


def class_name(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_")[1:])


def member_names(names: list[str]) -> list[str]:
    """Returns names without their common prefix, which is in the name of the class."""
    common = os.path.commonprefix(names).rpartition("_")[0] + "_"
    return [name.removeprefix(common).removeprefix("ERROR_").removeprefix("DELIVERY_") for name in names]


def source() -> str:
    text = header.HEADER.read_text(encoding="utf-8")
    documentation = header.documentation(text)
    lines = [START]
    for name, members in header.enumerations(text).items():
        base = "IntFlag" if name.endswith("_flags") or name in MASKS else "IntEnum"
        about = documentation.get(name) or f"`{name}` of the C library."
        lines += ["", f"class {class_name(name)}(enum.{base}):", f'    """{about}"""', ""]
        for short, (_, number, comment) in zip(member_names([member[0] for member in members]), members):
            lines += textwrap.wrap(comment, 118, initial_indent="    #: ", subsequent_indent="    #: ")
            lines.append(f"    {short} = {number}")
        lines.append("")
    return "\n".join(lines).rstrip("\n") + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(0 if PLACE.read_text(encoding="utf-8") == source() else "enums.py is out of date: run Python/tools/make_enums.py")
    PLACE.write_text(source(), encoding="utf-8")
