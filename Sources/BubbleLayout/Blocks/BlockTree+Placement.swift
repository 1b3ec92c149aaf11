import TextLayout

/// A node with its frame, from which parts are made.
struct PlacedNode {
  /// The index of the node's paint.
  let paint: Int32
  /// The position of the node in `nodes`.
  let place: Int
  /// Which of several pills, buttons or pictures of the node is placed. The first of a table is the table itself,
  /// before its cells. 0 for a node that is only one.
  var number = 0
  /// The frame of the node, relative to the block.
  var frame: Rect
  /// The limit that the node was measured within.
  let limit: AvailableWidth
  /// The text, if the node is a text; otherwise nil.
  var text: PreparedText?
  /// The size that a picture has if nothing makes the block wider.
  var natural = Size.zero
  /// Whether the node is the last of several, such as the last picture of an album.
  var isLast = false
  /// The frame of the text in a cell of a table, relative to the block.
  var textFrame = Rect.zero
  /// The lines between the cells of a table, relative to the block.
  var lines: [Rect] = []
  /// The whole content of which `frame` shows a part; nil if the frame shows everything.
  var content: Rect?
  /// The maximum number of lines of a text; nil for no maximum.
  var lineLimit: Int?
  /// The role of the text in a card of a table; nil for a text elsewhere.
  var card: CardText?
  /// The lines of a formula; nil for a node of another kind.
  var formula: FormulaLines.Layout?
}

