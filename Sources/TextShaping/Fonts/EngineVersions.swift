import CFreeType
import CHarfBuzz
import TextUnicode

/// The versions of the libraries and data that layouts depend on.
public struct EngineVersions: Hashable, Sendable {
  /// HarfBuzz's version, from `hb_version_string`.
  public let harfBuzz: String
  /// FreeType's version, from `FT_Library_Version`.
  public let freeType: String
  /// The version of the Unicode data that text analysis uses.
  public let unicode: String

  /// The versions that this program uses.
  public static let current = EngineVersions()

  private init() {
    harfBuzz = String(cString: hb_version_string())
    var library: FT_Library?
    var version: (major: FT_Int, minor: FT_Int, patch: FT_Int) = (0, 0, 0)
    if FT_Init_FreeType(&library) == 0 {
      FT_Library_Version(library, &version.major, &version.minor, &version.patch)
      FT_Done_FreeType(library)
    }
    freeType = "\(version.major).\(version.minor).\(version.patch)"
    unicode = ScalarProperties.unicodeVersion
  }
}
