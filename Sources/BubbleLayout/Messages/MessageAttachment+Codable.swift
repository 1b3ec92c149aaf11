extension MessageAttachment: Codable {
  private enum Key: String, CodingKey {
    case type, width, height, state, duration, name, bytes, detail, latitude, longitude, question, options
    case address, title, summary, picture, text, language
  }

  /// Reads `{"type":"image","width":640,"height":480}` and its like; the type says which fields there are.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let type = try fields.decode(String.self, forKey: .type)
    if let kind = MediaKind(rawValue: type) {
      self = .media(try Self.media(kind, fields))
      return
    }
    switch type {
    case "voice": self = .voice(VoiceAttachment(duration: try fields.decode(Double.self, forKey: .duration)))
    case "file":
      self = .file(
        FileAttachment(
          name: try fields.decode(String.self, forKey: .name),
          byteCount: try fields.decodeIfPresent(Int.self, forKey: .bytes)))
    case "contact":
      self = .contact(
        ContactAttachment(
          name: try fields.decode(String.self, forKey: .name),
          detail: try fields.decodeIfPresent(String.self, forKey: .detail)))
    case "location":
      self = .location(
        LocationAttachment(
          name: try fields.decodeIfPresent(String.self, forKey: .name),
          latitude: try fields.decode(Double.self, forKey: .latitude),
          longitude: try fields.decode(Double.self, forKey: .longitude)))
    case "poll":
      self = .poll(
        PollAttachment(
          question: try fields.decode(String.self, forKey: .question),
          options: try fields.decode([String].self, forKey: .options)))
    case "link":
      self = .link(
        LinkPreview(
          address: try fields.decode(String.self, forKey: .address),
          title: try fields.decodeIfPresent(String.self, forKey: .title),
          summary: try fields.decodeIfPresent(String.self, forKey: .summary),
          picture: try fields.decodeIfPresent(PictureSize.self, forKey: .picture)))
    case "code":
      self = .code(
        CodeBlock(
          text: try fields.decode(String.self, forKey: .text),
          language: try fields.decodeIfPresent(String.self, forKey: .language)))
    default:
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: fields, debugDescription: "there is no attachment of type \"\(type)\"")
    }
  }

  private static func media(_ kind: MediaKind, _ fields: KeyedDecodingContainer<Key>) throws
    -> MediaAttachment
  {
    let width = try fields.decodeIfPresent(Double.self, forKey: .width)
    let height = try fields.decodeIfPresent(Double.self, forKey: .height)
    var size: PictureSize?
    if let width, let height { size = PictureSize(width: width, height: height) }
    return MediaAttachment(
      kind: kind, size: size, state: try fields.decodeIfPresent(MediaState.self, forKey: .state) ?? .ready)
  }

  /// Writes what `init(from:)` reads.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    switch self {
    case .media(let media):
      try fields.encode(media.kind.rawValue, forKey: .type)
      try fields.encodeIfPresent(media.size?.width, forKey: .width)
      try fields.encodeIfPresent(media.size?.height, forKey: .height)
      if media.state != .ready { try fields.encode(media.state, forKey: .state) }
    case .voice(let voice):
      try fields.encode("voice", forKey: .type)
      try fields.encode(voice.duration, forKey: .duration)
    case .file(let file):
      try fields.encode("file", forKey: .type)
      try fields.encode(file.name, forKey: .name)
      try fields.encodeIfPresent(file.byteCount, forKey: .bytes)
    case .contact(let contact):
      try fields.encode("contact", forKey: .type)
      try fields.encode(contact.name, forKey: .name)
      try fields.encodeIfPresent(contact.detail, forKey: .detail)
    case .location(let location):
      try fields.encode("location", forKey: .type)
      try fields.encodeIfPresent(location.name, forKey: .name)
      try fields.encode(location.latitude, forKey: .latitude)
      try fields.encode(location.longitude, forKey: .longitude)
    case .poll(let poll):
      try fields.encode("poll", forKey: .type)
      try fields.encode(poll.question, forKey: .question)
      try fields.encode(poll.options, forKey: .options)
    case .link(let link):
      try fields.encode("link", forKey: .type)
      try fields.encode(link.address, forKey: .address)
      try fields.encodeIfPresent(link.title, forKey: .title)
      try fields.encodeIfPresent(link.summary, forKey: .summary)
      try fields.encodeIfPresent(link.picture, forKey: .picture)
    case .code(let code):
      try fields.encode("code", forKey: .type)
      try fields.encode(code.text, forKey: .text)
      try fields.encodeIfPresent(code.language, forKey: .language)
    }
  }
}
