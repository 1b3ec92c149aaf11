/// A button under a message.
public struct MessageButton: Hashable, Sendable {
  /// The text on the button.
  public var title: String
  /// The application's id for the button, which hits and parts include. If nil, the button is identified by
  /// its index.
  public var id: String?
  /// What a press does.
  public var kind: ButtonKind
  /// The address that a press opens; nil if there is none. It is exactly as in the message, so check its
  /// scheme before you open it.
  public var address: String?

  /// Creates a button.
  public init(_ title: String, id: String? = nil, kind: ButtonKind = .action) {
    self.title = title
    self.id = id
    self.kind = kind
  }
}

/// The action of a button. The look of the button shows its kind.
public enum ButtonKind: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// The application handles the press.
  case action
  /// Like `action`, but the button is filled, because it is the main choice.
  case primary
  /// The button opens a link. An arrow in its corner shows that it leads out of the chat.
  case link
  /// The button copies a text. A copy icon in its corner shows this.
  case copy
}

extension MessageButton: ExpressibleByStringLiteral {
  /// Creates a button with only a title.
  public init(stringLiteral title: String) { self.init(title) }
}

extension MessageButton: MessageRecord {
  package static var standard: MessageButton { MessageButton("") }

  package static let fields: [RecordField<MessageButton>] = [
    .field("title", \.title, isRequired: true), .optional("id", \.id), .field("kind", \.kind, or: .action),
    .optional("address", \.address),
  ]

  /// The JSON form: a title, or an object with more fields.
  package static var form: JSONForm<MessageButton> {
    JSONForm {
      JSONSchema.any(of: [.string, objectSchema]).defined(as: "MessageButton")
    } read: { (value) throws(FieldError) in
      switch value {
      case .string(let title): return MessageButton(title)
      case .object: return try MessageButton(json: value)
      default: throw .mismatch(.string, .object, found: value)
      }
    } write: { button in
      button == MessageButton(button.title) ? .string(button.title) : button.jsonValue
    }
  }
}

extension MessageButton: Codable {
  /// Reads a title, or an object such as `{"title":"Open","id":"open","kind":"link"}`.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes the value that `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
