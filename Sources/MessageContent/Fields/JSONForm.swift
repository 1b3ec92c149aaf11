/// The JSON form of a type: its schema, how values are read and checked, and how they are written.
package struct JSONForm<Value>: Sendable {
  package let schema: @Sendable () -> JSONSchema
  package let read: @Sendable (JSONValue) throws(FieldError) -> Value
  package let write: @Sendable (Value) -> JSONValue

  package init(
    schema: @escaping @Sendable () -> JSONSchema,
    read: @escaping @Sendable (JSONValue) throws(FieldError) -> Value,
    write: @escaping @Sendable (Value) -> JSONValue
  ) {
    self.schema = schema
    self.read = read
    self.write = write
  }
}

/// A type with one form in JSON.
package protocol JSONConvertible: Sendable {
  static var form: JSONForm<Self> { get }
}

/// A type whose values are words in JSON.
package protocol JSONWord: JSONConvertible, RawRepresentable<String>, CaseIterable {}

extension JSONWord {
  package static var form: JSONForm<Self> { .choice(of: Array(allCases)) }
}

extension JSONForm where Value: RawRepresentable<String> & Sendable {
  /// The form of one of several words.
  package static func choice(of choices: [Value]) -> Self {
    let words = choices.map(\.rawValue)
    return JSONForm {
      .choice(words)
    } read: { (value) throws(FieldError) in
      guard case .string(let word) = value else { throw .mismatch(.string, found: value) }
      guard words.contains(word), let choice = Value(rawValue: word) else {
        throw FieldError(.unknownWord(word, choices: words))
      }
      return choice
    } write: {
      .string($0.rawValue)
    }
  }
}

extension Bool: JSONConvertible {
  package static var form: JSONForm<Bool> {
    JSONForm {
      .boolean
    } read: { (value) throws(FieldError) in
      guard case .boolean(let flag) = value else { throw .mismatch(.boolean, found: value) }
      return flag
    } write: {
      .boolean($0)
    }
  }
}

extension String: JSONConvertible {
  package static var form: JSONForm<String> {
    JSONForm {
      .string
    } read: { (value) throws(FieldError) in
      guard case .string(let string) = value else { throw .mismatch(.string, found: value) }
      return string
    } write: {
      .string($0)
    }
  }
}

extension Array: JSONConvertible where Element: JSONConvertible {
  package static var form: JSONForm<[Element]> { .list(of: Element.form) }
}

extension JSONForm {
  package static func list<Element: Sendable>(of form: JSONForm<Element>) -> Self where Value == [Element] {
    JSONForm {
      .array(of: form.schema())
    } read: { (value) throws(FieldError) in
      guard case .array(let values) = value else { throw .mismatch(.array, found: value) }
      var elements: [Element] = []
      for (index, value) in values.enumerated() {
        do throws(FieldError) {
          elements.append(try form.read(value))
        } catch {
          throw error.within(.element(index))
        }
      }
      return elements
    } write: {
      .array($0.map(form.write))
    }
  }

  /// The form of a list of words in which no word occurs twice.
  package static func distinct<Word: JSONWord & Hashable>() -> Self where Value == [Word] {
    let list = [Word].form
    return JSONForm {
      .array(of: Word.form.schema(), isUnique: true)
    } read: { (value) throws(FieldError) in
      let words = try list.read(value)
      for (index, word) in words.enumerated() where words[..<index].contains(word) {
        throw FieldError(.other("\"\(word.rawValue)\" is listed twice"), at: [.element(index)])
      }
      return words
    } write: {
      list.write($0)
    }
  }
}

extension JSONForm<String> {
  /// The form of a colour as `#rrggbb` or `#rrggbbaa`.
  package static var color: Self {
    JSONForm {
      .string(pattern: "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
    } read: { (value) throws(FieldError) in
      let text = try String.form.read(value)
      let digits = text.dropFirst()
      guard text.first == "#", [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else {
        throw FieldError(
          .other("\(text.quoted(limit: 40)) is not a colour such as \"#70da39\" or \"#70da3980\""))
      }
      return text.lowercased()
    } write: {
      .string($0)
    }
  }
}
