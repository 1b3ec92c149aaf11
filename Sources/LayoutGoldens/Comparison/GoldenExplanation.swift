import TextLayout

/// How a layout differs from its golden: the causes, and their consequences.
///
/// For example, a larger padding changes the heights of all bubbles and of their cells, and the places of all
/// rows but the first. In this example the heights of the bubbles are the cause, which is reported in one
/// line. Everything else is a consequence: cells that grew by the same amount as their bubble, parts that
/// moved by this amount, and rows whose distance from the row above is unchanged.
public struct GoldenExplanation: Hashable, Sendable {
  /// Every difference, in the golden's order.
  public let differences: [GoldenDifference]
  /// The causes, at least one. Those that affect most rows come first.
  public let causes: [GoldenCause]
  /// The differences that follow from the causes, in the golden's order.
  public let consequences: [GoldenDifference]
  /// The frames of the items that differ, to be marked in drawings of the difference.
  let marks: [GoldenMark]

  /// - Complexity: Linear in the number of differences, except for sorting the causes.
  init(_ comparison: GoldenComparison) {
    let differences = comparison.differences
    self.differences = differences
    marks = comparison.marks
    var roots = RowCauses.roots(in: differences, unsettled: comparison.unsettled)
    // If tolerances and masks hide all causes, each remaining difference counts as a cause.
    if roots.isEmpty { roots = Array(differences.indices) }
    causes = GoldenCause.grouped(roots.map { differences[$0] }, rowCounts: comparison.rowCounts)
    let known = Set(roots)
    consequences = differences.indices.filter { !known.contains($0) }.map { differences[$0] }
  }

  /// Makes an explanation without consequences.
  init(differences: [GoldenDifference], causes: [GoldenCause]) {
    (self.differences, self.causes) = (differences, causes)
    (consequences, marks) = ([], [])
  }

  /// The largest difference between two lengths, in points.
  public var largestDeviation: LayoutUnit { differences.compactMap(\.deviation).max() ?? .zero }

  /// Returns the explanation as lines: the first cause, the other causes, the consequences.
  ///
  /// - Parameter limit: The maximum number of causes.
  public func lines(limit: Int = 8) -> [String] {
    var lines = causes.prefix(limit).map(\.summary)
    if consequences.contains(where: \.kind.isMove), let first = lines.first, causes.first?.isOfRows ?? false {
      lines[0] = first + "; rows below moved" + (causes.count == 1 ? " by as much" : "")
    }
    if causes.count > limit { lines.append("… and \(causes.count - limit) more causes") }
    if let others = summaryOfConsequences { lines.append("as a result: \(others)") }
    return lines.map(GoldenSpelling.line)
  }

  /// The consequences in one line, such as `cell height in 12 rows, text y in 12 rows`; nil for none.
  private var summaryOfConsequences: String? {
    var order: [String] = []
    var rows: [String: Set<String>] = [:]
    for difference in consequences where !difference.kind.isMove && difference.kind.row != "end" {
      let name = difference.kindName
      if rows[name] == nil { order.append(name) }
      rows[name, default: []].insert(difference.row)
    }
    guard !order.isEmpty else { return nil }
    let shown = order.prefix(4).map { name in
      let count = rows[name]?.count ?? 0
      // A colour of the style is in no row.
      if name.hasPrefix("style ") { return name }
      return "\(name) in \(count) row\(count == 1 ? "" : "s")"
    }
    return shown.joined(separator: ", ") + (order.count > 4 ? ", and \(order.count - 4) more" : "")
  }

  /// All differences, one per line; rows that moved by the same distance share a line.
  public var listing: [String] {
    var lines: [String] = []
    var moved: (first: GoldenDifference, last: GoldenDifference)?
    func endMove() {
      guard let (first, last) = moved else { return }
      moved = nil
      guard first != last, let offset = first.offset else { return lines.append("\(first)") }
      lines.append("\(first.row) to \(last.row): y \(offset.signed)")
    }
    for difference in differences {
      guard difference.kind.isMove else {
        // Other differences do not end a series of moved rows; only another distance does.
        lines.append("\(difference)")
        continue
      }
      if let (first, _) = moved, first.offset == difference.offset {
        moved = (first, difference)
      } else {
        endMove()
        moved = (difference, difference)
      }
    }
    endMove()
    return lines.map(GoldenSpelling.line)
  }
}

extension GoldenDifference {
  /// The item and the field that differ, without the row: `bubble height`, `cell height`, `text, line ends`.
  var kindName: String {
    let owner = kind.part.isEmpty ? kind.row : kind.part
    guard !kind.isCount else { return "\(owner.isEmpty ? "rows" : owner): number of \(field)s" }
    return owner.isEmpty ? field : "\(owner) \(field)"
  }
}

extension LayoutUnit {
  /// The length with its sign, rounded to hundredths of a point; lengths below a tenth are exact: `+7.67`,
  /// `−0.015625`.
  var signed: String {
    let magnitude = LayoutUnit(rawValue: Int(rawValue.magnitude))
    var digits = "\(magnitude)"
    if magnitude.points >= 0.1 {
      let hundredths = Int((magnitude.points * 100).rounded())
      digits = "\(hundredths / 100)"
      if hundredths % 100 != 0 {
        let fraction = String(hundredths % 100 + 100).dropFirst()
        digits += "." + (fraction.hasSuffix("0") ? fraction.dropLast() : fraction)
      }
    }
    return (self < .zero ? "−" : "+") + digits
  }
}
