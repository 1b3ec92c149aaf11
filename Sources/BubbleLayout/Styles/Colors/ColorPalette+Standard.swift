extension ColorPalette {
  /// The colours of a surface if the style gives none. The other colours of the surface are derived from
  /// them.
  struct Basis {
    let fill: Color
    let text: Color
    let link: Color
  }

  static func basis(_ surface: ColorSurface, _ theme: ColorTheme) -> Basis {
    switch (surface, theme) {
    case (.page, .light): Basis(fill: Color(0xF4F5F8), text: Color(0x1C1C1E), link: Color(0x1667C0))
    case (.sent, .light): Basis(fill: Color(0xBDE9F7), text: Color(0x10222A), link: Color(0x0A5A9C))
    case (.received, .light): Basis(fill: Color(0xFFFFFF), text: Color(0x1C1C1E), link: Color(0x1667C0))
    case (.notice, .light): Basis(fill: Color(0xE6E8EE), text: Color(0x3F424B), link: Color(0x1667C0))
    case (.page, .dark): Basis(fill: Color(0x16181D), text: Color(0xE6E7EB), link: Color(0x7FB8FF))
    case (.sent, .dark): Basis(fill: Color(0x155E75), text: Color(0xF2FBFE), link: Color(0x9BE0FF))
    case (.received, .dark): Basis(fill: Color(0x2A2D35), text: Color(0xECEDF0), link: Color(0x7FB8FF))
    case (.notice, .dark): Basis(fill: Color(0x22252C), text: Color(0xC4C8D2), link: Color(0x7FB8FF))
    }
  }

  /// Returns the colours of senders' names, by hue: red, orange, olive, green, teal, blue, violet and pink,
  /// followed in the light theme by brown, slate, moss and indigo, and in the dark theme by sand, ice, lime and rose.
  ///
  /// Any two are at least 20 apart in CIE 2000, and they are dark or light enough for the bubbles and pages of all
  /// presets except `balloon`, so that no preset has to change them. A search through all colours found them.
  static func names(_ theme: ColorTheme) -> [UInt32] {
    theme == .light
      ? [
        0xB91225, 0x924900, 0x6A5D00, 0x1F6B1A, 0x006672, 0x005094, 0x7440B9, 0xAB216D,
        0x511401, 0x5E5A6A, 0x003A28, 0x171756,
      ]
      : [
        0xFF8F84, 0xFB9A3D, 0xDCCE43, 0xB0D8A5, 0x14C3B7, 0x24BBFF, 0xBAA9FF, 0xFF85D1,
        0xFFDFBD, 0xC6FAFF, 0x23FF12, 0xFFD5E2,
      ]
  }

  /// The backgrounds of avatars, by hue. They are dark enough for white initials and bright enough to be seen on the
  /// pages of the dark theme (3 : 1), and any two are at least 20 apart in CIE 2000. Their order is that of the names, so
  /// that the name and the avatar of a person are of one kind: the last four are brown, slate, moss and magenta.
  static let avatars: [UInt32] = [
    0xE52126, 0xB45F00, 0x867200, 0x26873B, 0x07827C, 0x027AC5, 0x544DE5, 0xC51260,
    0x855C53, 0x76728E, 0x757769, 0xCE0CD1,
  ]

  /// Returns the colours that do not depend on a surface.
  static func shared(_ foreground: SharedColorRole, _ theme: ColorTheme) -> Color {
    let isLight = theme == .light
    return switch foreground {
    case .accent: isLight ? Color(0xC2452D) : Color(0xFF8A70)
    case .pill: isLight ? Color(0xE2E4EA) : Color(0x2A2D35)
    case .pillText: isLight ? Color(0x4A4E59) : Color(0xC4C8D2)
    case .capsule: Color(0x000000, opacity: 0.66)
    case .veil: Color(0x000000, opacity: 0.6)
    case .capsuleText, .veilText, .avatarText: .white
    case .capsuleTickRead: Color(0x53BDEB)
    case .media: isLight ? Color(0xCDD5E0) : Color(0x3A414D)
    case .mediaSign: isLight ? Color(0x4F5D70) : Color(0xB9C4D4)
    case .pictureEdge: isLight ? Color(0x000000, opacity: 0.1) : Color(0xFFFFFF, opacity: 0.1)
    case .selection: isLight ? Color(0x7C7F8A) : Color(0x8D919E)
    }
  }

  /// Returns the colours behind matches of a search and behind the current match: bright yellow and orange in both
  /// themes, as in browsers or, on a surface of such a colour, light blue and pink. Their letters are black.
  static func highlights(on fill: Color) -> (match: Color, current: Color) {
    let (match, current) = (Color(0xFFD60A), Color(0xFF9F0A))
    return match.isDistinct(from: fill) && current.isDistinct(from: fill)
      ? (match, current) : (Color(0x64D2FF), Color(0xFF9ECF))
  }

  /// Returns the colours of tokens of code, on a light or a dark background.
  static func code(isDark: Bool) -> [(foreground: SurfaceColorRole, color: Color)] {
    isDark
      ? [
        (.codeKeyword, Color(0xFF9BCF)), (.codeString, Color(0xFFB28A)), (.codeComment, Color(0xA9B4C2)),
        (.codeNumber, Color(0xE0CF6B)), (.codeName, Color(0x82C4FF)), (.codeType, Color(0x6FD8CB)),
        (.codeInserted, Color(0x8ED694)), (.codeDeleted, Color(0xFF8A80)),
      ]
      : [
        (.codeKeyword, Color(0xA3256F)), (.codeString, Color(0xB0361E)), (.codeComment, Color(0x5A6472)),
        (.codeNumber, Color(0x6B5E00)), (.codeName, Color(0x1F5FA0)), (.codeType, Color(0x00695E)),
        (.codeInserted, Color(0x22692A)), (.codeDeleted, Color(0xB3261E)),
      ]
  }

  static func failed(_ theme: ColorTheme) -> Color { theme == .light ? Color(0xD3302F) : Color(0xFF7A70) }
}
