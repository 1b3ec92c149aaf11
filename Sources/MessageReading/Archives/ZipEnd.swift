/// The end record of an archive, and that of zip64.
struct ZipEnd {
  let count: Int
  let directory: Int
  let directorySize: Int

  /// The maximum number of bytes that can follow the record: its own 22, and a comment.
  private static let reach = 22 + 0xFFFF

  init(_ bytes: RandomAccess) throws(ReadingError) {
    func refused(_ reason: String) -> ReadingError {
      .unreadable(file: bytes.name, reason: "it is a zip archive \(reason)")
    }
    let split = "that is split over several files; join them first"
    let first = bytes.count - min(bytes.count, Self.reach)
    let tail = try bytes.bytes(at: first, Self.reach)
    guard let place = Self.place(in: tail) else {
      let isPart = try bytes.bytes(at: 0, 4) == [0x50, 0x4B, 7, 8]
      throw refused(isPart ? split : "that is cut off: the directory at its end is missing")
    }
    var fields = ZipFields(tail, at: place + 4)
    guard let disk = fields.number(2), let directoryDisk = fields.number(2), let here = fields.number(2),
      var count = fields.number(2), var size = fields.number(4), var offset = fields.number(4)
    else { throw refused("whose end is damaged") }
    var record = first + place
    var isSplit = (disk != 0 && disk != 0xFFFF) || (directoryDisk != 0 && directoryDisk != 0xFFFF)
    isSplit = isSplit || (here != count && here != 0xFFFF)
    var locator = ZipFields(try bytes.bytes(at: record - 20, 20))
    if record >= 20, locator.number(4) == 0x0706_4B50 {
      guard let disk = locator.number(4), let wide = locator.number(8), let disks = locator.number(4),
        wide <= record - 76
      else { throw refused("whose end is damaged") }
      isSplit = isSplit || disk != 0 || disks > 1
      var fields = ZipFields(try bytes.bytes(at: wide, 56))
      guard fields.number(4) == 0x0606_4B50, fields.bytes(12) != nil, let disk = fields.number(4),
        let directoryDisk = fields.number(4), let here = fields.number(8), let all = fields.number(8),
        let wideSize = fields.number(8), let wideOffset = fields.number(8)
      else { throw refused("whose end is damaged") }
      isSplit = isSplit || disk != 0 || directoryDisk != 0 || here != all
      (count, size, offset, record) = (all, wideSize, wideOffset, wide)
    }
    guard !isSplit else { throw refused(split) }
    guard offset <= record, size <= record - offset else {
      throw refused("that is cut off, or whose end is damaged: its directory is not where the end says")
    }
    (self.count, directory, directorySize) = (count, offset, size)
  }

  /// Finds the end record in the last bytes: preferably one whose comment ends with the file, because a comment may
  /// contain what looks like a record.
  private static func place(in tail: [UInt8]) -> Int? {
    var other: Int?
    for place in stride(from: tail.count - 22, through: 0, by: -1)
    where tail[place] == 0x50 && tail[place + 1] == 0x4B && tail[place + 2] == 5 && tail[place + 3] == 6 {
      let end = place + 22 + Int(tail[place + 20]) + Int(tail[place + 21]) << 8
      if end == tail.count { return place }
      if end < tail.count, other == nil { other = place }
    }
    return other
  }
}
