extension Double: JSONConvertible {
  /// The form of any number.
  package static var form: JSONForm<Double> {
    JSONForm {
      .number()
    } read: { (value) throws(FieldError) in
      switch value {
      case .integer(let integer): return Double(integer)
      case .number(let number) where number.isFinite: return number
      case .number: throw FieldError(.other("the number is too large"))
      default: throw .mismatch(.number, found: value)
      }
    } write: {
      .number($0)
    }
  }
}

extension Int: JSONConvertible {
  /// The form of any 64-bit integer.
  package static var form: JSONForm<Int> {
    JSONForm {
      .integer()
    } read: { (value) throws(FieldError) in
      switch value {
      case .integer(let integer): return integer
      case .number(let number):
        guard let exact = Int(exactly: number) else {
          throw FieldError(.other("a 64-bit integer was expected, not this number"))
        }
        return exact
      default: throw .mismatch(.integer, found: value)
      }
    } write: {
      .integer($0)
    }
  }
}

extension JSONForm<Double> {
  package static func number(in range: ClosedRange<Double>) -> Self {
    JSONForm {
      .number(in: range)
    } read: { (value) throws(FieldError) in
      try value.number(in: range)
    } write: {
      .number($0)
    }
  }
}

extension JSONForm<Int> {
  /// The form of a whole number in a range.
  package static func integer(in range: ClosedRange<Int>) -> Self {
    JSONForm {
      .integer(in: range)
    } read: { (value) throws(FieldError) in
      let number = try value.number(in: Double(range.lowerBound)...Double(range.upperBound))
      guard let integer = Int(exactly: number) else {
        throw FieldError(.other("must be a whole number, but is \(value.json())"))
      }
      return integer
    } write: {
      .integer($0)
    }
  }
}

extension JSONValue {
  package func number(in range: ClosedRange<Double>) throws(FieldError) -> Double {
    let number: Double
    switch self {
    case .integer(let integer): number = Double(integer)
    case .number(let double): number = double
    default: throw .mismatch(.number, found: self)
    }
    guard number.isFinite else { throw FieldError(.other("must be finite, but is \(number)")) }
    guard number >= 0 || range.lowerBound < 0 else {
      throw FieldError(.other("must not be negative, but is \(json())"))
    }
    guard range.contains(number) else {
      let bounds = [range.lowerBound, range.upperBound].map { JSONValue.number($0).json() }
      throw FieldError(.other("must be between \(bounds[0]) and \(bounds[1]), but is \(json())"))
    }
    return number
  }
}

extension Int {
  /// Returns the sum, clamped to the range of integers. Counts come from the application, and their sum must
  /// not overflow.
  package func addingWithinRange(_ other: Int) -> Int {
    let (sum, isBeyond) = addingReportingOverflow(other)
    return isBeyond ? (other > 0 ? .max : .min) : sum
  }
}
