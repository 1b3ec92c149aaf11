import BubbleLayout

/// Compares the heads of goldens, which precede the rows: the style's fields, the colours, the groups.
///
/// It compares only fields that both goldens have. Earlier versions wrote no head, and an added message may
/// add fields.
struct HeadComparison {
  private(set) var differences: [GoldenDifference] = []
  /// The ids, as goldens spell them, of the cells whose place in their group has changed.
  private(set) var regrouped: Set<String> = []

  private static let kinds: Set = ["style", "colors", "groups"]

  /// Whether an item belongs to the head of a golden.
  static func isHead(_ node: GoldenNode) -> Bool { kinds.contains(node.kind) }

  init(_ expected: [GoldenNode], _ actual: [GoldenNode], tolerance: GoldenTolerance) {
    func pair(_ kind: String) -> (old: GoldenNode, new: GoldenNode)? {
      guard !tolerance.ignored.contains(kind), let old = expected.first(where: { $0.kind == kind }),
        let new = actual.first(where: { $0.kind == kind })
      else { return nil }
      return (old, new)
    }
    if let (old, new) = pair("style") { compareStyles(RecordedStyle(old), RecordedStyle(new)) }
    if let (old, new) = pair("colors") { compareColors(old, new) }
    differences.removeAll { tolerance.ignored.contains("style.\($0.field)") }
    if !tolerance.ignored.contains("groups") { compareGroups(expected, actual) }
  }

  // MARK: Styles

  private mutating func compareStyles(_ old: RecordedStyle, _ new: RecordedStyle) {
    let roles = old.roles.filter { new.roles.contains($0) }
    var known: Set<String> = []
    for path in old.paths where known.insert(old.base(of: path)).inserted {
      let base = old.base(of: path)
      if base == "grouping" || base.hasPrefix("grouping."), compareGrouping(old, new) { continue }
      let changes = roles.compactMap { role -> (name: String, old: String, new: String)? in
        guard let before = old.value(base, of: role), let after = new.value(base, of: role) else {
          return nil
        }
        return ("\(role).\(base)", before, after)
      }
      let changed = changes.filter { $0.old != $0.new }
      guard let first = changed.first else { continue }
      let isShared = old.fields[base] != nil || new.fields[base] != nil
      if isShared, changed.count == changes.count, changed.allSatisfy({ $0.new == first.new }) {
        addStyle(base, first.old, first.new)
      } else {
        for change in changed { addStyle(change.name, change.old, change.new) }
      }
    }
  }

  /// Compares whether both styles group messages. If only one does, this is reported once, because the fields
  /// of groups cannot be compared.
  ///
  /// - Returns: Whether the field that is being compared needs no further comparison.
  private mutating func compareGrouping(_ old: RecordedStyle, _ new: RecordedStyle) -> Bool {
    let (before, after) = (old.fields["grouping"], new.fields["grouping"])
    guard (before == nil) != (after == nil) else { return before != nil }
    if !differences.contains(where: { $0.field == "grouping" }) {
      addStyle("grouping", before == nil ? "given" : "none", after == nil ? "given" : "none")
    }
    return true
  }

  private mutating func addStyle(_ path: String, _ old: String, _ new: String) {
    let path = RecordedStyle.written(path)
    let (old, new) = GoldenSpelling.shortened(old, new)
    differences.append(
      GoldenDifference(
        row: "style", field: path, change: "\(path) \(old) → \(new)",
        kind: .init(row: "style", part: "", source: "style")))
  }

  // MARK: Colours

  private mutating func compareColors(_ old: GoldenNode, _ new: GoldenNode) {
    // Fills and texts come first, because most colours of a surface follow from them.
    let roles = old.children.filter { Self.isBasic($0.kind) } + old.children.filter { !Self.isBasic($0.kind) }
    for theme in ["light", "dark"] {
      for role in roles {
        guard let before = role.value(theme),
          let after = new.children.first(where: { $0.kind == role.kind })?.value(theme), before != after
        else { continue }
        let path = "colors.\(theme).\(role.kind)"
        differences.append(
          GoldenDifference(
            row: "style", field: path, change: "\(path) \(before) → \(after)",
            kind: .init(row: "style", part: "", source: "colors")))
      }
    }
  }

  /// Whether other colours follow from the colour of a role.
  private static func isBasic(_ role: String) -> Bool { role.hasSuffix(".fill") || role.hasSuffix(".text") }

  // MARK: Groups

  private mutating func compareGroups(_ expected: [GoldenNode], _ actual: [GoldenNode]) {
    // Goldens of earlier versions contain neither groups nor colours.
    guard expected.contains(where: { $0.kind == "colors" }), actual.contains(where: { $0.kind == "colors" })
    else { return }
    let (old, new) = (Self.firsts(of: expected), Self.firsts(of: actual))
    var (split, joined): ([String], [String]) = ([], [])
    var isAfterChange = false
    for cell in old where new.firsts[cell.id] != nil {
      if isAfterChange { regrouped.insert(cell.id) }
      isAfterChange = false
      guard let now = new.firsts[cell.id], now != cell.isFirst else { continue }
      regrouped.insert(cell.id)
      // The message above this cell is now the last of its group, or was the last before.
      regrouped.formUnion([cell.above, new.above[cell.id] ?? nil].compactMap { $0 })
      isAfterChange = true
      if now { split.append(cell.id) } else { joined.append(cell.id) }
    }
    add(split.first.map { "group: split before \($0)" }, split.count, "splits")
    add(joined.first.map { "group: \($0) joins the one above" }, joined.count, "joins")
  }

  private mutating func add(_ change: String?, _ count: Int, _ word: String) {
    guard let change else { return }
    let others = count > 1 ? ", and \(count - 1) more \(word)" : ""
    differences.append(
      GoldenDifference(
        field: "group", change: change + others, kind: .init(row: "", part: "", source: "groups")))
  }

  private struct CellPlace {
    let id: String
    let isFirst: Bool
    let above: String?
  }

  private struct Firsts: Sequence {
    var places: [CellPlace] = []
    var firsts: [String: Bool] = [:]
    var above: [String: String?] = [:]
    func makeIterator() -> IndexingIterator<[CellPlace]> { places.makeIterator() }
  }

  /// Finds the cells of the first messages of groups. If no groups are listed, these are all cells.
  private static func firsts(of nodes: [GoldenNode]) -> Firsts {
    let sizes = nodes.first { $0.kind == "groups" }?.children.flatMap { line in
      GoldenValue(name: "", spelling: line.value("messages") ?? "[]").components.compactMap { Int($0) }
    }
    var starts: Set<Int>?
    if let sizes {
      var (start, found) = (0, Set<Int>())
      for size in sizes where size > 0 && size < nodes.count {
        found.insert(start)
        start += size
      }
      starts = found
    }
    var result = Firsts()
    var above: String?
    for (index, node) in nodes.lazy.filter({ $0.kind == "cell" }).enumerated() {
      guard let id = node.value("id"), result.firsts[id] == nil else { continue }
      let isFirst = starts?.contains(index) ?? true
      result.places.append(CellPlace(id: id, isFirst: isFirst, above: above))
      result.firsts[id] = isFirst
      result.above[id] = .some(above)
      above = id
    }
    return result
  }
}
