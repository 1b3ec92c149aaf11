import BubbleLayout
import TextLayout
import Testing

/// Tests complaints about answers that grow. The numbers are those of `Documentation/Complaints.md`.
@Suite struct GrowingComplaintTests {
  private let cells: ComplaintCells

  init() throws { cells = try ComplaintCells() }

  private static let everywhere = Rect(x: 0, y: 0, width: 2_000, height: 100_000)

  private static let answer = """
    # Tea

    A *good* cup takes **patience**.

    1. Boil water
       - green: 80 °C
    2. Pour

    | Tea | Time |
    | :-- | --: |
    | Green | 2 min |
    | Black | 4 min |

    <details><summary>Why?</summary>

    Because it is so.

    </details>

    ```swift
    brew()
    ```
    """

  /// While the answer grows, a `-` below a text does not make it a heading, and nothing above moves.
  @Test func complaint01_aDashBelowATextIsNoHeadingWhileItGrows() throws {
    var transcript = cells.transcript([ComplaintCells.markdown("", streaming: true)])
    _ = transcript.append("Some text", to: 1)
    let text = try #require(transcript.cell(withID: 1)?.textParts(.paragraph).first)
    for piece in ["\n", "-", "-"] {
      _ = transcript.append(piece, to: 1)
      let cell = try #require(transcript.cell(withID: 1))
      #expect(cell.textParts().map(\.role) == [.paragraph])
      #expect(cell.textParts()[0].frame == text.frame)
    }
    _ = transcript.append("-\n", to: 1)
    #expect(transcript.cell(withID: 1)?.textParts().map(\.role) == [.heading(2)])
  }

  /// Whatever tokens and widths came before, the height depends only on the current text.
  @Test func complaint13_heightsKnowNoHistory() throws {
    var transcript = cells.transcript([ComplaintCells.markdown("", streaming: true)])
    for (step, character) in Self.answer.enumerated() {
      _ = transcript.append(String(character), to: 1)
      if step % 7 == 3 { transcript.width = Double(120 + step * 37 % 400) }
    }
    transcript.width = 333
    let growing = cells.cell(ComplaintCells.markdown(Self.answer, streaming: true), width: 333)
    #expect(transcript.cell(withID: 1)?.height == growing.height)
    _ = transcript.finish(1)
    let whole = cells.cell(ComplaintCells.markdown(Self.answer), width: 333)
    #expect(transcript.cell(withID: 1)?.height == whole.height)
    #expect(transcript.cell(withID: 1)?.bubble?.frame == whole.bubble?.frame)
  }

  @Test(arguments: ["clustered", "merged", "balloon"])
  func complaint37_heightsAreExactBeforeAnythingIsDrawn(preset: String) throws {
    var transcript = cells.transcript(
      (0..<4).map { ComplaintCells.markdown(Self.answer, id: .integer($0)) }, style: try .preset(preset))
    for width in [320.0, 97, 500, 233.5] {
      transcript.width = width
      #expect(transcript.differencesFromBuiltRows(in: 0..<4).isEmpty)
      #expect(transcript.rows.last?.frame.maxY == transcript.height)
    }
  }

  /// The reader's selection stays, whatever is appended after it.
  @Test func complaint26_aSelectionSurvivesWhatIsAppended() throws {
    var transcript = cells.transcript([ComplaintCells.markdown("", streaming: true)])
    let start = "# Tea\n\nA *good* cup takes **pat"
    _ = transcript.append(start, to: 1)
    func place(_ offset: Int) -> TranscriptPosition {
      TranscriptPosition(id: 1, path: ["blocks", 1], position: TextPosition(offset: offset))
    }
    let selection = TranscriptSelection(anchor: place(2), focus: place(10))
    #expect(transcript.selectedText(selection) == "good cup")
    for character in Self.answer.dropFirst(start.count) {
      _ = transcript.append(String(character), to: 1)
      #expect(transcript.selectedText(selection) == "good cup")
      #expect(!transcript.selectionRects(selection, in: Self.everywhere).isEmpty)
    }
    _ = transcript.finish(1)
    #expect(transcript.selectedText(selection) == "good cup")
  }

