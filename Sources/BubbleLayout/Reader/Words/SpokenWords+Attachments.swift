extension SpokenWords {
  /// Returns the word for the kind of an attachment.
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

  /// Returns a name for the attachments of a message in a line of text: the kind of the first one, or how
  /// many attachments of its kind there are.
  func name(of first: MessageAttachment, among all: [MessageAttachment]) -> String {
    let kind = Self.capitalized(kind(of: first))
    switch first {
    case .media(let media):
      let alike = all.count { if case .media(let other) = $0 { other.kind == media.kind } else { false } }
      return alike > 1 ? media.kind.counted.map { count(alike, $0) } ?? kind : kind
    case .file(let file): return file.name.visible ?? kind
    case .link(let link): return link.shownName?.visible ?? kind
    case .code(let code): return code.text
    case .custom(let custom): return custom.alternative ?? kind
    default: return first.shownName?.visible.map { joined([kind, $0]) } ?? kind
    }
  }
}

extension MediaKind {
  /// The word for one attachment of this kind.
  var word: SpokenWord {
    switch self {
    case .image: .photo
    case .video: .video
    case .animation: .animation
    case .sticker: .sticker
    case .videoNote: .videoMessage
    }
  }

  /// The words for several attachments of this kind; nil for kinds that are not counted.
  fileprivate var counted: SpokenWord? {
    switch self {
    case .image: .photos
    case .video: .videos
    case .animation, .sticker, .videoNote: nil
    }
  }
}

extension CallAttachment {
  /// The word for this kind of call.
  var word: SpokenWord {
    isMissed ? isVideo ? .missedVideoCall : .missedCall : isVideo ? .videoCall : .voiceCall
  }
}

extension HitTarget.CardKind {
  /// The word for one card of this kind.
  var word: SpokenWord {
    switch self {
    case .voice: .voiceMessage
    case .file: .file
    case .contact: .contact
    case .location: .location
    case .poll: .poll
    case .link: .link
    case .code: .code
    case .custom: .attachment
    case .call: .voiceCall
    }
  }
}
