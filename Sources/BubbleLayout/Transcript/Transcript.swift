import TextLayout

/// A conversation laid out: rows below each other without overlap, in points from the top.
///
/// Edits lay out what they touch and nothing else: the edited messages, and those neighbours whose place in their
/// group they change. Whatever has been done to a transcript, it equals one laid out from scratch.
public struct Transcript: Sendable {
  /// The fonts it is set in.
  public let engine: LayoutEngine
  /// How it is laid out. A change shapes all texts anew.
  public var style: ChatStyle {
    didSet { if style != oldValue { prepareAll() } }
  }
  /// Who reads it, and where. A change of what decides texts (reader, locale, time zone, font scale) shapes all texts
  /// anew; others lay cells out anew.
  public var environment: LayoutEnvironment {
    didSet {
      guard environment != oldValue else { return }
      if environment.textInputs == oldValue.textInputs { layOutAll() } else { prepareAll() }
    }
  }
  /// The width in points the transcript is laid out at. A change breaks lines anew, but shapes no text.
  ///
  /// Negative widths and not-a-number are laid out as 0. Where the width is infinite each cell is as wide as its
  /// own content and margins need.
  public var width: Double {
    didSet { if CellWidth(width) != CellWidth(oldValue) { layOutAll() } }
  }
  /// What stands beside the messages.
  public var options: TranscriptOptions {
    didSet { optionsChanged(from: oldValue) }
  }
  /// The names of messages that were left out because there was one of that name, in the order they came.
  public internal(set) var duplicates: [MessageID] = []
  /// How much work was done since the transcript was made.
  public internal(set) var statistics = TranscriptStatistics()

  var tree = OrderTree()
  /// By slot of the tree. A slot that is free keeps its last entry until it is given away.
  var entries: [TranscriptEntry] = []
  var slots: [MessageID: Int] = [:]

  /// Lays out messages. Of messages of one name the first is laid out, the others are listed in `duplicates`.
  ///
  /// - Complexity: Linear in the texts, and n log n in the number of messages.
  public init(
    _ messages: some Sequence<Message>, style: ChatStyle, width: Double, engine: LayoutEngine,
    environment: LayoutEnvironment = .init(), options: TranscriptOptions = .init()
  ) {
    self.style = style
    self.width = width
    self.engine = engine
    self.environment = environment
    self.options = options
    insert(contentsOf: messages, at: 0)
  }

  /// How many messages there are.
  public var count: Int { tree.count }

  /// The messages' cells, from top to bottom.
  public var cells: TranscriptCells { TranscriptCells(transcript: self) }

  /// The messages, from the oldest to the newest.
  /// - Complexity: Linear.
  public var messages: [Message] {
    var messages: [Message] = []
    messages.reserveCapacity(count)
    var slot = count == 0 ? -1 : tree.slot(at: 0)
    while slot >= 0 {
      messages.append(entries[slot].message)
      slot = tree.next(slot)
    }
    return messages
  }

  /// The height of all rows.
  public var height: LayoutUnit {
    typingFrame?.maxY ?? LayoutUnit(rawValue: tree.height)
  }

  /// The width of the widest row: the transcript's own, unless the content decides.
  /// - Complexity: Linear where the width is infinite, otherwise constant.
  public var contentWidth: LayoutUnit {
    CellWidth(width).limit ?? items.map(\.frame.width).max() ?? 0
  }

  /// The message of a name; nil for none.
  public func message(_ id: MessageID) -> Message? { slots[id].map { entries[$0].message } }

  /// The place of a message, counted from the top; nil for none.
  /// - Complexity: Logarithmic.
  public func index(of id: MessageID) -> Int? { slots[id].map { tree.index(of: $0) } }

  /// The frame of a message's cell; nil for none.
  /// - Complexity: Logarithmic.
  public func frame(of id: MessageID) -> Rect? { slots[id].map { frame(at: $0) } }

  /// The cell of a message; nil for none.
  /// - Complexity: Logarithmic.
  public func cell(_ id: MessageID) -> Cell? { slots[id].map { cell(at: $0) } }
}

extension LayoutEnvironment {
  /// What decides the texts of messages and how they are shaped.
  fileprivate var textInputs: LayoutEnvironment {
    LayoutEnvironment(me: me, locale: locale, timeZone: timeZone, fontScale: usableFontScale)
  }
}
