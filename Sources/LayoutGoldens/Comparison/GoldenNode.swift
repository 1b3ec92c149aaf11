/// One line of a golden file with the lines indented below it.
struct GoldenNode: Hashable {
  /// `cell`, `line`, …
  var kind: String
  /// What follows the kind: a number among its like, or a name; empty where there is only one.
  var key: String
  var fields: [GoldenField]
  var children: [GoldenNode] = []

  /// The name a difference gives it: `cell 12 "m7"`, `label 0 (button 1)`.
  var name: String {
    let id = kind == "cell" ? value("id").map { $0.count > 64 ? "\($0.prefix(64))…" : $0 } : nil
    let role = (value("role") ?? value("kind")).map { "(\($0)\(value("index").map { " \($0)" } ?? ""))" }
    return [kind, key, id ?? (kind == "cell" ? nil : role)].compactMap { $0?.isEmpty == true ? nil : $0 }
      .joined(separator: " ")
  }

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
}
