/// Somebody's address.
public struct ContactAttachment: Hashable, Sendable {
  /// Whose.
  public var name: String
  /// A telephone number, a mail address.
  public var detail: String?

  /// Somebody by name.
  public init(name: String, detail: String? = nil) {
    self.name = name
    self.detail = detail
  }
}

extension ContactAttachment: MessageRecord {
  static var standard: ContactAttachment { ContactAttachment(name: "") }

  static let fields: [RecordField<ContactAttachment>] = [
    .field("name", \.name, isRequired: true), .optional("detail", \.detail),
  ]
}
