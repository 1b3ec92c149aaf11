"""The places of texts and elements in a message: tuples in Python, JSON Pointers (RFC 6901) in the library."""

from __future__ import annotations

from typing import Union

#: The place of something in a message, as in the message's JSON: ("attachments", 2, "options", 0). Fields, and blocks with an id, have names;
#: elements of lists have numbers.
ContentPath = tuple[Union[str, int], ...]


def content_path(pointer: str) -> ContentPath:
    """Returns the path of a JSON Pointer. Steps that consist of digits are numbers."""
    return tuple(_step(step) for step in pointer.split("/")[1:])


def json_pointer(path: ContentPath) -> str:
    """Returns a path as a JSON Pointer, the form in which `bubble_layout.h` has paths."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in path)


def _step(step: str) -> str | int:
    is_number = step.isascii() and step.isdigit() and (len(step) == 1 or step[0] != "0")
    return int(step) if is_number else step.replace("~1", "/").replace("~0", "~")
