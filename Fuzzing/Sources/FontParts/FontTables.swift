/// The tables of a font, taken out of the file.
package struct FontTables {
  package struct Table {
    package var tag: String
    package var bytes: [UInt8]
  }

  package var tables: [Table] = []
  /// Whether glyphs are in a `CFF ` table, which the first bytes of the file say.
  package var isCFF = false

  package init() {}

  /// Takes the tables of the first font in an OpenType file; none from a packed file. Tables that extend past
  /// the end are left out.
  package init(_ file: [UInt8]) {
    guard !file.starts(with: "wOF".utf8) else { return }
    let isCollection = file.starts(with: "ttcf".utf8)
    let start = isCollection ? file.read32(12) ?? 0 : 0
    isCFF = file.read32(start) == 0x4F54_544F
    for record in 0..<(file.read16(start + 4) ?? 0) {
      let place = start + 12 + 16 * record
      guard let offset = file.read32(place + 8), let length = file.read32(place + 12),
        offset + length <= file.count
      else { continue }
      let tag = String(decoding: file[place..<place + 4], as: UTF8.self)
      tables.append(Table(tag: tag, bytes: Array(file[offset..<offset + length])))
    }
  }

  /// The bytes of the table with this tag. A missing table has no bytes, and setting it adds the table.
  package subscript(tag: String) -> [UInt8] {
    get { tables.first { $0.tag == tag }?.bytes ?? [] }
    set {
      if let index = tables.firstIndex(where: { $0.tag == tag }) {
        tables[index].bytes = newValue
      } else {
        tables.append(Table(tag: tag, bytes: newValue))
      }
    }
  }

  package mutating func remove(_ tag: String) { tables.removeAll { $0.tag == tag } }

  /// The number of glyphs that the font claims to have.
  package var glyphCount: Int { self["maxp"].read16(4) ?? 0 }
}

/// Files that contain tables.
extension FontTables {
  /// The numbers with which a file may lie about its content; nil leaves the true number.
  package struct Claims {
    /// The number of fonts in a collection.
    package var fonts: Int?
    /// The length of one table after unpacking, in bytes.
    package var length: Int?
    /// The length of the whole font after unpacking, in bytes.
    package var total: Int?
    /// The length of the packed data of a WOFF2 file, in bytes.
    package var packed: Int?
    /// Whether glyphs in a WOFF2 file are said to be transformed.
    package var isTransformed = false

    package init() {}
  }

  private var version: Int { isCFF ? 0x4F54_544F : 0x0001_0000 }

  /// Returns an OpenType file.
  package func plain() -> [UInt8] {
    var file = [UInt8]()
    appendDirectory(to: &file, dataAt: 12 + 16 * tables.count)
    for table in tables {
      file += table.bytes
      file.pad()
    }
    return file
  }

  /// Appends the table directory; the tables are at the given offset in the file.
  private func appendDirectory(to file: inout [UInt8], dataAt start: Int) {
    file.append32(version)
    file.append16([tables.count, 16, 0, 0])
    var offset = start
    for table in tables {
      file += table.bytesOfTag
      file.append32(0)
      file.append32(offset)
      file.append32(table.bytes.count)
      offset += (table.bytes.count + 3) & ~3
    }
  }

  /// Returns a collection file with several fonts that have the same tables.
  package func collection(of count: Int, _ claims: Claims) -> [UInt8] {
    var file = Array("ttcf".utf8)
    file.append32(0x0001_0000)
    file.append32(claims.fonts ?? count)
    let directory = 12 + 16 * tables.count
    let first = 12 + 4 * count
    for font in 0..<count { file.append32(first + font * directory) }
    for _ in 0..<count { appendDirectory(to: &file, dataAt: first + count * directory) }
    for table in tables {
      file += table.bytes
      file.pad()
    }
    return file
  }

  /// Returns a WOFF file whose tables are stored without compression.
  package func woff(_ claims: Claims) -> [UInt8] {
    let size = 12 + tables.reduce(0) { $0 + 16 + ($1.bytes.count + 3) & ~3 }
    var file = Array("wOFF".utf8)
    file.append32(version)
    let directory = 44 + 20 * tables.count
    file.append32(directory + size - 12 - 16 * tables.count)
    file.append16([tables.count, 0])
    file.append32(claims.total ?? size)
    for _ in 0..<6 { file.append32(0) }
    var offset = directory
    for (index, table) in tables.enumerated() {
      file += table.bytesOfTag
      file.append32(offset)
      file.append32(table.bytes.count)
      file.append32(index == 0 ? claims.length ?? table.bytes.count : table.bytes.count)
      file.append32(0)
      offset += (table.bytes.count + 3) & ~3
    }
    for table in tables {
      file += table.bytes
      file.pad()
    }
    return file
  }

  /// Returns a WOFF2 file. Its Brotli stream has only stored blocks (RFC 7932 §9.2).
  package func woff2(_ claims: Claims) -> [UInt8] {
    var (directory, data) = ([UInt8](), [UInt8]())
    for (index, table) in tables.enumerated() {
      let isOutline = ["glyf", "loca"].contains(table.tag)
      // Version 3 of the transformation of outlines, and version 0 of all others, leaves tables as they are.
      let transformation = isOutline && !claims.isTransformed ? 3 : 0
      directory.append(UInt8(63 | transformation << 6))
      directory += table.bytesOfTag
      directory += Self.base128(index == 0 ? claims.length ?? table.bytes.count : table.bytes.count)
      if isOutline, claims.isTransformed {
        directory += Self.base128(table.tag == "loca" ? 0 : table.bytes.count)
      }
      if !(isOutline && claims.isTransformed && table.tag == "loca") { data += table.bytes }
    }
    let stream = Self.stored(data)
    let size = 12 + tables.reduce(0) { $0 + 16 + ($1.bytes.count + 3) & ~3 }
    var file = Array("wOF2".utf8)
    file.append32(version)
    file.append32(48 + directory.count + stream.count)
    file.append16([tables.count, 0])
    file.append32(claims.total ?? size)
    file.append32(claims.packed ?? stream.count)
    for _ in 0..<6 { file.append32(0) }
    return file + directory + stream
  }

  /// Returns a number in the form UIntBase128 (WOFF2 §4.1).
  private static func base128(_ number: Int) -> [UInt8] {
    var digits = [UInt8(number & 0x7F)]
    var rest = number >> 7
    while rest > 0, digits.count < 5 {
      digits.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return digits.reversed()
  }

  /// Returns a Brotli stream that contains the data without compression.
  private static func stored(_ data: [UInt8]) -> [UInt8] {
    // The lowest bit, 0, says that the window has 2¹⁶ bytes.
    var (stream, bits, used) = ([UInt8](), 0, 1)
    func write(_ value: Int, _ count: Int) {
      bits |= value << used
      used += count
      while used >= 8 {
        stream.append(UInt8(bits & 0xFF))
        (bits, used) = (bits >> 8, used - 8)
      }
    }
    for start in stride(from: 0, to: data.count, by: 1 << 16) {
      let block = data[start..<min(data.count, start + 1 << 16)]
      write(0, 1)
      write(0, 2)
      write(block.count - 1, 16)
      write(1, 1)
      if used > 0 { write(0, 8 - used) }
      stream += block
    }
    // The last block is empty.
    write(3, 2)
    if used > 0 { write(0, 8 - used) }
    return stream
  }
}

extension FontTables.Table {
  /// The tag as four bytes.
  fileprivate var bytesOfTag: [UInt8] { Array((Array(tag.utf8) + [32, 32, 32, 32]).prefix(4)) }
}
