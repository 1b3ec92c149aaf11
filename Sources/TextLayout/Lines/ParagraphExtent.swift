/// How much room a text takes at a width: what `Paragraph.layout(width:options:)` gives, without a box for each line.
public struct ParagraphExtent: Hashable, Sendable {
  /// The width of the widest line and the height of all lines, in points.
  public let size: Size
  /// Never 0: a text without characters has one empty line.
  public let lineCount: Int
  /// The last line, relative to the block: what stands beside or below a text, such as a time, begins where it ends.
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
  /// How much room the text takes at a width: the same as that of `layout(width:options:)`, or of `balancedLayout(width:options:)`.
  ///
  /// - Parameters:
  ///   - width: The greatest width of a line, in points, as `layout(width:options:)` takes it: any number will do.
  ///   - options: How lines are broken, how tall they are and how many there may be.
  ///   - isBalanced: Whether lines are to be about equally long.
  /// - Complexity: Linear in the text, no lines are made; balanced O(n log w) for a width of w points.
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

  /// Breaks the text into lines and places them: `balancedLayout(width:options:)` where lines are to be about equally long, else
  /// `layout(width:options:)`.
  ///
  /// - Parameters:
  ///   - width: The greatest width of a line, in points.
  ///   - options: Alignment, justification, and how lines are cut short.
  ///   - isBalanced: Whether lines are to be about equally long.
  public func layout(width: Double, options: LayoutOptions, isBalanced: Bool) -> TextBlock {
    isBalanced ? balancedLayout(width: width, options: options) : layout(width: width, options: options)
  }
}
