import BubbleLayout
import TextLayout

/// Writes texts broken into lines as JSON Lines, one line of output for each text at each width:
/// `{"id":7,"width":260,"lines":[{"start":0,"end":27,"width":251.3}],"height":22}`.
///
/// Offsets are UTF-16 offsets, with exclusive ends. Lengths are in points.
public struct MeasureWriter {
  private var output = JSONSink(.lines, options: WritingOptions())
  private let isDetailed: Bool
  /// The fields to write for each text; nil for the default.
  private let fields: [MeasureField]?

  /// Creates a writer that writes into memory.
  ///
  /// - Parameter isDetailed: Whether to add to each line `x`, `baseline`, `ending` and `rtl`, and to each
  ///   text `validWidths` (from the first up to, but excluding, the second; `null` for no end) and `doubts`.
  public init(isDetailed: Bool = false) {
    self.isDetailed = isDetailed
    fields = nil
  }

  /// Writes only some fields, in the requested order.
  ///
  /// - Parameters:
  ///   - fields: The fields to write for each text.
  ///   - isDetailed: Whether lines have the additional members that details add.
  public init(fields: [MeasureField], isDetailed: Bool = false) {
    self.isDetailed = isDetailed
    self.fields = fields
  }

  /// Whether the requested fields need lines.
  package var needsLines: Bool { fields?.contains(where: \.needsLines) ?? true }

  /// The bytes that were written so far.
  public var bytes: [UInt8] { output.buffer.bytes }

  /// Writes a text at a width.
  ///
  /// - Parameter block: The text, broken into lines.
  /// - Parameter id: The id of its message.
  /// - Parameter width: The requested width, in points; an infinite width is written as `null`.
  public mutating func write(_ block: TextBlock, id: MessageID, width: Double) {
    if let fields { return write(fields, of: ParagraphExtent(block), block, id, width) }
    begin(id: id, width: width)
    writeLines(of: block)
    end(height: block.size.height, validWidths: block.validWidths, warnings: block.warnings)
  }

  /// Writes the fields of a text at a width that do not need its lines.
  ///
  /// - Parameter extent: The measured extent of the text.
  /// - Parameter id: The id of its message.
  /// - Parameter width: The requested width, in points; an infinite width is written as `null`.
  package mutating func write(_ extent: ParagraphExtent, id: MessageID, width: Double) {
    write(fields ?? [], of: extent, nil, id, width)
  }

  private mutating func write(
    _ fields: [MeasureField], of extent: ParagraphExtent, _ block: TextBlock?, _ id: MessageID,
    _ width: Double
  ) {
    output.begin()
    for field in fields {
      switch field {
      case .id: output.field("id", id)
      case .width: output.nullable("width", width.isFinite ? width : nil)
      case .height: output.field("height", extent.size.height)
      case .lineCount: output.field("lineCount", extent.lineCount)
      case .textWidth: output.field("textWidth", extent.size.width)
      case .validWidths: output.field("validWidths", extent.validWidths)
      case .warnings: output.field("doubts", ValueList(block?.warnings.names ?? []))
      case .lines:
        output.open(list: "lines")
        if let block { writeLines(of: block) }
        output.closeList()
      }
    }
    output.close()
    output.endLine()
  }

  private mutating func writeLines(of block: TextBlock) {
    for (index, line) in block.lines.enumerated() {
      write(line, index, missing: block.missingCharacters(inLine: index))
    }
  }

  /// Writes a text at a width line by line, for texts whose lines would take more memory than the text.
  ///
  /// - Parameter paragraph: The text.
  /// - Parameter id: The id of its message.
  /// - Parameter width: The width, in points.
  /// - Parameter options: How lines are broken and aligned.
  /// - Parameter isBalanced: Whether lines are about equally long
  ///   (`Paragraph.balancedLayout(width:options:)`).
  /// - Parameter noteMissing: Receives the characters of each line that no font has.
  /// - Parameter take: Receives the output piece by piece.
  package mutating func write(
    _ paragraph: Paragraph, id: MessageID, width: Double, options: LayoutOptions, isBalanced: Bool,
    noteMissing: ([MissingCharacter]) -> Void, take: ([UInt8]) -> Void
  ) {
    let room = AvailableWidth(roundingDown: width)
    let balance = isBalanced ? paragraph.balance(in: room, options: options) : (width: room, lineEnds: [])
    begin(id: id, width: width)
    var index = 0
    var warnings = paragraph.warnings
    let measure = paragraph.forEachLine(
      in: balance.width, options: options, endingLinesAt: balance.lineEnds
    ) { line, missing in
      write(line, index, missing: missing)
      noteMissing(missing)
      index += 1
      if line.ending == .emergency { warnings.insert(.emergencyBreak) }
      output.buffer.drain(to: take)
    }
    end(height: measure.size.height, validWidths: measure.validWidths, warnings: warnings)
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

  private mutating func end(height: LayoutUnit, validWidths: WidthInterval, warnings: LayoutWarnings) {
    output.closeList()
    output.field("height", height)
    if isDetailed {
      output.field("validWidths", validWidths)
      output.field("doubts", ValueList(warnings.names))
    }
    output.close()
    output.endLine()
  }
}

/// An interval is written as an array of its lower end and its exclusive upper end, which is null if there is
/// none.
extension WidthInterval: LayoutValue {
  package static var schema: JSONSchema { .array(of: .number().nullable, count: 2...2) }

  package func write(json buffer: inout ByteBuffer) {
    buffer.append("[")
    buffer.append(narrowest)
    buffer.append(",")
    if let widest { buffer.append(widest) } else { buffer.append("null") }
    buffer.append("]")
  }

  package func write(text buffer: inout ByteBuffer) { write(json: &buffer) }
}
