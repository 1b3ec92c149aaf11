import BubbleLayout
import TextShaping

/// The output of `bubble --version`.
enum ToolVersion {
  /// The versions of the tool and of the libraries that layouts depend on.
  static var text: String {
    let versions = EngineVersions.current
    return "bubble \(LayoutEngine.version)\nHarfBuzz \(versions.harfBuzz), FreeType \(versions.freeType), "
      + "Unicode \(versions.unicode)"
  }
}
