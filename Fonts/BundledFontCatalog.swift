public import Foundation

/// The fonts of one directory with a manifest, in the manifest's order.
public struct BundledFontCatalog: Sendable, Hashable {
  /// The manifest's name inside the directory.
  public static let manifestName = "manifest.json"

  /// The directory with the fonts, the manifest and the licences.
  public let directory: URL
  /// Every font, in the manifest's order.
  public let fonts: [BundledFont]

  /// Reads the manifest in `directory` and checks that each file it lists is there.
  ///
  /// The files' hashes are not computed.
  /// - Throws: ``BundledFontsError``, naming the file and the reason.
  public init(directory: URL) throws(BundledFontsError) {
    let url = directory.appendingPathComponent(Self.manifestName)
    let manifest = try BundledFontManifest.read(url)
    var fonts: [BundledFont] = []
    var names: Set<String> = []
    for (index, entry) in manifest.fonts.enumerated() {
      let font: BundledFont
      switch BundledFont.make(entry, in: directory) {
      case .success(let made): font = made
      case .failure(let reason):
        throw .invalidManifest(path: url.path, reason: "fonts[\(index)].\(reason.text)")
      }
      guard names.insert(font.file).inserted else {
        throw .invalidManifest(path: url.path, reason: "fonts[\(index)].file is listed twice")
      }
      guard FileManager.default.fileExists(atPath: font.url.path) else {
        throw .missingFile(path: font.url.path)
      }
      fonts.append(font)
    }
    self.directory = directory
    self.fonts = fonts
  }

  /// The upright regular faces to fall back along, first to last, the emoji font at the end.
  public var fallbackOrder: [BundledFont] { fallbackOrder(weight: 400, slant: .upright) }

  /// One face per family to fall back along, first to last: of each family the face that comes
  /// closest to `weight` and `slant`.
  ///
  /// Closeness follows CSS Fonts 4 §5.2: the slant first, then the weight. The order is that of the
  /// manifest; fixed-width and test fonts are not in it.
  public func fallbackOrder(weight: Int, slant: BundledFont.Slant) -> [BundledFont] {
    var families: Set<String> = []
    return fonts.compactMap { font in
      guard font.role == .text || font.role == .emoji, families.insert(font.family).inserted else {
        return nil
      }
      return face(family: font.family, weight: weight, slant: slant)
    }
  }

  /// The face of `family` that comes closest to `weight` and `slant`, or nil if there is no such
  /// family.
  public func face(
    family: String, weight: Int = 400, slant: BundledFont.Slant = .upright
  ) -> BundledFont? {
    fonts.lazy.filter { $0.family == family }.min { one, other in
      let keys = [one, other].map { font in
        (font.slant == slant ? 0 : 1, Self.distance(from: weight, to: font.weight))
      }
      return keys[0] < keys[1]
    }
  }

  /// The square test font: every glyph one em wide, ascent 0.8 and descent 0.2 of an em.
  public var squareTest: BundledFont? { fonts.first { $0.role == .test } }

  /// The font whose file is called `name`.
  /// - Throws: ``BundledFontsError/unknownFont(name:directory:)``.
  public func font(named name: String) throws(BundledFontsError) -> BundledFont {
    guard let font = fonts.first(where: { $0.file == name }) else {
      throw .unknownFont(name: name, directory: directory.path)
    }
    return font
  }

  /// How unwelcome `weight` is where `wanted` was asked for (CSS Fonts 4 §5.2): from 400 to 500,
  /// heavier ones up to 500 come first, then lighter, then the rest; below 400 lighter ones come
  /// first, above 500 heavier ones.
  private static func distance(from wanted: Int, to weight: Int) -> Int {
    let otherSide = 10_000
    let difference = weight - wanted
    if (400...500).contains(wanted) {
      if (wanted...500).contains(weight) { return difference }
      return difference < 0 ? otherSide - difference : 2 * otherSide + difference
    }
    let isPreferred = wanted < 400 ? difference <= 0 : difference >= 0
    return abs(difference) + (isPreferred ? 0 : otherSide)
  }
}
