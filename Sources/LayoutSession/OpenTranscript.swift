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
  /// The maximum number of reported formulas in one answer.
  private static let formulaLimit = 100

  /// - Throws: `SessionFailure` for a file that cannot be read, and a style that does not exist.
  init(_ opening: SessionOpening, engine: LayoutEngine) throws(SessionFailure) {
    var look = SessionLook()
    try look.apply(opening.settings, in: "open")
    var problems: [SessionProblem] = []
    var messages = opening.messages ?? []
    if let file = opening.file {
      let read = try MessageFile.messages(at: file, format: opening.input, &problems)
      messages = read.messages
      if opening.settings.people == nil, let people = read.people { look.environment.people = people }
    }
    self.look = look
    self.problems = problems
    layout = Transcript(
      messages, style: look.style, width: opening.width,
      engine: Self.engine(engine, sizes: opening.customSizes), environment: look.environment,
      options: look.options, opening: opening.heights == .exact ? .settled : .estimated)
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
    return SessionState(
      layout, duplicates: Array(layout.duplicates[knownDuplicates...]),
      shortened: Array(layout.shortened[knownShortened...]), formulas: formulas)
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
