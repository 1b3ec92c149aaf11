import TextLayout

/// How a layout differs from its golden: the causes, and their consequences.
///
/// For example, a larger padding changes the heights of all bubbles and of their cells, and the places of all
/// rows but the first. Here the heights of the bubbles are the cause, which takes one line. Everything else
/// follows by arithmetic: cells that grew by as much as their bubble, parts that moved by as much, rows with
/// the same distance from the row above as before.
public struct GoldenExplanation: Hashable, Sendable {
  /// Every difference, in the golden's order.
  public let differences: [GoldenDifference]
  /// The causes, those of most rows first. There is at least one.
  public let causes: [GoldenCause]
  /// The differences that follow from the causes, in the golden's order.
  public let consequences: [GoldenDifference]
  /// The places that a picture of the difference points at.
  let marks: [GoldenMark]

  /// - Complexity: Linear in the differences, but for the order of the causes.
  init(_ comparison: GoldenComparison) {
    let differences = comparison.differences
    self.differences = differences
    marks = comparison.marks
    var roots = RowCauses.roots(in: differences, unsettled: comparison.unsettled)
    // If tolerances and masks hide all possible causes, none of the rest explains another.
    if roots.isEmpty { roots = Array(differences.indices) }
    causes = GoldenCause.grouped(roots.map { differences[$0] }, rowCounts: comparison.rowCounts)
    let known = Set(roots)
    consequences = differences.indices.filter { !known.contains($0) }.map { differences[$0] }
  }

  /// Differences without consequences.
  init(differences: [GoldenDifference], causes: [GoldenCause]) {
    (self.differences, self.causes) = (differences, causes)
    (consequences, marks) = ([], [])
  }

  /// The largest difference between two lengths, in points.
  public var largestDeviation: LayoutUnit { differences.compactMap(\.deviation).max() ?? .zero }

  /// The explanation as lines: the first cause, other causes, what follows.
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

  /// `cell height in 12 rows, text y in 12 rows`
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
      return "\(name) in \(count) row\(count == 1 ? "" : "s")"
    }
    return shown.joined(separator: ", ") + (order.count > 4 ? ", and \(order.count - 4) more" : "")
  }

  /// All differences, each on a line of its own; rows that moved by the same distance share a line.
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
        // Other differences of a row are among those that moved; only another distance ends a move.
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
  /// What differs, without saying in which row: `bubble height`, `cell height`, `text, line ends`.
  var kindName: String {
    let owner = kind.part.isEmpty ? kind.row : kind.part
    guard !kind.isCount else { return "\(owner.isEmpty ? "rows" : owner): number of \(field)s" }
    return owner.isEmpty ? field : "\(owner) \(field)"
  }
}

extension LayoutUnit {
  /// With its sign, rounded to hundredths unless that would leave less than a tenth: `+7.67`, `−0.015625`.
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
