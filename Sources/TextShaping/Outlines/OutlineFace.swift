import CFreeType
import CHarfBuzz

/// A face opened for reading outlines. It owns all pointers that reading needs.
final class OutlineFace {
  private let reader: FreeTypeFace
  /// A font whose scale is the face's units per em.
  private let nominalFont: OpaquePointer

  init(face: FontFace, variations: [FontVariation]) throws(FontError) {
    guard let file = face.file else { throw FontError.unreadable(path: face.path) }
    reader = try FreeTypeFace(file: file, index: face.faceIndex, loadsGlyphs: true)
    guard let font = hb_font_create(face.harfBuzzFace) else {
      throw FontError.malformed(path: face.path, reason: "HarfBuzz cannot open it")
    }
    hb_font_set_scale(font, face.metrics.unitsPerEm, face.metrics.unitsPerEm)
    nominalFont = font
    if !variations.isEmpty { apply(variations) }
  }

  deinit { hb_font_destroy(nominalFont) }

  /// Returns the outline of a glyph; an empty one for a glyph with too many components.
  func path(of glyph: UInt32, synthesis: FontSynthesis = []) -> OutlinePath {
    var path = OutlinePath()
    let flags = Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)
    guard let slot = reader.load(glyph, flags), slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else {
      return path
    }
    synthesize(synthesis, &slot.pointee.outline)
    var pen = FT_Outline_Funcs(
      move_to: { to, path in OutlineFace.append(.move(OutlineFace.point(to)), to: path) },
      line_to: { to, path in OutlineFace.append(.line(OutlineFace.point(to)), to: path) },
      conic_to: { control, to, path in
        OutlineFace.append(.quadratic(OutlineFace.point(control), OutlineFace.point(to)), to: path)
      },
      cubic_to: { first, second, to, path in
        OutlineFace.append(
          .cubic(OutlineFace.point(first), OutlineFace.point(second), OutlineFace.point(to)), to: path)
      }, shift: 0, delta: 0)
    let failure = withUnsafeMutablePointer(to: &path) {
      FT_Outline_Decompose(&slot.pointee.outline, &pen, UnsafeMutableRawPointer($0))
    }
    guard failure == 0 else { return OutlinePath() }
    if !path.isEmpty { path.elements.append(.close) }
    return path
  }

  /// Thickens and slants an outline in font units.
  private func synthesize(_ synthesis: FontSynthesis, _ outline: inout FT_Outline) {
    if synthesis.contains(.bold) {
      // FreeType extends an outline to the right and upwards. Moving it back extends it equally on all sides.
      let strength = FT_Pos(reader.face.pointee.units_per_EM) / 24
      FT_Outline_Embolden(&outline, strength)
      FT_Outline_Translate(&outline, -strength / 2, -strength / 2)
    }
    if synthesis.contains(.italic) {
      // The matrix is in 16.16 fixed point.
      var slant = FT_Matrix(xx: 0x10000, xy: 0x4000, yx: 0, yy: 0x10000)
      FT_Outline_Transform(&outline, &slant)
    }
  }

  func image(of glyph: UInt32) -> GlyphImage? {
    guard let blob = hb_ot_color_glyph_reference_png(nominalFont, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    var extents = hb_glyph_extents_t()
    guard let bytes = hb_blob_get_data(blob, &length), length > 0,
      hb_font_get_glyph_extents(nominalFont, glyph, &extents) != 0
    else { return nil }
    let png = UnsafeRawBufferPointer(start: bytes, count: Int(length))
    // HarfBuzz's height is negative, because it is measured downwards from the top bearing.
    return GlyphImage(
      png: Array(png), left: extents.x_bearing, top: extents.y_bearing, width: extents.width,
      height: extents.height == .min ? .max : -extents.height)
  }

  /// Sets the variation axes by tag. Axes without a setting keep their defaults.
  private func apply(_ variations: [FontVariation]) {
    let settings = variations.map { hb_variation_t(tag: $0.axis.rawValue, value: $0.value) }
    hb_font_set_variations(nominalFont, settings, UInt32(settings.count))
    var master: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(reader.face, &master) == 0, let master else { return }
    var coordinates = (0..<Int(master.pointee.num_axis)).map { index in
      let axis = master.pointee.axis[index]
      let value = variations.last { FT_ULong($0.axis.rawValue) == axis.tag }?.value
      guard let value, value.isFinite else { return axis.def }
      let limit = Float(32_767)  // FreeType counts in 16.16 fixed point
      return FT_Fixed((min(max(value, -limit), limit) * 65_536).rounded())
    }
    FT_Set_Var_Design_Coordinates(reader.face, FT_UInt(coordinates.count), &coordinates)
    FT_Done_MM_Var(reader.face.pointee.glyph.pointee.library, master)
  }

  /// Appends an element to a path. FreeType does not report the end of a contour, so the next contour closes
  /// it.
  private static func append(_ element: OutlinePath.Element, to path: UnsafeMutableRawPointer?) -> Int32 {
    guard let path = path?.assumingMemoryBound(to: OutlinePath.self) else { return 1 }
    if case .move = element, !path.pointee.isEmpty { path.pointee.elements.append(.close) }
    path.pointee.elements.append(element)
    return 0
  }

  private static func point(_ vector: UnsafePointer<FT_Vector>?) -> OutlinePath.Point {
    vector.map { OutlinePath.Point(Double($0.pointee.x), Double($0.pointee.y)) } ?? OutlinePath.Point(0, 0)
  }
}
