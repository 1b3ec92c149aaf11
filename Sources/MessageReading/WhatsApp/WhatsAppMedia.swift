import BubbleLayout

/// Finds files, polls and locations in the text of a message.
enum WhatsAppMedia {
  /// The attachment of a message, and the rest of its text.
  typealias Found = (attachment: MessageAttachment, caption: String)

  /// Returns the attachment that a text describes; nil for an ordinary text.
  static func find(in body: String, folder: ExportFolder) -> Found? {
    if let kind = WhatsAppWords.omitted(body) { return (omitted(kind, body), "") }
    return named(body, folder) ?? bracketed(body, folder) ?? poll(body).map { ($0, "") }
      ?? place(body).map { ($0, "") } ?? document(body)
  }

  private static func omitted(_ kind: ExportFile.Kind, _ body: String) -> MessageAttachment {
    var file = ExportFile(kind)
    file.state = .missing
    file.name = kind == .other ? String(body.unicodeScalars.filter { !$0.isDirectionMark }) : nil
    return file.attachment
  }

  /// Reads `IMG-20201231-WA0001.jpg (file attached)`, with the caption on the lines below.
  private static func named(_ body: String, _ folder: ExportFolder) -> Found? {
    let first = body.prefix { $0 != "\n" }
    guard first.utf8.count < 400, first.hasSuffix(")"), let open = first.lastIndex(of: "("),
      open > first.startIndex
    else { return nil }
    let words = first[first.index(after: open)...].dropLast()
    let name = String(
      first[..<open].filter { !$0.unicodeScalars.contains(where: \.isDirectionMark) }.trimmedEnd)
    guard hasEnding(name), WhatsAppWords.isAttached(words) || isCounted(name) else { return nil }
    return (file(name, folder), String(body.dropFirst(first.count + 1)))
  }

  /// Reads `<attached: 00000012-PHOTO-2020-12-31-23-59-59.jpg>`, with the caption before it.
  private static func bracketed(_ body: String, _ folder: ExportFolder) -> Found? {
    guard body.hasSuffix(">"), let open = body.lastIndex(of: "<") else { return nil }
    let words = body[body.index(after: open)...].dropLast()
    guard words.utf8.count < 400, !words.contains("\n"), let colon = words.firstIndex(of: ":") else {
      return nil
    }
    let name = words[words.index(after: colon)...].drop { $0 == " " || $0 == "\u{A0}" }
    guard hasEnding(name) else { return nil }
    return (file(String(name), folder), String(body[..<open]).trimmedEnd)
  }

  /// Reads a document that was left out, such as `Plan.pdf • 3 pages document omitted`.
  private static func document(_ body: String) -> Found? {
    guard body.utf8.count < 400, !body.contains("\n"), let dot = body.firstIndex(of: "•") else { return nil }
    let name = String(body[..<dot]).trimmedEnd
    guard hasEnding(name), body.unicodeScalars.contains("\u{200E}") else { return nil }
    var file = ExportFile(.other)
    file.name = name
    return (file.attachment, "")
  }

  /// Whether a file name is one that WhatsApp makes.
  private static func isCounted(_ name: String) -> Bool {
    ["IMG-", "VID-", "PTT-", "AUD-", "STK-", "DOC-"].contains { name.hasPrefix($0) } && name.contains("-WA")
  }

  private static func hasEnding(_ name: some StringProtocol) -> Bool {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return false }
    let ending = name[name.index(after: dot)...].utf8
    return (2...5).contains(ending.count) && ending.allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  private static func file(_ name: String, _ folder: ExportFolder) -> MessageAttachment {
    if name.lowercased().hasSuffix(".vcf") {
      return .contact(ContactAttachment(name: String(name.dropLast(4))))
    }
    var kind = ExportFile.Kind(type: nil, name: name)
    if name.hasPrefix("STK-") || name.contains("-STICKER-") { kind = .sticker }
    if name.contains("-GIF-") { kind = .animation }
    var file = ExportFile(kind)
    file.name = name
    (file.address, file.state) = folder.find(name)
    return file.attachment
  }

  /// Reads a poll: `POLL:`, the question, and a line `OPTION: Yes (2 votes)` for each answer.
  private static func poll(_ body: String) -> MessageAttachment? {
    guard body.hasPrefix("POLL:\n") || body.hasPrefix("UMFRAGE:\n") || body.hasPrefix("ENCUESTA:\n") else {
      return nil
    }
    let lines = body.split(separator: "\n").dropFirst().map { line in
      String(line.unicodeScalars.drop { $0.isDirectionMark })
    }
    guard let question = lines.first else { return nil }
    var (options, votes): ([String], [Int]) = ([], [])
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      var option = line[line.index(after: colon)...].drop { $0 == " " }
      var count = 0
      if option.hasSuffix(")"), let open = option.lastIndex(of: "(") {
        count = Int(option[option.index(after: open)...].prefix { $0.isNumber }) ?? 0
        option = option[..<open]
      }
      options.append(String(option).trimmedEnd)
      votes.append(count)
    }
    return options.isEmpty ? nil : .poll(PollAttachment(question: question, options: options, votes: votes))
  }

  /// Reads a location, such as `Location: https://maps.google.com/?q=52.5,13.4`.
  private static func place(_ body: String) -> MessageAttachment? {
    guard body.utf8.count < 400, let start = body.firstRange(of: ": https://maps.google.com/?q="),
      // The address follows a word such as "Location" in the phone's language.
      body[..<start.lowerBound].unicodeScalars.allSatisfy({ $0.properties.isAlphabetic || $0.isGap })
    else { return nil }
    let numbers = body[start.upperBound...].split(separator: ",").map { Double($0.filter { $0 != " " }) }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1], latitude.isFinite,
      longitude.isFinite
    else { return nil }
    return .location(LocationAttachment(latitude: latitude, longitude: longitude))
  }
}

extension String {
  /// The text without white space and direction marks at its end.
  var trimmedEnd: String {
    var view = self[...].unicodeScalars
    while let last = view.last, last.properties.isWhitespace || last.isDirectionMark { view.removeLast() }
    return String(view)
  }
}
