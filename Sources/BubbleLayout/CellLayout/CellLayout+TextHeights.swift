import TextLayout

/// The heights of a text message, but for its lines.
struct TextHeights: Sendable {
  let plan: HeightPlan
  let text: TextElement
  /// The width of the footer in one row.
  let footerWidth: LayoutUnit
  /// The plan holds where lines may be at least this wide.
  let leastLimit: LayoutUnit

  /// The record of the text's lines; nil for a text that has none.
  ///
  /// - Parameters:
  ///   - limit: The widest that a line may be now. Words that are about as wide are prepared to be broken.
  ///   - shapesMeetings: See `LineTable`.
  func record(limit: LayoutUnit, shapingMeetings shapesMeetings: Bool) -> RowRecord? {
    // A little narrower, so that the next steps of a resize find them, too.
    LineTable(
      text.text.paragraph, breakingWordsBeyond: LayoutUnit(rawValue: limit.rawValue / 4 * 3),
      shapingMeetings: shapesMeetings
    ).map { RowRecord(lines: $0, footerWidth: footerWidth, leastLimit: leastLimit) }
  }
}

extension CellLayout {
  /// The message's heights at all widths; nil for a message that is more than a text between things of fixed height.
  ///
  /// - Parameter cellTop: The height of what stands above the cell.
  func textHeights(below cellTop: LayoutUnit) -> TextHeights? {
    guard width.limit != nil, message.reactions == nil, !hasLowPlaces else { return nil }
    let column = column()
    guard let place = column.elements.firstIndex(where: { $0.kind == .text }),
      let text = column.elements[place] as? TextElement, text.hasOneHeightForItsLines,
      column.footer == nil || column.footerIndex == place + 1,
      column.footer.map({ $0.style.tuck == .none }) ?? true || style.text.alignment == .start
    else { return nil }
    // A line that is moved within its frame is no part of the plan.
    if let footer = column.footer, footer.style.tuck != .none,
      style.text.widthCorrection != 0 || style.text.linesX ?? 0 != 0
    {
      return nil
    }
    var heights = (above: LayoutUnit.zero, below: LayoutUnit.zero)
    var leastLimit = LayoutUnit.zero
    for (index, element) in column.elements.enumerated() {
      if index > 0, index <= place { heights.above += element.gap }
      if index > place { heights.below += element.gap }
      guard index != place else { continue }
      guard let fixed = element.fixedHeight else { return nil }
      leastLimit = max(leastLimit, fixed.from)
      if index < place {
        heights.above += grid.roundedUp(fixed.height)
      } else {
        heights.below += grid.roundedUp(fixed.height)
      }
    }
    let row = column.footer?.row(within: .unbounded, grid: grid)
    if let row {
      guard row.isSingle else { return nil }
      leastLimit = max(leastLimit, row.size.width)
    }
    let more = text.readMoreSize
    leastLimit = max(leastLimit, more?.size.width ?? 0)
    let plan = HeightPlan(
      cellTop: cellTop, cell: plan(),
      textTop: column.top + heights.above,
      below: heights.below + column.bottom,
      minimumHeight: column.minimum.height, widthCorrection: text.style.widthCorrection,
      heightCorrection: text.style.heightCorrection, pitch: text.text.paragraph.pitch(text.lineOptions),
      capHeight: text.text.capHeight,
      maximumLines: text.style.collapse?.lines,
      readMore: more.map { $0.gap + grid.roundedUp($0.size.height) },
      footer: column.footer.map { footer in
        HeightPlan.Footer(
          height: row?.size.height ?? 0, gap: footer.style.gap, tuck: footer.style.tuck,
          tuckGap: footer.style.tuckGap, isMirrored: column.isMirrored)
      })
    return TextHeights(
      plan: plan, text: text, footerWidth: row?.size.width ?? 0, leastLimit: leastLimit)
  }
}
