import TextUnicode

/// The boundaries between the Unicode scalars of a text. Ranges that come from outside may begin or end inside a
/// surrogate pair. They are extended to whole pairs: half a pair is not text, and what a cover begins to cover
/// must not be shown.
package struct ScalarEdges {
  /// The UTF-16 code units of the text; empty for a text without surrogate pairs.
  private let units: [UInt16]

  /// - Complexity: Linear in the text.
  package init(_ text: String) { units = text.highestByte >= 0xF0 ? Array(text.utf16) : [] }

  /// Returns a range extended to whole scalars.
  package func whole(_ range: Range<Int>) -> Range<Int> {
    if units.isEmpty { return range }
    let start = range.lowerBound - (isInside(range.lowerBound) ? 1 : 0)
    return start..<max(start, range.upperBound + (isInside(range.upperBound) ? 1 : 0))
  }

  private func isInside(_ offset: Int) -> Bool {
    offset > 0 && offset < units.count && UTF16.isTrailSurrogate(units[offset])
      && UTF16.isLeadSurrogate(units[offset - 1])
  }
}

extension [TextSpan] {
  /// Returns the spans extended to whole scalars of their text.
  ///
  /// - Complexity: Linear in the text and in the spans.
  package func onScalars(of text: String) -> [TextSpan] {
    if isEmpty { return self }
    let edges = ScalarEdges(text)
    return map { $0.moved(to: edges.whole($0.range)) }
  }
}

extension String {
  /// The text, if it has a character that can be seen; nil for an empty text and for one of white space and
  /// other invisible characters, which names nothing.
  package var visible: String? {
    let isVisible = unicodeScalars.contains {
      // U+2800 is a pattern without dots.
      let properties = ScalarProperties($0.value)
      return !$0.properties.isWhitespace && !properties.isDefaultIgnorable
        && properties.generalCategory != .cc
        && $0.value != 0x2800
    }
    return isVisible ? self : nil
  }
}
