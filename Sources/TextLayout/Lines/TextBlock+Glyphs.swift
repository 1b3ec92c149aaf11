import TextShaping
import TextUnicode

extension TextBlock {
  /// The glyphs of a line, in visual order from left to right, including its hanging white space.
  ///
  /// The glyphs are those that HarfBuzz gives for the line inside its paragraph. In the middle of the line
  /// they come from shaping the whole paragraph. At its ends, where cutting the text may change glyphs, the
  /// text is shaped again.
  ///
  /// - Parameter index: The index of the line. Out of range the result is empty.
  /// - Complexity: Linear in the line.
  public func glyphRuns(inLine index: Int) -> [GlyphRun] {
    guard lines.indices.contains(index) else { return [] }
    let line = lines[index]
    let pieces = pieces(inLine: index)
    let order = BidiLine.visualOrder(ofLevels: pieces.map(\.level))
    // Hanging white space is beyond the line's end. In a right-to-left line this is on the left.
    var pen = line.frame.minX.advance
    if line.isRightToLeft {
      pen -= order.reduce(.zero) { pieces[$1].hangs ? $0 + pieces[$1].advance : $0 }
    }
    var runs: [GlyphRun] = []
    for place in order {
      let piece = pieces[place]
      if !piece.glyphs.isEmpty { runs.append(positioned(piece, from: pen, baseline: line.baseline)) }
      pen += piece.advance
    }
    return runs
  }

  /// Returns the pieces of a line in logical order, justified if the options require it.
  func pieces(inLine index: Int) -> [LinePiece] {
    let span = spans[index]
    let pieces = paragraph.pieces(of: span, isRightToLeft: lines[index].isRightToLeft)
    guard options.alignment == .justify, span.ending.canBeJustified else { return pieces }
    let justification = Justification(room: lines[index].frame.width.advance - span.advance)
    return justification.spread(over: pieces, text: paragraph.units)
  }

  private func positioned(_ piece: LinePiece, from start: Advance, baseline: LayoutUnit) -> GlyphRun {
    var pen = start
    let raised = baseline.advance - piece.baselineOffset
    let glyphs = piece.glyphs.map { glyph in
      defer { pen += glyph.advance }
      return PositionedGlyph(
        id: glyph.id,
        origin: Point(
          x: LayoutUnit(nearest: pen + glyph.offsetX),
          y: LayoutUnit(nearest: raised - glyph.offsetY)),
        cluster: Int(glyph.cluster))
    }
    return GlyphRun(
      piece.font, isRightToLeft: piece.level & 1 == 1, range: piece.range, glyphs: glyphs,
      placeholder: piece.placeholder.flatMap { square in glyphs.first.map { square.frame(at: $0.origin) } })
  }
}

extension EmojiSquare {
  /// Returns the square in the middle of an emoji's box.
  ///
  /// - Parameter origin: The origin of the emoji's glyph.
  fileprivate func frame(at origin: Point) -> Rect {
    let (width, height) = (Int64(advance), ascent + descent)
    // Pictures of emoji leave about as much room around them.
    let side = min(width, height) * 7 / 8
    let length = LayoutUnit(nearest: Advance(rawValue: side))
    return Rect(
      x: origin.x + LayoutUnit(nearest: Advance(rawValue: (width - side) / 2)),
      y: origin.y - LayoutUnit(nearest: Advance(rawValue: ascent - (height - side) / 2)), width: length,
      height: length)
  }
}
