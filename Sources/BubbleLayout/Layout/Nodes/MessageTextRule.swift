import TextLayout

/// The lines of a message's own text, and the label below them if the text is too long. The label is the node
/// inside.
///
/// The lines are those within the limit, however wide the bubble becomes. So the rule is measured once, and plans
/// hold it too: the height of a message with nothing else than a text follows from the rule and the sums of the
/// lines (`PlainBlocks`).
struct MessageTextRule: Hashable, Sendable {
  /// The index of the text.
  var text: Int32
  /// The index of the text at its ordinary size, which is used if an enlarged emoji is wider than the limit; nil for
  /// a text that is not enlarged.
  var plain: Int32?
  /// The index of the other version of a text that is too long: the whole text or, if that is shown already, its
  /// beginning; nil if the text is so long that shortening it always saves enough.
  var other: Int32?
  /// The limit from which the whole of a text with another version is shown, in points.
  var wholeFrom: LayoutUnit?
  var fit: TextFit
  var alignment: TextAlignment
  /// Lengths that the style adds to the width and the height of the lines, in points.
  var widthCorrection: LayoutUnit
  var heightCorrection: LayoutUnit
  /// The distance from the left edge of the text's frame to the lines, in points.
  var linesX: LayoutUnit
  /// The lines that have only the first font.
  var plainLine: PlainLine
  /// How many lines are shown of a text that is too long; nil for all.
  var mostLines: Int?
  /// Whether the text is shown whole, however long it is. The label below then shortens it again.
  var isExpanded: Bool
  /// Whether the text is known to be too long before its lines are counted.
  var isLong: Bool
  /// The distance to the label, in points.
  var gap: LayoutUnit
  /// How the height of each line is computed in a record; nil if the lines are measured with their text.
  var pitch: LinePitch?
  /// The size of the label below a text that is known to be too long, in a record; nil for other texts.
  var label: Size?

  /// Whether the text consists only of enlarged emoji.
  var isEnlarged: Bool { plain != nil }
}

/// The lines of a message's own text, measured within a limit.
struct MeasuredLines {
  /// The width that the text wants, in points.
  var width: LayoutUnit
  /// The size of the frame around the lines, without the style's correction of the height.
  let size: Size
  fileprivate(set) var lines: LineSums
  /// The left edge of the last line within the lines' own width.
  let lastLineX: LayoutUnit
  /// Whether the text has its ordinary size, because the enlarged one is too wide.
  var isPlain = false
  /// Whether the other version is shown: the whole text, because the label would take most of what its beginning saves.
  var isOther = false
  /// Whether only the first lines are shown.
  var isCut = false
  /// Whether there is a label below the lines.
  var hasLabel = false
  /// Whether the text is the same at all limits that give the same lines. If not, nothing is known about other
  /// limits.
  var followsLines = true
}

extension MeasuredLines {
  /// The lines of a text that has not been measured.
  static let none = MeasuredLines(width: 0, size: .zero, lines: .none, lastLineX: 0)

  /// Returns the measurement of the block, without the height of the label below the lines, and narrows the limit.
  ///
  /// - Parameter heightCorrection: See `MessageTextRule.heightCorrection`.
  @inline(__always)
  func measure(_ heightCorrection: LayoutUnit, in limit: inout Limit) -> BlockMeasure {
    if followsLines { limit.keep(lines.validWidths) } else { limit.close() }
    var measure = BlockMeasure(Size(width: width, height: max(0, size.height + heightCorrection)))
    if hasLabel { measure.forgetHeight() }
    return measure
  }
}

extension MessageTextRule {
  /// Measures the lines. The limit is narrowed to the interval in which the label stays the same.
  ///
  /// - Parameters:
  ///   - label: Measures the label within a limit; nil if it has to be shaped first.
  ///   - sums: Returns the sums of the lines of a text within a limit, up to a number of lines; nil if they have
  ///     to be shaped first.
  /// - Returns: Nil if a text has to be shaped first.
  @inline(__always)
  func lines(
    in limit: inout Limit, _ grid: PixelGrid, label: (AvailableWidth) -> BlockMeasure?,
    sums measure: (_ text: Int32, AvailableWidth, _ lines: Int?) -> LineSums?
  ) -> MeasuredLines? {
    let width = limit.width
    var (shown, isPlain, isCut, isLong) = (text, false, false, isLong)
    if let other, let wholeFrom, limit.holds(wholeFrom) {
      isLong = false
      if !isExpanded { shown = other }
    }
    guard var sums = measure(shown, width, nil) else { return nil }
    if let plain, !width.holds(sums.width) {
      guard let ordinary = measure(plain, width, nil) else { return nil }
      (shown, isPlain, sums) = (plain, true, ordinary)
    }
    if let mostLines, sums.lineCount > mostLines {
      guard let first = measure(shown, width, mostLines), let below = label(width) else { return nil }
      let isWorth = isLong || saves(showing: first, of: sums, above: below)
      (isLong, isCut) = (isWorth, isWorth && !isExpanded)
      if isCut { sums = first }
      if !isWorth {
        // Where the first lines are lower, shortening may be worth it.
        limit.keep(first.validWidths)
        limit.keep(heightOf: below)
      }
    }
    var lines = lines(sums, in: width, grid)
    (lines.isPlain, lines.isOther, lines.isCut) = (isPlain, shown == other, isCut)
    if isPlain || mostLines != nil && isLong != self.isLong { lines.followsLines = false }
    if isLong {
      guard let label = label(width) else { return nil }
      limit.keep(heightOf: label)
      lines.hasLabel = true
      lines.width = max(lines.width, width.clamping(grid.roundedUp(label.width)))
    }
    return lines
  }

