/// How tall a line is. Lengths are in points.
///
/// The natural height of a line is the largest ascent plus the largest descent of the fonts used on it, the
/// paragraph's first font always among them (CSS 2.2 §10.8.1 calls it the strut). Where another height is
/// asked for, half of the difference is added above and half below (half-leading).
public enum LineHeight: Hashable, Sendable {
  case natural
  /// A multiple of the natural height.
  case multiple(Double)
  /// The same for each line; taller content overlaps its neighbours.
  case fixed(Double)
  /// The natural height, but not below this.
  case minimum(Double)
  /// The natural height, but not above this multiple of that of the paragraph's first font. Lines of scripts whose
  /// fonts reach further than their letters do then stay near those of others.
  case limited(Double)
}

/// Which fonts decide how tall lines are by nature.
public enum LineStrut: String, Hashable, Sendable, CaseIterable {
  /// The paragraph's first font alone, so that all lines are equally tall.
  case first
  /// All that are used on a line, the first among them.
  case all
}

extension LineHeight {
  /// The rule where all is larger by a factor.
  package func scaled(by factor: Double) -> LineHeight {
    switch self {
    case .natural, .multiple, .limited: self
    case .fixed(let points): .fixed(points * factor)
    case .minimum(let points): .minimum(points * factor)
    }
  }

  /// How tall a line of the first font alone is, in points.
  package func height(natural: LayoutUnit) -> LayoutUnit {
    let rule = ResolvedLineHeight(self, natural: natural.advance)
    return LineHeightBox(LineMetrics(ascent: natural.advance, descent: .zero), rule).height
  }
}
