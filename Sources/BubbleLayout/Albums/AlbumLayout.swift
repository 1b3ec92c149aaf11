import TextLayout

/// The pictures and videos of one message, laid out in one rectangle.
package struct AlbumLayout: Hashable, Sendable {
  /// The frames of the media that are shown, in their order.
  package let frames: [Rect]
  /// How many media are not shown; a label "+N" on the last frame counts them.
  package let hiddenCount: Int

  init(frames: [Rect], hiddenCount: Int = 0) {
    self.frames = frames
    self.hiddenCount = hiddenCount
  }

  /// The size of the smallest rectangle that contains the frames.
  package var size: Size { frames.reduce(Rect.zero) { $0.union($1) }.size }
}
