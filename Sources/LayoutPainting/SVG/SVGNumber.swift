import TextLayout

/// Numbers as the painters write them: rounded to 1/1000, without digits that say nothing.
package enum SVGNumber {
  package static func append(_ length: LayoutUnit, to bytes: inout [UInt8]) {
    // 1/64 is 15.625 thousandths; the sum is exact in integers and halves round away from zero.
    let thousandths = length.rawValue.magnitude.multipliedFullWidth(by: 1_000)
    let (quotient, remainder) = UInt(64).dividingFullWidth(
      (min(thousandths.high, 63), thousandths.low))
    append(quotient + (remainder >= 32 ? 1 : 0), negative: length.rawValue < 0, to: &bytes)
  }

  package static func append(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite else { return bytes.append(UInt8(ascii: "0")) }
    let limit = 1e15
    let thousandths = (min(max(value, -limit), limit) * 1_000).rounded(.toNearestOrAwayFromZero)
    append(UInt(thousandths.magnitude), negative: thousandths < 0, to: &bytes)
  }

  package static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  package static func text(_ length: LayoutUnit) -> String {
    var bytes: [UInt8] = []
    append(length, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  package static func append(_ number: Int32, to bytes: inout [UInt8]) {
    append(UInt(number.magnitude) * 1_000, negative: number < 0, to: &bytes)
  }

  private static func append(_ thousandths: UInt, negative: Bool, to bytes: inout [UInt8]) {
    if negative, thousandths > 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var whole = thousandths / 1_000
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(whole % 10))
      whole /= 10
    } while whole > 0
    bytes[start...].reverse()
    var rest = thousandths % 1_000
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var place: UInt = 100
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }
}
