import TextLayout

/// Compares two golden texts item by item.
struct GoldenComparison {
  /// The differences between lengths that count as equal, and the items that are not compared.
  let tolerance: GoldenTolerance
  private(set) var differences: [GoldenDifference] = []
  /// The frames of the items that differ, to be marked in drawings, in the order of the differences; at most
  /// `markLimit`.
  private(set) var marks: [GoldenMark] = []
  /// The largest difference between two lengths, whether or not it is within the tolerance.
  private(set) var largestDeviation: LayoutUnit = .zero
  /// How many rows of both layouts contain each kind of item, by the kind of the row and the item's pattern
  /// (`GoldenNode.pattern`).
  private(set) var rowCounts: [GoldenDifference.Kind: Int] = [:]

  private static let markLimit = 10_000

  init(tolerance: GoldenTolerance) { self.tolerance = tolerance }

  /// The names of the rows whose position in their group, or whose neighbours, have changed.
  private(set) var unsettled: Set<String> = []

  mutating func compare(_ expected: [GoldenNode], _ actual: [GoldenNode]) {
    let head = HeadComparison(expected, actual, tolerance: tolerance)
    differences += head.differences
    let hasCases = [expected, actual].allSatisfy { nodes in nodes.contains { $0.kind == "case" } }
    func isCompared(_ node: GoldenNode) -> Bool {
      !HeadComparison.isHead(node) && (hasCases || node.kind != "case")
    }
    let (expected, actual) = (expected.filter(isCompared), actual.filter(isCompared))
    let pairs = GoldenMatching(expected, actual)
    let order = RowOrder(pairs, expected, actual)
    if let difference = order.difference, !tolerance.ignored.contains("order") {
      differences.append(difference)
    }
    unsettled = order.unsettled
    for pair in pairs.both where pair.old.value("id").map(head.regrouped.contains) ?? false {
      unsettled.insert(pair.old.name)
    }
    let gaps = (Self.gaps(of: expected), Self.gaps(of: actual))
    for pair in pairs.both {
      var place = Place(rowKind: pair.old.kind)
      place.isMove = gaps.0[pair.oldIndex] == gaps.1[pair.newIndex]
      count(pair.old)
      compare(pair.old, pair.new, place)
    }
    let faces = Self.faces(pairs.missing, pairs.added)
    for (old, new) in faces {
      add(Place(), "font", "font: \(old) → \(new)", source: "face")
    }
    func isTold(_ node: GoldenNode) -> Bool {
      node.kind == "font" && faces.contains { $0.old == node.key || $0.new == node.key }
    }
    report(pairs.missing.filter { !isTold($0) }, sign: "−", Place())
    report(pairs.added.filter { !isTold($0) }, sign: "+", Place())
  }

  /// The place of an item in the layout.
  struct Place {
    /// The names of the row and of the items within it that lead to this item, outermost first.
    var names: [String] = []
    var patterns: [String] = []
    var rowKind = ""
    /// Whether the row has the same distance from the row above as before.
    var isMove = false
    /// The origin of the item's content, in the coordinates of the transcript: in the expected (`old`) and in
    /// the actual layout (`new`).
    var origins: (old: Point, new: Point) = (.zero, .zero)

    func entering(_ old: GoldenNode, _ new: GoldenNode) -> Place {
      var place = self
      place.names.append(old.name)
      place.patterns.append(old.pattern)
      place.origins.old = old.inner(from: origins.old)
      place.origins.new = new.inner(from: origins.new)
      return place
    }
  }

  private mutating func count(_ row: GoldenNode) {
    var found: Set<String> = []
    func collect(_ node: GoldenNode, _ pattern: String) {
      found.insert(pattern)
      for child in node.children {
        collect(child, pattern.isEmpty ? child.pattern : "\(pattern), \(child.pattern)")
      }
    }
    collect(row, "")
    for pattern in found {
      rowCounts[.init(row: row.kind, part: pattern, source: ""), default: 0] += 1
    }
  }

  private mutating func compare(_ old: GoldenNode, _ new: GoldenNode, _ outer: Place) {
    guard old != new, !tolerance.ignores(old) else { return }
    let known = differences.count
    let ignoresLines = tolerance.ignoresText(of: old)
    let place = outer.entering(old, new)
    let comparesDerived = old.fields.filter { !$0.isDerived } == new.fields.filter { !$0.isDerived }
    for field in old.fields where comparesDerived || !field.isDerived {
      if let value = new.value(field.name) {
        compare(GoldenValue(field), GoldenValue(name: field.name, spelling: value), place, (old, new))
      } else {
        add(place, field.name, "\(field.name) \(Self.short(field.value)) → none", in: old)
      }
    }
    for field in new.fields
    where old.value(field.name) == nil && (comparesDerived || !field.isDerived) && !isLater(field, old) {
      add(place, field.name, "\(field.name) none → \(Self.short(field.value))", in: new)
    }
    if differences.count > known { mark(old, new, outer) }
    let pairs = GoldenMatching(
      old.children.filter { (comparesDerived || !$0.isDerived) && !(ignoresLines && $0.kind == "line") },
      new.children.filter { (comparesDerived || !$0.isDerived) && !(ignoresLines && $0.kind == "line") })
    for pair in pairs.both { compare(pair.old, pair.new, place) }
    report(pairs.missing, sign: "−", place)
    report(pairs.added, sign: "+", place)
  }

  /// Whether goldens of earlier versions do not have a field.
  private func isLater(_ field: GoldenField, _ old: GoldenNode) -> Bool {
    old.kind == "case" && ["me", "timeZone", "locale"].contains(field.name)
  }

