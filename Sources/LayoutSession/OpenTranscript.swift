import BubbleLayout
import LayoutFormat
import TextLayout

/// A transcript of a session.
final class OpenTranscript {
  var layout: Transcript
  var look: SessionLook
  /// The problems in the file that the transcript was opened from.
  let problems: [SessionProblem]
  /// The text whose visible occurrences are highlighted, and the current one.
  var sought: SessionHighlights?
  /// Whether the transcript records its changes, so that the client can request them.
  private var notesChanges = false
  /// How many ids were left out before the last change.
  private var knownDuplicates = 0
  /// How many messages were shortened before the last change.
  private var knownShortened = 0
  /// The formulas that could not be read completely, since the last request.
  private var formulas: [MessageFormulaProblem] = []
  /// The bytes of the messages, and of the ids of messages that were left out or shortened.
  var messageBytes = 0
  /// The bytes of the highlights and of the sizes of custom parts.
  var kept = KeptValues()
  /// The maximum of `bytes`. The session sets it before each change to what other transcripts leave.
  var allowance: Int
  /// The limits of the session.
  let limits: SessionLimits
  /// The maximum number of reported formulas in one answer.
  private static let formulaLimit = 100

  /// - Parameter room: The bytes that the transcript may keep.
  /// - Throws: `SessionFailure` for a file that cannot be read, a style that does not exist, and a transcript
  ///   that would keep too many bytes.
  init(
    _ opening: SessionOpening, engine: LayoutEngine, room: SessionRoom
  ) throws(SessionFailure) {
    (limits, allowance) = (room.limits, room.bytes)
    var room = room
    var look = SessionLook()
    try look.apply(opening.settings, in: "open")
    kept.note("customSizes", opening.customSizes.reduce(0) { $0 + $1.jsonValue.weight })
    try room.take(SessionLimits.baseWeight + look.kept.bytes + kept.bytes, "open")
    var problems: [SessionProblem] = []
    var messages = opening.messages ?? []
    for message in messages { try room.take(message.keptBytes(engine.limits), "open.messages") }
    if let file = opening.file {
      let read = try MessageFile.messages(
        at: file, format: opening.input, limits: engine.limits, &room, &problems)
      messages = read.messages
      if opening.settings.people == nil, let people = read.people {
        let before = look.kept.bytes
        look.take(people)
        try room.take(look.kept.bytes - before, "open.file")
      }
    }
    self.look = look
    self.problems = problems
    layout = Transcript(
      messages, style: look.style, width: opening.width,
      engine: Self.engine(engine, sizes: opening.customSizes), environment: look.environment,
      options: look.options, opening: opening.heights == .exact ? .settled : .estimated)
    // Duplicates were left out.
    messageBytes =
      layout.duplicates.isEmpty
      ? allowance - room.bytes - bytes : layout.messages.reduce(0) { $0 + $1.keptBytes(engine.limits) }
    // With estimated heights, no message is parsed before it is visible.
    if opening.heights == .exact { note(formulasOf: messages, layout.engine) }
  }

  /// Returns an engine with the sizes of custom parts, and with the fonts of another engine.
  private static func engine(_ engine: LayoutEngine, sizes: [SessionCustomSize]) -> LayoutEngine {
    guard !sizes.isEmpty else { return engine }
    // This cannot fail, because the fonts are open already.
    let sized = try? LayoutEngine(
      fonts: .collection(engine.fonts),
      customSizing: { SessionCustomSize.size(of: $0, within: $1, in: sizes) }, formulas: engine.formulas)
    return sized ?? engine
  }

  /// Records the formulas of messages that could not be read completely.
  ///
  /// - Parameter engine: The transcript's engine. It is passed separately, because the transcript may be in
  ///   the middle of a change.
  func note(formulasOf messages: [Message], _ engine: LayoutEngine) {
    for message in messages where formulas.count < Self.formulaLimit {
      formulas += engine.formulaProblems(in: message).prefix(Self.formulaLimit - formulas.count)
    }
  }

  var header: LayoutHeader {
    var header = LayoutHeader(style: layout.style, width: layout.width, environment: layout.environment)
    header.isInverted = look.isInverted
    return header
  }

  /// Returns the state of the transcript. It includes the ids of messages that were left out or shortened
  /// since the last call, and formulas that could not be read.
  func state() -> SessionState {
    defer {
      (knownDuplicates, knownShortened) = (layout.duplicates.count, layout.shortened.count)
      formulas = []
    }
    let duplicates = Array(layout.duplicates[knownDuplicates...])
    let shortened = Array(layout.shortened[knownShortened...])
    // The layout keeps these ids.
    for id in duplicates + shortened { messageBytes += id.weight }
    return SessionState(layout, duplicates: duplicates, shortened: shortened, formulas: formulas)
  }

  /// Returns the changes since the last call. The first call reports that everything may have changed.
  func takeChanges() -> ChangeSet? {
    if notesChanges { return layout.takeChanges().map(places.changes) }
    notesChanges = true
    layout.startChanges()
    return .reload(height: layout.height)
  }
}

extension SessionFailure {
  /// Returns the failure of a request that names an unknown message.
  static func noMessage(_ id: MessageID, _ field: String) -> SessionFailure {
    let name = if case .string(let id) = id { "\"\(id.prefix(100))\"" } else { "\(id)" }
    return SessionFailure(.noMessage, "no message has the id \(name)", field: field)
  }
}
