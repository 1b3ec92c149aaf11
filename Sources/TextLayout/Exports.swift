// One import is enough: text styles and glyph runs speak of fonts and outlines, paragraph options of directions and
// line breaks. What no user needs of the modules that have them is `package`.
@_exported import TextShaping
@_exported import TextUnicode
