"""Converts the library's arrays of what screen readers say."""

from __future__ import annotations

from ._calls import MessageId
from .content_paths import ContentPath, content_path
from ._declarations import ffi
from ._edits import offsets_of, rect_of
from ._native import NONE, CData
from .enums import ActionKind, Card, ElementFlags, ElementRole, SpanKind, Target
from .values import Accessibility, Action, Element

#: The index of a row without a message.
_NO_INDEX = (1 << 64) - 1


def accessibility_of(told: CData) -> Accessibility:
    """Converts a `bubble_accessibility`."""
    strings = bytes(ffi.buffer(told.strings, told.string_count)) if told.string_count else b""
    language = ffi.string(told.language).decode() if told.language != ffi.NULL else ""
    found = Accessibility([], language)
    elements: list[Element] = []
    actions = [_action(told.actions[number], told.targets[number], strings) for number in range(told.action_count)]
    for number in range(told.element_count):
        entry = told.elements[number]
        element = Element(
            ElementRole(entry.role), ElementFlags(entry.states), _id(entry, strings), _text(entry.label, strings) or "",
            _text(entry.value, strings), _text(entry.hint, strings), rect_of(entry.frame), offsets_of(entry.range),
            list(told.parts[entry.parts.first : entry.parts.first + entry.parts.count]) if entry.parts.count else [],
            actions[entry.actions.first : entry.actions.first + entry.actions.count], [])
        elements.append(element)
        (found.rows if entry.parent == NONE else elements[entry.parent].children).append(element)
    return found


def _action(action: CData, target: CData, strings: bytes) -> Action:
    return Action(
        kind=ActionKind(action.kind), name=_text(action.name, strings) or "", target=Target(action.target),
        index=None if action.index == NONE else action.index, card=None if action.card == NONE else Card(action.card),
        data=None if action.span_kind == NONE else SpanKind(action.span_kind), data_range=offsets_of(action.span_range),
        path=_path(action.path, strings), href=_text(target.href, strings), footnote=_text(target.footnote, strings),
        block=_path(target.block, strings))


def _path(range: CData, strings: bytes) -> ContentPath | None:
    text = _text(range, strings)
    return None if text is None else content_path(text)


def _id(element: CData, strings: bytes) -> MessageId | None:
    if element.index == _NO_INDEX:
        return None
    text = _text(element.id_text, strings)
    return int(element.id_number) if text is None else text


def _text(range: CData, strings: bytes) -> str | None:
    return None if range.first == NONE else strings[range.first : range.first + range.count].decode()
