import TextLayout

/// A conversation that has been laid out: rows one below the other, without overlap. y is measured from the
/// top, in points.
///
/// An edit measures only the messages that it changes, and neighbours whose place in their group changes.
/// Cells are made on demand. After any edits, a transcript equals one that is laid out from scratch.
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
/// viewport = transcript.keepPlace(in: viewport) {    // a change during which the visible rows stay in place
///   $0.prepend(Message(id: 0, sender: "ann", text: "An older message"))
///   $0.width = 414                                      // breaks lines again, and hardly ever shapes a text
/// }
/// print(viewport.minY)
/// ```
public struct Transcript: Sendable {
  /// Makes the rows. It contains everything that rows depend on, except the messages.
  var assembler: RowAssembler
  /// The width as the application set it.
  private var givenWidth: Double

  /// The engine, with its fonts.
  public var engine: LayoutEngine { assembler.engine }
  /// The style. Changing it shapes all texts again.
  public var style: ChatStyle {
    get { assembler.givenStyle }
    set {
      guard newValue != style else { return }
      assembler.givenStyle = newValue
      prepareAll()
    }
  }
  /// The reader's identity, language and settings. If `me`, `locale`, `timeZone` or `fontScale` changes, all
  /// texts are shaped again. If `people` changes, only messages by these people and messages that quote them
  /// are laid out again. Everybody whom a message or the typing row shows is added to `people`, and stays in
  /// it if other people are given. If `now` or `dayTexts` changes, only separators whose text changes are laid out
  /// again. After any other change, all cells are measured again.
  public var environment: LayoutEnvironment {
    get { assembler.environment }
    set {
      let (old, room) = (environment, assembler.typeRoom)
      var newValue = newValue
      if newValue.people != old.people { newValue.people = arrived(in: newValue.people) }
      guard newValue != old else { return }
      assembler.environment = newValue
      // Scrolling does not change the layout. People and days affect only some messages.
      var rest = newValue
      rest.scrolled = old.scrolled
      (rest.people, rest.now, rest.dayTexts) = (old.people, old.now, old.dayTexts)
      if rest == old { return peopleOrDaysChanged(from: old) }
      if newValue.textInputs == old.textInputs, assembler.typeRoom.keepsTexts(of: room) {
        layOutAll()
      } else {
        prepareAll()
      }
    }
  }
  /// The width of the transcript, in points. Changing it breaks lines again. It shapes texts only where a
  /// line has to be cut inside a word, or where a narrow row changes the type.
  ///
  /// Negative widths and NaN count as 0. With an infinite width each cell is as wide as its own content and
  /// margins need.
  public var width: Double {
    get { givenWidth }
    set {
      givenWidth = newValue
      let old = assembler.width
      guard AvailableWidth(newValue) != old else { return }
      let (fontScale, room) = (assembler.shown.usableFontScale, assembler.typeRoom)
      assembler.width = AvailableWidth(newValue)
      if assembler.shown.usableFontScale != fontScale || !assembler.typeRoom.keepsTexts(of: room) {
        prepareAll()
      } else if !assembler.typeRoom.keepsRecords(of: room) {
        layOutAll()
      } else {
        widthChanged(from: old, keepsKind: assembler.typeRoom == room)
      }
    }
  }
  /// The options for rows besides the messages, such as dates and the unread line.
  public var options: TranscriptOptions {
    get { assembler.options }
    set {
      let old = options
      assembler.options = newValue
      assembler.welcomeTypists()
      optionsChanged(from: old)
    }
  }
  /// The ids of messages that were left out because their id existed already, in the order in which the
  /// application added them.
  public internal(set) var duplicates: [MessageID] = []
  /// The ids of messages that were shortened because they exceeded the engine's limits (see
  /// `LayoutEngine.limits`), in the order in which they were shortened.
  public internal(set) var shortened: [MessageID] = []
  /// The colours behind ranges of messages' texts. They do not change the layout.
  public var highlights: [MessageID: [TextHighlight]] = [:]
  /// Counts of the work since the transcript was created.
  package internal(set) var work = TranscriptStatistics()

  /// When heights are computed.
  public let opening: TranscriptOpening

  var rowIndex = RowIndex()
  /// The entries by slot. A free slot keeps its last entry until it is used again.
  var entries = ChunkedArray<TranscriptEntry>()
  var records = RowRecords()
  let rowCache = RowCache()
  /// Identifies the state of everything that all rows share, such as the style and the width. It gets a new
  /// value when any of that changes.
  var layoutStamp: UInt64 = 0
  /// Identifies the state of everything that all rows share, except the width. It gets a new value when any
  /// of that changes.
  var formStamp: UInt64 = 0
  var slots = SlotTable()
  /// What messages cover, for quotes of them. Most messages cover nothing.
  var covers: [MessageID: QuoteCover] = [:]
  /// The messages that take their quotes from a message, by the id of that message.
  var replies: [MessageID: Set<MessageID>] = [:]
  /// The changes that edits make; nil while no changes are recorded (see `recordChanges(_:)`).
  var journal: ChangeJournal?
  /// The transcript's height when recording began.
  var journalHeight: LayoutUnit = 0
  /// The stream of the message to which text was appended last; nil if there is none.
  var stream: MessageStream?

  /// Lays out messages. If several have the same id, the first is laid out and the others are listed in
  /// `duplicates`.
  ///
  /// - Parameters:
  ///   - messages: The messages, oldest first.
  ///   - style: The style of the conversation.
  ///   - width: The width of the transcript in points; see `width`.
  ///   - engine: The engine with the fonts.
  ///   - environment: The reader's identity, language and settings.
  ///   - options: The options for rows besides the messages.
  ///   - opening: Whether all heights are computed at once, or only estimated (`settle(around:for:edge:)`).
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
    assembler.welcomeTypists()
  }

  /// The number of messages.
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

  /// The width of the widest row, in points. It equals the transcript's width, unless that is infinite.
  /// - Complexity: Linear if the width is infinite, otherwise constant.
  public var contentWidth: LayoutUnit {
    assembler.width.limit ?? self.rows.map(\.frame.width).max() ?? 0
  }

  /// Returns the message with an id; nil if there is none.
  public func message(withID id: MessageID) -> Message? { slot(of: id).map { entries[$0].message } }

  /// Returns the index of a message, counted from the top; nil if there is no message with this id.
  /// - Complexity: Logarithmic.
  public func index(of id: MessageID) -> Int? { slot(of: id).map { rowIndex.index(of: $0) } }

  /// Returns the id of the message at an index, counted from the top; nil if the index is out of range.
  /// - Complexity: Logarithmic.
  public func id(at index: Int) -> MessageID? {
    (0..<count).contains(index) ? entries[rowIndex.slot(at: index)].message.id : nil
  }

  /// Returns the frame of a message's cell in the transcript; nil if there is no message with this id.
  /// - Complexity: Logarithmic.
  public func frame(of id: MessageID) -> Rect? { slot(of: id).map { frame(at: $0) } }

  /// Returns the cell of a message; nil if there is no message with this id.
  /// - Complexity: Logarithmic.
  public func cell(withID id: MessageID) -> Cell? { slot(of: id).map { cell(at: $0) } }
}
