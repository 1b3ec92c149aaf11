import TextLayout

extension RichBuilder {
  /// Adds the beginning of a long message's blocks with a label below, or all blocks if the message is
  /// within the limits.
  ///
  /// - Parameter isExpanded: Whether the reader has expanded the message. The label then shortens it again.
  mutating func collapsed(
    _ blocks: [MessageBlock], by collapse: CollapseStyle, isExpanded: Bool, in context: RichContext
  ) {
    var beginning = BlockBeginning(collapse, toggled: toggled)
    let kept = beginning.of(blocks, at: context.path)
    if !isExpanded { wholeTexts = beginning.wholeTexts }
    let shown = isExpanded ? blocks : kept
    let lines = isExpanded ? nil : collapse.lines
    guard beginning.isCut || lines != nil else { return stack(shown, in: context) }
    let rule = LineLimitRule(lines: lines, isBeginning: beginning.isCut, gap: collapse.gap, line: line)
    let place = content.begin(.limited(rule))
    stack(shown, in: context)
    let words = isExpanded ? maker.words.readLess : collapse.label ?? maker.words.readMore
    content.readMore(maker.text(words, collapse.font), isExpanded: isExpanded, startsRight ? .end : .start)
    content.end(place)
  }
}

/// Takes blocks up to a maximum number of grapheme clusters and lines. A text may be cut. A table, picture or
/// formula is taken whole, or it is left out with everything after it.
///
/// As in the plain text of a message, a line feed separates two texts, and it is counted.
private struct BlockBeginning {
  private var graphemes: Int?
  private var newlines: Int?
  private let toggled: Set<ContentPath>
  /// Whether any content was left out.
  private(set) var isCut = false
  /// Whether no content was taken yet.
  private var isFirst = true
  /// The full versions of the texts that were cut, by path.
  private(set) var wholeTexts: [ContentPath: String] = [:]

  init(_ collapse: CollapseStyle, toggled: Set<ContentPath>) {
    (graphemes, newlines) = (collapse.graphemes, collapse.newlines)
    self.toggled = toggled
  }

  /// Returns the blocks, or the part of them that is within the limits.
  ///
  /// - Complexity: Linear in the content that is taken.
  mutating func of(_ blocks: [MessageBlock], at path: ContentPath) -> [MessageBlock] {
    var kept: [MessageBlock] = []
    for (number, block) in blocks.enumerated() {
      if isCut { break }
      if let block = take(block, at: path.appending(block.step(number))) { kept.append(block) }
    }
    return kept
  }

  /// Returns the part of a block that is within the limits; nil if no part of it is.
  private mutating func take(_ block: MessageBlock, at path: ContentPath) -> MessageBlock? {
    var block = block
    switch block.content {
    case .paragraph(var paragraph):
      guard take(&paragraph.text.text, at: path) else { return nil }
      block.content = .paragraph(paragraph)
    case .heading(var heading):
      guard take(&heading.text.text, at: path) else { return nil }
      block.content = .heading(heading)
    case .code(var code):
      guard take(&code.text, at: path) else { return nil }
      block.content = .code(code)
    case .html(var html):
      guard take(&html.text, at: path) else { return nil }
      block.content = .html(html)
    case .formula(let formula): return takeBox([formula.source], lines: 0) ? block : nil
    case .table(let table):
      let texts = table.rows.lazy.flatMap { $0 }.map(\.text.text)
      return takeBox(texts, lines: max(0, table.rows.count - 1)) ? block : nil
    case .attachment: return takeBox([], lines: 0) ? block : nil
    case .rule: break
    case .quote(var quote):
      quote.blocks = of(quote.blocks, at: path.appending("blocks"))
      if isCut, quote.blocks.isEmpty { return nil }
      block.content = .quote(quote)
    case .details(var details):
      guard take(&details.summary.text, at: path.appending("summary")) else { return nil }
      let isOpen = details.isOpen != toggled.contains(path)
      if isOpen || isCut { details.blocks = of(details.blocks, at: path.appending("blocks")) }
      block.content = .details(details)
    case .list(var list):
      guard take(&list.items, \.blocks, at: path) else { return nil }
      block.content = .list(list)
    case .footnotes(var notes):
      guard take(&notes.items, \.blocks, at: path) else { return nil }
      block.content = .footnotes(notes)
    case .other(var other):
      if var text = other.text {
        guard take(&text.text, at: path) else { return nil }
        other.text = text
      }
      other.blocks = of(other.blocks, at: path.appending("blocks"))
      block.content = .other(other)
    }
    return block
  }

  /// Cuts the items of a list or of a group of footnotes to those within the limits. Returns false if none is.
  private mutating func take<Item>(
    _ items: inout [Item], _ blocks: WritableKeyPath<Item, [MessageBlock]>, at path: ContentPath
  ) -> Bool {
    var kept = 0
    while kept < items.count, !isCut {
      let place = path.appending("items").appending(.number(kept)).appending("blocks")
      let shown = of(items[kept][keyPath: blocks], at: place)
      if isCut, shown.isEmpty { break }
      items[kept][keyPath: blocks] = shown
      kept += 1
    }
    items.removeSubrange(kept...)
    return !isCut || kept > 0
  }

  // MARK: Counting

  /// Counts the line feed before the next block. Returns false if it exceeds the limits.
  private mutating func separate() -> Bool {
    if isFirst { return true }
    guard newlines.map({ $0 > 0 }) ?? true, graphemes.map({ $0 > 1 }) ?? true else {
      isCut = true
      return false
    }
    newlines = newlines.map { $0 - 1 }
    graphemes = graphemes.map { $0 - 1 }
    return true
  }

  /// Cuts a text to the part that is within the limits. Returns false if no part is.
  private mutating func take(_ text: inout String, at path: ContentPath) -> Bool {
    guard separate() else { return false }
    isFirst = false
    if let count = text.clustersOfPlainLine, graphemes.map({ count <= $0 }) ?? true {
      graphemes = graphemes.map { $0 - count }
      return true
    }
    var index = text.startIndex
    while index < text.endIndex {
      let isBreak = text[index].isNewline
      if graphemes == 0 || isBreak && newlines == 0 { break }
      graphemes = graphemes.map { $0 - 1 }
      if isBreak { newlines = newlines.map { $0 - 1 } }
      text.formIndex(after: &index)
    }
    guard index < text.endIndex else { return true }
    isCut = true
    wholeTexts[path] = text
    text = text.shortened(at: index)
    return true
  }

  /// Takes a table, picture or formula as a whole. Returns false if it exceeds the limits. The first content
  /// is always taken.
  private mutating func takeBox(_ texts: some Sequence<String>, lines: Int) -> Bool {
    let isFirst = isFirst
    guard separate() else { return false }
    var left = graphemes
    for text in texts {
      guard let count = left, count >= 0 else { break }
      left = count - text.prefix(count + 1).count
    }
    let fits = left.map { $0 >= 0 } ?? true
    guard isFirst || fits && newlines.map({ $0 >= lines }) ?? true else {
      isCut = true
      return false
    }
    graphemes = left.map { max(0, $0) }
    newlines = newlines.map { max(0, $0 - lines) }
    self.isFirst = false
    return true
  }
}

extension String {
  /// The number of grapheme clusters, if the text is one line of ASCII, which needs no segmentation; nil for
  /// other texts.
  fileprivate var clustersOfPlainLine: Int? {
    let isPlain = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { (0x20...0x7E).contains($0) } }
    return isPlain == true ? utf8.count : nil
  }
}
