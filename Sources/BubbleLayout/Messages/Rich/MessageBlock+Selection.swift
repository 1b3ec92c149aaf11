extension [MessageBlock] {
  /// The selected part of the blocks. Blocks without selected text are left out.
  ///
  /// - Parameters:
  ///   - path: The path of the list of blocks.
  ///   - select: Returns the selected part of a text; nil if nothing is selected.
  /// - Complexity: Linear in the texts.
  func selecting(at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?) -> [MessageBlock] {
    enumerated().compactMap { number, block in
      block.selecting(at: path.appending(block.step(number)), select)
    }
  }
}

extension MessageBlock {
  fileprivate func selecting(
    at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?
  ) -> MessageBlock? {
    var block = self
    let inner = path.appending("blocks")
    switch content {
    case .paragraph(var paragraph):
      guard let text = select(path, paragraph.text) else { return nil }
      paragraph.text = text
      block.content = .paragraph(paragraph)
    case .heading(var heading):
      guard let text = select(path, heading.text) else { return nil }
      heading.text = text
      block.content = .heading(heading)
    case .code(var code):
      guard let text = select(path, RichText(code.text)) else { return nil }
      code.text = text.text
      block.content = .code(code)
    case .formula(let formula):
      if select(path, RichText(formula.source)) == nil { return nil }
    case .html(let html):
      guard let text = select(path, RichText(html.text)) else { return nil }
      block.content = .html(HTMLBlock(text.text))
    case .quote(var quote):
      quote.blocks = quote.blocks.selecting(at: inner, select)
      if quote.blocks.isEmpty { return nil }
      block.content = .quote(quote)
    case .list(var list):
      // Unselected items before the first selected one still count.
      var skipped = 0
      list.items = list.items.enumerated().compactMap { number, item in
        var item = item
        item.blocks = item.blocks.selecting(
          at: path.appending("items").appending(.number(number)).appending("blocks"), select)
        if item.blocks.isEmpty { return nil }
        if skipped == 0 { skipped = number + 1 }
        return item
      }
      if list.items.isEmpty { return nil }
      list.start = list.start.addingWithinRange(skipped - 1)
      block.content = .list(list)
    case .footnotes(var notes):
      notes.items = notes.items.enumerated().compactMap { number, note in
        var note = note
        note.blocks = note.blocks.selecting(
          at: path.appending("items").appending(.number(number)).appending("blocks"), select)
        return note.blocks.isEmpty ? nil : note
      }
      if notes.items.isEmpty { return nil }
      block.content = .footnotes(notes)
    case .details(var details):
      let summary = select(path.appending("summary"), details.summary)
      details.blocks = details.blocks.selecting(at: inner, select)
      if summary == nil, details.blocks.isEmpty { return nil }
      details.summary = summary ?? RichText("")
      block.content = .details(details)
    case .table(let table):
      guard let selected = table.selecting(at: path, select) else { return nil }
      block.content = .table(selected)
    case .other(var other):
      if let text = other.text {
        guard let text = select(path, text) else { return nil }
        other.text = text
      } else {
        other.blocks = other.blocks.selecting(at: inner, select)
        if other.blocks.isEmpty { return nil }
      }
      block.content = .other(other)
    case .rule, .attachment: return nil
    }
    return block
  }
}

extension TableBlock {
  /// The rows with selected cells. Their other cells become empty.
  fileprivate func selecting(
    at path: ContentPath, _ select: (ContentPath, RichText) -> RichText?
  ) -> TableBlock? {
    var table = self
    table.rows = rows.enumerated().compactMap { row, cells in
      var found = false
      let left = cells.enumerated().map { number, cell in
        var cell = cell
        let text = select(
          path.appending("rows").appending(.number(row)).appending(.number(number)), cell.text)
        found = found || text != nil
        cell.text = text ?? RichText("")
        return cell
      }
      return found ? left : nil
    }
    return table.rows.isEmpty ? nil : table
  }
}

extension RichText {
  /// A part of the text with its spans.
  ///
  /// - Parameter range: UTF-16 offsets within it.
  func part(_ range: Range<Int>) -> RichText {
    let units = Array(text.utf16)
    let range = range.clamped(to: 0..<units.count)
    return RichText(
      String(decoding: units[range], as: UTF16.self),
      spans: spans.compactMap { span in
        let part = span.range.clamped(to: range)
        return part.isEmpty
          ? nil : span.moved(to: part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound)
      })
  }
}
