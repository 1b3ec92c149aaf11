/// One line of a golden file with the lines indented below it.
struct GoldenNode: Hashable {
  /// `cell`, `line`, …
  var kind: String
  /// What follows the kind: a number among its like, or a name; empty where there is only one.
  var key: String
  var fields: [GoldenField]
  var children: [GoldenNode] = []

  /// The name a difference gives it: `cell 12 "m7"`, `separator 0 (date) before "m7"`, `label 0 (button 1)`.
  var name: String {
    let purpose = kind == "cell" ? nil : value("role") ?? value("kind")
    let words = [
      kind, key, purpose.map { "(\($0)\(value("index").map { " \($0)" } ?? ""))" } ?? "",
      kind == "cell" ? Self.short(value("id")) : "",
      kind == "separator" ? "before \(Self.short(value("before")))" : "",
    ]
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Ids may be of any length.
  private static func short(_ id: String?) -> String {
    guard let id, id.count > 64 else { return id ?? "" }
    return "\(id.prefix(64))…"
  }

  /// Whether it follows from the fields of the item it is in: compared where these are the same, for it changes with
  /// them.
  var isDerived: Bool { kind == "patch" }

  /// Whether it is a row of the transcript.
  var isRow: Bool { kind == "cell" || kind == "separator" || kind == "typing" }

  /// The value of a field; nil where there is none.
  func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }
}

/// A field of a line.
struct GoldenField: Hashable {
  var name: String
  /// As it is spelt, brackets and quotes included.
  var value: String

  /// Whether it follows from the fields before it: compared where these are the same, for it changes with them.
  var isDerived: Bool { name == "outline" }
}
