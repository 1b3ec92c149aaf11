"""Draws a conversation with Cairo: chat.py TRANSCRIPT PNG [STYLE [light|dark [WIDTH [HEIGHT [Y]]]]]."""
import io
import pathlib
import sys

import cairo
from bubblelayout import NONE, Engine, FontFlags, OperationKind, Theme, rgba


def trace(context, steps):
    for verb, numbers in steps:
        [context.move_to, context.line_to, None, context.curve_to, context.close_path][verb](*numbers)


def draw_glyph(context, engine, font, glyph, x, y):
    image = engine.image(font["id"], glyph) if font["flags"] & FontFlags.COLOR else None
    shape = image or engine.outline(font["id"], glyph)
    unit, matrix = font["point_size"] / shape.units_per_em, context.get_matrix()
    context.transform(cairo.Matrix(unit, 0, 0, -unit, x, y))
    if image:
        surface = cairo.ImageSurface.create_from_png(io.BytesIO(image.png))
        context.translate(image.left, image.top)
        context.scale(image.width / surface.get_width(), -image.height / surface.get_height())
        context.set_source_surface(surface)
        context.paint()
    else:
        trace(context, shape.steps(cubic=True))
    context.set_matrix(matrix)


def draw(context, engine, rows, operation):
    source = cairo.LinearGradient(0, operation["top"], 0, operation["bottom"])
    for offset, color, _ in rows.stops_of(operation).tolist() or [(0, operation["color"], 0)]:
        source.add_color_stop_rgba(offset, *rgba(color))
    context.set_source(source)
    if operation["clip"] != NONE:
        trace(context, rows.steps(operation["clip"], cubic=True))
        context.clip()
    trace(context, rows.steps(operation["path"], cubic=True))
    for glyph, x, y in rows.glyphs_of(operation).tolist():
        draw_glyph(context, engine, rows.fonts[operation["font"]], glyph, x, y)
    context.set_line_width(operation["width"])
    context.stroke() if operation["kind"] == OperationKind.STROKE else context.fill()
    context.reset_clip()


transcript, picture, style, theme, *size = sys.argv[1:] + ["merged", "light", 360, 900, 0][len(sys.argv) - 3 :]
width, height, y = map(int, size)
context = cairo.Context(cairo.ImageSurface(cairo.FORMAT_RGB24, 2 * width, 2 * height))
with Engine() as engine, engine.transcript(pathlib.Path(transcript), style, width=width, me="you") as chat:
    rows = chat.rows(y, height, drawing=True, theme=Theme[theme.upper()])
    context.set_source_rgba(*rgba(rows.background))
    context.paint()
    for row in rows:
        context.set_matrix(cairo.Matrix(2, 0, 0, 2, 2 * row["frame"]["x"], 2 * (row["frame"]["y"] - y)))
        for operation in rows.operations_of(row):
            if operation["kind"] <= OperationKind.GLYPHS:  # There are no pictures; placeholders are drawn.
                draw(context, engine, rows, operation)
context.get_target().write_to_png(picture)
