import CFreeType
import CHarfBuzz

/// The versions of the libraries that shape text, as they are at run time.
public enum ShaperVersion {
  /// HarfBuzz, such as `6.0.0`.
  public static let harfBuzz = String(cString: hb_version_string())

  /// FreeType, such as `2.12.1`.
  public static let freeType: String = {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return "unknown" }
    defer { FT_Done_FreeType(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }()
}
