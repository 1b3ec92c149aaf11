import BubbleLayout

/// The sender and the text after the date and time of a message.
struct WhatsAppText {
  /// The sender; nil for a notice of the chat itself.
  private(set) var sender: String?
  private var body: String
  /// Whether the body begins with an invisible mark. People do not type such marks, so the body was written
  /// by WhatsApp.
  private let isMarked: Bool
  private let folder: ExportFolder

  /// - Parameter isBracketed: Whether the line is from an iPhone, where notices also have a sender: the name
  ///   of the chat.
  init(_ text: String, isBracketed: Bool, folder: ExportFolder) {
    self.folder = folder
    (sender, body) = Self.parted(text)
    let first = body.unicodeScalars.first
    isMarked = isBracketed && first == "\u{200E}"
    body = String(body[...].unicodeScalars.drop { $0.isDirectionMark })
  }

  /// Splits a text into the sender and the body.
  private static func parted(_ text: String) -> (sender: String?, body: String) {
    let scalars = text.unicodeScalars
    var place = scalars.startIndex
    // No name is longer than 120 characters. A line without a name is a notice.
    for _ in 0..<120 {
      guard place < scalars.endIndex, scalars[place] != "\n" else { break }
      // Quotation marks occur only in notices, which quote names and subjects.
      if ["“", "”", "\"", "«"].contains(scalars[place]) { break }
      if scalars[place] == ":" {
        let next = scalars.index(after: place)
        if next == scalars.endIndex || scalars[next].isGap || scalars[next] == "\n"
          || scalars[next].isDirectionMark
        {
          let body = scalars[next...].drop { $0.isGap }
          let name = cleaned(scalars[..<place])
          return name.isEmpty ? (nil, text) : (name, String(body))
        }
      }
      place = scalars.index(after: place)
    }
    return (nil, text)
  }

  /// Returns a name without direction marks, and without the `~` of people who are not among the contacts.
  private static func cleaned(_ name: Substring.UnicodeScalarView) -> String {
    var kept = String.UnicodeScalarView(name.filter { !$0.isDirectionMark })
    if kept.first == "~" {
      kept.removeFirst()
      while let first = kept.first, first.isGap { kept.removeFirst() }
    }
    return String(kept)
  }

  /// Sets the content of the message.
  func fill(_ message: inout Message) {
    guard sender != nil else { return notice(body, &message) }
    if WhatsAppWords.isDeleted(body) { return message.isDeleted = true }
    var body = body
    if let shorter = WhatsAppWords.withoutEditedMark(body) {
      body = shorter
      message.isEdited = true
    }
    if let found = WhatsAppMedia.find(in: body, folder: folder) {
      message.attachments = [found.attachment]
      body = found.caption
    } else if isMarked {
      return notice(body, &message)
    }
    message.take(WhatsAppMarkup.content(of: body))
  }

  private func notice(_ text: String, _ message: inout Message) {
    message.kind = .notice
    message.sender = nil
    message.text = String(text.unicodeScalars.filter { !$0.isDirectionMark })
  }
}
