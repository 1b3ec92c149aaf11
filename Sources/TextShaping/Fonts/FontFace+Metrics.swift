import CHarfBuzz

extension FontFace {
  /// Returns the vertical metrics at settings of the axes, in font units (OpenType `MVAR`).
  func metrics(varied variations: [FontVariation]) -> FontMetrics {
    guard let font = hb_font_create(harfBuzzFace) else { return metrics }
    defer { hb_font_destroy(font) }
    hb_font_set_scale(font, metrics.unitsPerEm, metrics.unitsPerEm)
    let settings = variations.map { hb_variation_t(tag: $0.axis.rawValue, value: $0.value) }
    hb_font_set_variations(font, settings, UInt32(settings.count))
    return Self.metrics(of: font, unitsPerEm: metrics.unitsPerEm)
  }

  /// Returns the vertical metrics of a HarfBuzz font whose scale is its units per em.
  static func metrics(of font: OpaquePointer, unitsPerEm: Int32) -> FontMetrics {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    let (ascender, descender) = (held(extents.ascender), held(extents.descender))
    func position(_ tag: hb_ot_metrics_tag_t, orElse fallback: Int32) -> Int32 {
      var value: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &value) != 0 && value > 0 ? held(value) : fallback
    }
    return FontMetrics(
      unitsPerEm: unitsPerEm, ascent: ascender, descent: -descender, lineGap: max(0, held(extents.line_gap)),
      capHeight: position(HB_OT_METRICS_TAG_CAP_HEIGHT, orElse: ascender * 7 / 10),
      xHeight: position(HB_OT_METRICS_TAG_X_HEIGHT, orElse: ascender / 2))
  }

  /// Returns how far the bounding box of all glyphs (`head`) extends above and below the baseline, in font units.
  static func bounds(of face: OpaquePointer) -> GlyphBounds {
    guard let table = OpenTypeTag("head").flatMap({ FontTable($0, of: face) }) else { return GlyphBounds() }
    func bound(_ offset: Int) -> Int32 { Int32(Int16(truncatingIfNeeded: table.uint16(offset))) }
    return GlyphBounds(above: bound(42), below: -bound(38))
  }

  /// Metrics have 16 bits, and so have reasonable variations of them. But the deltas of a hostile `MVAR`
  /// table can add up to any 32-bit number.
  private static func held(_ value: Int32) -> Int32 { min(max(value, -65_535), 65_535) }
}

/// How far the bounding box of all glyphs of a face extends above and below the baseline, in font units.
struct GlyphBounds: Sendable {
  var above: Int32 = 0
  var below: Int32 = 0

  /// By how much the box extends beyond the ascent or the descent; 0 if it does not.
  func overreach(_ metrics: FontMetrics) -> Int32 { max(0, above - metrics.ascent, below - metrics.descent) }
}
