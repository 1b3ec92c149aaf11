import TextLayout
import TextShaping

/// The sizes of a glyph along an axis, from its own size upwards, and the parts from which larger sizes are
/// assembled.
package final class GlyphGrowth {
  /// A size of the glyph. Lengths are in 1/65536 point.
  struct Size {
    let glyph: UInt32
    let advance: Int32
    let ink: GlyphInk
    /// The length along the axis.
    let length: Int64
  }

  let axis: MathAxis
  let sizes: [Size]
  let assembly: MathAssembly?
  /// The width of the widest size or part. Browsers reserve this width for vertical operators.
  let widest: LayoutUnit
  /// The glyphs made so far, one for each size; nil for a size that was not used yet.
  private var made: [GrownGlyph?]

  init(of glyph: UInt32, along axis: MathAxis, in font: MathFont) {
    self.axis = axis
    let instance = font.instance
    sizes = ([glyph] + instance.mathVariants(of: glyph, along: axis)).map { glyph in
      let ink = font.ink(of: glyph)
      let length = axis == .vertical ? Int64(ink.top) - Int64(ink.bottom) : Int64(ink.right) - Int64(ink.left)
      return Size(glyph: glyph, advance: instance.advance(of: glyph), ink: ink, length: length)
    }
    assembly = instance.mathAssembly(of: glyph, along: axis)
    let parts = assembly?.parts.map { instance.advance(of: $0.glyph) } ?? []
    widest = (sizes.map(\.advance) + parts).map { LayoutUnit(cutting: $0) }.max() ?? .zero
    made = [GrownGlyph?](repeating: nil, count: sizes.count)
  }

  /// Returns the smallest size that is at least a target, in 1/65536 point. If no size is large enough,
  /// returns an assembled glyph, and if that is impossible, the largest size.
  func grown(to target: Int64, in font: MathFont) -> GrownGlyph {
    if let place = sizes.firstIndex(where: { $0.length >= target }) { return single(place, in: font) }
    return assembled(to: target, in: font) ?? single(sizes.count - 1, in: font)
  }

  private func single(_ place: Int, in font: MathFont) -> GrownGlyph {
    if let glyph = made[place] { return glyph }
    let size = sizes[place]
    let glyph = GrownGlyph(
      glyphs: [MathGlyph(id: size.glyph, x: .zero, y: .zero)], advance: LayoutUnit(cutting: size.advance),
      ascent: LayoutUnit(cutting: size.ink.top), descent: LayoutUnit(cutting: -Int64(size.ink.bottom)),
      italicsCorrection: LayoutUnit(cutting: font.instance.italicsCorrection(of: size.glyph)),
      overhang: LayoutUnit(cutting: Int64(size.ink.right) - Int64(size.advance)),
      single: size.glyph)
    made[place] = glyph
    return glyph
  }
}

extension MathFont {
  /// Returns the sizes of an operator. If it has only one, returns those of a similar character, because
  /// fonts have larger sizes only for some of Unicode's circumflexes, tildes and lines.
  func growth(of glyph: UInt32, _ scalar: UInt32, along axis: MathAxis) -> GlyphGrowth {
    let own = growth(of: glyph, along: axis)
    guard own.sizes.count == 1, own.assembly == nil, axis == .horizontal else { return own }
    let alike: [UInt32] =
      switch scalar {
      case 0x5E, 0x2C6, 0x302: [0x2C6, 0x302, 0x5E]
      case 0x7E, 0x2DC, 0x303: [0x2DC, 0x303, 0x7E]
      case 0x2C7, 0x30C: [0x2C7, 0x30C]
      case 0xAF, 0x2C9, 0x203E, 0x305: [0x203E, 0x305, 0xAF]
      case 0x5F, 0x332: [0x332, 0x5F]
      default: []
      }
    for other in alike where other != scalar {
      guard let glyph = self.glyph(of: other) else { continue }
      let growth = growth(of: glyph, along: axis)
      if growth.sizes.count > 1 || growth.assembly != nil { return growth }
    }
    return own
  }
}
