import BubbleLayout
import TextLayout

extension TextPart {
  /// Describes the links, mentions and other data in the text.
  ///
  /// - Parameter origin: The top left corner of the block.
  func describeDetected(at origin: Point, to sink: inout some LayoutSink) {
    guard !detected.isEmpty else { return }
    // The ranges ascend, so the walk is linear in the text, whatever their number.
    var walk = SelectionWalk(block)
    sink.list("detected", of: "detected", detected) { found, _, sink in
      sink.field("kind", found.kind)
      sink.range(from: found.range.lowerBound, to: found.range.upperBound)
      sink.field("ink", foreground(of: found))
      // The address and the rectangles follow from the text and its lines. Formats for comparison do not need
      // them.
      guard !sink.detail.isExplicit else { return }
      sink.optional("href", found.address(in: text))
      let rects = walk.shownRects(for: found.range).map { $0.rect.offset(x: origin.x, y: origin.y) }
      sink.optional("rects", ValueList(unlessEmpty: rects))
    }
  }
}
