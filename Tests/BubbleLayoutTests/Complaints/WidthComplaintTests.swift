import BubbleLayout
import TextLayout
import Testing

/// Tests complaints about tables, code and the widths of bubbles. The numbers are those of
/// `Documentation/Complaints.md`.
@Suite struct WidthComplaintTests {
  private let cells: ComplaintCells

  init() throws { cells = try ComplaintCells() }

  private static let table = MessageBlock.table(
    TableBlock(rows: [
      [TableCell("Name"), TableCell("Erklärung"), TableCell("Stand")],
      [TableCell("Wasserkocher"), TableCell("bringt das Wasser zum Kochen"), TableCell("an")],
    ]))

  /// Words are not broken as long as the table has space for its widest words.
  @Test func complaint20_noTableIsBrokenLetterByLetter() {
    for width in stride(from: 280.0, through: 520, by: 13) {
      let texts = cells.cell([Self.table], width: width).textParts(.cell)
      #expect(texts.count == 6)
      #expect(texts.allSatisfy { $0.block.lines.allSatisfy { $0.ending != .emergency } }, "at \(width)")
    }
  }

  @Test func complaint33_aBubbleIsAsWideAsANewOneAfterEachToken() throws {
    let text =
      "Some words, then **bold ones**, and a list:\n\n- one item\n- another `item` of it\n\n| a | b |\n| - | - |\n| c | d |\n"
    var transcript = cells.transcript([ComplaintCells.markdown("", streaming: true)])
    var grown = ""
    for character in text {
      grown.append(character)
      _ = transcript.append(String(character), to: 1)
      let fresh = cells.cell(ComplaintCells.markdown(grown, streaming: true))
      #expect(
        try #require(transcript.cell(withID: 1)).bubble?.frame.width == fresh.bubble?.frame.width, "\(grown)")
    }
  }

  @Test func complaint34_openingDetailsNarrowsNoBubble() throws {
    func cell(_ isOpen: Bool, _ text: String) throws -> Rect {
      let details = DetailsBlock(
        summary: RichText("A summary of some words"), [.paragraph(text)], isOpen: isOpen)
      return try #require(
        cells.cell([.list(ListBlock(items: [ListItem([.paragraph("An item"), .details(details)])]))]).bubble
      ).frame
    }
    for text in [
      "short", "A longer text, which takes more than a line of the bubble that it is in, and then some.",
    ] {
      let (closed, open) = (try cell(false, text), try cell(true, text))
      #expect(open.width >= closed.width && open.height > closed.height)
    }
  }

  /// Code may use the full width of the row, if the style allows it.
  @Test func complaint36_codeMayUseTheWholeLane() throws {
    let line = "let answer = compute(first: 1, second: 2, third: 3, fourth: 4)"
    func width(_ widens: Bool) throws -> LayoutUnit {
      let style = BlockBench.style { $0.rich.widensBubble = widens }
      let code = cells.cell([.code(CodeBlock(text: line + line))], width: 600, style: style)
      return try #require(code.bubble).frame.width
    }
    #expect(try width(true) > width(false))
  }

  @Test func complaint40_whiteSpaceAtTheEndOfALineWidensNothing() throws {
    let plain = cells.cell([.code(CodeBlock(text: "one\ntwo and three"))])
    let ended = cells.cell([.code(CodeBlock(text: "one  \t\t\t\t\t\t\t\t\t\ntwo and three   "))])
    #expect(plain.bubble?.frame == ended.bubble?.frame)
    #expect(plain.boxParts(.code).map(\.frame) == ended.boxParts(.code).map(\.frame))
    // White space where a line wraps does not widen the bubble either.
    let wrapped = cells.cell([.paragraph("word             word")], width: 120).textParts(.paragraph)
    #expect(wrapped[0].block.lines.count == 1 || wrapped[0].block.lines[0].frame.width < 60)
  }

  /// Links, colours and highlights do not change the layout.
  @Test func complaint23_coloursChangeNoGeometry() throws {
    let text = "func brew() { return tea } // of some leaves, in the pot that stands there"
    var spans = [TextSpan(range: 0..<4, emphasis: .code), TextSpan(range: 20..<26, emphasis: .bold)]
    let plain = cells.cell([.paragraph(ParagraphBlock(RichText(text, spans: spans)))], width: 240)
    for index in spans.indices {
      spans[index].color = "#ff0000"
      spans[index].background = "#00ff00"
    }
    spans += (0..<text.utf16.count / 5).map { number in
      var span = TextSpan(range: number * 5..<number * 5 + 3, emphasis: .mark)
      span.color = "#0000ff"
      return span
    }
    let painted = cells.cell([.paragraph(ParagraphBlock(RichText(text, spans: spans)))], width: 240)
    #expect(painted.height == plain.height && painted.bubble?.frame == plain.bubble?.frame)
    let (one, other) = (plain.textParts(.paragraph)[0], painted.textParts(.paragraph)[0])
    #expect(one.block.lines == other.block.lines && one.block.lines.count > 1)
    for line in one.block.lines.indices {
      #expect(
        one.block.glyphRuns(inLine: line).flatMap(\.glyphs)
          == other.block.glyphRuns(inLine: line).flatMap(\.glyphs))
    }
  }
}
