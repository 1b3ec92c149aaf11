import BubbleLayout
import MessageReading
import TestSupport
import Testing

/// Tests archives that are damaged or made to do harm. Each is refused with a sentence that names the archive, and
/// the entry if one is to blame.
@Suite struct ZipFaultTests {
  private typealias Entry = ZipWriter.Entry

  private static let chat = "[31.01.24, 10:00:00] Ann: Hello\n[31.01.24, 10:01:00] Bo: Hi\n"

  /// Returns the error of an archive with one chat, after a change.
  private func problems(_ change: (inout ZipWriter, inout Entry) -> Void) -> [String] {
    var entry = Entry.deflated("_chat.txt", Self.chat.utf8)
    var writer = ZipWriter([Entry("a.jpg", "JPEG")])
    change(&writer, &entry)
    writer.entries.append(entry)
    return Export(writer.bytes).problems
  }

  private func entryProblems(_ change: (inout Entry) -> Void) -> [String] {
    problems { change(&$1) }
  }

  @Test func nothingIsWrongWithoutAChange() {
    #expect(problems { _, _ in } == [])
  }

  @Test func entriesThatCannotBeUnpacked() {
    let encrypted = ["x/_chat.txt: it is encrypted; unpack the archive with its password"]
    #expect(entryProblems { $0.flags |= 1 } == encrypted)
    #expect(entryProblems { $0.flags |= 0x41 } == encrypted)
    #expect(entryProblems { $0.flags |= 0x2000 } == encrypted)
    #expect(entryProblems { $0.method = 99 } == encrypted)
    for (method, name) in [
      (12, "bzip2"), (14, "LZMA"), (93, "Zstandard"), (9, "Deflate64"), (77, "method 77"),
    ] {
      #expect(
        entryProblems { $0.method = method } == [
          "x/_chat.txt: it is packed by \(name), but only stored and deflated entries are read; unpack the archive"
        ])
    }
  }

  @Test func entriesThatAreDamaged() {
    func damaged(_ reason: String) -> [String] { ["x/_chat.txt: it is damaged: \(reason)"] }
    let size = damaged("its size is not what the directory says")
    #expect(entryProblems { $0.checksum ^= 1 } == damaged("its checksum is wrong"))
    #expect(entryProblems { $0.size += 1 } == size)
    #expect(entryProblems { $0.size -= 1 } == size)
    #expect(
      entryProblems {
        $0.packed += [0]; $0.packedSize += 1
      } == size)
    #expect(entryProblems { $0.packedSize -= 4 } == damaged("its packed data end too early"))
    #expect(entryProblems { $0.packed[0] = 7 } == damaged("its packed data cannot be unpacked"))
    let header = damaged("the header before its data is not what the directory says")
    #expect(entryProblems { $0.localName = Array("_chat.tx2".utf8) } == header)
    #expect(entryProblems { $0.localName += [0x61] } == header)
    #expect(
      problems { writer, entry in
        entry = Entry("_chat.txt", Self.chat)
        entry.size -= 1
      } == size)
    #expect(
      problems { writer, entry in
        entry = Entry("_chat.txt", Self.chat)
        entry.checksum = 0
      } == damaged("its checksum is wrong"))
  }

  /// A chat that was attached to the damaged or encrypted one is not read in its place.
  @Test func aDamagedChatIsNotReplacedByAnother() {
    let other = Entry("Tom.txt", "[31.01.24, 10:00:00] Tom: Hello\n")
    for change in [{ $0.flags |= 1 }, { $0.method = 12 }] as [(inout Entry) -> Void] {
      var entry = Entry("_chat.txt", Self.chat)
      change(&entry)
      let export = Export(ZipWriter([entry, other]).bytes)
      #expect(
        export.messages.isEmpty && export.problems.count == 1 && export.problems[0].contains("_chat.txt"))
    }
    // Nobody knows whether another file is the chat, so it is reported.
    var unknown = Entry("one.txt", Self.chat)
    unknown.method = 12
    let export = Export(ZipWriter([unknown, other]).bytes)
    #expect(export.messages.map(\.sender) == ["Tom"])
    #expect(export.problems.count == 1 && export.problems[0].contains("one.txt"))
  }

  @Test func aDamagedDayOfSlackDoesNotAffectOthers() {
    func day(_ time: Int) -> String {
      #"[{"type":"message","user":"U1","text":"\#(time)","ts":"\#(time).000100"}]"#
    }
    var damaged = Entry("general/2020-01-02.json", day(1_577_923_200))
    damaged.checksum ^= 1
    let export = Export(
      ZipWriter([
        Entry("channels.json", "[]"), Entry("general/2020-01-01.json", day(1_577_836_800)), damaged,
        Entry("general/2020-01-03.json", day(1_578_009_600)),
      ]).bytes)
    #expect(
      export.messages.map(\.text).contains("1577836800") && export.messages.map(\.text).contains("1578009600")
    )
    #expect(export.problems.contains { $0.contains("2020-01-02.json") && $0.contains("checksum") })
  }

  /// The checksum is known at the end of an entry. What was read before is given.
  @Test func messagesBeforeTheDamageAreGiven() {
    let line = "[31.01.24, 10:00:00] Ann: Hello\n"
    var entry = Entry.deflated("_chat.txt", String(repeating: line, count: 4_000).utf8)
    entry.checksum ^= 1
    let export = Export(ZipWriter([entry]).bytes)
    #expect((1_900..<4_000).contains(export.messages.count))
    #expect(export.problems == ["x/_chat.txt: it is damaged: its checksum is wrong"])
  }

  @Test func archivesThatAreDamaged() throws {
    func told(_ reason: String) -> [String] { ["x: it is a zip archive \(reason)"] }
    let bytes = ZipWriter([.deflated("_chat.txt", Self.chat.utf8), Entry("a.jpg", "JPEG")]).bytes
    let cut = told("that is cut off: the directory at its end is missing")
    for count in [4, 30, bytes.count / 2, bytes.count - 22, bytes.count - 1] {
      #expect(Export(bytes.prefix(count)).problems == cut)
    }
    // The beginning is missing.
    #expect(
      Export([0x50, 0x4B, 3, 4] + bytes.dropFirst(60)).problems
        == told("that is cut off, or whose end is damaged: its directory is not where the end says"))
    let split = told("that is split over several files; join them first")
    #expect(problems { writer, _ in writer.disk = 1 } == split)
    #expect(problems { writer, _ in (writer.disk, writer.isWide) = (1, true) } == split)
    #expect(Export([0x50, 0x4B, 7, 8] + bytes.prefix(60)).problems == split)
    let directory = "whose directory is damaged or encrypted"
    #expect(problems { writer, _ in writer.count = 3 } == told(directory))
    #expect(problems { writer, entry in entry.offset = 9_999 } == told(directory))
    #expect(
      problems { writer, _ in writer.count = 1 } == told("whose directory has more entries than it says"))
    // Every prefix and every changed byte end with a reason, or with messages.
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0xFF
      for export in [Export(changed), Export(bytes.prefix(place))] {
        #expect(!export.problems.isEmpty || !export.messages.isEmpty || place == 0)
      }
    }
  }

  @Test func entriesThatOverlap() {
    let lies = "x: it is a zip archive that lies about its sizes: "
    #expect(
      entryProblems { $0.offset = 0 } == [lies + #"its entries "a.jpg" and "_chat.txt" overlap"#])
    #expect(
      problems { writer, _ in writer.entries[0].packedSize += 1 }
        == [lies + #"its entries "a.jpg" and "_chat.txt" overlap"#])
    #expect(
      entryProblems { $0.packedSize += 1 } == [lies + #"the entry "_chat.txt" overlaps the directory"#])
    #expect(
      problems { writer, entry in
        writer.isWide = true
        entry.packedSize = .max
      } == [lies + #"the entry "_chat.txt" overlaps the directory"#])
  }

  /// No name leads out of the archive: such entries are reported and left out.
  @Test func namesThatLeadOut() {
    let out = "its path leads out of the archive"
    let names = [
      ("../a.txt", out), ("a/../../b", out), ("/etc/passwd", out), ("C:a", out), ("c:/a", out),
      ("a\\..\\b", "its name contains a backslash"), ("a\0b", "its name contains NUL"),
      (String(repeating: "a", count: 5_000), "its name is empty or too long"),
    ]
    let entries = names.map { Entry($0.0, Self.chat) }
    let export = Export(ZipWriter([Entry("_chat.txt", Self.chat)] + entries).bytes)
    #expect(export.messages.count == 2)
    #expect(export.problems.count == names.count)
    for (problem, name) in zip(export.problems, names) {
      #expect(problem.hasPrefix("x:1: the entry \"") && problem.hasSuffix("\": \(name.1) (skipped)"))
    }
    let several = Export(
      ZipWriter((0..<30).map { Entry("../\($0)", "") } + [Entry("_chat.txt", Self.chat)]).bytes)
    #expect(
      several.problems.count == 11 && several.problems.last == "x:1: 20 more entries of this kind (skipped)")
  }

  @Test func namesThatAreNotUnique() {
    let same = Export(ZipWriter([Entry("_chat.txt", Self.chat), Entry("./_chat.txt", "other")]).bytes)
    #expect(same.messages.isEmpty)
    #expect(
      same.problems == [
        #"x: a zip archive of 0 files; none is a chat; left out: the entry "_chat.txt": several entries have this name"#
      ])
    let other = ZipWriter([Entry("a", "1"), Entry("_chat.txt", Self.chat), Entry("a", "2"), Entry("a", "3")])
    #expect(Export(other.bytes).messages.count == 2)
    #expect(
      Export(other.bytes).problems == [#"x:1: the entry "a": several entries have this name (skipped)"#])
  }

  @Test func linksAreNotFollowed() {
    var link = Entry("IMG-20240131-WA0001.jpg", "/etc/passwd")
    (link.host, link.attributes) = (3, 0xA1FF << 16)
    let chat = "31/01/2024, 10:00 - Ann: IMG-20240131-WA0001.jpg (file attached)\n"
    let export = Export(ZipWriter([Entry("a.txt", chat), link]).bytes)
    #expect(
      export.problems.first?.hasSuffix("it is a symbolic link, which is not followed (skipped)") == true)
    var picture = MediaAttachment(state: .missing)
    picture.address = "IMG-20240131-WA0001.jpg"
    #expect(export.message.attachments == [.media(picture)])
  }

  /// Names without UTF-8 are those of old programs.
  @Test func oldNames() {
    var entry = Entry("?.jpg", "JPEG")
    entry.name[0] = 0x81
    entry.flags = 0
    let chat = "[31.01.24, 10:00:00] Ann: \u{200E}<attached: ü.jpg>\n"
    let export = Export(ZipWriter([Entry("_chat.txt", chat), entry]).bytes)
    #expect(export.message.attachments == [.media(MediaAttachment(address: "ü.jpg"))])
  }
}

extension MediaAttachment {
  fileprivate init(address: String) {
    self.init()
    self.address = address
  }
}
