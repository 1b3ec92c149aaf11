extension ColorPalette {
  /// The minimum contrast between text and its background (WCAG 2.2, 1.4.3).
  public static let textContrast = 4.5
  /// The minimum contrast between icons or lines that carry information and their background (WCAG 2.2,
  /// 1.4.11).
  public static let graphicContrast = 3.0
  /// The contrast between the icons of two delivery states that have one shape. It is a little more than 2,
  /// because colours are rounded.
  static let stateContrast = 2.05
  /// The most contrast between a surface and a background on it that is a tint of the surface.
  private static let tintContrast = 1.6
  /// The minimum contrast between letters that a search found and their background (WCAG 2.2, 1.4.6).
  static let matchContrast = 7.0

  /// Computes all colours of a theme.
  ///
  /// A role has the colour in the style's table, or else a colour that the style sets for a bubble, a text or
  /// a label. The colours of all other roles are derived from these. A colour with too little contrast is
  /// made darker or lighter.
  init(_ theme: ColorTheme, given: ColorTable, styles: [(role: MessageRole, style: MessageStyle)]) {
    colors = [Color](repeating: .black, count: ColorRole.all.count)
    let label = styles.lazy.flatMap(\.style.labels).compactMap(\.color).first
    let avatarBorder = styles.lazy.compactMap(\.style.avatar?.borderColor).first
    for surface in ColorSurface.allCases {
      var own = OwnColors()
      if let style = styles.first(where: { ColorSurface($0.role) == surface })?.style {
        own.fill = style.bubble.fill
        own.text = style.text.color
      } else if surface == .page {
        own.secondary = label
        own.border = avatarBorder
      }
      resolve(surface, theme, given: given, own: own)
    }
    for foreground in SharedColorRole.allCases {
      set(.everywhere(foreground), given[.everywhere(foreground)] ?? Self.shared(foreground, theme))
    }
    resolveShared()
    resolveHues(theme, given: given)
  }

  /// The colours that a style gives outside its colour tables, as they are written in JSON.
  private struct OwnColors {
    var fill: String?
    var text: String?
    var secondary: String?
    var border: String?
  }

  private mutating func set(_ role: ColorRole, _ color: Color) { colors[Int(role.index)] = color }

  /// Computes the colours on a surface. Each colour is derived from the ones before it.
  private mutating func resolve(
    _ surface: ColorSurface, _ theme: ColorTheme, given: ColorTable, own: OwnColors
  ) {
    let basis = Self.basis(surface, theme)
    func written(_ text: String?) -> Color? { text.flatMap(Color.init(hexadecimal:)) }
    let (text, graphic) = (Self.textContrast, Self.graphicContrast)
    // A translucent surface is mixed with the colour of the page, because the mixture is what the reader
    // sees.
    let page = surface == .page ? Color.white : self[.page, .fill]
    let fill = (given[.on(surface, .fill)] ?? written(own.fill) ?? basis.fill).over(page)
    set(.on(surface, .fill), fill)
    var foreground = given[.on(surface, .text)] ?? written(own.text) ?? basis.text
    if foreground.contrast(on: fill) < text {
      // If the text colour was chosen for another fill, it is replaced by a dark or a light colour, whichever
      // has more contrast. So the contrast exceeds the required minimum.
      let (dark, light) = (Color(0x1C1C1E), Color.white)
      foreground = (dark.contrast(on: fill) > light.contrast(on: fill) ? dark : light)
        .legible(on: [fill], atLeast: text)
    }
    /// Returns whether a colour was chosen for another fill: it is light on a light one, which has dark letters, or dark on a
    /// dark one. The colours of a preset are, if a style gives it a light fill in the dark theme.
    func isForOther(_ color: Color, on background: Color?, atLeast ratio: Double) -> Bool {
      guard let background, background.contrast(on: fill) < Self.tintContrast else { return false }
      return color.contrast(on: background) < ratio
        && (color.luminance > background.luminance) != (foreground.luminance > background.luminance)
    }
    func add(
      _ role: SurfaceColorRole, _ color: Color, on backgrounds: [Color] = [], atLeast ratio: Double = 1
    ) -> Color {
      let own = given[.on(surface, role)].flatMap {
        isForOther($0, on: backgrounds.first, atLeast: ratio) ? nil : $0
      }
      let color = (own ?? color).legible(on: backgrounds, atLeast: ratio)
      set(.on(surface, role), color)
      return color
    }
    // Returns the fill mixed with a share of the text colour. If the text would not be legible on that
    // mixture, the fill is mixed with black or white instead, to increase the contrast with the text.
    func tint(_ share: Double) -> Color {
      let tint = fill.mixed(share, with: foreground)
      if foreground.contrast(on: tint) > text { return tint }
      return fill.mixed(share, with: foreground.luminance > fill.luminance ? .black : .white)
    }
    let quote = add(.quote, tint(0.07))
    let panel = add(.panel, tint(0.06))
    let code = add(.code, tint(0.08))
    let button = add(.button, tint(0.1))
    let pill = add(.reaction, tint(surface == .page ? 0.09 : 0.12))
    let letters = add(.text, foreground, on: [fill, panel, code], atLeast: text)
    // The colours of code depend on whether its background is dark or light, whatever the theme.
    for (word, color) in Self.code(isDark: letters.luminance > fill.luminance) {
      _ = add(word, color, on: [fill, code], atLeast: text)
    }
    let isDark = letters.luminance > fill.luminance
    let alert = add(.alert, AlertKind.background(on: fill, tint: tint(0.04), isDark: isDark))
    for kind in AlertKind.allCases {
      _ = add(kind.foreground, kind.color(isDark: isDark), on: [alert.over(fill)], atLeast: text)
    }
    // The signs of answers are on the bubble, and their bars on tracks in the colour of buttons.
    for (role, alert) in [(SurfaceColorRole.right, AlertKind.tip), (.wrong, .caution)] {
      _ = add(role, alert.color(isDark: isDark), on: [fill, button], atLeast: graphic)
    }
    resolveMatches(surface, given: given, fill: fill)
    _ = add(
      .secondary, written(own.secondary) ?? foreground.mixed(0.36, with: fill), on: [fill, panel],
      atLeast: text)
    let link = add(.link, basis.link, on: [fill, panel], atLeast: text)
    _ = add(.mention, link, on: [fill, panel], atLeast: text)
    _ = add(.sender, link, on: [fill], atLeast: text)
    _ = add(.border, written(own.border) ?? fill.mixed(0.13, with: foreground))
    _ = add(.quoteBar, link, on: [fill, quote], atLeast: graphic)
    _ = add(.quoteSender, link, on: [quote], atLeast: text)
    _ = add(.quoteText, foreground.mixed(0.12, with: fill), on: [quote], atLeast: text)
    _ = add(.buttonText, link, on: [button], atLeast: text)
    let icon = add(.icon, link, on: [fill], atLeast: graphic)
    _ = add(.iconSign, fill, on: [icon], atLeast: text)
    _ = add(.bar, foreground.mixed(0.45, with: fill), on: [fill], atLeast: graphic)
    _ = add(.barFull, link, on: [fill], atLeast: graphic)
    // A message that was read must not look like one that was delivered. So the ticks of the latter are as
    // faint as they may be, and those of the former have twice their contrast.
    let tick = add(.tick, foreground.mixed(0.55, with: fill), on: [fill], atLeast: graphic)
    let read = link.legible(on: [fill], atLeast: tick.contrast(on: fill) * Self.stateContrast)
    _ = add(.tickRead, read, on: [fill], atLeast: graphic)
    // On the page, the words below a message that failed have this colour too.
    _ = add(.tickFailed, Self.failed(theme), on: [fill], atLeast: surface == .page ? text : graphic)
    _ = add(.reactionText, foreground, on: [pill], atLeast: text)
    _ = add(.reactionBorder, surface == .page ? fill : pill)
  }

  /// Computes the colours of matches. They are bright on every fill. Their letters are black, or white if the style
  /// gives dark matches.
  private mutating func resolveMatches(_ surface: ColorSurface, given: ColorTable, fill: Color) {
    let standard = Self.highlights(on: fill)
    let match = given[.on(surface, .match)] ?? standard.match
    let current = given[.on(surface, .currentMatch)] ?? standard.current
    func least(_ letters: Color) -> Double { min(letters.contrast(on: match), letters.contrast(on: current)) }
    let letters =
      given[.on(surface, .matchText)] ?? (least(.black) >= least(.white) ? Color.black : .white)
    set(.on(surface, .matchText), letters)
    set(.on(surface, .match), match.legible(on: [letters], atLeast: Self.matchContrast))
    set(.on(surface, .currentMatch), current.legible(on: [letters], atLeast: Self.matchContrast))
  }

  private mutating func resolveShared() {
    func make(_ foreground: SharedColorRole, legibleOn backgrounds: [Color], _ ratio: Double) {
      let role = ColorRole.everywhere(foreground)
      set(role, self[role].legible(on: backgrounds, atLeast: ratio))
    }
    let page = self[.page, .fill]
    make(.accent, legibleOn: [page], Self.textContrast)
    make(.pillText, legibleOn: [self[.everywhere(.pill)].over(page)], Self.textContrast)
    // Texts and icons on pictures must be legible on any picture, from white to black.
    for (foreground, background) in [
      (SharedColorRole.capsuleText, SharedColorRole.capsule), (.veilText, .veil),
    ] {
      let background = self[.everywhere(background)]
      make(foreground, legibleOn: [background.over(.white), background.over(.black)], Self.textContrast)
    }
    make(.mediaSign, legibleOn: [self[.everywhere(.media)].over(page)], Self.graphicContrast)
    make(.selection, legibleOn: [page], Self.graphicContrast)
  }

  private mutating func resolveHues(_ theme: ColorTheme, given: ColorTable) {
    let bubble = self[.received, .fill]
    let initials = self[.everywhere(.avatarText)]
    for (number, role) in ColorRole.names(of: "name") {
      let color = given[role] ?? Color(Self.names(theme)[number])
      // Names stand on bubbles, and on the page above content without a bubble. Some pages and bubbles are so
      // different that no colour is legible on both; without the page, each name then keeps its hue.
      let bubbles = [bubble, self[.received, .quote]]
      let places = bubbles + [self[.page, .fill]]
      let everywhere = color.legible(on: places, atLeast: Self.textContrast)
      let isLegible = places.allSatisfy { everywhere.contrast(on: $0) >= Self.textContrast }
      set(role, isLegible ? everywhere : color.legible(on: bubbles, atLeast: Self.textContrast))
    }
    for (number, role) in ColorRole.names(of: "avatar") {
      let color = given[role] ?? Color(Self.avatars[number])
      set(role, color.legible(on: [initials], atLeast: Self.textContrast))
    }
  }
}

extension ColorRole {
  /// Returns the roles of a kind that exist once for each hue of senders.
  fileprivate static func names(of kind: String) -> [(number: Int, role: ColorRole)] {
    (0..<SenderHue.count).compactMap { number in ColorRole(name: "\(kind)\(number)").map { (number, $0) } }
  }
}

extension ChatStyle {
  /// The colours of the style, in both themes.
  public var palettes: ChatColors { colorSource.value }
}
