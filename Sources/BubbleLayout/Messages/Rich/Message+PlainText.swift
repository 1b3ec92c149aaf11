extension Message {
  /// The message with the plain text of its blocks instead of the blocks, for rows with room for one line of
  /// text. A line feed separates texts, a tab the cells of a row.
  ///
  /// - Complexity: Linear in the texts.
  var inPlainText: Message {
    guard !blocks.isEmpty else { return self }
    var plain = self
    plain.text = ""
    var last: ContentPath?
    blocks.eachText(at: ["blocks"]) { path, text in
      if let last { plain.text += path.isBeside(last) ? "\t" : "\n" }
      plain.text += text.text
      last = path
      return true
    }
    (plain.blocks, plain.spans) = ([], [])
    return plain
  }
}

extension ContentPath {
  /// Whether both are paths of cells in one row.
  fileprivate func isBeside(_ other: ContentPath) -> Bool {
    steps.count > 2 && steps[steps.count - 3] == .name("rows") && steps.dropLast() == other.steps.dropLast()
  }
}
