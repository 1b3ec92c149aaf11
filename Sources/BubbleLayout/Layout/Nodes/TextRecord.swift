import TextLayout

/// The measurements of a text from which its size at other widths can be computed. They are numbers only,
/// without glyphs. A conversation has a few of them for each message, so what only some texts have is in `Lines`.
struct TextRecord: BlockText {
  /// The size of the text, if it never has more than one line; zero for other texts.
  private let natural: Size
  /// Whether the text never has more than one line.
  private let isLine: Bool
  /// Whether a truncated line has the same height as a whole one.
  private let hasEqualLines: Bool
  /// The tables for lines; nil for a text of one line that is not truncated at widths near the current one and beside which
  /// no footer is placed.
  private let lines: Lines?
  /// Where the footer of a bubble is that ends with the text.
  private let footer: FooterRule

  /// The widths of the words of a text that may have several lines, and the widths of the glyphs in the line
  /// that is truncated.
  private final class Lines: Sendable {
    /// The table of words; nil for a text of one line, and for a text that has to be shaped at each width.
    let table: LineTable?
    /// The glyphs near the truncation; nil for a text that is never truncated, and for a text that has to be
    /// shaped when it is truncated.
    let truncation: TruncationTable?
    let pitch: LinePitch
    let maximumLines: Int?
    /// The maximum width of a line, in points; nil for no maximum.
    let measure: LayoutUnit?
    /// The edge at which the lines stand; nil if it is that of their own direction.
    let edge: TextAlignment?
    /// The lines that have only the first font; nil if no footer is placed beside the text.
    let plainLine: PlainLine?
    /// Whether all lines have the same height, including a line with only an ellipsis, which has the height
    /// of the first font.
    let hasEqualLines: Bool
    /// The only line of a text that never has more; nil for other texts, and if no footer is placed beside the text.
    let line: Shared<LineSums>?

    init(_ table: LineTable?, _ truncation: TruncationTable?, of text: PreparedText) {
      line = text.footer.isBeside ? text.natural.map { Shared(LineSums(TextMeasure($0))) } : nil
      self.table = table
      self.truncation = truncation
      pitch = text.pitch
      (maximumLines, measure) = (text.maximumLines, text.measure)
      plainLine = text.footer.isBeside ? text.plainLine : nil
      edge = text.footer.isBeside ? text.edge : nil
      hasEqualLines = table?.hasEqualLines == true && text.pitch.isCommon(to: text.paragraph)
    }

    func extent(in width: AvailableWidth) -> BlockMeasure? {
      limitedExtent(in: width.limited(toMeasure: measure)).map { $0.extended(beyondMeasure: measure) }
    }

    /// Returns the extent within a width that is not more than the maximum.
    private func limitedExtent(in width: AvailableWidth) -> BlockMeasure? {
      // The table is not assigned to a variable, because that would update the reference counts of its
      // arrays.
      if let truncation, let most = maximumLines,
        let sums = table?.measure(in: width.length, pitch: pitch, cutAfter: most, by: truncation)
      {
        return BlockMeasure(sums)
      }
      guard let sums = table?.measure(in: width.length, pitch: pitch) else { return nil }
      guard let most = maximumLines, sums.lineCount > most else { return BlockMeasure(sums) }
      guard hasEqualLines, TextRecord.hasRoomForEllipsis(width, inLinesOf: sums.firstLineHeight) else {
        return nil
      }
      return BlockMeasure(
        cutWithin: width, height: sums.firstLineHeight * most, below: sums.validWidths.widest)
    }

    /// Returns the sums over the lines of a text that is not truncated; nil if the text has to be shaped
    /// first.
    func sums(in width: AvailableWidth) -> LineSums? {
      table?.measure(in: width.limited(toMeasure: measure).length, pitch: pitch)
    }

    /// Returns the height of the first lines of the text; nil if it is not known.
    func extent(ofFirst lines: Int, in width: AvailableWidth) -> BlockMeasure? {
      guard let sums = sums(in: width) else { return nil }
      if sums.lineCount <= lines { return BlockMeasure(sums) }
      return hasEqualLines ? BlockMeasure(Size(width: 0, height: sums.firstLineHeight * lines)) : nil
    }

