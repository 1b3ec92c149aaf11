import TextShaping
import TextUnicode

#if Complete || BundledFonts
import BundledFonts
import Foundation
#endif

extension MathTypesetter {
  /// Creates a typesetter with the bundled math font, STIX Math.
  ///
  /// - Parameters:
  ///   - fallback: The fonts for characters that the math font lacks, such as those of the engine; nil if
  ///     there is none.
  ///   - policy: As in `init(font:fallback:policy:)`.
  /// - Throws: `MathTypesetterError.noFont` if the font cannot be used, and always in a build without the
  ///   trait `BundledFonts`.
  public static func bundled(
    fallback: FontCollection? = nil, policy: LayoutPolicy = .unicode
  ) throws(MathTypesetterError) -> MathTypesetter {
    #if Complete || BundledFonts
    let font: BundledFont
    do throws(BundledFontsError) { font = try BundledFonts.math } catch { throw .noFont(reason: "\(error)") }
    let face: FontFace
    do throws(FontError) {
      face = try FontFace(path: font.url.path, index: font.faceIndex, hash: font.sha256)
    } catch {
      throw .noFont(reason: "\(error)")
    }
    return try MathTypesetter(font: face, fallback: fallback, policy: policy)
    #else
    throw .noFont(reason: "the package was built without the trait BundledFonts")
    #endif
  }
}
