import TextUnicode

extension TextAnalysis {
  /// Analyses a text that continues another. The text starts with the character at which the analysis may
  /// restart, or with some grapheme clusters before it. From that character on, the result equals that of
  /// analysing the whole text.
  ///
  /// - Parameters:
  ///   - context: What the analysis needs to know about the text before.
  ///   - rules: The rules of the text, by its own offsets.
  ///   - start: The UTF-16 offset of the character.
  /// - Complexity: Linear in the text.
  package init(
    _ string: String, after context: RestartContext, startingAt start: Int,
    direction: BidiDirection, lineBreaks: LineBreakOptions, whiteSpace: WhiteSpace,
    rules: BidiRules, dictionary: DictionaryBreaker
  ) {
    // White space that is shaped together with the character must not collapse.
    let collapse = WhiteSpaceCollapse(Self.units(of: string), whiteSpace, isAfterSpace: start == 0)
    let text = collapse.text
    self.text = text
    isCollapsed = collapse.isCollapsed
    shapingText = Self.replacingControls(in: text)
    let decoded = DecodedText(text.span)
    boundaries = TextBoundaries(decoded, text.span, options: lineBreaks, dictionary: dictionary, from: start)
    bidi = BidiAnalysis(decoded, text, direction: direction, rules: rules, after: context)
    scripts = context.scripts(of: text.span, decoded)
  }
}
