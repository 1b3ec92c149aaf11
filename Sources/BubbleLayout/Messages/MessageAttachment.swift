/// Something a message carries besides its text.
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

extension MessageAttachment: JSONConvertible {
  /// How attachments of one `type` are read and written.
  private struct Kind: Sendable {
    let type: String
    let schema: @Sendable () -> JSONSchema
    let read: @Sendable (JSONValue) throws(FieldError) -> MessageAttachment
    /// Nil for attachments of other types.
    let members: @Sendable (MessageAttachment) -> JSONValue?

    init<Record: MessageRecord>(
      _ type: String, wrap: @escaping @Sendable (Record) -> MessageAttachment,
      unwrap: @escaping @Sendable (MessageAttachment) -> Record?
    ) {
      self.type = type
      schema = {
        let property = JSONSchema.Property("type", .constant(.string(type)), isRequired: true)
        return .object([property] + Record.fields.map(\.property), allowsOthers: true)
      }
      read = { (value) throws(FieldError) in wrap(try Record(json: value)) }
      members = { unwrap($0)?.jsonValue }
    }
  }

  private static let kinds: [Kind] =
    MediaKind.allCases.map { kind in
      Kind(kind.rawValue) {
        var media: MediaAttachment = $0
        media.kind = kind
        return .media(media)
      } unwrap: {
        if case .media(let media) = $0, media.kind == kind { media } else { nil }
      }
    } + [
      Kind("voice") {
        .voice($0)
      } unwrap: {
        if case .voice(let voice) = $0 { voice } else { nil }
      },
      Kind("file") {
        .file($0)
      } unwrap: {
        if case .file(let file) = $0 { file } else { nil }
      },
      Kind("contact") {
        .contact($0)
      } unwrap: {
        if case .contact(let contact) = $0 { contact } else { nil }
      },
      Kind("location") {
        .location($0)
      } unwrap: {
        if case .location(let place) = $0 { place } else { nil }
      },
      Kind("poll") {
        .poll($0)
      } unwrap: {
        if case .poll(let poll) = $0 { poll } else { nil }
      },
      Kind("link") {
        .link($0)
      } unwrap: {
        if case .link(let link) = $0 { link } else { nil }
      },
      Kind("code") {
        .code($0)
      } unwrap: {
        if case .code(let code) = $0 { code } else { nil }
      },
      Kind("call") {
        .call($0)
      } unwrap: {
        if case .call(let call) = $0 { call } else { nil }
      },
      Kind("custom") {
        .custom($0)
      } unwrap: {
        if case .custom(let custom) = $0 { custom } else { nil }
      },
    ]

  package static var form: JSONForm<MessageAttachment> {
    JSONForm {
      JSONSchema.any(of: kinds.map { $0.schema() }).defined(as: "MessageAttachment")
    } read: { (value) throws(FieldError) in
      let type = try Self.type(of: value)
      guard let kind = kinds.first(where: { $0.type == type }) else {
        throw FieldError("type", "there is no attachment of type \(type.quoted(limit: 40))")
      }
      return try kind.read(value)
    } write: { attachment in
      for kind in kinds {
        guard case .object(let members)? = kind.members(attachment) else { continue }
        return .object([JSONValue.Member(name: "type", value: .string(kind.type))] + members)
      }
      return .null
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
  /// Reads an object such as `{"type":"image","width":640,"height":480}`; `type` decides which other fields there
  /// are.
  ///
  /// - Throws: `DecodingError` with the path to what does not fit.
  public init(from decoder: any Decoder) throws { try self.init(decoding: decoder) }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws { try write(to: encoder) }
}
