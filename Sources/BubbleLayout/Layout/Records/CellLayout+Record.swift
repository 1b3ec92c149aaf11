import TextLayout

/// The values from which a record of a message is made: its plan for all widths, and its texts.
struct RecordSource {
  let plan: Shared<CellPlan>
  /// The message's own text; nil if the bubble shows no such text.
  let text: OwnText?
  /// The blocks; nil if only the height of the text changes with the width.
  private let tree: BlockTree<PreparedText>?
  private let footerWidth: LayoutUnit
  private let leastLimit: LayoutUnit

  fileprivate init(
    _ plan: Shared<CellPlan>, text: OwnText?, tree: BlockTree<PreparedText>?, footerWidth: LayoutUnit,
    leastLimit: LayoutUnit
  ) {
    self.plan = plan
    self.text = text
    self.tree = tree
    self.footerWidth = footerWidth
    self.leastLimit = leastLimit
  }

  /// Makes the record; nil for a plain text whose lines cannot be recorded.
  ///
  /// - Parameters:
  ///   - limit: The current maximum width of a line. Words of about this width or more are prepared for being
  ///     broken.
  ///   - shapesMeetings: Whether lines of a plain text whose changed ends overlap are shaped in advance (see
  ///     `LineTable`).
  func record(limit: LayoutUnit, shapingMeetings shapesMeetings: Bool) -> RowRecord? {
    guard tree == nil, let text else { return record(limit: limit, ownText: true) }
    // Three quarters of the limit, so that the record can still be used when the limit becomes a little
    // smaller.
    let lines = LineTable(
      text.text.paragraph, breakingWordsBeyond: LayoutUnit(rawValue: limit.rawValue / 4 * 3),
      shapingMeetings: shapesMeetings)
    return lines.map {
      RowRecord(lines: $0, blocks: nil, footerWidth: footerWidth, leastLimit: leastLimit)
    }
  }

  /// Makes the record without the lines of the text, for a text that is measured apart from the record.
  func recordWithoutText(limit: LayoutUnit) -> RowRecord { record(limit: limit, ownText: false) }

  private func record(limit: LayoutUnit, ownText: Bool) -> RowRecord {
    RowRecord(
      lines: nil, blocks: tree?.records(limit: limit, ownText: ownText), footerWidth: footerWidth,
      leastLimit: leastLimit)
  }

  /// Whether the record has only the lines of a text.
  var isPlain: Bool { tree == nil && text != nil }
}

extension CellLayout {
  /// Returns the values from which a record of the message is made. The result is nil if no record can
  /// compute the height: if the text is balanced or truncated, or if the bubble must not cover some labels.
  ///
  /// - Parameter cellTop: The height of the separators above the cell, in points.
  func recordSource(below cellTop: LayoutUnit) -> RecordSource? {
    guard width.limit != nil, !hasLowPlaces else { return nil }
    let blocks = shownBlocks
    var plan = plan(of: blocks, isFlexible: true)
    plan.cellTop = cellTop
    var leastLimit = LayoutUnit.zero
    let text = plan.text == nil ? nil : message.text
    if let text {
      guard text.hasOneHeightForItsLines else { return nil }
      leastLimit = text.leastEnlargedWidth
      // If a style moves the last line within its frame, the position of the line is known only after the
      // line has been laid out.
      if let footer = plan.footer, footer.tuck != .none,
        style.text.alignment != .start || style.text.widthCorrection != 0 || style.text.linesX ?? 0 != 0
      {
        return nil
      }
      plan.text?.pitch = text.text.pitch
      if text.isLong, let size = text.below?.size(within: .unbounded) {
        plan.text?.label = Size(width: grid.roundedUp(size.width), height: grid.roundedUp(size.height))
        leastLimit = max(leastLimit, size.width)
      }
    }
    var footerWidth: LayoutUnit = 0
    if plan.footer != nil, let row = message.footer?.row(within: .unbounded, grid: grid) {
      guard row.isSingle else { return nil }
      plan.footer?.height = row.size.height
      footerWidth = row.size.width
      leastLimit = max(leastLimit, footerWidth)
    }
    var tree: BlockTree<PreparedText>? = message.tree
    tree?.grid = grid
    if plan.reactions == nil, let text, text.other == nil, let fixed = fixedHeights(of: blocks) {
      for (index, block) in fixed.enumerated() where !blocks[index].isOwnText {
        plan.steps[index].content = .fixed(height: grid.roundedUp(block.height))
        leastLimit = max(leastLimit, block.width)
      }
      tree = nil
    }
    return RecordSource(plan.made(), text: text, tree: tree, footerWidth: footerWidth, leastLimit: leastLimit)
  }

  /// Returns the sizes of the blocks if each of them, apart from the text, is a single line; otherwise nil.
  private func fixedHeights(of blocks: [PreparedBlock]) -> [Size]? {
    var sizes: [Size] = []
    for block in blocks {
      guard !block.isOwnText else {
        sizes.append(.zero)
        continue
      }
      guard case .text(let text, keepsLines: true) = message.tree.nodes[Int(block.node)].rule,
        let natural = message.tree.texts[Int(text)].natural
      else { return nil }
      sizes.append(natural.size)
    }
    return sizes
  }
}
