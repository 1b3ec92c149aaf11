import TextLayout

/// Makes the parts of a message's blocks while their nodes are placed.
struct RichPlacement {
  let entries: [RichEntry]
  let style: RichStyle
  /// The radius of the corners of tables and pictures, in points.
  let radius: LayoutUnit
  var placer: PartPlacer
  /// For each open element around the block that is being placed, from the outermost to the innermost: the
  /// index of its entry.
  private var open: [Int] = []
  /// Markers that will be placed beside the next line, each with the frame of its item.
  private var waiting: [(marker: RichMarker, item: Rect, startsRight: Bool, isCovered: Bool)] = []
  /// The index of the entry of the table whose cells are being placed; nil if there is none.
  var table: Int?
  /// The frame of the whole table whose cells are being placed.
  var tableFrame = Rect.zero
  /// Whether the lines of code that are being placed scroll.
  private var isScrolling = false

  init(_ entries: [RichEntry], style: RichStyle, radius: LayoutUnit, placer: PartPlacer) {
    self.entries = entries
    self.style = style
    self.radius = radius
    self.placer = placer
  }

  /// Returns the placer after all parts have been placed.
  mutating func finished() -> PartPlacer {
    hangMarkers(at: nil)
    close(to: 0)
    placer.isCovered = false
    return placer
  }

  mutating func visit(_ node: PlacedNode, of tree: BlockTree<PreparedText>) {
    switch RichElement.Tag(rawValue: node.tag) {
    case .block: begin(node)
    case .rule:
      enter(node.index, node.frame)
      placer.box(.rule, node.frame)
    case .table: node.text == nil ? beginTable(node) : cell(node)
    case .embedded: embed(node, of: tree)
    case .copy: placer.box(.copy, node.frame, icon: .copy)
    case .language: language(node)
    case .lines:
      guard let content = node.content else { return }
      let path = entries[node.index].path.appending("text")
      placer.begin(block: path, type: "lines", frame: node.frame, content: content)
      isScrolling = true
    case .code: codeLines(node)
    case .fold: fold(node)
    case .formula: formula(node)
    case nil: break
    }
  }

  private mutating func begin(_ node: PlacedNode) {
    let frame = node.frame
    enter(node.index, frame)
    switch entries[node.index].content {
    case .text(let lines): place(lines, in: frame, lineLimit: node.lineLimit)
    case .code(_, let code): placer.box(.code, frame, radius: code.style.radius)
    case .container(let box, let marker, let startsRight):
      if let box {
        let width = min(box.width ?? frame.width, frame.width)
        let x = startsRight ? frame.maxX - width : frame.minX
        placer.box(
          box.role, Rect(x: x, y: frame.minY, width: width, height: box.height ?? frame.height),
          radius: box.radius,
          background: .on(placer.surface, box.background))
        if let bar = box.bar {
          let edge = startsRight ? frame.maxX - bar.width : frame.minX
          let radius = min(box.radius, bar.width)
          placer.box(
            .bar, Rect(x: edge, y: frame.minY, width: bar.width, height: frame.height), radius: radius,
            corners: CornerRadii(
              topLeft: startsRight ? 0 : radius, topRight: startsRight ? radius : 0,
              bottomRight: startsRight ? radius : 0, bottomLeft: startsRight ? 0 : radius),
            background: .on(placer.surface, bar.background))
        }
      }
      if let marker { waiting.append((marker, frame, startsRight, entries[node.index].isCovered)) }
    case .table, .rule, .embedded, .fold, .formula: break
    }
  }

  // MARK: Code

  private mutating func language(_ node: PlacedNode) {
    guard let text = node.text else { return }
    hangMarkers(at: node.frame.minY + (placer.makesParts ? text.firstBaseline : 0))
    placer.label(text, .language, in: node.frame)
  }

