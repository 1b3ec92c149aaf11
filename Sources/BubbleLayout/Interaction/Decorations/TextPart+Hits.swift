import TextLayout
import TextUnicode

extension TextPart {
  /// Returns the target of a press at a point of the text, from its spans: a spoiler if there is one,
  /// otherwise the last link or footnote at the point; nil if there is none. The number of a footnote is
  /// small, so a press near it also hits it.
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
    return near.last { ($0.footnote ?? $0.footnoteEnd) != nil && isHit($0, room: 4) }?.target
  }
}

extension TextPart {
  /// Returns the target of a press on an object: the spoiler or the link around it, otherwise the object
  /// itself. A mention in a link is the mention of a person, which has the address of the link.
  func target(ofObject number: Int) -> HitTarget {
    guard objects.indices.contains(number) else { return .object(number) }
    let around = spans.filter { $0.target != nil && $0.range.contains(objects[number].offset) }
    if let spoiler = around.last(where: { $0.emphases.contains(.spoiler) }) {
      return spoiler.target ?? .object(number)
    }
    return objects[number].object.kind == .mention ? .object(number) : around.last?.target ?? .object(number)
  }
}

extension TextSpan {
  /// The target of a press on the span; nil if the span has none.
  var target: HitTarget? {
    if emphases.contains(.spoiler) { return .spoiler(range) }
    return linkTarget
  }

  /// The link or footnote to which the span refers; nil if there is none.
  var linkTarget: HitTarget? {
    address.map { .link(address: $0, range: range) } ?? footnote.map { .footnote(label: $0, range: range) }
      ?? footnoteEnd.map { .footnoteEnd(label: $0, range: range) }
  }
}
