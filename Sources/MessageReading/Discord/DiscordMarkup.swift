import BubbleLayout

/// Reads Discord's Markdown, which has additional marks: `__underlined__`, `||hidden||`, `-# small`,
/// `<t:1618953630:R>`, `<@1>`, `<:name:2>`.
///
/// It differs from CommonMark: each line feed is a line break, and lists and quotes need no empty line before
/// them.
struct DiscordMarkup {
  /// The names of the people whom the message mentions, by their ids.
  private let people: [String: String]
  /// The server's custom emoji in the message, by their names.
  private let emoji: [String: String]

  private static let dialect = InlineMarkup.Dialect(
    signs: [
      .init("**", .bold), .init("__", .underline), .init("~~", .strike), .init("||", .spoiler),
      .init("*", .italic), .init("_", .italic, isWordBound: true),
    ],
    crossesLines: true, hasEscapes: true, backticks: 2,
    marks: [UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: ":")])

  /// - Parameter field: The message; its mentions and emoji give the names for ids in its text.
  init(_ field: ExportField) {
    var people: [String: String] = [:]
    for person in field["mentions"].list where person.object != nil {
      if let id = person["id"]?.id { people["\(id)"] = DiscordMessage.name(of: person) }
    }
    var emoji: [String: String] = [:]
    for found in field["inlineEmojis"].list where found.object != nil {
      guard let name = found["name"]?.words, let id = found["id"]?.id, !"\(id)".isEmpty else { continue }
      emoji[name] = "\(id)"
    }
    self.people = people
    self.emoji = emoji
  }

  /// Returns the content of a text.
  ///
  /// - Complexity: Linear in the text.
  func content(of text: String) -> MessageContent {
    let bytes = DiscordSpoilers.dividedInQuotes(Array(text.utf8))
    let covers = DiscordSpoilers.blocks(in: bytes)
    if covers.isEmpty { return content(of: bytes) }
    // A spoiler that contains blocks becomes covered blocks.
    var blocks: [MessageBlock] = []
    var place = 0
    func add(_ range: Range<Int>) {
      guard !range.isEmpty else { return }
      blocks += content(of: Array(bytes[range])).asBlocks.compactMap(LineBlocks.trimmed)
    }
    for cover in covers {
      add(place..<cover.whole.lowerBound)
      let inner = Array(cover.inner.flatMap { bytes[$0] })
      blocks += content(of: inner).asBlocks.compactMap(LineBlocks.trimmed).map { block in
        var block = block
        block.isCovered = true
        return block
      }
      place = cover.whole.upperBound
    }
    add(place..<bytes.count)
    return MessageContent(blocks)
  }

  private func content(of bytes: [UInt8]) -> MessageContent {
    LineBlocks.content(of: bytes, kinds: .discord) { range in
      var markup = InlineMarkup(bytes, Self.dialect) { find($0, $1, $2) }
      var builder = RichTextBuilder()
      markup.append(range, to: &builder)
      return builder.take(trimming: false)
    }
  }

  private func find(_ bytes: [UInt8], _ start: Int, _ end: Int) -> InlineMarkup.Found? {
    switch bytes[start] {
    case UInt8(ascii: "<"): reference(bytes, start, end)
    case UInt8(ascii: "["): link(bytes, start, end)
    default: named(bytes, start, end)
    }
  }

  /// Reads a reference between `<` and `>`: a mention, a channel, an emoji or a time.
  private func reference(_ bytes: [UInt8], _ start: Int, _ end: Int) -> InlineMarkup.Found? {
    let close = bytes[(start + 1)..<end].firstIndex {
      [0x0A, UInt8(ascii: "<"), UInt8(ascii: ">")].contains($0)
    }
    guard let close, bytes[close] == UInt8(ascii: ">"), close > start + 1, close - start < 4_096 else {
      return nil
    }
    let inner = String(decoding: bytes[start + 1..<close], as: UTF8.self)
    let next = close + 1
    if inner.hasPrefix("@&") {
      return .piece("@" + inner.dropFirst(2), PieceStyle(tag: "mention"), end: next)
    }
    if inner.hasPrefix("@") {
      let id = String(inner.dropFirst().drop { $0 == "!" })
      let mention = InlineObject(kind: .mention, id: id)
      return .piece("@" + (people[id] ?? id), PieceStyle.plain.showing(mention), end: next)
    }
    if inner.hasPrefix("/"), let colon = inner.lastIndex(of: ":"), Int(inner[colon...].dropFirst()) != nil,
      inner.dropFirst().first.map({ !" :/".contains($0) }) == true
    {
      // A slash command, with its parts: `</mute user:1>`.
      return .piece(String(inner[..<colon]), PieceStyle(tag: "bot_command"), end: next)
    }
    if inner.hasPrefix("#") {
      return .piece(inner, PieceStyle(tag: "channel:" + inner.dropFirst()), end: next)
    }
    let parts = inner.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 3, parts[0].isEmpty || parts[0] == "a", !parts[1].isEmpty, Int(parts[2]) != nil {
      return .piece(":\(parts[1]):", PieceStyle.plain.showing(InlineObject(id: parts[2])), end: next)
    }
    if (2...3).contains(parts.count), parts[0] == "t", let seconds = Int(parts[1]) {
      let words = Self.words(seconds, form: parts.count > 2 ? parts[2] : "f") ?? inner
      return .piece(words, PieceStyle(tag: "date_time:\(parts[1])"), end: next)
    }
    if inner.hasPrefix("http://") || inner.hasPrefix("https://") || inner.hasPrefix("mailto:") {
      return .piece(inner, PieceStyle(address: inner), end: next)
    }
    return nil
  }

  /// Returns a time as text, in UTC because the time zone of the reader is not known here. The span's tag
  /// keeps the time, so that an application can write it differently.
  private static func words(_ seconds: Int, form: String) -> String? {
    guard seconds.magnitude < 1_000_000_000_000,
      let spelt = Timestamp(milliseconds: Int64(seconds) * 1_000).spelt
    else { return nil }
    return switch form {
    case "t", "T": spelt.time
    case "d", "D": spelt.date
    default: "\(spelt.date) \(spelt.time)"
    }
  }

  /// Reads a link, `[words](address)`.
  private func link(_ bytes: [UInt8], _ start: Int, _ end: Int) -> InlineMarkup.Found? {
    // A link's words contain no brackets here, so that no text is searched twice.
    let close = bytes[(start + 1)..<end].firstIndex {
      $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "[") || $0 == 0x0A
    }
    guard let close, bytes[close] == UInt8(ascii: "]"), close > start + 1, close + 1 < end,
      bytes[close + 1] == UInt8(ascii: "(")
    else { return nil }
    let stop = bytes[(close + 2)..<end].firstIndex {
      $0 == UInt8(ascii: ")") || $0 <= 0x20 || $0 == UInt8(ascii: "[")
    }
    guard let stop else { return nil }
    // A title may follow the address.
    var last = stop
    while last < end, bytes[last] != UInt8(ascii: ")"), bytes[last] != 0x0A, bytes[last] != UInt8(ascii: "[")
    { last += 1 }
    guard last < end, bytes[last] == UInt8(ascii: ")") else { return nil }
    let address = String(decoding: bytes[(close + 2)..<stop], as: UTF8.self).filter { $0 != "<" && $0 != ">" }
    guard address.contains("://") || address.hasPrefix("mailto:") else { return nil }
    return .link(start + 1..<close, address: address, end: last + 1)
  }

  /// Reads the `:name:` of one of the server's custom emoji. The exporter writes this if it formats texts.
  private func named(_ bytes: [UInt8], _ start: Int, _ end: Int) -> InlineMarkup.Found? {
    guard !emoji.isEmpty,
      let close = bytes[(start + 1)..<min(end, start + 40)].firstIndex(of: UInt8(ascii: ":")),
      let id = emoji[String(decoding: bytes[start + 1..<close], as: UTF8.self)]
    else { return nil }
    let words = String(decoding: bytes[start...close], as: UTF8.self)
    return .piece(words, PieceStyle.plain.showing(InlineObject(id: id)), end: close + 1)
  }
}
