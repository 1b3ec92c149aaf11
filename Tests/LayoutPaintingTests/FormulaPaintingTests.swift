import BubbleLayout
import Foundation
import LayoutPainting
import TestSupport
import Testing
import TextLayout
import TextShaping

/// Tests formulas in all kinds of drawings.
@Suite struct FormulaPaintingTests {
  /// A typesetter whose formula has rules of all shapes, with colours, in front of and behind the glyphs.
  private struct Shapes: FormulaTypesetting {
    let font: FontInstance

    func typeset(_ formula: FormulaRequest) -> TypesetFormula? {
      var all = TypesetFormula(width: 60, ascent: 20, descent: 10)
      all.runs = [
        FormulaRun(font: font, glyphs: [PositionedGlyph(id: 36, origin: Point(x: 5, y: 0))]),
        FormulaRun(
          font: font, glyphs: [PositionedGlyph(id: 37, origin: Point(x: 25, y: -4))], color: 0xFF0000),
      ]
      all.rules = [
        FormulaRule(Rect(x: 0, y: -2, width: 20, height: 1)),
        FormulaRule(Rect(x: 20, y: -18, width: 20, height: 26), color: 0x00FF00, isBehind: true),
        FormulaRule(Rect(x: 40, y: -20, width: 20, height: 30), shape: .box, thickness: 2, color: 0x0000FF),
        FormulaRule(Rect(x: 40, y: -20, width: 20, height: 30), shape: .upDiagonal, thickness: 2),
        FormulaRule(Rect(x: 40, y: -20, width: 20, height: 30), shape: .downDiagonal, thickness: 2),
      ]
      return all
    }
  }

  private func rows(_ typesetting: (any FormulaTypesetting)? = nil) throws -> [TranscriptRow] {
    let fonts = try TestFonts.bundled.get()
    let face = try #require(fonts.faces.first)
    let engine = try LayoutEngine(
      fonts: .collection(fonts),
      formulas: typesetting ?? Shapes(font: FontInstance(face: face, size: 17 << 16)))
    return Transcript(
      [Message(id: 1, sender: "ann", text: "So \\(a\\) is\n\n$$\nb\n$$", format: .markdown)], style: .merged,
      width: 320, engine: engine
    ).rows
  }

  private func size(of rows: [TranscriptRow]) -> Size {
    Size(width: 320, height: rows.map(\.frame.maxY).max() ?? 0)
  }

  @Test func theListHasTheirGlyphsAndShapes() throws {
    let list = DisplayList(try rows())
    let colors = list.operations.map(\.paint.color)
    for color in [0xFF0000, 0x00FF00, 0x0000FF] as [UInt32] { #expect(colors.contains(Color(color))) }
    let glyphs = list.operations.filter { $0.kind == .glyphs }.flatMap { list.glyphs[$0.glyphs].map(\.id) }
    #expect(glyphs.filter { $0 == 37 }.count == 2)
    // Rules behind the glyphs are painted before them, the others after them.
    let order = list.operations.indices.filter {
      colors[$0] == Color(0x00FF00) || colors[$0] == Color(0xFF0000) || colors[$0] == Color(0x0000FF)
    }.map { colors[$0] }
    #expect(order.first == Color(0x00FF00) && order.last == Color(0x0000FF))
  }

  @Test(arguments: [Theme.light, Theme.dark]) func theyLookTheSameFromTheList(theme: Theme) throws {
    let rows = try rows()
    let painter = PNGPainter(theme: theme, scale: 2)
    let size = size(of: rows)
    #expect(
      try painter.png(of: DisplayList(rows, theme: theme), size: size) == painter.png(of: rows, size: size))
  }

  @Test func drawingsHaveThemAsText() throws {
    let rows = try rows()
    let svg = SVGPainter(includesText: true).drawing(of: rows)
    #expect(svg.contains("fill=\"#ff0000\""))
    #expect(svg.contains(">So a is</tspan>") && svg.contains(">b</tspan>"))
  }
}
