import BubbleLayout
import TextShaping

/// What `bubble --version` says.
enum ToolVersion {
  /// The tool and the libraries that layouts depend on.
  static var text: String {
    let versions = EngineVersions.current
    return "bubble \(LayoutEngine.version)\nHarfBuzz \(versions.harfBuzz), FreeType \(versions.freeType), "
      + "Unicode \(versions.unicode)"
  }
}
