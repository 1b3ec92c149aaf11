import BubbleLayout
import TestSupport
import TextLayout

/// Lays out blocks for tests, and finds parts in the cell.
struct BlockBench {
  let engine: LayoutEngine

  init() throws { engine = try TestEngines.bundled }

  /// Returns a preset with a changed style of blocks.
  static func style(_ change: (inout ContentStyle) -> Void) -> ChatStyle {
    var style = ChatStyle.clustered
    change(&style.sent.content)
    change(&style.received.content)
    return style
  }

  func cell(
    _ blocks: [MessageBlock], width: Double = 320, style: ChatStyle = .clustered,
    environment: LayoutEnvironment = LayoutEnvironment(me: "you"), isStreaming: Bool = false
  ) -> Cell {
    var message = Message(id: 1, sender: "ann", text: "", blocks: blocks)
    message.isStreaming = isStreaming
    return engine.cell(for: message, style: style, width: width, environment: environment)
  }

  func transcript(
    _ blocks: [MessageBlock], width: Double = 320, style: ChatStyle = .clustered
  ) -> Transcript {
    Transcript(
      [Message(id: 1, sender: "ann", text: "", blocks: blocks)], style: style, width: width, engine: engine,
      environment: LayoutEnvironment(me: "you"))
  }

  static func table(_ rows: [[String]], hasHeader: Bool = true) -> TableBlock {
    TableBlock(hasHeader: hasHeader, rows: rows.map { $0.map { TableCell($0) } })
  }
}

extension Cell {
  func texts(_ role: TextRole) -> [TextPart] {
    parts.compactMap { if case .text(let text) = $0, text.role == role { text } else { nil } }
  }

  func boxes(_ role: BoxRole) -> [BoxPart] {
    parts.compactMap { if case .box(let box) = $0, box.role == role { box } else { nil } }
  }

  func labels(_ role: LabelRole) -> [LabelPart] {
    parts.compactMap { if case .label(let label) = $0, label.role == role { label } else { nil } }
  }

}
