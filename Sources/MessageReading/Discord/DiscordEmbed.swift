import BubbleLayout

/// An embed of a Discord message: the preview of a linked page, or content that a bot has made.
struct DiscordEmbed {
  let field: ExportField
  let folder: ExportFolder
  let markup: DiscordMarkup

  /// The picture or video of an embed that contains nothing else, such as a linked GIF; nil for other embeds.
  var media: MessageAttachment? {
    guard field["title"]?.words == nil, field["description"]?.words == nil, field["fields"].list.isEmpty,
      let picture = field.first(of: "video", "image", "thumbnail")?.object
    else { return nil }
    var file = ExportFile(field["video"] == nil ? .image : .animation)
    (file.width, file.height) = (picture["width"]?.number, picture["height"]?.number)
    file.address = picture["url"]?.words
    return file.attachment
  }

  /// The embed as an attachment: its picture or video, or a link preview. Empty if the embed has no address.
  var attachments: [MessageAttachment] {
    if let media { return [media] }
    guard let address = field["url"]?.words else { return [] }
    let picture = field.first(of: "image", "thumbnail", "video")?.object
    let summary = field["description"]?.words.map { markup.content(of: $0).text.text }
    return [
      .link(
        LinkPreview(
          address: address, title: field["title"]?.words ?? field["author"]?["name"]?.words, summary: summary,
          picture: PictureSize(picture?["width"], picture?["height"]),
          // Discord shows a thumbnail small, next to the text.
          isPictureSmall: field["image"]?.object == nil && field["thumbnail"]?.object != nil))
    ]
  }

  /// The blocks of an embed without an address: a quote with its title, description, fields and picture.
  var blocks: [MessageBlock] {
    guard media == nil, field["url"]?.words == nil else { return [] }
    var blocks: [MessageBlock] = []
    if let author = field["author"]?.object?["name"]?.words { blocks.append(.paragraph(author)) }
    if let title = field["title"]?.words { blocks.append(.paragraph(title, spans: [.bold(title)])) }
    if let words = field["description"]?.words { blocks += markup.content(of: words).asBlocks }
    for part in field["fields"].list where part.object != nil {
      if let name = part["name"]?.words { blocks.append(.paragraph(name, spans: [.bold(name)])) }
      if let value = part["value"]?.words { blocks += markup.content(of: value).asBlocks }
    }
    if let picture = field["image"]?.object {
      var file = ExportFile(.image)
      (file.width, file.height) = (picture["width"]?.number, picture["height"]?.number)
      file.address = picture["url"]?.words
      blocks.append(.attachment(AttachmentBlock(file.attachment)))
    }
    if let words = field["footer"]?.object?["text"]?.words { blocks.append(.paragraph(words)) }
    return blocks.isEmpty ? [] : [.quote(QuoteBlock(blocks))]
  }
}
