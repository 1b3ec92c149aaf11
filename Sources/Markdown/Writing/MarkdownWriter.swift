/// Writes blocks as Markdown, in one form: what is read from it again is the same, sources apart.
///
/// What the source itself says of a selection is nicer: ``MarkdownText/markdownRange(of:)``. This is for blocks that have none.
public struct MarkdownWriter: Sendable {
  /// The Markdown that will be read: what it has no mark for is written as tags, or as text.
  public let options: MarkdownOptions
  private var output = ""
  /// What every line starts with here.
  private var prefix = ""
  /// What the next line starts with instead of the end of the prefix: a list marker.
  private var marker: String?

  /// A writer.
  public init(options: MarkdownOptions = .init()) { self.options = options }

  /// Writes blocks, the last line without a line feed.
  public static func markdown(_ blocks: [MarkdownBlock], options: MarkdownOptions = .init()) -> String {
    var writer = MarkdownWriter(options: options)
    writer.write(blocks, isTight: false, behind: nil)
    return writer.output
  }

  // MARK: Lines

  private mutating func line(_ text: String) {
    if !output.isEmpty { output += "\n" }
    output += marker ?? prefix
    marker = nil
    output += text
    while text.isEmpty, output.last == " " { output.removeLast() }
  }

  private mutating func lines(_ text: String) {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) { line(String(part)) }
  }

  /// Writes something within a container: its first line starts with one text, and the others with another.
  private mutating func within(_ first: String, _ others: String, _ body: (inout MarkdownWriter) -> Void) {
    let outer = prefix
    marker = (marker ?? prefix) + first
    prefix += others
    body(&self)
    if marker != nil { line("") }
    prefix = outer
  }

  // MARK: Blocks

  private mutating func write(_ blocks: [MarkdownBlock], isTight: Bool, behind listMarker: Character?) {
    var lastList: (isOrdered: Bool, isOther: Bool)?
    for (index, block) in blocks.enumerated() {
      if index > 0, !isTight { line("") }
      var list: (isOrdered: Bool, isOther: Bool)?
      if case .list(let content) = block.content {
        // Lists of one kind right behind each other have other markers.
        let isOther = lastList?.isOrdered == content.isOrdered && lastList?.isOther == false
        list = (content.isOrdered, isOther)
      }
      lastList = list
      write(block, isOther: list?.isOther ?? false, listMarker: index == 0 ? listMarker : nil)
    }
  }

  private mutating func write(_ block: MarkdownBlock, isOther: Bool, listMarker: Character?) {
    switch block.content {
    case .paragraph(let text): lines(TextWriting(options, .paragraph).markdown(text))
    case .heading(let level, let text):
      line(
        (String(repeating: "#", count: level) + " " + TextWriting(options, .line).markdown(text)).trimmedEnd)
    case .list(let list): write(list, isOther: isOther)
    case .quote(let quote):
      within("> ", "> ") { writer in
        if let alert = quote.alert { writer.line("[!\(alert.rawValue.uppercased())]") }
        writer.write(quote.blocks, isTight: false, behind: nil)
      }
    case .code(let code): write(code)
    case .table(let table): write(table)
    case .details(let details):
      line(details.isOpen ? "<details open>" : "<details>")
      if !details.summary.isEmpty {
        line("<summary>\(TextWriting(options, .line).markdown(details.summary))</summary>")
      }
      line("")
      write(details.blocks, isTight: false, behind: nil)
      if !details.blocks.isEmpty { line("") }
      line("</details>")
    case .footnotes(let notes):
      for (index, note) in notes.enumerated() {
        if index > 0 { line("") }
        within("[^\(note.label)]: ", "    ") { $0.write(note.blocks, isTight: false, behind: nil) }
      }
    case .formula(let formula): write(formula)
    case .image(let image):
      let words = TextWriting(options, .line).label(image.words)
      let markdown = "![\(words)](\(TextWriting.tail(image.address, image.title)))"
      line(image.href.map { "[\(markdown)](\(TextWriting.tail($0, nil)))" } ?? markdown)
    case .rule: line(listMarker == "*" ? "---" : "***")
    case .html(let html): lines(html.text)
    }
  }

  private mutating func write(_ list: MarkdownList, isOther: Bool) {
    let bullet: Character = isOther ? "*" : "-"
    for (index, item) in list.items.enumerated() {
      if index > 0, !list.isTight { line("") }
      let number = item.number ?? list.start + index
      let marker = list.isOrdered ? "\(number)\(isOther ? ")" : ".") " : "\(bullet) "
      let box = item.isChecked.map { $0 ? "[x] " : "[ ] " } ?? ""
      within(marker + box, String(repeating: " ", count: marker.utf8.count)) {
        $0.write(item.blocks, isTight: list.isTight, behind: list.isOrdered ? nil : bullet)
      }
    }
  }

  private mutating func write(_ code: MarkdownCode) {
    let info = code.info ?? code.language ?? ""
    let mark: Character = info.contains("`") ? "~" : "`"
    let fence = String(repeating: mark, count: max(3, code.text.text.longestRun(of: mark) + 1))
    line(fence + TextWriting.escapedInfo(info))
    if !code.text.isEmpty { lines(code.text.text) }
    line(fence)
  }

  private mutating func write(_ formula: MarkdownFormula) {
    if formula.source.contains("$$") {
      let fence = String(repeating: "`", count: max(3, formula.source.longestRun(of: "`") + 1))
      line(fence + "math")
      lines(formula.source)
      return line(fence)
    }
    line("$$")
    if !formula.source.isEmpty { lines(formula.source) }
    line("$$")
  }

  private mutating func write(_ table: MarkdownTable) {
    line(row(table.header))
    line(
      "|"
        + table.alignments.map { alignment in
          switch alignment {
          case nil: " --- |"
          case .start: " :-- |"
          case .center: " :-: |"
          case .end: " --: |"
          }
        }.joined())
    for row in table.rows { line(self.row(row)) }
  }

  private func row(_ row: MarkdownRow) -> String {
    "|" + row.cells.map { " " + TextWriting(options, .cell).markdown($0) + " |" }.joined()
  }
}

extension String {
  /// The longest run of a character.
  func longestRun(of character: Character) -> Int {
    var longest = 0
    var run = 0
    for each in self {
      run = each == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// Without spaces at the end.
  var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
