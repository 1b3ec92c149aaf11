/// The formatters of a layout, one for each way of writing a moment. Scratch: one a thread.
struct TimestampFormatters {
  private struct Key: Hashable {
    let style: TimestampStyle
    let environment: LayoutEnvironment
  }

  private var formatters: [Key: TimestampFormatter] = [:]
  private static let limit = 64

  /// The time that each label of a message shows, in the order of the style's labels; empty for none.
  mutating func texts(
    for message: Message, style: ChatStyle, environment: LayoutEnvironment
  ) -> [String] {
    style[environment.role(of: message)].labels.map { label in
      guard label.role != .sender, let timestamp = message.timestamp else { return "" }
      return formatter(label.time, environment).string(from: timestamp)
    }
  }

  private mutating func formatter(
    _ style: TimestampStyle, _ environment: LayoutEnvironment
  ) -> TimestampFormatter {
    var environment = environment
    environment.me = nil
    let key = Key(style: style, environment: environment)
    if let formatter = formatters[key] { return formatter }
    if formatters.count >= Self.limit { formatters.removeAll() }
    let formatter = TimestampFormatter(
      style: style, locale: environment.locale, timeZone: environment.timeZone)
    formatters[key] = formatter
    return formatter
  }
}
