import BubbleLayout

/// What the output contains besides frames and lines.
public struct WritingOptions: Hashable, Sendable {
  /// Whether each line lists its glyphs.
  public var glyphs: Bool
  /// Whether each cell lists its elements, as a tree.
  public var elements: Bool
  /// The theme in which each row lists its drawing operations; nil to leave them out.
  public var drawing: ColorTheme?
  /// Computes what screen readers say about each row; nil to leave it out.
  public var narrator: AccessibilityNarrator?

  /// Creates options.
  public init(
    glyphs: Bool = false, elements: Bool = false, drawing: ColorTheme? = nil,
    narrator: AccessibilityNarrator? = nil
  ) {
    self.glyphs = glyphs
    self.elements = elements
    self.drawing = drawing
    self.narrator = narrator
  }
}
