/// A file of any kind.
public struct FileAttachment: Hashable, Sendable {
  /// The file's name.
  public var name: String
  /// The size of the file in bytes; nil if unknown.
  public var byteCount: Int?
  /// The length of a sound in seconds, shown before the size; nil if unknown, and for other files.
  public var duration: Double?
  /// Whether the file is available. The state does not change the size of the card.
  public var state: MediaState
  /// How much of the file has been transferred, from 0 to 1, while the state is `loading` or `uploading`; nil
  /// if unknown. It is drawn around the icon, and does not change the layout.
  public var progress: Double?
  /// The address of the file; nil if the message has none, because the application finds the file in another
  /// way. It is exactly as in the message, so check its scheme before you open it.
  public var address: String?
  /// Whether the attachment is covered until the reader uncovers it (see `LayoutEnvironment.uncovered`).
  public var isCovered = false

  /// Creates a file.
  public init(name: String, byteCount: Int? = nil, state: MediaState = .ready, progress: Double? = nil) {
    self.name = name
    self.byteCount = byteCount
    self.state = state
    self.progress = progress
  }
}

extension FileAttachment: MessageRecord {
  package static var standard: FileAttachment { FileAttachment(name: "") }

  package static let fields: [RecordField<FileAttachment>] = [
    .field("name", \.name, isRequired: true), .optional("bytes", \.byteCount),
    .field("state", \.state, or: .ready), .optional("progress", \.progress),
    .optional("address", \.address), .optional("duration", \.duration),
  ]
}

extension FileAttachment: AttachmentRecord {
  package var attachment: MessageAttachment { .file(self) }
  package var shownName: String? { name }
  package var otherTexts: [String?] { [address] }
  package var texts: [(steps: [ContentPath.Step], text: String)] { [(["name"], name)] }
}
