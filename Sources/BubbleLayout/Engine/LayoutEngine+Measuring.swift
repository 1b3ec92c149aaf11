import TextLayout
import TextShaping

extension LayoutEngine {
  /// Analyses and shapes a single text, so that it can be laid out at any width.
  ///
  /// - Parameters:
  ///   - text: The text, its language and its direction.
  ///   - options: The font, and how the text is broken into lines.
  /// - Complexity: Linear in the text.
  public func paragraph(
    _ text: TextToMeasure, options: MeasureOptions = MeasureOptions()
  ) -> Paragraph {
    options.paragraph(of: text, fonts: fonts)
  }

  /// Measures several texts at several widths, as `bubble measure` does, without returning their lines.
  ///
  /// ```swift
  /// import BubbleLayout
  ///
  /// let engine = try LayoutEngine(fonts: .bundled)
  /// let texts = ["Hello", "How tall is this at which width?"].map { TextToMeasure($0) }
  /// let extents = engine.measure(texts, widths: [80, 200])
  /// print(extents.map(\.lineCount))                      // 1, 1, 4, 2
  /// print(extents[2].size.height)                         // of the second text at 80 points
  /// ```
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - widths: Any widths in points. Infinity means no limit.
  ///   - options: The font, and how texts are broken into lines.
  /// - Returns: The extents of the first text at all widths, in the order of the widths, then those of the
  ///   second text, and so on.
  /// - Complexity: Each text is analysed and shaped once. Measuring is linear in the texts for each width.
  public func measure(
    _ texts: some Sequence<TextToMeasure>, widths: [Double], options: MeasureOptions = MeasureOptions()
  ) -> [ParagraphExtent] {
    var extents: [ParagraphExtent] = []
    extents.reserveCapacity(texts.underestimatedCount * widths.count)
    for text in texts {
      let paragraph = paragraph(text, options: options)
      for width in widths {
        extents.append(
          paragraph.extent(width: width, options: options.lines, isBalanced: options.isBalanced))
      }
    }
    return extents
  }
}
