extension LayoutEngine {
  /// The version of the package by the rules of Semantic Versioning, such as `0.4.0`. It equals the version
  /// in the file `VERSION`.
  public static let version = "0.4.0"
}
