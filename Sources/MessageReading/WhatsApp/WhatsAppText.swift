import BubbleLayout

/// The sender and the text after the date and time of a message.
struct WhatsAppText {
  /// The name before the text; nil for a notice without a name.
  private(set) var sender: String?
  private(set) var body: String
  /// Whether the body begins with an invisible mark on an iPhone. People do not type such marks, so the body was
  /// written by WhatsApp.
  private(set) var isMarked = false

  /// - Parameter isBracketed: Whether the line is from an iPhone, where notices also have a name: the name of the
  ///   chat.
  init(_ text: String, isBracketed: Bool) {
    (sender, body) = Self.parted(text)
    guard let first = body.unicodeScalars.first, first.isDirectionMark else { return }
    isMarked = isBracketed && first == "\u{200E}"
    body = String(body[...].unicodeScalars.drop { $0.isDirectionMark })
  }

  /// Splits a text into the sender and the body.
  private static func parted(_ text: String) -> (sender: String?, body: String) {
    let bytes = text.utf8
    // No name is longer than 120 characters. A line without a name is a notice.
    let limit = bytes.index(bytes.startIndex, offsetBy: 480, limitedBy: bytes.endIndex) ?? bytes.endIndex
    var place = bytes.startIndex
    while place < limit, bytes[place] != 0x0A {
      if bytes[place] == UInt8(ascii: ":") {
        let next = bytes.index(after: place)
        let scalars = text.unicodeScalars
        let following = next < bytes.endIndex ? scalars[next] : "\n"
        if following.isGap || following == "\n" || following.isDirectionMark {
          let name = cleaned(scalars[..<place])
          guard !name.isEmpty, name.unicodeScalars.count <= 120, hasWholeQuotes(name) else { break }
          return (name, String(scalars[next...].drop { $0.isGap }))
        }
      }
      place = bytes.index(after: place)
    }
    return (nil, text)
  }

  /// Returns a name without direction marks, and without the `~` of people who are not among the contacts.
  private static func cleaned(_ name: Substring.UnicodeScalarView) -> String {
    guard name.first == "~" || name.contains(where: \.isDirectionMark) else { return String(name) }
    var kept = String.UnicodeScalarView(name.filter { !$0.isDirectionMark })
    if kept.first == "~" {
      kept.removeFirst()
      while let first = kept.first, first.isGap { kept.removeFirst() }
    }
    return String(kept)
  }

  /// Whether every quotation mark in a name has its partner. Notices quote names and subjects, which may contain a
  /// colon.
  private static func hasWholeQuotes(_ name: String) -> Bool {
    var depth = 0
    var straight = 0
    for scalar in name.unicodeScalars where !scalar.isASCII || scalar == "\"" {
      switch scalar {
      case "\"": straight += 1
      case "„", "‚", "«", "‹", "「", "『", "《", "〈", "‘", "‟": depth += 1
      // In German this mark closes what „ opened; in English it opens.
      case "“": depth += depth > 0 ? -1 : 1
      case "”", "»", "›", "」", "』", "》", "〉": depth -= 1
      default: break
      }
    }
    return depth <= 0 && straight.isMultiple(of: 2)
  }
}

extension WhatsAppText {
  /// Whether the first line of the body contains a name as whole words.
  ///
  /// Languages without spaces, and those that add endings to names, join further letters to it.
  func bodyNames(_ name: String) -> Bool {
    var rest = firstLine
    while let found = rest.firstRange(of: name) {
      let before = found.lowerBound > firstLine.startIndex ? firstLine[..<found.lowerBound].last : nil
      let after = firstLine[found.upperBound...].first
      if before.map(Self.isLetter) != true, after.map(Self.isLetter) != true { return true }
      rest = firstLine[found.upperBound...]
    }
    return false
  }

  /// The first line of the body; empty if it is too long for a notice.
  private var firstLine: Substring {
    let line = body.prefix { $0 != "\n" }
    return line.utf8.count < 2_000 ? line : ""
  }

  /// The words of the first line in scripts in which words are apart.
  var bodyWords: some Sequence<String> {
    firstLine.split { !Self.isLetter($0) }.lazy.map { String($0) }
  }

  /// Returns the last word of a name, in which names and telephone numbers differ most; nil if the name is in a script
  /// that joins words, or has no letters.
  static func lastWord(of name: String) -> String? {
    let joins = name.unicodeScalars.contains { $0.value >= 0x0E00 && $0.value < 0x1_0000 }
    return joins ? nil : name.split { !isLetter($0) }.last.map { String($0) }
  }

  /// Whether a character is a letter or a digit of a script in which words are apart.
  private static func isLetter(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, scalar.value < 0x0E00 else { return false }
    return character.isLetter || character.isNumber
  }

  /// Whether the body speaks to its reader, as notices do: `You created this group`.
  var isSecondPerson: Bool {
    let line = firstLine
    // The person is the subject or the first object: `You created …`, `Your security code …`, `Se te agregó`.
    let words = line.split(maxSplits: 3) { !$0.isLetter && $0 != "'" && $0 != "’" }
    return words.prefix(3).contains { WhatsAppWords.isSecondPerson($0.lowercased()) }
      || WhatsAppWords.hasSecondPerson(line)
  }

  /// What a message is.
  enum Kind {
    case message, notice
    /// A line that WhatsApp wrote between two people, under the name of the other one: what that person sent, or a
    /// sentence about the chat.
    case either
  }

  /// Whether the first line of the body is a sentence about the chat, and not about something that a person sent.
  private var isSentence: Bool {
    let line = firstLine
    let end = line.firstIndex { ".。।".contains($0) }
    guard let end, !line.contains("://") else { return false }
    return !WhatsAppNotes.waiting.contains(WhatsAppWords.plain(line[..<end]))
  }

  /// Sets the content of the message.
  ///
  /// - Parameter kind: What the message is unless WhatsApp wrote it for something that a person sent.
  func fill(_ message: inout Message, _ kind: Kind, folder: ExportFolder) {
    guard let sender else { return notice(body, &message) }
    message.sender = sender
    // No note of one line is longer.
    var plain = body.utf8.count < 240 ? WhatsAppWords.plain(body) : ""
    if WhatsAppWords.isDeleted(plain, isMarked: isMarked) { return message.isDeleted = true }
    var body = body
    if let shorter = WhatsAppWords.withoutEditedMark(body) {
      body = shorter
      plain = body.utf8.count < 240 ? WhatsAppWords.plain(body) : ""
      message.isEdited = true
    }
    if let found = WhatsAppMedia.find(
      in: body, plain: plain, isMarked: isMarked && kind != .notice, folder: folder)
    {
      message.attachments = [found.attachment]
      body = found.caption
    } else if kind == .notice || kind == .either && isSentence {
      return notice(isMarked ? body : "\(sender): \(body)", &message)
    }
    message.take(WhatsAppMarkup.content(of: body))
  }

  private func notice(_ text: String, _ message: inout Message) {
    message.kind = .notice
    message.sender = nil
    message.text = String(text.unicodeScalars.filter { !$0.isDirectionMark })
  }
}
