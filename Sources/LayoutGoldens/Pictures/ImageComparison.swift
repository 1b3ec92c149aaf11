/// How two pictures of a layout are compared.
public enum ImageComparison: String, Hashable, Sendable, CaseIterable {
  /// All pixels are the same.
  case exact
  /// No pixel looks different: each has in the other picture, at its place or beside it, one whose colour an eye can
  /// hardly tell from its own. Edges that are smoothed otherwise, or moved by a fraction of a pixel, pass.
  case perceptual

  /// The distance of colours that perceptual comparison allows, in CIE L*a*b* (ΔE*76); about 2.3 can just be noticed.
  static let allowedDistance = 5.0
}

/// Where two pictures differ.
struct PictureDifference: Hashable {
  /// How many pixels differ.
  var count = 0
  /// The pixels that the rectangle of all differences reaches from and to.
  var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
  /// The maximum distance of two colours (ΔE*76).
  var largestDistance = 0.0

  /// `132 pixels differ, within 40 × 12 at 20, 31; the largest colour distance is 17.2`
  var summary: String {
    "\(count) pixel\(count == 1 ? " differs" : "s differ"), within \(right - left + 1) × \(bottom - top + 1) "
      + "at \(left), \(top); the largest colour distance is \((largestDistance * 10).rounded() / 10)"
  }
}
