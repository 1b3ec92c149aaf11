import TextShaping
import TextUnicode

/// What a paragraph is made with, before its text is looked at.
struct ParagraphSetting {
  let styledText: StyledText
  let options: ParagraphOptions
  /// Those of the options' policy.
  let fonts: FontCollection
  let session: ShapingSession
  /// The text's own style.
  let style: ResolvedStyle
  let lineBreaks: LineBreakOptions

  init(_ styledText: StyledText, options: ParagraphOptions, fonts: FontCollection) {
    self.styledText = styledText
    self.options = options
    self.fonts = fonts.following(options.policy)
    session = ShapingSession(fonts: self.fonts)
    style = ResolvedStyles.style(styledText.style, fonts: self.fonts, session: session)
    lineBreaks = Self.lineBreaks(of: styledText, options)
  }

  /// What the first font alone makes of a line.
  var strut: LineMetrics {
    let font = style.firstFont
    return LineMetrics(ascent: font.ascent, descent: font.descent)
  }

  var tabRule: TabRule { TabRule(options, space: style.spaceAdvance) }

  /// The analysis of a text, as it is made for its paragraph.
  static func analysis(of styledText: StyledText, _ options: ParagraphOptions) -> TextAnalysis {
    TextAnalysis(
      styledText.text, direction: options.direction, lineBreaks: lineBreaks(of: styledText, options),
      whiteSpace: options.whiteSpace)
  }

  private static func lineBreaks(of styledText: StyledText, _ options: ParagraphOptions) -> LineBreakOptions {
    var lineBreaks = options.lineBreaks.following(options.policy)
    lineBreaks.language = lineBreaks.language ?? styledText.style.language
    return lineBreaks
  }
}

/// Styles resolved before, kept with a thread's scratch: most texts have the style of the one before.
final class ResolvedStyles {
  private var entries: [(style: TextStyle, resolved: ResolvedStyle)] = []
  private static let limit = 8

  static func style(
    _ style: TextStyle, fonts: FontCollection, session: ShapingSession
  ) -> ResolvedStyle {
    let kept = session.notes as? ResolvedStyles ?? ResolvedStyles()
    if session.notes == nil { session.notes = kept }
    if let entry = kept.entries.last(where: { $0.style == style }) { return entry.resolved }
    let resolved = ResolvedStyle(style, fonts: fonts)
    if kept.entries.count >= limit { kept.entries.removeFirst() }
    kept.entries.append((style, resolved))
    return resolved
  }
}

/// A text with its glyphs, clusters and break opportunities: what builders make.
struct ShapedText {
  /// The text as it is shaped, in UTF-16.
  var units: ContiguousArray<UInt16>
  /// Nil where it can be made when it is asked for.
  var analysis: TextAnalysis?
  var runs: [ShapedRun] = []
  var glyphs: ContiguousArray<Glyph> = []
  var clusters = ClusterTable()
  var tabs: [Int] = []
  var opportunities = BreakOpportunities()
}
