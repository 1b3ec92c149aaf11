"""The driver of Skia's SkParagraph, through skia-python. See peer.h.

Each text has a new builder, because the package does not have the call to reuse one. The times include the calls from Python: about 0.1 µs for a
new width and 2 µs for a new text. A style lists only the fonts that its text needs, because Skia is slower with long lists; `new-all` lists all
of them.
"""

import gc
import sys

import skia

import peer

paragraphs = skia.textlayout
texts = peer.Input(sys.argv[1:])

provider = paragraphs.TypefaceFontProvider()
for path, family in texts.fonts:
    typeface = skia.Typeface.MakeFromFile(path)
    if typeface is None:
        sys.exit(f"Skia cannot read {path}")
    provider.registerTypeface(typeface, family)
collection = paragraphs.FontCollection()
collection.setDefaultFontManager(provider)
unicode = skia.Unicodes.ICU.Make()
styles = {}


def style(language, numbers):
    """Returns the paragraph style of a language with some fonts, by number. Styles are cached, as in a program."""
    key = (language, tuple(numbers))
    if key not in styles:
        text = paragraphs.TextStyle()
        text.setFontFamilies([texts.fonts[number][1] for number in numbers])
        text.setFontSize(texts.size)
        text.setLocale(language)
        styles[key] = paragraphs.ParagraphStyle()
        styles[key].setTextStyle(text)
    return styles[key]


every = list(range(len(texts.fonts)))
jobs = {
    wants_all: {kind: [(style(text.language, every if wants_all else text.fonts), text.text) for text in own]
                for kind, own in texts.kinds.items()}
    for wants_all in (False, True)}
kept = {}


def lay_out(kind, wants_all):
    made = kept[kind] = []
    width = texts.widths[0]
    for own_style, text in jobs[wants_all][kind]:
        builder = paragraphs.ParagraphBuilder(own_style, collection, unicode)
        builder.addText(text)
        paragraph = builder.Build()
        paragraph.layout(width)
        made.append(paragraph)


def relayout(kind):
    made = kept[kind]
    for width in texts.widths[1:]:
        for paragraph in made:
            paragraph.layout(width)


def measure(command, kind):
    own = texts.kinds[kind]
    if command == "lines":
        return 0, 0  # skia-python lacks this call
    if command == "width":
        return peer.nanoseconds(lambda: relayout(kind)), len(own) * (len(texts.widths) - 1)
    kept.pop(kind, None)
    time = peer.nanoseconds(lambda: lay_out(kind, command == "new-all"))
    return time, len(own)


gc.disable()
peer.answer(f"Skia m{skia.__version__.split('.')[0]} (skia-python {skia.__version__})", texts, measure)
