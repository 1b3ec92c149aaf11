// The driver of Qt: one QTextLayout for each text, with design metrics and no hinting.
#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QTextLayout>
#include <QTextOption>
#include <memory>
#include <vector>

#include <unistd.h>

#include "peer.h"

namespace {

QFont *font;
QTextOption *option;
std::vector<QString> texts;
std::vector<std::unique_ptr<QTextLayout>> layouts;
volatile double heights;

void break_lines(QTextLayout &layout, double width) {
  double height = 0;
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(width);
    line.setPosition(QPointF(0, height));
    height += line.height();
  }
  layout.endLayout();
  heights = heights + height;
}

void lay_out(const peer_input *, size_t text, double width) {
  layouts[text] = std::make_unique<QTextLayout>(texts[text], *font);
  layouts[text]->setTextOption(*option);
  layouts[text]->setCacheEnabled(true);
  break_lines(*layouts[text], width);
}

void relayout(const peer_input *, size_t text, double width) { break_lines(*layouts[text], width); }

size_t line_count(const peer_input *, size_t text) { return size_t(layouts[text]->lineCount()); }

void drop(size_t text) { layouts[text].reset(); }

}  // namespace

int main(int argc, char **argv) {
  QGuiApplication application(argc, argv);
  peer_input input = peer_read(argc, argv);
  QStringList families;
  for (size_t index = 0; index < input.font_count; index++) {
    if (QFontDatabase::addApplicationFont(QString::fromUtf8(input.fonts[index].path)) < 0) {
      fprintf(stderr, "Qt cannot read %s\n", input.fonts[index].path);
      return 1;
    }
    families << QString::fromUtf8(input.fonts[index].family);
  }
  font = new QFont;
  font->setFamilies(families);
  font->setPixelSize(int(input.size));
  font->setHintingPreference(QFont::PreferNoHinting);
  option = new QTextOption;
  option->setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  option->setUseDesignMetrics(true);
  option->setTextDirection(Qt::LayoutDirectionAuto);
  for (size_t text = 0; text < input.text_count; text++) {
    // QTextLayout breaks lines at line separators, not at line feeds.
    texts.push_back(QString::fromUtf8(input.texts[text].text, qsizetype(input.texts[text].length)));
    texts.back().replace(QLatin1Char('\n'), QChar(QChar::LineSeparator));
  }
  layouts.resize(input.text_count);
  char version[64];
  snprintf(version, sizeof version, "Qt %s", qVersion());
  const peer_engine engine = {version, lay_out, relayout, line_count, drop};
  peer_answer(&input, &engine);
  // Without a window system, Qt's own cleanup may hang; nothing needs it.
  fflush(stdout);
  _exit(0);
}
