import TextLayout
import TextShaping

/// Finds the decorations for the ranges of a text.
struct DecorationBuilder {
  private let part: TextPart
  private let origin: Point
  /// The ranges that a search found.
  private let highlighted: [Range<Int>]
  /// The decorations that have been found so far.
  private(set) var decorations: [TextDecoration] = []
  private var walk: SelectionWalk
  private var fonts: LineFonts?

  /// - Parameter origin: The position of the block's top left corner.
  init(_ part: TextPart, at origin: Point, highlighted: [Range<Int>]) {
    self.part = part
    self.origin = origin
    self.highlighted = highlighted
    walk = SelectionWalk(part.block)
  }

  private var block: TextBlock { part.block }

  mutating func addAll() {
    addBackgrounds()
    addBackgrounds(.mark, .mark, .on(part.surface, .match))
    addBackgrounds(.code, .code, .on(part.surface, .code))
    addLines(.underline, .underline)
    addLines(.strike, .strike)
    addBackgrounds(.spoiler, .spoiler, .on(part.surface, .bar))
  }

  private mutating func addBackgrounds() {
    let layers = part.spans.compactMap { span in
      span.background.flatMap(Color.init(hexadecimal:)).map { (part.wholeClusters(span.range), $0) }
    }
    for (range, layer) in RangeLayers.visible(layers.map(\.0)) {
      let (whole, color) = layers[layer]
      var found: [Fragment] = []
      find(range, .given(color), to: &found)
      add(
        .background, whole, found, starts: range.lowerBound == whole.lowerBound,
        ends: range.upperBound == whole.upperBound)
    }
  }

  private mutating func addBackgrounds(
    _ kind: TextDecoration.Kind, _ emphasis: TextEmphases, _ role: ColorRole
  ) {
    for range in part.ranges(emphasized: emphasis) {
      var found: [Fragment] = []
      find(range, .role(role), to: &found)
      add(kind, range, found)
    }
  }

  /// Adds underlines or strikethroughs in the colours of the letters. Each line is straight even if the
  /// letters have different fonts.
  private mutating func addLines(_ kind: TextDecoration.Kind, _ emphasis: TextEmphases) {
    let ranges = part.ranges(emphasized: emphasis)
    guard !ranges.isEmpty else { return }
    let foregrounds = part.foregrounds(highlighted: highlighted)
    var next = 0
    for range in ranges {
      var found: [Fragment] = []
      var place = range.lowerBound
      while place < range.upperBound {
        while next < foregrounds.count, foregrounds[next].range.upperBound <= place { next += 1 }
        var (end, color) = (range.upperBound, TextColor.role(part.foreground))
        if next < foregrounds.count {
          let foreground = foregrounds[next]
          if foreground.range.lowerBound <= place {
            (end, color) = (min(end, foreground.range.upperBound), foreground.color)
          } else {
            end = min(end, foreground.range.lowerBound)
          }
        }
        find(place..<end, color, to: &found)
        place = end
      }
      for index in found.indices {
        let line = line(kind, of: range, inLine: found[index].line)
        let rect = found[index].rect
        found[index].rect = Rect(x: rect.minX, y: line.top, width: rect.width, height: line.thickness)
      }
      add(kind, range, found)
    }
  }

  /// Returns the position of an underline or strikethrough on one line of text, relative to the block. It is
  /// the same for all letters of the range on that line, and is determined by the largest letters.
  private mutating func line(
    _ kind: TextDecoration.Kind, of range: Range<Int>, inLine index: Int
  ) -> (top: LayoutUnit, thickness: LayoutUnit) {
    let fonts = fonts.flatMap { $0.line == index ? $0 : nil } ?? LineFonts(block, line: index)
    self.fonts = fonts
    let line = block.lines[index]
    guard let (font, baseline) = fonts.largest(in: range.clamped(to: line.start..<line.end)) else {
      return (line.baseline, 1)
    }
    let drawn = kind == .strike ? font.strike : font.underline
    return (baseline + LayoutUnit(drawn.top), max(LayoutUnit(0.5), LayoutUnit(drawn.thickness)))
  }
}

extension DecorationBuilder {
  /// The part of a range that is on one line.
  private struct Fragment {
    /// The rectangle of the part, relative to the block.
    var rect: Rect
    let line: Int
    let color: TextColor
  }

  /// Finds the part of a range on each line. Ranges of one kind must be passed in the order of the text.
  private mutating func find(_ range: Range<Int>, _ color: TextColor, to found: inout [Fragment]) {
    found += walk.shownRects(for: range).map { Fragment(rect: $0.rect, line: $0.line, color: color) }
  }

  /// - Parameters:
  ///   - starts: Whether the range begins with the first found part.
  ///   - ends: Whether the range ends with the last found part.
  private mutating func add(
    _ kind: TextDecoration.Kind, _ range: Range<Int>, _ found: [Fragment], starts: Bool = true,
    ends: Bool = true
  ) {
    guard let first = found.first?.line, let last = found.last?.line else { return }
    let isIsolate = isLeftToRightIsolate(range)
    // The first part on a line is the leftmost one or, in a text that runs from right to left, the rightmost
    // one.
    func isEarlier(_ left: Int, _ right: Int) -> Bool {
      !isIsolate && block.lines[found[left].line].isRightToLeft
        ? found[left].rect.maxX > found[right].rect.maxX : found[left].rect.minX < found[right].rect.minX
    }
    let start = found.indices.prefix { found[$0].line == first }.min(by: isEarlier)
    let end = found.indices.reversed().prefix { found[$0].line == last }.max(by: isEarlier)
    for (index, fragment) in found.enumerated() {
      let (startsRange, endsRange) = (starts && index == start, ends && index == end)
      let isRightToLeft = !isIsolate && block.lines[fragment.line].isRightToLeft
      let left = (isRightToLeft ? endsRange : startsRange) ? kind.room : 0
      let right = (isRightToLeft ? startsRange : endsRange) ? kind.room : 0
      let rect = fragment.rect.offset(x: origin.x, y: origin.y)
      decorations.append(
        TextDecoration(
          kind: kind, range: range, line: fragment.line,
          frame: rect.inset(by: Insets(top: 0, left: -left, bottom: 0, right: -right)),
          color: fragment.color, startsRange: startsRange, endsRange: endsRange, isRightToLeft: isRightToLeft)
      )
    }
  }

  /// Returns whether a range runs from left to right on any line, as code and addresses do. O(log n).
  private func isLeftToRightIsolate(_ range: Range<Int>) -> Bool {
    let isolates = block.paragraph.styledText.directions
    let index = isolates.partitioningIndex { $0.range.upperBound > range.lowerBound }
    return index < isolates.count && isolates[index].kind == .leftToRight
      && isolates[index].range.lowerBound <= range.lowerBound
      && isolates[index].range.upperBound >= range.upperBound
  }
}
