extension Message: MessageRecord {
  static var standard: Message { Message(id: 0, sender: nil, text: "") }

  /// What a message consists of: one in which any of these is of a wrong type says nobody knows what.
  package static let mainFields: [RecordField<Message>] = [
    .field("id", \.id, or: 0, isAlwaysWritten: true), .optional("sender", \.sender),
    .optional("timestamp", \.timestamp), .field("text", \.text, or: "", isAlwaysWritten: true),
    .field("kind", \.kind, or: .message), .field("dir", \.direction, or: .natural),
    .optional("lang", \.languageTag),
  ]

  /// What a message may do without.
  package static let partFields: [RecordField<Message>] = [
    .list("spans", \.spans), .optional("quote", \.quote), .list("attachments", \.attachments),
    .list("reactions", \.reactions), .list("buttons", \.buttons), .field("edited", \.isEdited, or: false),
    .optional("delivery", \.delivery),
  ]

  package static let fields = mainFields + partFields

  /// The language; empty for unknown as well.
  private var languageTag: String? {
    get { language }
    set { language = newValue == "" ? nil : newValue }
  }

  static var form: JSONForm<Message> {
    JSONForm {
      let text = JSONSchema.object([.init("text", .string, isRequired: true)], allowsOthers: true)
      let attachments = JSONSchema.object(
        [.init("attachments", .nonEmptyArray, isRequired: true)], allowsOthers: true)
      return objectSchema.and(.any(of: [text, attachments])).defined(as: "Message")
    } read: { (value) throws(FieldError) in
      let message = try Message(json: value)
      try require("id", of: value, as: MessageID.form)
      if message.attachments.isEmpty { try require("text", of: value, as: String.form) }
      return message
    } write: {
      $0.jsonValue
    }
  }

  private static func require<Value>(
    _ name: String, of value: JSONValue, as form: JSONForm<Value>
  ) throws(FieldError) {
    do throws(FieldError) {
      guard let member = value[name] else { throw FieldError(.missing) }
      _ = try form.read(member)
    } catch {
      throw error.within(.member(name))
    }
  }

  /// A JSON Schema (draft 2020-12) of the messages that are read, one for each.
  package static var schema: JSONValue { form.schema().document(title: "Message of a chat") }
}

extension Message: Codable {
  /// Reads a message of the JSON Lines form; all but `id` and `text` may be left out, and `text` as well where
  /// there is an attachment. Other fields are ignored.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes the fields that say anything.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
