// The names of version 0.4, which are kept for one version. `CHANGELOG.md` lists them beside the new ones.

extension MeasureField {
  /// Now `warnings`.
  @available(*, deprecated, renamed: "warnings")
  public static var doubts: MeasureField { .warnings }
}
