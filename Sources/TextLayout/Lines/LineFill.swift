import TextShaping

/// How a line fills: it takes as much as fits. The rule is the same for a paragraph and for its record;
/// `WordWidths` applies it to eight words at a time.
///
/// Lengths are measured from the beginning of the line. Their source returns nil if the text has to be shaped
/// first.
struct LineFill {
  /// A line that would end at an opportunity.
  struct Candidate {
    /// Of the visible part.
    let advance: Advance
    /// The same without a hyphen, which is not shown if the line continues.
    let bare: Advance
    let flags: BreakFlags
    /// Whether the advance is only the sum, because the line is far from full there.
    var isEstimate = false
  }

  /// The opportunity that the line ends at; nil if not even the first one fits.
  private(set) var end: Int?
  /// The line's advance.
  private(set) var advance = Advance.zero
  /// The room that narrower widths also need: with negative spacing, or joining letters, a line may extend
  /// further at an earlier opportunity than at its end.
  private(set) var needed = Advance.zero
  /// The room in which the line would hold more.
  private(set) var wanted = Advance.max
  /// The last examined opportunity, or the number of all.
  private(set) var last: Int

  /// - Parameters:
  ///   - opportunities: Those after the line's beginning.
  ///   - candidate: The line up to an opportunity, asked for in their order.
  /// - Returns: Nil if the text has to be shaped first.
  @inline(__always)
  init?(_ opportunities: Range<Int>, in room: Advance, candidate: (Int) -> Candidate?) {
    var reached = Advance.zero
    var last = opportunities.lowerBound
    self.last = last
    while last < opportunities.upperBound {
      guard let line = candidate(last) else { return nil }
      if !line.isEstimate { reached = max(reached, min(line.bare, line.advance)) }
      if line.advance <= room {
        (end, advance, needed) = (last, line.advance, reached)
        if line.flags.contains(.isMandatory) { break }
      } else {
        wanted = min(wanted, line.advance)
        // A hyphen may be too wide although the rest of its word fits. Only then further opportunities are
        // examined.
        guard line.flags.contains(.isSoftHyphen), line.bare <= room else { break }
      }
      last += 1
    }
    self.last = last
  }
}

extension LineFill {
  /// The line where those that end at later opportunities are never shorter: the rule then asks for no line but the last that fits
  /// and the next.
  ///
  /// - Parameters:
  ///   - next: The first opportunity that does not fit.
  ///   - end: The one that the line has to end at, if it gets there.
  ///   - advance: That of the line up to an opportunity.
  @inline(__always)
  init(ascendingFrom first: Int, misfit next: Int, notBeyond end: Int, advance: (Int) -> Advance) {
    last = min(next, end)
    if next > first {
      self.end = min(next &- 1, end)
      self.advance = advance(min(next &- 1, end))
      needed = self.advance
    }
    if next <= end { wanted = advance(next) }
  }
}

/// Where a line ends inside a word that is wider than the room: the rule for all code that breaks words.
struct WordCut {
  /// How many cuts are measured before the one that the sums point to, if each has to be shaped.
  static let cutsMeasured = 8

  /// The place that the line ends at.
  private(set) var end: Int
  /// The line's advance. It exceeds the room only if not even the first place fits; that place is used
  /// anyway.
  private(set) var advance: Advance
  /// The room that narrower widths also need.
  private(set) var needed: Advance
  /// The room in which the line would hold more; nil if all of the word fits.
  private(set) var wanted: Advance?
  /// The place that the sums point to.
  let estimate: Int

  /// The sums find the cut to within what reshaping changes. From a little before it each cut is measured
  /// exactly, up to the first that does not fit: letters that join may be narrower together than apart, and
  /// only the first misfit makes wider limits give longer lines.
  ///
  /// - Parameters:
  ///   - places: Those in the word, the last one its end.
  ///   - sum: How wide the line would be up to a place if cutting changed nothing.
  ///   - isHuge: Whether a line up to a place is too long for more than one of its cuts to be measured.
  ///   - measure: The advance up to a place.
  /// - Returns: Nil if the text has to be shaped first.
  @inline(__always)
  init?(
    _ places: ClosedRange<Int>, in room: Advance, sum: (Int) -> Advance,
    isHuge: (Int) -> Bool = { _ in false },
    measure: (Int) -> Advance?
  ) {
    var low = places.lowerBound
    var high = places.upperBound
    while low < high {
      let middle = (low + high + 1) / 2
      if sum(middle) <= room { low = middle } else { high = middle - 1 }
    }
    estimate = low
    end = max(places.lowerBound, isHuge(low) ? low : low - Self.cutsMeasured)
    guard let first = measure(end) else { return nil }
    advance = first
    wanted = nil
    needed = first
    while advance > room, end > places.lowerBound {
      wanted = advance
      end -= 1
      guard let shorter = measure(end) else { return nil }
      advance = shorter
    }
    // Two would have to wait until both fit.
    if advance > room, end < places.upperBound {
      guard let longer = measure(end + 1) else { return nil }
      wanted = max(advance, longer)
    }
    needed = advance
    while wanted == nil, end < places.upperBound {
      guard let longer = measure(end + 1) else { return nil }
      guard longer <= room else {
        wanted = longer
        break
      }
      end += 1
      advance = longer
      needed = max(needed, advance)
    }
  }
}
