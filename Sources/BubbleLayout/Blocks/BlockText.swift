import TextLayout

/// A text that can be measured as part of a block: either shaped text, or the record of such a text.
protocol BlockText: Sendable {
  /// Returns the size of the lines within a width, in points.
  ///
  /// - Returns: Nil if the text has to be shaped first.
  func extent(in width: AvailableWidth) -> TextExtent?

  /// Returns the last line within a width; nil if no footer may be placed beside it.
  ///
  /// - Parameter bottom: The lower edge of the lines.
  /// - Returns: `.none` if the text has to be shaped first.
  func lastLine(in width: AvailableWidth, bottom: LayoutUnit) -> LastLine??

  /// Returns the number of lines within a width; nil if the text has to be shaped first.
  func lineCount(in width: AvailableWidth) -> Int?

  /// Returns the height of the first lines of the text, or of all if it has fewer than `lines`; nil if the
  /// text has to be shaped first.
  func height(in width: AvailableWidth, cutAfter lines: Int) -> LayoutUnit?
}

/// The extent of a text's lines within a width.
struct TextExtent {
  /// The size, in points. The height is exact. The width is exact unless `widest` differs from it.
  let size: Size
  /// The upper limit of the width, in points. It differs from the width of `size` only if that is not known:
  /// the exact width of a truncated line is known only from its glyphs.
  let widest: LayoutUnit
  /// The interval of widths that give the same lines. If the width of the lines is not known, the interval of
  /// widths that give lines of the same height.
  let validWidths: WidthInterval

  init(_ size: Size, _ validWidths: WidthInterval) {
    self.size = size
    widest = size.width
    self.validWidths = validWidths
  }

  /// Makes the extent of lines that are truncated. The limit must be wide enough for an ellipsis, because a
  /// wider ellipsis would make its line wider than the limit.
  init(cutWithin limit: AvailableWidth, height: LayoutUnit, below width: LayoutUnit?) {
    size = Size(width: 0, height: height)
    widest = limit.length
    validWidths = width.map { .all.narrowed(below: $0) } ?? .all
  }
}

extension LineSums {
  /// Returns the last line of the text in a block of a given width.
  func lastLine(in width: AvailableWidth, bottom: LayoutUnit, plain: PlainLine) -> LastLine {
    let room = width.limit ?? lastLineWidth
    return LastLine(
      minX: isRightToLeft ? room - lastLineWidth : 0, maxX: isRightToLeft ? room : lastLineWidth,
      maxY: bottom,
      height: lastLineHeight,
      middle: plain.middle(depth: lastLineDescent), rise: plain.rise(depth: lastLineDescent),
      isRightToLeft: isRightToLeft)
  }
}

extension PreparedText: BlockText {
  func lastLine(in width: AvailableWidth, bottom: LayoutUnit) -> LastLine?? {
    guard tucksFooter, maximumLines == nil else { return .some(nil) }
    return LineSums(self.measure(within: width)).lastLine(in: width, bottom: bottom, plain: plainLine)
  }

  func lineCount(in width: AvailableWidth) -> Int? { measure(within: width).lineCount }

  func height(in width: AvailableWidth, cutAfter lines: Int) -> LayoutUnit? {
    var text = self
    text.maximumLines = min(lines, maximumLines ?? lines)
    return text.measure(within: width).size.height
  }

  func extent(in width: AvailableWidth) -> TextExtent? {
    if let natural, measure == nil, natural.validWidths.contains(width) {
      return TextExtent(natural.size, natural.validWidths)
    }
    let lines = measure(within: width)
    return TextExtent(lines.size, lines.validWidths.extended(beyondMeasure: measure))
  }
}

extension AvailableWidth {
  /// Returns the width, or the measure of a text if it is less.
  func limited(toMeasure measure: LayoutUnit?) -> AvailableWidth {
    measure.map { limited(to: $0) } ?? self
  }
}

extension WidthInterval {
  /// Returns the interval of the limits that give the same lines as this interval in a text with a measure:
  /// wider limits give the lines that the measure gives.
  func extended(beyondMeasure measure: LayoutUnit?) -> WidthInterval {
    guard let measure, contains(.fixed(measure)) else { return self }
    return .all.narrowed(from: narrowest)
  }
}
