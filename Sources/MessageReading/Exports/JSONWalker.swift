import BubbleLayout

/// Walks through a JSON document piece by piece and returns the requested values. The memory it needs is that
/// of the largest requested value, whatever the length of the document.
struct JSONWalker {
  /// How a value is handled.
  enum Choice {
    /// The array or object is entered, and the choice is made again for each value in it.
    case enter
    case give
    case skip
  }

  /// A value as it is written in the document.
  struct Found {
    let path: [JSONStep]
    /// The bytes of the value; empty if it is too long.
    let bytes: [UInt8]
    /// The number of the line where the value begins, from 1.
    let line: Int
    let isTooLong: Bool
  }

  let file: String
  private let source: ByteSource
  /// The longest value that is returned, in bytes.
  private let limit: Int
  private var buffer: [UInt8]
  private var position = 0
  private var line = 1
  private var isAtEnd = false
  private var path: [JSONStep] = []
  /// For each open container, whether it is an object, and how many of its values have been read.
  private var open: [(isObject: Bool, count: Int)] = []
  private var hasBegun = false
  /// Whether any array was entered; a document without one has no messages.
  private var hasList = false

  /// The maximum depth at which arrays and objects are entered; deeper ones are skipped.
  private static let depth = 8

  /// - Parameters:
  ///   - source: The source of the bytes.
  ///   - read: The first bytes of the document, if they have been read from the source already.
  init(_ source: ByteSource, read: [UInt8] = [], limit: Int) {
    file = source.path
    self.source = source
    self.limit = limit
    buffer = read
  }

  /// Returns the next requested value; nil at the end of the document.
  ///
  /// - Parameter choose: Is called with the path of each value, its first byte and the number of its line.
  /// - Throws: `ReadingError` at a syntax error, after which no more values can be found.
  mutating func next(
    _ choose: ([JSONStep], UInt8, Int) -> Choice
  ) throws(ReadingError) -> Found? {
    while true {
      guard !hasBegun || !open.isEmpty else {
        if try peek() != nil {
          throw malformed("the end of the document was expected, but more text follows")
        }
        guard hasList else { throw malformed("it has no list of messages") }
        return nil
      }
      guard let opening = try startOfValue() else { continue }
      let choice = choose(path, opening, line)
      if choice == .enter, opening == UInt8(ascii: "{") || opening == UInt8(ascii: "["),
        open.count < Self.depth
      {
        position += 1
        hasList = hasList || opening == UInt8(ascii: "[")
        open.append((opening == UInt8(ascii: "{"), 0))
        continue
      }
      let found = try scan(opening, isWanted: choice == .give)
      if !open.isEmpty { path.removeLast() }
      if choice == .give { return found }
    }
  }

  private func malformed(_ reason: String) -> ReadingError {
    .malformed(file: file, line: line, reason: "not a JSON document of messages: \(reason)")
  }
}

extension JSONWalker {
  /// Goes to the next value and adds its step to the path.
  ///
  /// - Returns: The first byte of the value; nil if a container ended instead.
  private mutating func startOfValue() throws(ReadingError) -> UInt8? {
    if !hasBegun {
      hasBegun = true
      while buffer.count < 3, try fill() {}
      if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
      return try needed("a document")
    }
    let (isObject, count) = open[open.count - 1]
    var byte = try needed(isObject ? "'}'" : "']'")
    if byte == UInt8(ascii: isObject ? "}" : "]") {
      position += 1
      open.removeLast()
      if !open.isEmpty { path.removeLast() }
      return nil
    }
    if count > 0 {
      guard byte == UInt8(ascii: ",") else { throw malformed("',' is missing before the next value") }
      position += 1
      byte = try needed("a value")
    }
    open[open.count - 1].count = count + 1
    if isObject {
      path.append(.member(try name(byte)))
      guard try needed("':'") == UInt8(ascii: ":") else { throw malformed("':' is missing after a name") }
      position += 1
      byte = try needed("a value")
    } else {
      path.append(.element(count))
    }
    return byte
  }

  /// Reads the name of a member.
  private mutating func name(_ first: UInt8) throws(ReadingError) -> String {
    guard first == UInt8(ascii: "\"") else { throw malformed("a member's name in quotes is missing") }
    let found = try scan(first, isWanted: true)
    var cursor = JSONCursor(found.bytes)
    do throws(JSONSyntaxError) { return try cursor.string() } catch { return "" }
  }

  private mutating func needed(_ what: String) throws(ReadingError) -> UInt8 {
    guard let byte = try peek() else { throw malformed("\(what) was expected, but the text ends") }
    return byte
  }

  /// Returns the next byte that is not white space without consuming it; nil at the end.
  private mutating func peek() throws(ReadingError) -> UInt8? {
    repeat {
      while position < buffer.count {
        switch buffer[position] {
        case 0x0A:
          line += 1
          position += 1
        case 0x20, 0x0D, 0x09: position += 1
        case let byte: return byte
        }
      }
    } while try fill()
    return nil
  }

  private mutating func fill() throws(ReadingError) -> Bool {
    guard !isAtEnd else { return false }
    buffer.removeSubrange(..<position)
    position = 0
    if try source.read(into: &buffer) { return true }
    isAtEnd = true
    return false
  }

  /// Reads to the end of one value by counting its brackets, at any depth. The syntax within the value is not
  /// checked here.
  private mutating func scan(_ first: UInt8, isWanted: Bool) throws(ReadingError) -> Found {
    let start = line
    var bytes: [UInt8] = []
    var count = 0
    var state = ValueScan(first)
    while true {
      let end = state.advance(buffer, from: position)
      line += state.lineFeeds
      count += end - position
      if isWanted, count <= limit { bytes += buffer[position..<end] }
      position = end
      if state.isDone { break }
      if try !fill() {
        guard state.isScalar else { throw malformed("it ends within a value") }
        break
      }
    }
    // A byte that cannot begin a value would otherwise be read again and again.
    if count == 0 { throw malformed("a value is missing") }
    let isTooLong = count > limit
    return Found(path: path, bytes: isTooLong ? [] : bytes, line: start, isTooLong: isTooLong)
  }
}

/// The state of reading to the end of a value, piece by piece.
private struct ValueScan {
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// Whether the value is a number, `true`, `false` or `null`, which ends only at the character after it.
  let isScalar: Bool
  private(set) var isDone = false
  /// How many line feeds the latest piece contained.
  private(set) var lineFeeds = 0

  init(_ first: UInt8) {
    isScalar = ![UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\"")].contains(first)
  }

  /// Returns the end of the value in a piece of bytes, or the end of the piece if the value continues.
  mutating func advance(_ bytes: [UInt8], from start: Int) -> Int {
    lineFeeds = 0
    var place = start
    while place < bytes.count {
      let byte = bytes[place]
      if isInString {
        place += 1
        if byte == 0x0A { lineFeeds += 1 }
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
          if depth == 0 { return end(place) }
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        if isScalar { return end(place) }
        isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if isScalar { return end(place) }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if isScalar { return end(place) }
        depth -= 1
        if depth <= 0 { return end(place + 1) }
      case 0x20, 0x09, 0x0D, UInt8(ascii: ","):
        if isScalar { return end(place) }
      case 0x0A:
        if isScalar { return end(place) }
        lineFeeds += 1
      default: break
      }
      place += 1
    }
    return place
  }

  private mutating func end(_ place: Int) -> Int {
    isDone = true
    return place
  }
}
