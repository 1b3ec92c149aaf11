import BubbleLayout

/// The sender and the words of the quoted message, which a reply repeats for older clients (the reply
/// fallback).
struct MatrixReplyWords {
  let sender: String?
  /// The quoted words, with what a spoiler covers.
  let said: RichText?

  /// - Parameter fallback: The fallback's text. Its first line names the quoted sender by id; the other lines
  ///   are the quoted words.
  init(_ fallback: RichText) {
    var lines = RichTextBuilder()
    var sender: String?
    var isFirst = true
    var start = 0
    let units = Array(fallback.text.utf16)
    // These are in ascending order and do not overlap.
    var covers = fallback.spans[...]
    for line in fallback.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let range = start..<start + line.utf16.count
      start = range.upperBound + 1
      if line.isEmpty { continue }
      if isFirst {
        sender = line.split(whereSeparator: { " <>*".contains($0) }).last {
          $0.hasPrefix("@") && $0.contains(":")
        }.map(String.init)
        isFirst = false
        continue
      }
      if lines.length > 0 { lines.append("\n") }
      var place = range.lowerBound
      while place < range.upperBound {
        while let first = covers.first, first.range.upperBound <= place { covers.removeFirst() }
        let isCovered = covers.first.map { $0.range.lowerBound <= place } ?? false
        let edge = isCovered ? covers.first?.range.upperBound : covers.first?.range.lowerBound
        let end = min(range.upperBound, edge ?? range.upperBound)
        lines.append(
          String(decoding: units[place..<end], as: UTF16.self),
          isCovered ? PieceStyle(emphases: .spoiler) : .plain)
        place = end
      }
    }
    self.sender = sender
    let said = lines.take()
    self.said = said.text.isEmpty ? nil : said
  }
}

/// The content of a Matrix message, in HTML or plain text, without the quote that a reply repeats for older
/// clients.
struct MatrixWords {
  let content: MessageContent
  let reply: MatrixReplyWords?

  init(content field: ExportField?) {
    let isReply = field?["m.relates_to"]?.object?["m.in_reply_to"] != nil
    let body = Self.parted(field?["body"]?.string ?? "", isReply: isReply)
    if field?["format"]?.string == "org.matrix.custom.html", let html = field?["formatted_body"]?.string,
      let read = HTMLBlocks.read(html)
    {
      if read.isTooDeep {
        field?["formatted_body"]?.note(
          "blocks nested more than \(MessageBlock.levels) levels deep are shown at level \(MessageBlock.levels)"
        )
      }
      content = MessageContent(read.blocks, plain: body.text)
      reply =
        read.reply.length > 0
        ? MatrixReplyWords(RichText(read.reply.text, spans: read.reply.spans)) : body.reply
    } else {
      content = MessageContent(RichText(body.text))
      reply = body.reply
    }
  }

  /// Separates the quote from the text. In a reply, the lines at the start that begin with `> ` quote the
  /// earlier message.
  private static func parted(_ body: String, isReply: Bool) -> (text: String, reply: MatrixReplyWords?) {
    guard isReply, body.hasPrefix("> ") else { return (body, nil) }
    var rest = body[...]
    var words: [Substring] = []
    while rest.hasPrefix("> ") || rest.hasPrefix(">\n") {
      let line = rest.prefix { $0 != "\n" }
      words.append(line.dropFirst(2))
      rest = rest.dropFirst(line.count + 1)
    }
    if rest.hasPrefix("\n") { rest = rest.dropFirst() }
    // The first line of the quote names the sender before the quoted words.
    let first = words.first ?? ""
    let sender = first.prefix { $0 != ">" }
    let start = first.dropFirst(sender.count + 1).drop { $0 == " " }
    let text = ([start] + words.dropFirst()).joined(separator: "\n")
    return (String(rest), MatrixReplyWords(RichText("\(sender)\n\(text)")))
  }
}

/// The file of a Matrix message.
struct MatrixFile {
  let content: ExportField?
  let type: String

  /// The file as an attachment; nil for a message without a file.
  var attachment: MessageAttachment? {
    if type == "m.location" { return place }
    let kinds: [String: ExportFile.Kind] = [
      "m.image": .image, "m.video": .video, "m.audio": .sound, "m.file": .other, "m.sticker": .sticker,
    ]
    guard let content, var kind = kinds[type] else { return nil }
    let details = content["info"]?.object
    let mime = details?["mimetype"]?.words
    if kind == .image, mime == "image/gif" { kind = .animation }
    if content.first(of: "org.matrix.msc3245.voice", "m.voice", "org.matrix.msc3245.voice.v2") != nil {
      kind = .voice
    }
    var file = ExportFile(kind)
    let body = content["body"]?.words
    file.name = content["filename"]?.words ?? body
    file.words = kind == .sticker || kind == .image ? file.name : nil
    file.byteCount = details?["size"]?.integer
    file.width = details?["w"]?.number
    file.height = details?["h"]?.number
    let sound = content.first(of: "org.matrix.msc1767.audio", "m.audio")?.object
    file.duration = (details?["duration"] ?? sound?["duration"])?.number.map { $0 / 1_000 }
    file.samples = (sound?["waveform"]).list.compactMap(\.number)
    file.address = content["url"]?.words ?? content["file"]?.object?["url"]?.words
    if kind == .sound, file.name == nil { file.kind = .voice }
    return file.attachment
  }

  /// Whether the body of the message is a caption and not only the name of the file.
  var hasCaption: Bool {
    guard let name = content?["filename"]?.words, let body = content?["body"]?.words else { return false }
    return name != body
  }

  /// The location of an address such as `geo:52.5,13.4;u=35` as an attachment; nil if it is invalid.
  private var place: MessageAttachment? {
    let address =
      content?["geo_uri"]?.words
      ?? content?.first(of: "m.location", "org.matrix.msc3488.location")?["uri"]?.words
    guard let address, address.hasPrefix("geo:") else { return nil }
    let numbers = address.dropFirst(4).prefix { $0 != ";" }.split(separator: ",").map { Double($0) }
    guard numbers.count >= 2, let latitude = numbers[0], let longitude = numbers[1], latitude.isFinite,
      longitude.isFinite
    else {
      content?.note("its place is not a latitude and longitude; it was left out")
      return nil
    }
    return .location(
      LocationAttachment(name: content?["body"]?.words, latitude: latitude, longitude: longitude))
  }
}
