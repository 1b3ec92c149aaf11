import BubbleLayout

/// Reads the files of a Slack message, and its previews of linked pages.
enum SlackFile {
  /// Reads a file as an attachment.
  static func attachment(_ field: ExportField) -> MessageAttachment? {
    guard field.object != nil else { return nil }
    let name = field.first(of: "name", "title")?.words
    let kind = ExportFile.Kind(type: field["mimetype"]?.string, name: name)
    var file = ExportFile(field["subtype"]?.string == "slack_audio" ? .voice : kind)
    file.name = name
    file.byteCount = field["size"]?.integer
    file.width = field.first(of: "original_w", "thumb_video_w")?.number
    file.height = field.first(of: "original_h", "thumb_video_h")?.number
    file.duration = field["duration_ms"]?.number.map { $0 / 1_000 }
    file.words = field["alt_txt"]?.words
    file.address = field.first(of: "url_private_download", "url_private")?.words
    switch field["mode"]?.string {
    case "tombstone", "hidden_by_limit": file.state = .missing
    case "snippet", "post":
      if let text = field["preview"]?.words {
        return .code(CodeBlock(text: SlackMarkup.unescaped(text), language: field["filetype"]?.words))
      }
    default: break
    }
    return file.attachment
  }

  /// Reads a field of Slack's `attachments`: the preview of a page, a picture, or a text of an app.
  static func linked(
    _ field: ExportField, _ people: SlackPeople
  ) -> (attachments: [MessageAttachment], blocks: [MessageBlock]) {
    let title = field["title"]?.words.map(SlackMarkup.unescaped)
    let text = field.first(of: "text", "fallback")?.words
    let size = PictureSize(
      field.first(of: "image_width", "thumb_width"), field.first(of: "image_height", "thumb_height"))
    if let address = field.first(of: "title_link", "from_url", "original_url")?.words {
      let summary = text.map { SlackMarkup.text($0, people: people).text }
      let page = LinkPreview(
        address: address, title: title ?? field["service_name"]?.words, summary: summary, picture: size,
        isPictureSmall: size != nil && field["image_width"] == nil)
      return ([.link(page)], [])
    }
    var blocks: [MessageBlock] = []
    if let words = field["pretext"]?.words {
      blocks.append(.paragraph(ParagraphBlock(SlackMarkup.text(words, people: people))))
    }
    var inner = SlackBlocks(people: people)
    var quoted = inner.read(field["blocks"].list)
    if quoted.isEmpty {
      if let title { quoted.append(.paragraph(title, spans: [.bold(title)])) }
      if let text { quoted += SlackMarkup.content(of: text, people: people).asBlocks }
      for part in field["fields"].list where part.object != nil {
        if let name = part["title"]?.words { quoted.append(.paragraph(name, spans: [.bold(name)])) }
        if let value = part["value"]?.words {
          quoted += SlackMarkup.content(of: value, people: people).asBlocks
        }
      }
    }
    if !quoted.isEmpty { blocks.append(.quote(QuoteBlock(quoted))) }
    guard let address = field["image_url"]?.words else { return ([], blocks) }
    var picture = MediaAttachment(size: size)
    picture.address = address
    return ([.media(picture)], blocks)
  }
}

extension PictureSize {
  /// Reads a size from two fields; nil if one is missing or invalid.
  init?(_ width: ExportField?, _ height: ExportField?) {
    guard let width = width?.number, let height = height?.number, width > 0, height > 0 else { return nil }
    self.init(width: width, height: height)
  }
}
