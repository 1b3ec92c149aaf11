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
      bytesRead: builder.inlines.bytesRead, linesRead: reader.linesRead, leavesBuilt: builder.leavesBuilt)
  }
}
