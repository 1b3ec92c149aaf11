/// A button under a message.
public struct MessageButton: Hashable, Sendable {
  /// What stands on it.
  public var title: String
  /// The application's name for it, which hits and parts repeat; nil for none, and the button is then known by its place.
  public var id: String?
  /// What a press does.
  public var kind: ButtonKind

  /// A button with a title.
  public init(_ title: String, id: String? = nil, kind: ButtonKind = .action) {
    self.title = title
    self.id = id
    self.kind = kind
  }
}

/// What a press on a button does. The button shows which kind it is.
public enum ButtonKind: String, Hashable, Sendable, Codable, CaseIterable, JSONWord {
  /// It is answered in the chat.
  case action
  /// As `action`, and filled: most people are expected to choose it.
  case primary
  /// It opens an address. An arrow in its corner says that it leads out of the chat.
  case link
  /// It copies a text. Two sheets in its corner say so.
  case copy
}

extension MessageButton: ExpressibleByStringLiteral {
  /// A button with a title alone.
  public init(stringLiteral title: String) { self.init(title) }
}

extension MessageButton: MessageRecord {
  package static var standard: MessageButton { MessageButton("") }

  package static let fields: [RecordField<MessageButton>] = [
    .field("title", \.title, isRequired: true), .optional("id", \.id), .field("kind", \.kind, or: .action),
  ]

  /// A title, or an object with more than that.
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
  /// Reads a title, or `{"title":"Open","id":"open","kind":"link"}`.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
