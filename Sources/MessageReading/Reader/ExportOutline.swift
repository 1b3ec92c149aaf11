import BubbleLayout

/// The beginning of a JSON input, which is enough to distinguish the export formats.
struct ExportOutline {
  /// The members of the first object, or of the first element of an array. A member whose value is cut off is
  /// null.
  private(set) var members: [String: JSONValue] = [:]
  /// The names of the members, in their order.
  private(set) var names: [String] = []
  /// For each member that is an array, the members of its first element, by the array's name.
  private(set) var elements: [String: [String: JSONValue]] = [:]
  /// The path to the place where the bytes end, if they end within a member; elements have no numbers, but `[]`.
  private(set) var openPath: [String] = []
  /// Whether the input begins with an array.
  private(set) var isArray = false
  /// Whether the input is one document, not one object per line.
  private(set) var isDocument = true
  /// Whether the input begins with a JSON array or object.
  private(set) var isJSON = false

  /// How many bytes of a document are examined at most.
  static let size = 65_536

  /// Examines the beginning of an input. If the first line is enough, it waits for no further bytes.
  init(of lines: inout LineReader) throws(ReadingError) {
    var bytes = try lines.beginning()
    self.init(bytes)
    // The first line may arrive in more than one piece.
    while isJSON, isDocument, bytes.count < Self.size, !bytes.contains(0x0A) {
      let more = try lines.beginning(ofAtLeast: bytes.count + 1)
      if more.count == bytes.count { return }
      bytes = more
      self.init(bytes)
    }
    guard isJSON, isDocument else { return }
    self.init(try lines.beginning(ofAtLeast: Self.size))
  }

  init(_ bytes: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var cursor = JSONCursor(
      Array(bytes.prefix(Self.size)), position: bytes.starts(with: mark) ? mark.count : 0)
    cursor.takesHexadecimalEscapes = true
    guard let first = cursor.peek(), first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return }
    isJSON = true
    isArray = cursor.take(UInt8(ascii: "["))
    (members, names) = read(&cursor)
    guard !isArray else { return }
    // If the first object is complete, and nothing or another object follows, the input is JSON Lines. The
    // same is true of a very long object without a line end. But an object with one of these members is a
    // document.
    let containers = [
      "messages", "messsages", "chunk", "result", "chats", "left_chats", "conversations", "events",
      "timeline",
    ]
    let isLine = hasEnded(cursor) || !cursor.bytes.contains(0x0A)
    isDocument = !isLine || containers.contains { members[$0] != nil }
  }

  /// Whether the first object was read completely and is followed only by another object or by the end of the
  /// bytes.
  private func hasEnded(_ cursor: JSONCursor) -> Bool {
    var cursor = cursor
    guard isWhole else { return false }
    return cursor.peek() == nil || cursor.peek() == UInt8(ascii: "{")
  }

  /// Whether the first object was read completely.
  private var isWhole = false

  /// Reads the members of an object up to its end or the end of the bytes.
  private mutating func read(_ cursor: inout JSONCursor) -> (members: [String: JSONValue], names: [String]) {
    var members: [String: JSONValue] = [:]
    var names: [String] = []
    guard cursor.take(UInt8(ascii: "{")) else { return (members, names) }
    while let byte = cursor.peek(), byte == UInt8(ascii: "\""), names.count < 256 {
      guard let name = try? cursor.string(), cursor.take(UInt8(ascii: ":")) else { return (members, names) }
      members[name] = .null
      names.append(name)
      let back = cursor
      if let value = try? cursor.value() {
        members[name] = value
      } else {
        // The bytes end before the end of this value.
        cursor = back
        var inner = back
        look(into: name, &cursor)
        openPath = [name]
        follow(&inner)
        return (members, names)
      }
      if case .array(let values) = members[name] ?? .null, case .object(let first)? = values.first {
        elements[name] = Dictionary(first.map { ($0.name, $0.value) }) { $1 }
      }
      guard cursor.take(UInt8(ascii: ",")) else {
        isWhole = cursor.take(UInt8(ascii: "}"))
        return (members, names)
      }
    }
    return (members, names)
  }

  /// Reads the first element of an array that the end of the bytes cuts off.
  private mutating func look(into name: String, _ cursor: inout JSONCursor) {
    guard cursor.take(UInt8(ascii: "[")), cursor.peek() == UInt8(ascii: "{") else { return }
    if case .object(let first)? = try? cursor.value() {
      elements[name] = Dictionary(first.map { ($0.name, $0.value) }) { $1 }
    }
  }

  /// Adds the path to the end of the bytes within the value that comes next. The value is cut off.
  ///
  /// - Complexity: Linear in the bytes, for each of a few levels.
  private mutating func follow(_ cursor: inout JSONCursor) {
    while openPath.count < 5 {
      let isObject = cursor.take(UInt8(ascii: "{"))
      guard isObject || cursor.take(UInt8(ascii: "[")) else { return }
      // Goes to the member or the element that is cut off.
      var step = "[]"
      while true {
        if isObject {
          guard let name = try? cursor.string(), cursor.take(UInt8(ascii: ":")) else { return }
          step = name
        }
        var after = cursor
        guard (try? after.skipValue(depth: 1)) != nil, after.take(UInt8(ascii: ",")) else { break }
        cursor = after
      }
      openPath.append(step)
    }
  }
}
