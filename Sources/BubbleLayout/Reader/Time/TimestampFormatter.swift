#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Formats times in a locale, and caches the texts of dates and of times of day.
///
/// The date and the time of day are formatted separately and joined by a space. The offset of the time zone
/// is added to the time first, so that cached texts are valid in summer and winter time. A formatter is not
/// safe to share between threads.
final class TimestampFormatter {
  private let timeZone: TimeZone
  private let date: MomentText?
  private let time: MomentText?
  private var dates: [Int64: String] = [:]
  private var times: [Int64: String] = [:]

  /// The maximum number of cached texts of each kind, which is the number of seconds in a day.
  private static let limit = 86_400

  init(style: TimestampStyle, locale: Locale, timeZone: TimeZone) {
    self.timeZone = timeZone
    date = MomentText(date: style.date, time: .none, locale: locale)
    time = MomentText(date: .none, time: style.time, locale: locale)
  }

  func string(from timestamp: Timestamp) -> String {
    let utc = Int64((Double(timestamp.nameable.milliseconds) / 1_000).rounded(.down))
    let offset = timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(utc)))
    let local = utc + Int64(offset)
    let secondOfDay = (local % 86_400 + 86_400) % 86_400
    let midnight = local - secondOfDay
    let parts = [
      date.map { Self.remembered(midnight, in: &dates, $0) },
      time.map { Self.remembered(secondOfDay, in: &times, $0) },
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private static func remembered(
    _ seconds: Int64, in cache: inout [Int64: String], _ formatter: MomentText
  ) -> String {
    if let text = cache[seconds] { return text }
    if cache.count >= limit { cache.removeAll(keepingCapacity: true) }
    let text = formatter.text(ofSecond: seconds)
    cache[seconds] = text
    return text
  }
}
