import TextLayout

/// A conversation laid out: rows below each other without overlap, in points from the top.
///
/// Edits lay out what they touch and nothing else: the edited messages, and those neighbours whose place in their
/// group they change. Whatever has been done to a transcript, it equals one laid out from scratch.
///
/// ```swift
/// var transcript = Transcript(messages, style: .merged, width: 320, engine: engine)
/// transcript.append(message)
/// let viewport = Rect(x: 0, y: 0, width: 320, height: 640)
/// for row in transcript.items(in: viewport) { row.frame }
/// ```
public struct Transcript: Sendable {
  /// Makes the rows, and holds all that they depend on beside the messages.
  var assembler: RowAssembler
  /// The width as it was given.
  private var givenWidth: Double

  /// The fonts it is set in.
  public var engine: LayoutEngine { assembler.engine }
  /// How it is laid out. A change shapes all texts anew.
  public var style: ChatStyle {
    get { assembler.style }
    set {
      guard newValue != style else { return }
      assembler.style = newValue
      prepareAll()
    }
  }
  /// Who reads it, and where. A change of what decides texts (reader, locale, time zone, font scale) shapes all texts
  /// anew; others lay cells out anew.
  public var environment: LayoutEnvironment {
    get { assembler.environment }
    set {
      let old = environment
      guard newValue != old else { return }
      assembler.environment = newValue
      if newValue.textInputs == old.textInputs { layOutAll() } else { prepareAll() }
    }
  }
  /// The width in points the transcript is laid out at. A change breaks lines anew, but shapes no text.
  ///
  /// Negative widths and not-a-number are laid out as 0. Where the width is infinite each cell is as wide as its
  /// own content and margins need.
  public var width: Double {
    get { givenWidth }
    set {
      givenWidth = newValue
      guard AvailableWidth(newValue) != assembler.width else { return }
      assembler.width = AvailableWidth(newValue)
      widthChanged()
    }
  }
  /// What stands beside the messages.
  public var options: TranscriptOptions {
    get { assembler.options }
    set {
      let old = options
      assembler.options = newValue
      optionsChanged(from: old)
    }
  }
  /// The ids of messages that were left out because there was one of that id, in the order they came.
  public internal(set) var duplicates: [MessageID] = []
  /// How much work was done since the transcript was made.
  public internal(set) var statistics = TranscriptStatistics()

  var tree = OrderTree()
  /// By slot of the tree. A slot that is free keeps its last entry until it is given away.
  var entries: [TranscriptEntry] = []
  /// By slot of the tree, apart from the entries: all that a new width reads of most.
  var measures: ContiguousArray<RowMeasure> = []
  let rowCache = RowCache()
  /// Stands for what is common to all rows.
  var layoutStamp: UInt64 = 0
  var slots: [MessageID: Int] = [:]

  /// Lays out messages. Of messages of one id the first is laid out, the others are listed in `duplicates`.
  ///
  /// - Complexity: Linear in the texts, and n log n in the number of messages.
  public init(
    _ messages: some Sequence<Message>, style: ChatStyle, width: Double, engine: LayoutEngine,
    environment: LayoutEnvironment = .init(), options: TranscriptOptions = .init()
  ) {
    givenWidth = width
    assembler = RowAssembler(
      engine: engine, style: style, environment: environment, options: options,
      width: AvailableWidth(width))
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
    assembler.width.limit ?? items.map(\.frame.width).max() ?? 0
  }

  /// The message of an id; nil for none.
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
