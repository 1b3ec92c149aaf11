import TextLayout

/// Compares two golden texts item by item.
struct GoldenComparison {
  /// Differences between lengths up to this are let pass.
  let tolerance: LayoutUnit
  private(set) var differences: [GoldenDifference] = []
  /// The largest distance between two lengths, within the tolerance or not.
  private(set) var largestDeviation: LayoutUnit = .zero

  init(tolerance: LayoutUnit) { self.tolerance = tolerance }

  /// Why the two cannot be compared: another shaper, or another file under the same font name.
  static func obstacles(_ expected: [GoldenNode], _ actual: [GoldenNode]) -> [String] {
    var obstacles: [String] = []
    let environments = [expected, actual].map { $0.first { $0.kind == "environment" } }
    let names = environments.flatMap { $0?.fields.map(\.name) ?? [] }
    var seen: Set<String> = []
    for name in names where seen.insert(name).inserted {
      let (old, new) = (environments[0]?.value(name), environments[1]?.value(name))
      if old != new { obstacles.append("\(name) \(old ?? "unnamed") is now \(new ?? "unnamed")") }
    }
    for font in expected where font.kind == "font" {
      guard let other = actual.first(where: { $0.kind == "font" && $0.key == font.key }) else { continue }
      let (old, new) = (font.value("sha256"), other.value("sha256"))
      if old != new { obstacles.append("font \(font.key) \(old ?? "unnamed") is now \(new ?? "unnamed")") }
    }
    return obstacles
  }

  mutating func compare(_ expected: [GoldenNode], _ actual: [GoldenNode], place: [String] = []) {
    var others: [Key: GoldenNode] = [:]
    for node in actual { others[Key(node)] = others[Key(node)] ?? node }
    var (missing, kept): ([GoldenNode], Set<Key>) = ([], [])
    for node in expected {
      let key = Key(node)
      guard kept.insert(key).inserted, let other = others[key] else {
        missing.append(node)
        continue
      }
      compare(node, other, place: place)
    }
    report(missing, sign: "−", place)
    report(actual.filter { !kept.contains(Key($0)) }, sign: "+", place)
  }

  private struct Key: Hashable {
    let kind: String
    let key: String

    init(_ node: GoldenNode) {
      kind = node.kind
      key = node.key
    }
  }

  private mutating func compare(_ expected: GoldenNode, _ actual: GoldenNode, place: [String]) {
    // A message mostly has one text, which goes without saying.
    let here = expected.kind == "text" && expected.key == "0" ? place : place + [expected.name]
    for field in expected.fields {
      if let value = actual.value(field.name) {
        compare(GoldenValue(field), GoldenValue(name: field.name, spelling: value), here)
      } else {
        add(here, "\(field.name) \(field.value) → none")
      }
    }
    for field in actual.fields where expected.value(field.name) == nil {
      add(here, "\(field.name) none → \(field.value)")
    }
    compare(expected.children, actual.children, place: here)
  }

  private mutating func compare(_ expected: GoldenValue, _ actual: GoldenValue, _ place: [String]) {
    guard expected != actual else { return }
    guard expected.components.count == actual.components.count else {
      return add(place, "\(expected.name) \(expected.spelling) → \(actual.spelling)")
    }
    for (index, (old, new)) in zip(expected.components, actual.components).enumerated() where old != new {
      guard let oldLength = GoldenFormat.length(old), let newLength = GoldenFormat.length(new) else {
        add(place, "\(expected.title(of: index)) \(old) → \(new)")
        continue
      }
      let distance = LayoutUnit(rawValue: Int((newLength - oldLength).rawValue.magnitude))
      largestDeviation = max(largestDeviation, distance)
      guard distance > tolerance else { continue }
      add(place, "\(expected.title(of: index)) \(oldLength) → \(newLength)", distance)
    }
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
        add(place, alike.count == 1 ? "\(sign)1 \(kind)" : "\(sign)\(alike.count) \(kind)s")
      }
    }
  }

  private mutating func add(_ place: [String], _ change: String, _ deviation: LayoutUnit? = nil) {
    differences.append(
      GoldenDifference(place: place.joined(separator: ", "), change: change, deviation: deviation))
  }
}
