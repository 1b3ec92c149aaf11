import LayoutFormat

/// Reads golden files, and layouts written as text in the same format. People edit and merge them, so each
/// line is checked.
struct GoldenParser {
  /// The error of an invalid line.
  struct Failure: Error {
    let line: Int
    let reason: String
  }

  /// The first line of every golden.
  static let signature = TextSink.signature

  /// Reads the items of a file, nested by their indentation.
  static func parse(_ text: String) throws(Failure) -> [GoldenNode] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.first, first == signature else {
      throw Failure(line: 1, reason: "the first line is not '\(signature)'")
    }
    // The open items, outermost first. When an item ends, it becomes a child of its parent.
    var open = [GoldenNode(kind: "golden", key: "", fields: [])]
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let spaces = line.prefix { $0 == " " }.count
      let depth = spaces / 2
      guard spaces % 2 == 0, depth < open.count, depth < 16 else {
        throw Failure(line: index + 1, reason: "the indentation does not fit the line above")
      }
      close(&open, to: depth + 1)
      open.append(try node(line.dropFirst(spaces), number: index + 1))
    }
    close(&open, to: 1)
    return open[0].children
  }

  private static func close(_ open: inout [GoldenNode], to count: Int) {
    while open.count > count {
      let node = open.removeLast()
      open[open.count - 1].children.append(node)
    }
  }

  private static func node(_ line: Substring, number: Int) throws(Failure) -> GoldenNode {
    var words: [Substring] = []
    var fields: [GoldenField] = []
    var rest = line.utf8[...]
    while !rest.isEmpty {
      guard let end = end(ofTokenIn: rest) else {
        throw Failure(line: number, reason: "a quote or a bracket is not closed")
      }
      let token = Substring(rest[..<end])
      rest = rest[end...].drop { $0 == UInt8(ascii: " ") }
      if let equals = token.firstIndex(of: "="), !token.hasPrefix("\"") {
        fields.append(
          GoldenField(name: String(token[..<equals]), value: String(token[token.index(after: equals)...])))
      } else {
        words.append(token)
      }
    }
    guard let kind = words.first, words.count <= 2 else {
      throw Failure(line: number, reason: "an item must be a kind, at most one key, and fields")
    }
    return GoldenNode(kind: String(kind), key: words.count > 1 ? String(words[1]) : "", fields: fields)
  }

  /// Finds the end of a token: a space outside quotes and brackets. Brackets may be nested.
  private static func end(ofTokenIn line: Substring.UTF8View) -> Substring.UTF8View.Index? {
    var (isQuoted, isEscaped, depth) = (false, false, 0)
    for index in line.indices {
      let byte = line[index]
      if isQuoted {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isQuoted = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isQuoted = true
      } else if byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "]") {
        depth -= 1
      } else if byte == UInt8(ascii: " "), depth <= 0 {
        return index
      }
    }
    return isQuoted || depth > 0 ? nil : line.endIndex
  }
}
