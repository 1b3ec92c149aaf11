import BubbleLayout
import TextLayout

/// The fields of a message's row that can be requested by name (`bubble layout --fields`).
public enum CellField: String, Hashable, Sendable, CaseIterable {
  case id, sender, senderName, side, role, frame
  /// The upper edge and the size of the frame, in points.
  case y, width, height
  case bubble, parts
  /// The lines of the message's text, or of the first of its blocks; null for a message without any text.
  case lines
  /// The parts of the cell as a tree of elements.
  case elements
  case highlights
}

/// Writes only some fields of each message's row, as JSON Lines, for pipes that need for example only
/// heights.
///
/// There is no header, and no line for dates and other rows between messages. Each line has all requested
/// fields, in the requested order.
public struct CellFieldWriter: LayoutWriter {
  private let sink: ByteSink
  private let fields: [CellField]
  private var output: JSONSink

  /// Writes to a sink.
  ///
  /// - Parameters:
  ///   - fields: The fields to write for each row.
  ///   - sink: Receives the lines piece by piece.
  public init(fields: [CellField], sink: @escaping ByteSink) {
    self.fields = fields
    self.sink = sink
    output = JSONSink(.lines, options: WritingOptions())
  }

  /// Writes nothing: this format has no header.
  public mutating func begin(_ header: LayoutHeader) throws {}

  /// Writes a line for a message, and nothing for other rows.
  public mutating func write(_ row: TranscriptRow) throws {
    guard case .message(let cell) = row else { return }
    output.begin()
    for field in fields { cell.describe(field, to: &output) }
    output.close()
    output.endLine()
    try output.buffer.flush(to: sink)
  }

  /// Passes what was written so far to the sink, for a pipe whose reader waits for each line.
  public mutating func flush() throws { try output.buffer.flush(to: sink, force: true) }

  /// Passes everything that remains to the sink.
  public mutating func end() throws { try flush() }
}

extension Cell {
  fileprivate func describe(_ field: CellField, to sink: inout JSONSink) {
    switch field {
    case .id: sink.field("id", id)
    case .sender: sink.nullable("sender", sender)
    case .senderName: sink.nullable("senderName", facts.senderName ?? sender)
    case .side: sink.field("side", side)
    case .role: sink.field("role", role)
    case .frame: sink.field("frame", frame)
    case .y: sink.field("y", frame.minY)
    case .width: sink.field("width", frame.width)
    case .height: sink.field("height", frame.height)
    case .bubble: describeBubble(to: &sink)
    case .parts: describeParts(to: &sink)
    case .lines: describeTextLines(to: &sink)
    case .elements: describeElements(to: &sink)
    case .highlights: describeHighlights(to: &sink)
    }
  }

  private func describeTextLines(to sink: inout JSONSink) {
    for case .text(let part) in parts {
      return part.block.describeLines(at: sink.block(at: part.blockOrigin, in: part.frame), to: &sink)
    }
    sink.none("lines")
  }
}
