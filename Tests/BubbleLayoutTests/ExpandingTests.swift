import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that long messages expand and collapse one by one.
@Suite struct ExpandingTests {
  private let engine: LayoutEngine
  private let long = String(repeating: "A long story that goes on. ", count: 60)

  init() throws { engine = try TestEngines.bundled }

  private func messages() -> [Message] {
    (0..<30).map { index in
      Message(
        id: .integer(index), sender: index % 3 == 0 ? "you" : "ann", timestamp: Fixtures.timestamp,
        text: index % 4 == 0 ? "\(index) " + long : "short \(index)")
    }
  }

  /// Returns styles that collapse long messages by the number of characters, and by the number of lines.
  private func styles() throws -> [ChatStyle] {
    [
      .clustered,
      try ChatStyle(json: #"{"preset":"merged","text":{"collapse":{"lines":5}}}"#),
      try ChatStyle(json: #"{"preset":"padded","text":{"collapse":{"lines":3,"label":"more"}}}"#),
    ]
  }

  @Test func oneMessageExpandsAndCollapses() throws {
    for style in try styles() {
      var transcript = Transcript(
        messages(), style: style, width: 320, engine: engine, environment: Fixtures.me)
      let closed = transcript.cells.map(\.height)
      let before = transcript.work.rowsMeasured
      #expect(transcript.expand(8) && transcript.isExpanded(8) && !transcript.isExpanded(12))
      // Only the expanded message and at most its neighbours were measured.
      #expect(transcript.work.rowsMeasured - before <= 3)
      let open = transcript.cells.map(\.height)
      for index in 0..<30 where index != 8 { #expect(open[index] == closed[index]) }
      #expect(open[8] > closed[8])
      let cell = try #require(transcript.cell(withID: 8))
      #expect(cell.labels(.readMore).isEmpty && cell.textPart?.wholeText == nil)
      #expect(cell.textPart?.text == "8 " + long)
      #expect(try #require(transcript.cell(withID: 12)).labels(.readMore).count == 1)
      #expect(transcript.collapse(8) && !transcript.isExpanded(8))
      #expect(transcript.cells.map(\.height) == closed)
      #expect(!transcript.expand("nobody") && !transcript.collapse("nobody"))
    }
  }

  @Test func theOutputHoldsTheWholeText() throws {
    for style in try styles() {
      let cell = engine.cell(long, style)
      let part = try #require(cell.textPart)
      #expect((part.wholeText ?? part.text) == long)
      #expect(cell.labels(.readMore).count == 1)
    }
    // The text is cut before it is shaped, so the text of the lines is only the beginning.
    let cut = try #require(engine.cell(long, .clustered).textPart)
    #expect(cut.text.hasSuffix("…") && cut.wholeText == long)
  }

  @Test func heightsAreThoseOfTheCells() throws {
    for style in try styles() {
      var transcript = Transcript(
        messages(), style: style, width: 320, engine: engine, environment: Fixtures.me)
      for step in 0..<24 {
        let id = MessageID.integer(step * 4 % 30)
        if step % 3 == 2 { transcript.collapse(id) } else { transcript.expand(id) }
        transcript.width = 120 + Double(step * 7 % 24) * 27.3
        #expect(transcript.differencesFromBuiltRows(in: 0..<transcript.count).isEmpty)
      }
      // The transcript equals one that is laid out from scratch.
      let fresh = Transcript(
        messages(), style: style, width: transcript.width, engine: engine, environment: transcript.environment
      )
      #expect(try dump(transcript) == dump(fresh))
      let rows = Array(
        engine.rows(
          for: messages(), style: style, width: transcript.width, environment: transcript.environment))
      #expect(rows.map(\.frame) == transcript.rows.map(\.frame))
    }
  }

  @Test func aStreamOfAnExpandedMessageIsNotShortened() throws {
    var transcript = Transcript(
      [Message(id: 1, sender: "model", text: "Begin")], style: .clustered, width: 320, engine: engine)
    transcript.expand(1)
    for _ in 0..<60 { _ = transcript.append(" and go on for a while", to: 1) }
    let cell = try #require(transcript.cell(withID: 1))
    #expect(cell.labels(.readMore).isEmpty && cell.height == transcript.height)
    transcript.collapse(1)
    #expect(try #require(transcript.cell(withID: 1)).labels(.readMore).count == 1)
    #expect(transcript.cell(withID: 1)?.height == transcript.height)
  }
}
