import TextLayout
import TextShaping

/// Lays out scripts next to a base.
extension FormulaSetter {
  /// How far the subscript is moved down and the superscript up.
  private struct Shifts {
    var down = LayoutUnit.zero
    var up = LayoutUnit.zero
  }

  func layOutScripts(_ element: Int, hasSub: Bool, hasSup: Bool, _ target: GrowthTarget?) {
    guard let base = firstChild(of: element) else { return setBox(of: element, MathBox()) }
    let first = sibling(after: base)
    let sub = hasSub ? first : nil
    let sup = hasSup ? (hasSub ? first.flatMap { sibling(after: $0) } : first) : nil
    layOutBase(base, target)
    if let sub { layOut(sub) }
    if let sup { layOut(sup) }
    let font = font(of: element)
    let body = box(base)
    let (subBox, supBox) = (sub.map { self.box($0) }, sup.map { self.box($0) })
    let shifts = shifts(element, body, subBox, supBox)
    let italics = min(body.width, body.italicsCorrection)
    var box = MathBox()
    place(base, x: .zero, y: .zero)
    var end = LayoutUnit.zero
    if let sub, let subBox {
      let kern = kerning(base, sub, isSup: false, shift: shifts.down)
      let x = (body.width - italics).positive + kern
      place(sub, x: x, y: shifts.down)
      end = max(end, x + subBox.width - body.width)
      box.descent = subBox.descent + shifts.down
    }
    if let sup, let supBox {
      let kern = kerning(base, sup, isSup: true, shift: shifts.up)
      place(sup, x: body.width + kern, y: -shifts.up)
      end = max(end, kern + supBox.width)
      box.ascent = supBox.ascent + shifts.up
    }
    if isBrowser { end = max(subBox?.width ?? .zero, supBox?.width ?? .zero) }
    box.width = body.width + end + (sub == nil && sup == nil ? .zero : font[.spaceAfterScript])
    box.ascent = max(body.ascent, box.ascent).positive
    box.descent = max(body.descent, box.descent).positive
    setBox(of: element, box)
  }

  /// Lays out the base. It stretches with the target of the whole element, except in browsers.
  func layOutBase(_ base: Int, _ target: GrowthTarget?) {
    layOut(base, isBrowser ? nil : target.flatMap { grows(base, $0) ? $0 : nil })
  }

  func layOutMultiscripts(_ element: Int, after: Int, _ target: GrowthTarget?) {
    guard let base = firstChild(of: element) else { return setBox(of: element, MathBox()) }
    layOutBase(base, target)
    let body = box(base)
    var pairs: [(sub: Int, sup: Int)] = []
    var script = sibling(after: base)
    var (shifts, ascent, descent) = (Shifts(), LayoutUnit.zero, LayoutUnit.zero)
    while let sub = script, let sup = sibling(after: sub) {
      layOut(sub)
      layOut(sup)
      let own = self.shifts(element, body, box(sub), box(sup))
      shifts.down = max(shifts.down, own.down)
      shifts.up = max(shifts.up, own.up)
      ascent = max(ascent, box(sup).ascent)
      descent = max(descent, box(sub).descent)
      pairs.append((sub, sup))
      script = sibling(after: sup)
    }
    let space = font(of: element)[.spaceAfterScript]
    var x = LayoutUnit.zero
    for pair in pairs.dropFirst(after / 2) {
      x = x + space + max(box(pair.sub).width, box(pair.sup).width)
      place(pair.sub, x: x - box(pair.sub).width, y: shifts.down)
      place(pair.sup, x: x - box(pair.sup).width, y: -shifts.up)
    }
    place(base, x: x, y: .zero)
    x = x + body.width
    let italics = min(body.width, body.italicsCorrection)
    for pair in pairs.prefix(after / 2) {
      place(pair.sub, x: (x - italics).positive, y: shifts.down)
      place(pair.sup, x: x, y: -shifts.up)
      x = x + space + max(box(pair.sub).width, box(pair.sup).width)
    }
    var result = MathBox()
    result.width = isBrowser ? browserWidth(body, pairs, space) : x
    result.ascent = max(body.ascent, ascent + shifts.up).positive
    result.descent = max(body.descent, descent + shifts.down).positive
    setBox(of: element, result)
  }

