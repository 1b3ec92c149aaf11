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
  /// - Throws: `FontSetError`, naming the file and the reason.
  public func open() throws(FontSetError) -> FontCollection {
    do {
      switch self {
      case .bundled: return try FontCollection(faces: Self.bundledFaces())
      case .directory(let path): return try FontCollection(directory: path)
      case .files(let paths): return try FontCollection(files: paths)
      case .collection(let collection): return collection
      }
    } catch let error as FontError {
      throw .font(error)
    } catch let error as BundledFontsError {
      throw .bundle(error)
    } catch {
      throw .font(.noFonts(path: "\(error)"))
    }
  }

  /// The bundled fonts in their fall-back order.
  private static func bundledFaces() throws -> [FontFace] {
    try BundledFonts.fallbackOrder.map { try FontFace(path: $0.url.path, hash: $0.sha256) }
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
