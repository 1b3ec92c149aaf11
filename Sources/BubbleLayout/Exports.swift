// `import BubbleLayout` is enough: it includes the modules whose types appear in its API. `TextLayout` has
// geometry, text styles, paragraphs and lines. It includes `TextShaping`, which has fonts, glyphs and
// outlines. Declarations there that no user needs are `package`.
@_exported import TextLayout
