import TextLayout
import TextUnicode

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The reader of a conversation, with the reader's language, settings and device. A layout depends on the
/// environment, the messages, the style and the width.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The reader, identified as in `Message.sender`. The reader's own messages are laid out as sent, all
  /// others as received. Nil if the reader takes no part in the conversation.
  public var me: String?
  /// The locale, which decides how dates and times are written, and the language of `words`.
  public var locale: Locale { didSet { takeLanguage() } }
  /// The language of `words` and of screen readers' texts, as a BCP 47 tag; nil for the locale's language.
  /// Builds without the trait `FoundationDates` do not support locales, so they need this language.
  public var language: String? { didSet { takeLanguage() } }
  /// The words of the interface in the rows. They change when the locale changes. To use other words, set
  /// them after the locale.
  public var words: InterfaceWords
  /// The time zone in which dates and times are shown.
  public var timeZone: TimeZone
  /// The direction of the interface. It decides on which sides bubbles, avatars and other parts are placed.
  /// Each text has a direction of its own.
  public var direction: InterfaceDirection
  /// The number of device pixels per point. If it is set, measured sizes are rounded up to whole pixels
  /// before parts are placed. Positions follow from sizes and are not rounded themselves. Nil for no
  /// rounding. Values outside `scales` count as nil.
  public var scale: Double?
  /// The factor by which the reader enlarges all fonts (dynamic type), clamped to 0.5…4. In rows narrower
  /// than 240 points, fonts grow less, so that a line can hold more than one letter: at most by a factor of 3
  /// at 180 points, and of 2 at 120 points.
  public var fontScale: Double
  /// Whether the reader is selecting messages. Styles with selection marks then show the marks.
  public var isSelecting: Bool
  /// Whether only two people take part, so that names and avatars are not needed.
  public var isOneToOne: Bool
  /// The ids of long messages that are shown whole, although the style shortens them.
  public var expanded: Set<MessageID>
  /// The details blocks that the reader has opened or closed. Each is shown open if it is closed in the
  /// message, and closed if it is open there.
  public var toggled: Set<BlockPlace> = []
  /// The places where the reader has uncovered spoilers. A place with an empty path uncovers the whole
  /// message, any other place the spoilers that it contains and those that contain it. Uncovering changes no
  /// frame, line or glyph. The preview of a quoted message follows the message that quotes it.
  public var uncovered: Set<BlockPlace> = []
  /// The scroll offsets of tables and code, in points from the beginning of their content, by the paths of
  /// their blocks. They are clamped to the scrollable range, and affect only the content of that block (see
  /// `Cell.scrolled`).
  public var scrolled: [BlockPlace: Point] = [:]
  /// Whether texts follow Unicode or browsers where the two differ: for line breaks, balanced lines, and the
  /// presentation and width of emoji.
  public var policy: LayoutPolicy
  /// The participants, with names and colours, in the order in which they joined; empty if they are unknown.
  public var people: People
  /// The current time, from which the names of days (today, yesterday and weekdays) are found (see
  /// `TimestampStyle.relative`). If nil, only dates are shown. The library never reads a clock.
  public var now: Timestamp?
  /// Texts above the first message of a day, which replace the day's name or date. The keys are dates in
  /// `timeZone`, in ISO 8601 format, such as `2025-12-25`.
  public var dayTexts: [String: String]

  /// The maximum width of a mention's chip in a text, which depends on the width of the rows; nil for the
  /// default width.
  var chipLimit: LayoutUnit?
  /// The language of Han characters in texts without a language. It follows from the reader's language.
  private(set) var han: HanLanguage

  /// Creates an environment. By default, the reader takes no part in the conversation, the language is
  /// American English, and the time zone is UTC.
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
    han = HanLanguage(readerOf: language ?? locale.identifier)
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

  /// Takes the words of `language` or, if it is nil, of the locale.
  private mutating func takeLanguage() {
    words = language.map { InterfaceWords(language: $0) } ?? InterfaceWords(locale)
    han = HanLanguage(readerOf: language ?? locale.identifier)
  }

  /// Returns the role of a message for its reader: sent, received or notice.
  public func role(of message: Message) -> MessageRole {
    guard let sender = message.sender, message.kind != .notice else { return .notice }
    return sender == me ? .sent : .received
  }

  /// The valid scales. At these scales, a pixel has from 1/1,024 to 64 points.
  public static let scales = 1.0 / 64...1_024

  /// The clamped font scale. NaN counts as 1.
  var usableFontScale: Double { fontScale.isNaN ? 1 : min(max(fontScale, 0.5), 4) }

  /// Returns the environment with a font scale that fits rows of this width.
  func fitted(to width: AvailableWidth) -> LayoutEnvironment {
    // The scale changes in steps, so that a resize does not shape texts again at each width.
    let most = width.limit.map { $0 >= 240 ? 4 : max(1, ($0.points / 30).rounded(.down) / 2) } ?? 4
    if usableFontScale <= most { return self }
    var environment = self
    environment.fontScale = most
    return environment
  }

  /// The part of the environment that affects the texts of messages and their shaping.
  var textInputs: LayoutEnvironment {
    var inputs = LayoutEnvironment(
      me: me, locale: locale, language: language, timeZone: timeZone, fontScale: usableFontScale,
      isOneToOne: isOneToOne,
      expanded: expanded, policy: policy, people: people, now: now)
    inputs.words = words
    (inputs.toggled, inputs.uncovered) = (toggled, uncovered)
    return inputs
  }
}

/// The grid of device pixels. Sizes are rounded up to whole pixels, so that the measured content fits.
struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point; nil if sizes are not rounded.
  let scale: Double?

  /// - Parameter scale: The number of pixels per point. Scales outside `LayoutEnvironment.scales` count as
  ///   nil.
  init(scale: Double?) {
    self.scale = scale.flatMap { LayoutEnvironment.scales.contains($0) ? $0 : nil }
  }

  func roundedUp(_ length: LayoutUnit) -> LayoutUnit {
    guard let scale else { return length }
    // This is the layout unit nearest to a whole number of pixels. It is never less than the given length.
    return LayoutUnit((length.points * scale).rounded(.up) / scale)
  }
}
