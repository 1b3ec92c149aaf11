import TextLayout

/// Makes the rows of messages, both for sequences of messages and for transcripts.
///
/// This takes four steps. A message is read (`reading(of:)` returns its times as text, and its traits for
/// grouping), placed among its neighbours (`placement(_:)`), prepared (`prepared(_:_:)` shapes its texts),
/// and laid out with the rows above it (`rows(of:sent:_:)`). Only the second step depends on other messages,
/// and only the last one on the width.
struct RowAssembler: Sendable {
  let engine: LayoutEngine
  /// The style as the application set it.
  var givenStyle: ChatStyle { didSet { fit() } }
  /// The style with which rows are laid out.
  private(set) var style: ChatStyle
  /// The styles for large type, by the steps of `TypeRoom`.
  private var fitted: FittedStyles
  /// The steps for rows of the current width. If they change, messages have to be prepared again.
  private(set) var typeRoom = TypeRoom()
  var environment: LayoutEnvironment {
    didSet {
      arrivals = People.Arrivals()
      shown = environment.fitted(to: width)
      if environment.isOneToOne != oldValue.isOneToOne { fit() } else { choose() }
      if environment.timeZone != oldValue.timeZone || engine.timestamps != nil {
        days = DayCalendar(environment, engine.timestamps)
      }
    }
  }
  var options: TranscriptOptions
  /// The width of the rows.
  var width: AvailableWidth {
    didSet {
      shown = environment.fitted(to: width)
      choose()
    }
  }
  /// The environment with a font scale that fits the width.
  private(set) var shown: LayoutEnvironment
  /// The limits of messages of each role.
  private(set) var limits: RowLimits
  private var days: DayCalendar
  /// The people whom messages show, before they are added to the list of people.
  var arrivals = People.Arrivals()

  init(
    engine: LayoutEngine, style: ChatStyle, environment: LayoutEnvironment, options: TranscriptOptions,
    width: AvailableWidth
  ) {
    self.engine = engine
    givenStyle = style
    self.style = style
    self.environment = environment
    self.options = options
    self.width = width
    shown = environment.fitted(to: width)
    limits = RowLimits(style, in: width, environment: shown)
    days = DayCalendar(environment, engine.timestamps)
    fitted = FittedStyles(style, scale: 1, isSelecting: false)
    fit()
  }

  /// Makes the styles for the font scale, for selecting and for one-to-one conversations, and chooses the one
  /// that fits the width.
  private mutating func fit() {
    let style = environment.isOneToOne ? givenStyle.forOneToOne : givenStyle
    fitted = FittedStyles(style, scale: shown.usableFontScale, isSelecting: shown.isSelecting)
    choose()
  }

  /// Chooses the style that fits the width.
  private mutating func choose() {
    guard shown.usableFontScale == fitted.scale, shown.isSelecting == fitted.isSelecting else { return fit() }
    typeRoom = fitted.room(in: width)
    style = fitted.style(in: typeRoom)
    shown.chipLimit = typeRoom.chip
    limits = RowLimits(style, in: width, environment: shown)
  }

  /// Whether the rows of a message depend on the message after it.
  var needsNext: Bool { style.grouping != nil }

  /// A message, its times as text, and its traits for grouping.
  struct Reading: Sendable {
    let message: Message
    let times: MessageTimes
    var traits: NeighbourTraits
  }

  /// Returns a message with its times as text, and its traits for grouping.
  ///
  /// - Parameter mayStartUnread: Whether the unread line may be placed above the message; false below the
  ///   unread line, which is shown once.
  func reading(of message: Message, mayStartUnread: Bool = true) -> Reading {
    let times = engine.times(of: message, style: style, environment: environment)
    return Reading(
      message: message, times: times,
      traits: NeighbourTraits(
        message, style: style, environment: environment, footerTime: times.footer,
        startsUnread: mayStartUnread && options.unread?.id == message.id))
  }

  /// Returns the traits of a message for grouping. Times are formatted only if they are needed.
  func traits(of message: Message, startsUnread: Bool) -> NeighbourTraits {
    let needsTime = style.grouping?.hidesRepeatedFooters ?? false
    let time = needsTime ? engine.times(of: message, style: style, environment: environment).footer : ""
    return NeighbourTraits(
      message, style: style, environment: environment, footerTime: time, startsUnread: startsUnread)
  }

