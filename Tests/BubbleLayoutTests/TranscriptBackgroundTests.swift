import BubbleLayout
import TestSupport
import Testing

/// Tests heights that other tasks measure: with them, a transcript equals one that was exact from the start,
/// whatever happens in the meantime, and no visible row moves.
@Suite struct TranscriptBackgroundTests {
  private let engine: LayoutEngine
  private let messages: [Message]

  init() throws {
    engine = try TestEngines.bundled
    messages = try Corpora.transcript("group-multilingual", prefix: 600)
  }

  private func transcript(_ opening: TranscriptOpening, style: ChatStyle = .merged) -> Transcript {
    Transcript(
      messages, style: style, width: 320, engine: engine,
      environment: LayoutEnvironment(me: messages[0].sender),
      options: TranscriptOptions(dates: SeparatorStyle()), opening: opening)
  }

  private func places(_ transcript: Transcript, _ viewport: Rect) -> [MessageID: LayoutUnit] {
    Dictionary(
      uniqueKeysWithValues: transcript.rows(in: viewport).compactMap(\.cell).map {
        ($0.id, $0.frame.minY - viewport.minY)
      })
  }

  @Test(arguments: [ScrollEdge.top, .bottom])
  func theReadersPlaceHolds(edge: ScrollEdge) async throws {
    var transcript = transcript(.estimated)
    var viewport = transcript.settle(around: Rect(x: 0, y: 15_000, width: 320, height: 700), edge: edge)
    let seen = places(transcript, viewport)
    var batches = 0
    while let rows = transcript.unsettledRows(around: viewport, limit: 150) {
      #expect(rows.count <= 150)
      viewport = transcript.adopt(await rows.measured(), around: viewport, edge: edge)
      #expect(places(transcript, viewport) == seen)
      batches += 1
    }
    #expect(batches >= 4 && transcript.isSettled && transcript.work.rowsMeasured == messages.count)
    let (settled, fromTheStart) = (try dump(transcript), try dump(self.transcript(.settled)))
    #expect(settled == fromTheStart)
  }

  @Test func theNearestRowsComeFirst() async throws {
    var transcript = transcript(.estimated)
    let viewport = transcript.settle(around: Rect(x: 0, y: 15_000, width: 320, height: 700))
    let rows = try #require(transcript.unsettledRows(around: viewport, limit: 500))
    let (before, near) = (
      transcript.unsettledCount, Rect(x: 0, y: viewport.minY - 200, width: 320, height: 1_100)
    )
    let moved = transcript.adopt(await rows.measured(), around: viewport)
    #expect(transcript.unsettledCount == before - 500)
    // The rows that are shown next need no measuring.
    let measured = transcript.work.rowsMeasured
    _ = transcript.settle(
      around: Rect(x: 0, y: near.minY + moved.minY - viewport.minY, width: 320, height: near.height))
    #expect(transcript.work.rowsMeasured == measured)
  }

  /// Edits may happen between taking rows and adopting their heights. Only changed rows are measured again;
  /// no other result is lost.
  @Test func editsMeanwhileCostOnlyWhatTheyTouch() async throws {
    let viewport = Rect(x: 0, y: 0, width: 320, height: 700)
    let edits: [@Sendable (inout Transcript) -> Void] = [
      { $0.insert(Message(id: -1, sender: "new", text: "Another one"), at: 300) },
      { $0.remove($0.messages[100].id) },
      { _ = $0.update($0.messages[207].id) { $0.text += " and more" } },
      { _ = $0.append(" token", to: $0.messages[400].id) },
      { _ = $0.move($0.messages[3].id, to: 500) },
      { $0.prepend((0..<40).map { Message(id: .integer(-100 - $0), sender: "old", text: "Old \($0)") }) },
      { $0.width = 287 },
    ]
    for edit in edits {
      var transcript = transcript(.estimated)
      var exact = self.transcript(.settled)
      let rows = try #require(transcript.unsettledRows(around: viewport, limit: .max))
      let heights = await rows.measured()
      edit(&transcript)
      edit(&exact)
      _ = transcript.adopt(heights, around: viewport)
      #expect(transcript.unsettledCount < 40)
      while let rows = transcript.unsettledRows(around: viewport) {
        _ = transcript.adopt(await rows.measured(), around: viewport)
      }
      let (settled, fromTheStart) = (try dump(transcript), try dump(exact))
      #expect(settled == fromTheStart)
    }
  }

  @Test func heightsOfAnotherStyleOrTranscriptAreRefused() async throws {
    let viewport = Rect(x: 0, y: 0, width: 320, height: 700)
    var transcript = transcript(.estimated)
    let heights = try await #require(transcript.unsettledRows(around: viewport)).measured()
    transcript.style = .balloon
    #expect(transcript.adopt(heights, around: viewport) == viewport && !transcript.isSettled)
    var other = self.transcript(.estimated)
    #expect(other.adopt(heights, around: viewport) == viewport)
    #expect(other.unsettledCount == messages.count)
  }

  @Test func aCancelledTaskGivesWhatItHas() async throws {
    let transcript = transcript(.estimated)
    let viewport = Rect(x: 0, y: 0, width: 320, height: 700)
    let rows = try #require(transcript.unsettledRows(around: viewport, limit: .max))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await rows.measured()
    }
    let heights = await task.value
    #expect(heights.count == 0)
    let all = await rows.measured()
    #expect(all.count == messages.count)
  }
}
