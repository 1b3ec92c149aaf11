/// How two pictures of a layout are compared.
public enum ImageComparison: String, Hashable, Sendable, CaseIterable {
  /// All pixels are equal.
  case exact
  /// No pixel looks different: for each pixel, the other picture has one with an almost equal colour, at the
  /// same place or next to it. So differently smoothed edges, or edges moved by a fraction of a pixel, are
  /// accepted.
  case perceptual

  /// The colour distance that perceptual comparison allows, in CIE L*a*b* (ΔE*76). A distance of about 2.3 is
  /// just noticeable.
  static let allowedDistance = 5.0
}

/// The difference between two pictures.
struct PictureDifference: Hashable {
  /// How many pixels differ.
  var count = 0
  /// The rectangle that contains all differences, in pixels.
  var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
  /// The maximum distance of two colours (ΔE*76).
  var largestDistance = 0.0

  /// The difference in words: `132 pixels differ, within 40 × 12 at 20, 31; the largest colour distance is
  /// 17.2`.
  var summary: String {
    "\(count) pixel\(count == 1 ? " differs" : "s differ"), within \(right - left + 1) × \(bottom - top + 1) "
      + "at \(left), \(top); the largest colour distance is \((largestDistance * 10).rounded() / 10)"
  }
}
