import TextLayout

/// Compares two golden texts item by item.
struct GoldenComparison {
  /// Differences between lengths up to this count as equal.
  let tolerance: LayoutUnit
  private(set) var differences: [GoldenDifference] = []
  /// The largest difference between two lengths, within the tolerance or not.
  private(set) var largestDeviation: LayoutUnit = .zero
  /// Successive rows that have all moved by the same distance.
  private var shift: Shift?

  init(tolerance: LayoutUnit) { self.tolerance = tolerance }

  /// Why the two cannot be compared: another shaper, or another file under the same font name.
  static func obstacles(_ expected: [GoldenNode], _ actual: [GoldenNode]) -> [String] {
    var obstacles: [String] = []
    let environments = [expected, actual].map { $0.first { $0.kind == "environment" } }
    for field in environments[0]?.fields ?? [] {
      guard let new = environments[1]?.value(field.name), new != field.value else { continue }
      obstacles.append("\(field.name) \(field.value) is now \(new)")
    }
    for font in expected where font.kind == "font" {
      guard let other = actual.first(where: { $0.kind == "font" && $0.key == font.key }) else { continue }
      let (old, new) = (font.value("sha256"), other.value("sha256"))
      if old != new { obstacles.append("font \(font.key) \(old ?? "unnamed") is now \(new ?? "unnamed")") }
    }
    return obstacles
  }

  mutating func compare(_ expected: [GoldenNode], _ actual: [GoldenNode], place: [String] = []) {
    let (oldKeys, newKeys) = (Self.keys(of: expected), Self.keys(of: actual))
    let others = Dictionary(zip(newKeys, actual), uniquingKeysWith: { first, _ in first })
    var missing: [GoldenNode] = []
    for (key, node) in zip(oldKeys, expected) {
      if let other = others[key] { compare(node, other, place: place) } else { missing.append(node) }
    }
    let kept = Set(oldKeys)
    report(missing, sign: "−", place)
    report(zip(newKeys, actual).filter { !kept.contains($0.0) }.map(\.1), sign: "+", place)
  }

  private struct Key: Hashable {
    let kind: String
    let key: String
    /// Among those of the same kind and key.
    let occurrence: Int
  }

  /// What items of the two texts are matched by, so that one more item is one difference and not a change of all that
  /// follow: cells by the id of their message, separators by their kind and the id below them, labels and boxes by
  /// their role and index, other items by their number.
  private static func keys(of nodes: [GoldenNode]) -> [Key] {
    var counts: [Key: Int] = [:]
    return nodes.map { node in
      let names =
        switch node.kind {
        case "cell": [node.value("id")]
        case "separator": [node.value("kind"), node.value("before")]
        case "label", "box": [node.value("role"), node.value("index")]
        default: [String?]()
        }
      let known = names.compactMap { $0 }.joined(separator: " ")
      let first = Key(kind: node.kind, key: known.isEmpty ? node.key : known, occurrence: 0)
      defer { counts[first, default: 0] += 1 }
      return Key(kind: node.kind, key: first.key, occurrence: counts[first, default: 0])
    }
  }

  private mutating func compare(_ expected: GoldenNode, _ actual: GoldenNode, place: [String]) {
    let here = place + [expected.name]
    let row = expected.isRow && place.isEmpty ? expected : nil
    let comparesDerived = expected.fields.filter { !$0.isDerived } == actual.fields.filter { !$0.isDerived }
    for field in expected.fields where comparesDerived || !field.isDerived {
      if let value = actual.value(field.name) {
        compare(GoldenValue(field), GoldenValue(name: field.name, spelling: value), here, row: row)
      } else {
        add(here, "\(field.name) \(Self.short(field.value)) → none")
      }
    }
    for field in actual.fields
    where expected.value(field.name) == nil && (comparesDerived || !field.isDerived) {
      add(here, "\(field.name) none → \(Self.short(field.value))")
    }
    let (old, new) = (expected.children, actual.children)
    compare(
      comparesDerived ? old : old.filter { !$0.isDerived },
      comparesDerived ? new : new.filter { !$0.isDerived }, place: here)
  }

