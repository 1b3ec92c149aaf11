import TextLayout

/// Makes the rows of messages: the one way, for a stream of messages and for a transcript alike.
///
/// A message is read (`reading(of:)`), placed among its neighbours (`placement(of:)`), prepared, and laid out with
/// the rows that stand before it (`rows(of:)`). Only the second step looks at other messages, and only the last at
/// the width.
struct RowAssembler: Sendable {
  let engine: LayoutEngine
  var style: ChatStyle
  var environment: LayoutEnvironment {
    didSet {
      if environment.timeZone != oldValue.timeZone { days = DayCalendar(timeZone: environment.timeZone) }
    }
  }
  var options: TranscriptOptions
  /// Of the rows.
  var width: AvailableWidth
  private var days: DayCalendar

  init(
    engine: LayoutEngine, style: ChatStyle, environment: LayoutEnvironment, options: TranscriptOptions,
    width: AvailableWidth
  ) {
    self.engine = engine
    self.style = style
    self.environment = environment
    self.options = options
    self.width = width
    days = DayCalendar(timeZone: environment.timeZone)
  }

  /// Whether a message's rows depend on the one after it.
  var needsNext: Bool { style.grouping != nil }

  /// A message with what its rows and its neighbours want to know of it.
  struct Reading: Sendable {
    let message: Message
    let times: MessageTimes
    var traits: NeighbourTraits
  }

  /// - Parameter mayStartUnread: Of several messages of the unread line's id, the first has it.
  func reading(of message: Message, mayStartUnread: Bool = true) -> Reading {
    let times = engine.times(of: message, style: style, environment: environment)
    return Reading(
      message: message, times: times,
      traits: NeighbourTraits(
        message, style: style, environment: environment, footerTime: times.footer,
        startsUnread: mayStartUnread && options.unread?.id == message.id))
  }

  /// Where a message stands among its neighbours.
  mutating func placement(_ place: Neighbourhood) -> Placement {
    guard needsNext || options.dates != nil || options.unread != nil else { return .alone }
    return Placement(place, grouping: style.grouping, options: options, days: &days)
  }

  /// Shapes the texts of a message.
  func prepared(_ message: Message, _ times: MessageTimes) -> PreparedMessage {
    PreparedMessage(message, style: style, environment: environment, times: times, fonts: engine.fonts)
  }

  /// How tall the rows of a message are, without making them.
  func measure(
    of prepared: PreparedMessage, sent timestamp: Timestamp?, _ placement: Placement
  ) -> RowMeasure {
    let cell = layout(of: prepared, placement).measured()
    return RowMeasure(
      cellTop: separators(before: prepared.id, sent: timestamp, placement).last?.frame.maxY ?? 0,
      size: cell.size, role: prepared.role, validLimits: cell.validLimits)
  }

  /// The widest a line of text may be, for messages of each role.
  var textLimits: TextLimits {
    func limit(_ role: MessageRole) -> AvailableWidth { WidthLimits(style[role], in: width).text }
    return TextLimits(sent: limit(.sent), received: limit(.received), notice: limit(.notice))
  }

  private func layout(of prepared: PreparedMessage, _ placement: Placement) -> CellLayout {
    CellLayout(prepared, style: style, width: width, environment: environment, placement: placement)
  }

  /// The rows of a message, from the top of the first of them down.
  func rows(of prepared: PreparedMessage, sent timestamp: Timestamp?, _ placement: Placement) -> MessageRows {
    let separators = separators(before: prepared.id, sent: timestamp, placement)
    var cell = layout(of: prepared, placement).cell()
    cell.frame.origin.y = separators.last?.frame.maxY ?? 0
    return MessageRows(separators: separators, cell: cell)
  }
}
