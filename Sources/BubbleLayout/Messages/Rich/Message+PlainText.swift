extension Message {
  /// The message with the plain text of its blocks instead of the blocks, for places that show only one line
  /// of text. A line feed separates texts; a tab separates the cells of a table row.
  ///
  /// - Complexity: Linear in the texts.
  var inPlainText: Message {
    guard !blocks.isEmpty else { return self }
    var plain = self
    plain.text = ""
    var last: ContentPath?
    blocks.eachText(at: ["blocks"]) { path, text in
      if let last { plain.text += path.isBeside(last) ? "\t" : "\n" }
      // A picture without a description has no words.
      plain.text +=
        text.spans.contains { $0.object?.kind == .image }
        ? text.text.replacing("\u{FFFC}", with: "") : text.text
      last = path
      return true
    }
    (plain.blocks, plain.spans) = ([], [])
    return plain
  }
}

extension ContentPath {
  /// Returns whether this path and another one are paths of cells in the same row.
  fileprivate func isBeside(_ other: ContentPath) -> Bool {
    steps.count > 2 && steps[steps.count - 3] == .name("rows") && steps.dropLast() == other.steps.dropLast()
  }
}
