import BubbleLayout

/// The fields of an export that its reader knows, by the kinds of objects that have them: those whose content
/// the messages have, and those that are left out, each with the reason. A reader sees no other field
/// (`ExportField`), and all others are reported (`UnknownFields`).
///
/// The text of a table has one paragraph for each kind of object:
///
/// ```
/// poll: question answers=answer
/// - id | nothing shows it
/// ```
///
/// A word is a field whose content is used; after `=` is the kind of the objects in it, at any depth of arrays.
/// The field `*` stands for all names. A line that begins with `-` has fields that are left out, and after `|` the
/// reason.
final class ExportFields: Sendable {
  /// A field that is known.
  struct Known: Sendable {
    /// The kind of the objects in the field; nil if the field is read as a whole.
    let kind: Int?
    /// Whether the messages have the content of the field.
    let isUsed: Bool
  }

  /// A kind of objects, with names in the order of the table.
  private struct Kind: Sendable {
    let name: String
    var used: [String] = []
    var left: [(names: [String], reason: String)] = []
  }

  private let kinds: [Kind]
  private let numbers: [String: Int]
  /// For each kind, what is known of its fields by their names. These are apart from the names in the order of the
  /// table, because they are looked up for every field of an export.
  private let fields: [[String: Known]]
  /// The kind of the objects that are messages.
  let message: Int

  init(_ table: String) {
    let lines = table.split(separator: "\n")
    var names: [String] = []
    for line in lines {
      if let name = Self.name(of: line) { names.append(name) }
    }
    let numbers = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    var kinds = names.map { Kind(name: $0) }
    var fields: [[String: Known]] = Array(repeating: [:], count: names.count)
    var current = -1
    for line in lines {
      var line = line
      if let name = Self.name(of: line) {
        current = numbers[name] ?? 0
        line = line.dropFirst(name.utf8.count + 1)
      }
      guard kinds.indices.contains(current) else { continue }
      let isLeft = line.hasPrefix("- ")
      let parts = line.split(separator: "|", maxSplits: 1)
      let reason = isLeft ? parts.last.map { $0.drop { $0 == " " } }.map(String.init) ?? "" : nil
      let words = (isLeft ? parts.first ?? "" : line).split(separator: " ").filter { $0 != "-" }
      for word in words {
        let pair = word.split(separator: "=")
        let kind = pair.count > 1 ? numbers[String(pair[1])] : nil
        fields[current][String(pair[0])] = Known(kind: kind, isUsed: reason == nil)
      }
      if let reason {
        kinds[current].left.append((words.map(String.init), reason))
      } else {
        kinds[current].used += words.map(String.init)
      }
    }
    self.kinds = kinds
    self.fields = fields
    self.numbers = numbers
    message = numbers["message"] ?? 0
  }

  /// The kind that begins on a line; nil for other lines.
  private static func name(of line: Substring) -> String? {
    guard !line.hasPrefix("-"), let colon = line.firstIndex(of: ":"), !line[..<colon].contains(" ") else {
      return nil
    }
    return String(line[..<colon])
  }

  /// Returns the number of a kind; nil if the table has none of this name.
  func kind(_ name: String) -> Int? { numbers[name] }

  /// Returns what is known of a field in objects of a kind; nil for an unknown field.
  func known(_ name: String, in kind: Int) -> Known? { fields[kind][name] ?? fields[kind]["*"] }

  /// Whether the table has a member of the document, or of an object in it.
  func knows(_ path: [JSONStep]) -> Bool {
    guard var kind = numbers["document"] else { return false }
    for step in path {
      guard case .member(let name) = step else { continue }
      guard let known = known(name, in: kind) else { return false }
      guard let inner = known.kind else { return true }
      kind = inner
    }
    return true
  }
}

extension ExportFields {
  /// The table as Markdown: a row for each kind of object.
  var page: String {
    var text = "| object | used | left out |\n| --- | --- | --- |\n"
    for kind in kinds {
      let used = kind.used.map { field in
        let pair = field.split(separator: "=").map(String.init)
        return pair.count > 1 && pair[0] != pair[1] ? "`\(pair[0])` (`\(pair[1])`)" : "`\(pair[0])`"
      }
      let left = kind.left.map { names, reason in
        names.map { "`\($0)`" }.joined(separator: ", ") + ": " + reason
      }
      text +=
        "| `\(kind.name)` | \(used.joined(separator: ", ")) | \(left.joined(separator: "; ")) |\n"
    }
    return text
  }

  /// The names of all fields that are used.
  var used: Set<String> {
    Set(kinds.flatMap { kind in kind.used.compactMap { $0.split(separator: "=").first.map(String.init) } })
  }
}
