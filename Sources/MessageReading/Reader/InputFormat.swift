/// The formats of messages.
public enum InputFormat: String, Hashable, Sendable, CaseIterable {
  /// Detected from the file's name (`.jsonl`, `.ndjson`, `.json`, `.xml`, `.txt`), or else from its
  /// beginning: `<?xml`, `<!` and `<chat` begin XML; `[`, or an object whose first member is `messages` or
  /// whose brace is alone on its line, begins a JSON document; another object begins JSON Lines; everything
  /// else is plain text. A `.json` file whose first member is `records` has the format `records`. Input that
  /// is recognised as the export of another program is read as that export, whatever its name.
  case auto
  /// JSON Lines: one object per line.
  case jsonl
  /// One JSON document: an array of messages, or an object with such an array as its `messages`.
  case json
  /// One JSON document of records, `{"records":[{"fields":{"name","content","sendTimeString"}}]}`, in the order of
  /// their times (`RecordsReader`).
  case records
  /// An XML feed, `<chat><message id="…"><user>…</user><text>…</text></message>…</chat>` (`XMLFeedReader`).
  case xml
  /// Plain text: one message per line, whose id is the number of the line. Empty lines are skipped.
  case text
  /// Telegram: `result.json` of Telegram Desktop, and messages and updates of the Bot API.
  case telegram
  /// The text file of a chat that WhatsApp exports.
  case whatsapp
  /// A channel's folder in an export of Slack, or a file in that folder.
  case slack
  /// A channel saved as JSON by DiscordChatExporter.
  case discord
  /// Messages of Signal Desktop, or the output of signal-export.
  case signal
  /// Events of a Matrix room, for example as the client Element saves them.
  case matrix
}

extension InputFormat {
  /// Detects the format of an input.
  ///
  /// - Parameter named: The format according to the file's name; nil if the name does not show it.
  /// - Throws: `ReadingError` for an input that is not text.
  init(of lines: inout LineReader, named: InputFormat?) throws(ReadingError) {
    if let marked = try InputFormat(marksIn: &lines) {
      self = marked
    } else if let named, named != .json {
      self = named
    } else {
      let found = InputFormat(beginning: try lines.beginning())
      self = named == nil || found == .records ? found : .json
    }
    if self == .text, let reason = Self.reasonAgainstText(try lines.beginning()) {
      throw .unreadable(file: lines.file, reason: reason)
    }
  }

  /// Finds the format from the ending of a file's name; nil for other endings.
  init?(path: String) {
    let lowercased = path.lowercased()
    if lowercased.hasSuffix(".jsonl") || lowercased.hasSuffix(".ndjson") {
      self = .jsonl
    } else if lowercased.hasSuffix(".json") {
      self = .json
    } else if lowercased.hasSuffix(".xml") {
      self = .xml
    } else if lowercased.hasSuffix(".txt") {
      self = .text
    } else {
      return nil
    }
  }

  /// Finds the format from the first bytes of an input.
  init(beginning bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var cursor = JSONCursor(bytes, position: bytes.starts(with: mark) ? mark.count : 0)
    switch cursor.peek() {
    case UInt8(ascii: "<"):
      // Only these beginnings are XML, because `<ann> hello` is a line of a chat log.
      let beginnings = ["<?xml", "<!--", "<!DOCTYPE", "<chat>", "<chat ", "<chat/"]
      let isXML = beginnings.contains { bytes[cursor.position...].starts(with: $0.utf8) }
      self = isXML ? .xml : .text
    case UInt8(ascii: "["):
      self = .json
    case UInt8(ascii: "{"):
      let opening = cursor.position
      _ = cursor.take(UInt8(ascii: "{"))
      let first = cursor.peek()
      let opensAlone = bytes[opening..<cursor.position].contains(UInt8(ascii: "\n"))
      let name = first == UInt8(ascii: "\"") ? try? cursor.string() : nil
      self = name == "records" ? .records : opensAlone || name == "messages" ? .json : .jsonl
    default:
      self = .text
    }
  }
}
