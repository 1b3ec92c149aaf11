extension Message {
  /// The message as one text, for rows that have room for nothing else: the plain text of its blocks, or what it carries by its name
  /// ("Photo", "Voice message", a file's name) where it has no words.
  ///
  /// - Complexity: Linear in the texts.
  func inOneText(_ environment: LayoutEnvironment) -> Message {
    var plain = inPlainText
    guard plain.text.isEmpty, !plain.isDeleted, let first = plain.attachments.first else { return plain }
    let words = SpokenWords(environment.locale, language: environment.language)
    plain.text = words.name(of: first, among: plain.attachments)
    plain.spans = []
    return plain
  }
}

extension SpokenWords {
  /// What an attachment is called in a line of text.
  fileprivate func name(of first: MessageAttachment, among all: [MessageAttachment]) -> String {
    switch first {
    case .media(let media):
      let alike = all.count { if case .media(let other) = $0 { other.kind == media.kind } else { false } }
      return switch media.kind {
      case .image: alike > 1 ? count(alike, .photos) : shown(.photo)
      case .video: alike > 1 ? count(alike, .videos) : shown(.video)
      case .animation: shown(.animation)
      case .sticker: shown(.sticker)
      case .videoNote: shown(.videoMessage)
      }
    case .voice: return shown(.voiceMessage)
    case .file(let file): return file.name.isEmpty ? shown(.file) : file.name
    case .contact(let contact): return titled(.contact, contact.name)
    case .location(let place): return titled(.location, place.name ?? "")
    case .poll(let poll): return titled(.poll, poll.question)
    case .link(let link): return link.title ?? link.address
    case .code(let code): return code.text
    case .custom(let custom): return custom.alternative ?? shown(.attachment)
    }
  }

  private func titled(_ word: SpokenWord, _ title: String) -> String {
    joined([shown(word), isolated(title)])
  }

  private func shown(_ word: SpokenWord) -> String { Self.capitalized(self[word]) }
}
