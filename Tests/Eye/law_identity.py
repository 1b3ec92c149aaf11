"""Identity: a person has one colour in every part, and two people do not share it as long as there are colours."""

import re

from cells import Breach

HUES = 12


def breaches(batch):
    layout = batch.base
    messages = {str(message.get("id")): message for message in batch.messages}
    colours, first = {}, {}
    for cell in layout.cells:
        for person, colour, part in shown(cell, messages.get(cell.id, {})):
            if person in colours and colours[person] != colour:
                yield Breach("identity", f"{place(part)} has another colour", cell.id,
                             f"{person!r} is {colour} in {part}, and {colours[person]} in {first[person]}")
            elif person not in colours:
                colours[person], first[person] = colour, f"{cell.id}, {part}"
    owners = {}
    for person, colour in colours.items():
        owners.setdefault(colour, []).append(person)
    for colour, people in owners.items():
        if len(people) > 1 and len(colours) <= HUES and len(everybody(batch.messages)) <= HUES:
            yield Breach("identity", "two people share a colour", first[people[1]].split(",")[0], f"{people} are all {colour}")


def everybody(messages):
    """All people that the messages name."""
    people = {message.get("sender") for message in messages} | {(message.get("quote") or {}).get("sender") for message in messages}
    for message in messages:
        people.update(message.get("seenBy") or ())
        people.update((message.get("thread") or {}).get("people") or ())
        people.add(message.get("forwarded"))
    return people - {None}


def hue(part, role):
    """A person's colour in a part: the number of a hue, or a colour of the person's own; None for a colour that is everybody's."""
    value = part.value.get("tint") or part.value.get(role) or ""
    number = re.fullmatch(r"(?:name|avatar)(\d+)", value)
    return number.group(1) if number else value if value.startswith("#") else None


def place(part):
    element = part.element.kind if part.element else ""
    return {"sender": "a name", "quoteSender": "a quote", "quoteBar": "a quote"}.get(part.role, "an avatar") + (
        f" in {element}" if element in ("thread", "seenBy") else "")


def shown(cell, message):
    """Yields the people that a message shows, each with the colour and the part."""
    sender, quoted = message.get("sender"), (message.get("quote") or {}).get("sender")
    for part in cell.parts:
        person, role = None, "ink"
        if part.kind == "label" and part.role == "sender":
            person = sender
        elif part.kind == "label" and part.role == "quoteSender":
            person = quoted
        elif part.kind == "avatar" and part.element:
            role = "ground"
            listed = message.get("seenBy") if part.element.kind == "seenBy" else (message.get("thread") or {}).get("people")
            avatars = [other for other in cell.having("avatar") if other.element is part.element]
            if part.element.kind == "avatar":
                person = sender
            elif part.element.kind in ("seenBy", "thread") and listed and len(avatars) == min(len(listed), len(avatars)):
                person = listed[avatars.index(part)]
        if isinstance(person, str):
            colour = hue(part, role)
            if colour is not None:
                yield person, colour, part
            elif part.role == "sender" and not cell.bubble and cell.value["role"] == "received":
                # A name over a sticker is the person's as well.
                yield person, part.value.get("ink"), part
