/// What a box layout engine asks a text for, in the manner of Yoga's measure modes and Taffy's available space.
public enum MeasureConstraint: Hashable, Sendable {
  /// The width is settled, in points; the text fills it (Yoga: exactly; Taffy: a known dimension).
  case exactly(Double)
  /// The width may not be more than this, in points; the text takes what it needs (Yoga: at most; Taffy:
  /// definite available space).
  case atMost(Double)
  /// Any width will do (Yoga: undefined; Taffy: max-content).
  case undefined
  /// As narrow as words allow (Taffy: min-content).
  case minContent
}

extension Paragraph {
  /// The size of the text under a constraint: the body of a measure callback. O(n).
  public func measure(_ constraint: MeasureConstraint, options: LayoutOptions = LayoutOptions()) -> Size {
    switch constraint {
    case .exactly(let width):
      let height = layout(width: width, options: options).size.height
      return Size(width: LayoutUnit(limiting: width), height: height)
    case .atMost(let width):
      return layout(width: width, options: options).size
    case .undefined:
      return layout(width: .infinity, options: options).size
    case .minContent:
      return layout(width: minContentWidth().points, options: options).size
    }
  }
}
