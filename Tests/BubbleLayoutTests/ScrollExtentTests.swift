import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests scrolling content: its visible part, and how hits, carets and rectangles follow its scroll offset.
@Suite struct ScrollExtentTests {
  private let bench: BlockBench

  init() throws { bench = try BlockBench() }

  private static let wide = BlockBench.table([
    (1...12).map { "column\($0)" }, (1...12).map { "value\($0)" },
  ])

  @Test func aTableWithoutRoomForItsWordsScrolls() throws {
    let cell = bench.cell([.paragraph("a"), .table(Self.wide)])
    let element = try #require(cell.element(at: ["blocks", 1]))
    let extent = try #require(element.scroll)
    let bubble = try #require(cell.bubble).frame
    #expect(extent.width > element.frame.width)
    // The scroll bar has room below the rows.
    #expect(extent.height < element.frame.height && extent.height > element.frame.height - 8)
    #expect(element.frame.maxX <= bubble.maxX && element.frame.minX >= bubble.minX)
    // The parts of the table are complete, also outside the bubble.
    let cells = cell.boxes(.cell)
    #expect(cells.map(\.frame.maxX).max() ?? 0 > bubble.maxX)
    #expect(cell.texts(.cell).allSatisfy { $0.block.lines.count == 1 })
    // If everything fits, nothing scrolls.
    #expect(bench.cell([.table(Self.wide)], width: 3_000).element(at: ["blocks", 0])?.scroll == nil)
  }

  @Test func wordsAreBrokenWhereTheStyleSaysSo() throws {
    let style = BlockBench.style { ($0.rich.breaksWordsInTables, $0.rich.tableMode) = (true, .wrap) }
    let cell = bench.cell([.table(Self.wide)], style: style)
    #expect(cell.element(at: ["blocks", 0])?.scroll == nil)
    #expect(cell.texts(.cell).contains { $0.block.lines.count > 1 })
  }

