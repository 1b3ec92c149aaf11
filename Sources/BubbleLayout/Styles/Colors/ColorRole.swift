/// The purpose of a colour. The parts of a layout name the roles of their colours. A palette has a colour for
/// each role, and every style has a palette for each theme.
///
/// Most colours depend on the surface behind them: the page, or the bubble of a message. The others are the
/// same on every surface.
public struct ColorRole: Hashable, Sendable {
  /// The index of the role's colour in a palette, and of the role in `all`.
  public let index: UInt8

  /// Returns the role of a colour on a surface, such as the text on the reader's own bubbles.
  public static func on(_ surface: ColorSurface, _ foreground: SurfaceColorRole) -> ColorRole {
    ColorRole(index: surface.rawIndex * UInt8(SurfaceColorRole.allCases.count) + foreground.rawIndex)
  }

  /// Returns the role of a colour that is the same on every surface.
  public static func everywhere(_ foreground: SharedColorRole) -> ColorRole {
    ColorRole(index: firstShared + foreground.rawIndex)
  }

  /// Returns the role of a sender's name in one of the twelve hues, on the bubbles of received messages.
  public static func name(_ hue: SenderHue) -> ColorRole { .hued(hue, isAvatar: false) }

  /// Returns the role of an avatar's background in one of the twelve hues.
  public static func avatar(_ hue: SenderHue) -> ColorRole { .hued(hue, isAvatar: true) }

  /// Returns the role for a hue. For compatibility, the first eight hues have the indices that they had when
  /// there were only eight. The other four come after all other roles.
  private static func hued(_ hue: SenderHue, isAvatar: Bool) -> ColorRole {
    let (first, all) = (UInt8(SenderHue.namedCount), UInt8(SenderHue.count))
    if hue.number < first { return ColorRole(index: firstHue + (isAvatar ? first : 0) + hue.number) }
    return ColorRole(index: firstHue + first + (isAvatar ? all - first : 0) + hue.number)
  }

  /// All roles. Palettes have their colours in this order.
  public static let all: [ColorRole] = names.indices.map { ColorRole(index: UInt8($0)) }

  /// Finds the role with a name; nil if there is none.
  public init?(name: String) {
    guard let index = Self.indices[name] else { return nil }
    self.init(index: index)
  }

  private init(index: UInt8) { self.index = index }

  /// The name of the role in styles and layouts, such as `sent.text`, `capsule` or `name3`.
  public var name: String { Self.names[Int(index)] }

  /// The surface behind the colour; nil for a colour that is the same on every surface.
  package var surface: ColorSurface? {
    index < Self.firstShared ? ColorSurface.allCases[Int(index) / SurfaceColorRole.allCases.count] : nil
  }

  private static let firstShared = UInt8(ColorSurface.allCases.count * SurfaceColorRole.allCases.count)
  private static let firstHue = firstShared + UInt8(SharedColorRole.allCases.count)

  static let names: [String] =
    ColorSurface.allCases.flatMap { surface in SurfaceColorRole.allCases.map { "\(surface).\($0)" } }
    + SharedColorRole.allCases.map(\.rawValue)
    + [0..<SenderHue.namedCount, SenderHue.namedCount..<SenderHue.count].flatMap { numbers in
      numbers.map { "name\($0)" } + numbers.map { "avatar\($0)" }
    }

  private static let indices = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($1, UInt8($0)) })
}

/// The surfaces behind texts and boxes.
public enum ColorSurface: String, Hashable, Sendable, CaseIterable {
  /// The background of the conversation.
  case page
  /// The bubble of one of the reader's own messages.
  case sent
  /// The bubble of another person's message.
  case received
  /// The bubble of a notice.
  case notice

  /// Returns the bubble of a message with a role.
  public init(_ role: MessageRole) {
    switch role {
    case .sent: self = .sent
    case .received: self = .received
    case .notice: self = .notice
    }
  }

  fileprivate var rawIndex: UInt8 {
    switch self {
    case .page: 0
    case .sent: 1
    case .received: 2
    case .notice: 3
    }
  }
}

