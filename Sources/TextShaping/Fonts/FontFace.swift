import CHarfBuzz
import Synchronization

/// One face of a font file: its names, its metrics and its characters.
///
/// Immutable and safe to share between threads. The description comes from FreeType, from a manifest or from
/// fontconfig. Glyphs and advances come from HarfBuzz's own OpenType functions, which never hint. A face that
/// was created from a descriptor is opened when its glyphs are first needed.
public final class FontFace: Sendable {
  /// The source of the face's bytes.
  public let source: FontSource
  /// The index of the face in its file; other than 0 only in collections (`.ttc`).
  public let faceIndex: Int

  /// The PostScript name, such as `NotoSans-Bold`; the file's name if the font has none.
  public let name: String
  /// The family, such as `Noto Sans`.
  public let family: String
  /// The style within the family, such as `Bold Italic`.
  public let style: String
  /// The thickness of the strokes (`OS/2.usWeightClass`).
  public let weight: FontWeight
  /// Upright or italic.
  public let slant: FontSlant
  /// Whether the glyphs are coloured (bitmaps, layers or SVG), as emoji presentation needs them.
  public let isColor: Bool
  /// Whether the font's outlines can be varied along axes.
  public let isVariable: Bool
  /// The path of the face's file; for data in memory its name.
  public var path: String { source.name }
  /// SHA-256 of the file, in hexadecimal, if a manifest states it; otherwise nil, and
  /// `contentHash` computes it.
  package let knownHash: String?
  /// The languages of the face; nil until the face is first used with a language.
  private let knownLanguages = Mutex<FaceLanguages?>(nil)

  /// The descriptor of a face that is opened later; nil for a face that was opened at once.
  private let descriptor: FontDescriptor?
  private let opened = LazyReference<OpenFace>()
  private let knownCoverage = LazyReference<Kept<ScalarSet>>()

  /// Opens a face of the file at `path`.
  ///
  /// - Parameters:
  ///   - path: A `.ttf`, `.otf`, `.ttc`, `.woff` or `.woff2` file.
  ///   - index: The index of the face in a collection file, from 0.
  ///   - hash: The file's SHA-256; nil if unknown.
  /// - Throws: `FontError`, naming the file and the reason.
  public convenience init(path: String, index: Int = 0, hash: String? = nil) throws(FontError) {
    try self.init(.file(path), index: index, hash: hash)
  }

  /// Opens a face of a file or of bytes in memory.
  ///
  /// - Parameters:
  ///   - source: The source of the font's bytes. Faces of the same data share them.
  ///   - index: The index of the face in a collection file, from 0.
  ///   - hash: The SHA-256 of the bytes; nil if unknown.
  /// - Throws: `FontError`, naming the source and the reason.
  public convenience init(_ source: FontSource, index: Int = 0, hash: String? = nil) throws(FontError) {
    try self.init(file: source.open(), of: source, index: index, hash: hash)
  }

  init(file: FontFile, of source: FontSource, index: Int, hash: String? = nil) throws(FontError) {
    guard (0..<file.faceCount).contains(index) else {
      throw FontError.noSuchFace(path: file.path, index: index, count: file.faceCount)
    }
    let description = try FontDescription(file: file, index: index)
    let face = try OpenFace(file: file, index: index, strike: description.strike)
    self.source = source
    faceIndex = index
    name = description.postScriptName
    family = description.family
    style = description.style
    weight = description.weight
    slant = description.slant
    isColor = face.isColor
    isVariable = !face.axes.isEmpty
    knownHash = hash
    descriptor = nil
    _ = opened.keep(face)
  }

  /// Creates a face that is opened on first use. If it cannot be opened then, it shows boxes, and layouts
  /// continue.
  public init(_ descriptor: FontDescriptor) {
    source = descriptor.source
    faceIndex = descriptor.faceIndex
    name = descriptor.name
    family = descriptor.family
    style = descriptor.style
    weight = descriptor.weight
    slant = descriptor.slant
    isColor = descriptor.isColor
    isVariable = descriptor.isVariable
    knownHash = descriptor.hash
    self.descriptor = descriptor
  }

  /// The open face; it is opened now if it was not open.
  @inline(__always)
  private var open: OpenFace {
    if let face = opened.value { return face }
    let face = descriptor.flatMap { try? OpenFace($0) }
    return opened.keep(face ?? OpenFace())
  }

  /// The languages that the face distinguishes. If the face is not open, it is opened only to read them and
  /// closed again.
  package var languages: FaceLanguages {
    knownLanguages.withLock { known in
      if let known { return known }
      let face = opened.value ?? descriptor.flatMap { try? OpenFace($0) } ?? open
      let languages = withExtendedLifetime(face) { FaceLanguages(face.harfBuzzFace) }
      known = languages
      return languages
    }
  }

  /// The tags of the face's language systems. A face whose description lists them is not opened.
  package var languageSystems: Set<UInt32> { descriptor?.languageSystems() ?? languages.systems }

  /// Whether the file has been opened.
  package var isOpen: Bool { opened.value != nil }

  var harfBuzzFace: OpaquePointer { open.harfBuzzFace }
  var strike: BitmapStrike? { open.strike }

  /// The open file; nil if it could not be opened.
  package var file: FontFile? { open.file }
  /// The vertical metrics, in font units.
  public var metrics: FontMetrics { open.metrics }
  /// By how much the bounding box of all glyphs extends beyond the ascent or the descent, in font units.
  var overreach: Int32 { open.bounds.overreach(open.metrics) }
  /// How far the bounding box of all glyphs extends above and below the baseline.
  var bounds: GlyphBounds { open.bounds }
  /// The axes along which the font's outlines can be varied; empty for most fonts.
  public var axes: [FontAxis] { isVariable ? open.axes : [] }

  /// SHA-256 of the font file in hexadecimal. Unless a manifest states it, the whole file is read. Empty for
  /// a file that can no longer be read.
  public var contentHash: String { knownHash ?? file?.sha256() ?? "" }

  /// The scalars for which the face has a glyph without substitutions (its `cmap`).
  package var coverage: ScalarSet {
    if let known = knownCoverage.value { return known.value }
    return knownCoverage.keep(Kept(descriptor?.coverage() ?? mappedScalars())).value
  }

  /// Whether the face has a glyph for `scalar` without substitutions (in its `cmap`).
  package func hasGlyph(for scalar: UInt32) -> Bool { coverage.contains(scalar) }

  /// Calls `body` with each range of scalars in the face's `cmap`, in ascending order.
  package func forEachCoveredRange(_ body: (ClosedRange<UInt32>) -> Void) { coverage.ranges.forEach(body) }

  /// Reads the `cmap` of the file.
  package func mappedScalars() -> ScalarSet {
    guard let set = hb_set_create() else { return ScalarSet([]) }
    defer { hb_set_destroy(set) }
    hb_face_collect_unicodes(harfBuzzFace, set)
    var ranges: [ClosedRange<UInt32>] = []
    var first: hb_codepoint_t = .max  // HB_SET_VALUE_INVALID: start before the first element
    var last: hb_codepoint_t = .max
    while hb_set_next_range(set, &first, &last) != 0 { ranges.append(first...last) }
    return ScalarSet(ranges)
  }
}

/// A value in an object, so that threads can share it.
private final class Kept<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension FontFace: Equatable, Hashable {
  /// Faces are equal if they are the same object.
  public static func == (left: FontFace, right: FontFace) -> Bool { left === right }

  /// Hashes the face's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
