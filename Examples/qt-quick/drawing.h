// Draws the library's operations: fills and strokes paths, and shows glyphs.

#pragma once

#include <QPainter>

#include "glyphs.h"

struct Drawing {
  QPainter *painter;
  const bubble_rows_view &view;
  Glyphs &glyphs;
  const bubble_engine *engine;
  bubble_buffer *buffer;

  void row(const bubble_row &row);

private:
  void operation(const bubble_operation &operation);
  void glyph(const bubble_font &font, const bubble_glyph &glyph, const QBrush &paint);
  QPainterPath path(uint32_t number) const;
  QBrush paint(const bubble_operation &operation) const;
};

// Converts a colour 0xRRGGBBAA.
QColor color(uint32_t number);
