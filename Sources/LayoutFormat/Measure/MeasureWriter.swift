import BubbleLayout
import TextLayout

/// Writes texts broken into lines as JSON Lines, one line for each text and width:
/// `{"id":7,"width":260,"lines":[{"start":0,"end":27,"width":251.3}],"height":22}`.
///
/// Offsets are UTF-16, ends exclusive; lengths are points.
public struct MeasureWriter {
  private var buffer = ByteBuffer()
  private let isDetailed: Bool

  /// Writes into memory.
  ///
  /// - Parameter isDetailed: Whether to add what else is known: to each line `x`, `baseline` and `ending`, to each
  ///   text `validWidths` (from, and up to but not with, `null` for no end) and `doubts`.
  public init(isDetailed: Bool = false) { self.isDetailed = isDetailed }

  /// What was written so far.
  public var bytes: [UInt8] { buffer.bytes }

  /// Writes a text at a width.
  ///
  /// - Parameter width: As it was asked for, in points; `null` stands for a width without end, which no JSON
  ///   number can say.
  public mutating func write(_ block: TextBlock, id: MessageID, width: Double) {
    buffer.append("{\"id\":")
    id.write(json: &buffer)
    buffer.append(",\"width\":")
    buffer.append(width, orElse: "null")
    buffer.append(",\"lines\":[")
    for (index, line) in block.lines.enumerated() {
      buffer.append(index == 0 ? "{\"start\":" : ",{\"start\":")
      buffer.append(line.start)
      buffer.append(",\"end\":")
      buffer.append(line.end)
      buffer.append(",\"width\":")
      buffer.append(line.width)
      if let hidden = line.hiddenRange {
        buffer.append(",\"hidden\":")
        hidden.write(json: &buffer)
      }
      if isDetailed { appendDetails(of: line) }
      buffer.append("}")
    }
    buffer.append("],\"height\":")
    buffer.append(block.size.height)
    if isDetailed { appendDetails(of: block) }
    buffer.append("}\n")
  }

  private mutating func appendDetails(of line: LineBox) {
    buffer.append(",\"x\":")
    buffer.append(line.frame.minX)
    buffer.append(",\"baseline\":")
    buffer.append(line.baseline)
    buffer.append(",\"ending\":")
    buffer.append(quoted: line.ending.rawValue)
    buffer.append(",\"rtl\":")
    buffer.append(line.isRightToLeft ? "true" : "false")
  }

  private mutating func appendDetails(of block: TextBlock) {
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
