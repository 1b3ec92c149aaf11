"""Calls of the library, and conversions of Python values."""

from __future__ import annotations

import json
import os
import re
import threading
from collections.abc import Iterable, Mapping
from typing import Any, Union

from ._declarations import ffi
from ._native import CData, lib, sized
from .content_paths import ContentPath, content_path, json_pointer
from .errors import failure

#: The id of a message. 7 and "7" are different ids.
MessageId = Union[int, str]
#: Messages as JSON Lines or in another format that `bubble layout` reads, as one or more objects, or as the path of a file.
Messages = Union[str, bytes, "os.PathLike[str]", Mapping[str, Any], Iterable[Mapping[str, Any]]]

_SURROGATES = re.compile("[\ud800-\udfff]")


def call(function: str, *arguments: Any) -> None:
    """Calls a function whose last parameter is a `bubble_error`, and raises its error.

    The interpreter's lock is released during the call, as in every call of cffi.
    """
    error = sized("bubble_error")
    given = [argument.place if isinstance(argument, IdArgument) else argument for argument in arguments]
    status = getattr(lib, function)(*given, error)
    if raised := getattr(_raised, "error", None):
        _raised.error = None
        raise raised
    if status:
        raise failure(status, _field(error.message), function, _field(error.file), error.line, _field(error.field))


#: The exception that a Python function raised when the library called it in this thread; the current call of the library raises it at its end.
_raised = threading.local()


def keep_raised(error: BaseException) -> None:
    """Keeps the first exception of a Python function that the library calls, until the library's own call ends."""
    if getattr(_raised, "error", None) is None:
        _raised.error = error


def _field(characters: CData) -> str:
    text: str = ffi.string(characters).decode("utf-8", "replace")
    return text


class IdArgument:
    """The id of a message as an argument of `call`, which keeps the memory of its text until the call is over."""

    __slots__ = ("place", "_kept")

    def __init__(self, id: MessageId) -> None:
        self._kept: list[CData] = []
        self.place = c_id(id, self._kept)


def utf8(text: str) -> bytes:
    """Returns the bytes of a text. Lone surrogates, which UTF-8 does not have, become U+FFFD."""
    try:
        return text.encode()
    except UnicodeEncodeError:
        return _SURROGATES.sub("\ufffd", text).encode()


def messages_bytes(messages: Messages | None) -> bytes:
    """Returns messages as bytes in the form that the library reads."""
    if messages is None:
        return b""
    if isinstance(messages, bytes):
        return messages
    if isinstance(messages, str):
        return utf8(messages)
    if isinstance(messages, os.PathLike):
        with open(messages, "rb") as file:
            return file.read()
    if isinstance(messages, Mapping):
        messages = [messages]
    return b"\n".join(utf8(json.dumps(message, ensure_ascii=False)) for message in messages)


def optional_text(text: str | None, kept: list[CData]) -> CData:
    """Returns a text that ends in a NUL, which is valid as long as `kept`; NULL for None."""
    if text is None:
        return ffi.NULL
    kept.append(ffi.new("char[]", utf8(text)))
    return kept[-1]


def c_id(id: MessageId, kept: list[CData], place: CData = None) -> CData:
    """Converts an id for the library; its text is valid as long as `kept`.

    place: Where to write the id; None for new memory.
    """
    place = place if place is not None else ffi.new("bubble_id *")
    if isinstance(id, str):
        encoded = utf8(id)
        kept.append(ffi.new("char[]", encoded))
        place.text, place.length = kept[-1], len(encoded)
    else:
        place.number = id
    kept.append(place)
    return place


def python_id(id: CData) -> MessageId:
    """Converts an id that the library returned."""
    if id.text == ffi.NULL:
        return int(id.number)
    return bytes(ffi.buffer(id.text, id.length)).decode()


def c_path(path: ContentPath | None, kept: list[CData], place: CData) -> None:
    """Writes a path, whose text is valid as long as `kept`; NULL for None."""
    if path is None:
        return
    encoded = utf8(json_pointer(path))
    kept.append(ffi.new("char[]", encoded))
    place.text, place.length = kept[-1], len(encoded)


def python_path(path: CData) -> ContentPath | None:
    """Converts a path that the library returned."""
    if path.text == ffi.NULL:
        return None
    return content_path(bytes(ffi.buffer(path.text, path.length)).decode())


def python_text(text: CData) -> str:
    """Converts a `bubble_text`."""
    return bytes(ffi.buffer(text.bytes, text.length)).decode() if text.length else ""
