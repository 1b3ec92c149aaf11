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
    begin(id: id, width: width)
    for (index, line) in block.lines.enumerated() {
      write(line, index, missing: block.missingCharacters(inLine: index))
    }
    end(height: block.size.height, validWidths: block.validWidths, doubts: block.doubts)
  }

  /// Writes a text at a width line by line, for texts whose lines would take more memory than the text.
  ///
  /// - Parameter paragraph: The text.
  /// - Parameter id: The id of its message.
  /// - Parameter width: The width, in points.
  /// - Parameter options: How lines are broken and aligned.
  /// - Parameter isBalanced: Whether lines are about equally long (`Paragraph.balancedLayout(width:options:)`).
  /// - Parameter noteMissing: Takes the characters of each line that no font has.
  /// - Parameter take: Takes what was written so far, now and then and at the end.
  package mutating func write(
    _ paragraph: Paragraph, id: MessageID, width: Double, options: LayoutOptions, isBalanced: Bool,
    noteMissing: ([MissingCharacter]) -> Void, take: ([UInt8]) -> Void
  ) {
    let room = AvailableWidth(roundingDown: width)
    let balance = isBalanced ? paragraph.balance(in: room, options: options) : (width: room, lineEnds: [])
    begin(id: id, width: width)
    var index = 0
    var doubts = paragraph.doubts
    let measure = paragraph.forEachLine(
      in: balance.width, options: options, endingLinesAt: balance.lineEnds
    ) { line, missing in
      write(line, index, missing: missing)
      noteMissing(missing)
      index += 1
      if line.ending == .emergency { doubts.insert(.emergencyBreak) }
      output.buffer.drain(to: take)
    }
    end(height: measure.size.height, validWidths: measure.validWidths, doubts: doubts)
    output.buffer.drain(to: take, force: true)
  }

  private mutating func begin(id: MessageID, width: Double) {
    output.begin()
    output.field("id", id)
    output.nullable("width", width.isFinite ? width : nil)
    output.open(list: "lines")
  }

  private mutating func write(_ line: LineBox, _ index: Int, missing: [MissingCharacter]) {
    output.open(element: "line", .object, number: index)
    output.range(from: line.start, to: line.end)
    output.field("width", line.width)
    output.optional("hidden", line.hiddenRange)
    output.optional("missing", CodePoints(missing))
    if isDetailed {
      output.field("x", line.frame.minX)
      output.field("baseline", line.baseline)
      output.field("ending", line.ending)
      output.field("rtl", line.isRightToLeft)
    }
    output.close()
  }

  private mutating func end(height: LayoutUnit, validWidths: WidthInterval, doubts: LayoutDoubts) {
    output.closeList()
    output.field("height", height)
    if isDetailed { Self.append(validWidths, doubts, to: &output.buffer) }
    output.close()
    output.endLine()
  }

  private static func append(
    _ validWidths: WidthInterval, _ doubts: LayoutDoubts, to buffer: inout ByteBuffer
  ) {
    buffer.append(",\"validWidths\":[")
    buffer.append(validWidths.narrowest)
    buffer.append(",")
    if let widest = validWidths.widest { buffer.append(widest) } else { buffer.append("null") }
    buffer.append("],\"doubts\":[")
    for (index, name) in doubts.names.enumerated() {
      if index > 0 { buffer.append(",") }
      buffer.append(quoted: name)
    }
    buffer.append("]")
  }
}
