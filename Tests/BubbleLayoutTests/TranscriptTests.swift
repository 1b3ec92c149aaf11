import BubbleLayout
import TestSupport
import Testing
import TextLayout

@Suite struct TranscriptTests {
  private let engine: LayoutEngine
  private let messages = (0..<50).map { index in
    Message(
      id: .integer(index), sender: index % 3 == 0 ? "you" : "friend",
      text: String(repeating: "word ", count: index))
  }

  init() throws { engine = try TestEngines.square }

  private func transcript(width: Double = 320) -> Transcript {
    Transcript(messages, style: .balloon, width: width, engine: engine, environment: Fixtures.me)
  }

  @Test func cellsStackWithoutGapOrOverlap() {
    let transcript = transcript()
    #expect(transcript.cells.count == messages.count)
    var y: LayoutUnit = 0
    for cell in transcript.cells {
      #expect(cell.frame.minY == y)
      y = cell.frame.maxY
    }
    #expect(transcript.height == y)
  }

  @Test func changedWidthIsALayoutFromScratch() {
    var changing = transcript()
    for width in [414, 100, 0, 320, .infinity, 414] as [Double] {
      changing.width = width
      let fresh = transcript(width: width)
      #expect(changing.cells.map(\.frame) == fresh.cells.map(\.frame))
      #expect(changing.cells.map(\.bubble) == fresh.cells.map(\.bubble))
      #expect(changing.cells.map(\.text?.lines) == fresh.cells.map(\.text?.lines))
      #expect(changing.height == fresh.height)
    }
  }

  @Test func cellsByThemselvesAndInSequenceAreTheSame() {
    let transcript = transcript()
    let sequence = Array(engine.cells(for: messages, style: .balloon, width: 320, environment: Fixtures.me))
    #expect(sequence.map(\.frame) == transcript.cells.map(\.frame))
    for (message, stacked) in zip(messages, sequence) {
      let cell = engine.cell(for: message, style: .balloon, width: 320, environment: Fixtures.me)
      #expect(cell.frame == stacked.frame.offset(y: -stacked.frame.minY))
      #expect(cell.bubble == stacked.bubble)
    }
  }

  @Test func viewportHoldsWhatCanBeSeen() {
    let transcript = transcript()
    let height = Int(transcript.height.points)
    for y in stride(from: -100, to: height + 100, by: 37) {
      for extent in [0, 1, 200] {
        let viewport = Rect(x: 0, y: LayoutUnit(y), width: 320, height: LayoutUnit(extent))
        let seen = transcript.cells(in: viewport)
        let expected = transcript.cells.filter {
          $0.frame.maxY > viewport.minY && $0.frame.minY < viewport.maxY
        }
        #expect(seen.map(\.id) == expected.map(\.id))
      }
    }
  }

  @Test func emptyTranscriptHasNoHeight() {
    let transcript = Transcript([], style: .balloon, width: 320, engine: engine)
    #expect(transcript.height == 0)
    #expect(transcript.cells(in: Rect(x: 0, y: 0, width: 9, height: 9)).isEmpty)
  }
}
