import Foundation

/// What a layout depends on beside the messages, the style and the width.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The sender whose messages are sent; all others are received. Nil for a conversation read by an outsider.
  public var me: String?
  /// How dates and times are written.
  public var locale: Locale
  /// Where dates and times are read.
  public var timeZone: TimeZone
  /// The direction of the interface; that of a message's text is the message's own.
  public var direction: InterfaceDirection
  /// Device pixels in a point. Where given, measured sizes are rounded up to whole pixels before anything is
  /// placed by them; positions follow from sizes and are never rounded by themselves.
  public var scale: Double?
  /// By how much the reader wants all fonts larger; held between a half and four.
  public var fontScale: Double
  /// Whether messages are being chosen.
  public var isSelecting: Bool

  /// An environment of these values; by default an outsider's, in American English and UTC.
  public init(
    me: String? = nil, locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt,
    direction: InterfaceDirection = .leftToRight, scale: Double? = nil, fontScale: Double = 1,
    isSelecting: Bool = false
  ) {
    self.me = me
    self.locale = locale
    self.timeZone = timeZone
    self.direction = direction
    self.scale = scale
    self.fontScale = fontScale
    self.isSelecting = isSelecting
  }

  /// Who a message is from.
  public func role(of message: Message) -> MessageRole {
    guard let sender = message.sender, message.kind != .notice else { return .notice }
    return sender == me ? .sent : .received
  }

  /// The font scale made safe; what is no number scales nothing.
  var usableFontScale: Double { fontScale.isNaN ? 1 : min(max(fontScale, 0.5), 4) }

  /// The environment as far as it decides the texts of messages and how they are shaped.
  var textInputs: LayoutEnvironment {
    LayoutEnvironment(me: me, locale: locale, timeZone: timeZone, fontScale: usableFontScale)
  }
}
