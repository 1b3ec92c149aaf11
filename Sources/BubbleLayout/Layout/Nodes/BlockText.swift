import TextLayout

/// A text that can be measured as part of a block: either shaped text, or the record of such a text.
protocol BlockText: Sendable {
  /// Returns the size of the lines within a width, in points, and the widths that give the same lines. If the width of the
  /// lines is not known, these widths give lines of the same height.
  ///
  /// - Returns: Nil if the text has to be shaped first.
  func extent(in width: AvailableWidth) -> BlockMeasure?

  /// Returns what is at the lower edge of the text within a width; nil if the text has to be shaped first. No footer is
  /// beside a text that is truncated, because records do not know how wide its last line is.
  func lowerEdge(in width: AvailableWidth) -> LowerEdge?

  /// Returns the number of lines within a width; nil if the text has to be shaped first.
  func lineCount(in width: AvailableWidth) -> Int?

  /// Returns the height of the first lines of the text, or of all if it has fewer than `lines`, and the widths at which they
  /// have it; nil if the text has to be shaped first.
  func extent(ofFirst lines: Int, in width: AvailableWidth) -> BlockMeasure?

  /// Returns the sums of the lines within a width; nil if the text has to be shaped first.
  ///
  /// - Parameter lines: The maximum number of lines; nil for no maximum.
  func sums(in width: AvailableWidth, upTo lines: Int?) -> LineSums?
}

extension LineSums {
  /// Returns the last line of the text in a block of a given width.
  ///
  /// - Parameters:
  ///   - isRow: Whether the line is a row of a card (`FooterRule.besideRow`), which stands at the start edge.
  ///   - edge: The edge at which the lines stand; nil if it is that of their own direction.
  func lastLine(in width: AvailableWidth, plain: PlainLine, isRow: Bool, edge: TextAlignment?) -> LastLine {
    let room = width.limit ?? lastLineWidth
    let isAtRight = !isRow && edge.map { $0 == .right } ?? isRightToLeft
    return LastLine(
      minX: isAtRight ? room - lastLineWidth : 0, maxX: isAtRight ? room : lastLineWidth,
      height: lastLineHeight,
      middle: plain.middle(depth: lastLineDescent), rise: plain.rise(depth: lastLineDescent),
      depth: isRow ? lastLineDescent : nil, isRightToLeft: isAtRight)
  }
}

extension PreparedText: BlockText {
  func lowerEdge(in width: AvailableWidth) -> LowerEdge? {
    guard footer.isBeside else { return footer == .apart ? .edge : .text }
    let lines: LineSums
    if let natural {
      guard width.holds(natural.size.width) else { return .text }
      lines = LineSums(TextMeasure(natural))
    } else {
      var whole = self
      whole.maximumLines = nil
      lines = LineSums(whole.measure(within: width))
      if let maximumLines, lines.lineCount > maximumLines { return .text }
    }
    return .line(
      lines.lastLine(
        in: width, plain: plainLine, isRow: footer == .besideRow,
        edge: edge ?? growing?.edge))
  }

  func lineCount(in width: AvailableWidth) -> Int? { measure(within: width).lineCount }

  /// The last line may have other fonts at each width, because the ellipsis moves.
  func extent(ofFirst lines: Int, in width: AvailableWidth) -> BlockMeasure? {
    var text = self
    text.maximumLines = min(lines, maximumLines ?? lines)
    let first = text.measure(within: width)
    return BlockMeasure(first.size, in: first.validWidths)
  }

  func sums(in width: AvailableWidth, upTo lines: Int?) -> LineSums? {
    guard let lines else { return LineSums(measure(within: width)) }
    var text = self
    text.maximumLines = lines
    return LineSums(text.measure(within: width))
  }

  func extent(in width: AvailableWidth) -> BlockMeasure? {
    if let natural, measure == nil, natural.validWidths.contains(width) {
      return BlockMeasure(natural.size, in: natural.validWidths)
    }
    let lines = measure(within: width)
    return BlockMeasure(lines.size, in: lines.validWidths).extended(beyondMeasure: measure)
  }
}

extension AvailableWidth {
  /// Returns the width, or the measure of a text if it is less.
  func limited(toMeasure measure: LayoutUnit?) -> AvailableWidth {
    measure.map { limited(to: $0) } ?? self
  }
}
