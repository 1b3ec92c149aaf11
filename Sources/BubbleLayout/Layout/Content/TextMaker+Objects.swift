import TextLayout

extension TextMaker {
  /// Returns the boxes that represent objects in a text.
  ///
  /// - Parameters:
  ///   - style: The font of the text, before the reader's font scale.
  ///   - points: The factor for lengths in points, in addition to the reader's font scale.
  ///   - chips: The shaped texts of mentions and citations, by the indices of their objects.
  func boxes(
    _ objects: [TextObject], in style: TextStyle, points: Double, chips: [Int: PreparedText]
  ) -> [InlineBox] {
    objects.enumerated().map { number, object in
      if let chip = chips[number] {
        // The box is one layout unit smaller than the font, so that rounding never makes a line taller.
        let (ascent, _, descent) = metrics(of: scaled(style))
        let unit = LayoutUnit(rawValue: 1)
        return InlineBox(
          offset: object.offset, width: chipWidth(chip, style).points, ascent: (ascent - unit).points,
          descent: (descent - unit).points)
      }
      if let piece = object.piece {
        // The width includes the space after the piece, which is not visible at the end of a line.
        return InlineBox(
          offset: object.offset, width: (piece.next - piece.start).points,
          ascent: (piece.ascent + formulaGap(style)).points,
          descent: (piece.descent + formulaGap(style)).points, raisesLine: true)
      }
      let (object, em) = (object.object, style.size * fontScale)
      let unit = object.unit == .em ? em : fontScale * points
      // A picture that is too large keeps its proportions.
      let longest = [object.width, object.height].compactMap { $0 }.filter { $0.isFinite }.max() ?? 0
      let excess = object.kind == .image ? max(1, min(longest, 1e9) * unit / Self.largestObject) : 1
      func length(_ length: Double?, orElse other: Double, from least: Double = 0) -> Double {
        guard let length, length.isFinite else { return other }
        return min(max(length * unit / excess, least), Self.largestObject)
      }
      let height = length(object.height, orElse: 1.2 * em)
      let descent = length(object.descent, orElse: 0.18 * height, from: -Self.largestObject)
      let width = length(object.width, orElse: height)
      // A picture is made smaller until it is as wide as a chip may be, so that it fits into a line.
      let widest = chipLimit?.points ?? Self.widestChip * em
      let factor = object.kind == .image && width > widest ? widest / width : 1
      return InlineBox(
        offset: objects[number].offset, width: width * factor, ascent: (height - descent) * factor,
        descent: descent * factor, raisesLine: object.kind == .image && object.height != nil)
    }
  }

  /// Returns the shaped texts of mentions and citations, by the indices of their objects.
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

  /// Returns the width of a mention: its text, up to 12 em, with 0.25 em on each side. In large type it is at
  /// most as wide as a line. A text that is cut makes no room for the letters that are missing.
  private func chipWidth(_ chip: PreparedText, _ style: TextStyle) -> LayoutUnit {
    let em = style.size * fontScale
    let sides = LayoutUnit(Self.chipSides * em)
    let widest = LayoutUnit(Self.widestChip * em)
    let room = max(0, chipLimit.map { min($0 - sides, widest) } ?? widest)
    let natural = chip.naturalWidth ?? 0
    return sides + (natural <= room ? natural : min(chip.size(within: .fixed(room)).width, room))
  }

  /// Returns the distance above and below a formula in a text, in points. So formulas in consecutive lines are
  /// at least 0.2 em apart, as TeX keeps lines apart (`\\lineskip`).
  func formulaGap(_ style: TextStyle) -> LayoutUnit { LayoutUnit(0.1 * style.size * fontScale) }

  /// The distances from both ends of a chip to its text together, in em.
  static let chipSides = 0.5
  /// The maximum width of a chip's text and of a picture in a line, in ems.
  private static let widestChip = 12.0
  /// The maximum width and height of an object, in points.
  private static let largestObject = 1_024.0
}

extension TextMaker {
  /// Returns the maximum size of formulas in a text of a style.
  ///
  /// - Parameter style: The style before the reader's font scale.
  func room(in style: TextStyle) -> FormulaRoom {
    let em = style.size * fontScale
    return FormulaRoom(size: em, limit: chipLimit ?? LayoutUnit(20 * em))
  }
}
