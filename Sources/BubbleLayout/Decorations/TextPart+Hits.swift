import TextLayout
import TextUnicode

extension TextPart {
  /// The target of a press on a point of the text, from its spans: a spoiler before what it covers, then the
  /// last of the links and footnotes there. The number of a footnote is small, so a press a little beside it
  /// counts too.
  ///
  /// - Parameter point: The point, relative to the block.
  /// - Complexity: Linear in the spans and the line and, for each span on the line, in the line's runs.
  func target(at point: Point) -> HitTarget? {
    guard spans.contains(where: { $0.target != nil }) else { return nil }
    let index = block.lines.partitioningIndex { $0.frame.maxY > point.y }
    guard index < block.lines.count, block.lines[index].frame.minY <= point.y else { return nil }
    let carets = block.carets(ofLine: index)
    let near = spans.filter {
      $0.target != nil && $0.range.lowerBound < carets.line.end && $0.range.upperBound > carets.line.start
    }
    func isHit(_ span: TextSpan, room: LayoutUnit = 0) -> Bool {
      let range = wholeClusters(span.range)
      guard !range.isEmpty else { return false }
      var rects: [Rect] = []
      carets.appendSelection(of: range, to: &rects)
      return rects.contains { rect in
        rect.inset(by: Insets(top: 0, left: -room, bottom: 0, right: -room)).contains(point)
      }
    }
    if let spoiler = near.last(where: { $0.emphases.contains(.spoiler) && isHit($0) }) {
      return spoiler.target
    }
    if let span = near.last(where: { isHit($0) }) { return span.target }
    return near.last { $0.footnote != nil && isHit($0, room: 4) }?.target
  }
}

extension TextSpan {
  /// The target of a press on it; nil if it has none of its own.
  var target: HitTarget? {
    if emphases.contains(.spoiler) { return .spoiler(range) }
    return linkTarget
  }

  /// The target that it leads to; nil if there is none.
  var linkTarget: HitTarget? {
    address.map { .link(address: $0, range: range) } ?? footnote.map { .footnote(label: $0, range: range) }
  }
}
