import Markdown

/// Rules that must hold for every text that is read as Markdown.
package struct MarkdownRules {
  package var options: MarkdownOptions

  package init(_ options: MarkdownOptions = MarkdownOptions()) { self.options = options }

  /// Chooses options by the bits of a number: the default ones, those of CommonMark, all options, or some of
  /// them.
  package init(bits: Int) {
    options = bits & 3 == 1 ? .commonMark : MarkdownOptions()
    guard bits & 2 != 0 else { return }
    let isAll = bits & 1 != 0
    options.dollarMath = isAll || bits & 4 != 0
    options.spoilers = isAll || bits & 8 != 0
    options.marks = isAll || bits & 16 != 0
    options.cjkFriendlyEmphasis = isAll || bits & 32 != 0
    options.nestsTaggedFences = isAll || bits & 64 != 0
    options.softBreaks = bits & 128 != 0 ? .line : .space
  }

  /// Returns the first rule that a text breaks; nil if it breaks none.
  ///
  /// - Parameter cut: Returns the size of the next piece in bytes, at least 1, from the number of bytes
  ///   before it.
  package func problem(with text: [UInt8], cut: (Int) -> Int) -> String? {
    let whole = MarkdownDocument(utf8: text, options: options)
    return places(whole.blocks, in: whole.source)
      ?? stream(text, cut: cut, whole: whole)
      ?? normalForm(whole)
      ?? syntax(text)
  }

  // MARK: Streams

  /// Checks that a text that arrives in pieces gives, after each piece, the same blocks as the same bytes at
  /// once.
  private func stream(_ text: [UInt8], cut: (Int) -> Int, whole: MarkdownDocument) -> String? {
    var stream = MarkdownStream(options: options)
    var start = 0
    var step = 0
    while start < text.count {
      let end = min(text.count, start + max(1, cut(start)))
      let before = stream.blocks
      let change = stream.append(utf8: text[start..<end])
      start = end
      step += 1
      if let problem = kept(before, stream.blocks, change) { return "\(problem) after \(start) bytes" }
      // The blocks are compared after every third piece and after the last.
      guard step % 3 == 0 || start == text.count else { continue }
      var fresh = MarkdownStream(options: options)
      fresh.append(utf8: text[..<start])
      if fresh.blocks != stream.blocks {
        return "pieces differ from the whole after \(start) bytes: \(difference(stream.blocks, fresh.blocks))"
      }
      if fresh.source != stream.source { return "the source differs after \(start) bytes" }
      if let problem = places(stream.blocks, in: stream.source) {
        return "\(problem) after \(start) bytes of a stream"
      }
    }
    let before = stream.blocks
    let change = stream.finish()
    if let problem = kept(before, stream.blocks, change) { return "\(problem) after the end" }
    if stream.blocks != whole.blocks {
      return "the end differs from the whole: \(difference(stream.blocks, whole.blocks))"
    }
    return stream.overruns == whole.overruns ? nil : "overruns differ"
  }

  /// Checks that blocks that the change does not name are the same as before.
  private func kept(_ before: [MessageBlock], _ now: [MessageBlock], _ change: MarkdownChange) -> String? {
    let first = change.path.first ?? 0
    let others = Set(change.others.compactMap(\.first))
    guard first <= before.count, first <= now.count else { return "the change is beyond the blocks" }
    for index in 0..<first where !others.contains(index) && before[index] != now[index] {
      return "block \(index) has changed, and the change names \(change.path) and \(change.others)"
    }
    guard change.settled > 0 else { return nil }
    let texts = [before, now].map { blocks in
      text(at: change.path[...], in: blocks).map { Array($0.text.utf16.prefix(change.settled)) }
    }
    return texts[0] == texts[1] && texts[1]?.count == change.settled
      ? nil : "\(change.settled) units of \(change.path) are called settled, and have changed"
  }

  /// Returns the text of the block at a path of a change; nil if the path has no block, or one without text.
  private func text(at path: ArraySlice<Int>, in blocks: [MessageBlock]) -> RichText? {
    guard let number = path.first, blocks.indices.contains(number) else { return nil }
    let rest = path.dropFirst()
    func within<Item>(_ items: [Item], _ blocks: (Item) -> [MessageBlock]) -> RichText? {
      guard let item = rest.first, items.indices.contains(item) else { return nil }
      return text(at: rest.dropFirst(), in: blocks(items[item]))
    }
    switch blocks[number].content {
    case .paragraph(let block): return rest.isEmpty ? block.text : nil
    case .heading(let block): return rest.isEmpty ? block.text : nil
    case .code(let code): return rest.isEmpty ? RichText(code.text) : nil
    case .quote(let quote): return text(at: rest, in: quote.blocks)
    case .details(let details): return text(at: rest, in: details.blocks)
    case .list(let list): return within(list.items, \.blocks)
    case .footnotes(let notes): return within(notes.items, \.blocks)
    case .table, .formula, .attachment, .rule, .html, .other: return nil
    }
  }

  private func difference(_ one: [MessageBlock], _ other: [MessageBlock]) -> String {
    for (index, pair) in zip(one, other).enumerated() where pair.0 != pair.1 {
      return "block \(index): \(pair.0), not \(pair.1)"
    }
    return "\(one.count) blocks, not \(other.count)"
  }

  // MARK: Writing

  /// Checks that writing blocks as Markdown and reading them again gives the same blocks. Only for options
  /// with tags, and for blocks that Markdown can express.
  private func normalForm(_ whole: MarkdownDocument) -> String? {
    guard options.tags, whole.blocks.allSatisfy(MarkdownShape.canBeWritten) else { return nil }
    let written = MarkdownWriter.markdown(whole.blocks, options: options)
    let (blocks, again) = (whole.blocks, MarkdownDocument(written, options: options).blocks)
    let shapes = (blocks.map(MarkdownShape.init), again.map(MarkdownShape.init))
    guard shapes.0 == shapes.1 else {
      return
        "another tree is read from \(written.debugDescription): \(difference(again, blocks))"
    }
    return nil
  }
}

