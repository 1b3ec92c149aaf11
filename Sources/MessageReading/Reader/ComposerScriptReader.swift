import BubbleLayout

/// Reads a script of composer edits, one JSON object per line. Blank lines are skipped.
///
/// Every edit depends on those before it, so the first invalid line ends the reading.
package struct ComposerScriptReader {
  private var lines: LineReader

  /// - Parameter path: A file's path; `-` for standard input.
  package init(path: String) throws(ReadingError) {
    self.path = path
    lines = LineReader(try ByteSource(path: path))
  }

  private let path: String

  /// Whether the next call of `next()` would have to wait for the other end of a pipe.
  package var wouldWait: Bool { lines.wouldWait }

  /// Returns the next edit; nil at the end.
  ///
  /// - Throws: `ReadingError` with the line, the field and the reason.
  package mutating func next() throws(ReadingError) -> ComposerEdit? {
    while let line = try lines.next() {
      func malformed(_ reason: String) -> ReadingError {
        .malformed(file: path, line: line.number, reason: reason)
      }
      if line.isTooLong { throw malformed("it is longer than \(lines.limit >> 20) MB") }
      if let edit = try ComposerEdit.read(Array(line.bytes), malformed) { return edit }
    }
    return nil
  }
}

extension ComposerEdit {
  /// Reads an edit of a composer from a JSON object such as `{"insert":"Hi "}`, the format of a script's
  /// lines.
  ///
  /// - Parameters:
  ///   - bytes: The object, in UTF-8.
  ///   - name: The name of the input in errors.
  /// - Throws: `ReadingError` with the field and the reason.
  public init(json bytes: [UInt8], name: String = "edit") throws(ReadingError) {
    func malformed(_ reason: String) -> ReadingError { .malformed(file: name, line: 1, reason: reason) }
    guard let edit = try Self.read(bytes, malformed) else {
      throw malformed("the object of an edit is missing")
    }
    self = edit
  }

  /// Reads the edit on a line; nil for a line that contains only white space.
  fileprivate static func read(
    _ bytes: [UInt8], _ malformed: (String) -> ReadingError
  ) throws(ReadingError) -> ComposerEdit? {
    var cursor = JSONCursor(bytes)
    guard cursor.peek() != nil else { return nil }
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try cursor.value()
      guard cursor.peek() == nil else { throw cursor.unexpected("the end of the line") }
    } catch {
      throw malformed("not JSON at byte \(error.offset + 1): \(error.reason)")
    }
    do throws(FieldError) {
      return try ComposerEdit(value)
    } catch {
      let field = error.path.fieldPath
      throw malformed(field.isEmpty ? error.description : "field \"\(field)\": \(error.description)")
    }
  }
}
