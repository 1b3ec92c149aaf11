import TextLayout
import TextShaping

/// Lays out fractions and roots.
extension FormulaSetter {
  func layOutFraction(_ element: Int, _ target: GrowthTarget?) {
    guard case .fraction(let fraction) = nodes[element], let first = firstChild(of: element),
      let second = sibling(after: first)
    else { return setBox(of: element, MathBox()) }
    layOut(first, isBrowser ? nil : target.flatMap { grows(first, $0) ? $0 : nil })
    layOut(second)
    let (numerator, denominator) = (box(first), box(second))
    let font = font(of: element)
    let bar = (fraction.barThickness.map { font.length($0) } ?? font[.fractionRuleThickness]).positive
    let shifts =
      bar == .zero
      ? stackShifts(element, numerator, denominator, font)
      : fractionShifts(element, numerator, denominator, bar, font)
    let inner = max(numerator.width, denominator.width)
    func offset(_ width: LayoutUnit, _ alignment: MathColumnAlignment) -> LayoutUnit {
      Self.fractionPadding + aligned(width, in: inner, alignment)
    }
    place(first, x: offset(numerator.width, fraction.numeratorAlignment), y: -shifts.up)
    place(second, x: offset(denominator.width, fraction.denominatorAlignment), y: shifts.down)
    var box = MathBox()
    box.width = inner + Self.fractionPadding * 2
    box.ascent = max(shifts.up + numerator.ascent, denominator.ascent - shifts.down).positive
    box.descent = max(numerator.descent - shifts.up, shifts.down + denominator.descent).positive
    guard bar > .zero, inner > .zero else { return setBox(of: element, box) }
    let top = -(font[.axisHeight] + bar.cutHalf)
    setBox(of: element, box, .bar(Rect(x: Self.fractionPadding, y: top, width: inner, height: bar)))
  }

  /// The padding on each side: 1 point, as in the style sheet of MathML Core.
  private static var fractionPadding: LayoutUnit { 1 }

  /// Returns the x of content that is aligned in a width.
  func aligned(_ width: LayoutUnit, in room: LayoutUnit, _ alignment: MathColumnAlignment) -> LayoutUnit {
    switch alignment {
    case .left: .zero
    case .center: (room - width).cutHalf
    case .right: room - width
    }
  }

  private func fractionShifts(
    _ element: Int, _ numerator: MathBox, _ denominator: MathBox, _ bar: LayoutUnit, _ font: MathFont
  ) -> (up: LayoutUnit, down: LayoutUnit) {
    let isDisplay = elements[element].setting.isDisplay
    let axis = font[.axisHeight]
    let gap = font[isDisplay ? .fractionNumDisplayStyleGapMin : .fractionNumeratorGapMin]
    let lowerGap = font[isDisplay ? .fractionDenomDisplayStyleGapMin : .fractionDenominatorGapMin]
    return (
      max(
        font[isDisplay ? .fractionNumeratorDisplayStyleShiftUp : .fractionNumeratorShiftUp],
        axis + bar.cutHalf + gap + numerator.descent),
      max(
        font[isDisplay ? .fractionDenominatorDisplayStyleShiftDown : .fractionDenominatorShiftDown],
        bar.cutHalf + lowerGap + denominator.ascent - axis)
    )
  }

  private func stackShifts(
    _ element: Int, _ numerator: MathBox, _ denominator: MathBox, _ font: MathFont
  ) -> (up: LayoutUnit, down: LayoutUnit) {
    let isDisplay = elements[element].setting.isDisplay
    var up = font[isDisplay ? .stackTopDisplayStyleShiftUp : .stackTopShiftUp]
    var down = font[isDisplay ? .stackBottomDisplayStyleShiftDown : .stackBottomShiftDown]
    let least = font[isDisplay ? .stackDisplayStyleGapMin : .stackGapMin]
    let gap = down - denominator.ascent + up - numerator.descent
    if gap < least {
      let missing = least - gap
      up = up + missing.cutHalf
      down = down + (missing - missing.cutHalf)
    }
    return (up, down)
  }

  func layOutRoot(_ element: Int) {
    guard let radicand = firstChild(of: element) else { return setBox(of: element, MathBox()) }
    let degree = sibling(after: radicand)
    let font = font(of: element)
    layOut(radicand)
    let base = box(radicand)
    var index = MathBox()
    var (before, after) = (LayoutUnit.zero, LayoutUnit.zero)
    if let degree {
      layOut(degree)
      index = box(degree)
      before = font[.radicalKernBeforeDegree].positive
      after = max(font[.radicalKernAfterDegree], -index.width)
    }
    let isDisplay = elements[element].setting.isDisplay
    let gap = font[isDisplay ? .radicalDisplayStyleVerticalGap : .radicalVerticalGap]
    let bar = font[.radicalRuleThickness]
    let extra = font[.radicalExtraAscender]
    let growth = font.glyph(of: 0x221A).map { font.growth(of: $0, along: .vertical) }
    let sign = growth?.grown(to: (base.ascent + base.descent + gap + bar).units, in: font)
    let signHeight = sign.map { $0.ascent + $0.descent } ?? .zero
    let percent = font.percent(.radicalDegreeBottomRaisePercent)
    // Browsers truncate the percentage to a multiple of 1/64.
    let raise = LayoutUnit(
      rawValue: isBrowser
        ? signHeight.rawValue * (percent * 64 / 100) / 64 : signHeight.rawValue * percent / 100)
    let radicalAscent = base.ascent + gap + bar + extra
    var box = MathBox()
    box.ascent = radicalAscent
    box.descent = max(base.descent, signHeight + extra - radicalAscent)
    let radicalDescent = box.descent
    if degree != nil {
      box.ascent = max(box.ascent, raise + index.descent + index.ascent - radicalDescent)
      box.descent = max(radicalDescent, radicalDescent - raise + index.descent + index.ascent)
    }
    let signStart = before + index.width + after
    let signWidth = sign?.advance ?? .zero
    place(radicand, x: signStart + signWidth, y: .zero)
    if let degree {
      // The degree's lower edge is `raise` above the lower edge of the radical sign.
      place(degree, x: before, y: (isBrowser ? box.descent : radicalDescent) - raise - index.descent)
    }
    box.width = signStart + (isBrowser ? growth?.widest ?? .zero : signWidth) + base.width
    guard let sign else { return setBox(of: element, box) }
    let top = extra - radicalAscent
    let rule = Rect(x: signStart + signWidth, y: top, width: base.width, height: bar)
    setBox(of: element, box, .radical(keep(sign), x: signStart, y: top + sign.ascent, bar: rule))
  }

  /// Whether an element stretches along the axis of a target.
  func grows(_ element: Int, _ target: GrowthTarget) -> Bool {
    switch target {
    case .vertical: grows(element, .vertical)
    case .horizontal: grows(element, .horizontal)
    }
  }
}
