import BubbleLayout
import LayoutFormat
import TextLayout

/// A transcript of a session.
final class OpenTranscript {
  var layout: Transcript
  var look: SessionLook
  /// What was wrong in the file that it was opened from.
  let problems: [SessionProblem]
  /// The text of which each place is highlighted that is shown, and the place that the reader is at.
  var sought: SessionHighlights?
  /// Whether edits are noted, to be told when they are asked for.
  private var notesChanges = false
  /// How many ids were left out before the last change.
  private var knownDuplicates = 0
  /// How many messages were shortened before it.
  private var knownShortened = 0
  /// The formulas that are not understood, since this was asked last.
  private var formulas: [MessageFormulaProblem] = []
  /// How many of them are told at a time.
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
    // Whoever opens with estimates wants no message read before it is seen.
    if opening.heights == .exact { note(formulasOf: messages, layout.engine) }
  }

  /// An engine that knows how large the application's own parts are, with the fonts of another.
  private static func engine(_ engine: LayoutEngine, sizes: [SessionCustomSize]) -> LayoutEngine {
    guard !sizes.isEmpty else { return engine }
    // Fonts that are open already cannot fail to open.
    let sized = try? LayoutEngine(
      fonts: .collection(engine.fonts),
      customSizing: { SessionCustomSize.size(of: $0, within: $1, in: sizes) }, formulas: engine.formulas)
    return sized ?? engine
  }

  /// Notes the formulas of messages that are not understood.
  ///
  /// - Parameter engine: The transcript's, which may be in the middle of a change.
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

  /// The transcript as it is, with the ids that were left out, those of messages that were shortened, and formulas that are not understood,
  /// since this was asked last.
  func state() -> SessionState {
    defer {
      (knownDuplicates, knownShortened) = (layout.duplicates.count, layout.shortened.count)
      formulas = []
    }
    return SessionState(
      layout, duplicates: Array(layout.duplicates[knownDuplicates...]),
      shortened: Array(layout.shortened[knownShortened...]), formulas: formulas)
  }

  /// What was done since this was asked last. The first time everything may look different from what somebody knows.
  func takeChanges() -> ChangeSet? {
    if notesChanges { return layout.takeChanges().map(places.changes) }
    notesChanges = true
    layout.startChanges()
    return .reload(height: layout.height)
  }
}

extension SessionFailure {
  /// That a request names a message that does not exist.
  static func noMessage(_ id: MessageID, _ field: String) -> SessionFailure {
    let name = if case .string(let id) = id { "\"\(id.prefix(100))\"" } else { "\(id)" }
    return SessionFailure(.noMessage, "no message has the id \(name)", field: field)
  }
}
