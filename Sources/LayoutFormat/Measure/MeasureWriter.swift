import BubbleLayout
import TextLayout

/// Writes texts broken into lines as JSON Lines, one line for each text and width:
/// `{"id":7,"width":260,"lines":[{"start":0,"end":27,"width":251.3}],"height":22}`.
///
/// Offsets are UTF-16, ends exclusive; lengths are points.
public struct MeasureWriter {
  private var output = JSONSink(.lines, options: WritingOptions())
  private let isDetailed: Bool

  /// Writes into memory.
  ///
  /// - Parameter isDetailed: Whether to add to each line `x`, `baseline`, `ending` and `rtl`, and to each text
  ///   `validWidths` (from the first up to but not including the second, `null` for no end) and `doubts`.
  public init(isDetailed: Bool = false) { self.isDetailed = isDetailed }

  /// What was written so far.
  public var bytes: [UInt8] { output.buffer.bytes }

  /// Writes a text at a width.
  ///
  /// - Parameter block: The text, broken into lines.
  /// - Parameter id: The id of its message.
  /// - Parameter width: The width as it was given, in points; an infinite width is written as `null`.
  public mutating func write(_ block: TextBlock, id: MessageID, width: Double) {
    let isDetailed = isDetailed
    output.begin()
    output.field("id", id)
    output.nullable("width", width.isFinite ? width : nil)
    output.list("lines", of: "line", block.lines) { line, index, sink in
      sink.range(from: line.start, to: line.end)
      sink.field("width", line.width)
      sink.optional("hidden", line.hiddenRange)
      sink.optional("missing", CodePoints(block.missingCharacters(inLine: index)))
      guard isDetailed else { return }
      sink.field("x", line.frame.minX)
      sink.field("baseline", line.baseline)
      sink.field("ending", line.ending)
      sink.field("rtl", line.isRightToLeft)
    }
    output.field("height", block.size.height)
    if isDetailed { Self.append(detailsOf: block, to: &output.buffer) }
    output.close()
    output.endLine()
  }

  private static func append(detailsOf block: TextBlock, to buffer: inout ByteBuffer) {
    buffer.append(",\"validWidths\":[")
    buffer.append(block.validWidths.narrowest)
    buffer.append(",")
    if let widest = block.validWidths.widest { buffer.append(widest) } else { buffer.append("null") }
    buffer.append("],\"doubts\":[")
    for (index, name) in block.doubts.names.enumerated() {
      if index > 0 { buffer.append(",") }
      buffer.append(quoted: name)
    }
    buffer.append("]")
  }
}
