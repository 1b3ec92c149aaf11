import TextShaping
import TextUnicode

/// Everything that a paragraph is made from, before its text is analysed. It is a class because it is passed
/// from step to step.
final class ParagraphSetting {
  let styledText: StyledText
  let options: ParagraphOptions
  /// The fonts for the policy in the options.
  let fonts: FontCollection
  let session: ShapingSession
  /// The text's own style.
  let style: ResolvedStyle
  private let notes: ShapingNotes
  let lineBreaks: LineBreakOptions

  init(_ styledText: StyledText, options: ParagraphOptions, fonts: FontCollection) {
    self.styledText = styledText
    self.options = options
    self.fonts = fonts.following(options.policy)
    session = ShapingSession(fonts: self.fonts)
    notes = ShapingNotes.notes(of: session)
    style = notes.style(styledText.style, fonts: self.fonts)
    lineBreaks = Self.lineBreaks(of: styledText, options)
  }

  /// The metrics of a line that has only the first font.
  var strut: LineMetrics {
    let font = style.firstFont
    return LineMetrics(ascent: Advance(rawValue: font.ascent), descent: Advance(rawValue: font.descent))
  }

  var tabRule: TabRule { TabRule(options, space: style.spaceAdvance, spacing: style.spaceSpacing) }

  /// Returns another style of the text with its fonts looked up.
  func resolved(_ style: TextStyle) -> ResolvedStyle { notes.style(style, fonts: fonts) }

  /// Returns the analysis of the text.
  func analysis() -> TextAnalysis { Self.analysis(of: styledText, options, dictionary: notes.dictionary) }

  /// Returns the analysis of the text as the continuation of another text.
  func analysis(after context: RestartContext, startingAt start: Int) -> TextAnalysis {
    TextAnalysis(
      styledText.text, after: context, startingAt: start,
      direction: options.direction, lineBreaks: lineBreaks, whiteSpace: options.whiteSpace,
      rules: styledText.bidiRules(options), dictionary: notes.dictionary)
  }

  /// Returns the Unicode analysis of a text under the options of its paragraph.
  static func analysis(
    of styledText: StyledText, _ options: ParagraphOptions, dictionary: DictionaryBreaker
  ) -> TextAnalysis {
    TextAnalysis(
      styledText.text, direction: options.direction, lineBreaks: lineBreaks(of: styledText, options),
      whiteSpace: options.whiteSpace, rules: styledText.bidiRules(options), dictionary: dictionary)
  }

  private static func lineBreaks(of styledText: StyledText, _ options: ParagraphOptions) -> LineBreakOptions {
    var lineBreaks = options.lineBreaks.following(options.policy)
    lineBreaks.breaksAfterSpaces = options.whiteSpace == .breakSpaces
    lineBreaks.language = lineBreaks.language ?? styledText.style.language
    return lineBreaks
  }
}

extension StyledText {
  /// Returns the rules for the directions of the text.
  func bidiRules(_ options: ParagraphOptions) -> BidiRules {
    BidiRules(ranges: directions, ignoresControls: options.ignoresDirectionControls)
  }
}
