extension PreparedMessage {
  /// The message's texts as they are shown, by their paths, with a U+FFFC for each object.
  var shownTexts: [ContentPath: (text: String, objects: [TextObject], covers: [Range<Int>])] {
    var texts: [ContentPath: (text: String, objects: [TextObject], covers: [Range<Int>])] = [:]
    if let text { texts[.text] = (text.text.text, text.objects, text.spans.covers) }
    for case let element as RichElement in blocks.lazy.map(\.element) {
      for entry in element.entries {
        switch entry.content {
        case .text(let lines), .code(let lines, _): texts[lines.path] = lines.shown(entry.isCovered)
        case .table(let cells, _):
          for cell in cells { texts[cell.path] = cell.shown(entry.isCovered) }
        case .formula(let formula):
          let text = PreparedFormula.text
          texts[formula.path] = (
            text, [formula.textObject], entry.isCovered ? [0..<text.utf16.count] : []
          )
        case .container, .fold, .rule, .embedded: break
        }
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