  /// A press hits the part that is visible at the point.
  @Test func hitsFindWhatIsSeen() throws {
    var transcript = bench.transcript([.table(Self.wide)])
    func hit(_ frame: Rect, _ cell: Cell, _ shift: LayoutUnit) -> Hit? {
      transcript.hit(
        at: Point(x: cell.frame.minX + frame.minX + 2 - shift, y: cell.frame.minY + frame.midY))
    }
    let cell = try #require(transcript.cell(withID: 1))
    let window = try #require(cell.element(at: ["blocks", 0])).frame
    let last = try #require(cell.texts(.cell).last { $0.path == ["blocks", 0, "rows", 1, 11] }).frame
    #expect(last.minX > window.maxX)
    // The last cell is outside the visible part.
    #expect(hit(last, cell, 0)?.path != ["blocks", 0, "rows", 1, 11])
    let height = transcript.height
    let work = transcript.work
    let isThere = transcript.scroll(to: Point(x: 100_000, y: 50), at: ["blocks", 0], of: 1)
    #expect(isThere && transcript.height == height && transcript.work == work)
    let extent = try #require(cell.element(at: ["blocks", 0])?.scroll)
    // The scroll offset is limited to the extent of the content.
    let shift = extent.width - window.width
    let found = try #require(hit(last, cell, shift))
    #expect(found.path == ["blocks", 0, "rows", 1, 11] && found.position?.offset == 0)
    let rects = transcript.rects(of: 0..<5, in: 1, at: ["blocks", 0, "rows", 1, 11])
    #expect(rects.count == 1)
    #expect(rects[0].minX == cell.frame.minX + last.minX - shift)
    // The first column is no longer visible.
    #expect(transcript.rects(of: 0..<5, in: 1, at: ["blocks", 0, "rows", 1, 0]).isEmpty)
    let caret = try #require(
      transcript.caretFrame(at: TextPosition(offset: 0), in: 1, at: ["blocks", 0, "rows", 1, 11]))
    #expect(caret.minX == rects[0].minX)
    let isNobody = transcript.scroll(to: .zero, at: ["blocks", 0], of: 9)
    #expect(!isNobody)
    #expect(transcript.differencesFromBuiltRows(in: 0..<1).isEmpty)
  }

  @Test func rectanglesAreClipped() throws {
    var transcript = bench.transcript([.table(Self.wide)])
    let window = try #require(transcript.cell(withID: 1)?.element(at: ["blocks", 0])).frame
    let cut = try #require(
      transcript.cell(withID: 1)?.texts(.cell).first {
        $0.frame.minX < window.maxX && $0.frame.maxX > window.maxX
      })
    let all = transcript.rects(of: 0..<cut.text.utf16.count, in: 1, at: cut.path)
    let right = try #require(transcript.cell(withID: 1)).frame.minX + window.maxX
    #expect(all.allSatisfy { $0.maxX <= right } && all.first?.maxX == right)
    transcript.highlight([TextMatch(id: 1, path: cut.path, range: 0..<cut.text.utf16.count)])
    #expect(transcript.cell(withID: 1)?.highlightedRanges.first?.rects.first?.maxX == window.maxX)
    // Selection rectangles cover only the visible part.
    let everything = try #require(transcript.selectAll())
    let viewport = Rect(x: 0, y: 0, width: 320, height: transcript.height)
    #expect(transcript.selectionRects(everything, in: viewport).allSatisfy { $0.maxX <= right })
  }

  /// Scrolling is reported as a change of the row's appearance, without a new layout.
  @Test func scrollingIsAChange() throws {
    var transcript = bench.transcript([.table(Self.wide)])
    let changes = transcript.recordChanges { $0.scroll(to: Point(x: 9, y: 0), at: ["blocks", 0], of: 1) }
    #expect(changes.updates.map(\.id) == [1] && !changes.isReload)
    let none = transcript.recordChanges { $0.scroll(to: Point(x: 9, y: 0), at: ["blocks", 0], of: 1) }
    #expect(none.updates.isEmpty)
    let before = transcript.work
    transcript.environment.scrolled = [:]
    #expect(transcript.work == before)
    #expect(transcript.cell(withID: 1)?.scrolled.isEmpty == true)
  }

  /// Right-to-left content extends beyond the left edge, and its scroll offset counts from the right.
  @Test func tablesThatBeginAtTheRightScrollFromThere() throws {
    let table = BlockBench.table([(1...12).map { "עמודה\($0)" }])
    var transcript = bench.transcript([.table(table)])
    let cell = try #require(transcript.cell(withID: 1))
    let element = try #require(cell.element(at: ["blocks", 0]))
    #expect(element.scroll != nil && element.scrollsFromRight)
    let cells = cell.boxes(.cell)
    #expect(cells[0].frame.maxX < element.frame.maxX && cells[0].frame.minX > element.frame.minX)
    #expect(cells[11].frame.maxX < element.frame.minX)
    transcript.scroll(to: Point(x: 9_999, y: 0), at: ["blocks", 0], of: 1)
    let last = transcript.rects(of: 0..<3, in: 1, at: ["blocks", 0, "rows", 0, 11])
    #expect(last.first.map { $0.minX > cell.frame.minX + element.frame.minX } == true)
  }

  /// A message with a table may use the full width of the row.
  @Test func aStyleMayWidenTheBubble() throws {
    let wide = BlockBench.style { $0.rich.widensBubble = true }
    func width(_ style: ChatStyle) throws -> LayoutUnit {
      try #require(bench.cell([.table(Self.wide)], width: 400, style: style).bubble).frame.width
    }
    #expect(try width(wide) > width(.clustered))
    let words = [MessageBlock.paragraph(String(repeating: "word ", count: 60))]
    #expect(
      bench.cell(words, width: 400, style: wide).bubble?.frame
        == bench.cell(words, width: 400).bubble?.frame)
  }
}
