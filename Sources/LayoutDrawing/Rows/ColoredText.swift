import BubbleLayout
import TextLayout
import TextUnicode

/// Lines of text with the colours of their ranges.
package struct ColoredText {
  package let block: TextBlock
  /// The text to which the block's offsets refer.
  package let text: String
  /// The role of the colour outside all ranges.
  package let foreground: ColorRole
  /// The objects in the text, each represented by a U+FFFC.
  package var objects: [TextObject]
  /// Ranges in other colours. They ascend and do not overlap.
  package var ranges: [ColoredRange] = []
  /// Ranges that link to addresses. They ascend and do not overlap.
  package var links: [ColoredLink] = []
  /// Ranges whose letters are not drawn, because something covers them. They ascend and do not overlap.
  package var hidden: [Range<Int>] = []

  package init(block: TextBlock, text: String, foreground: ColorRole, objects: [TextObject] = []) {
    self.block = block
    self.text = text
    self.foreground = foreground
    self.objects = objects
  }

  /// Returns the colour of a letter; nil if it is not drawn. O(log n) in the number of ranges.
  ///
  /// - Parameter offset: The start of the letter's cluster, as a UTF-16 offset.
  package func color(at offset: Int) -> TextColor? {
    if !hidden.isEmpty {
      let index = hidden.partitioningIndex { $0.upperBound > offset }
      if index < hidden.count, hidden[index].contains(offset) { return nil }
    }
    guard !ranges.isEmpty else { return .role(foreground) }
    let index = ranges.partitioningIndex { $0.range.upperBound > offset }
    return index < ranges.count && ranges[index].range.contains(offset)
      ? ranges[index].color : .role(foreground)
  }
}

/// A range of a text in another colour than the rest.
package struct ColoredRange {
  /// The range in UTF-16 offsets; never empty.
  package let range: Range<Int>
  package let color: TextColor
}

/// A range of a text that leads to an address.
package struct ColoredLink {
  /// The range in UTF-16 offsets; never empty.
  package let range: Range<Int>
  package let address: String
}
