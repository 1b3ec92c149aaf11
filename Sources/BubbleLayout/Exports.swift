// One import is enough: what the API speaks in comes with it. `TextLayout` has geometry, text styles, paragraphs and
// lines, and brings along fonts, glyphs and outlines; what no user needs of them is `package`.
@_exported import TextLayout
