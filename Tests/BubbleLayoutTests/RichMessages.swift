import BubbleLayout
import TestSupport
import TextLayout

/// Makes up messages with everything that a message can carry, the same for the same seed.
///
/// Their texts have no tabs: a tab stop is wider than the lines of the narrowest cells.
struct RichMessages {
  private var generator: SeededGenerator
  private var nextID = 0
  private var time: Int64 = 1_600_000_000_000

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  mutating func one(in count: Int) -> Bool { below(count) == 0 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// A conversation of so many messages, a few seconds to hours apart.
  mutating func conversation(_ count: Int) -> [Message] { (0..<count).map { _ in message() } }

  mutating func message() -> Message {
    nextID += 1
    time += Int64(below(4) == 0 ? below(10_000_000) : below(60_000))
    var message = Message(
      id: .integer(nextID),
      sender: one(in: 20) ? nil : pick(["you", "you", "ann", "Бенжамен Константинопольский"]),
      timestamp: one(in: 12) ? nil : Timestamp(milliseconds: time), text: text(),
      kind: one(in: 12) ? .notice : one(in: 20) ? .action : .message,
      direction: one(in: 10) ? pick(TextDirection.allCases) : .natural,
      delivery: one(in: 2) ? pick(DeliveryState.allCases) : nil)
    if one(in: 3) { message.attachments = (0...below(3)).map { _ in attachment() } }
    if one(in: 9) { message.attachments += (0..<(2 + below(9))).map { _ in picture() } }
    if one(in: 20) { message.attachments = [picture(.sticker)] }
    if !message.attachments.isEmpty, one(in: 2) { message.text = "" }
    if one(in: 6) {
      message.quote = QuotedReply(sender: one(in: 4) ? nil : name(), text: text(), hasPicture: one(in: 2))
    }
    if one(in: 4) {
      message.reactions = (0...below(7)).map { _ in
        Reaction(symbol: pick(["👍", "❤️", "😂", "+1", "مرحبا", "👩‍👩‍👧‍👦"]), count: pick([1, 1, 2, 17, 12_345, 0]))
      }
    }
    if one(in: 8) {
      message.buttons = (0...below(3)).map { _ in (0...below(3)).map { _ in pick(["OK", "نعم", name()]) } }
    }
    if one(in: 6) {
      message.spans = [TextSpan(range: 0..<below(9), look: .bold), TextSpan(range: 4..<12, look: .code)]
    }
    message.isEdited = one(in: 5)
    return message
  }

  private mutating func name() -> String {
    pick(["ann", "Maximiliane von Hohenzollern-Sigmaringen", "محمد بن عبد الله", "山田太郎", "สมชาย ใจดี"])
  }

  private mutating func text() -> String {
    switch below(16) {
    case 0: return pick(["😀", "👍🏽 👍🏽", "🇩🇪🇫🇷🇮🇹", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦"])
    case 1: return pick(["", " ", "\n", "ok", "نعم"])
    case 2: return String(repeating: "unbreakable", count: 1 + below(12))
    case 3: return "https://example.org/" + String(repeating: "path/", count: below(30))
    case 4: return (0...below(30)).map { "line \($0)" }.joined(separator: "\n")
    case 5: return String(repeating: "A rather long message. ", count: 10 + below(40))
    default:
      return (0...below(24)).map { _ in pick(Self.words) }.joined(separator: " ")
    }
  }

  private static let words = [
    "a", "word", "quite", "Antidisestablishmentarianism", "12:34", "مرحبا", "بالعالم", "اللَّهُمَّ", "שלום",
    "עולם", "नमस्ते",
    "क्षत्रिय", "สวัสดีครับ", "ที่นี่", "日本語の文章", "안녕하세요", "😀", "👩‍👩‍👧‍👦", "ཀྲྀ", "မြန်မာ", "Ǻ̃̂", "fin.", "don't",
    "@ann", "#tag", "x\u{300}\u{301}\u{302}", "—", "“quoted”",
  ]

  private mutating func picture(_ kind: MediaKind? = nil) -> MessageAttachment {
    let size = PictureSize(width: Double(1 + below(2_000)), height: Double(1 + below(2_000)))
    return .media(
      MediaAttachment(
        kind: kind ?? pick(MediaKind.allCases), size: one(in: 6) ? nil : size,
        state: pick(MediaState.allCases)))
  }

  private mutating func attachment() -> MessageAttachment {
    switch below(9) {
    case 0: .voice(VoiceAttachment(duration: Double(below(5_000))))
    case 1: .file(FileAttachment(name: name() + ".tar.gz", byteCount: one(in: 3) ? nil : below(1 << 40)))
    case 2: .contact(ContactAttachment(name: name(), detail: one(in: 2) ? "+49 30 123456" : nil))
    case 3: .location(LocationAttachment(name: one(in: 2) ? name() : nil, latitude: 52.5, longitude: -13.4))
    case 4: .poll(PollAttachment(question: text(), options: (0..<below(5)).map { _ in text() }))
    case 5:
      .link(
        LinkPreview(
          address: "example.org/" + String(repeating: "x", count: below(80)),
          title: one(in: 3) ? nil : text(),
          summary: one(in: 2) ? nil : text(), picture: one(in: 2) ? nil : PictureSize(width: 2, height: 1)))
    case 6: .code(CodeBlock(text: text()))
    default: picture()
    }
  }
}
