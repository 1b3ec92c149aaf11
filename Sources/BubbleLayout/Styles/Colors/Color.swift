/// A colour in sRGB with an opacity.
public struct Color: Hashable, Sendable {
  /// Red, green and blue in the three low bytes, as in `0xFF9A2E`.
  public var rgb: UInt32
  /// The opacity, from 0 (transparent) to 1.
  public var opacity: Double

  /// Creates a colour from its three bytes, such as `Color(0xFF9A2E)`.
  public init(_ rgb: UInt32, opacity: Double = 1) {
    self.rgb = rgb & 0xFF_FFFF
    self.opacity = opacity
  }

  /// The colour without its opacity, as it is written in CSS, such as `#ff9a2e`.
  public var hexadecimal: String {
    let digits = String(rgb, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The colour as it is written in styles and layouts: `#ff9a2e`, or `#00000099` if it is not opaque.
  public var text: String {
    guard opacity < 1 else { return hexadecimal }
    let digits = String(Int((min(max(opacity, 0), 1) * 255).rounded()), radix: 16)
    return hexadecimal + (digits.count < 2 ? "0" : "") + digits
  }

  /// Parses a colour as it is written in styles: `#rrggbb`, or `#rrggbbaa` with an opacity; nil for other
  /// texts.
  public init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    // The initializer of `UInt32` alone would also accept a plus or minus sign.
    guard text.utf8.first == UInt8(ascii: "#"), [6, 8].contains(digits.utf8.count),
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit }), let value = UInt32(digits, radix: 16)
    else { return nil }
    if digits.utf8.count == 6 {
      self.init(value)
    } else {
      self.init(value >> 8, opacity: Double(value & 0xFF) / 255)
    }
  }

  /// The red, green and blue values, from 0 to 255.
  var channels: (red: Double, green: Double, blue: Double) {
    (Double(rgb >> 16 & 0xFF), Double(rgb >> 8 & 0xFF), Double(rgb & 0xFF))
  }
}
