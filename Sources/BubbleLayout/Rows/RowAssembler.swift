import TextLayout

/// Makes the rows of messages, for a stream of messages and for a transcript alike.
///
/// It takes four steps. A message is read (`reading(of:)`: its times as text, and what grouping looks at), placed
/// among its neighbours (`placement(_:)`), prepared (`prepared(_:_:)`: its texts are shaped), and laid out
/// together with the rows above it (`rows(of:sent:_:)`). Only the second step looks at other messages, and only
/// the last at the width.
struct RowAssembler: Sendable {
  let engine: LayoutEngine
  var style: ChatStyle
  var environment: LayoutEnvironment {
    didSet {
      if environment.timeZone != oldValue.timeZone { days = DayCalendar(timeZone: environment.timeZone) }
    }
  }
  var options: TranscriptOptions
  /// The width of the rows.
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

  /// Whether a message's rows depend on the message after it.
  var needsNext: Bool { style.grouping != nil }

  /// A message, its times as text, and what the grouping of its neighbours looks at.
  struct Reading: Sendable {
    let message: Message
    let times: MessageTimes
    var traits: NeighbourTraits
  }

  /// - Parameter mayStartUnread: False below the unread line, which is shown once.
  func reading(of message: Message, mayStartUnread: Bool = true) -> Reading {
    let times = engine.times(of: message, style: style, environment: environment)
    return Reading(
      message: message, times: times,
      traits: NeighbourTraits(
        message, style: style, environment: environment, footerTime: times.footer,
        startsUnread: mayStartUnread && options.unread?.id == message.id))
  }

  /// What the grouping of a message's neighbours looks at, without the times that are not asked for.
  func traits(of message: Message, startsUnread: Bool) -> NeighbourTraits {
    let needsTime = style.grouping?.hidesRepeatedFooters ?? false
    let time = needsTime ? engine.times(of: message, style: style, environment: environment).footer : ""
    return NeighbourTraits(
      message, style: style, environment: environment, footerTime: time, startsUnread: startsUnread)
  }

  /// Shapes the texts of a message, its times among them.
  func prepared(_ message: Message) -> PreparedMessage {
    prepared(message, engine.times(of: message, style: style, environment: environment))
  }

  /// Whether a message begins a day.
  mutating func startsDay(_ timestamp: Timestamp?, after last: Timestamp?) -> Bool {
    options.dates != nil && days.isNewDay(timestamp, after: last)
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

  /// Measures the rows of a message without making them.
  func measure(
    of prepared: PreparedMessage, sent timestamp: Timestamp?, _ placement: Placement, limits: TextLimits
  ) -> RowMeasure {
    let layout = layout(of: prepared, placement)
    let cellTop = separators(before: prepared.id, sent: timestamp, placement).last?.frame.maxY ?? 0
    let limit = limits[prepared.role]
    var record: RowRecord?
    var plan: HeightPlan?
    if let limit = limit.limit {
      // Shaping ahead is for those few that could not do without.
      for shapesMeetings in [false, true] {
        guard
          let found = layout.heightPlan(below: cellTop, limit: limit, shapingMeetings: shapesMeetings)
        else { break }
        (record, plan) = (found.record, found.plan)
        guard let known = found.record.height(by: found.plan, limit: limit) else { continue }
        return RowMeasure(
          cellTop: cellTop, height: known.height, role: prepared.role, validLimits: known.valid,
          record: record, plan: plan)
      }
    }
    let cell = layout.measured()
    return RowMeasure(
      cellTop: cellTop, height: cellTop + cell.size.height, role: prepared.role,
      validLimits: width == .unbounded ? nil : cell.validLimits, record: record, plan: plan)
  }

  /// The largest width of a line of text, for messages of each role.
  var textLimits: TextLimits {
    func limit(_ role: MessageRole) -> AvailableWidth { WidthLimits(style[role], in: width).text }
    return TextLimits(sent: limit(.sent), received: limit(.received), notice: limit(.notice))
  }

  private func layout(of prepared: PreparedMessage, _ placement: Placement) -> CellLayout {
    CellLayout(prepared, style: style, width: width, environment: environment, placement: placement)
  }

  /// Lays out the rows of a message, the first of them at y = 0.
  func rows(of prepared: PreparedMessage, sent timestamp: Timestamp?, _ placement: Placement) -> MessageRows {
    let separators = separators(before: prepared.id, sent: timestamp, placement)
    var cell = layout(of: prepared, placement).cell()
    cell.frame.origin.y = separators.last?.frame.maxY ?? 0
    return MessageRows(separators: separators, cell: cell)
  }
}
