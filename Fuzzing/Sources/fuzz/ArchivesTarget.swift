import BubbleLayout
import FuzzParts
import MessageReading

/// Reads zip archives: of any bytes, or made of entries whose numbers the input changes.
enum ArchivesTarget {
  /// An odd first byte means that the rest is the archive itself.
  static func run(_ bytes: [UInt8]) {
    var input = FuzzInput(bytes)
    let archive = input.flag() ? input.rest() : packed(&input)
    let formats = InputFormat.allCases
    let format = formats[bytes.count % formats.count]
    let inMemory = read { () throws(ReadingError) in try MessageReader(bytes: archive, format: format) }
    MemoryFile.with(archive) { path in
      // An archive in a file is that in memory. Other formats know their folder only from a file.
      let inFile = read { () throws(ReadingError) in try MessageReader(path: path, format: format) }
      if archive.starts(with: "PK".utf8) {
        expect(inFile.messages == inMemory.messages, "a file is read as another archive than its bytes")
      }
      for name in names { _ = read { () throws(ReadingError) in try MessageReader(path: path + "/" + name) } }
    }
  }

  private static func read(
    _ open: () throws(ReadingError) -> MessageReader
  ) -> (messages: [Message], reasons: [String]) {
    var messages: [Message] = []
    var reasons: [String] = []
    do throws(ReadingError) {
      let reader = try open()
      while let entry = try reader.next() {
        expect(entry.message != nil || !entry.problems.isEmpty, "nothing was read, and nothing was reported")
        reasons += entry.problems.map(\.description)
        if let message = entry.message, messages.count < 40 { messages.append(message) }
      }
    } catch {
      reasons.append("\(error)")
    }
    expect(
      reasons.allSatisfy { !$0.isEmpty && !$0.contains("\n") }, "a problem without words, or of two lines")
    return (messages, reasons)
  }

  private static let names = [
    "_chat.txt", "users.json", "general/2024-02-01.json", "general", "../a", "a\\b", "",
  ]
  private static let content = [
    "[31.01.24, 10:00:00] Ann: Hello\n[31.01.24, 10:01:00] Bo: \u{200E}<attached: 1-PHOTO-2.jpg>\n",
    #"[{"id":"U1","profile":{"display_name":"Ann"}}]"#,
    #"[{"type":"message","user":"U1","ts":"1706689801.000100","text":"Hi"}]"#,
    #"{"guild":{"id":"1"},"channel":{"id":"2"},"messages":[{"id":"9","type":"Default","content":"Hi"}]}"#,
  ]
  /// The numbers that a change writes.
  private static let numbers = [
    0, 1, 2, 22, 30, 46, 255, 65_534, 65_535, 0xFFFF_FFFE, 0xFFFF_FFFF, 1 << 40, Int.max, -1,
  ]

  /// Makes an archive of up to eight entries, with up to eight changes.
  private static func packed(_ input: inout FuzzInput) -> [UInt8] {
    let shape = input.byte()
    var writer = ZipWriter([])
    for _ in 0..<1 + shape % 8 {
      let name = names[input.below(names.count)]
      let which = input.below(8)
      let text = which < content.count ? Array(content[which].utf8) : input.bytes(input.byte())
      var entry = ZipWriter.Entry(name, text)
      // One stored block of DEFLATE data, or any bytes.
      if which == 7 { entry = ZipWriter.Entry(name, [], packed: text) }
      if which % 2 == 1, text.count < 65_536, which != 7 {
        let (low, high) = (UInt8(text.count & 255), UInt8(text.count >> 8))
        entry = ZipWriter.Entry(name, text, packed: [1, low, high, ~low, ~high] + text)
      }
      writer.entries.append(entry)
    }
    writer.isWide = shape & 8 != 0
    if shape & 16 != 0 { writer.comment = input.bytes(input.byte()) }
    for _ in 0..<shape >> 5 { change(&writer, &input) }
    var bytes = writer.bytes
    if input.flag() { bytes.removeLast(min(bytes.count, input.byte())) }
    for _ in 0..<input.below(4) where !bytes.isEmpty {
      bytes[input.below(65_536) % bytes.count] = UInt8(input.byte())
    }
    return bytes
  }

  private static func change(_ writer: inout ZipWriter, _ input: inout FuzzInput) {
    let place = input.below(writer.entries.count)
    let number = numbers[input.below(numbers.count)]
    switch input.below(12) {
    case 0: writer.entries[place].size = number
    case 1: writer.entries[place].packedSize = number
    case 2: writer.entries[place].offset = number
    case 3: writer.entries[place].offset = input.below(65_536)
    case 4: writer.entries[place].flags = number
    case 5: writer.entries[place].method = input.byte()
    case 6: writer.entries[place].checksum = UInt32(truncatingIfNeeded: number)
    case 7: writer.entries[place].localName = input.bytes(8)
    case 8: (writer.entries[place].host, writer.entries[place].attributes) = (3, number << 16)
    case 9: writer.count = number
    case 10: writer.disk = number
    default: writer.entries[place].size &+= input.byte() - 128
    }
  }
}
