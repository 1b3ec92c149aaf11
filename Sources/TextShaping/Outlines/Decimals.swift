extension [UInt8] {
  /// Appends a number in ASCII, without unnecessary digits.
  ///
  /// - Parameters:
  ///   - units: The number in units of its last decimal place.
  ///   - places: The number of decimal places, at most 18.
  package mutating func append(decimal units: Int, places: Int) {
    if units < 0 { append(UInt8(ascii: "-")) }
    let one = (0..<places).reduce(1 as UInt) { one, _ in one * 10 }
    let (whole, fraction) = units.magnitude.quotientAndRemainder(dividingBy: one)
    append(digitsOf: whole)
    append(fraction: fraction, places: places)
  }

  /// Appends the decimal point and the decimals of a number, without zeros at the end; appends nothing if
  /// they are zero.
  package mutating func append(fraction units: UInt, places: Int) {
    guard units > 0 else { return }
    var (digits, places) = (units, places)
    while digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    append(UInt8(ascii: "."))
    append(digitsOf: digits, atLeast: places)
  }

  /// Appends a whole number, with leading zeros up to a number of digits.
  package mutating func append(digitsOf number: UInt, atLeast count: Int = 1) {
    // Eight digits at a time are built in one word, with the first digit in its lowest byte.
    let (high, low) = number.quotientAndRemainder(dividingBy: 100_000_000)
    let isLong = high > 0 || count > 8
    if isLong { append(digitsOf: high, atLeast: count - 8) }
    var (digits, rest, length): (UInt64, UInt, Int) = (0, low, 0)
    while rest > 0 || length < (isLong ? 8 : count) {
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
