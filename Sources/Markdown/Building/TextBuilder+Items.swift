import TextUnicode

extension TextBuilder {
  /// Builds a text from the items of an inline parser.
  mutating func build(
    _ parser: InlineParser, _ text: Span<UInt8>, references: LinkReferences, uses: LabelUses,
    notes: FootnoteNumbers
  ) {
    pending = parser.pending
    let softBreak = parser.options.softBreaks == .line ? "\n" : " "
    for (index, item) in parser.items.enumerated() {
      let range = item.start..<item.end
      switch item.kind {
      case .text:
        // Between brackets, addresses end differently.
        bracketEnd = max(bracketEnd, -item.payload)
        if parser.isOpen { settle(in: item, hasAddress: parser.lastAddressEnd >= 0, text) }
        append(range, text)
      // Only tags that are not shown are before it.
      case .softBreak where utf16 == 0: break
      case .softBreak, .hardBreak:
        if parser.isOpen { settle(at: item.start, in: item) }
        append(item.kind == .softBreak ? softBreak : "\n", for: range)
      case .escape: appendEscape(range, text)
      case .entity:
        var string = ""
        for scalar in Unescaping.scalars(of: item.payload) { string.unicodeScalars.append(scalar) }
        append(string, for: range)
      case .code:
        let inner = (item.start + item.payload)..<(item.isUnfinished ? item.end : item.end - item.payload)
        let span = openSpan(.code, item.start..<inner.lowerBound)
        appendCode(LeafText.codeSpanContent(inner, text), text)
        closeSpan(span, inner.upperBound..<item.end)
      case .autolink, .mailAutolink:
        let inner = (item.start + 1)..<(item.end - 1)
        let span = openSpan([], item.start..<inner.lowerBound)
        let address = text.string(inner)
        if span >= 0 { spans[span].address = item.kind == .autolink ? address : "mailto:" + address }
        append(inner, text)
        closeSpan(span, inner.upperBound..<item.end)
      case .html: append(html: index, item, text, parser)
      case .run: append(parser.runs[item.payload], parser, text)
      case .linkOpen: open(link: item.payload, item, parser, references, uses, text)
      case .linkClose: close(link: item.payload, item, parser)
      case .formula:
        let inner = LeafText.formulaContent(item)
        let start = HTMLSyntax.skipWhiteSpace(from: inner.lowerBound, before: inner.upperBound, text)
        var end = inner.upperBound
        while end > start, text[end - 1].isWhiteSpace { end -= 1 }
        let span = openSpan([], item.start..<inner.lowerBound)
        if span >= 0, item.isUnfinished {
          // An unfinished formula is shown as its source.
          spans[span].emphases = .code
          openFormula = span
        } else if span >= 0 {
          spans[span].object = InlineObject(
            kind: .formula, source: text.string(start..<end), isDisplay: FormulaSyntax.isDisplay(item.payload)
          )
        }
        appendLines(start..<end, text)
        closeSpan(span, inner.upperBound..<item.end)
      case .footnote:
        let inner = (item.start + 2)..<(item.end - 1)
        let span = openSpan([], item.start..<inner.lowerBound)
        if span >= 0 {
          spans[span].footnote = text.string(inner)
          spans[span].emphases = .sup
        }
        if let number = notes[LinkReferences.normalized(inner, text)] {
          append(String(number), for: inner)
        } else {
          append(inner, text)
        }
        closeSpan(span, inner.upperBound..<item.end)
      case .hidden: break
      }
    }
    end = source.sourceOffset(of: parser.end)
    closeAll()
  }

