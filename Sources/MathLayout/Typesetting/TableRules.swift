import TextLayout

/// A vertical line of a table.
struct TableLine {
  /// The middle of the line, from the left edge of the table.
  var x: LayoutUnit
  var isDashed: Bool
}

extension MathTableLines {
  /// Returns the vertical lines at a place, from the first one's middle.
  func places(from x: LayoutUnit, _ distance: LayoutUnit) -> [TableLine] {
    (0..<count).map { TableLine(x: x + distance * $0, isDashed: $0 >= solid) }
  }
}

/// Collects the lines of a table. A dashed line consists of filled rectangles.
struct TableRules {
  private var rules: [FormulaRule] = []
  private let thickness: LayoutUnit
  private let distance: LayoutUnit
  private let dash: Double
  private let gap: Double
  /// The maximum number of dashes in a line.
  private let mostDashes: Int

  /// The distance between the middles of two lines at the same place: LaTeX's 2 points at a text size of 10
  /// points, and the thickness of a line.
  static let distance = MathLength(ems: 0.24)
  /// The maximum number of dashes in a table. With more lines or longer ones, the dashes are longer.
  private static let mostDashes = 1_024

  /// - Parameter count: The number of lines that will be added.
  init(_ font: MathFont, lines count: Int) {
    thickness = font[.overbarRuleThickness]
    distance = font.length(Self.distance)
    dash = font.length(MathLength(ems: 0.24)).points
    gap = font.length(MathLength(ems: 0.16)).points
    mostDashes = max(1, Self.mostDashes / max(1, count))
  }

  /// Adds the horizontal lines at a place, and returns the lower edge of the last one.
  mutating func add(_ lines: MathTableLines, below y: LayoutUnit, width: LayoutUnit) -> LayoutUnit {
    for number in 0..<lines.count {
      let frame = Rect(x: .zero, y: y + distance * number, width: width, height: thickness)
      add(frame, isDashed: number >= lines.solid, isVertical: false)
    }
    return y + distance * (lines.count - 1) + thickness
  }

  /// Adds a vertical line of the height of the table.
  mutating func add(_ line: TableLine, height: LayoutUnit) {
    let frame = Rect(x: line.x - thickness.cutHalf, y: .zero, width: thickness, height: height)
    add(frame, isDashed: line.isDashed, isVertical: true)
  }

  /// Returns the lines, moved up.
  func raised(by distance: LayoutUnit) -> [FormulaRule] {
    rules.map { rule in
      var rule = rule
      rule.frame = rule.frame.offset(y: -distance)
      return rule
    }
  }

  private mutating func add(_ frame: Rect, isDashed: Bool, isVertical: Bool) {
    let length = (isVertical ? frame.height : frame.width).points
    guard isDashed, dash > 0, length > dash else { return rules.append(FormulaRule(frame)) }
    // A line begins and ends with a dash; dashes and gaps are scaled to fit.
    let count = min(mostDashes, max(1, Int(((length + gap) / (dash + gap)).rounded())))
    let scale = length / (Double(count) * (dash + gap) - gap)
    for number in 0..<count {
      let start = LayoutUnit(Double(number) * (dash + gap) * scale)
      let end = LayoutUnit((Double(number) * (dash + gap) + dash) * scale)
      let part =
        isVertical
        ? Rect(x: frame.minX, y: frame.minY + start, width: frame.width, height: end - start)
        : Rect(x: frame.minX + start, y: frame.minY, width: end - start, height: frame.height)
      rules.append(FormulaRule(part))
    }
  }
}
