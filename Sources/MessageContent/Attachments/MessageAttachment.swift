/// An attachment of a message: a picture, a voice message, a file or another kind.
public enum MessageAttachment: Hashable, Sendable {
  case media(MediaAttachment)
  case voice(VoiceAttachment)
  case file(FileAttachment)
  case contact(ContactAttachment)
  case location(LocationAttachment)
  case poll(PollAttachment)
  case link(LinkPreview)
  case code(CodeBlock)
  case call(CallAttachment)
  case custom(CustomAttachment)
}

extension MessageAttachment {
  /// A picture, like `{"type": "image", "width": 4, "height": 3, "alt": "…"}` in JSON.
  ///
  /// - Parameters:
  ///   - size: The size of the picture in any unit, from which its shape follows; nil if it is unknown.
  ///   - alternative: The words for readers who do not see it.
  public static func image(_ size: PictureSize? = nil, alternative: String? = nil) -> MessageAttachment {
    .media(MediaAttachment(size: size, alternative: alternative))
  }

  /// The attachment as a record, for properties that all kinds have.
  package var record: any AttachmentRecord {
    switch self {
    case .media(let media): media
    case .voice(let voice): voice
    case .file(let file): file
    case .contact(let contact): contact
    case .location(let place): place
    case .poll(let poll): poll
    case .link(let link): link
    case .code(let code): code
    case .call(let call): call
    case .custom(let custom): custom
    }
  }

  private static let kinds: [Kind] =
    MediaKind.allCases.map(Kind.init) + [
      Kind("voice", VoiceAttachment.self), Kind("file", FileAttachment.self),
      Kind("contact", ContactAttachment.self), Kind("location", LocationAttachment.self),
      Kind("poll", PollAttachment.self), Kind("link", LinkPreview.self), Kind("code", CodeBlock.self),
      Kind("call", CallAttachment.self), Kind("custom", CustomAttachment.self),
    ]
}

extension MessageAttachment {
  /// Whether the attachment is covered until the reader uncovers it (see `LayoutEnvironment.uncovered`).
  public var isCovered: Bool {
    get { record.isCovered }
    set {
      guard newValue != isCovered else { return }
      var record = record
      record.isCovered = newValue
      self = record.attachment
    }
  }
}

extension MessageAttachment: JSONConvertible {
  /// The rules for reading and writing attachments of one `type`.
  private struct Kind: Sendable {
    let type: String
    let schema: @Sendable () -> JSONSchema
    let read: @Sendable (JSONValue) throws(FieldError) -> MessageAttachment
    /// Returns whether an attachment is of this kind.
    let has: @Sendable (any AttachmentRecord) -> Bool

    init<Record: AttachmentRecord>(_ type: String, _ record: Record.Type) {
      self.init(type, record) { (value) throws(FieldError) in
        try Record(json: value).attachment
      } has: {
        $0 is Record
      }
    }

    init(_ kind: MediaKind) {
      self.init(kind.rawValue, MediaAttachment.self) { (value) throws(FieldError) in
        var media = try MediaAttachment(json: value)
        media.kind = kind
        return .media(media)
      } has: {
        ($0 as? MediaAttachment)?.kind == kind
      }
    }

    private init<Record: AttachmentRecord>(
      _ type: String, _: Record.Type,
      read: @escaping @Sendable (JSONValue) throws(FieldError) -> MessageAttachment,
      has: @escaping @Sendable (any AttachmentRecord) -> Bool
    ) {
      self.type = type
      schema = {
        let property = JSONSchema.Property("type", .constant(.string(type)), isRequired: true)
        return .object(
          [property] + Record.fields.map(\.property) + [CoverField.property], allowsOthers: true)
      }
      (self.read, self.has) = (read, has)
    }
  }

  package static var form: JSONForm<MessageAttachment> {
    JSONForm {
      JSONSchema.any(of: kinds.map { $0.schema() }).defined(as: "MessageAttachment")
    } read: { (value) throws(FieldError) in
      let type = try Self.type(of: value)
      guard let kind = kinds.first(where: { $0.type == type }) else {
        let suggestion = Suggestion.aside(for: type, among: kinds.map(\.type))
        throw FieldError("type", "unknown attachment type \(type.quoted(limit: 40))\(suggestion)")
      }
      var attachment = try kind.read(value)
      attachment.isCovered = try CoverField.read(value)
      return attachment
    } write: { attachment in
      let record = attachment.record
      guard let kind = kinds.first(where: { $0.has(record) }), case .object(let members) = record.jsonValue
      else {
        return .null
      }
      return .object(
        [JSONValue.Member(name: "type", value: .string(kind.type))] + members
          + CoverField.members(record.isCovered))
    }
  }

  private static func type(of value: JSONValue) throws(FieldError) -> String {
    guard case .object = value else { throw .mismatch(.object, found: value) }
    do throws(FieldError) {
      guard let type = value["type"] else { throw FieldError(.missing) }
      return try String.form.read(type)
    } catch {
      throw error.within(.member("type"))
    }
  }
}

extension MessageAttachment: Codable {
  /// Reads an object such as `{"type":"image","width":640,"height":480}`. Its `type` decides which other
  /// fields are allowed.
  ///
  /// - Throws: `DecodingError` with the path to the invalid part.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes the object that `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
