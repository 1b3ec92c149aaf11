"""What laws ask about laid out messages: frames, texts, and the elements around a part."""

import dataclasses


# In a window of fewer em of the text's usual size, in points, there is room for a few letters and nothing beside them.
TINY, BODY = 7, 17


@dataclasses.dataclass
class Breach:
    """A place where a law is broken. `kind` is the part of the law; `others` are the options that differ from those of the batch."""
    law: str
    kind: str
    message: str
    detail: str
    others: str = ""


class Frame:
    """A frame in points. y grows downwards."""
    __slots__ = ("x", "y", "right", "bottom")

    def __init__(self, x, y, width, height):
        self.x, self.y, self.right, self.bottom = x, y, x + width, y + height

    width = property(lambda self: self.right - self.x)
    height = property(lambda self: self.bottom - self.y)
    middle = property(lambda self: ((self.x + self.right) / 2, (self.y + self.bottom) / 2))

    def contains(self, point, slack=0):
        return self.x - slack <= point[0] <= self.right + slack and self.y - slack <= point[1] <= self.bottom + slack

    def common(self, other):
        """The frame that both have in common, or None."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        right, bottom = min(self.right, other.right), min(self.bottom, other.bottom)
        return Frame(x, y, right - x, bottom - y) if right > x and bottom > y else None

    def beyond(self, outer):
        """How far this frame leaves another one."""
        return max(outer.x - self.x, outer.y - self.y, self.right - outer.right, self.bottom - outer.bottom)

    def __repr__(self):
        return f"[{self.x:g} {self.y:g} {self.right:g} {self.bottom:g}]"


class Element:
    """An element of a cell with those around it."""

    def __init__(self, value, parent=None):
        self.value, self.parent = value, parent
        self.kind, self.type = value["kind"], value.get("type")
        self.frame = Frame(*value["frame"])
        self.parts = range(*value["parts"]) if value.get("parts") else range(0)
        self.path = value.get("path") or []
        self.direction = value.get("direction")
        self.children = [Element(child, self) for child in value.get("children", ())]

    def all(self):
        yield self
        for child in self.children:
            yield from child.all()

    def around(self):
        """This element and those around it, from the inside."""
        element = self
        while element:
            yield element
            element = element.parent


class Part:
    """A part of a cell."""

    def __init__(self, value, index, cell):
        self.value, self.index, self.cell = value, index, cell
        self.kind, self.role = value["kind"], value.get("role")
        self.frame = Frame(*value["frame"])
        self.lines = value.get("lines") or []
        self.element = None

    @property
    def is_text(self):
        return self.kind in ("text", "label")

    @property
    def is_hidden(self):
        return self.value.get("visible") is False

    def elements(self):
        return list(self.element.around()) if self.element else []

    def within(self, *kinds):
        """The innermost element of one of these kinds around the part, or None."""
        return next((element for element in self.elements() if element.kind in kinds or element.type in kinds), None)

    def __str__(self):
        text = self.value.get("text", "")
        return f"part {self.index} ({self.kind} {self.role or ''} {text[:24]!r}) {self.frame}"


class Cell:
    """A message that was laid out."""

    def __init__(self, value):
        self.value, self.id = value, str(value["id"])
        self.frame = Frame(*value["frame"])
        self.bubble = Frame(*value["bubble"]["frame"]) if value.get("bubble") else None
        self.parts = [Part(part, index, self) for index, part in enumerate(value.get("parts", ()))]
        self.elements = [Element(element) for element in value.get("elements", ())]
        for root in self.elements:
            for element in root.all():
                for index in element.parts:
                    self.parts[index].element = element

    def all_elements(self):
        for root in self.elements:
            yield from root.all()

    def having(self, kind, *roles):
        """The visible parts of a kind, with one of the roles if any are given."""
        return [part for part in self.parts if part.kind == kind and (not roles or part.role in roles) and not part.is_hidden]


class Layout:
    """A conversation that was laid out in a configuration."""

    def __init__(self, header, rows, configuration):
        self.header, self.rows, self.configuration = header, rows, configuration
        self.cells = [Cell(row) for row in rows if "parts" in row and "id" in row]

    @property
    def starts_right(self):
        return self.configuration.direction == "rtl"

    @property
    def is_tiny(self):
        return self.configuration.width < TINY * BODY * self.configuration.type

    def by_id(self):
        return {cell.id: cell for cell in self.cells}

    def colour(self, role, theme=None):
        """The colour of a role, `#rrggbb`, in a theme or that of the configuration."""
        return self.header.get("colors", {}).get(theme or self.configuration.theme, {}).get(role)
