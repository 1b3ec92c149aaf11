import TextLayout
import TextShaping

/// Lays out stretchy and large operators (MathML Core, "Layout of operators").
extension FormulaSetter {
  func layOutOperator(_ element: Int, _ target: GrowthTarget?) {
    let op = operators[Int(elements[element].operatorNumber)]
    let isLarge = op.isLarge && elements[element].setting.isDisplay
    // Browsers use the stretched glyph even if there is no target.
    let isStretched = op.isStretchy && (target != nil || isBrowser)
    let font = font(of: element)
    guard isStretched || !op.isStretchy && isLarge, let glyph = font.glyph(of: op.scalar) else {
      return showOperator(element, op, font)
    }
    let axis: MathAxis = op.isVertical ? .vertical : .horizontal
    let growth =
      isBrowser ? font.growth(of: glyph, along: axis) : font.growth(of: glyph, op.scalar, along: axis)
    var box = MathBox()
    var (upper, lower) = (LayoutUnit.zero, LayoutUnit.zero)
    let grown: GrownGlyph
    if !op.isStretchy {
      grown = growth.grown(to: font[.displayOperatorMinHeight].units, in: font)
    } else if op.isVertical {
      if case .vertical(let ascent, let descent) = target {
        (upper, lower) = extent(ascent, descent, of: element, op, font)
      }
      grown = growth.grown(to: (upper + lower).units, in: font)
    } else {
      var width = LayoutUnit.zero
      if case .horizontal(let target) = target { width = self.width(target, of: element, font) }
      grown = growth.grown(to: width.units, in: font)
    }
    var shift = LayoutUnit.zero
    if op.isStretchy, op.isVertical {
      // The middle of the glyph is put at the middle of the target.
      shift = ((grown.ascent - grown.descent) - (upper - lower)).cutHalf
    } else if !op.isStretchy {
      // The middle of a large operator is put at the math axis.
      shift = (grown.ascent - grown.descent).cutHalf - font[.axisHeight]
    }
    box.ascent = grown.ascent - shift
    box.descent = grown.descent + shift
    box.italicsCorrection = grown.italicsCorrection
    box.width = isBrowser ? browserWidth(of: growth, grown, op) : grown.advance
    let x = (box.width - grown.advance).cutHalf
    if op.isLarge { lean(&box, over: grown.overhang) }
    setBox(of: element, box, .grown(keep(grown), x: x, y: shift))
  }

  /// Adds the overhang of a slanted integral to its italics correction, so that subscripts come close. It
  /// applies if the font has no correction; then the bounding box decides. Browsers do not do this.
  private func lean(_ box: inout MathBox, over overhang: LayoutUnit) {
    guard !isBrowser, box.italicsCorrection == .zero, overhang > .zero else { return }
    box.italicsCorrection = overhang
    box.width = box.width + overhang
  }

  /// Shows an operator in its normal size.
  private func showOperator(_ element: Int, _ op: MathOperatorState, _ font: MathFont) {
    if op.scalar != 0 {
      let overhang = show(op.scalar, in: .normal, font, as: element)
      if op.isLarge { lean(&elements[element].box, over: overhang) }
      return
    }
    guard case .op(let node) = nodes[element], !node.text.isEmpty else {
      return setBox(of: element, MathBox())
    }
    show(font.token(node.text, in: node.variant ?? .normal, isWords: false, with: shaper), as: element)
  }

  /// Returns the width that an operator stretches to, within its own limits. Browsers ignore those limits.
  private func width(_ target: LayoutUnit, of element: Int, _ font: MathFont) -> LayoutUnit {
    guard !isBrowser, case .op(let node) = nodes[element] else { return target }
    let least = (node.minimumSize.map { font.length($0) } ?? .zero).positive
    let most = max(node.maximumSize.map { font.length($0) } ?? .longest, least)
    return min(max(target, least), most)
  }

  /// Returns the ascent and descent that an operator stretches to.
  private func extent(
    _ ascent: LayoutUnit, _ descent: LayoutUnit, of element: Int, _ op: MathOperatorState, _ font: MathFont
  ) -> (LayoutUnit, LayoutUnit) {
    guard case .op(let node) = nodes[element] else { return (ascent, descent) }
    var (upper, lower) = (ascent, descent)
    let axis = font[.axisHeight]
    if op.isSymmetric {
      let half = max(upper - axis, lower + axis)
      (upper, lower) = (half + axis, half - axis)
    }
    let size = upper + lower
    let least = (node.minimumSize.map { font.length($0) } ?? .zero).positive
    let most = max(node.maximumSize.map { font.length($0) } ?? .longest, least)
    if op.isSymmetric, size < least || size > most {
      // The operator stays centred on the axis, as in browsers. The text of MathML Core would move it.
      let half = (size < least ? least : most).cutHalf
      (upper, lower) = (half + axis, half - axis)
    } else if size <= .zero {
      upper = least.cutHalf
      lower = least - upper
    } else if size < least {
      upper = upper.scaled(least, over: size)
      lower = least - upper
    } else if size > most {
      upper = upper.scaled(most, over: size)
      lower = most - upper
    }
    return (upper, lower)
  }

  /// Returns the width of a stretched operator in browsers, which find widths before heights: a vertical
  /// operator has the width of its widest size, a horizontal one that of its own glyph.
  private func browserWidth(of growth: GlyphGrowth, _ grown: GrownGlyph, _ op: MathOperatorState)
    -> LayoutUnit
  {
    guard op.isStretchy else { return grown.advance }
    return op.isVertical ? growth.widest : LayoutUnit(cutting: growth.sizes[0].advance)
  }
}

extension LayoutUnit {
  /// The length in 1/65536 point.
  var units: Int64 { advance.rawValue }

  /// Returns the length times `factor` over `divisor`, rounded towards zero.
  func scaled(_ factor: LayoutUnit, over divisor: LayoutUnit) -> LayoutUnit {
    guard divisor != .zero else { return self }
    let (high, low) = rawValue.multipliedFullWidth(by: factor.rawValue)
    // The product of two lengths of a formula always fits into 64 bits.
    return high == (Int(truncatingIfNeeded: low) < 0 ? -1 : 0)
      ? LayoutUnit(rawValue: Int(truncatingIfNeeded: low) / divisor.rawValue) : self
  }
}
