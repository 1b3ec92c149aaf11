import BubbleLayout
import TextLayout
import TextShaping

extension RowPainter {
  /// Draws the text of a part. Stacked marks are clipped to a frame if they leave it.
  ///
  /// - Parameter limit: The frame, relative to the row. Inside a window, the window clips.
  mutating func draw(_ text: ColoredText, of part: Part, within limit: Rect) {
    let origin = part.blockPlace
    if isInWindow || part.inks(leaving: limit).isEmpty { return draw(text, at: origin) }
    surface.beginWindow(limit, shiftedBy: .zero)
    draw(text, at: origin)
    surface.endWindow()
  }

  /// Draws the glyphs of a text, and a square for each emoji that no font has.
  private mutating func draw(_ text: ColoredText, at origin: Point) {
    surface.draw(text, at: origin)
    guard text.block.warnings.contains(.lastResortGlyph) else { return }
    for line in text.block.lines.indices {
      for run in text.block.glyphRuns(inLine: line) {
        guard let square = run.placeholder, let color = text.color(at: run.range.lowerBound) else { continue }
        let ring = OutlinePath(ring: square.offset(x: origin.x, y: origin.y))
        switch color {
        case .role(let role): surface.fill(ring, with: role)
        case .given(let color): surface.fill(ring, with: color)
        }
      }
    }
  }
}

extension OutlinePath {
  /// Makes the outline of a square with round corners, as thick as the strokes of letters, as a filled shape.
  fileprivate init(ring square: Rect) {
    let thickness = max(LayoutUnit(1), LayoutUnit(square.width.points / 16))
    let radius = LayoutUnit(square.width.points / 6)
    self.init(square, corners: CornerRadii(all: radius))
    let inner = OutlinePath(
      square.inset(by: Insets(all: thickness)), corners: CornerRadii(all: max(0, radius - thickness)))
    // The mirror image turns the other way, so that the non-zero rule leaves it empty.
    let sum = square.minX.points + square.maxX.points
    elements += inner.mapping { Point(sum - $0.x, $0.y) }.elements
  }
}
