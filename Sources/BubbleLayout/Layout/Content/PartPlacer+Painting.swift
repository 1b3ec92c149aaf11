import TextLayout

/// What is open while nodes are painted.
struct PaintedNodes {
  /// For each open element, the position after its last node.
  var open: [Int] = []
  /// The position after the last node of a card inside blocks, and the width in which the nodes around it are mirrored;
  /// nil outside such a card.
  var card: (end: Int, outerMirror: LayoutUnit?)?
  /// Markers that will be placed beside the next line, each with the frame of its item.
  var markers: [(marker: RichMarker, item: Rect, startsRight: Bool, isCovered: Bool)] = []
  /// Whether the last line of the message's own text runs from right to left.
  var startsRight = false
  /// The frame of the whole table whose cells are being painted.
  var table = Rect.zero
}

extension PartPlacer {
  /// Adds the parts of the nodes of a block. The current box is that of the block.
  ///
  /// - Parameters:
  ///   - paints: The paints of the nodes.
  ///   - limit: The limit that the block was measured within.
  ///   - size: The final size of the block.
  ///   - ownLines: The lines of the message's own text, if they are measured already; otherwise nil.
  mutating func paint(
    _ block: PreparedBlock, of tree: BlockTree<PreparedText>, _ paints: ContiguousArray<Paint>,
    in limit: AvailableWidth, size: Size, ownLines: MeasuredLines? = nil
  ) {
    pictureRadius = block.pictureRadius
    covered(block.isCovered) { placer in
      tree.place(
        Int(block.node), in: limit, frame: Rect(origin: .zero, size: size), ownLines: ownLines
      ) {
        placer.paint($0, paints[Int($0.paint)], end: $0.place + Int(tree.nodes[$0.place].span))
      }
      placer.hangMarkers(at: nil)
      placer.close(before: .max)
    }
    pictureRadius = 0
  }

  /// - Parameter end: The position after the last node inside the node.
  private mutating func paint(_ node: PlacedNode, _ paint: Paint, end: Int) {
    close(before: node.place)
    if let element = paint.element, node.number == 0 {
      begin(element, node, isItem: paint.look.isItem, end: end)
    }
    let frame = node.frame
    switch paint.look {
    case .nothing: break
    case .box(let box): self.box(box, in: frame)
    case .label(let label): if let text = node.text { add(text, label, frame, in: node.limit) }
    case .ownText(let own): add(own, node)
    case .aside(let text, let label): add(text, label, frame, in: node.limit)
    case .quote(let radius, let bar, let author):
      box(BoxPaint(role: .quote, corners: .radius(radius)), in: frame)
      box(
        BoxPaint(role: .quoteBar, background: author.map { .person($0, or: .quoteBar) }),
        in: Rect(x: frame.minX, y: frame.minY, width: bar, height: frame.height))
    case .quoted(let shown, let isCovered):
      if let text = node.text { covered(isCovered) { $0.quoted(text, shown, in: frame) } }
    case .faces(let faces):
      guard let text = node.text else { return }
      line(text, .detail, in: frame, limit: node.limit, foreground: .on(surface, .link)) {
        $0.face(faces[$1], in: $2.inset(by: Insets(all: 1)), index: $1)
      }
    case .waveform(let bars):
      box(BoxPaint(role: .waveform, index: bars.index), in: frame, bars: bars.frames(in: frame))
    case .votes(let votes): add(votes, frame, in: node.limit)
    case .pictures(let pictures): pictures.place(node, with: &self)
    case .pills(let pills): pills.place(node, with: &self)
    case .buttons(let rows): rows.place(node, with: &self)
    case .code(let tokens, let code, let index): add(tokens, code, node, index: index)
    case .lines(let lines): add(lines, in: frame, lineLimit: node.lineLimit)
    case .sizes(let sizes, let first):
      if let text = node.textIndex { add(sizes[Int(text - first)], in: frame, lineLimit: node.lineLimit) }
    case .codeLines(let lines, let code):
      code.placeNumbers(of: lines.text, in: frame, limit: .unbounded, with: &self)
      add(lines, in: frame, lineLimit: node.lineLimit)
    case .container(let box, let marker, let startsRight):
      if let box { add(box, frame, startsRight: startsRight) }
      if let marker { painted.markers.append((marker, frame, startsRight, isCovered)) }
    case .table(let table): if node.number == 0 { begin(table, node) } else { add(table, node) }
    case .formula(let formula): add(formula, node)
    case .embedded(let name, let isMirrored):
      hangMarkers(at: nil)
      begin(name)
      painted.open.append(end)
      if isMirrored, isInterfaceMirrored {
        painted.card = (end, mirrorWidth)
        mirror(in: frame.minX + frame.maxX)
      }
    }
  }

  // MARK: Elements

  /// Begins the element of a node.
  ///
  /// - Parameters:
  ///   - isItem: Whether the element has a marker of its own.
  ///   - end: The position after the last node inside it.
  private mutating func begin(_ element: PaintedElement, _ node: PlacedNode, isItem: Bool, end: Int) {
    switch element {
    case .parts(let name): begin(name)
    case .window(let name):
      guard node.content != nil else { return }
      begin(name, in: node.frame, content: node.content)
    case .block(let name, let isCovered):
      // If an item has no line of its own, its marker is at its top, and not beside a line of an item or a block below.
      let isBelow = painted.markers.contains {
        isItem && !$0.item.contains(node.frame) || node.frame.minY >= $0.item.maxY
      }
      if isBelow { hangMarkers(at: nil) }
      self.isCovered = isCovered
      begin(name, in: node.frame, content: node.content)
    }
    painted.open.append(end)
  }

  /// Ends the elements whose last node is before a position.
  private mutating func close(before place: Int) {
    while let end = painted.open.last, end <= place {
      self.end()
      painted.open.removeLast()
    }
    if let card = painted.card, card.end <= place {
      mirror(in: card.outerMirror)
      painted.card = nil
    }
  }

  private mutating func add(
    _ text: PreparedText, _ paint: LabelPaint, _ frame: Rect, in limit: AvailableWidth
  ) {
    var frame = frame
    if let height = paint.height { frame.size.height = min(frame.height, height) }
    if paint.holdsMarkers { hangMarkers(at: frame.minY + text.firstBaseline) }
    let alignment: TextAlignment =
      switch paint.alignment {
      case .start: .left
      case .end: .right
      case .asMessage: painted.startsRight ? .right : .left
      }
    label(
      text, paint.role, in: frame, alignment: alignment, index: paint.index,
      limit: paint.keepsLimit ? limit : nil, foreground: role(of: paint.foreground),
      tint: tint(of: paint.foreground), press: paint.press)
  }
}

extension Paint.Look {
  /// Whether the node has a marker beside its first line.
  fileprivate var isItem: Bool { if case .container(_, .some, _) = self { true } else { false } }
}
