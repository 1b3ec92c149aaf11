import TextShaping

/// The rule for filling a line: it takes as much text as fits. `LineBreaker` and `LineCuts` share the rule,
/// and `WordWidths` applies it to eight words at a time.
///
/// Lengths are measured from the beginning of the line. The closures that return them return nil if the text
/// has to be shaped first.
struct LineFill {
  /// A line that would end at an opportunity.
  struct Candidate {
    /// The advance of the visible part.
    let advance: Advance
    /// The advance without a hyphen, which is not shown if the line continues.
    let bare: Advance
    let flags: BreakFlags
    /// Whether the advance is only a sum of advances and not exact, because the line is far from full there.
    var isEstimate = false
  }

  /// The opportunity at which the line ends; nil if not even the first one fits.
  private(set) var end: Int?
  /// The line's advance.
  private(set) var advance = Advance.zero
  /// The minimum width that gives this line. It may exceed the line's advance: with negative spacing or
  /// joining letters, a line can be longer at an earlier opportunity than at its end.
  private(set) var needed = Advance.zero
  /// The minimum width at which the line would hold more.
  private(set) var wanted = Advance.max
  /// The last examined opportunity; the end of the range if all were examined.
  private(set) var last: Int

  /// - Parameters:
  ///   - opportunities: The opportunities after the line's beginning.
  ///   - filled: The part of the line that is known to fit; nil to examine all opportunities.
  ///   - candidate: Returns the line that ends at an opportunity. It is called in the order of the
  ///     opportunities.
  /// - Returns: Nil if the text has to be shaped first.
  @inline(__always)
  init?(
    _ opportunities: Range<Int>, in room: Advance, after filled: FilledOpportunities? = nil,
    candidate: (Int) -> Candidate?
  ) {
    var reached = Advance.zero
    var last = opportunities.lowerBound
    self.last = last
    if let filled, filled.next > last {
      (last, end, advance) = (filled.next, filled.next - 1, filled.advance)
      (reached, needed) = (filled.reached, filled.reached)
    }
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
  /// Fills a line of a text in which no line to a later opportunity is shorter than a line to an earlier one.
  /// The rule then needs only the last line that fits and the next one.
  ///
  /// - Parameters:
  ///   - next: The first opportunity that does not fit.
  ///   - end: The opportunity at which the line must end, if it gets that far.
  ///   - advance: Returns the advance of the line up to an opportunity.
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

/// The place where a line ends inside a word that is wider than the line. All code that breaks words uses
/// this rule.
struct WordCut {
  /// How many cuts before the estimated one (`estimate`) are measured, unless the word is huge.
  static let cutsMeasured = 8

  /// The place at which the line ends.
  private(set) var end: Int
  /// The line's advance. It exceeds the available width only if not even the first place fits; the line ends
  /// there anyway.
  private(set) var advance: Advance
  /// The minimum width that gives this line.
  private(set) var needed: Advance
  /// The minimum width at which the line would hold more; nil if the line ends at the last place.
  private(set) var wanted: Advance?
  /// The place that the sums of advances give.
  let estimate: Int

  /// The sums of advances find the cut approximately, because reshaping at the cut changes the width a
  /// little. From a few places before it, each cut is measured exactly, up to the first that does not fit.
  /// Letters that join may be narrower together than apart. Only a search for the first misfit guarantees
  /// that a wider limit gives a longer line.
  ///
  /// - Parameters:
  ///   - places: The places in the word where it may be cut.
  ///   - sum: Returns the width of the line up to a place if cutting changed nothing.
  ///   - isHuge: Whether the line up to a place is so long that only one of its cuts is measured.
  ///   - measure: Returns the exact advance up to a place.
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
    // The line has one cluster, which does not fit. It would get a second one only at a width that holds the
    // two.
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
