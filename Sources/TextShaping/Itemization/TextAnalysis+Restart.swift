import TextUnicode

extension TextAnalysis {
  /// Analyses a text that goes on from another: from the letter that it starts with, or has after one character of
  /// the text before, all is as in the analysis of the whole.
  ///
  /// - Parameters:
  ///   - context: What is before the text.
  ///   - level: The letter's.
  ///   - startsBeforeLetter: Whether the text starts with a character that is before the letter.
  /// - Complexity: Linear in the text.
  package init(
    _ string: String, after context: RestartContext, level: UInt8, startsBeforeLetter: Bool,
    direction: BidiDirection, lineBreaks: LineBreakOptions, whiteSpace: WhiteSpace,
    dictionary: DictionaryBreaker
  ) {
    // What is shaped with the letter is not collapsed.
    let collapse = WhiteSpaceCollapse(
      Self.units(of: string), whiteSpace, isAfterSpace: !startsBeforeLetter)
    let text = collapse.text
    self.text = text
    isCollapsed = collapse.isCollapsed
    shapingText = Self.replacingControls(in: text)
    let decoded = DecodedText(text.span)
    boundaries = TextBoundaries(decoded, text.span, options: lineBreaks, dictionary: dictionary)
    bidi = BidiAnalysis(decoded, text, direction: direction, after: context, level: level)
    scripts = ScriptItemizer.runs(in: text.span, decoded: decoded, after: context.scriptBrackets)
  }
}
