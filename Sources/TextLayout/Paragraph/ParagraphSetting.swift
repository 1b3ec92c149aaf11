import TextShaping
import TextUnicode

/// What a paragraph is made with, before its text is looked at. Handed from step to step, and so a class.
final class ParagraphSetting {
  let styledText: StyledText
  let options: ParagraphOptions
  /// Those of the options' policy.
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

  /// What the first font alone makes of a line.
  var strut: LineMetrics {
    let font = style.firstFont
    return LineMetrics(ascent: Advance(rawValue: font.ascent), descent: Advance(rawValue: font.descent))
  }

  var tabRule: TabRule { TabRule(options, space: style.spaceAdvance, spacing: style.spaceSpacing) }

  /// Another style of the text.
  func resolved(_ style: TextStyle) -> ResolvedStyle { notes.style(style, fonts: fonts) }

  /// The analysis of the text.
  func analysis() -> TextAnalysis { Self.analysis(of: styledText, options, dictionary: notes.dictionary) }

  /// The analysis of the text as one that goes on from another.
  func analysis(after context: RestartContext, level: UInt8, startsBeforeLetter: Bool) -> TextAnalysis {
    TextAnalysis(
      styledText.text, after: context, level: level, startsBeforeLetter: startsBeforeLetter,
      direction: options.direction, lineBreaks: lineBreaks, whiteSpace: options.whiteSpace,
      dictionary: notes.dictionary)
  }

  /// The analysis of a text, as it is made for its paragraph.
  static func analysis(
    of styledText: StyledText, _ options: ParagraphOptions, dictionary: DictionaryBreaker
  ) -> TextAnalysis {
    TextAnalysis(
      styledText.text, direction: options.direction, lineBreaks: lineBreaks(of: styledText, options),
      whiteSpace: options.whiteSpace, dictionary: dictionary)
  }

  private static func lineBreaks(of styledText: StyledText, _ options: ParagraphOptions) -> LineBreakOptions {
    var lineBreaks = options.lineBreaks.following(options.policy)
    lineBreaks.breaksAfterSpaces = options.whiteSpace == .breakSpaces
    lineBreaks.language = lineBreaks.language ?? styledText.style.language
    return lineBreaks
  }
}
