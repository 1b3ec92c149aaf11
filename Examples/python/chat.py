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
    trace(context, [] if image else shape.steps(cubic=True))
    if image:
        surface = cairo.ImageSurface.create_from_png(io.BytesIO(image.png))
        width, height = image.width / surface.get_width(), image.height / surface.get_height()
        context.transform(cairo.Matrix(width, 0, 0, -height, image.left, image.top))
        context.set_source_surface(surface)
        context.paint()
    context.set_matrix(matrix)


def draw(context, engine, rows, operation):
    if operation["kind"] > OperationKind.GLYPHS:
        return  # Pictures are left out, so that what stands for them is seen.
    source = cairo.LinearGradient(0, operation["top"], 0, operation["bottom"])
    for offset, color, _ in rows.stops_of(operation).tolist() or [(0, operation["color"], 0)]:
        source.add_color_stop_rgba(offset, *rgba(color))
    context.set_source(source)
    context.reset_clip()
    if operation["clip"] != NONE:
        trace(context, rows.steps(operation["clip"], cubic=True))
        context.clip()
    trace(context, rows.steps(operation["path"], cubic=True) if operation["path"] != NONE else [])
    for glyph, x, y in rows.glyphs_of(operation).tolist():
        draw_glyph(context, engine, rows.fonts[operation["font"]], glyph, x, y)
    context.set_line_width(operation["width"])
    context.stroke() if operation["kind"] == OperationKind.STROKE else context.fill()


def main(transcript, picture, style="merged", theme="light", width=360, height=900, y=0):
    surface = cairo.ImageSurface(cairo.FORMAT_RGB24, 2 * int(width), 2 * int(height))
    context = cairo.Context(surface)
    with Engine() as engine, engine.transcript(pathlib.Path(transcript), style, width=float(width), me="you") as chat:
        rows = chat.rows(float(y), float(height), drawing=True, theme=Theme[theme.upper()])
        context.set_source_rgba(*rgba(rows.background))
        context.paint()
        for row in rows:
            for operation in rows.operations_of(row):
                context.set_matrix(cairo.Matrix(2, 0, 0, 2, 2 * row["frame"]["x"], 2 * (row["frame"]["y"] - float(y))))
                draw(context, engine, rows, operation)
    surface.write_to_png(picture)


if __name__ == "__main__":
    main(*sys.argv[1:])
