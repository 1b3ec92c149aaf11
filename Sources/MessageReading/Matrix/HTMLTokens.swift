/// Splits HTML into texts and tags, in one pass. Everything that is not a tag or a comment is text.
struct HTMLTokens {
  enum Token {
    case text(String)
    case open(HTMLTag)
    case close(String)
  }

  private let bytes: [UInt8]
  private var place = 0
  /// Whether a tag or a comment was not closed. Then the rest is text.
  private var hasNoMoreTags = false

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the next token; nil at the end.
  mutating func next() -> Token? {
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<"), !hasNoMoreTags {
        let start = place
        if let token = markup() { return token }
        if place > start { continue }  // a comment
      }
      return text()
    }
    return nil
  }

  /// Reads the text up to the next `<`.
  private mutating func text() -> Token {
    let start = place
    place += 1
    if hasNoMoreTags {
      place = bytes.count
    } else {
      place = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    }
    return .text(Self.resolved(bytes[start..<place]))
  }

  /// Reads the tag that begins with `<`. Returns nil for a comment, which is skipped, and for a `<` that
  /// begins no markup.
  private mutating func markup() -> Token? {
    let next = place + 1 < bytes.count ? bytes[place + 1] : 0
    if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
      skipComment()
      return nil
    }
    let isClosing = next == UInt8(ascii: "/")
    let start = place + (isClosing ? 2 : 1)
    guard start < bytes.count, bytes[start].isASCIILetter else { return nil }
    var end = start
    while end < bytes.count,
      bytes[end].isASCIILetter || bytes[end].isASCIIDigit || bytes[end] == UInt8(ascii: "-")
    {
      end += 1
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
    var attributes: [String: String] = [:]
    guard let after = readAttributes(from: end, &attributes) else {
      hasNoMoreTags = true
      return nil
    }
    place = after
    return isClosing ? .close(name) : .open(HTMLTag(name: name, attributes: attributes))
  }

  /// Skips a comment or a declaration.
  private mutating func skipComment() {
    let isComment = bytes[place...].starts(with: Array("<!--".utf8))
    var end = place + (isComment ? 4 : 2)
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: ">"),
        !isComment || bytes[end - 1] == UInt8(ascii: "-") && bytes[end - 2] == UInt8(ascii: "-")
      {
        place = end + 1
        return
      }
      end += 1
    }
    hasNoMoreTags = true
  }

  /// Reads attributes up to the end of a tag. If two have the same name, the first one counts.
  ///
  /// - Returns: The offset of the tag's end; nil if the tag is not closed.
  private func readAttributes(from start: Int, _ attributes: inout [String: String]) -> Int? {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: ">") { return end + 1 }
      if byte <= 0x20 || byte == UInt8(ascii: "/") {
        end += 1
        continue
      }
      let name = word(&end) {
        $0 > 0x20 && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
      }
      if name.isEmpty { end += 1 }
      skipSpaces(&end)
      var value = ""
      if end < bytes.count, bytes[end] == UInt8(ascii: "=") {
        end += 1
        skipSpaces(&end)
        guard end < bytes.count else { return nil }
        let quote = bytes[end]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          end += 1
          value = word(&end) { $0 != quote }
          guard end < bytes.count else { return nil }
          end += 1
        } else {
          value = word(&end) { $0 > 0x20 && $0 != UInt8(ascii: ">") }
        }
      }
      let key = name.lowercased()
      if attributes.count < 32, attributes[key] == nil { attributes[key] = value }
    }
    return nil
  }

  private func skipSpaces(_ end: inout Int) { while end < bytes.count, bytes[end] <= 0x20 { end += 1 } }

  private func word(_ end: inout Int, _ belongs: (UInt8) -> Bool) -> String {
    let start = end
    while end < bytes.count, belongs(bytes[end]) { end += 1 }
    return Self.resolved(bytes[start..<end])
  }
}

extension HTMLTokens {
  /// Decodes bytes as text, with character references replaced.
  static func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      if bytes[place] == UInt8(ascii: "&"), let (scalar, end) = character(in: bytes, at: place) {
        result += Array(String(scalar).utf8)
        place = end
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Reads a character reference by name or number. No name is longer than eight letters.
  private static func character(in bytes: ArraySlice<UInt8>, at start: Int) -> (Unicode.Scalar, Int)? {
    let limit = min(bytes.endIndex, start + 12)
    guard let end = bytes[(start + 1)..<limit].firstIndex(of: UInt8(ascii: ";")), end > start + 1 else {
      return nil
    }
    let name = bytes[(start + 1)..<end]
    guard name.first == UInt8(ascii: "#") else {
      return HTMLEntities.scalar(named: name).map { ($0, end + 1) }
    }
    let digits = String(decoding: name.dropFirst(), as: UTF8.self)
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let number else { return nil }
    return (number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}", end + 1)
  }
}

/// An opening tag.
struct HTMLTag {
  /// The name in lower case.
  let name: String
  /// The attributes by their names in lower case.
  let attributes: [String: String]

  subscript(name: String) -> String? { attributes[name] }

  /// Whether the tag covers its content until the reader uncovers it. The specification knows spoilers only of
  /// `span`, but what any tag hides is not shown.
  var isCover: Bool { attributes["data-mx-spoiler"] != nil }

  /// Whether the tag is a cover with content: not a picture or a line end.
  var hidesContent: Bool {
    isCover && !["img", "br", "hr", "wbr", "input", "col"].contains(name)
  }

  /// Returns an attribute that is an integer in a range; nil for anything else.
  func number(_ name: String, in range: ClosedRange<Int>) -> Int? {
    attributes[name].flatMap { Int($0) }.flatMap { range.contains($0) ? $0 : nil }
  }

  /// Returns an attribute that is a colour in the format that spans use, `#rrggbb`; nil for anything else.
  func color(_ name: String) -> String? {
    guard let value = attributes[name], value.utf8.count == 7, value.hasPrefix("#"),
      value.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit })
    else { return nil }
    return value.lowercased()
  }
}
