import BubbleLayout

/// The directory at the end of an archive, which lists its entries (APPNOTE 4.3.12 to 4.3.16).
struct ZipDirectory {
  /// The entries, in the order of the directory.
  private(set) var entries: [ZipEntry] = []
  /// The offset of the directory.
  private let start: Int

  /// - Throws: `ReadingError` for an archive that is cut off, split, damaged or too large.
  init(_ bytes: RandomAccess, limits: ZipArchive.Limits) throws(ReadingError) {
    let end = try ZipEnd(bytes)
    start = end.directory
    guard end.count <= limits.entries, end.directorySize <= limits.directory else {
      throw .unreadable(
        file: bytes.name,
        reason: "it is a zip archive of \(end.count) entries; at most \(limits.entries) are read")
    }
    var fields = ZipFields(try bytes.bytes(at: end.directory, end.directorySize))
    // 46 bytes are the least that an entry takes, so that a count that lies reserves nothing.
    entries.reserveCapacity(min(end.count, end.directorySize / 46))
    for _ in 0..<end.count {
      guard let entry = Self.entry(&fields), entry.offset < start else {
        throw .unreadable(
          file: bytes.name, reason: "it is a zip archive whose directory is damaged or encrypted")
      }
      entries.append(entry)
    }
    guard fields.isAtEnd else {
      throw .unreadable(
        file: bytes.name, reason: "it is a zip archive whose directory has more entries than it says")
    }
    try findEnds(bytes.name)
  }

  private static func entry(_ fields: inout ZipFields) -> ZipEntry? {
    guard fields.number(4) == 0x0201_4B50, let host = fields.number(2).map({ $0 >> 8 }),
      fields.number(2) != nil, let flags = fields.number(2), let method = fields.number(2),
      fields.number(4) != nil, let checksum = fields.number(4), var packedSize = fields.number(4),
      var size = fields.number(4), let nameLength = fields.number(2), let extraLength = fields.number(2),
      let commentLength = fields.number(2), let disk = fields.number(2), fields.number(2) != nil,
      let attributes = fields.number(4), var offset = fields.number(4), let name = fields.bytes(nameLength),
      let extra = fields.bytes(extraLength), fields.bytes(commentLength) != nil
    else { return nil }
    // The field 1 has the numbers that need 64 bits, in this order.
    if var wide = ZipFields(extra).field(1) {
      let largest = 0xFFFF_FFFF
      if size == largest {
        guard let number = wide.number(8) else { return nil }
        size = number
      }
      if packedSize == largest {
        guard let number = wide.number(8) else { return nil }
        packedSize = number
      }
      if offset == largest {
        guard let number = wide.number(8) else { return nil }
        offset = number
      }
    }
    guard disk == 0 || disk == 0xFFFF else { return nil }
    let isUnix = host == 3 || host == 19
    return ZipEntry(
      name: name.first == UInt8(ascii: "/") ? ZipEntry.decoded(name) : ZipEntry.decoded(name).withoutDots,
      rawName: name, flags: flags, method: method, checksum: UInt32(truncatingIfNeeded: checksum),
      packedSize: packedSize, size: size, offset: offset,
      isLink: isUnix && attributes >> 28 == 0xA)
  }

  /// Checks that no two entries share bytes, as those of zip bombs do, and finds the end of each.
  private mutating func findEnds(_ file: String) throws(ReadingError) {
    let order = entries.indices.sorted { entries[$0].offset < entries[$1].offset }
    for (index, next) in zip(order, order.dropFirst() + [-1]) {
      let end = next < 0 ? start : entries[next].offset
      let entry = entries[index]
      // The header before the data has 30 bytes, the name and extra fields of unknown length.
      let (least, isTooLarge) = entry.packedSize.addingReportingOverflow(
        entry.offset + 30 + entry.rawName.count)
      guard !isTooLarge, least <= end else {
        let reason =
          next < 0
          ? "the entry \(entry.name.quoted(limit: 100)) overlaps the directory"
          : "its entries \(entry.name.quoted(limit: 100)) and \(entries[next].name.quoted(limit: 100)) overlap"
        throw .unreadable(file: file, reason: "it is a zip archive that lies about its sizes: \(reason)")
      }
      entries[index].end = end
    }
  }
}
