import BundledFonts
import Foundation
import Testing

/// Tests the metrics of the square font, on which hand-calculated numbers depend. They are read from the
/// font's tables.
@Suite struct SquareFontTests {
  /// An OpenType file, for reading big-endian 16-bit fields of its tables.
  struct Tables {
    let bytes: [UInt8]

    func unsigned(_ offset: Int) -> Int { Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) }
    func signed(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned(offset))) }

    /// The offset of each table in the file, by tag.
    var offsets: [String: Int] {
      var offsets: [String: Int] = [:]
      for record in 0..<unsigned(4) {
        let start = 12 + 16 * record
        let tag = String(decoding: bytes[start..<start + 4], as: UTF8.self)
        offsets[tag] = unsigned(start + 8) << 16 | unsigned(start + 10)
      }
      return offsets
    }
  }

  let tables: Tables

  init() throws {
    tables = Tables(bytes: Array(try Data(contentsOf: BundledFonts.squareTest.url)))
  }

  @Test func verticalMetricsAreRound() throws {
    let head = try #require(tables.offsets["head"])
    let hhea = try #require(tables.offsets["hhea"])
    let os2 = try #require(tables.offsets["OS/2"])
    #expect(tables.unsigned(head + 18) == 1000)
    #expect([4, 6, 8].map { tables.signed(hhea + $0) } == [800, -200, 0])
    #expect([68, 70, 72].map { tables.signed(os2 + $0) } == [800, -200, 0])
    #expect([74, 76].map { tables.unsigned(os2 + $0) } == [800, 200])
    #expect([86, 88].map { tables.signed(os2 + $0) } == [500, 700])
  }

  @Test func everyGlyphIsOneEmWide() throws {
    let hhea = try #require(tables.offsets["hhea"])
    let hmtx = try #require(tables.offsets["hmtx"])
    let maxp = try #require(tables.offsets["maxp"])
    let count = tables.unsigned(hhea + 34)
    #expect(tables.unsigned(maxp + 4) > 1000)
    // The glyphs after the last full metric repeat its advance.
    #expect((0..<count).allSatisfy { tables.unsigned(hmtx + 4 * $0) == 1000 })
  }

  @Test func nothingShapesItsGlyphs() {
    for table in ["GSUB", "GPOS", "GDEF", "kern", "morx", "kerx"] {
      #expect(tables.offsets[table] == nil)
    }
  }
}
