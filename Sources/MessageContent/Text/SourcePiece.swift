/// A piece of a text with its range in the source. It ends where the next piece starts.
package struct SourcePiece: Hashable, Sendable {
  /// The start of the piece: a UTF-16 offset in the text.
  package var start: Int
  /// The piece's range in the source: UTF-8 offsets.
  package var source: Range<Int>
  /// Whether the source has the same characters. Otherwise the piece as a whole represents its source range,
  /// as for an entity or a line end.
  package var isVerbatim: Bool

  package init(start: Int, source: Range<Int>, isVerbatim: Bool) {
    self.start = start
    self.source = source
    self.isVerbatim = isVerbatim
  }
}

extension [SourcePiece] {
  /// Returns the first index from which on all elements satisfy a condition, in an array in which these come
  /// last. O(log n).
  package func partitionPoint(_ holds: (SourcePiece) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// A value that takes no part in comparisons, such as the place in the source from which a block was parsed: such a
/// block equals one that a program made.
@propertyWrapper
package struct Uncompared<Value: Sendable>: Hashable, Sendable {
  package var wrappedValue: Value

  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  package static func == (one: Self, other: Self) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

extension RichText {
  /// The place in the source, as a UTF-8 offset, where the character at a UTF-16 offset starts. For the end
  /// of the text it is the end of the last piece. Nil if the text has no source. O(log n), plus the length of
  /// a piece for texts beyond ASCII.
  public func sourceOffset(of offset: Int) -> Int? {
    guard let index = piece(at: offset) else { return nil }
    let piece = pieces[index]
    guard offset < text.utf16.count else { return pieces[pieces.count - 1].source.upperBound }
    guard piece.isVerbatim else { return piece.source.lowerBound }
    return min(piece.source.lowerBound + utf8Count(from: piece.start, to: offset), piece.source.upperBound)
  }

  /// The source range of the characters in a UTF-16 range: from the start of the first character to the end
  /// of the last one, without the marks around them. Nil if the text has no source.
  public func sourceRange(of range: Range<Int>) -> Range<Int>? {
    guard let start = sourceOffset(of: range.lowerBound) else { return nil }
    guard !range.isEmpty, let index = piece(at: range.upperBound - 1) else { return start..<start }
    let piece = pieces[index]
    guard piece.isVerbatim else { return start..<max(start, piece.source.upperBound) }
    let end = min(
      piece.source.lowerBound + utf8Count(from: piece.start, to: range.upperBound), piece.source.upperBound)
    return start..<max(start, end)
  }

  /// The part of the source that produces a UTF-16 range of the text, with the marks of every span that lies
  /// completely inside the range. Use it to copy a selection as Markdown. Nil if the text has no source.
  public func markdownRange(of range: Range<Int>) -> Range<Int>? {
    guard var result = sourceRange(of: range) else { return nil }
    for span in spans where !span.source.isEmpty {
      if span.range.lowerBound >= range.lowerBound, span.range.upperBound <= range.upperBound {
        result =
          min(result.lowerBound, span.source.lowerBound)..<max(result.upperBound, span.source.upperBound)
      }
    }
    return result
  }

  /// The UTF-16 offset of the first character at or after a place in the source. O(log n).
  public func offset(ofSource place: Int) -> Int {
    let index = pieces.partitionPoint { $0.source.upperBound > place }
    guard index < pieces.count else { return text.utf16.count }
    let piece = pieces[index]
    guard piece.isVerbatim, place > piece.source.lowerBound else { return piece.start }
    let start = text.utf16.index(text.startIndex, offsetBy: piece.start)
    let utf8 = text.utf8
    var found =
      utf8.index(start, offsetBy: place - piece.source.lowerBound, limitedBy: utf8.endIndex) ?? utf8.endIndex
    while found < utf8.endIndex, utf8[found] & 0xC0 == 0x80 { utf8.formIndex(after: &found) }
    return text.utf16.distance(from: text.startIndex, to: found)
  }

  private func piece(at offset: Int) -> Int? {
    guard !pieces.isEmpty else { return nil }
    return max(0, pieces.partitionPoint { $0.start > offset } - 1)
  }

  private func utf8Count(from start: Int, to end: Int) -> Int {
    let first = text.utf16.index(text.startIndex, offsetBy: start, limitedBy: text.endIndex) ?? text.endIndex
    let last = text.utf16.index(first, offsetBy: end - start, limitedBy: text.endIndex) ?? text.endIndex
    return text.utf8.distance(from: first, to: last)
  }
}
