import BubbleLayout
import TextLayout

/// Writes texts broken into lines as JSON Lines, one line for each text and width:
/// `{"id":7,"width":260,"lines":[{"start":0,"end":27,"width":251.3}],"height":22}`.
///
/// Offsets are UTF-16, ends exclusive; lengths are points.
public struct MeasureWriter {
  private var buffer = ByteBuffer()

  /// Writes into memory.
  public init() {}

  /// What was written so far.
  public var bytes: [UInt8] { buffer.bytes }

  /// Writes a text at a width.
  ///
  /// - Parameter width: As it was asked for, in points; `null` stands for a width without end, which no JSON
  ///   number can say.
  public mutating func write(_ block: TextBlock, id: MessageID, width: Double) {
    buffer.append("{\"id\":")
    switch id {
    case .integer(let number): buffer.append(number)
    case .string(let text): buffer.append(quoted: text)
    }
    buffer.append(",\"width\":")
    append(width)
    buffer.append(",\"lines\":[")
    for (index, line) in block.lines.enumerated() {
      buffer.append(index == 0 ? "{\"start\":" : ",{\"start\":")
      buffer.append(line.start)
      buffer.append(",\"end\":")
      buffer.append(line.end)
      buffer.append(",\"width\":")
      buffer.append(line.width)
      buffer.append("}")
    }
    buffer.append("],\"height\":")
    buffer.append(block.size.height)
    buffer.append("}\n")
  }

  /// The shortest number that reads back as the same.
  private mutating func append(_ width: Double) {
    if let whole = Int(exactly: width) {
      buffer.append(whole)
    } else if width.isFinite {
      buffer.append(utf8: "\(width)")
    } else {
      buffer.append("null")
    }
  }
}
