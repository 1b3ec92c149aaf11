import CBubbleLayout

/// Checks of numbers and counts.
extension Arguments {
  /// Checks that a mask has only known bits.
  ///
  /// - Parameters:
  ///   - known: All bits that have a meaning.
  ///   - kind: The name of the expected enumeration.
  static func checkFlags(
    _ flags: UInt32, known: UInt32, _ name: StaticString, _ kind: StaticString
  ) throws(Failure) {
    guard flags & ~known == 0 else {
      throw .argument("\(name) is \(flags), which is not a mask of \(kind)", "\(name)")
    }
  }

  /// Checks that a number is in a range and not NaN.
  ///
  /// - Parameter usual: The value that 0 stands for; nil if 0 has no special meaning.
  static func check(
    _ number: Double, in range: ClosedRange<Double>, _ name: StaticString,
    orZeroFor usual: StaticString? = nil
  ) throws(Failure) {
    // NaN is not contained in any range.
    if range.contains(number) || usual != nil && number == 0 { return }
    let zero = usual.map { ", or 0 for \($0)" } ?? ""
    throw .argument(
      "\(name) is \(number); it must be from \(range.lowerBound) to \(range.upperBound)\(zero)",
      "\(name)")
  }

  /// Returns the value for a number of an enumeration.
  ///
  /// - Parameters:
  ///   - values: The values, at the indices of their numbers.
  ///   - kind: The name of the expected enumeration.
  static func choice<Value>(
    _ number: UInt32, of values: [Value], _ name: StaticString, _ kind: StaticString
  ) throws(Failure) -> Value {
    guard number < values.count else {
      throw .argument("\(name) is \(number), which is not a \(kind)", "\(name)")
    }
    return values[Int(number)]
  }

  /// Checks an array of the caller.
  ///
  /// - Parameter limit: The maximum number of elements.
  static func list<Element>(
    _ first: UnsafePointer<Element>?, _ count: Int, limit: Int, _ name: StaticString
  ) throws(Failure) -> UnsafeBufferPointer<Element> {
    guard (0...limit).contains(count) else {
      throw .argument(
        "the count of \(name) is \(UInt(bitPattern: count)); the maximum is \(limit)", "\(name)")
    }
    guard count > 0 else { return UnsafeBufferPointer(start: nil, count: 0) }
    guard let first else { throw .argument("\(name) is NULL, but its count is \(count)", "\(name)") }
    try checkAlignment(first, name)
    return UnsafeBufferPointer(start: first, count: count)
  }

  /// Checks the memory of the caller to which the library writes elements.
  static func room<Element>(
    _ first: UnsafeMutablePointer<Element>?, _ count: Int, _ name: StaticString
  ) throws(Failure) -> UnsafeMutableBufferPointer<Element> {
    let list = try list(UnsafePointer(first), count, limit: limit, name)
    return UnsafeMutableBufferPointer(mutating: list)
  }
}
