extension InlineParser {
  mutating func openBracket(
    at place: Int, isImage: Bool, _ text: Span<UInt8>, _ references: LinkReferences
  ) -> Int {
    if !isImage, options.footnotes, let next = readFootnote(at: place, text, references) { return next }
    if let last = brackets.indices.last { brackets[last].hasBracketsWithin = true }
    let next = place + (isImage ? 2 : 1)
    // The bracket is a separate item because it may open a link.
    items.append(InlineItem(kind: .text, start: place, end: next, payload: -1))
    brackets.append(
      Bracket(item: items.count - 1, start: place, isImage: isImage, stackHeight: stack.count))
    return next
  }

  private mutating func readFootnote(at place: Int, _ text: Span<UInt8>, _ references: LinkReferences) -> Int?
  {
    guard let range = FootnoteSyntax.label(at: place, before: end, text) else {
      let isUnfinished =
        isOpen && healing.entities && place + 1 < end && text[place + 1] == UInt8(ascii: "^")
        && (place + 2..<end).allSatisfy {
          !text[$0].isWhiteSpace && text[$0] != UInt8(ascii: "[") && text[$0] != UInt8(ascii: "]")
        }
      guard isUnfinished else { return nil }
      note(pending: place)
      return append(.hidden, place, end)
    }
    let label = LinkReferences.normalized(range, text)
    if notesLabels { labels.append("^" + label) }
    let isDefined = references.hasFootnote(label)
    if isDefined || notesLabels { notes.append((place, label)) }
    guard isDefined || isStreaming && healing.footnotes else { return nil }
    return append(.footnote, place, range.upperBound + 1)
  }

  mutating func closeBracket(at place: Int, _ text: Span<UInt8>, _ references: LinkReferences) -> Int {
    closedBracket = nil
    guard brackets.count != known.counts.brackets || brackets.isEmpty else {
      closed.brackets = brackets.count - 1
      hasClosed = true
      return end
    }
    guard let bracket = brackets.popLast() else { return appendBracket(at: place) }
    // A link cannot contain another link.
    guard bracket.isImage || brackets.count >= inactiveBrackets else {
      inactiveBrackets = min(inactiveBrackets, brackets.count)
      return appendBracket(at: place, closing: bracket)
    }
    inactiveBrackets = min(inactiveBrackets, brackets.count)
    var link = InlineLink(isImage: bracket.isImage, openItem: bracket.item, closeItem: 0)
    var next = place + 1
    var isLink = false
    if next < end, text[next] == UInt8(ascii: "(") {
      switch tail(at: next, &link, text) {
      case .link(let after):
        next = after
        isLink = true
      case .unfinished:
        note(pending: bracket.start)
        if isOpen, bracket.isImage ? healing.images : healing.links {
          link.isUnfinished = true
          next = end
          isLink = true
        }
      case .nothing: break
      }
    }
    if !isLink { isLink = findReference(bracket, &link, &next, at: place, text, references) }
    guard isLink else {
      closedBracket = bracket.item
      return appendBracket(at: place, closing: bracket)
    }
    pairDelimiters(above: bracket.stackHeight)
    stack.removeSubrange(bracket.stackHeight...)
    items[bracket.item].kind = .linkOpen
    items[bracket.item].payload = links.count
    link.closeItem = items.count
    items.append(
      InlineItem(
        kind: .linkClose, isUnfinished: link.isUnfinished, start: place, end: next, payload: links.count))
    links.append(link)
    if !bracket.isImage { inactiveBrackets = brackets.count }
    return next
  }

  private mutating func appendBracket(at place: Int, closing bracket: Bracket? = nil) -> Int {
    if let bracket { items[bracket.item].payload = -place }
    return append(.text, place, place + 1)
  }

  private enum Tail {
    case link(Int)
    case unfinished
    case nothing
  }

  /// Parses `(address "title")` after a label.
  private func tail(at place: Int, _ link: inout InlineLink, _ text: Span<UInt8>) -> Tail {
    let start = HTMLSyntax.skipWhiteSpace(from: place + 1, before: end, text)
    guard start < end else { return .unfinished }
    guard let destination = LinkSyntax.destination(at: start, before: end, text) else {
      return isUnfinishedDestination(start, text) ? .unfinished : .nothing
    }
    guard destination.next < end else { return .unfinished }
    var after = HTMLSyntax.skipWhiteSpace(from: destination.next, before: end, text)
    guard after < end else { return .unfinished }
    if after > destination.next, text[after] != UInt8(ascii: ")") {
      guard let title = LinkSyntax.title(at: after, before: end, text) else {
        let first = text[after]
        let isOpenTitle =
          isOpen && (first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") || first == UInt8(ascii: "("))
        let mayGoOn = first != UInt8(ascii: "(") || !hasParenthesis((after + 1)..<end, text)
        return isOpenTitle && mayGoOn ? .unfinished : .nothing
      }
      link.title = title.range
      after = HTMLSyntax.skipWhiteSpace(from: title.next, before: end, text)
      guard after < end else { return .unfinished }
    }
    guard text[after] == UInt8(ascii: ")") else { return .nothing }
    link.destination = destination.range
    return .link(after + 1)
  }

  /// Whether a range has an unescaped opening parenthesis, which a title in parentheses must not have.
  private func hasParenthesis(_ range: Range<Int>, _ text: Span<UInt8>) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      if text[place] == UInt8(ascii: "(") { return true }
      place += text[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private func isUnfinishedDestination(_ start: Int, _ text: Span<UInt8>) -> Bool {
    guard isOpen else { return false }
    if text[start] == UInt8(ascii: "<") {
      return (start + 1..<end).allSatisfy { text[$0] != UInt8(ascii: "<") && !text[$0].isLineEnd }
    }
    return (start..<end).allSatisfy { text[$0] > 0x20 && text[$0] != 0x7F }
  }

  /// Parses `[label]`, `[]` or nothing after a label, and looks the label up in the definitions.
  private mutating func findReference(
    _ bracket: Bracket, _ link: inout InlineLink, _ next: inout Int, at place: Int, _ text: Span<UInt8>,
    _ references: LinkReferences
  ) -> Bool {
    guard !references.isEmpty || notesLabels else { return false }
    var label = items[bracket.item].end..<place
    var after = place + 1
    var isShortcut = true
    if after < end, text[after] == UInt8(ascii: "[") {
      if let labelEnd = LinkSyntax.labelEnd(at: after, before: end, text) {
        label = (after + 1)..<(labelEnd - 1)
        after = labelEnd
        isShortcut = false
      } else if after + 1 < end, text[after + 1] == UInt8(ascii: "]") {
        after += 2
      } else if isOpen, end - after < 1000, text.first(UInt8(ascii: "]"), in: after..<end) == nil {
        note(pending: bracket.start)
        if healing.links, !bracket.isImage {
          link.isUnfinished = true
          next = end
          return true
        }
      }
    }
    if isShortcut {
      guard !bracket.hasBracketsWithin, label.count <= 999,
        HTMLSyntax.skipWhiteSpace(from: label.lowerBound, before: label.upperBound, text) < label.upperBound
      else { return false }
    }
    let normalized = LinkReferences.normalized(label, text)
    if notesLabels { labels.append(normalized) }
    looksUpLinks = true
    guard let reference = references.target(of: normalized) else { return false }
    link.reference = reference
    next = after
    return true
  }
}
