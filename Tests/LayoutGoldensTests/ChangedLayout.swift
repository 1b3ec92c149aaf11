import BubbleLayout
import Foundation
import LayoutGoldens
import TestSupport
import TextLayout

/// A small conversation with the inputs of its layout, of which a test changes one at a time.
struct ChangedLayout {
  var messages: [Message]
  /// The differences from the preset, as JSON.
  var style = "{}"
  var width = 320.0
  /// The people are given, so that a new message changes nobody's hue.
  var environment = LayoutEnvironment(
    me: "you", people: ["ann": Person(), "bob": Person(), "carol": Person(), "you": Person()])
  var options = TranscriptOptions()
  /// A replacement for the hash of a font; nil for the real hash.
  var hash: String?

  init() {
    let texts: [(sender: String, minute: Int, text: String)] = [
      ("ann", 0, "Are you up early tomorrow?"), ("ann", 1, "The ferry leaves at seven"),
      ("ann", 2, "and it does not wait"), ("you", 4, "I am, and I bring the tea ☕️"),
      ("you", 5, "and something for the birds"), ("bob", 30, "Shall I take the tent along, too?"),
      ("bob", 31, "It is a small one"), ("you", 40, "Yes"),
    ]
    messages = texts.enumerated().map { index, entry in
      Message(
        id: .string("m\(index + 1)"), sender: entry.sender,
        timestamp: Timestamp(milliseconds: 1_774_000_000_000 + Int64(entry.minute) * 60_000),
        text: entry.text,
        delivery: entry.sender == "you" ? .sent : nil)
    }
  }

  /// Returns the golden of the layout.
  func golden() throws -> GoldenText {
    let engine = try TestEngines.bundled
    let json = "{\"preset\": \"merged\", \"name\": \"app\"\(style == "{}" ? "}" : ", \(style.dropFirst())")"
    let rows = engine.rows(
      for: messages, style: try ChatStyle(json: json), width: width, environment: environment,
      options: options)
    guard let hash else { return GoldenText(rows) }
    var environment = GoldenEnvironment(of: rows)
    environment.fonts[0].hash = hash
    return GoldenText(rows, environment: environment)
  }
}
