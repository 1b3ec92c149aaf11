import CFreeType
import CHarfBuzz
import TextUnicode

/// The versions of what a layout's numbers come from.
public struct EngineVersions: Hashable, Sendable {
  /// As `hb_version_string` gives it.
  public let harfBuzz: String
  /// As `FT_Library_Version` gives it.
  public let freeType: String
  /// The version of the Unicode data that texts are analysed by.
  public let unicode: String

  /// The versions this program runs with.
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
