// A conversation as a Qt Quick item. It draws the library's operations for the rows in a viewport, and nothing else.

#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QString>

#include "glyphs.h"
#include "handles.h"

class TranscriptItem : public QQuickPaintedItem {
  Q_OBJECT
  // The file with the messages, and the settings of the display.
  Q_PROPERTY(QString file MEMBER file NOTIFY inputChanged)
  Q_PROPERTY(QString preset MEMBER preset NOTIFY inputChanged)
  Q_PROPERTY(QString me MEMBER me NOTIFY inputChanged)
  Q_PROPERTY(bool dark MEMBER isDark NOTIFY lookChanged)
  // The y at which the viewport begins, in points; the viewport is as high as the item.
  Q_PROPERTY(double viewportY MEMBER viewportY NOTIFY lookChanged)
  Q_PROPERTY(double contentHeight READ contentHeight NOTIFY laidOut)
  Q_PROPERTY(QColor background READ background NOTIFY laidOut)
  // The error message; empty for no error.
  Q_PROPERTY(QString error READ error NOTIFY laidOut)

public:
  explicit TranscriptItem(QQuickItem *parent = nullptr);

  double contentHeight() const { return height_; }
  QColor background() const;
  QString error() const { return error_; }

  void paint(QPainter *painter) override;

  // Returns the id of the message at a point of the item; empty if no message is there.
  Q_INVOKABLE QString messageAt(double x, double y) const;

signals:
  void inputChanged();
  void lookChanged();
  void laidOut();
  // Sent after a new width, with the y at which the viewport must begin so that the reader's place stays the same.
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
