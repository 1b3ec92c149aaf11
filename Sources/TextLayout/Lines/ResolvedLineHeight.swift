import TextShaping

/// The line height rule of a paragraph in the units in which lines are measured, so that no line needs a
/// conversion.
enum ResolvedLineHeight: Hashable, Sendable {
  case natural
  case multiple(Double)
  case fixed(Advance)
  case minimum(Advance)
  case limited(Advance)

  /// - Parameter first: The natural height of a line of the paragraph's first font.
  init(_ rule: LineHeight, natural first: Advance) {
    self =
      switch rule {
      case .natural: .natural
      case .multiple(let factor): .multiple(factor)
      case .fixed(let points): .fixed(max(.zero, Advance(points: points)))
      case .minimum(let points): .minimum(Advance(points: points))
      case .limited(let factor): .limited(Self.scaled(first, by: factor))
      }
  }

  /// Whether the rule makes tall lines lower.
  var isLimited: Bool {
    if case .limited = self { true } else { false }
  }

  /// The height of a line.
  func height(natural: Advance) -> Advance {
    switch self {
    case .natural: natural
    case .multiple(let factor): Self.scaled(natural, by: factor)
    case .fixed(let height): height
    case .minimum(let least): max(natural, least)
    case .limited(let most): min(natural, most)
    }
  }

  private static func scaled(_ length: Advance, by factor: Double) -> Advance {
    guard factor > 0 else { return .zero }
    // The conversion from points clamps the result, so that sums do not overflow even with a box of maximum
    // height.
    return Advance(points: length.points * min(factor, 1_000))
  }
}
