import CHarfBuzz
import Synchronization

/// One face of a font file: its names, its metrics and the characters it has.
///
/// Immutable and shared freely between threads. The description comes from FreeType, glyphs and advances from
/// HarfBuzz's own OpenType functions, which never hint.
public final class FontFace: @unchecked Sendable {
  // Sendable because the HarfBuzz face is made immutable before `init` returns.
  let harfBuzzFace: OpaquePointer
  private let nominalFont: OpaquePointer
  package let file: FontFile
  let strike: BitmapStrike?
  /// The index of the face in its file; other than 0 only in collections (`.ttc`).
  public let faceIndex: Int

  /// The PostScript name, such as `NotoSans-Bold`; the file's name where the font has none.
  public let name: String
  /// The family, such as `Noto Sans`.
  public let family: String
  /// The style within the family, such as `Bold Italic`.
  public let style: String
  /// The thickness of the strokes (`OS/2.usWeightClass`).
  public let weight: FontWeight
  /// Upright or italic.
  public let slant: FontSlant
  /// Vertical measures, in font units.
  public let metrics: FontMetrics
  /// Whether the glyphs are coloured (bitmaps, layers or SVG), as emoji presentation needs them.
  public let isColor: Bool
  /// The axes the font's outlines can be varied along; empty for most fonts.
  public let axes: [FontAxis]
  /// SHA-256 of the file, in hexadecimal, where a manifest states it; `contentHash` computes it otherwise.
  package let knownHash: String?
  /// Found when the face is first used with a language.
  private let knownLanguages = Mutex<FaceLanguages?>(nil)

  /// Opens a face of the file at `path`.
  ///
  /// - Parameters:
  ///   - path: A `.ttf`, `.otf` or `.ttc` file.
  ///   - index: Which face of a collection, from 0.
  ///   - hash: The file's SHA-256 if the caller knows it.
  /// - Throws: `FontError`, naming the file and the reason.
  public convenience init(path: String, index: Int = 0, hash: String? = nil) throws(FontError) {
    try self.init(file: FontFile(path: path), index: index, hash: hash)
  }

  package init(file: FontFile, index: Int, hash: String? = nil) throws(FontError) {
    guard (0..<file.faceCount).contains(index) else {
      throw FontError.noSuchFace(path: file.path, index: index, count: file.faceCount)
    }
    let description = try FontDescription(file: file, index: index)
    guard let face = hb_face_create(file.blob, UInt32(index)), let font = hb_font_create(face) else {
      throw FontError.malformed(path: file.path, reason: "HarfBuzz cannot open it")
    }
    hb_face_make_immutable(face)
    let unitsPerEm = Int32(hb_face_get_upem(face))
    hb_font_set_scale(font, unitsPerEm, unitsPerEm)
    hb_font_make_immutable(font)
    harfBuzzFace = face
    nominalFont = font
    self.file = file
    faceIndex = index
    name = description.postScriptName
    strike = description.strike
    family = description.family
    style = description.style
    weight = description.weight
    slant = description.slant
    metrics = Self.metrics(of: font, unitsPerEm: unitsPerEm)
    isColor =
      hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      || hb_ot_color_has_svg(face) != 0
    axes = Self.axes(of: face)
    knownHash = hash
  }

  deinit {
    hb_font_destroy(nominalFont)
    hb_face_destroy(harfBuzzFace)
  }

  /// Which languages the face tells apart.
  package var languages: FaceLanguages {
    knownLanguages.withLock { known in
      if let known { return known }
      let languages = FaceLanguages(harfBuzzFace)
      known = languages
      return languages
    }
  }

  /// Whether the font's outlines can be varied along axes.
  public var isVariable: Bool { !axes.isEmpty }

  /// The path of the file the face was opened from.
  public var path: String { file.path }

  /// SHA-256 of the font file in hexadecimal; reads the whole file where no manifest stated it.
  public var contentHash: String { knownHash ?? file.sha256() }

  /// Whether the face has a glyph for `scalar` by itself (its `cmap` alone, no substitution).
  package func hasGlyph(for scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(nominalFont, scalar, &glyph) != 0
  }

  /// Calls `body` with each range of scalars in the face's `cmap`, in ascending order.
  package func forEachCoveredRange(_ body: (ClosedRange<UInt32>) -> Void) {
    guard let set = hb_set_create() else { return }
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(harfBuzzFace, set)
    var first: hb_codepoint_t = .max  // HB_SET_VALUE_INVALID: start before the first element
    var last: hb_codepoint_t = .max
    while hb_set_next_range(set, &first, &last) != 0 { body(first...last) }
  }
}

extension FontFace: Equatable, Hashable {
  /// Faces are equal when they are the same loaded face.
  public static func == (left: FontFace, right: FontFace) -> Bool { left === right }

  /// Hashes the face's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
