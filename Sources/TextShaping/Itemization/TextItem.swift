import TextUnicode

/// A stretch of text that is shaped in one call, or a single character that is not shaped at all.
package struct TextItem: Hashable, Sendable {
  /// The kinds of items. Only `text` is shaped.
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

  /// The kind of the item.
  package let kind: Kind
  /// The item's UTF-16 offsets.
  package internal(set) var range: Range<Int>
  /// The bidi embedding level (UAX #9).
  package private(set) var level: UInt8
  /// The script, with common and inherited characters resolved (UAX #24).
  package let script: Script
  /// The index of the item's style in the list that the itemizer was given.
  package let styleIndex: Int
  /// The index of the item's face in its style's stack.
  package let faceIndex: Int
  /// False if no face of the stack has all characters of the item, which then shows last-resort glyphs.
  package let isCovered: Bool
  /// Whether no text may be added at the end, because the item stops inside a cluster that is too long to
  /// shape whole.
  package let isClosed: Bool
  /// Whether the item is one emoji that no face has. It is not shaped: a square as wide as an emoji replaces it.
  package let isPlaceholder: Bool

  /// Creates an item.
  package init(
    kind: Kind, range: Range<Int>, level: UInt8, script: Script, styleIndex: Int, faceIndex: Int,
    isCovered: Bool, isClosed: Bool = false, isPlaceholder: Bool = false
  ) {
    self.kind = kind
    self.range = range
    self.level = level
    self.script = script
    self.styleIndex = styleIndex
    self.faceIndex = faceIndex
    self.isCovered = isCovered
    self.isClosed = isClosed
    self.isPlaceholder = isPlaceholder
  }

  /// The item of right-to-left text with the level that it would have inside a left-to-right isolate.
  package var fromLeftToRight: TextItem {
    var item = self
    item.level = level &+ 1
    return item
  }
}

extension TextItem {
  /// Whether the next item may become a part of this one.
  func continues(with next: TextItem) -> Bool {
    !isClosed && kind == next.kind && range.upperBound == next.range.lowerBound && level == next.level
      && script.rawValue == next.script.rawValue && styleIndex == next.styleIndex
      && faceIndex == next.faceIndex
      && isCovered == next.isCovered && !next.isPlaceholder
  }

  /// Returns the item with the text of the next one.
  func extended(by next: TextItem) -> TextItem {
    TextItem(
      kind: kind, range: range.lowerBound..<next.range.upperBound, level: level, script: script,
      styleIndex: styleIndex,
      faceIndex: faceIndex, isCovered: isCovered, isClosed: next.isClosed)
  }
}
