/// A stretch of a line that is shown without a gap, in UTF-16 offsets.
struct LineStretch {
  let range: Range<Int>
  /// The end of the visible text; the white space after it hangs.
  let visibleEnd: Int
  /// The range in which the glyphs from shaping the whole paragraph are used. The text outside it is shaped
  /// again. Nil if the stretch does not contain two safe points (`LineMeasurer.safePoints`).
  let safeRange: Range<Int>?

  init(_ clusters: Range<Int>, of paragraph: Paragraph, visibleEnd: Int, measurer: LineMeasurer) {
    range = paragraph.offsets(of: clusters)
    self.visibleEnd = Int(paragraph.clusters.offset(max(clusters.lowerBound, visibleEnd)))
    let (head, tail) = measurer.safePoints(from: clusters.lowerBound, to: clusters.upperBound)
    safeRange = head <= tail ? paragraph.offsets(of: head..<tail) : nil
  }
}

extension Paragraph {
  /// The UTF-16 offsets of a range of clusters.
  func offsets(of range: Range<Int>) -> Range<Int> {
    Int(clusters.offset(range.lowerBound))..<Int(clusters.offset(range.upperBound))
  }
}
