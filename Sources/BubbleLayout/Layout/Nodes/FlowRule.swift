import TextLayout

/// Pills side by side, in rows that wrap.
struct FlowRule: Hashable, Sendable {
  /// The indices of the pills' texts.
  let texts: Range<Int32>
  /// The minimum height of a pill, in points.
  let height: LayoutUnit
  /// The distance from a pill's sides to its text.
  let padding: LayoutUnit
  /// The distance between pills, and between rows.
  let spacing: LayoutUnit

  /// Lays out the pills. The texts are never broken, so the width that the node is given changes nothing.
  func layout<Text>(_ node: TreeNode<Text>, _ pass: inout LayoutPass<some PartList>) -> PillFlow? {
    guard let height = node.tallest(texts, atLeast: height) else { return nil }
    var flow = PillFlow(self, height: height)
    for (number, text) in texts.enumerated() {
      guard let extent = node.extent(text, in: .unbounded) else { return nil }
      let frame = flow.add(text: node.tree.grid.roundedUp(extent.width), in: &pass.limit)
      pass.visit(node, number: number, frame) { $0.textIndex = text }
    }
    return flow
  }
}

/// Pills laid out within a limit, one after the other.
///
/// A row takes as many pills as fit, but at least one. A pill that is wider than the limit is narrowed to the
/// limit.
struct PillFlow {
  let height: LayoutUnit
  private let rule: FlowRule
  private var x: LayoutUnit = 0
  private(set) var rowCount = 0
  /// The right edge of the last pill, and of the widest row.
  private(set) var (end, width): (LayoutUnit, LayoutUnit) = (0, 0)

  init(_ rule: FlowRule, height: LayoutUnit) {
    self.rule = rule
    self.height = height
  }

  /// Adds a pill.
  ///
  /// - Parameter text: The width of the pill's text, in points.
  /// - Returns: The frame of the pill.
  mutating func add(text: LayoutUnit, in limit: inout Limit) -> Rect {
    let wanted = max(height, text + rule.padding + rule.padding)
    if rowCount == 0 {
      rowCount = 1
    } else if !limit.holds(x + wanted) {
      x = 0
      rowCount += 1
    }
    let frame = Rect(
      x: x, y: (height + rule.spacing) * (rowCount - 1), width: x == 0 ? limit.clamping(wanted) : wanted,
      height: height)
    end = frame.maxX
    width = max(width, end)
    x = x + wanted + rule.spacing
    return frame
  }

  /// The lower edge of the last row.
  var bottom: LayoutUnit { rowCount == 0 ? 0 : (height + rule.spacing) * (rowCount - 1) + height }

  var size: Size { Size(width: width, height: bottom) }

  /// The last row as a line that a footer may be placed beside.
  var lastLine: LastLine {
    LastLine(
      minX: 0, maxX: end, height: height, middle: height.half, isRightToLeft: false, isApart: true,
      followsWidth: false)
  }
}
