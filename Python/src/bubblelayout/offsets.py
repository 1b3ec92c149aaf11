"""Converts between the library's offsets, which count UTF-16 code units, and indices of Python texts, which count characters."""

from __future__ import annotations


def utf16_offset(text: str, index: int) -> int:
    """Returns the UTF-16 offset of an index in a text."""
    if text.isascii():
        return index
    return len(text[:index].encode("utf-16-le", "surrogatepass")) // 2


def utf16_index(text: str, offset: int) -> int:
    """Returns the index of a UTF-16 offset in a text; for an offset inside a character, the index of that character."""
    if text.isascii():
        return offset
    units = text.encode("utf-16-le", "surrogatepass")[: offset * 2]
    return len(units.decode("utf-16-le", "ignore"))
