import BubbleLayout
import MessageReading

/// The result of reading an export.
struct Export {
  private(set) var messages: [Message] = []
  /// The problems, and at the end the error that ended reading early, if any.
  private(set) var problems: [String] = []
  private(set) var format = InputFormat.auto

  /// Reads bytes in memory.
  init(_ bytes: some Sequence<UInt8>, as format: InputFormat = .auto) {
    do throws(ReadingError) {
      try take(MessageReader(bytes: Array(bytes), name: "x", format: format))
    } catch {
      problems.append("\(error)")
    }
  }

  init(_ text: String, as format: InputFormat = .auto) { self.init(text.utf8, as: format) }

  /// Reads a file or a folder.
  init(path: String, as format: InputFormat = .auto) {
    do throws(ReadingError) {
      try take(MessageReader(path: path, format: format))
    } catch {
      problems.append("\(error)")
    }
  }

  private mutating func take(_ reader: MessageReader) throws(ReadingError) {
    format = reader.format
    while let entry = try reader.next() {
      if let message = entry.message { messages.append(message) }
      problems += entry.problems.map(\.description)
    }
  }

  /// The first message; one with the id `missing` if there are no messages.
  var message: Message { messages.first ?? Message(id: "missing", sender: nil, text: "missing") }
}

extension MessageAttachment {
  /// Makes a file with an address, and a sound with its length.
  static func file(
    _ name: String, _ byteCount: Int? = nil, at address: String, duration: Double? = nil
  ) -> MessageAttachment {
    var file = FileAttachment(name: name, byteCount: byteCount)
    (file.address, file.duration) = (address, duration)
    return .file(file)
  }

  /// Makes a voice message with an address.
  static func voice(_ duration: Double, at address: String) -> MessageAttachment {
    var voice = VoiceAttachment(duration: duration)
    voice.address = address
    return .voice(voice)
  }
}

extension TextSpan {
  /// Makes a span with emphases and an address.
  init(_ range: Range<Int>, _ emphases: TextEmphases, to address: String? = nil) {
    self.init(range: range, emphases: emphases, address: address)
  }

  /// Makes a span whose range is replaced by a mention.
  static func mention(_ range: Range<Int>, _ id: String) -> TextSpan {
    TextSpan(range: range, object: InlineObject(kind: .mention, id: id))
  }
}
