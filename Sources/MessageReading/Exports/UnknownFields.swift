import BubbleLayout

/// Counts the fields of an export that its reader does not know, by their paths without indices, for one report at
/// the end.
final class UnknownFields {
  private struct Found {
    let path: String
    let file: String
    /// The line of the message that had the field first.
    let line: Int
    var count: Int
  }

  /// How many paths are reported one by one.
  private static let limit = 100
  /// How much of a path is shown, in bytes.
  private static let length = 200

  private var found: [Found] = []
  private var places: [String: Int] = [:]
  /// How many fields were at other paths, after the limit was reached.
  private var others = 0

  /// Counts the unknown fields in a value.
  ///
  /// - Complexity: Linear in the value.
  func count(in value: JSONValue, _ log: FieldLog) {
    for (field, value) in log.unknownValues {
      note(Self.name((log.path + field)[...]) + " " + value.quoted(limit: 60), file: log.file, line: log.line)
    }
    guard let fields = log.fields, let kind = log.kind else { return }
    var trail: [String] = []
    count(in: value, kind, fields, &trail, log)
  }

  private func count(
    in value: JSONValue, _ kind: Int, _ fields: ExportFields, _ trail: inout [String], _ log: FieldLog
  ) {
    switch value {
    case .object(let members):
      for member in members {
        guard let known = fields.known(member.name, in: kind) else {
          if !member.value.isNull { note(trail, member.name, log) }
          continue
        }
        guard let inner = known.kind, known.isUsed else { continue }
        trail.append(member.name)
        count(in: member.value, inner, fields, &trail, log)
        trail.removeLast()
      }
    case .array(let elements):
      trail.append("[]")
      for element in elements { count(in: element, kind, fields, &trail, log) }
      trail.removeLast()
    default: break
    }
  }

  /// Counts a field of a document that is neither read nor known.
  func count(_ path: [JSONStep], file: String, line: Int) {
    note(Self.name(path[...]), file: file, line: line)
  }

  private func note(_ trail: [String], _ name: String, _ log: FieldLog) {
    var path = Self.name(log.path[...])
    for step in trail where path.utf8.count <= Self.length { Self.append(step, to: &path) }
    if path.utf8.count <= Self.length { Self.append(name, to: &path) }
    note(path, file: log.file, line: log.line)
  }

  private static func append(_ step: String, to path: inout String) {
    if step != "[]", !path.isEmpty { path += "." }
    path += step.shortened(to: length + 1) ?? step
  }

  private func note(_ path: String, file: String, line: Int) {
    let path = path.shortened(to: Self.length).map { $0 + "…" } ?? path
    if let place = places[path] {
      found[place].count += 1
    } else if found.count < Self.limit {
      places[path] = found.count
      found.append(Found(path: path, file: file, line: line, count: 1))
    } else {
      others += 1
    }
  }

  /// Returns a path without the indices of elements.
  private static func name(_ path: ArraySlice<JSONStep>) -> String {
    path.reduce(into: "") { name, step in
      switch step {
      case .element: name += "[]"
      case .member(let member): name += name.isEmpty ? member : "." + member
      }
    }
  }

  /// The reports of all unknown fields, each with the place where it occurred first; empty if there are none.
  var entries: [MessageEntry] {
    var entries = found.map { field in
      entry(
        field.file, field.line, field.path,
        "\(field.count) \(field.count == 1 ? "time" : "times"); it is not known and was left out")
    }
    if others > 0, let last = found.last {
      entries.append(
        entry(last.file, last.line, nil, "and \(others) more fields that are not known and were left out"))
    }
    return entries
  }

  private func entry(_ file: String, _ line: Int, _ field: String?, _ reason: String) -> MessageEntry {
    let problem = ReadingProblem(file: file, line: line, field: field, reason: reason, outcome: .repaired)
    return MessageEntry(line: line, message: nil, problems: [problem])
  }
}
