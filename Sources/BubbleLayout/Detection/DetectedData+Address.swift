extension DetectedData {
  /// Returns the address that a press opens: a link with its scheme (`https` if the text has none), `mailto:`
  /// with a mail address, or `tel:` with the digits of a phone number. Nil for mentions, hashtags, dates and
  /// postal addresses.
  ///
  /// - Parameter text: The text in which the data was found.
  /// - Complexity: Linear in the text.
  public func address(in text: String) -> String? { address(in: ContiguousArray(text.utf16)) }

  /// Returns the address, from the UTF-16 units of the text. Callers that need the addresses of several
  /// results in one text create the units only once.
  ///
  /// - Complexity: Linear in the length of the data's range.
  package func address(in units: ContiguousArray<UInt16>) -> String? {
    let shown = String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self)
    switch kind {
    case .link: return shown.contains("://") ? shown : "https://" + shown
    case .mail: return "mailto:" + shown
    case .phone: return Self.number(shown).map { "tel:" + $0 }
    case .mention, .hashtag, .date, .address: return nil
    }
  }

  /// Returns the digits of a phone number, after its plus sign if it has one; nil if there are none. The
  /// `(0)` of `+44 (0)20` is not dialled.
  private static func number(_ shown: String) -> String? {
    let isInternational = shown.first == "+"
    var digits = ""
    var rest = shown[...]
    while let character = rest.first {
      if isInternational, rest.hasPrefix("(0)") {
        rest.removeFirst(2)
      } else if let digit = character.wholeNumberValue {
        digits += String(digit)
      }
      rest.removeFirst()
    }
    return digits.isEmpty ? nil : (isInternational ? "+" : "") + digits
  }
}
