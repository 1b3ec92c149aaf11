/// Reads the markup of an XML document (XML 1.0, without a DTD) from bytes, one token after the other.
///
/// It is made for input that may be damaged or hostile. It accepts invalid UTF-8, reads each byte a bounded
/// number of times, stores only its position, and can continue after an error. Comments and instructions are
/// skipped.
struct XMLScanner {
  /// A piece of markup or text. All ranges are byte offsets.
  enum Token {
    /// A start tag up to its name; `nextAttribute()` has to be called until it returns nil.
    case start(name: Range<Int>)
    case end(name: Range<Int>)
    /// Text that may contain references.
    case text(Range<Int>)
    /// Text in which `&` begins no reference (CDATA).
    case literal(Range<Int>)
    case atEnd
  }

  let bytes: [UInt8]
  /// The offset of the next byte to read.
  private(set) var position = 0
  /// The offset where the latest token begins.
  private(set) var tokenStart = 0
  /// Whether the latest start tag is an empty element, `<a/>`. The value is valid when the tag's attributes
  /// have been read.
  private(set) var isElementEmpty = false
  /// Terminators that do not occur in the rest of the document, so that they are not searched again.
  private var missing: Set<String> = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the next token.
  mutating func next() throws(XMLSyntaxError) -> Token {
    while position < bytes.count {
      tokenStart = position
      guard bytes[position] == UInt8(ascii: "<") else {
        position = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        return .text(tokenStart..<position)
      }
      if try takeRemark() { continue }
      if take("<![CDATA[") {
        return .literal(try pass("]]>", of: "a CDATA section"))
      } else if take("</") {
        let name = try name()
        skipSpace()
        guard take(">") else { throw failure("a tag is not closed") }
        return .end(name: name)
      } else {
        position += 1
        return .start(name: try name())
      }
    }
    tokenStart = position
    return .atEnd
  }

  /// Reads the next attribute of the latest start tag; nil at the tag's end.
  mutating func nextAttribute() throws(XMLSyntaxError) -> (name: Range<Int>, value: Range<Int>)? {
    let start = position
    skipSpace()
    isElementEmpty = take("/>")
    if isElementEmpty || take(">") { return nil }
    guard position > start else { throw failure("a tag is not closed") }
    let name = try name()
    skipSpace()
    guard take("=") else { throw failure("an attribute has no value") }
    skipSpace()
    guard position < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[position]) else {
      throw failure("the value of an attribute is not in quotes")
    }
    let quote = bytes[position]
    let value = position + 1
    let end = bytes[value...].firstIndex { $0 == quote || $0 == UInt8(ascii: "<") }
    guard let end, bytes[end] == quote else { throw failure("the value of an attribute is not closed") }
    position = end + 1
    return (name, value..<end)
  }

  /// Skips a comment or a processing instruction.
  ///
  /// - Returns: False if something else comes next.
  mutating func takeRemark() throws(XMLSyntaxError) -> Bool {
    if take("<?") {
      _ = try pass("?>", of: "an instruction")
    } else if take("<!--") {
      _ = try pass("-->", of: "a comment")
    } else {
      return false
    }
    return true
  }

  /// Skips a document type. It may name an external definition, which is not loaded.
  ///
  /// - Returns: False if something else comes next.
  mutating func takeDocumentType() throws(XMLSyntaxError) -> Bool {
    let start = position
    guard take("<!DOCTYPE") else { return false }
    var isInside = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        position = (bytes[(position + 1)...].firstIndex(of: byte) ?? bytes.count - 1) + 1
      } else if try takeRemark() {
        continue
      } else if isInside, take("<!ENTITY") {
        throw XMLSyntaxError(offset: position, reason: "the document declares an entity", isRefusal: true)
      } else {
        position += 1
        if byte == UInt8(ascii: "[") { isInside = true }
        if byte == UInt8(ascii: "]") { isInside = false }
        if byte == UInt8(ascii: ">"), !isInside { return true }
      }
    }
    throw XMLSyntaxError(offset: start, reason: "the document type is not closed")
  }

  /// Continues at an offset, after an error.
  mutating func move(to offset: Int) { position = offset }

  mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

  /// Whether the bytes of a range are equal to `word`.
  func bytes(_ range: Range<Int>, are word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes[range].elementsEqual($0) }
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard end <= bytes.count, bytes(position..<end, are: word) else { return false }
    position = end
    return true
  }

  /// Skips everything up to and including `end`. Returns the range of the bytes before `end`.
  private mutating func pass(_ end: String, of what: String) throws(XMLSyntaxError) -> Range<Int> {
    let start = position
    let word = Array(end.utf8)
    if !missing.contains(end) {
      var offset = start
      while let found = bytes[offset...].firstIndex(of: word[0]) {
        if bytes[found...].starts(with: word) {
          position = found + word.count
          return start..<found
        }
        offset = found + 1
      }
      missing.insert(end)
    }
    throw failure("\(what) is not closed")
  }

  /// Reads a name: any characters but white space and markup. Outside ASCII, it accepts more characters than
  /// XML allows.
  private mutating func name() throws(XMLSyntaxError) -> Range<Int> {
    let start = position
    while position < bytes.count, !Self.endsName(bytes[position]) { position += 1 }
    guard start < position, Self.beginsName(bytes[start]) else {
      position = start
      throw failure("a name was expected")
    }
    return start..<position
  }

  static func endsName(_ byte: UInt8) -> Bool { byte <= 0x20 || "/>=<&\"'!?".utf8.contains(byte) }

  private static func beginsName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x41...0x5A).contains(byte & ~0x20) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ":")
  }

  private func failure(_ reason: String) -> XMLSyntaxError {
    XMLSyntaxError(offset: position, reason: reason)
  }
}
