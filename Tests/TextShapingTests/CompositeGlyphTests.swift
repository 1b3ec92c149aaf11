import TestSupport
import Testing
import TextShaping

/// Tests fonts whose glyphs consist of glyphs that consist of glyphs, and so on.
@Suite struct CompositeGlyphTests {
  /// What a font has that is not as OpenType wants it.
  enum Fault: CaseIterable {
    case none
    /// `glyf` and `loca` are the last of many tables. HarfBuzz searches a large directory by halves, FreeType
    /// from the start.
    case unsortedDirectory
    /// The directory says that `loca` has only one offset; FreeType reads on.
    case shortPlaces
    /// Each glyph ends before it starts; to FreeType it then ends where `glyf` does.
    case descendingPlaces
  }

  /// Returns the square font with other outlines: each glyph consists of `parts` times the next one, and the
  /// glyph after the last level is a triangle.
  ///
  /// - Parameter padding: A number of glyphs that are put first, each of 900 glyphs without an outline.
  private func font(
    levels: Int, parts: Int, isVaried: Bool = false, _ fault: Fault = .none, padding: Int = 0
  ) throws -> [UInt8] {
    var font = try FontTables("Tests/Fonts/VariableSquare.ttf")
    func bytes(_ number: Int, _ count: Int) -> [UInt8] { FontTables.bytes(number, count) }
    func composite(_ parts: Int, of glyph: Int) -> [UInt8] {
      // Words are the arguments, and another component follows all but the last.
      let rest = bytes(glyph, 2) + [0, 0, 0, 0]
      return bytes(-1, 2) + [UInt8](repeating: 0, count: 8)
        + repeatElement([0, 0x23] + rest, count: parts - 1).joined() + [0, 0x3] + rest
    }
    // One contour with three points on it, whose coordinates are words.
    let triangle =
      bytes(1, 2) + [0, 0, 0, 0, 0, 100, 0, 100, 0, 2, 0, 0, 1, 1, 1] + [0, 0, 0, 100, 0, 0]
      + [0, 0, 0, 0, 0, 100] + [0]
    var glyphs = (0..<levels).map { composite(parts, of: padding + $0 + 1) } + [triangle]
    if padding > 0 {
      let padded = composite(900, of: padding + glyphs.count)
      glyphs = Array(repeating: padded, count: padding) + glyphs + [[]]
    }
    // The outlines may be stored in the opposite order, so that each offset is smaller than the one before.
    let isDescending = fault == .descendingPlaces
    var (outlines, starts) = ([UInt8](), [Int]())
    for glyph in isDescending ? glyphs.reversed() : glyphs {
      starts.append(outlines.count)
      outlines += glyph
    }
    if isDescending { starts.reverse() }
    let end = isDescending ? triangle.count : outlines.count
    let places = (starts + [end]).flatMap { bytes($0, 4) }
    for index in font.tables.indices {
      switch font.tables[index].tag {
      case "glyf": font.tables[index].bytes = outlines
      case "loca": font.tables[index].bytes = places
      case "head": font.tables[index].bytes.replaceSubrange(50..<52, with: [0, 1])
      case "maxp": font.tables[index].bytes.replaceSubrange(4..<6, with: bytes(glyphs.count, 2))
      default: break
      }
    }
    let left = isVaried ? ["HVAR"] : ["gvar", "HVAR"]
    font.tables.removeAll { left.contains($0.tag) }
    if fault == .unsortedDirectory {
      let outlineTables = font.tables.filter { ["glyf", "loca"].contains($0.tag) }
      font.tables.removeAll { ["glyf", "loca"].contains($0.tag) }
      font.tables += (0..<8).map { ("zzz\($0)", [UInt8](repeating: 0, count: 4)) } + outlineTables
    }
    return font.file { fault == .shortPlaces && $0.tag == "loca" ? 4 : nil }
  }

  /// A glyph with a few components is drawn. One with thousands is not, because FreeType would not come to an
  /// end with 4²⁰ of them.
  @Test(arguments: Fault.allCases) func componentsThatMultiplyAreLeftOut(fault: Fault) throws {
    for (levels, parts, isDrawn) in [(1, 1, true), (3, 4, true), (6, 4, false), (20, 4, false)] {
      let file = try font(levels: levels, parts: parts, fault)
      let fonts = try FontCollection(sources: [.data(file, name: "composites")])
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

  /// The number of reads from a table is limited. Glyphs that use it up do not hide those that follow.
  @Test func glyphsWithManyComponentsHideNoOthers() throws {
    for (levels, isUsed) in [(3, true), (20, false)] {
      let file = try font(levels: levels, parts: 4, isVaried: true, padding: 1_200)
      let fonts = try? FontCollection(sources: [.data(file, name: "composites")])
      #expect((fonts != nil) == isUsed, "\(levels) levels")
    }
  }
}
