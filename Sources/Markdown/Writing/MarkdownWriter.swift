/// Writes blocks as Markdown in a canonical form. Parsing the result gives the same blocks, apart from source
/// ranges.
///
/// Blocks for which Markdown has no form are left out: attachments other than pictures with an address, and blocks of
/// unknown types without a text.
public struct MarkdownWriter: Sendable {
  /// The dialect of the reader. Formatting without a mark in this dialect is written as tags or as plain
  /// text.
  public let options: MarkdownOptions
  private var output = ""
  /// The prefix of every line at the current place.
  private var prefix = ""
  /// The beginning of the next line if it differs from the prefix because of a list marker; nil otherwise.
  private var marker: String?

  /// Creates a writer.
  public init(options: MarkdownOptions = .init()) { self.options = options }

  /// Writes blocks. The last line has no line feed.
  public static func markdown(_ blocks: [MessageBlock], options: MarkdownOptions = .init()) -> String {
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

  /// Writes the content of a container. The first line starts with `first`, the other lines with `others`.
  private mutating func within(_ first: String, _ others: String, _ body: (inout MarkdownWriter) -> Void) {
    let outer = prefix
    marker = (marker ?? prefix) + first
    prefix += others
    body(&self)
    if marker != nil { line("") }
    prefix = outer
  }

  // MARK: Blocks

  private mutating func write(_ blocks: [MessageBlock], isTight: Bool, behind listMarker: Character?) {
    let blocks = blocks.filter(\.isWritable)
    var lastList: (isOrdered: Bool, isOther: Bool)?
    for (index, block) in blocks.enumerated() {
      if index > 0 {
        if !isTight { line("") } else { endQuote(blocks[index - 1], before: block) }
      }
      var list: (isOrdered: Bool, isOther: Bool)?
      if case .list(let content) = block.content {
        // Two adjacent lists of the same kind get different markers. So does a list directly after a list
        // marker, because `- - -` is a rule.
        let isOther =
          lastList.map { $0.isOrdered == content.isOrdered && !$0.isOther }
          ?? (index == 0 && listMarker == "-" && !content.isOrdered)
        list = (content.isOrdered, isOther)
      }
      lastList = list
      write(block, isOther: list?.isOther ?? false, listMarker: index == 0 ? listMarker : nil)
    }
  }

  /// Ends a quote without an empty line, because the next paragraph would otherwise continue the quote.
  private mutating func endQuote(_ quote: MessageBlock, before next: MessageBlock) {
    if case .quote = quote.content, case .paragraph = next.content { line(">") }
  }

  private mutating func write(_ block: MessageBlock, isOther: Bool, listMarker: Character?) {
    switch block.content {
    case .paragraph(let block): lines(TextWriting(options, .paragraph).markdown(block.text))
    case .heading(let block):
      let text = TextWriting(options, .line).markdown(block.text)
      line((String(repeating: "#", count: block.level) + " " + text).trimmedEnd)
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
      if case .html(let html) = details.blocks.first?.content, details.summary.isEmpty,
        html.source.hasPrefix("<summary")
      {
        line("<summary></summary>")
      }
      if !details.summary.isEmpty {
        line("<summary>\(TextWriting(options, .line).markdown(details.summary))</summary>")
      }
      line("")
      write(details.blocks, isTight: false, behind: nil)
      // HTML that is never closed would continue after the end of the details, so the closing tags of all
      // details around it are left out.
      guard !details.blocks.isOpenAtEnd else { return }
      if !details.blocks.isEmpty { line("") }
      line("</details>")
    case .footnotes(let notes):
      for (index, note) in notes.items.enumerated() {
        if index > 0 { line("") }
        within("[^\(note.label)]: ", "    ") { $0.write(note.blocks, isTight: false, behind: nil) }
      }
    case .formula(let formula): write(formula)
    case .attachment(let block):
      guard case .media(let picture)? = block.value, let address = picture.address else { return }
      let markdown = TextWriting(options, .line).image(
        address, words: picture.alternative ?? "", width: picture.size?.width, height: picture.size?.height)
      line(picture.href.map { "[\(markdown)](\(TextWriting.tail($0, nil)))" } ?? markdown)
    case .other(let block):
      if let text = block.text { lines(TextWriting(options, .paragraph).markdown(text)) }
    case .rule: line(listMarker == "*" ? "---" : "***")
    // With indentation, the HTML would become a part of a list before it.
    case .html(let html): lines(String(html.source.drop { $0 == " " || $0 == "\t" }))
    }
  }

  private mutating func write(_ list: ListBlock, isOther: Bool) {
    let bullet: Character = isOther ? "*" : "-"
    for (index, item) in list.items.enumerated() {
      if index > 0, !list.isTight { line("") }
      // A number has at most nine digits (CommonMark 0.31.2, list markers); only the first one counts.
      let number = min(list.start.addingWithinRange(index), 999_999_999)
      let marker = list.isOrdered ? "\(number)\(isOther ? ")" : ".") " : "\(bullet) "
      let box = item.isChecked.map { $0 ? "[x] " : "[ ] " } ?? ""
      within(marker + box, String(repeating: " ", count: marker.utf8.count)) {
        $0.write(item.blocks, isTight: list.isTight, behind: list.isOrdered ? nil : bullet)
      }
    }
  }

