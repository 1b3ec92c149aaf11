/// Reads one file of an archive piece by piece, and checks it.
final class ZipEntryReader: ByteStream {
  private let archive: ZipArchive
  private let entry: ZipEntry
  private let bytes: RandomAccess
  /// The name of the entry in errors, with that of the archive.
  private let name: String
  /// The offset of the next packed bytes, and of their end.
  private var next: Int
  private let end: Int
  private var packed: [UInt8] = []
  private var position = 0
  /// Unpacks the entry; nil for one that is stored as it is.
  private let inflater: Inflater?
  private var checksum: UInt32 = 0
  private var count = 0
  private var isAtEnd = false

  /// How many bytes are read or unpacked at a time.
  private static let piece = 65_536

  /// - Parameter name: The name of the entry in errors.
  init(
    _ entry: ZipEntry, in archive: ZipArchive, _ bytes: RandomAccess, name: String
  ) throws(ReadingError) {
    if let fault = entry.fault { throw .unreadable(file: name, reason: fault) }
    guard let start = try Self.start(of: entry, bytes) else {
      throw .unreadable(
        file: name, reason: "it is damaged: the header before its data is not what the directory says")
    }
    self.archive = archive
    self.entry = entry
    self.bytes = bytes
    self.name = name
    next = start
    end = start + entry.packedSize
    inflater = entry.method == 8 ? Inflater() : nil
    try checkRatio(entry.size)
    guard inflater != nil || entry.size == entry.packedSize else { throw damaged(Self.wrongSize) }
  }

  /// Returns the offset of the data of an entry, whose header must agree with the directory; nil if it does not.
  private static func start(of entry: ZipEntry, _ bytes: RandomAccess) throws(ReadingError) -> Int? {
    var fields = ZipFields(try bytes.bytes(at: entry.offset, 30 + entry.rawName.count))
    guard fields.number(4) == 0x0403_4B50, fields.number(2) != nil, let flags = fields.number(2),
      let method = fields.number(2), fields.bytes(16) != nil, let nameLength = fields.number(2),
      let extraLength = fields.number(2), fields.bytes(nameLength) == entry.rawName,
      method == entry.method, flags & 1 == entry.flags & 1
    else { return nil }
    let start = entry.offset + 30 + nameLength + extraLength
    return start + entry.packedSize <= entry.end ? start : nil
  }

  func read(into output: inout [UInt8]) throws(ReadingError) -> Bool {
    let start = output.count
    while !isAtEnd, output.count == start {
      if position == packed.count { try readPacked() }
      if let inflater {
        switch inflater.unpack(packed, &position, into: &output, limit: Self.piece) {
        case .more:
          guard output.count > start || position < packed.count || next < end else {
            throw damaged("its packed data end too early")
          }
        case .end:
          isAtEnd = true
        case .damaged:
          throw damaged("its packed data cannot be unpacked")
        }
      } else {
        output += packed
        position = packed.count
        isAtEnd = next == end
      }
    }
    try take(output[start...])
    return output.count > start
  }

  private func readPacked() throws(ReadingError) {
    packed = try bytes.bytes(at: next, min(Self.piece, end - next))
    position = 0
    guard !packed.isEmpty || next == end else { throw damaged("the archive ends within it") }
    next += packed.count
  }

  /// Counts and checks unpacked bytes.
  private func take(_ piece: ArraySlice<UInt8>) throws(ReadingError) {
    count += piece.count
    checksum = Inflater.checksum(piece, after: checksum)
    try checkRatio(count)
    guard archive.unpack(piece.count) else {
      throw refused("it is too long: at most \(archive.limits.total >> 20) MB of an archive are unpacked")
    }
    guard count <= entry.size else { throw damaged(Self.wrongSize) }
    guard isAtEnd else { return }
    guard count == entry.size, next == end, position == packed.count else { throw damaged(Self.wrongSize) }
    guard checksum == entry.checksum else { throw damaged("its checksum is wrong") }
  }

  private static let wrongSize = "its size is not what the directory says"

  private func checkRatio(_ size: Int) throws(ReadingError) {
    let limits = archive.limits
    guard size > limits.harmless, (size - 1) / limits.ratio >= entry.packedSize else { return }
    throw refused(
      "it is refused as a zip bomb, because it unpacks to more than \(limits.ratio) times its packed size")
  }

  private func damaged(_ reason: String) -> ReadingError { refused("it is damaged: \(reason)") }

  private func refused(_ reason: String) -> ReadingError { .unreadable(file: name, reason: reason) }
}
