import TextLayout

/// Makes the parts of a message's blocks while their nodes are placed.
struct RichPlacement {
  private let entries: [RichEntry]
  private let style: RichStyle
  private var placer: PartPlacer
  /// The blocks around what is placed, by their depths.
  private var open: [Int] = []
  /// Markers that hang beside the next first line, each with the frame of its item.
  private var waiting: [(marker: RichMarker, item: Rect, startsRight: Bool)] = []
  /// The table whose cells are placed.
  private var table: Int?

  init(_ entries: [RichEntry], style: RichStyle, placer: PartPlacer) {
    self.entries = entries
    self.style = style
    self.placer = placer
  }

  /// The placer with all parts.
  mutating func finished() -> PartPlacer {
    hangMarkers(at: nil)
    close(to: 0)
    return placer
  }

  mutating func visit(_ node: PlacedNode, of tree: BlockTree<PreparedText>) {
    switch RichElement.Tag(rawValue: node.tag) {
    case .block: begin(node.index, node.frame)
    case .rule:
      enter(node.index, node.frame)
      placer.box(.rule, node.frame)
    case .table: node.text == nil ? beginTable(node) : cell(node)
    case .embedded: embed(node, of: tree)
    case nil: break
    }
  }

  private mutating func begin(_ number: Int, _ frame: Rect) {
    enter(number, frame)
    switch entries[number].content {
    case .text(let lines): place(lines, in: frame)
    case .code(let lines, let code):
      placer.box(.code, frame, radius: code.radius)
      place(lines, in: frame.inset(by: Insets(all: code.padding)), keepsLines: true)
    case .container(let bar, let marker, let startsRight):
      if let bar {
        let x = startsRight ? frame.maxX - style.barWidth : frame.minX
        placer.box(
          .bar, Rect(x: x, y: frame.minY, width: style.barWidth, height: frame.height),
          radius: style.barWidth.half, ground: .on(placer.surface, bar))
      }
      if let marker { waiting.append((marker, frame, startsRight)) }
    case .table, .rule, .embedded: break
    }
  }

  // MARK: Texts

  /// - Parameter keepsLines: Whether the lines were broken in this width, and not in one that something else has widened.
  private mutating func place(_ lines: RichLines, in frame: Rect, keepsLines: Bool = false) {
    guard placer.makesParts else { return }
    let block = lines.text.block(within: .fixed(frame.width), alignment: lines.alignment)
    let isRightToLeft = block.lines.first?.isRightToLeft ?? false
    let x =
      frame.minX
      + lines.alignment.offset(of: max(0, frame.width - block.size.width), isRightToLeft: isRightToLeft)
    let place = Point(x: x, y: frame.minY)
    if lines.role != .marker { hangMarkers(at: place.y + (block.lines.first?.baseline ?? 0)) }
    add(lines, block, at: place)
  }

  private mutating func add(_ lines: RichLines, _ block: TextBlock, at place: Point) {
    let text = lines.text.text
    let detected =
      lines.detects.isEmpty
      ? [] : DataDetector(kinds: Set(lines.detects)).detect(in: text).outside(lines.spans.closed)
    placer.text(
      TextPart(
        frame: Rect(origin: place, size: block.size), text: text, block: block, detected: detected,
        spans: lines.spans, color: lines.color, objects: lines.objects, path: lines.path, role: lines.role))
    for (number, frame) in block.boxFrames where number < lines.objects.count {
      placer.object(
        lines.objects[number], number, in: frame.offset(x: place.x, y: place.y), chip: lines.chips[number])
    }
  }

  /// Hangs the markers that wait beside a line.
  ///
  /// - Parameter baseline: Of the line; nil where an item has none, whose marker then stands at its top.
  private mutating func hangMarkers(at baseline: LayoutUnit?) {
    let markers = waiting
    waiting = []
    guard placer.makesParts else { return }
    for (marker, item, startsRight) in markers {
      // Its end is at its distance from what the item holds.
      let end = marker.column - style.markerGap
      let x = startsRight ? item.maxX - end : item.minX + end - marker.width
      switch marker.sign {
      case .text(let lines):
        let block = lines.text.block(within: .unbounded)
        let y = baseline.map { $0 - (block.lines.first?.baseline ?? 0) } ?? item.minY
        add(lines, block, at: Point(x: x, y: y))
      case .task(let isDone):
        let y = baseline.map { $0 - marker.width } ?? item.minY
        placer.box(
          .task, Rect(x: x, y: y, width: marker.width, height: marker.width), radius: 3,
          sign: isDone ? .check : nil, ground: isDone ? .on(placer.surface, .icon) : nil,
          ink: .on(placer.surface, isDone ? .iconSign : .bar), isChosen: isDone)
      }
    }
  }

  // MARK: Tables and attachments

  private mutating func beginTable(_ node: PlacedNode) {
    enter(node.index, node.frame)
    table = node.index
    placer.box(.table, node.frame)
    for line in node.lines { placer.box(.rule, line) }
  }

  private mutating func cell(_ node: PlacedNode) {
    guard let table, case .table(let cells, let headers) = entries[table].content, node.index < cells.count
    else { return }
    placer.box(
      .cell, node.frame, index: node.index, ground: node.index < headers ? .on(placer.surface, .panel) : nil)
    guard placer.makesParts else { return }
    place(cells[node.index], in: node.textFrame)
  }

  private mutating func embed(_ node: PlacedNode, of tree: BlockTree<PreparedText>) {
    enter(node.index, node.frame)
    guard case .embedded(let element) = entries[node.index].content else { return }
    hangMarkers(at: nil)
    placer.within(node.frame) {
      $0.begin(element.name)
      element.place(Int32(node.place + 1), of: tree, in: node.limit, size: node.frame.size, with: &$0)
      $0.end()
    }
  }

  // MARK: Elements

  /// Closes the blocks that end, and opens one.
  private mutating func enter(_ number: Int, _ frame: Rect) {
    let entry = entries[number]
    close(to: entry.depth)
    // An item without a line of its own keeps its marker at its top.
    if case .container(_, .some, _) = entry.content, waiting.contains(where: { !$0.item.contains(frame) }) {
      hangMarkers(at: nil)
    }
    table = nil
    placer.begin(block: entry.path, type: entry.type, frame: frame)
    open.append(number)
  }

  private mutating func close(to depth: Int) {
    while let last = open.last, entries[last].depth >= depth {
      placer.end()
      open.removeLast()
    }
  }
}

extension [TextSpan] {
  /// The ranges in which nothing is detected, named links and code: ascending, none touching another.
  ///
  /// - Complexity: O(n log n).
  fileprivate var closed: [Range<Int>] {
    let ranges = filter { $0.address != nil || $0.looks.contains(.code) }.map(\.range)
    return ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, last.upperBound >= range.lowerBound {
        merged[merged.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }
}

extension [DetectedData] {
  /// Those that overlap none of some ranges; both are ascending.
  fileprivate func outside(_ ranges: [Range<Int>]) -> [DetectedData] {
    var rest = ranges[...]
    return filter { found in
      while let first = rest.first, first.upperBound <= found.range.lowerBound { rest.removeFirst() }
      return rest.first.map { !$0.overlaps(found.range) } ?? true
    }
  }
}
