extension LayoutUnit: CustomStringConvertible {
  /// The length in points, with the digits that 1/64 needs and no more: `65`, `10.5`, `3.015625`.
  public var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension LayoutUnit {
  /// Appends the length in points, with the digits that 1/64 needs and no more.
  package func append(to bytes: inout [UInt8]) {
    let magnitude = rawValue.magnitude
    appendWhole(magnitude / 64, to: &bytes)
    var fraction = magnitude % 64 * 15_625  // sixty-fourths in millionths: exact, as 64 · 15,625 = 10⁶
    guard fraction > 0 else { return }
    var places = 6
    while fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    Self.append(fraction, places: places, to: &bytes)
  }

  /// Appends the length in points with three decimals, rounded away from zero: enough to tell all sixty-fourths
  /// apart.
  package func appendRounded(to bytes: inout [UInt8]) {
    let magnitude = rawValue.magnitude
    appendWhole(magnitude / 64, to: &bytes)
    Self.append((magnitude % 64 * 1_000 + 32) / 64, places: 3, to: &bytes)  // below 1000, as 63/64 is 984.4
  }

  /// Reads what `appendRounded(to:)` writes; nil for anything else, whole numbers without a point among it.
  package init?(rounded text: some StringProtocol) {
    var digits = text[...]
    let isNegative = digits.first == "-"
    if isNegative { digits.removeFirst() }
    let sides = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard sides.count == 2, sides[1].utf8.count == 3, let whole = UInt64(sides[0]), whole < 1 << 50,
      let thousandths = UInt64(sides[1]), sides.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } })
    else { return nil }
    let units = Int(whole * 64 + (thousandths * 64 + 500) / 1_000)
    self.init(rawValue: isNegative ? -units : units)
  }

  private func appendWhole(_ points: UInt, to bytes: inout [UInt8]) {
    if rawValue < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(digitsOf: points)
  }

  private static func append(_ fraction: UInt, places: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "."))
    bytes.append(digitsOf: fraction, atLeast: places)
  }
}

extension [UInt8] {
  /// Appends a number in decimals, with zeros before it up to a number of digits.
  package mutating func append(digitsOf number: UInt, atLeast count: Int = 1) {
    // Eight digits at a time stand in one word, the first in its lowest byte.
    let (high, low) = number.quotientAndRemainder(dividingBy: 100_000_000)
    if high > 0 { append(digitsOf: high) }
    var (digits, rest, length): (UInt64, UInt, Int) = (0, low, 0)
    while rest > 0 || length < (high > 0 ? 8 : count) {
      digits = digits << 8 | UInt64(48 + rest % 10)
      rest /= 10
      length += 1
    }
    for _ in 0..<length {
      append(UInt8(truncatingIfNeeded: digits))
      digits >>= 8
    }
  }
}
