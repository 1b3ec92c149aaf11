/// Cells of messages that are laid out as they are asked for, stacked from y = 0 without gap or overlap.
public struct CellSequence<Messages: Sequence<Message>>: Sequence {
  /// The rows they are, with nothing beside them.
  let items: ItemSequence<Messages>

  /// Starts at the first message.
  public func makeIterator() -> Iterator { Iterator(entries: items.entries) }

  /// Lays out one message after the other.
  public struct Iterator: IteratorProtocol {
    var entries: EntryIterator<Messages.Iterator>

    /// The next message's cell below the one before; nil after the last.
    public mutating func next() -> Cell? { entries.next()?.cell }
  }
}
