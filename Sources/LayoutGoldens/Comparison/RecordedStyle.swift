import BubbleLayout

/// The fields of a style, as a golden lists them.
struct RecordedStyle {
  let roles: [String]
  /// The values as the golden spells them, by path.
  private(set) var fields: [String: String] = [:]
  /// The paths, in the golden's order.
  private(set) var paths: [String] = []

  init(_ node: GoldenNode) {
    roles = GoldenValue(name: "", spelling: node.value("roles") ?? "[]").components.map(String.init)
    for field in node.fields where field.name != "roles" { add(field.name, field.value) }
    for group in node.children {
      for field in group.fields { add("\(group.kind).\(field.name)", field.value) }
    }
  }

  private mutating func add(_ path: String, _ value: String) {
    if fields.updateValue(value, forKey: path) == nil { paths.append(path) }
  }

  /// Returns the path of a field without the role at its beginning, if it has one.
  func base(of path: String) -> String {
    guard let dot = path.firstIndex(of: "."), MessageRole(rawValue: String(path[..<dot])) != nil else {
      return path
    }
    return String(path[path.index(after: dot)...])
  }

  /// Returns the value of a field for messages of a role; nil if the field is not listed.
  func value(_ base: String, of role: String) -> String? { fields["\(role).\(base)"] ?? fields[base] }

  /// Returns a path in the notation that styles and their errors use: `labels[0].font.size` for
  /// `labels.0.font.size`.
  static func written(_ path: String) -> String {
    var result = ""
    for name in path.split(separator: ".") {
      if Int(name) != nil { result += "[\(name)]" } else { result += (result.isEmpty ? "" : ".") + name }
    }
    return result
  }
}
