import TextLayout

/// The height of a message's rows, and the limits within which it stays the same.
struct RowHeight {
  let height: LayoutUnit
  /// The limits within which the height stays the same.
  let valid: WidthInterval
  /// Whether `valid` contains widths of the cell, not of a line of text.
  let followsCell: Bool
}

/// Everything needed to compute the height of a message at a new width, as plain numbers: the widths of its
/// words, the measurements of its blocks, and a reference to the plan that its cell shares with many others.
struct RowRecord: Sendable {
  /// The lines of the text, for a message whose other blocks have constant heights; nil for other messages.
  private let lines: LineTable?
  /// The blocks; nil if everything except the text has a constant height.
  private let blocks: Blocks?
  /// The width of the footer in one row, in 1/64 points.
  private let footerWidth: Int32
  /// The minimum line width, in 1/64 points, at which the record is valid. At this width, names and footers
  /// are not truncated.
  private let leastLimit: Int32

  typealias Blocks = BlockTree<TextRecord>.Content

  /// The record of a message that has to be prepared again for each width.
  static let none = RowRecord(lines: nil, blocks: nil, footerWidth: 0, leastLimit: .longest)

  /// - Parameters:
  ///   - lines: The lines of the message's text; nil if there is none, or if the text is measured without the
  ///     record.
  ///   - blocks: The blocks, including the text; nil if everything except the text has a constant height.
  init(lines: LineTable?, blocks: Blocks?, footerWidth: LayoutUnit, leastLimit: LayoutUnit) {
    self.lines = blocks == nil ? lines : nil
    self.blocks = blocks
    self.footerWidth = Int32(clamping: footerWidth.rawValue)
    self.leastLimit = Int32(clamping: leastLimit.rawValue)
  }

  /// Returns the same record with equal nodes from `shared`, which records of other messages use too.
  func sharingNodes(_ shared: (ContiguousArray<BlockNode>) -> ContiguousArray<BlockNode>) -> RowRecord {
    guard let blocks else { return self }
    return RowRecord(copying: self, blocks: blocks.sharing(shared(blocks.nodes)))
  }

  private init(copying other: RowRecord, blocks: Blocks) {
    lines = other.lines
    self.blocks = blocks
    footerWidth = other.footerWidth
    leastLimit = other.leastLimit
  }

  /// Computes the height of the rows.
  ///
  /// - Parameters:
  ///   - text: Measures the message's text; nil to use the measurements in the record.
  ///   - growing: Measures one block; nil to use the measurements in the record for all blocks.
  /// - Returns: Nil if the message has to be prepared first.
  func height(
    by plan: Shared<ColumnPlan>, in limits: RoleLimits, text: ((AvailableWidth) -> LineSums?)? = nil,
    growing: GrowingNode? = nil
  ) -> RowHeight? {
    guard let textLimit = limits.text.limit, limits.cell.width.limit != nil,
      textLimit.rawValue >= Int(leastLimit)
    else { return nil }
    let footer = MeasuredFooter(
      size: Size(width: LayoutUnit(rawValue: Int(footerWidth)), height: plan.value.footer?.height ?? 0),
      isNatural: true)
    var found: (height: LayoutUnit, limit: Limit)?
    let followsText = plan.value.followsText
    if followsText {
      guard let rule = plan.value.text, let pitch = rule.pitch else { return nil }
      // This is not done with the operator `??`, which would copy the record and update all its reference
      // counts.
      var sums: LineSums?
      if let text { sums = text(limits.text) } else { sums = lines?.measure(in: textLimit, pitch: pitch) }
      guard let sums else { return nil }
      let lines = MeasuredLines(sums, rule, grid: plan.value.cell.grid, limit: limits.text)
      found = plan.height(
        of: PlainBlocks(lines: lines, footer: footer, readMore: rule.readMoreSize?.height),
        in: limits.columns)
    } else if let blocks, !limits.isSqueezed,
      limits.columns.bubble.holds(limits.leastContent + plan.value.widestSides)
    {
      let recorded = RecordedBlocks(blocks, plan, footer: footer, measured: text)
      if let growing {
        found = plan.height(
          of: PartlyRecordedBlocks(recorded: recorded, growing: growing), in: limits.columns)
      } else {
        found = plan.height(of: recorded, in: limits.columns)
      }
    }
    guard let found else { return nil }
    var limit = found.limit
    limit[inside: limits.text].keep(from: LayoutUnit(rawValue: Int(leastLimit)))
    if !followsText {
      limit.keep(as: limits.cell)
      limit[inside: limits.columns.bubble].keep(from: limits.leastContent + plan.value.widestSides)
    }
    guard let valid = limit[inside: followsText ? limits.text : limits.cell.width].interval else {
      return nil
    }
    return RowHeight(height: found.height, valid: valid, followsCell: !followsText)
  }

