import Foundation
import TestSupport
import Testing
import TextShaping

/// Tests fonts whose glyphs consist of glyphs that consist of glyphs, and so on.
@Suite struct CompositeGlyphTests {
  /// Returns the square font with other outlines: each glyph consists of `parts` times the next one, and the
  /// glyph after the last level is a triangle.
  private func font(levels: Int, parts: Int, isVaried: Bool = false) throws -> [UInt8] {
    let file = Array(try Data(contentsOf: Repository.url("Tests/Fonts/VariableSquare.ttf")))
    func number(_ offset: Int, _ count: Int) -> Int {
      file[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }
    func bytes(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    var tables = (0..<number(4, 2)).map { record in
      let place = 12 + 16 * record
      let start = number(place + 8, 4)
      return (tag: Array(file[place..<place + 4]), bytes: Array(file[start..<start + number(place + 12, 4)]))
    }
    let count = levels + 1
    var (outlines, places) = ([UInt8](), [UInt8]())
    for glyph in 0..<count {
      places += bytes(outlines.count, 4)
      guard glyph < levels else {
        // One contour with three points on it, whose coordinates are words.
        outlines += bytes(1, 2) + [0, 0, 0, 0, 0, 100, 0, 100, 0, 2, 0, 0, 1, 1, 1]
        outlines += [0, 0, 0, 100, 0, 0] + [0, 0, 0, 0, 0, 100] + [0]
        continue
      }
      outlines += bytes(-1, 2) + [UInt8](repeating: 0, count: 8)
      for part in 0..<parts {
        // Words are the arguments, and another component follows all but the last.
        outlines += bytes(part < parts - 1 ? 0x23 : 0x3, 2) + bytes(glyph + 1, 2) + [0, 0, 0, 0]
      }
    }
    places += bytes(outlines.count, 4)
    for index in tables.indices {
      switch String(decoding: tables[index].tag, as: UTF8.self) {
      case "glyf": tables[index].bytes = outlines
      case "loca": tables[index].bytes = places
      case "head": tables[index].bytes.replaceSubrange(50..<52, with: [0, 1])
      case "maxp": tables[index].bytes.replaceSubrange(4..<6, with: bytes(count, 2))
      default: break
      }
    }
    let left = isVaried ? ["HVAR"] : ["gvar", "HVAR"]
    tables.removeAll { left.contains(String(decoding: $0.tag, as: UTF8.self)) }
    var (directory, content) = (Array(file[..<4]) + bytes(tables.count, 2) + [0, 0, 0, 0, 0, 0], [UInt8]())
    for table in tables {
      let start = 12 + 16 * tables.count + content.count
      directory += table.tag + bytes(0, 4) + bytes(start, 4) + bytes(table.bytes.count, 4)
      content += table.bytes + [UInt8](repeating: 0, count: -table.bytes.count & 3)
    }
    return directory + content
  }

  /// A glyph with a few components is drawn. One with thousands is not, because FreeType would not come to an
  /// end with 4²⁰ of them.
  @Test func componentsThatMultiplyAreLeftOut() throws {
    for (levels, parts, isDrawn) in [(1, 1, true), (3, 4, true), (6, 4, false), (20, 4, false)] {
      let data = FontSource.data(try font(levels: levels, parts: parts), name: "composites")
      let fonts = try FontCollection(sources: [data])
      let instance = fonts.instance(of: fonts.faces[0], size: 16)
      #expect(GlyphOutlines().path(of: 0, in: instance).isEmpty != isDrawn, "\(levels) levels of \(parts)")
    }
  }

  /// HarfBuzz computes the advances of a font that can be varied from all components.
  @Test func fontsThatCanBeVariedAreRefused() throws {
    for (levels, parts, isUsed) in [(3, 4, true), (6, 4, false), (20, 4, false)] {
      let file = try font(levels: levels, parts: parts, isVaried: true)
      let data = FontSource.data(file, name: "composites")
      if isUsed {
        #expect(try FontCollection(sources: [data]).faces.count == 1)
      } else {
        let error = #expect(throws: FontError.self) { try FontCollection(sources: [data]) }
        #expect(error?.description.contains("a glyph has more than 1,000 components") == true)
      }
    }
  }
}
