import TextLayout

extension StyleField {
  /// A whole number.
  static func integer(_ name: String, _ place: Place<Int>, in range: ClosedRange<Int>) -> Self {
    StyleField(name: name) { (root, value, path) throws(StyleError) in
      root[keyPath: place] = try value.integer(path, in: range)
    } write: {
      .number(Double($0[keyPath: place]))
    }
  }

  /// A whole number, or null.
  static func optionalInteger(_ name: String, _ place: Place<Int?>, in range: ClosedRange<Int>) -> Self {
    StyleField(name: name) { (root, value, path) throws(StyleError) in
      root[keyPath: place] = value == .null ? nil : try value.integer(path, in: range)
    } write: {
      $0[keyPath: place].map { .number(Double($0)) }
    }
  }

  static func numbers(_ name: String, _ place: Place<[Double]>, in range: ClosedRange<Double>) -> Self {
    StyleField(name: name) { (root, value, path) throws(StyleError) in
      guard case .list(let elements) = value else {
        throw StyleError(field: path, reason: "must be a list, is \(value.kind)")
      }
      var numbers: [Double] = []
      for (index, element) in elements.enumerated() {
        numbers.append(try element.number("\(path)[\(index)]", in: range))
      }
      root[keyPath: place] = numbers
    } write: {
      .list($0[keyPath: place].map { .number($0) })
    }
  }

  /// Several words out of a choice, none twice.
  static func choices<Value: RawRepresentable<String> & Hashable & Sendable>(
    _ name: String, _ place: Place<[Value]>, of choices: [Value]
  ) -> Self {
    StyleField(name: name) { (root, value, path) throws(StyleError) in
      guard case .list(let elements) = value else {
        throw StyleError(field: path, reason: "must be a list, is \(value.kind)")
      }
      var found: [Value] = []
      for (index, element) in elements.enumerated() {
        let word = try element.string("\(path)[\(index)]")
        guard let choice = choices.first(where: { $0.rawValue == word }) else {
          let words = choices.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
          throw StyleError(field: "\(path)[\(index)]", reason: "\"\(word)\" is not one of \(words)")
        }
        guard !found.contains(choice) else {
          throw StyleError(field: "\(path)[\(index)]", reason: "\"\(word)\" is listed twice")
        }
        found.append(choice)
      }
      root[keyPath: place] = found
    } write: {
      .list($0[keyPath: place].map { .string($0.rawValue) })
    }
  }

  /// A colour as `#rrggbb` or `#rrggbbaa`, or null.
  static func optionalColor(_ name: String, _ place: Place<String?>) -> Self {
    StyleField(name: name) { (root, value, path) throws(StyleError) in
      guard value != .null else {
        root[keyPath: place] = nil
        return
      }
      let text = try value.string(path)
      let digits = text.dropFirst()
      guard text.first == "#", [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit) else {
        throw StyleError(field: path, reason: "\"\(text)\" is not a colour such as \"#70da39\"")
      }
      root[keyPath: place] = text.lowercased()
    } write: {
      $0[keyPath: place].map { .string($0) }
    }
  }
}

extension StyleValue {
  func integer(_ path: String, in range: ClosedRange<Int>) throws(StyleError) -> Int {
    let number = try number(path, in: Double(range.lowerBound)...Double(range.upperBound))
    guard let integer = Int(exactly: number) else {
      throw StyleError(field: path, reason: "must be a whole number, is \(StyleValue.number(number).json())")
    }
    return integer
  }
}
