/// The description of a face before it is opened, from a manifest or from the system that lists it.
///
/// A described face is opened when its glyphs are first needed, so a long list of fonts costs no more than
/// its descriptions. The description must agree with the font.
public struct FontDescriptor: Sendable {
  /// The source of the font's bytes.
  public var source: FontSource
  /// The index of the face in its file.
  public var faceIndex: Int
  /// The PostScript name.
  public var name: String
  /// The family.
  public var family: String
  /// The style within the family, such as `Bold Italic`.
  public var style: String
  /// The thickness of the strokes.
  public var weight: FontWeight
  /// Upright or slanted.
  public var slant: FontSlant
  /// Whether the glyphs are coloured.
  public var isColor: Bool
  /// Whether the outlines can be varied along axes.
  public var isVariable: Bool
  /// SHA-256 of the file, in hexadecimal; nil if unknown.
  public var hash: String?
  /// Returns the scalars in the face's `cmap`. It is called once, on first use. It returns nil if the scalars
  /// are known only from the file.
  package var coverage: @Sendable () -> ScalarSet?
  /// Returns the tags of the face's language systems (`FaceLanguages.systems`). It returns nil if they are
  /// known only from the file.
  package var languageSystems: @Sendable () -> Set<UInt32>? = { nil }

  /// A description of a face.
  ///
  /// - Parameters:
  ///   - source: The source of the font's bytes.
  ///   - faceIndex: The index of the face in its file.
  ///   - name: The PostScript name.
  ///   - family: The family.
  ///   - style: The style within the family.
  ///   - weight: The thickness of the strokes.
  ///   - slant: Upright or slanted.
  ///   - isColor: Whether the glyphs are coloured (bitmaps, layers or SVG).
  ///   - isVariable: Whether the outlines can be varied along axes.
  ///   - hash: SHA-256 of the file, in hexadecimal, nil if unknown.
  ///   - characters: The scalars that the face has, as ranges in any order. It is called once, on first need.
  ///     If it returns nil, as by default, the face is opened to find them.
  public init(
    source: FontSource, faceIndex: Int = 0, name: String, family: String, style: String = "Regular",
    weight: FontWeight = .regular, slant: FontSlant = .upright, isColor: Bool = false,
    isVariable: Bool = false, hash: String? = nil,
    characters: @escaping @Sendable () -> [ClosedRange<UInt32>]? = { nil }
  ) {
    self.init(
      source: source, faceIndex: faceIndex, name: name, family: family, style: style, weight: weight,
      slant: slant, isColor: isColor, isVariable: isVariable, hash: hash,
      coverage: { characters().map { ScalarSet($0) } })
  }

  /// Creates a description of a face whose characters are given as a set.
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
