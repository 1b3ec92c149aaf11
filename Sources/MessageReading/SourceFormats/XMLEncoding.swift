import BubbleLayout

/// Detects the encoding of an XML document and converts its bytes to UTF-8.
///
/// UTF-8, ASCII and Latin-1 are supported. Other encodings, including UTF-16, are refused, because their
/// bytes would be misread.
struct XMLEncoding {
  private static let utf8Names: Set<String> = ["utf-8", "utf8", "us-ascii", "ascii"]
  private static let latinNames: Set<String> = ["iso-8859-1", "latin1"]

  /// Returns the document in UTF-8, without a byte order mark. Invalid UTF-8 is not changed.
  ///
  /// - Throws: `ReadingError` for a document in another encoding.
  /// - Complexity: Linear in the document.
  static func utf8(_ bytes: [UInt8], file: String) throws(ReadingError) -> [UInt8] {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(4).contains(0) {
      throw .malformed(file: file, line: 1, reason: "the document is not in UTF-8")
    }
    let document = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard let name = declared(in: document), !utf8Names.contains(name.lowercased()) else { return document }
    guard latinNames.contains(name.lowercased()) else {
      let line = document.prefix { $0 != UInt8(ascii: "<") }.count { $0 == UInt8(ascii: "\n") } + 1
      throw .malformed(
        file: file, line: line, reason: "the encoding \(name.quoted(limit: 40)) is not supported")
    }
    var converted: [UInt8] = []
    converted.reserveCapacity(document.count + document.count / 8)
    for byte in document {
      if byte < 0x80 { converted.append(byte) } else { converted += [0xC0 | byte >> 6, 0x80 | byte & 0x3F] }
    }
    return converted
  }

  /// Returns the encoding that the XML declaration names; nil if it names none.
  private static func declared(in bytes: [UInt8]) -> String? {
    // White space before the declaration is not allowed, but common.
    let start = bytes.firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? bytes.count
    guard bytes[start...].starts(with: Array("<?xml".utf8)) else { return nil }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count
    let declaration = String(decoding: bytes[start..<end], as: UTF8.self)
    let parts = declaration.split(whereSeparator: { $0 == "\"" || $0 == "'" })
    guard let label = parts.firstIndex(where: { $0.contains("encoding") }), label + 1 < parts.count else {
      return nil
    }
    return String(parts[label + 1])
  }
}
