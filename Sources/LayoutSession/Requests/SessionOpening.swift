import BubbleLayout

/// A transcript to open. It replaces an open one of the same name.
package struct SessionOpening: Sendable {
  /// The messages themselves; nil if they are in a file, or if there are none yet.
  package var messages: [Message]?
  /// The path of a file of messages.
  package var file: String?
  /// The format of the file, with the values of `--input`.
  package var input: String?
  /// The width of the transcript, in points; `inf` for no limit.
  package var width = 320.0
  /// Whether the heights of messages that are not visible are exact or estimated.
  package var heights = Heights.exact
  /// The sizes of custom parts; if empty, the sizes in the messages are used.
  package var customSizes: [SessionCustomSize] = []
  package var settings = SessionSettings()

  /// Whether exact heights are computed when the transcript opens, or estimated heights are used first.
  package enum Heights: String, CaseIterable, JSONWord { case exact, estimated }

  package init() {}
}

extension SessionOpening: JSONRecord {
  package static var standard: SessionOpening { SessionOpening() }

  package static let fields: [RecordField<SessionOpening>] =
    [
      .optional("messages", \.messages), .optional("file", \.file), .optional("input", \.input),
      .field("width", \.width, .sessionWidth), .field("heights", \.heights),
      .list("customSizes", \.customSizes),
    ] + SessionSettings.fields.map { $0.within(\.settings) }

  package func check() throws(FieldError) {
    if messages != nil, file != nil {
      throw FieldError("file", "cannot be combined with \"messages\"")
    }
    if input != nil, file == nil { throw FieldError("input", "is only allowed with \"file\"") }
  }
}
