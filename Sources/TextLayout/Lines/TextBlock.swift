import TextShaping

/// A paragraph laid out at a width: its lines, their places, and the block's size, in points from the block's top
/// left corner.
///
/// ```swift
/// import BubbleLayout
///
/// let engine = try LayoutEngine(fonts: .bundled)
/// let block = engine.paragraph("Hello, שלום 👋", font: .system(17)).layout(width: 100)
///
/// print(block.size)
/// for (index, line) in block.lines.enumerated() {
///   print(line.start..<line.end, line.frame, line.baseline)
///   for run in block.glyphRuns(inLine: index) {         // from left to right, ready to be drawn
///     print(run.font.face.name, run.font.pointSize, run.glyphs.map(\.id))
///   }
/// }
/// let position = block.position(at: Point(x: 30, y: 10))  // what a tap there means
/// print(position.offset, block.caret(at: position).frame)
/// ```
public struct TextBlock: Sendable {
  /// The paragraph that was laid out.
  public let paragraph: Paragraph
  /// The lines. There is at least one, because a text without characters has one empty line.
  public let lines: [LineBox]
  /// The width of the widest line and the height of all lines.
  public let size: Size
  /// The widths that give the same lines.
  public let validWidths: WidthInterval
  /// How often HarfBuzz shaped the edge of a line again.
  public let reshapeCount: Int
  let options: LayoutOptions
  let spans: [LineSpan]

  /// The distance from the top of the block to the first line's baseline.
  public var firstBaseline: LayoutUnit { lines.first?.baseline ?? 0 }
  /// The distance from the top of the block to the last line's baseline.
  public var lastBaseline: LayoutUnit { lines.last?.baseline ?? 0 }
}

extension TextBlock {
  /// Breaks a paragraph into lines, stacks them and aligns them in the block's width.
  ///
  /// - Parameter ends: The opportunities at which the first lines end; empty if the width decides where they
  ///   end.
  init(
    _ paragraph: Paragraph, in width: AvailableWidth, options: LayoutOptions, endingLinesAt ends: [Int] = []
  ) {
    var spans: [LineSpan] = []
    spans.reserveCapacity(8)
    let breaks = LineBreaks(paragraph, in: width, options: options, endingLinesAt: ends) { spans.append($0) }
    let setter = LineSetter(paragraph, options: options)
    let width = setter.width(of: breaks)
    var y: LayoutUnit = 0
    let lines = spans.map { span in
      let line = setter.line(span, top: y, in: width)
      y = line.frame.maxY
      return line
    }
    self.init(
      paragraph: paragraph, lines: lines, size: Size(width: width, height: y),
      validWidths: breaks.validWidths, reshapeCount: breaks.reshapeCount, options: options, spans: spans)
  }

  /// Possible problems of the layout; empty if there are none.
  public var warnings: LayoutWarnings {
    lines.contains { $0.ending == .emergency }
      ? paragraph.warnings.union(.emergencyBreak) : paragraph.warnings
  }
}
