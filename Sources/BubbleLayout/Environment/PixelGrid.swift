import TextLayout

/// Device pixels. Sizes are rounded up to whole pixels, so that what was measured fits.
struct PixelGrid: Hashable, Sendable {
  /// Pixels in a point; nil if there is none.
  let scale: Double?

  /// - Parameter scale: Scales outside of `LayoutEnvironment.scales` count as nil.
  init(scale: Double?) {
    self.scale = scale.flatMap { LayoutEnvironment.scales.contains($0) ? $0 : nil }
  }

  func roundedUp(_ length: LayoutUnit) -> LayoutUnit {
    guard let scale else { return length }
    // The unit nearest to a whole number of pixels is never less than the length that was rounded up.
    return LayoutUnit((length.points * scale).rounded(.up) / scale)
  }
}