  /// Details that the reader opened while they grew are still open when the answer is finished.
  @Test func complaint31_whatTheReaderHasOpenedStaysOpen() throws {
    let path: ContentPath = ["blocks", 4]
    var transcript = cells.transcript([ComplaintCells.markdown("", streaming: true)])
    var isOpened = false
    for character in Self.answer + "\n\nAnd that is all." {
      _ = transcript.append(String(character), to: 1)
      let texts = try #require(transcript.cell(withID: 1)).textParts()
      if !isOpened, texts.contains(where: { $0.role == .summary && $0.text == "Why?" }) {
        isOpened = transcript.toggleDetails(at: path, of: 1)
      } else if isOpened, transcript.message(withID: 1)?.text.contains("is so.") == true {
        #expect(texts.contains { $0.text == "Because it is so." })
      }
    }
    _ = transcript.finish(1)
    #expect(isOpened)
    #expect(transcript.cell(withID: 1)?.textParts().contains { $0.text == "Because it is so." } == true)
  }

  /// A picture of unknown size has a box from the start.
  @Test func complaint29_aPictureHasItsBoxBeforeItIsThere() throws {
    let cell = cells.cell(ComplaintCells.markdown("above\n\n![A cup](https://example.org/cup.png)\n\nbelow"))
    let media = cell.parts.compactMap { if case .media(let media) = $0 { media } else { nil } }
    let frame = try #require(media.first).frame
    #expect(frame.width > 40 && frame.height > 40)
    let texts = cell.textParts(.paragraph)
    #expect(texts.map(\.text) == ["above", "below"])
    #expect(texts[0].frame.maxY <= frame.minY && frame.maxY <= texts[1].frame.minY)
  }

  /// A reference to a footnote has its place before the note arrives, and keeps it.
  @Test func complaint28_aReferenceKeepsItsPlace() throws {
    var transcript = cells.transcript([ComplaintCells.markdown("", streaming: true)])
    _ = transcript.append("A claim[^1] and more.\n\n", to: 1)
    let before = try #require(transcript.cell(withID: 1)?.textParts(.paragraph).first)
    #expect(before.text == "A claim1 and more.")
    for character in "Another text.\n\n[^1]: The source." {
      _ = transcript.append(String(character), to: 1)
      let now = try #require(transcript.cell(withID: 1)?.textParts(.paragraph).first)
      #expect(now.block.lines == before.block.lines && now.text == before.text)
    }
  }

  /// Opening details above the reader's place does not move the visible text, because the anchor is kept.
  @Test func complaint30_whatIsReadStaysWhereItIs() throws {
    let messages = (0..<6).map { ComplaintCells.markdown(Self.answer, id: .integer($0)) }
    var transcript = cells.transcript(messages)
    let top = try #require(transcript.frame(of: 3)).minY + 20
    let viewport = Rect(x: 0, y: top, width: 360, height: 400)
    let anchor = try #require(transcript.anchor(at: viewport))
    let before = try #require(transcript.frame(of: 3)).minY - top
    transcript.toggleDetails(at: ["blocks", 4], of: 1)
    let y = try #require(transcript.offset(for: anchor))
    let frame = try #require(transcript.frame(of: 3))
    #expect(frame.minY - y == before && y > top)
  }

  /// A message with a table, code and a list is copied with all these blocks.
  @Test func complaint27_aCopyHasItsNumbersAndCells() throws {
    let transcript = cells.transcript([ComplaintCells.markdown(Self.answer)])
    let copied = transcript.selectedText(
      try #require(transcript.selectAll(in: .all)), as: .markers)
    for part in ["Tea", "1. Boil water", "2. Pour", "Green\t2 min", "brew()"] {
      #expect(copied.contains(part), "\(part) in \(copied)")
    }
  }
}
