import BubbleLayout

/// Generates a conversation of any length, the same in each run, with lengths and contents typical for chats:
/// half of the messages have fewer than 20 characters, one in two hundred has more than 1,500.
///
/// The benchmarks measure it too: their folder `Workloads` has a link to this file.
package struct ChatMix {
  /// What the messages contain besides their texts.
  package enum Kind {
    /// Only texts.
    case plain
    /// Parts as in a lively group (`ChatParts`). The texts, senders and times are the same as for `plain`.
    case lively
  }

  private var random: SeededGenerator
  private var parts: ChatParts?
  private let english: [[Substring]]
  private let others: [[Substring]]
  private var time: Int64 = 1_767_225_600_000
  private var sender = 0
  private var next = 0

  /// Creates a conversation from the words of given texts. Each seed gives another conversation.
  package init(seed: UInt64, _ kind: Kind = .plain, texts: [(text: String, isEnglish: Bool)]) {
    random = SeededGenerator(seed: seed)
    english = texts.filter(\.isEnglish).map { $0.text.split(separator: " ") }
    others = texts.filter { !$0.isEnglish }.map { $0.text.split(separator: " ") }
    if kind == .lively { parts = ChatParts(seed: seed, texts: texts.map(\.text)) }
  }

  /// Returns the next messages. Each text has its own memory, like a text that was read from a file.
  package mutating func messages(_ count: Int) -> [Message] { (0..<count).map { _ in message() } }

  private mutating func message() -> Message {
    time += Int64(random.happens(700) ? 1 + random.below(40) : 60 + random.below(5_000)) * 1_000
    if random.happens(550) { sender = random.below(12) }
    next += 1
    var message = Message(
      id: .integer(next), sender: sender == 0 ? "you" : "s\(sender)",
      timestamp: Timestamp(milliseconds: time),
      text: text())
    parts?.add(to: &message)
    return message
  }

  /// Returns the length of the next message, in characters.
  private mutating func length() -> Int {
    switch random.below(1_000) {
    case ..<500: 1 + random.below(19)
    case ..<920: 20 + random.below(81)
    case ..<980: 101 + random.below(300)
    case ..<995: 401 + random.below(1_100)
    default: 1_501 + random.below(1_500)
    }
  }

  private mutating func text() -> String {
    let aim = length()
    var words: [Substring] = []
    var count = 0
    let isEnglish = random.happens(500)
    let isMixed = random.happens(98)
    var turn = 0
    while count < aim {
      let pool = isEnglish != (isMixed && turn % 2 == 1) ? english : others
      for word in pool[random.below(pool.count)] where count < aim {
        words.append(word)
        count += word.count + 1
      }
      turn += 1
    }
    if count > aim + 8, words.count == 1 { words[0] = words[0].prefix(aim) }
    if random.happens(78) { words.insert(emoji(), at: random.below(words.count + 1)) }
    if random.happens(23) { words.insert(link(), at: random.below(words.count + 1)) }
    if random.happens(12) { words.insert(longWord(), at: random.below(words.count + 1)) }
    var text = words.joined(separator: " ")
    if random.happens(28), let space = text.firstIndex(of: " ") {
      text.replaceSubrange(space...space, with: "\n")
    }
    return text
  }

  private mutating func emoji() -> Substring {
    let all: [Substring] = ["😀", "😂😂", "👍🏽", "❤️", "🎉🎉🎉", "👩‍👩‍👧", "🇫🇷", "🙏", "1️⃣", "🤷‍♀️"]
    return all[random.below(all.count)]
  }

  private mutating func link() -> Substring {
    "https://example.com/\(random.below(10_000))/photo-\(random.below(1_000_000))?size=\(random.below(4_000))"
  }

  private mutating func longWord() -> Substring {
    Substring(
      String((0..<40 + random.below(80)).map { _ in Character(Unicode.Scalar(UInt8(97 + random.below(26)))) })
    )
  }
}
