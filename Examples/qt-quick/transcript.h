// A conversation as a Qt Quick item: it draws the rows that reach into a viewport, and nothing that the library does not name.

#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QString>

#include "glyphs.h"
#include "handles.h"

class TranscriptItem : public QQuickPaintedItem {
  Q_OBJECT
  // What is read, and how it looks.
  Q_PROPERTY(QString file MEMBER file NOTIFY inputChanged)
  Q_PROPERTY(QString preset MEMBER preset NOTIFY inputChanged)
  Q_PROPERTY(QString me MEMBER me NOTIFY inputChanged)
  Q_PROPERTY(bool dark MEMBER isDark NOTIFY lookChanged)
  // Where the viewport begins, in points; the item is as high as it.
  Q_PROPERTY(double viewportY MEMBER viewportY NOTIFY lookChanged)
  Q_PROPERTY(double contentHeight READ contentHeight NOTIFY laidOut)
  Q_PROPERTY(QColor background READ background NOTIFY laidOut)
  // What is wrong; empty for nothing.
  Q_PROPERTY(QString error READ error NOTIFY laidOut)

public:
  explicit TranscriptItem(QQuickItem *parent = nullptr);

  double contentHeight() const { return height_; }
  QColor background() const;
  QString error() const { return error_; }

  void paint(QPainter *painter) override;

  // The id of the message at a point of the item; empty where no message is there.
  Q_INVOKABLE QString messageAt(double x, double y) const;

signals:
  void inputChanged();
  void lookChanged();
  void laidOut();
  // After a new width: where the viewport has to begin, so that the reader sees what was there before.
  void placeKept(double y);

protected:
  void componentComplete() override;
  void geometryChange(const QRectF &now, const QRectF &before) override;

private:
  void open();
  void takeHeight();
  bool succeeded(bubble_status status, const bubble_error &error);

  QString file, preset = "merged", me;
  bool isDark = false;
  double viewportY = 0;

  QString error_;
  double height_ = 0;
  Handle<bubble_engine, bubble_engine_free> engine;
  Handle<bubble_style, bubble_style_free> style;
  Handle<bubble_transcript, bubble_transcript_free> transcript;
  Handle<bubble_rows, bubble_rows_free> rows;
  Handle<bubble_buffer, bubble_buffer_free> buffer;
  Glyphs glyphs;
};
