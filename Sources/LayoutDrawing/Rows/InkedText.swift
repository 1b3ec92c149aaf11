import BubbleLayout
import TextLayout
import TextUnicode

/// Lines of text with the colours of their ranges.
package struct InkedText {
  package let block: TextBlock
  /// The text that the block's offsets count in.
  package let text: String
  /// The role of the colour of all that is in none of the ranges.
  package let ink: ColorRole
  /// What stands in the text, each in place of a U+FFFC.
  package var objects: [TextObject]
  /// Ranges in other colours, ascending and apart from each other.
  package var ranges: [InkedRange] = []

  package init(block: TextBlock, text: String, ink: ColorRole, objects: [TextObject] = []) {
    self.block = block
    self.text = text
    self.ink = ink
    self.objects = objects
  }

  /// The role of the colour at an offset. O(log n).
  package func ink(at offset: Int) -> ColorRole {
    let index = ranges.partitioningIndex { $0.range.upperBound > offset }
    return index < ranges.count && ranges[index].range.contains(offset) ? ranges[index].ink : ink
  }
}

/// A range of a text in another colour than the rest.
package struct InkedRange {
  /// UTF-16 offsets; not empty.
  package let range: Range<Int>
  package let ink: ColorRole
  /// The address that a link leads to; nil for what is none.
  package let address: String?
}
