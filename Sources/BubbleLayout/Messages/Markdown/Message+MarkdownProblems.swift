import Markdown

extension Message {
  /// Says which limits the message's Markdown exceeds, and where; empty for messages in other formats.
  ///
  /// - Complexity: Linear in the text.
  package var markdownProblems: [String] {
    guard format == .markdown, blocks.isEmpty, !isDeleted else { return [] }
    let limits = MarkdownLimits()
    return MarkdownDocument(text, options: markdownOptions, limits: limits).overruns.map { overrun in
      let reason =
        switch overrun.limit {
        case .levels: "more than \(limits.levels) levels of quotes, lists and details; deeper marks are text"
        case .columns: "a table with more than \(limits.columns) columns; further cells are left out"
        case .blocks: "more than \(limits.blocks) blocks; the rest is one paragraph"
        case .uses:
          "a definition of more than 256 bytes is used more than \(limits.uses) times; further links have no address"
        case .bytes: "more than \(limits.bytes) bytes; the rest is left out"
        }
      return "byte \(overrun.offset + 1): \(reason)"
    }
  }
}
