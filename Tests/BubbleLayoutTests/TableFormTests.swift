import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests the modes of tables: columns that wrap or scroll, and cards.
@Suite struct TableFormTests {
  private let bench: BlockBench

  init() throws { bench = try BlockBench() }

  private static let table = BlockBench.table([
    ["Name", "What it is", "Since"],
    ["Sencha", "a green tea that is steamed, rolled and dried in the sun", "1738"],
    ["Bancha", "picked late in the year", "1600"],
  ])

  private func widths(_ cell: Cell) -> [LayoutUnit] { cell.boxes(.cell).prefix(3).map(\.frame.width) }

  @Test func columnsThatScrollHaveALimit() throws {
    func widths(_ limit: LayoutUnit, _ width: Double) -> [LayoutUnit] {
      let style = BlockBench.style { ($0.rich.tableMode, $0.rich.tableColumnLimit) = (.scroll, limit) }
      return self.widths(bench.cell([.table(Self.table)], width: width, style: style))
    }
    #expect(widths(120, 280)[1] == 120 && widths(120, 900) == widths(120, 280))
    #expect(widths(9_999, 280)[1] > 300)
    // Words are never broken for a narrower column.
    #expect(widths(10, 280).allSatisfy { $0 > 40 })
  }

  /// Each card would write a long header again.
  @Test func aLongHeaderIsNotRepeatedOnCards() {
    let style = BlockBench.style { $0.rich.tableMode = .cards }
    for (header, count) in [("short", 2), (String(repeating: "long ", count: 60), 0)] {
      let table = BlockBench.table([["a", header], ["1", "x"], ["2", "y"], ["3", "z"]])
      let cell = bench.cell([.table(table)], width: 300, style: style)
      let labels = cell.parts.filter {
        if case .label(let label) = $0 { label.role == .columnTitle } else { false }
      }
      #expect(labels.count == count)
    }
  }

  @Test func columnsKeepALeastWidth() throws {
    func cell(_ least: Double, _ narrow: TableNarrow = .scroll, _ width: Double = 480) -> Cell {
      bench.cell(
        [.table(Self.table)], width: width,
        style: BlockBench.style {
          ($0.rich.tableMode, $0.rich.tableLeastColumn, $0.rich.tableNarrow) = (.auto, least, narrow)
        })
    }
    // The words fit, but the columns are narrower than the requested minimum.
    #expect(cell(1).element(at: ["blocks", 0])?.scroll == nil)
    #expect(cell(14, .scroll, 300).element(at: ["blocks", 0])?.scroll != nil)
    #expect(cell(14, .cards, 300).boxes(.cell).isEmpty && cell(1, .cards).boxes(.cell).count == 9)
    // A column whose content is narrower than the minimum is not too narrow.
    #expect(cell(14, .scroll, 1_600).element(at: ["blocks", 0])?.scroll == nil)
  }

  /// In a wider window no column has less than three fifths of the width that it has in a narrower one: a table scrolls
  /// until its columns are comfortable without scrolling.
  @Test(arguments: ["clustered", "merged"]) func columnsAreAsComfortableInWiderWindows(preset: String) throws
  {
    let long = "a text of a few more words that goes on for some lines"
    for row in [
      ["Name", long, "12"], [long, long], ["one", "two", "three", "four", "five and six", "7"],
      [long, "Unverständlichkeit", long, long], ["ein kurzer Text", long, "and another", "x", "y"],
    ] {
      let table = BlockBench.table([row.map { String($0.prefix(4)) }, row])
      for scale in [1, 2.0] {
        var environment = LayoutEnvironment(me: "you")
        environment.fontScale = scale
        var (widest, wasWhole) = ([LayoutUnit](repeating: 0, count: row.count), false)
        for width in stride(from: 240.0, through: 1_200, by: 15) {
          let cell = bench.cell(
            [.table(table)], width: width, style: try .preset(preset), environment: environment)
          let widths = cell.boxes(.cell).prefix(row.count).map(\.frame.width)
          let isWhole = cell.element(at: ["blocks", 0])?.scroll == nil
          for (column, width) in widths.enumerated() {
            #expect(width.points >= widest[column].points * 0.6 - 1, "\(row[column]) at \(width)")
            widest[column] = max(widest[column], width)
          }
          #expect(isWhole || !wasWhole, "\(row) scrolls at \(width) and not before")
          wasWhole = isWhole
        }
        #expect(wasWhole || scale > 1)
      }
    }
  }

