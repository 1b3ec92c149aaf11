// Glyphs as paths and pictures, each made once: no font is opened here.

#pragma once

#include <QHash>
#include <QImage>
#include <QPainterPath>
#include <bubble_layout.h>

struct Glyph {
  // In font units, y upwards; empty for a glyph without ink, and for a picture.
  QPainterPath path;
  QImage picture;
  QRectF frame;
  double unitsPerEm = 1;
};

class Glyphs {
public:
  // The shape of a glyph of a font that rows have named.
  const Glyph &find(const bubble_engine *engine, bubble_buffer *buffer, const bubble_font &font, quint64 glyph);

private:
  QHash<QPair<quint32, quint64>, Glyph> known;
};

// Steps as the library has them.
QPainterPath path(const uint8_t *verbs, size_t verbCount, const bubble_point *points, size_t pointCount);
