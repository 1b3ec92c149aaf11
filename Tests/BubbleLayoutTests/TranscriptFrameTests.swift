import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that the frames of many messages at once equal those of the single messages.
@Suite struct TranscriptFrameTests {
  private func check(_ transcript: Transcript) {
    let whole = transcript.messages.compactMap { transcript.frame(of: $0.id) }
    #expect(transcript.frames(in: 0..<transcript.count) == whole)
    #expect(transcript.heights(in: 0..<transcript.count) == whole.map(\.height))
    for range in [
      0..<1, 3..<9, 250..<262, transcript.count - 2..<transcript.count + 50, -5..<2, 9_999..<10_000,
    ] {
      let expected = range.clamped(to: 0..<whole.count).map { whole[$0] }
      #expect(transcript.frames(in: range) == expected)
      #expect(transcript.heights(in: range) == expected.map(\.height))
    }
  }

  @Test func theyAreThoseOfTheCells() throws {
    let engine = try TestEngines.bundled
    let messages = try Corpora.richConversation()
    for name in ChatStylePreset.all.map(\.name) {
      let style = try ChatStyle.preset(name)
      for width in [320, 0, Double.infinity] {
        var transcript = Transcript(
          messages, style: style, width: width, engine: engine, environment: LayoutEnvironment(me: "you"),
          options: TranscriptOptions(dates: SeparatorStyle(), typing: TypingRow()))
        check(transcript)
        #expect(transcript.frames(in: 0..<transcript.count) == transcript.cells.map(\.frame))
        transcript.remove(messages[4].id)
        _ = transcript.move(messages[7].id, to: 1)
        transcript.prepend(Message(id: "older", sender: "ann", text: "An older message"))
        check(transcript)
      }
    }
  }

  /// Tests long conversations, where edits leave blocks of the index full or not full, and heights may be
  /// estimates.
  @Test func theyHoldInLongConversations() throws {
    let engine = try TestEngines.bundled
    let messages = (0..<1_200).map {
      Message(
        id: .integer($0), sender: $0 % 3 == 0 ? "me" : "ann", text: String(repeating: "word ", count: $0 % 29)
      )
    }
    var transcript = Transcript(
      messages, style: .merged, width: 300, engine: engine, environment: LayoutEnvironment(me: "me"),
      opening: .estimated)
    check(transcript)
    _ = transcript.settle(around: Rect(x: 0, y: 4_000, width: 300, height: 900), for: .zero)
    for id in stride(from: 40, to: 900, by: 7) { transcript.remove(.integer(id)) }
    transcript.width = 260
    check(transcript)
    #expect(Transcript([], style: .merged, width: 300, engine: engine).frames(in: 0..<5).isEmpty)
  }

  /// A preset is parsed once; the second use gives the same style.
  @Test func presetsAreReadOnce() throws {
    for preset in ChatStylePreset.all {
      #expect(preset.style == (try ChatStyle(json: preset.json)))
      #expect(try ChatStyle.preset(preset.name) == preset.style)
    }
    #expect(throws: StyleError.self) { try ChatStyle.preset("nothing") }
  }
}
