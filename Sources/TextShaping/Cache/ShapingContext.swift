import TextUnicode

/// What the cache knows about texts with the same font, script, language, direction and features.
final class ShapingContext {
  let properties: ShapingProperties
  let number: UInt32
  let tools: ShapingTools
  /// Whether runs are built from pieces. If not, whole runs are looked up.
  let isPieced: Bool
  /// The ways to shape runs of this context, in the order in which they are tried.
  private(set) var ways: [any RunShaping]
  /// How many runs must still be shaped before the shortcut (`ShapingTools.shortcut`) is created; 0 after
  /// that.
  private var runsBeforeShortcut: Int
  private static let runsBeforeShortcut = 9

  /// Whether the font is an emoji font, in which each cluster is a piece.
  let isEmoji: Bool

  init(_ properties: ShapingProperties, number: UInt32, tools: ShapingTools) {
    self.properties = properties
    self.number = number
    self.tools = tools
    isPieced = Self.isPieced(properties)
    isEmoji = properties.font.face.isColor
    ways = isPieced ? [tools.whole, tools.pieces] : [tools.whole]
    runsBeforeShortcut = isPieced ? Self.runsBeforeShortcut : 0
  }

  /// Records that a part of a run had to be shaped. After a few such runs the shortcut
  /// (`ShapingTools.shortcut`) is created. This takes as long as shaping a few thousand words, which is not
  /// worthwhile for fonts that are used once, or for repeated texts.
  func noteMissing() {
    guard runsBeforeShortcut > 0 else { return }
    runsBeforeShortcut -= 1
    guard runsBeforeShortcut == 0, let way = tools.shortcut(properties) else { return }
    ways.insert(way, at: 0)
  }

  /// Whether the glyphs of a run depend on the text around it. HarfBuzz looks there for letters that join.
  var seesSurroundings: Bool { !isPieced }

  /// How far HarfBuzz looks around a run: five characters of at most two code units each.
  static let surroundings = 10

  /// Scripts that HarfBuzz shapes without context beyond the run, and whose words are separated by spaces or
  /// not at all. Joined scripts are excluded, because each letter depends on the letter before it.
  private static let piecedScripts = Set(
    [
      "Zyyy", "Zinh", "Latn", "Grek", "Cyrl", "Armn", "Geor", "Hebr", "Hani", "Hira", "Kana", "Bopo", "Hang",
      "Thai", "Laoo", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh", "Khmr",
      "Mymr", "Ethi", "Cher", "Cans", "Thaa", "Tibt",
    ].compactMap { Script(tag: $0) })

  fileprivate static func isPieced(_ properties: ShapingProperties) -> Bool {
    piecedScripts.contains(properties.script) && !properties.runsAgainstScript
  }

  // MARK: Pieces

  /// Returns the first possible end of the piece that starts at an offset. It depends only on the text of the
  /// piece, so that the same piece is found in other texts.
  ///
  /// Pieces end after spaces, between ideographs or kana, and between emoji. A row of flag emoji is one
  /// piece, because the font may remove a glyph inside it. Then what HarfBuzz reported about cutting at that
  /// place is lost with the glyph.
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

  /// Whether HarfBuzz shapes a character by itself, apart from the font's own rules.
  private static func isIdeographic(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC, 0x3001...0x3011: true
    default: false
    }
  }
}

extension ShapingProperties {
  /// Whether the glyphs of a run may depend on the text around it, because letters join.
  package var seesSurroundings: Bool { !ShapingContext.isPieced(self) }
}
