/// Lengths of time, prices and counts in English words, for notices.
enum AmountWords {
  /// Returns a length of time in its largest whole unit, such as `1 week` or `90 minutes`.
  static func period(_ seconds: Int) -> String {
    for (length, unit) in [(604_800, "week"), (86_400, "day"), (3_600, "hour"), (60, "minute")]
    where seconds >= length && seconds % length == 0 {
      return count(seconds / length, unit)
    }
    return count(seconds, "second")
  }

  /// Returns a number with a noun, `1 task` or `2 tasks`.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns a price that is given in the smallest unit of its currency, such as `5.00 USD` for 500 cents.
  /// Telegram's `XTR` are Stars.
  static func price(_ amount: Int, _ currency: String) -> String {
    if currency == "XTR" { return count(amount, "Star") }
    let digits = decimals[currency] ?? 2
    let (text, sign) = (String(amount.magnitude), amount < 0 ? "-" : "")
    guard digits > 0 else { return "\(sign)\(text) \(currency)" }
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.utf8.count)) + text
    return "\(sign)\(padded.dropLast(digits)).\(padded.suffix(digits)) \(currency)"
  }

  /// How many decimals the currencies have that do not have two (ISO 4217).
  private static let decimals: [String: Int] = {
    var decimals: [String: Int] = [:]
    for name in "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(separator: " ") {
      decimals[String(name)] = 0
    }
    for name in "BHD IQD JOD KWD LYD OMR TND".split(separator: " ") { decimals[String(name)] = 3 }
    return decimals
  }()
}
