import MessageReading
import TestSupport
import Testing

/// Tests what an archive may cost.
@Suite struct ArchiveLimitTests {
  private typealias Entry = ZipWriter.Entry

  /// Reads an entry of an archive to its end.
  private func read(
    _ bytes: [UInt8], _ name: String, _ limits: ZipArchive.Limits = ZipArchive.Limits()
  ) throws -> (count: Int, largest: Int) {
    let archive = try ZipArchive(bytes, name: "x", limits: limits)
    let source = try archive.source(name)
    var (count, largest) = (0, 0)
    var piece: [UInt8] = []
    while try source.read(into: &piece) {
      count += piece.count
      largest = max(largest, piece.capacity)
      piece.removeAll(keepingCapacity: true)
    }
    return (count, largest)
  }

  /// Text of which every line occurs often, as in a chat of few words.
  private static let words = Array(
    (0..<4_000).map { "[31.01.24, 10:00:00] Ann: \($0 &* 2_654_435_761 % 99_991)\n" }.joined().utf8)

  /// However long an entry is, a piece of it is in memory.
  @Test(arguments: [true, false])
  func memoryIsConstant(isStored: Bool) throws {
    var content: [UInt8] = []
    while content.count < 50_000_000 { content += Self.words }
    var entry = Entry.deflated("_chat.txt", content)
    if isStored { (entry.packed, entry.packedSize, entry.method) = (content, content.count, 0) }
    let found = try read(ZipWriter([entry]).bytes, "_chat.txt")
    #expect(found.count == content.count && found.count >= 50_000_000)
    #expect(found.largest <= 200_000)
  }

  @Test func ratio() throws {
    let bomb = [
      "x/_chat.txt: it is refused as a zip bomb, because it unpacks to more than 200 times its packed size"
    ]
    var entry = Entry.deflated("_chat.txt", repeatElement(0x61, count: 3_000_000))
    #expect(Export(ZipWriter([entry]).bytes).problems == bomb)
    // An entry that lies about its size is found while it is unpacked.
    entry.size = 5
    #expect(throws: ReadingError.self) { try read(ZipWriter([entry]).bytes, "_chat.txt") }
    // Up to 1 MB may have any ratio.
    let small = Entry.deflated("a.txt", repeatElement(0x61, count: 1 << 20))
    #expect(try read(ZipWriter([small]).bytes, "a.txt").count == 1 << 20)
    var limits = ZipArchive.Limits()
    limits.harmless = 100
    #expect(throws: ReadingError.self) { try read(ZipWriter([small]).bytes, "a.txt", limits) }
  }

  @Test func total() throws {
    var limits = ZipArchive.Limits()
    limits.total = 3 << 20
    let bytes = ZipWriter([.deflated("a.txt", repeatElement(Self.words, count: 40).joined())]).bytes
    let error = #expect(throws: ReadingError.self) { try read(bytes, "a.txt", limits) }
    #expect(error?.description == "x/a.txt: it is too long: at most 3 MB of an archive are unpacked")
    #expect(ZipArchive.Limits().total == 4 << 30)
  }

  @Test func numberOfEntries() throws {
    #expect(ZipArchive.Limits().entries == 100_000)
    var limits = ZipArchive.Limits()
    limits.entries = 100
    var writer = ZipWriter((0...100).map { Entry("\($0)", []) })
    let error = #expect(throws: ReadingError.self) {
      try ZipArchive(writer.bytes, name: "x", limits: limits)
    }
    #expect(error?.description == "x: it is a zip archive of 101 entries; at most 100 are read")
    writer.entries.removeLast()
    _ = try ZipArchive(writer.bytes, name: "x", limits: limits)
    // A count that lies reserves no memory.
    writer = ZipWriter([])
    (writer.isWide, writer.count) = (true, 100_001)
    #expect(
      Export(writer.bytes).problems == ["x: it is a zip archive of 100001 entries; at most 100000 are read"])
    writer.count = 100_000
    #expect(
      Export(writer.bytes).problems == ["x: it is a zip archive whose directory is damaged or encrypted"])
  }

  @Test func openingTakesLinearTime() {
    func archive(_ count: Int) -> [UInt8] { ZipWriter((0..<count).map { Entry("\($0).json", "{}") }).bytes }
    let (short, long) = (archive(200), archive(2_000))
    #expect(timeGrowth(to: 2_000) { _ = Export($0 < 2_000 ? short : long) } < 25)
  }
}
