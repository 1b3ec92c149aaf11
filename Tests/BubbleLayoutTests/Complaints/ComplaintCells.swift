import BubbleLayout
import TestSupport
import TextLayout

/// Lays out messages for the tests of complaints. `Documentation/Complaints.md` lists the complaints.
struct ComplaintCells {
  let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  static let environment = LayoutEnvironment(me: "you")

  static func markdown(_ text: String, streaming: Bool = false, id: MessageID = 1) -> Message {
    Message(id: id, sender: "model", text: text, format: .markdown, isStreaming: streaming)
  }

  func cell(_ message: Message, width: Double = 360, style: ChatStyle = .clustered) -> Cell {
    engine.cell(for: message, style: style, width: width, environment: Self.environment)
  }

  func cell(_ blocks: [MessageBlock], width: Double = 360, style: ChatStyle = .clustered) -> Cell {
    cell(Message(id: 1, sender: "model", text: "", blocks: blocks), width: width, style: style)
  }

  func transcript(_ messages: [Message], width: Double = 360, style: ChatStyle = .clustered) -> Transcript {
    Transcript(messages, style: style, width: width, engine: engine, environment: Self.environment)
  }
}

extension Cell {
  /// Returns the texts of the cell with a role; nil for all texts.
  func textParts(_ role: TextRole? = nil) -> [TextPart] {
    parts.compactMap { if case .text(let text) = $0, role == nil || text.role == role { text } else { nil } }
  }

  func boxParts(_ role: BoxRole) -> [BoxPart] {
    parts.compactMap { if case .box(let box) = $0, box.role == role { box } else { nil } }
  }
}

extension TextPart {
  /// The baseline of the first line, in the cell's coordinates.
  var firstBaseline: LayoutUnit { frame.minY + blockOrigin.y + block.lines[0].baseline }
}
