import Markdown

extension MarkdownBlock {
  /// Converts a block of a message to a Markdown block, for writing; nil if Markdown has no form for it.
  init?(_ block: MessageBlock) {
    guard let content = block.record.markdown else { return nil }
    self.init(content)
  }
}

extension [MarkdownBlock] {
  init(_ blocks: [MessageBlock]) { self = blocks.compactMap { MarkdownBlock($0) } }
}

extension MarkdownRow {
  /// - Parameter columns: The number of cells in the row. Missing cells are added as empty cells.
  init(_ cells: [TableCell], columns: Int) {
    self.init(
      cells: (0..<columns).map { $0 < cells.count ? MarkdownText(cells[$0].text) : MarkdownText() })
  }
}

extension MarkdownText {
  init(_ text: RichText) {
    self.init(
      text.text,
      spans: text.spans.filter { !$0.range.isEmpty }.sorted {
        ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
      }.map(MarkdownSpan.init))
  }
}

extension MarkdownSpan {
  fileprivate init(_ span: TextSpan) {
    var emphases: MarkdownEmphases = []
    for (emphasis, name) in MarkdownEmphases.named {
      if let own = TextEmphasis(rawValue: name), span.emphases.contains(TextEmphases(own)) {
        emphases.insert(emphasis)
      }
    }
    // The number of a footnote is raised anyway, so it needs no superscript.
    if span.footnote != nil { emphases.remove(.sup) }
    self.init(
      range: span.range, emphases: emphases, href: span.address, title: span.title, footnote: span.footnote)
    if let object = span.object {
      switch object.kind {
      case .formula:
        self.object = .formula(source: object.source ?? "", isDisplay: object.isDisplay, isFinished: true)
      case .image:
        self.object = .image(address: object.address ?? "", title: span.title)
        if object.unit == .points { (width, height) = (object.width, object.height) }
      case .emoji, .mention, .citation: break
      }
    }
  }
}
