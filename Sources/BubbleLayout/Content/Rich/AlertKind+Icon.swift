extension AlertKind {
  /// The icon before the alert's title.
  public var icon: BoxIcon {
    switch self {
    case .note: .note
    case .tip: .tip
    case .important: .important
    case .warning: .warning
    case .caution: .caution
    }
  }
}
