import TestSupport
import Testing
import TextLayout
import TextShaping
import TextUnicode

/// Tests that marks for symbols stand over their bases, in fonts that have no anchors for them.
@Suite struct SymbolMarkTests {
  private struct Ink {
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double
  }

  private func glyphs(_ text: String, _ direction: BidiDirection = .auto) throws -> [(
    glyph: PositionedGlyph, ink: Ink, font: FontInstance
  )] {
    let block = try Paragraph(
      StyledText(text, style: .system(16)), options: ParagraphOptions(direction: direction),
      fonts: TestFonts.bundled.get()
    ).layout(width: .infinity)
    #expect(block.differencesFromFreshShaping() == [])
    return block.glyphRuns(inLine: 0).flatMap { run in
      run.glyphs.map { glyph in
        let ink = run.font.ink(of: glyph.id)
        let (x, y) = (glyph.origin.x.points, glyph.origin.y.points)
        return (
          glyph,
          Ink(
            left: x + Double(ink.left) / 65_536, right: x + Double(ink.right) / 65_536,
            top: y - Double(ink.top) / 65_536, bottom: y - Double(ink.bottom) / 65_536), run.font
        )
      }
    }
  }

  /// Each mark encloses its base, and leaves the letters before and after the cluster alone.
  @Test(
    arguments: [
      "a\u{20E3}", "g\u{20E3}", "←\u{20E3}", "Щ\u{488}", "а\u{489}", "a\u{20DD}\u{20DE}", "é\u{20DD}",
      "5\u{20E4}", "字\u{20DD}",
      "字\u{20DE}", "→\u{20E2}", "i\u{20E0}\u{20E0}",
    ], [BidiDirection.auto, .rightToLeft])
  func enclosingMarksStandOverTheirBase(cluster: String, direction: BidiDirection) throws {
    let all = try glyphs("xx" + cluster + "xx", direction)
    let end = 2 + cluster.utf16.count
    let own = all.filter { (2..<end).contains($0.glyph.cluster) && $0.ink.right > $0.ink.left }
    let before = all.filter { $0.glyph.cluster < 2 }
    let after = all.filter { $0.glyph.cluster >= end }
    let (left, right) = (own.map(\.ink.left).min() ?? 0, own.map(\.ink.right).max() ?? 0)
    #expect(before.allSatisfy { $0.ink.right <= left + 0.5 }, "\(cluster)")
    #expect(after.allSatisfy { $0.ink.left >= right - 0.5 }, "\(cluster)")
    guard own.count > 1 else { return }
    let base = own[0].ink
    for mark in own.dropFirst() {
      let middle = (mark.ink.left + mark.ink.right) / 2
      #expect(base.left <= middle && middle <= base.right, "\(cluster)")
      #expect(mark.ink.left <= base.left + 1 && mark.ink.right >= base.right - 1, "\(cluster)")
    }
  }

  /// Arrows and lines for vectors are over the middle of their base, above it or below it.
  @Test(arguments: ["x\u{20D7}", "X\u{20D7}", "v\u{20D0}\u{20D7}", "x\u{20E1}", "g\u{20EC}", "X\u{20D2}"])
  func otherMarksAreCentred(cluster: String) throws {
    let own = try glyphs("l" + cluster + "l").filter { (1...cluster.utf16.count).contains($0.glyph.cluster) }
    try #require(own.count == cluster.utf16.count)
    let base = own[0].ink
    for mark in own.dropFirst() {
      #expect(abs((mark.ink.left + mark.ink.right) / 2 - own[0].glyph.origin.x.points) < 16)
      let middle = (mark.ink.left + mark.ink.right) / 2
      #expect(base.left <= middle && middle <= base.right, "\(cluster)")
    }
    if !cluster.unicodeScalars.contains("\u{20D2}") {
      #expect(
        own.dropFirst().allSatisfy { $0.ink.bottom <= base.top || $0.ink.top >= base.bottom }, "\(cluster)")
    }
  }

  /// The same cluster has the same width wherever it stands, and a line may end beside it.
  @Test func widthsDoNotDependOnNeighbours() throws {
    let fonts = try TestFonts.bundled.get()
    func width(_ text: String) -> LayoutUnit {
      Paragraph(StyledText(text, style: .system(16)), fonts: fonts).layout(width: .infinity).size.width
    }
    // Each width is rounded to 1/64 point.
    let (one, two) = (width("a\u{20E3}"), width("a\u{20E3}a\u{20E3}"))
    #expect(abs(two.rawValue - 2 * one.rawValue) <= 2)
    #expect(width("a\u{20E3}") > width("a"))
    for text in [
      "a\u{20E3} b\u{20DD} ←\u{20E3}", "ש\u{20DD}ש \u{20DD}\u{20DD}", "\u{20E3}", "x\u{20D7} \u{488}",
    ] {
      for width in stride(from: 1.0, to: 90, by: 7) {
        let block = Paragraph(StyledText(text, style: .system(16)), fonts: fonts).layout(width: width)
        #expect(block.differencesFromFreshShaping() == [])
      }
    }
  }

  @Test func placingIsLinear() throws {
    for unit in ["a\u{20E3}\u{20DD}", "\u{20E3}", "\u{1FFFD}"] {
      let growth = try timeGrowth(to: 20_000) { count in
        _ = try Paragraph.bundled("a" + String(repeating: unit, count: count)).layout(width: 300)
      }
      #expect(growth < 25, "\(unit)")
    }
  }
}
