"""Monotony: what a message shows stays visible in a wider window, and with smaller type. Controls and ellipses are left out."""

import collections

from cells import Breach

# Labels that repeat, replace or shorten what is shown.
CONTROLS = ("readMore", "readLess", "unfold", "columnTitle", "lineNumber", "language", "initials", "hiddenCount")
# What an ellipsis cuts is still there: names and texts count by their presence alone.
PICTURES = ("linkPicture", "quotePicture", "icon", "option", "track", "share", "play", "task", "waveform", "button", "reaction", "sign", "capsule", "custom",
            "emoji", "mention")


def breaches(batch):
    for layouts, field in ((batch.widths, "width"), (batch.types[::-1], "type")):
        for before, after in zip(layouts, layouts[1:]):
            found = after.by_id()
            for cell in before.cells:
                if cell.id in found:
                    # A message that reads on shows another part of itself.
                    if is_shortened(cell) or is_shortened(found[cell.id]):
                        continue
                    more, folds = content(found[cell.id]), folded(cell) | folded(found[cell.id])
                    for item, count in content(cell).items():
                        if more[item] < count and not any(item[1][:len(fold)] == fold for fold in folds):
                            old, new = getattr(before.configuration, field), getattr(after.configuration, field)
                            yield Breach("monotony", f"{item[0]} vanishes", cell.id, f"{count} of {item} at {field} {old}, {more[item]} at {new}",
                                         f"--{'width' if field == 'width' else 'font-scale'} {new}")


def is_shortened(cell):
    return any(part.role in ("readMore", "readLess") for part in cell.parts)


def folded(cell):
    """The paths of quotes that show their first lines and can be unfolded."""
    return {tuple(map(str, part.element.path)) for part in cell.parts if part.role == "unfold" and part.element}


def is_control(part):
    """Whether a part is the sign of a button, what is behind the time, or the number of people who have no room."""
    return (part.role == "sign" and part.within("buttons") or part.role == "capsule" and part.within("footer")
            or part.kind == "label" and part.within("seenBy"))


def content(cell):
    """What the message shows, each with how often."""
    items = collections.Counter()
    for part in cell.parts:
        if part.is_hidden or part.within("swipe", "selection") or is_control(part):
            continue
        element = part.element
        place = tuple(str(step) for step in element.path) if element else ()
        if element and element.type == "lines":
            # The lines of code that scrolls are an element of their own.
            place = place[:-1]
        if part.kind == "formula":
            # One that is too wide becomes several pieces, which may be in a text.
            items["formula", tuple(step for step in map(str, part.value.get("path", place)) if step not in ("source", "text"))] = 1
        elif part.kind in ("media", "avatar", "status"):
            items[part.kind, place] += 1
        elif part.kind == "box" and part.role in PICTURES:
            sign = "" if str(part.value.get("sign", "")).startswith(("collapsed", "expanded")) else part.value.get("sign", "")
            items[f"{part.role} {sign}".strip(), place, part.value.get("index")] += 1
        elif part.is_text and part.role not in CONTROLS and part.value.get("text"):
            items[f"{part.kind} {part.role or ''}".strip(), tuple(map(str, part.value.get("path", place))), part.value.get("index")] = 1
    return items
