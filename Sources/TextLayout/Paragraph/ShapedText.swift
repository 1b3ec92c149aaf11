import TextShaping
import TextUnicode

/// A text with its glyphs, clusters and break opportunities: the output of builders.
struct ShapedText {
  /// The text as it is shaped, in UTF-16.
  var units: ContiguousArray<UInt16>
  /// Nil if it can be made when it is asked for.
  var analysis: TextAnalysis?
  var runs: [ShapedRun] = []
  var glyphs = GlyphTable()
  var clusters = ClusterTable()
  var tabs: [Int] = []
  var opportunities = BreakOpportunities()
  /// Nil for a text without any.
  var gaps: AutospaceGaps?
}
