import TextLayout

/// One field of a style record: its name in JSON, how it is read and checked, how it is printed.
struct StyleField<Root>: Sendable {
  typealias Place<Value> = WritableKeyPath<Root, Value> & Sendable

  let name: String
  let read: @Sendable (inout Root, StyleValue, _ path: String) throws(StyleError) -> Void
  /// Nil where the field is left out.
  let write: @Sendable (Root) -> StyleValue?
}

extension StyleField {
  /// Lengths a style may ask for, in points: anything larger is a slip of the pen.
  static var lengths: ClosedRange<Double> { 0...100_000 }

  /// A length in points.
  static func length(
    _ name: String, _ place: Place<LayoutUnit>, in range: ClosedRange<Double> = lengths
  ) -> Self {
    StyleField(name: name) { (root, value, path) throws(StyleError) in
      root[keyPath: place] = LayoutUnit(try value.number(path, in: range))
    } write: {
      .number($0[keyPath: place].points)
    }
  }

  /// A length in points, or null.
  static func optionalLength(
    _ name: String, _ place: Place<LayoutUnit?>, in range: ClosedRange<Double> = lengths
  ) -> Self {
    StyleField(name: name) { (root, value, path) throws(StyleError) in
      root[keyPath: place] = value == .null ? nil : LayoutUnit(try value.number(path, in: range))
    } write: {
      $0[keyPath: place].map { .number($0.points) }
    }
  }

  static func number(_ name: String, _ place: Place<Double>, in range: ClosedRange<Double>) -> Self {
    StyleField(name: name) { (root, value, path) throws(StyleError) in
      root[keyPath: place] = try value.number(path, in: range)
    } write: {
      .number($0[keyPath: place])
    }
  }

  static func optionalNumber(_ name: String, _ place: Place<Double?>, in range: ClosedRange<Double>) -> Self {
    StyleField(name: name) { (root, value, path) throws(StyleError) in
      root[keyPath: place] = value == .null ? nil : try value.number(path, in: range)
    } write: {
      $0[keyPath: place].map { .number($0) }
    }
  }

  static func boolean(_ name: String, _ place: Place<Bool>) -> Self {
    StyleField(name: name) { (root, value, path) throws(StyleError) in
      guard case .boolean(let flag) = value else {
        throw StyleError(field: path, reason: "must be true or false, is \(value.kind)")
      }
      root[keyPath: place] = flag
    } write: {
      .boolean($0[keyPath: place])
    }
  }

  static func string(_ name: String, _ place: Place<String>) -> Self {
    StyleField(name: name) { (root, value, path) throws(StyleError) in
      root[keyPath: place] = try value.string(path)
    } write: {
      .string($0[keyPath: place])
    }
  }

  static func optionalString(_ name: String, _ place: Place<String?>) -> Self {
    StyleField(name: name) { (root, value, path) throws(StyleError) in
      root[keyPath: place] = value == .null ? nil : try value.string(path)
    } write: {
      $0[keyPath: place].map { .string($0) }
    }
  }

  /// One of several words.
  static func choice<Value: RawRepresentable<String> & Sendable>(
    _ name: String, _ place: Place<Value>, of choices: [Value]
  ) -> Self {
    StyleField(name: name) { (root, value, path) throws(StyleError) in
      let word = try value.string(path)
      guard let choice = choices.first(where: { $0.rawValue == word }) else {
        let words = choices.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        throw StyleError(field: path, reason: "\"\(word)\" is not one of \(words)")
      }
      root[keyPath: place] = choice
    } write: {
      .string($0[keyPath: place].rawValue)
    }
  }
}

extension StyleField {
  static func record<Value: StyleRecord>(_ name: String, _ place: Place<Value>) -> Self {
    StyleField(name: name) { (root, value, path) throws(StyleError) in
      root[keyPath: place] = try Value(value, path: path)
    } write: {
      $0[keyPath: place].value
    }
  }

  /// A record, or null.
  static func optionalRecord<Value: StyleRecord>(_ name: String, _ place: Place<Value?>) -> Self {
    StyleField(name: name) { (root, value, path) throws(StyleError) in
      root[keyPath: place] = value == .null ? nil : try Value(value, path: path)
    } write: {
      $0[keyPath: place]?.value
    }
  }

  static func list<Value: StyleRecord>(_ name: String, _ place: Place<[Value]>) -> Self {
    StyleField(name: name) { (root, value, path) throws(StyleError) in
      guard case .list(let elements) = value else {
        throw StyleError(field: path, reason: "must be a list, is \(value.kind)")
      }
      var records: [Value] = []
      for (index, element) in elements.enumerated() {
        records.append(try Value(element, path: "\(path)[\(index)]"))
      }
      root[keyPath: place] = records
    } write: {
      .list($0[keyPath: place].map(\.value))
    }
  }
}

extension StyleValue {
  func number(_ path: String, in range: ClosedRange<Double>) throws(StyleError) -> Double {
    guard case .number(let number) = self else {
      throw StyleError(field: path, reason: "must be a number, is \(kind)")
    }
    guard number.isFinite else { throw StyleError(field: path, reason: "must be finite, is \(number)") }
    guard number >= 0 || range.lowerBound < 0 else {
      throw StyleError(field: path, reason: "must not be negative, is \(StyleValue.number(number).json())")
    }
    guard range.contains(number) else {
      let bounds = [range.lowerBound, range.upperBound].map { StyleValue.number($0).json() }
      throw StyleError(
        field: path,
        reason: "must be between \(bounds[0]) and \(bounds[1]), is \(StyleValue.number(number).json())")
    }
    return number
  }

  func string(_ path: String) throws(StyleError) -> String {
    guard case .string(let string) = self else {
      throw StyleError(field: path, reason: "must be a string, is \(kind)")
    }
    return string
  }
}
