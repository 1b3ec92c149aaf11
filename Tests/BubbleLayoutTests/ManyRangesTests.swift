import BubbleLayout
import TestSupport
import TextLayout
import Testing

/// Tests that many ranges of one text take linear time, and that what is returned for them is bounded, also if
/// they overlap.
@Suite struct ManyRangesTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func cell(_ text: String, _ spans: [TextSpan] = [], width: Double = 320) -> Cell {
    var message = Message(id: 1, sender: "ann", text: text)
    message.spans = spans
    return engine.cell(for: message, style: .balloon, width: width)
  }

  /// Ranges on one line read the line once, and get the same rectangles as one by one.
  @Test func aLineIsReadOnce() {
    let count = 500
    let text = String(repeating: "a.co ", count: count)
    let block = engine.paragraph(text, font: .system(16)).layout(width: .infinity)
    var found = RangeRects(block, at: Point(x: 3, y: 4))
    for index in 0..<count {
      let range = index * 5..<index * 5 + 4
      let rects = block.selectionRects(for: range).map { $0.offset(x: 3, y: 4) }
      #expect(found.rects(of: range) == rects)
    }
    #expect(found.unitsRead == text.utf16.count)
  }

  /// If ranges overlap, the number of rectangles stays proportional to the text and the ranges, and each
  /// range has at least one.
  @Test func rectanglesOfOverlappingRangesAreBounded() throws {
    let text = String(repeating: "ab c", count: 2_000)
    let spans = (0..<1_000).map { number in
      var span = TextSpan(range: number..<number + 4_000, emphases: [])
      span.tag = "t\(number)"
      return span
    }
    var cell = cell(text, spans)
    let block = try #require(cell.textPart).block
    #expect(block.lines.count > 100)
    let tagged = cell.taggedRanges
    let most = 4 * text.utf16.count + (1 << 12) + 2 * spans.count
    #expect(tagged.count == 1_000 && tagged.allSatisfy { !$0.rects.isEmpty })
    let count = tagged.reduce(0) { $0 + $1.rects.count }
    #expect(count < most)
    // The first ones have all rectangles, the last ones a rectangle that contains them.
    #expect(tagged[0].rects == cell.rects(of: tagged[0].range))
    let last = tagged[999]
    #expect(last.rects.count == 1)
    let enclosing = try #require(last.rects.first)
    // The white space at the end of a line is selected too, but does not belong to the line's frame.
    for rect in cell.rects(of: last.range) {
      #expect(enclosing.minY <= rect.minY && rect.maxY <= enclosing.maxY && enclosing.minX <= rect.minX)
    }
    cell.highlights = spans.map { TextHighlight(range: $0.range) }
    let highlighted = cell.highlightedRanges.reduce(0) { $0 + $1.rects.count }
    #expect(highlighted < most)
  }

  /// Where links overlap, screen readers read the words of the visible one.
  @Test func overlappingLinksAreReadOnce() throws {
    let text = String(repeating: "ab c", count: 500)
    let cell = cell(
      text, (0..<500).map { TextSpan(range: $0..<$0 + 1_000, emphases: [], address: "https://a.co/\($0)") })
    let environment = LayoutEnvironment(me: "you")
    let row = TranscriptRow.message(cell).accessibility(environment: environment, engine: engine)
    func links(_ element: AccessibilityElement) -> [AccessibilityElement] {
      (element.role == .link ? [element] : []) + element.children.flatMap(links)
    }
    let found = links(row)
    #expect(found.count == 500)
    let length = found.reduce(0) { $0 + $1.label.utf16.count }
    #expect(length == 1_499)
    #expect(found.first?.label == "a" && found.last?.label.utf16.count == 1_000)
  }

  /// Rows of Markdown tables get empty cells only as long as the table stays in proportion to its source.
  @Test func shortRowsOfTables() throws {
    func cells(_ source: String) throws -> [Int] {
      let message = Message(id: 1, sender: "ann", text: source, format: .markdown)
      guard case .table(let table)? = message.readingMarkdown.blocks.first?.content else { return [] }
      return table.rows.map(\.count)
    }
    #expect(try cells("| a | b | c |\n|-|-|-|\n| d |\n| e | f |") == [3, 3, 3])
    let header = String(repeating: "|a", count: 60) + "|\n" + String(repeating: "|-", count: 60) + "|\n"
    let counts = try cells(header + String(repeating: "|\n", count: 500))
    #expect(counts.count == 501 && counts[0] == 60 && counts[1] == 60)
    let total = counts.reduce(0, +)
    #expect(total <= 2 * (60 + 500) + 64)
  }
}
