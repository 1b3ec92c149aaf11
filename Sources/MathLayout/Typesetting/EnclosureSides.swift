import TextLayout

/// The lines of an enclosure at the left and right of its content, and the lines that have ends.
struct EnclosureSides {
  /// The space that the lines need at the left of the content, with the distance between them.
  let left: LayoutUnit
  let right: LayoutUnit
  private let lines: MathEnclosure
  private let content: MathBox
  private let thickness: LayoutUnit
  private let gap: LayoutUnit
  /// Half of the height of a segment's ends.
  private let tick: LayoutUnit

  init(_ lines: MathEnclosure, _ content: MathBox, _ font: MathFont) {
    self.lines = lines
    self.content = content
    thickness = font[.overbarRuleThickness]
    gap = font[.overbarVerticalGap]
    tick = font.length(MathLength(ems: 0.12))
    let side = font.length(MathLength(ems: 0.1)) + thickness
    right = lines.contains(.right) ? side : .zero
    // An angle rises twice as much as it goes to the right.
    let angle = (content.ascent + content.descent + gap + thickness).positive.cutHalf + thickness
    left = (lines.contains(.left) ? side : .zero) + (lines.contains(.phaseAngle) ? angle : .zero)
  }

  /// Adds the lines around a box, which has the other lines already.
  func add(to rules: inout [FormulaRule], _ box: inout MathBox) {
    if lines.contains(.phaseAngle) {
      let bottom = box.descent + gap
      rules.append(FormulaRule(Rect(x: .zero, y: bottom, width: box.width, height: thickness)))
      let height = (box.ascent + bottom + thickness).positive
      let frame = Rect(x: .zero, y: -box.ascent, width: height.cutHalf, height: height)
      rules.append(FormulaRule(frame, shape: .upDiagonal, thickness: thickness))
      box.descent = bottom + thickness
    }
    if lines.contains(.topSegment) {
      box.ascent = box.ascent + gap + tick
      addSegment(at: -box.ascent, box, to: &rules)
      box.ascent = box.ascent + tick
    }
    if lines.contains(.bottomSegment) {
      box.descent = box.descent + gap + tick
      addSegment(at: box.descent, box, to: &rules)
      box.descent = box.descent + tick
    }
    let height = (box.ascent + box.descent).positive
    for (side, x) in [(MathEnclosure.left, LayoutUnit.zero), (.right, box.width - thickness)]
    where lines.contains(side) {
      rules.append(FormulaRule(Rect(x: x, y: -box.ascent, width: thickness, height: height)))
    }
  }

  /// Adds a horizontal line with ends.
  private func addSegment(at y: LayoutUnit, _ box: MathBox, to rules: inout [FormulaRule]) {
    let line = Rect(x: .zero, y: y - thickness.cutHalf, width: box.width, height: thickness)
    rules.append(FormulaRule(line))
    for x in [LayoutUnit.zero, (box.width - thickness).positive] {
      rules.append(FormulaRule(Rect(x: x, y: y - tick, width: thickness, height: tick * 2)))
    }
  }
}
