/// What somebody else has read from a font file, so that the file is not opened before its glyphs are needed: the manifest
/// of the bundled fonts, or fontconfig's cache of those of the system.
package struct FontRecord: Sendable {
  /// Where the bytes are.
  package var source: FontSource
  /// The place of the face in its file.
  package var faceIndex: Int
  /// The PostScript name.
  package var name: String
  /// The family.
  package var family: String
  /// The style within the family.
  package var style: String
  /// The thickness of the strokes.
  package var weight: FontWeight
  /// Upright or slanted.
  package var slant: FontSlant
  /// Whether the glyphs are coloured.
  package var isColor: Bool
  /// Whether the outlines can be varied along axes.
  package var isVariable: Bool
  /// SHA-256 of the file, in hexadecimal, where it is known.
  package var hash: String?
  /// What the face's `cmap` has; asked for once, on first need. Nil where only the file can tell.
  package var coverage: @Sendable () -> ScalarSet?

  /// A record of a face.
  package init(
    source: FontSource, faceIndex: Int, name: String, family: String, style: String, weight: FontWeight,
    slant: FontSlant, isColor: Bool, isVariable: Bool, hash: String? = nil,
    coverage: @escaping @Sendable () -> ScalarSet?
  ) {
    self.source = source
    self.faceIndex = faceIndex
    self.name = name
    self.family = family
    self.style = style
    self.weight = weight
    self.slant = slant
    self.isColor = isColor
    self.isVariable = isVariable
    self.hash = hash
    self.coverage = coverage
  }
}