  private mutating func compare(
    _ expected: GoldenValue, _ actual: GoldenValue, _ place: Place,
    _ nodes: (old: GoldenNode, new: GoldenNode)
  ) {
    guard expected != actual else { return }
    let (old, new) = (expected.components, actual.components)
    guard old.count == new.count else {
      let (before, after) = GoldenSpelling.shortened(expected.spelling, actual.spelling)
      return add(place, expected.name, "\(expected.name) \(before) → \(after)", in: nodes.old)
    }
    let known = differences.count
    defer { summarize(from: known, isList: old.count > 8) }
    for (index, (old, new)) in zip(old, new).enumerated() where old != new {
      let title = expected.title(of: index)
      guard !tolerance.ignores(title, of: expected.name, in: nodes.old) else { continue }
      guard let oldLength = LayoutUnit(rounded: old), let newLength = LayoutUnit(rounded: new) else {
        var lineEnd: String?
        if title == "ends", nodes.new.kind == "line" { lineEnd = nodes.new.value("text") }
        let (before, after) = GoldenSpelling.shortened(String(old), String(new))
        add(place, title, "\(title) \(before) → \(after)", source: expected.name, lineEnd: lineEnd)
        continue
      }
      let offset = newLength - oldLength
      let distance = LayoutUnit(rawValue: Int(offset.rawValue.magnitude))
      largestDeviation = max(largestDeviation, distance)
      guard distance > tolerance.allowed(title, of: expected.name, in: nodes.old) else { continue }
      add(
        place, title, "\(title) \(oldLength) → \(newLength)", source: expected.name, offset: offset,
        isMove: place.isMove && place.names.count == 1 && title == "y" && expected.name == "frame")
    }
  }

  /// Returns a value, shortened if it is long.
  static func short(_ value: String) -> String { GoldenSpelling.shortened(value, "").0 }

  /// Reports all differences between the numbers of two outlines as one.
  private mutating func summarize(from known: Int, isList: Bool) {
    let changes = differences[known...]
    guard isList, changes.count > 1, let first = changes.first else { return }
    differences[known...] = [
      GoldenDifference(
        row: first.row, part: first.part, field: first.kind.source,
        change: "\(first.change) and \(changes.count - 1) more",
        deviation: changes.compactMap(\.deviation).max(), kind: first.kind)
    ]
  }

  /// Reports items that only one layout has, counted by kind: `+3 lines`.
  private mutating func report(_ nodes: [GoldenNode], sign: String, _ place: Place) {
    let nodes = nodes.filter { !tolerance.ignores($0) }
    var kinds: [String] = []
    for node in nodes where !kinds.contains(node.kind) { kinds.append(node.kind) }
    for kind in kinds {
      let alike = nodes.filter { $0.kind == kind }
      let names =
        switch kind {
        case "font": alike.map(\.key)
        case "cell": alike.compactMap { $0.value("id") }
        case "separator", "label", "box": alike.map(\.name)
        default: [String]()
        }
      let shown = names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : "")
      var change =
        "\(sign)\(alike.count) \(Self.plural(kind, alike.count))\(shown.isEmpty ? "" : ": \(shown)")"
      if kind == "missing", place.names.isEmpty, let report = Self.missingGlyphs(alike[0], isNew: sign == "+")
      {
        change = report
      }
      add(place, kind, change, source: kind, isCount: true)
      for node in alike where marks.count < Self.markLimit {
        let frame = node.frame?.offset(
          x: (sign == "+" ? place.origins.new : place.origins.old).x,
          y: (sign == "+" ? place.origins.new : place.origins.old).y)
        guard let frame else { continue }
        marks.append(
          GoldenMark(
            expected: sign == "+" ? nil : frame, actual: sign == "+" ? frame : nil,
            place: (place.names + [node.name]).joined(separator: ", ")))
      }
    }
  }

  private mutating func mark(_ old: GoldenNode, _ new: GoldenNode, _ outer: Place) {
    guard marks.count < Self.markLimit, let oldFrame = old.frame, let newFrame = new.frame,
      differences.last?.kind.isMove != true
    else { return }
    marks.append(
      GoldenMark(
        expected: oldFrame.offset(x: outer.origins.old.x, y: outer.origins.old.y),
        actual: newFrame.offset(x: outer.origins.new.x, y: outer.origins.new.y),
        place: (outer.names + [old.name]).joined(separator: ", ")))
  }

  private mutating func add(_ place: Place, _ field: String, _ change: String, in node: GoldenNode) {
    guard !tolerance.ignores(field, of: field, in: node) else { return }
    add(place, field, change, source: field)
  }

  private mutating func add(
    _ place: Place, _ field: String, _ change: String, source: String, offset: LayoutUnit? = nil,
    isMove: Bool = false, isCount: Bool = false, lineEnd: String? = nil
  ) {
    differences.append(
      GoldenDifference(
        row: place.names.first ?? "", part: place.names.dropFirst().joined(separator: ", "), field: field,
        change: change, deviation: offset.map { LayoutUnit(rawValue: Int($0.rawValue.magnitude)) },
        offset: offset,
        kind: .init(
          row: place.rowKind, part: place.patterns.dropFirst().joined(separator: ", "), source: source,
          isCount: isCount, isMove: isMove, lineEnd: lineEnd)))
  }
}

extension GoldenNode {
  /// Returns the origin of the item's content in the transcript, given that of the item around it.
  fileprivate func inner(from outer: Point) -> Point {
    guard let frame else { return outer }
    // Items in a row have frames relative to the row, and lines have frames relative to their block.
    if isRow { return Point(x: outer.x + frame.minX, y: outer.y + frame.minY) }
    guard let origin else { return outer }
    return Point(x: outer.x + frame.minX + origin.x, y: outer.y + frame.minY + origin.y)
  }
}
