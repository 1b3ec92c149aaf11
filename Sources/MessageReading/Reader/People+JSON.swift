import BubbleLayout

extension People {
  /// Reads people from a JSON object, and keeps their order. Each key is the `sender` of the person's
  /// messages: `{"u1": {"name": "Ann", "color": "#8a2be2", "initials": "A", "picture": "ann.png"}}`.
  ///
  /// - Throws: `ReadingError` with the line, or the person, and the reason.
  public init(json bytes: [UInt8], name: String = "people") throws(ReadingError) {
    self = try JSONValue.read(bytes, as: Self.form, name: name)
  }

  /// The people as a JSON object in their order, which `init(json:name:)` reads.
  public var json: String { Self.form.write(self).json() }
}

extension LayoutEnvironment {
  /// Reads the texts of days from JSON, by date, in the form of `dayTexts`: `{"2025-12-25": "Christmas"}`.
  ///
  /// - Throws: `ReadingError` with the date and the reason.
  public static func dayTexts(
    json bytes: [UInt8], name: String = "dayTexts"
  ) throws(ReadingError) -> [String: String] {
    try JSONValue.read(bytes, as: .dayTexts, name: name)
  }
}

extension TypingRow {
  /// Reads the people who are typing from a JSON array; each is named by the `sender` of their messages:
  /// `["u1", "u2"]`.
  ///
  /// - Throws: `ReadingError` with the place in the array and the reason.
  public init(json bytes: [UInt8], name: String = "typing") throws(ReadingError) {
    self.init(people: try JSONValue.read(bytes, as: [String].form, name: name))
  }
}

extension JSONValue {
  /// Reads a whole document.
  ///
  /// - Parameter name: The name of the document in errors.
  fileprivate static func read<Value>(
    _ bytes: [UInt8], as form: JSONForm<Value>, name: String
  ) throws(ReadingError) -> Value {
    do throws(FieldError) {
      return try form.read(document(bytes))
    } catch {
      let place = error.path.isEmpty ? "" : "field \(error.path.fieldPath.quoted(limit: 100)): "
      throw .malformed(file: name, line: 1, reason: place + error.description)
    }
  }

  /// Parses a whole document as one value.
  private static func document(_ bytes: [UInt8]) throws(FieldError) -> JSONValue {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var cursor = JSONCursor(bytes, position: bytes.starts(with: mark) ? mark.count : 0)
    do throws(JSONSyntaxError) {
      let value = try cursor.value()
      guard cursor.peek() == nil else { throw cursor.unexpected("the end") }
      return value
    } catch {
      throw FieldError(.other("not JSON at byte \(error.offset + 1): \(error.reason)"))
    }
  }
}
