import BubbleLayout
import LayoutPainting
import TestSupport
import Testing
import TextLayout

/// Tests messages that are made to give large drawings: twice the message gives twice the drawing, not four
/// times.
@Suite struct LongDrawingTests {
  private func cell(_ text: String, spans: [TextSpan] = [], width: Double = 320) throws -> Cell {
    try TestEngines.bundled.cell(
      for: Message(id: 1, sender: "ann", text: text, spans: spans), style: .merged, width: width)
  }

  private func link(_ length: Int) -> String { "http://a.b/" + String(repeating: "a", count: length) }

  private func count(_ words: String, in drawing: String) -> Int { drawing.ranges(of: words).count }

  @Test(arguments: [60.0, 320])
  func aLinkOverManyLinesIsWrittenOnce(width: Double) throws {
    let drawings = try [4_000, 8_000].map { SVGPainter().drawing(of: [try cell(link($0), width: width)]) }
    #expect(drawings[1].utf8.count < 2 * drawings[0].utf8.count)
    #expect(count("<a href=\"\(link(8_000))\"", in: drawings[1]) == 1)
    #expect(count("</a>", in: drawings[1]) == 1)
    // A page also contains the frames of all lines.
    let pages = try [4_000, 8_000].map { HTMLPainter().page(of: [try cell(link($0), width: width)]) }
    #expect(pages[1].utf8.count < 2 * pages[0].utf8.count)
  }

  /// The text before and after a long link does not belong to the link.
  @Test func aLongLinkEndsWhereItsTextDoes() throws {
    let drawing = SVGPainter().drawing(of: [try cell("See \(link(600)) or @ann and \(link(700)), ok\nbye")])
    let links = drawing.split(separator: "<a ").dropFirst().map { $0.prefix(while: { $0 != "\u{0}" }) }
    #expect(links.count == 2)
    for (link, length) in zip(links, [600, 700]) {
      let parts = link.split(separator: "</a>", maxSplits: 1)
      #expect(parts.count == 2)
      let words = parts[0].split(separator: "<tspan").dropFirst().compactMap { part in
        part.split(separator: ">", maxSplits: 1).last?.split(separator: "<").first
      }
      #expect(words.joined() == self.link(length))
    }
    #expect(count("<text", in: drawing) == count("</text>", in: drawing))
  }

  @Test func aLinkOverFewLinesHasAnElementOnEach() throws {
    let drawing = SVGPainter().drawing(of: [try cell(link(100))])
    let lines = count("<a href=\"\(link(100))\" target=\"_blank\"><tspan", in: drawing)
    #expect((2...8).contains(lines) && count("</tspan></a>", in: drawing) == lines)
  }

  @Test func spansThatOverlapArePaintedOnce() throws {
    func operations(_ count: Int) throws -> Int {
      let text = String(repeating: "ab ", count: count)
      let spans = (0..<count).map { TextSpan(range: $0 * 3..<count * 3, emphasis: .code) }
      let cell = try cell(text, spans: spans)
      let list = DisplayList([cell])
      let backgrounds = list.operations.filter { $0.paint.role?.name.hasSuffix("code") == true }.count
      #expect(backgrounds == cell.textPart?.block.lines.count)
      return list.operations.count
    }
    #expect(try operations(400) < 2 * operations(200))
  }

  /// Adjacent spans are painted separately, as they are separate in the message.
  @Test func spansThatTouchArePaintedApart() throws {
    let spans = [TextSpan(range: 0..<2, emphasis: .code), TextSpan(range: 2..<4, emphasis: .code)]
    let list = DisplayList([try cell("abcd", spans: spans)])
    #expect(list.operations.filter { $0.paint.role?.name.hasSuffix("code") == true }.count == 2)
  }

  /// If each link on the line were searched among all others, this would take minutes.
  @Test func manyLinksOnOneLine() throws {
    let drawing = SVGPainter().drawing(
      of: [try cell(String(repeating: "a.co ", count: 10_000), width: .infinity)])
    #expect(count("<a href=\"https://a.co\" target=\"_blank\"><tspan", in: drawing) == 10_000)
  }
}
