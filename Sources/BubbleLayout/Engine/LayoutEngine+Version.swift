extension LayoutEngine {
  /// The version of the package, such as `0.4.0`, by the rules of Semantic Versioning: that of the file `VERSION`.
  public static let version = "0.4.0"
}
