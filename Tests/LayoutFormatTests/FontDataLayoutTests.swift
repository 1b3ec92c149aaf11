import BubbleLayout
import BundledFonts
import Foundation
import LayoutFormat
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests that layouts do not depend on whether fonts are files or bytes in memory.
@Suite struct FontDataLayoutTests {
  /// Returns the whole output, with the hashes of the fonts and all glyphs.
  private func json(_ fonts: FontSet) throws -> String {
    let engine = try LayoutEngine(fonts: fonts)
    let messages = try Corpora.richConversation() + Corpora.transcript("group-rtl", prefix: 40)
    let transcript = Transcript(messages, style: .merged, width: 320, engine: engine)
    var bytes: [UInt8] = []
    try JSONWriter(options: WritingOptions(glyphs: true)).write(transcript) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func bytesLayOutAsTheirFiles() throws {
    let urls = try [
      "NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSansArabic-Regular.ttf", "NotoSansCJK-Regular.ttc",
      "NotoColorEmoji.ttf",
    ].map { try BundledFonts.url(for: $0) }
    let given: [FontSource] = try urls.map {
      .data(try Data(contentsOf: $0, options: .alwaysMapped), name: $0.lastPathComponent)
    }
    let byPath = try json(.files(urls.map(\.path)))
    #expect(byPath.contains("NotoSansArabic-Regular") && byPath.contains("NotoColorEmoji"))
    #expect(try json(.sources(given)) == byPath)
    // One font is a file, the others are bytes.
    #expect(try json(.sources([.file(urls[0].path)] + given.dropFirst())) == byPath)
  }
}
