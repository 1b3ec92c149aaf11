import BubbleLayout

/// Reads a text of Telegram's rich messages (Bot API 10.1): a string, a list of texts, or an object with a
/// `type` and an inner text.
struct TelegramRichText {
  private var builder = RichTextBuilder()

  /// - Complexity: Linear in the text.
  static func read(_ field: ExportField?) -> RichText {
    var reader = TelegramRichText()
    if let field { reader.append(field, .plain) }
    return reader.builder.take(trimming: false)
  }

  private mutating func append(_ field: ExportField, _ style: PieceStyle) {
    if field.isString { return builder.append(field.string ?? "", style) }
    if field.isArray {
      for part in field.elements { append(part, style) }
      return
    }
    guard field.object != nil, let type = field["type"]?.string else { return }
    switch type {
    case "anchor": return  // a link target, with nothing to show
    case "custom_emoji":
      let words = field["alternative_text"]?.words ?? "❔"
      let id = field["custom_emoji_id"]?.id.map { "\($0)" } ?? ""
      return builder.append(words, style.showing(InlineObject(id: id)))
    case "mathematical_expression":
      return builder.append(field["expression"]?.string ?? "", style.adding(.code))
    case "button":
      let button = field["button"]?.object ?? field
      let text = button["text"].map { Self.read($0).text } ?? ""
      return builder.append(text, style.tagged("button").linking(to: button["url"]?.words))
    default: break
    }
    if let text = field["text"] { append(text, self.style(type, field, style)) }
  }

  private func style(_ type: String, _ field: ExportField, _ style: PieceStyle) -> PieceStyle {
    if let emphasis = Self.emphases[type] { return style.adding(emphasis) }
    switch type {
    case "url": return style.linking(to: (field["url"]?.words).map(TelegramEntities.address))
    case "email_address": return style.linking(to: (field["email_address"]?.words).map { "mailto:" + $0 })
    case "phone_number": return style.linking(to: (field["phone_number"]?.words).map { "tel:" + $0 })
    case "anchor_link": return style.linking(to: (field["anchor_name"]?.string).map { "#" + $0 })
    case "text_mention":
      guard let id = field["user"]?.object?["id"]?.id else { return style }
      return style.showing(InlineObject(kind: .mention, id: "\(id)"))
    case "reference_link":
      var style = style.adding(.sup)
      style.footnote = field["reference_name"]?.words
      return style
    case "mention", "hashtag", "cashtag", "bot_command", "bank_card_number", "date_time":
      return style.tagged(type)
    case "reference": return style
    default:
      field.note("unknown text type \(type.quoted(limit: 40)); the text is shown unformatted")
      return style
    }
  }

  private static let emphases: [String: TextEmphases] = [
    "bold": .bold, "italic": .italic, "underline": .underline, "strikethrough": .strike, "spoiler": .spoiler,
    "marked": .mark, "subscript": .sub, "superscript": .sup, "code": .code,
  ]
}
