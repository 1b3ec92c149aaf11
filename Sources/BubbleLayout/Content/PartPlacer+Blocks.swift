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
      paint.role, Rect(x: x, y: frame.minY, width: width, height: paint.height ?? frame.height),
      radius: paint.radius, background: .on(surface, paint.background))
    guard let bar = paint.bar else { return }
    let edge = startsRight ? frame.maxX - bar.width : frame.minX
    let radius = min(paint.radius, bar.width)
    box(
      .bar, Rect(x: edge, y: frame.minY, width: bar.width, height: frame.height), radius: radius,
      corners: CornerRadii(
        topLeft: startsRight ? 0 : radius, topRight: startsRight ? radius : 0,
        bottomRight: startsRight ? radius : 0, bottomLeft: startsRight ? 0 : radius),
      background: .on(surface, bar.background))
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
      let x = startsRight ? item.maxX - marker.end : item.minX + marker.end - marker.width
      /// Returns the square of the marker, whose upper edge is a distance above the baseline.
      func square(above height: LayoutUnit) -> Rect {
        Rect(x: x, y: baseline.map { $0 - height } ?? item.minY, width: marker.width, height: marker.width)
      }
      switch marker.sign {
      case .text(let lines):
        let block = lines.text.block(within: .unbounded)
        let y = baseline.map { $0 - (block.lines.first?.baseline ?? 0) } ?? item.minY
        add(lines, block, at: Point(x: x, y: y))
      case .task(let isDone):
        box(
          .task, square(above: marker.width), radius: 3, icon: isDone ? .check : nil,
          background: isDone ? .on(surface, .icon) : nil,
          foreground: .on(surface, isDone ? .iconSign : .bar), isChosen: isDone, press: marker.press)
      case .icon(let icon, let foreground):
        // The icon is centred on capital letters, which are about 0.72 em high.
        box(
          .sign, square(above: LayoutUnit(marker.width.points * 0.86)), icon: icon,
          foreground: .on(surface, foreground), press: marker.press)
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
