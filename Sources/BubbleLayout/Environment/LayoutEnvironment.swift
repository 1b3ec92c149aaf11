import TextLayout
import TextUnicode

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Who reads a conversation, and where. A layout depends on it, besides the messages, the style and the
/// width.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The `sender` of the reader's own messages. They are laid out as sent, all others as received. Nil if the
  /// reader takes no part in the conversation.
  public var me: String?
  /// Decides how dates and times are written, and the language of `words`.
  public var locale: Locale { didSet { words = languageWords } }
  /// The language of `words` and of what screen readers say, as a BCP 47 tag; nil for that of the locale.
  /// Builds without the trait `FoundationDates` know no locales, and take the language from here.
  public var language: String? { didSet { words = languageWords } }
  /// The words of the interface in the rows. They follow the locale; to change them, assign them after the
  /// locale.
  public var words: InterfaceWords
  /// The time zone of the shown dates and times.
  public var timeZone: TimeZone
  /// The direction of the interface. It decides the sides on which things are placed. Each text has a
  /// direction of its own.
  public var direction: InterfaceDirection
  /// Device pixels per point. If given, measured sizes are rounded up to whole pixels before anything is
  /// placed. Positions follow from sizes and are not rounded themselves. Nil for no rounding; values outside
  /// `scales` count as nil.
  public var scale: Double?
  /// The factor by which the reader enlarges all fonts (dynamic type), clamped to 0.5…4. In rows narrower
  /// than 240 points fonts grow less, so that lines hold more than a letter: at most by a factor of 3 at 180
  /// points, of 2 at 120.
  public var fontScale: Double
  /// Whether the reader is selecting messages. Styles with selection marks then show them.
  public var isSelecting: Bool
  /// Whether only two people take part, so that names and avatars are not needed.
  public var isOneToOne: Bool
  /// The long messages that are shown whole, although the style shortens them.
  public var expanded: Set<MessageID>
  /// The details that the reader has opened or closed: their state is the opposite of the one in the message.
  public var toggled: Set<BlockPlace> = []
  /// The scroll offsets of tables and code, in points from where they begin, by the paths of their blocks.
  /// They are clamped to the scrollable range, and move only the content of that block (`Cell.scrolled`).
  public var scrolled: [BlockPlace: Point] = [:]
  /// Whether texts follow Unicode or browsers where the two differ: in line breaks, balanced lines, and the
  /// presentation and width of emoji.
  public var policy: LayoutPolicy
  /// The participants in the order in which they joined, with names and colours. Empty if only the messages
  /// name them.
  public var people: People
  /// The current time, for the names of days: today, yesterday and weekdays (`TimestampStyle.relative`). Nil
  /// for dates only. The library never reads a clock.
  public var now: Timestamp?
  /// Texts above the first message of a day, instead of its name or date. The keys are dates in `timeZone` in
  /// ISO 8601 format: `2025-12-25`.
  public var dayTexts: [String: String]

  /// The maximum width of a mention in a text, which depends on the width of the rows; nil for the width that
  /// its style gives.
  var chipLimit: LayoutUnit?

  /// Creates an environment; by default without a reader's own messages, in American English and UTC.
  public init(
    me: String? = nil, locale: Locale = Locale(identifier: "en_US"), language: String? = nil,
    timeZone: TimeZone = .gmt, direction: InterfaceDirection = .leftToRight, scale: Double? = nil,
    fontScale: Double = 1,
    isSelecting: Bool = false, isOneToOne: Bool = false, expanded: Set<MessageID> = [],
    policy: LayoutPolicy = .unicode, people: People = [:], now: Timestamp? = nil,
    dayTexts: [String: String] = [:]
  ) {
    self.me = me
    self.locale = locale
    self.language = language
    words = language.map { InterfaceWords(language: $0) } ?? InterfaceWords(locale)
    self.timeZone = timeZone
    self.direction = direction
    self.scale = scale
    self.fontScale = fontScale
    self.isSelecting = isSelecting
    self.isOneToOne = isOneToOne
    self.expanded = expanded
    self.policy = policy
    self.people = people
    self.now = now
    self.dayTexts = dayTexts
  }

  /// The words of the language, or of the locale.
  private var languageWords: InterfaceWords {
    language.map { InterfaceWords(language: $0) } ?? InterfaceWords(locale)
  }

  /// Who a message is from, as its reader sees it.
  public func role(of message: Message) -> MessageRole {
    guard let sender = message.sender, message.kind != .notice else { return .notice }
    return sender == me ? .sent : .received
  }

  /// The valid scales. A pixel has from 1/1,024 to 64 points.
  public static let scales = 1.0 / 64...1_024

  /// The font scale made safe: NaN counts as 1.
  var usableFontScale: Double { fontScale.isNaN ? 1 : min(max(fontScale, 0.5), 4) }

  /// The environment with the font scale that fits rows of a width.
  func fitted(to width: AvailableWidth) -> LayoutEnvironment {
    // In steps, so that a resize does not shape texts again for each width.
    let most = width.limit.map { $0 >= 240 ? 4 : max(1, ($0.points / 30).rounded(.down) / 2) } ?? 4
    if usableFontScale <= most { return self }
    var environment = self
    environment.fontScale = most
    return environment
  }

  /// The part of the environment that the texts of messages and their shaping depend on.
  var textInputs: LayoutEnvironment {
    var inputs = LayoutEnvironment(
      me: me, locale: locale, language: language, timeZone: timeZone, fontScale: usableFontScale,
      isOneToOne: isOneToOne,
      expanded: expanded, policy: policy, people: people, now: now)
    inputs.words = words
    inputs.toggled = toggled
    return inputs
  }
}
