import BundledFonts
import Foundation
import TextShaping

/// Where an engine takes its fonts from.
public enum FontSet: Sendable {
  /// The Noto fonts that come with the package.
  case bundled
  /// A folder of fonts, in the order of its `stack.txt` or by name.
  case directory(String)
  /// Font files, in fall-back order.
  case files([String])
  /// Fonts that are open already, such as those of another engine.
  case collection(FontCollection)

  /// Opens the fonts.
  ///
  /// - Parameter skipping: Is told of what is passed over in a folder: what has the name of a font and is no file.
  /// - Throws: `FontSetError`, naming the file and the reason.
  public func open(skipping: (FontError) -> Void = { _ in }) throws(FontSetError) -> FontCollection {
    switch self {
    case .bundled:
      let fonts: [BundledFont]
      do throws(BundledFontsError) { fonts = try BundledFonts.fallbackOrder } catch { throw .bundle(error) }
      return try Self.reporting { () throws(FontError) in
        var faces: [FontFace] = []
        for font in fonts { faces.append(try FontFace(path: font.url.path, hash: font.sha256)) }
        return FontCollection(faces: faces)
      }
    case .directory(let path):
      return try Self.reporting { () throws(FontError) in
        try FontCollection(directory: path, skipping: skipping)
      }
    case .files(let paths):
      return try Self.reporting { () throws(FontError) in try FontCollection(files: paths) }
    case .collection(let collection): return collection
    }
  }

  private static func reporting(
    _ open: () throws(FontError) -> FontCollection
  ) throws(FontSetError) -> FontCollection {
    do throws(FontError) { return try open() } catch { throw .font(error) }
  }
}

/// Why an engine could not have its fonts.
public enum FontSetError: Error, Sendable {
  case font(FontError)
  case bundle(BundledFontsError)
}

extension FontSetError: CustomStringConvertible {
  /// The path and the reason.
  public var description: String {
    switch self {
    case .font(let error): error.description
    case .bundle(let error): error.description
    }
  }
}
