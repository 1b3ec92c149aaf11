import TextLayout
import TextUnicode

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Who reads a conversation, and where: what a layout depends on beside the messages, the style and the width.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The `sender` of the reader's own messages, which are laid out as sent and all others as received. Nil for a
  /// conversation read by somebody who takes no part in it.
  public var me: String?
  /// How dates and times are written, and the language of `words`.
  public var locale: Locale { didSet { words = languageWords } }
  /// The language of `words` and of what screen readers are told, as a BCP 47 tag; nil for that of the locale. Builds without the trait
  /// `FoundationDates` know no locales, and take the language from here.
  public var language: String? { didSet { words = languageWords } }
  /// The words that are added to what people write; those of the locale unless they are changed after it.
  public var words: InterfaceWords
  /// The zone that dates and times are shown in.
  public var timeZone: TimeZone
  /// The direction of the interface. It decides on which sides things are; each text has a direction of its own.
  public var direction: InterfaceDirection
  /// Device pixels in a point. Where it is given, measured sizes are rounded up to whole pixels before anything is
  /// placed by them; positions follow from sizes and are never rounded themselves. Nil for no rounding; what is
  /// outside of `scales` counts as nil.
  public var scale: Double?
  /// The factor by which the reader wants all fonts larger, held between 0.5 and 4 (dynamic type). In rows narrower than
  /// 240 points fonts grow less, so that lines hold more than a letter: at most by a factor of 3 in 180 points, of 2 in
  /// 120.
  public var fontScale: Double
  /// Whether the reader is selecting messages, so that styles that have one show a place to tick them.
  public var isSelecting: Bool
  /// Whether only two people take part, so that names and avatars are not needed.
  public var isOneToOne: Bool
  /// The long messages that are shown whole, though the style shortens them.
  public var expanded: Set<MessageID>
  /// The details that the reader has opened or closed: their state is the other one than their message says.
  public var toggled: Set<BlockPlace> = []
  /// How far what scrolls is scrolled, in points: a table or lines of code by the path of their block, from where they begin. It is held
  /// within what there is to scroll, and moves nothing but what is seen there (`Cell.scrolled`).
  public var scrolled: [BlockPlace: Point] = [:]
  /// Whether texts follow Unicode or browsers where they differ: in line breaks, balanced lines, and emoji and how wide they are.
  public var policy: LayoutPolicy
  /// Who takes part, in the order in which they joined: their names and colours. Empty where messages alone tell.
  public var people: People
  /// The moment from which days are called today, yesterday and by their weekday (`TimestampStyle.relative`). Nil for dates alone: no clock
  /// is ever read.
  public var now: Timestamp?
  /// What stands above the first message of a day in place of its name or date, by the date in `timeZone` as ISO 8601 has it: `2025-12-25`.
  public var dayTexts: [String: String]

  /// The widest that a mention in a text may be, which follows from the width of the rows; nil for what its style says.
  var chipLimit: LayoutUnit?

  /// An environment of these values; by default one without a reader's own messages, in American English and UTC.
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

  /// The scales that sizes are rounded at: a pixel is from 1/1,024 to 64 points.
  public static let scales = 1.0 / 64...1_024

  /// The font scale made safe: NaN counts as 1.
  var usableFontScale: Double { fontScale.isNaN ? 1 : min(max(fontScale, 0.5), 4) }

  /// The environment with the font scale that rows of a width have room for.
  func fitted(to width: AvailableWidth) -> LayoutEnvironment {
    // In steps, so that a resize does not shape texts anew for each width.
    let most = width.limit.map { $0 >= 240 ? 4 : max(1, ($0.points / 30).rounded(.down) / 2) } ?? 4
    if usableFontScale <= most { return self }
    var environment = self
    environment.fontScale = most
    return environment
  }

  /// The environment as far as it decides the texts of messages and how they are shaped.
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