  /// Returns whether a text is so much lower if only its beginning is shown that it is shortened: by three lines or a fifth
  /// of its height, including the label. It must be more than a line, because the time may need a row of its own below the
  /// label.
  private func saves(showing short: LineSums, of whole: LineSums, above label: BlockMeasure) -> Bool {
    let saved = whole.height - short.height - gap - label.height
    return saved > whole.firstLineHeight
      && saved >= min(whole.firstLineHeight * 3, LayoutUnit(rawValue: whole.height.rawValue / 5))
  }

  /// Returns the lines of a text that is shown as it is, from their sums within a limit.
  @inline(__always)
  func lines(_ sums: LineSums, in limit: AvailableWidth, _ grid: PixelGrid) -> MeasuredLines {
    let width = max(0, grid.roundedUp(sums.width) + widthCorrection)
    var lines = MeasuredLines(
      width: width, size: Size(width: width, height: grid.roundedUp(sums.height)), lines: sums,
      lastLineX: alignment.offset(of: sums.width - sums.lastLineWidth, isRightToLeft: sums.isRightToLeft),
      followsLines: fit == .hug)
    // An enlarged emoji that is wider than the limit is shown at its ordinary size.
    if isEnlarged { lines.lines.validWidths = sums.validWidths.narrowed(from: sums.width) }
    if fit == .fill { lines.width = max(width, limit.limit ?? 0) }
    return lines
  }

  /// Returns the height of the last line for computing its distance from a footer. Enlarged emoji do not
  /// increase that distance, so their line counts as 0.
  func lastLineHeight(of lines: MeasuredLines) -> LayoutUnit { isEnlarged ? 0 : lines.lines.lastLineHeight }

  /// Returns the last line in a block of a given width.
  ///
  /// - Parameter footer: The height of the footer that may be placed beside it.
  func lastLine(of lines: MeasuredLines, in width: LayoutUnit, footer: LayoutUnit) -> LastLine {
    let isRightToLeft = lines.lines.isRightToLeft
    let moved = alignment.offset(of: max(0, width - lines.size.width), isRightToLeft: isRightToLeft)
    let left = moved + linesX + lines.lastLineX
    // A footer beside enlarged emoji is at their lower edge.
    return LastLine(
      minX: left, maxX: left + lines.lines.lastLineWidth, height: lastLineHeight(of: lines),
      middle: isEnlarged ? footer.half : plainLine.middle(depth: lines.lines.lastLineDescent),
      rise: isEnlarged ? 0 : plainLine.rise(depth: lines.lines.lastLineDescent),
      isRightToLeft: isRightToLeft)
  }
}

extension TreeNode {
  /// Measures the lines of the message's own text (see `MessageTextRule.lines`).
  ///
  /// - Parameter given: Measures the text itself; nil to use the text of the tree.
  func lines(in limit: inout Limit, given: ((AvailableWidth) -> LineSums?)? = nil) -> MeasuredLines? {
    guard let rule = tree.messageText else { return nil }
    return rule.lines(in: &limit, tree.grid) { limit in
      guard own.span > 1, case .text(let label, _) = inner.own.rule else { return .zero }
      return extent(label, in: limit)
    } sums: { text, limit, lines in
      if let given { return lines == nil && text == rule.text ? given(limit) : nil }
      return tree.texts[Int(text)].sums(in: limit, upTo: lines)
    }
  }

  func layoutMessageText(_ pass: inout LayoutPass<some PartList>) -> BlockMeasure? {
    guard let rule = tree.messageText, let lines = pass.parts.ownLines ?? lines(in: &pass.limit)
    else { return nil }
    let origin = pass.parts.origin
    var measure = lines.measure(rule.heightCorrection, in: &pass.limit)
    pass.visit(self, pass.frame(measure.height)) {
      $0.textIndex = lines.isPlain ? rule.plain : lines.isOther ? rule.other : rule.text
      $0.isOther = lines.isOther
      $0.lineLimit = lines.isCut ? rule.mostLines : nil
      $0.natural = lines.size
    }
    guard lines.hasLabel, own.span > 1, pass.width != nil else { return measure }
    pass.parts.origin = origin.offset(y: measure.height + rule.gap)
    guard let label = inner.layout(&pass) else { return nil }
    measure.add(label, gap: rule.gap)
    return measure
  }
}
