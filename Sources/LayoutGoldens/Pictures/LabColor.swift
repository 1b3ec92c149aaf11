import Foundation

/// An sRGB colour converted to CIE L*a*b* (D65). A transparent colour is blended with white first.
struct LabColor {
  private let (lightness, a, b): (Double, Double, Double)

  init(_ pixels: [UInt8], _ place: Int) {
    let alpha = Double(pixels[place + 3]) / 255
    let linear = (0..<3).map { channel -> Double in
      let value = Double(pixels[place + channel]) / 255 * alpha + (1 - alpha)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear[0], linear[1], linear[2])
    let x = Self.curve((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    let y = Self.curve(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    let z = Self.curve((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  func distance(to other: LabColor) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  private static func curve(_ value: Double) -> Double {
    value > 216.0 / 24_389 ? pow(value, 1 / 3.0) : (24_389 / 27.0 * value + 16) / 116
  }
}
