import TextLayout

/// Rows of messages that are laid out as they are asked for: those of a transcript, in constant memory.
public struct ItemSequence<Messages: Sequence<Message>>: Sequence {
  let messages: Messages
  let style: ChatStyle
  let width: Double
  let environment: LayoutEnvironment
  let options: TranscriptOptions
  let engine: LayoutEngine

  /// Starts at the first message.
  public func makeIterator() -> Iterator {
    Iterator(entries: entries, typing: options.typing, width: CellWidth(width))
  }

  /// The messages' rows, from the first.
  var entries: EntryIterator<Messages.Iterator> {
    EntryIterator(
      messages.makeIterator(), style: style, width: CellWidth(width), environment: environment,
      options: options, engine: engine)
  }

  /// Lays out one message after the other.
  public struct Iterator: IteratorProtocol {
    var entries: EntryIterator<Messages.Iterator>
    /// Nil once its row was handed out.
    var typing: TypingRow?
    let width: CellWidth
    /// The rows of the last message that were not handed out yet, from the last to the first.
    private var waiting: [TranscriptItem] = []

    init(entries: EntryIterator<Messages.Iterator>, typing: TypingRow?, width: CellWidth) {
      self.entries = entries
      self.typing = typing
      self.width = width
    }

    /// The next row below the one before; nil after the last.
    public mutating func next() -> TranscriptItem? {
      if let item = waiting.popLast() { return item }
      if let (separators, cell) = entries.next() {
        guard let first = separators.first else { return .message(cell) }
        waiting.append(.message(cell))
        for separator in separators.dropFirst().reversed() { waiting.append(.separator(separator)) }
        return .separator(first)
      }
      guard let typing else { return nil }
      self.typing = nil
      return .typing(typing.frame(below: entries.isEmpty ? nil : entries.height, width: width))
    }
  }
}
