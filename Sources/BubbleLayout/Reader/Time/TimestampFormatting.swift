/// A type of the application that formats dates and times, instead of the locale.
///
/// ```swift
/// import BubbleLayout
///
/// /// Times that a server has formatted already, or a format of your own.
/// struct HoursAndMinutes: TimestampFormatting {
///   func text(of moment: Timestamp, as style: TimestampStyle, environment: LayoutEnvironment) -> String {
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
/// If a style names days (see `TimestampStyle.relative`) and `now` is set, the day's name replaces the date,
/// and only the rest is requested here. If the style's `relative` is `none`, the application formats
/// everything. It can get the names of days from `LayoutEnvironment.dayName(of:)`.
///
/// The methods may be called on any thread, and must always return the same result for the same arguments.
public protocol TimestampFormatting: Sendable {
  /// Returns a time as text; empty to show nothing.
  ///
  /// - Parameters:
  ///   - moment: The time.
  ///   - style: The requested format of date and time.
  ///   - environment: The reader's language and settings.
  func text(of moment: Timestamp, as style: TimestampStyle, environment: LayoutEnvironment) -> String

  /// Returns the day of a time, as a range of times. Groups and date separators depend on it.
  ///
  /// By default, it is the day in the environment's time zone.
  func day(of moment: Timestamp, environment: LayoutEnvironment) -> Range<Timestamp>
}

extension TimestampFormatting {
  /// Returns the day of a time in the environment's time zone.
  public func day(of moment: Timestamp, environment: LayoutEnvironment) -> Range<Timestamp> {
    DayCalendar(timeZone: environment.timeZone).day(of: moment)
  }
}
