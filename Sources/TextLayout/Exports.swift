// The API of TextLayout uses types of these two modules, such as fonts, outlines, directions and line breaks.
// The modules are exported again, so that `import TextLayout` is enough. Their declarations that no user
// needs are `package`.
@_exported import TextShaping
@_exported import TextUnicode
