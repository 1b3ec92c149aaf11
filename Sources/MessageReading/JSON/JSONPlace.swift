import BubbleLayout

/// A place in a text, as editors show it.
package struct JSONPlace: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  package let line: Int
  /// The column: the number of the Unicode scalar within the line, from 1.
  package let column: Int

  /// - Parameter offset: The offset of a byte, or the length of the text.
  package init(_ offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<min(max(0, offset), bytes.count)]
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    // Bytes that continue a scalar do not count as columns.
    column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
  }

  /// The line and the column, such as `3:14`.
  package var description: String { "\(line):\(column)" }
}

extension JSONCursor {
  /// Returns the first syntax error in a text that has to be one JSON value; nil if there is none.
  ///
  /// - Complexity: Linear in the text.
  package static func fault(in bytes: [UInt8]) -> JSONSyntaxError? {
    var cursor = JSONCursor(bytes, position: start(of: bytes))
    do throws(JSONSyntaxError) {
      try cursor.skipValue()
      return cursor.peek() == nil ? nil : cursor.unexpected("the end")
    } catch {
      return error
    }
  }

  /// Finds a field in a JSON value: the start of its name, or of a list element. If the last steps of the
  /// path do not exist in the text, it finds the last step that exists.
  ///
  /// - Parameter path: A path such as `labels[0].font.size`.
  /// - Returns: The offset of a byte; nil if no step of the path exists.
  /// - Complexity: Linear in the text.
  package static func offset(of path: String, in bytes: [UInt8]) -> Int? {
    var steps: [Substring] = Self.steps(of: path)
    steps.reverse()
    var cursor = JSONCursor(bytes, position: start(of: bytes))
    var found: Int?
    do throws(JSONSyntaxError) {
      try cursor.follow(&steps, depth: 0, found: &found)
    } catch {
      return found
    }
    return found
  }

  private static func steps(of path: String) -> [Substring] {
    path.split(whereSeparator: { $0 == "." || $0 == "[" || $0 == "]" })
  }

  /// Returns the offset after a byte order mark, which is not part of the value.
  private static func start(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private mutating func follow(
    _ steps: inout [Substring], depth: Int, found: inout Int?
  ) throws(JSONSyntaxError) {
    var (left, place) = (steps, found)
    if peek() == UInt8(ascii: "{") {
      try readObject(depth: depth) { (cursor, name) throws(JSONSyntaxError) in
        // If several members have the same name, the last one counts, as in most parsers.
        // A name with dots, such as that of a colour, is several steps.
        let parts = Self.steps(of: String(name))
        guard !parts.isEmpty, steps.suffix(parts.count).reversed().elementsEqual(parts) else {
          return try cursor.skipValue(depth: depth + 1)
        }
        // The cursor is after the colon; the name in quotes precedes the colon.
        let quoted = cursor.bytes[..<cursor.position].lastIndex(of: UInt8(ascii: ":")) ?? cursor.position
        place =
          cursor.bytes[..<quoted].dropLast(name.utf8.count + 1).lastIndex(of: UInt8(ascii: "\"")) ?? quoted
        left = steps.dropLast(parts.count)
        try cursor.follow(&left, depth: depth + 1, found: &place)
      }
    } else if peek() == UInt8(ascii: "["), let number = steps.last.flatMap({ Int($0) }) {
      var index = 0
      try readArray(depth: depth) { (cursor) throws(JSONSyntaxError) in
        defer { index += 1 }
        guard index == number else { return try cursor.skipValue(depth: depth + 1) }
        _ = cursor.peek()
        place = cursor.position
        left = steps.dropLast()
        try cursor.follow(&left, depth: depth + 1, found: &place)
      }
    } else {
      try skipValue(depth: depth)
    }
    (steps, found) = (left, place)
  }
}