extension BlockTree<PreparedText> {
  /// Visits the nodes with a paint in a subtree, from back to front. A node is visited before those inside it.
  ///
  /// - Parameters:
  ///   - limit: The limit that the node was measured within.
  ///   - frame: The node's frame in the block.
  ///   - cut: Where the node is cut; nil if all of it is shown.
  func place(
    _ place: Int, in limit: AvailableWidth, frame: Rect, cut: BlockCut? = nil, visit: (PlacedNode) -> Void
  ) {
    let node = nodes[place]
    let origin = frame.origin
    func visited(_ frame: Rect, _ change: ((inout PlacedNode) -> Void)? = nil) {
      guard node.paint >= 0 else { return }
      var placed = PlacedNode(paint: node.paint, place: place, frame: frame, limit: limit)
      change?(&placed)
      visit(placed)
    }
    func numbered(_ number: Int, _ frame: Rect, _ change: (inout PlacedNode) -> Void) {
      guard node.paint >= 0 else { return }
      var placed = PlacedNode(
        paint: node.paint, place: place, number: number, frame: offset(frame, by: origin), limit: limit)
      change(&placed)
      visit(placed)
    }
    switch node.rule {
    case .text(let text, _):
      visited(frame) {
        $0.text = texts[Int(text)]
        $0.lineLimit = cut?.lines
      }
    case .firstFitting(let texts):
      visited(frame) { $0.text = fitting(texts, in: limit).map { self.texts[$0.text] } }
    case .fixed, .scaled:
      visited(frame)
    case .stack(let rule):
      visited(frame)
      let inner = rule.inner(limit)
      let width = max(0, frame.width - rule.sides)
      var y = frame.minY + rule.insets.top
      for child in children(of: place) {
        if let cut, cut.leavesOut(child) { break }
        let below = cut.flatMap { $0.isWithin(child, nodes[child]) ? $0 : nil }
        let height = self.height(child, in: inner, width: width, cut: below) ?? 0
        self.place(
          child, in: inner,
          frame: Rect(x: frame.minX + rule.insets.left, y: y, width: width, height: height), cut: below,
          visit: visit)
        y = y + height + rule.gap
      }
    case .beside(let rule):
      let item = rule.item(in: limit)
      let rise = rule.rise(of: item, in: limit)
      let (reach, free) = (rise > 0 ? 0 : rule.reach(of: item), rule.room(in: limit, grid))
      let inner = limit.reduced(by: reach + free)
      let width = max(0, frame.width - reach - free)
      let height = self.height(place + 1, in: inner, width: width) ?? 0
      func y(_ height: LayoutUnit) -> LayoutUnit {
        frame.minY + (rule.isCentered && rise == 0 ? (frame.height - height).half : 0)
      }
      let x = rule.isAtEnd && rise == 0 ? frame.maxX - item : frame.minX
      let sink = rule.sink(of: item, in: limit)
      let drop = rise > 0 ? max(0, rule.roomHeight - item).half : rule.drop(of: item)
      if item > 0 || rule.keepsGap {
        visited(
          rule.fillsHeight
            ? Rect(x: x, y: frame.minY, width: item, height: frame.height)
            : Rect(x: x, y: drop.map { frame.minY + max(0, $0) } ?? y(item), width: item, height: item))
      }
      self.place(
        place + 1, in: inner,
        frame: Rect(
          x: frame.minX + (rule.isAtEnd ? free : reach),
          y: (drop == nil ? y(height) : frame.minY + sink) + rise,
          width: width, height: height),
        visit: visit)
      if rule.roomPaint >= 0, free > 0 || rule.isRoomAbove(in: limit) {
        let room =
          free > 0
          ? Rect(x: frame.maxX - free, y: frame.minY, width: free, height: frame.height)
          : Rect(
            x: frame.maxX - rule.room, y: frame.minY, width: rule.room, height: max(item, rule.roomHeight))
        visit(PlacedNode(paint: rule.roomPaint, place: place, frame: room, limit: limit))
      }
    case .bounded(let rule):
      visited(frame)
      self.place(place + 1, in: rule.limit(in: limit), frame: frame, visit: visit)
    case .flow(let rule):
      _ = flow(rule, in: limit) { number, frame in
        numbered(number, frame) { $0.text = texts[Int(rule.texts.lowerBound) + number] }
      }
    case .buttons(let rule):
      _ = buttons(rule, in: frame.width) { number, frame in
        numbered(number, frame) { $0.text = texts[Int(rule.texts.lowerBound) + number] }
      }
    case .picture(let rule):
      visited(frame) { $0.natural = rule.size(in: limit).size }
    case .album(let album):
      let layout = albums[Int(album)].layout(in: limit)
      for (number, picture) in layout.frames.enumerated() {
        // An album fills a bubble that its caption makes wider; its pictures are cropped.
        let wide = picture.widened(
          from: layout.size.width, to: frame.width, spacing: albums[Int(album)].spacing)
        numbered(number, wide) {
          $0.natural = picture.size
          $0.isLast = number == layout.frames.count - 1
          if $0.isLast { $0.text = count(of: albums[Int(album)], fitting: picture.size).map { texts[$0] } }
        }
      }
    case .ask(let part):
      visited(Rect(origin: origin, size: asks[Int(part)].size(in: limit, grid: grid).size))
    case .grid(let number):
      self.place(grid: grids[Int(number)], node, place, in: limit, frame: frame, visit: visit)
    case .formula(let number):
      visited(frame) { $0.formula = formulas[Int(number)].layout(in: limit) }
    case .scrolled(let rule):
      let inner = rule.inner(limit)
      var size = frame.size
      if rule.isHorizontal { size.width = max(size.width, measure(place + 1, in: inner)?.width ?? 0) }
      size.height = height(place + 1, in: inner, width: size.width) ?? size.height
      let content = Rect(origin: frame.origin, size: size)
      visited(frame) { $0.content = size == frame.size ? nil : content }
      self.place(place + 1, in: inner, frame: content, visit: visit)
    case .limited(let rule):
      self.place(limited: rule, place, in: limit, frame: frame, visit: visit)
    case .embedded:
      visited(frame)
      self.place(place + 1, in: limit, frame: frame, visit: visit)
    }
  }

  func offset(_ frame: Rect, by origin: Point) -> Rect { frame.offset(x: origin.x, y: origin.y) }
}

extension Rect {
  /// Returns the frame of a picture of an album after the album has become wider. The distances between its
  /// pictures stay the same.
  fileprivate func widened(from narrow: LayoutUnit, to wide: LayoutUnit, spacing: LayoutUnit) -> Rect {
    guard wide > narrow, narrow > 0 else { return self }
    let factor = (wide + spacing).points / (narrow + spacing).points
    let left = LayoutUnit(roundingDownPoints: minX.points * factor)
    let right = LayoutUnit(roundingDownPoints: (maxX + spacing).points * factor) - spacing
    return Rect(x: left, y: minY, width: (maxX >= narrow ? wide : right) - left, height: height)
  }
}
