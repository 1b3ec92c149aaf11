extension Paragraph {
  /// The width of the text if it is broken only at hard breaks, in points (CSS Sizing 3, max-content). O(n).
  public var maxContentWidth: LayoutUnit { measure(in: .unbounded).size.width }

  /// The width of the widest part that cannot be broken, in points (CSS Sizing 3, min-content): a word, or a
  /// single grapheme cluster if words may be broken anywhere. O(n).
  public func minContentWidth(breaksLongWords: Bool = false) -> LayoutUnit {
    measure(in: .fixed(0), options: LayoutOptions(breaksLongWords: breaksLongWords)).size.width
  }

  /// The layout at the narrowest width, in points, at which the text has no more lines than at `width`. With
  /// the browser policy the lines are those of Chromium.
  ///
  /// A word that fits at `width` is not broken. Shrinking a block to its widest line changes no line. Balancing moves words between lines, so that they
  /// are about equally long (CSS Text 4 `text-wrap: balance`).
  ///
  /// - Complexity: O(n log w) for a width of w points.
  public func balancedLayout(width: Double, options: LayoutOptions = LayoutOptions()) -> TextBlock {
    let balance = balance(in: AvailableWidth(roundingDown: width), options: options)
    return TextBlock(self, in: balance.width, options: options, endingLinesAt: balance.lineEnds)
  }

  /// Returns how to break the text into balanced lines: the width, and the opportunities at which the first
  /// lines end. If the list of opportunities is empty, the width decides where all lines end.
  package func balance(
    in width: AvailableWidth, options: LayoutOptions
  ) -> (width: AvailableWidth, lineEnds: [Int]) {
    guard self.options.policy == .browser else { return (balancedWidth(in: width, options: options), []) }
    guard let balance = BrowserBalance(self, in: width, options: options) else { return (width, []) }
    if let ends = balance.lineEnds() { return (width, ends) }
    return (balance.narrowestWidth().map(AvailableWidth.fixed) ?? width, [])
  }

  /// Returns the narrowest width at which the text takes no more lines than at `width`; `width` itself for a
  /// single line.
  ///
  /// - Complexity: O(n log w) for a width of w points.
  package func balancedWidth(
    in width: AvailableWidth, options: LayoutOptions = LayoutOptions()
  ) -> AvailableWidth {
    let widest = measure(in: width, options: options)
    guard widest.lineCount > 1 else { return width }
    var best = width
    // Each layout that fits contains the narrowest width that gives the same lines, so the search can jump to
    // that width.
    var high = widest.validWidths.narrowest.rawValue
    // Balancing moves words between lines, but breaks none that fits at the full width.
    let longest = minContentWidth().rawValue
    var low = longest <= high ? longest : 0
    // If all lines were equally long, they would have this width. The balanced width is a little larger,
    // usually by less than a word. A search from here in steps that double needs fewer layouts than halving
    // the whole range.
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
