import TextLayout

/// A conversation laid out: rows one below the other without overlap, with y from the top in points.
///
/// An edit measures the messages that it concerns and those neighbours whose place in their group it changes,
/// and no others; cells are made when they are asked for. However a transcript was edited, it equals one laid
/// out from scratch.
///
/// ```swift
/// import BubbleLayout
///
/// let messages = (1...1_000).map {
///   Message(id: .integer($0), sender: $0 % 3 == 0 ? "me" : "ann", text: "Message \($0)")
/// }
/// var transcript = Transcript(
///   messages, style: .merged, width: 320, engine: try LayoutEngine(fonts: .bundled),
///   environment: LayoutEnvironment(me: "me"))
/// print(transcript.height)
///
/// var viewport = Rect(x: 0, y: 9_000, width: 320, height: 640)
/// for row in transcript.rows(in: viewport) {           // the visible rows, by binary search
///   if let cell = row.cell { print(cell.id, cell.frame) }
/// }
///
/// viewport = transcript.keepPlace(in: viewport) {    // a change that does not move what the reader sees
///   $0.prepend(Message(id: 0, sender: "ann", text: "An older message"))
///   $0.width = 414                                      // breaks lines again, but shapes no text
/// }
/// print(viewport.minY)
/// ```
public struct Transcript: Sendable {
  /// Makes the rows. It holds all that they depend on besides the messages.
  var assembler: RowAssembler
  /// The width as it was given.
  private var givenWidth: Double

  /// The engine, with its fonts.
  public var engine: LayoutEngine { assembler.engine }
  /// The style. A change shapes all texts again.
  public var style: ChatStyle {
    get { assembler.givenStyle }
    set {
      guard newValue != style else { return }
      assembler.givenStyle = newValue
      prepareAll()
    }
  }
  /// Who reads it, and where. A change of what texts depend on (`me`, `locale`, `timeZone`, `fontScale`) shapes
  /// all texts again; any other change measures all cells again. People cost the messages by them and those that quote them, `now` and
  /// `dayTexts` the separators whose text they change.
  public var environment: LayoutEnvironment {
    get { assembler.environment }
    set {
      let (old, room) = (environment, assembler.typeRoom)
      guard newValue != old else { return }
      assembler.environment = newValue
      // What is scrolled moves nothing else; people and days concern some messages.
      var rest = newValue
      rest.scrolled = old.scrolled
      (rest.people, rest.now, rest.dayTexts) = (old.people, old.now, old.dayTexts)
      if rest == old { return peopleOrDaysChanged(from: old) }
      if newValue.textInputs == old.textInputs, assembler.typeRoom == room {
        layOutAll()
      } else {
        prepareAll()
      }
    }
  }
  /// The width of the transcript, in points. A change breaks lines again, but shapes no text.
  ///
  /// Negative widths and NaN are laid out as 0. Where the width is infinite each cell is as wide as its own
  /// content and margins need.
  public var width: Double {
    get { givenWidth }
    set {
      givenWidth = newValue
      let old = assembler.width
      guard AvailableWidth(newValue) != old else { return }
      let (fontScale, room) = (assembler.shown.usableFontScale, assembler.typeRoom)
      assembler.width = AvailableWidth(newValue)
      if assembler.shown.usableFontScale == fontScale, assembler.typeRoom == room {
        widthChanged(from: old)
      } else {
        prepareAll()
      }
    }
  }
  /// Which rows there are besides the messages.
  public var options: TranscriptOptions {
    get { assembler.options }
    set {
      let old = options
      assembler.options = newValue
      optionsChanged(from: old)
    }
  }
  /// The ids of the messages that were left out because their id occurred already, in the order they were added.
  public internal(set) var duplicates: [MessageID] = []
  /// The ids of the messages of which something was left out because they go beyond the engine's limits
  /// (`LayoutEngine.limits`), in the order in which that happened.
  public internal(set) var shortened: [MessageID] = []
  /// The colours behind ranges of messages' texts, which the rows have from then on. They change no layout.
  public var highlights: [MessageID: [TextHighlight]] = [:]
  /// How much work was done since the transcript was made.
  package internal(set) var work = TranscriptStatistics()

