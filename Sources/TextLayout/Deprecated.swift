// The names of version 0.4, which are kept for one version. `CHANGELOG.md` lists them beside the new ones.

/// Now `LayoutWarnings`.
@available(*, deprecated, renamed: "LayoutWarnings")
public typealias LayoutDoubts = LayoutWarnings

extension TextBlock {
  /// Now `warnings`.
  @available(*, deprecated, renamed: "warnings")
  public var doubts: LayoutWarnings { warnings }
}
