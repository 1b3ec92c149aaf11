import Synchronization
import TextShaping
import TextUnicode

/// Text analysed, shaped and ready to be laid out at any width.
///
/// A paragraph is immutable and safe to share between threads. Its content does not depend on a width. Laying
/// it out is integer arithmetic over flat arrays, which calls HarfBuzz again only for clusters whose glyphs
/// change if the text is cut next to them.
///
/// ```swift
/// import BubbleLayout
///
/// let engine = try LayoutEngine(fonts: .bundled)
/// let paragraph = engine.paragraph("The quick brown fox jumps over the lazy dog.", font: .system(17))
///
/// let block = paragraph.layout(width: 200)
/// for line in block.lines { print(line.start..<line.end, line.width) }
/// print(block.validWidths.contains(190.0))              // whether 190 points give the same lines
///
/// print(paragraph.size(in: .unbounded).width)           // on one line
/// print(paragraph.balancedLayout(width: 200).size)      // as many lines, about equally long
/// ```
public final class Paragraph: Sendable {
  // The properties that a layout at a new width reads come first, so that they fit into one or two cache
  // lines.

  let clusters: ClusterTable
  let opportunities: BreakOpportunities
  /// The line metrics of each run; empty if no line is taller than `strut`.
  let reaches: ContiguousArray<RunReach>
  /// The clusters that are tabs, ascending.
  let tabs: [Int]
  /// Whether lines may end at other places than hard breaks.
  let wraps: Bool
  /// Whether lines that continue a line of the text are indented (`HangingIndents`).
  let hangs: Bool
  /// Whether the whole text runs from right to left; nil if its lines differ in direction.
  let commonDirectionIsRightToLeft: Bool?
  /// The metrics of a line that has only the first font. Every line is at least as tall.
  let strut: LineMetrics
  /// How much wider than the available width a line may be and still fit.
  package let slack: Advance

  /// The gaps of `text-autospace`; nil for a text without gaps.
  let gaps: AutospaceGaps?
  /// The first font of the text's own style (`StyledText.style`).
  let firstFont: RunFont
  /// The rule for the widths of tabs.
  let tabRule: TabRule
  /// Possible problems with the glyphs, at any width.
  package let warnings: LayoutWarnings
  /// The runs in logical order. They cover the text.
  package let runs: [ShapedRun]
  package let glyphs: GlyphTable
  /// The text that was shaped.
  public let styledText: StyledText
  /// The text as it is shaped, in UTF-16. It has the same length as `styledText`, but characters that no font
  /// shows are replaced.
  let units: ContiguousArray<UInt16>
  /// The fonts for the paragraph's policy.
  let fonts: FontCollection
  /// The bidi paragraphs of the text with their base directions, in order.
  private let directions: [BidiParagraph]
  let options: ParagraphOptions
  private let givenAnalysis: TextAnalysis?
  private let lazyAnalysis = AtomicLazyReference<LazyAnalysis>()

  /// The Unicode analysis of the text. For a plain text it is made on first use.
  package var analysis: TextAnalysis {
    if let givenAnalysis { return givenAnalysis }
    if let made = lazyAnalysis.load() { return made.analysis }
    let made = ParagraphSetting.analysis(of: styledText, options, dictionary: DictionaryBreaker())
    return lazyAnalysis.storeIfNil(LazyAnalysis(made)).analysis
  }

  /// The places of the tabs with the rule for their widths.
  var tabStops: TabStops {
    TabStops(rule: tabRule, tabs: tabs, clusters: clusters)
  }

  /// Whether there is a place where cutting the text changes glyphs.
  package var hasUnsafeCuts: Bool { (0..<clusters.count).contains { clusters.isUnsafe($0) } }

  /// Whether the line at a UTF-16 offset runs from right to left. O(log n) in the number of hard breaks.
  func isRightToLeft(at offset: Int) -> Bool {
    commonDirectionIsRightToLeft ?? directions.isRightToLeft(at: offset)
  }

