// A program needs only `import BubbleLayout`, because these modules are included. `TextLayout` has geometry,
// text styles, paragraphs and lines. It includes `TextShaping`, which has fonts, glyphs and outlines. In
// these modules, declarations that users do not need are `package`.
@_exported import TextLayout
