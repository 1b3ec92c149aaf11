"""Reads `bubble_layout.h`, the only source of all declarations in the package."""

from __future__ import annotations

import pathlib
import re

HEADER = pathlib.Path(__file__).resolve().parents[2] / "Sources/CBubbleLayout/bubble_layout.h"


def declarations(text: str) -> str:
    """Returns the header in the form that cffi reads: without comments, C++ and preprocessor directives."""
    numbers = dict(re.findall(r"^#define (BUBBLE_\w+) (\d+)$", text, flags=re.M))
    text = re.sub(r"/\*.*?\*/", " ", text, flags=re.S)
    text = re.sub(r"#ifdef __cplusplus.*?#endif", " ", text, flags=re.S)
    text = "\n".join(line for line in text.split("\n") if not line.lstrip().startswith("#"))
    text = re.sub(r"\bBUBBLE_API | ?BUBBLE_DEPRECATED\([^)]*\)", "", text)
    for name, number in numbers.items():
        text = re.sub(rf"\b{name}\b", number, text)
    return "\n".join([f"#define {name} {number}" for name, number in numbers.items()]) + text


def enumerations(text: str) -> dict[str, list[tuple[str, int, str]]]:
    """Returns the enumerations by name: constants, their numbers, and the header's comments on them."""
    found = {}
    for body, name in re.findall(r"typedef enum \w+ \{(.*?)\} (\w+);", text, flags=re.S):
        found[name] = list(_members(body))
    return found


def documentation(text: str) -> dict[str, str]:
    """Returns the header's comment on each enumeration."""
    pattern = r"/\* ((?:(?!\*/).)*?) \*/\s*typedef enum (\w+)"
    found = re.findall(pattern, text, flags=re.S)
    return {name: _sentence(comment) for comment, name in found if not comment.startswith("--")}


def _members(body: str) -> list[tuple[str, int, str]]:
    members = []
    pattern = r"(?:/\*(?P<above>.*?)\*/\s*)?(?P<name>BUBBLE_\w+) = (?P<value>[\d< ]+),?(?:[ ]*/\*(?P<beside>.*?)\*/)?"
    for match in re.finditer(pattern, body, flags=re.S):
        left, _, right = match["value"].partition("<<")
        comment = match["beside"] or match["above"] or ""
        members.append((match["name"], int(left) << int(right or 0), _sentence(comment)))
    return members


def _sentence(comment: str) -> str:
    text = re.sub(r"\s*\n\s*\*?\s*", " ", comment).strip()
    return re.sub(r"\ba (bubble_\w+)\b", lambda match: "a `" + match.group(1) + "`", text)
