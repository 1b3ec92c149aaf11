import TextLayout

/// The vertical arithmetic of a text message's rows, beside its lines: what its height follows from at every width.
///
/// It is the arithmetic of `ContentColumn`, `MeasuredColumn` and `TextElement` for a bubble that holds one text
/// between things of fixed height. Verify mode holds the two equal.
struct HeightPlan: Hashable, Sendable {
  /// The height of the separators above the cell, the room between included.
  let cellTop: LayoutUnit
  let cell: CellPlan
  /// From the bubble's upper edge to the text.
  let textTop: LayoutUnit
  /// From the text, or a footer below it, to the bubble's lower edge.
  let below: LayoutUnit
  let minimumHeight: LayoutUnit
  let widthCorrection: LayoutUnit
  let heightCorrection: LayoutUnit
  /// How tall its lines are.
  let pitch: LinePitch
  /// The height of capital letters above the baseline.
  let capHeight: LayoutUnit
  /// The most lines that are shown without being shortened; nil for any number.
  let maximumLines: Int?
  /// The height of the label below a shortened text, the gap included; nil for none.
  let readMore: LayoutUnit?
  /// Nil for none.
  let footer: Footer?

  /// A footer below the text or beside its last line.
  struct Footer: Hashable, Sendable {
    let height: LayoutUnit
    let gap: LayoutUnit
    let tuck: TuckRule
    let tuckGap: LayoutUnit
    let isMirrored: Bool
  }
}

extension HeightPlan {
  /// The height of a message's rows, and the limits of its text within which it is the same.
  ///
  /// - Parameters:
  ///   - lines: The lines of the text.
  ///   - limit: The widest that a line may be.
  ///   - footerWidth: Of the footer in one row.
  /// - Returns: Nil where the text is shortened at this limit.
  func height(
    of lines: LineSums, limit: LayoutUnit, footerWidth: LayoutUnit
  ) -> (height: LayoutUnit, valid: WidthInterval)? {
    if let maximumLines, lines.lineCount > maximumLines { return nil }
    var valid = lines.validWidths
    let grid = cell.grid
    let textHeight = grid.roundedUp(lines.height)
    let frameHeight = max(0, textHeight + heightCorrection)
    var y = textTop + frameHeight + (readMore ?? 0)
    if let footer {
      if readMore == nil, tucks(footer, lines, footerWidth, limit, &valid) {
        let lower = textTop + frameHeight
        let top =
          footer.tuck == .interval
          ? lower - middle(of: lines) - footer.height.half : lower - footer.height
        y = max(y, top + footer.height)
      } else {
        y = y + footer.gap + footer.height
      }
    }
    y = y + below
    let bubble = max(y, minimumHeight)
    let text = textTop + (minimumHeight > y ? (minimumHeight - y).half : 0)
    let lastLineTop = lines.height - lines.lastLineHeight
    let result = cell.result(
      bubbleHeight: bubble,
      text: CellPlan.Text(
        height: lines.height, firstLineMiddle: text + lines.firstLineHeight.half,
        lastLineMiddle: text + lastLineTop + lines.lastLineHeight.half))
    return (cellTop + result.height, valid)
  }

  /// Whether the footer stands beside the last line.
  private func tucks(
    _ footer: Footer, _ lines: LineSums, _ footerWidth: LayoutUnit, _ limit: LayoutUnit,
    _ valid: inout WidthInterval
  ) -> Bool {
    if footer.tuck == .none { return false }
    let runsAlong = lines.isRightToLeft == footer.isMirrored
    let width = max(0, cell.grid.roundedUp(lines.width) + widthCorrection)
    // One line that runs against the interface is moved to the other side.
    if !runsAlong, lines.lineCount == 1, lines.lastLineWidth > 0 {
      return holds(width + gap(footer, lines) + footerWidth, limit, &valid)
    }
    if footer.tuck == .trailing && !runsAlong { return false }
    // Counted from the side where the line starts: a width rounded up to pixels may be larger than its lines.
    let extent = lines.isRightToLeft ? width - (lines.width - lines.lastLineWidth) : lines.lastLineWidth
    let wanted = max(width, extent + gap(footer, lines) + footerWidth)
    return holds(wanted, limit, &valid) && (runsAlong || lines.lastLineWidth == 0)
  }

  private func holds(_ wanted: LayoutUnit, _ limit: LayoutUnit, _ valid: inout WidthInterval) -> Bool {
    let holds = wanted <= limit
    valid = holds ? valid.narrowed(from: wanted) : valid.narrowed(below: wanted)
    return holds
  }

  /// The gap grows with lines taller than 20.
  private func gap(_ footer: Footer, _ lines: LineSums) -> LayoutUnit {
    footer.tuck == .interval
      ? FooterStyle.gap(footer.tuckGap, besideLineOf: lines.lastLineHeight) : footer.tuckGap
  }

  /// From the lower edge of the last line up to where the middle of a footer belongs.
  private func middle(of lines: LineSums) -> LayoutUnit {
    LastLine.middle(height: lines.lastLineHeight, capHeight: capHeight, descent: lines.lastLineDescent)
  }
}
