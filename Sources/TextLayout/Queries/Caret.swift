/// The place of a caret.
public struct Caret: Hashable, Sendable {
  /// The frame, relative to the text block. It is as tall as the line, and has no width.
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
