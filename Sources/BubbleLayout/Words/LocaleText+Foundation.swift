#if FoundationDates
import Foundation

/// What Foundation knows about languages (the trait `FoundationDates`): dates, numbers and durations as text.
/// Only this file needs all of Foundation, and with it the toolchain's ICU.
package enum LocaleText {
  /// The language of a locale as an ISO 639 code, and its script, derived from the region if it is not given.
  static func language(of locale: Locale) -> (code: String, script: String?) {
    let language = locale.language
    let script =
      language.script?.identifier
      ?? Locale.Language(identifier: language.maximalIdentifier).script?.identifier
    return (language.languageCode?.identifier ?? "en", script)
  }

  /// Whether the language of a locale is known.
  package static func isKnown(_ locale: Locale) -> Bool {
    locale.language.languageCode?.isISOLanguage == true
  }

  /// The decimal separator of a locale.
  static func decimalSeparator(in locale: Locale) -> String { locale.decimalSeparator ?? "." }

  /// A whole number, in the locale's digits and groups.
  static func number(_ number: Int, in locale: Locale) -> String {
    number.formatted(.number.locale(locale))
  }

  /// A duration in hours, minutes and seconds: `1 minute, 7 seconds`.
  static func duration(seconds: Int, in locale: Locale) -> String {
    Duration.seconds(seconds).formatted(
      .units(allowed: [.hours, .minutes, .seconds], width: .wide).locale(locale))
  }
}

/// Formats dates or times of day in a locale.
final class MomentText {
  private let formatter = DateFormatter()

  /// Nil if neither a date nor a time is requested.
  init?(date: TimestampLength, time: TimestampLength, locale: Locale) {
    guard date != .none || time != .none else { return nil }
    formatter.locale = locale
    formatter.dateStyle = date.style
    formatter.timeStyle = time.style
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
  }

  /// The text of a moment in UTC, in seconds since 1970.
  ///
  /// The narrow space (U+202F) that newer CLDR versions put before "PM" becomes a plain one, so that texts do not depend on the
  /// CLDR version.
  func text(ofSecond second: Int64) -> String {
    let text = formatter.string(from: Date(timeIntervalSince1970: Double(second)))
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{202F}" ? " " : $0 }))
  }
}

extension TimestampLength {
  fileprivate var style: DateFormatter.Style {
    switch self {
    case .none: .none
    case .short: .short
    case .medium: .medium
    case .long: .long
    case .full: .full
    }
  }
}
#endif
