#include "drawing.h"

QColor color(uint32_t number)
{
  return QColor(int(number >> 24), int(number >> 16 & 255), int(number >> 8 & 255), int(number & 255));
}

QPainterPath Drawing::path(uint32_t number) const
{
  if (number >= view.path_count) return QPainterPath();
  const bubble_path &found = view.paths[number];
  return ::path(view.verbs + found.verbs.first, found.verbs.count, view.points + found.points.first, found.points.count);
}

QBrush Drawing::paint(const bubble_operation &operation) const
{
  if (operation.stops.count == 0) return color(operation.color);
  QLinearGradient gradient(0, operation.top, 0, operation.bottom);
  for (uint32_t s = operation.stops.first; s < operation.stops.first + operation.stops.count; s++)
    gradient.setColorAt(qBound(0.0, view.stops[s].offset, 1.0), color(view.stops[s].color));
  return gradient;
}

void Drawing::row(const bubble_row &row)
{
  painter->save();
  painter->translate(row.frame.x, row.frame.y);
  const bubble_range &range = row.operations;
  for (uint32_t o = range.first; o < range.first + range.count && o < view.operation_count; o++) operation(view.operations[o]);
  painter->restore();
}

void Drawing::operation(const bubble_operation &operation)
{
  bool isClipped = operation.clip != BUBBLE_NONE;
  if (isClipped) {
    painter->save();
    painter->setClipPath(path(operation.clip), Qt::IntersectClip);
  }
  switch (operation.kind) {
  case BUBBLE_OPERATION_FILL: painter->fillPath(path(operation.path), paint(operation)); break;
  case BUBBLE_OPERATION_STROKE:
    painter->strokePath(path(operation.path), QPen(paint(operation), operation.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    break;
  case BUBBLE_OPERATION_GLYPHS: {
    if (operation.font >= view.font_count) break;
    QBrush ink = paint(operation);
    const bubble_range &range = operation.glyphs;
    for (uint32_t g = range.first; g < range.first + range.count; g++) glyph(view.fonts[operation.font], view.glyphs[g], ink);
    break;
  }
  // This window has no photos; it draws the placeholders that follow.
  default: break;
  }
  if (isClipped) painter->restore();
}

void Drawing::glyph(const bubble_font &font, const bubble_glyph &glyph, const QBrush &ink)
{
  const Glyph &shape = glyphs.find(engine, buffer, font, glyph.id);
  double unit = font.point_size / shape.unitsPerEm;
  painter->save();
  painter->translate(glyph.x, glyph.y);
  if (!shape.picture.isNull()) {
    painter->scale(unit, unit);
    painter->drawImage(shape.frame, shape.picture);
  } else {
    // y points upwards in fonts and downwards in Qt.
    painter->scale(unit, -unit);
    painter->fillPath(shape.path, ink);
  }
  painter->restore();
}
