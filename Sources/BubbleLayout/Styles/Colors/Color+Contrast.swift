#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Color {
  static let black = Color(0x000000)
  static let white = Color(0xFFFFFF)

  /// The relative luminance, from 0 (black) to 1 (white), without regard to the opacity (WCAG 2.2).
  public var luminance: Double {
    func linear(_ channel: Double) -> Double {
      let share = channel / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = channels
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast between two opaque colours, from 1 to 21 (WCAG 2.2).
  public func contrast(on background: Color) -> Double {
    let (one, other) = (luminance, background.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// Returns whether an area of this colour can be seen on another colour: it is three times as light or dark, or its
  /// red, green and blue are together far from those of the other colour.
  func isDistinct(from other: Color) -> Bool {
    let (one, two) = (channels, other.channels)
    let (red, green, blue) = (one.red - two.red, one.green - two.green, one.blue - two.blue)
    // The channels are weighted by how much the eye sees of them, red and green equally.
    return contrast(on: other) >= 3 || 0.4 * red * red + 0.4 * green * green + 0.2 * blue * blue >= 70 * 70
  }

  /// Returns the colour mixed with a share of another colour, channel by channel.
  ///
  /// - Parameters:
  ///   - share: The share of the other colour, clamped to 0...1; NaN counts as 0.
  ///   - other: The other colour.
  public func mixed(_ share: Double, with other: Color) -> Color {
    let share = share.share
    let (own, added) = (channels, other.channels)
    func mix(_ first: Double, _ second: Double) -> UInt32 {
      UInt32((first + (second - first) * share).rounded())
    }
    let rgb = mix(own.red, added.red) << 16 | mix(own.green, added.green) << 8 | mix(own.blue, added.blue)
    return Color(rgb, opacity: opacity + (other.opacity - opacity) * share)
  }

  /// Returns the opaque colour that results from painting this colour over another one.
  public func over(_ background: Color) -> Color {
    var opaque = self
    opaque.opacity = 1
    return background.mixed(opacity, with: opaque)
  }

  /// A replacement for white initials if these would be hard to read on this background; nil if white is
  /// legible.
  var dullInitials: Color? {
    contrast(on: .white) >= ColorPalette.textContrast || contrast(on: .white) >= contrast(on: .black)
      ? nil : .black
  }

  /// Returns the colour if its contrast with all backgrounds is sufficient. Otherwise returns the colour made
  /// darker or lighter, only as much as necessary.
  ///
  /// - Parameter ratio: The minimum contrast. If neither black nor white has this contrast, the better of the
  ///   two is returned.
  func legible(on backgrounds: [Color], atLeast ratio: Double) -> Color {
    func least(_ color: Color) -> Double { backgrounds.reduce(21) { min($0, color.contrast(on: $1)) } }
    if least(self) >= ratio { return self }
    let end = least(.black) > least(.white) ? Color.black : .white
    for step in 1..<32 {
      let color = mixed(Double(step) / 32, with: end)
      if least(color) >= ratio { return color }
    }
    return end
  }
}
