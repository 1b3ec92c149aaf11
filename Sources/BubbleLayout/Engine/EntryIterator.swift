import TextLayout

/// Lays out messages as they come, each with the rows that stand before it, below the one before.
///
/// No more than two messages are held at a time.
struct EntryIterator<Messages: IteratorProtocol<Message>>: IteratorProtocol {
  /// A message that was read, with what its neighbours want to know of it.
  private struct Reading {
    let message: Message
    let times: MessageTimes
    let traits: NeighbourTraits
  }

  private var messages: Messages
  private let style: ChatStyle
  private let width: CellWidth
  private let environment: LayoutEnvironment
  private let options: TranscriptOptions
  private let engine: LayoutEngine
  /// Nil where messages owe nothing to each other.
  private var grouping: MessageGrouping?
  private var formatters = TimestampFormatters()
  /// The message that was read ahead.
  private var following: Reading?
  /// Of messages of one name the first has the unread line.
  private var awaitsUnread: Bool
  /// Of all rows so far.
  private(set) var height: LayoutUnit = 0
  /// Whether there has been no message.
  private(set) var isEmpty = true

  init(
    _ messages: Messages, style: ChatStyle, width: CellWidth, environment: LayoutEnvironment,
    options: TranscriptOptions, engine: LayoutEngine
  ) {
    self.messages = messages
    self.style = style
    self.width = width
    self.environment = environment
    self.options = options
    self.engine = engine
    grouping = MessageGrouping(style, environment: environment, options: options)
    awaitsUnread = options.unread != nil
  }

  /// The next message's rows; nil after the last.
  mutating func next() -> (separators: [TranscriptSeparator], cell: Cell)? {
    guard let reading = following ?? read() else { return nil }
    // Only a style that groups messages has to know the next one.
    following = style.grouping == nil ? nil : read()
    let placement = grouping?.placement(of: reading.traits, before: following?.traits) ?? EntryPlacement()
    let prepared = PreparedMessage(
      reading.message, style: style, environment: environment, times: reading.times, fonts: engine.fonts)
    var cell = prepared.cell(
      style: style, width: width, environment: environment, context: placement.context)
    let (separators, cellTop) = separators(before: reading.message, placement)
    cell.frame.origin.y = height + cellTop
    height = cell.frame.maxY
    isEmpty = false
    return (separators, cell)
  }

  private mutating func separators(
    before message: Message, _ placement: EntryPlacement
  ) -> (rows: [TranscriptSeparator], height: LayoutUnit) {
    guard placement.hasSeparators else { return ([], 0) }
    let layout = SeparatorLayout(
      options: options, width: width, environment: environment, fonts: engine.fonts)
    var (rows, cellTop) = layout.separators(before: message.id, placement) {
      formatters.text(of: message.timestamp, style: $0, environment: environment)
    }
    for index in rows.indices { rows[index].frame.origin.y = rows[index].frame.origin.y + height }
    return (rows, cellTop)
  }

  private mutating func read() -> Reading? {
    guard let message = messages.next() else { return nil }
    let times = formatters.texts(for: message, style: style, environment: environment)
    var traits = NeighbourTraits(message, style: style, environment: environment, footer: times.footer)
    if awaitsUnread, options.unread?.id == message.id {
      traits.startsUnread = true
      awaitsUnread = false
    }
    return Reading(message: message, times: times, traits: traits)
  }
}
