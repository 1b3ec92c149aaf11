import BubbleLayout
import TestSupport

/// A short conversation in several scripts and directions.
enum SampleChat {
  static let messages: [Message] = [
    message(
      "m1", "you",
      "Hello! Are you coming to the harbour tonight? The boats leave at eight, and the office on the quay closes early on Fridays."
    ),
    message("m2", "Mana", "Yes :) see you there 🚢👩‍👩‍👧"),
    message("m3", "you", "ok"),
    message("m4", "مرام", "אני מגיע עם Freddie בשעה 20:00, ואז إلى اللقاء في الميناء"),
    message("m5", "Mana", "熱力学の法則は何ですか？ 그는 게으름 때문에 회사에서 짤렸다. ขอบคุณมากครับ नमस्ते दोस्तों"),
    message("m6", "you", "https://example.org/a/b/c?id=42&ref=chat#top\nlet x = [1, 2, 3].map { $0 * 2 }"),
    Message(
      id: "m7", sender: nil, timestamp: Timestamp(milliseconds: 1_767_254_000_000),
      text: "Mana has left the room", kind: .notice),
  ]

  static let environment = LayoutEnvironment(me: "you")

  static func cells() throws -> [Cell] {
    let engine = try TestEngines.bundled
    return Array(engine.cells(for: messages, style: .balloon, width: 320, environment: environment))
  }

  private static func message(_ id: MessageID, _ sender: String, _ text: String) -> Message {
    Message(id: id, sender: sender, timestamp: Timestamp(milliseconds: 1_767_254_000_000), text: text)
  }
}
