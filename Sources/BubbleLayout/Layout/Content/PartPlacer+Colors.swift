extension PartPlacer {
  /// Returns the role of a colour on the surface behind the parts.
  func role(of color: PaintColor?) -> ColorRole? {
    switch color {
    case .on(let role): .on(surface, role)
    case .fixed(let role): role
    case .person(let person, let role): hue(of: person, or: role)
    case .avatar(let hue): showsAvatarColors ? .avatar(hue) : .on(surface, .icon)
    case .avatarSign: showsAvatarColors ? .everywhere(.avatarText) : .on(surface, .iconSign)
    case nil: nil
    }
  }

  /// The minimum contrast of an avatar in a bubble with the bubble's colour. It is less than that of icons, because the
  /// sign on the avatar has its own contrast.
  private static var avatarContrast: Double { 2 }

  /// Whether all avatars are easy to see on the surface behind the parts, in both themes.
  private var showsAvatarColors: Bool {
    guard let palettes else { return true }
    return ColorTheme.allCases.allSatisfy { theme in
      let fill = palettes[theme][surface, .fill]
      return (0..<SenderHue.count).allSatisfy {
        palettes[theme][.avatar(SenderHue(place: $0))].contrast(on: fill) >= Self.avatarContrast
      }
    }
  }

  /// Returns the person's own colour; nil for other colours.
  func tint(of color: PaintColor?) -> Color? {
    if case .person(let person, _) = color { tint(of: person) } else { nil }
  }

  /// Returns the role of the colour of a label. It depends on the label's role and on the surface behind the
  /// label.
  func foreground(of role: LabelRole) -> ColorRole {
    if isOnCapsule { return .everywhere(.capsuleText) }
    return switch role {
    case .sender: sender.map { hue(of: $0, or: .sender) } ?? .on(surface, .sender)
    case .senderAndTime, .time, .edited, .detail, .count: .on(surface, .secondary)
    case .quoteSender: .on(surface, .quoteSender)
    case .quoteText: .on(surface, .quoteText)
    case .title, .option, .code: .on(surface, .text)
    case .mention: .on(surface, .mention)
    case .button: .on(surface, .buttonText)
    case .reaction: .on(surface, .reactionText)
    case .readMore, .readLess: .on(surface, .link)
    case .hiddenCount: .everywhere(.veilText)
    case .duration: .everywhere(.capsuleText)
    case .initials: .everywhere(.avatarText)
    case .language, .lineNumber: .on(surface, .codeComment)
    case .columnTitle, .formulaNumber: .on(surface, .text)
    case .unfold: .on(surface, .link)
    }
  }

  /// Returns the role of the colour of a person's name. In received messages each person has a hue, with or
  /// without a bubble; elsewhere all names have the role `foreground`.
  func hue(of sender: String, or foreground: SurfaceColorRole) -> ColorRole {
    showsHues ? .name(people.hue(of: sender)) : .on(surface, foreground)
  }

  /// Returns the person's own colour in received messages; nil elsewhere, and if the person has no colour.
  func tint(of sender: String?) -> Color? {
    showsHues ? sender.flatMap { people[$0]?.color } : nil
  }

  /// Returns the role of the fill colour of a box; nil for a box that is not filled.
  func background(of role: BoxRole) -> ColorRole? {
    switch role {
    case .quote: .on(surface, .quote)
    case .quoteBar: .on(surface, .quoteBar)
    case .link, .mention: .on(surface, .panel)
    case .quotePicture, .linkPicture, .custom, .emoji: .everywhere(.media)
    case .icon: .on(surface, .icon)
    case .code: .on(surface, .code)
    case .button, .track: .on(surface, .button)
    case .share: .on(surface, .barFull)
    case .reaction: .on(surface, .reaction)
    case .capsule, .play: .everywhere(.capsule)
    case .pill: .everywhere(.pill)
    case .line: .everywhere(.accent)
    case .swipe: .on(.page, .icon)
    case .rule, .bar: .on(surface, .bar)
    default: nil
    }
  }

  /// Returns the role of the colour of a box's icon, bars or border; nil for a box without them.
  func foreground(of role: BoxRole) -> ColorRole? {
    switch role {
    case .quotePicture, .linkPicture: .everywhere(.mediaSign)
    case .icon: .on(surface, .iconSign)
    case .option, .waveform, .table: .on(surface, .bar)
    case .reaction: .on(surface, .reactionBorder)
    case .copy: .on(surface, .codeComment)
    case .sign: isOnCapsule ? .everywhere(.capsuleText) : .on(surface, .secondary)
    case .play: .everywhere(.capsuleText)
    case .selection: .everywhere(.selection)
    case .swipe: .on(.page, .iconSign)
    default: nil
    }
  }

  /// Returns the role of the colour of a delivery state's icon.
  func foreground(of state: DeliveryState) -> ColorRole {
    if isOnCapsule { return .everywhere(state == .read ? .capsuleTickRead : .capsuleText) }
    return switch state {
    case .sending, .sent, .delivered: .on(surface, .tick)
    case .read: .on(surface, .tickRead)
    case .failed: .on(surface, .tickFailed)
    }
  }
}
