/// The height of a line. Lengths are in points.
///
/// The natural height of a line is the largest ascent plus the largest descent of the fonts used on it,
/// always including the paragraph's first font (the strut of CSS 2.2 §10.8.1). If another height is
/// requested, half of the difference is added above and half below (half-leading).
public enum LineHeight: Hashable, Sendable {
  case natural
  /// A multiple of the natural height.
  case multiple(Double)
  /// The same height for each line; taller content overlaps its neighbours.
  case fixed(Double)
  /// The natural height, but at least this.
  case minimum(Double)
  /// The natural height, but at most this multiple of the natural height of the paragraph's first font. Lines
  /// in scripts whose fonts are much taller than their letters then have about the height of other lines. Scripts whose
  /// consonants stand below each other, such as Burmese and Khmer, keep the room that the letters of their fonts take.
  case limited(Double)
}

/// Which fonts decide the natural height of lines.
public enum LineStrut: String, Hashable, Sendable, CaseIterable {
  /// Only the paragraph's first font, so that all lines have the same height. If that is the natural height, lines with
  /// Burmese, Khmer and similar letters keep the room of these.
  case first
  /// All fonts used on a line, including the first.
  case all
}

extension LineHeight {
  /// The rule for a text in which all lengths are larger by a factor.
  package func scaled(by factor: Double) -> LineHeight {
    switch self {
    case .natural, .multiple, .limited: self
    case .fixed(let points): .fixed(points * factor)
    case .minimum(let points): .minimum(points * factor)
    }
  }

  /// The height of a line that has only the first font, in points.
  package func height(natural: LayoutUnit) -> LayoutUnit {
    let rule = ResolvedLineHeight(self, natural: natural.advance)
    return LineHeightBox(LineMetrics(ascent: natural.advance, descent: .zero), rule).height
  }
}
