/// How lines are aligned in their block.
public enum TextAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  /// The left edge for left-to-right paragraphs, the right edge for right-to-left ones.
  case start
  /// The right edge for left-to-right paragraphs, the left edge for right-to-left ones.
  case end
  case left
  case right
  case center
  /// Lines that end at a soft break are spread to the block's width; the others are aligned at the start.
  case justify

  /// Returns the distance from the left edge for content that leaves `free` points unused.
  ///
  /// - Parameter isRightToLeft: The direction of the content, which decides where `start` and `end` are.
  package func offset(of free: LayoutUnit, isRightToLeft: Bool) -> LayoutUnit {
    switch self {
    case .left: 0
    case .right: free
    case .center: free.half
    case .start, .justify: isRightToLeft ? free : 0
    case .end: isRightToLeft ? 0 : free
    }
  }
}
