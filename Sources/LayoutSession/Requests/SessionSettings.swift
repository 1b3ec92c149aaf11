import BubbleLayout
import Foundation

/// What a transcript depends on besides its messages and its width. What is left out stays as it is.
struct SessionSettings: Sendable {
  var style: SessionStyle?
  /// Nil to keep it, nil within to have no reader who takes part.
  var me: String??
  var locale: Locale?
  var timeZone: TimeZone?
  var direction: InterfaceDirection?
  var deviceScale: Double??
  var fontScale: Double?
  var isSelecting: Bool?
  var isPrivate: Bool?
  var expanded: [MessageID]?
  var dates: Bool?
  var unread: MessageID??
  var unreadText: String??
  var typing: Bool?
  var keepsBottom: Bool?
  var placesShortContentAtBottom: Bool?
  /// The colours of what is drawn.
  var theme: ColorTheme?

  init() {}
}

/// A style as a request gives it.
enum SessionStyle: Sendable {
  /// The name of a preset, or the path of a file.
  case named(String)
  case own(ChatStyle)
}

extension SessionSettings: JSONRecord {
  static var standard: SessionSettings { SessionSettings() }

  static let fields: [RecordField<SessionSettings>] = [
    .optional("style", \.style), .field("me", \.me, .clearable(String.form)),
    .optional("locale", \.locale, .locale), .optional("timeZone", \.timeZone, .zone),
    .optional("direction", \.direction, .choice(of: InterfaceDirection.allCases)),
    .field("deviceScale", \.deviceScale, .clearable(.number(in: LayoutEnvironment.scales))),
    .optional("fontScale", \.fontScale, .number(in: 0.5...4)), .optional("selecting", \.isSelecting),
    .optional("private", \.isPrivate), .optional("expand", \.expanded), .optional("dates", \.dates),
    .field("unread", \.unread, .clearable(MessageID.form)),
    .field("unreadText", \.unreadText, .clearable(String.form)), .optional("typing", \.typing),
    .optional("keepsBottom", \.keepsBottom),
    .optional("placesShortContentAtBottom", \.placesShortContentAtBottom),
    .optional("theme", \.theme, .choice(of: ColorTheme.allCases)),
  ]
}

extension SessionStyle: JSONConvertible {
  static var form: JSONForm<SessionStyle> {
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