  private mutating func write(_ code: CodeBlock) {
    let info = code.language ?? ""
    // A fence of the same kind inside Markdown code would need another closing fence.
    let isNest = options.nestsTaggedFences && code.text.hasFence(of: "`")
    let mark: Character = info.contains("`") || isNest ? "~" : "`"
    let fence = String(repeating: mark, count: max(3, code.text.longestRun(of: mark) + 1))
    line(fence + (info.first == mark ? " " : "") + TextWriting.escapedInfo(info))
    if !code.text.isEmpty { lines(code.text) }
    line(fence)
  }

  private mutating func write(_ formula: FormulaBlock) {
    let isTrimmed = formula.source.first?.isWhitespace != true && formula.source.last?.isWhitespace != true
    if formula.source.contains("$$") || !isTrimmed {
      let fence = String(repeating: "`", count: max(3, formula.source.longestRun(of: "`") + 1))
      line(fence + "math")
      lines(formula.source)
      return line(fence)
    }
    line("$$")
    if !formula.source.isEmpty { lines(formula.source) }
    line("$$")
  }

  private mutating func write(_ table: TableBlock) {
    guard let header = table.rows.first else { return }
    let columns = table.columnCount
    // Markdown's alignments are left and right (GFM).
    let startsRight = !table.alignsBySide && MessageBlock(.table(table)).startsRight == true
    // A short row of Markdown stays short.
    let cells = table.alignsBySide ? 0 : columns
    line(row(header, cells))
    line(
      "|"
        + (0..<columns).map { column in
          switch column < table.alignments.count ? table.alignments[column]?.mirrored(startsRight) : nil {
          case nil: " --- |"
          case .start: " :-- |"
          case .center: " :-: |"
          case .end: " --: |"
          }
        }.joined())
    for row in table.rows.dropFirst() { line(self.row(row, cells)) }
  }

  private func row(_ cells: [TableCell], _ columns: Int) -> String {
    let missing = repeatElement(RichText(""), count: max(0, columns - cells.count))
    return "|"
      + (cells.map(\.text) + missing).map { " " + TextWriting(options, .cell).markdown($0) + " |" }.joined()
  }
}

extension String {
  /// The length of the longest run of an ASCII character, even if combining marks follow it.
  func longestRun(of character: Character) -> Int {
    var longest = 0
    var run = 0
    for byte in utf8 {
      run = byte == character.asciiValue ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// Whether a line begins with a fence of a character.
  fileprivate func hasFence(of character: Character) -> Bool {
    split(separator: "\n").contains {
      $0.drop { $0 == " " }.hasPrefix(String(repeating: character, count: 3))
    }
  }

  /// The text without spaces at its end.
  var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
