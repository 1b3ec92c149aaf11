// The names of version 0.4, which are kept for one version. `CHANGELOG.md` lists them with the new names.

extension MeasureField {
  /// Renamed to `warnings`.
  @available(*, deprecated, renamed: "warnings")
  public static var doubts: MeasureField { .warnings }
}