  private static let cards = BlockBench.style { $0.rich.tableMode = .cards }

  @Test func rowsBecomeCards() throws {
    let cell = bench.cell([.table(Self.table)], style: Self.cards)
    let texts = cell.texts(.cell)
    #expect(
      texts.map(\.path.steps.last) == [0, 1, 1, 2, 2, 0, 1, 2].map { .number($0) }, "\(texts.map(\.text))")
    #expect(texts.map(\.text).filter { $0 == "Since" }.count == 1)
    #expect(cell.labels(.columnTitle).map(\.text) == ["What it is", "Since"])
    #expect(cell.labels(.columnTitle).allSatisfy { $0.path == nil })
    // Titles are bolder. Labels and values share their first baselines, and all labels have one column.
    let faces = texts.map { $0.block.glyphRuns(inLine: 0).first?.font.face.name }
    #expect(faces[0] != faces[2] && faces[0] == faces[5])
    func baseline(_ text: TextPart) -> LayoutUnit {
      text.frame.minY + text.blockOrigin.y + text.block.lines[0].baseline
    }
    #expect(baseline(texts[1]) == baseline(texts[2]) && baseline(texts[3]) == baseline(texts[4]))
    #expect(texts[2].frame.minX == texts[4].frame.minX && texts[2].frame.minX > texts[1].frame.maxX)
    #expect(cell.boxes(.rule).count == 1)
    let bubble = try #require(cell.bubble).frame
    #expect(cell.parts.allSatisfy { $0.frame.maxX <= bubble.maxX })
    // A column's title is repeated as a label on each card, but found only once.
    #expect(cell.find("Since", in: .all).count == 1)
  }

  @Test func labelsTakeTwoFifthsAtMost() throws {
    let long = BlockBench.table([
      ["a", "A header of a great many words"], ["b", String(repeating: "many words ", count: 20)],
    ])
    let cell = bench.cell([.table(long)], width: 240, style: Self.cards)
    let texts = cell.texts(.cell)
    let room = try #require(cell.element(at: ["blocks", 0])).frame.width
    #expect(texts[1].block.lines.count > 1)
    #expect(texts[2].frame.minX - texts[0].frame.minX < LayoutUnit(room.points * 0.6))
  }

  @Test func cardsWithoutHeadersHaveValuesAlone() throws {
    let table = BlockBench.table([["a", "b"], ["c", "d"]], hasHeader: false)
    let texts = bench.cell([.table(table)], style: Self.cards).texts(.cell)
    #expect(texts.map(\.text) == ["a", "b", "c", "d"] && Set(texts.map(\.frame.minX)).count == 1)
    // A table with only a header is shown as a row, not as cards.
    let header = bench.cell([.table(BlockBench.table([["a", "b"]]))], style: Self.cards)
    #expect(header.boxes(.cell).count == 2)
  }

  @Test func cellsOverSeveralStandOnceInCards() throws {
    let table = TableBlock(rows: [
      [TableCell("A"), TableCell("B"), TableCell("C")],
      [TableCell(RichText("down"), rowSpan: 2), TableCell(RichText("wide"), columnSpan: 2)],
      [TableCell("one"), TableCell("two")],
    ])
    let texts = bench.cell([.table(table)], style: Self.cards).texts(.cell).map(\.text)
    #expect(texts == ["down", "B", "wide", "one", "C", "two"])
  }

  @Test func cardsFollowTheTablesDirection() throws {
    let table = BlockBench.table([["שם", "ערך"], ["אחד", "שניים"]])
    let texts = bench.cell([.table(table)], style: Self.cards).texts(.cell)
    #expect(texts.map(\.text) == ["אחד", "ערך", "שניים"])
    #expect(texts[1].frame.minX > texts[2].frame.maxX && texts[0].frame.maxX == texts[1].frame.maxX)
  }

  @Test func hugeTablesAreLaidOut() throws {
    let row = (0..<64).map { TableCell("\($0)") }
    let table = TableBlock(rows: Array(repeating: row, count: 300))
    for style in [ChatStyle.clustered, Self.cards] {
      #expect(bench.cell([.table(table)], style: style, isStreaming: true).height > 0)
    }
  }
}
