import TextShaping

extension Paragraph {
  /// Calls `body` with each line of `layout(in:options:)` and stores none of them. This is for texts whose
  /// lines would take more memory than the text.
  ///
  /// - Parameters:
  ///   - ends: The break opportunities at which the first lines end; empty if the width decides where they
  ///     end.
  ///   - body: Receives a line and the characters on it that no font has, ascending.
  /// - Returns: The measurements of all lines.
  /// - Complexity: Linear in the text. If lines are not aligned at the left, a separate pass finds their
  ///   widths first.
  package func forEachLine(
    in width: AvailableWidth, options: LayoutOptions = LayoutOptions(), endingLinesAt ends: [Int] = [],
    body: (LineBox, [MissingCharacter]) -> Void
  ) -> TextMeasure {
    let setter = LineSetter(self, options: options)
    let isAtLeft =
      options.alignment == .start && commonDirectionIsRightToLeft == false
      && self.options.hangingIndent == nil
    let blockWidth =
      isAtLeft
      ? .zero
      : setter.width(of: LineBreaks(self, in: width, options: options, endingLinesAt: ends) { _ in })
    let showsMissing = warnings.contains(.lastResortGlyph)
    var last: LineBox?
    var lastIndent = LayoutUnit.zero
    var first = LayoutUnit.zero
    var top = LayoutUnit.zero
    var count = 0
    let breaks = LineBreaks(self, in: width, options: options, endingLinesAt: ends) { span in
      let line = setter.line(span, top: top, in: blockWidth)
      top = line.frame.maxY
      if count == 0 { first = line.frame.height }
      count += 1
      last = line
      lastIndent = LayoutUnit(roundingUp: span.indent)
      body(line, showsMissing ? block(of: line, span, options: options).missingCharacters(inLine: 0) : [])
    }
    return TextMeasure(
      size: Size(width: setter.width(of: breaks), height: top), lineCount: count, firstLineHeight: first,
      lastLine: last ?? setter.line(.empty(at: 0), top: .zero, in: blockWidth), lastIndent: lastIndent,
      validWidths: breaks.validWidths)
  }

  /// Returns a block that has one of the paragraph's lines.
  private func block(of line: LineBox, _ span: LineSpan, options: LayoutOptions) -> TextBlock {
    TextBlock(
      paragraph: self, lines: [line], size: line.frame.size, validWidths: .all, reshapeCount: 0,
      options: options, spans: [span])
  }
}
