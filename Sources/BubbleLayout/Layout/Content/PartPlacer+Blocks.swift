import TextLayout

/// The texts and markers of a message's blocks.
extension PartPlacer {
  /// Adds a text.
  ///
  /// - Parameters:
  ///   - alignment: The alignment; nil to use the text's own alignment.
  ///   - lineLimit: The maximum number of lines that are shown; nil for no maximum.
  mutating func add(
    _ lines: RichLines, in frame: Rect, alignment: TextAlignment? = nil, lineLimit: Int? = nil
  ) {
    var lines = lines
    if let lineLimit { lines.text.maximumLines = lineLimit }
    lines.alignment = alignment ?? lines.alignment
    let block = lines.block(in: frame.width)
    let isRightToLeft = block.lines.first?.isRightToLeft ?? false
    let x =
      frame.minX
      + lines.alignment.offset(of: max(0, frame.width - block.size.width), isRightToLeft: isRightToLeft)
    let place = Point(x: x, y: frame.minY)
    hangMarkers(at: place.y + (block.lines.first?.baseline ?? 0))
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
    self.text(part, chips: lines.chips)
  }

  /// Adds the box around a block, or at its start.
  mutating func add(_ paint: RichBox, _ frame: Rect, startsRight: Bool) {
    let width = min(paint.width ?? frame.width, frame.width)
    let x = startsRight ? frame.maxX - width : frame.minX
    box(
      BoxPaint(role: paint.role, corners: .radius(paint.radius), background: .on(paint.background)),
      in: Rect(x: x, y: frame.minY, width: width, height: paint.height ?? frame.height))
    guard let bar = paint.bar else { return }
    let edge = startsRight ? frame.maxX - bar.width : frame.minX
    let radius = min(paint.radius, bar.width)
    let corners = CornerRadii(
      topLeft: startsRight ? 0 : radius, topRight: startsRight ? radius : 0,
      bottomRight: startsRight ? radius : 0, bottomLeft: startsRight ? 0 : radius)
    box(
      BoxPaint(role: .bar, corners: .each(corners, radius: radius), background: .on(bar.background)),
      in: Rect(x: edge, y: frame.minY, width: bar.width, height: frame.height))
  }

  /// Adds the waiting markers beside a line.
  ///
  /// - Parameter baseline: The baseline of the line; nil if an item has no line. The marker is then at the
  ///   top of the item.
  mutating func hangMarkers(at baseline: LayoutUnit?) {
    if painted.markers.isEmpty { return }
    let markers = painted.markers
    painted.markers = []
    let outer = isCovered
    defer { isCovered = outer }
    for (marker, item, startsRight, isCovered) in markers {
      self.isCovered = isCovered
      let x = startsRight ? item.maxX - marker.end : item.minX + marker.end - marker.size.width
      switch marker.sign {
      case .text(let lines):
        let block = lines.text.block(within: .unbounded)
        let y = baseline.map { $0 - (block.lines.first?.baseline ?? 0) } ?? item.minY
        add(lines, block, at: Point(x: x, y: y))
      case .box(let box, let rise):
        let y = baseline.map { $0 - rise } ?? item.minY
        self.box(box, in: Rect(x: x, y: y, width: marker.size.width, height: marker.size.width))
      }
    }
  }
}

/// Formulas on lines of their own.
extension PartPlacer {
  /// Adds a formula and its equation number.
  mutating func add(_ formula: PreparedFormula, _ node: PlacedNode) {
    guard let layout = node.formula else { return }
    let place = formula.place(layout, in: node.frame)
    hangMarkers(at: node.frame.minY + place.ascent)
    if let content = place.content {
      begin(
        ElementName(block: formula.path.appending("source"), type: "lines"), in: place.window,
        content: content)
    }
    text(
      TextPart(
        frame: place.text, text: PreparedFormula.text, block: formula.block(place),
        objects: [formula.textObject], path: formula.path, role: .formula))
    let foreground = ColorRole.on(surface, .text)
    self.formula(formula.part(place, foreground: foreground))
    if place.content != nil { end() }
    if let number = formula.number, let frame = place.number {
      label(number, .formulaNumber, in: frame, foreground: foreground)
    }
  }
}
