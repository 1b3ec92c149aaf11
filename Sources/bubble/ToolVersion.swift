import TextShaping

/// What `bubble --version` says.
enum ToolVersion {
  static let number = "0.1.0"

  /// The tool and the libraries that layouts depend on.
  static var text: String {
    let versions = EngineVersions.current
    return "bubble \(number)\nHarfBuzz \(versions.harfBuzz), FreeType \(versions.freeType), "
      + "Unicode \(versions.unicode)"
  }
}
