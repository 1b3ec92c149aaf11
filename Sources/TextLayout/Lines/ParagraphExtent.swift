/// The size of a text at a width: the result of `Paragraph.layout(width:options:)`, without a box for each
/// line.
public struct ParagraphExtent: Hashable, Sendable {
  /// The width of the widest line and the height of all lines, in points.
  public let size: Size
  /// The number of lines. It is at least 1, because a text without characters has one empty line.
  public let lineCount: Int
  /// The last line, relative to the block. Anything placed next to or below the text, such as a time, depends
  /// on it.
  public let lastLine: LineBox
  /// The widths that give the same lines.
  public let validWidths: WidthInterval
}

extension ParagraphExtent {
  /// The extent of a block that is laid out.
  public init(_ block: TextBlock) { self.init(TextMeasure(block)) }

  init(_ measure: TextMeasure) {
    size = measure.size
    lineCount = measure.lineCount
    lastLine = measure.lastLine
    validWidths = measure.validWidths
  }
}

extension Paragraph {
  /// The extent of the text at a width: the same as that of `layout(width:options:)`, or of
  /// `balancedLayout(width:options:)`.
  ///
  /// - Parameters:
  ///   - width: The maximum width of a line, in points; any number is valid, as for `layout(width:options:)`.
  ///   - options: How lines are broken, their height and maximum number.
  ///   - isBalanced: Whether lines are balanced to about equal lengths.
  /// - Complexity: Linear in the text, without making lines; if balanced, O(n log w) for a width of w points.
  public func extent(
    width: Double, options: LayoutOptions = LayoutOptions(), isBalanced: Bool = false
  ) -> ParagraphExtent {
    let room = AvailableWidth(roundingDown: width)
    guard isBalanced else { return ParagraphExtent(measure(in: room, options: options)) }
    let balance = balance(in: room, options: options)
    guard balance.lineEnds.isEmpty else {
      return ParagraphExtent(
        TextBlock(self, in: balance.width, options: options, endingLinesAt: balance.lineEnds))
    }
    return ParagraphExtent(measure(in: balance.width, options: options))
  }

  /// Breaks the text into lines and places them: `balancedLayout(width:options:)` if lines are to be
  /// balanced, otherwise `layout(width:options:)`.
  ///
  /// - Parameters:
  ///   - width: The maximum width of a line, in points.
  ///   - options: Alignment, justification, and truncation.
  ///   - isBalanced: Whether lines are balanced to about equal lengths.
  public func layout(width: Double, options: LayoutOptions, isBalanced: Bool) -> TextBlock {
    isBalanced ? balancedLayout(width: width, options: options) : layout(width: width, options: options)
  }
}
