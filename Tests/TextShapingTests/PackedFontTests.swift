import BundledFonts
import Foundation
import TestSupport
import Testing
import TextShaping

/// Tests fonts that are compressed for the web (WOFF and WOFF2).
@Suite struct PackedFontTests {
  private static func url(_ kind: String) -> URL { Repository.url("Tests/Fonts/VariableSquare.\(kind)") }

  @Test(arguments: ["woff", "woff2"]) func packedFontsAreAsTheyWereBefore(kind: String) throws {
    let plain = try FontFace(path: Self.url("ttf").path)
    let packed = try FontFace(path: Self.url(kind).path)
    #expect(packed.family == plain.family && packed.name == plain.name)
    #expect(packed.metrics == plain.metrics)
    #expect(packed.axes == plain.axes)
    #expect(packed.coverage == plain.coverage)
    let fonts = FontCollection(faces: [plain, packed])
    for scalar in [UInt32(0x61), 0x41] {
      let sizes = [plain, packed].map {
        fonts.instance(of: $0, size: 65_536).nominalGlyph(for: scalar)?.advance
      }
      #expect(sizes[0] != nil && sizes[0] == sizes[1])
    }
  }

  /// The content hash is that of the compressed file, not of the unpacked font.
  @Test func theHashIsThatOfTheFile() throws {
    let files = try ["woff", "woff2"].map { try FontFace(path: Self.url($0).path).contentHash }
    #expect(Set(files + [try FontFace(path: Self.url("ttf").path).contentHash]).count == 3)
  }

  @Test func foldersMayHaveThem() throws {
    let folder = try TemporaryFolder()
    for kind in ["woff", "woff2"] { _ = try folder.write(Data(contentsOf: Self.url(kind)), to: "a.\(kind)") }
    #expect(try FontCollection(directory: folder.path).faces.count == 2)
  }

  @Test(arguments: ["woff", "woff2"]) func damagedOnesAreRefused(kind: String) throws {
    let folder = try TemporaryFolder()
    let bytes = Array(try Data(contentsOf: Self.url(kind)))
    for length in [4, 19, 20, 44, bytes.count / 2, bytes.count - 40] {
      let path = try folder.write(bytes.prefix(length), to: "cut\(length).\(kind)")
      let error = #expect(throws: FontError.self, "\(length) bytes") { try FontFace(path: path) }
      #expect(error?.description.hasPrefix(path) == true)
    }
    // If a file claims to unpack to four gigabytes, this memory is not allocated.
    var greedy = bytes
    greedy.replaceSubrange(16..<20, with: [0xFF, 0xFF, 0xFF, 0xF0])
    let path = try folder.write(greedy, to: "greedy.\(kind)")
    #expect(throws: FontError.malformed(path: path, reason: "it would unpack to 4294967280 bytes")) {
      try FontFace(path: path)
    }
  }
}
