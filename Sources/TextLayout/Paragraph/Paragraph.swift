import Synchronization
import TextShaping
import TextUnicode

/// Text analysed, shaped and ready to be laid out at any width.
///
/// Immutable and safe to share between threads. Its content does not depend on a width. Laying it out is
/// integer arithmetic over flat arrays, and calls HarfBuzz again only for clusters at an unsafe cut.
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
  // What each new width reads comes first, so that it fits into one or two cache lines.

  let clusters: ClusterTable
  let opportunities: BreakOpportunities
  /// What each run asks of its line's height; empty if no line is taller than the strut.
  let reaches: ContiguousArray<RunReach>
  /// The clusters that are tabs, ascending.
  let tabs: [Int]
  /// Whether lines may end elsewhere than at hard breaks.
  let wraps: Bool
  /// Whether the text runs from right to left; nil if its lines differ.
  let commonDirectionIsRightToLeft: Bool?
  /// What the first font alone makes of a line: every line is at least as tall.
  let strut: LineMetrics

  /// The gaps of `text-autospace`; nil for a text without any.
  let gaps: AutospaceGaps?
  /// The first font of the text's own style.
  let firstFont: RunFont
  /// How far tabs lead.
  let tabRule: TabRule
  /// What may be wrong with the glyphs, whatever the width.
  package let warnings: LayoutWarnings
  /// In logical order, covering the text.
  package let runs: [ShapedRun]
  package let glyphs: GlyphTable
  /// The text that was shaped.
  public let styledText: StyledText
  /// The text as it is shaped, in UTF-16. It has the length of the text, with characters replaced that no
  /// font shows.
  let units: ContiguousArray<UInt16>
  /// Those of the paragraph's policy.
  let fonts: FontCollection
  /// The base directions of the text, in order.
  private let directions: [BidiParagraph]
  let options: ParagraphOptions
  private let givenAnalysis: TextAnalysis?
  private let lazyAnalysis = AtomicLazyReference<LazyAnalysis>()

  /// What Unicode says about the text. A plain text is analysed when it is asked for.
  package var analysis: TextAnalysis {
    if let givenAnalysis { return givenAnalysis }
    if let made = lazyAnalysis.load() { return made.analysis }
    let made = ParagraphSetting.analysis(of: styledText, options, dictionary: DictionaryBreaker())
    return lazyAnalysis.storeIfNil(LazyAnalysis(made)).analysis
  }

  /// Where the tabs are, and where they lead.
  var tabStops: TabStops {
    TabStops(rule: tabRule, tabs: tabs, clusters: clusters)
  }

  /// How much wider than a width a line may be that fits into it.
  package var slack: Advance { Advance.slack(options.policy) }

  /// Whether cutting the text somewhere changes glyphs.
  package var hasUnsafeCuts: Bool { (0..<clusters.count).contains { clusters.isUnsafe($0) } }

  /// Whether the line at an offset runs from right to left. O(log n) in the hard breaks.
  func isRightToLeft(at offset: Int) -> Bool {
    commonDirectionIsRightToLeft ?? directions.isRightToLeft(at: offset)
  }

  /// Whether the first line runs from right to left.
  package var startsRightToLeft: Bool { isRightToLeft(at: 0) }

  /// How far all glyphs and boxes move the pen together, white space included and tabs left out, in points.
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

  /// A text that is shaped already.
  ///
  /// - Parameters:
  ///   - commonDirectionIsRightToLeft: Nil if its bidi paragraphs differ: only then they are asked.
  ///   - reaches: Empty if no run reaches further than the strut.
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
    firstFont = frame.firstFont
    self.warnings = warnings
    self.commonDirectionIsRightToLeft = commonDirectionIsRightToLeft
    self.directions = directions
    strut = frame.strut
    self.reaches = reaches
  }
}

/// An analysis made when it was asked for.
private final class LazyAnalysis: Sendable {
  let analysis: TextAnalysis

  init(_ analysis: TextAnalysis) { self.analysis = analysis }
}
