import TextLayout

extension ByteBuffer {
  /// A length with the decimals it needs and no more, as `LayoutUnit.description`: `65`, `10.5`, `3.015625`.
  mutating func append(_ length: LayoutUnit) {
    let magnitude = length.rawValue.magnitude
    if length.rawValue < 0 { append(UInt8(ascii: "-")) }
    append(Int(magnitude / 64))
    // Sixty-fourths in millionths are whole numbers.
    var rest = magnitude % 64 * 15_625
    guard rest > 0 else { return }
    append(UInt8(ascii: "."))
    var place: UInt = 100_000
    while rest > 0 {
      append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }

  /// A length with three decimals, rounded away from zero: enough to tell all sixty-fourths apart.
  mutating func append(fixed length: LayoutUnit) {
    let thousandths = (length.rawValue.magnitude * 1_000 + 32) / 64
    if length.rawValue < 0 { append(UInt8(ascii: "-")) }
    append(Int(thousandths / 1_000))
    append(UInt8(ascii: "."))
    for place: UInt in [100, 10, 1] {
      append(UInt8(ascii: "0") + UInt8(thousandths / place % 10))
    }
  }
}
