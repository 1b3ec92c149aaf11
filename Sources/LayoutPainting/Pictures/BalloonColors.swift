/// The colours a balloon is made of.
struct BalloonColors {
  /// Where the body begins, at its top.
  let top: Color
  /// A little above the body's middle, where it is strongest.
  let middle: Color
  /// Where the body ends.
  let bottom: Color
  /// The line around the body.
  let border: Color
  /// The text on it.
  let text: Color

  /// Warm; the asset `orange`.
  static let orange = BalloonColors(
    top: Color(0xFFC078), middle: Color(0xFFA544), bottom: Color(0xFFCB8C), border: Color(0xCC7A1E),
    text: Color(0x3A2000))
  /// Cool; the asset `aqua`.
  static let aqua = BalloonColors(
    top: Color(0x9CCFF6), middle: Color(0x74B6EE), bottom: Color(0xB4DDFA), border: Color(0x3F85BF),
    text: Color(0x06263F))
  /// Neutral; for assets that have no picture.
  static let graphite = BalloonColors(
    top: Color(0xE3E5EA), middle: Color(0xCFD3DB), bottom: Color(0xEDEFF3), border: Color(0x9AA0AC),
    text: Color(0x1C1F26))
}
