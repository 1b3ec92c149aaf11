/// Where a caret is drawn.
public struct Caret: Hashable, Sendable {
  /// Relative to the text block, as tall as the line and without width.
  public let frame: Rect
  /// Whether the text the caret belongs to reads from right to left, so that typing moves it to the left.
  public let isRightToLeft: Bool
  /// The index of the caret's line.
  public let line: Int

  package init(frame: Rect, isRightToLeft: Bool, line: Int) {
    self.frame = frame
    self.isRightToLeft = isRightToLeft
    self.line = line
  }
}
