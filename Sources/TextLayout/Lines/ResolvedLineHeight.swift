import TextShaping

/// How tall the lines of a paragraph are: the rule in the numbers that lines are measured with, so that a line takes no rounding.
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
    // Through points, which are held within what can be summed: a box may be as tall as a length can be.
    return Advance(points: length.points * min(factor, 1_000))
  }
}
