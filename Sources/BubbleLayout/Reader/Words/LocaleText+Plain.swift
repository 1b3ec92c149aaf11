#if !(Complete || FoundationDates)
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Formats dates, times and numbers in builds without the trait `FoundationDates`. All languages have the
/// same plain format, unless the application formats dates and times itself (see `TimestampFormatting`).
package enum LocaleText {
  /// Returns the language of a locale and its script, from the locale's identifier. In programs that use only
  /// FoundationEssentials, every locale is English, so these programs have to set
  /// `LayoutEnvironment.language`.
  static func language(of locale: Locale) -> (code: String, script: String?) {
    let tag = WordsLanguage(tag: locale.identifier)
    return (tag.code, tag.script)
  }

  /// Returns whether the language code of a locale has a valid length, which is all that is checked here.
  package static func isKnown(_ locale: Locale) -> Bool {
    WordsLanguage(tag: locale.identifier).code.count <= 3
  }

  /// Returns the decimal separator, a point.
  static func decimalSeparator(in locale: Locale) -> String { "." }

  /// Returns a whole number in ASCII digits.
  static func number(_ number: Int, in locale: Locale) -> String { "\(number)" }

  /// Returns a duration in hours, minutes and seconds, such as `1:07`.
  static func duration(seconds: Int, in locale: Locale) -> String {
    LengthText.clock(Double(seconds))
  }
}

/// Formats dates and times of day as in ISO 8601: `2011-09-12`, `19:34:21`, and `19:34` for short times.
final class MomentText {
  private let date: TimestampLength
  private let time: TimestampLength

  /// Creates a formatter; nil if neither a date nor a time is requested.
  init?(date: TimestampLength, time: TimestampLength, locale: Locale) {
    guard date != .none || time != .none else { return nil }
    (self.date, self.time) = (date, time)
  }

  /// Returns the text of a time in UTC, given in seconds since 1970.
  func text(ofSecond second: Int64) -> String {
    // The format is 2011-09-12T19:34:21.000Z.
    guard let whole = Timestamp(milliseconds: second * 1_000).nameable.iso8601 else { return "" }
    let parts = whole.split(separator: "T")
    guard parts.count == 2 else { return whole }
    let day = date == .none ? nil : String(parts[0])
    let hour = time == .none ? nil : String(parts[1].prefix(time == .short ? 5 : 8))
    return [day, hour].compactMap { $0 }.joined(separator: " ")
  }

  fileprivate static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
#endif
