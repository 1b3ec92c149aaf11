import BubbleLayout
import Foundation
import MessageReading
import TestSupport
import Testing

/// Tests chats that are read from zip archives without unpacking them.
@Suite struct ArchiveTests {
  private typealias Entry = ZipWriter.Entry

  private static let picture = "00000012-PHOTO-2020-12-31-23-59-59.jpg"
  private static let chat = """
    [31.01.24, 10:00:00] Ann: Hello *you*
    [31.01.24, 10:01:00] Bo: \u{200E}<attached: \(picture)>
    [31.01.24, 10:02:00] Bo: \u{200E}<attached: 00000013-PHOTO-2020-12-31-23-59-59.jpg>

    """
  private static let android = """
    31/01/2024, 10:00 - Ann: IMG-20240131-WA0001.jpg (file attached)
    31/01/2024, 10:01 - Bo: Thanks

    """
  private static let discord = """
    {"guild":{"id":"1","name":"G"},"channel":{"id":"2","type":"GuildTextChat","name":"general"},"messages":[
    {"id":"9","type":"Default","timestamp":"2024-01-31T10:00:00+00:00","content":"Hi","author":{"id":"3","name":"ann","nickname":"Ann"},
    "attachments":[{"id":"4","url":"general_Files/a.png","fileName":"a.png","fileSizeBytes":3}]}]}
    """
  private static let telegram =
    #"{"name":"Ann","type":"personal_chat","id":1,"messages":[{"id":1,"type":"message","date":"2024-01-31T10:00:00","from":"Ann","text":"Hi"}]}"#

  /// The files of a Slack export with channels.
  private static func slack(_ channels: String...) -> [(String, String)] {
    let users = ("users.json", #"[{"id":"U1","name":"a","profile":{"display_name":"Ann"}}]"#)
    return [users, ("channels.json", "[]")]
      + channels.flatMap { channel in
        (1...3).map { day in
          (
            "\(channel)/2024-02-0\(day).json",
            #"[{"type":"message","user":"U1","ts":"170668980\#(day).000100","text":"\#(channel) \#(day)"}]"#
          )
        }
      }
  }

  private func archive(_ files: [(String, String)]) -> [UInt8] {
    ZipWriter(files.map { .deflated($0, $1.utf8) }).bytes
  }

  /// The files of an export, and the name of the chat among them.
  private struct Sample {
    let files: [(String, String)]
    let chat: String
  }

  private static let samples = [
    Sample(files: [("_chat.txt", chat), (picture, "JPEG")], chat: "_chat.txt"),
    Sample(
      files: [("WhatsApp Chat with Ann.txt", android), ("IMG-20240131-WA0001.jpg", "JPEG")],
      chat: "WhatsApp Chat with Ann.txt"),
    Sample(
      files: [("d/G - general [2].json", discord), ("d/general_Files/a.png", "PNG")],
      chat: "d/G - general [2].json"),
    Sample(files: [("result.json", telegram)], chat: "result.json"),
    Sample(files: slack("general"), chat: "general"),
  ]

  /// An archive has the messages of its files in a folder, whatever its form.
  @Test(arguments: samples.indices)
  func anArchiveIsReadAsItsFolder(index: Int) throws {
    let (files, chat) = (Self.samples[index].files, Self.samples[index].chat)
    let folder = try TemporaryFolder()
    for (name, content) in files { try folder.write(content, to: "unpacked/" + name) }
    let wanted = Export(path: folder.path + "/unpacked/" + chat)
    #expect(!wanted.messages.isEmpty && wanted.problems.isEmpty)
    func check(_ export: Export) {
      #expect(
        export.messages == wanted.messages && export.problems.isEmpty && export.format == wanted.format,
        "\(export.problems)")
    }
    for bytes in forms(files) {
      check(Export(bytes))
      check(Export(bytes, as: wanted.format))
      check(Export(path: try folder.write(bytes, to: "x.zip")))
      // The name says nothing.
      check(Export(path: try folder.write(bytes, to: "x.txt")))
    }
    check(Export(path: try folder.write(archive(files), to: "x.zip") + "/" + chat))
    check(Export(path: folder.path + "/x.zip/./" + chat))
  }

  /// Archives of the same files: deflated, stored, with zip64 and a misleading comment, in a folder of their own, with
  /// sizes behind the data, and with files that macOS adds.
  private func forms(_ files: [(String, String)]) -> [[UInt8]] {
    let stored = files.map { Entry($0.0, $0.1) }
    var wide = ZipWriter(stored)
    wide.isWide = true
    wide.comment = Array("PK\u{5}\u{6} no end".utf8) + [UInt8](repeating: 0, count: 30)
    let wrapped = ZipWriter([Entry("export/", "")] + files.map { Entry("export/" + $0.0, $0.1) })
    var streamed = ZipWriter(stored)
    for index in streamed.entries.indices { streamed.entries[index].flags |= 8 }
    let fromMac = ZipWriter(stored + files.map { Entry("__MACOSX/._" + $0.0, $0.1) })
    return [archive(files)] + [ZipWriter(stored), wide, wrapped, streamed, fromMac].map(\.bytes)
  }

  @Test func filesThatMessagesNameLieInTheArchive() {
    let export = Export(archive([("_chat.txt", Self.chat), (Self.picture, "JPEG")]))
    let pictures = export.messages.flatMap(\.attachments).compactMap { attachment -> MediaAttachment? in
      if case .media(let media) = attachment { media } else { nil }
    }
    #expect(pictures.map(\.address) == [Self.picture, "00000013-PHOTO-2020-12-31-23-59-59.jpg"])
    #expect(pictures.map(\.state) == [.ready, .missing])
  }