  /// Shapes the texts of a message, including its times.
  ///
  /// - Parameter paragraph: The message's text, if it has been shaped already.
  func prepared(_ message: Message, paragraph: Paragraph? = nil) -> PreparedMessage {
    PreparedMessage(
      message, style: style, environment: shown,
      times: engine.times(of: message, style: style, environment: environment), fonts: engine.fonts,
      paragraph: paragraph, typesetters: engine.typesetters)
  }

  /// Shapes the complete texts of a message, however long they are.
  func preparedWhole(_ message: Message) -> PreparedMessage {
    var environment = shown
    environment.expanded.insert(message.id)
    return PreparedMessage(
      message, style: style, environment: environment,
      times: engine.times(of: message, style: style, environment: environment), fonts: engine.fonts,
      typesetters: engine.typesetters)
  }

  /// Returns the values from which a record of the message is made; nil for a message whose height no record
  /// can compute.
  func recordSource(
    of prepared: PreparedMessage, sent timestamp: Timestamp?, _ placement: Placement
  ) -> RecordSource? {
    layout(of: prepared, placement).recordSource(
      below: separators(before: prepared.id, sent: timestamp, placement).last?.frame.maxY ?? 0)
  }

  /// Returns whether a message is the first of its day.
  mutating func startsDay(_ timestamp: Timestamp?, after last: Timestamp?) -> Bool {
    options.dates != nil && days.isNewDay(timestamp, after: last)
  }

  /// Computes the placement of a message among its neighbours.
  mutating func placement(_ place: Neighbourhood) -> Placement {
    guard needsNext || options.dates != nil || options.unread != nil else { return .alone }
    return Placement(place, grouping: style.grouping, options: options, days: &days)
  }

  /// Shapes the texts of a message.
  func prepared(_ message: Message, _ times: MessageTimes) -> PreparedMessage {
    PreparedMessage(
      message, style: style, environment: shown, times: times, fonts: engine.fonts,
      typesetters: engine.typesetters)
  }

  /// Measures the rows of a message without making them.
  func measure(
    of prepared: PreparedMessage, sent timestamp: Timestamp?, _ placement: Placement, limits: RowLimits
  ) -> RowMeasure {
    let layout = layout(of: prepared, placement)
    let cellTop = separators(before: prepared.id, sent: timestamp, placement).last?.frame.maxY ?? 0
    let limits = limits[prepared.role]
    var record: RowRecord?
    let source = limits.cell.width.limit == nil ? nil : layout.recordSource(below: cellTop)
    if let limit = limits.text.limit, let source {
      // Few texts have lines whose changed ends overlap, so these lines are shaped in advance only if
      // necessary (see `LineTable`).
      for shapesMeetings in source.isPlain ? [false, true] : [false] {
        record = source.record(limit: limit, shapingMeetings: shapesMeetings)
        guard let record else { break }
        guard let known = record.height(by: source.plan, in: limits) else { continue }
        return RowMeasure(
          cellTop: cellTop, rows: known, role: prepared.role, record: record, plan: source.plan)
      }
    }
    return RowMeasure(
      cellTop: cellTop, rows: height(of: layout, below: cellTop), role: prepared.role, record: record,
      plan: source?.plan)
  }

  /// Returns the height of a message's rows, without making a record.
  ///
  /// - Parameter cellTop: The height of the separators above the cell, in points.
  func height(of prepared: PreparedMessage, _ placement: Placement, below cellTop: LayoutUnit) -> RowHeight {
    height(of: layout(of: prepared, placement), below: cellTop)
  }

  private func height(of layout: CellLayout, below cellTop: LayoutUnit) -> RowHeight {
    let cell = layout.measured()
    return RowHeight(
      height: cellTop + cell.size.height, valid: cell.validLimits,
      followsCell: !cell.plan.value.followsText)
  }

  private func layout(of prepared: PreparedMessage, _ placement: Placement) -> CellLayout {
    CellLayout(prepared, style: style, width: width, environment: shown, placement: placement)
  }

  /// Lays out the rows of a message. The first row begins at y = 0.
  func rows(of prepared: PreparedMessage, sent timestamp: Timestamp?, _ placement: Placement) -> MessageRows {
    let separators = separators(before: prepared.id, sent: timestamp, placement)
    var cell = layout(of: prepared, placement).cell()
    cell.frame.origin.y = separators.last?.frame.maxY ?? 0
    if !environment.scrolled.isEmpty { cell.scrolled = environment.scrolled(in: prepared.id) }
    return MessageRows(separators: separators, cell: cell)
  }
}
