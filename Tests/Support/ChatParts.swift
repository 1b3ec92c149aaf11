import BubbleLayout

/// Adds parts to messages, as in a lively group: one message in 6 is a reply, one in 5 has reactions, one in
/// 12 a picture, one in 20 a link, one in 40 code; a voice message, a file, a poll and buttons occur once in
/// 100 messages each, contacts, places and forms rarely.
///
/// Senders, times and texts do not change, except that some pictures and all voice messages lose their text.
/// The result is the same in each run. It uses its own random numbers, so that it does not change those of
/// the messages.
package struct ChatParts {
  /// An earlier message that replies may quote.
  private struct Earlier {
    let sender: String?
    let text: String
    let hasPicture: Bool
  }

  /// How many of the latest messages replies choose from.
  private static let memory = 64

  private var random: SeededGenerator
  private let texts: [String]
  private var earlier: [Earlier] = []
  private var count = 0

  /// - Parameter texts: The texts from which titles, questions and similar texts are made.
  package init(seed: UInt64, texts: [String]) {
    random = SeededGenerator(seed: ~seed)
    self.texts = texts
  }

  /// Adds parts to the next message of a conversation.
  package mutating func add(to message: inout Message) {
    let text = message.text
    if random.happens(onceIn: 6), !earlier.isEmpty { message.quote = quote() }
    if random.happens(onceIn: 5) { message.reactions = reactions() }
    if random.happens(onceIn: 12) {
      message.attachments = pictures()
      if random.happens(500) { message.text = "" }
    }
    if random.happens(onceIn: 20) { message.attachments.append(.link(link())) }
    if random.happens(onceIn: 40) { message.attachments.append(.code(code())) }
    if random.happens(onceIn: 100) {
      message.attachments.append(.voice(voice()))
      message.text = ""
    }
    if random.happens(onceIn: 100) { message.attachments.append(.file(file())) }
    if random.happens(onceIn: 100) { message.attachments.append(.poll(poll())) }
    if random.happens(onceIn: 100) { message.buttons = buttons() }
    if random.happens(onceIn: 150) { message.attachments.append(rarity()) }
    remember(
      Earlier(sender: message.sender, text: text, hasPicture: message.attachments.contains(where: \.isMedia)))
  }

  private mutating func remember(_ message: Earlier) {
    if earlier.count < Self.memory {
      earlier.append(message)
    } else {
      earlier[count % Self.memory] = message
    }
    count += 1
  }

  /// Returns a quote of the beginning of an earlier message.
  private mutating func quote() -> QuotedReply {
    let message = random.pick(earlier)
    return QuotedReply(
      sender: message.sender, text: String(message.text.prefix(200)), hasPicture: message.hasPicture)
  }

  /// Returns one to five kinds of reactions, most of them given once or twice.
  private mutating func reactions() -> [Reaction] {
    let symbols = ["👍", "❤️", "😂", "🎉", "😮", "😢", "🙏", "👀"]
    let first = random.below(symbols.count)
    return (0..<1 + random.below(random.happens(600) ? 2 : 5)).map {
      Reaction(
        symbol: symbols[(first + $0) % symbols.count],
        count: random.happens(700) ? 1 + random.below(3) : 4 + random.below(60))
    }
  }

  private mutating func code() -> CodeBlock {
    let lines = [
      "for index in 0..<%n {", "  let value = table[index] ?? fallback(index, named: \"entry %n\")", "  }",
      "}",
      "", "    return value + %n", "if value > %n { continue }",
      "// What is left over belongs to the last one.",
      "func measure(_ width: Double, of rows: [Row], in table: Table<Row>) -> Double {", "import Foundation",
      "$ make test 2>&1 | tail -n %n", "error: 'value' is used before it is set (main.swift:%n)",
    ]
    let count = 1 + random.below(random.happens(700) ? 6 : 30)
    let text = (0..<count).map { _ in
      random.pick(lines).split(separator: "%n", omittingEmptySubsequences: false)
        .joined(separator: String(random.below(1_000)))
    }
    return CodeBlock(text: text.joined(separator: "\n"), language: "swift")
  }

  private mutating func buttons() -> [[MessageButton]] {
    (0..<1 + random.below(3)).map { _ in
      (0..<1 + random.below(3)).map { _ in MessageButton(title(upTo: 16)) }
    }
  }

  /// Returns an attachment that only few messages have.
  private mutating func rarity() -> MessageAttachment {
    switch random.below(3) {
    case 0:
      .contact(ContactAttachment(name: title(upTo: 24), detail: "+49 30 \(100_000 + random.below(900_000))"))
    case 1:
      .location(
        LocationAttachment(name: title(upTo: 30), latitude: 52.5, longitude: Double(random.below(180))))
    default: .custom(CustomAttachment(name: "form", width: 220, aspect: random.happens(500) ? 1.6 : nil))
    }
  }
}

extension ChatParts {
  /// Returns one picture, or sometimes an album of two to four.
  private mutating func pictures() -> [MessageAttachment] {
    (0..<(random.happens(onceIn: 6) ? 2 + random.below(3) : 1)).map { _ in .media(picture()) }
  }

  private mutating func picture() -> MediaAttachment {
    let sizes: [(Double, Double)] = [
      (4_032, 3_024), (3_024, 4_032), (1_600, 1_200), (1_920, 1_080), (1_080, 1_920), (750, 1_334),
      (1_024, 1_024), (640, 480), (2_400, 900), (320, 200),
    ]
    let (width, height) = random.pick(sizes)
    let isVideo = random.happens(onceIn: 8)
    return MediaAttachment(
      kind: isVideo ? .video : random.happens(onceIn: 15) ? .animation : .image,
      size: random.happens(onceIn: 8) ? nil : PictureSize(width: width, height: height),
      duration: isVideo ? Double(1 + random.below(300)) : nil)
  }

  private mutating func link() -> LinkPreview {
    LinkPreview(
      address: "https://example.org/\(random.below(3_000))/page-\(random.below(100_000)).html",
      title: random.happens(900) ? title(upTo: 60) : nil,
      summary: random.happens(750) ? title(upTo: 180) : nil,
      picture: random.happens(500)
        ? PictureSize(width: 1_200, height: random.happens(700) ? 630 : 1_200) : nil)
  }

  private mutating func voice() -> VoiceAttachment {
    VoiceAttachment(
      duration: Double(1 + random.below(180)),
      samples: (0..<20 + random.below(40)).map { _ in Double(random.below(100)) / 100 })
  }

  private mutating func file() -> FileAttachment {
    let endings = ["pdf", "zip", "docx", "tar.gz", "mp3"]
    return FileAttachment(
      name: "\(title(upTo: 30)) \(random.below(100)).\(random.pick(endings))",
      byteCount: random.happens(900) ? 1 + random.below(80_000_000) : nil)
  }

  private mutating func poll() -> PollAttachment {
    let options = (0..<2 + random.below(4)).map { _ in title(upTo: 40) }
    return PollAttachment(
      question: title(upTo: 80), options: options, votes: options.map { _ in random.below(30) },
      chosen: random.happens(500) ? [random.below(options.count)] : [])
  }

  /// Returns the beginning of a text, with at most this many characters, on one line.
  private mutating func title(upTo most: Int) -> String {
    let text = random.pick(texts).prefix(most)
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

extension MessageAttachment {
  fileprivate var isMedia: Bool { if case .media = self { true } else { false } }
}
