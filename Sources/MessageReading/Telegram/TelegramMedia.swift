import BubbleLayout

/// Reads the attachments of a message in `result.json`.
struct TelegramMedia {
  let field: ExportField
  let folder: ExportFolder

  var attachments: [MessageAttachment] {
    [photo, file, contact, location, poll, game].compactMap { $0 }
  }

  private var photo: MessageAttachment? {
    guard let path = field["photo"]?.words else { return nil }
    var photo = sized(.image)
    place(path, in: &photo)
    return photo.attachment
  }

  private var file: MessageAttachment? {
    guard let path = field["file"]?.words else { return nil }
    let type = field["mime_type"]?.string
    let name = field["file_name"]?.words
    let kind: ExportFile.Kind =
      switch field["media_type"]?.string {
      case "sticker": .sticker
      case "video_message": .videoNote
      case "voice_message": .voice
      case "animation": .animation
      case "video_file": .video
      case "audio_file": .sound
      default: .init(type: type, name: name ?? path)
      }
    var file = sized(kind)
    file.name = name ?? song
    file.byteCount = field["file_size"]?.integer
    file.words = field["sticker_emoji"]?.words
    place(path, in: &file)
    // A picture that was sent as a file is shown as a file.
    if field["media_type"] == nil, kind == .image || kind == .animation, field["width"] == nil {
      file.kind = .other
    }
    return file.attachment
  }

  /// The performer and title of a sound; nil if it has neither.
  private var song: String? {
    let parts = [field["performer"]?.words, field["title"]?.words].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " – ")
  }

  private func sized(_ kind: ExportFile.Kind) -> ExportFile {
    var file = ExportFile(kind)
    file.width = field["width"]?.number
    file.height = field["height"]?.number
    file.duration = field["duration_seconds"]?.number
    return file
  }

  /// Sets the address of a file. If the file was left out of the export, a sentence in brackets replaces its
  /// path.
  private func place(_ path: String, in file: inout ExportFile) {
    guard !path.hasPrefix("("), !path.hasSuffix("to download.)"), !path.hasSuffix("later)") else {
      file.state = .missing
      return
    }
    (file.address, file.state) = folder.find(path)
  }

  private var contact: MessageAttachment? {
    guard let contact = field["contact_information"]?.object else { return nil }
    let names = [contact["first_name"]?.words, contact["last_name"]?.words].compactMap { $0 }
    let number = contact["phone_number"]?.words
    return .contact(
      ContactAttachment(
        name: names.isEmpty ? number ?? "…" : names.joined(separator: " "),
        detail: names.isEmpty ? nil : number))
  }

  private var location: MessageAttachment? {
    guard let place = field["location_information"]?.object, let latitude = place["latitude"]?.number,
      let longitude = place["longitude"]?.number
    else { return nil }
    let names = [field["place_name"]?.words, field["address"]?.words].compactMap { $0 }
    return .location(
      LocationAttachment(
        name: names.isEmpty ? nil : names.joined(separator: ", "), latitude: latitude, longitude: longitude))
  }

  private var poll: MessageAttachment? {
    guard let field = field["poll"]?.object else { return nil }
    let answers = field["answers"].list.filter { $0.object != nil }
    var poll = PollAttachment(
      question: Self.words(field["question"]), options: answers.map { Self.words($0["text"]) },
      votes: answers.map { max(0, $0["voters"]?.integer ?? 0) },
      chosen: answers.indices.filter { answers[$0]["chosen"]?.boolean ?? false })
    poll.isClosed = field["closed"]?.boolean ?? false
    poll.voterCount = field["total_voters"]?.integer.map { max(0, $0) }
    return .poll(poll)
  }

  /// Returns the plain text of a text with entities.
  private static func words(_ field: ExportField?) -> String {
    field.map { TelegramEntities.content(parts: $0).text.text } ?? ""
  }

  private var game: MessageAttachment? {
    guard let title = field["game_title"]?.words, let address = field["game_link"]?.words else { return nil }
    return .link(LinkPreview(address: address, title: title, summary: field["game_description"]?.words))
  }
}
