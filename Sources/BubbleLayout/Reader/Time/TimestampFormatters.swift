#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The formatters of an engine, one for each format. They are not safe to share between threads.
struct TimestampFormatters {
  private struct Key: Hashable {
    let style: TimestampStyle
    let locale: Locale
    let timeZone: TimeZone
  }

  private var formatters: [Key: TimestampFormatter] = [:]
  /// The formatter of the time that was written last; most times of a conversation have one format.
  private var latest: (key: Key, formatter: TimestampFormatter)?
  private static let limit = 64

  /// Returns the dates and times that a message shows, formatted by a function.
  static func texts(
    for message: Message, style: ChatStyle, environment: LayoutEnvironment,
    _ write: (Timestamp, TimestampStyle) -> String
  ) -> MessageTimes {
    var times = MessageTimes(message, style.shared(environment.role(of: message)), write)
    if message.rare != nil, let last = message.thread?.lastReply {
      times.lastReply = write(last, environment.replyStyle(last, below: message))
    }
    return times
  }

  /// Returns the dates and times that a message shows, as text.
  mutating func texts(
    for message: Message, style: ChatStyle, environment: LayoutEnvironment
  ) -> MessageTimes {
    Self.texts(for: message, style: style, environment: environment) { moment, style in
      formatter(style, environment).string(from: moment)
    }
  }

  /// Returns a time in a style's format; empty if `timestamp` is nil.
  mutating func text(
    of timestamp: Timestamp?, style: TimestampStyle, environment: LayoutEnvironment
  ) -> String {
    timestamp.map { formatter(style, environment).string(from: $0) } ?? ""
  }

  private mutating func formatter(
    _ style: TimestampStyle, _ environment: LayoutEnvironment
  ) -> TimestampFormatter {
    let key = Key(style: style, locale: environment.locale, timeZone: environment.timeZone)
    if let latest, latest.key == key { return latest.formatter }
    let formatter = found(key)
    latest = (key, formatter)
    return formatter
  }

  private mutating func found(_ key: Key) -> TimestampFormatter {
    if let formatter = formatters[key] { return formatter }
    if formatters.count >= Self.limit { formatters.removeAll() }
    let formatter = TimestampFormatter(style: key.style, locale: key.locale, timeZone: key.timeZone)
    formatters[key] = formatter
    return formatter
  }
}

/// The dates and times that a message shows, as text in the reader's locale.
struct MessageTimes: Hashable, Sendable {
  /// The times in the labels, in the order of the style's labels; empty for a label without a time.
  var labels: [String]
  /// The time in the footer; empty if there is none.
  var footer: String
  /// The time of the last reply in the message's thread; empty if there is none.
  var lastReply = ""
}

extension LayoutEnvironment {
  /// Returns the format of the time of the last reply to a message: the time of day for a reply on the day of `now`
  /// or, if that is not set, on the message's own day; otherwise only the day.
  fileprivate func replyStyle(_ reply: Timestamp, below message: Message) -> TimestampStyle {
    if now != nil { return TimestampStyle(date: .short, time: .short, relative: .list) }
    let isSameDay = message.timestamp.map { self.isSameDay($0, reply) } ?? false
    return TimestampStyle(date: isSameDay ? .none : .short, time: isSameDay ? .short : .none)
  }
}

extension MessageTimes {
  /// Formats the time of a message for the labels and the footer of a style.
  fileprivate init(
    _ message: Message, _ shared: Shared<MessageStyle>, _ write: (Timestamp, TimestampStyle) -> String
  ) {
    // The style is read in place, because copying a style updates all its reference counts.
    var style: MessageStyle { _read { yield shared.value } }
    let hasFooter = style.content.footer != nil
    if message.isStreaming, style.content.growing != nil {
      labels = style.labels.map { _ in "" }
      footer = ""
    } else if let text = message.timeText {
      labels = style.labels.map { $0.role == .sender ? "" : text }
      footer = hasFooter ? text : ""
    } else if let timestamp = message.timestamp {
      labels = style.labels.map { $0.role == .sender ? "" : write(timestamp, $0.time) }
      footer = style.content.footer.map { write(timestamp, $0.time) } ?? ""
    } else {
      labels = style.labels.map { _ in "" }
      footer = ""
    }
  }
}
