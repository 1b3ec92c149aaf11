import BubbleLayout
import TestSupport
import Testing

/// Tests that a transcript which opens with estimates becomes equal to an exact one, without visible jumps.
@Suite struct TranscriptSettlingTests {
  private let engine: LayoutEngine
  private let messages: [Message]

  init() throws {
    engine = try TestEngines.bundled
    messages = try Corpora.transcript("group-multilingual", prefix: 900)
  }

  private func transcript(
    _ opening: TranscriptOpening, _ options: TranscriptOptions = TranscriptOptions(dates: SeparatorStyle())
  ) -> Transcript {
    Transcript(
      messages, style: .merged, width: 320, engine: engine,
      environment: LayoutEnvironment(me: messages[0].sender), options: options, opening: opening)
  }

  @Test func openingMeasuresNothing() {
    let transcript = transcript(.estimated)
    #expect(transcript.work.rowsMeasured == 0 && transcript.work.neighboursVisited == 0)
    #expect(transcript.unsettledCount == messages.count && !transcript.isSettled)
    let exact = self.transcript(.settled).height
    #expect(abs(transcript.height.points / exact.points - 1) < 0.35)
  }

  @Test func settledItIsTheOneThatWasExactFromTheStart() throws {
    var transcript = transcript(.estimated)
    transcript.settle()
    #expect(transcript.isSettled && transcript.work.rowsMeasured == messages.count)
    let (settled, fromTheStart) = (try dump(transcript), try dump(self.transcript(.settled)))
    #expect(settled == fromTheStart)
  }

  /// Only the visible rows are measured, and each has the same place on the screen as in the exact
  /// transcript.
  @Test(arguments: [ScrollEdge.top, .bottom])
  func theViewportIsExactAtOnce(edge: ScrollEdge) throws {
    let exact = transcript(.settled)
    for place in [0, 0.31, 0.77, 1] {
      var transcript = transcript(.estimated)
      var viewport = Rect(x: 0, y: 0, width: 320, height: 700)
      viewport.origin.y = LayoutUnit(transcript.scrollRange(in: 700).upperBound.points * place)
      viewport = transcript.settle(around: viewport, edge: edge)
      #expect(transcript.work.rowsMeasured < 60)
      let cells = transcript.rows(in: viewport).compactMap(\.cell)
      #expect(!cells.isEmpty)
      for cell in cells {
        #expect(exact.frame(of: cell.id)?.height == cell.height)
        #expect(transcript.frame(of: cell.id) == cell.frame)
      }
      for (upper, lower) in zip(cells, cells.dropFirst()) { #expect(upper.frame.maxY <= lower.frame.minY) }
    }
  }

  @Test(arguments: [ScrollEdge.top, .bottom])
  func theReadersPlaceHoldsWhileEstimatesBecomeExact(edge: ScrollEdge) throws {
    var transcript = transcript(.estimated)
    var viewport = Rect(x: 0, y: 20_000, width: 320, height: 700)
    viewport = transcript.settle(around: viewport, edge: edge)
    func places() -> [MessageID: LayoutUnit] {
      Dictionary(
        uniqueKeysWithValues: transcript.rows(in: viewport).compactMap(\.cell).map {
          ($0.id, $0.frame.minY - viewport.minY)
        })
    }
    let seen = places()
    var steps = 0
    while !transcript.isSettled {
      viewport = transcript.settle(around: viewport, for: .microseconds(300), edge: edge)
      #expect(places() == seen)
      steps += 1
    }
    #expect(steps > 1)
    let (settled, fromTheStart) = (try dump(transcript), try dump(self.transcript(.settled)))
    #expect(settled == fromTheStart)
  }

  @Test func editsOfAnEstimatedTranscriptMeasureWhatTheyTouch() throws {
    var transcript = transcript(.estimated)
    var exact = self.transcript(.settled)
    let new = Message(id: -1, sender: "new", timestamp: messages[450].timestamp, text: "Another one")
    for edit in [
      { (transcript: inout Transcript) in _ = transcript.insert(new, at: 450) },
      { transcript in _ = transcript.remove(transcript.messages[100].id) },
      { transcript in _ = transcript.update(transcript.messages[7].id) { $0.text += " and more" } },
      { transcript in _ = transcript.move(transcript.messages[3].id, to: 800) },
      { transcript in transcript.width = 280 },
    ] {
      edit(&transcript)
      edit(&exact)
    }
    #expect(transcript.work.rowsMeasured < 12)
    transcript.settle()
    let (settled, fromTheStart) = (try dump(transcript), try dump(exact))
    #expect(settled == fromTheStart)
  }
}
