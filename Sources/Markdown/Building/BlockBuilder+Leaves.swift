extension BlockBuilder {
  /// Returns the content of a leaf; nil if no part of it is shown.
  mutating func leaf(_ number: Int, _ parser: BlockParser, _ source: Span<UInt8>) -> MessageBlock.Content? {
    let node = parser.nodes[number]
    switch node.kind {
    case .paragraph: return paragraph(number, parser, source)
    case .heading:
      let text = text(number, parser, source)
      return shownImage(number, parser) ?? .heading(HeadingBlock(level: Int(node.level), text))
    case .code:
      var code = Self.code(node, source)
      _ = update(&code, number, from: nil, parser, source)
      if parser.options.math, code.language == "math" {
        return .formula(
          FormulaBlock(source: code.text, isUnfinished: !node.flag && isGrowing(number, parser)))
      }
      return .code(code)
    case .html:
      // The rest of the tag arrives with the next lines.
      if node.flag, healing.htmlBlocks, isGrowing(number, parser) { return nil }
      leavesBuilt += 1
      // Blank lines at the end do not belong to the block.
      var segments = Self.segments(of: node, parser)
      while let last = segments.last, source.startWithoutSpaces(last.start..<last.end) == last.end {
        segments.removeLast()
      }
      let text = LeafText.code(segments, source)
      guard node.level == 2 else { return .html(HTMLBlock(text)) }
      // A comment is a block of its own, but none of it is shown.
      var block = HTMLBlock("")
      block.comment = text
      return .html(block)
    case .rule: return .rule(RuleBlock())
    case .formula:
      leavesBuilt += 1
      let text = LeafText.formula(node, Self.segments(of: node, parser), source)
      let isUnfinished = !node.flag && isGrowing(number, parser)
      return text.isEmpty && isUnfinished
        ? nil : .formula(FormulaBlock(source: text, isUnfinished: isUnfinished))
    case .table: return .table(table(number, parser, source))
    default: return nil
    }
  }

  static func segments(of node: SyntaxBlock, _ parser: BlockParser) -> ArraySlice<LineSegment> {
    parser.segments[node.firstSegment..<(node.firstSegment + node.segmentCount)]
  }

  // MARK: Paragraphs

  /// Returns the image of the leaf that was read last, if it is shown in place of the leaf.
  ///
  /// While more may follow on its line, an image stays in the text. So nothing shrinks when text follows it.
  func shownImage(_ number: Int, _ parser: BlockParser) -> MessageBlock.Content? {
    guard parser.options.pictures, let lastImage else { return nil }
    let isAlone = parser.nodes[number].kind == .paragraph && parser.nodes[number].flag
    return isAlone || !isGrowing(number, parser) ? .attachment(AttachmentBlock(.media(lastImage))) : nil
  }

  /// Returns a paragraph, or the image if the paragraph contains nothing else.
  private mutating func paragraph(_ number: Int, _ parser: BlockParser, _ source: Span<UInt8>)
    -> MessageBlock.Content?
  {
    let text = text(number, parser, source)
    if let image = shownImage(number, parser) { return image }
    // If labels were looked up, an empty paragraph is still shown, so that a later definition does not remove
    // a block.
    if text.isEmpty, isGrowing(number, parser) || !inlines.looksUpLinks { return nil }
    return .paragraph(ParagraphBlock(text))
  }

  /// Returns the whole text of a leaf.
  mutating func text(_ number: Int, _ parser: BlockParser, _ source: Span<UInt8>) -> RichText {
    var text = RichText("")
    var marks: [SettledPrefix] = []
    _ = update(&text, number, from: &marks, parser, source)
    return text
  }

  /// Returns the lines of a paragraph that are shown. While it grows, definitions at its start and a possible
  /// header row of a table are left out.
  private func shown(_ number: Int, _ parser: BlockParser, _ source: Span<UInt8>) -> ArraySlice<LineSegment> {
    var segments = Self.segments(of: parser.nodes[number], parser)
    guard isGrowing(number, parser), parser.nodes[number].kind == .paragraph else { return segments }
    segments = segments.dropFirst(openDefinitionLines(number, parser, source))
    if healing.tables, parser.options.tables, let last = segments.last, last.start < last.end,
      source[last.start] == UInt8(ascii: "|")
    {
      segments = segments.dropLast()
    }
    return segments
  }

  /// Returns how many lines at the start of a growing paragraph are definitions.
  func openDefinitionLines(_ number: Int, _ parser: BlockParser, _ source: Span<UInt8>) -> Int {
    guard parser.nodes[number].segmentCount > 0, parser.startsDefinition(number, source) else { return 0 }
    let content = LeafContent(Self.segments(of: parser.nodes[number], parser), source)
    let text = content.bytes.span
    var place = 0
    while place < text.count, let definition = LinkSyntax.definition(at: place, text) {
      place = definition.end
    }
    if place == 0 { return 0 }
    return place >= text.count ? parser.nodes[number].segmentCount : content.line(of: place)
  }

  /// Updates the text of the growing leaf from the last of its marks on. Returns how many UTF-16 units did not change.
  mutating func updateGrowing(
    _ text: inout RichText, _ number: Int, from marks: inout [SettledPrefix], _ parser: BlockParser,
    _ source: Span<UInt8>
  ) -> Int {
    swap(&inlines, &growingInlines)
    defer { swap(&inlines, &growingInlines) }
    return update(&text, number, from: &marks, parser, source)
  }

  /// Updates the text of a leaf from the last valid mark on; without one, builds the whole text. Returns how many UTF-16
  /// units did not change.
  private mutating func update(
    _ text: inout RichText, _ number: Int, from marks: inout [SettledPrefix], _ parser: BlockParser,
    _ source: Span<UInt8>
  ) -> Int {
    leavesBuilt += 1
    (lastImage, lastNote) = (nil, 0)
    let lines = shown(number, parser, source)
    while let known = marks.last,
      known.firstSegment != lines.startIndex || known.segment >= lines.endIndex
        || known.place > lines[known.segment].end || known.seen > (lines.last?.end ?? 0)
    { marks.removeLast() }
    // If an earlier leaf has another label now, the numbers of this leaf are no longer known.
    if isInOrder, heldLeaf != number { marks.removeAll() }
    let isHeld = !marks.isEmpty
    dropHeldNotes(at: number, continues: isHeld)
    let notesBefore = notes.count
    let start = isHeld ? heldStart : notesBefore
    if isInOrder, number == openLeaf { openStart = start }
    let isOpen = isGrowing(number, parser)
    labelUses.read(source, parser.references)
    var settled = parse(lines, from: marks.last, isOpen, parser, source)
    // At the second time, markup may be closed that is still further above.
    for isFirst in [true, false] where inlines.hasClosed {
      if isFirst { marks.cut(before: inlines.closed) } else { marks.removeAll() }
      if isInOrder { notes.cut(to: max(notes.stable, marks.last?.notes ?? start)) }
      settled = parse(lines, from: marks.last, isOpen, parser, source)
    }
    let mark = marks.last
    if let mark { text.cut(at: mark) } else { text = RichText("") }
    if !isOpen { note(inlines.labels, number) }
    if mark == nil { lastImage = image() }
    text.append(texts)
    settleNotes(of: number)
    guard let settled, isOpen, let last = lines.last else { return mark?.utf16 ?? 0 }
    let place = texts.source.sourceOffset(of: settled.place)
    var segment = lines.endIndex - 1
    while segment > lines.startIndex, lines[segment].start > place { segment -= 1 }
    marks.add(
      SettledPrefix(
        segment: segment, place: place, firstSegment: lines.startIndex, seen: last.end,
        utf8: (mark?.utf8 ?? 0) + settled.utf8, utf16: settled.utf16,
        spans: (mark?.spans ?? 0) + settled.spans,
        pieces: text.pieces.partitionPoint { $0.start >= settled.utf16 },
        pieceEnd: place, notes: notesBefore + addedNotes.count { $0 < settled.place },
        open: inlines.markup(at: settled.place), toEnd: settled.toEnd))
    return mark?.utf16 ?? 0
  }

  /// Parses the lines of a leaf from a mark on, and builds their text if no markup above the mark is closed. Returns
  /// the last place before which nothing can change any more.
  private mutating func parse(
    _ lines: ArraySlice<LineSegment>, from mark: SettledPrefix?, _ isOpen: Bool, _ parser: BlockParser,
    _ source: Span<UInt8>
  ) -> TextBuilder.Settled? {
    texts.begin(behind: mark)
    texts.isCell = false
    texts.source.take(lines[(mark?.segment ?? lines.startIndex)...], from: mark?.place ?? 0, source)
    let open = mark?.open ?? OpenMarkup()
    if texts.source.isDirect { return read(source, isOpen, behind: open, parser) }
    let copy = texts.source.copy
    return read(copy.span, isOpen, behind: open, parser)
  }

  private mutating func read(
    _ text: Span<UInt8>, _ isOpen: Bool, behind open: OpenMarkup, _ parser: BlockParser
  ) -> TextBuilder.Settled? {
    inlines.parse(text, texts.source.range, references: parser.references, isOpen: isOpen, behind: open)
    guard !inlines.hasClosed else { return nil }
    addNotes()
    texts.build(inlines, text, references: parser.references, uses: labelUses, notes: notes)
    return isOpen ? texts.settledPlace(text) : nil
  }

  /// Records that a leaf looked up labels.
  mutating func note(_ labels: [String], _ number: Int) {
    for label in labels { uses[label, default: []].insert(number) }
  }

  /// Returns the image if the text that was read last consists only of an image, apart from white space,
  /// emphases and a link around it; otherwise nil.
  private func image() -> MediaAttachment? {
    guard let span = texts.spans.first(where: { $0.isImage }) else { return nil }
    let before = texts.bytes.prefix { $0.isWhiteSpace }.count
    let after = texts.bytes.reversed().prefix { $0.isWhiteSpace }.count
    let around = texts.spans.filter {
      $0.range.lowerBound <= span.range.lowerBound && $0.range.upperBound >= span.range.upperBound
    }
    guard before == span.range.lowerBound, after == texts.utf16 - span.range.upperBound,
      !around.contains(where: { $0.emphases.contains(.spoiler) })
    else { return nil }
    let words = String(decoding: texts.bytes[before..<(texts.bytes.count - after)], as: UTF8.self)
    var picture = MediaAttachment(alternative: words.isEmpty || words == "\u{FFFC}" ? nil : words)
    picture.address = span.object?.address
    picture.href = around.lazy.compactMap(\.address).first
    // If only one side is given, the picture has the proportions of a picture of unknown size.
    if let sides = texts.imageSides, let side = sides.width ?? sides.height {
      picture.size = PictureSize(width: sides.width ?? side, height: sides.height ?? side)
    }
    return picture
  }
}

extension TextSpan {
  /// Whether the span is an image.
  fileprivate var isImage: Bool { object?.kind == .image }
}
