import BubbleLayout

/// A field of Slack's `attachments`: the preview of a page, a message that was shared, a picture, or a text of an
/// app.
struct SlackAttachment {
  let field: ExportField
  let people: SlackPeople

  /// The address of the page; nil for a text without one, and for a shared message, whose words are shown.
  private var address: String? {
    guard field["is_share"]?.boolean != true, field["is_msg_unfurl"]?.boolean != true else { return nil }
    return field.first(of: "title_link", "from_url", "original_url")?.words
  }

  private var title: String? { field["title"]?.words.map(SlackMarkup.unescaped) }

  private var size: PictureSize? {
    PictureSize(
      field.first(of: "image_width", "thumb_width"), field.first(of: "image_height", "thumb_height"))
  }

  /// The preview of the page or the picture, and the files of a shared message.
  var attachments: [MessageAttachment] {
    let files = field["files"].list.compactMap(SlackFile.attachment)
    if let address {
      let summary = (field.first(of: "text", "fallback")?.words).map {
        SlackMarkup.text($0, people: people).text
      }
      let page = LinkPreview(
        address: address, title: title ?? field["service_name"]?.words, summary: summary, picture: size,
        isPictureSmall: size != nil && field["image_width"] == nil)
      return [.link(page)] + files
    }
    guard let address = field.first(of: "image_url", "thumb_url")?.words else { return files }
    var picture = MediaAttachment(size: size)
    picture.address = address
    return [.media(picture)] + files
  }

  /// The texts that no preview shows: a quote with the author, the text, the fields and the footer.
  var blocks: [MessageBlock] {
    var blocks: [MessageBlock] = []
    if let words = field["pretext"]?.words {
      blocks.append(.paragraph(ParagraphBlock(SlackMarkup.text(words, people: people))))
    }
    var quoted = author
    if address == nil { quoted += content }
    for part in field["fields"].list where part.object != nil {
      if let name = part["title"]?.words.map(SlackMarkup.unescaped) {
        quoted.append(.paragraph(name, spans: [.bold(name)]))
      }
      if let value = part["value"]?.words {
        quoted += SlackMarkup.content(of: value, people: people).asBlocks
      }
    }
    if let footer = field["footer"]?.words {
      quoted.append(.paragraph(ParagraphBlock(SlackMarkup.text(footer, people: people))))
    }
    if !quoted.isEmpty { blocks.append(.quote(QuoteBlock(quoted))) }
    return blocks
  }

  /// The author of the page or of the shared message, with a link to the shared message.
  private var author: [MessageBlock] {
    guard let name = field["author_name"]?.words.map(SlackMarkup.unescaped) else { return [] }
    var span = TextSpan.bold(name)
    if address == nil { span.address = field["from_url"]?.words }
    return [.paragraph(name, spans: [span])]
  }

  /// The title and the text, or the blocks in their place.
  private var content: [MessageBlock] {
    var inner = SlackBlocks(people: people)
    let blocks = inner.read(field["blocks"].list)
    guard blocks.isEmpty else { return blocks }
    var content: [MessageBlock] = title.map { [.paragraph($0, spans: [.bold($0)])] } ?? []
    if let text = field.first(of: "text", "fallback")?.words {
      content += SlackMarkup.content(of: text, people: people).asBlocks
    }
    return content
  }
}
