import TextUnicode

/// A stretch of text that is shaped in one call, or a single character that is not shaped at all.
package struct TextItem: Hashable, Sendable {
  /// Whether an item is shaped, and what it is where it is not.
  package enum Kind: UInt8, Sendable {
    case text
    case tab
    /// A character or pair that ends a line. It has no width.
    case hardBreak
    /// An object replacement character with an inline box.
    case box
    /// White space that is collapsed. It has no width.
    case collapsed
  }

  /// Text, or a character that is not shaped.
  package let kind: Kind
  /// UTF-16 offsets.
  package internal(set) var range: Range<Int>
  /// The bidi embedding level (UAX #9).
  package private(set) var level: UInt8
  /// The script, common and inherited characters resolved (UAX #24).
  package let script: Script
  /// The index of the item's style among those the text was itemised with.
  package let styleIndex: Int
  /// The index of the item's face in its style's stack.
  package let faceIndex: Int
  /// False when no face of the stack has all the item's characters: it shows last-resort glyphs.
  package let isCovered: Bool
  /// Whether nothing may be added at the end: the item stops inside a cluster that is too long to shape whole.
  package let isClosed: Bool

  /// An item of these offsets, shown in a face of its style's stack.
  package init(
    kind: Kind, range: Range<Int>, level: UInt8, script: Script, styleIndex: Int, faceIndex: Int,
    isCovered: Bool, isClosed: Bool = false
  ) {
    self.kind = kind
    self.range = range
    self.level = level
    self.script = script
    self.styleIndex = styleIndex
    self.faceIndex = faceIndex
    self.isCovered = isCovered
    self.isClosed = isClosed
  }

  /// The item as if a left-to-right isolate stood around it, in text that runs from right to left.
  package var fromLeftToRight: TextItem {
    var item = self
    item.level = level &+ 1
    return item
  }
}
