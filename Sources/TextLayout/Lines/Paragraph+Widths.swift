extension Paragraph {
  /// The width of the text broken at hard breaks only, in points (CSS Sizing 3, max-content). O(n).
  public var maxContentWidth: LayoutUnit { measure(in: .unbounded).size.width }

  /// The width of the widest thing that cannot be broken (CSS Sizing 3, min-content): a word, or a single
  /// grapheme cluster if words may be broken anywhere. O(n).
  public func minContentWidth(breaksLongWords: Bool = false) -> LayoutUnit {
    measure(in: .fixed(0), options: LayoutOptions(breaksLongWords: breaksLongWords)).size.width
  }

  /// The layout at the narrowest width, in points, at which the text has no more lines than at `width`. With
  /// the browser policy it has the lines of Chromium.
  ///
  /// Shrinking to the widest line keeps every line. Balancing moves words between lines, so that they are
  /// about equally long (CSS Text 4 `text-wrap: balance`).
  ///
  /// - Complexity: O(n log w) for a width of w points.
  public func balancedLayout(width: Double, options: LayoutOptions = LayoutOptions()) -> TextBlock {
    let balance = balance(in: AvailableWidth(roundingDown: width), options: options)
    return TextBlock(self, in: balance.width, options: options, endingLinesAt: balance.lineEnds)
  }

  /// How balanced lines are broken: a width, and the opportunities at which the first of them end if that is
  /// not decided by what fits.
  package func balance(
    in width: AvailableWidth, options: LayoutOptions
  ) -> (width: AvailableWidth, lineEnds: [Int]) {
    guard self.options.policy == .browser else { return (balancedWidth(in: width, options: options), []) }
    guard let balance = BrowserBalance(self, in: width, options: options) else { return (width, []) }
    if let ends = balance.lineEnds() { return (width, ends) }
    return (balance.narrowestWidth().map(AvailableWidth.fixed) ?? width, [])
  }

  /// The narrowest width that does not take more lines than `width` does; `width` itself for a single line.
  ///
  /// - Complexity: O(n log w) for a width of w points.
  package func balancedWidth(
    in width: AvailableWidth, options: LayoutOptions = LayoutOptions()
  ) -> AvailableWidth {
    let widest = measure(in: width, options: options)
    guard widest.lineCount > 1 else { return width }
    var best = width
    // Every layout that fits gives the narrowest width at which it is valid, so the search can jump there.
    var low = 0
    var high = widest.validWidths.narrowest.rawValue
    // Lines as long as each other would be this wide; the width is a little more, mostly by less than a word. In steps
    // that double it is found from there in fewer layouts than by halves.
    var guess = LayoutUnit(roundingUp: clusters.position(clusters.count)).rawValue / widest.lineCount
    var step = 64
    var isGuessing = true
    while low < high {
      var middle = LayoutUnit(rawValue: low + (high - low) / 2)
      guess = max(guess, low)
      if isGuessing, guess < middle.rawValue {
        middle = LayoutUnit(rawValue: guess)
        guess += step
        step *= 2
      } else {
        isGuessing = false
      }
      let tried = measure(in: .fixed(middle), options: options)
      if tried.lineCount > widest.lineCount
        || tried.size.width.advance > middle.advance + slack
      {
        low = max(middle.rawValue + 1, tried.validWidths.widest?.rawValue ?? 0)
      } else {
        isGuessing = false
        high = min(middle.rawValue, tried.validWidths.narrowest.rawValue)
        best = .fixed(LayoutUnit(rawValue: high))
      }
    }
    return best
  }
}
