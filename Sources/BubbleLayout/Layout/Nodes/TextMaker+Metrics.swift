import TextLayout
import TextShaping

/// Sizes that follow from fonts.
extension TextMaker {
  /// Returns a line height of at most `height`, in points, for a style. If the style's own font is taller,
  /// the lines have its height.
  func limit(_ style: TextStyle, _ height: LayoutUnit) -> LineHeight {
    let (ascent, _, descent) = metrics(of: scaled(style))
    let natural = (ascent + descent).points
    return natural > 0 ? .limited(max(1, height.points / natural)) : .natural
  }

  /// Returns the minimum width that a line of a style needs for one character, in points. The widest
  /// characters have about 1.25 em.
  func leastWidth(_ style: TextStyle) -> LayoutUnit {
    LayoutUnit(roundingUpPoints: style.size * fontScale * 1.25)
  }

  /// Returns the minimum width of texts beside a picture, in points: their longest word and a column, but not more than
  /// the texts need on one line.
  ///
  /// Narrower columns break words, or show little of them.
  ///
  /// - Parameters:
  ///   - column: The column, in em of the style.
  ///   - longestWord: The length of the longest word that is kept whole, in em of the style; nil for any word.
  func widthBeside(
    _ texts: [PreparedText?], _ style: TextStyle, column: Double = 8, longestWord: Double? = nil
  ) -> LayoutUnit {
    let most = longestWord.map { LayoutUnit(roundingUpPoints: style.size * fontScale * $0) }
    let column = LayoutUnit(roundingUpPoints: style.size * fontScale * column)
    return texts.compactMap { $0 }.reduce(leastWidth(style)) { width, text in
      let whole = text.naturalWidth ?? text.size(within: .unbounded).width
      let word = text.maximumLines == 1 ? 0 : text.paragraph.minContentWidth()
      return max(width, min(whole, max(column, most.map { word <= $0 } ?? true ? word : 0)))
    }
  }

  /// Returns the vertical metrics of the first font of a style, in points.
  func metrics(of style: TextStyle) -> (ascent: LayoutUnit, capHeight: LayoutUnit, descent: LayoutUnit) {
    let face = fonts.stack(family: style.family, weight: style.weight, slant: style.slant).faces.first
    guard let metrics = face?.metrics, metrics.unitsPerEm > 0 else { return (0, 0, 0) }
    let unit = style.size / Double(metrics.unitsPerEm)
    return (
      LayoutUnit(Double(metrics.ascent) * unit), LayoutUnit(Double(metrics.capHeight) * unit),
      LayoutUnit(Double(metrics.descent) * unit)
    )
  }
}
