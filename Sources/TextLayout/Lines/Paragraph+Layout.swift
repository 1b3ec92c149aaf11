extension Paragraph {
  /// Breaks the text into lines no wider than `width` and places them.
  ///
  /// Every width is valid. A width of 0 gives lines of one grapheme cluster each, if words may be broken.
  /// Without a limit, lines end only at hard breaks.
  ///
  /// - Parameter width: The maximum width of a line, in points.
  /// - Parameter options: Alignment, justification, and truncation.
  /// - Parameter previous: An earlier layout of this paragraph with the same options. It is returned
  ///   unchanged if the width is among its valid widths, which costs two comparisons.
  /// - Complexity: Linear in the text; HarfBuzz is called only for line edges that cutting changes.
  public func layout(
    in width: AvailableWidth, options: LayoutOptions = LayoutOptions(), reusing previous: TextBlock? = nil
  ) -> TextBlock {
    if let previous, previous.paragraph === self, previous.options == options,
      previous.validWidths.contains(width)
    {
      return previous
    }
    return TextBlock(self, in: width, options: options)
  }

  /// Breaks the text into lines at most `width` points wide, rounded down to 1/64 point. Infinity means no
  /// limit; a negative width and NaN count as 0.
  public func layout(
    width: Double, options: LayoutOptions = LayoutOptions(), reusing previous: TextBlock? = nil
  ) -> TextBlock {
    layout(in: AvailableWidth(roundingDown: width), options: options, reusing: previous)
  }
}
