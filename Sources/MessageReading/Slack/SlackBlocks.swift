import BubbleLayout

/// Converts the blocks of a Slack message.
struct SlackBlocks {
  let people: SlackPeople
  /// Rows of buttons.
  private(set) var buttons: [[MessageButton]] = []

  init(people: SlackPeople) { self.people = people }

  /// Converts a list of blocks. Unknown blocks are reported.
  mutating func read(_ fields: [ExportField]) -> [MessageBlock] {
    var blocks: [MessageBlock] = []
    for field in fields where field.object != nil { append(field, to: &blocks) }
    return blocks
  }

  private mutating func append(_ field: ExportField, to blocks: inout [MessageBlock]) {
    switch field["type"]?.string {
    case "rich_text": blocks += SlackRichText(people: people).blocks(field["elements"].list)
    case "section": appendSection(field, to: &blocks)
    case "header":
      blocks.append(.heading(HeadingBlock(level: 3, words(field["text"]))))
    case "divider": blocks.append(.rule)
    case "context":
      for part in field["elements"].list where part.object != nil { appendWords(part, to: &blocks) }
    case "image", "video": appendImage(field, to: &blocks)
    case "table", "data_table": blocks.append(.table(table(field)))
    case "markdown":
      let text = Message(id: 0, sender: nil, text: field["text"]?.string ?? "", format: .markdown)
      let read = text.readingMarkdown
      blocks +=
        read.blocks.isEmpty && !read.text.isEmpty ? [.paragraph(read.text, spans: read.spans)] : read.blocks
    case "actions":
      let row = field["elements"].list.compactMap(button)
      if !row.isEmpty { buttons.append(row) }
    case "input":
      for part in [field["label"], field["hint"]].compactMap({ $0 }) {
        blocks.append(.paragraph(ParagraphBlock(words(part))))
      }
    case "call":
      guard let room = field["call"]?.object?["v1"]?.object else {
        return field.note("the call has no content; it was left out")
      }
      let call = SlackCall(field: room, people: people)
      blocks.append(.paragraph(call.words))
      blocks.append(.attachment(AttachmentBlock(.call(call.attachment))))
    // Other fields of the message contain the content of these blocks.
    case "file", "share_shortcut": break
    case let type?: field.note("unknown block type \(type.quoted(limit: 40)); it was left out")
    case nil: field.note("its type is missing; it was left out")
    }
  }

  private func button(_ field: ExportField) -> MessageButton? {
    guard let title = field.object?["text"] else { return nil }
    let kind: ButtonKind =
      field["url"] != nil ? .link : field["style"]?.string == "primary" ? .primary : .action
    var button = MessageButton(words(title).text, id: field["action_id"]?.words, kind: kind)
    button.address = field["url"]?.words
    return button
  }

  /// Reads a text object, `mrkdwn` or `plain_text`.
  private func words(_ field: ExportField?) -> RichText {
    guard let field else { return RichText("") }
    let object = field.isString ? nil : field.object
    guard let text = field.isString ? field.string : object?["text"]?.string else { return RichText("") }
    return object?["type"]?.string == "mrkdwn"
      ? SlackMarkup.text(text, people: people) : RichText(Shortcodes.replaced(in: text))
  }

  private mutating func appendWords(_ field: ExportField, to blocks: inout [MessageBlock]) {
    if field["type"]?.string == "image" { return appendImage(field, to: &blocks) }
    guard let text = field["text"]?.string else { return }
    if field["type"]?.string == "mrkdwn" {
      blocks += SlackMarkup.content(of: text, people: people).asBlocks
    } else {
      blocks.append(.paragraph(Shortcodes.replaced(in: text)))
    }
  }

  private mutating func appendSection(_ field: ExportField, to blocks: inout [MessageBlock]) {
    if let text = field["text"]?.object { appendWords(text, to: &blocks) }
    for part in field["fields"].list where part.object != nil { appendWords(part, to: &blocks) }
    guard let accessory = field["accessory"]?.object else { return }
    switch accessory["type"]?.string {
    case "image": appendImage(accessory, to: &blocks)
    case "button": if let button = button(accessory) { buttons.append([button]) }
    default: break
    }
  }

  private func appendImage(_ field: ExportField, to blocks: inout [MessageBlock]) {
    var picture = ExportFile(field["type"]?.string == "video" ? .video : .image)
    picture.words = field["alt_text"]?.words
    picture.address = field.first(of: "image_url", "video_url")?.words ?? field["slack_file"]?["url"]?.words
    picture.width = field["image_width"]?.number
    picture.height = field["image_height"]?.number
    if let title = field["title"] { blocks.append(.paragraph(ParagraphBlock(words(title)))) }
    blocks.append(.attachment(AttachmentBlock(picture.attachment)))
  }

  private func table(_ field: ExportField) -> TableBlock {
    let reader = SlackRichText(people: people)
    let alignments = field["column_settings"].list.map { column -> BlockAlignment? in
      switch column.isObject ? column["align"]?.string : nil {
      case "center": .center
      case "right": .end
      default: nil
      }
    }
    let rows = field["rows"].list.map { row in
      row.elements.map { cell -> TableCell in
        guard cell.object != nil else { return TableCell("") }
        switch cell["type"]?.string {
        case "rich_text": return TableCell(reader.line(cell["elements"].list))
        case "raw_number":
          return TableCell(cell["value"]?.number.map { "\($0)" } ?? cell["text"]?.string ?? "")
        default: return TableCell(cell["text"]?.string ?? "")
        }
      }
    }
    return TableBlock(alignments: alignments, rows: rows, caption: field["caption"]?.words)
  }
}
