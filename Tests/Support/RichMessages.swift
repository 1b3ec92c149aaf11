import BubbleLayout
import TextLayout

/// Makes random messages with all features. The same seed gives the same messages.
///
/// The texts contain no tabs, because a tab stop is wider than the lines of the narrowest cells.
package struct RichMessages {
  private var generator: SeededGenerator
  private var nextID = 0
  private var time: Int64 = 1_600_000_000_000
  /// The features that are left out.
  private let without: Set<Feature>

  /// The features that can be left out.
  package enum Feature { case objects, votes, blocks, facts }

  package init(seed: UInt64, without: Set<Feature> = []) {
    generator = SeededGenerator(seed: seed)
    self.without = without
  }

  package mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  package mutating func one(in count: Int) -> Bool { below(count) == 0 }

  package mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  func has(_ feature: Feature) -> Bool { !without.contains(feature) }

  /// Returns a conversation of this many messages, a few seconds to hours apart.
  package mutating func conversation(_ count: Int) -> [Message] { (0..<count).map { _ in message() } }

  /// Returns a message of any kind, with a new id or that of a message to replace.
  package mutating func message(_ id: Int? = nil) -> Message {
    if id == nil { nextID += 1 }
    time += Int64(below(4) == 0 ? below(10_000_000) : below(60_000))
    var message = Message(
      id: .integer(id ?? nextID),
      sender: one(in: 20) ? nil : pick(["you", "you", "ann", "Бенжамен Константинопольский"]),
      timestamp: one(in: 12) ? nil : Timestamp(milliseconds: time), text: text(),
      kind: one(in: 12) ? .notice : one(in: 20) ? .action : .message,
      direction: one(in: 10) ? pick(TextDirection.allCases) : .natural,
      language: one(in: 10) ? pick(["ja", "ar", "de", "th"]) : nil,
      delivery: one(in: 2) ? pick(DeliveryState.allCases) : nil)
    if one(in: 3) { message.attachments = (0...below(3)).map { _ in attachment() } }
    if one(in: 9) { message.attachments += (0..<(2 + below(9))).map { _ in picture() } }
    if one(in: 20) { message.attachments = [picture(.sticker)] }
    if !message.attachments.isEmpty, one(in: 2) { message.text = "" }
    if one(in: 6) {
      message.quote = QuotedReply(sender: one(in: 4) ? nil : name(), text: text(), hasPicture: one(in: 2))
    }
    if one(in: 4) { message.reactions = reactions() }
    if one(in: 8) {
      message.buttons = (0...below(3)).map { _ in
        (0...below(3)).map { _ in MessageButton(pick(["OK", "نعم", name()])) }
      }
    }
    message.spans = spans()
    message.isEdited = one(in: 5)
    message.isDeleted = one(in: 30)
    // Blocks are made last, so that messages without blocks do not change.
    if has(.blocks), id == nil ? nextID % 4 == 0 : (id ?? 0) % 4 == 0 {
      var other = self
      message.blocks = other.blocks()
    }
    if has(.facts), id == nil ? nextID % 3 == 0 : (id ?? 0) % 3 == 0 {
      var other = self
      other.addFacts(to: &message)
    }
    return message
  }

  /// Returns reactions; some have a count of 0.
  package mutating func reactions() -> [Reaction] {
    (0...below(7)).map { _ in
      Reaction(symbol: pick(["👍", "❤️", "😂", "+1", "مرحبا", "👩‍👩‍👧‍👦"]), count: pick([1, 1, 2, 17, 12_345, 0]))
    }
  }

  /// Returns formatting, tags, and emoji and mentions that replace words; most messages have none.
  private mutating func spans() -> [TextSpan] {
    var spans: [TextSpan] = []
    if one(in: 6) {
      spans = [TextSpan(range: 0..<below(9), emphasis: .bold), TextSpan(range: 4..<12, emphasis: .code)]
    }
    if one(in: 9), has(.objects) {
      let start = below(12)
      let object =
        one(in: 2)
        ? InlineObject(id: "party", width: one(in: 3) ? 2 : nil)
        : InlineObject(kind: .mention, id: "u7")
      spans.append(TextSpan(range: 12 + start..<14 + start + below(9), tag: "tag", object: object))
    }
    return spans
  }

  package mutating func name() -> String {
    pick(["ann", "Maximiliane von Hohenzollern-Sigmaringen", "محمد بن عبد الله", "山田太郎", "สมชาย ใจดี"])
  }

  package mutating func text() -> String {
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
}
