import BubbleLayout
import Foundation

/// A colour in CIE L*a*b* (D65), for measuring how different colours look.
struct LabColor {
  let (l, a, b): (Double, Double, Double)

  init(_ color: Color) {
    func linear(_ shift: UInt32) -> Double {
      let share = Double(color.rgb >> shift & 0xFF) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (linear(16), linear(8), linear(0))
    func curve(_ t: Double) -> Double {
      t > 216 / 24_389 ? cbrt(t) : (24_389 / 27 * t + 16) / 116
    }
    let x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = curve(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = curve((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    (l, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// Returns the distance by CIE 1976 (ΔE*ab).
  func distance76(to other: LabColor) -> Double { hypot(hypot(l - other.l, a - other.a), b - other.b) }

  /// Returns the distance by CIE 2000 (ΔE₀₀; Sharma, Wu and Dalal, 2005).
  func distance2000(to other: LabColor) -> Double {
    let mean = pow((hypot(a, b) + hypot(other.a, other.b)) / 2, 7)
    let stretch = 1 + 0.5 * (1 - sqrt(mean / (mean + pow(25, 7))))
    func polar(_ a: Double, _ b: Double) -> (chroma: Double, hue: Double) {
      let hue = atan2(b, a * stretch) * 180 / .pi
      return (hypot(a * stretch, b), hue < 0 ? hue + 360 : hue)
    }
    let (one, two) = (polar(a, b), polar(other.a, other.b))
    var turn = two.hue - one.hue
    var hue = (one.hue + two.hue) / 2
    if abs(turn) > 180 {
      turn += turn > 0 ? -360 : 360
      hue += hue < 180 ? 180 : -180
    }
    func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
    let (lightness, chroma) = ((l + other.l) / 2, (one.chroma + two.chroma) / 2)
    let shape =
      1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6) - 0.2
      * cosine(4 * hue - 63)
    let dl =
      (other.l - l) / (1 + 0.015 * pow(lightness - 50, 2) / sqrt(20 + pow(lightness - 50, 2)))
    let dc = (two.chroma - one.chroma) / (1 + 0.045 * chroma)
    let dh =
      2 * sqrt(one.chroma * two.chroma) * sin(turn / 2 * .pi / 180) / (1 + 0.015 * chroma * shape)
    let rotation =
      -2 * sqrt(pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7)))
      * sin(60 * exp(-pow((hue - 275) / 25, 2)) * .pi / 180)
    return sqrt(dl * dl + dc * dc + dh * dh + rotation * dc * dh)
  }
}
