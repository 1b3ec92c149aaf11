import TextLayout

/// A golden in the source code of a test. It lists only the rows, items and fields that the test checks;
/// others are not compared. Lengths need no decimals.
package struct InlineGolden {
  private let nodes: [GoldenNode]

  /// - Throws: `GoldenError.notReadable` with the number of the invalid line.
  package init(_ text: String) throws(GoldenError) {
    let hasSignature = text.hasPrefix(GoldenParser.signature)
    do {
      nodes = try GoldenParser.parse(hasSignature ? text : GoldenParser.signature + "\n" + text)
    } catch {
      throw .notReadable(line: hasSignature ? error.line : error.line - 1, reason: error.reason)
    }
  }

  /// Compares a layout with the recorded one.
  package func outcome(_ actual: GoldenText, tolerance: GoldenTolerance) -> GoldenOutcome {
    let layout: [GoldenNode]
    do {
      layout = try GoldenParser.parse(actual.text)
    } catch {
      return .failed(reason: "line \(error.line) of the layout: \(error.reason)")
    }
    let (expected, shown) = Self.common(nodes, layout)
    var comparison = GoldenComparison(tolerance: tolerance)
    comparison.compare(expected, shown)
    return comparison.differences.isEmpty
      ? .equal(largestDeviation: comparison.largestDeviation) : .different(GoldenExplanation(comparison))
  }

  /// Reduces two lists of items to what is compared: the kinds of items and the fields that the golden
  /// contains.
  private static func common(
    _ expected: [GoldenNode], _ actual: [GoldenNode]
  ) -> (expected: [GoldenNode], actual: [GoldenNode]) {
    let kinds = Set(expected.map(\.kind))
    var (old, new) = (expected, actual.filter { kinds.contains($0.kind) })
    // Items are matched by their names before their fields are reduced.
    let known = GoldenMatching(old, new)
    for pair in known.both {
      var (first, second) = (pair.old, pair.new)
      let named = Set(first.fields.map(\.name))
      second.fields = second.fields.filter { named.contains($0.name) }
      first.fields = first.fields.map { field in
        GoldenField(name: field.name, value: spelled(field.value, as: second.value(field.name)))
      }
      (first.children, second.children) = common(first.children, second.children)
      old[pair.oldIndex] = first
      new[pair.newIndex] = second
    }
    return (old, new)
  }

  /// Returns a value with its numbers written as lengths, if the layout's value of the same field consists of
  /// lengths.
  private static func spelled(_ value: String, as other: String?) -> String {
    guard let other, value != other else { return value }
    let (old, new) = (GoldenValue(name: "", spelling: value), GoldenValue(name: "", spelling: other))
    guard old.components.count == new.components.count else { return value }
    let components = zip(old.components, new.components).map { old, new -> String in
      guard LayoutUnit(rounded: new) != nil, let points = Double(old), abs(points) < 1e9 else {
        return String(old)
      }
      return GoldenSpelling.length(LayoutUnit(points))
    }
    return value.hasPrefix("[") ? "[\(components.joined(separator: " "))]" : components.joined()
  }

  /// Returns the text to record: rows, frames, bubbles and the lines of texts. Fields that change with every
  /// font file are left out.
  package static func recorded(_ layout: GoldenText) -> String {
    guard let nodes = try? GoldenParser.parse(layout.text) else { return layout.text }
    var lines: [String] = []
    for node in nodes where !["environment", "font", "case"].contains(node.kind) {
      write(node, depth: 0, to: &lines)
    }
    return lines.joined(separator: "\n")
  }

  private static let recordedFields: Set = [
    "id", "kind", "before", "role", "index", "side", "frame", "size", "range", "text", "state", "type",
  ]

  private static func write(_ node: GoldenNode, depth: Int, to lines: inout [String]) {
    var words = [node.kind] + (node.key.isEmpty ? [] : [node.key])
    for field in node.fields where recordedFields.contains(field.name) {
      // The text of a block is not recorded here, because its lines contain it.
      if field.name == "text", node.kind == "text" || node.kind == "label" { continue }
      words.append("\(field.name)=\(field.value)")
    }
    lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
    for child in node.children where !["patch", "run", "detected", "span"].contains(child.kind) {
      write(child, depth: depth + 1, to: &lines)
    }
  }
}
