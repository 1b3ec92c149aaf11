// `import BubbleLayout` is enough: it brings along the modules whose types appear in its API. `TextLayout` has
// geometry, text styles, paragraphs and lines, and itself brings along fonts, glyphs and outlines
// (`TextShaping`); what no user needs of them is `package`.
@_exported import TextLayout
