import BubbleLayout

/// Converts the blocks of Telegram's rich messages (Bot API 10.1 to 10.3).
struct TelegramRichBlocks {
  let folder: ExportFolder
  /// Rows of buttons among the blocks; they are shown below the message.
  private(set) var buttons: [[MessageButton]] = []

  init(folder: ExportFolder) { self.folder = folder }

  /// Converts a list of blocks. Unknown blocks are reported, and their content is shown.
  mutating func read(_ fields: [ExportField]) -> [MessageBlock] {
    var blocks: [MessageBlock] = []
    for field in fields where field.object != nil {
      guard let type = field["type"]?.string else {
        field.note("its type is missing; it was left out")
        continue
      }
      append(type, field, to: &blocks)
    }
    return blocks
  }

  private mutating func append(_ type: String, _ field: ExportField, to blocks: inout [MessageBlock]) {
    switch type {
    case "paragraph", "footer": appendParagraph(field["text"], to: &blocks)
    case "heading":
      let level = min(max(field["size"]?.integer ?? 1, 1), 6)
      blocks.append(.heading(HeadingBlock(level: level, TelegramRichText.read(field["text"]))))
    case "pre":
      let text = TelegramRichText.read(field["text"]).text
      blocks.append(.code(CodeBlock(text: text.withoutLastLineFeed, language: field["language"]?.words)))
    case "divider": blocks.append(.rule)
    case "mathematical_expression":
      blocks.append(MessageBlock(.formula(FormulaBlock(source: field["expression"]?.string ?? ""))))
    case "anchor": break  // a link target, with nothing to show
    case "list": blocks.append(.list(list(field["items"].list)))
    case "blockquote", "expandable_blockquote", "pullquote":
      blocks.append(.quote(quote(type, field)))
    case "table": blocks.append(.table(TelegramTable.read(field)))
    case "details":
      let summary = TelegramRichText.read(field["summary"])
      let inner = read(field["blocks"].list)
      blocks.append(
        .details(DetailsBlock(summary: summary, inner, isOpen: field["is_open"]?.boolean ?? false)))
    case "collage", "slideshow":
      blocks += read(field["blocks"].list)
      appendCaption(field, to: &blocks)
    case "thinking": appendUnknown(field, to: &blocks)
    case "buttons":
      let row = field["buttons"].list.compactMap { field -> MessageButton? in
        field.object?["text"].map {
          TelegramButton.read(field, title: TelegramRichText.read($0).text)
        }
      }
      if !row.isEmpty { buttons.append(row) }
    default:
      guard var attachment = attachment(type, field) else {
        field.note("unknown block type \(type.quoted(limit: 40)); its content is shown as paragraphs")
        return appendUnknown(field, to: &blocks)
      }
      attachment.isCovered = field["has_spoiler"]?.boolean ?? false
      blocks.append(.attachment(AttachmentBlock(attachment)))
      appendCaption(field, to: &blocks)
    }
  }

  private func appendParagraph(_ text: ExportField?, to blocks: inout [MessageBlock]) {
    blocks.append(.paragraph(ParagraphBlock(TelegramRichText.read(text))))
  }

  private mutating func appendUnknown(_ field: ExportField, to blocks: inout [MessageBlock]) {
    if let text = field["text"] { appendParagraph(text, to: &blocks) }
    blocks += read(field["blocks"].list)
  }

  private func appendCaption(_ field: ExportField, to blocks: inout [MessageBlock]) {
    guard let caption = field["caption"], !caption.isString || caption.words != nil else { return }
    let parts = caption.isObject && caption["type"] == nil ? [caption["text"], caption["credit"]] : [caption]
    for part in parts.compactMap({ $0 }) { appendParagraph(part, to: &blocks) }
  }

  private mutating func list(_ items: [ExportField]) -> ListBlock {
    let items = items.filter { $0.object != nil }
    let isOrdered = items.first.map { $0["value"] != nil || $0["type"] != nil } ?? false
    if let type = items.first?["type"]?.string, type != "1" {
      items.first?.note("the items are numbered 1, 2, 3 instead of by \(type.quoted(limit: 8))")
    }
    return ListBlock(
      isOrdered: isOrdered, start: items.first?["value"]?.integer ?? 1,
      items: items.map { item in
        let isTask = item["has_checkbox"]?.boolean ?? false
        return ListItem(
          read(item["blocks"].list), isChecked: isTask ? item["is_checked"]?.boolean ?? false : nil)
      })
  }

  private mutating func quote(_ type: String, _ field: ExportField) -> QuoteBlock {
    var blocks = read(field["blocks"].list)
    if let text = field["text"] {
      let paragraph = ParagraphBlock(
        TelegramRichText.read(text), alignment: type == "pullquote" ? .center : nil)
      blocks.append(.paragraph(paragraph))
    }
    if let credit = field["credit"] { appendParagraph(credit, to: &blocks) }
    return QuoteBlock(blocks, isExpandable: type == "expandable_blockquote")
  }

  /// Reads a block that is a picture, a sound, a file or a map; nil for a block of another type.
  private func attachment(_ type: String, _ field: ExportField) -> MessageAttachment? {
    let kinds: [String: ExportFile.Kind] = [
      "animation": .animation, "video": .video, "audio": .sound, "voice_note": .voice, "document": .other,
    ]
    if type == "photo" { return field["photo"].flatMap(BotMedia.photo) }
    if type == "map" { return field["location"].flatMap { BotMedia.location($0, name: "") } }
    guard let kind = kinds[type], let file = field[type]?.object else { return nil }
    return BotMedia.file(file, kind)
  }
}

/// Reads a table of a rich message.
enum TelegramTable {
  static func read(_ field: ExportField) -> TableBlock {
    var alignments: [BlockAlignment?] = []
    var hasHeader = false
    var rows: [[TableCell]] = []
    for (number, row) in field["cells"].list.enumerated() {
      let cells = row.elements.filter { $0.object != nil }
      if number == 0 { hasHeader = !cells.isEmpty && cells.allSatisfy { $0["is_header"]?.boolean == true } }
      rows.append(cells.map(cell))
      // The first row below the header gives the alignments of the columns.
      if number == (hasHeader ? 1 : 0) { alignments = cells.map(alignment) }
    }
    let caption = field["caption"].map { TelegramRichText.read($0).text }
    return TableBlock(alignments: alignments, hasHeader: hasHeader, rows: rows, caption: caption)
  }

  private static func cell(_ field: ExportField) -> TableCell {
    TableCell(
      TelegramRichText.read(field["text"]), columnSpan: min(max(field["colspan"]?.integer ?? 1, 1), 1_000),
      rowSpan: min(max(field["rowspan"]?.integer ?? 1, 1), 1_000))
  }

  private static func alignment(_ field: ExportField) -> BlockAlignment? {
    switch field["align"]?.string {
    case "center": .center
    case "right": .end
    default: nil
    }
  }
}
