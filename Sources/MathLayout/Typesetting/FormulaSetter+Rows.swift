import TextLayout
import TextShaping

/// Rows, tokens and operators.
extension FormulaSetter {
  /// Nodes side by side. Those that grow get the size of the others; where all grow, that of the largest of them as it is.
  func layOutRow(_ element: Int, _ target: GrowthTarget?) {
    let addsSpace = elements[element].core == MathElement.none
    let rowTarget = target == nil ? growthTarget(ofRow: element) : nil
    var box = MathBox()
    var x = LayoutUnit.zero
    var (count, italics) = (0, LayoutUnit.zero)
    for child in children(of: element) {
      var childTarget: GrowthTarget?
      switch target {
      case .vertical where grows(child, .vertical), .horizontal where grows(child, .horizontal):
        childTarget = target
      case nil where grows(child, .vertical): childTarget = rowTarget
      default: break
      }
      layOut(child, childTarget)
      let inner = self.box(child)
      let op = addsSpace ? coreOperator(of: child) : nil
      x = x + (op?.leading ?? .zero)
      place(child, x: x, y: .zero)
      x = x + inner.width + (op?.trailing ?? .zero)
      box.ascent = max(box.ascent, inner.ascent)
      box.descent = max(box.descent, inner.descent)
      count += 1
      italics = inner.italicsCorrection
    }
    box.width = x.positive
    if count == 1 { box.italicsCorrection = italics }
    replaceBox(of: element, box)
  }

  private func growthTarget(ofRow element: Int) -> GrowthTarget {
    var (ascent, descent) = (LayoutUnit.zero, LayoutUnit.zero)
    var hasOthers = false
    var hasGrowing = false
    for child in children(of: element) {
      if grows(child, .vertical) {
        hasGrowing = true
        continue
      }
      layOut(child)
      hasOthers = true
      ascent = max(ascent, box(child).ascent)
      descent = max(descent, box(child).descent)
    }
    if hasGrowing, !hasOthers {
      for child in children(of: element) {
        layOut(child, .vertical(ascent: .zero, descent: .zero))
        ascent = max(ascent, box(child).ascent)
        descent = max(descent, box(child).descent)
      }
    }
    return .vertical(ascent: ascent, descent: descent)
  }

  /// Sets the box of an element, but not its place.
  func replaceBox(of element: Int, _ box: MathBox) {
    let old = elements[element].box
    elements[element].box = box
    elements[element].box.x = old.x
    elements[element].box.y = old.y
  }

  func layOutToken(_ element: Int) {
    switch elements[element].node {
    case .token(let token):
      let isSingle = token.text.unicodeScalars.dropFirst().isEmpty
      let usual: MathVariant = token.kind == .identifier && isSingle ? .italic : .normal
      show(token.text, in: token.variant ?? usual, isWords: token.kind == .text, as: element)
      if isBrowser, token.variant == nil, usual == .italic, let scalar = token.text.unicodeScalars.first {
        // Browsers measure the ink of the letter as it was written, and show the italic one.
        let written = font(of: element).token(scalar.value, with: shaper)
        elements[element].box.ascent = written.ascent
        elements[element].box.descent = written.descent
      }
    case .error(let source): show(source, in: .monospace, isWords: true, as: element)
    default: replaceBox(of: element, MathBox())
    }
  }

  /// Makes an element a text.
  func show(_ text: String, in variant: MathVariant, isWords: Bool, as element: Int) {
    guard !text.isEmpty else { return replaceBox(of: element, MathBox()) }
    let token = font(of: element).token(text, in: variant, isWords: isWords, with: shaper)
    var box = MathBox()
    box.width = token.width
    box.ascent = token.ascent
    box.descent = token.descent
    if !isBrowser, token.isSingle, let glyph = token.ends?.last {
      box.italicsCorrection = LayoutUnit(cutting: font(of: element).instance.italicsCorrection(of: glyph))
    }
    box.content = .token(token)
    replaceBox(of: element, box)
  }

  func layOutSpace(_ element: Int) {
    guard case .space(let space) = elements[element].node else { return }
    let font = font(of: element)
    var box = MathBox()
    box.width = font.length(space.width)
    box.ascent = font.length(space.height)
    box.descent = font.length(MathLength(ems: space.height.ems + space.depth.ems)) - box.ascent
    if space.isFilled, box.width > .zero, box.ascent + box.descent > .zero {
      let frame = Rect(x: .zero, y: -box.ascent, width: box.width, height: box.ascent + box.descent)
      box.content = .rules([FormulaRule(frame)])
    }
    replaceBox(of: element, box)
  }
}
