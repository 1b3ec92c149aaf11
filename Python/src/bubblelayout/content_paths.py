"""The places of texts and elements in a message: tuples in Python, JSON Pointers (RFC 6901) in the library."""

from __future__ import annotations

from typing import Union

#: Where something stands in a message, as in the JSON that messages are read from: ("attachments", 2, "options", 0). Fields and blocks that
#: have an id by their names, what is in a list by its number.
ContentPath = tuple[Union[str, int], ...]


def content_path(pointer: str) -> ContentPath:
    """The path that a JSON Pointer says. Steps of digits are numbers."""
    return tuple(_step(step) for step in pointer.split("/")[1:])


def json_pointer(path: ContentPath) -> str:
    """A path as a JSON Pointer, as `bubble_layout.h` has it."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


def _step(step: str) -> str | int:
    is_number = step.isascii() and step.isdigit() and (len(step) == 1 or step[0] != "0")
    return int(step) if is_number else step.replace("~1", "/").replace("~0", "~")