// MARK: Places

extension MarkdownRules {
  /// Checks that the places of texts are within the source and in order.
  private func places(_ blocks: [MessageBlock], in source: [UInt8]) -> String? {
    blocks.lazy.compactMap { self.place($0, in: source) }.first
  }

  private func place(_ block: MessageBlock, in source: [UInt8]) -> String? {
    switch block.content {
    case .paragraph(let block): return place(block.text, in: source)
    case .heading(let block): return place(block.text, in: source)
    case .table(let table):
      return table.rows.lazy.flatMap { $0 }.compactMap { place($0.text, in: source) }.first
    case .details(let details):
      return place(details.summary, in: source) ?? places(details.blocks, in: source)
    default: return block.inner.lazy.compactMap { places($0.blocks, in: source) }.first
    }
  }

  private func place(_ text: RichText, in source: [UInt8]) -> String? {
    let units = Array(text.text.utf16)
    var last = 0
    for offset in 0..<units.count {
      guard let place = text.sourceOffset(of: offset) else { return "a text has no source" }
      guard place >= last, place <= source.count else {
        return "unit \(offset) stands at \(place) after \(last) of \(source.count)"
      }
      last = place
    }
    for span in text.spans {
      guard span.range.lowerBound >= 0, span.range.upperBound <= units.count else {
        return "a span of \(span.range) in \(units.count)"
      }
      for edge in [span.range.lowerBound, span.range.upperBound]
      where edge < units.count && UTF16.isTrailSurrogate(units[edge]) {
        return "a span ends within a character at \(edge)"
      }
      guard let marked = text.markdownRange(of: span.range), marked.upperBound <= source.count else {
        return "a span of \(span.range) stands beyond \(source.count)"
      }
    }
    return nil
  }

  // MARK: Syntax

  /// Checks that the ranges of syntax nodes are inside the nodes around them, in order and without overlaps.
  private func syntax(_ text: [UInt8]) -> String? {
    let syntax = MarkdownSyntax(String(decoding: text, as: UTF8.self), options: options)
    return node(syntax.root, in: 0..<syntax.source.count)
  }

  private func node(_ node: MarkdownNode, in room: Range<Int>) -> String? {
    guard node.range.lowerBound >= room.lowerBound, node.range.upperBound <= room.upperBound else {
      return "\(node.kind) at \(node.range) is outside \(room)"
    }
    for marker in node.markers
    where marker.lowerBound < node.range.lowerBound || marker.upperBound > node.range.upperBound {
      return "a marker at \(marker) is outside \(node.kind) at \(node.range)"
    }
    var place = node.range.lowerBound
    for child in node.children {
      guard child.range.lowerBound >= place else {
        return "\(child.kind) at \(child.range) begins before \(place), in \(node.kind)"
      }
      if let problem = self.node(child, in: node.range) { return problem }
      place = child.range.upperBound
    }
    return nil
  }
}
