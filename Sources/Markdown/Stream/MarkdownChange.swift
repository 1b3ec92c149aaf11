/// The changes that an append makes.
///
/// A path identifies a block by indices. The first index is that of a block in the text. Each further level
/// adds the index of an item or footnote, if the block has them, and the index of a block inside that item or
/// footnote, or inside the quote or details. `[3, 1, 0]` is the first block of the second item of the list
/// that is the text's fourth block.
public struct MarkdownChange: Sendable, Equatable {
  /// The path of the first block that has changed and may change again. Every block before it in the text is
  /// unchanged, except those in `others`. In the blocks that contain it, everything before it is unchanged
  /// too.
  public var path: [Int] = []
  /// The paths of earlier blocks that have changed, because the definition of a link or footnote has arrived,
  /// or because a list has become loose.
  public var others: [[Int]] = []
  /// How many UTF-16 units at the start of the text of the block at `path` are final; 0 if the block has no
  /// text of its own.
  public var settled = 0
  /// How many finished rows of the table at `path` are unchanged; 0 if the block is not a table.
  public var rows = 0

  /// The index of the first changed block of the text.
  public var first: Int { others.reduce(path.first ?? 0) { min($0, $1.first ?? 0) } }
}

/// Counts of the work done so far to update a growing text.
package struct MarkdownWork: Hashable, Sendable {
  /// The number of bytes from which inlines were parsed.
  package let bytesRead: Int
  package let linesRead: Int
  /// The number of paragraphs, cells and other texts that were built.
  package let leavesBuilt: Int
}

extension MarkdownStream {
  /// The work done so far.
  package var work: MarkdownWork {
    MarkdownWork(
      bytesRead: builder.inlines.bytesRead + builder.growingInlines.bytesRead, linesRead: reader.linesRead,
      leavesBuilt: builder.leavesBuilt)
  }
}
