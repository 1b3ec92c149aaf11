import CHarfBuzz

extension FontFace {
  /// Whether the MATH table has kerning for scripts. Most fonts have none; then HarfBuzz need not be called
  /// for each glyph.
  package var hasMathKerning: Bool {
    guard hasMathTable, let tag = OpenTypeTag("MATH"),
      let blob = hb_face_reference_table(harfBuzzFace, tag.rawValue)
    else { return false }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &length) else { return false }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    func offset(at place: Int) -> Int? {
      guard place + 2 <= bytes.count else { return nil }
      return Int(bytes[place]) << 8 | Int(bytes[place + 1])
    }
    // The second offset in the header leads to the table of glyph information, and the fourth offset of that
    // table to the kerning.
    guard let glyphs = offset(at: 6), glyphs > 0, let kerning = offset(at: glyphs + 6) else { return false }
    return kerning > 0
  }
}
