import TextLayout
import TextShaping

/// Lays out rows, tokens and white space.
extension FormulaSetter {
  /// Lays out nodes next to each other. Stretchy ones get the size of the others. If all are stretchy, they
  /// get the natural size of the largest.
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
      let inner = elements[child].box
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

  /// Returns the size to which a child of a row stretches: the target of the row itself, or the extent of its
  /// other children.
  private func target(of child: Int, _ target: GrowthTarget?, _ rowTarget: GrowthTarget?) -> GrowthTarget? {
    guard let target else { return grows(child, .vertical) ? rowTarget : nil }
    return grows(child, target) ? target : nil
  }

  /// Returns the extent of the children that do not stretch; nil if no child stretches.
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
        ascent = max(ascent, elements[child].box.ascent)
        descent = max(descent, elements[child].box.descent)
      }
      child = elements[child].nextSibling
    }
    guard hasGrowing else { return nil }
    if !hasOthers {
      for child in children(of: element) {
        layOut(child, .vertical(ascent: .zero, descent: .zero))
        ascent = max(ascent, elements[child].box.ascent)
        descent = max(descent, elements[child].box.descent)
      }
    }
    return .vertical(ascent: ascent, descent: descent)
  }

  func layOutToken(_ element: Int) {
    let font = font(of: element)
    let (scalar, variant) = (elements[element].scalar, elements[element].variant)
    if scalar != 0 {
      show(scalar, in: variant, font, as: element)
      if isBrowser, variant == .italic { measureAsWritten(element, scalar, font) }
      return
    }
    switch nodes[element] {
    case .token(let token) where !token.text.isEmpty:
      let (variant, isWords) = (token.variant ?? .normal, token.kind == .text)
      show(font.token(token.text, in: variant, isWords: isWords, with: shaper), as: element)
    case .error(let source) where !source.isEmpty:
      show(font.token(source, in: .monospace, isWords: true, with: shaper), as: element)
    default: setBox(of: element, MathBox())
    }
  }

  /// Gives the element the bounding box of the upright letter, as it was written. Browsers measure that
  /// letter but show the italic one.
  private func measureAsWritten(_ element: Int, _ scalar: UInt32, _ font: MathFont) {
    guard case .token(let token) = nodes[element], token.variant == nil else { return }
    let written = font.token(scalar, in: .normal, with: shaper)
    elements[element].box.ascent = written.ascent
    elements[element].box.descent = written.descent
  }

  /// Makes a character the content of an element; returns how far the glyph extends beyond its advance.
  @discardableResult
  func show(_ scalar: UInt32, in variant: MathVariant, _ font: MathFont, as element: Int) -> LayoutUnit {
    guard let glyph = font.character(scalar, in: variant, with: shaper) else {
      show(font.token(scalar, in: variant, with: shaper), as: element)
      return .zero
    }
    var box = MathBox()
    box.width = glyph.width
    box.ascent = glyph.ascent
    box.descent = glyph.descent
    if !isBrowser { box.italicsCorrection = glyph.italicsCorrection }
    setBox(of: element, box, .glyph(glyph.id, x: glyph.x, y: glyph.y))
    return glyph.overhang
  }

  /// Makes a token the content of an element.
  func show(_ token: ShapedToken, as element: Int) {
    var box = MathBox()
    box.width = token.width
    box.ascent = token.ascent
    box.descent = token.descent
    setBox(of: element, box, keep(token))
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
  /// The only scalar of the text; nil if it has none or several.
  var onlyScalar: UInt32? {
    let scalar = utf8.withContiguousStorageIfAvailable { bytes -> UInt32 in
      // Most characters are ASCII, or in Unicode's mathematical alphabets.
      if bytes.count == 1 { return UInt32(bytes[0]) }
      var decoder = UTF8()
      var iterator = bytes.makeIterator()
      guard bytes.count <= 4, case .scalarValue(let scalar) = decoder.decode(&iterator),
        UTF8.width(scalar) == bytes.count
      else { return 0 }
      return scalar.value
    }
    guard let scalar else { return unicodeScalars.count == 1 ? unicodeScalars.first?.value : nil }
    return scalar == 0 ? nil : scalar
  }
}
