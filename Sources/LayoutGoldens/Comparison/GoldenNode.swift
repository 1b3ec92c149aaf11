import TextLayout

/// One line of a golden file with the lines indented below it.
struct GoldenNode: Hashable {
  /// The first word of the line: `cell`, `line`, …
  var kind: String
  /// The word after the kind: the number among items of this kind, or a font's name; empty if there is only
  /// one item.
  var key: String
  var fields: [GoldenField]
  var children: [GoldenNode] = []

  /// The item's name in differences: `cell 12 "m7"`, `separator 0 (date) before "m7"`, `label 0 (button 1)`.
  var name: String {
    let purpose = kind == "cell" ? nil : value("role") ?? value("kind")
    let words = [
      kind, key, purpose.map { "(\($0)\(value("index").map { " \($0)" } ?? ""))" } ?? "",
      kind == "cell" ? value("id").map { $0.hasPrefix("\"") ? Self.short($0) : "id \($0)" } ?? "" : "",
      kind == "separator" ? "before \(Self.short(value("before")))" : "",
    ]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns an id, shortened if it is long.
  private static func short(_ id: String?) -> String {
    guard let id, id.count > 32 else { return id ?? "" }
    return "\(id.prefix(32))…"
  }

  /// Whether the item follows from the fields of the item around it. It is compared only if those fields are
  /// equal.
  var isDerived: Bool { kind == "patch" }

  /// Whether the item is a row of the transcript.
  var isRow: Bool { kind == "cell" || kind == "separator" || kind == "typing" }

  /// The role of a label or a box; nil for other items.
  var role: String? { kind == "label" || kind == "box" ? value("role") : nil }

  /// The kind and role of the item, without its number, which are equal for similar items of other rows:
  /// `line`, `label (senderAndTime)`.
  var pattern: String { role.map { "\(kind) (\($0))" } ?? kind }

  /// The item's frame; nil if it has none.
  var frame: Rect? { value("frame").flatMap(Self.rect) }

  /// The field `origin`: the point that the item's lines are relative to; nil if it has none.
  var origin: Point? {
    guard let lengths = value("origin").flatMap(Self.lengths), lengths.count == 2 else { return nil }
    return Point(x: lengths[0], y: lengths[1])
  }

  private static func rect(_ spelling: String) -> Rect? {
    guard let lengths = lengths(spelling), lengths.count == 4 else { return nil }
    return Rect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }

  /// Reads a list of lengths; nil if it is not one.
  static func lengths(_ spelling: String) -> [LayoutUnit]? {
    guard spelling.hasPrefix("["), spelling.hasSuffix("]") else { return nil }
    let members = spelling.dropFirst().dropLast().split(separator: " ")
    let lengths = members.compactMap { LayoutUnit(rounded: $0) }
    return lengths.count == members.count ? lengths : nil
  }

  /// Returns the value of a field as it is written; nil if the item has no such field.
  func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }
}

/// A field of a line.
struct GoldenField: Hashable {
  var name: String
  /// The value as it is written, brackets and quotes included.
  var value: String

  /// Whether the field follows from the fields before it. It is compared only if those fields are equal.
  var isDerived: Bool { name == "outline" }
}
