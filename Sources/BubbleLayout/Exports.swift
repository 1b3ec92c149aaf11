// `import BubbleLayout` is enough: it brings along the modules whose types appear in its API. `TextLayout` has
// geometry, text styles, paragraphs and lines, `TextShaping` fonts, glyphs and outlines; what no user needs of
// them is `package`.
@_exported import TextLayout
@_exported import TextShaping
