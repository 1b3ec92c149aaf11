import BubbleLayout
import TestSupport
import Testing

/// Tests that heights found without making cells equal those of the cells.
@Suite struct HeightRecordTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  /// Checks the corpora in all presets at 40 widths. At each width, cells of another part of the messages are
  /// made.
  @Test(
    arguments: ChatStylePreset.all.map(\.name),
    ["group-multilingual", "group-rtl", "irc-rust-2018-12", "irc-mediawiki-2013-01"])
  func heightsAreThoseOfTheCells(preset: String, corpus: String) throws {
    let messages = try Corpora.transcript(corpus)
    var transcript = Transcript(
      messages, style: try .preset(preset), width: 320, engine: engine,
      environment: LayoutEnvironment(me: messages.first?.sender),
      options: TranscriptOptions(dates: SeparatorStyle()))
    let part = messages.count / 8
    for step in 0..<40 {
      transcript.width = 120 + Double(step * 29 % 40) * 16.3
      let first = step % 8 * part
      let differences = transcript.differencesFromBuiltRows(in: first..<first + part)
      #expect(differences.isEmpty, "\(preset) at \(transcript.width)")
    }
    print("Records: \(preset), \(corpus): \(transcript.recordCount) of \(messages.count)")
  }

  @Test(arguments: [nil, 2.0, 1.25], [InterfaceDirection.leftToRight, .rightToLeft])
  func heightsHoldOnPixelsInBothDirectionsAtLargeType(scale: Double?, direction: InterfaceDirection) throws {
    let messages = try Corpora.transcript("group-rtl", prefix: 300) + Corpora.richConversation()
    for (preset, fontScale) in zip(ChatStylePreset.all.map(\.name), [1, 1.5, 2, 1, 0.8, 3]) {
      var transcript = Transcript(
        messages, style: try .preset(preset), width: 320, engine: engine,
        environment: LayoutEnvironment(
          me: messages.first?.sender, direction: direction, scale: scale, fontScale: fontScale))
      for step in 0..<12 {
        transcript.width = 90 + Double(step * 5 % 12) * 61.7
        #expect(
          transcript.differencesFromBuiltRows(in: 0..<transcript.count).isEmpty,
          "\(preset), \(transcript.width)")
      }
    }
  }

  @Test func mostMessagesHaveARecord() throws {
    for preset in ["clustered", "merged", "padded"] {
      let messages = try Corpora.transcript("irc-rust-2018-12")
      let transcript = Transcript(messages, style: try .preset(preset), width: 320, engine: engine)
      #expect(transcript.recordCount > messages.count * 95 / 100, "\(preset)")
    }
  }
}
