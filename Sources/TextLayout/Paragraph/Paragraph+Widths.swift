import TextShaping

extension Paragraph {
  /// The width at which nothing is broken but at hard breaks (CSS Sizing 3, max-content). O(n).
  public var maxContentWidth: LayoutUnit {
    layout(width: .infinity).size.width
  }

  /// The width of the widest thing that cannot be broken (CSS Sizing 3, min-content): a word, or a single
  /// grapheme cluster where words may be broken anywhere. O(n).
  public func minContentWidth(breaksLongWords: Bool = false) -> LayoutUnit {
    let block = layout(width: 0, options: LayoutOptions(breaksLongWords: breaksLongWords))
    return block.size.width
  }

  /// The layout at the narrowest width that does not take more lines than `width` does.
  ///
  /// Unlike shrinking to the widest line, which keeps every line as it is, balancing moves words between lines
  /// so that they come out evenly long (CSS Text 4 `text-wrap: balance`).
  ///
  /// - Complexity: O(n log w) for a width of w points.
  public func balancedLayout(width: Double, options: LayoutOptions = LayoutOptions()) -> TextBlock {
    let widest = layout(width: width, options: options)
    guard widest.lines.count > 1 else { return widest }
    var best = widest
    // Every layout that fits tells the narrowest width it is valid at, so that the search jumps to there.
    var low = 0
    var high = widest.validWidths.narrowest.rawValue
    while low < high {
      let middle = low + (high - low) / 2
      let block = layout(width: LayoutUnit(rawValue: middle).points, options: options)
      let isTooNarrow = block.lines.count > widest.lines.count || block.size.width.rawValue > middle
      if isTooNarrow {
        low = max(middle + 1, block.validWidths.widest?.rawValue ?? 0)
      } else {
        best = block
        high = min(middle, block.validWidths.narrowest.rawValue)
      }
    }
    return best
  }
}
