#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The length of a recording or a call as text. Only its digits depend on the locale.
package enum LengthText {
  /// The longest length that is shown, in seconds: a second less than 10,000 hours.
  private static let longest: Double = 35_999_999

  /// Returns whole seconds. Negative lengths and NaN count as 0.
  static func whole(_ seconds: Double) -> Int {
    Int(min(max(0, seconds.isNaN ? 0 : seconds), longest))
  }

  /// Returns minutes and seconds, such as `0:07` or `59:59`, and from one hour on hours, minutes and seconds,
  /// such as `1:00:00`.
  package static func clock(_ seconds: Double) -> String {
    let whole = whole(seconds)
    func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes, rest) = (whole / 3_600, whole / 60 % 60, twoDigits(whole % 60))
    return hours > 0 ? "\(hours):\(twoDigits(minutes)):\(rest)" : "\(minutes):\(rest)"
  }

  /// Returns a length as `clock` writes it, in the digits of a locale, as times of day have.
  static func clock(_ seconds: Double, in locale: Locale) -> String {
    let text = clock(seconds)
    guard let zero = LocaleText.number(0, in: locale).unicodeScalars.first, zero != "0",
      zero.properties.numericType == .decimal
    else { return text }
    return String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { digit in
          digit == ":" ? digit : Unicode.Scalar(digit.value - 0x30 + zero.value) ?? digit
        }))
  }
}
