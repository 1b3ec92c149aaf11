import BubbleLayout

/// A text in one of the notations that replace `text` in collections of hostile texts. They are for texts
/// that are very long or that a JSON string cannot contain.
///
/// - `runs`, `[["ab", 3], …]`: each string repeated the given number of times;
/// - `utf16`, `[97, 55357, …]`: code units, lone surrogates included;
/// - `bytes`, `"78eda08079"`: bytes in hexadecimal, valid UTF-8 or not.
struct HostileText {
  /// Why the text cannot be read.
  struct Failure: Error {
    let reason: String
  }

  let text: String
  /// Descriptions of what was replaced or left out.
  let repairs: [String]

  static let forms: Set<String> = ["runs", "utf16", "bytes"]

  /// - Parameter limits: The limits. Only the maximum length of a text is used; the rest of a longer text is
  ///   left out.
  init(_ value: JSONValue, form: String, limits: MessageLimits) throws(Failure) {
    let whole: String
    var repairs: [String] = []
    switch form {
    case "runs":
      whole = try Self.unfolded(value, limit: limits.bytes)
    case "utf16":
      let units = try Self.units(value)
      if let valid = String(validating: units, as: UTF16.self) {
        whole = valid
      } else {
        whole = String(decoding: units, as: UTF16.self)
        repairs = ["lone surrogates were replaced by U+FFFD"]
      }
    default:
      let bytes = try Self.bytes(value)
      if let valid = String(validating: bytes, as: UTF8.self) {
        whole = valid
      } else {
        whole = String(decoding: bytes, as: UTF8.self)
        repairs = ["bytes that are not UTF-8 were replaced by U+FFFD"]
      }
    }
    let shortened = whole.shortened(to: limits.bytes)
    if shortened != nil { repairs.append(limits.reason) }
    text = shortened ?? whole
    self.repairs = repairs
  }

  /// Returns the text of `runs`. If it is longer than the limit, only a beginning that exceeds the limit is
  /// built.
  private static func unfolded(_ value: JSONValue, limit: Int) throws(Failure) -> String {
    let expectation = "an array of [string, count] was expected"
    guard case .array(let runs) = value else { throw Failure(reason: "\(expectation), not \(value.kind)") }
    var text = ""
    for run in runs {
      guard case .array(let pair) = run, pair.count == 2, case .string(let string) = pair[0],
        case .integer(let count) = pair[1], count >= 0
      else { throw Failure(reason: expectation) }
      // An empty string adds nothing, however often it is repeated.
      guard !string.isEmpty, text.utf8.count <= limit else { continue }
      let enough = (limit - text.utf8.count) / string.utf8.count + 1
      text.append(String(repeating: string, count: min(count, enough)))
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
