import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that actions and notices say who did something.
@Suite struct SubjectTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  private func cell(
    _ text: String, _ kind: MessageKind, by sender: String?, style: ChatStyle = .merged, name: String? = nil
  ) -> Cell {
    engine.cell(
      for: Message(id: 1, sender: sender, text: text, kind: kind, senderName: name), style: style, width: 400,
      environment: LayoutEnvironment(me: "me", people: ["ann": Person("Ann B."), "me": Person("Max")]))
  }

  @Test(arguments: ["clustered", "merged"], [MessageKind.action, .notice])
  func theNameComesFirst(preset: String, kind: MessageKind) throws {
    let style = try ChatStyle.preset(preset)
    for (sender, name, shown) in [
      ("ann", nil, "Ann B."), ("me", nil, "Max"), ("x", nil, "x"), ("ann", "Ann (Oslo)", "Ann (Oslo)"),
    ] as [(String, String?, String)] {
      let cell = cell("pinned a message", kind, by: sender, style: style, name: name)
      #expect(cell.textPart?.text == "\(shown) pinned a message")
      #expect(cell.labels(.sender).isEmpty)
    }
  }

  @Test func namesAreNotRepeated() {
    #expect(cell("Ann B. left", .notice, by: "ann").textPart?.text == "Ann B. left")
    #expect(
      cell("The title was changed by ann b.", .notice, by: "ann").textPart?.text.hasPrefix("The") == true)
    #expect(cell("You left", .notice, by: "me").textPart?.text == "You left")
    #expect(cell("pinned a message", .notice, by: "mes").textPart?.text == "mes pinned a message")
    #expect(cell("hugs Ann B.", .action, by: "ann").textPart?.text == "Ann B. hugs Ann B.")
    #expect(cell("somebody left", .notice, by: nil).textPart?.text == "somebody left")
    #expect(cell("a message", .message, by: "ann").textPart?.text == "a message")
  }

  /// Screen readers say the name once.
  @Test func theNameIsSaidOnce() throws {
    let transcript = Transcript(
      [Message(id: 1, sender: "ann", text: "waves", kind: .action)], style: .merged, width: 400,
      engine: engine)
    let cell = try #require(transcript.cell(withID: 1))
    let narrator = AccessibilityNarrator(engine: engine, environment: transcript.environment)
    let label = narrator.element(of: .message(cell)).label
    #expect(label.ranges(of: "ann").count == 1, "\(label)")
  }

  /// Spans, and what a search finds, move with the words.
  @Test func rangesMoveWithTheWords() throws {
    var message = Message(id: 1, sender: "ann", text: "waves wildly", kind: .action)
    message.spans = [TextSpan(range: 6..<12, emphasis: .bold)]
    let transcript = Transcript([message], style: .merged, width: 400, engine: engine)
    let part = try #require(transcript.cell(withID: 1)?.textPart)
    #expect(part.text == "ann waves wildly" && part.spans.map(\.range) == [10..<16])
    #expect(transcript.find("wildly").map(\.range) == [10..<16])
  }

  /// A name in another script neither decides the direction of the words nor reorders them.
  @Test func aNameDoesNotDecideTheDirection() throws {
    let arabic = try #require(cell("يلوح بيده", .action, by: "ann").textPart)
    #expect(arabic.block.lines.first?.isRightToLeft == true)
    let latin = try #require(cell("waves", .action, by: "نور").textPart)
    #expect(latin.block.lines.first?.isRightToLeft == false)
  }

  /// The published layouts keep their names in labels.
  @Test func sourcePresetsAreUnchanged() throws {
    #expect(cell("waves", .action, by: "ann", style: try .preset("balloon")).textPart?.text == "waves")
  }
}
