import BubbleLayout

/// Reads the block `rich_text`: sections, lists with indents, quotes and code.
struct SlackRichText {
  let people: SlackPeople

  /// Returns the blocks of the elements. Slack does not nest lists; each list has an indent instead.
  func blocks(_ elements: [ExportField]) -> [MessageBlock] {
    var blocks: [MessageBlock] = []
    var tree = ListTree()
    for element in elements where element.object != nil {
      let parts = element["elements"].list
      let type = element["type"]?.string
      if type == "rich_text_list" {
        let isOrdered = element["style"]?.string == "ordered"
        let first = (element["offset"]?.integer ?? 0).clamped(to: 0...1_000_000) + 1
        for (index, item) in parts.enumerated() where item.object != nil {
          let text = line(item["elements"].list)
          tree.add(
            [.paragraph(ParagraphBlock(text))], level: element["indent"]?.integer ?? 0,
            number: isOrdered ? first + index : nil)
        }
        continue
      }
      blocks += tree.blocks
      tree = ListTree()
      switch type {
      case "rich_text_section":
        let text = line(parts).withoutLineFeedAtEnd
        if !text.text.isEmpty { blocks.append(.paragraph(ParagraphBlock(text))) }
      case "rich_text_preformatted":
        blocks.append(
          .code(CodeBlock(text: line(parts).text.withoutLastLineFeed, language: element["language"]?.words)))
      case "rich_text_quote":
        blocks.append(.quote(QuoteBlock([.paragraph(ParagraphBlock(line(parts).withoutLineFeedAtEnd))])))
      case let type:
        element.note("unknown element type \((type ?? "").quoted(limit: 40)); it was left out")
      }
    }
    return blocks + tree.blocks
  }

  /// Joins the elements of a text, such as words, links and emoji, into one text.
  func line(_ parts: [ExportField]) -> RichText {
    var builder = RichTextBuilder()
    append(parts, to: &builder)
    return builder.take(trimming: false)
  }

  private func append(_ parts: [ExportField], to builder: inout RichTextBuilder) {
    for part in parts where part.object != nil {
      let style = style(part["style"]?.object)
      switch part["type"]?.string {
      case "text": builder.append(part["text"]?.string ?? "", style)
      case "link":
        let address = part["url"]?.words
        builder.append(part["text"]?.words ?? address ?? "", style.linking(to: address))
      case "emoji": appendEmoji(part, style, to: &builder)
      case "user":
        let id = part["user_id"]?.words ?? ""
        builder.append(
          SlackNames.person(id, nil, people), style.showing(InlineObject(kind: .mention, id: id)))
      case "usergroup": builder.append("@" + (part["usergroup_id"]?.words ?? ""), style.tagged("mention"))
      case "channel":
        let id = part["channel_id"]?.words ?? ""
        builder.append("#" + people.channel(id), style.tagged("channel:" + id))
      case "broadcast": builder.append("@" + (part["range"]?.words ?? "channel"), style.tagged("mention"))
      case "date": builder.append(part["fallback"]?.words ?? date(part), style.tagged("date_time"))
      case "color": builder.append(part["value"]?.words ?? "", style)
      // Cells of tables contain sections and lists.
      case "rich_text_section", "rich_text_quote", "rich_text_preformatted", "rich_text_list":
        if builder.length > 0 { builder.append("\n") }
        append(part["elements"].list, to: &builder)
      case let type:
        part.note("unknown piece type \((type ?? "").quoted(limit: 40)); its text is shown unformatted")
        builder.append(
          part.first(of: "text", "name", "fallback").flatMap { $0.isString ? $0.string : nil } ?? "", style)
      }
    }
  }

  private func style(_ field: ExportField?) -> PieceStyle {
    var style = PieceStyle.plain
    for (name, emphasis) in Self.emphases where field?[name]?.boolean == true {
      style.emphases.formUnion(emphasis)
    }
    return style
  }

  private static let emphases: [(String, TextEmphases)] = [
    ("bold", .bold), ("italic", .italic), ("strike", .strike), ("code", .code), ("underline", .underline),
    ("highlight", .mark), ("client_highlight", .mark),
  ]

  /// Appends an emoji: the characters of a Unicode emoji, or an object for a custom one.
  private func appendEmoji(_ field: ExportField, _ style: PieceStyle, to builder: inout RichTextBuilder) {
    let name = field["name"]?.words ?? ""
    let scalars = field["unicode"]?.words.map { text in
      text.split(separator: "-").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    }
    let tone = field["skin_tone"]?.integer
    if let scalars, !scalars.isEmpty {
      let emoji = String(String.UnicodeScalarView(scalars))
      builder.append(tone.flatMap { Shortcodes.toned(emoji, tone: $0) } ?? emoji, style)
    } else if let emoji = Shortcodes.emoji(name, tone: tone) {
      builder.append(emoji, style)
    } else {
      builder.append(":\(name):", style.showing(InlineObject(id: name)))
    }
  }

  private func date(_ field: ExportField) -> String {
    guard let spelt = field["timestamp"]?.seconds?.spelt else { return "" }
    return "\(spelt.date) \(spelt.time)"
  }
}

extension RichText {
  /// The text without a line feed at its end, because the next block begins a new line anyway.
  fileprivate var withoutLineFeedAtEnd: RichText {
    guard text.hasSuffix("\n") else { return self }
    let end = text.utf16.count - 1
    return RichText(
      String(text.dropLast()),
      spans: spans.compactMap { span in
        var span = span
        span.range = span.range.clamped(to: 0..<end)
        return span.range.isEmpty ? nil : span
      })
  }
}

extension Comparable {
  /// Returns the nearest value within a range.
  func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
