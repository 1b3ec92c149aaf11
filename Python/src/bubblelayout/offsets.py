"""Offsets of the library, which count UTF-16 code units, and indices of Python texts, which count characters."""

from __future__ import annotations


def utf16_offset(text: str, index: int) -> int:
    """The UTF-16 offset of an index in a text."""
    if text.isascii():
        return index
    return len(text[:index].encode("utf-16-le", "surrogatepass")) // 2


def utf16_index(text: str, offset: int) -> int:
    """The index of a UTF-16 offset in a text; of one within a character that of the character."""
    if text.isascii():
        return offset
    units = text.encode("utf-16-le", "surrogatepass")[: offset * 2]
    return len(units.decode("utf-16-le", "ignore"))
