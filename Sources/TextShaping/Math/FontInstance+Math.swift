import CHarfBuzz

extension FontFace {
  /// Whether the face can set formulas: whether it has OpenType's MATH table.
  package var hasMathTable: Bool { hb_ot_math_has_data(harfBuzzFace) != 0 }

  /// Whether scripts of a glyph are placed by the glyph's own height, and not by that of an ordinary glyph.
  package func isExtendedShape(_ glyph: UInt32) -> Bool {
    hb_ot_math_is_glyph_extended_shape(harfBuzzFace, glyph) != 0
  }
}

/// Values of the MATH table at this size. Lengths are in 1/65536 point.
extension FontInstance {
  /// Returns a constant: a length, or a percentage.
  package func mathConstant(_ constant: MathConstant) -> Int32 {
    hb_ot_math_get_constant(harfBuzzFont, hb_ot_math_constant_t(constant.rawValue))
  }

  /// Returns by how much a slanted glyph extends beyond its advance; 0 for most glyphs.
  package func italicsCorrection(of glyph: UInt32) -> Int32 {
    hb_ot_math_get_glyph_italics_correction(harfBuzzFont, glyph)
  }

  /// Returns the x of the place for accents, from the glyph's origin; half of the advance if the font does
  /// not define one.
  package func topAccentAttachment(of glyph: UInt32) -> Int32 {
    hb_ot_math_get_glyph_top_accent_attachment(harfBuzzFont, glyph)
  }

  /// Returns by how much a script moves towards the glyph (negative) or away from it at a height of the
  /// glyph; 0 for most glyphs.
  package func mathKerning(of glyph: UInt32, at corner: MathCorner, height: Int32) -> Int32 {
    hb_ot_math_get_glyph_kerning(harfBuzzFont, glyph, hb_ot_math_kern_t(corner.rawValue), height)
  }

  /// Returns larger variants of the glyph, at most `mathRecords`. The glyph itself is among them only if the
  /// font lists it.
  package func mathVariants(of glyph: UInt32, along axis: MathAxis) -> [UInt32] {
    var count = Self.mathRecords
    var variants = [hb_ot_math_glyph_variant_t](repeating: hb_ot_math_glyph_variant_t(), count: Int(count))
    hb_ot_math_get_glyph_variants(harfBuzzFont, glyph, Self.direction(axis), 0, &count, &variants)
    return variants.prefix(Int(count)).map { $0.glyph }
  }

  /// Returns the parts from which the glyph can be assembled; nil if the font has none. At most `mathRecords`
  /// parts are used.
  package func mathAssembly(of glyph: UInt32, along axis: MathAxis) -> MathAssembly? {
    var count = Self.mathRecords
    var parts = [hb_ot_math_glyph_part_t](repeating: hb_ot_math_glyph_part_t(), count: Int(count))
    var italics: hb_position_t = 0
    let direction = Self.direction(axis)
    hb_ot_math_get_glyph_assembly(harfBuzzFont, glyph, direction, 0, &count, &parts, &italics)
    guard count > 0 else { return nil }
    return MathAssembly(
      parts: parts.prefix(Int(count)).map {
        MathGlyphPart(
          glyph: $0.glyph, startConnector: $0.start_connector_length, endConnector: $0.end_connector_length,
          advance: $0.full_advance, isExtender: $0.flags.rawValue & Self.extenderFlag != 0)
      },
      italicsCorrection: italics,
      minimumOverlap: hb_ot_math_get_min_connector_overlap(harfBuzzFont, direction))
  }

  /// Returns the glyph's advance.
  package func advance(of glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(harfBuzzFont, glyph) }

  /// The maximum number of variants or parts of a glyph. Fonts have up to a dozen variants and five parts.
  package static var mathRecords: UInt32 { 20 }

  /// `HB_OT_MATH_GLYPH_PART_FLAG_EXTENDER`.
  private static var extenderFlag: UInt32 { 1 }

  private static func direction(_ axis: MathAxis) -> hb_direction_t {
    axis == .horizontal ? HB_DIRECTION_LTR : HB_DIRECTION_BTT
  }
}