  /// - Parameter row: The row whose field it is; nil for a field of an item within a row.
  private mutating func compare(
    _ expected: GoldenValue, _ actual: GoldenValue, _ place: [String], row: GoldenNode?
  ) {
    let isFrameOfRow = row != nil && expected.name == "frame"
    if isFrameOfRow, expected.components.dropFirst().first == actual.components.dropFirst().first {
      shift = nil
    }
    guard expected != actual else { return }
    guard expected.components.count == actual.components.count else {
      return add(
        place, "\(expected.name) \(Self.short(expected.spelling)) → \(Self.short(actual.spelling))")
    }
    let known = differences.count
    defer { summarize(from: known, isList: expected.components.count > 8) }
    for (index, (old, new)) in zip(expected.components, actual.components).enumerated() where old != new {
      guard let oldLength = LayoutUnit(rounded: old), let newLength = LayoutUnit(rounded: new) else {
        add(place, "\(expected.title(of: index)) \(old) → \(new)")
        continue
      }
      let distance = LayoutUnit(rawValue: Int((newLength - oldLength).rawValue.magnitude))
      largestDeviation = max(largestDeviation, distance)
      guard distance > tolerance else { continue }
      if isFrameOfRow, index == 1, let row {
        addShift(of: row, from: oldLength, to: newLength)
      } else {
        add(place, "\(expected.title(of: index)) \(oldLength) → \(newLength)", distance)
      }
    }
  }

  /// A value, shortened where it is long.
  private static func short(_ value: String) -> String {
    value.count > 64 ? "\(value.prefix(64))…" : value
  }

  /// Reports all differences between the numbers of two outlines as one.
  private mutating func summarize(from known: Int, isList: Bool) {
    let changes = differences[known...]
    guard isList, changes.count > 1, let first = changes.first else { return }
    differences[known...] = [
      GoldenDifference(
        place: first.place, change: "\(first.change) and \(changes.count - 1) more",
        deviation: changes.compactMap(\.deviation).max())
    ]
  }

  private struct Shift {
    let difference: Int
    let first: GoldenNode
    let distance: LayoutUnit
  }

  /// Reports the rows that have moved by the same distance as one difference: a taller cell moves all rows below it.
  private mutating func addShift(of row: GoldenNode, from old: LayoutUnit, to new: LayoutUnit) {
    let distance = new - old
    let magnitude = LayoutUnit(rawValue: Int(distance.rawValue.magnitude))
    guard let shift, shift.distance == distance else {
      shift = Shift(difference: differences.count, first: row, distance: distance)
      return add([row.name], "y \(old) → \(new)", magnitude)
    }
    let first = shift.first
    let place =
      first.kind == row.kind
      ? "\(row.kind)s \(first.key) to \(row.key)" : "\(first.name) to \(row.name)"
    differences[shift.difference] = GoldenDifference(
      place: place, change: "y \(distance < 0 ? "−" : "+")\(magnitude)", deviation: magnitude)
  }

  /// Items that only one side has, counted by kind: `+3 lines`.
  private mutating func report(_ nodes: [GoldenNode], sign: String, _ place: [String]) {
    var kinds: [String] = []
    for node in nodes where !kinds.contains(node.kind) { kinds.append(node.kind) }
    for kind in kinds {
      let alike = nodes.filter { $0.kind == kind }
      if kind == "font" {
        add(place, "\(sign)font \(alike.map(\.key).joined(separator: ", "))")
      } else {
        let ids = alike.compactMap { $0.value("id") }
        let shown = ids.prefix(5).joined(separator: ", ") + (ids.count > 5 ? ", …" : "")
        add(
          place,
          "\(sign)\(alike.count) \(kind)\(alike.count == 1 ? "" : "s")\(shown.isEmpty || kind != "cell" ? "" : ": \(shown)")"
        )
      }
    }
  }

  private mutating func add(_ place: [String], _ change: String, _ deviation: LayoutUnit? = nil) {
    differences.append(
      GoldenDifference(place: place.joined(separator: ", "), change: change, deviation: deviation))
  }
}
