extension [MessageBlock] {
  /// Returns the text without emphases: with a line feed between blocks, a tab between cells, and words in
  /// place of objects.
  ///
  /// `markers` adds the markers of lists (`•`, `1.`, `☐`, `☑`) and footnotes, indented by two spaces per
  /// level.
  public func plainText(markers: Bool = false) -> String {
    var writing = PlainTextWriting(hasMarkers: markers)
    writing.write(self)
    return writing.lines.joined(separator: "\n")
  }
}

/// Writes blocks as plain text.
private struct PlainTextWriting {
  let hasMarkers: Bool
  var lines: [String] = []
  private var indent = ""
  private var marker: String?

  init(hasMarkers: Bool) { self.hasMarkers = hasMarkers }

  private mutating func add(_ text: String) {
    let first = marker ?? indent
    marker = nil
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.append(first + parts.joined(separator: "\n" + indent))
  }

  mutating func write(_ blocks: [MessageBlock]) {
    for block in blocks { write(block) }
  }

  private mutating func write(_ block: MessageBlock) {
    switch block.content {
    case .paragraph(let block): add(block.text.text)
    case .heading(let block): add(block.text.text)
    case .list(let list):
      for (index, item) in list.items.enumerated() {
        let number = list.start.addingWithinRange(index)
        let sign = list.isOrdered ? "\(number)." : item.isChecked.map { $0 ? "☑" : "☐" } ?? "•"
        within(sign + " ", item.blocks)
      }
    case .quote(let quote): write(quote.blocks)
    case .code(let code): add(code.text)
    case .table(let table):
      let columns = table.columnCount
      for row in table.rows {
        let missing = repeatElement("", count: table.alignsBySide ? 0 : max(0, columns - row.count))
        add((row.map(\.text.text) + missing).joined(separator: "\t"))
      }
    case .details(let details):
      if !details.summary.isEmpty { add(details.summary.text) }
      write(details.blocks)
    case .footnotes(let notes):
      for note in notes.items { within("[\(note.number.map(String.init) ?? note.label)] ", note.blocks) }
    case .formula(let formula): add(formula.source)
    case .attachment(let block):
      if case .media(let picture)? = block.value, picture.address != nil, let words = picture.alternative,
        !words.isEmpty
      {
        add(words)
      }
    case .rule: break
    case .html(let html): if !html.text.isEmpty { add(html.text) }
    case .other(let block): if let text = block.text { add(text.text) }
    }
  }

  private mutating func within(_ sign: String, _ blocks: [MessageBlock]) {
    guard hasMarkers else { return write(blocks) }
    let outer = indent
    marker = (marker ?? indent) + sign
    indent += "  "
    write(blocks)
    if marker != nil { add("") }
    indent = outer
  }
}
