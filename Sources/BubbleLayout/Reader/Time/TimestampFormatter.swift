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
  private let date: MomentText?
  private let time: MomentText?
  /// The seconds after which the text of a time of day is another one: a minute if the format has no seconds.
  private let step: Int64
  private var offsets: ZoneOffsets
  private var dates: [Int64: String] = [:]
  private var times: [Int64: String] = [:]

  /// The maximum number of cached texts of each kind, which is the number of seconds in a day.
  private static let limit = 86_400

  init(style: TimestampStyle, locale: Locale, timeZone: TimeZone) {
    offsets = ZoneOffsets(timeZone)
    date = MomentText(date: style.date, time: .none, locale: locale)
    time = MomentText(date: .none, time: style.time, locale: locale)
    step = style.time == .short ? 60 : 1
  }

  func string(from timestamp: Timestamp) -> String {
    let utc = Int64((Double(timestamp.nameable.milliseconds) / 1_000).rounded(.down))
    let local = utc + offsets.offset(at: utc)
    let secondOfDay = local.rest(by: 86_400)
    let dateText = date.map { Self.remembered(local - secondOfDay, in: &dates, $0) }
    let timeText = time.map { Self.remembered(secondOfDay - secondOfDay % step, in: &times, $0) }
    guard let dateText, let timeText else { return dateText ?? timeText ?? "" }
    return dateText + " " + timeText
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

/// The offsets of a time zone from UTC. The offset of the latest day is kept, because most messages are on the same day as
/// the message before.
private struct ZoneOffsets {
  private let timeZone: TimeZone
  /// The latest day in UTC with one offset, and that offset, in seconds.
  private var latest: (day: Range<Int64>, offset: Int64) = (0..<0, 0)

  init(_ timeZone: TimeZone) { self.timeZone = timeZone }

  mutating func offset(at second: Int64) -> Int64 {
    if latest.day.contains(second) { return latest.offset }
    let start = second - second.rest(by: 86_400)
    let offset = computed(at: second)
    // No time zone changes its offset and changes it back within a day.
    if computed(at: start) == offset, computed(at: start + 86_399) == offset {
      latest = (start..<start + 86_400, offset)
    }
    return offset
  }

  private func computed(at second: Int64) -> Int64 {
    Int64(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second))))
  }
}

extension Int64 {
  /// The rest of a division that rounds down, so that it is never negative.
  fileprivate func rest(by divisor: Int64) -> Int64 { (self % divisor + divisor) % divisor }
}
