/// Parses the autolinks `<https://…>` and `<name@host>`.
enum Autolink {
  /// Returns the end, after the `>`, of an autolink with a scheme; nil if there is none.
  static func addressEnd(at start: Int, before end: Int, _ text: Span<UInt8>) -> Int? {
    var place = start + 1
    guard place < end, text[place].isLetter else { return nil }
    while place < end, isScheme(text[place]), place - start <= 33 { place += 1 }
    let length = place - start - 1
    guard place < end, text[place] == UInt8(ascii: ":"), length >= 2, length <= 32 else { return nil }
    while place < end {
      switch text[place] {
      case UInt8(ascii: ">"): return place + 1
      case UInt8(ascii: "<"), 0...0x20: return nil
      default: place += 1
      }
    }
    return nil
  }

  static func isScheme(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "-")
  }

  /// Returns the end, after the `>`, of an autolink of a mail address (the regular expression of HTML5); nil
  /// if there is none.
  static func mailEnd(at start: Int, before end: Int, _ text: Span<UInt8>) -> Int? {
    var place = start + 1
    while place < end, isLocal(text[place]) { place += 1 }
    guard place > start + 1, place < end, text[place] == UInt8(ascii: "@") else { return nil }
    place += 1
    while true {
      let label = place
      while place < end, text[place].isLetterOrDigit || text[place] == UInt8(ascii: "-") { place += 1 }
      guard place > label, place - label <= 63, place < end, text[label] != UInt8(ascii: "-"),
        text[place - 1] != UInt8(ascii: "-")
      else { return nil }
      if text[place] == UInt8(ascii: ">") { return place + 1 }
      guard text[place] == UInt8(ascii: ".") else { return nil }
      place += 1
    }
  }

  private static func isLocal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"), UInt8(ascii: "*"),
      UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "?"),
      UInt8(ascii: "^")...UInt8(ascii: "`"),
      UInt8(ascii: "{")...UInt8(ascii: "~"):
      true
    default: byte.isLetterOrDigit
    }
  }
}
