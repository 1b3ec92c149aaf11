extension Message: MessageRecord {
  package static var standard: Message { Message(id: 0, sender: nil, text: "") }

  /// The main fields. If a main field has a wrong type, the whole message is left out.
  package static let mainFields: [RecordField<Message>] = [
    .field("id", \.id, or: 0, isAlwaysWritten: true), .optional("sender", \.sender),
    .optional("timestamp", \.timestamp), .field("text", \.text, or: "", isAlwaysWritten: true),
    .field("kind", \.kind, or: .message), .field("dir", \.direction, or: .natural),
    .optional("lang", \.languageTag),
  ]

  /// The optional fields. If the value of one is invalid, the field is left out, and the rest of the message
  /// is kept.
  package static let partFields: [RecordField<Message>] = [
    .list("spans", \.spans), .optional("format", \.format),
    .field("streaming", \.isStreaming, or: false), .optional("breaks", \.lineEnds),
    .optional("dollars", \.readsDollars),
    .field("blocks", \.blocks, MessageBlock.documentForm, or: []),
    .optional("senderName", \.senderName), .optional("quote", \.quote), .list("attachments", \.attachments),
    .list("reactions", \.joinedReactions), .list("buttons", \.buttons),
    .field("edited", \.isEdited, or: false),
    .field("deleted", \.isDeleted, or: false),
    .optional("delivery", \.delivery), .optional("forwarded", \.forwardedFrom),
    .field("pinned", \.isPinned, or: false), .optional("views", \.viewCount), .optional("expires", \.expires),
    .optional("thread", \.thread), .optional("time", \.timeText), .list("seenBy", \.seenBy),
  ]

  package static let fields = mainFields + partFields

  package mutating func check() { spans = spans.onScalars(of: text) }

  /// The language in the JSON form, in which an empty string also means that it is unknown.
  private var languageTag: String? {
    get { language }
    set { language = newValue == "" ? nil : newValue }
  }

  package static var form: JSONForm<Message> {
    JSONForm {
      let text = JSONSchema.object([.init("text", .string, isRequired: true)], allowsOthers: true)
      let attachments = JSONSchema.object(
        [.init("attachments", .nonEmptyArray, isRequired: true)], allowsOthers: true)
      let blocks = JSONSchema.object([.init("blocks", .nonEmptyArray, isRequired: true)], allowsOthers: true)
      return objectSchema.and(.any(of: [text, attachments, blocks])).defined(as: "Message")
    } read: { (value) throws(FieldError) in
      let message = try Message(json: value)
      try require("id", of: value, as: MessageID.form)
      if message.attachments.isEmpty, message.blocks.isEmpty {
        try require("text", of: value, as: String.form)
      }
      return message
    } write: {
      $0.jsonValue
    }
  }

  private static func require<Value>(
    _ name: String, of value: JSONValue, as form: JSONForm<Value>
  ) throws(FieldError) {
    guard let member = value[name] else {
      throw .missing(name, given: value.names, known: fields.map(\.name))
    }
    do throws(FieldError) {
      _ = try form.read(member)
    } catch {
      throw error.within(.member(name))
    }
  }

  /// A JSON Schema (draft 2020-12) of one message as it is read.
  package static var schema: JSONValue { form.schema().document(title: "Message of a chat") }
}

extension Message: Codable {
  /// Reads a message from a JSON object. All fields except `id` and `text` are optional. `text` is optional
  /// too if there is an attachment. Unknown fields are ignored.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes `id`, `text`, and all fields that differ from their defaults.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}

extension Message {
  /// The reactions. Those of the same emoji become one when they are set.
  fileprivate var joinedReactions: [Reaction] {
    get { reactions }
    set { reactions = Reaction.joined(newValue) }
  }
}
