extension TextBuilder {
  /// Appends HTML: a line break, an image, an emphasis, a link, nothing for a comment or a tag that only groups
  /// text, and any other markup as it is written.
  mutating func append(html index: Int, _ item: InlineItem, _ text: Span<UInt8>, _ parser: InlineParser) {
    let range = item.start..<item.end
    guard parser.options.tags else { return appendLines(range, text) }
    if text.hasWord("<!--", at: item.start, before: item.end) { return }
    if text.hasWord("<br", at: item.start, before: item.end), !text[item.start + 3].isLetterOrDigit {
      return append("\n", for: range)
    }
    if append(image: range, text) { return }
    if parser.isOpen, parser.healing.tags,
      parser.items[(index + 1)...].prefix(2).allSatisfy({ $0.kind == .hidden }),
      PictureLine.tagEnd("<details", at: item.start, before: item.end, text) != nil
    {
      // It is not known yet whether the details begin here.
      return pending = min(pending, item.start)
    }
    if let group = GroupTag.kind(at: item.start, before: item.end, text) {
      if group.isBlock, !group.isClosing, let last = bytes.last, last != 0x0A { append("\n", for: range) }
      return
    }
    guard let partner = parser.partners[index] else { return appendLines(range, text) }
    if partner > index {
      guard let tag = FormattingTag.number(at: item.start, before: item.end, text) else { return }
      let isHealed = partner == parser.items.count
      if tag == FormattingTag.link { return open(link: index, isHealed: isHealed, range, text) }
      let emphases = FormattingTag.emphases[tag].emphases
      if isHealed { openToEnd(emphases, range) } else { openTags[index] = openSpan(emphases, range) }
    } else if let span = openTags.removeValue(forKey: partner) {
      closeSpan(span, range)
      if openAnchor == partner { openAnchor = nil }
    }
  }

  /// Opens the span of `<a href="…">`, as of a link in Markdown. A link inside another one, and an anchor without an
  /// address, have no effect.
  private mutating func open(link index: Int, isHealed: Bool, _ range: Range<Int>, _ text: Span<UInt8>) {
    let attributes = HTMLAttributes(of: range, text)
    guard openLinks.isEmpty, openAnchor == nil, !toEnd.hasLink,
      let address = attributes.string("href", text)
    else { return }
    let span = openSpan([], range)
    if isHealed {
      depth -= 1
      toEnd.hasLink = true
      if span >= 0 { toEnd.spans.append(base + span) }
    } else {
      (openTags[index], openAnchor) = (span, index)
    }
    guard span >= 0 else { return }
    spans[span].address = address
    spans[span].title = attributes.string("title", text)
  }

  /// Appends an `<img>` with an address. Returns false for other tags.
  private mutating func append(image range: Range<Int>, _ text: Span<UInt8>) -> Bool {
    guard PictureLine.tagEnd("<img", at: range.lowerBound, before: range.upperBound, text) != nil else {
      return false
    }
    let attributes = HTMLAttributes(of: range, text)
    guard let address = attributes.string("src", text) else { return false }
    let words = attributes.string("alt", text) ?? ""
    let span = openSpan([], range.lowerBound..<range.lowerBound)
    if span >= 0 {
      var picture = InlineObject(kind: .image, address: address)
      let sides = (width: attributes.length("width", text), height: attributes.length("height", text))
      if let width = sides.width, let height = sides.height {
        (picture.width, picture.height, picture.descent) = (width, height, 0)
        picture.unit = .points
      }
      spans[span].object = picture
      spans[span].title = attributes.string("title", text)
      noteImage(sides: sides)
    }
    let shown = words.isEmpty && span >= 0 ? "\u{FFFC}" : words
    if !shown.isEmpty { append(shown, for: range) }
    closeSpan(span, range)
    return true
  }
}
