import TextLayout
import TextShaping

/// Lays out nodes below and above a base (MathML Core, "Underscripts and Overscripts").
extension FormulaSetter {
  /// The distances between a base and the nodes below and above it.
  private struct Distances {
    var underGap = LayoutUnit.zero
    var overGap = LayoutUnit.zero
    var underShift = LayoutUnit.zero
    var overShift = LayoutUnit.zero
    var extraDescent = LayoutUnit.zero
    var extraAscent = LayoutUnit.zero
    /// Whether distances between baselines count, in addition to those between edges.
    var countsBaselines = true
  }

  func layOutUnderOver(_ element: Int, _ target: GrowthTarget?) {
    guard
      case .underOver(let hasUnder, let hasOver, let isUnderAccent, let isOverAccent) = elements[element].kind,
      let base = firstChild(of: element)
    else { return setBox(of: element, MathBox()) }
    let op = coreOperator(of: base)
    if let op, op.movesLimits, !elements[element].setting.isDisplay {
      return layOutScripts(element, hasSub: hasUnder, hasSup: hasOver, target)
    }
    let first = sibling(after: base)
    let under = hasUnder ? first : nil
    let over = hasOver ? (hasUnder ? first.flatMap { sibling(after: $0) } : first) : nil
    layOutParts(element, base, target)
    let distances = distances(of: element, base: op)
    let body = box(base)
    let columns = columns(base, under, over, isOverAccent: isOverAccent)
    var result = MathBox()
    result.width = columns.width
    place(base, x: columns.base, y: .zero)
    result.ascent = body.ascent
    if let over {
      let script = box(over)
      // The height above the baseline of the lower edge of the node above the base.
      var bottom = body.ascent
      if isOverAccent, !distances.countsBaselines {
        bottom = max(body.ascent, font(of: element)[.accentBaseHeight]) + naturalGap(of: over, element)
      } else if distances.countsBaselines {
        bottom = body.ascent + max(distances.overGap, distances.overShift - script.descent)
      } else {
        bottom = body.ascent + distances.overGap
      }
      place(over, x: columns.over, y: -(bottom + script.descent))
      result.ascent = bottom + script.ascent + script.descent + distances.extraAscent
    }
    result.ascent = result.ascent.positive
    result.descent = body.descent
    if let under {
      let script = box(under)
      var top = body.descent
      if distances.countsBaselines {
        top = top + max(distances.underGap, distances.underShift - script.ascent)
      } else if !isUnderAccent {
        top = top + distances.underGap
      }
      place(under, x: columns.under, y: top + script.ascent)
      result.descent = top + script.ascent + script.descent + distances.extraDescent
    }
    result.descent = result.descent.positive
    result.italicsCorrection = hasUnder || hasOver ? .zero : body.italicsCorrection
    setBox(of: element, result)
  }

  /// Lays out the parts. Those that stretch horizontally get the width of the widest of the others; if there
  /// are no others, that of the widest in its natural size.
  ///
  /// That natural width depends on the parts alone, so it is found once, and with it all parts except the
  /// base. Only the base stretches further with its element. If all parts were laid out again for each target,
  /// the work would double at each level of nested arrows.
  private func layOutParts(_ element: Int, _ base: Int, _ target: GrowthTarget?) {
    if let width = elements[element].widthOfParts { return layOut(base, base, toWidth: width, target) }
    var width = LayoutUnit.zero
    var hasOthers = false
    for child in children(of: element) where !grows(child, .horizontal) {
      let isBase = child == base
      layOut(child, isBase && grows(child, .vertical) ? target.flatMap { grows(child, $0) ? $0 : nil } : nil)
      hasOthers = true
      width = max(width, box(child).width)
    }
    if !hasOthers {
      for child in children(of: element) {
        layOut(child, .horizontal(.zero))
        width = max(width, box(child).width)
      }
      elements[element].widthOfParts = width
      // The base has its natural size already.
      if target == .horizontal(.zero) {
        for child in children(of: element) where child != base { layOut(child, .horizontal(width)) }
        return
      }
    }
    for child in children(of: element) where grows(child, .horizontal) {
      layOut(child, base, toWidth: width, target)
    }
  }

  /// Lays out a part that stretches horizontally. The base stretches with the whole element if that has a
  /// target.
  private func layOut(_ part: Int, _ base: Int, toWidth width: LayoutUnit, _ target: GrowthTarget?) {
    guard part == base, let target else { return layOut(part, .horizontal(width)) }
    layOut(part, grows(part, target) ? target : nil)
  }

