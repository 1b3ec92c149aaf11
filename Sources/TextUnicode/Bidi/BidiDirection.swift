/// The base direction of paragraphs (UAX #9 P2, P3, HL1).
public enum BidiDirection: UInt8, Hashable, Sendable {
  /// Level 0.
  case leftToRight
  /// Level 1.
  case rightToLeft
  /// By the first strong character of each paragraph, left to right if there is none.
  case auto
  /// By the first strong character of each paragraph, right to left if there is none.
  case autoRightToLeft

  /// What `ubidi_setPara` takes.
  var paragraphLevel: UInt8 {
    switch self {
    case .leftToRight: 0
    case .rightToLeft: 1
    case .auto: 0xFE
    case .autoRightToLeft: 0xFF
    }
  }
}
