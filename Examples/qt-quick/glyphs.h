// Glyphs as paths and pictures. Each is made once, and no font is opened here.

#pragma once

#include <QHash>
#include <QImage>
#include <QPainterPath>
#include <bubble_layout.h>

struct Glyph {
  // The outline in font units, y upwards; empty for a glyph without ink, and for a picture.
  QPainterPath path;
  QImage picture;
  QRectF frame;
  double unitsPerEm = 1;
};

class Glyphs {
public:
  // Returns the shape of a glyph in a font of the rows.
  const Glyph &find(const bubble_engine *engine, bubble_buffer *buffer, const bubble_font &font, quint64 glyph);

private:
  QHash<QPair<quint32, quint64>, Glyph> known;
};

// Returns the library's path as a Qt path.
QPainterPath path(const uint8_t *verbs, size_t verbCount, const bubble_point *points, size_t pointCount);
