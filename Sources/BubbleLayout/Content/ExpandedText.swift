/// A text as it is read, searched and copied: with the words of the objects instead of their U+FFFC.
package struct ExpandedText {
  /// The text with the words.
  package let text: String
  /// Its code units.
  private let units: [UInt16]
  /// Where an object is in both texts, and the length of its words.
  private struct Stretch {
    let shown: Int
    let start: Int
    let length: Int
  }
  private var stretches: [Stretch] = []

  /// - Parameters:
  ///   - shown: The shown text, with a U+FFFC for each object.
  ///   - objects: The objects, ascending by offset.
  ///   - words: Returns the words that are read for an object.
  /// - Complexity: Linear in both texts.
  package init(
    _ shown: String, _ objects: [TextObject], words: (TextObject) -> String = { $0.text }
  ) {
    let units = Array(shown.utf16)
    guard !objects.isEmpty else {
      text = shown
      self.units = units
      return
    }
    var expanded: [UInt16] = []
    var place = 0
    for object in objects where object.offset >= place && object.offset < units.count {
      expanded += units[place..<object.offset]
      let words = Array(words(object).utf16)
      stretches.append(Stretch(shown: object.offset, start: expanded.count, length: words.count))
      expanded += words
      place = object.offset + 1
    }
    expanded += units[place...]
    text = String(decoding: expanded, as: UTF16.self)
    self.units = expanded
  }

  /// The range of the shown text that contains a range of this one. Objects that it cuts are included whole.
  package func shown(_ range: Range<Int>) -> Range<Int> {
    let start = shown(range.lowerBound, roundingUp: false)
    return start..<max(start, shown(range.upperBound, roundingUp: true))
  }

  /// The range of this text for a range of the shown one.
  package func expanded(_ range: Range<Int>) -> Range<Int> {
    expanded(range.lowerBound)..<expanded(range.upperBound)
  }

  /// What is read for a range of the shown text.
  package func words(_ range: Range<Int>) -> String {
    String(decoding: units[expanded(range).clamped(to: 0..<units.count)], as: UTF16.self)
  }

  private func shown(_ offset: Int, roundingUp: Bool) -> Int {
    let index = stretches.partitioningIndex { $0.start > offset } - 1
    guard index >= 0 else { return offset }
    let stretch = stretches[index]
    let past = offset - stretch.start
    if past < stretch.length {
      guard roundingUp, past > 0 else { return stretch.shown }
      var (end, next) = (stretch.shown + 1, index + 1)
      // An object without words belongs to what is before it, such as the pieces of a formula.
      while next < stretches.count, stretches[next].length == 0, stretches[next].shown == end {
        (end, next) = (end + 1, next + 1)
      }
      return end
    }
    return stretch.shown + 1 + past - stretch.length
  }

  private func expanded(_ offset: Int) -> Int {
    let index = stretches.partitioningIndex { $0.shown >= offset } - 1
    guard index >= 0 else { return offset }
    return stretches[index].start + stretches[index].length + offset - stretches[index].shown - 1
  }
}

extension TextPart {
  /// The text as it is read.
  package var expanded: ExpandedText { ExpandedText(text, objects) }

  /// The text as screen readers say it.
  ///
  /// - Parameter inEnglish: Whether they speak English, the language in which formulas have a spoken form.
  func spoken(inEnglish: Bool) -> ExpandedText {
    inEnglish ? ExpandedText(text, objects) { $0.spoken ?? $0.text } : expanded
  }
}
