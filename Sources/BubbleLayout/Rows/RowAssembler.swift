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

  /// The rows of a message, from the top of the first of them down.
  func rows(of prepared: PreparedMessage, sent timestamp: Timestamp?, _ placement: Placement) -> MessageRows {
    let separators = separators(before: prepared.id, sent: timestamp, placement)
    var cell = CellLayout(
      prepared, style: style, width: width, environment: environment, placement: placement
    ).cell()
    cell.frame.origin.y = separators.last?.frame.maxY ?? 0
    return MessageRows(separators: separators, cell: cell)
  }
}

/// The rows of one message: those that stand before it, and its own.
struct MessageRows: Sendable {
  var separators: [TranscriptSeparator]
  var cell: Cell

  /// Of all of them.
  var height: LayoutUnit { cell.frame.maxY }

  /// The rows in a transcript, in which they begin at `top`.
  func items(at top: LayoutUnit) -> [TranscriptItem] {
    separators.map { .separator($0.offset(y: top)) } + [.message(cell.offset(y: top))]
  }
}
