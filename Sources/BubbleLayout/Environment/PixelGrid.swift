import TextLayout

/// Device pixels: sizes are rounded up to whole ones, so that what was measured fits.
struct PixelGrid: Hashable, Sendable {
  /// Pixels in a point; nil for none.
  let scale: Double?

  /// - Parameter scale: Scales that no screen has are no scale: those outside of `LayoutEnvironment.scales`.
  init(scale: Double?) {
    self.scale = scale.flatMap { LayoutEnvironment.scales.contains($0) ? $0 : nil }
  }

  func roundedUp(_ length: LayoutUnit) -> LayoutUnit {
    guard let scale else { return length }
    // The nearest unit to a whole number of pixels is never below a length that the pixels hold.
    return LayoutUnit((length.points * scale).rounded(.up) / scale)
  }
}