  /// Places lines of code, with their numbers.
  private mutating func codeLines(_ node: PlacedNode) {
    guard case .code(let lines, let code) = entries[node.index].content else { return }
    if code.gutter > 0, placer.makesParts {
      let block = lines.text.block(within: .fixed(node.frame.width))
      code.placeNumbers(of: block, in: node.frame, with: &placer)
    }
    place(lines, in: node.frame, lineLimit: node.lineLimit)
    if isScrolling { placer.end() }
    isScrolling = false
  }

  /// Places the label that shows or hides lines.
  private mutating func fold(_ node: PlacedNode) {
    guard case .fold(let text, let role) = entries[node.index].content else { return }
    close(to: entries[node.index].depth)
    let startsRight = text.block(within: .unbounded).lines.first?.isRightToLeft ?? false
    placer.label(text, role, in: node.frame, alignment: startsRight ? .right : .left)
  }

  // MARK: Texts

  /// Places a text.
  ///
  /// - Parameters:
  ///   - alignment: The alignment; nil to use the text's own alignment.
  ///   - lineLimit: The maximum number of lines that are shown; nil for no maximum.
  mutating func place(
    _ lines: RichLines, in frame: Rect, alignment: TextAlignment? = nil, lineLimit: Int? = nil
  ) {
    guard placer.makesParts else { return }
    var lines = lines
    if let lineLimit { lines.text.maximumLines = lineLimit }
    lines.alignment = alignment ?? lines.alignment
    let block = lines.block(in: frame.width)
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
    let detected = lines.detector?.detect(in: text).outside(lines.spans.closed) ?? []
    var part = TextPart(
      frame: Rect(origin: place, size: block.size), text: text, block: block, detected: detected,
      spans: lines.spans, color: lines.color, wholeText: lines.whole, objects: lines.objects,
      path: lines.path, role: lines.role, tokens: lines.tokens)
    part.ownForeground = lines.foreground
    placer.text(part, chips: lines.chips)
  }

  /// Places the waiting markers beside a line.
  ///
  /// - Parameter baseline: The baseline of the line; nil if an item has no line. The marker is then at the
  ///   top of the item.
  mutating func hangMarkers(at baseline: LayoutUnit?) {
    let markers = waiting
    waiting = []
    guard placer.makesParts else { return }
    let outer = placer.isCovered
    defer { placer.isCovered = outer }
    for (marker, item, startsRight, isCovered) in markers {
      placer.isCovered = isCovered
      // The distance from the marker to the content of the item is always the same.
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
          icon: isDone ? .check : nil, background: isDone ? .on(placer.surface, .icon) : nil,
          foreground: .on(placer.surface, isDone ? .iconSign : .bar), isChosen: isDone)
      case .icon(let icon, let foreground):
        // The icon is centred on capital letters, which are about 0.72 em high.
        let y = baseline.map { $0 - LayoutUnit(marker.width.points * 0.86) } ?? item.minY
        placer.box(
          .sign, Rect(x: x, y: y, width: marker.width, height: marker.width), icon: icon,
          foreground: .on(placer.surface, foreground))
      }
    }
  }

  // MARK: Attachments

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

  /// Closes the blocks that end here, and opens a block.
  ///
  /// - Parameter content: The whole content of which the frame shows a part; nil if the frame shows
  ///   everything.
  mutating func enter(_ number: Int, _ frame: Rect, content: Rect? = nil) {
    let entry = entries[number]
    close(to: entry.depth)
    // If an item has no line of its own, its marker is at its top.
    if case .container(_, .some, _) = entry.content, waiting.contains(where: { !$0.item.contains(frame) }) {
      hangMarkers(at: nil)
    }
    table = nil
    placer.isCovered = entry.isCovered
    placer.begin(block: entry.path, type: entry.type, frame: frame, content: content)
    open.append(number)
  }

  private mutating func close(to depth: Int) {
    while let last = open.last, entries[last].depth >= depth {
      placer.end()
      open.removeLast()
    }
  }
}
