import BubbleLayout

/// Reads Telegram's entities, which format ranges of a text. It knows their names in exports and in the Bot
/// API.
enum TelegramEntities {
  /// Returns the formatting of an entity.
  ///
  /// - Parameters:
  ///   - type: The type of the entity, such as `text_link`.
  ///   - text: The text in the range of the entity.
  ///   - entity: The entity itself, with its other fields.
  /// - Returns: Nil for plain text, and for an unknown type, which is reported.
  static func kind(_ type: String, of text: @autoclosure () -> String, _ entity: ExportField) -> TextMark
    .Kind?
  {
    if let emphasis = emphases[type] { return .style(PieceStyle(emphases: emphasis)) }
    switch type {
    case "plain", "unknown", "": return nil
    case "pre": return .code(language: entity["language"]?.words)
    case "blockquote":
      return .quote(isExpandable: entity.first(of: "collapsed", "is_collapsed")?.boolean ?? false)
    case "expandable_blockquote": return .quote(isExpandable: true)
    case "link", "url": return link(address(text()))
    case "text_link": return link((entity.first(of: "href", "url")?.words).map(address))
    case "email": return link("mailto:" + text())
    case "phone", "phone_number": return link("tel:" + text().filter { $0.isNumber || $0 == "+" })
    case "mention_name", "text_mention": return mention(entity)
    case "custom_emoji": return emoji(entity)
    case "mention", "hashtag", "cashtag", "bot_command", "bank_card", "bank_card_number", "date_time",
      "formatted_date":
      return .style(PieceStyle(tag: type))
    default:
      entity.note("unknown entity type \(type.quoted(limit: 40)); its text is shown unformatted")
      return nil
    }
  }

  /// Returns a complete address. One without a scheme gets `https`.
  static func address(_ text: String) -> String {
    text.contains("://") || text.hasPrefix("mailto:") || text.hasPrefix("tel:") || text.hasPrefix("#")
      ? text : "https://" + text
  }

  private static let emphases: [String: TextEmphases] = [
    "bold": .bold, "italic": .italic, "underline": .underline, "strikethrough": .strike, "spoiler": .spoiler,
    "code": .code,
  ]

  private static func link(_ address: String?) -> TextMark.Kind {
    .style(PieceStyle.plain.linking(to: address))
  }

  private static func mention(_ entity: ExportField) -> TextMark.Kind? {
    guard let id = entity["user_id"]?.id ?? entity["user"]?.object?["id"]?.id else { return nil }
    return .style(PieceStyle.plain.showing(InlineObject(kind: .mention, id: "\(id)")))
  }

  private static func emoji(_ entity: ExportField) -> TextMark.Kind? {
    // In an export without pictures, a sentence in brackets replaces the id.
    guard let id = entity.first(of: "document_id", "custom_emoji_id")?.id, !"\(id)".hasPrefix("(") else {
      return nil
    }
    return .style(PieceStyle.plain.showing(InlineObject(id: "\(id)")))
  }
}

extension TelegramEntities {
  /// Reads a text in parts; each part is a string or an object with a `type` and a `text`.
  static func content(parts: ExportField) -> MessageContent {
    if parts.isString { return MessageContent(RichText(parts.string ?? "")) }
    var text = ""
    var length = 0
    var marks: [TextMark] = []
    for part in parts.elements {
      let words = part.isString ? part.string : part.object?["text"]?.string
      guard let words, !words.isEmpty else { continue }
      let end = length + words.utf16.count
      if !part.isString, let kind = kind(part["type"]?.string ?? "", of: words, part) {
        marks.append(TextMark(length..<end, kind))
      }
      text += words
      length = end
    }
    return content(text, marks, parts)
  }

  /// Reads a text with entities that have an offset and a length.
  static func content(_ text: String, entities: ExportField?) -> MessageContent {
    let units = text.utf16
    let count = units.count
    var marks: [TextMark] = []
    for entity in entities.list {
      guard entity.object != nil, let type = entity["type"]?.string else { continue }
      guard let start = entity["offset"]?.integer, let length = entity["length"]?.integer, start >= 0,
        length > 0, start < count
      else {
        entity.note("it covers no part of the text; it was left out")
        continue
      }
      if length > count - start {
        entity.note("it extends beyond the end of the text; the part beyond was left out")
      }
      let range = start..<start + min(length, count - start)
      let kind = kind(type, of: words(range, in: text), entity)
      if let kind { marks.append(TextMark(range, kind)) }
    }
    return content(text, marks, entities)
  }

  private static func content(_ text: String, _ marks: [TextMark], _ field: ExportField?) -> MessageContent {
    guard !marks.isEmpty else { return MessageContent(RichText(text)) }
    var marked = MarkedText(text, marks)
    let content = marked.content()
    if marked.isCut { field?.note("there are too many entities; the rest were left out") }
    return content
  }

  private static func words(_ range: Range<Int>, in text: String) -> String {
    let units = text.utf16
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    // No address is longer. Without the limit, overlapping long entities would be copied again and again.
    let end = units.index(start, offsetBy: min(range.count, 4_096))
    return String(units[start..<end]) ?? ""
  }
}
