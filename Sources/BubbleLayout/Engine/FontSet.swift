import TextShaping

#if Complete || BundledFonts
import BundledFonts
import Foundation
#endif

/// The source of an engine's fonts.
public enum FontSet: Sendable {
  /// The Noto fonts that are included in the package. A build without the trait `BundledFonts` has none.
  case bundled
  /// The installed fonts, as fontconfig finds them, followed by the bundled fonts if the build has them. A
  /// build without the trait `Fontconfig` finds no installed fonts.
  ///
  /// Layouts then depend on the computer. The output identifies their fonts by name and content.
  case system
  /// The fonts in a folder and its subfolders, in the order of the folder's `stack.txt` or, without this
  /// file, in the order of their paths.
  case directory(String)
  /// Font files, in fallback order.
  case files([String])
  /// Font files and fonts in memory, in fallback order.
  case sources([FontSource])
  /// Fonts that another component chooses, such as the operating system of an application.
  case matching(any FontMatching)
  /// Fonts that are already open, such as those of another engine.
  case collection(FontCollection)

  /// Opens the fonts.
  ///
  /// - Parameter skipping: Is called for each entry of a folder that is skipped because it has the name of a
  ///   font but is not a file.
  /// - Throws: `FontSetError`, which names the file and the reason.
  public func open(skipping: (FontError) -> Void = { _ in }) throws(FontSetError) -> FontCollection {
    switch self {
    case .bundled:
      return FontCollection(faces: try Self.bundledFaces())
    case .system:
      #if Complete || Fontconfig
      #if Complete || BundledFonts
      let bundled = try Self.bundledFaces()
      #else
      let bundled: [FontFace] = []
      #endif
      guard let system = SystemFonts() else { throw .noSystemFonts }
      return FontCollection(matching: system.matching(before: bundled))
      #else
      throw .leftOut(trait: "Fontconfig")
      #endif
    case .directory(let path):
      return try Self.reporting { () throws(FontError) in
        try FontCollection(directory: path, skipping: skipping)
      }
    case .files(let paths):
      return try Self.reporting { () throws(FontError) in try FontCollection(files: paths) }
    case .sources(let sources):
      return try Self.reporting { () throws(FontError) in try FontCollection(sources: sources) }
    case .matching(let matching):
      if matching.faces.isEmpty { throw .font(.noFonts(path: "")) }
      return FontCollection(matching: matching)
    case .collection(let collection): return collection
    }
  }

  /// Returns the bundled faces in fallback order. The faces are not opened yet.
  private static func bundledFaces() throws(FontSetError) -> [FontFace] {
    #if Complete || BundledFonts
    do throws(BundledFontsError) {
      let catalog = try BundledFonts.catalog
      return catalog.fallbackOrder.map { FontFace(FontDescriptor($0, in: catalog)) }
    } catch {
      throw .bundle(error)
    }
    #else
    throw .leftOut(trait: "BundledFonts")
    #endif
  }

  private static func reporting(
    _ open: () throws(FontError) -> FontCollection
  ) throws(FontSetError) -> FontCollection {
    do throws(FontError) { return try open() } catch { throw .font(error) }
  }
}

/// The errors that can occur when an engine's fonts are opened.
public enum FontSetError: Error, Sendable {
  /// A font file cannot be used.
  case font(FontError)
  #if Complete || BundledFonts
  /// The bundled fonts cannot be used.
  case bundle(BundledFontsError)
  #endif
  /// fontconfig has no configuration, or finds no fonts.
  case noSystemFonts
  /// The package was built without a trait that the fonts need.
  case leftOut(trait: String)
}

#if Complete || BundledFonts
extension FontDescriptor {
  /// Makes the description of a bundled font from the manifest.
  fileprivate init(_ font: BundledFont, in catalog: BundledFontCatalog) {
    self.init(
      source: .file(font.url.path), faceIndex: font.faceIndex, name: font.postScriptName, family: font.family,
      style: font.style, weight: FontWeight(rawValue: font.weight),
      slant: font.slant == .italic ? .italic : .upright, isColor: font.role == .emoji,
      isVariable: font.isVariable, hash: font.sha256,
      coverage: { catalog.coverage.ranges(of: font).map { ScalarSet($0) } })
    languageSystems = { catalog.coverage.languageSystems(of: font) }
  }
}
#endif

extension FontSetError: CustomStringConvertible {
  /// The path and the reason, in English.
  public var description: String {
    switch self {
    case .font(let error): error.description
    #if Complete || BundledFonts
    case .bundle(let error): error.description
    #endif
    case .noSystemFonts: "fontconfig finds no installed fonts"
    case .leftOut(let trait):
      "this build of BubbleLayout does not include these fonts, because its trait \(trait) is off"
    }
  }
}
