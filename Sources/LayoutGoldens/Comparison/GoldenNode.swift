import TextLayout

/// One line of a golden file with the lines indented below it.
struct GoldenNode: Hashable {
  /// `cell`, `line`, …
  var kind: String
  /// What follows the kind: the number among items of this kind, or a font's name; empty if there is only
  /// one.
  var key: String
  var fields: [GoldenField]
  var children: [GoldenNode] = []

  /// Its name in differences: `cell 12 "m7"`, `separator 0 (date) before "m7"`, `label 0 (button 1)`.
  var name: String {
    let purpose = kind == "cell" ? nil : value("role") ?? value("kind")
    let words = [
      kind, key, purpose.map { "(\($0)\(value("index").map { " \($0)" } ?? ""))" } ?? "",
      kind == "cell" ? value("id").map { $0.hasPrefix("\"") ? Self.short($0) : "id \($0)" } ?? "" : "",
      kind == "separator" ? "before \(Self.short(value("before")))" : "",
    ]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The id, shortened where it is long.
  private static func short(_ id: String?) -> String {
    guard let id, id.count > 32 else { return id ?? "" }
    return "\(id.prefix(32))…"
  }

  /// Whether it follows from the fields of the item it is in. It is compared only if these are equal, because
  /// it changes with them.
  var isDerived: Bool { kind == "patch" }

  /// Whether it is a row of the transcript.
  var isRow: Bool { kind == "cell" || kind == "separator" || kind == "typing" }

  /// The role of a label or a box.
  var role: String? { kind == "label" || kind == "box" ? value("role") : nil }

  /// The name without numbers, which items of other rows share: `line`, `label (senderAndTime)`.
  var pattern: String { role.map { "\(kind) (\($0))" } ?? kind }

  /// The four lengths of its frame; nil if it has none.
  var frame: Rect? { value("frame").flatMap(Self.rect) }

  /// The point it is written relative to, within the item around it.
  var origin: Point? {
    guard let lengths = value("origin").flatMap(Self.lengths), lengths.count == 2 else { return nil }
    return Point(x: lengths[0], y: lengths[1])
  }

  private static func rect(_ spelling: String) -> Rect? {
    guard let lengths = lengths(spelling), lengths.count == 4 else { return nil }
    return Rect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }

  /// The members of a list of lengths.
  static func lengths(_ spelling: String) -> [LayoutUnit]? {
    guard spelling.hasPrefix("["), spelling.hasSuffix("]") else { return nil }
    let members = spelling.dropFirst().dropLast().split(separator: " ")
    let lengths = members.compactMap { LayoutUnit(rounded: $0) }
    return lengths.count == members.count ? lengths : nil
  }

  /// The value of a field; nil if there is none.
  func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }
}

/// A field of a line.
struct GoldenField: Hashable {
  var name: String
  /// The value as it is written, brackets and quotes included.
  var value: String

  /// Whether it follows from the fields before it. It is compared only if these are equal, because it changes
  /// with them.
  var isDerived: Bool { name == "outline" }
}
