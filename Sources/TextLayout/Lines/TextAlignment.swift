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
}
