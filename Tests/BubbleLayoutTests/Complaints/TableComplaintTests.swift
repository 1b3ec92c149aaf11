import BubbleLayout
import TextLayout
import Testing

/// Tests complaints about tables, tall code and folded quotes. The numbers are those of
/// `Documentation/Complaints.md`.
@Suite struct TableComplaintTests {
  private let cells: ComplaintCells

  init() throws { cells = try ComplaintCells() }

  private static let wide = MessageBlock.table(
    TableBlock(
      rows: (0..<3).map { row in
        (0..<8).map { TableCell("Unbreakable\(row)x\($0)") }
      }))

  /// While a table grows, columns only become wider.
  @Test func complaint05_columnsOnlyGrow() throws {
    var transcript = cells.transcript([ComplaintCells.markdown("", streaming: true)])
    var last: [LayoutUnit] = []
    let table =
      "| a | b |\n| - | - |\n| some words in the first | x |\n| y | many more words, which need some room |\n| z | z |\n"
    for character in table {
      _ = transcript.append(String(character), to: 1)
      let widths = try #require(transcript.cell(withID: 1)).boxParts(.cell).prefix(2).map(\.frame.width)
      guard widths.count == 2 else { continue }
      if last.count == 2 { #expect(widths[0] >= last[0] && widths[1] >= last[1]) }
      last = widths
    }
    #expect(last.count == 2)
    // In the end the columns have the widths of those in the whole table.
    _ = transcript.finish(1)
    let whole = cells.cell(ComplaintCells.markdown(table)).boxParts(.cell).map(\.frame)
    #expect(transcript.cell(withID: 1)?.boxParts(.cell).map(\.frame) == whole)
  }

  /// A wide table scrolls separately: the bubble stays in the cell, and the table's element has its full
  /// width.
  @Test func complaint19_aWideTableScrollsByItself() throws {
    let cell = cells.cell([.paragraph("above"), Self.wide], width: 300)
    let bubble = try #require(cell.bubble).frame
    let element = try #require(cell.element(at: ["blocks", 1]))
    #expect(bubble.maxX <= 300 && element.frame.maxX <= bubble.maxX)
    #expect(try #require(element.scroll).width > element.frame.width)
    #expect(cells.cell([Self.wide], width: 3_000).element(at: ["blocks", 0])?.scroll == nil)
  }

  @Test func complaint21_aColumnOfProseHasALimit() throws {
    let prose = String(repeating: "words and ", count: 40)
    let table = MessageBlock.table(TableBlock(rows: [[TableCell("a"), TableCell(prose), TableCell("b")]]))
    for limit: LayoutUnit in [120, 260] {
      let style = BlockBench.style { ($0.rich.tableMode, $0.rich.tableColumnLimit) = (.scroll, limit) }
      let columns = cells.cell([table], width: 900, style: style).boxParts(.cell).map(\.frame.width)
      #expect(columns[1] == limit && columns[0] < limit)
    }
  }

  @Test func complaint22_rowsAreCardsWhereItIsNarrow() throws {
    let style = BlockBench.style { ($0.rich.tableMode, $0.rich.tableNarrow) = (.auto, .cards) }
    let cards = cells.cell([Self.wide], width: 300, style: style)
    #expect(cards.boxParts(.cell).isEmpty && cards.element(at: ["blocks", 0])?.scroll == nil)
    let bubble = try #require(cards.bubble).frame
    #expect(cards.parts.allSatisfy { $0.frame.maxX <= bubble.maxX })
    #expect(cells.cell([Self.wide], width: 3_000, style: style).boxParts(.cell).count == 24)
  }

  /// Code that grows is no taller than the style allows.
  @Test func complaint25_tallCodeScrolls() throws {
    let style = BlockBench.style { $0.code.maximumHeight = 100 }
    var transcript = cells.transcript([ComplaintCells.markdown("", streaming: true)], style: style)
    _ = transcript.append("```swift\n", to: 1)
    var heights: [LayoutUnit] = []
    for line in 0..<30 {
      _ = transcript.append("let x\(line) = \(line)\n", to: 1)
      heights.append(transcript.height)
    }
    #expect(heights[2] > heights[1] && heights[29] == heights[15])
    let lines = try #require(transcript.cell(withID: 1)?.element(at: ["blocks", 0, "text"]))
    #expect(try #require(lines.scroll).height > 400)
  }

  @Test func complaint35_aQuoteFoldsAndUnfolds() throws {
    let words = String(repeating: "Many words in a quote. ", count: 20)
    let quote = MessageBlock.quote(QuoteBlock([.paragraph(words)], isExpandable: true))
    let list = MessageBlock.list(ListBlock(items: [ListItem([.paragraph("An item"), quote])]))
    var transcript = cells.transcript([Message(id: 1, sender: "model", text: "", blocks: [list])])
    let folded = transcript.height
    let path: ContentPath = ["blocks", 0, "items", 0, "blocks", 1]
    transcript.toggleDetails(at: path, of: 1)
    #expect(transcript.height > folded)
    transcript.toggleDetails(at: path, of: 1)
    #expect(transcript.height == folded)
  }
}
