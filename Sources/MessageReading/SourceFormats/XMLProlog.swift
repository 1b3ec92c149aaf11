/// Checks the part of a document before its first element, before an XML parser reads it.
///
/// Documents that declare entities are rejected, since a few hundred bytes of them can expand to gigabytes; so are
/// encodings in which this check would not find such a declaration.
struct XMLProlog {
  private let bytes: [UInt8]
  private var position = 0

  private static let encodings: Set<String> = ["utf-8", "utf8", "us-ascii", "ascii", "iso-8859-1", "latin1"]

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Throws: `ReadingError` for a document that declares entities or is in another encoding.
  /// - Complexity: Linear in the document.
  static func check(_ bytes: [UInt8], file: String) throws(ReadingError) {
    var prolog = XMLProlog(bytes)
    try prolog.check(file: file)
  }

  private mutating func check(file: String) throws(ReadingError) {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(4).contains(0) {
      throw .malformed(file: file, line: 1, reason: "the document is not in UTF-8")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while true {
      while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
      if take("<?") {
        let start = position
        let end = passOver("?>")
        if bytes[start...].starts(with: Array("xml".utf8)) { try checkEncoding(start..<end, file: file) }
      } else if take("<!--") {
        _ = passOver("-->")
      } else if take("<!DOCTYPE") {
        guard let entity = find("<!ENTITY", from: position) else { return }
        throw .malformed(file: file, line: line(at: entity), reason: "the document declares an entity")
      } else {
        return
      }
    }
  }

  private func checkEncoding(_ range: Range<Int>, file: String) throws(ReadingError) {
    let declaration = String(decoding: bytes[range], as: UTF8.self)
    let parts = declaration.split(whereSeparator: { $0 == "\"" || $0 == "'" })
    guard let label = parts.firstIndex(where: { $0.contains("encoding") }), label + 1 < parts.count else {
      return
    }
    let encoding = parts[label + 1]
    guard Self.encodings.contains(encoding.lowercased()) else {
      throw .malformed(
        file: file, line: line(at: range.lowerBound),
        reason: "the encoding \"\(encoding.prefix(40))\" is not read")
    }
  }

  private mutating func take(_ start: String) -> Bool {
    let start = Array(start.utf8)
    guard bytes[position...].starts(with: start) else { return false }
    position += start.count
    return true
  }

  /// Moves behind the next `end` and returns the offset where that begins; the end of the document if there is none.
  private mutating func passOver(_ end: String) -> Int {
    let found = find(end, from: position) ?? bytes.count
    position = min(bytes.count, found + end.utf8.count)
    return found
  }

  private func find(_ word: String, from start: Int) -> Int? {
    let word = Array(word.utf8)
    var offset = start
    while offset + word.count <= bytes.count {
      if bytes[offset] == word[0], bytes[offset...].starts(with: word) { return offset }
      offset += 1
    }
    return nil
  }

  private func line(at offset: Int) -> Int { bytes[..<offset].count { $0 == 0x0A } + 1 }
}
