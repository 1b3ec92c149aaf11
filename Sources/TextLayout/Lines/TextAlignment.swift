/// Where lines stand in their block.
public enum TextAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  /// The side the paragraph's direction starts from.
  case start
  /// The side the paragraph's direction runs to.
  case end
  case left
  case right
  case center
  /// Lines that end by a soft break are spread to the block's width; the others stand at the start.
  case justify

  /// How far from the left something stands in a room that it leaves free by a length.
  ///
  /// - Parameter isRightToLeft: The direction of what is aligned, which says where `start` and `end` are.
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