  private static let noTree = BlockTree<TextRecord>()

  /// The blocks of a message that has only a text and a footer.
  private struct PlainBlocks: ColumnBlocks {
    let lines: MeasuredLines
    let footer: MeasuredFooter
    let readMore: LayoutUnit?

    var tree: BlockTree<TextRecord> { RowRecord.noTree }

    @inline(__always) func measureText(in limit: AvailableWidth) -> Bool { true }
    @inline(__always) func footer(in limit: AvailableWidth) -> MeasuredFooter? { footer }
    func readMore(in width: LayoutUnit) -> LayoutUnit? { readMore }
  }

  /// The blocks of a record.
  private struct RecordedBlocks: ColumnBlocks {
    let blocks: Blocks
    let plan: Shared<ColumnPlan>
    let footer: MeasuredFooter
    let measured: ((AvailableWidth) -> LineSums?)?
    private(set) var lines = MeasuredLines()

    init(
      _ blocks: Blocks, _ plan: Shared<ColumnPlan>, footer: MeasuredFooter,
      measured: ((AvailableWidth) -> LineSums?)?
    ) {
      self.blocks = blocks
      self.plan = plan
      self.footer = footer
      self.measured = measured
    }

    var tree: BlockTree<TextRecord> { BlockTree(blocks, grid: plan.value.cell.grid) }

    mutating func measureText(in limit: AvailableWidth) -> Bool {
      guard let text = plan.value.text, let pitch = text.pitch else { return false }
      var sums: LineSums?
      if let measured {
        sums = measured(limit)
      } else {
        sums = blocks.lines?.measure(in: limit.length, pitch: pitch)
      }
      guard let sums else { return false }
      lines = MeasuredLines(sums, text, grid: plan.value.cell.grid, limit: limit)
      return true
    }

    func footer(in limit: AvailableWidth) -> MeasuredFooter? {
      limit.holds(footer.size.width) ? footer : nil
    }

    func readMore(in width: LayoutUnit) -> LayoutUnit? { plan.value.text?.readMoreSize?.height }
  }
}

/// A growing block, which measures itself; its record is not used.
struct GrowingNode {
  /// The position of the block's node.
  let place: Int
  let measure: (inout Limit) -> BlockMeasure?
  let height: (AvailableWidth, LayoutUnit) -> LayoutUnit?
  let lastLine: (LayoutUnit) -> LastLine??
}

extension RowRecord {
  /// The blocks of a record, with one of them replaced by a growing block.
  private struct PartlyRecordedBlocks: ColumnBlocks {
    var recorded: RecordedBlocks
    let growing: GrowingNode

    var tree: BlockTree<TextRecord> { recorded.tree }
    var lines: MeasuredLines { recorded.lines }

    mutating func measureText(in limit: AvailableWidth) -> Bool { recorded.measureText(in: limit) }
    func footer(in limit: AvailableWidth) -> MeasuredFooter? { recorded.footer(in: limit) }
    func readMore(in width: LayoutUnit) -> LayoutUnit? { recorded.readMore(in: width) }

    func measure(_ node: Int, in limit: inout Limit) -> BlockMeasure? {
      node == growing.place ? growing.measure(&limit) : tree.measure(node, in: &limit)
    }

    func height(_ node: Int, in limit: AvailableWidth, width: LayoutUnit) -> LayoutUnit? {
      node == growing.place ? growing.height(limit, width) : tree.height(node, in: limit, width: width)
    }

    func lastLine(of node: Int, in limit: AvailableWidth, width: LayoutUnit) -> LastLine?? {
      node == growing.place
        ? growing.lastLine(width) : tree.lastLine(of: node, in: limit, width: width)
    }
  }
}

extension MeasuredLines {
  /// Computes the measurements of a text from the sums of its lines.
  init(_ lines: LineSums, _ text: ColumnText, grid: PixelGrid, limit: AvailableWidth) {
    size = Size(
      width: max(0, grid.roundedUp(lines.width) + text.widthCorrection), height: grid.roundedUp(lines.height))
    width = size.width
    self.lines = lines
    lastLineX = text.alignment.offset(
      of: lines.width - lines.lastLineWidth, isRightToLeft: lines.isRightToLeft)
    followsLines = true
    if let readMore = text.readMoreSize {
      readMoreGap = text.readMoreGap
      width = max(width, limit.clamping(readMore.width))
    }
  }
}
