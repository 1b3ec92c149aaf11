import TextLayout

/// The rows of messages, laid out one after the other while the sequence is iterated. Besides two messages, only the
/// beginnings of the latest messages and of messages with spoilers are in memory.
struct RowSequence<Messages: Sequence<Message>>: Sequence {
  let messages: Messages
  let assembler: RowAssembler

  /// Returns an iterator that starts at the first message.
  func makeIterator() -> Iterator { Iterator(messages.makeIterator(), assembler) }

  /// Lays out one message after the other.
  struct Iterator: IteratorProtocol {
    private var messages: Messages.Iterator
    private var assembler: RowAssembler
    /// The traits of the message above, and the latest known time; nil if there is none.
    private var previous: NeighbourTraits?
    private var lastTime: Timestamp?
    /// The message below; nil if it has not been read in advance.
    private var following: RowAssembler.Reading?
    /// The latest messages above and the covers of all, for quotes of them.
    private var originals = QuoteOriginals()
    private var covers: [MessageID: QuoteCover] = [:]
    private var awaitsUnread: Bool
    private var isAtEnd = false
    /// The height of all rows so far; nil before the first row.
    private var height: LayoutUnit?
    /// The rows of the current message that have not been returned yet, in reverse order.
    private var waiting: [TranscriptRow] = []

    init(_ messages: Messages.Iterator, _ assembler: RowAssembler) {
      self.messages = messages
      self.assembler = assembler
      awaitsUnread = assembler.options.unread != nil
    }

    /// Returns the next row; nil after the last row.
    mutating func next() -> TranscriptRow? {
      if let item = waiting.popLast() { return item }
      guard !isAtEnd else { return nil }
      guard let reading = following ?? read() else {
        isAtEnd = true
        assembler.welcomeTypists()
        return assembler.typing(below: height).map { .typing($0) }
      }
      following = assembler.needsNext ? read() : nil
      let placement = assembler.placement(
        Neighbourhood(reading.traits, after: previous, before: following?.traits, lastTime: lastTime))
      previous = reading.traits
      lastTime = reading.traits.timestamp ?? lastTime
      let rows = assembler.rows(
        of: assembler.prepared(reading.message, reading.times), sent: reading.message.timestamp, placement)
      let top = height ?? 0
      height = top + rows.height
      if rows.separators.isEmpty { return .message(rows.cell.offset(y: top)) }
      waiting = rows.rows(at: top).reversed()
      return waiting.popLast()
    }

    private mutating func read() -> RowAssembler.Reading? {
      guard let message = messages.next() else { return nil }
      let whole = message.shortened(to: assembler.engine.limits) ?? message
      let quoted = whole.quote?.id
      let bounded = whole.showingQuote(
        from: quoted.flatMap { originals[$0] }, under: quoted.flatMap { covers[$0] })
      originals.remember(QuotedReply(of: whole, words: assembler.environment.spoken), of: whole.id)
      if let cover = QuoteCover(whole), covers[whole.id] == nil { covers[whole.id] = cover }
      assembler.welcome(peopleOf: bounded)
      let reading = assembler.reading(of: bounded, mayStartUnread: awaitsUnread)
      if reading.traits.startsUnread { awaitsUnread = false }
      return reading
    }
  }
}

/// Rows that know the style, environment and width of their layout, so that code that stores the rows can
/// store these values too.
package protocol RowOrigin {
  /// The style as the application set it.
  var style: ChatStyle { get }
  /// The reader's identity, language and settings.
  var environment: LayoutEnvironment { get }
  /// The width of the rows, in points; infinite for no limit.
  var width: Double { get }
}

extension RowSequence: RowOrigin {
  package var style: ChatStyle { assembler.givenStyle }
  package var environment: LayoutEnvironment { assembler.environment }
  package var width: Double { assembler.width.limit?.points ?? .infinity }
}
