import TextShaping

extension LayoutUnit: CustomStringConvertible {
  /// The length in points, with no more digits than a multiple of 1/64 needs: `65`, `10.5`, `3.015625`.
  public var description: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension LayoutUnit {
  /// Appends the length in points, with no more digits than a multiple of 1/64 needs.
  package func append(to bytes: inout [UInt8]) {
    appendWhole(to: &bytes)
    // Sixty-fourths as millionths, which is exact because 64 · 15,625 = 10⁶.
    bytes.append(fraction: rawValue.magnitude % 64 * 15_625, places: 6)
  }

  /// Appends the length in points with three decimals, rounded half away from zero. Three decimals
  /// distinguish all multiples of 1/64.
  package func appendRounded(to bytes: inout [UInt8]) {
    appendWhole(to: &bytes)
    bytes.append(UInt8(ascii: "."))
    // The fraction is below 1000, because 63/64 gives 984.
    bytes.append(digitsOf: (rawValue.magnitude % 64 * 1_000 + 32) / 64, atLeast: 3)
  }

  private func appendWhole(to bytes: inout [UInt8]) {
    if rawValue < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(digitsOf: rawValue.magnitude / 64)
  }

  /// Reads the output of `appendRounded(to:)`. Returns nil for anything else, even for whole numbers without
  /// a decimal point.
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
}