  /// Returns the width in browsers, which give each pair the width of the widest pair up to it.
  private func browserWidth(_ base: MathBox, _ pairs: [(sub: Int, sup: Int)], _ space: LayoutUnit)
    -> LayoutUnit
  {
    var widest = LayoutUnit.zero
    return pairs.reduce(base.width) { width, pair in
      widest = max(widest, box(pair.sub).width, box(pair.sup).width)
      return width + widest + space
    }
  }

  private func shifts(_ element: Int, _ base: MathBox, _ sub: MathBox?, _ sup: MathBox?) -> Shifts {
    let font = font(of: element)
    var shifts = Shifts()
    if let sub {
      shifts.down = max(
        font[.subscriptShiftDown], base.descent + font[.subscriptBaselineDropMin],
        sub.ascent - font[.subscriptTopMax])
    }
    if let sup {
      // Browsers ignore the cramped style for limits that are next to their base.
      let isLimits = sub != nil && isBrowser && elements[element].kind.isUnderOver
      let isCramped = elements[element].setting.isCramped && !isLimits
      shifts.up = max(
        font[isCramped ? .superscriptShiftUpCramped : .superscriptShiftUp],
        base.ascent - font[.superscriptBaselineDropMax], font[.superscriptBottomMin] + sup.descent)
    }
    guard let sub, let sup else { return shifts }
    let least = font[.subSuperscriptGapMin]
    var gap = (shifts.down - sub.ascent) + (shifts.up - sup.descent)
    guard gap < least else { return shifts }
    // The superscript moves up as far as it may, and the subscript moves down for the rest.
    let room = font[.superscriptBottomMaxWithSubscript] - (shifts.up - sup.descent)
    if room > .zero {
      let step = min(room, least - gap)
      shifts.up = shifts.up + step
      gap = gap + step
    }
    if gap < least { shifts.down = shifts.down + (least - gap) }
    return shifts
  }

  /// Returns by how much a script moves, negative if towards the base, so that the outlines of its first
  /// glyph and of the base's last glyph fit: the smaller of the kernings at the script's inner edge and at
  /// the base's edge. Browsers do not kern scripts.
  private func kerning(_ base: Int, _ script: Int, isSup: Bool, shift: LayoutUnit) -> LayoutUnit {
    guard face.hasKerning, let baseGlyph = endGlyph(of: base, isLast: true),
      let scriptGlyph = endGlyph(of: script, isLast: false)
    else { return .zero }
    let (baseFont, scriptFont) = (font(of: base).instance, font(of: script).instance)
    let (body, inner) = (box(base), box(script))
    let heights =
      isSup ? (shift - inner.descent, body.ascent) : (inner.ascent - shift, -body.descent)
    func sum(at height: LayoutUnit) -> Int64 {
      let scriptHeight = isSup ? height - shift : height + shift
      return Int64(
        baseFont.mathKerning(
          of: baseGlyph, at: isSup ? .topRight : .bottomRight, height: Int32(clamping: height.units)))
        + Int64(
          scriptFont.mathKerning(
            of: scriptGlyph, at: isSup ? .bottomLeft : .topLeft, height: Int32(clamping: scriptHeight.units)))
    }
    let kern = max(sum(at: heights.0), sum(at: heights.1))
    return max(LayoutUnit(cutting: kern), -body.width)
  }

  /// Returns the first or last glyph of an element; nil if it does not belong to a token.
  private func endGlyph(of element: Int, isLast: Bool) -> UInt32? {
    var element = element
    while elements[element].kind == .row {
      let members = children(of: element)
      guard let inner = isLast ? members.reduce(Int?.none, { $1 }) : members.first(where: { _ in true })
      else { return nil }
      element = inner
    }
    switch elements[element].content {
    case .glyph(let glyph, _, _): return glyph
    case .token(let token): return isLast ? tokens[token].ends?.last : tokens[token].ends?.first
    case .grown(let glyph, _, _): return grownGlyphs[glyph].single
    default: return nil
    }
  }
}
