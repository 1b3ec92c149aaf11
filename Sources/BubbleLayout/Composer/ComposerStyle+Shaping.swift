import TextLayout
import TextShaping
import TextUnicode

extension ComposerStyle {
  /// The options of paragraphs: a paragraph has the direction of its letters or, without letters, of the
  /// interface.
  var paragraphOptions: ParagraphOptions {
    var options = ParagraphOptions(direction: direction == .rightToLeft ? .autoRightToLeft : .auto)
    // A language that was found for Han characters chooses only glyphs, as in messages.
    options.lineBreaks.language = font.language ?? ""
    return options
  }

  /// The rule that finds the language of Han characters.
  var han: HanLanguage { HanLanguage(readerOf: language ?? "") }

  /// Returns a font with the language that was found for Han characters; nil for none.
  func shown(_ font: TextStyle, in style: HanStyle?, _ fonts: FontCollection) -> TextStyle {
    var font = font
    font.language = font.language ?? style.map { fonts.languageTag(standingFor: $0.languageTag) }
    return font
  }

  /// Shapes a text around the composer's own, such as a name or a quote. Code is not marked in such texts;
  /// addresses in them are isolates.
  func label(
    _ text: String, _ font: TextStyle, options: ParagraphOptions = .label, _ fonts: FontCollection
  ) -> Paragraph {
    var options = options
    options.lineBreaks.language = font.language ?? ""
    var styled = StyledText(text, style: shown(font, in: han.language(of: text), fonts))
    styled.directions = TextDirections(detecting: DataKind.inPreviews, direction: options.direction)
      .ranges(in: text, spans: [])
    options.direction = styled.direction(from: options.direction)
    return Paragraph(styled, options: options, fonts: fonts)
  }

  /// The options of placeholders and of the labels around the text.
  var labelOptions: ParagraphOptions {
    var options = ParagraphOptions.label
    options.direction = paragraphOptions.direction
    return options
  }
}

extension StyledText {
  /// Returns the direction of a text that has one of the interface if it has no letters. A text whose only letters
  /// are those of an address or code begins as they do, as in a message, so that it stays in its place when the
  /// address is recognised.
  func direction(from direction: BidiDirection) -> BidiDirection {
    guard direction == .autoRightToLeft, !directions.isEmpty,
      text.startsRight(outside: directions.map(\.range)) == nil, text.hasLetters(isRightToLeft: false)
    else { return direction }
    return .auto
  }
}
