import Foundation

/// Tells days apart in a time zone, remembering the one it has seen last.
public struct DayCalendar: Sendable {
  private let calendar: Calendar
  /// The moments of the day seen last, in milliseconds.
  private var day: Range<Int64> = 0..<0

  /// Moments are held between the years 1 and 9999.
  private static let seconds: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  /// - Parameter timeZone: Where days begin and end, changes of clocks included.
  public init(timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  /// When the day of a moment begins, in milliseconds since 1970-01-01T00:00:00Z.
  ///
  /// - Complexity: Two comparisons for a moment of the day seen last.
  public mutating func start(of moment: Timestamp) -> Int64 {
    let limits = Self.seconds.lowerBound * 1_000...Self.seconds.upperBound * 1_000
    let milliseconds = min(max(moment.milliseconds, limits.lowerBound), limits.upperBound)
    if day.contains(milliseconds) { return day.lowerBound }
    let date = Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
    guard let interval = calendar.dateInterval(of: .day, for: date) else { return milliseconds }
    let start = Int64((interval.start.timeIntervalSince1970 * 1_000).rounded())
    let end = Int64((interval.end.timeIntervalSince1970 * 1_000).rounded())
    day = start..<max(start, end)
    return start
  }
}
