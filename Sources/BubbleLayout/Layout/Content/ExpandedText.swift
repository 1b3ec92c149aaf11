/// A text as it is read, searched and copied: the U+FFFC of each object is replaced by the object's words.
package struct ExpandedText {
  /// The text with the words.
  package let text: String
  /// The UTF-16 code units of `text`.
  private let units: [UInt16]
  /// The position of an object in the shown text (`shown`) and in this text (`start`), and the length of its
  /// words.
  private struct Stretch {
    let shown: Int
    let start: Int
    let length: Int
  }
  private var stretches: [Stretch] = []

  /// - Parameters:
  ///   - shown: The shown text, with a U+FFFC for each object.
  ///   - objects: The objects, in ascending order of their offsets.
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

  /// Returns the range of the shown text that contains a range of this text. If the range covers a part of an
  /// object's words, the result includes the object.
  package func shown(_ range: Range<Int>) -> Range<Int> {
    let start = shown(range.lowerBound, roundingUp: false)
    return start..<max(start, shown(range.upperBound, roundingUp: true))
  }

  /// Returns the range of this text for a range of the shown text.
  package func expanded(_ range: Range<Int>) -> Range<Int> {
    expanded(range.lowerBound)..<expanded(range.upperBound)
  }

  /// Returns the text that is read for a range of the shown text.
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
      // An object without words belongs to the object before it, as the later pieces of a formula do.
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
  /// The text as it is read: with the words of its objects.
  package var expanded: ExpandedText { ExpandedText(text, objects) }

  /// Returns the text as screen readers say it. Formulas have a spoken form only in English. A picture without
  /// a description is called a photo.
  func spoken(by words: SpokenWords) -> ExpandedText {
    ExpandedText(text, objects) { object in
      if object.object.kind == .image, object.text.isEmpty { return words[.photo] }
      if object.object.kind == .mention { return object.text.withoutDirectionControls }
      return words.isEnglish ? object.spoken ?? object.text : object.text
    }
  }
}
