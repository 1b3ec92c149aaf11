extension Message {
  /// The message with the plain text of its blocks instead of the blocks, for places that show only one line
  /// of text. A line feed separates texts; a tab separates the cells of a table row. Spans cover what spoilers
  /// cover, and mark what was code.
  ///
  /// - Parameter covering: What the reader has uncovered.
  /// - Complexity: Linear in the texts.
  func inPlainText(_ covering: Covering) -> Message {
    guard !blocks.isEmpty else { return self }
    var plain = self
    (plain.text, plain.blocks, plain.spans) = ("", [], [])
    var last: ContentPath?
    var length = 0
    blocks.eachText(at: ["blocks"], as: covering) { path, text in
      if let last {
        plain.text += path.isBeside(last) ? "\t" : "\n"
        length += 1
      }
      let words = text.withoutWordlessPictures
      let units = words.text.utf16.count
      for range in words.spans.covers.map({ $0.clamped(to: 0..<units) }) where !range.isEmpty {
        plain.spans.append(
          TextSpan(range: length + range.lowerBound..<length + range.upperBound, emphasis: .spoiler))
      }
      for span in words.spans where span.isPlainCode || span.emphases.contains(.code) {
        let range = span.range.clamped(to: 0..<units)
        plain.spans.append(.plainCode(length + range.lowerBound..<length + range.upperBound))
      }
      plain.text += words.text
      length += units
      last = path
      return true
    }
    return plain
  }
}

extension Message {
  /// The text of the message without formatting, for notifications and lists of conversations: a line feed
  /// separates blocks, and a tab separates the cells of a table row. Everything that a spoiler covers is
  /// replaced by `▒▒▒`.
  ///
  /// - Complexity: Linear in the texts.
  public var plainText: String { coveredPlainText.hidingCovers.text.withoutObjectMarks }

  /// The text of the message without formatting. Spans cover what spoilers cover.
  ///
  /// - Complexity: Linear in the texts.
  package var coveredPlainText: RichText {
    let plain = readingMarkdown.inPlainText(.closed)
    return RichText(plain.text, spans: plain.spans.filter(\.isCover))
  }
}

extension RichText {
  /// The text without its pictures that have no description, and so no words.
  fileprivate var withoutWordlessPictures: RichText {
    guard spans.contains(where: { $0.object?.kind == .image }) else { return self }
    var places: [Int] = []
    var length = 0
    for unit in text.utf16 {
      places.append(length)
      if unit != 0xFFFC { length += 1 }
    }
    places.append(length)
    func place(_ offset: Int) -> Int { places[min(max(0, offset), places.count - 1)] }
    return RichText(
      text.replacing("\u{FFFC}", with: ""),
      spans: spans.map { $0.moved(to: place($0.range.lowerBound)..<place($0.range.upperBound)) })
  }
}

extension ContentPath {
  /// Returns whether this path and another one are paths of cells in the same row.
  func isBeside(_ other: ContentPath) -> Bool {
    steps.count > 2 && steps[steps.count - 3] == .name("rows") && steps.dropLast() == other.steps.dropLast()
  }
}

extension String {
  /// The text without U+FFFC, which represents an object without words and means nothing outside the layout.
  /// Every plain text that leaves the layout is without it.
  ///
  /// - Complexity: Linear in the text.
  package var withoutObjectMarks: String {
    // Most texts have none; its first byte in UTF-8 is rare.
    guard utf8.contains(0xEF), unicodeScalars.contains("\u{FFFC}") else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{FFFC}" }))
  }
}
