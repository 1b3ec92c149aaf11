import BubbleLayout

/// Reads Slack's `mrkdwn`: `*bold*`, `_italic_`, `~struck out~`, code, and references to addresses, people
/// and channels between `<` and `>`.
enum SlackMarkup {
  private static let dialect = InlineMarkup.Dialect(
    signs: [
      .init("*", .bold, isWordBound: true), .init("_", .italic, isWordBound: true),
      .init("~", .strike, isWordBound: true),
    ],
    marks: [UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: ":")], hasEntities: true)

  /// Returns the content of a text.
  ///
  /// - Complexity: Linear in the text.
  static func content(of text: String, people: SlackPeople) -> MessageContent {
    let bytes = Array(text.utf8)
    var content = LineBlocks.content(of: bytes, kinds: .slack) { inline(bytes, $0, people) }
    // In code, no character has a special meaning.
    content.blocks = content.blocks.map { block in
      guard case .code(var code) = block.content else { return block }
      code.text = unescaped(code.text)
      return .code(code)
    }
    return content
  }

  /// Reads a text without blocks.
  static func text(_ text: String, people: SlackPeople) -> RichText {
    let bytes = Array(text.utf8)
    return inline(bytes, 0..<bytes.count, people)
  }

  private static func inline(_ bytes: [UInt8], _ range: Range<Int>, _ people: SlackPeople) -> RichText {
    var markup = InlineMarkup(bytes, dialect) { bytes, place, end in
      switch bytes[place] {
      case UInt8(ascii: "<"): reference(bytes, place, end, people)
      case UInt8(ascii: "&"): entity(bytes, place, end)
      default: emoji(bytes, place, end)
      }
    }
    var builder = RichTextBuilder()
    markup.append(range, to: &builder)
    return builder.take(trimming: false)
  }

  /// Reads a reference between `<` and `>`: an address, `@U1`, `#C1` or `!here`; words to show may follow
  /// after `|`.
  private static func reference(
    _ bytes: [UInt8], _ start: Int, _ end: Int, _ people: SlackPeople
  ) -> InlineMarkup.Found? {
    // A reference ends before the next `<`, so no text is searched twice.
    let close = bytes[(start + 1)..<end].firstIndex {
      [0x0A, UInt8(ascii: "<"), UInt8(ascii: ">")].contains($0)
    }
    guard let close, bytes[close] == UInt8(ascii: ">"), close > start + 1 else { return nil }
    let inner = unescaped(String(decoding: bytes[start + 1..<close], as: UTF8.self))
    let parts = inner.split(separator: "|", maxSplits: 1).map(String.init)
    guard let target = parts.first else { return nil }
    let words = parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil
    let next = close + 1
    switch target.utf8.first {
    case UInt8(ascii: "@"):
      return .piece(
        SlackNames.person(String(target.dropFirst()), words, people), SlackNames.style(of: target), end: next)
    case UInt8(ascii: "#"):
      return .piece(
        "#" + (words ?? people.channel(String(target.dropFirst()))), SlackNames.style(of: target), end: next)
    case UInt8(ascii: "!"):
      return .piece(SlackNames.command(target, words), PieceStyle(tag: "mention"), end: next)
    default:
      guard target.contains(":") else { return nil }
      let shown = words ?? (target.hasPrefix("mailto:") ? String(target.dropFirst(7)) : target)
      return .piece(shown, PieceStyle(address: target), end: next)
    }
  }

  private static func entity(_ bytes: [UInt8], _ start: Int, _ end: Int) -> InlineMarkup.Found? {
    for (name, character) in entities where start + name.count <= end {
      if bytes[start..<start + name.count].elementsEqual(name) {
        return .piece(character, .plain, end: start + name.count)
      }
    }
    return nil
  }

  /// Reads the name of an emoji, such as `:tada:`, with its skin tone, as in `:wave::skin-tone-3:`; nil if the
  /// name is unknown.
  private static func emoji(_ bytes: [UInt8], _ start: Int, _ end: Int) -> InlineMarkup.Found? {
    guard let close = nameEnd(bytes, start, end) else { return nil }
    let name = String(decoding: bytes[start + 1..<close], as: UTF8.self)
    if close + 1 < end, bytes[close + 1] == UInt8(ascii: ":"), let toneEnd = nameEnd(bytes, close + 1, end) {
      let toned = name + "::" + String(decoding: bytes[close + 2..<toneEnd], as: UTF8.self)
      if let emoji = Shortcodes.emoji(toned), emoji != Shortcodes.emoji(name) {
        return .piece(emoji, .plain, end: toneEnd + 1)
      }
    }
    guard let emoji = Shortcodes.emoji(name) else { return nil }
    return .piece(emoji, .plain, end: close + 1)
  }

  /// Returns the second colon of a name between colons; nil if there is none.
  private static func nameEnd(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    let close = bytes[start + 1..<min(end, start + 64)].firstIndex(of: UInt8(ascii: ":"))
    return close.flatMap { $0 > start + 1 ? $0 : nil }
  }

  private static let entities: [(name: [UInt8], character: String)] = [
    (Array("&amp;".utf8), "&"), (Array("&lt;".utf8), "<"), (Array("&gt;".utf8), ">"),
  ]

  /// Returns the text with Slack's three escapes replaced.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
  }
}

/// The texts and styles with which references to people and channels are shown.
enum SlackNames {
  /// Returns the text of a mention of a person.
  static func person(_ id: String, _ words: String?, _ people: SlackPeople) -> String {
    "@" + (people[id] ?? words.map { $0.hasPrefix("@") ? String($0.dropFirst()) : $0 } ?? id)
  }

  /// Returns the text that is shown for a command, such as `!here`, `!subteam^S1|@team` or
  /// `!date^1392734382^{date}|words`.
  static func command(_ target: String, _ words: String?) -> String {
    if let words { return words }
    let name = target.dropFirst().prefix { $0 != "^" }
    return name == "date" ? String(target.dropFirst()) : "@" + name
  }

  /// Returns the style of a reference. A mention of a person is an inline object; a channel has a tag.
  static func style(of target: String) -> PieceStyle {
    if target.hasPrefix("@") {
      return PieceStyle.plain.showing(InlineObject(kind: .mention, id: String(target.dropFirst())))
    }
    return PieceStyle(tag: "channel:" + target.dropFirst())
  }
}
