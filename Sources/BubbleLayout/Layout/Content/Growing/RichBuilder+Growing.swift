import TextLayout

extension RichBuilder {
  /// Makes a growing text that is still empty, with the options that `lines` uses for finished texts.
  func growing(
    _ kind: GrowingLines.Kind, _ role: TextRole, _ context: RichContext, grid: PixelGrid
  ) -> GrowingLines {
    GrowingLines(
      kind, lines(RichText(""), role, at: context.path, context).text, font: context.font,
      code: style.content.code.inline, options: options(context),
      directions: directions(role, context), maker: maker, grid: grid)
  }

  /// Makes code that grows.
  func growingCode(_ language: String?, grid: PixelGrid) -> GrowingLines {
    let font = style.content.code.font
    return GrowingLines(
      .code(language: language), maker.text("", font, options: codeOptions), font: font,
      code: style.content.code.inline,
      options: codeOptions, directions: nil, maker: maker, grid: grid)
  }
}
