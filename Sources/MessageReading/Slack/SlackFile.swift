import BubbleLayout

/// Reads the files of a Slack message.
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
    file.samples = field["audio_wave_samples"].list.compactMap(\.number)
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
}

extension PictureSize {
  /// Reads a size from two fields; nil if one is missing or invalid.
  init?(_ width: ExportField?, _ height: ExportField?) {
    guard let width = width?.number, let height = height?.number, width > 0, height > 0 else { return nil }
    self.init(width: width, height: height)
  }
}
