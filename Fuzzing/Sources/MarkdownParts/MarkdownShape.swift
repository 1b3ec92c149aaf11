import Markdown

/// The visible content of a block in a form that can be compared: blocks that show the same are equal. Spans
/// are stored as properties of each character.
indirect enum MarkdownShape: Hashable {
  struct Letter: Hashable {
    let unit: UInt16
    var emphases: TextEmphases = []
    var hrefs: Set<String> = []
    var rest: Set<String> = []
  }

  case text(String, [Letter])
  case group(String, [MarkdownShape])
  case other(MessageBlock.Content)

  init(_ block: MessageBlock) {
    switch block.content {
    case .paragraph(let block): self = .text("paragraph", Self.letters(block.text))
    case .heading(let block): self = .text("heading \(block.level)", Self.letters(block.text))
    case .code(let code): self = .text("code \(code.language ?? "")", Self.letters(RichText(code.text)))
    case .list(let list):
      // A list with one item and one block is the same in Markdown whether it is tight or loose.
      let isTight = list.isTight || list.items.count == 1 && list.items[0].blocks.count <= 1
      self = .group(
        "list \(list.isOrdered) \(list.start) \(isTight)",
        list.items.map { item in
          .group("item \(String(describing: item.isChecked))", item.blocks.map(Self.init))
        })
    case .quote(let quote):
      self = .group("quote \(quote.alert?.rawValue ?? "")", quote.blocks.map(Self.init))
    case .details(let details):
      let summary = Self.text("summary", Self.letters(details.summary))
      self = .group("details \(details.isOpen)", [summary] + details.blocks.map(Self.init))
    case .footnotes(let notes):
      self = .group("footnotes", notes.items.map { .group($0.label, $0.blocks.map(Self.init)) })
    case .table(let table):
      let rows = table.rows.map { row in
        Self.group("row", row.map { .text("cell", Self.letters($0.text)) })
      }
      self = .group("table \(table.alignments)", rows)
    case .html(let html): self = .text(String(html.text.drop { $0 == " " || $0 == "\t" }), [])
    case .formula, .attachment, .rule, .other: self = .other(block.content)
    }
  }

  private static func letters(_ text: RichText) -> [Letter] {
    var letters = text.text.utf16.map { Letter(unit: $0) }
    for span in text.spans {
      for index in span.range where letters.indices.contains(index) {
        letters[index].emphases.formUnion(span.emphases)
        if let href = span.address { letters[index].hrefs.insert(href + " " + (span.title ?? "")) }
        if let footnote = span.footnote { letters[index].rest.insert("^" + footnote) }
        if let formula = span.object, formula.kind == .formula, let source = formula.source {
          // A heading has only one line, so line breaks in its formulas are written as spaces.
          letters[index].rest.insert(
            "\(formula.isDisplay) " + source.split(separator: "\n").joined(separator: " "))
        } else if let object = span.object {
          letters[index].rest.insert("\(object)")
        }
      }
    }
    return letters
  }

  /// Returns whether Markdown can express a block. It cannot express a task without text, two paragraphs in a
  /// tight item (a block that is not shown was between them), Markdown in code with fences of both kinds, and
  /// some formulas.
  static func canBeWritten(_ block: MessageBlock) -> Bool {
    switch block.content {
    case .paragraph(let block): return block.text.canBeWritten
    case .heading(let block): return block.text.canBeWritten
    case .list(let list):
      return list.items.allSatisfy { item in
        let isText = item.blocks.map { if case .paragraph = $0.content { true } else { false } }
        let isQuote = item.blocks.map { if case .quote = $0.content { true } else { false } }
        let areApart =
          !list.isTight || zip(isText.dropFirst(), isQuote).allSatisfy { !$0 || $1 }
        return areApart && (item.isChecked == nil || isText.first == true)
          && item.blocks.allSatisfy(Self.canBeWritten)
      }
    case .quote(let quote): return quote.blocks.allSatisfy(Self.canBeWritten)
    case .details(let details):
      return details.summary.canBeWritten && details.blocks.allSatisfy(Self.canBeWritten)
    case .footnotes(let notes): return notes.items.flatMap(\.blocks).allSatisfy(Self.canBeWritten)
    case .table(let table):
      return table.rows.allSatisfy { $0.allSatisfy(\.text.canBeWritten) }
    case .code(let code):
      let isMarkdown = code.language?.lowercased().hasPrefix("m") ?? false
      return !isMarkdown || !(code.text.contains("```") && code.text.contains("~~~"))
    default: return true
    }
  }
}

extension RichText {
  /// Whether Markdown can express the text. It cannot express spoilers, a display formula at the beginning of
  /// a line, which would be read as a block, and formulas with characters that end them too early.
  fileprivate var canBeWritten: Bool {
    let units = Array(text.utf16)
    return spans.allSatisfy {
      // The marks of spoilers have a meaning only beside certain characters.
      if $0.emphases.contains(.spoiler) { return false }
      guard let formula = $0.object, formula.kind == .formula, let source = formula.source else {
        return true
      }
      let isOdd = ["$$", "]", "\\)", "\n ", "\n\t"].contains { source.contains($0) }
      if isOdd || source.hasSuffix("$") || source.hasSuffix("\\") { return false }
      return !formula.isDisplay || $0.range.lowerBound > 0 && units[$0.range.lowerBound - 1] != 0x0A
    }
  }
}
