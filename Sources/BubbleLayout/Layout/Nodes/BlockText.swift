import TextLayout

/// A text that can be measured as part of a block: either shaped text, or the record of such a text.
protocol BlockText: Sendable {
  /// Returns the size of the lines within a width, in points, and the widths that give the same lines. If the width of the
  /// lines is not known, these widths give lines of the same height.
  ///
  /// - Returns: Nil if the text has to be shaped first.
  func extent(in width: AvailableWidth) -> BlockMeasure?

  /// Returns the last line within a width; nil if no footer may be placed beside it.
  ///
  /// - Returns: `.none` if the text has to be shaped first.
  func lastLine(in width: AvailableWidth) -> LastLine??

  /// Returns the number of lines within a width; nil if the text has to be shaped first.
  func lineCount(in width: AvailableWidth) -> Int?

  /// Returns the height of the first lines of the text, or of all if it has fewer than `lines`; nil if the
  /// text has to be shaped first.
  func height(in width: AvailableWidth, cutAfter lines: Int) -> LayoutUnit?

  /// Returns the sums of the lines within a width; nil if the text has to be shaped first.
  ///
  /// - Parameter lines: The maximum number of lines; nil for no maximum.
  func sums(in width: AvailableWidth, upTo lines: Int?) -> LineSums?
}

extension LineSums {
  /// Returns the last line of the text in a block of a given width.
  func lastLine(in width: AvailableWidth, plain: PlainLine) -> LastLine {
    let room = width.limit ?? lastLineWidth
    return LastLine(
      minX: isRightToLeft ? room - lastLineWidth : 0, maxX: isRightToLeft ? room : lastLineWidth,
      height: lastLineHeight,
      middle: plain.middle(depth: lastLineDescent), rise: plain.rise(depth: lastLineDescent),
      isRightToLeft: isRightToLeft)
  }
}

extension PreparedText: BlockText {
  func lastLine(in width: AvailableWidth) -> LastLine?? {
    guard tucksFooter, maximumLines == nil else { return .some(nil) }
    return LineSums(self.measure(within: width)).lastLine(in: width, plain: plainLine)
  }

  func lineCount(in width: AvailableWidth) -> Int? { measure(within: width).lineCount }

  func height(in width: AvailableWidth, cutAfter lines: Int) -> LayoutUnit? {
    var text = self
    text.maximumLines = min(lines, maximumLines ?? lines)
    return text.measure(within: width).size.height
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
