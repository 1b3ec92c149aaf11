import CHarfBuzz
import TextUnicode

/// The rule tables of a face, and the lookups in them that HarfBuzz applies to text with certain properties.
struct FontRules {
  /// The table `GSUB`.
  let substitutions: FontTable?
  /// The table `GPOS`.
  let positions: FontTable?
  /// The numbers of the lookups, ascending, which is the order in which they are applied.
  private(set) var substitutionLookups: [Int] = []
  private(set) var positionLookups: [Int] = []

  /// Finds the lookups that apply to text without a fraction slash.
  ///
  /// Returns nil for a face with kerning or rules in other tables, or with axes that change them.
  init?(_ properties: ShapingProperties) {
    let face = properties.font.face.harfBuzzFace
    func table(_ name: String) -> FontTable? { OpenTypeTag(name).flatMap { FontTable($0, of: face) } }
    let others = ["kern", "morx", "mort", "kerx", "trak", "Silf", "fvar"]
    guard !others.contains(where: { table($0) != nil }) else { return nil }
    substitutions = table("GSUB")
    positions = table("GPOS")
    var segment = hb_segment_properties_t()
    segment.direction = properties.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
    segment.script = hb_script_from_iso15924_tag(properties.script.tagValue)
    segment.language = properties.language?.pointer
    // HarfBuzz includes the fraction features in its plan for every text, but applies them only around a
    // fraction slash.
    let fractions = ["frac", "numr", "dnom"].compactMap { OpenTypeTag($0) }
    let features =
      fractions.map { hb_feature_t(tag: $0.rawValue, value: 0, start: 0, end: .max) }
      + properties.features.map {
        hb_feature_t(tag: $0.tag.rawValue, value: $0.value, start: 0, end: .max)
      }
    guard let plan = hb_shape_plan_create_cached(face, &segment, features, UInt32(features.count), nil),
      let set = hb_set_create()
    else { return nil }
    defer {
      hb_shape_plan_destroy(plan)
      hb_set_destroy(set)
    }
    func lookups(_ name: String) -> [Int] {
      guard let tag = OpenTypeTag(name) else { return [] }
      hb_set_clear(set)
      hb_ot_shape_plan_collect_lookups(plan, tag.rawValue, set)
      var lookups: [Int] = []
      var next: hb_codepoint_t = .max  // HB_SET_VALUE_INVALID: start before the first element
      while hb_set_next(set, &next) != 0 { lookups.append(Int(next)) }
      return lookups
    }
    substitutionLookups = lookups("GSUB")
    positionLookups = lookups("GPOS")
  }
}