  /// When heights are found.
  public let opening: TranscriptOpening

  var rowIndex = RowIndex()
  /// By slot of the rows. A free slot keeps its last entry until it is used again.
  var entries: ContiguousArray<TranscriptEntry> = []
  /// By slot of the rows: where the row's record is; -1 for none. Apart from the entries because a new width reads
  /// nothing else of most messages.
  var recordPlaces: ContiguousArray<Int32> = []
  var records = RowRecords()
  let rowCache = RowCache()
  /// Identifies everything that the rows have in common; a new one is given when any of it changes.
  var layoutStamp: UInt64 = 0
  /// The same, but for the width.
  var formStamp: UInt64 = 0
  var slots: [MessageID: Int] = [:]
  /// What edits have touched, while they are to be told (`recordChanges(_:)`).
  var journal: ChangeJournal?
  /// The height when the journal was begun.
  var journalHeight: LayoutUnit = 0
  /// The message that text was added to last.
  var stream: MessageStream?

  /// Lays out messages. Where several have the same id, the first is laid out and the others are listed in
  /// `duplicates`.
  ///
  /// - Parameters:
  ///   - messages: The messages, oldest first.
  ///   - style: How they look.
  ///   - width: The width of the transcript in points; see `width`.
  ///   - engine: Has the fonts.
  ///   - environment: Who reads it, and where.
  ///   - options: Which rows there are besides the messages.
  ///   - opening: Whether all heights are found at once, or only estimated (`settle(around:for:edge:)`).
  /// - Complexity: Linear in the texts; with estimates, linear in the number of messages.
  public init(
    _ messages: some Sequence<Message>, style: ChatStyle, width: Double, engine: LayoutEngine,
    environment: LayoutEnvironment = .init(), options: TranscriptOptions = .init(),
    opening: TranscriptOpening = .settled
  ) {
    givenWidth = width
    self.opening = opening
    assembler = RowAssembler(
      engine: engine, style: style, environment: environment, options: options,
      width: AvailableWidth(width))
    insert(contentsOf: messages, at: 0)
  }

  /// How many messages there are.
  public var count: Int { rowIndex.count }

  /// The messages' cells, from top to bottom.
  public var cells: TranscriptCells { TranscriptCells(transcript: self) }

  /// The messages, from the oldest to the newest.
  /// - Complexity: Linear.
  public var messages: [Message] {
    rowIndex.slots(in: 0..<count).map { entries[$0].message }
  }

  /// The height of all rows, in points.
  public var height: LayoutUnit {
    typingFrame?.maxY ?? LayoutUnit(rawValue: rowIndex.height)
  }

  /// The width of the widest row in points: the transcript's own, unless that is infinite.
  /// - Complexity: Linear where the width is infinite, otherwise constant.
  public var contentWidth: LayoutUnit {
    assembler.width.limit ?? self.rows.map(\.frame.width).max() ?? 0
  }

  /// The message with an id; nil if there is none.
  public func message(withID id: MessageID) -> Message? { slots[id].map { entries[$0].message } }

  /// The index of a message, counted from the top; nil if there is none.
  /// - Complexity: Logarithmic.
  public func index(of id: MessageID) -> Int? { slots[id].map { rowIndex.index(of: $0) } }

  /// The id of the message at an index, counted from the top; nil beyond either end.
  /// - Complexity: Logarithmic.
  public func id(at index: Int) -> MessageID? {
    (0..<count).contains(index) ? entries[rowIndex.slot(at: index)].message.id : nil
  }

  /// The frame of a message's cell in the transcript; nil if there is none.
  /// - Complexity: Logarithmic.
  public func frame(of id: MessageID) -> Rect? { slots[id].map { frame(at: $0) } }

  /// The cell of a message; nil if there is none.
  /// - Complexity: Logarithmic.
  public func cell(withID id: MessageID) -> Cell? { slots[id].map { cell(at: $0) } }
}
