extension DetectedData {
  /// Returns the address that a press opens: a link with its scheme (`https` if the text has none), `mailto:`
  /// with a mail address, or `tel:` with the digits of a phone number. Nil for mentions, hashtags, dates and
  /// postal addresses.
  ///
  /// - Parameter text: The text in which the data was found.
  /// - Complexity: Linear in the length of the data's range. The first call for a text is linear in the text.
  public func address(in text: String) -> String? {
    let units = text.utf16
    let limits = range.clamped(to: 0..<units.count)
    let start = units.index(units.startIndex, offsetBy: limits.lowerBound)
    let end = units.index(start, offsetBy: limits.count)
    let shown = String(decoding: units[start..<end], as: UTF16.self)
    switch kind {
    case .link: return Self.hasScheme(shown) ? shown : "https://" + shown
    case .mail: return Self.hasScheme(shown) ? shown : "mailto:" + shown
    case .phone: return Self.number(shown).map { "tel:" + $0 }
    case .mention, .hashtag, .date, .address: return nil
    }
  }

  /// Whether an address begins with a scheme and a colon. A host has a dot before the colon of its port, or of
  /// another address in its query, as in `example.org/?to=http://example.com`.
  private static func hasScheme(_ shown: String) -> Bool {
    let scheme = shown.unicodeScalars.prefix {
      $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "+" || $0 == "-"
    }
    return shown.unicodeScalars.dropFirst(scheme.count).first == ":"
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
