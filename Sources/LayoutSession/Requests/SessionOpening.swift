import BubbleLayout

/// A transcript that is to be opened. One that is open under its name is closed.
struct SessionOpening: Sendable {
  /// The messages themselves; nil where they are in a file, or there are none yet.
  var messages: [Message]?
  /// The path of a file of messages.
  var file: String?
  /// The format of the file, as `--input` has it.
  var input: String?
  var width = 320.0
  var heights = Heights.exact
  /// How large the application's own parts are; empty for what their messages say.
  var customSizes: [SessionCustomSize] = []
  var settings = SessionSettings()

  /// Whether heights are found at once.
  enum Heights: String, CaseIterable, JSONWord { case exact, estimated }

  init() {}
}

extension SessionOpening: JSONRecord {
  static var standard: SessionOpening { SessionOpening() }

  static let fields: [RecordField<SessionOpening>] =
    [
      .optional("messages", \.messages), .optional("file", \.file), .optional("input", \.input),
      .field("width", \.width, .sessionWidth), .field("heights", \.heights),
      .list("customSizes", \.customSizes),
    ] + SessionSettings.fields.map { $0.within(\.settings) }

  func check() throws(FieldError) {
    if messages != nil, file != nil {
      throw FieldError("file", "the messages are in the line or in a file, not in both")
    }
    if input != nil, file == nil { throw FieldError("input", "belongs to \"file\"") }
  }
}
