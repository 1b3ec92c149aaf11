import CHarfBuzz

extension FontFace {
  /// Whether the face can set formulas: whether it has OpenType's MATH table.
  package var hasMathTable: Bool { hb_ot_math_has_data(harfBuzzFace) != 0 }

  /// Whether scripts beside a glyph stand where its own height says and not where one of usual height would put them.
  package func isExtendedShape(_ glyph: UInt32) -> Bool {
    hb_ot_math_is_glyph_extended_shape(harfBuzzFace, glyph) != 0
  }
}

/// What the MATH table says at this size. Lengths are in 1/65536 point.
extension FontInstance {
  /// A constant: a length, or a number of percents.
  package func mathConstant(_ constant: MathConstant) -> Int32 {
    hb_ot_math_get_constant(harfBuzzFont, hb_ot_math_constant_t(constant.rawValue))
  }

  /// By how much a slanted glyph leans over its advance; 0 for most.
  package func italicsCorrection(of glyph: UInt32) -> Int32 {
    hb_ot_math_get_glyph_italics_correction(harfBuzzFont, glyph)
  }

  /// Where accents stand, from the glyph's origin: half of the advance where the font does not say.
  package func topAccentAttachment(of glyph: UInt32) -> Int32 {
    hb_ot_math_get_glyph_top_accent_attachment(harfBuzzFont, glyph)
  }

  /// By how much a script moves towards the glyph (negative) or away from it at a height of the glyph; 0 for most.
  package func mathKerning(of glyph: UInt32, at corner: MathCorner, height: Int32) -> Int32 {
    hb_ot_math_get_glyph_kerning(harfBuzzFont, glyph, hb_ot_math_kern_t(corner.rawValue), height)
  }

  /// The glyph itself is not among the larger ones, unless the font lists it. No more than `mathRecords` of them.
  package func mathVariants(of glyph: UInt32, along axis: MathAxis) -> [UInt32] {
    var count = Self.mathRecords
    var variants = [hb_ot_math_glyph_variant_t](repeating: hb_ot_math_glyph_variant_t(), count: Int(count))
    hb_ot_math_get_glyph_variants(harfBuzzFont, glyph, Self.direction(axis), 0, &count, &variants)
    return variants.prefix(Int(count)).map { $0.glyph }
  }

  /// How the glyph is put together from parts; nil if the font does not say. No more than `mathRecords` parts
  /// count.
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

  /// The bounding box of the glyph; empty for a glyph without an outline.
  package func ink(of glyph: UInt32) -> GlyphInk {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(harfBuzzFont, glyph, &extents) != 0 else { return .none }
    return GlyphInk(
      left: extents.x_bearing, right: extents.x_bearing &+ extents.width,
      bottom: extents.y_bearing &+ extents.height, top: extents.y_bearing)
  }

  /// How far the glyph moves the pen.
  package func advance(of glyph: UInt32) -> Int32 { hb_font_get_glyph_h_advance(harfBuzzFont, glyph) }

  /// Fonts have up to a dozen sizes of a glyph, and five parts.
  package static var mathRecords: UInt32 { 20 }

  /// `HB_OT_MATH_GLYPH_PART_FLAG_EXTENDER`.
  private static var extenderFlag: UInt32 { 1 }

  private static func direction(_ axis: MathAxis) -> hb_direction_t {
    axis == .horizontal ? HB_DIRECTION_LTR : HB_DIRECTION_BTT
  }
}
