/// Dates and times formatted by the application instead of by the locale.
///
/// ```swift
/// import BubbleLayout
///
/// /// Times that a server has formatted already, or a format of your own.
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
/// If a style names days (`TimestampStyle.relative`) and there is a `now`, the day's name replaces the date,
/// and only the rest is requested here. If its `relative` is `none`, the application formats everything;
/// `LayoutEnvironment.dayName(of:)` has the names of days.
///
/// The methods must always return the same result for the same arguments, on any thread.
public protocol TimestampFormatting: Sendable {
  /// A moment as text; empty for nothing.
  ///
  /// - Parameters:
  ///   - moment: The moment.
  ///   - style: The requested format of date and time.
  ///   - environment: Who reads it, and where.
  func text(of moment: Timestamp, as style: TimestampStyle, in environment: LayoutEnvironment) -> String

  /// The moments of the day that a moment is on. It decides groups and date separators.
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
