#if Complete || FoundationDates
import Foundation

/// Formats dates, numbers and durations with Foundation (in builds with the trait `FoundationDates`). Only
/// this file needs the whole of Foundation, and with it the toolchain's ICU.
package enum LocaleText {
  /// Returns the language of a locale as an ISO 639 code, and the script of the locale or, if it has none,
  /// the usual script in its region.
  static func language(of locale: Locale) -> (code: String, script: String?) {
    let language = locale.language
    let script =
      language.script?.identifier
      ?? Locale.Language(identifier: language.maximalIdentifier).script?.identifier
    return (language.languageCode?.identifier ?? "en", script)
  }

  /// Returns whether the language of a locale is known.
  package static func isKnown(_ locale: Locale) -> Bool {
    locale.language.languageCode?.isISOLanguage == true
  }

  /// Returns the decimal separator of a locale.
  static func decimalSeparator(in locale: Locale) -> String { locale.decimalSeparator ?? "." }

  /// Returns a whole number, with the digits and groups of the locale.
  static func number(_ number: Int, in locale: Locale) -> String {
    number.formatted(.number.locale(locale))
  }

  /// Returns a duration in hours, minutes and seconds, such as `1 minute, 7 seconds`.
  static func duration(seconds: Int, in locale: Locale) -> String {
    Duration.seconds(seconds).formatted(
      .units(allowed: [.hours, .minutes, .seconds], width: .wide).locale(locale))
  }
}

/// Formats dates or times of day in a locale.
final class MomentText {
  private let formatter = DateFormatter()

  /// Creates a formatter; nil if neither a date nor a time is requested.
  init?(date: TimestampLength, time: TimestampLength, locale: Locale) {
    guard date != .none || time != .none else { return nil }
    formatter.locale = locale.understood
    formatter.dateStyle = date.style
    formatter.timeStyle = time.style
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    if let code = locale.language.languageCode?.identifier, let halves = Self.halves[code] {
      (formatter.amSymbol, formatter.pmSymbol) = halves
    }
    // As in CLDR, the half of the day follows the time in Hindi; Foundation's ICU puts it before.
    if date == .none, locale.language.languageCode == .hindi, formatter.dateFormat.hasPrefix("a ") {
      formatter.dateFormat = formatter.dateFormat.dropFirst(2) + " a"
    }
  }

  /// The words for the halves of the day (CLDR 48, the abbreviated form), by language, where Foundation's ICU has
  /// letters instead that mean little elsewhere, such as `पू`.
  private static let halves = ["hi": ("am", "pm"), "el": ("π.μ.", "μ.μ.")]

  /// Returns the text of a time in UTC, given in seconds since 1970.
  ///
  /// Newer CLDR versions put a narrow space (U+202F) before "PM". It is replaced by a plain space, so that
  /// texts do not depend on the CLDR version.
  func text(ofSecond second: Int64) -> String {
    let text = formatter.string(from: Date(timeIntervalSince1970: Double(second)))
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{202F}" ? " " : $0 }))
  }
}

extension Locale {
  /// The locale as Foundation's formatters of dates understand it: with an identifier of the form of ICU, and without
  /// an unknown numbering system. They trap for `hi-u-nu-deva` and `en-u-nu-xxxx`.
  fileprivate var understood: Locale {
    var components = Locale.Components(locale: self)
    if let digits = components.numberingSystem,
      !NumberingSystem.availableNumberingSystems.contains(digits)
    {
      components.numberingSystem = nil
    }
    return Locale(identifier: Locale(components: components).identifier)
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
