import BubbleLayout
import Foundation
import FoundationXML
import LayoutPainting
import TestSupport
import Testing
import TextLayout

@Suite struct SVGPainterTests {
  private func matches(_ pattern: String, in text: String) throws -> [String] {
    try text.matches(of: Regex(pattern, as: (Substring, Substring).self)).map { String($0.output.1) }
  }

  @Test func eachGlyphIsDefinedOnceAndBeforeItsUse() throws {
    let drawing = SVGPainter().drawing(of: try SampleChat.cells())
    let defined = try matches("id=\"([a-z]+[0-9]+)\"", in: drawing)
    #expect(Set(defined).count == defined.count)
    let used = Set(try matches("href=\"#([a-z]+[0-9]+)\"", in: drawing))
    #expect(used == Set(defined.filter { !$0.hasPrefix("f") }))
    for id in used {
      let definition = try #require(drawing.range(of: "id=\"\(id)\""))
      let use = try #require(drawing.range(of: "href=\"#\(id)\""))
      #expect(definition.lowerBound < use.lowerBound)
    }
  }

  @Test func glyphsStandWhereTheLayoutSays() throws {
    let cells = try SampleChat.cells()
    let drawing = SVGPainter().drawing(of: cells)
    var glyphs = 0
    for cell in cells {
      for part in cell.parts {
        guard case .text(let part) = part else { continue }
        for (index, line) in part.block.lines.enumerated() {
          let x = SVGNumber.text(part.frame.minX + part.blockOrigin.x)
          let y = SVGNumber.text(part.frame.minY + part.blockOrigin.y + line.baseline)
          #expect(drawing.contains("<g transform=\"translate(\(x) \(y))\"><use"))
          glyphs += part.block.glyphRuns(inLine: index).reduce(0) { $0 + $1.glyphs.count }
        }
      }
    }
    #expect(try matches("(<use href=\"#g)", in: drawing).count > glyphs / 2)
  }

  @Test func theDrawingIsWellFormedAndTheSameEachTime() throws {
    let cells = try SampleChat.cells()
    for painter in [
      SVGPainter(), SVGPainter(theme: .dark, showsFrames: true, includesText: true, identifierPrefix: "a-"),
    ] {
      let drawing = painter.drawing(of: cells)
      #expect(XMLParser(data: Data(drawing.utf8)).parse())
      #expect(drawing == painter.drawing(of: cells))
    }
  }

  @Test func theDrawingIsWrittenCellByCell() throws {
    struct Pieces: TextOutputStream {
      var pieces: [String] = []
      mutating func write(_ piece: String) { pieces.append(piece) }
    }
    let cells = try SampleChat.cells()
    var output = Pieces()
    SVGPainter().paint(cells, size: cells.extent, to: &output)
    #expect(output.pieces.count > cells.count)
    #expect(output.pieces.joined() == SVGPainter().drawing(of: cells))
  }

  @Test func emojiArePicturesAndWordsAreOutlines() throws {
    let drawing = SVGPainter().drawing(of: try SampleChat.cells())
    #expect(try matches("<image id=\"(p[0-9]+)\"", in: drawing).count == 3)
    #expect(try matches("(data:image/png;base64,iVBORw0KGgo)", in: drawing).count == 3)
    #expect(try matches("<path id=\"(p[0-9]+)\"", in: drawing).count > 100)
  }

  @Test func unseenTextIsEscapedAndKeepsItsDirection() throws {
    let engine = try TestEngines.bundled
    let message = Message(id: "a", sender: "me", text: "אב <b>&\"\u{1}")
    let cell = engine.cell(for: message, style: .balloon, width: 320)
    let drawing = SVGPainter(includesText: true).drawing(of: [cell])
    #expect(drawing.contains(">אב &lt;b&gt;&amp;&quot;\u{FFFD}</tspan></text>"))
    #expect(drawing.contains(" direction=\"rtl\"><tspan "))
    #expect(XMLParser(data: Data(drawing.utf8)).parse())
    #expect(!SVGPainter(includesText: false).drawing(of: [cell]).contains("</text>"))
  }

  @Test func anUnknownAssetHasAPictureAndCornersHaveAPath() {
    func cell(_ bubble: Bubble) -> Cell {
      Cell(
        id: 1, sender: nil, side: .right, frame: Rect(x: 0, y: 0, width: 320, height: 60), bubble: bubble,
        parts: [])
    }
    let frame = Rect(x: 10, y: 10, width: 100, height: 40)
    let unknown = Bubble(
      frame: frame, asset: "nobody",
      ninePatch: NinePatch(size: Size(width: 49, height: 31), caps: Insets(all: 10), resizing: .tile))
    let round = Bubble(
      frame: frame, tail: .right, corners: CornerRadii(all: 8))
    #expect(SVGPainter().drawing(of: [cell(unknown)]).contains("url(#f1)"))
    #expect(SVGPainter().drawing(of: [cell(round)]).contains("class=\"received-fill\""))
  }

  @Test func hostileFramesDoNotTrap() {
    let huge = LayoutUnit(1e300)
    let frame = Rect(x: -huge, y: huge, width: huge, height: -huge)
    let bubble = Bubble(
      frame: frame, asset: "orange",
      ninePatch: NinePatch(size: Size(width: huge, height: huge), caps: Insets(all: huge)), tail: .left)
    let cell = Cell(id: 1, sender: nil, side: .left, frame: frame, bubble: bubble, parts: [])
    #expect(SVGPainter(showsFrames: true).drawing(of: [cell]).hasSuffix("</svg>\n"))
  }
}
