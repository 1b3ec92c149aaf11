import CHarfBuzz

extension FontInstance {
  /// Returns where carets are inside a ligature according to the font (the `LigCaretList` of its `GDEF`
  /// table).
  ///
  /// - Parameters:
  ///   - glyph: The ligature.
  ///   - count: How many carets the ligature must have: one less than the characters it joins.
  /// - Returns: Distances to the right of the glyph's origin, ascending, in 1/65536 point; nil if the font
  ///   lists no carets for the glyph, or another number of them.
  package func ligatureCarets(of glyph: UInt32, count: Int) -> [Int32]? {
    // HarfBuzz needs the direction only to distinguish horizontal from vertical text.
    func carets(_ capacity: inout UInt32, _ positions: UnsafeMutablePointer<hb_position_t>?) -> UInt32 {
      hb_ot_layout_get_ligature_carets(harfBuzzFont, HB_DIRECTION_LTR, glyph, 0, &capacity, positions)
    }
    var capacity: UInt32 = 0
    guard count > 0, Int(carets(&capacity, nil)) == count else { return nil }
    capacity = UInt32(count)
    var positions = [hb_position_t](repeating: 0, count: count)
    _ = carets(&capacity, &positions)
    guard Int(capacity) == count else { return nil }
    return positions.sorted()
  }
}
