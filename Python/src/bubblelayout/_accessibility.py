"""Converts the library's arrays of what screen readers say."""

from __future__ import annotations

from ._calls import MessageId
from .content_paths import content_path
from ._declarations import ffi
from ._edits import rect_of
from ._native import NONE, CData
from .enums import ActionKind, Card, ElementFlags, ElementRole, SpanKind, Target
from .values import Accessibility, Action, Element, Offsets

#: The index of a row without a message.
_NO_INDEX = (1 << 64) - 1


def accessibility_of(told: CData) -> Accessibility:
    """Converts a `bubble_accessibility`."""
    strings = bytes(ffi.buffer(told.strings, told.string_count)) if told.string_count else b""
    language = ffi.string(told.language).decode() if told.language != ffi.NULL else ""
    found = Accessibility([], language)
    elements: list[Element] = []
    actions = [_action(told.actions[number], strings) for number in range(told.action_count)]
    for number in range(told.element_count):
        entry = told.elements[number]
        element = Element(
            ElementRole(entry.role), ElementFlags(entry.states), _id(entry, strings), _text(entry.label, strings) or "",
            _text(entry.value, strings), _text(entry.hint, strings), rect_of(entry.frame), _offsets(entry.range),
            list(told.parts[entry.parts.first : entry.parts.first + entry.parts.count]) if entry.parts.count else [],
            actions[entry.actions.first : entry.actions.first + entry.actions.count], [])
        elements.append(element)
        (found.rows if entry.parent == NONE else elements[entry.parent].children).append(element)
    return found


def _action(action: CData, strings: bytes) -> Action:
    path = _text(action.path, strings)
    return Action(
        ActionKind(action.kind), _text(action.name, strings) or "", Target(action.target),
        None if action.index == NONE else action.index, None if action.card == NONE else Card(action.card),
        None if action.span_kind == NONE else SpanKind(action.span_kind), _offsets(action.span_range),
        None if path is None else content_path(path))


def _id(element: CData, strings: bytes) -> MessageId | None:
    if element.index == _NO_INDEX:
        return None
    text = _text(element.id_text, strings)
    return int(element.id_number) if text is None else text


def _offsets(range: CData) -> Offsets | None:
    return None if range.start == NONE else Offsets(range.start, range.end)


def _text(range: CData, strings: bytes) -> str | None:
    return None if range.first == NONE else strings[range.first : range.first + range.count].decode()
