import BubbleLayout
import LayoutPainting
import TestSupport
import Testing
import TextLayout

/// Tests that decorations of text ranges are in every kind of drawing.
@Suite struct DecorationPaintingTests {
  private func cell(_ text: String = "one two", _ spans: [TextSpan], width: Double = 320) throws -> Cell {
    try TestEngines.bundled.cell(
      for: Message(id: 1, sender: "ann", text: text, spans: spans), style: .merged, width: width)
  }

  private func colored(_ range: Range<Int>, _ color: String?, _ background: String?) -> TextSpan {
    var span = TextSpan(range: range)
    (span.color, span.background) = (color, background)
    return span
  }

  private let marks = [
    TextSpan(range: 0..<3, emphasis: .mark), TextSpan(range: 0..<7, emphasis: .strike),
    TextSpan(range: 0..<7, emphasis: .underline),
  ]

  @Test func whatIsBehindATextIsDrawnBeforeItAndAStrikeAfterIt() throws {
    let cell = try cell("one two", marks)
    let text = try #require(cell.textPart)
    let list = DisplayList([cell])
    let kinds = list.operations.compactMap { operation -> String? in
      switch operation.paint.role {
      case ColorRole.on(.received, .match): "mark"
      case ColorRole.on(.received, .text): operation.kind == .glyphs ? "text" : "line"
      default: nil
      }
    }
    #expect(kinds == ["mark", "line", "text", "line"])
    let bounds = list.operations.filter { $0.paint.role == .on(.received, .match) }.compactMap {
      list.elements(of: $0.path).isEmpty ? nil : OutlinePath(list.elements(of: $0.path)).bounds
    }
    #expect(bounds.first?.minimum.x == text.decorations[0].frame.minX.points)
    #expect(bounds.first?.maximum.x == text.decorations[0].frame.maxX.points)
  }

  @Test func givenColoursReachDrawingsOfBothThemes() throws {
    let cell = try cell("one two", [colored(0..<3, "#12ab34", nil), colored(4..<7, nil, "#56cd7880")])
    for theme in [Theme.light, .dark] {
      let drawing = SVGPainter(theme: theme).drawing(of: [cell])
      #expect(drawing.contains("<g fill=\"#12ab34\"><use"))
      #expect(drawing.contains("<path fill=\"#56cd78\" fill-opacity=\"0.502\" d="))
      let drawn = DisplayList([cell], theme: theme).operations.filter {
        $0.kind == .fill || $0.kind == .glyphs
      }
      let paints = drawn.filter { $0.paint.role == nil }.map(\.paint.color)
      #expect(paints.map(\.text) == ["#56cd7880", "#12ab34"])
    }
    #expect(HTMLPainter().page(of: [cell]).contains("<g fill=\"#12ab34\"><use"))
  }

  @Test func decorationsReachPixels() throws {
    let cell = try cell(
      "one two", [colored(0..<3, "#ffffff", "#ff0000"), TextSpan(range: 4..<7, emphasis: .spoiler)])
    let found = try #require(cell.textPart).decorations
    let file = try #require(PNGFile.decoded(try PNGPainter(scale: 2, margins: .zero).png(of: [cell])))
    func pixel(_ point: Point) -> [UInt8] {
      let start = (Int(point.y.points * 2) * file.width + Int(point.x.points * 2)) * 4
      return Array(file.pixels[start..<start + 3])
    }
    let (background, cover) = (found[0].frame, found[1].frame)
    #expect(pixel(Point(x: background.midX, y: background.minY + 1)) == [255, 0, 0])
    let bar = cell.colors.light[.on(.received, .bar)]
    let gray = [16, 8, 0].map { UInt8(bar.rgb >> UInt32($0) & 0xFF) }
    // No pixel of the letters is visible.
    for x in stride(from: cover.minX.points + 1, to: cover.maxX.points - 1, by: 0.5) {
      for y in stride(from: cover.minY.points + 4, to: cover.maxY.points - 4, by: 0.5) {
        #expect(pixel(Point(x: LayoutUnit(x), y: LayoutUnit(y))) == gray)
      }
    }
  }

