extension PreparedMessage {
  /// The message's texts as they are shown, by their paths, with a U+FFFC for each object.
  var shownTexts: [ContentPath: (text: String, objects: [TextObject], covers: [Range<Int>])] {
    var texts: [ContentPath: (text: String, objects: [TextObject], covers: [Range<Int>])] = [:]
    if let text { texts[.text] = (text.text.text, text.objects, text.spans.covers) }
    // Nodes without an element of their own belong to that of the node before them.
    var isCovered = false
    for paint in paints {
      if case .block(_, let covered) = paint.element { isCovered = covered }
      switch paint.look {
      case .lines(let lines), .codeLines(let lines, _): texts[lines.path] = lines.shown(isCovered)
      case .table(let table):
        for cell in table.cells { texts[cell.path] = cell.shown(isCovered) }
      case .formula(let formula):
        let text = PreparedFormula.text
        texts[formula.path] = (text, [formula.textObject], isCovered ? [0..<text.utf16.count] : [])
      default: break
      }
    }
    return texts
  }
}

extension RichLines {
  /// Returns the text, its objects and its covered ranges.
  fileprivate func shown(
    _ isCovered: Bool
  ) -> (text: String, objects: [TextObject], covers: [Range<Int>]) {
    (text.text, objects, isCovered ? [0..<text.text.utf16.count] : spans.covers)
  }
}

extension Message {
  /// Whether the message contains a formula.
  var hasFormulas: Bool {
    if spans.contains(where: { $0.object?.kind == .formula }) { return true }
    return !blocks.eachText(at: ContentPath([])) { _, text in
      !text.spans.contains { $0.object?.kind == .formula }
    }
  }
}
