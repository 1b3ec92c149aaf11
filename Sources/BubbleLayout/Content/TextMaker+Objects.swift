import TextLayout

extension TextMaker {
  /// The boxes that stand in a text for its objects.
  ///
  /// - Parameters:
  ///   - style: The font of the text, before the reader's font scale.
  ///   - points: By how much lengths in points are enlarged beside that scale.
  ///   - chips: The texts of mentions and citations, by the number of their object.
  func boxes(
    _ objects: [TextObject], in style: TextStyle, points: Double, chips: [Int: PreparedText]
  ) -> [InlineBox] {
    objects.enumerated().map { number, object in
      if let chip = chips[number] {
        // One unit less than the font's own, so that rounding never makes a line taller.
        let (ascent, _, descent) = metrics(of: scaled(style))
        let unit = LayoutUnit(rawValue: 1)
        return InlineBox(
          offset: object.offset, width: chipWidth(chip, style).points, ascent: (ascent - unit).points,
          descent: (descent - unit).points)
      }
      if let piece = object.piece {
        // The space after it is not visible at the end of a line.
        return InlineBox(
          offset: object.offset, width: (piece.next - piece.start).points, ascent: piece.ascent.points,
          descent: piece.descent.points, raisesLine: true)
      }
      let (object, em) = (object.object, style.size * fontScale)
      let unit = object.unit == .em ? em : fontScale * points
      func length(_ length: Double?, orElse other: Double, from least: Double = 0) -> Double {
        guard let length, length.isFinite else { return other }
        return min(max(length * unit, least), Self.largestObject)
      }
      let height = length(object.height, orElse: 1.2 * em)
      let descent = length(object.descent, orElse: 0.18 * height, from: -Self.largestObject)
      return InlineBox(
        offset: objects[number].offset, width: length(object.width, orElse: height),
        ascent: height - descent, descent: descent)
    }
  }

  /// The texts of the mentions and citations among objects, by the numbers of the objects.
  func chips(_ objects: [TextObject], _ style: TextStyle) -> [Int: PreparedText] {
    var chips: [Int: PreparedText] = [:]
    for (number, object) in objects.enumerated() {
      switch object.object.kind {
      case .mention: chips[number] = line(object.text, style)
      case .citation: chips[number] = line(object.object.label ?? object.text, style)
      case .emoji, .image, .formula: break
      }
    }
    return chips
  }

  /// The width of a mention: that of its text, up to 12 em, and 0.25 em on both sides. In large type it is at
  /// most as wide as a line.
  private func chipWidth(_ chip: PreparedText, _ style: TextStyle) -> LayoutUnit {
    let em = style.size * fontScale
    let sides = LayoutUnit(0.5 * em)
    let text = min(chip.naturalWidth ?? 0, LayoutUnit(12 * em))
    return chipLimit.map { min(text + sides, $0) } ?? text + sides
  }

  /// The largest side of an object, in points.
  private static let largestObject = 1_024.0
}

extension TextMaker {
  /// The space that formulas have in a text of a style.
  ///
  /// - Parameter style: The style before the reader's font scale.
  func room(in style: TextStyle) -> FormulaRoom {
    let em = style.size * fontScale
    return FormulaRoom(size: em, limit: chipLimit ?? LayoutUnit(20 * em))
  }
}
