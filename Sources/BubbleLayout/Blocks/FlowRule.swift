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
}

/// Pills laid out within a limit, one after the other.
///
/// A row takes as many pills as fit, but at least one. A pill that is wider than the limit is narrowed to the
/// limit.
struct PillFlow {
  let height: LayoutUnit
  private let rule: FlowRule
  private let limit: AvailableWidth
  private var x: LayoutUnit = 0
  private(set) var rowCount = 0
  /// The right edge of the last pill, and of the widest row.
  private(set) var (end, width): (LayoutUnit, LayoutUnit) = (0, 0)
  private(set) var slack = LimitSlack.any

  init(_ rule: FlowRule, height: LayoutUnit, limit: AvailableWidth) {
    self.rule = rule
    self.height = height
    self.limit = limit
  }

  /// Adds a pill.
  ///
  /// - Parameter text: The width of the pill's text, in points.
  /// - Returns: The frame of the pill.
  mutating func add(text: LayoutUnit) -> Rect {
    let wanted = max(height, text + rule.padding + rule.padding)
    if rowCount > 0 {
      if limit.holds(x + wanted) {
        slack.keep(from: x + wanted, at: limit)
      } else {
        slack.keep(below: x + wanted, at: limit)
        x = 0
        rowCount += 1
      }
    } else {
      rowCount = 1
    }
    if x == 0 { slack.keep(from: wanted, at: limit) }
    let frame = Rect(
      x: x, y: (height + rule.spacing) * (rowCount - 1), width: limit.clamping(wanted), height: height)
    end = frame.maxX
    width = max(width, end)
    x = x + wanted + rule.spacing
    return frame
  }

  /// The lower edge of the last row.
  var bottom: LayoutUnit { rowCount == 0 ? 0 : (height + rule.spacing) * (rowCount - 1) + height }

  /// The last row as a line that a footer may be placed beside.
  var lastLine: LastLine {
    LastLine(minX: 0, maxX: end, maxY: bottom, height: height, middle: height.half, isRightToLeft: false)
  }
}
