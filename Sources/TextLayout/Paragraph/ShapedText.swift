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

  /// Returns the places of the glyphs of some UTF-16 units of a run.
  func glyphs(ofRun index: Int, in units: Range<Int>) -> Range<Int> {
    let run = runs[index]
    func place(_ offset: Int) -> Int {
      run.glyphs.partition { (Int(glyphs[$0].cluster) < offset) == run.isRightToLeft }
    }
    let ends = (place(units.lowerBound), place(units.upperBound))
    return min(ends.0, ends.1)..<max(ends.0, ends.1)
  }
}
