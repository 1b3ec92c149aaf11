import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that a conversation of two people shows no names and no avatars.
@Suite struct PrivateTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func cell(_ preset: String, from sender: String, isOneToOne: Bool, width: Double = 320) throws
    -> Cell
  {
    try engine.cell(
      Fixtures.message(String(repeating: "word ", count: 40), from: sender), .preset(preset), width: width
    ) { $0.isOneToOne = isOneToOne }
  }

  @Test(arguments: [("clustered", 16.0), ("merged", 9), ("padded", 10), ("tailed", 1)])
  func thereAreNoNamesAndNoAvatars(preset: String, margin: Double) throws {
    let (group, pair) = (
      try cell(preset, from: "ann", isOneToOne: false), try cell(preset, from: "ann", isOneToOne: true)
    )
    #expect(group.avatar != nil && pair.avatar == nil)
    #expect(pair.labels(.sender).isEmpty)
    // Without the avatar, the bubble and its text begin further left.
    let (before, after) = (try #require(group.bubble).frame, try #require(pair.bubble).frame)
    #expect(after.minX == LayoutUnit(margin) && after.minX < before.minX)
    #expect(320 - after.maxX >= 0 && after.width >= before.width)
  }

  @Test func theReadersOwnMessagesStay() throws {
    for preset in ["clustered", "merged"] {
      let (group, pair) = (
        try cell(preset, from: "you", isOneToOne: false), try cell(preset, from: "you", isOneToOne: true)
      )
      #expect(group.bubble == pair.bubble && group.height == pair.height)
    }
  }

  @Test func aBalloonsLabelHasTheTimeAlone() throws {
    let label = try #require(try cell("balloon", from: "ann", isOneToOne: true).label)
    #expect(label.role == .time && label.text == "Sep 12, 2011 7:34:21 PM")
  }

  @Test func aConversationOfTwoIsKnownFromItsMessages() {
    func isOneToOne(_ senders: [String?], me: String? = "you") -> Bool {
      senders.enumerated().map { index, sender in
        Message(id: .integer(index), sender: sender, text: "x", kind: sender == "bot" ? .notice : .message)
      }.isOneToOne(for: me)
    }
    #expect(isOneToOne(["you", "ann", nil, "bot", "ann"]) && isOneToOne(["ann"]))
    #expect(!isOneToOne(["you", "ann", "omar"]) && !isOneToOne(["you"]) && !isOneToOne([]))
    #expect(!isOneToOne(["you", "ann"], me: nil) && !isOneToOne(["you", "ann"], me: "noa"))
  }

  /// A transcript, a stream of rows and single cells are equal, and the records of heights are correct.
  @Test(arguments: ["clustered", "merged", "padded"]) func transcriptsFollow(preset: String) throws {
    let messages = try Corpora.transcript("group-multilingual", prefix: 120)
    let style = try ChatStyle.preset(preset)
    var environment = LayoutEnvironment(me: messages.first?.sender)
    var transcript = Transcript(messages, style: style, width: 320, engine: engine, environment: environment)
    let group = transcript.height
    environment.isOneToOne = true
    transcript.environment = environment
    #expect(transcript.height != group && transcript.style == style)
    for width in [320.0, 200, 500] {
      transcript.width = width
      #expect(transcript.differencesFromBuiltRows(in: 0..<transcript.count).isEmpty)
      let rows = Array(engine.rows(for: messages, style: style, width: width, environment: environment))
      #expect(rows.last?.frame.maxY == transcript.height)
    }
    transcript.environment.isOneToOne = false
    transcript.width = 320
    #expect(transcript.height == group)
  }
}
