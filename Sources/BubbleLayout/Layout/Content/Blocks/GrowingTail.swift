import TextLayout

/// The end of a growing text. Only this part may still change.
struct GrowingTail: Sendable {
  private let text: String
  /// The start of the tail in the whole text, as a UTF-16 offset.
  private let start: Int
  /// The style runs that overlap the tail, by UTF-16 offsets in the whole text.
  private let runs: [StyleRun]
  /// The boxes in the tail, by UTF-16 offsets in the whole text.
  private let boxes: [InlineBox]

  init(_ text: String, from start: Int, _ runs: [StyleRun], _ boxes: [InlineBox]) {
    self.text = text
    self.start = start
    self.runs = runs
    self.boxes = boxes
  }

  /// The length of the tail, in UTF-16 units.
  var length: Int { text.utf16.count }

  /// Returns the UTF-16 offset up to which a later tail of the same text is equal to this one. The result is
  /// at least the start of the later tail.
  ///
  /// - Complexity: Linear in both tails.
  func common(with new: GrowingTail) -> Int {
    guard new.start >= start else { return new.start }
    var units = new.start
    var mine = text.unicodeScalars[place(new.start)...].makeIterator()
    var theirs = new.text.unicodeScalars.makeIterator()
    while let one = mine.next(), let other = theirs.next(), one == other { units += UTF16.width(one) }
    return new.boundary(min(units, max(new.start, min(commonLooks(with: new), commonBoxes(with: new)))))
  }

  /// Returns the offset, moved to the start of a surrogate pair if it would split one.
  private func boundary(_ offset: Int) -> Int {
    let place = place(offset)
    guard offset > start, place < text.endIndex, UTF16.isTrailSurrogate(text.utf16[place]) else {
      return offset
    }
    return offset - 1
  }

  /// Returns the offset up to which both tails have the same formatting.
  private func commonLooks(with new: GrowingTail) -> Int {
    let mine = runs.filter { $0.range.upperBound > new.start }
    for (one, other) in zip(mine, new.runs) where one != other {
      let isLonger =
        one.style == other.style
        && (one.range.lowerBound == other.range.lowerBound
          || max(one.range.lowerBound, other.range.lowerBound) <= new.start)
      // If only the end of the run differs, the text after the result may continue it.
      return isLonger
        ? min(one.range.upperBound, other.range.upperBound)
        : min(one.range.lowerBound, other.range.lowerBound)
    }
    let rest = mine.count > new.runs.count ? mine[new.runs.count...] : new.runs[mine.count...]
    return rest.first?.range.lowerBound ?? .max
  }

  /// Returns the offset of the first box that only one of the tails has.
  private func commonBoxes(with new: GrowingTail) -> Int {
    let mine = boxes.drop { $0.offset < new.start }
    let differing = zip(mine, new.boxes).first { $0 != $1 }
    if let (one, other) = differing { return min(one.offset, other.offset) }
    let rest =
      mine.count > new.boxes.count ? mine.dropFirst(new.boxes.count) : new.boxes.dropFirst(mine.count)
    return rest.first?.offset ?? .max
  }

  /// Returns the text from an offset to the end.
  func text(from offset: Int) -> String { String(text[place(offset)...]) }

  /// Returns the runs from an offset to the end, by offsets relative to it.
  func runs(from offset: Int) -> [StyleRun] {
    runs.compactMap { run in
      let range = max(0, run.range.lowerBound - offset)..<max(0, run.range.upperBound - offset)
      return range.isEmpty ? nil : StyleRun(range: range, style: run.style)
    }
  }

  /// Returns the boxes from an offset to the end, by offsets relative to it.
  func boxes(from offset: Int) -> [InlineBox] {
    boxes.drop { $0.offset < offset }.map { $0.moved(by: -offset) }
  }

  private func place(_ offset: Int) -> String.Index {
    text.utf16.index(text.startIndex, offsetBy: min(max(0, offset - start), text.utf16.count))
  }
}
