/// Converts the blocks of a parser to nodes.
struct SyntaxBuilder {
  let parser: BlockParser
  var inlines: InlineParser

  init(_ parser: BlockParser) {
    self.parser = parser
    inlines = InlineParser(options: parser.options)
  }

  mutating func node(_ number: Int, _ source: Span<UInt8>) -> MarkdownNode {
    let block = parser.nodes[number]
    var node = MarkdownNode(kind: kind(of: block, source), range: block.start..<max(block.start, block.end))
    node.markers = [block.marker, block.closing].filter { !$0.isEmpty }
    if block.kind == .quote, block.level > 0 { node.markers.append(block.info) }
    switch block.kind {
    case .paragraph, .heading, .summary:
      node.children = text(segments(of: block), isCell: false, source)
    case .table:
      node.children = rows(of: block, source)
    default: break
    }
    var child = block.firstChild
    while child >= 0 {
      node.children.append(self.node(child, source))
      child = parser.nodes[child].next
    }
    return node
  }

  private func segments(of block: SyntaxBlock) -> ArraySlice<LineSegment> {
    parser.segments[block.firstSegment..<(block.firstSegment + block.segmentCount)]
  }

  private func kind(of block: SyntaxBlock, _ source: Span<UInt8>) -> MarkdownNodeKind {
    switch block.kind {
    case .document: return .document
    case .quote: return .quote(alert: block.level > 0 ? AlertSyntax.kinds[Int(block.level) - 1] : nil)
    case .list: return .list(start: block.isFenced ? block.number : nil, isTight: !block.flag)
    case .item:
      let isOrdered = parser.nodes[block.parent].isFenced
      return .item(number: isOrdered ? block.number : nil, isChecked: block.isFenced ? block.flag : nil)
    case .footnotes: return .footnotes
    case .footnote: return .footnote(label: source.string(block.info))
    case .details: return .details(isOpen: block.flag)
    case .summary: return .summary
    case .paragraph: return .paragraph
    case .heading: return .heading(level: Int(block.level))
    case .code:
      let text = LeafText.code(segments(of: block), source)
      return .codeBlock(
        info: block.isFenced ? Unescaping.string(block.info, source) : nil,
        text: block.segmentCount > 0 ? text + "\n" : "")
    case .html: return .htmlBlock(text: LeafText.code(segments(of: block), source))
    case .rule: return .rule
    case .formula: return .formulaBlock(source: LeafText.formula(block, segments(of: block), source))
    case .table:
      let row = parser.segments[block.firstSegment + 1]
      return .table(alignments: TableSyntax.alignments(row.start..<row.end, source) ?? [])
    case .definitions: return .definitions
    }
  }

  private mutating func rows(of block: SyntaxBlock, _ source: Span<UInt8>) -> [MarkdownNode] {
    var rows: [MarkdownNode] = []
    for (index, segment) in segments(of: block).enumerated() where index != 1 {
      let line = segment.start..<source.endWithoutSpaces(segment.start..<segment.end)
      var row = MarkdownNode(kind: .row, range: line)
      var cells: [Range<Int>] = []
      TableSyntax.forEachCell(line, source) { cell in
        cells.append(cell)
        return cells.count < min(block.number, parser.limits.columns)
      }
      for cell in cells {
        var node = MarkdownNode(kind: .cell, range: cell)
        node.children = text(
          [LineSegment(start: cell.lowerBound, end: cell.upperBound, padding: 0)], isCell: true, source)
        row.children.append(node)
      }
      rows.append(row)
    }
    return rows
  }

  private mutating func text(
    _ segments: ArraySlice<LineSegment>, isCell: Bool, _ source: Span<UInt8>
  ) -> [MarkdownNode] {
    let content = LeafContent(segments, source)
    let bytes = content.bytes.span
    var end = bytes.count
    while end > 0, bytes[end - 1].isWhiteSpace { end -= 1 }
    inlines.parse(bytes, 0..<end, references: parser.references)
    var builder = InlineTreeBuilder(content: content, isCell: isCell, references: parser.references)
    return builder.nodes(of: inlines, bytes)
  }
}
