import BubbleLayout
import TextLayout

extension TextPart {
  /// Describes the decorations of ranges. If the message's text has only decorations of code, they are not
  /// listed, for compatibility with earlier versions, which had no other decorations.
  ///
  /// - Parameter origin: The top left corner of the block.
  func describeDecorations(at origin: Point, to sink: inout some LayoutSink) {
    let decorations = decorations(at: origin)
    guard decorations.contains(where: { role != .message || $0.kind != .code }) else { return }
    sink.list("decorations", of: "decoration", decorations) { decoration, _, sink in
      decoration.describe(to: &sink)
    }
  }
}

extension TextDecoration {
  fileprivate func describe(to sink: inout some LayoutSink) {
    sink.field("kind", kind)
    sink.range(from: range.lowerBound, to: range.upperBound)
    sink.field("frame", frame)
    switch color {
    case .role(let role):
      sink.optional("ink", role)
      sink.optional("color", String?.none)
    case .given(let color):
      sink.optional("ink", ColorRole?.none)
      sink.optional("color", color.text)
    }
    sink.optional("cut", cut)
  }

  private var cut: CutEnds? {
    switch (isCutLeft, isCutRight) {
    case (false, false): nil
    case (true, false): .left
    case (false, true): .right
    case (true, true): .both
    }
  }
}

/// The ends of a line's part of a range at which the range continues on another line.
private enum CutEnds: String, LayoutChoice {
  case left, right, both
}
