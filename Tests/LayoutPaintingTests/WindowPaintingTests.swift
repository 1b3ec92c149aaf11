import BubbleLayout
import LayoutDrawing
import LayoutPainting
import TestSupport
import Testing
import TextLayout

/// Tests scrolling content: painters clip it to its visible part, move it by the scroll offset, and draw a
/// scroll bar.
@Suite struct WindowPaintingTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func cell(_ x: LayoutUnit = 0, width: Double = 320) -> Cell {
    let rows = [(1...12).map { TableCell("column\($0)") }]
    var environment = LayoutEnvironment(me: "you")
    environment.scrolled = [BlockPlace(id: 1, path: ["blocks", 0]): Point(x: x, y: 0)]
    return engine.cell(
      for: Message(id: 1, sender: "ann", text: "", blocks: [.table(TableBlock(rows: rows))]),
      style: .clustered, width: width, environment: environment)
  }

  private func glyphs(_ list: DisplayList) -> [(x: Double, clip: Int?)] {
    list.operations.filter { $0.kind == .glyphs }.flatMap { operation in
      list.glyphs[operation.glyphs].map { ($0.origin.x.points, operation.clip) }
    }
  }

  @Test func glyphsAreClippedAndMoved() throws {
    let window = try #require(cell().element(at: ["blocks", 0])).frame
    let (before, after) = (glyphs(DisplayList([cell()])), glyphs(DisplayList([cell(50)])))
    #expect(before.count == after.count && !before.isEmpty)
    let moves = zip(before, after).map { $0.x - $1.x }
    // All glyphs in the table are moved; the name above it and the time below it are not.
    #expect(Set(moves).isSubset(of: [0, 50]) && moves.filter { $0 == 50 }.count > 60)
    for (glyph, move) in zip(after, moves) { #expect((glyph.clip != nil) == (move == 50)) }
    let list = DisplayList([cell()])
    let clip = try #require(list.operations.compactMap(\.clip).first)
    let bounds = try #require(OutlinePath(list.elements(of: clip)).bounds)
    #expect(bounds.minimum.x == window.minX.points && bounds.maximum.x == window.maxX.points)
  }

  /// One scroll bar, which moves with the visible part; none if everything is visible.
  @Test func aBarSaysThatThereIsMore() throws {
    func bar(_ cell: Cell) -> (left: Double, right: Double)? {
      let list = DisplayList([cell])
      // Lines between cells have the same colour as the scroll bar, but half its thickness.
      return list.operations.filter {
        $0.kind == .fill && $0.clip == nil && $0.paint.role == .on(.received, .bar)
      }.compactMap { OutlinePath(list.elements(of: $0.path)).bounds }.filter {
        $0.maximum.y - $0.minimum.y == 2
      }.map { ($0.minimum.x, $0.maximum.x) }.last
    }
    let window = try #require(cell().element(at: ["blocks", 0])).frame
    let (start, end) = (try #require(bar(cell())), try #require(bar(cell(99_999))))
    #expect(start.left == window.minX.points + 2 && end.right == window.maxX.points - 2)
    #expect(abs((start.right - start.left) - (end.right - end.left)) < 0.05 && start.right < end.right)
    #expect(bar(cell(width: 3_000)) == nil)
  }

  @Test func drawingsAreClipped() throws {
    let svg = SVGPainter().drawing(of: [cell(50)])
    #expect(svg.contains("clip-path=") && svg.contains("translate(-50 0)"))
    #expect(!SVGPainter().drawing(of: [cell(width: 3_000)]).contains("clip-path="))
    #expect(HTMLPainter().page(of: [cell(50)]).contains("clip-path="))
  }

  /// Outside the window, every pixel is the same for any scroll offset.
  @Test func pixelsAreClipped() throws {
    let (one, other) = (cell(), cell(70))
    let window = try #require(one.element(at: ["blocks", 0])).frame
    let size = Size(width: 320, height: one.frame.height)
    let painter = PNGPainter(scale: 1, margins: .zero)
    let (first, second) = (try painter.png(of: [one], size: size), try painter.png(of: [other], size: size))
    #expect(first != second)
    let (left, right) = (
      try #require(PNGFile.decoded(first)), try #require(PNGFile.decoded(second))
    )
    var changed = 0
    for place in left.pixels.indices where left.pixels[place] != right.pixels[place] {
      changed += 1
      let (x, y) = (Double(place / 4 % left.width), Double(place / 4 / left.width))
      let isInside =
        x >= window.minX.points - 1 && x <= window.maxX.points && y >= window.minY.points - 1
        && y <= window.maxY.points
      #expect(isInside, "\(x), \(y)")
    }
    #expect(changed > 100)
  }

  /// Spoilers and highlights move with the content.
  @Test func coversMoveAlong() {
    var rows = [(1...12).map { TableCell("column\($0)") }]
    rows[0][1].text.spans = [TextSpan(range: 0..<6, emphases: [.spoiler])]
    var environment = LayoutEnvironment(me: "you")
    let message = Message(id: 1, sender: "ann", text: "", blocks: [.table(TableBlock(rows: rows))])
    func covers() -> [Double] {
      var cell = engine.cell(for: message, style: .clustered, width: 320, environment: environment)
      cell.highlights = [TextHighlight(range: 0..<4, at: ["blocks", 0, "rows", 0, 0])]
      let list = DisplayList([cell])
      return list.operations.filter { $0.clip != nil && $0.kind == .fill }.compactMap {
        OutlinePath(list.elements(of: $0.path)).bounds?.minimum.x
      }
    }
    let before = covers()
    environment.scrolled = [BlockPlace(id: 1, path: ["blocks", 0]): Point(x: 12, y: 0)]
    #expect(covers() == before.map { $0 - 12 } && before.count > 13)
  }
}
