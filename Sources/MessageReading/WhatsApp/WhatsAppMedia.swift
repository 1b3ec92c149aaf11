import BubbleLayout

/// Finds files, polls, places and calls in the text of a message.
enum WhatsAppMedia {
  /// The attachment of a message, and the rest of its text.
  typealias Found = (attachment: MessageAttachment, caption: String)

  /// Returns the attachment that a text describes; nil for an ordinary text.
  ///
  /// - Parameters:
  ///   - plain: The text as `WhatsAppWords.plain` gives it.
  ///   - isMarked: Whether WhatsApp wrote the beginning of the text.
  static func find(in body: String, plain: String, isMarked: Bool, folder: ExportFolder) -> Found? {
    if let note = WhatsAppNotes.omitted[plain] { return (note.attachment, "") }
    if let isVideo = WhatsAppNotes.missedCalls[plain] {
      return (.call(CallAttachment(isVideo: isVideo, isMissed: true)), "")
    }
    let signs = Signs(body)
    guard isMarked || signs != Signs() else { return nil }
    if signs.hasClosing, let found = named(body, isMarked: isMarked, folder) { return found }
    if signs.hasAngle, let found = bracketed(body, folder) ?? omittedFile(body) { return found }
    if signs.hasColonLine, let poll = poll(body, isMarked: isMarked) { return (poll, "") }
    if signs.hasAddress, let place = WhatsAppPlaces.place(in: body, isMarked: isMarked) { return place }
    if signs.hasMark, let found = document(body) ?? omittedAfterCaption(body) { return found }
    guard isMarked else { return nil }
    return call(body) ?? WhatsAppWords.omitted(plain).map { ($0.attachment, "") }
  }

  /// The signs by which texts about attachments are known. Most texts have none.
  private struct Signs: Equatable {
    var hasClosing = false
    var hasAngle = false
    var hasColonLine = false
    var hasAddress = false
    var hasMark = false

    init() {}

    /// - Complexity: Linear in the text.
    init(_ text: String) {
      var last: UInt8 = 0
      for byte in text.utf8 {
        switch byte {
        case 0x0A: note(lineEndingWith: last)
        case UInt8(ascii: "<"): hasAngle = true
        case UInt8(ascii: "/"): if last == UInt8(ascii: "/") { hasAddress = true }
        // The last bytes of U+200E.
        case 0x8E: if last == 0x80 { hasMark = true }
        default: break
        }
        last = byte
      }
      note(lineEndingWith: last, isLast: true)
    }

    private mutating func note(lineEndingWith last: UInt8, isLast: Bool = false) {
      if last == UInt8(ascii: ")") { hasClosing = true }
      // The last byte of the wide colon is 0x9A.
      if !isLast, last == UInt8(ascii: ":") || last == 0x9A { hasColonLine = true }
    }
  }

  // MARK: Files

  /// Reads `<Media omitted>`, with the caption on the lines below.
  private static func omittedFile(_ body: String) -> Found? {
    guard body.utf8.first == UInt8(ascii: "<") else { return nil }
    let first = body.prefix { $0 != "\n" }
    guard first.utf8.count < 240, let close = first.lastIndex(of: ">") else { return nil }
    let note = WhatsAppWords.plain(first[..<close].dropFirst())
    guard WhatsAppNotes.omittedFiles.contains(note) || WhatsAppNotes.omitted[note] != nil,
      first[close...].dropFirst().allSatisfy(\.isWhitespace)
    else { return nil }
    let kind = WhatsAppNotes.omitted[note] ?? .image
    return (kind.attachment, String(body.dropFirst(first.count + 1)))
  }

  /// Reads the note of an iPhone that a file was left out, after a caption: `The sea ‎image omitted`.
  private static func omittedAfterCaption(_ body: String) -> Found? {
    guard let mark = body.unicodeScalars.lastIndex(of: "\u{200E}"), body[mark...].utf8.count < 240,
      let kind = WhatsAppNotes.omitted[WhatsAppWords.plain(body[mark...])]
    else { return nil }
    let caption = String(body[..<mark]).trimmedEnd
    guard kind == .document, hasEnding(caption), !caption.contains("\n") else {
      return (kind.attachment, caption)
    }
    // `plan.docx ‎document omitted`
    return (Self.missing(caption), "")
  }

  /// Reads `IMG-20201231-WA0001.jpg (file attached)`, with the caption on the lines below.
  private static func named(_ body: String, isMarked: Bool, _ folder: ExportFolder) -> Found? {
    let first = body.prefix { $0 != "\n" }
    guard first.utf8.count < 400, first.utf8.last == UInt8(ascii: ")"), let open = first.lastIndex(of: "("),
      open > first.startIndex
    else { return nil }
    let words = first[first.index(after: open)...].dropLast()
    let name = String(
      first[..<open].filter { !$0.unicodeScalars.contains(where: \.isDirectionMark) }.trimmedEnd)
    guard hasEnding(name), isMarked || WhatsAppWords.isAttached(words) || isCounted(name) else { return nil }
    return (file(name, folder), String(body.dropFirst(first.count + 1)))
  }

