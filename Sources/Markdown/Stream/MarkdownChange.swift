/// The changes of an append.
///
/// A path identifies a block by indices: of a block in the text, then for each level of an item or a
/// footnote, and of a block within the item, the quote or the details. `[3, 1, 0]` is the first block of the
/// second item of the list that is the text's fourth block.
public struct MarkdownChange: Sendable, Equatable {
  /// The first block that has changed and may change again. Every block before it in the text is unchanged,
  /// except those in `others`. The blocks that contain it have kept everything before it.
  public var path: [Int] = []
  /// Earlier blocks that have changed, because the definition of a link or footnote has arrived, or a list
  /// has become loose.
  public var others: [[Int]] = []
  /// How many UTF-16 units at the start of that block's text are final; 0 if it has no text of its own.
  public var settled = 0
  /// How many finished rows that table has kept; 0 if it is not a table.
  public var rows = 0

  /// The index of the first changed block of the text.
  public var first: Int { others.reduce(path.first ?? 0) { min($0, $1.first ?? 0) } }
}
