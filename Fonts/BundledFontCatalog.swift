package import Foundation

/// The fonts of one directory with a manifest, in the manifest's order.
package struct BundledFontCatalog: Sendable, Hashable {
  /// The manifest's name inside the directory.
  package static let manifestName = "manifest.json"

  /// The directory with the fonts, the manifest and the licences.
  package let directory: URL
  /// Every font, in the manifest's order.
  package let fonts: [BundledFont]
  /// The characters of each font.
  package let coverage: BundledFontCoverage

  /// Reads the manifest in `directory` and checks that each file it lists is there and whole.
  ///
  /// No file is opened, and no hash computed.
  /// - Throws: ``BundledFontsError``, naming the file and the reason.
  package init(directory: URL) throws(BundledFontsError) {
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
      guard names.insert(font.id).inserted else {
        throw .invalidManifest(path: url.path, reason: "fonts[\(index)].file is listed twice")
      }
      if font.file != fonts.last?.file { try Self.check(font) }
      fonts.append(font)
    }
    self.directory = directory
    self.fonts = fonts
    coverage = BundledFontCoverage(directory.appendingPathComponent(BundledFontCoverage.name))
  }

  /// A file is opened long after, when nothing can be reported any more: so it is looked at now.
  private static func check(_ font: BundledFont) throws(BundledFontsError) {
    var status = stat()
    guard stat(font.url.path, &status) == 0 else { throw .missingFile(path: font.url.path) }
    guard Int(status.st_size) == font.size else {
      throw .wrongSize(path: font.url.path, size: Int(status.st_size), expected: font.size)
    }
  }

  /// The fonts to fall back along, first to last: text, then emoji; fixed-width faces last, as they are there for
  /// those who name them. Neither test fonts nor the font for formulas are among them.
  package var fallbackOrder: [BundledFont] {
    [.text, .emoji, .monospaced].flatMap { role in fonts.filter { $0.role == role } }
  }

  /// The square test font: every glyph one em wide, ascent 0.8 and descent 0.2 of an em.
  package var squareTest: BundledFont? { fonts.first { $0.role == .test } }

  /// The font that formulas are set in.
  package var math: BundledFont? { fonts.first { $0.role == .math } }

  /// The font whose file is called `name`.
  /// - Throws: ``BundledFontsError/unknownFont(name:directory:)``.
  package func font(named name: String) throws(BundledFontsError) -> BundledFont {
    guard let font = fonts.first(where: { $0.file == name }) else {
      throw .unknownFont(name: name, directory: directory.path)
    }
    return font
  }
}
