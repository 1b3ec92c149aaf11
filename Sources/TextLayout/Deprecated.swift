// The names of version 0.4. They are kept for one version. `CHANGELOG.md` lists them with the new names.

/// The former name of `LayoutWarnings`.
@available(*, deprecated, renamed: "LayoutWarnings")
public typealias LayoutDoubts = LayoutWarnings

extension TextBlock {
  /// The former name of `warnings`.
  @available(*, deprecated, renamed: "warnings")
  public var doubts: LayoutWarnings { warnings }
}
