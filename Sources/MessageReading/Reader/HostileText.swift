import BubbleLayout

/// A text in one of the forms that stand in place of `text` in collections of hostile texts, for texts that are
/// very long or that a JSON string cannot hold.
///
/// - `runs`, `[["ab", 3], …]`: each string that many times, one after the other;
/// - `utf16`, `[97, 55357, …]`: code units, lone surrogates included;
/// - `bytes`, `"78eda08079"`: bytes in hexadecimal, valid UTF-8 or not.
struct HostileText {
  /// Why the text cannot be read.
  struct Failure: Error {
    let reason: String
  }

  let text: String
  /// What had to be replaced; nil for nothing.
  let repair: String?

  static let forms: Set<String> = ["runs", "utf16", "bytes"]

  /// The longest text that `runs` may expand to, in bytes of UTF-8.
  static let limit = 64 << 20

  init(_ value: JSONValue, form: String) throws(Failure) {
    switch form {
    case "runs":
      text = try Self.unfolded(value)
      repair = nil
    case "utf16":
      let units = try Self.units(value)
      if let valid = String(validating: units, as: UTF16.self) {
        text = valid
        repair = nil
      } else {
        text = String(decoding: units, as: UTF16.self)
        repair = "lone surrogates were replaced by U+FFFD"
      }
    default:
      let bytes = try Self.bytes(value)
      if let valid = String(validating: bytes, as: UTF8.self) {
        text = valid
        repair = nil
      } else {
        text = String(decoding: bytes, as: UTF8.self)
        repair = "bytes that are not UTF-8 were replaced by U+FFFD"
      }
    }
  }

  private static func unfolded(_ value: JSONValue) throws(Failure) -> String {
    let expectation = "an array of [string, count] was expected"
    guard case .array(let runs) = value else { throw Failure(reason: "\(expectation), not \(value.kind)") }
    var text = ""
    for run in runs {
      guard case .array(let pair) = run, pair.count == 2, case .string(let string) = pair[0],
        case .integer(let count) = pair[1], count >= 0
      else { throw Failure(reason: expectation) }
      let (length, overflows) = string.utf8.count.multipliedReportingOverflow(by: count)
      guard !overflows, length <= limit - text.utf8.count else {
        throw Failure(reason: "the text is longer than \(limit >> 20) MB")
      }
      // A string of no length may be repeated any number of times, which is not done one by one.
      if length > 0 { text.append(String(repeating: string, count: count)) }
    }
    return text
  }

  private static func units(_ value: JSONValue) throws(Failure) -> [UInt16] {
    guard case .array(let elements) = value else {
      throw Failure(reason: "an array of UTF-16 code units was expected, not \(value.kind)")
    }
    var units: [UInt16] = []
    for element in elements {
      guard case .integer(let number) = element, let unit = UInt16(exactly: number) else {
        throw Failure(reason: "a UTF-16 code unit is an integer from 0 to 65535")
      }
      units.append(unit)
    }
    return units
  }

  private static func bytes(_ value: JSONValue) throws(Failure) -> [UInt8] {
    guard case .string(let text) = value else {
      throw Failure(reason: "a string of hexadecimal digits was expected, not \(value.kind)")
    }
    let digits = text.utf8.map { Character(UnicodeScalar($0)).hexDigitValue }
    guard digits.count % 2 == 0 else { throw Failure(reason: "a hexadecimal digit is missing") }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[index], let low = digits[index + 1] else {
        throw Failure(reason: "a byte is two hexadecimal digits")
      }
      bytes.append(UInt8(high << 4 | low))
    }
    return bytes
  }
}
