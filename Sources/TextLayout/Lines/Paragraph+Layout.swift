extension Paragraph {
  /// Breaks the text into lines no wider than `width` and places them.
  ///
  /// It is defined for all widths: a width of 0 gives lines of one grapheme cluster each where words may be
  /// broken, and without a limit lines end at hard breaks only.
  ///
  /// - Parameter width: The greatest width of a line, in points.
  /// - Parameter options: Alignment, justification, and how lines are cut short.
  /// - Parameter previous: An earlier layout of this paragraph with the same options. It is returned as it is
  ///   where the width is among its valid widths, which costs two comparisons.
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

  /// Breaks the text into lines no wider than `width` points, rounded down to 1/64 point: infinity is no limit, a
  /// negative width or one that is not a number counts as 0.
  public func layout(
    width: Double, options: LayoutOptions = LayoutOptions(), reusing previous: TextBlock? = nil
  ) -> TextBlock {
    layout(in: AvailableWidth(roundingDown: width), options: options, reusing: previous)
  }
}
