/// Where Chromium breaks between two ASCII characters. It answers from a table of its own there, and asks UAX #14
/// only when a character beyond ASCII takes part.
enum BrowserLineBreaks {
  /// Whether a line may end between two ASCII code units, given the one before them; nil where UAX #14 decides.
  static func answer(_ before: UInt16, _ left: UInt16, _ right: UInt16) -> UInt8? {
    guard right > 0x20, right < 0x80 else { return nil }
    // After a space or tab whatever follows, also after an opening bracket or before a closing one.
    if left == 0x20 || left == 0x09 { return 1 }
    guard left > 0x20, left < 0x80 else { return nil }
    // A hyphen before a digit may be a minus sign, unless a letter or digit precedes it.
    if left == 0x2D, isDigit(right) { return isDigit(before) || isLetter(before) ? 1 : 0 }
    return table[Int(left - 0x21) * 95 + Int(right - 0x21)] ? 1 : 0
  }

  private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }
  private static func isLetter(_ unit: UInt16) -> Bool { (0x61...0x7A).contains(unit | 0x20) }

  /// The table's bits, one a pair.
  private static let table: ContiguousArray<Bool> = {
    let sixes = PackedText.values(asciiBreakTable, digits: 1, as: UInt8.self)
    return ContiguousArray(
      (0..<95 * 95).map { (pair: Int) -> Bool in
        let six = sixes[pair / 6]
        return six >> UInt8(5 - pair % 6) & 1 == 1
      })
  }()
}
