import BubbleLayout
import Foundation

/// The settings of a transcript besides its messages and its width. Omitted settings do not change.
package struct SessionSettings: Sendable {
  /// The style: a preset, the path of a file, or an object.
  package var style: SessionStyle?
  /// The sender whose messages are the reader's own; a nested nil if the reader is not a sender.
  package var me: String??
  package var locale: Locale?
  /// The language of the words in rows; a nested nil for the language of the locale.
  package var language: String??
  /// Words that replace those of the language; a nested nil for the words of the language.
  package var words: SessionWords??
  package var timeZone: TimeZone?
  package var direction: InterfaceDirection?
  /// The pixels of a point, to which frames are aligned; a nested nil for no alignment.
  package var deviceScale: Double??
  package var fontScale: Double?
  /// Whether messages show marks for selecting them.
  package var isSelecting: Bool?
  /// Whether the conversation is between two people.
  package var isOneToOne: Bool?
  package var policy: LayoutPolicy?
  /// The ids of the long messages that are shown whole.
  package var expanded: [MessageID]?
  /// The details blocks that are shown open although the message has them closed, or the reverse.
  package var toggled: [SessionBlock]?
  /// The places where spoilers are uncovered.
  package var uncovered: [BlockPlace]?
  /// The scroll offsets of blocks. All other blocks are at their beginning.
  package var scrolled: [SessionScroll]?
  /// The style of dates; a nested nil for no dates.
  package var dates: SeparatorStyle??
  package var unread: MessageID??
  /// The text of the unread line; a nested nil for the words of the language.
  package var unreadText: String??
  /// The style of the unread line.
  package var unreadStyle: SeparatorStyle?
  /// The typing row; a nested nil while nobody is typing.
  package var typing: TypingRow??
  package var keepsBottom: Bool?
  package var placesShortContentAtBottom: Bool?
  /// Whether the client shows an inverted list, so that coordinates and the order of rows are inverted.
  package var isInverted: Bool?
  /// The theme of drawings.
  package var theme: ColorTheme?
  /// The people; a nested nil for none.
  package var people: People??
  /// The present time, for words such as "today"; a nested nil to show all days as dates.
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
    .optional("expand", \.expanded), .optional("toggled", \.toggled),
    .optional("uncovered", \.uncovered, JSONForm<BlockPlace>.uncoveredList),
    .optional("scrolled", \.scrolled),
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
