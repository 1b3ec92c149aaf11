// A window with a conversation: qt-chat [options] TRANSCRIPT. With --draw it writes a picture of itself and exits.

#include <QCommandLineParser>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <cstdio>

#include "transcript.h"

int main(int count, char **arguments)
{
  QGuiApplication application(count, arguments);
  QCommandLineParser parser;
  parser.addHelpOption();
  parser.addPositionalArgument("TRANSCRIPT", "messages in any format that the library reads");
  parser.addOptions({{"preset", "the style", "name", "merged"}, {"me", "the reader's sender", "name", "you"}, {"dark", "dark colours"},
    {"width", "in points", "w", "360"}, {"height", "in points", "h", "640"}, {"top", "where the viewport begins", "y", "0"},
    {"resize", "another width after the first frame", "w"}, {"draw", "writes a picture", "file"}});
  parser.process(application);
  if (parser.positionalArguments().size() != 1) parser.showHelp(2);

  qmlRegisterType<TranscriptItem>("BubbleLayout", 1, 0, "TranscriptItem");
  QQuickView view;
  view.setResizeMode(QQuickView::SizeRootObjectToView);
  view.setInitialProperties({{"file", parser.positionalArguments().first()}, {"preset", parser.value("preset")}, {"me", parser.value("me")},
    {"dark", parser.isSet("dark")}, {"start", parser.value("top").toDouble()}});
  view.resize(parser.value("width").toInt(), parser.value("height").toInt());
  view.setSource(QUrl("qrc:/chat.qml"));
  if (view.status() != QQuickView::Ready) return 1;
  auto *item = view.rootObject()->findChild<TranscriptItem *>();
  if (!item || !item->error().isEmpty()) {
    std::fprintf(stderr, "%s\n", item ? qPrintable(item->error()) : "chat.qml has no transcript");
    return 1;
  }
  view.show();
  if (parser.isSet("draw")) {
    int frames = 0;
    // The list gets a new size one frame later, so the picture is taken some frames later.
    QObject::connect(
      &view, &QQuickWindow::frameSwapped, &view,
      [&] {
        frames++;
        if (frames == 1 && parser.isSet("resize")) {
          view.resize(parser.value("resize").toInt(), view.height());
        } else if (frames < 4) {
          item->update();
        } else {
          bool isWritten = view.grabWindow().save(parser.value("draw"));
          std::printf("%g points high, seen from %g\n", item->contentHeight(), item->property("viewportY").toDouble());
          application.exit(isWritten ? 0 : 1);
        }
      },
      Qt::QueuedConnection);
  }
  return application.exec();
}
