import TextShaping
import TextUnicode

/// A text with its glyphs, clusters and break opportunities: the result of a paragraph builder.
struct ShapedText {
  /// The text as it is shaped, in UTF-16.
  var units: ContiguousArray<UInt16>
  /// The Unicode analysis; nil if it can be made on first use.
  var analysis: TextAnalysis?
  var runs: [ShapedRun] = []
  var glyphs = GlyphTable()
  var clusters = ClusterTable()
  var tabs: [Int] = []
  var opportunities = BreakOpportunities()
  /// The gaps of `text-autospace`; nil for a text without any.
  var gaps: AutospaceGaps?
}
