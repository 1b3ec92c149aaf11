import TextLayout
import TextShaping

/// Lays out boxes of other sizes, and lines around nodes.
extension FormulaSetter {
  func layOutPadded(_ element: Int, _ target: GrowthTarget?) {
    guard case .padded(let padding, _) = nodes[element], let inner = firstChild(of: element) else {
      return setBox(of: element, MathBox())
    }
    layOut(inner, isBrowser ? nil : target.flatMap { grows(inner, $0) ? $0 : nil })
    let content = box(inner)
    let font = font(of: element)
    var box = MathBox()
    box.width = padding.width.map { font.length($0).positive } ?? content.width
    box.ascent = padding.height.map { font.length($0).positive } ?? content.ascent
    box.descent = padding.depth.map { font.length($0).positive } ?? content.descent
    let x = padding.alignment.map { aligned(content.width, in: box.width, $0) } ?? font.length(padding.shift)
    place(inner, x: x, y: -font.length(padding.raise))
    setBox(of: element, box)
  }

  func layOutEnclosed(_ element: Int) {
    guard case .enclosed(let lines, _) = nodes[element], let inner = firstChild(of: element) else {
      return setBox(of: element, MathBox())
    }
    layOut(inner)
    let content = box(inner)
    let font = font(of: element)
    var box = content
    box.italicsCorrection = .zero
    let thickness = font[.overbarRuleThickness]
    let hasSpace = !lines.isDisjoint(with: [.box, .space])
    let inset =
      (hasSpace ? font.length(Self.boxGap) : .zero) + (lines.contains(.box) ? thickness : .zero)
    let sides = EnclosureSides(lines, content, font)
    place(inner, x: inset + sides.left, y: .zero)
    box.width = content.width + inset * 2 + sides.left + sides.right
    box.ascent = content.ascent + inset
    box.descent = content.descent + inset
    var rules: [FormulaRule] = []
    func frame() -> Rect {
      Rect(x: .zero, y: -box.ascent, width: box.width, height: (box.ascent + box.descent).positive)
    }
    if lines.contains(.upDiagonal) {
      rules.append(FormulaRule(frame(), shape: .upDiagonal, thickness: thickness))
    }
    if lines.contains(.downDiagonal) {
      rules.append(FormulaRule(frame(), shape: .downDiagonal, thickness: thickness))
    }
    if lines.contains(.box) { rules.append(FormulaRule(frame(), shape: .box, thickness: thickness)) }
    if lines.contains(.horizontal) {
      let middle = (content.ascent - content.descent).cutHalf + thickness.cutHalf
      rules.append(
        FormulaRule(Rect(x: inset + sides.left, y: -middle, width: content.width, height: thickness)))
    }
    if lines.contains(.top) {
      let top = box.ascent + font[.overbarVerticalGap] + thickness
      rules.append(FormulaRule(Rect(x: .zero, y: -top, width: box.width, height: thickness)))
      box.ascent = top + font[.overbarExtraAscender]
    }
    if lines.contains(.bottom) {
      let bottom = box.descent + font[.underbarVerticalGap]
      let lower = font[.underbarRuleThickness]
      rules.append(FormulaRule(Rect(x: .zero, y: bottom, width: box.width, height: lower)))
      box.descent = bottom + lower + font[.underbarExtraDescender]
    }
    sides.add(to: &rules, &box)
    setBox(of: element, box, keep(rules))
  }

  /// The distance between a box and its content: LaTeX's 3 points at a text size of 10 points.
  private static let boxGap = MathLength(ems: 0.3)
}
