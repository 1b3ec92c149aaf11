import TextLayout
import TextShaping

/// Rows, tokens and white space.
extension FormulaSetter {
  /// Nodes side by side. Those that grow get the size of the others; where all grow, that of the largest of them as it is.
  func layOutRow(_ element: Int, _ target: GrowthTarget?) {
    let addsSpace = elements[element].core < 0
    let rowTarget = target == nil ? growthTarget(ofRow: element) : nil
    var box = MathBox()
    var x = LayoutUnit.zero
    var (count, italics) = (0, LayoutUnit.zero)
    var child = elements[element].firstChild
    while child >= 0 {
      let number = coreNumber(of: child)
      layOut(child, number < 0 ? nil : self.target(of: child, target, rowTarget))
      if addsSpace, number >= 0 { x = x + operators[number].leading }
      place(child, x: x, y: .zero)
      let inner = boxes[child]
      x = x + inner.width
      if addsSpace, number >= 0 { x = x + operators[number].trailing }
      box.ascent = max(box.ascent, inner.ascent)
      box.descent = max(box.descent, inner.descent)
      count += 1
      italics = inner.italicsCorrection
      child = elements[child].nextSibling
    }
    box.width = x.positive
    if count == 1 { box.italicsCorrection = italics }
    setBox(of: element, box)
  }

  /// What a child of a row is to grow to: what the row is to grow to itself, or what is in it.
  private func target(of child: Int, _ target: GrowthTarget?, _ rowTarget: GrowthTarget?) -> GrowthTarget? {
    guard let target else { return grows(child, .vertical) ? rowTarget : nil }
    return grows(child, target) ? target : nil
  }

  /// The extent of what does not grow in a row; nil where nothing grows.
  private func growthTarget(ofRow element: Int) -> GrowthTarget? {
    var (ascent, descent) = (LayoutUnit.zero, LayoutUnit.zero)
    var (hasOthers, hasGrowing) = (false, false)
    var child = elements[element].firstChild
    while child >= 0 {
      if grows(child, .vertical) {
        hasGrowing = true
      } else {
        layOut(child)
        hasOthers = true
        ascent = max(ascent, boxes[child].ascent)
        descent = max(descent, boxes[child].descent)
      }
      child = elements[child].nextSibling
    }
    guard hasGrowing else { return nil }
    if !hasOthers {
      for child in children(of: element) {
        layOut(child, .vertical(ascent: .zero, descent: .zero))
        ascent = max(ascent, boxes[child].ascent)
        descent = max(descent, boxes[child].descent)
      }
    }
    return .vertical(ascent: ascent, descent: descent)
  }

  func layOutToken(_ element: Int) {
    switch nodes[element] {
    case .token(let token):
      let single = token.kind == .text ? nil : token.text.onlyScalar
      let variant = token.variant ?? (token.kind == .identifier && single != nil ? .italic : .normal)
      let font = font(of: element)
      guard let single else {
        guard !token.text.isEmpty else { return setBox(of: element, MathBox()) }
        let isWords = token.kind == .text
        return show(font.token(token.text, in: variant, isWords: isWords, with: shaper), font, as: element)
      }
      show(font.token(single, in: variant, with: shaper), font, as: element)
      if isBrowser, token.variant == nil, variant == .italic {
        // Browsers measure the ink of the letter as it was written, and show the italic one.
        let written = font.token(single, in: .normal, with: shaper)
        boxes[element].ascent = written.ascent
        boxes[element].descent = written.descent
      }
    case .error(let source) where !source.isEmpty:
      let font = font(of: element)
      show(font.token(source, in: .monospace, isWords: true, with: shaper), font, as: element)
    default: setBox(of: element, MathBox())
    }
  }

  /// Makes an element a token.
  func show(_ token: ShapedToken, _ font: MathFont, as element: Int) {
    var box = MathBox()
    box.width = token.width
    box.ascent = token.ascent
    box.descent = token.descent
    if !isBrowser { box.italicsCorrection = token.italicsCorrection }
    setBox(of: element, box, .token(token))
  }

  func layOutSpace(_ element: Int) {
    guard case .space(let space) = nodes[element] else { return }
    let font = font(of: element)
    var box = MathBox()
    box.width = font.length(space.width)
    box.ascent = font.length(space.height)
    box.descent = font.length(MathLength(ems: space.height.ems + space.depth.ems)) - box.ascent
    guard space.isFilled, box.width > .zero, box.ascent + box.descent > .zero else {
      return setBox(of: element, box)
    }
    let frame = Rect(x: .zero, y: -box.ascent, width: box.width, height: box.ascent + box.descent)
    setBox(of: element, box, .bar(frame))
  }
}

extension String {
  /// The one scalar that it consists of; nil for more or none.
  var onlyScalar: UInt32? {
    var scalars = unicodeScalars.makeIterator()
    guard let first = scalars.next(), scalars.next() == nil else { return nil }
    return first.value
  }
}
