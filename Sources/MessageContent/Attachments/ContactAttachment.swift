/// A contact: a person's name, with a telephone number or an address.
public struct ContactAttachment: Hashable, Sendable {
  /// The contact's name.
  public var name: String
  /// A telephone number or a mail address, shown below the name; nil if there is none.
  public var detail: String?
  /// Whether the attachment is covered until the reader uncovers it (see `LayoutEnvironment.uncovered`).
  public var isCovered = false

  /// Creates a contact.
  public init(name: String, detail: String? = nil) {
    self.name = name
    self.detail = detail
  }
}

extension ContactAttachment: MessageRecord {
  package static var standard: ContactAttachment { ContactAttachment(name: "") }

  package static let fields: [RecordField<ContactAttachment>] = [
    .field("name", \.name, isRequired: true), .optional("detail", \.detail),
  ]
}

extension ContactAttachment: AttachmentRecord {
  package var attachment: MessageAttachment { .contact(self) }
  package var shownName: String? { name }

  package var texts: [(steps: [ContentPath.Step], text: String)] {
    [(["name"], name)] + (detail.map { [(["detail"], $0)] } ?? [])
  }
}
