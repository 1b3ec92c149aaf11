#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Decides which times are on the same day in a time zone. It remembers the latest day, because most messages
/// are on the same day as the message before.
package struct DayCalendar: Sendable {
  private let calendar: Calendar
  /// The days that the application defines; nil if it defines none.
  private var own: OwnDays?
  /// The latest day, in milliseconds since 1970.
  private var day: Range<Int64> = 0..<0

  /// - Parameter timeZone: The time zone of the days. Changes between winter and summer time are taken into
  ///   account.
  package init(timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// Creates a calendar with the application's days or, if there are none, the days of the environment's time
  /// zone.
  init(_ environment: LayoutEnvironment, _ formatting: (any TimestampFormatting)?) {
    self.init(timeZone: environment.timeZone)
    own = formatting.map { OwnDays($0, environment) }
  }

  /// Returns whether a time is on another day than the last known time. If the time is unknown (nil), the
  /// result is false; if there is no last time, it is true.
  mutating func isNewDay(_ moment: Timestamp?, after last: Timestamp?) -> Bool {
    guard let moment else { return false }
    guard let last else { return true }
    return start(of: last) != start(of: moment)
  }

  /// Returns the beginning of the day of a time, in milliseconds since 1970-01-01T00:00:00Z.
  ///
  /// - Complexity: Two comparisons for a time on the latest day.
  package mutating func start(of moment: Timestamp) -> Int64 {
    let milliseconds = moment.nameable.milliseconds
    if day.contains(milliseconds) { return day.lowerBound }
    let found = own.map { $0.formatting.day(of: moment, environment: $0.environment) } ?? day(of: moment)
    day = found.lowerBound.milliseconds..<found.upperBound.milliseconds
    return day.lowerBound
  }

  /// Returns the day of a time in the time zone.
  func day(of moment: Timestamp) -> Range<Timestamp> {
    let moment = moment.nameable
    let date = Date(timeIntervalSince1970: Double(moment.milliseconds) / 1_000)
    guard let interval = calendar.dateInterval(of: .day, for: date) else { return moment..<moment }
    let start = Int64((interval.start.timeIntervalSince1970 * 1_000).rounded())
    let end = Int64((interval.end.timeIntervalSince1970 * 1_000).rounded())
    return Timestamp(milliseconds: start)..<Timestamp(milliseconds: max(start, end))
  }
}

/// The days of an application, and the environment that is passed to the application.
private final class OwnDays: Sendable {
  let formatting: any TimestampFormatting
  let environment: LayoutEnvironment

  init(_ formatting: any TimestampFormatting, _ environment: LayoutEnvironment) {
    self.formatting = formatting
    self.environment = environment
  }
}

extension Timestamp {
  /// The time clamped to the years 1 to 9999, in which every calendar works.
  var nameable: Timestamp {
    Timestamp(milliseconds: min(max(milliseconds, -62_135_596_800_000), 253_402_300_799_000))
  }
}
