/// Writes zip archives for tests, also ones whose numbers lie.
package struct ZipWriter {
  /// An entry, as it is written. Everything but its name and content has the right value by default.
  package struct Entry {
    package var name: [UInt8]
    /// The content as it is in the archive.
    package var packed: [UInt8]
    package var method = 0
    package var flags = 0x800
    package var checksum: UInt32
    package var size: Int
    package var packedSize: Int
    /// The name in the header before the data.
    package var localName: [UInt8]
    /// The offset of that header; nil for the right one.
    package var offset: Int?
    /// The host in the upper byte, and the attributes of the file on it.
    package var host = 0
    package var attributes = 0

    /// - Parameter packed: The content packed by `method`; nil for a stored entry.
    package init(_ name: String, _ content: some Sequence<UInt8>, packed: [UInt8]? = nil) {
      self.name = Array(name.utf8)
      let content = Array(content)
      self.packed = packed ?? content
      method = packed == nil ? 0 : 8
      checksum = ZipWriter.checksum(content)
      size = content.count
      packedSize = self.packed.count
      localName = self.name
    }

    package init(_ name: String, _ content: String, packed: [UInt8]? = nil) {
      self.init(name, content.utf8, packed: packed)
    }
  }

  package var entries: [Entry]
  /// Whether the sizes and the end are those of zip64.
  package var isWide = false
  package var comment: [UInt8] = []
  /// The number of entries that the end tells; nil for the right one.
  package var count: Int?
  /// The number of the file of a split archive.
  package var disk = 0

  package init(_ entries: [Entry]) { self.entries = entries }

  package var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let offset = entry.offset ?? bytes.count
      bytes += Self.number(0x0403_4B50, 4) + Self.number(20, 2) + common(entry)
      bytes += Self.number(entry.localName.count, 2) + Self.number(0, 2) + entry.localName + entry.packed
      let extra =
        isWide
        ? Self.number(1, 2) + Self.number(24, 2)
          + [entry.size, entry.packedSize, offset].flatMap { Self.number($0, 8) } : []
      directory += Self.number(0x0201_4B50, 4) + Self.number(entry.host << 8 | 20, 2) + Self.number(20, 2)
      directory += common(entry) + Self.number(entry.name.count, 2) + Self.number(extra.count, 2)
      directory += Self.number(0, 2) + Self.number(0, 4) + Self.number(entry.attributes, 4)
      directory += Self.number(isWide ? 0xFFFF_FFFF : offset, 4) + entry.name + extra
    }
    let start = bytes.count
    let count = count ?? entries.count
    bytes += directory
    if isWide {
      let end = bytes.count
      bytes += Self.number(0x0606_4B50, 4) + Self.number(44, 8) + Self.number(45, 2) + Self.number(45, 2)
      bytes += Self.number(disk, 4) + Self.number(disk, 4) + Self.number(count, 8) + Self.number(count, 8)
      bytes += Self.number(directory.count, 8) + Self.number(start, 8)
      bytes +=
        Self.number(0x0706_4B50, 4) + Self.number(disk, 4) + Self.number(end, 8) + Self.number(disk &+ 1, 4)
    }
    let shown = isWide ? 0xFFFF : count
    bytes += Self.number(0x0605_4B50, 4) + Self.number(disk, 2) + Self.number(disk, 2)
    bytes += Self.number(shown, 2) + Self.number(shown, 2)
    bytes += Self.number(isWide ? 0xFFFF_FFFF : directory.count, 4)
    bytes += Self.number(isWide ? 0xFFFF_FFFF : start, 4)
    return bytes + Self.number(comment.count, 2) + comment
  }

  /// What the header before the data and the directory have in common.
  private func common(_ entry: Entry) -> [UInt8] {
    Self.number(entry.flags, 2) + Self.number(entry.method, 2) + Self.number(0, 4)
      + Self.number(Int(entry.checksum), 4) + Self.number(isWide ? 0xFFFF_FFFF : entry.packedSize, 4)
      + Self.number(isWide ? 0xFFFF_FFFF : entry.size, 4)
  }

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  /// Returns the CRC-32 of bytes, bit by bit.
  package static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
  }
}
