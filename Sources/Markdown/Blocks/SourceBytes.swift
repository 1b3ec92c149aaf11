/// A growing text as well-formed UTF-8. U+FFFD replaces ill-formed sequences and U+0000. An incomplete
/// sequence at the end waits for more bytes.
struct SourceBytes: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The first bytes of an incomplete sequence.
  private var waiting: [UInt8] = []
  /// The maximum number of bytes.
  private let limit: Int
  /// Whether bytes were left out because of the limit.
  private var isFull = false

  init(limit: Int = .max) { self.limit = limit }

  /// The overrun of the byte limit; empty if nothing was left out.
  var overruns: [MarkdownOverrun] { isFull ? [MarkdownOverrun(limit: .bytes, offset: bytes.count)] : [] }

  /// Appends a text. O(n).
  mutating func append(_ text: some StringProtocol) {
    let utf8 = text.utf8
    let done: Void? = utf8.withContiguousStorageIfAvailable { append($0, isWellFormed: true) }
    if done == nil { Array(utf8).withUnsafeBufferPointer { append($0, isWellFormed: true) } }
  }

  /// Appends bytes, which may end inside a character. O(n).
  mutating func append(utf8 text: some Collection<UInt8>) {
    let done: Void? = text.withContiguousStorageIfAvailable { append($0, isWellFormed: false) }
    if done == nil { Array(text).withUnsafeBufferPointer { append($0, isWellFormed: false) } }
  }

  /// Appends bytes. O(n).
  mutating func append(_ new: UnsafeBufferPointer<UInt8>, isWellFormed: Bool) {
    // A byte becomes at most three bytes, those of U+FFFD.
    guard !isFull, new.count <= (limit - bytes.count) / 3 else {
      for byte in new where !isFull {
        if bytes.count + 4 > limit { isFull = true } else { append(byte) }
      }
      return
    }
    if isWellFormed, waiting.isEmpty, !new.contains(0) { return bytes.append(contentsOf: new) }
    // Well-formed parts are appended as a whole, the others byte by byte.
    var place = 0
    while place < new.count {
      while place < new.count, !waiting.isEmpty {
        append(new[place])
        place += 1
      }
      let end = Self.wellFormedEnd(of: new, from: place)
      bytes.append(contentsOf: new[place..<end])
      place = end
      if place < new.count {
        append(new[place])
        place += 1
      }
    }
  }

  /// Returns the end of the complete characters from a place on. U+0000 and ill-formed sequences end the
  /// range.
  private static func wellFormedEnd(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var place = start
    while place < text.count {
      let byte = text[place]
      if byte &- 1 < 0x7F {
        place += 1
        continue
      }
      let length = byte < 0xC2 ? 0 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte <= 0xF4 ? 4 : 0
      guard length > 0, place + length <= text.count, second(of: byte).contains(text[place + 1]),
        length < 3 || text[place + 2].isContinuation, length < 4 || text[place + 3].isContinuation
      else { break }
      place += length
    }
    return place
  }

  /// Returns the valid range of the second byte of a sequence (Unicode 17, table 3-7).
  private static func second(of first: UInt8) -> ClosedRange<UInt8> {
    switch first {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }

  /// Ends the text. An incomplete sequence is now ill-formed.
  mutating func finish() {
    guard !waiting.isEmpty else { return }
    waiting.removeAll()
    appendReplacement()
  }

  private mutating func append(_ byte: UInt8) {
    if waiting.isEmpty {
      switch byte {
      case 0: appendReplacement()
      case 1..<0x80: bytes.append(byte)
      case 0xC2...0xF4: waiting.append(byte)
      default: appendReplacement()
      }
      return
    }
    let next = waiting.count == 1 ? Self.second(of: waiting[0]) : 0x80...0xBF
    guard next.contains(byte) else {
      waiting.removeAll(keepingCapacity: true)
      appendReplacement()
      return append(byte)
    }
    waiting.append(byte)
    let length = waiting[0] >= 0xF0 ? 4 : waiting[0] >= 0xE0 ? 3 : 2
    if waiting.count == length {
      bytes.append(contentsOf: waiting)
      waiting.removeAll(keepingCapacity: true)
    }
  }

  private mutating func appendReplacement() { bytes.append(contentsOf: [0xEF, 0xBF, 0xBD]) }
}
