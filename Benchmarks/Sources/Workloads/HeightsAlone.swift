import BubbleLayout
import Synchronization

/// Texts kept as in a transcript, in cells that contain only their text.
final class HeightsAlone: Sendable {
  private let transcript: Mutex<Transcript>

  init(_ texts: [String], font: TextStyle, engine: LayoutEngine) {
    var style = ChatStyle()
    style.received.text.font = font
    let messages = texts.enumerated().map { Message(id: .integer($0.offset), sender: "a", text: $0.element) }
    transcript = Mutex(Transcript(messages, style: style, width: 100, engine: engine))
  }

  /// Returns the total height of all texts at a width in points. The result is in 1/64 point.
  func height(width: Double) -> Int {
    transcript.withLock { transcript in
      transcript.width = width
      return transcript.height.rawValue
    }
  }
}
