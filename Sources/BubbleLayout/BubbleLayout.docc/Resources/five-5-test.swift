import BubbleLayout
import GoldenTesting
import Testing

@Test func greeting() throws {
  let engine = try LayoutEngine(fonts: .bundled)
  let messages = [
    Message(id: 1, sender: "ann", text: "Morning! Who is in for Saturday?"),
    Message(id: 2, sender: "me", text: "Count me in"),
  ]
  assertGolden(
    engine.rows(for: messages, style: .merged, width: 260, environment: LayoutEnvironment(me: "me")))
}
