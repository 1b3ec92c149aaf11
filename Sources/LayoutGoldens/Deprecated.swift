// The names of version 0.4, which are kept for one version. `CHANGELOG.md` lists them with the new names.

/// Renamed to `ImageComparison`.
@available(*, deprecated, renamed: "ImageComparison")
public typealias PictureComparison = ImageComparison

extension Goldens {
  /// Renamed to `check(image:named:comparison:)`.
  @available(*, deprecated, renamed: "check(image:named:comparison:)")
  public func check(picture png: [UInt8], named name: String, comparison: ImageComparison) -> GoldenOutcome {
    check(image: png, named: name, comparison: comparison)
  }
}
