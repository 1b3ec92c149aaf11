"""Pixels: boxes that are lines or have straight edges begin and end on device pixels, also where the row is."""

from cells import Breach, Frame

LINES = ("rule", "line", "bar", "table", "cell", "quoteBar", "track")
SLACK = 0.02


def breaches(batch):
    layout = batch.base
    pixels = layout.configuration.device
    for cell in layout.cells:
        if off(cell.frame.y, pixels):
            yield Breach("pixels", "a row begins between pixels", cell.id, f"y is {cell.frame.y} at {pixels} pixels a point")
        found = set()
        for part in cell.having("box", *LINES):
            if part.role not in found and is_blurred(part.frame, cell.frame.y, pixels, part.role):
                found.add(part.role)
                yield Breach("pixels", f"a {part.role} is between pixels", cell.id, f"{part} of a row at {cell.frame.y}, {pixels} pixels a point")
            if part.value.get("border") and off(part.value["border"], pixels):
                yield Breach("pixels", "a border is not of whole pixels", cell.id, f"{part}: {part.value['border']} at {pixels} pixels a point")
    for row in layout.rows:
        for box in row.get("boxes", ()) if "separator" in row else ():
            if box.get("role") == "line" and is_blurred(Frame(*box["frame"]), row["frame"][1], pixels, "line"):
                yield Breach("pixels", "a line between rows is between pixels", str(row.get("before")), f"{box} of a row at {row['frame'][1]}, {pixels}")


def off(value, pixels):
    """Whether a length is not one of whole pixels. Lengths are rounded to 1/64 point."""
    return abs(value * pixels - round(value * pixels)) > SLACK * pixels


def is_blurred(frame, y, pixels, role):
    """Whether the long edges of a line, or those of a box, are between pixels."""
    vertical = [frame.x, frame.right]
    horizontal = [frame.y + y, frame.bottom + y]
    if role in ("rule", "line", "track"):
        return any(off(edge, pixels) for edge in horizontal)
    if role in ("bar", "quoteBar"):
        return any(off(edge, pixels) for edge in vertical)
    return any(off(edge, pixels) for edge in vertical + horizontal)
