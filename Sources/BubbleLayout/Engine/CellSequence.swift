import TextLayout

/// Cells of messages that are laid out as they are asked for, stacked from y = 0 without gap or overlap.
public struct CellSequence<Messages: Sequence<Message>>: Sequence {
  let messages: Messages
  let style: ChatStyle
  let width: Double
  let environment: LayoutEnvironment
  let engine: LayoutEngine

  /// Starts at the first message.
  public func makeIterator() -> Iterator {
    Iterator(
      messages: messages.makeIterator(), style: style, width: CellWidth(width), environment: environment,
      engine: engine)
  }

  /// Lays out one message after the other.
  public struct Iterator: IteratorProtocol {
    var messages: Messages.Iterator
    let style: ChatStyle
    let width: CellWidth
    let environment: LayoutEnvironment
    let engine: LayoutEngine
    /// Nil for a style that does not group messages.
    private var grouping: MessageGrouping?
    private var formatters = TimestampFormatters()
    private var y: LayoutUnit = 0
    /// The message that was read ahead.
    private var following: (message: Message, times: MessageTimes)?

    init(
      messages: Messages.Iterator, style: ChatStyle, width: CellWidth, environment: LayoutEnvironment,
      engine: LayoutEngine
    ) {
      self.messages = messages
      self.style = style
      self.width = width
      self.environment = environment
      self.engine = engine
      grouping = MessageGrouping(style, environment: environment)
    }

    /// The next message's cell below the one before; nil after the last.
    public mutating func next() -> Cell? {
      guard let (message, times) = following ?? read() else { return nil }
      // Only a style that groups messages has to know the next one.
      following = grouping == nil ? nil : read()
      let (own, next) = (traits(message, times), following.map(traits))
      let context = grouping?.context(of: own, before: next) ?? .alone
      let prepared = PreparedMessage(
        message, style: style, environment: environment, times: times, fonts: engine.fonts)
      var cell = prepared.cell(style: style, width: width, environment: environment, context: context)
      cell.frame.origin.y = y
      y = cell.frame.maxY
      return cell
    }

    private func traits(_ message: Message, _ times: MessageTimes) -> NeighbourTraits {
      NeighbourTraits(message, style: style, environment: environment, footer: times.footer)
    }

    private mutating func read() -> (message: Message, times: MessageTimes)? {
      messages.next().map { message in
        (message, formatters.texts(for: message, style: style, environment: environment))
      }
    }
  }
}
