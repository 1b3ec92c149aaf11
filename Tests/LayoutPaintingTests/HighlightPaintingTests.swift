import BubbleLayout
import Foundation
import LayoutPainting
import TestSupport
import Testing
import TextLayout

/// Tests highlights, custom emoji and mentions in drawings, and the names of rows.
@Suite struct HighlightPaintingTests {
  private func cell(highlighted: Bool = false) throws -> Cell {
    var cell = try TestEngines.bundled.cell(
      for: Message(
        id: 1, sender: "ann", text: "one :party: two @Ann",
        spans: [
          TextSpan(range: 4..<11, object: InlineObject(id: "party")),
          TextSpan(range: 16..<20, object: InlineObject(kind: .mention, id: "u7")),
        ]), style: .merged, width: 320)
    if highlighted {
      cell.highlights = [TextHighlight(range: 0..<3), TextHighlight(range: 6..<9, background: .currentMatch)]
    }
    return cell
  }

  @Test func highlightsAreBehindTheText() throws {
    let plain = SVGPainter().drawing(of: [try cell()])
    let drawing = SVGPainter().drawing(of: [try cell(highlighted: true)])
    let (match, current) = ("class=\"received-match\"", "class=\"received-currentMatch\"")
    #expect(
      !plain.contains(match) && drawing.ranges(of: match).count == 1 && drawing.ranges(of: current).count == 1
    )
    let first = try #require(drawing.range(of: match))
    let glyphs = try #require(drawing.range(of: "<use", range: first.upperBound..<drawing.endIndex))
    #expect(first.upperBound < glyphs.lowerBound)
    let sizes = Size(width: 320, height: 80)
    let (with, without) = (
      try PNGPainter().png(of: [try cell(highlighted: true)], size: sizes),
      try PNGPainter().png(of: [try cell()], size: sizes)
    )
    #expect(with != without)
  }

  @Test func objectsAreDrawnAndReadAsTheirWords() throws {
    let drawing = SVGPainter().drawing(of: [try cell()])
    #expect(drawing.contains(">one :party: two @Ann</tspan>") && !drawing.contains("\u{FFFC}"))
    #expect(drawing.contains("class=\"media\"") && drawing.contains("class=\"received-panel\""))
  }

  @Test func rowsHaveNamesWhereThatIsAskedFor() throws {
    let engine = try TestEngines.bundled
    var painter = SVGPainter()
    #expect(!painter.drawing(of: [try cell()]).contains("aria-label"))
    painter.narrator = AccessibilityNarrator(engine: engine, environment: LayoutEnvironment())
    #expect(
      painter.drawing(of: [try cell()]).contains(
        "<g role=\"article\" aria-label=\"ann, one :party: two @Ann\""))
  }
}
