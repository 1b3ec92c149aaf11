import ArgumentParser
import BubbleLayout

/// A time on the command line, in ISO 8601.
struct TimeArgument: Sendable, ExpressibleByArgument {
  let moment: Timestamp
  /// The text on the command line.
  let text: String

  init?(argument: String) {
    guard let moment = try? Timestamp(iso8601: argument) else { return nil }
    (self.moment, text) = (moment, argument)
  }
}

/// A day and the text that replaces its date, on the command line, as in `2025-12-25=Christmas`.
struct DayTextArgument: Sendable, ExpressibleByArgument {
  let day: String
  let text: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 10, (try? Timestamp(iso8601: parts[0] + "T00:00")) != nil
    else { return nil }
    (day, text) = (String(parts[0]), String(parts[1]))
  }
}