    /// Returns the extent of a text of one line that is truncated; nil if the text has to be shaped first.
    func cutExtent(in width: AvailableWidth) -> BlockMeasure? {
      truncation?.measure(in: width.length, pitch: pitch).map { BlockMeasure($0) }
    }
  }

  /// The record of a text that is measured apart from the records.
  static let none = TextRecord()

  private init() {
    (natural, isLine, hasEqualLines, lines, footer) = (.zero, false, false, nil, .below)
  }

  /// - Parameter limit: The current maximum width of a line. Words of about this width or more are prepared
  ///   for being broken.
  init(_ text: PreparedText, limit: LayoutUnit) {
    let limit = text.measure.map { min($0, limit) } ?? limit
    footer = text.footer
    isLine = text.natural != nil
    natural = text.natural?.size ?? .zero
    hasEqualLines = isLine && text.pitch.isCommon(to: text.paragraph)
    // Three quarters of the limit, so that the record can still be used when the limit becomes a little
    // smaller.
    let nearby = LayoutUnit(rawValue: limit.rawValue / 4 * 3)
    if isLine, natural.width <= nearby {
      lines = footer.isBeside ? Lines(nil, nil, of: text) : nil
      return
    }
    var table = isLine ? nil : LineTable(text.paragraph, breakingWordsBeyond: nearby)
    // Few texts have lines whose changed ends overlap, so these lines are shaped in advance only if necessary
    // (see `LineTable`).
    if let known = table, known.measure(in: limit, pitch: text.pitch) == nil {
      table = LineTable(text.paragraph, breakingWordsBeyond: nearby, shapingMeetings: true)
    }
    var truncation: TruncationTable?
    if let most = text.maximumLines,
      isLine || table?.measure(in: nearby, pitch: text.pitch)?.lineCount ?? .max > most
    {
      truncation = TruncationTable(
        text.paragraph, maximumLines: most, keptEnd: text.keptEnd, keptBeforeEnd: text.keptBeforeEnd,
        around: limit)
    }
    lines = Lines(table, truncation, of: text)
  }

  func lowerEdge(in width: AvailableWidth) -> LowerEdge? {
    guard let plainLine = lines?.plainLine else { return footer == .apart ? .edge : .text }
    if isLine, !width.holds(natural.width) { return .text }
    guard let sums = isLine ? lines?.line?.value : lines?.sums(in: width) else { return nil }
    if let most = lines?.maximumLines, sums.lineCount > most { return .text }
    return .line(sums.lastLine(in: width, plain: plainLine, isRow: footer == .besideRow, edge: lines?.edge))
  }

  func sums(in width: AvailableWidth, upTo lines: Int?) -> LineSums? {
    lines == nil ? self.lines?.sums(in: width) : nil
  }

  func lineCount(in width: AvailableWidth) -> Int? {
    isLine ? 1 : lines?.sums(in: width)?.lineCount
  }

  func extent(ofFirst lines: Int, in width: AvailableWidth) -> BlockMeasure? {
    isLine ? extent(in: width) : self.lines?.extent(ofFirst: lines, in: width)
  }

  func extent(in width: AvailableWidth) -> BlockMeasure? {
    guard isLine else { return lines?.extent(in: width) }
    if width.holds(natural.width) { return BlockMeasure(natural, in: .all.narrowed(from: natural.width)) }
    if let cut = lines?.cutExtent(in: width) { return cut }
    return hasEqualLines && Self.hasRoomForEllipsis(width, inLinesOf: natural.height)
      ? BlockMeasure(cutWithin: width, height: natural.height, below: natural.width) : nil
  }

  /// Returns whether an ellipsis certainly fits into a width, because the width is not less than the height
  /// of the lines: no font has an ellipsis that is wider than its lines are tall.
  fileprivate static func hasRoomForEllipsis(
    _ width: AvailableWidth, inLinesOf height: LayoutUnit
  ) -> Bool { width.length >= height }
}
