/// What bringing a growing text up to date has cost so far, counted.
package struct MarkdownWork: Hashable, Sendable {
  /// Bytes that inlines were read from.
  package let bytesRead: Int
  package let linesRead: Int
  /// Paragraphs, cells and other texts that were built.
  package let leavesBuilt: Int
}

extension MarkdownStream {
  /// What it has cost so far.
  package var work: MarkdownWork {
    MarkdownWork(
      bytesRead: builder.inlines.bytesRead, linesRead: reader.linesRead, leavesBuilt: builder.leavesBuilt)
  }
}