  /// Whether the first line runs from right to left.
  package var startsRightToLeft: Bool { isRightToLeft(at: 0) }

  /// Whether the last line runs from right to left; nil if that depends on where the line begins.
  ///
  /// U+001C to U+001E end a bidi paragraph (class B, UAX #9) but no line (class CM, UAX #14), so one line can hold
  /// paragraphs of both directions. Its own direction is that of its first letter. O(n) for such texts.
  var lastLineIsRightToLeft: Bool? {
    if let commonDirectionIsRightToLeft { return commonDirectionIsRightToLeft }
    let start = Int(clusters.offset(lastLineStart))
    let direction = directions.isRightToLeft(at: start)
    return directions.contains { $0.range.lowerBound > start && ($0.baseLevel & 1 == 1) != direction }
      ? nil : direction
  }

  /// The first cluster after the text's last hard break. A hard break at the very end does not count. O(n).
  var lastLineStart: Int {
    let last = (0..<max(0, clusters.count - 1)).last { clusters.flags($0).contains(.isHardBreak) }
    return last.map { $0 + 1 } ?? 0
  }

  /// The sum of the advances of all glyphs and boxes, in points. It includes white space but not tabs.
  package var endlessWidth: Double { clusters.position(clusters.count).points }

  /// The length of the text in UTF-16 code units.
  public var length: Int { units.count }

  /// Analyses and shapes `styledText`.
  ///
  /// - Complexity: Linear in the text.
  public convenience init(
    _ styledText: StyledText, options: ParagraphOptions = ParagraphOptions(), fonts: FontCollection
  ) {
    let setting = ParagraphSetting(styledText, options: options, fonts: fonts)
    let shaped = PlainParagraphBuilder(setting)?.build() ?? ParagraphBuilder(setting).build()
    let strut = setting.strut
    let isUniform = shaped.runs.allSatisfy { $0.reaches(noFurtherThan: strut) }
    let directions = shaped.analysis?.bidi.paragraphs ?? []
    self.init(
      shaped, of: styledText, in: ParagraphFrame(setting),
      commonDirectionIsRightToLeft: directions.commonDirectionIsRightToLeft, directions: directions,
      warnings: Self.warnings(of: shaped.runs), reaches: isUniform ? [] : RunReach.reaches(of: shaped.runs))
  }

  /// Creates a paragraph from a text that is already shaped.
  ///
  /// - Parameters:
  ///   - commonDirectionIsRightToLeft: The direction of the whole text; nil if its bidi paragraphs differ.
  ///     Only then `directions` is used.
  ///   - reaches: The line metrics of the runs; empty if no line is taller than `strut`.
  init(
    _ shaped: ShapedText, of styledText: StyledText, in frame: ParagraphFrame,
    commonDirectionIsRightToLeft: Bool?, directions: [BidiParagraph], warnings: LayoutWarnings,
    reaches: ContiguousArray<RunReach>
  ) {
    self.styledText = styledText
    options = frame.options
    fonts = frame.fonts
    givenAnalysis = shaped.analysis
    units = shaped.units
    runs = shaped.runs
    glyphs = shaped.glyphs
    clusters = shaped.clusters
    opportunities = shaped.opportunities
    tabs = shaped.tabs
    gaps = shaped.gaps
    tabRule = frame.tabRule
    wraps = frame.options.whiteSpace.wraps
    hangs = wraps && frame.options.hangingIndent != nil
    slack = Advance.slack(frame.options.policy)
    firstFont = frame.firstFont
    self.warnings = warnings
    self.commonDirectionIsRightToLeft = commonDirectionIsRightToLeft
    self.directions = directions
    strut = frame.strut
    self.reaches = reaches
  }
}

/// An analysis that is made on first use.
private final class LazyAnalysis: Sendable {
  let analysis: TextAnalysis

  init(_ analysis: TextAnalysis) { self.analysis = analysis }
}
