import TextLayout

/// The end of a text that grows, which may still change.
struct GrowingTail: Sendable {
  private let text: String
  /// Where it begins in the text, in UTF-16.
  private let start: Int
  /// The runs of different formatting that reach into it, by offsets in the text.
  private let runs: [StyleRun]

  init(_ text: String, from start: Int, _ runs: [StyleRun]) {
    self.text = text
    self.start = start
    self.runs = runs
  }

  /// In UTF-16.
  var length: Int { text.utf16.count }

  /// The offset up to which a later end of the same text is equal; at least its start.
  ///
  /// - Complexity: Linear in both.
  func common(with new: GrowingTail) -> Int {
    guard new.start >= start else { return new.start }
    var units = new.start
    var mine = text.unicodeScalars[place(new.start)...].makeIterator()
    var theirs = new.text.unicodeScalars.makeIterator()
    while let one = mine.next(), let other = theirs.next(), one == other { units += UTF16.width(one) }
    return new.boundary(min(units, max(new.start, commonLooks(with: new))))
  }

  /// An offset that cuts no surrogate pair. Within a pair, it is the start of the pair.
  private func boundary(_ offset: Int) -> Int {
    let place = place(offset)
    guard offset > start, place < text.endIndex, UTF16.isTrailSurrogate(text.utf16[place]) else {
      return offset
    }
    return offset - 1
  }

  /// The offset up to which both have the same formatting.
  private func commonLooks(with new: GrowingTail) -> Int {
    let mine = runs.filter { $0.range.upperBound > new.start }
    for (one, other) in zip(mine, new.runs) where one != other {
      let isLonger =
        one.style == other.style
        && (one.range.lowerBound == other.range.lowerBound
          || max(one.range.lowerBound, other.range.lowerBound) <= new.start)
      // Within the shorter one, so that the run continues.
      return isLonger
        ? min(one.range.upperBound, other.range.upperBound) - 1
        : min(one.range.lowerBound, other.range.lowerBound)
    }
    let rest = mine.count > new.runs.count ? mine[new.runs.count...] : new.runs[mine.count...]
    return rest.first?.range.lowerBound ?? .max
  }

  /// The text from an offset on.
  func text(from offset: Int) -> String { String(text[place(offset)...]) }

  /// The runs from an offset on, by offsets relative to it.
  func runs(from offset: Int) -> [StyleRun] {
    runs.compactMap { run in
      let range = max(0, run.range.lowerBound - offset)..<max(0, run.range.upperBound - offset)
      return range.isEmpty ? nil : StyleRun(range: range, style: run.style)
    }
  }

  private func place(_ offset: Int) -> String.Index {
    text.utf16.index(text.startIndex, offsetBy: min(max(0, offset - start), text.utf16.count))
  }
}