/// The roles of colours that depend on the surface behind them.
public enum SurfaceColorRole: String, Hashable, Sendable, CaseIterable {
  /// The colour of the surface itself.
  case fill
  /// The border line of the surface. On the page, it is the border of avatars.
  case border
  /// Text.
  case text
  /// Times, summaries and file sizes. On the page, also the names of senders.
  case secondary
  /// Links, and other addresses that a press opens.
  case link
  /// Mentions.
  case mention
  /// The sender's name.
  case sender
  /// The background of a quote.
  case quote
  /// The bar beside a quote.
  case quoteBar
  /// The name of the quoted sender.
  case quoteSender
  /// The text of a quote.
  case quoteText
  /// The background of a link preview.
  case panel
  /// The background of code.
  case code
  /// The background of a button.
  case button
  /// The title of a button.
  case buttonText
  /// The background of the icon of a card.
  case icon
  /// The icon of a card.
  case iconSign
  /// The unfilled part of bars, such as unplayed bars of a voice message and the bars of a poll, and marks
  /// that are not chosen.
  case bar
  /// The filled bars of answers, and the chosen mark.
  case barFull
  /// The delivery icon of a message that was sent or delivered, or is being sent.
  case tick
  /// The delivery icon of a message that was read.
  case tickRead
  /// The delivery icon of a message that could not be sent.
  case tickFailed
  /// The background of a reaction.
  case reaction
  /// The count of a reaction, and its symbol if that has no colours of its own.
  case reactionText
  /// The border of a reaction.
  case reactionBorder
  /// The background of text that matches a search.
  case match
  /// The background of the current match.
  case currentMatch
  /// The letters of matches.
  case matchText
  /// Keywords and tags in code.
  case codeKeyword
  /// String literals in code.
  case codeString
  /// Comments in code, line numbers, and the language above code.
  case codeComment
  /// Numbers and constants.
  case codeNumber
  /// Names of functions, properties and attributes.
  case codeName
  /// Names of types.
  case codeType
  /// Code that was added in a diff.
  case codeInserted
  /// Code that was removed in a diff.
  case codeDeleted
  /// The background of an alert.
  case alert
  /// The bar, the icon and the title of a note, on the background of alerts.
  case alertNote
  /// The bar, the icon and the title of a tip.
  case alertTip
  /// The bar, the icon and the title of an alert about something important.
  case alertImportant
  /// The bar, the icon and the title of a warning.
  case alertWarning
  /// The bar, the icon and the title of an alert that asks for caution.
  case alertCaution
  /// The sign and the bar of the right answer of a quiz.
  case right
  /// The sign and the bar of a wrong answer that the reader has chosen.
  case wrong

  fileprivate var rawIndex: UInt8 { Self.places[self] ?? 0 }

  private static let places = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, UInt8($0)) })
}

/// The roles of colours that are the same on every surface.
public enum SharedColorRole: String, Hashable, Sendable, CaseIterable {
  /// The unread line and its text.
  case accent
  /// The background of a date.
  case pill
  /// The text of a date.
  case pillText
  /// The background of text on a picture. It is not opaque.
  case capsule
  /// The text on a picture.
  case capsuleText
  /// The delivery icon of a message that was read, on a picture.
  case capsuleTickRead
  /// The layer that dims a picture behind the number of hidden pictures. It is not opaque.
  case veil
  /// The number of hidden pictures.
  case veilText
  /// The area of a picture that is not available.
  case media
  /// The icon in the area of a picture that is not available, and the play icon of a video.
  case mediaSign
  /// The initials of a sender.
  case avatarText
  /// The mark with which the reader selects a message.
  case selection
  /// The hairline inside the edge of a picture, without which a white picture would have no edge on a white
  /// page. It is not opaque.
  case pictureEdge

  fileprivate var rawIndex: UInt8 { UInt8(Self.allCases.firstIndex(of: self) ?? 0) }
}
