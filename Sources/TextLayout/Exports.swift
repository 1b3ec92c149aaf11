// `import TextLayout` is enough, because the API of TextLayout has types of these two modules, such as fonts,
// outlines, directions and line breaks. Declarations of the two modules that no user needs are `package`.
@_exported import TextShaping
@_exported import TextUnicode
