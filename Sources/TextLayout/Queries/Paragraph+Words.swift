import TextShaping
import TextUnicode

/// Word boundaries are those of UAX #29, with two changes that its §4.1 allows: they never fall inside a
/// grapheme cluster, and in scripts without spaces (Thai, Lao, Khmer, Burmese, …) they are where the
/// dictionary lets lines break. White space, punctuation and inline boxes are words of their own.
///
/// Boundaries are found on request, in the text between the hard breaks around the offset, in time linear in
/// its length.
extension Paragraph {
  /// The first word boundary after a UTF-16 offset; the end of the text if there is none.
  ///
  /// Every offset is valid: offsets outside the text count as its ends.
  public func wordBoundary(after offset: Int) -> Int {
    let offset = clamped(offset)
    return offset == length ? length : WordSegments(self, around: offset).boundary(after: offset)
  }

  /// The last word boundary before a UTF-16 offset; 0 if there is none.
  ///
  /// Every offset is valid: offsets outside the text count as its ends.
  public func wordBoundary(before offset: Int) -> Int {
    let offset = clamped(offset)
    return offset == 0 ? 0 : WordSegments(self, around: offset - 1).boundary(notAfter: offset - 1)
  }

  /// The word around a UTF-16 offset, as a double click selects it: from the last boundary at or before it to
  /// the next one. The end of the text belongs to the last word; an empty text has an empty one.
  public func word(at offset: Int) -> Range<Int> {
    guard length > 0 else { return 0..<0 }
    let offset = min(clamped(offset), length - 1)
    let words = WordSegments(self, around: offset)
    return words.boundary(notAfter: offset)..<words.boundary(after: offset)
  }
}

/// The words of the text between two hard breaks, including the line break at its end.
///
/// No rule of UAX #29 looks across a line break (WB3a, WB3b), so each line can be segmented by itself.
private struct WordSegments {
  private let paragraph: Paragraph
  private let range: Range<Int>
  /// Whether UAX #29 has a word boundary at each offset of the range.
  private let defaults: ContiguousArray<Bool>

  init(_ paragraph: Paragraph, around offset: Int) {
    self.paragraph = paragraph
    let boundaries = paragraph.analysis.boundaries
    var start = offset
    while start > 0, !boundaries[start].contains(.lineBreakMandatory) { start -= 1 }
    var end = offset + 1
    while end < paragraph.length, !boundaries[end].contains(.lineBreakMandatory) { end += 1 }
    range = start..<end
    let text = paragraph.analysis.text
    defaults = WordBreakAnalysis.boundaries(in: text.span.extracting(start..<end))
  }

  func boundary(after offset: Int) -> Int {
    var next = offset + 1
    while next < range.upperBound, !isBoundary(next) { next += 1 }
    return next
  }

  func boundary(notAfter offset: Int) -> Int {
    var previous = offset
    while previous > range.lowerBound, !isBoundary(previous) { previous -= 1 }
    return previous
  }

  private func isBoundary(_ offset: Int) -> Bool {
    guard paragraph.analysis.boundaries[offset].contains(.graphemeStart) else { return false }
    return defaults[offset - range.lowerBound] ? !isInsideDictionaryWord(offset) : followsBox(offset)
  }

  /// Whether an offset is between two letters of a script without spaces where no word ends, although UAX #29
  /// has a boundary there.
  private func isInsideDictionaryWord(_ offset: Int) -> Bool {
    if paragraph.analysis.boundaries[offset].contains(.lineBreakAllowed) { return false }
    let units = paragraph.analysis.text
    let text = units.span
    var previous = offset - 1
    if previous > range.lowerBound, text.scalar(at: previous - 1).length == 2 { previous -= 1 }
    return [previous, offset].allSatisfy { ScalarProperties(text.scalar(at: $0).value).lineBreak == .sa }
  }

  private func followsBox(_ offset: Int) -> Bool {
    guard offset > 0, !paragraph.styledText.boxes.isEmpty else { return false }
    let run = paragraph.runs[paragraph.runs.index(atOffset: offset - 1)]
    return run.kind == .box && run.range.upperBound == offset
  }
}
