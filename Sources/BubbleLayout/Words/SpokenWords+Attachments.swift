extension SpokenWords {
  /// The kind of an attachment, in a word.
  func kind(of attachment: MessageAttachment) -> String {
    switch attachment {
    case .media(let media): self[media.kind.word]
    case .voice: self[.voiceMessage]
    case .file: self[.file]
    case .contact: self[.contact]
    case .location: self[.location]
    case .call(let call): self[call.word]
    case .poll(let poll): self[poll.correctAnswer == nil ? .poll : .quiz]
    case .link: self[.link]
    case .code: self[.code]
    case .custom: self[.attachment]
    }
  }

  /// The name of attachments in a line of text: the kind of the first, or how many there are of its kind.
  func name(of first: MessageAttachment, among all: [MessageAttachment]) -> String {
    let kind = Self.capitalized(kind(of: first))
    func titled(_ title: String) -> String { joined([kind, isolated(title)]) }
    switch first {
    case .media(let media):
      let alike = all.count { if case .media(let other) = $0 { other.kind == media.kind } else { false } }
      return alike > 1 ? media.kind.counted.map { count(alike, $0) } ?? kind : kind
    case .voice, .call: return kind
    case .file(let file): return file.name.isEmpty ? kind : file.name
    case .contact(let contact): return titled(contact.name)
    case .location(let place): return titled(place.name ?? "")
    case .poll(let poll): return titled(poll.question)
    case .link(let link): return link.title ?? link.address
    case .code(let code): return code.text
    case .custom(let custom): return custom.alternative ?? kind
    }
  }
}

extension MediaKind {
  /// The name of one attachment of this kind.
  var word: SpokenWord {
    switch self {
    case .image: .photo
    case .video: .video
    case .animation: .animation
    case .sticker: .sticker
    case .videoNote: .videoMessage
    }
  }

  /// The name of several; nil for kinds that are not counted.
  fileprivate var counted: SpokenWord? {
    switch self {
    case .image: .photos
    case .video: .videos
    case .animation, .sticker, .videoNote: nil
    }
  }
}

extension CallAttachment {
  /// The name of this kind.
  var word: SpokenWord { isMissed ? .missedCall : isVideo ? .videoCall : .voiceCall }
}