  @Test func aSpoilerCoversLettersAndWhatStandsInTheText() throws {
    let spans = [
      TextSpan(range: 4..<15, emphasis: .spoiler), TextSpan(range: 4..<11, object: InlineObject(id: "party")),
    ]
    let cell = try cell("one :party: two", spans)
    let list = DisplayList([cell])
    #expect(list.operations.last?.paint.role == .on(.received, .bar))
    var shown = Theme.light
    shown.showsSpoilers = true
    let open = DisplayList([cell], theme: shown)
    func glyphs(_ list: DisplayList) -> Int {
      list.operations.filter { $0.kind == .glyphs && $0.paint.role == .on(.received, .text) }.reduce(0) {
        $0 + $1.glyphs.count
      }
    }
    // The object has no glyph; the space and the word after it have four.
    #expect(glyphs(open) == glyphs(list) + 4)
    #expect(!open.operations.contains { $0.paint.role == .on(.received, .bar) })
  }

  /// The ellipsis of a cut quote is drawn also where all its letters are covered.
  @Test(arguments: [30, 200, 400]) func anEllipsisIsDrawnBesideCoveredLetters(covered: Int) throws {
    let words = String(repeating: "hidden words ", count: 40)
    var message = Message(id: 1, sender: "ann", text: "")
    message.quote = QuotedReply(sender: "bob", text: words)
    func glyphs(_ spans: [TextSpan]) throws -> Int {
      message.quote?.spans = spans
      let cell = try TestEngines.bundled.cell(for: message, style: .merged, width: 320)
      return DisplayList([cell]).operations.reduce(0) { $0 + $1.glyphs.count }
    }
    let name = try glyphs([TextSpan(range: 0..<words.utf16.count, emphasis: .spoiler)]) - 1
    #expect(name > 0)
    let partly = try glyphs([TextSpan(range: covered..<words.utf16.count, emphasis: .spoiler)])
    #expect(try covered > 100 ? partly == glyphs([]) : partly > name + 1)
    message.quote?.text = "hidden"
    #expect(try glyphs([TextSpan(range: 0..<6, emphasis: .spoiler)]) == name)
  }

  @Test func namedLinksHaveTheirColourAndAreFollowed() throws {
    let link = TextSpan(range: 4..<7, emphases: [], address: "https://example.org/?a&b")
    let drawing = SVGPainter().drawing(of: [try cell("one two", [link])])
    #expect(drawing.contains("<g class=\"received-link\"><use"))
    #expect(drawing.contains("<a href=\"https://example.org/?a&amp;b\" target=\"_blank\"><tspan"))
    for address in ["javascript:alert(1)", " javascript:alert(1)", "data:text/html,x", "/etc/passwd"] {
      let unsafe = TextSpan(range: 4..<7, emphases: [], address: address)
      #expect(!SVGPainter().drawing(of: [try cell("one two", [unsafe])]).contains("<a "))
    }
  }

  /// The highlight of one paragraph is not painted over another paragraph.
  @Test func highlightsAreBehindTheirOwnText() throws {
    var message = Message(id: 1, sender: "ann", text: "")
    message.blocks = ["one", "two"].map { MessageBlock(.paragraph(ParagraphBlock(RichText($0)))) }
    var cell = try TestEngines.bundled.cell(for: message, style: .merged, width: 320)
    cell.highlights = cell.find("o", in: .all).map { TextHighlight(range: $0.range, at: $0.path) }
    #expect(cell.highlights.count == 2)
    let list = DisplayList([cell])
    #expect(list.operations.filter { $0.paint.role == .on(.received, .match) }.count == 2)
  }

  /// Twice the spans give twice the operations, not more.
  @Test func drawingsAreLinearInTheirSpans() throws {
    func operations(_ count: Int) throws -> Int {
      let text = String(repeating: "ab ", count: count)
      let spans = (0..<count).flatMap { number in
        [
          TextSpan(range: number * 3..<count * 3, emphases: [.underline, .mark]),
          colored(number..<count * 3 - number, "#ff0000", "#00ff00"),
        ]
      }
      return DisplayList([try cell(text, spans)]).operations.count
    }
    #expect(try operations(400) < 3 * operations(200))
  }
}
