/// The forms messages come in.
public enum InputFormat: String, Hashable, Sendable, CaseIterable {
  /// By the file's name (`.jsonl`, `.ndjson`, `.json`, `.txt`), otherwise by how it begins: `[`, or an object
  /// whose first member is `messages` or that opens on a line of its own, is a JSON document, another object
  /// JSON Lines, all else plain text.
  case auto
  /// JSON Lines: an object a line.
  case jsonl
  /// One JSON document: an array of messages, or an object with such an array as its `messages`.
  case json
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
    case UInt8(ascii: "["):
      self = .json
    case UInt8(ascii: "{"):
      let opening = cursor.position
      _ = cursor.take(UInt8(ascii: "{"))
      let first = cursor.peek()
      let opensAlone = bytes[opening..<cursor.position].contains(UInt8(ascii: "\n"))
      let name = first == UInt8(ascii: "\"") ? try? cursor.string() : nil
      self = opensAlone || name == "messages" ? .json : .jsonl
    default:
      self = .text
    }
  }
}
