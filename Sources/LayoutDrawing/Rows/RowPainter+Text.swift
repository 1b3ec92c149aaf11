import BubbleLayout
import TextLayout

extension RowPainter {
  /// Paints a text: the backgrounds of its ranges, its lines, and underlines of ranges that have the same
  /// colour as the text around them. The covers of spoilers are painted later, after the parts within the
  /// text.
  ///
  /// - Complexity: Linear in the text and its ranges, also if they overlap.
  mutating func paint(_ part: TextPart, of whole: Part, in cell: Cell) {
    var text = ColoredText(part, part.foreground, hiding: hidden(in: part))
    if part.role != .marker { text.ranges = part.foregrounds(highlighted: matches(at: part.path)).colored }
    paint(part, text, of: whole, in: cell)
  }

  /// Paints a label that has ranges like a text.
  mutating func paintRanges(of label: LabelPart, in cell: Cell) {
    let part = label.asText
    var text = ColoredText(part, label.foreground, hiding: hidden(in: part))
    text.ranges = ranges(of: label)
    paint(part, text, of: .label(label), in: cell)
  }

  /// Returns the ranges of a label that have a colour of their own.
  func ranges(of label: LabelPart) -> [ColoredRange] {
    // Labels in a person's colour are names, in which nothing is searched.
    if let tint = label.tint {
      return [ColoredRange(range: 0..<label.text.utf16.count, color: .given(tint))]
    }
    return label.asText.foregrounds(highlighted: label.path.map { matches(at: $0) } ?? []).colored
  }

  /// Returns the ranges of a text that a search found.
  func matches(at path: ContentPath) -> [Range<Int>] { highlights[path]?.map(\.range) ?? [] }

  /// Returns the ranges whose letters are not painted. An ellipsis is painted also where it replaces covered letters.
  private func hidden(in part: TextPart) -> [Range<Int>] {
    let covers = theme.showsSpoilers ? [] : part.spoilers
    guard !covers.isEmpty, let cut = part.block.lines.last?.hiddenRange else { return covers }
    return covers.flatMap { cover in
      [
        cover.clamped(to: cover.lowerBound..<max(cover.lowerBound, cut.lowerBound)),
        cover.clamped(to: min(cover.upperBound, cut.upperBound)..<cover.upperBound),
      ].filter { !$0.isEmpty }
    }
  }

  private mutating func paint(_ part: TextPart, _ text: ColoredText, of whole: Part, in cell: Cell) {
    let origin = whole.blockPlace
    let matches = part.role == .marker ? [] : matches(at: part.path)
    let decorations = part.decorations(at: origin, highlighted: matches)
    for decoration in decorations where decoration.kind.isGround { surface.fill(decoration) }
    if part.role != .marker { paintHighlights(at: part.path) }
    let colors = cell.colors
    for decoration in decorations where decoration.kind == .underline { surface.fill(decoration) }
    draw(text, of: whole, within: cell.inkLimit(of: whole))
    var walk = SelectionWalk(part.block)
    for range in part.foregrounds {
      guard case .role(let foreground) = range.color,
        foreground != .on(part.surface, .matchText),
        colors[theme.colors][foreground] == colors[theme.colors][text.foreground],
        !text.isHidden(range.range)
      else { continue }
      // The line has the colour of the letters above it, also in matches.
      for piece in text.pieces(of: range.range) {
        guard case .role(let color) = piece.color else { continue }
        for (rect, line) in walk.shownRects(for: piece.range) {
          let y = origin.y + part.block.lines[line].baseline + LayoutUnit(1.5)
          surface.fill(
            Rect(x: origin.x + rect.minX, y: y, width: rect.width, height: 1), radius: 0, with: color)
        }
      }
    }
    for decoration in decorations where decoration.kind == .strike { surface.fill(decoration) }
    if !theme.showsSpoilers { covers += decorations.filter { $0.kind == .spoiler } }
  }

  /// Paints the backgrounds of the highlighted ranges of a text.
  mutating func paintHighlights(at path: ContentPath) {
    for highlight in highlights[path] ?? [] {
      for rect in highlight.rects { surface.fill(rect, radius: 3, with: highlight.background) }
    }
  }
}

extension ColoredText {
  /// Makes a coloured text from a part.
  ///
  /// - Parameters:
  ///   - foreground: The role of the colour outside all ranges.
  ///   - hidden: The ranges whose letters something covers.
  fileprivate init(_ part: TextPart, _ foreground: ColorRole, hiding hidden: [Range<Int>]) {
    self.init(block: part.block, text: part.text, foreground: foreground, objects: part.objects)
    self.hidden = hidden
    ranges = part.foregrounds.colored
    guard !ranges.isEmpty else { return }
    let whole = 0..<part.text.utf16.count
    var layers = part.detected.map { found in
      (range: found.range.clamped(to: whole), address: found.address(in: part.text))
    }
    layers += part.spans.compactMap { span in
      span.address.map { (range: span.range.clamped(to: whole), address: $0) }
    }
    links = RangeLayers.visible(layers.map(\.range)).compactMap { range, layer in
      // A link that is covered, even in part, cannot be opened, and its address is not written.
      guard let address = layers[layer].address, address.isFollowed, !isHidden(range) else { return nil }
      return ColoredLink(range: range, address: address)
    }
  }
}

extension ColoredText {
  /// Returns the parts of a range that have one colour each. O(k + log n) for k parts.
  fileprivate func pieces(of range: Range<Int>) -> [ColoredRange] {
    var index = ranges.partitioningIndex { $0.range.upperBound > range.lowerBound }
    var pieces: [ColoredRange] = []
    while index < ranges.count, ranges[index].range.lowerBound < range.upperBound {
      let piece = ranges[index].range.clamped(to: range)
      if !piece.isEmpty { pieces.append(ColoredRange(range: piece, color: ranges[index].color)) }
      index += 1
    }
    return pieces
  }

  /// Returns whether any letter of a range is not drawn.
  fileprivate func isHidden(_ range: Range<Int>) -> Bool {
    let index = hidden.partitioningIndex { $0.upperBound > range.lowerBound }
    return index < hidden.count && hidden[index].overlaps(range)
  }
}

extension String {
  /// Whether a drawing may link to the address. Other schemes, such as `javascript:`, could run code from a
  /// message.
  fileprivate var isFollowed: Bool {
    let start = prefix(8).lowercased()
    return ["http://", "https://", "ftp://", "mailto:", "tel:"].contains { start.hasPrefix($0) }
  }
}

extension [(range: Range<Int>, color: TextColor)] {
  /// The ranges as a painter draws them.
  var colored: [ColoredRange] { map { ColoredRange(range: $0.range, color: $0.color) } }
}
