// Prints dates, numbers, durations and time zones in the format of every locale, for
// `Scripts/check-icu.sh`. It covers what the engine requests from Foundation, in each calendar and each
// numbering system of a locale.

import Foundation

let styles: [DateFormatter.Style] = [.none, .short, .medium, .long, .full]
let moments = [0.0, 1_769_847_000, 1_315_851_240, 951_782_400]
let calendars = [
  "buddhist", "chinese", "coptic", "dangi", "ethiopic", "gregorian", "hebrew", "indian", "islamic",
  "islamic-umalqura",
  "japanese", "persian", "roc",
]
let digits = ["arab", "beng", "deva", "hanidec", "hans", "mymr", "thai"]

func dates(_ locale: Locale) -> [String] {
  styles.flatMap { date in
    styles.filter { date != .none || $0 != .none }.flatMap { time in
      let formatter = DateFormatter()
      formatter.locale = locale
      formatter.dateStyle = date
      formatter.timeStyle = time
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      return moments.map { formatter.string(from: Date(timeIntervalSince1970: $0)) }
    }
  }
}

func show(_ name: String) {
  let locale = Locale(identifier: name)
  let script = Locale.Language(identifier: locale.language.maximalIdentifier).script?.identifier ?? ""
  print(name, locale.decimalSeparator ?? "", script, locale.language.languageCode?.isISOLanguage ?? false)
  print([0, 1, 2, 5, 12345, 1_234_567, -7].map { $0.formatted(.number.locale(locale)) })
  print(
    [0, 1, 61, 67, 3600, 3661, 7325, 90_000].map {
      Duration.seconds($0).formatted(
        .units(allowed: [.hours, .minutes, .seconds], width: .wide).locale(locale))
    })
  print(dates(locale))
}

for name in Locale.availableIdentifiers.sorted() { show(name) }
for name in ["en", "ar", "de", "fa", "he", "hi", "ja", "th", "zh", "xx"] {
  for calendar in calendars { show("\(name)@calendar=\(calendar)") }
  for digits in digits { show("\(name)@numbers=\(digits)") }
}
for name in TimeZone.knownTimeZoneIdentifiers.sorted() {
  let zone = TimeZone(identifier: name)
  print(name, moments.map { zone?.secondsFromGMT(for: Date(timeIntervalSince1970: $0)) ?? -1 })
}
