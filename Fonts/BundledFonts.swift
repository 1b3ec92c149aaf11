public import Foundation

/// The fonts that come with the package: Noto for the world's scripts, Noto Color Emoji, STIX Math for formulas, and
/// a square font for tests.
///
/// The files are found, in this order: in the directory that the environment variable
/// ``directoryVariable`` names; in the package's resource bundle beside the executable; in the checkout
/// that the package was built from. They are looked up once, on first use. A program that keeps them
/// elsewhere opens that folder as a `FontSet.directory`.
public enum BundledFonts {
  /// The environment variable that names a directory with a `manifest.json`.
  public static let directoryVariable = "BUBBLE_LAYOUT_FONTS"

  /// The catalog found on first use.
  package static var catalog: BundledFontCatalog {
    get throws(BundledFontsError) { try found.get() }
  }

  /// Every bundled font, in the manifest's order.
  public static var all: [BundledFont] {
    get throws(BundledFontsError) { try catalog.fonts }
  }

  /// The fonts to fall back along, first to last: text, then emoji; fixed-width faces last, as they are there for
  /// those who name them. Neither the test font nor the font for formulas is among them.
  public static var fallbackOrder: [BundledFont] {
    get throws(BundledFontsError) { try catalog.fallbackOrder }
  }

  /// The square test font: every glyph one em wide, ascent 0.8 and descent 0.2 of an em.
  public static var squareTest: BundledFont {
    get throws(BundledFontsError) {
      let catalog = try catalog
      guard let font = catalog.squareTest else {
        throw .unknownFont(name: "of role \"test\"", directory: catalog.directory.path)
      }
      return font
    }
  }

  /// The font that formulas are set in, with an OpenType MATH table: STIX Math.
  public static var math: BundledFont {
    get throws(BundledFontsError) {
      let catalog = try catalog
      guard let font = catalog.math else {
        throw .unknownFont(name: "of role \"math\"", directory: catalog.directory.path)
      }
      return font
    }
  }

  /// Where the bundled file `file` is, for example `NotoSans-Bold.ttf`.
  public static func url(for file: String) throws(BundledFontsError) -> URL {
    try catalog.font(named: file).url
  }

  /// The fonts in `directory`, which holds a `manifest.json` of the form of the bundled one.
  package static func load(directory: URL) throws(BundledFontsError) -> BundledFontCatalog {
    try BundledFontCatalog(directory: directory)
  }

  private static let found = Result { () throws(BundledFontsError) in try search() }
}
