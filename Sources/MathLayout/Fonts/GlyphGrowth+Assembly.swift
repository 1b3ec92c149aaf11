import TextLayout
import TextShaping

extension GlyphGrowth {
  /// How often extenders are repeated, and how much neighbours overlap, to reach a target size (MathML Core,
  /// "The GlyphAssembly table").
  package struct Plan: Equatable {
    package let repetitions: Int64
    /// The overlap of two adjacent parts, in 1/65536 point.
    package let overlap: Int64
    /// The length of the assembled glyph, in 1/65536 point.
    package let length: Int64
    package let count: Int64
  }

  /// The maximum number of parts of a glyph, whatever its size.
  package static let mostParts: Int64 = 4_096

  /// Returns the plan for a target in 1/65536 point; nil for an assembly that cannot grow.
  ///
  /// - Parameter isStrict: Whether an assembly cannot grow if its connectors are shorter than the minimum
  ///   overlap, as in MathML Core. Otherwise its parts overlap less, because some fonts have bars whose ends
  ///   have no connectors.
  package static func plan(_ assembly: MathAssembly, target: Int64, isStrict: Bool) -> Plan? {
    var (fixed, extenders): (Int64, Int64) = (0, 0)
    var (fixedLength, extenderLength): (Int64, Int64) = (0, 0)
    var most = Int64(Int32.max)
    var least = Int64(assembly.minimumOverlap)
    for (place, part) in assembly.parts.enumerated() {
      if part.isExtender {
        extenders += 1
        extenderLength += Int64(part.advance)
      } else {
        fixed += 1
        fixedLength += Int64(part.advance)
      }
      if part.isExtender || place > 0 { most = min(most, Int64(part.startConnector)) }
      if part.isExtender || place < assembly.parts.count - 1 { most = min(most, Int64(part.endConnector)) }
    }
    if !isStrict { least = max(0, min(least, most)) }
    let growth = extenderLength - least * extenders
    guard extenders > 0, most >= least, growth > 0 else { return nil }
    let missing = target - fixedLength + least * (fixed - 1)
    let wanted = missing > 0 ? (missing + growth - 1) / growth : 0
    let repetitions = min(wanted, max(0, (mostParts - fixed) / extenders))
    let count = fixed + repetitions * extenders
    let sum = fixedLength + repetitions * extenderLength
    let overlap = count > 1 ? max(least, min(most, (sum - target) / (count - 1))) : most
    return Plan(
      repetitions: repetitions, overlap: overlap, length: sum - overlap * max(0, count - 1), count: count)
  }

  /// Returns the assembled glyph; nil if the font has no usable assembly.
  func assembled(to target: Int64, in font: MathFont) -> GrownGlyph? {
    let isBrowser = font.face.policy == .browser
    guard let assembly, let plan = Self.plan(assembly, target: target, isStrict: isBrowser), plan.count > 0
    else { return nil }
    var glyphs: [MathGlyph] = []
    glyphs.reserveCapacity(Int(plan.count))
    var place: Int64 = 0
    var widest: Int32 = 0
    var box = GlyphInk(left: .max, right: .min, bottom: .max, top: .min)
    // Browsers round the bounding box of each part, from its end downwards, and use the height of the box as
    // the part's advance.
    var start: Int64 = 0
    for part in assembly.parts {
      let ink = font.ink(of: part.glyph)
      let exact = font.instance.ink(of: part.glyph)
      widest = max(widest, font.instance.advance(of: part.glyph))
      box = GlyphInk(
        left: min(box.left, ink.left), right: max(box.right, ink.right), bottom: min(box.bottom, ink.bottom),
        top: max(box.top, ink.top))
      for _ in 0..<(part.isExtender ? plan.repetitions : 1) {
        glyphs.append(
          axis == .vertical
            ? MathGlyph(
              id: part.glyph, x: .zero, y: LayoutUnit(nearest: Advance(rawValue: Int64(exact.bottom) - place))
            )
            : MathGlyph(
              id: part.glyph, x: LayoutUnit(nearest: Advance(rawValue: place - Int64(exact.left))), y: .zero))
        start = min(start, place + Int64(part.advance) - (Int64(ink.top) - Int64(ink.bottom)))
        place += Int64(part.advance) - plan.overlap
      }
    }
    let italics = LayoutUnit(cutting: assembly.italicsCorrection)
    let length = LayoutUnit(cutting: isBrowser && axis == .vertical ? plan.length - start : plan.length)
    if axis == .vertical {
      return GrownGlyph(
        glyphs: glyphs, advance: LayoutUnit(cutting: isBrowser ? box.right - box.left : widest),
        ascent: length, descent: .zero,
        italicsCorrection: italics, single: nil)
    }
    return GrownGlyph(
      glyphs: glyphs, advance: length, ascent: LayoutUnit(cutting: box.top),
      descent: LayoutUnit(cutting: -Int64(box.bottom)),
      italicsCorrection: italics, single: nil)
  }
}
