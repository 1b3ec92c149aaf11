/// A file of any kind.
public struct FileAttachment: Hashable, Sendable {
  /// The file's name.
  public var name: String
  /// Its size in bytes; nil for unknown.
  public var byteCount: Int?

  /// A file.
  public init(name: String, byteCount: Int? = nil) {
    self.name = name
    self.byteCount = byteCount
  }
}

extension FileAttachment: MessageRecord {
  package static var standard: FileAttachment { FileAttachment(name: "") }

  package static let fields: [RecordField<FileAttachment>] = [
    .field("name", \.name, isRequired: true), .optional("bytes", \.byteCount),
  ]
}
