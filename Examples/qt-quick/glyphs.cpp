#include "glyphs.h"

QPainterPath path(const uint8_t *verbs, size_t verbCount, const bubble_point *points, size_t pointCount)
{
  QPainterPath found;
  // Glyphs are filled by the non-zero rule.
  found.setFillRule(Qt::WindingFill);
  const bubble_point *end = points + pointCount;
  auto next = [&] {
    QPointF point = points < end ? QPointF(points->x, points->y) : QPointF();
    if (points < end) points++;
    return point;
  };
  for (size_t v = 0; v < verbCount; v++) {
    switch (verbs[v]) {
    case BUBBLE_VERB_MOVE: found.moveTo(next()); break;
    case BUBBLE_VERB_LINE_TO: found.lineTo(next()); break;
    case BUBBLE_VERB_QUADRATIC: {
      QPointF control = next();
      found.quadTo(control, next());
      break;
    }
    case BUBBLE_VERB_CUBIC: {
      QPointF first = next(), second = next();
      found.cubicTo(first, second, next());
      break;
    }
    default: found.closeSubpath();
    }
  }
  return found;
}

const Glyph &Glyphs::find(const bubble_engine *engine, bubble_buffer *buffer, const bubble_font &font, quint64 glyph)
{
  Glyph &found = known[qMakePair(font.id, glyph)];
  if (found.unitsPerEm > 1) return found;
  if (font.flags & BUBBLE_FONT_COLOR) {
    bubble_image image;
    BUBBLE_INIT(image);
    if (!bubble_engine_glyph_image(engine, font.id, quint32(glyph), buffer, &image, nullptr) && image.png) {
      found.picture.loadFromData(image.png, int(image.length), "PNG");
      found.frame = QRectF(image.left, -image.top, image.width, image.height);
      found.unitsPerEm = image.units_per_em;
      return found;
    }
  }
  bubble_outline outline;
  BUBBLE_INIT(outline);
  if (!bubble_engine_glyph_outline(engine, font.id, quint32(glyph), buffer, &outline, nullptr)) {
    found.path = path(outline.verbs, outline.verb_count, outline.points, outline.point_count);
    found.unitsPerEm = outline.units_per_em;
  }
  return found;
}
