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

  /// The embed as attachments: its picture or video, or a link preview, and its further pictures. Empty if the embed
  /// has no address and at most one picture.
  var attachments: [MessageAttachment] {
    if let media { return [media] + more }
    guard let address = field["url"]?.words else { return more }
    let picture = field.first(of: "image", "thumbnail", "video")?.object
    let summary = field["description"]?.words.map { markup.content(of: $0).text.text }
    return [
      .link(
        LinkPreview(
          address: address, title: field["title"]?.words ?? field["author"]?["name"]?.words, summary: summary,
          picture: PictureSize(picture?["width"], picture?["height"]),
          // Discord shows a thumbnail small, next to the text.
          isPictureSmall: field["image"]?.object == nil && field["thumbnail"]?.object != nil))
    ] + more
  }

  /// The pictures after the first one.
  private var more: [MessageAttachment] {
    field["images"].list.dropFirst().filter { $0.object != nil }.map(Self.picture)
  }

  private static func picture(_ field: ExportField) -> MessageAttachment {
    var file = ExportFile(.image)
    (file.width, file.height) = (field["width"]?.number, field["height"]?.number)
    file.address = field["url"]?.words
    return file.attachment
  }

  /// The texts that no preview shows, as a quote: of an embed with an address the fields and the footer, of other
  /// embeds also the title, the description and the picture.
  var blocks: [MessageBlock] {
    guard media == nil else { return [] }
    let hasPreview = field["url"]?.words != nil
    var blocks: [MessageBlock] = []
    if !hasPreview || field["title"]?.words != nil, let author = field["author"]?.object?["name"]?.words {
      blocks.append(.paragraph(author))
    }
    if !hasPreview {
      if let title = field["title"]?.words { blocks.append(.paragraph(title, spans: [.bold(title)])) }
      if let words = field["description"]?.words { blocks += markup.content(of: words).asBlocks }
    }
    for part in field["fields"].list where part.object != nil {
      if let name = part["name"]?.words { blocks.append(.paragraph(name, spans: [.bold(name)])) }
      if let value = part["value"]?.words { blocks += markup.content(of: value).asBlocks }
    }
    if !hasPreview, let picture = field.first(of: "image", "thumbnail")?.object {
      blocks.append(.attachment(AttachmentBlock(Self.picture(picture))))
    }
    if let words = field["footer"]?.object?["text"]?.words { blocks.append(.paragraph(words)) }
    return blocks.isEmpty ? [] : [.quote(QuoteBlock(blocks))]
  }
}
