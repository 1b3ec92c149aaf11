/// The format of a timestamp: a date, a time of day, or both with a space between them.
public struct TimestampStyle: Hashable, Sendable {
  /// The length of the date.
  public var date: TimestampLength
  /// The length of the time of day.
  public var time: TimestampLength
  /// How days near `LayoutEnvironment.now` are named; ignored if `now` is not set.
  public var relative: RelativeDays

  /// Creates a format. By default, it has the medium date and time, such as `Sep 12, 2011 7:34:21 PM`.
  public init(
    date: TimestampLength = .medium, time: TimestampLength = .medium, relative: RelativeDays = .none
  ) {
    self.date = date
    self.time = time
    self.relative = relative
  }
}

/// How days near `LayoutEnvironment.now` are named. The day of `now` and the day before have names; the five
/// days before those two are named by their weekdays. Other days are written as dates.
public enum RelativeDays: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// All days are written as dates.
  case none
  /// A name replaces the date: `Today`, `Yesterday 7:34 PM`.
  case days
  /// As in lists of conversations: on the day of `now`, only the time is shown; on other days, only the name
  /// or the date.
  case list
}

/// The length of a date or a time (CLDR's date and time formats).
public enum TimestampLength: String, Hashable, Sendable, CaseIterable, JSONWord {
  case none
  case short
  case medium
  case long
  case full
}

extension TimestampStyle: JSONRecord {
  package static var standard: TimestampStyle { TimestampStyle() }

  package static let fields: [RecordField<TimestampStyle>] = [
    .field("date", \.date),
    // Longer formats contain the time zone, so times in these formats could not be cached by the time of day.
    .field("time", \.time, .choice(of: [.none, .short, .medium])),
    .field("relative", \.relative, or: .none),
  ]
}
