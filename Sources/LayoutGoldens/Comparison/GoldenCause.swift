import TextLayout

/// A change that is not the consequence of another change. It occurs in one row, or in the same way in
/// several rows.
public struct GoldenCause: Hashable, Sendable {
  /// The change in one line: `cell 2 "m3", bubble: height 54 → 71`, or
  /// `bubble height +7.67 in 12 of 12 rows, first in cell 0 "m1": 27 → 34.671875`.
  public let summary: String
  /// The differences that belong to the cause, in the golden's order.
  public let differences: [GoldenDifference]

  /// The maximum number of different changes of a field that are reported separately; more are reported as
  /// one.
  private static let separateLimit = 2

  /// What two differences must have in common to be reported together.
  private struct Key: Hashable {
    var kind: GoldenDifference.Kind
    var field: String
    /// The change itself; empty if the field changed in too many ways to report each.
    var change: String
  }

  /// Groups differences that are the same in several rows.
  ///
  /// - Parameter rowCounts: The number of rows that contain such an item, for texts such as "in 3 of 12
  ///   rows".
  static func grouped(
    _ differences: [GoldenDifference], rowCounts: [GoldenDifference.Kind: Int]
  ) -> [GoldenCause] {
    var variants: [Key: Set<String>] = [:]
    func key(_ difference: GoldenDifference, _ change: String) -> Key {
      var kind = difference.kind
      kind.lineEnd = nil
      return Key(kind: kind, field: difference.field, change: change)
    }
    for difference in differences {
      variants[key(difference, ""), default: []].insert(change(of: difference))
    }
    var order: [Key] = []
    var groups: [Key: [GoldenDifference]] = [:]
    for difference in differences {
      let isSeparate = variants[key(difference, ""), default: []].count <= separateLimit
      let key = key(difference, isSeparate ? change(of: difference) : "")
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(difference)
    }
    let causes = order.compactMap { groups[$0] }.map { group in
      (rows: Set(group.map(\.row)).count, cause: GoldenCause(group, rowCounts: rowCounts))
    }
    // The order of causes: changed inputs of the layout first, then rows that were added, removed or moved,
    // then other changes, those of most rows first.
    return causes.enumerated().sorted { first, second in
      let (one, other) = (first.element.cause.rank, second.element.cause.rank)
      if one != other { return one < other }
      if first.element.rows != second.element.rows { return first.element.rows > second.element.rows }
      return first.offset < second.offset
    }.map(\.element.cause)
  }

  /// Whether the change is in the rows themselves, not in their inputs or their order.
  var isOfRows: Bool {
    guard let first = differences.first else { return false }
    return !["style", "case"].contains(first.kind.row)
      && !["order", "groups", "face"].contains(first.kind.source)
  }

  /// Identifies the cause across goldens. The text does not name rows, so it is equal for equal causes.
  var key: String {
    guard let first = differences.first else { return summary }
    if first.kind.row == "style" || first.kind.row == "case" { return "\(first)" }
    let changes = Set(differences.map { $0.offset?.signed ?? $0.change })
    return changes.count == 1 ? "\(first.kindName): \(changes.first ?? "")" : first.kindName
  }

  /// The order of causes: inputs of the layout and characters that lost their glyphs, the style, rows that
  /// were added or removed, and everything else.
  private var rank: Int {
    guard let first = differences.first else { return 9 }
    if first.kind.row == "case" || first.kind.source == "missing" && first.place.isEmpty { return 0 }
    if first.kind.row == "style" { return first.kind.source == "style" ? 1 : 2 }
    if first.isOfSequence { return first.field == "separator" ? 5 : first.field == "order" ? 4 : 3 }
    return first.kind.source == "groups" ? 6 : 7
  }

  private static func change(of difference: GoldenDifference) -> String {
    difference.offset?.signed ?? difference.change
  }

  private init(_ group: [GoldenDifference], rowCounts: [GoldenDifference.Kind: Int]) {
    differences = group
    let rows = Set(group.map(\.row)).count
    let first = group[0]
    var end = first.kind.lineEnd.map { ", it now ends after \(Self.end(of: $0))" } ?? ""
    if first.field == "id", first.change.hasSuffix(" → 0"), first.kind.part.hasSuffix("glyph") {
      end = ", so that its character lost its glyph"
    }
    guard rows > 1 else {
      summary = "\(first)\(end)" + (group.count > 1 ? " and \(group.count - 1) more in this row" : "")
      return
    }
    let all = rowCounts[.init(row: first.kind.row, part: first.kind.part, source: "")]
    let count = all.map { max($0, rows) }.map { "\(rows) of \($0) rows" } ?? "\(rows) rows"
    let example = "first in \(first.place): "
    let offsets = group.compactMap(\.offset)
    guard let least = offsets.min(), let largest = offsets.max() else {
      let changes = Set(group.map(\.change))
      summary =
        changes.count == 1
        ? "\(first.owner)\(first.change) in \(count), first in \(first.place)\(end)"
        : "\(first.kindName) changed in \(count), \(example)\(first.change)\(end)"
      return
    }
    let distance = least == largest ? least.signed : "\(least.signed) to \(largest.signed)"
    summary =
      "\(first.kindName) \(distance) in \(count), \(example)\(first.change.dropFirst(first.field.count + 1))"
  }

  /// Returns a quoted text that contains only the last characters of another quoted text.
  private static func end(of text: String) -> String {
    let inner = text.dropFirst().dropLast()
    return inner.count > 16 ? "\"…\(inner.suffix(16))\"" : "\"\(inner)\""
  }
}

extension GoldenDifference {
  /// The kind of the changed item, to be written before the change, such as `bubble `; empty for items before
  /// the first row.
  fileprivate var owner: String {
    let owner = kind.part.isEmpty ? kind.row : kind.part
    return owner.isEmpty ? "" : "\(owner) "
  }
}
