/// Converts the items of an inline parser to nodes.
struct InlineTreeBuilder {
  let content: LeafContent
  let isCell: Bool
  let references: LinkReferences
  private var open: [MarkdownNode] = [MarkdownNode(kind: .document, range: 0..<0)]

  /// The maximum depth of the tree, because trees are walked by recursion. Deeper markup is left out, but its
  /// text is kept.
  private static let deepest = 200
  private var ignored = 0

  init(content: LeafContent, isCell: Bool, references: LinkReferences) {
    self.content = content
    self.isCell = isCell
    self.references = references
  }

  mutating func nodes(of parser: InlineParser, _ text: Span<UInt8>) -> [MarkdownNode] {
    for item in parser.items {
      let range = item.start..<item.end
      switch item.kind {
      case .text: add(text: range, text)
      case .softBreak: add(.softBreak, range)
      case .hardBreak: add(.hardBreak, range)
      case .escape: add(text: (item.start + 1)..<item.end, text, marker: range)
      case .entity:
        var string = ""
        for scalar in Unescaping.scalars(of: item.payload) { string.unicodeScalars.append(scalar) }
        add(.text(string), range)
      case .code:
        let inner = (item.start + item.payload)..<(item.isUnfinished ? item.end : item.end - item.payload)
        add(.code(LeafText.codeSpan(inner, isCell: isCell, text)), range)
        mark([item.start..<inner.lowerBound, inner.upperBound..<item.end])
      case .autolink, .mailAutolink:
        let address = text.string((item.start + 1)..<(item.end - 1))
        begin(
          .link(destination: item.kind == .autolink ? address : "mailto:" + address, title: nil), item.start,
          item.start + 1)
        add(.text(address), (item.start + 1)..<(item.end - 1))
        finish(item.end - 1, item.end)
      case .html: add(.html(text.string(range)), range)
      case .run: add(run: parser.runs[item.payload], parser, text)
      case .linkOpen: begin(kind(of: parser.links[item.payload], text), item.start, item.end)
      case .linkClose: finish(item.start, item.end)
      case .formula:
        let inner = LeafText.formulaContent(item)
        add(
          .formula(source: text.string(inner), isDisplay: FormulaSyntax.isDisplay(item.payload)), range
        )
        mark([item.start..<inner.lowerBound, inner.upperBound..<item.end])
      case .footnote: add(.footnoteReference(label: text.string((item.start + 2)..<(item.end - 1))), range)
      case .hidden: break
      }
    }
    return open[0].children
  }

  private func kind(of link: InlineLink, _ text: Span<UInt8>) -> MarkdownNodeKind {
    var destination = ""
    var title: String?
    if link.reference >= 0 {
      destination = references.targets[link.reference].destination
      title = references.targets[link.reference].title
    } else {
      destination = Unescaping.string(link.destination, text)
      title = link.title.map { Unescaping.string($0, text) }
    }
    return link.isImage
      ? .image(destination: destination, title: title) : .link(destination: destination, title: title)
  }

  private mutating func add(run: DelimiterRun, _ parser: InlineParser, _ text: Span<UInt8>) {
    var number = run.firstClosed
    while number >= 0 {
      let pair = parser.pairs[number]
      finish(pair.close, pair.close + pair.size)
      number = pair.nextClosed
    }
    let left = (run.start + run.closing)..<(run.end - run.opening)
    if !left.isEmpty { add(text: left, text) }
    number = run.firstOpened
    while number >= 0 {
      let pair = parser.pairs[number]
      let kind: MarkdownNodeKind =
        switch pair.character {
        case UInt8(ascii: "~"): .strikethrough
        case UInt8(ascii: "|"): .spoiler
        case UInt8(ascii: "="): .mark
        default: pair.size == 2 ? .strong : .emphasis
        }
      begin(kind, pair.open, pair.open + pair.size)
      number = pair.nextOpened
    }
  }

  // MARK: Nodes

  private func source(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let place = content.sourceOffset(of: range.lowerBound)
      return place..<place
    }
    return content.sourceOffset(of: range.lowerBound)..<(content.sourceOffset(of: range.upperBound - 1) + 1)
  }

  private mutating func add(_ kind: MarkdownNodeKind, _ range: Range<Int>) {
    open[open.count - 1].children.append(MarkdownNode(kind: kind, range: source(range)))
  }

  private mutating func mark(_ markers: [Range<Int>]) {
    let last = open[open.count - 1].children.count - 1
    open[open.count - 1].children[last].markers = markers.filter { !$0.isEmpty }.map(source)
  }

  private mutating func add(text range: Range<Int>, _ text: Span<UInt8>, marker: Range<Int>? = nil) {
    add(.text(text.string(range)), marker ?? range)
    if let marker { mark([marker.lowerBound..<range.lowerBound]) }
  }

  private mutating func begin(_ kind: MarkdownNodeKind, _ start: Int, _ end: Int) {
    guard open.count <= Self.deepest else {
      ignored += 1
      return
    }
    open.append(MarkdownNode(kind: kind, range: source(start..<end), markers: [source(start..<end)]))
  }

  private mutating func finish(_ start: Int, _ end: Int) {
    guard ignored == 0 else {
      ignored -= 1
      return
    }
    guard open.count > 1 else { return }
    var node = open.removeLast()
    let marker = source(start..<end)
    node.markers.append(marker)
    node.range = node.range.lowerBound..<marker.upperBound
    open[open.count - 1].children.append(node)
  }
}
