/// The format of a moment: a date, a time of day, or both with a space between them.
public struct TimestampStyle: Hashable, Sendable {
  /// How the date is written.
  public var date: TimestampLength
  /// How the time of day is written.
  public var time: TimestampLength
  /// How days near `LayoutEnvironment.now` are named, if that is given.
  public var relative: RelativeDays

  /// By default the medium date and time, such as `Sep 12, 2011 7:34:21 PM`.
  public init(
    date: TimestampLength = .medium, time: TimestampLength = .medium, relative: RelativeDays = .none
  ) {
    self.date = date
    self.time = time
    self.relative = relative
  }
}

/// How days near `LayoutEnvironment.now` are named: that day, the day before, and each of the five before
/// that one by its weekday. Other days are written as dates.
public enum RelativeDays: String, Hashable, Sendable, CaseIterable, JSONWord {
  /// By their dates.
  case none
  /// By a name instead of the date: `Today`, `Yesterday 7:34 PM`.
  case days
  /// As in lists of conversations: only the time on the day of `now`; on other days only the name or the
  /// date.
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
    // Longer forms contain the time zone, and therefore cannot be cached by time of day.
    .field("time", \.time, .choice(of: [.none, .short, .medium])),
    .field("relative", \.relative, or: .none),
  ]
}