  /// Several chats are named, in an archive and in a folder, and a path chooses one.
  @Test func severalChannels() throws {
    let folder = try TemporaryFolder()
    for (name, content) in Self.slack("tea time", "general") {
      try folder.write(content, to: "slack/" + name)
    }
    try folder.write(archive(Self.slack("tea time", "general")), to: "x.zip")
    for path in ["x.zip", "x.zip/", "slack"].map({ folder.path + "/" + $0 }) {
      let shown = path.hasSuffix("/") ? String(path.dropLast()) : path
      #expect(
        Export(path: path).problems == [
          #"\#(shown): it has 2 chats: "general", "tea time"; name one of them, as in "\#(shown)/general""#
        ])
      let chosen = Export(path: shown + "/tea time")
      #expect(chosen.messages.map(\.text) == ["tea time 1", "tea time 2", "tea time 3"])
      #expect(chosen.messages.allSatisfy { $0.sender == "Ann" } && chosen.problems.isEmpty)
      #expect(Export(path: shown + "/tea time/").messages == chosen.messages)
      #expect(Export(path: shown + "/tea time/2024-02-02.json").messages == [chosen.messages[1]])
    }
    #expect(
      Export(path: folder.path + "/x.zip/none").problems == [
        "\(folder.path)/x.zip/none: the archive has no such file or folder"
      ])
  }

  @Test func manyChatsAreNotListed() {
    let export = Export(archive((10..<30).map { ("c\($0).json", Self.discord) }))
    #expect(export.problems.first?.contains(#"it has 20 chats: "c10.json", "#) == true)
    #expect(
      export.problems.first?.contains(#""c19.json" and 10 others; name one of them, as in "x/c10.json""#)
        == true)
  }

  /// A chat that was attached to a message is not the chat of the archive.
  @Test func attachedChats() throws {
    let folder = try TemporaryFolder()
    let other = ("00000014-old.txt", Self.android)
    #expect(Export(archive([other, ("_chat.txt", Self.chat)])).messages.count == 3)
    let path = try folder.write(
      archive([other, ("WhatsApp Chat with Ann.txt", Self.chat)]), to: "WhatsApp Chat with Ann.zip")
    #expect(Export(path: path).messages.count == 3)
    #expect(
      Export(archive([other, ("other.txt", Self.chat)])).problems.first?.contains("it has 2 chats") == true)
  }

  @Test func theFormatThatIsGivenChooses() {
    let both = archive([
      ("a.json", Self.discord), ("b.json", Self.telegram), ("c.jsonl", #"{"id":1,"text":"a"}"#),
    ])
    #expect(Export(both).problems.first?.contains(#"it has 2 chats: "a.json", "b.json""#) == true)
    #expect(Export(both, as: .discord).messages.map(\.text) == ["Hi"])
    #expect(Export(both, as: .telegram).messages.map(\.text) == ["Hi"])
    #expect(Export(both, as: .jsonl).messages.map(\.text) == ["a"])
    #expect(
      Export(both, as: .text).problems == ["x: a zip archive of 3 files; none is a chat of the format text"])
  }

  @Test func anArchiveOfSomethingElse() {
    let files = [("readme.txt", "Hello\n"), ("package.json", "{}"), ("a.bin", "\0")]
    #expect(Export(archive(files)).problems == ["x: a zip archive of 3 files; none is a chat"])
    #expect(Export(archive([files[0]])).problems == ["x: a zip archive of 1 file; none is a chat"])
    #expect(Export(archive([])).problems == ["x: a zip archive of 0 files; none is a chat"])
    // A text may begin with the letters of an archive.
    #expect(Export("PK is short").messages.map(\.text) == ["PK is short"])
    #expect(Export("PK00 is short").messages.map(\.text) == ["PK00 is short"])
  }

  @Test func anArchiveInAPipeIsTold() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(archive([("_chat.txt", Self.chat)])))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(
      Export(path: path).problems == [
        "\(path): it is a zip archive in a pipe; save it as a file, and read that file"
      ])
  }
}

/// Tests inputs that are not text.
@Suite struct BinaryInputTests {
  private static let forced = "; --input text reads it nevertheless"

  private static let samples: [([UInt8], String)] = [
    (Array("ab\0c".utf8), "it is not text: it contains NUL bytes" + forced),
    (
      [0x61, 0x0A] + [UInt8](repeating: 0x61, count: 7_000) + [0],
      "it is not text: it contains NUL bytes" + forced
    ),
    ([0x1F, 0x8B, 8, 1], "it is not text: it begins as a file of gzip does" + forced),
    (Array("%PDF-1.7\n".utf8), "it is not text: it begins as a file of PDF does" + forced),
    (
      [0xFF, 0xFE, 0x68, 0, 0x69, 0],
      "it is text in UTF-16, but only UTF-8 is read: iconv -f UTF-16 -t UTF-8 converts it"
    ),
  ]

  @Test(arguments: samples)
  func isTold(bytes: [UInt8], reason: String) throws {
    #expect(Export(bytes).problems == ["x: \(reason)"])
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: "x.txt")
    #expect(Export(path: path).problems == ["\(path): \(reason)"])
    #expect(!Export(bytes, as: .text).messages.isEmpty)
  }

  @Test func otherTextsAreRead() {
    #expect(Export("a\u{1}b").messages.count == 1)
    // Bytes that are not UTF-8 are reported, and the text is kept.
    #expect(Export(Array("Caf".utf8) + [0xE9]).messages.map(\.text) == ["Caf\u{FFFD}"])
    #expect(Export(#"{"id":1,"text":"a\u0000"}"#).messages.map(\.text) == ["a\0"])
    #expect(Export("").messages.isEmpty)
  }
}
