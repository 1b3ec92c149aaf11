extension PreparedMessage {
  /// The message's texts as they are shown, by their paths, with a U+FFFC for each object.
  var shownTexts: [ContentPath: (text: String, objects: [TextObject])] {
    var texts: [ContentPath: (text: String, objects: [TextObject])] = [:]
    if let text { texts[.text] = (text.text.text, text.objects) }
    for case let element as RichElement in blocks.lazy.map(\.element) {
      for entry in element.entries {
        switch entry.content {
        case .text(let lines), .code(let lines, _): texts[lines.path] = (lines.text.text, lines.objects)
        case .table(let cells, _):
          for cell in cells { texts[cell.path] = (cell.text.text, cell.objects) }
        case .formula(let formula): texts[formula.path] = (PreparedFormula.text, [formula.textObject])
        case .container, .fold, .rule, .embedded: break
        }
      }
    }
    return texts
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