  /// Records the last place in an item before which nothing can change any more. It is before a space after a word,
  /// or where no address goes on.
  private mutating func settle(in item: InlineItem, hasAddress: Bool, _ text: Span<UInt8>) {
    var place = min(item.end, pending) - 1
    // Without any of these characters, a longer text has no address that begins before it and is not known yet.
    var plain = place
    // The space may be the first character behind closed markup.
    while place >= max(item.start, source.range.lowerBound + 1) {
      switch text[place] {
      case 0x20, 0x09:
        if !text[place - 1].isWhiteSpace { return settle(at: place, in: item) }
      case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "@"): plain = place
      case 0xC2...:
        if !hasAddress && plain - place > AddressScanner.reach
          || AddressScanner.stops(at: place, before: item.end, hasAddress: hasAddress, text)
        {
          return settle(at: place, in: item)
        }
      default: break
      }
      place -= 1
    }
  }

  private mutating func settle(at place: Int, in item: InlineItem) {
    guard depth == 0, !hasEmptySpans, utf16 > 0 || place > item.start, place < pending,
      place > max(bracketEnd, source.range.lowerBound)
    else { return }
    settled = Settled(
      place: place, item: item.start, utf8: bytes.count, utf16: utf16, spans: spans.count, toEnd: toEnd)
  }

  /// Returns the last place before which nothing can change any more, an offset in the text that was read, with the
  /// sizes of the text there; nil if there is none.
  func settledPlace(_ text: Span<UInt8>) -> Settled? {
    guard var settled else { return nil }
    let range = settled.item..<settled.place
    settled.utf8 += range.count
    settled.utf16 += text.extracting(range).withUnsafeBufferPointer { Self.utf16Count($0) }
    return settled
  }

  private mutating func appendEscape(_ range: Range<Int>, _ text: Span<UInt8>) {
    // The range of the escaped character itself, which is the same in the source.
    append((range.lowerBound + 1)..<range.upperBound, text)
  }

  private mutating func appendCode(_ range: Range<Int>, _ text: Span<UInt8>) {
    guard isCell else { return appendLines(range, text) }
    var start = range.lowerBound
    for place in range
    where text[place] == UInt8(ascii: "|") && place > start && text[place - 1] == UInt8(ascii: "\\") {
      append(start..<(place - 1), text)
      start = place
    }
    append(start..<range.upperBound, text)
  }

  private mutating func append(_ run: DelimiterRun, _ parser: InlineParser, _ text: Span<UInt8>) {
    var number = run.firstClosed
    while number >= 0 {
      let pair = parser.pairs[number]
      closeSpan(openPairs.removeValue(forKey: number) ?? -1, pair.close..<(pair.close + pair.size))
      number = pair.nextClosed
    }
    let opening = run.end - run.opening
    if !run.isHidden { append((run.start + run.closing)..<(opening - run.healed), text) }
    if run.healed > 0 {
      openToEnd(Self.emphases(of: run.character, count: run.healed), (opening - run.healed)..<opening)
    }
    number = run.firstOpened
    while number >= 0 {
      let pair = parser.pairs[number]
      openPairs[number] = openSpan(
        Self.emphases(of: pair.character, count: pair.size), pair.open..<(pair.open + pair.size))
      number = pair.nextOpened
    }
  }

  private static func emphases(of character: UInt8, count: Int) -> TextEmphases {
    switch character {
    case UInt8(ascii: "~"): .strike
    case UInt8(ascii: "|"): .spoiler
    case UInt8(ascii: "="): .mark
    default: (count > 1 ? TextEmphases.bold : []).union(count.isMultiple(of: 2) ? [] : .italic)
    }
  }

  // MARK: Links and images

  private mutating func open(
    link number: Int, _ item: InlineItem, _ parser: InlineParser, _ references: LinkReferences,
    _ uses: LabelUses, _ text: Span<UInt8>
  ) {
    let link = parser.links[number]
    let span = openSpan([], item.start..<item.end)
    openLinks[number] = span
    if link.isImage { images += 1 }
    guard span >= 0 else { return }
    // A definition that is used too often gives its words only.
    if link.reference >= 0, !uses.allow(link.reference, at: source.sourceOffset(of: item.start), references) {
      return
    }
    var address = ""
    var title: String?
    if link.reference >= 0 {
      address = references.targets[link.reference].destination
      title = references.targets[link.reference].title
    } else if !link.isUnfinished {
      address = Unescaping.string(link.destination, text)
      title = link.title.map { Unescaping.string($0, text) }
    }
    spans[span].title = title
    if link.isImage {
      spans[span].object = InlineObject(kind: .image, address: address)
      noteImage(sides: nil)
    } else {
      spans[span].address = address
    }
  }

  private mutating func close(
    link number: Int, _ item: InlineItem, _ parser: InlineParser
  ) {
    let link = parser.links[number]
    let span = openLinks.removeValue(forKey: number) ?? -1
    let isShown = span >= 0 && !isPlain(span)
    if link.isImage {
      images -= 1
      if isShown, spans[span].range.lowerBound == utf16 {
        append("\u{FFFC}", for: parser.items[link.openItem].start..<item.end)
      }
      if link.isUnfinished, span >= 0 { drop(from: span) }
    }
    closeSpan(span, item.start..<item.end)
    if span >= 0, span < spans.count, !isShown, spans[span].emphases.isEmpty {
      spans[span].range = spans[span].range.lowerBound..<spans[span].range.lowerBound
      hasEmptySpans = true
    }
  }

  /// Removes an unfinished image and its alternative text.
  private mutating func drop(from span: Int) {
    let start = spans[span].range.lowerBound
    while let last = pieces.last, last.start >= start { pieces.removeLast() }
    // A verbatim piece before the image may have been extended. The alternative text is never in such a
    // piece, because `![` is not shown.
    let kept = utf16 - start
    var units = 0
    while units < kept, let byte = bytes.popLast() {
      if !byte.isContinuation { units += byte >= 0xF0 ? 2 : 1 }
    }
    utf16 = start
    // A tag in the alternative text may have closed a span that began before the image.
    for number in spans.indices where spans[number].range.upperBound > start {
      spans[number].range = spans[number].range.lowerBound..<start
      if spans[number].range.isEmpty { hasEmptySpans = true }
    }
  }

  /// Opens a span that extends to the end only because the text is unfinished. Emphases that already do so need no
  /// other span.
  mutating func openToEnd(_ emphases: TextEmphases, _ range: Range<Int>) {
    let new = emphases.subtracting(toEnd.emphases)
    guard images == 0, !new.isEmpty else { return }
    toEnd.emphases.formUnion(new)
    let last = spans.count - 1
    if let open = toEnd.spans.last, open == base + last, last >= 0, spans[last].range.lowerBound == utf16,
      isPlain(last)
    {
      return spans[last].emphases.formUnion(new)
    }
    toEnd.spans.append(base + openSpan(new, range))
    depth -= 1
  }

  /// Closes the spans that are open only because the text is unfinished, the innermost first.
  private mutating func closeAll() {
    for span in toEnd.spans.reversed() where span >= base { close(span - base, at: end) }
    if hasEmptySpans {
      spans.removeAll { $0.range.isEmpty }
      hasEmptySpans = false
    }
  }
}
