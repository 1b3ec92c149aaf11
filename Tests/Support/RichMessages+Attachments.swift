import BubbleLayout

extension RichMessages {
  /// Returns a picture of any size, or of unknown size.
  mutating func picture(_ kind: MediaKind? = nil) -> MessageAttachment {
    let size = PictureSize(width: Double(1 + below(2_000)), height: Double(1 + below(2_000)))
    return .media(
      MediaAttachment(
        kind: kind ?? pick(MediaKind.allCases), size: one(in: 6) ? nil : size,
        state: pick(MediaState.allCases)))
  }

  /// An attachment of any kind.
  mutating func attachment() -> MessageAttachment {
    switch below(10) {
    case 0: .voice(VoiceAttachment(duration: Double(below(5_000))))
    case 1: .file(FileAttachment(name: name() + ".tar.gz", byteCount: one(in: 3) ? nil : below(1 << 40)))
    case 2: .contact(ContactAttachment(name: name(), detail: one(in: 2) ? "+49 30 123456" : nil))
    case 3: .location(LocationAttachment(name: one(in: 2) ? name() : nil, latitude: 52.5, longitude: -13.4))
    case 4: .poll(poll())
    case 5:
      .link(
        LinkPreview(
          address: "example.org/" + String(repeating: "x", count: below(80)),
          title: one(in: 3) ? nil : text(),
          summary: one(in: 2) ? nil : text(), picture: one(in: 2) ? nil : PictureSize(width: 2, height: 1)))
    case 6: .code(CodeBlock(text: text()))
    case 7: .custom(form())
    default: picture()
    }
  }

  /// Returns a poll with or without votes; the reader's votes may be among them.
  private mutating func poll() -> PollAttachment {
    let options = (0..<below(5)).map { _ in text() }
    let isCounted = one(in: 2) && has(.votes)
    return PollAttachment(
      question: text(), options: options, votes: isCounted ? options.map { _ in below(2_000) } : [],
      chosen: isCounted && !options.isEmpty ? [below(options.count)] : [])
  }

  /// Returns a custom part of the application, with a given height or one that depends on its width.
  private mutating func form() -> CustomAttachment {
    CustomAttachment(
      name: "form", width: one(in: 2) ? Double(below(400)) : nil,
      height: one(in: 2) ? Double(below(300)) : nil,
      aspect: one(in: 3) ? Double(1 + below(30)) / 10 : nil)
  }
}
