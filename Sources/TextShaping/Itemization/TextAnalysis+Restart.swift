import TextUnicode

extension TextAnalysis {
  /// Analyses a text that continues another. The text starts with a letter, or with one character of the
  /// other text and then a letter. From that letter on, the result equals that of analysing the whole text.
  ///
  /// - Parameters:
  ///   - context: What the analysis needs to know about the text before.
  ///   - level: The bidi level of the letter.
  ///   - rules: The rules of the text, by its own offsets.
  ///   - startsBeforeLetter: Whether the text starts with the character before the letter.
  /// - Complexity: Linear in the text.
  package init(
    _ string: String, after context: RestartContext, level: UInt8, startsBeforeLetter: Bool,
    direction: BidiDirection, lineBreaks: LineBreakOptions, whiteSpace: WhiteSpace,
    rules: BidiRules, dictionary: DictionaryBreaker
  ) {
    // White space that is shaped together with the letter must not collapse.
    let collapse = WhiteSpaceCollapse(
      Self.units(of: string), whiteSpace, isAfterSpace: !startsBeforeLetter)
    let text = collapse.text
    self.text = text
    isCollapsed = collapse.isCollapsed
    shapingText = Self.replacingControls(in: text)
    let decoded = DecodedText(text.span)
    boundaries = TextBoundaries(decoded, text.span, options: lineBreaks, dictionary: dictionary)
    bidi = BidiAnalysis(decoded, text, direction: direction, rules: rules, after: context, level: level)
    scripts = ScriptItemizer.runs(
      in: text.span, decoded: decoded, after: context.scriptBrackets, in: context.script)
  }
}
