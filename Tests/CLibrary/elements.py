"""Converts what screen readers are told into the form that `bubble layout --accessibility --format json` writes."""

from rows import NONE

ROLES = "message notice heading separator status text link image button checkbox list listItem".split()
STATES = "selected collapsed expanded busy".split()
ACTIONS = "press open play expand showQuoted choose select reveal".split()


class Elements:
    """The elements of one result."""

    def __init__(self, library, told):
        self.told = told
        self.strings = bytes(library.ffi.buffer(told.strings, told.string_count)) if told.string_count else b""

    def text(self, place):
        return None if place.first == NONE else self.strings[place.first : place.first + place.count].decode()

    @staticmethod
    def first(texts):
        return next((text for text in texts if text is not None), None)

    def document(self):
        return [self.element(self.told.elements[number]) for number in range(self.told.element_count)]

    def element(self, element):
        actions = range(element.actions.first, element.actions.first + element.actions.count)
        parts = range(element.parts.first, element.parts.first + element.parts.count)
        frame = element.frame
        found = {
            "role": ROLES[element.role], "depth": element.depth, "label": self.text(element.label), "value": self.text(element.value),
            "hint": self.text(element.hint), "frame": [frame.x, frame.y, frame.width, frame.height],
            "states": [name for bit, name in enumerate(STATES) if element.states >> bit & 1],
            "actions": [ACTIONS[self.told.actions[number].kind] for number in actions] if element.depth else [],
            "href": self.first([self.text(self.told.targets[number].href) for number in actions] if element.depth else []),
            "footnote": self.first([self.text(self.told.targets[number].footnote) for number in actions] if element.depth else []),
            "parts": [self.told.parts[number] for number in parts],
            "range": None if element.range.start == NONE else [element.range.start, element.range.end]}
        return {name: value for name, value in found.items() if value not in (None, [])}
