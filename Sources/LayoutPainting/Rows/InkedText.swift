import BubbleLayout
import TextLayout
import TextUnicode

/// Lines of text with the colours of their ranges.
struct InkedText {
  let block: TextBlock
  /// The text that the block's offsets count in.
  let text: String
  /// The role of the colour of all that is in none of the ranges.
  let ink: ColorRole
  /// What stands in the text, each in place of a U+FFFC.
  var objects: [TextObject] = []
  /// Ranges in other colours, ascending and apart from each other.
  var ranges: [InkedRange] = []

  /// The role of the colour at an offset. O(log n).
  func ink(at offset: Int) -> ColorRole {
    let index = ranges.partitioningIndex { $0.range.upperBound > offset }
    return index < ranges.count && ranges[index].range.contains(offset) ? ranges[index].ink : ink
  }
}

/// A range of a text in another colour than the rest.
struct InkedRange {
  /// UTF-16 offsets; not empty.
  let range: Range<Int>
  let ink: ColorRole
  /// The address that a link leads to; nil for what is none.
  let address: String?
}
