/// The base direction of paragraphs (UAX #9 P2, P3, HL1).
public enum BidiDirection: UInt8, Hashable, Sendable {
  /// Left to right, level 0.
  case leftToRight
  /// Right to left, level 1.
  case rightToLeft
  /// The direction of the first strong character of each paragraph; left to right if there is none.
  case auto
  /// The direction of the first strong character of each paragraph; right to left if there is none.
  case autoRightToLeft

  /// The value that ICU's `ubidi_setPara` takes for the direction.
  var paragraphLevel: UInt8 {
    switch self {
    case .leftToRight: 0
    case .rightToLeft: 1
    case .auto: 0xFE
    case .autoRightToLeft: 0xFF
    }
  }
}
