// `import TextLayout` is enough: its API has types of these two modules, such as fonts and outlines,
// directions and line breaks. Declarations there that no user needs are `package`.
@_exported import TextShaping
@_exported import TextUnicode
