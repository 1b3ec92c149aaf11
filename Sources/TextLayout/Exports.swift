// `import TextLayout` is enough: its API has types of these two modules, such as fonts and outlines, directions
// and line breaks. What no user needs of them is `package`.
@_exported import TextShaping
@_exported import TextUnicode
