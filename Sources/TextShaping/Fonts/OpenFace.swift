import CHarfBuzz

/// A face whose file is open, with everything that shaping and drawing need. Only this type creates HarfBuzz
/// faces.
final class OpenFace: @unchecked Sendable {
  // Sendable because the HarfBuzz objects are made immutable before `init` returns.
  let harfBuzzFace: OpaquePointer
  /// A font whose scale is the face's units per em.
  let nominalFont: OpaquePointer
  /// The file; nil for the empty face that replaces one whose file cannot be opened.
  let file: FontFile?
  let metrics: FontMetrics
  /// How far the bounding box of all glyphs extends above and below the baseline.
  let bounds: GlyphBounds
  let axes: [FontAxis]
  let strike: BitmapStrike?

  var isColor: Bool {
    hb_ot_color_has_png(harfBuzzFace) != 0 || hb_ot_color_has_layers(harfBuzzFace) != 0
      || hb_ot_color_has_svg(harfBuzzFace) != 0
  }

  init(file: FontFile, index: Int, strike: BitmapStrike?) throws(FontError) {
    guard let face = hb_face_create(file.blob, UInt32(index)), let font = hb_font_create(face) else {
      throw FontError.malformed(path: file.path, reason: "HarfBuzz cannot open it")
    }
    (harfBuzzFace, nominalFont, metrics) = Self.prepared(face, font)
    bounds = FontFace.bounds(of: face)
    self.file = file
    self.strike = strike
    axes = FontFace.axes(of: face)
    guard GlyphComponents.areFew(ifVaried: face) else {
      throw FontError.malformed(path: file.path, reason: "a glyph has more than 1,000 components")
    }
  }

  /// Opens the face of a descriptor.
  convenience init(_ descriptor: FontDescriptor) throws(FontError) {
    let file = try descriptor.source.open()
    guard (0..<file.faceCount).contains(descriptor.faceIndex) else {
      throw FontError.noSuchFace(path: file.path, index: descriptor.faceIndex, count: file.faceCount)
    }
    let strike =
      descriptor.isColor ? try FontDescription(file: file, index: descriptor.faceIndex).strike : nil
    try self.init(file: file, index: descriptor.faceIndex, strike: strike)
  }

  /// Creates a face without glyphs, for a file that was removed or damaged after it was described. Layouts
  /// continue with last-resort glyphs, which are reported as missing characters.
  init() {
    let face = hb_face_create(hb_blob_get_empty(), 0)!  // HarfBuzz gives its empty face, never null
    let font = hb_font_create(face)!
    (harfBuzzFace, nominalFont, metrics) = Self.prepared(face, font)
    bounds = GlyphBounds()
    file = nil
    strike = nil
    axes = []
  }

  deinit {
    hb_font_destroy(nominalFont)
    hb_face_destroy(harfBuzzFace)
  }

  private static func prepared(
    _ face: OpaquePointer, _ font: OpaquePointer
  ) -> (OpaquePointer, OpaquePointer, FontMetrics) {
    hb_face_make_immutable(face)
    let unitsPerEm = Int32(hb_face_get_upem(face))
    hb_font_set_scale(font, unitsPerEm, unitsPerEm)
    hb_font_make_immutable(font)
    return (face, font, FontFace.metrics(of: font, unitsPerEm: unitsPerEm))
  }
}
