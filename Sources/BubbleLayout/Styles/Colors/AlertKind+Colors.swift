extension AlertKind {
  /// The role of the colour of the alert's bar, icon and title.
  public var foreground: SurfaceColorRole {
    switch self {
    case .note: .alertNote
    case .tip: .alertTip
    case .important: .alertImportant
    case .warning: .alertWarning
    case .caution: .alertCaution
    }
  }

  /// Returns the colour of the alert if the style gives none: blue, green, purple, amber or red.
  func color(isDark: Bool) -> Color {
    switch self {
    case .note: isDark ? Color(0x58A6FF) : Color(0x0B5FD0)
    case .tip: isDark ? Color(0x3FC65A) : Color(0x1A7F37)
    case .important: isDark ? Color(0xC78AFF) : Color(0x962FB4)
    case .warning: isDark ? Color(0xE3A92B) : Color(0x8F6200)
    case .caution: isDark ? Color(0xFF7468) : Color(0xCF222E)
    }
  }

  /// The minimum contrast that the colours above have with the background of alerts before they are made
  /// darker or lighter. With less, they would lose so much of their hue that they look alike.
  private static let contrast = 3.2

  /// Returns the background of alerts on a surface: a tint of the surface or, if the five colours would look
  /// alike on it, a lighter tint below dark text and a darker one below light text.
  static func background(on fill: Color, tint: Color, isDark: Bool) -> Color {
    let colors = allCases.map { $0.color(isDark: isDark) }
    func suffices(_ color: Color) -> Bool { colors.allSatisfy { $0.contrast(on: color) >= contrast } }
    let end = isDark ? Color.black : Color.white
    let steps = (0...16).lazy.map { fill.mixed(Double($0) / 16, with: end) }
    return suffices(tint) ? tint : steps.first(where: suffices) ?? end
  }
}
