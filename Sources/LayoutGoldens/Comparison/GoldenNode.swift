/// One line of a golden file with the lines indented below it.
struct GoldenNode: Hashable {
  /// `cell`, `line`, …
  var kind: String
  /// What follows the kind: a number among its like, or a name; empty where there is only one.
  var key: String
  var fields: [GoldenField]
  var children: [GoldenNode] = []

  /// The name a difference gives it: `cell 12`.
  var name: String { key.isEmpty ? kind : "\(kind) \(key)" }

  /// The value of a field; nil where there is none.
  func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }
}

/// A field of a line.
struct GoldenField: Hashable {
  var name: String
  /// As it is spelt, brackets and quotes included.
  var value: String
}
