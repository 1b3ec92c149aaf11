import TextLayout

/// The grid of device pixels. Sizes are rounded up to whole pixels, so that the measured content fits.
struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point; nil if sizes are not rounded.
  let scale: Double?

  /// - Parameter scale: The number of pixels per point. Scales outside `LayoutEnvironment.scales` count as
  ///   nil.
  init(scale: Double?) {
    self.scale = scale.flatMap { LayoutEnvironment.scales.contains($0) ? $0 : nil }
  }

  func roundedUp(_ length: LayoutUnit) -> LayoutUnit {
    guard let scale else { return length }
    // This is the layout unit nearest to a whole number of pixels. It is never less than the given length.
    return LayoutUnit((length.points * scale).rounded(.up) / scale)
  }
}
