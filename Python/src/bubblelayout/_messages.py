"""Converts Arrow columns into messages."""

from __future__ import annotations

import json
from typing import Any

import pyarrow as pa

#: The fields of messages, which columns may have as names.
MESSAGE_FIELDS = (
    "id", "sender", "timestamp", "text", "kind", "dir", "lang", "spans", "format", "dollars", "streaming", "breaks", "blocks", "senderName",
    "quote", "attachments", "reactions", "buttons", "edited", "deleted", "delivery", "forwarded", "pinned", "views", "expires", "thread",
    "time", "seenBy")

_ENCODE = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=str).encode


def message_texts(batch: pa.RecordBatch, message: str | None) -> list[str | None]:
    """Returns messages as JSON, one line each; None for a row without a message.

    message: The column with messages as JSON; None if the columns have the names of fields.
    """
    if message is not None:
        texts = batch.column(message).to_pylist()
        # In JSON, line ends occur only between tokens, where a space has the same meaning.
        return [text.replace("\n", " ").replace("\r", " ") if isinstance(text, str) else None for text in texts]
    names = [name for name in MESSAGE_FIELDS if name in batch.schema.names]
    columns = [_values(batch.column(name)) for name in names]
    if not columns:
        return [None] * batch.num_rows
    return [
        _ENCODE({name: value for name, value in zip(names, values) if value is not None}) for values in zip(*columns)]


def _values(column: pa.Array) -> list[Any]:
    """Returns the values of a column; times as milliseconds since 1970."""
    if pa.types.is_timestamp(column.type):
        column = column.cast(pa.timestamp("ms", column.type.tz), safe=False).cast(pa.int64())
    values: list[Any] = column.to_pylist()
    return values


def is_timed(text: str) -> bool:
    """Returns whether a message has a time."""
    if '"timestamp"' not in text:
        return False
    message = parsed(text)
    return message is not None and message.get("timestamp") is not None


def parsed(text: str | None) -> dict[str, Any] | None:
    """Returns a message as an object; None if the text is not a message."""
    try:
        found = json.loads(text or "")
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def is_object(text: str | None) -> bool:
    """Returns whether a text begins like a JSON object. Other texts might be read as a list, or as plain text."""
    return text is not None and text.lstrip()[:1] == "{"


def is_document(text: str) -> bool:
    """Returns whether a text is a document with several messages."""
    return '"messages"' in text and "messages" in (parsed(text) or {})


def without_double_ids(texts: list[str | None]) -> list[str | None]:
    """Returns the messages with new ids for those without an id, and for those whose id has occurred before."""
    known: set[tuple[type, Any]] = set()
    found: list[str | None] = []
    for number, text in enumerate(texts):
        message = parsed(text)
        if message is not None:
            id = message.get("id")
            if not isinstance(id, (int, str)) or (type(id), id) in known:
                id = f"{id} in row {number}"
                text = _ENCODE({**message, "id": id})
            known.add((type(id), id))
        found.append(text)
    return found
