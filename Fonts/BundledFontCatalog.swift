package import Foundation

/// The fonts of one directory with a manifest, in the manifest's order.
package struct BundledFontCatalog: Sendable, Hashable {
  /// The manifest's file name.
  package static let manifestName = "manifest.json"

  /// The directory with the fonts, the manifest and the licences.
  package let directory: URL
  /// Every font, in the manifest's order.
  package let fonts: [BundledFont]
  /// The characters of each font.
  package let coverage: BundledFontCoverage

  /// Reads the manifest in `directory`, and checks that each listed file exists and has the listed size.
  ///
  /// The check opens no font file and computes no hash.
  ///
  /// - Throws: ``BundledFontsError``, which names the file and the reason.
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

  /// Checks that a font's file exists and has the right size. The file is opened much later, when errors can
  /// no longer be reported.
  private static func check(_ font: BundledFont) throws(BundledFontsError) {
    var status = stat()
    guard stat(font.url.path, &status) == 0 else { throw .missingFile(path: font.url.path) }
    guard Int(status.st_size) == font.size else {
      throw .wrongSize(path: font.url.path, size: Int(status.st_size), expected: font.size)
    }
  }

  /// The fallback order: text fonts first, then emoji, then fixed-width fonts, which are meant for those who
  /// request them by name. Test fonts and the font for formulas are not included.
  package var fallbackOrder: [BundledFont] {
    [.text, .emoji, .monospaced].flatMap { role in fonts.filter { $0.role == role } }
  }

  /// The square test font: every glyph is one em wide, with an ascent of 0.8 em and a descent of 0.2 em. Nil
  /// if the catalog has none.
  package var squareTest: BundledFont? { fonts.first { $0.role == .test } }

  /// The font for formulas; nil if the catalog has none.
  package var math: BundledFont? { fonts.first { $0.role == .math } }

  /// Returns the font with this file name.
  ///
  /// - Throws: ``BundledFontsError/unknownFont(name:directory:)`` if the catalog has no such font.
  package func font(named name: String) throws(BundledFontsError) -> BundledFont {
    guard let font = fonts.first(where: { $0.file == name }) else {
      throw .unknownFont(name: name, directory: directory.path)
    }
    return font
  }
}
