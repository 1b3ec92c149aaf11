import TextLayout

/// The pictures and videos of one message, arranged in one rectangle.
package struct AlbumLayout: Hashable, Sendable {
  /// The frames of the visible pictures, in their order.
  package let frames: [Rect]
  /// The number of hidden pictures. A label "+N" on the last frame shows this number.
  package let hiddenCount: Int

  init(frames: [Rect], hiddenCount: Int = 0) {
    self.frames = frames
    self.hiddenCount = hiddenCount
  }

  /// The size of the smallest rectangle that contains all frames.
  package var size: Size { frames.reduce(Rect.zero) { $0.union($1) }.size }
}
