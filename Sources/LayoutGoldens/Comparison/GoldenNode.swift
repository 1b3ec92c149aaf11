/// One line of a golden file with the lines indented below it.
struct GoldenNode: Hashable {
  /// `cell`, `line`, …
  var kind: String
  /// What follows the kind: the number among items of this kind, or a font's name; empty where there is only one.
  var key: String
  var fields: [GoldenField]
  var children: [GoldenNode] = []

  /// How differences refer to it: `cell 12 "m7"`, `separator 0 (date) before "m7"`, `label 0 (button 1)`.
  var name: String {
    let purpose = kind == "cell" ? nil : value("role") ?? value("kind")
    let words = [
      kind, key, purpose.map { "(\($0)\(value("index").map { " \($0)" } ?? ""))" } ?? "",
      kind == "cell" ? Self.short(value("id")) : "",
      kind == "separator" ? "before \(Self.short(value("before")))" : "",
    ]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The id, shortened where it is long.
  private static func short(_ id: String?) -> String {
    guard let id, id.count > 64 else { return id ?? "" }
    return "\(id.prefix(64))…"
  }

  /// Whether it follows from the fields of the item it is in. It is compared only where these are equal, since it
  /// changes with them.
  var isDerived: Bool { kind == "patch" }

  /// Whether it is a row of the transcript.
  var isRow: Bool { kind == "cell" || kind == "separator" || kind == "typing" }

  /// The value of a field; nil where there is none.
  func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }
}

/// A field of a line.
struct GoldenField: Hashable {
  var name: String
  /// The value as it is written, brackets and quotes included.
  var value: String

  /// Whether it follows from the fields before it. It is compared only where these are equal, since it changes
  /// with them.
  var isDerived: Bool { name == "outline" }
}
