#include "transcript.h"

#include <QFile>

#include "drawing.h"

TranscriptItem::TranscriptItem(QQuickItem *parent) : QQuickPaintedItem(parent)
{
  setAntialiasing(true);
  connect(this, &TranscriptItem::inputChanged, this, [this] {
    if (isComponentComplete()) open();
  });
  connect(this, &TranscriptItem::lookChanged, this, [this] { update(); });
}

bool TranscriptItem::succeeded(bubble_status status, const bubble_error &error)
{
  error_ = status ? QString::fromUtf8(error.message) : QString();
  return !status;
}

void TranscriptItem::componentComplete()
{
  QQuickPaintedItem::componentComplete();
  open();
}

void TranscriptItem::open()
{
  // Heights depend on the width, which the window does not have yet.
  if (width() <= 0) return;
  QFile input(file);
  bubble_error error;
  bubble_transcript_options options;
  BUBBLE_INIT(error);
  BUBBLE_INIT(options);
  QByteArray reader = me.toUtf8(), look = preset.toUtf8(), messages;
  options.width = width();
  options.me = reader.isEmpty() ? nullptr : reader.constData();
  if (input.open(QIODevice::ReadOnly)) messages = input.readAll();
  if (!input.isOpen()) {
    error_ = file + ": " + input.errorString();
  } else if ((engine || succeeded(bubble_engine_open(nullptr, engine.place(), &error), error)) &&
             (rows || succeeded(bubble_rows_open(rows.place(), &error), error)) &&
             (buffer || succeeded(bubble_buffer_open(buffer.place(), &error), error)) &&
             succeeded(bubble_style_preset(look.constData(), style.place(), &error), error)) {
    succeeded(bubble_transcript_open(engine, style, &options, messages.constData(), size_t(messages.size()), transcript.place(), nullptr,
                &error),
      error);
  }
  takeHeight();
}

void TranscriptItem::takeHeight()
{
  bubble_metrics metrics;
  BUBBLE_INIT(metrics);
  height_ = bubble_transcript_metrics(transcript, &metrics, nullptr) ? 0 : metrics.height;
  update();
  emit laidOut();
}

void TranscriptItem::geometryChange(const QRectF &now, const QRectF &before)
{
  QQuickPaintedItem::geometryChange(now, before);
  if (!transcript && isComponentComplete()) open();
  if (!transcript || now.size() == before.size() || before.width() <= 0) return;
  double y = viewportY;
  bubble_transcript_hold(transcript, viewportY, before.height(), BUBBLE_EDGE_TOP, nullptr);
  if (now.width() != before.width()) bubble_transcript_set_width(transcript, now.width(), nullptr);
  bubble_transcript_held(transcript, now.height(), &y, nullptr);
  takeHeight();
  emit placeKept(y);
}

void TranscriptItem::paint(QPainter *painter)
{
  bubble_rows_request request;
  bubble_rows_view view;
  BUBBLE_INIT(request);
  BUBBLE_INIT(view);
  request.y = viewportY;
  request.height = height();
  request.flags = BUBBLE_ROWS_DRAWING;
  request.theme = isDark ? BUBBLE_THEME_DARK : BUBBLE_THEME_LIGHT;
  if (bubble_transcript_rows(transcript, &request, rows, &view, nullptr)) return;
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setRenderHint(QPainter::SmoothPixmapTransform);
  painter->fillRect(QRectF(0, 0, width(), height()), color(view.background));
  painter->translate(0, -viewportY);
  Drawing drawing{painter, view, glyphs, engine, buffer};
  for (size_t r = 0; r < view.row_count; r++) drawing.row(view.rows[r]);
}

QColor TranscriptItem::background() const
{
  uint32_t count = bubble_color_role_count();
  QVector<uint32_t> colors(int(count), 0);
  if (bubble_style_colors(style, isDark ? BUBBLE_THEME_DARK : BUBBLE_THEME_LIGHT, colors.data(), count, nullptr)) return Qt::white;
  for (uint32_t role = 0; role < count; role++)
    if (qstrcmp(bubble_color_role_name(role), "page.fill") == 0) return color(colors[int(role)]);
  return Qt::white;
}

QString TranscriptItem::messageAt(double x, double y) const
{
  bubble_hit hit;
  BUBBLE_INIT(hit);
  if (bubble_transcript_hit(transcript, x, viewportY + y, buffer, &hit, nullptr) || hit.target == BUBBLE_HIT_NOTHING) return QString();
  return hit.id.text ? QString::fromUtf8(hit.id.text, int(hit.id.length)) : QString::number(hit.id.number);
}
