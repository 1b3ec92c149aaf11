import BubbleLayout
import Foundation

/// What a transcript depends on besides its messages and its width. Omitted settings do not change.
package struct SessionSettings: Sendable {
  package var style: SessionStyle?
  /// Nil to keep it; a nested nil if the reader takes no part.
  package var me: String??
  package var locale: Locale?
  /// The language of the words in rows; a nested nil for that of the locale.
  package var language: String??
  /// A nested nil for the words of the language.
  package var words: SessionWords??
  package var timeZone: TimeZone?
  package var direction: InterfaceDirection?
  package var deviceScale: Double??
  package var fontScale: Double?
  package var isSelecting: Bool?
  package var isOneToOne: Bool?
  package var policy: LayoutPolicy?
  package var expanded: [MessageID]?
  /// The details whose state is the opposite of the one in the message.
  package var toggled: [SessionBlock]?
  /// The scroll offsets of blocks. All others are at their beginning.
  package var scrolled: [SessionScroll]?
  /// A nested nil for no dates.
  package var dates: SeparatorStyle??
  package var unread: MessageID??
  package var unreadText: String??
  package var unreadStyle: SeparatorStyle?
  /// A nested nil while nobody is typing.
  package var typing: TypingRow??
  package var keepsBottom: Bool?
  package var placesShortContentAtBottom: Bool?
  /// Whether places and rows are those of a list that is inverted.
  package var isInverted: Bool?
  /// The theme of drawings.
  package var theme: ColorTheme?
  /// A nested nil for nobody.
  package var people: People??
  /// A nested nil for only dates.
  package var now: Timestamp??
  package var dayTexts: [String: String]??

  package init() {}
}

/// A style, as a request gives it.
package enum SessionStyle: Sendable {
  /// The name of a preset, or the path of a file.
  case named(String)
  case own(ChatStyle)
}

extension SessionSettings: JSONRecord {
  package static var standard: SessionSettings { SessionSettings() }

  package static let fields: [RecordField<SessionSettings>] = [
    .optional("style", \.style), .field("me", \.me, .clearable(String.form)),
    .optional("locale", \.locale, .locale), .field("language", \.language, .clearable(.language)),
    .field("words", \.words, .clearable(SessionWords.form)), .optional("timeZone", \.timeZone, .zone),
    .optional("direction", \.direction, .choice(of: InterfaceDirection.allCases)),
    .field("deviceScale", \.deviceScale, .clearable(.number(in: LayoutEnvironment.scales))),
    .optional("fontScale", \.fontScale, .number(in: 0.5...4)), .optional("selecting", \.isSelecting),
    .optional("private", \.isOneToOne), .optional("policy", \.policy, .choice(of: LayoutPolicy.allCases)),
    .optional("expand", \.expanded), .optional("toggled", \.toggled), .optional("scrolled", \.scrolled),
    .optional("dates", \.dates, .switchable(SeparatorStyle())),
    .field("unread", \.unread, .clearable(MessageID.form)),
    .field("unreadText", \.unreadText, .clearable(String.form)), .optional("unreadStyle", \.unreadStyle),
    .optional("typing", \.typing, .switchable(TypingRow())),
    .optional("keepsBottom", \.keepsBottom),
    .optional("placesShortContentAtBottom", \.placesShortContentAtBottom),
    .optional("inverted", \.isInverted), .optional("theme", \.theme, .choice(of: ColorTheme.allCases)),
    .field("people", \.people, .clearable(People.form)), .field("now", \.now, .clearable(Timestamp.form)),
    .field("dayTexts", \.dayTexts, .clearable(.dayTexts)),
  ]
}

extension SessionStyle: JSONConvertible {
  package static var form: JSONForm<SessionStyle> {
    JSONForm {
      .any(of: [.string, ChatStyle.objectSchema.defined(as: "ChatStyle")])
    } read: { (value) throws(FieldError) in
      if case .string(let name) = value { return .named(name) }
      guard case .object = value else { throw .mismatch(.string, .object, found: value) }
      return .own(try ChatStyle(reading: value))
    } write: { style in
      switch style {
      case .named(let name): .string(name)
      case .own(let style): style.jsonValue
      }
    }
  }
}
