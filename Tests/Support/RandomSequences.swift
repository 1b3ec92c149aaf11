/// Makes random short texts, mostly of characters that affect their neighbours: regional indicators, keycaps,
/// tags, joiners, skin tones and variation selectors. The same seed gives the same texts.
///
/// Texts are repeated, completely, in part and next to others, so that cached pieces of one text are found in
/// other texts.
package struct RandomSequences {
  private var random: SeededGenerator
  private let lines: [String]
  /// Earlier texts; new texts replace the oldest ones.
  private var earlier: [String] = []
  private static let earlierKept = 2_048

  /// - Parameter lines: Texts in any language, from which parts are taken.
  package init(seed: UInt64, lines: [String]) {
    random = SeededGenerator(seed: seed)
    self.lines = lines
  }

  package mutating func below(_ count: Int) -> Int { random.below(max(1, count)) }

  /// Returns a text of a few dozen characters.
  package mutating func text() -> String {
    guard random.below(4) == 0, !earlier.isEmpty else {
      let text = newText()
      if earlier.count < Self.earlierKept {
        earlier.append(text)
      } else {
        earlier[random.below(earlier.count)] = text
      }
      return text
    }
    let text = random.pick(earlier)
    switch random.below(4) {
    case 0: return text
    case 1: return part(of: text)
    case 2: return text + random.pick(Self.between) + random.pick(earlier)
    default: return part(of: text) + random.pick(Self.between) + part(of: random.pick(earlier))
    }
  }

  private mutating func newText() -> String {
    var text = ""
    for _ in 0...random.below(6) { text += piece() + random.pick(Self.between) }
    return text
  }

  /// The texts between two pieces; most are empty.
  private static let between = [
    "", "", "", "", "", " ", " ", "  ", "\n", "\u{200D}", "\u{FE0F}", "\u{200B}", "\t",
  ]

  private mutating func piece() -> String {
    switch random.below(16) {
    case 0, 1, 2: row(of: Self.indicators, upTo: 7)
    case 3: row(of: Self.indicators, upTo: 1)
    case 4, 5: random.pick(Self.keys) + random.pick(Self.keyEnds)
    case 6: random.pick(Self.tagBases) + tags() + random.pick(["\u{E007F}", "\u{E007F}", ""])
    case 7, 8: joined()
    case 9: random.pick(Self.people) + row(of: Self.tones, upTo: 2)
    case 10: random.pick(Self.dual) + random.pick(["\u{FE0E}", "\u{FE0F}", "\u{FE0F}\u{FE0E}", ""])
    case 11: row(of: Self.emoji, upTo: 3)
    case 12: row(of: random.pick(Self.letters), upTo: 6)
    case 13: row(of: random.pick(Self.letters), upTo: 3) + row(of: Self.marks, upTo: 2)
    case 14: row(of: Self.unseen, upTo: 2)
    default: lines.isEmpty ? random.pick(Self.emoji) : part(of: random.pick(lines))
    }
  }

  /// Returns a row of one to `count` of the given characters. There are few different characters, so that
  /// rows repeat.
  private mutating func row(of characters: [String], upTo count: Int) -> String {
    (0...random.below(count)).reduce("") { row, _ in row + random.pick(characters) }
  }

  /// Returns two to four people and things with joiners between them; sometimes a joiner is missing, or is at
  /// the end.
  private mutating func joined() -> String {
    var text = random.pick(Self.people)
    for _ in 0...random.below(3) {
      if random.below(4) == 0 { text += random.pick(Self.tones) }
      if random.below(8) > 0 { text += "\u{200D}" }
      text += random.pick(Self.joinable)
    }
    return random.below(8) == 0 ? text + "\u{200D}" : text
  }

  private mutating func tags() -> String {
    if random.below(3) > 0 { return random.pick(Self.regions) }
    return (0...random.below(5)).reduce("") { tags, _ in
      tags + String(UnicodeScalar(UInt8(0x61 + random.below(26))).tag)
    }
  }

  /// Returns a part of a text: up to forty characters from any place, also from within a sequence.
  private mutating func part(of text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let start = random.below(scalars.count + 1)
    let end = min(scalars.count, start + 1 + random.below(40))
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }
}

extension RandomSequences {
  // DE, BE, AD, AE, BA, BD, EE, SE, US and GB are flags; most other pairs are not.
  private static let indicators = ["🇦", "🇧", "🇩", "🇪", "🇬", "🇸", "🇺", "🇽"]
  private static let keys = ["0", "1", "7", "#", "*", "12", "a", "🇦"]
  private static let keyEnds = [
    "\u{FE0F}\u{20E3}", "\u{FE0F}\u{20E3}", "\u{20E3}", "\u{FE0E}\u{20E3}", "\u{FE0F}", "",
  ]
  private static let tagBases = ["🏴", "🏴", "🏴", "😀", "🇩🇪", "a"]
  private static let regions = ["gbeng", "gbsct", "gbwls", "usca", "gb"].map { region in
    String(String.UnicodeScalarView(region.unicodeScalars.map(\.tag)))
  }
  private static let people = ["👩", "👨", "🧑", "👍", "✌", "🤝", "👋", "🏃", "❤", "🐕", "🏳\u{FE0F}", "🏴"]
  private static let joinable = [
    "🚀", "👩", "👨", "👧", "👦", "🧑", "❤\u{FE0F}", "❤", "💋", "🌈", "♀\u{FE0F}", "♂", "⚕\u{FE0F}", "🦺", "🤝",
    "☠\u{FE0F}", "🔥",
    "😀", "a",
  ]
  private static let tones = ["🏻", "🏼", "🏽", "🏾", "🏿"]
  private static let dual = ["❤", "☺", "☎", "✌", "↔", "©", "1", "😀", "👍", "‼", "🅰", "㊗", "⌚", "一", "ﬁ"]
  private static let emoji = ["😀", "👍", "🎉", "🫠", "🌈", "⌚", "🈚", "🪿", "❤\u{FE0F}", "🇩🇪"]
  private static let marks = [
    "\u{301}", "\u{308}", "\u{323}", "\u{20DD}", "\u{20E3}", "\u{336}", "\u{93C}", "\u{64B}", "\u{E48}",
  ]
  private static let unseen = [
    "\u{200D}", "\u{200C}", "\u{FE0F}", "\u{FE0E}", "\u{AD}", "\u{2060}", "\u{E0061}", "\u{E007F}",
    "\u{202E}", "\u{202C}",
    "\u{2067}", "\u{2069}", "\u{200F}", "\u{34F}", "\u{FFFC}",
  ]
  private static let letters = [
    ["AVATAR", "To", "fi", "ffl", "office", "a", "Wa", "j", ". "], ["ا", "ب", "ل", "م", "لا", "ه", "ـ", " "],
    ["क", "त", "र", "\u{94D}", "ि", "ी", "ष", "ं", " "], ["ก", "น", "\u{E49}", "ำ", "เ", "ร", "\u{E31}"],
    ["一", "中", "字", "。", "「", "あ", "ー", "ア"], ["\u{1100}", "\u{1161}", "\u{11A8}", "가", "ㅋ"],
    ["ש", "ל", "\u{5B8}", "\u{5BC}", "1", " "], ["Ж", "ж", "α", "β", "и", "\u{306}"],
  ]
}

extension Unicode.Scalar {
  /// The tag character of an ASCII character, whose value is 0xE0000 larger.
  fileprivate var tag: Unicode.Scalar { Unicode.Scalar(0xE0000 | value & 0x7F) ?? self }
}