  /// Reads `<attached: 00000012-PHOTO-2020-12-31-23-59-59.jpg>`, with the caption before it.
  private static func bracketed(_ body: String, _ folder: ExportFolder) -> Found? {
    guard body.utf8.last == UInt8(ascii: ">"), let open = body.lastIndex(of: "<") else { return nil }
    let words = body[body.index(after: open)...].dropLast()
    guard words.utf8.count < 400, !words.contains("\n"),
      let colon = words.firstIndex(where: { $0 == ":" || $0 == "：" })
    else { return nil }
    let name = words[words.index(after: colon)...].drop { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }
    guard hasEnding(name) else { return nil }
    return (file(String(name), folder), String(body[..<open]).trimmedEnd)
  }

  /// Reads a document that was left out, such as `Plan.pdf • 3 pages document omitted`.
  private static func document(_ body: String) -> Found? {
    guard body.utf8.count < 400, let dot = body.firstIndex(of: "•"), !body.contains("\n") else { return nil }
    let name = String(body[..<dot]).trimmedEnd
    guard hasEnding(name), body.unicodeScalars.contains("\u{200E}") else { return nil }
    return (missing(name), "")
  }

  /// A file with a name that the export left out.
  private static func missing(_ name: String) -> MessageAttachment {
    var file = ExportFile(.other)
    file.state = .missing
    file.name = name
    return file.attachment
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
      return .contact(ContactAttachment(name: uncounted(name.dropLast(4))))
    }
    var kind = ExportFile.Kind(type: nil, name: name)
    if name.hasPrefix("STK-") || name.contains("-STICKER-") { kind = .sticker }
    if name.contains("-GIF-") { kind = .animation }
    var file = ExportFile(kind)
    file.name = name
    (file.address, file.state) = folder.find(name)
    return file.attachment
  }

  /// Returns a name without the number that iPhones put before the names of files: `00000012-`.
  private static func uncounted(_ name: Substring) -> String {
    let digits = name.prefix { $0.isASCII && $0.isNumber }
    guard digits.count == 8, name.dropFirst(8).first == "-", name.count > 9 else { return String(name) }
    return String(name.dropFirst(9))
  }

  // MARK: Polls and calls

  /// Reads a poll: `POLL:`, the question, and a line `OPTION: Yes (2 votes)` for each answer.
  private static func poll(_ body: String, isMarked: Bool) -> MessageAttachment? {
    guard let end = body.firstIndex(of: "\n"), body.utf8.distance(from: body.startIndex, to: end) < 120 else {
      return nil
    }
    let head = WhatsAppWords.plain(body[..<end])
    guard WhatsAppNotes.pollHeads.contains(head) || isMarked && (head.hasSuffix(":") || head.hasSuffix("："))
    else {
      return nil
    }
    let lines = body[end...].split(separator: "\n").map { line in
      String(line.unicodeScalars.drop { $0.isDirectionMark })
    }
    guard let question = lines.first else { return nil }
    var (options, votes): ([String], [Int]) = ([], [])
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else { continue }
      var option = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\u{A0}" || $0 == "\u{202F}" }
      var count = 0
      if option.last == ")" || option.last == "）",
        let open = option.lastIndex(where: { $0 == "(" || $0 == "（" })
      {
        count = WhatsAppWords.number(in: option[option.index(after: open)...])?.value ?? 0
        option = option[..<open]
      }
      options.append(String(option).trimmedEnd)
      votes.append(count)
    }
    return options.isEmpty ? nil : .poll(PollAttachment(question: question, options: options, votes: votes))
  }

  /// Reads a call: `Missed video call, Tap to call back`, `Voice call, 3 min`.
  private static func call(_ body: String) -> Found? {
    guard body.utf8.count < 200, !body.utf8.contains(0x0A) else { return nil }
    let end = body.firstIndex { ",.،，、:".contains($0) } ?? body.endIndex
    let what = WhatsAppWords.plain(body[..<end])
    if let isVideo = WhatsAppNotes.missedCalls[what] {
      return (.call(CallAttachment(isVideo: isVideo, isMissed: true)), "")
    }
    guard let isVideo = WhatsAppNotes.calls[what] else { return nil }
    let length = WhatsAppWords.length(in: body[end...])
    // Without a length the words say why there was no call: nobody answered.
    let isMissed = length == nil && end < body.endIndex
    return (.call(CallAttachment(isVideo: isVideo, isMissed: isMissed, duration: length)), "")
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
