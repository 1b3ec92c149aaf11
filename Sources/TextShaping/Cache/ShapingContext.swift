import TextUnicode

/// What texts of one font, script, language, direction and set of features have in common for the cache.
final class ShapingContext {
  let properties: ShapingProperties
  let number: UInt32
  let tools: ShapingTools
  /// Whether runs are put together from pieces; others are looked up whole.
  let isPieced: Bool
  /// The ways to shape its runs, in the order in which they are asked.
  private(set) var ways: [any RunShaping]
  /// How many runs have still to be shaped before a shortcut is looked for; 0 once it was.
  private var runsBeforeShortcut: Int
  private static let runsBeforeShortcut = 9

  /// Whether the font is one of emoji, whose clusters are pieces of their own.
  let isEmoji: Bool

  init(_ properties: ShapingProperties, number: UInt32, tools: ShapingTools) {
    self.properties = properties
    self.number = number
    self.tools = tools
    isPieced = Self.piecedScripts.contains(properties.script) && !properties.runsAgainstScript
    isEmoji = properties.font.face.isColor
    ways = isPieced ? [tools.whole, tools.pieces] : [tools.whole]
    runsBeforeShortcut = isPieced ? Self.runsBeforeShortcut : 0
  }

  /// Records a run of which something had to be shaped. After some of them the shortcut is searched for,
  /// which costs as much as shaping some thousand words. That is not worth it for fonts that are used once,
  /// or for repeated texts.
  func noteMissing() {
    guard runsBeforeShortcut > 0 else { return }
    runsBeforeShortcut -= 1
    guard runsBeforeShortcut == 0, let way = tools.shortcut(properties) else { return }
    ways.insert(way, at: 0)
  }

  /// Whether glyphs depend on what is before or after the run. HarfBuzz looks there for letters that join.
  var seesSurroundings: Bool { !isPieced }

  /// How far HarfBuzz looks around a run: five characters, of two units at most.
  static let surroundings = 10

  /// Scripts that HarfBuzz shapes without context beyond the run, and whose words are separated by spaces or
  /// not at all. Joined scripts are excluded, because each letter depends on the letter before it.
  private static let piecedScripts = Set(
    [
      "Zyyy", "Zinh", "Latn", "Grek", "Cyrl", "Armn", "Geor", "Hebr", "Hani", "Hira", "Kana", "Bopo", "Hang",
      "Thai", "Laoo", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh", "Khmr",
      "Mymr", "Ethi", "Cher", "Cans", "Thaa", "Tibt",
    ].compactMap { Script(tag: $0) })

  // MARK: Pieces

  /// Where the piece that starts at an offset ends at the earliest: in a text that has nothing else in common
  /// with this one, a piece of the same text ends there as well.
  ///
  /// That is after spaces, between ideographs or kana, and between emoji. A row of flags is one piece:
  /// because the font may remove a glyph in it, together with what HarfBuzz reports for that place.
  func pieceEnd(after start: Int, in text: UnsafePointer<UInt16>, limit: Int) -> Int {
    var offset = start &+ 1
    var before = text[start]
    while offset < limit {
      let unit = text[offset]
      if before == 0x20 {
        if unit != 0x20, Self.startsCluster(at: offset, in: text, limit: limit) { return offset }
      } else if unit > 0x3000, before > 0x3000 {
        if Self.isIdeographic(unit), Self.isIdeographic(before) { return offset }
        if isEmoji, Span(_unsafeStart: text, count: limit).startsEmojiApart(at: offset) { return offset }
      }
      before = unit
      offset &+= 1
    }
    return limit
  }

  private static func startsCluster(at offset: Int, in text: UnsafePointer<UInt16>, limit: Int) -> Bool {
    let unit = text[offset]
    if unit < 0x300 { return true }
    var scalar = UInt32(unit)
    if unit & 0xF800 == 0xD800 {
      guard unit < 0xDC00, offset + 1 < limit, text[offset + 1] & 0xFC00 == 0xDC00 else { return false }
      scalar = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(text[offset + 1] & 0x3FF))
    }
    let properties = ScalarProperties(scalar)
    switch properties.graphemeBreak {
    case .extend, .zwj, .spacingMark: return false
    default: return !properties.isMark
    }
  }

  /// Characters that HarfBuzz shapes each for itself, but for what the font says.
  private static func isIdeographic(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x3001...0x3011: true
    default: false
    }
  }
}
