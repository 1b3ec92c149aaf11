/// Reads the shapes of glyphs: outlines with FreeType, pictures of colour fonts with HarfBuzz.
///
/// It is for code that draws; layouts do not need it. It is not `Sendable`, because only one thread at a time
/// may use a FreeType face, so each thread that draws needs its own reader. Faces are opened on first use,
/// and a limited number of them are kept open.
public final class GlyphOutlines {
  private var faces: [Key: OutlineFace] = [:]
  /// The maximum number of open faces, each with its settings of the axes. If there are more, all are closed
  /// first.
  package static let limit = 128
  /// The number of open faces.
  package var openCount: Int { faces.count }

  /// Creates a reader without open faces.
  public init() {}

  /// Returns the outline of a glyph in font units, y upwards from the baseline, without hinting.
  ///
  /// Empty for a glyph that draws nothing, an unknown glyph number, and glyphs that are only pictures.
  ///
  /// - Parameters:
  ///   - glyph: The glyph's number in the font.
  ///   - font: The font.
  ///   - bold: Whether strokes are thickened by a twenty-fourth of the em, half of it on each side, as in
  ///     browsers if a family has no bold.
  ///   - italic: Whether the glyph leans to the right by one in four (14°), as in browsers if a family has no
  ///     italic (CSS Fonts 4 §2.8).
  public func path(
    of glyph: UInt32, in font: FontInstance, bold: Bool = false, italic: Bool = false
  ) -> OutlinePath {
    var synthesis: FontSynthesis = []
    if bold { synthesis.insert(.bold) }
    if italic { synthesis.insert(.italic) }
    return path(of: glyph, in: font, synthesis: synthesis)
  }

  /// Returns the outline of a glyph with synthesized bold or italic, as the run requires.
  package func path(
    of glyph: UInt32, in font: FontInstance, synthesis: FontSynthesis
  ) -> OutlinePath {
    face(of: font)?.path(of: glyph, synthesis: synthesis) ?? OutlinePath()
  }

  /// Returns the picture of a glyph (`CBDT` or `sbix` in PNG); nil if the font has none.
  public func image(of glyph: UInt32, in font: FontInstance) -> GlyphImage? {
    guard font.face.isColor else { return nil }
    return face(of: font)?.image(of: glyph)
  }

  private func face(of font: FontInstance) -> OutlineFace? {
    let key = Key(face: font.face, variations: font.variations)
    if let face = faces[key] { return face }
    // The file was opened and checked for shaping. If this fails, the file was removed meanwhile, or memory
    // ran out.
    guard let face = try? OutlineFace(face: font.face, variations: font.variations) else { return nil }
    if faces.count >= Self.limit { faces.removeAll(keepingCapacity: true) }
    faces[key] = face
    return face
  }

  private struct Key: Hashable {
    let face: FontFace
    let variations: [FontVariation]
  }
}
