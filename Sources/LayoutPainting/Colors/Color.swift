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

  /// A colour as styles write it: `#rrggbb`; nil for anything else.
  public init?(hexadecimal text: String) {
    let digits = text.dropFirst()
    // `UInt32` alone would also take a sign.
    guard text.utf8.first == UInt8(ascii: "#"), digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let rgb = UInt32(digits, radix: 16)
    else { return nil }
    self.init(rgb)
  }

  /// The channels from 0 to 255.
  private var channels: (red: Double, green: Double, blue: Double) {
    (Double(rgb >> 16 & 0xFF), Double(rgb >> 8 & 0xFF), Double(rgb & 0xFF))
  }

  /// Whether dark text is easier to read on the colour than light text (by Rec. 709's weights).
  var isLight: Bool {
    let (red, green, blue) = channels
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 140
  }

  /// The colour with some black in it: a line around an area of the colour.
  var darkened: Color {
    let (red, green, blue) = channels
    let mixed = [red, green, blue].reduce(0) { $0 << 8 | UInt32($1 * 0.86) }
    return Color(mixed, opacity: opacity)
  }
}
