import BubbleLayout
import TextLayout
import TextShaping

extension RowPainter {
  /// Paints a formula: the rules behind its glyphs, the glyphs, and the other rules.
  mutating func paint(_ formula: FormulaPart) {
    let rules = formula.rules
    let inherited = formula.tint.map { TextColor.given($0) } ?? .role(formula.foreground)
    func color(_ own: UInt32?) -> TextColor { own.map { .given(Color($0)) } ?? inherited }
    for rule in rules where rule.isBehind { paint(rule, color(rule.color)) }
    for run in formula.runs where !run.glyphs.isEmpty {
      surface.draw(ColoredGlyphs(font: run.font, glyphs: run.glyphs, color: color(run.color)))
    }
    for rule in rules where !rule.isBehind { paint(rule, color(rule.color)) }
  }

  private mutating func paint(_ rule: FormulaRule, _ color: TextColor) {
    for path in rule.paths {
      switch color {
      case .role(let role): surface.fill(path, with: role)
      case .given(let given): surface.fill(path, with: given)
      }
    }
  }
}

extension FormulaRule {
  /// The shapes to fill, in the coordinates of `frame`.
  package var paths: [OutlinePath] {
    guard frame.width >= 0, frame.height >= 0 else { return [] }
    switch shape {
    case .filled: return frame.isSeen ? [OutlinePath(frame, corners: .zero)] : []
    case .box:
      let line = min(thickness, frame.width.half, frame.height.half)
      let inner = frame.inset(by: Insets(top: line, left: 0, bottom: line, right: 0))
      return [
        Rect(x: frame.minX, y: frame.minY, width: frame.width, height: line),
        Rect(x: frame.minX, y: frame.maxY - line, width: frame.width, height: line),
        Rect(x: frame.minX, y: inner.minY, width: line, height: inner.height),
        Rect(x: frame.maxX - line, y: inner.minY, width: line, height: inner.height),
      ].filter(\.isSeen).map { OutlinePath($0, corners: .zero) }
    case .upDiagonal: return diagonal(from: frame.maxY, to: frame.minY).map { [$0] } ?? []
    case .downDiagonal: return diagonal(from: frame.minY, to: frame.maxY).map { [$0] } ?? []
    }
  }

  /// Returns a thin line from the left edge to the right edge, as an outline of four corners.
  private func diagonal(from left: LayoutUnit, to right: LayoutUnit) -> OutlinePath? {
    let (x0, y0) = (frame.minX.points, left.points)
    let (x1, y1) = (frame.maxX.points, right.points)
    let length = ((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)).squareRoot()
    guard length > 0, thickness > 0 else { return nil }
    let (dx, dy) = ((y1 - y0) / length * thickness.points / 2, (x1 - x0) / length * thickness.points / 2)
    typealias Place = OutlinePath.Point
    return OutlinePath([
      .move(Place(x0 + dx, y0 - dy)), .line(Place(x1 + dx, y1 - dy)), .line(Place(x1 - dx, y1 + dy)),
      .line(Place(x0 - dx, y0 + dy)), .close,
    ])
  }
}

extension Rect {
  fileprivate var isSeen: Bool { width > 0 && height > 0 }
}
