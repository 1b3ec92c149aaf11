import BubbleLayout

/// Reads the attachments of a Bot API message. Files are named only by ids, so their addresses are unknown
/// here.
struct BotMedia {
  let field: ExportField
  let folder: ExportFolder

  var attachments: [MessageAttachment] {
    // A message with an animation also has the field `document`, and one with a venue the field `location`.
    let kinds: [(String, ExportFile.Kind)] = [
      ("animation", .animation), ("video", .video), ("video_note", .videoNote), ("sticker", .sticker),
      ("voice", .voice), ("audio", .sound),
    ]
    var found: [MessageAttachment] = []
    if let photo { found.append(photo) }
    for (name, kind) in kinds {
      if let file = field[name]?.object { found.append(Self.file(file, kind)) }
    }
    if field["animation"] == nil, let document = field["document"]?.object {
      found.append(Self.file(document, .other))
    }
    if let contact { found.append(contact) }
    if let place { found.append(place) }
    if let poll { found.append(poll) }
    return found
  }

  /// The photo of the message in its largest size; nil for none.
  private var photo: MessageAttachment? {
    guard let sizes = field["photo"] else { return nil }
    return Self.photo(sizes)
  }

  /// Reads a photo from the list of its sizes, of which the last is the largest.
  static func photo(_ sizes: ExportField) -> MessageAttachment? {
    let largest = sizes.isObject ? sizes : sizes.elements.last { $0.isObject }
    return largest.map { file($0, .image) }
  }

  /// Reads the description of a file.
  static func file(_ field: ExportField, _ kind: ExportFile.Kind) -> MessageAttachment {
    var file = ExportFile(kind)
    file.name = field["file_name"]?.words
    if kind == .sound, file.name == nil {
      let parts = [field["performer"]?.words, field["title"]?.words].compactMap { $0 }
      file.name = parts.isEmpty ? nil : parts.joined(separator: " – ")
    }
    file.byteCount = field["file_size"]?.integer
    file.width = field.first(of: "width", "length")?.number
    file.height = field.first(of: "height", "length")?.number
    file.duration = field["duration"]?.number
    file.words = field["emoji"]?.words
    file.address = field["file_path"]?.words ?? field["file_id"]?.words
    return file.attachment
  }

  private var contact: MessageAttachment? {
    guard let contact = field["contact"]?.object else { return nil }
    let number = contact["phone_number"]?.words
    return .contact(ContactAttachment(name: BotMessage.name(of: contact) ?? number ?? "…", detail: number))
  }

  private var place: MessageAttachment? {
    if let venue = field["venue"]?.object {
      let names = [venue["title"]?.words, venue["address"]?.words].compactMap { $0 }
      return venue["location"].flatMap { Self.location($0, name: names.joined(separator: ", ")) }
    }
    return field["location"].flatMap { Self.location($0, name: "") }
  }

  /// Reads a location. An empty name means that it has no name.
  static func location(_ field: ExportField, name: String) -> MessageAttachment? {
    guard field.object != nil, let latitude = field["latitude"]?.number,
      let longitude = field["longitude"]?.number
    else { return nil }
    return .location(
      LocationAttachment(name: name.isEmpty ? nil : name, latitude: latitude, longitude: longitude))
  }

  private var poll: MessageAttachment? {
    guard let field = field["poll"]?.object else { return nil }
    let options = field["options"].list.filter { $0.object != nil }
    var poll = PollAttachment(
      question: field["question"]?.string ?? "", options: options.map { $0["text"]?.string ?? "" },
      votes: options.map { max(0, $0["voter_count"]?.integer ?? 0) })
    poll.voterCount = field["total_voter_count"]?.integer.map { max(0, $0) }
    poll.isClosed = field["is_closed"]?.boolean ?? false
    poll.allowsSeveral = field["allows_multiple_answers"]?.boolean ?? false
    let correct = field["correct_option_id"] ?? field["correct_option_ids"]?.elements.first
    poll.correctAnswer = correct?.integer.flatMap { options.indices.contains($0) ? $0 : nil }
    return .poll(poll)
  }

  /// The blocks of a game, an invoice, a giveaway or a die; nil for other messages.
  var card: [MessageBlock]? {
    if let game = field["game"]?.object {
      return TelegramCards.card(game["title"]?.words, game["description"]?.words)
    }
    if let invoice = field["invoice"]?.object {
      let price = invoice["total_amount"]?.integer.map {
        AmountWords.price($0, invoice["currency"]?.words ?? "")
      }
      return TelegramCards.card(invoice["title"]?.words, invoice["description"]?.words, price)
    }
    if let giveaway = field.first(of: "giveaway", "giveaway_winners")?.object {
      let stars = giveaway["prize_star_count"]?.integer
      let months = giveaway["premium_subscription_month_count"]?.integer
      return TelegramCards.card(
        field["giveaway"] != nil ? "Giveaway" : "The giveaway has ended",
        giveaway["prize_description"]?.words ?? stars.map { AmountWords.count($0, "Star") }
          ?? months.map { "Premium for \(AmountWords.count($0, "month"))" },
        giveaway["winner_count"]?.integer.map { AmountWords.count($0, "winner") })
    }
    guard let dice = field["dice"]?.object else { return nil }
    let words = [dice["emoji"]?.words, dice["value"]?.integer.map { "\($0)" }].compactMap { $0 }
    return [.paragraph(words.joined(separator: " "))]
  }
}
