import TextShaping

/// The measurements of a paragraph at a width. They equal those of its `TextBlock`, but no `LineBox` is
/// created for each line.
package struct TextMeasure: Hashable, Sendable {
  /// The width of the block and the height of all lines, in points.
  package let size: Size
  /// The number of lines, at least 1: a text without characters has one empty line.
  package let lineCount: Int
  /// The height of the first line, in points.
  package let firstLineHeight: LayoutUnit
  /// The last line, relative to the block.
  package let lastLine: LineBox
  /// The indent of the last line, in points.
  package let lastIndent: LayoutUnit
  /// The widths that give the same lines.
  package let validWidths: WidthInterval
}

extension TextMeasure {
  /// The measurements of a block.
  package init(_ block: TextBlock) {
    size = block.size
    lineCount = block.lines.count
    firstLineHeight = block.lines.first?.frame.height ?? 0
    lastLine = block.lines[block.lines.count - 1]
    lastIndent = LayoutUnit(roundingUp: block.spans[block.spans.count - 1].indent)
    validWidths = block.validWidths
  }
}

extension Paragraph {
  /// Whether all lines run in one direction, at every width.
  package var hasOneDirection: Bool { commonDirectionIsRightToLeft != nil }

  /// Measures the text at a width: the result is that of `layout(in:options:)`, but no lines are made.
  ///
  /// - Complexity: Linear in the text; nothing is allocated unless the edge of a line has to be shaped again.
  package func measure(
    in width: AvailableWidth, options: LayoutOptions = LayoutOptions()
  ) -> TextMeasure {
    let setter = LineSetter(self, options: options)
    var last = LineSpan.empty(at: 0)
    var top: LayoutUnit = 0
    var height: LayoutUnit = 0
    var first: LayoutUnit?
    var count = 0
    let breaks = LineBreaks(self, in: width, options: options) { span in
      last = span
      top = height
      height += setter.height(of: span).height
      first = first ?? height
      count += 1
    }
    let size = Size(width: setter.width(of: breaks), height: height)
    return TextMeasure(
      size: size, lineCount: count, firstLineHeight: first ?? 0,
      lastLine: setter.line(last, top: top, in: size.width), lastIndent: LayoutUnit(roundingUp: last.indent),
      validWidths: breaks.validWidths)
  }

  /// The size of the text at a width, in points, for the measure callbacks of box layout engines.
  ///
  /// For a maximum width (Yoga's *at most*, Taffy's definite space) pass a fixed width. If the width is not
  /// limited (Yoga's *undefined*, Taffy's max-content) pass no limit. For the narrowest width that words
  /// allow (Taffy's min-content) pass `minContentWidth()`. For an exact width (Yoga's *exactly*) pass a fixed
  /// width and set `fillsWidth`.
  ///
  /// - Complexity: Linear in the text, without making lines.
  public func size(in width: AvailableWidth, options: LayoutOptions = LayoutOptions()) -> Size {
    measure(in: width, options: options).size
  }
}
