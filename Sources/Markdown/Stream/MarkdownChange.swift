/// What an append changed.
///
/// A path names a block by numbers: that of a block among the text's, then, as deep as it goes, that of an item of a list or of a
/// footnote, and that of a block within the item, the quote or the details. `[3, 1, 0]` is the first block of the second item of the
/// list that is the text's fourth block.
public struct MarkdownChange: Sendable, Equatable {
  /// The first block that has changed and may change again. Every block before it in the text is unchanged,
  /// except those in `others`. The blocks that contain it have kept everything before it.
  public var path: [Int] = []
  /// Blocks before that which have changed: a link's or footnote's definition has come, a list has become loose.
  public var others: [[Int]] = []
  /// How many UTF-16 units at the start of that block's text stand as they stood and will: 0 if it has no
  /// text of its own.
  public var settled = 0
  /// How many finished rows that table has kept: 0 if it is none.
  public var rows = 0

  /// The first of the text's blocks that has changed.
  public var first: Int { others.reduce(path.first ?? 0) { min($0, $1.first ?? 0) } }
}
