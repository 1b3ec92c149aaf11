public import Foundation

/// The fonts that come with the package: Noto for the world's scripts, Noto Color Emoji, STIX Math for formulas, and
/// a square font for tests.
///
/// The files are searched for in these places, in this order: the directory that the environment variable
/// ``directoryVariable`` names; the package's resource bundle next to the executable; the folder into which
/// `make install` puts them; the checkout that the package was built from. The search happens once, at the
/// first use. A program that keeps the fonts elsewhere opens that folder as a `FontSet.directory`.
public enum BundledFonts {
  /// The environment variable that names a directory with fonts and their `manifest.json`.
  public static let directoryVariable = "BUBBLE_LAYOUT_FONTS"

  /// The catalog that the search found.
  package static var catalog: BundledFontCatalog {
    get throws(BundledFontsError) { try found.get() }
  }

  /// Every bundled font, in the manifest's order.
  public static var all: [BundledFont] {
    get throws(BundledFontsError) { try catalog.fonts }
  }

  /// The fallback order: text fonts first, then emoji, then fixed-width fonts, which are meant for those who
  /// request them by name. The test font and the font for formulas are not included.
  public static var fallbackOrder: [BundledFont] {
    get throws(BundledFontsError) { try catalog.fallbackOrder }
  }

  /// The square test font: every glyph is one em wide, with an ascent of 0.8 em and a descent of 0.2 em.
  public static var squareTest: BundledFont {
    get throws(BundledFontsError) {
      let catalog = try catalog
      guard let font = catalog.squareTest else {
        throw .unknownFont(name: "of role \"test\"", directory: catalog.directory.path)
      }
      return font
    }
  }

  /// The font for formulas, which has an OpenType MATH table: STIX Math.
  public static var math: BundledFont {
    get throws(BundledFontsError) {
      let catalog = try catalog
      guard let font = catalog.math else {
        throw .unknownFont(name: "of role \"math\"", directory: catalog.directory.path)
      }
      return font
    }
  }

  /// Returns the path of a bundled file, such as `NotoSans-Bold.ttf`.
  public static func url(for file: String) throws(BundledFontsError) -> URL {
    try catalog.font(named: file).url
  }

  /// Opens the fonts in a directory with a `manifest.json` in the format of the bundled one.
  package static func load(directory: URL) throws(BundledFontsError) -> BundledFontCatalog {
    try BundledFontCatalog(directory: directory)
  }

  private static let found = Result { () throws(BundledFontsError) in try search() }
}
