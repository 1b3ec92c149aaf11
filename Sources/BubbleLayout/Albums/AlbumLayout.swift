import TextLayout

/// Pictures and films of one message, laid out in one rectangle.
package struct AlbumLayout: Hashable, Sendable {
  /// One for each medium that is shown, in their order.
  package let frames: [Rect]
  /// How many media are not shown; the last frame says "+N" for them.
  package let hiddenCount: Int

  init(frames: [Rect], hiddenCount: Int = 0) {
    self.frames = frames
    self.hiddenCount = hiddenCount
  }

  /// The rectangle that the frames fill, but for the spacing between them.
  package var size: Size { frames.reduce(Rect.zero) { $0.union($1) }.size }
}