  private func distances(of element: Int, base: MathOperatorState?) -> Distances {
    let font = font(of: element)
    var distances = Distances()
    if let base, base.isLarge {
      distances.underGap = font[.lowerLimitGapMin]
      distances.overGap = font[.upperLimitGapMin]
      distances.underShift = font[.lowerLimitBaselineDropMin]
      distances.overShift = font[.upperLimitBaselineRiseMin]
    } else if let base, base.isStretchy, !base.isVertical {
      distances.underGap = font[.stretchStackGapBelowMin]
      distances.overGap = font[.stretchStackGapAboveMin]
      distances.underShift = font[.stretchStackBottomShiftDown]
      distances.overShift = font[.stretchStackTopShiftUp]
    } else {
      distances.underGap = font[.underbarVerticalGap]
      distances.overGap = font[.overbarVerticalGap]
      distances.extraDescent = font[.underbarExtraDescender]
      distances.extraAscent = font[.overbarExtraAscender]
      distances.countsBaselines = false
    }
    return distances
  }

  /// Returns the x of the base and of the nodes below and above it, and the total width. They are centred.
  /// The limits of a slanted base are moved by half of its italics correction. The accent of a letter is
  /// placed by the attachment points in the font.
  private func columns(
    _ base: Int, _ under: Int?, _ over: Int?, isOverAccent: Bool
  ) -> (base: LayoutUnit, under: LayoutUnit, over: LayoutUnit, width: LayoutUnit) {
    let body = box(base)
    let (lower, upper) = (under.map { box($0).width } ?? .zero, over.map { box($0).width } ?? .zero)
    if isBrowser {
      let width = max(body.width, lower, upper)
      return ((width - body.width).cutHalf, (width - lower).cutHalf, (width - upper).cutHalf, width)
    }
    // `underStart` and `overStart` are measured from the start of the base.
    var underStart = (body.width - lower).cutHalf
    var overStart = (body.width - upper).cutHalf
    if let op = coreOperator(of: base), op.isLarge {
      underStart = underStart - body.italicsCorrection.cutHalf
      overStart = overStart + body.italicsCorrection.cutHalf
    }
    var isAttached = false
    if isOverAccent, let over, let start = accentStart(over, on: base) {
      overStart = start
      isAttached = true
    }
    // An accent may extend beyond its letter, but only the width of the letter counts.
    let first = min(.zero, under == nil ? .zero : underStart, over == nil || isAttached ? .zero : overStart)
    let end = max(
      body.width, under == nil ? .zero : underStart + lower,
      over == nil || isAttached ? .zero : overStart + upper)
    return (.zero - first, underStart - first, overStart - first, end - first)
  }

  /// Returns the x of an accent, so that its attachment point is above that of the letter, or above the
  /// middle of a longer base; nil for an accent with several glyphs.
  private func accentStart(_ over: Int, on base: Int) -> LayoutUnit? {
    guard let accent = singleGlyph(of: over) else { return nil }
    let (letterFont, accentFont) = (font(of: base).instance, font(of: over).instance)
    let middle =
      singleGlyph(of: base).map { Int64(letterFont.topAccentAttachment(of: $0)) } ?? box(base).width.units / 2
    let offset: LayoutUnit
    if case .grown(_, let x, _) = elements[over].content { offset = x } else { offset = .zero }
    return LayoutUnit(
      cutting: middle - accentAttachment(accent, accentFont))
      - offset
  }

  /// Returns the attachment point of an accent. If the result would be half of the advance, half of the
  /// accent's width is used instead, because combining marks have no advance.
  private func accentAttachment(_ glyph: UInt32, _ font: FontInstance) -> Int64 {
    let attachment = font.topAccentAttachment(of: glyph)
    guard attachment == font.advance(of: glyph) / 2 else { return Int64(attachment) }
    let ink = font.ink(of: glyph)
    return ink.isEmpty ? Int64(attachment) : (Int64(ink.left) + Int64(ink.right)) / 2
  }

  private func singleGlyph(of element: Int) -> UInt32? {
    var element = element
    while elements[element].kind == .row, let inner = firstChild(of: element), sibling(after: inner) == nil {
      element = inner
    }
    switch elements[element].content {
    case .glyph(let glyph, _, _): return glyph
    case .grown(let glyph, _, _): return grownGlyphs[glyph].single
    default: return nil
    }
  }

  /// Returns how far above its usual base height the font draws an accent. Browsers put the accent directly
  /// on the letter.
  private func naturalGap(of over: Int, _ element: Int) -> LayoutUnit {
    guard !isBrowser else { return .zero }
    let font = font(of: element)
    let gap = -box(over).descent - font[.accentBaseHeight]
    return min(gap.positive, font[.overbarVerticalGap])
  }
}
