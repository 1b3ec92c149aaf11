import BubbleLayout
import TestSupport
import Testing
import TextLayout

/// Tests that parts keep their paths when a message changes, so that a front end can move them to their new
/// places.
@Suite struct ElementIdentityTests {
  private let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  @Test(arguments: ["clustered", "merged"])
  func footersAndReactionsKeepTheirPathsWhenTheTextGrows(preset: String) throws {
    var message = Message(
      id: 1, sender: "ann", timestamp: Fixtures.timestamp, text: "Hi there",
      reactions: [Reaction(symbol: "👍", count: 2), Reaction(symbol: "🎉", count: 1)])
    var transcript = Transcript(
      [message], style: try .preset(preset), width: 320, engine: engine,
      environment: LayoutEnvironment(me: "you"))
    let before = try #require(transcript.cell(withID: 1))
    message.text = String(repeating: "A longer text takes more lines. ", count: 5)
    _ = transcript.update(message)
    let after = try #require(transcript.cell(withID: 1))
    #expect(after.height > before.height)
    for path: ContentPath in [["footer"], ["reactions"], ["reactions", 0], ["reactions", 1]] {
      let (old, new) = (before.element(at: path), after.element(at: path))
      let (was, now) = (try #require(old), try #require(new))
      #expect(was.kind == now.kind && was.parts.count == now.parts.count)
      #expect(was.children.map(\.path) == now.children.map(\.path))
      #expect(now.frame.minY > was.frame.minY && now.frame.height == was.frame.height)
    }
    // The reaction has the same content, although it has moved.
    let pills = [before, after].map { cell in cell.parts.compactMap(\.block?.paragraph.styledText.text) }
    #expect(pills[0].filter { $0.contains("👍") } == pills[1].filter { $0.contains("👍") })
  }
}
