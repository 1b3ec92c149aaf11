/// A colour in sRGB with an opacity.
public struct Color: Hashable, Sendable {
  /// Red, green and blue in the three low bytes, as in `0xFF9A2E`.
  public var rgb: UInt32
  /// From 0 (clear) to 1.
  public var opacity: Double

  /// A colour by its three bytes, such as `Color(0xFF9A2E)`.
  public init(_ rgb: UInt32, opacity: Double = 1) {
    self.rgb = rgb & 0xFF_FFFF
    self.opacity = opacity
  }

  /// The colour without its opacity, as CSS writes it: `#ff9a2e`.
  public var hexadecimal: String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }
}
