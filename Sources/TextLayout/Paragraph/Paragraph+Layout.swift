import TextShaping

extension Paragraph {
  /// Breaks the text into lines no wider than `width` and says where they go.
  ///
  /// Total: a width of 0 or below, or one that is not a number, gives lines of one grapheme cluster each where
  /// words may be broken; an infinite one breaks at line ends only.
  ///
  /// - Parameters:
  ///   - width: In points; rounded down to 1/64 point.
  ///   - previous: An earlier layout of this paragraph with the same options: given back as it is where the
  ///     width is in its valid interval, at the cost of two comparisons.
  /// - Complexity: Linear in the text; HarfBuzz is called only for line edges that cutting changes.
  public func layout(
    width: Double, options: LayoutOptions = LayoutOptions(), reusing previous: TextBlock? = nil
  ) -> TextBlock {
    if let previous, previous.paragraph === self, previous.options == options,
      previous.validWidths.contains(width)
    {
      return previous
    }
    let breaks = LineBreaks(self, width: LayoutUnit(limiting: width), options: options)
    return TextBlock(self, breaks: breaks, options: options)
  }
}
