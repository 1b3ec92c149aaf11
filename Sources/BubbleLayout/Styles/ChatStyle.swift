/// How a conversation is laid out: plain data, with nothing in the engine that knows any style by name.
///
/// In JSON a style names what differs from a preset, or from nothing. Its members `side`, `text`, `bubble`, `content`,
/// `labels`, `avatar`, `height` and their like speak of all messages, `sent`, `received` and `notice` of the messages from oneself,
/// from others and from nobody, and win over them:
///
/// ```json
/// { "preset": "balloon", "bubble": { "radius": 12 }, "received": { "side": "start" } }
/// ```
public struct ChatStyle: Hashable, Sendable {
  /// What the output calls it.
  public var name: String
  /// Messages from oneself.
  public var sent: MessageStyle {
    _read { yield sentStyle.value }
    set { sentStyle = Shared(newValue) }
  }
  /// Messages from others.
  public var received: MessageStyle {
    _read { yield receivedStyle.value }
    set { receivedStyle = Shared(newValue) }
  }
  /// Messages from nobody.
  public var notice: MessageStyle {
    _read { yield noticeStyle.value }
    set { noticeStyle = Shared(newValue) }
  }
  /// Whether start is right in a right-to-left interface; otherwise it is left in every interface.
  public var mirrorsInterface: Bool
  /// What is typed and shown as something else.
  public var emoticons: EmoticonTable
  /// How messages of one sender stand together; nil for each by itself.
  public var grouping: GroupingStyle?
  private var sentStyle: Shared<MessageStyle>
  private var receivedStyle: Shared<MessageStyle>
  private var noticeStyle: Shared<MessageStyle>

  /// A style of these values.
  public init(
    name: String = "custom", sent: MessageStyle = MessageStyle(), received: MessageStyle = MessageStyle(),
    notice: MessageStyle = MessageStyle(), mirrorsInterface: Bool = true,
    emoticons: EmoticonTable = EmoticonTable([:]), grouping: GroupingStyle? = nil
  ) {
    self.name = name
    sentStyle = Shared(sent)
    receivedStyle = Shared(received)
    noticeStyle = Shared(notice)
    self.mirrorsInterface = mirrorsInterface
    self.emoticons = emoticons
    self.grouping = grouping
  }

  /// The style of the messages of a role.
  public subscript(role: MessageRole) -> MessageStyle { shared(role).value }

  /// The style of the messages of a role, to be handed on.
  func shared(_ role: MessageRole) -> Shared<MessageStyle> {
    switch role {
    case .sent: sentStyle
    case .received: receivedStyle
    case .notice: noticeStyle
    }
  }

  /// Checks a style that was put together in code, by the rules that hold for a style that is read.
  ///
  /// Layout is total and never throws, so an invalid style gives a defined, if useless, layout.
  /// - Throws: `StyleError` for the first field that is out of its range.
  public func validate() throws(StyleError) { _ = try ChatStyle(jsonValue) }
}
