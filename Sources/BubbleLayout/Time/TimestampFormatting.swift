/// Dates and times formatted by the application instead of by the locale.
///
/// ```swift
/// import BubbleLayout
///
/// /// Times that a server has formatted already, or an own format.
/// struct HoursAndMinutes: TimestampFormatting {
///   func text(of moment: Timestamp, as style: TimestampStyle, in environment: LayoutEnvironment) -> String {
///     let minutes = moment.milliseconds / 60_000 % 1_440
///     return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
///   }
/// }
///
/// func engine(_ fonts: FontSet) throws -> LayoutEngine {
///   try LayoutEngine(fonts: fonts, timestamps: HoursAndMinutes())
/// }
/// ```
///
/// Where a style names days (`TimestampStyle.relative`) and there is a `now`, the day's name stands in place
/// of the date, and the rest is asked for; a style whose `relative` is `none` leaves all to the application,
/// which has `LayoutEnvironment.dayName(of:)` for it.
///
/// Answers have to be the same for the same question whenever it is asked, and on any thread.
public protocol TimestampFormatting: Sendable {
  /// A moment as text; empty for nothing.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - style: How much of date and time the chat's style wants.
  ///   - environment: Who reads it, and where.
  func text(of moment: Timestamp, as style: TimestampStyle, in environment: LayoutEnvironment) -> String

  /// The moments of the day that a moment is on, by which messages are grouped and days told apart.
  ///
  /// By default the day in the environment's time zone.
  func day(of moment: Timestamp, in environment: LayoutEnvironment) -> Range<Timestamp>
}

extension TimestampFormatting {
  /// The day in the environment's time zone.
  public func day(of moment: Timestamp, in environment: LayoutEnvironment) -> Range<Timestamp> {
    DayCalendar(timeZone: environment.timeZone).day(of: moment)
  }
}
