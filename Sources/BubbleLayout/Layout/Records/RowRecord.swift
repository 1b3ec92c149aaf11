import TextLayout

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
  ///   - lines: The lines of the message's text; nil for a message without text, and if the text is measured without the
  ///     record.
  ///   - blocks: The blocks, including the text; nil if everything except the text has a constant height.
  init(lines: LineTable?, blocks: Blocks?, footerWidth: LayoutUnit, leastLimit: LayoutUnit) {
    self.lines = blocks == nil ? lines : nil
    self.blocks = blocks
    self.footerWidth = Int32(clamping: footerWidth.rawValue)
    self.leastLimit = Int32(clamping: leastLimit.rawValue)
  }

  /// Returns the same record with equal nodes and an equal rule of the text that records of other messages use too.
  func sharing(
    _ known: (Blocks) -> (nodes: ContiguousArray<BlockNode>, messageText: Shared<MessageTextRule>?)
  ) -> RowRecord {
    guard let blocks else { return self }
    let shared = known(blocks)
    return RowRecord(copying: self, blocks: blocks.sharing(shared.nodes, shared.messageText))
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
  ///   - growing: The blocks that stand in place of a node; nil to use the measurements in the record for all blocks.
  /// - Returns: Nil if the message has to be prepared first.
  func height(
    by plan: Shared<CellPlan>, in limits: CellLimits, text: ((AvailableWidth) -> LineSums?)? = nil,
    growing: (place: Int, blocks: KeptBlocks)? = nil
  ) -> RowHeight? {
    guard let textLimit = limits.text.limit, limits.cell.width.limit != nil,
      textLimit.rawValue >= Int(leastLimit)
    else { return nil }
    let footer = MeasuredFooter(
      size: Size(width: LayoutUnit(rawValue: Int(footerWidth)), height: plan.value.footer?.height ?? 0),
      isNatural: true)
    var found: (height: LayoutUnit, limit: Limit)?
    let followsText = plan.value.followsText
    if let blocks {
      guard
        followsText
          || !limits.isSqueezed && limits.bubble.holds(limits.leastContent + plan.value.widestSides)
      else { return nil }
      let content = growing.map { blocks.replacing($0.place, by: $0.blocks) } ?? blocks
      let tree = BlockTree(content, grid: plan.value.cell.grid)
      found = plan.height(of: TreeBlocks(tree, footer: footer.size, text: text), in: limits)
    } else if let pitch = plan.value.text?.pitch {
      // This is not done with the operator `??`, which would copy the record and update all its reference
      // counts.
      var sums: LineSums?
      if let text { sums = text(limits.text) } else { sums = lines?.measure(in: textLimit, pitch: pitch) }
      guard let blocks = PlainBlocks(sums, plan, in: limits.text, footer: footer) else { return nil }
      found = plan.height(of: blocks, in: limits)
    }
    guard let found else { return nil }
    var limit = found.limit
    limit[inside: limits.text].keep(from: LayoutUnit(rawValue: Int(leastLimit)))
    if !followsText {
      limit.keep(as: limits.cell)
      limit[inside: limits.bubble].keep(from: limits.leastContent + plan.value.widestSides)
    }
    guard let valid = limit[inside: followsText ? limits.text : limits.cell.width].interval else {
      return nil
    }
    return RowHeight(height: found.height, valid: valid, followsCell: !followsText)
  }

  private static let noTree = BlockTree<TextRecord>()

  /// The blocks of a message that has only a text and a footer: the short cut of most messages in a chat, which
  /// needs neither a tree nor the memory for one.
  private struct PlainBlocks: ColumnBlocks {
    private(set) var lines: MeasuredLines
    /// What is added to the height of the lines: the style's correction, and the label below a long text.
    private var correction: LayoutUnit
    private let footer: MeasuredFooter

    /// Returns nil if a text has to be shaped first.
    @inline(__always)
    init?(_ sums: LineSums?, _ plan: Shared<CellPlan>, in limit: AvailableWidth, footer: MeasuredFooter) {
      guard let sums, let found = plan.value.text?.lines(sums, in: limit, plan.value.cell.grid) else {
        return nil
      }
      lines = found
      self.footer = footer
      correction = plan.value.text?.heightCorrection ?? 0
      let label = plan.value.text?.label
      // A text that is cut, or that has a label because of its lines, is measured with its glyphs.
      if let most = plan.value.text?.mostLines, sums.lineCount > most,
        label == nil || plan.value.text?.isExpanded == false
      {
        return nil
      }
      if let label {
        lines.hasLabel = true
        lines.width = max(lines.width, limit.clamping(label.width))
        correction = max(correction, -lines.size.height) + (plan.value.text?.gap ?? 0) + label.height
      }
    }

    var tree: BlockTree<TextRecord> { RowRecord.noTree }

    @inline(__always) func measureText(_ node: Int, in limit: inout Limit) -> BlockMeasure? {
      var measure = lines.measure(correction, in: &limit)
      measure.keepHeight()
      return measure
    }

    @inline(__always) func footer(in limit: AvailableWidth) -> MeasuredFooter? { footer }
  }
}
