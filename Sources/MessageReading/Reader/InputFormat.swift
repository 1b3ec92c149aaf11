/// The forms messages come in.
public enum InputFormat: String, Hashable, Sendable, CaseIterable {
  /// By the file's name (`.jsonl`, `.ndjson`, `.json`, `.xml`, `.txt`), otherwise by how it begins: `<?xml`, `<!` and `<chat` are XML; `[`,
  /// or an object whose first member is `messages` or that opens on a line of its own, is a JSON document, another
  /// object JSON Lines, all else plain text. A JSON document whose first member is `records` is one of records,
  /// whatever its name.
  case auto
  /// JSON Lines: an object a line.
  case jsonl
  /// One JSON document: an array of messages, or an object with such an array as its `messages`.
  case json
  /// One JSON document of records, `{"records":[{"fields":{"name","content","sendTimeString"}}]}`, in the order of
  /// their times (`RecordsReader`).
  case records
  /// One page of an XML feed, or all of it (`XMLFeedReader`).
  case xml
  /// Plain text: a message a line, named by the line's number; lines without any character are passed over.
  case text
}

extension InputFormat {
  /// What a file's name says, if it says anything.
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

  /// What the first bytes of an input say.
  init(beginning bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var cursor = JSONCursor(bytes, position: bytes.starts(with: mark) ? mark.count : 0)
    switch cursor.peek() {
    case UInt8(ascii: "<"):
      // `<ann> hello` is a line of a log.
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
